"""A table as a notebook shows it."""

from random import Random
from xml.etree import ElementTree

import pytest

from tablereef.games import GAMES, find
from tablereef.kernel.game import OVER
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import seeded_match
from tablereef.kernel.story import SPECTATOR
from tests.mini import MINI

SVG = "{http://www.w3.org/2000/svg}"


def named(known: Knowledge) -> list[str]:
    """What the picture of a table calls its pieces."""
    titles = ElementTree.fromstring(known._repr_svg_()).iter(f"{SVG}title")
    return [str(title.text).split(" – ")[0] for title in titles]


@pytest.mark.parametrize("game", [*map(find, GAMES), MINI], ids=lambda game: game.id)
def test_every_piece_in_sight_is_drawn(game: object) -> None:
    match, rng = seeded_match(game, 2, 3), Random(3)  # type: ignore[arg-type]
    for _ in range(30):
        if match.turn() == OVER:
            break
        match.act(match.turn(), rng.choice(match.game.legal(match.state)))
    for seat in (0, 1, SPECTATOR):
        known = match.knowledge(seat)
        pieces = [(zone, piece) for zone in known.zones() for piece in zone.pieces]
        seen = [piece.id for zone, piece in pieces if piece.words or piece.marks or not zone.columns]
        assert named(known) == seen


def test_a_notebook_shows_no_more_than_the_seat_knows() -> None:
    match = seeded_match(find("kleine_fische"), 2, 3)
    known = match.knowledge(0)
    assert known._repr_svg_() == Knowledge(match.game, known.imagine([9, 0]), 0)._repr_svg_()
