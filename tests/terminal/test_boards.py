"""Boards: any game can be shown."""

from rich.console import Console

from tablereef.games import find
from tablereef.kernel.match import seeded_match
from tablereef.terminal.boards import artist_of, generic
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
