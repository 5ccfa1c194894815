"""A table laid out for one test, in the words of the ledger.

`lay("0.2=cave_3", up="1.1=moray-4", divers=["v1.1>x1.1", "boat"])` puts cards, divers and octopus in their places, all
other fish face down on the board and the rest into the pile; what is due follows from the position. Then things happen
(`play`), written as in a journal without the names of the fields: "move v2.3", "reveal moray-4". The test reads what
lies where, what is offered, how likely what is, and what was told. A table equals another where all is alike.
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
    BOAT,
    DECIDING,
    DEN,
    EMPTY,
    JUMPING,
    MOVING,
    STEPS,
    SWAPPING,
    UNKNOWN,
    Fish,
    Memory,
    State,
)
from tablereef.kernel.forms import Codes
from tablereef.kernel.game import CHANCE, Outcome
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.pending import Pending, push
from tablereef.kernel.story import Happening, is_told
from tablereef.kernel.struct import flat, layout, out_of_range
from tablereef.kernel.view import Piece, View, Zone
from tablereef.kernel.words import Words
from tests.laws.tables import kleine_fische_inventory

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
    s.used = mask_of(used)
    for seat, held in enumerate(caves):
        hold(s, seat, held)
    lay_pile(s, pile)
    for seat in range(s.seats):
        s.stack_n[seat] = s.stack[seat].n
        for viewer in s.memory:
            viewer.may[seat][:] = s.stack[seat].ranks
    for step in what_is_due(s):
        push(s.pending, step, 1)
    kleine_fische_inventory(s)
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
    s.held[seat] = mask_of(held)
    for cave in held.split():
        s.held_n[seat][CAVES.index(cave) // OF_EACH_DIFFICULTY] += 1


def lay_pile(s: State, pile: str | None) -> None:
    """What lies nowhere else is in the pile, or where `lay` says."""
    known = [face for face in s.face if face != UNKNOWN] + [f for stack in s.stack for f in fish_in(stack)]
    assert len(known) == len(set(known)), "a fish lies in two places"
    unseen = [fish for fish in range(FISH_CARDS) if fish not in known]
    blank = sum(back == FISH_BACK and face == UNKNOWN for back, face in zip(s.back, s.face, strict=True))
    s.caves = mask_of(" ".join(CAVES)) & ~s.used & ~sum(s.held)
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


def mask_of(caves: str) -> int:
    """Cave cards as a mask."""
    return sum(1 << CAVES.index(cave) for cave in caves.split())


def caves_in(mask: int) -> str:
    """The names of cave cards."""
    return " ".join(CAVES[cave] for cave in range(CAVE_CARDS) if mask >> cave & 1)


def terse(codes: Codes, code: int) -> str:
    """The readable form of a code without the names of its fields."""
    name, *fields = codes.form(code).split()
    return " ".join([name, *(field.split("=")[1] for field in fields)])


def each(kind: str, fish: str) -> dict[str, int]:
    """Odds under which each of these fish is equally likely."""
    return {f"{kind} {one}": 1 for one in fish.split()}


# — playing and reading —


class Table:
    """A position, and all that was told since it was laid out."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.story: list[Happening] = []
        s.story = self.story

    def play(self, *events: str) -> None:
        """Players choose what is offered, chance brings what it can bring."""
        for event in events:
            codes = GAME.codes(self.to_move)
            possible = {terse(codes, code): code for code in self.codes()}
            assert event in possible, f"{event} is none of {list(possible)}"
            GAME.apply(self.s, possible[event])
            kleine_fische_inventory(self.s)
            assert out_of_range(self.s) == []

    # what is due

    @property
    def to_move(self) -> int:
        """A seat, CHANCE or OVER."""
        return GAME.turn(self.s)

    def codes(self) -> list[int]:
        """All that can happen now, written over a menu that was not clean."""
        if self.to_move == CHANCE:
            return list(GAME.chances(self.s))
        menu = [-1] * GAME.menu_size
        return menu[: GAME.choices(self.s, menu)] if self.to_move >= 0 else []

    def offers(self) -> list[str]:
        """All legal choices, in their order."""
        return [terse(GAME.choice_codes, code) for code in self.codes()] if self.to_move >= 0 else []

    def odds(self) -> dict[str, int]:
        """All outcomes that chance can have now, each with the number of its lots."""
        found = GAME.chances(self.s) if self.to_move == CHANCE else {}
        return {terse(GAME.chance_codes, code): lots for code, lots in found.items()}

    @property
    def due(self) -> str:
        """The step that is due."""
        return STEPS[self.s.pending.step]

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
        return caves_in(self.s.held[seat])

    @property
    def used(self) -> str:
        """The cave cards that are out of the game."""
        return caves_in(self.s.used)

    def may(self, viewer: int, seat: int) -> str:
        """The fish that a viewer takes to be possible in a stack."""
        return names(in_ranks(self.s.memory[viewer].may[seat]))

    def outcome(self) -> Outcome:
        """Points and places."""
        return GAME.outcome(self.s)

    # what was told, and who knows what

    def told(self, seat: int | None = None) -> list[str]:
        """All that was told, or all that a seat was told."""
        return [form_of(happening, seat) for happening in self.story]

    def hears(self) -> list[int]:
        """The seats that are told what comes now; 29 is who only watches."""
        return [seat for seat in [*range(self.s.seats), 29] if is_told(GAME.audience(self.s), seat)]

    def known(self, seat: int) -> "Table":
        """The table as a seat knows it."""
        return Table(Knowledge(GAME, self.s, seat).state)

    def imagined(self, seat: int, seed: int) -> "Table":
        """A table as a seat can imagine it."""
        return Table(Knowledge(GAME, self.s, seat).imagine([seed, 0]))

    def view(self, seat: int) -> View:
        """The message for a seat."""
        return Knowledge(GAME, self.s, seat).view()

    def zone(self, seat: int, zone: str) -> Zone:
        """A place as a seat sees it."""
        (found,) = [shown for shown in self.view(seat).zones if shown.id == zone]
        return found

    def sees(self, seat: int, zone: str) -> tuple[int, str]:
        """A place as a seat sees it: how many cards, and which are shown."""
        found = self.zone(seat, zone)
        return found.size, " ".join(map(form_of_piece, found.pieces))

    def sees_card(self, seat: int, cell: str) -> str:
        """A card of the board as a seat sees it."""
        return self.sees_piece(seat, f"card-{CELL.index(cell)}")

    def sees_space(self, seat: int, space: str) -> str:
        """A space of the board as a seat sees it."""
        return self.sees_piece(seat, f"space-{SPACE.index(space)}")

    def sees_piece(self, seat: int, name: str) -> str:
        """A piece of the board as a seat sees it."""
        (found,) = [piece for piece in self.zone(seat, "board").pieces if piece.id == name]
        return form_of_piece(found)

    def paths(self) -> dict[str, tuple[str, ...]]:
        """For each offer to the player to move, the pieces to touch."""
        return {terse(GAME.choice_codes, offer.code): offer.path for offer in self.view(self.to_move).offers}

    # comparing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.s == other.s

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "".join(f"\n  {name}: {shown(getattr(self.s, name))}" for name in layout(State))


def form_of(happening: Happening, seat: int | None) -> str:
    """A happening in readable form, without what a seat is not told of it."""
    kind = GAME.happenings.kinds[happening.kind]
    told = seat is None or is_told(happening.audience, seat)
    fields = zip(kind.fields.items(), happening.fields, strict=True)
    return " ".join([kind.name, *(f"{n}={d.names[v]}" for (n, d), v in fields if told or not d.secret)])


def form_of_piece(piece: Piece) -> str:
    """What stands on a piece, and on it in brackets what marks it."""
    marks = " ".join(map(form_of_words, piece.marks))
    face = form_of_words(piece.words) if piece.words else ""
    return f"{face}({marks})" if marks else face


def form_of_words(words: Words) -> str:
    """A fish as `moray-4`, a diver as `diver-up-0`, all else by its key."""
    if words.key == "fish":
        species = words.fields["species"]
        assert isinstance(species, Words)
        return f"{species.key.removeprefix('species-')}-{words.fields['shells']}"
    seat = words.fields.get("seat")
    return f"{words.key}-{seat.fields['seat']}" if isinstance(seat, Words) else words.key


def shown(value: Any) -> object:
    """A field of the position for a failing test."""
    if isinstance(value, Fish):
        return value.n, names(fish_in(value))
    if isinstance(value, Memory):
        return [names(in_ranks(ranks)) for ranks in value.may]
    if isinstance(value, Pending):
        return STEPS[value.step], flat(value)
    return list(map(shown, value)) if isinstance(value, list) else value
