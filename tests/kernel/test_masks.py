"""Small sets as ints, and collections of cards made of them."""

import pytest

from tablereef.kernel.masks import BITS, NTH, SIZE, TOP, has, nth


@pytest.mark.parametrize("mask", range(1 << BITS))
def test_the_tables_know_every_set(mask: int) -> None:
    members = [member for member in range(BITS) if has(mask, member)]
    assert SIZE[mask] == len(members)
    assert TOP[mask] == max(members, default=-1)
    assert list(NTH[mask][: SIZE[mask]]) == members


def test_the_cards_of_a_collection_are_counted_suit_by_suit() -> None:
    ranks = [0b100001, 0, 0b000110]
    assert [nth(ranks, i, 6) for i in range(4)] == [0, 5, 13, 14]


def test_there_is_no_card_behind_the_last() -> None:
    assert nth([0b1, 0b1], 2, 6) == -1
