"""A table laid out for one test, in the words of the ledger.

`lay("0.2=cave_3", up="1.1=moray-4", divers=["v1.1>x1.1", "boat"])` puts cards, divers and octopus in their places, all
other fish face down on the board and the rest into the pile; what is due follows from the position.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tablereef.games.kleine_fische import GAME
from tablereef.games.kleine_fische.board import CELLS, CROSSINGS
from tablereef.games.kleine_fische.components import (
    BACK_COUNT,
    BACKS,
    CAVE_CARDS,
    CAVES,
    FISH_BACK,
    FISH_CARDS,
    OF_EACH_DIFFICULTY,
    RANK_OF,
    SPECIES_OF,
)
from tablereef.games.kleine_fische.events import BACK, CELL, FISH, SPACE
from tablereef.games.kleine_fische.state import (
    ALL_CAVES,
    BOAT,
    DEN,
    EMPTY,
    UNKNOWN,
    Fish,
    Memory,
    State,
)
from tablereef.games.kleine_fische.steps import DECIDING, JUMPING, MOVING, STEPS, SWAPPING
from tablereef.kernel.pending import Pending, push
from tablereef.kernel.view import Piece
from tablereef.kernel.words import Words
from tests.games.kleine_fische import conserved
from tests.rules.table import GameTable, mask_of, names_of

CROSSING_NAMES = tuple(f"x{at // 6}.{at % 6}" for at in range(CROSSINGS))

# — laying out —


def fresh(seats: int, memory_aid: str = "off", begins: str = "random") -> "Table":
    """A game that has just been set up."""
    return Table(GAME.new(seats, {"memory_aid": memory_aid, "begins": begins}))


def lay(
    board: str = "",
    *,
    up: str = "",
    seen: str = "",
    lit: Mapping[str, Sequence[int]] | None = None,
    divers: Sequence[str] = ("v2.2>x2.2", "v2.4>x2.4"),
    octopus: str = "den",
    stacks: Sequence[str] = (),
    caves: Sequence[str] = (),
    used: str = "",
    pile: str | None = None,
    active: int = 0,
    memory_aid: str = "off",
) -> "Table":
    """A table in the middle of a game, with one diver for each seat.

    `board` names the places where no fish lies (`none`: no card at all), `up` the fish that lie open in the order of
    turning up, `seen` those that were turned up and hidden again, `lit` those that some seats looked at. With a `pile`
    (the backs, the top card first) the fish that are left over are in the last stack, the caves out of the game.
    With fish up the player decides.
    """
    s: State = GAME.new(len(divers), {"memory_aid": memory_aid})
    s.active, s.pending, s.fish, s.octopus = (
        active,
        Pending(),
        Fish(),
        SPACE.index(octopus) if octopus != "den" else DEN,
    )
    s.back[:] = [FISH_BACK] * CELLS
    for cell, back in pairs(board):
        s.back[CELL.index(cell)] = BACK.index(back) if back != "none" else EMPTY
    lay_faces(s, up, seen, lit or {})
    for seat, diver in enumerate(divers):
        place_diver(s, seat, diver)
    for seat, fish in enumerate(stacks):
        fill(s.stack[seat], fish_of(fish))
    s.used = mask_of(used, CAVES)
    for seat, held in enumerate(caves):
        hold(s, seat, held)
    lay_pile(s, pile)
    for seat in range(s.seats):
        s.stack_n[seat] = s.stack[seat].n
        for viewer in s.memory:
            viewer.may[seat][:] = s.stack[seat].ranks
    for step in what_is_due(s):
        push(s.pending, step, 1)
    assert conserved(s)
    return Table(s)


def lay_faces(s: State, up: str, seen: str, lit: Mapping[str, Sequence[int]]) -> None:
    """Note the fish that somebody has seen."""
    for cell, fish in pairs(" ".join([up, seen, *lit])):
        s.face[CELL.index(cell)] = FISH.index(fish)
    for cell, _ in pairs(f"{up} {seen}"):
        s.shown[CELL.index(cell)] = 1
    for place, seats in lit.items():
        s.lit[CELL.index(place.split("=")[0])] = sum(1 << seat for seat in seats)
    for cell, _ in pairs(up):
        s.up[s.up_n] = CELL.index(cell)
        s.open |= 1 << s.up[s.up_n]
        s.up_n += 1


def place_diver(s: State, seat: int, diver: str) -> None:
    """In the boat, or on a space with the head to a crossing."""
    if diver != "boat":
        space, crossing = diver.split(">")
        s.diver[seat], s.heading[seat] = SPACE.index(space), CROSSING_NAMES.index(crossing)


def hold(s: State, seat: int, held: str) -> None:
    """Give cave cards to a seat."""
    s.held[seat] = mask_of(held, CAVES)
    for cave in held.split():
        s.held_n[seat][CAVES.index(cave) // OF_EACH_DIFFICULTY] += 1


def lay_pile(s: State, pile: str | None) -> None:
    """What lies nowhere else is in the pile, or where `lay` says."""
    known = [face for face in s.face if face != UNKNOWN] + [f for stack in s.stack for f in fish_in(stack)]
    assert len(known) == len(set(known)), "a fish lies in two places"
    unseen = [fish for fish in range(FISH_CARDS) if fish not in known]
    blank = sum(back == FISH_BACK and face == UNKNOWN for back, face in zip(s.back, s.face, strict=True))
    s.caves = ALL_CAVES & ~s.used & ~sum(s.held)
    if pile is None:
        backs = [0] * (len(unseen) - blank)
        for cave in range(CAVE_CARDS):
            backs += [1 + cave // OF_EACH_DIFFICULTY] * (s.caves >> cave & 1)
        for back in s.back:
            if back > FISH_BACK:
                backs.remove(back)
    else:
        backs = [BACK.index(back) for back in pile.split()]
        left_over = len(unseen) - blank - backs.count(FISH_BACK)
        fill(s.stack[s.seats - 1], unseen[:left_over])
        unseen = unseen[left_over:]
        box_caves(s, backs)
    fill(s.fish, unseen)
    s.pile_n, s.top = len(backs), backs[0] if backs else EMPTY
    s.pile[:] = [backs[1:].count(back) for back in range(BACK_COUNT)]


def box_caves(s: State, backs: list[int]) -> None:
    """Caves that neither the board nor the pile has are out of the game."""
    for cave in range(CAVE_CARDS):
        back = 1 + cave // OF_EACH_DIFFICULTY
        unseen = s.caves >> (back - 1) * OF_EACH_DIFFICULTY & 7
        if s.caves >> cave & 1 and unseen.bit_count() > backs.count(back) + s.back.count(back):
            s.caves -= 1 << cave
            s.used |= 1 << cave


def what_is_due(s: State) -> list[int]:
    """The turn begins, or the player decides; what is due first comes last."""
    if s.up_n:
        return [DECIDING]
    if s.diver[s.active] != BOAT:
        return [MOVING]
    return [JUMPING] if FISH_BACK in s.back[:5] else [JUMPING, SWAPPING]


# — names —


def pairs(text: str) -> list[tuple[str, str]]:
    """What `1.1=moray-4 0.2=cave_3` says."""
    found = [pair.split("=") for pair in text.split()]
    return [(place, what) for place, what in found]


def fish_of(names: str) -> list[int]:
    """The fish of these names."""
    return [FISH.index(name) for name in names.split()]


def fill(place: Fish, fish: Iterable[int]) -> None:
    """Put fish into a collection."""
    for one in fish:
        place.ranks[SPECIES_OF[one]] |= 1 << RANK_OF[one]
        place.n += 1


def fish_in(place: Fish) -> list[int]:
    """The fish in a collection."""
    return in_ranks(place.ranks)


def in_ranks(ranks: list[int]) -> list[int]:
    """The fish that masks of ranks name."""
    return [fish for fish in range(FISH_CARDS) if ranks[SPECIES_OF[fish]] >> RANK_OF[fish] & 1]


def names(fish: Iterable[int]) -> str:
    """The names of these fish; ? where a face is unknown."""
    return " ".join("?" if one == UNKNOWN else str(FISH.names[one]) for one in fish)


# — playing and reading —


class Table(GameTable[State]):
    """A table of Kleine Fische."""

    game, steps = GAME, STEPS.names

    def check(self) -> None:
        """Every card is in exactly one place too."""
        super().check()
        assert conserved(self.s)

    # what lies where

    @property
    def up(self) -> str:
        """The fish that lie face up, in the order of turning up."""
        return " ".join(f"{CELL.names[c]}={FISH.names[self.s.face[c]]}" for c in self.s.up[: self.s.up_n])

    def back(self, cell: str) -> str:
        """The back of the card at a place."""
        back = self.s.back[CELL.index(cell)]
        return "none" if back == EMPTY else BACKS[back]

    def face(self, cell: str) -> str:
        """The fish at a place, ? where it is unknown."""
        return names([self.s.face[CELL.index(cell)]])

    def diver(self, seat: int) -> str:
        """Where a diver is and where its head points."""
        if self.s.diver[seat] == BOAT:
            return "boat"
        return f"{SPACE.names[self.s.diver[seat]]}>{CROSSING_NAMES[self.s.heading[seat]]}"

    @property
    def octopus(self) -> str:
        """The space of the octopus."""
        return "den" if self.s.octopus == DEN else str(SPACE.names[self.s.octopus])

    def stack(self, seat: int) -> str:
        """The fish of a seat, as far as they are known."""
        return names(fish_in(self.s.stack[seat]))

    def caves(self, seat: int) -> str:
        """The cave cards of a seat, as far as they are known."""
        return names_of(self.s.held[seat], CAVES)

    @property
    def used(self) -> str:
        """The cave cards that are out of the game."""
        return names_of(self.s.used, CAVES)

    def may(self, viewer: int, seat: int) -> str:
        """The fish that a viewer takes to be possible in a stack."""
        return names(in_ranks(self.s.memory[viewer].may[seat]))

    # what a seat sees

    def sees_card(self, seat: int, cell: str) -> str:
        """A card of the board as a seat sees it."""
        return self.sees_piece(seat, f"card-{CELL.index(cell)}")

    def sees_space(self, seat: int, space: str) -> str:
        """A space of the board as a seat sees it."""
        return self.sees_piece(seat, f"space-{SPACE.index(space)}")

    def sees_piece(self, seat: int, name: str) -> str:
        """A piece of the board as a seat sees it."""
        (found,) = [piece for piece in self.zone(seat, "board").pieces if piece.id == name]
        return self.form_of_piece(found)

    # what was told

    def told(self, seat: int | None = None) -> list[str]:
        """All that was told, but for the cards that were laid."""
        return [line for line in super().told(seat) if not line.startswith("laid ")]

    def laid(self) -> list[str]:
        """The cards that were laid, as they were told: each place and the back there."""
        return [line.removeprefix("laid ") for line in super().told() if line.startswith("laid ")]

    # how it reads

    def form_of_piece(self, piece: Piece) -> str:
        """What stands on a piece, and on it in brackets what marks it."""
        marks = " ".join(map(form_of_words, piece.marks))
        face = form_of_words(piece.words) if piece.words else ""
        return f"{face}({marks})" if marks else face

    def legible(self, value: Any) -> object:
        """Fish by their names."""
        if isinstance(value, Fish):
            return value.n, names(fish_in(value))
        if isinstance(value, Memory):
            return [names(in_ranks(ranks)) for ranks in value.may]
        return super().legible(value)


def form_of_words(words: Words) -> str:
    """A fish as `moray-4`, its place in the order as `#2`, a diver as `diver-up-0`, all else by its key."""
    if words.key == "fish":
        species = words.fields["species"]
        assert isinstance(species, Words)
        return f"{species.key.removeprefix('species-')}-{words.fields['shells']}"
    if words.key == "order":
        return f"#{words.fields['number']}"
    seat = words.fields.get("seat")
    return f"{words.key}-{seat.fields['seat']}" if isinstance(seat, Words) else words.key
