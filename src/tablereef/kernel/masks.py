"""Tables for small sets kept as ints: bit b says that b is a member."""


def sizes(bits: int) -> tuple[int, ...]:
    """For each mask of so many bits, how many members it has."""
    return tuple(mask.bit_count() for mask in range(1 << bits))


def tops(bits: int) -> tuple[int, ...]:
    """For each mask its highest member, −1 if it has none."""
    return tuple(mask.bit_length() - 1 for mask in range(1 << bits))


def members(bits: int) -> tuple[tuple[int, ...], ...]:
    """For each mask its members, lowest first, filled up with zeros."""
    return tuple(
        tuple([bit for bit in range(bits) if mask >> bit & 1] + [0] * (bits - mask.bit_count()))
        for mask in range(1 << bits)
    )
