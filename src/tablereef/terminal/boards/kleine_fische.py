"""Kleine Fische ganz groß!: the reef, what lies open in order, everyone's fish and caves."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text as Styled

from tablereef.games.kleine_fische.board import CORNER, ENDS, ENTRIES, between, direction, other_end
from tablereef.games.kleine_fische.components import SPECIES_COUNT, SPECIES_OF
from tablereef.games.kleine_fische.events import cave_words, cell_words
from tablereef.games.kleine_fische.meaning import gain
from tablereef.games.kleine_fische.scoring import best_of_species, interim
from tablereef.games.kleine_fische.state import BOAT, DEN, State
from tablereef.games.kleine_fische.view import known_caves, shown_stack
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.view import Offer, View, Zone
from tablereef.kernel.words import Words
from tablereef.terminal import palette
from tablereef.terminal.boards import Board, generic
from tablereef.terminal.boards.reef import ARROWS, FISH_SIGN, LIT, Reef, Token, cave_sign, figures, short_name
from tablereef.terminal.screen import glued
from tablereef.terminal.speech import Speech

AHEAD = "•"  # on a space to which the diver could swim on
BESIDE_CARD = ("look", "turn_up", "explore")


def draw(knowledge: Knowledge, speech: Speech, plain: bool) -> Board:
    """The reef; below it the players with the notes, own collections, and what lies open."""
    view, s = knowledge.view(), knowledge.state
    zones = {zone.id: zone for zone in view.zones}
    letters = palette.letters_of(speech.names)
    reef = Reef(s, knowledge.seat, labels(knowledge, view), letters, speech)
    notes = (Styled(speech.say(note), palette.ALARM) for note in view.notes)
    middle: list[RenderableType] = [Styled("  ").join([*players(s, letters, speech), *notes])]
    middle += [collection(s, seat, speech) for seat in range(s.seats) if is_shown(knowledge, seat)]
    return Board(title(s, zones, letters, speech), reef, middle + ([lying_open(knowledge, speech)] if s.up_n else []))


def title(s: State, zones: dict[str, Zone], letters: tuple[str, ...], speech: Speech) -> str:
    """The game, the cards left with the back of the next one, and who is still in the boat."""
    pile, boat = zones["pile"], zones["boat"]
    parts = [speech.say(Words("game-name")), f"{speech.say(pile.words)} {pile.size}"]
    if pile.pieces:
        parts[-1] += f" ({generic.pieces_text(pile.pieces, speech)})"
    if boat.pieces:
        aboard = (letters[seat] for seat in range(s.seats) if s.diver[seat] == BOAT)
        parts.append(speech.ui("label", name=boat.words, text=" ".join(aboard)))
    return " · ".join(parts)


# — what lies below the reef —


def players(s: State, letters: tuple[str, ...], speech: Speech) -> list[Styled]:
    """Everyone with the number of fish, and the backs of the cave cards."""
    return [player(s, seat, letters[seat], speech) for seat in range(s.seats)]


def player(s: State, seat: int, letter: str, speech: Speech) -> Styled:
    """One player; an arrow points at who moves."""
    name = f"{'▸' if s.active == seat else ''}{letter} {speech.names[seat]}"
    holdings = f" {s.stack_n[seat]} {FISH_SIGN}{caves_of(s, seat)}"
    return Styled.assemble((glued(name), f"bold {palette.seat_style(seat)}"), glued(holdings))


def caves_of(s: State, seat: int) -> str:
    """The backs of a player's cave cards."""
    signs = "".join(cave_sign(level) * number for level, number in enumerate(s.held_n[seat]))
    return f" {signs}" if signs else ""


def is_shown(knowledge: Knowledge, owner: int) -> bool:
    """Whether faces of a player's cards can be seen."""
    s = knowledge.state
    return bool(shown_stack(s, owner, knowledge.seat) or known_caves(s, owner))


def collection(s: State, seat: int, speech: Speech) -> Styled:
    """The best fish of each species, the cave cards, and the points so far."""
    best = ((species, best_of_species(s, seat, species)) for species in range(SPECIES_COUNT))
    fish = (glued(f"{short_name(species, speech)} {shells}") for species, shells in best if shells)
    caves = (glued(speech.say(cave_words(cave))) for cave in known_caves(s, seat))
    total = glued(f"{speech.ui('points')} {palette.figure(interim(s, seat))}")
    parts = [", ".join(fish), *caves, total]
    return Styled(speech.ui("label", name=speech.names[seat], text=" · ".join(filter(None, parts))))


def short_fish(fish: int, speech: Speech) -> str:
    """A fish in few letters."""
    return glued(f"{short_name(SPECIES_OF[fish], speech)} {figures(fish)}")


def lying_open(knowledge: Knowledge, speech: Speech) -> Styled:
    """The fish that lie open in the order of turning up, and what they are worth to who looks and moves."""
    s = knowledge.state
    fish = [short_fish(s.face[cell], speech) for cell in s.up[: s.up_n]]
    line = Styled(speech.ui("label", name=speech.ui("fische-open", number=s.up_n), text=" > ".join(fish)))
    if knowledge.seat != s.active:
        return line
    return line.append(glued(f"  +{gain(s)}"), palette.FAINT)


# — the choices on the board —


def labels(knowledge: Knowledge, view: View) -> dict[str, list[Token]]:
    """The numbers of the choices, at the pieces that they mean."""
    found: dict[str, list[Token]] = defaultdict(list)
    for number, offer in enumerate(view.offers, 1):
        for piece, token in labels_of(knowledge, number, offer):
            found[piece].append(token)
    return found


def labels_of(knowledge: Knowledge, number: int, offer: Offer) -> Iterator[tuple[str, Token]]:
    """Where the number of one choice stands; swimming on lights the spaces ahead."""
    kind, values = knowledge.game.choice_codes.split(offer.code)
    if kind.name == "jump":
        short = str(number) if values[1] == 0 else ""  # the other number is one more
        yield offer.path[0], Token(f"{number}{arrow_of(knowledge, offer.code)}", short, LIT)
    elif kind.name in ("move", "octopus", *BESIDE_CARD):
        yield offer.path[0], Token(str(number), str(number), LIT)
    elif kind.name == "swim_on":
        after = knowledge.ahead(offer.code).state
        for code in knowledge.game.legal(after):
            if knowledge.game.choice_codes.split(code)[0].name == "move":
                yield knowledge.game.path(after, code)[0], Token(AHEAD, AHEAD, palette.KEY)


def label(knowledge: Knowledge, offer: Offer, speech: Speech) -> str:
    """The words of a choice; one that leads somewhere is told by an arrow and its space alone, a swap by its places."""
    kind, values = knowledge.game.choice_codes.split(offer.code)
    if kind.name == "swap":
        return " ↔ ".join(speech.say(cell_words(cell)) for cell in values)
    space = offer.words.fields.get("space")
    if not isinstance(space, Words):
        return generic.label(knowledge, offer, speech)
    return f"{arrow_of(knowledge, offer.code)} {speech.say(space)}"


def arrow_of(knowledge: Knowledge, code: int) -> str:
    """Which way a choice leads on the board."""
    s = knowledge.state
    kind, values = knowledge.game.choice_codes.split(code)
    if kind.name == "jump":
        space = ENTRIES[values[0]]
        return ARROWS[direction(space, ENDS[space][values[1]])]
    start = s.heading[s.active] if kind.name == "move" else start_of_octopus(s, values[0])
    return ARROWS[direction(values[0], other_end(values[0], start))]


def start_of_octopus(s: State, space: int) -> int:
    """The crossing through which the octopus would enter a space."""
    return CORNER if s.octopus == DEN else between(space, s.octopus)
