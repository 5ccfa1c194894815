"""Journals: written, read, verified; what is wrong is said with its line."""

from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from tablereef.games import GAMES, find
from tablereef.kernel import journal
from tablereef.kernel.dealers import commitment_to
from tablereef.kernel.game import CHANCE, Game
from tablereef.kernel.match import Deal, Event, Match, Remark, new_header
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.text import Text
from tests.kernel.test_match import finished

CARCASSE = find("carcasse")
SECRET = "7" * 64


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished match on disk."""
    path = tmp_path / "match.jsonl"
    path.write_text(journal.written(finished(CARCASSE, 5)), encoding="utf-8")
    return path


def edit(path: Path, number: int, old: str, new: str) -> None:
    """Change one line of a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_a_journal_is_readable_json_lines(saved: Path) -> None:
    rows = [msgspec.json.decode(line) for line in saved.read_bytes().splitlines()]
    assert rows[0]["game"] == "carcasse"
    assert rows[1]["by"] == -1
    assert rows[1]["event"].startswith("first seat=")


def test_what_was_written_is_read_back(saved: Path) -> None:
    match = journal.read(saved, find)
    assert journal.written(match) == saved.read_text(encoding="utf-8")
    assert match.outcome() == finished(CARCASSE, 5).outcome()
    assert journal.verify(match)


def test_several_matches_fit_one_file(tmp_path: Path) -> None:
    path = tmp_path / "many.jsonl"
    path.write_text("".join(journal.written(finished(CARCASSE, seed)) for seed in range(3)), encoding="utf-8")
    assert [match.header.deal.seed for match in journal.read_all(path, find)] == [0, 1, 2]


def test_a_changed_outcome_is_found_and_its_line_named(saved: Path) -> None:
    """A possible card, but not the one that was dealt: the journal reads, and does not verify."""
    match = finished(CARCASSE, 5)
    at = 1  # the first card
    again = Match(CARCASSE, match.header)
    for line in match.lines[:at]:
        again.add(line)
    dealt = match.lines[at]
    assert isinstance(dealt, Event)
    other = next(code for code in CARCASSE.odds(again.state) if code != dealt.code)
    again.add(Event(CHANCE, other, CARCASSE.chance_codes.form(other)))
    saved.write_text(journal.written(again), encoding="utf-8")
    with pytest.raises(Refusal, match=f"^Line {at + 2} says .*, but the deal gives .*{dealt.event}") as refused:
        journal.verify(journal.read(saved, find))
    assert refused.value.kind == "chance_differs"


def test_a_changed_result_is_found(saved: Path) -> None:
    number = len(saved.read_text(encoding="utf-8").splitlines())
    edit(saved, number, '"text":"', '"text":"9')
    with pytest.raises(Refusal, match=f"line {number}: The journal says that the result is 9"):
        journal.read(saved, find)


def test_an_illegal_line_is_named(saved: Path) -> None:
    edit(saved, 3, '"by":-1', '"by":1')
    with pytest.raises(Refusal, match=r"line 3: .* is not possible now"):
        journal.read(saved, find)


@pytest.mark.parametrize("text", ["", "{}\n", "no json\n", '{"by":0,"code":1,"event":"surface"}\n', "[1]\n"])
def test_a_file_that_is_no_journal_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal, match="is not a journal: line 1"):
        journal.read(path, find)


@pytest.mark.parametrize(
    ("number", "old", "new"),
    [
        (1, b'{"tablereef"', b'{"note":"x","tablereef"'),
        (1, b'{"tablereef"', b'{"match":"another","tablereef"'),
        (2, b'{"by"', b'{"who":9,"by"'),
        (2, b'{"by"', b'{"by":1,"by"'),
        (3, b"event", b"e\xffent"),
    ],
)
def test_a_line_that_says_more_than_is_checked_is_refused(saved: Path, number: int, old: bytes, new: bytes) -> None:
    lines = saved.read_bytes().splitlines(keepends=True)
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new, 1)
    saved.write_bytes(b"".join(lines))
    with pytest.raises(Refusal, match=f"line {number} cannot be read"):
        journal.read(saved, find)


def test_the_header_of_a_fair_deal_is_taken_byte_by_byte(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes().replace(b'":', b'": '))
    assert journal.verify(journal.read(saved, find)), "spaces change nothing where a seed deals"
    match = fair_match()
    saved.write_text(journal.written(match).replace('{"tablereef"', '{ "tablereef"', 1), encoding="utf-8")
    with pytest.raises(Refusal, match="line 1 cannot be read"):
        journal.read(saved, find)


def test_line_ends_of_another_system_change_nothing(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes().replace(b"\n", b"\r\n"))
    assert journal.verify(journal.read(saved, find))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="Cannot read the file"):
        journal.read(tmp_path / "nothing.jsonl", find)


def test_an_unknown_game_is_refused(saved: Path) -> None:
    edit(saved, 1, "carcasse", "chess")
    with pytest.raises(Refusal, match='There is no game "chess"'):
        journal.read(saved, find)


# — other editions —


def facts_of(game: Game) -> list[tuple[ModuleType, str]]:
    """Every fact of a game's box: where it stands, and its name."""
    return [(part, name) for part in game.components for name in vars(part) if name.isupper()]


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_of_the_box_is_in_the_hash(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find(name)
    for part, fact in facts_of(game):
        with monkeypatch.context() as patch:
            before = game.tables()
            patch.setattr(part, fact, ("corrected", getattr(part, fact)))
            assert game.tables() != before, f"{fact} may be corrected unseen"


def of_other_rules(path: Path) -> None:
    """Let a journal say that other rules wrote it."""
    edit(path, 1, f'"rules":{CARCASSE.version}', '"rules":99')


def test_a_journal_of_other_rules_replays_while_every_line_is_legal(saved: Path) -> None:
    of_other_rules(saved)
    match = journal.read(saved, find)
    assert journal.verify(match)
    words = journal.other_edition(CARCASSE, match.header)
    assert words is not None
    assert Text("en").say(words).startswith("This match was played by edition 99 of the rules;")


def test_where_a_line_of_other_rules_is_illegal_they_are_named_as_the_reason(saved: Path) -> None:
    of_other_rules(saved)
    edit(saved, 3, '"by":-1', '"by":1')
    with pytest.raises(
        Refusal, match=r"^This match was played by edition 99 .* line 3: .* is not possible now"
    ) as refused:
        journal.read(saved, find)
    assert refused.value.kind == "other_edition"


def test_an_option_that_these_rules_do_not_have_is_explained_too(saved: Path) -> None:
    of_other_rules(saved)
    edit(saved, 1, '"options":{}', '"options":{"weather":"rain"}')
    with pytest.raises(Refusal, match=r"edition 99 .* no option"):
        journal.read(saved, find)


def test_a_deal_from_other_tables_is_explained(saved: Path) -> None:
    edit(saved, 1, CARCASSE.tables(), "0" * 16)
    edit(saved, 1, '"seed":5', '"seed":6')
    with pytest.raises(Refusal, match=r"^This match was played with other components.* but the deal gives"):
        journal.verify(journal.read(saved, find))


def test_a_journal_of_this_edition_has_nothing_to_explain(saved: Path) -> None:
    assert journal.other_edition(CARCASSE, journal.read(saved, find).header) is None


def fair_match() -> Match:
    """A fair match that has begun."""
    header = new_header(CARCASSE, ["Ada", "Bob"], {}, Deal(commitment=commitment_to(SECRET)), "fair")
    match = Match(CARCASSE, header)
    match.add_nonce(0, "left")
    match.add_nonce(1, "right")
    match.start_fair(SECRET)
    return match


def test_a_fair_match_is_verified_once_its_secret_is_revealed() -> None:
    match = fair_match()
    assert not journal.verify(match)
    match.end(1, (0, 1))
    match.add(Remark("revealed", text=SECRET))
    assert journal.verify(match)


def test_a_wrong_secret_verifies_nothing() -> None:
    match = fair_match()
    match.end(1, (0, 1))
    with pytest.raises(Refusal, match="This is not the secret"):
        match.add(Remark("revealed", text="8" * 64))
    assert not journal.verify(match)


def test_the_writer_appends_line_by_line_and_keeps_the_secret_apart(tmp_path: Path) -> None:
    match, path = fair_match(), tmp_path / "fair.jsonl"
    writer = journal.Writer(path, match, SECRET)
    match.act(match.turn(), match.knowledge(match.turn()).choices()[0])
    writer.write()
    assert path.read_text(encoding="utf-8") == journal.written(match)
    assert SECRET not in path.read_text(encoding="utf-8")
    assert journal.secret_file(path).read_text(encoding="utf-8").strip() == SECRET
    assert journal.secret_file(path).stat().st_mode & 0o077 == 0


def test_a_resumed_writer_goes_on_where_the_file_ends(tmp_path: Path) -> None:
    match, path = fair_match(), tmp_path / "fair.jsonl"
    journal.Writer(path, match)
    again = journal.read(path, find)
    writer = journal.Writer(path, again)
    again.end(1, (0, 1))
    writer.write()
    assert path.read_text(encoding="utf-8") == journal.written(again)


def test_a_line_torn_off_by_a_crash_is_left_out_and_written_anew(tmp_path: Path) -> None:
    match, path = fair_match(), tmp_path / "torn.jsonl"
    journal.Writer(path, match)
    with path.open("ab") as file:
        file.write(b'{"by":0,"co')
    again = journal.read(path, find)
    assert again.version == match.version
    writer = journal.Writer(path, again)
    again.end(1, (0, 1))
    writer.write()
    assert path.read_text(encoding="utf-8") == journal.written(again)


def test_a_finished_match_has_one_result() -> None:
    match = finished(CARCASSE, 5)
    match.deal()
    assert [line for line in match.lines if isinstance(line, Remark)] == [Remark("result", text=match.result())]
