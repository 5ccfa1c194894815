"""The tables over which the laws run: every game, seat count and option, and the kinds of secret each game has."""

import random
from itertools import product
from typing import Any

from tablereef.games import GAMES, find
from tablereef.kernel.game import Game
from tests.mini import MINI
from tests.mini.game import COPIES, KINDS, UNKNOWN

EVERY_GAME = (MINI, *(find(name) for name in GAMES))
SECRETS = {"mini": {"top", "under", "hand", "unseen"}, "carcasse": {"top", "looked", "pile", "graveyard"}}


def every_table(game: Game) -> list[tuple[int, dict[str, str]]]:
    """All seat counts with all options."""
    names = [option.name for option in game.options]
    values = product(*(option.values for option in game.options))
    return [(seats, dict(zip(names, chosen, strict=True))) for chosen in values for seats in game.seats]


def a_table(game: Game, rng: random.Random) -> tuple[int, dict[str, str]]:
    """A random seat count with random options."""
    return rng.choice(game.seats), {option.name: rng.choice(option.values) for option in game.options}


def mini_inventory(s: Any) -> None:
    """Every shell is in exactly one place; shown ones are out of the game."""
    hands = [s.top, s.under, *s.hand]
    held = [shell for hand in hands for shell in hand.shells[: hand.n]]
    assert UNKNOWN not in held
    assert sum(s.unseen) == s.middle
    shown = 0
    for kind in range(KINDS):
        out = COPIES - s.unseen[kind] - held.count(kind)
        assert out >= 0
        shown += out * (kind + 1)
    assert shown == sum(s.score)


def carcasse_inventory(s: Any) -> None:
    """Every card is in exactly one place."""
    from tablereef.games.carcasse.components import CARDS, FAMILY, RANK
    from tablereef.games.carcasse.state import NO_CARD

    lying = [*s.top[: s.top_n], *s.looked[: s.looked_n], *s.row[: s.row_n]]
    lying += [s.card] if s.card != NO_CARD else []
    for collection in (s.pile, s.graveyard, *s.hold):
        cards = [card for card in range(CARDS) if collection.ranks[FAMILY[card]] >> RANK[card] & 1]
        assert collection.n == len(cards)
        lying += cards
    assert sorted(lying) == list(range(CARDS))
    assert s.pile_size == s.pile.n + s.top_n
    assert s.graveyard_size == s.graveyard.n + s.looked_n


INVENTORY = {"mini": mini_inventory, "carcasse": carcasse_inventory}
