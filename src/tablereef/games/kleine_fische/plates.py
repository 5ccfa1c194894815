"""How the players of Kleine Fische stand: fish and cave cards by their number, one's own also by their points."""

from collections.abc import Iterator

from tablereef.games.kleine_fische import steps
from tablereef.games.kleine_fische.board import MOST_AROUND, NO_SPACE
from tablereef.games.kleine_fische.meaning import stake
from tablereef.games.kleine_fische.octopus import is_diver_on, send_octopus, space_for_octopus, way_on
from tablereef.games.kleine_fische.scoring import interim
from tablereef.games.kleine_fische.state import State, put
from tablereef.games.kleine_fische.view import card_id, space_id
from tablereef.kernel.pending import drop_all
from tablereef.kernel.story import ALL_SEEING
from tablereef.kernel.struct import clone
from tablereef.kernel.view import Plate, Tag
from tablereef.kernel.words import Words

VOCABULARY = ("plate-fish", "plate-caves", "plate-open", "tag-gain", "tag-reach")


def plates(s: State, seat: int) -> tuple[Plate, ...]:
    """KF-K1: what everyone may count; KF-K2, KF-E3: points for who knows the stack, before the chests."""
    return tuple(plate(s, owner, seat in (owner, ALL_SEEING)) for owner in range(s.seats))


def plate(s: State, owner: int, is_known: bool) -> Plate:
    """One player."""
    is_diving = owner == s.active and s.pending.step != steps.NOTHING  # KF-O9: then the open fish are collected
    numbers = {"plate-fish": s.stack_n[owner], "plate-caves": sum(s.held_n[owner])}
    return Plate(
        interim(s, owner) if is_known else None,
        at_stake(s, is_known) if is_diving and s.up_n and not is_safe(s) else None,
        tuple(Words(key, {"number": number}) for key, number in numbers.items()),
        (*(gains(s) if is_known else ()), *reach(s)) if is_diving else (),
    )


def at_stake(s: State, is_known: bool) -> Words:
    """KF-D7: the open fish; what they are worth depends on the stack."""
    return stake(s) if is_known else Words("plate-open", {"number": s.up_n})


def is_safe(s: State) -> bool:
    """KF-O9: who has stopped collects the open fish, whatever the octopus does."""
    return steps.COLLECTING in (s.pending.step, *s.pending.steps[: s.pending.depth])


def gains(s: State) -> Iterator[Tag]:
    """KF-E1: the points that each open fish adds to those before it."""
    after, before = clone(s), interim(s, s.active)
    for cell in s.up[: s.up_n]:
        put(after.stack[s.active], s.face[cell])
        now = interim(after, s.active)
        yield Tag(card_id(cell), Words("tag-gain", {"number": now - before}))
        before = now


# — how far the octopus could get —


def reach(s: State) -> Iterator[Tag]:
    """KF-O1: the spaces for which the octopus points suffice, each with the fewest of them."""
    ahead = sent(s)
    ways, walked = {(ahead.octopus, ahead.way)}, set[tuple[int, int]]()
    reached: set[int] = set()
    for moves in range(1, ahead.ink + 1):
        ways = {one for way in ways for one in further(ahead, *way)} - walked
        walked |= ways
        new = {space for space, _ in ways} - reached
        reached |= new
        yield from (Tag(space_id(space), Words("tag-reach", {"number": moves})) for space in sorted(new))


def sent(s: State) -> State:
    """The position when the octopus moves: now, or as if the player stopped now; later it has no points left."""
    ahead = clone(s)
    if s.pending.step == steps.OCTOPUS_MOVING:
        return ahead
    if is_safe(s):
        ahead.ink = 0
    else:
        drop_all(ahead.pending)
        send_octopus(ahead)
    return ahead


def further(ahead: State, octopus: int, way: int) -> Iterator[tuple[int, int]]:
    """KF-O2, KF-O3: where it can go from there, and which way it looks then; KF-O5: a diver ends its movement."""
    ahead.octopus, ahead.way = octopus, way
    if is_diver_on(ahead, octopus):
        return
    for k in range(MOST_AROUND):
        space = space_for_octopus(ahead, k)
        if space != NO_SPACE:
            yield space, way_on(ahead, space)
