"""What takes the place of what when a template is bound to a game: its rules, its players, the machine's dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tablereef.kernel import dice, story
from tablereef.kernel.game import Game
from tablereef.kernel.written import written
from tablereef.sim import hooks, machine_dice, playout

HOOKS = ("setup", "turn", "choices", "lots", "lot", "apply", "part", "standing", "conceal", "imagine", "advise")
DICE = ("below", "draw", "roll", "stream_of", "word")

Policy = Callable[[Any, Any, int, int], int]  # what a seat knows, a menu, how many choices, 64 random bits → a choice
Policies = Mapping[str, Policy]
NO_POLICIES: Policies = {}


def silent(*_: Any) -> None:
    """Nothing is told in compiled play."""


def holds(*_: Any) -> bool:
    """What is certain until something is concealed need not be asked, nor odds for who has forgotten be compiled."""
    return True


def rules_instead(game: Game) -> dict[Any, Any]:
    """The rules of a game, for the hooks."""
    return {getattr(hooks, name): getattr(game, name) for name in HOOKS}


def players_instead(*, bots: bool, policies: Policies) -> dict[Any, Any]:
    """Who chooses; `bots`: not all at random."""
    return {
        hooks.choose: playout.choose_as_player if bots else playout.choose_at_random,
        hooks.decide: decide_by(policies) if policies else playout.decide_as_advised,
        **{policy: policy for policy in policies.values()},  # for themselves: what they call is compiled too
    }


def decide_by(policies: Policies) -> Any:
    """A function in which each policy decides under its number, and under all others the game's own player."""
    numbered = dict(enumerate(policies.values(), playout.GUEST))
    cases = [f"    if player == {i}:\n        return policy_{i}(s, menu, n, dice)\n" for i in numbered]
    source = "".join(["def decide(s, menu, n, player, dice):\n", *cases, "    return advise(s, menu, n)\n"])
    scope = {"__name__": playout.__name__, "advise": hooks.advise, **{f"policy_{i}": p for i, p in numbered.items()}}
    return written(f"players {', '.join(policies)}", source, scope)["decide"]


def stand_ins(game: Game, *, bots: bool, policies: Policies = NO_POLICIES) -> dict[Any, Any]:
    """All of it, for compiled play; `bots`: some see positions concealed."""
    drawn = {getattr(dice, name): getattr(machine_dice, name) for name in DICE}
    certain = {} if bots else dict.fromkeys(game.certain, holds)
    return {
        **rules_instead(game),
        **players_instead(bots=bots, policies=policies),
        **drawn,
        **certain,
        hooks.copy: playout.copy_record,
        story.tell: silent,
        story.whisper: silent,
    }
