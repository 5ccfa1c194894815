"""Knowledge as people who write programs meet it."""

from random import Random

import pytest

from tablereef.games import GAMES, find
from tablereef.games.carcasse.meaning import is_incident
from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import seeded_match
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import SPECTATOR
from tablereef.kernel.struct import clone
from tests.mini import MINI

CARCASSE = find("carcasse")


@pytest.mark.parametrize("name", GAMES)
def test_an_offer_is_a_choice_as_code_form_and_words(name: str) -> None:
    game = find(name)
    match = seeded_match(game, 2, 3)
    knowledge = match.knowledge(match.turn())
    offers = knowledge.offers()
    assert [choice.code for choice in offers] == knowledge.choices()
    assert [game.choice_codes.code(choice.form) for choice in offers] == knowledge.choices()
    assert all(choice.words for choice in offers)


def test_offers_are_said_in_any_language() -> None:
    offers = seeded_match(CARCASSE, 2, 7).knowledge(0).offers("fr")
    assert [choice.words for choice in offers] == ["Continuer", "Remonter à la surface"]


def test_only_the_seat_to_move_has_offers() -> None:
    with pytest.raises(Refusal, match="seat 1"):
        seeded_match(CARCASSE, 2, 7).knowledge(1).offers()


def test_knowledge_reads_as_game_seat_and_what_may_be_chosen() -> None:
    match = seeded_match(CARCASSE, 2, 7)
    assert repr(match.knowledge(0)) == "<carcasse as seat 0 knows it: continue | surface>"
    assert repr(match.knowledge(1)) == "<carcasse as seat 1 knows it: seat 0 is to move>"
    assert repr(match.knowledge(SPECTATOR)) == "<carcasse as a spectator knows it: seat 0 is to move>"
    assert repr(match.everything()) == "<carcasse as everyone together knows it: seat 0 is to move>"


def test_many_choices_are_counted() -> None:
    match = seeded_match(find("kleine_fische"), 2, 1)
    knowledge = match.knowledge(match.turn())
    shown = repr(knowledge)
    assert shown.count(" | ") == 6
    assert shown.endswith(f"| {len(knowledge.choices()) - 6} more>")


# — looking ahead —


@pytest.mark.parametrize("name", GAMES)
def test_looking_ahead_changes_nothing(name: str) -> None:
    match = seeded_match(find(name), 2, 1)
    before = clone(match.state)
    knowledge = match.knowledge(match.turn())
    for code in knowledge.choices():
        knowledge.ahead(code)
        knowledge.chance_of(code, lambda ahead: True)
    assert match.state == before
    assert match.knowledge(match.turn()) == knowledge


@pytest.mark.parametrize("name", [*GAMES, "mini"])
def test_what_follows_a_choice_is_foreseen(name: str) -> None:
    """What the seat knows after a choice, and all that it is told of it."""
    game, chosen = MINI if name == "mini" else find(name), 0
    for seed in range(3):
        match, rng = seeded_match(game, 3, seed), Random(seed)
        while match.turn() != OVER and chosen < 100 * (seed + 1):
            seat, code = match.turn(), rng.choice(match.knowledge(match.turn()).choices())
            ahead = match.knowledge(seat).ahead(code)
            s = clone(match.state)
            s.story = []
            game.apply(s, code)
            assert (ahead.state, ahead.turn) == (Knowledge(game, s, seat).state, game.turn(s))
            assert [game.happenings.words(each, seat) for each in ahead.story] == [
                game.happenings.words(each, seat) for each in s.story
            ]
            match.act(seat, code)
            chosen += 1
    assert chosen > 30


def test_chance_counts_the_lots_that_bring_what_is_asked_for() -> None:
    counted = 0
    for seed in range(3):
        match = seeded_match(CARCASSE, 3, seed, options={"memory_aid": "on"})
        while match.turn() != OVER:
            knowledge = match.knowledge(match.turn())
            codes = {CARCASSE.choice_codes.form(code): code for code in knowledge.choices()}
            if "continue" in codes:
                assert knowledge.chance_of(codes["continue"], is_incident) == recount(knowledge)
                counted += 1
            match.act(match.turn(), knowledge.choices()[seed % len(codes)])
    assert counted > 20


def recount(knowledge: Knowledge) -> tuple[int, int]:
    """The same odds from what lies open: cards of the pile whose family lies in the row."""
    zones = {zone.id: zone.pieces for zone in knowledge.zones()}
    top = [piece for piece in zones["pile"] if piece.id == "pile-0" and piece.words]
    next_cards = top or [piece for piece in zones["pile"] if not piece.id.startswith("pile-")]
    row = [piece.words.fields["family"] for piece in zones["row"] if piece.words]
    return sum(piece.words.fields["family"] in row for piece in next_cards if piece.words), len(next_cards)


def test_where_no_chance_comes_there_are_no_lots() -> None:
    match = seeded_match(find("kleine_fische"), 2, 1)
    knowledge = match.knowledge(match.turn())
    codes = {match.game.choice_codes.form(code): code for code in knowledge.choices()}
    assert {knowledge.ahead(code).turn for code in codes.values()} == {CHANCE, knowledge.seat}
    for code in codes.values():
        is_chance = knowledge.ahead(code).turn == CHANCE
        assert (knowledge.chance_of(code, lambda ahead: True).lots > 0) == is_chance
