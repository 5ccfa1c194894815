"""Cap'taine Carcasse under test."""

import random
from dataclasses import replace
from typing import Any

from tablereef.games.carcasse import GAME, events, state, steps
from tablereef.games.carcasse.components import CARDS, FAMILY, FAMILY_COUNT, RANK, RANKS
from tablereef.games.carcasse.state import ALL_RANKS, NO_CARD, Cards
from tablereef.kernel.game import Game
from tablereef.kernel.masks import SIZE, nth
from tablereef.testing import Specimen, laws
from tests.known import Leak, Picture, Playthrough, Ways, bytes_as_known_by, open_happenings

# — every card is in exactly one place, in the Python that compiles —


def conserved(s: Any) -> bool:
    """All cards of a family together are the whole family, there are 60 in all, and all are counted rightly."""
    if not is_counted(s.pile) or not is_counted(s.graveyard):
        return False
    number = s.top_n + s.looked_n + s.row_n + (s.card != NO_CARD) + s.pile.n + s.graveyard.n
    for seat in range(s.seats):
        number += s.hold[seat].n
        if not is_counted(s.hold[seat]):
            return False
    if number != CARDS or s.pile_size != s.pile.n + s.top_n or s.graveyard_size != s.graveyard.n + s.looked_n:
        return False
    for family in range(FAMILY_COUNT):
        together = s.pile.ranks[family] + s.graveyard.ranks[family] + lying(s, family)
        cards = SIZE[s.pile.ranks[family]] + SIZE[s.graveyard.ranks[family]] + SIZE[lying(s, family)]
        for seat in range(s.seats):
            together += s.hold[seat].ranks[family]
            cards += SIZE[s.hold[seat].ranks[family]]
        if together != ALL_RANKS or cards != SIZE[ALL_RANKS]:
            return False
    return True


def is_counted(cards: Cards) -> bool:
    """Whether a collection has as many cards as it says."""
    n = 0
    for family in range(FAMILY_COUNT):
        n += SIZE[cards.ranks[family]]
    return n == cards.n


def lying(s: Any, family: int) -> int:
    """The cards of a family that lie in the row, are looked at, or are on their way."""
    ranks = 0
    for i in range(s.top_n):
        ranks += bit(s.top[i], family)
    for i in range(s.looked_n):
        ranks += bit(s.looked[i], family)
    for i in range(s.row_n):
        ranks += bit(s.row[i], family)
    return ranks if s.card == NO_CARD else ranks + bit(s.card, family)


def bit(card: int, family: int) -> int:
    """The rank of a card as a mask, if it belongs to the family."""
    return 1 << RANK[card] if FAMILY[card] == family else 0


def lost_card(s: Any) -> None:
    """One card less in the pile than it says."""
    s.pile.ranks[0] = 0


def wrong_number(s: Any) -> None:
    """A hold says that it has one more."""
    s.hold[0].n += 1


def doubled_family(s: Any) -> None:
    """All anchors are in the graveyard."""
    s.graveyard.ranks[0] = ALL_RANKS


# — leaks planted on purpose —


def forgets_no_top(s: Any, seat: int) -> None:
    """What somebody saw on top of the pile, all know."""
    if seat != s.active:
        for i in range(s.looked_n):
            if s.looked[i] != state.UNKNOWN:
                state.put(s.graveyard, s.looked[i])
                s.looked[i] = state.UNKNOWN


def offers_by_the_top(s: Any, menu: list[int]) -> int:
    """Continuing is not offered when it would be an incident that somebody saw coming."""
    n = GAME.choices(s, menu)
    if s.pending.step == steps.DECIDING and s.top_n and s.top[0] != state.UNKNOWN and s.top[0] % 2:
        menu[0] = events.SURFACE
        return 1
    return n


def imagines_from_the_wrong_pile(s: Any, dice: list[int]) -> None:
    """What somebody saw on the pile is imagined from all cards, those of the row too."""
    for i in range(s.top_n):
        if s.top[i] == state.UNKNOWN:
            s.top[i] = dice[0] % 60


def decides_below_a_card_that_another_saw(game: Game, _: Any, rng: random.Random) -> None:
    """Knowledge is sound where another seat looked at the top card before the player who decides now."""
    s = game.new(2)
    game.apply(s, events.FIRST)
    game.apply(s, game.lot(s, 0))
    while game.turn(s) != 0 or s.pending.step != steps.DECIDING:
        game.apply(s, laws.random_event(game, s, random.Random(0)))
    card = nth(s.pile.ranks, 1, RANKS)
    state.take(s.pile, card)
    s.top_n, s.top[0], s.top_seen[0] = 1, card, 0b10
    laws.knowledge_is_sound(game, s, rng)


WRONG_LOG = replace(GAME, happenings=open_happenings(GAME.happenings))
LEAKS = (
    Leak("a face that is not forgotten", GAME, replace(GAME, conceal=forgets_no_top), bytes_as_known_by(GAME)),
    Leak("a log line that names it", GAME, WRONG_LOG, laws.a_step_tells_the_same),
    Leak("choices by a secret", GAME, replace(GAME, choices=offers_by_the_top), decides_below_a_card_that_another_saw),
    Leak("impossible cards", GAME, replace(GAME, imagine=imagines_from_the_wrong_pile), laws.knowledge_is_sound),
)

# — what is tried, and what came of it —

SPECIMENS = (
    Specimen(GAME, conserved=conserved, secrets=frozenset({"top", "looked", "pile", "graveyard"}), shortest=20),
)
SPOILED = (lost_card, wrong_number, doubled_family)
PLAYTHROUGHS = (
    Playthrough("carcasse_2", GAME, 2, 3),
    Playthrough("carcasse_4_divers", GAME, 4, 4, {"divers": "on"}),
    Playthrough("carcasse_3_strange_lands", GAME, 3, 5, {"divers": "on", "variant": "strange_lands"}),
)
WAYS = (
    Ways(GAME, 2, {}, (2, 100, 1220, 30360, 383590)),
    Ways(GAME, 3, {"variant": "strange_lands"}, (3, 150, 1830, 46110)),
    Ways(GAME, 4, {"divers": "on"}, (17, 256, 3372, 38232, 152928)),
)
REPLAYED, AUDITED = 20_000, 1_000_000
PICTURE = Picture(asks="question-deciding", shade="dark", climax="Incident!")
