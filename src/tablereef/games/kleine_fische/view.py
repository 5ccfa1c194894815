"""What a seat sees of Kleine Fische: the board with its spaces, the stacks, the cave cards."""

from collections.abc import Sequence
from functools import cache
from itertools import starmap

from tablereef.games.kleine_fische import state, steps
from tablereef.games.kleine_fische.board import (
    CELLS,
    DIRECTIONS,
    ENDS,
    ENTRIES,
    LINES,
    SIZE_OF_BOARD,
    cell,
    crossing,
    direction,
    horizontal,
    vertical,
)
from tablereef.games.kleine_fische.components import BACKS, CAVE_CARDS, CAVES, DIFFICULTIES, EASIEST, RANKS, SPECIES
from tablereef.games.kleine_fische.events import BACK, CAVE_NAMES, CHOICES, FISH, cave_words, fish_words
from tablereef.games.kleine_fische.state import State, holds, is_open
from tablereef.kernel.drawing import Drawing, own_part, part
from tablereef.kernel.masks import NTH, SIZE, has
from tablereef.kernel.story import ALL_SEEING
from tablereef.kernel.view import Picture, Piece, Zone, remembered
from tablereef.kernel.words import Words, seat_words

RULES = ("aim", "jump", "dive", "pair", "caves", "octopus", "collect", "end")
GRID = SIZE_OF_BOARD + LINES  # cards, and the spaces between and around them
VOCABULARY = (  # keys of the texts that follow from no table of events
    "game-goal", "ending-tie",
    "fish", "order", "order-short", "cell", "octopus",
    "part-rainbow", "part-caves", "part-chests",
    "zone-board", "zone-boat", "zone-den", "zone-pile", "zone-stack", "zone-caves", "zone-used",
    "note-aim", "note-ink", "note-fins", "note-explored", "note-announced", "note-die",
    *(f"space-{place}" for place in ("between", "above", "below", "left", "right")),
    *(f"{facing}-{direction}" for facing in ("heading", "diver") for direction in DIRECTIONS),
    "diver-boat",
    *(f"question-{step}" for step in steps.STEPS.questions()), "question-octopus_still", "question-rolled_short",
    *(f"back-{back}{about}" for back in BACKS for about in ("", "-about")),
    *(f"species-{name}{form}" for name in SPECIES for form in ("", "-short")),
    *(f"cave-{kind}{about}" for kind in dict.fromkeys(CAVE_NAMES) for about in ("", "-about")),
    *(f"rules-{section}" for section in RULES),
)  # fmt: skip


def boat_zone(s: State) -> Picture:
    """The divers before their first turn."""
    in_boat = tuple(
        Piece(f"diver-{diver}", diver_words(diver, state.BOAT, 0))
        for diver in range(s.seats)
        if s.diver[diver] == state.BOAT
    )
    return (Zone("boat", Words("zone-boat"), len(in_boat), in_boat),)


def board_zone(s: State, seat: int) -> Picture:
    """The cards and the spaces between them."""
    return (Zone("board", Words("zone-board"), CELLS, board(s, seat), columns=GRID),)


def den_zone(s: State) -> Picture:
    """The octopus before it first comes out."""
    in_den = (Piece("octopus", Words("octopus")),) if s.octopus == state.DEN else ()
    return (Zone("den", Words("zone-den"), len(in_den), in_den),)


def pile_zone(s: State) -> Picture:
    """The pile."""
    return (Zone("pile", Words("zone-pile"), s.pile_n, top_of_pile(s)),)


def stack_zones(s: State, seat: int) -> Picture:
    """The fish of each player."""
    return tuple(stack(s, owner, seat) for owner in range(s.seats))


def cave_zones(s: State) -> Picture:
    """The cave cards of each player."""
    return tuple(caves(s, owner) for owner in range(s.seats))


def used_zone(s: State) -> Picture:
    """KF-C1: the cave cards that are out of the game."""
    used = tuple(Piece(f"used-{cave}", cave_words(cave)) for cave in range(CAVE_CARDS) if s.used >> cave & 1)
    return (Zone("used", Words("zone-used"), len(used), used),)


def square_id(i: int, j: int) -> str:
    """The id of a square of the grid: a crossing, a space or a card."""
    if i % 2 == 0 and j % 2 == 0:
        return f"crossing-{crossing(i // 2, j // 2)}"
    if i % 2 and j % 2:
        return card_id(cell(i // 2, j // 2))
    return space_id(horizontal(i // 2, j // 2) if i % 2 == 0 else vertical(i // 2, j // 2))


@cache
def bare_board() -> dict[str, Piece]:
    """The squares without anything on them, row by row as they lie."""
    return {name: Piece(name) for name in (square_id(i, j) for i in range(GRID) for j in range(GRID))}


def board(s: State, seat: int) -> tuple[Piece, ...]:
    """Crossings, spaces and cards, row by row as they lie."""
    cards = (
        (cell, s.back[cell], shown_fish(s, seat, cell), order(s, cell))
        for cell in range(CELLS)
        if s.back[cell] != state.EMPTY
    )
    return board_with(tuple(cards), tuple(s.diver[: s.seats]), tuple(s.heading[: s.seats]), s.octopus)


def order(s: State, cell: int) -> int:
    """KF-D7: as which fish of this dive a card was turned up; 0 while it lies face down."""
    return max((k for k in range(s.up_n) if s.up[k] == cell), default=s.up_n) + 1 if is_open(s, cell) else 0


@remembered
def board_with(
    cards: tuple[tuple[int, int, int, int], ...], divers: tuple[int, ...], headings: tuple[int, ...], octopus: int
) -> tuple[Piece, ...]:
    """The board with these cards, divers and octopus on it."""
    occupied = {*divers, octopus} - {state.BOAT, state.DEN}
    spaces = (space(at, divers, headings, octopus) for at in occupied)
    return tuple((bare_board() | {piece.id: piece for piece in (*starmap(card, cards), *spaces)}).values())


@cache
def card(cell: int, back: int, fish: int, order: int) -> Piece:
    """A card of the board: a fish that lies open, with its number in the order of turning up, or its back."""
    if order:
        return Piece(card_id(cell), fish_words(fish), (Words("order", {"number": order}),))
    return Piece(card_id(cell), Words(f"back-{BACKS[back]}"), (fish_words(fish),) if fish != state.UNKNOWN else ())


def shown_fish(s: State, seat: int, cell: int) -> int:
    """The fish on a place if the seat may be shown it now, else UNKNOWN."""
    return s.face[cell] if is_open(s, cell) or is_reminded(s, seat, cell) else state.UNKNOWN


def is_reminded(s: State, seat: int, cell: int) -> bool:
    """KF-K2, KF-K3: whether a seat need not remember a card by itself: its own light showed it, or the table helps."""
    return bool(s.memory_aid or has(s.lit[cell], seat))


def space(at: int, divers: tuple[int, ...], headings: tuple[int, ...], octopus: int) -> Piece:
    """A space with the divers and the octopus on it."""
    there = tuple(diver_words(seat, at, headings[seat]) for seat, diver in enumerate(divers) if diver == at)
    return Piece(space_id(at), None, there + ((Words("octopus"),) if octopus == at else ()))


def card_id(cell: int) -> str:
    """The id of a place of the board."""
    return f"card-{cell}"


def space_id(at: int) -> str:
    """The id of a space."""
    return f"space-{at}"


def diver_words(seat: int, space: int, heading: int) -> Words:
    """A diver and where its head points."""
    where = "boat" if space == state.BOAT else DIRECTIONS[direction(space, heading)]
    return Words(f"diver-{where}", {"seat": seat_words(seat)})


def top_of_pile(s: State) -> tuple[Piece, ...]:
    """KF-K1: the back of the top card."""
    return () if s.top == state.EMPTY else (Piece("pile-top", Words(f"back-{BACKS[s.top]}")),)


def stack(s: State, owner: int, seat: int) -> Zone:
    """Its fish as far as the seat sees them, and their number."""
    pieces = fish_of(*s.stack[owner].ranks) if sees_stack(owner, seat) else ()
    return Zone(f"stack-{owner}", Words("zone-stack", {"seat": seat_words(owner)}), s.stack_n[owner], pieces)


def sees_stack(owner: int, seat: int) -> bool:
    """KF-K2: the own fish; those of others only when the match is looked at again after its end."""
    return seat in (owner, ALL_SEEING)


def shown_stack(s: State, owner: int, seat: int) -> list[int]:
    """The fish of a stack that the seat sees."""
    return fish_in(s.stack[owner].ranks) if sees_stack(owner, seat) else []


def fish_in(ranks: Sequence[int]) -> list[int]:
    """A collection, fish by fish."""
    return [species * RANKS + NTH[mask][i] for species, mask in enumerate(ranks) for i in range(SIZE[mask])]


@remembered
def fish_of(*ranks: int) -> tuple[Piece, ...]:
    """A collection as it is drawn."""
    return tuple(Piece(str(FISH.names[fish]), fish_words(fish)) for fish in fish_in(ranks))


def caves(s: State, owner: int) -> Zone:
    """KF-K1, KF-K2: cave cards, those that the seat knows by their face, the others by their back."""
    pieces = open_caves(*known_caves(s, owner)) if s.held[owner] else hidden_caves(owner, *s.held_n[owner])
    return Zone(f"caves-{owner}", Words("zone-caves", {"seat": seat_words(owner)}), sum(s.held_n[owner]), pieces)


def known_caves(s: State, owner: int) -> list[int]:
    """KF-K2: the cave cards of somebody whose faces are known."""
    return [cave for cave in range(CAVE_CARDS) if holds(s, owner, cave)]


@remembered
def open_caves(*known: int) -> tuple[Piece, ...]:
    """Cave cards whose faces are known."""
    return tuple(Piece(f"cave-{CAVES[cave]}", cave_words(cave)) for cave in known)


@remembered
def hidden_caves(owner: int, *numbers: int) -> tuple[Piece, ...]:
    """KF-K1: cave cards of which only the backs are seen, so many of each difficulty."""
    return tuple(
        Piece(f"caves-{owner}-{EASIEST + difficulty}-{i}", Words(f"back-{BACKS[state.EASIEST_BACK + difficulty]}"))
        for difficulty in range(DIFFICULTIES)
        for i in range(numbers[difficulty])
    )


zones = Drawing(  # the places of the table, as far as a seat sees them
    part(boat_zone, "seats", "diver"),
    own_part(
        board_zone,
        *("seats", "back", "face", "open", "up", "up_n", "lit", "memory_aid"),
        *("diver", "heading", "octopus"),
    ),
    part(den_zone, "octopus"),
    part(pile_zone, "pile_n", "top"),
    own_part(stack_zones, "seats", "stack", "stack_n"),
    part(cave_zones, "seats", "held", "held_n"),
    part(used_zone, "used"),
)


def question(s: State) -> Words:
    """What is asked now, and whom; KF-C4, KF-C5: where only a card could help that somebody may have, it says so."""
    asked = steps.STEPS.names[s.pending.step]
    if s.pending.step == steps.OCTOPUS_MOVING and not s.ink:
        asked = "octopus_still"
    elif s.pending.step == steps.ROLLING_AGAIN and not s.rerolls:
        asked = "rolled_short"
    return Words(f"question-{asked}", {"seat": seat_words(s.active)})


def notes(s: State) -> tuple[Words, ...]:
    """What is still to come: the first dive, spaces of the fins and of the octopus, the announced cave, a robbery."""
    said = [Words("note-aim")] if s.pending.step in (steps.SWAPPING, steps.JUMPING) else []
    if s.fins:
        said.append(Words("note-fins", {"number": s.fins}))
    if s.explored >= 0:
        said.append(Words("note-explored", {"back": BACK.words(s.back[s.explored])}))
    if s.pending.step == steps.OCTOPUS_MOVING and s.ink:
        said.append(Words("note-ink", {"number": s.ink}))
    if s.pending.step == steps.ANNOUNCING:
        said.append(Words("note-die", {"number": s.stack_n[s.active]}))
    if s.announced and s.victim >= 0:
        said.append(Words("note-announced", {"number": s.announced, "victim": seat_words(s.victim)}))
    return tuple(said)


def path(s: State, code: int) -> tuple[str, ...]:
    """The pieces to touch for a choice; none where a button must do."""
    kind, values = CHOICES.split(code)
    if kind.name == "swap":
        return (card_id(values[0]), card_id(values[1]))
    if kind.name == "jump":
        landing = ENTRIES[values[0]]
        return (space_id(landing), f"crossing-{ENDS[landing][values[1]]}")
    if kind.name in ("move", "octopus"):
        return (space_id(values[0]),)
    if kind.name in ("look", "turn_up", "explore"):
        return (card_id(values[0]),)
    if kind.name == "play":
        return (f"cave-{CAVES[values[0]]}",)
    if kind.name == "rob":
        return (f"stack-{values[0]}",)
    if kind.name in ("swim_on", "turn_round", "arrive"):
        return (space_id(s.diver[s.active]),)
    return (f"stack-{s.active}",) if kind.name in ("stop", "decline", "spare") else ()
