"""Boards: any game can be shown, and what a choice leads to is asked of the game itself."""

from rich.console import Console

from tablereef.games import find
from tablereef.kernel.game import OVER
from tablereef.kernel.match import seeded_match
from tablereef.kernel.struct import clone
from tablereef.kernel.view import View
from tablereef.terminal.boards import artist_of, generic
from tablereef.terminal.lookahead import certain_effect, odds_of
from tablereef.terminal.speech import Speech

GAME = find("carcasse")


def test_a_game_without_a_board_of_its_own_shows_its_zones() -> None:
    assert artist_of("nothing known") is generic
    match = seeded_match(GAME, 2, 1)
    speech = Speech("en", GAME, ("Ada", "Bob"))
    board = generic.draw(match.knowledge(0), speech, False)
    console = Console(width=80)
    with console.capture() as caught:
        console.print(board.side)
    for zone in match.knowledge(0).view().zones:
        assert speech.say(zone.words) in caught.get()


def test_looking_ahead_changes_nothing() -> None:
    match = seeded_match(GAME, 2, 1)
    before = clone(match.state)
    knowledge = match.knowledge(match.turn())
    for code in knowledge.choices():
        certain_effect(knowledge, code)
        odds_of(knowledge, code, "incident")
    assert match.state == before
    assert match.knowledge(match.turn()) == knowledge


def test_odds_count_the_cards_that_would_be_an_incident() -> None:
    counted = 0
    for seed in range(3):
        match = seeded_match(GAME, 3, seed, options={"memory_aid": "on"})
        while match.turn() != OVER:
            knowledge = match.knowledge(match.turn())
            codes = {GAME.choice_codes.form(code): code for code in knowledge.choices()}
            if "continue" in codes:
                assert odds_of(knowledge, codes["continue"], "incident") == recount(knowledge.view())
                counted += 1
            match.act(match.turn(), knowledge.choices()[seed % len(codes)])
    assert counted > 20


def recount(view: View) -> tuple[int, int]:
    """The same odds from what lies open: cards of the pile whose family lies in the row."""
    zones = {zone.id: zone.pieces for zone in view.zones}
    top = [piece for piece in zones["pile"] if piece.id == "pile-0" and piece.words]
    next_cards = top or [piece for piece in zones["pile"] if not piece.id.startswith("pile-")]
    row = [piece.words.fields["family"] for piece in zones["row"] if piece.words]
    return sum(piece.words.fields["family"] in row for piece in next_cards if piece.words), len(next_cards)
