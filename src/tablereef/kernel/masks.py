"""Small sets as ints, bit b says that b is a member; and collections of cards: for each suit the set of its ranks.

A set has no order, so it has none that could tell a secret. Who has seen a place is a set of seats.
"""

BITS = 8  # the tables serve sets of up to so many members
SIZE = tuple(mask.bit_count() for mask in range(1 << BITS))  # how many members
TOP = tuple(mask.bit_length() - 1 for mask in range(1 << BITS))  # the highest member, −1 if there is none
NTH = tuple(  # the members, lowest first, filled up with zeros
    tuple([bit for bit in range(BITS) if mask >> bit & 1] + [0] * (BITS - mask.bit_count()))
    for mask in range(1 << BITS)
)


def has(mask: int, member: int) -> bool:
    """Whether a set has this member."""
    return mask >> member & 1 == 1


def nth(ranks: list[int], i: int, width: int) -> int:
    """Card number i of a collection, suit by suit, or −1; a card is suit · width + rank."""
    first = 0
    for mask in ranks:
        n = SIZE[mask]
        if i < n:
            return first + NTH[mask][i]
        i -= n
        first += width
    return -1
