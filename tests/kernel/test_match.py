"""Matches: lines, refusals, undo, remarks, what each seat is told."""

import random

import pytest

from tablereef.games import find
from tablereef.kernel.dealers import Scripted
from tablereef.kernel.game import CHANCE, OVER, Game, Outcome
from tablereef.kernel.match import Deal, Event, Match, Remark, new_header, seeded_match
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import SPECTATOR
from tablereef.kernel.struct import flat
from tablereef.kernel.told import told_to
from tablereef.kernel.words import Words
from tests.games import EVERY_GAME
from tests.mini import MINI

CARCASSE = find("carcasse")
GAMES = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)


def scripted(game: Game, seats: int, script: list[str]) -> Match:
    """A match whose chance is written down."""
    header = new_header(game, [f"seat {i}" for i in range(seats)], {}, Deal(), "test")
    return Match(game, header, Scripted(script))


def finished(game: Game, seed: int, seats: int = 2) -> Match:
    """A whole random match."""
    match, rng = seeded_match(game, seats, seed), random.Random(seed)
    while match.turn() != OVER:
        seat = match.turn()
        match.act(seat, rng.choice(match.knowledge(seat).choices()))
    return match


@GAMES
def test_a_match_is_the_fold_of_its_lines(game: Game) -> None:
    match = finished(game, 3)
    again = Match(game, match.header)
    for line in match.lines:
        again.add(line)
    assert flat(again.state) == flat(match.state)
    assert again.outcome() == match.outcome()
    assert again.version == len(match.lines) == len(told_to(match, 0))


def test_an_act_out_of_turn_is_refused_and_nothing_changes() -> None:
    match = seeded_match(CARCASSE, 2, 1)
    before, version = flat(match.state), match.version
    other = 1 - match.turn()
    with pytest.raises(Refusal, match=r"It is not seat \d's turn; wait for it\."):
        match.act(other, 0)
    assert (flat(match.state), match.version) == (before, version)


@pytest.mark.parametrize("code", [-5, 2, 50, 10**6])
def test_an_illegal_code_is_refused_and_nothing_changes(code: int) -> None:
    match = seeded_match(CARCASSE, 2, 1)
    before, version = flat(match.state), match.version
    with pytest.raises(Refusal):
        match.act(match.turn(), code)
    assert (flat(match.state), match.version) == (before, version)


@GAMES
def test_a_match_can_be_played_by_readable_forms(game: Game) -> None:
    match, played = seeded_match(game, 2, 3), finished(game, 3)
    for line in played.lines:
        if isinstance(line, Event) and line.by != CHANCE:
            match.play(line.event)
    assert match.lines == played.lines


@pytest.mark.parametrize("form", ["", "sing", "cut", "cut seat=1 family=siren", "continue now"])
def test_a_form_that_is_not_offered_is_refused_with_those_that_are(form: str) -> None:
    match = seeded_match(CARCASSE, 2, 7)
    before, version = flat(match.state), match.version
    with pytest.raises(Refusal) as refused:
        match.play(form)
    assert str(refused.value) == f'"{form}" cannot be played now; play one of: continue | surface.'
    assert (flat(match.state), match.version) == (before, version)


def test_nobody_plays_before_the_deal_or_after_the_end() -> None:
    with pytest.raises(Refusal, match="The match is over"):
        finished(MINI, 1).play("pass")
    with pytest.raises(Refusal, match="Nothing has been dealt yet"):
        Match(CARCASSE, new_header(CARCASSE, ["Ada", "Bob"], {}, Deal(), "test")).play("surface")


def test_a_match_reads_as_what_it_is_and_who_is_to_move() -> None:
    match = seeded_match(CARCASSE, 2, 7)
    assert repr(match) == "<Match of carcasse, 2 seats, version 2: seat 0 is to move>"
    match.end(1, (0, 1))
    assert repr(match) == "<Match of carcasse, 2 seats, version 4: over>"
    assert repr(Match(CARCASSE, match.header)) == "<Match of carcasse, 2 seats, version 0: chance is to move>"


@pytest.mark.parametrize("seat", [-1, 2, SPECTATOR])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(Refusal, match="There is no seat"):
        seeded_match(CARCASSE, 2, 1).act(seat, 0)


def test_nothing_can_be_played_after_the_end() -> None:
    match = finished(MINI, 1)
    with pytest.raises(Refusal, match="The match is over"):
        match.act(0, 0)
    with pytest.raises(Refusal, match="The match is over"):
        match.undo(0)
    with pytest.raises(Refusal, match="The match is over"):
        match.end(1, (0, 1))
    with pytest.raises(Refusal, match="The match is over"):
        match.add(Event(0, 0, MINI.choice_codes.form(0)))


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        (Event(1, 0, "continue"), "illegal_choice"),
        (Event(0, 0, "surface"), "illegal_choice"),
        (Event(0, 2, "cut seat=0 family=anchor"), "illegal_choice"),
        (Event(CHANCE, 0, "first seat=0"), "illegal_choice"),
        (Remark("undo", 0), "nothing_to_undo"),
    ],
)
def test_a_line_that_cannot_follow_is_refused(line: Event | Remark, kind: str) -> None:
    match = scripted(CARCASSE, 2, ["first seat=0", "turn card=siren-9"])
    match.deal()
    version = match.version
    with pytest.raises(Refusal) as refused:
        match.add(line)
    assert refused.value.kind == kind
    assert match.version == version


def test_chance_that_cannot_be_is_refused() -> None:
    match = scripted(CARCASSE, 2, ["first seat=0", "turn card=anchor-2"])
    with pytest.raises(Refusal, match="Chance cannot bring"):
        match.deal()
    assert match.version == 1


def after_a_knife() -> Match:
    """Seat 1 has just used the knife on the only hold, and decides again."""
    script = ["first seat=0", "turn card=siren-9", "turn card=knife-7", "turn card=key-3"]
    match = scripted(CARCASSE, 2, script)
    match.deal()
    match.act(0, CARCASSE.choice_codes.code("surface"))
    match.act(1, CARCASSE.choice_codes.code("cut seat=0 family=siren"))
    return match


def test_undo_takes_the_last_choice_back_as_a_line_of_its_own() -> None:
    match = after_a_knife()
    match.undo(1)
    assert match.state.hold[0].n == 1
    assert match.lines[-1] == Remark("undo", 1)
    assert match.turn() == 1
    match.act(1, CARCASSE.choice_codes.code("cut seat=0 family=siren"))
    assert match.state.hold[0].n == 0


def test_undo_does_not_cross_chance_or_another_seat() -> None:
    match = after_a_knife()
    match.undo(1)
    with pytest.raises(Refusal, match="nothing to take back"):
        match.undo(1)
    with pytest.raises(Refusal, match="nothing to take back"):
        match.undo(0)
    match.act(1, CARCASSE.choice_codes.code("cut seat=0 family=siren"))
    match.act(1, CARCASSE.choice_codes.code("continue"))
    with pytest.raises(Refusal, match="nothing to take back"):
        match.undo(1)


def test_undo_does_not_take_back_what_others_were_shown() -> None:
    """Who digs shows one of three cards that nobody else has seen; undone, the others would have to forget it."""
    looks = ["sift card=key-2", "sift card=chest-2", "sift card=siren-4"]
    match = scripted(CARCASSE, 2, ["first seat=0", "turn card=map-7", *looks])
    match.deal()
    match.play("dig card=key-2")
    assert match.turn() == 0
    assert not match.can_undo(0)
    with pytest.raises(Refusal, match="what others were shown"):
        match.undo(0)


def test_in_the_miniature_a_shell_that_was_shown_stays_shown() -> None:
    match = seeded_match(MINI, 2, 4)
    while MINI.choice_codes.code("play") not in MINI.legal(match.state):
        match.play("draw")
    seat = match.turn()
    match.play("play")
    assert match.can_undo(seat)
    match.undo(seat)
    match.play("play")
    match.act(seat, match.knowledge(seat).choices()[0])
    assert not match.can_undo(seat)
    with pytest.raises(Refusal, match="what others were shown"):
        match.undo(seat)


def test_after_an_undo_chance_is_not_rolled_again() -> None:
    one, two = seeded_match(MINI, 2, 4), seeded_match(MINI, 2, 4)
    hide = MINI.choice_codes.code("hide")
    while hide not in MINI.legal(one.state):
        for match in (one, two):
            match.act(match.turn(), MINI.choice_codes.code("draw"))
    seat = one.turn()
    one.act(seat, hide)
    one.undo(seat)
    for match in (one, two):
        match.act(seat, MINI.choice_codes.code("draw"))
    assert flat(one.state) == flat(two.state)


def test_a_secret_code_is_told_to_its_audience_only() -> None:
    match = scripted(CARCASSE, 3, ["first seat=0", "turn card=drone-7", "peek card=siren-9"])
    match.deal()
    peek = match.lines[-1]
    assert isinstance(peek, Event)
    told = {seat: told_to(match, seat)[-1] for seat in (0, 1, 2, SPECTATOR)}
    assert told[0].code == peek.code
    assert [told[seat].code for seat in (1, 2, SPECTATOR)] == [None] * 3
    assert [words.key for words in told[0].words] == ["told-peeked"]
    assert [words.key for words in told[1].words] == ["told-peeked-hidden"]
    assert "card" not in told[SPECTATOR].words[0].fields


def test_told_begins_after_the_version_asked_for() -> None:
    match = finished(CARCASSE, 2)
    assert told_to(match, 1, since=10) == told_to(match, 1)[10:]
    assert [told.version for told in told_to(match, 0, since=3)[:2]] == [4, 5]


def test_resigning_ends_a_match_of_two_and_puts_the_resigned_last() -> None:
    match = seeded_match(CARCASSE, 2, 1)
    match.resign(0)
    assert match.turn() == OVER
    assert match.outcome().places == (2, 1)
    assert match.outcome().reason == "resigned"


def test_of_three_two_must_resign() -> None:
    match = seeded_match(CARCASSE, 3, 1)
    match.resign(2)
    assert match.turn() != OVER
    match.resign(0)
    assert match.outcome().places == (2, 1, 2)


def test_a_match_may_end_by_consent_as_it_stands() -> None:
    match = seeded_match(CARCASSE, 2, 1)
    match.end(1, (0, 1))
    assert match.turn() == OVER
    assert match.outcome().reason == "ended"
    assert match.outcome().places == (1, 1)


@pytest.mark.parametrize(
    ("seats", "options", "kind"),
    [
        (1, {}, "seat_count"),
        (5, {}, "seat_count"),
        (2, {"weather": "on"}, "unknown_option"),
        (2, {"divers": "maybe"}, "option_value"),
    ],
)
def test_a_table_that_the_game_does_not_have_is_refused(seats: int, options: dict[str, str], kind: str) -> None:
    with pytest.raises(Refusal) as refused:
        CARCASSE.new(seats, options)
    assert refused.value.kind == kind


def test_knowledge_gives_choices_to_the_mover_alone() -> None:
    match = seeded_match(CARCASSE, 2, 1)
    with pytest.raises(Refusal, match="It is not"):
        match.knowledge(1 - match.turn()).choices()
    assert match.knowledge(SPECTATOR).view().offers == ()
    assert match.knowledge(SPECTATOR).view().seat is None


def test_what_decided_between_equals_is_told_where_it_did() -> None:
    game = find("kleine_fische")

    def told(points: tuple[int, ...], places: tuple[int, ...], reason: str = "pile") -> Words | None:
        return game.tie_break(Outcome(places, points, (), reason))

    assert told((42, 42, 20), (1, 2, 3)) == Words("ending-tie")
    assert told((20, 30, 20), (2, 1, 3)) == Words("ending-tie")
    assert told((42, 42, 20), (1, 1, 3)) is None
    assert told((42, 41, 20), (1, 2, 3)) is None
    assert told((42, 42, 20), (1, 3, 1), "resigned") is None
