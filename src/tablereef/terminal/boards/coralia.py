"""Coralia: six reefs side by side, the station below them, what everyone has, and own cards."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping

from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text as Styled

from tablereef.games.coralia.components import (
    CARDS,
    COLOURS,
    PEARL_KINDS,
    PEARL_VALUES,
    PILE_COUNT,
    PILES,
    REEFS,
    TURTLES,
)
from tablereef.games.coralia.state import (
    SIZE,
    State,
    pile_size,
    stingrays_left,
    total,
)
from tablereef.kernel.codes import Codes
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.view import Offer, Piece, Zone
from tablereef.kernel.words import Words
from tablereef.terminal import palette
from tablereef.terminal.boards import Board
from tablereef.terminal.boards.generic import label as label
from tablereef.terminal.screen import glued
from tablereef.terminal.speech import Speech
from tablereef.terminal.story import joined, seat_in

SPACES = ("turtle", "starfish", "octopus", "fish", "pearl", "diver", "treasure")  # as they are shown
STYLES = dict(zip(COLOURS, ("yellow", "blue", "red", "dark_orange", "green", "magenta"), strict=True))
DIE, WHITE_DIE, FREE = "■", "□", "·"
CELL, LONGEST_NAME = 7, 7  # columns of a space; letters of a name
PEARL_WORDS = {f"card-{CARDS[kind]}": str(value) for kind, value in zip(PEARL_KINDS, PEARL_VALUES, strict=True)}
TURTLE_WORDS = [f"turtle-{turtle}" for turtle in TURTLES]
PENDING = ("note-again", "note-then")
RECOGNISED = ("note-recognised", "note-took")
TOLD = ("note-left", "note-taken", "note-no_octopus")  # by the story or the menu; 24 lines have no room for more


def draw(knowledge: Knowledge, speech: Speech, plain: bool) -> Board:
    """The reefs; below them the station, the players, the cards that are seen, and what is pending."""
    view, s = knowledge.view(), knowledge.state
    zones = {zone.id: zone for zone in view.zones}
    middle: list[RenderableType] = [station(s, zones["station"], speech), players(s, speech)]
    middle += [Styled(line) for line in (own_cards(s, zones, speech), open_cards(s, zones, speech)) if line]
    middle += [Styled(speech.say(note), palette.QUESTION) for note in view.notes if note.key in PENDING]
    middle += [Styled(line, palette.FAINT) for line in recognised(view.notes, speech)]
    board = reefs(s, zones, numbers_of(knowledge.game.choice_codes, view.offers), speech)
    return Board(title(zones, view.notes, speech), board, middle)


def title(zones: Mapping[str, Zone], notes: Iterable[Words], speech: Speech) -> str:
    """The game, the round or the step of the scoring, and the turtles beside the board."""
    stage = [speech.say(note).rstrip(".") for note in notes if note.key not in PENDING + RECOGNISED + TOLD]
    turtles = [short_turtle(piece.words, speech) for piece in zones["side_turtles"].pieces if piece.words]
    beside = [speech.ui("coralia-beside", turtles=", ".join(turtles))] if turtles else []
    return " · ".join([speech.say(Words("game-name")), *stage, *beside])


def short_turtle(turtle: Words, speech: Speech) -> str:
    """The bonus of a turtle, in a word."""
    return speech.ui(f"coralia-{turtle.key}")


# — the reefs —


def reefs(s: State, zones: Mapping[str, Zone], numbers: Mapping[str, str], speech: Speech) -> Table:
    """Spaces by reefs, with the numbers of choices; below them the dice in the supply and on the island."""
    table = Table.grid(Column(no_wrap=True), *(Column(min_width=CELL) for _ in COLOURS), padding=(0, 1))
    table.add_row(Styled(speech.ui("coralia-dice"), palette.FAINT), *(colour_name(c, speech) for c in COLOURS))
    pieces = {piece.id: piece for colour in COLOURS for piece in zones[f"reef-{colour}"].pieces}
    for space in SPACES:
        row = {colour: pieces[f"reef-{colour}-{space}"] for colour in COLOURS}
        cells = (cell(piece, colour, numbers.get(piece.id, ""), speech) for colour, piece in row.items())
        table.add_row(space_name(row[COLOURS[0]], speech), *cells)
    name = f"{speech.say(zones['supply'].words)}/{speech.say(zones['island'].words)}"
    stocks = (stock(s, colour, numbers) for colour in range(REEFS))
    table.add_row(Styled(name), *stocks, f"{WHITE_DIE} {s.island_white}")
    return table


def colour_name(colour: str, speech: Speech) -> Styled:
    """The name of a colour, in this colour."""
    return Styled(speech.say(Words(f"colour-{colour}")), f"bold {STYLES[colour]}")


def space_name(space: Piece, speech: Speech) -> Styled:
    """A space and its points."""
    return Styled(speech.say(space.words) if space.words else "")


def cell(space: Piece, colour: str, number: str, speech: Speech) -> Styled:
    """What lies and stands on a space, and the number of the choice that leads there."""
    marks = [mark_of(mark, colour, speech) for mark in space.marks]
    shown = [Styled(number, palette.KEY), *marks] if number else marks
    return Styled(" ").join(shown or [Styled(FREE, palette.FAINT)])


def mark_of(mark: Words, colour: str, speech: Speech) -> Styled:
    """A die, a turtle, a chest, or the letter of whose octopus or diver it is."""
    if mark.key in ("octopus", "diver"):
        seat = seat_in(mark) or 0
        return Styled(palette.letters_of(speech.names)[seat], f"bold {palette.seat_style(seat)}")
    if mark.key in TURTLE_WORDS:
        return Styled(short_turtle(mark, speech))
    if mark.key == "chest":
        return Styled(speech.ui("coralia-chest"))
    return Styled(WHITE_DIE, "bold") if mark.key == "die-white" else Styled(DIE, STYLES[colour])


def stock(s: State, colour: int, numbers: Mapping[str, str]) -> Styled:
    """Dice in the supply and on the island, with the number of the choice that takes or brings one."""
    name = COLOURS[colour]
    number = numbers.get(f"supply-{name}", "") or numbers.get(f"island-{name}", "")
    figures = Styled(f"{s.supply[colour]}/{s.island[colour]}", STYLES[name])
    return Styled.assemble((number, palette.KEY), " ", figures) if number else figures


def numbers_of(codes: Codes, offers: Iterable[Offer]) -> dict[str, str]:
    """The numbers of the choices, by the last piece to touch; for the island by the colour of the die."""
    numbers: dict[str, str] = defaultdict(str)
    for number, offer in enumerate(offers, 1):
        kind, values = codes.split(offer.code)
        numbers[f"island-{COLOURS[values[0]]}" if kind.name == "land" else offer.path[-1]] += f"[{number}]"
    return numbers


# — what lies below the reefs —


def station(s: State, zone: Zone, speech: Speech) -> Styled:
    """The dice of the station, in their colours."""
    dice = [die(piece, COLOURS[s.colour[i]], speech) for i, piece in enumerate(zone.pieces)] or [Styled("–")]
    return Styled(speech.ui("label", name=zone.words, text="")).append_text(Styled(" · ").join(dice))


def die(piece: Piece, colour: str, speech: Speech) -> Styled:
    """A die with its face, and whether a turtle keeps it."""
    shown = "" if piece.words is None else speech.say(piece.words)
    kept = "".join(f" ({speech.say(mark)})" for mark in piece.marks)
    return Styled(glued(shown + kept), f"bold {STYLES[colour]}")


def players(s: State, speech: Speech) -> Table:
    """What everyone has, and below what is left."""
    table = Table.grid(Column(no_wrap=True), padding=(0, 1))
    table.add_row("", *(Styled(head, palette.FAINT) for head in heads(speech)))
    for seat in range(s.seats):
        table.add_row(player_name(s, seat, speech), *figures(holdings(s, seat)))
    table.add_row(Styled(f"  {speech.ui('coralia-left')}", palette.FAINT), "", "", *figures(left(s)))
    return table


def figures(numbers: Iterable[int]) -> list[str]:
    """Numbers, with a dot for none."""
    return [str(number) if number else FREE for number in numbers]


def heads(speech: Speech) -> list[str]:
    """The heads of the players' table."""
    tiles = (speech.ui(f"coralia-{name}") for name in ("octopuses", "turtles", "chests", "rays"))
    return [speech.ui("points"), *tiles, *(speech.say(Words(f"pile-{pile}")) for pile in PILES)]


def left(s: State) -> list[int]:
    """Turtles, chests and stingrays beside the board, and the sizes of the piles."""
    tiles = [SIZE[s.side_turtles], s.side_chests, stingrays_left(s)]
    return [*tiles, *(pile_size(s, pile) for pile in range(PILE_COUNT))]


def player_name(s: State, seat: int, speech: Speech) -> Styled:
    """Letter and name of a player; an arrow points at who moves."""
    name = Styled(speech.names[seat])
    name.truncate(LONGEST_NAME, overflow="ellipsis")
    arrow = "▸" if s.active == seat else " "
    return Styled(f"{arrow}{palette.letters_of(speech.names)[seat]} {name}", f"bold {palette.seat_style(seat)}")


def holdings(s: State, seat: int) -> list[int]:
    """Points, octopuses left, turtles, chests, stingrays, and the cards drawn from each pile."""
    tiles = [s.octopuses[seat], SIZE[s.turtles[seat]], SIZE[s.chests[seat]], s.stingrays[seat]]
    return [total(s, seat), *tiles, *s.drawn[seat]]


def own_cards(s: State, zones: Mapping[str, Zone], speech: Speech) -> str:
    """The hidden cards of who looks."""
    hands = ((zones[f"hand-{seat}"].words, cards(zones[f"hand-{seat}"], speech)) for seat in range(s.seats))
    return " · ".join(speech.ui("label", name=name, text=text) for name, text in hands if text)


def open_cards(s: State, zones: Mapping[str, Zone], speech: Speech) -> str:
    """What everyone has turned up in the scoring."""
    up = ((speech.names[seat], cards(zones[f"shown-{seat}"], speech)) for seat in range(s.seats))
    return " · ".join(speech.ui("label", name=name, text=text) for name, text in up if text)


def cards(zone: Zone, speech: Speech) -> str:
    """Cards of a player: the values of the pearls, then the others, those of a kind together."""
    names = [piece.words for piece in zone.pieces if piece.words]
    pearls = [PEARL_WORDS[words.key] for words in names if words.key in PEARL_WORDS]
    shown = [f"{speech.say(Words('pile-pearl'))} {' '.join(pearls)}"] if pearls else []
    kinds = Counter(speech.say(words) for words in names if words.key not in PEARL_WORDS)
    shown += [kind if number == 1 else f"{kind} ×{number}" for kind, number in kinds.items()]
    return ", ".join(map(glued, shown))


def recognised(notes: Iterable[Words], speech: Speech) -> Iterator[str]:
    """Cards put under a pile that others have seen since, in one line for each player."""
    known = sorted((note for note in notes if note.key in RECOGNISED), key=lambda note: (note.key, seat_in(note)))
    return (entry.sentence(speech) for entry in joined(known))
