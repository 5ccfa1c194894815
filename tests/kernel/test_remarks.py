"""Remarks are checked as strictly as events: who says what, and where it may stand."""

from pathlib import Path

import msgspec
import pytest

from tablereef.games import find
from tablereef.kernel import journal
from tablereef.kernel.dealers import commitment_to, derived_nonce
from tablereef.kernel.game import OVER
from tablereef.kernel.match import Deal, Header, Line, Match, Remark, new_header, seeded_match
from tablereef.kernel.refusals import Refusal

CARCASSE = find("carcasse")
SECRET = "7" * 64
OLD = sorted((Path(__file__).parent / "format1").glob("*.jsonl"))


def header() -> Header:
    """A match that is dealt fairly."""
    return new_header(CARCASSE, ["Ada", "Bob", "Cleo"], {}, Deal(commitment=commitment_to(SECRET)), "fair")


def begun(*lines: Line) -> Match:
    """A fair match for three with a bot on the last seat, all nonces, and some lines more."""
    match = Match(CARCASSE, header())
    match.add(Remark("bot", 2, "random"))
    match.add_nonce(0, "left")
    match.add_nonce(1, "right")
    match.derive_nonce(2)
    match.start_fair(SECRET)
    for line in lines:
        match.add(line)
    return match


def over() -> Match:
    """The same, ended by all people."""
    match = begun()
    match.end(1, (0, 1))
    return match


def refused(match: Match, line: Line) -> str:
    """The kind with which a line is refused, and nothing has changed."""
    before = match.version, dict(match.nonces), dict(match.bots), list(match.resigned), match.turn()
    with pytest.raises(Refusal) as refusal:
        match.add(line)
    assert before == (match.version, match.nonces, match.bots, match.resigned, match.turn())
    return refusal.value.kind


@pytest.mark.parametrize("seat", [-2, -1, 3, 9])
@pytest.mark.parametrize("kind", ["undo", "nonce", "derived", "bot", "returned", "resigned", "ended"])
def test_only_seats_that_are_there_say_something(kind: str, seat: int) -> None:
    assert refused(begun(), Remark(kind, seat, "0 1")) == "no_such_seat"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        (Remark("nonce", 0, "more"), "nonce_given"),
        (Remark("undo", 0, "why"), "misplaced_remark"),
        (Remark("bot", 0), "misplaced_remark"),
        (Remark("bot", 2, "heuristic"), "misplaced_remark"),
        (Remark("returned", 0), "misplaced_remark"),
        (Remark("resigned", 0, "why"), "misplaced_remark"),
        (Remark("result", text="1:0 1:0 1:0"), "misplaced_remark"),
        (Remark("revealed", text=SECRET), "misplaced_remark"),
        (Remark("ended"), "no_such_seat"),
        (Remark("ended", 0), "not_agreed"),
        (Remark("ended", 0, "0"), "not_agreed"),
        (Remark("ended", 2, "0 1"), "not_agreed"),
        (Remark("ended", 0, "1 0"), "not_agreed"),
        (Remark("ended", 0, "0 0 1"), "not_agreed"),
        (Remark("ended", 0, "0 1 7"), "not_agreed"),
    ],
)
def test_a_remark_that_cannot_stand_in_a_running_match_is_refused(line: Remark, kind: str) -> None:
    assert refused(begun(), line) == kind


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        (Remark("resigned", 0), "match_over"),
        (Remark("returned", 2), "match_over"),
        (Remark("bot", 0, "random"), "match_over"),
        (Remark("ended", 0, "0 1"), "match_over"),
        (Remark("result", text="1:0 1:0 1:0"), "misplaced_remark"),
        (Remark("revealed", 0, SECRET), "misplaced_remark"),
        (Remark("revealed", text="8" * 64), "wrong_secret"),
    ],
)
def test_after_the_end_there_is_one_result_and_one_secret(line: Remark, kind: str) -> None:
    assert refused(over(), line) == kind


def test_the_secret_is_the_last_line() -> None:
    match = over()
    match.add(Remark("revealed", text=SECRET))
    assert refused(match, Remark("revealed", text=SECRET)) == "misplaced_remark"
    assert refused(match, Remark("bot", 0, "random")) == "match_over"


def test_nobody_gives_up_twice_and_who_gave_up_does_not_return() -> None:
    match = begun(Remark("bot", 0, "random"), Remark("resigned", 0))
    assert refused(match, Remark("resigned", 0)) == "misplaced_remark"
    assert refused(match, Remark("returned", 0)) == "misplaced_remark"


def test_an_end_by_consent_names_all_who_play() -> None:
    match = begun(Remark("bot", 0, "random"))
    match.end(1, (1,))
    assert match.lines[-2] == Remark("ended", 1, "1")
    assert match.turn() == OVER


def test_nothing_is_dealt_before_every_nonce() -> None:
    dealt = begun().lines[4:]
    match = Match(CARCASSE, header())
    match.add(Remark("bot", 2, "random"))
    match.add_nonce(0, "left")
    match.add_nonce(1, "right")
    assert refused(match, dealt[0]) == "match_waiting"
    match.derive_nonce(2)
    match.add(dealt[0])


def test_the_nonce_of_a_bot_follows_from_the_header() -> None:
    match = Match(CARCASSE, header())
    derived = Remark("derived", 2, derived_nonce(match.header.digest(), 2))
    assert refused(match, derived) == "derived_nonce", "a person is there to choose one"
    match.add(Remark("bot", 2, "random"))
    assert refused(match, Remark("nonce", 2, "chosen")) == "derived_nonce"
    assert refused(match, Remark("derived", 2, "f" * 64)) == "derived_nonce"
    match.add(derived)
    assert match.nonces == {2: derived.text}


def test_who_gave_up_before_the_deal_leaves_a_nonce_that_nobody_chose() -> None:
    match = Match(CARCASSE, header())
    match.resign(1)
    match.derive_nonce(1)
    assert match.nonces[1] == derived_nonce(match.header.digest(), 1)


def test_a_match_from_a_seed_takes_neither_nonces_nor_a_secret() -> None:
    match = seeded_match(CARCASSE, 2, 1)
    assert refused(match, Remark("nonce", 0, "left")) == "misplaced_remark"
    match.end(1, (0, 1))
    assert refused(match, Remark("revealed", text=SECRET)) == "misplaced_remark"


@pytest.mark.parametrize(
    ("old", "new"), [('"rules":', '"rules":9'), ('"tables":"', '"tables":"0'), ("Ada", "Adam"), ('"fair"', '"foul"')]
)
def test_a_fair_deal_belongs_to_its_header(tmp_path: Path, old: str, new: str) -> None:
    """Other rules, tables, names or another id: the same secret and nonces deal another match."""
    match, path = over(), tmp_path / "match.jsonl"
    match.add(Remark("revealed", text=SECRET))
    first, *rest = journal.written(match).splitlines(keepends=True)
    path.write_text("".join([first.replace(old, new), *rest]), encoding="utf-8")
    with pytest.raises(Refusal):
        journal.verify(journal.read(path, find))


def test_a_header_deals_in_one_way(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(journal.written(over()).replace('"deal":{', '"deal":{"seed":1,'), encoding="utf-8")
    with pytest.raises(Refusal, match="line 1 cannot be read"):
        journal.read(path, find)


# — the first format —


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_journals_of_the_first_format_are_read_and_verified_as_they_were_written(path: Path) -> None:
    match = journal.read(path, find)
    assert journal.written(match) == path.read_text(encoding="utf-8")
    assert journal.verify(match)


def test_the_first_format_is_no_way_round() -> None:
    """Whatever its honest journals never had is refused there too."""
    match = Match(CARCASSE, msgspec.structs.replace(header(), tablereef=1))
    assert refused(match, Remark("nonce", 9, "more")) == "no_such_seat"
    assert refused(match, Remark("revealed", text=SECRET)) == "misplaced_remark"
    assert refused(match, Remark("resigned", 9)) == "no_such_seat"
    assert refused(match, Remark("ended", 0)) == "not_agreed"
    assert refused(match, begun().lines[4]) == "match_waiting"
    match.add(Remark("ended"))
    assert refused(match, Remark("ended")) == "match_over"
