"""Knowledge as people who write programs meet it."""

import pytest

from tablereef.games import GAMES, find
from tablereef.kernel.match import seeded_match
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import SPECTATOR

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
