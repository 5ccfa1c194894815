"""An octopus at a table: its search is compiled beside the first moves, then it thinks by itself."""

from collections import OrderedDict

import pytest

from tablereef.kernel.game import Game
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.struct import flat
from tablereef.table.live import sitters
from tablereef.table.live.sitters import Sitter
from tests.mini import MINI
from tests.sim.test_play_on import some_positions


@pytest.mark.parametrize("game", [MINI], ids=["mini"])
def test_an_octopus_wakes_up_and_then_thinks_by_itself(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, empty in (("SITTING", OrderedDict()), ("WAKING", {}), ("AWAKE", set())):
        monkeypatch.setattr(sitters, name, empty)
    monkeypatch.setattr(sitters, "find", lambda _: game)
    monkeypatch.setattr(sitters, "WAKING_SECONDS", 300)
    asked = [Knowledge(game, s, s.active) for s in some_positions(game, 3, 30) if game.turn(s) >= 0]
    knowledge = next(known for known in asked if len(known.choices()) > 1)
    octopus = Sitter("table", game.id, knowledge.seat, "octopus", 20, luck=1)
    choice = sitters.think(octopus, flat(knowledge.state))
    assert choice.is_own
    assert choice.code in knowledge.choices()
    assert [type(bot).__name__ for bot in sitters.SITTING.values()] == ["Octopus"]
