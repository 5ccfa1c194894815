"""How the players of Coralia stand: the points so far are open; what cards will bring is not counted before the end."""

from tablereef.games.coralia import state
from tablereef.games.coralia.components import COLOURS
from tablereef.games.coralia.scoring import best_for_place, diver_points, fish_points, pearls_of
from tablereef.games.coralia.state import State, free_spaces, total
from tablereef.kernel.drawing import own_part
from tablereef.kernel.view import Plate, Tag
from tablereef.kernel.words import Words


def plates_of(s: State, seat: int) -> tuple[Plate, ...]:
    """CO-B9: the ship on the score track, the octopuses still to be placed, and what one is sure of oneself."""
    return tuple(plate(s, owner, seat) for owner in range(s.seats))


plates = own_part(
    plates_of, "seats", "active", "stage", "points", "octopuses", "dice", "diver", "hand", "shown", "stingrays"
)


def plate(s: State, owner: int, seat: int) -> Plate:
    """How one of them stands."""
    left = (*octopuses(s.octopuses[owner]), *(surely(s, owner) if owner == seat else ()))
    return Plate(total(s, owner), left=left, tags=free(s) if owner == s.active else ())


def free(s: State) -> tuple[Tag, ...]:
    """CO-T7: on each reef, how many spaces a die may still be placed on."""
    if s.stage != state.PLAYING_ROUNDS:
        return ()
    return tuple(
        Tag(f"reef-{name}", Words("tag-free", {"number": free_spaces(s, reef)})) for reef, name in enumerate(COLOURS)
    )


def surely(s: State, owner: int) -> tuple[Words, ...]:
    """CO-Z5 to CO-Z7: what the scoring will surely pay: reef, fish, and the pearls that count in the last place."""
    points = diver_points(s, owner) + fish_points(s, owner) + best_for_place(pearls_of(s, owner), s.seats)
    return (Words("surely", {"number": points}),) if points and s.stage == state.PLAYING_ROUNDS else ()


def octopuses(left: int) -> tuple[Words, ...]:
    """CO-B9: how many; CO-T8: who has none is not asked for one."""
    return (Words("octopuses-left", {"number": left}),) if left else ()
