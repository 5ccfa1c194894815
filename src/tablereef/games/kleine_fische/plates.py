"""How the players of Kleine Fische stand: fish and cave cards by their number, one's own also by their points."""

from tablereef.games.kleine_fische.meaning import stake
from tablereef.games.kleine_fische.scoring import interim
from tablereef.games.kleine_fische.state import State
from tablereef.kernel.story import ALL_SEEING
from tablereef.kernel.view import Plate
from tablereef.kernel.words import Words

VOCABULARY = ("plate-fish", "plate-caves", "plate-open")


def plates(s: State, seat: int) -> tuple[Plate, ...]:
    """KF-K1: what everyone may count; KF-K2, KF-E3: points for who knows the stack, before the chests."""
    return tuple(plate(s, owner, seat in (owner, ALL_SEEING)) for owner in range(s.seats))


def plate(s: State, owner: int, is_known: bool) -> Plate:
    """One player."""
    numbers = {"plate-fish": s.stack_n[owner], "plate-caves": sum(s.held_n[owner])}
    return Plate(
        interim(s, owner) if is_known else None,
        at_stake(s, is_known) if owner == s.active and s.up_n else None,
        tuple(Words(key, {"number": number}) for key, number in numbers.items()),
    )


def at_stake(s: State, is_known: bool) -> Words:
    """KF-D7: the open fish; what they are worth depends on the stack."""
    return stake(s) if is_known else Words("plate-open", {"number": s.up_n})
