"""The inventory of Cap'taine Carcasse, in the Python that compiles."""

from typing import Any

from tablereef.games.carcasse.components import CARDS, FAMILY, FAMILY_COUNT, RANK
from tablereef.games.carcasse.state import ALL_RANKS, NO_CARD, SIZE


def carcasse_inventory(s: Any) -> bool:
    """All cards of a family together are the whole family, and there are 60 in all."""
    number = s.top_n + s.looked_n + s.row_n + (s.card != NO_CARD) + s.pile.n + s.graveyard.n
    for seat in range(s.seats):
        number += s.hold[seat].n
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
