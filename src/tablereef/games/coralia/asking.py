"""What is asked at a table of Coralia, what is still to come, and the pieces to touch for a choice."""

from collections.abc import Iterator

from tablereef.games.coralia import components as box
from tablereef.games.coralia import state, steps
from tablereef.games.coralia.components import CARDS, COLOURS, FACES, PILES
from tablereef.games.coralia.events import CHOICES
from tablereef.games.coralia.showing import knows_hand
from tablereef.games.coralia.state import State
from tablereef.games.coralia.station import is_usable, place_of_die
from tablereef.games.coralia.view import card_words
from tablereef.kernel.words import Words, seat_words

PASSED_ON = box.STATION_DICE - 1  # dice of the station; the next one is new
TOUCHED = {  # the piece to touch for a choice that names one thing
    "take": ("supply-{}", COLOURS),
    "copy": ("turtle-{}", box.TURTLES),
    "play": ("waiting-{}", CARDS),
    "raise": ("reef-{}-treasure", COLOURS),
    "draw": ("pile-{}", PILES),
}


def question(s: State) -> Words:
    """What is asked now, and whom."""
    return question_of(s, s.pending.step)


def question_of(s: State, step: int) -> Words:
    """The question of a step."""
    return Words(f"question-{steps.STEPS.names[step]}", {"seat": seat_words(s.active)})


def notes(s: State) -> tuple[Words, ...]:
    """The round or the step of the scoring, whose dice lie there, what is still pending, and what was recognised."""
    return (*stage_notes(s), *station_notes(s), *pending_notes(s), *recognised(s))


def stage_notes(s: State) -> Iterator[Words]:
    """How far the game is."""
    if s.stage == state.PLAYING_ROUNDS:
        passed = box.ROUNDS[s.seats] - (s.turns - 1) // s.seats
        yield Words("note-round", {"number": passed, "rounds": box.ROUNDS[s.seats]})
    elif state.PLAYING_ROUNDS < s.stage < len(state.STAGES) - 1:
        yield Words(f"note-{state.STAGES[s.stage]}", {"seat": seat_words(s.active)})


def station_notes(s: State) -> Iterator[Words]:
    """CO-T6: who left the dice of the station; CO-T3: which is new, not to be kept; CO-T8: why one cannot be used."""
    if s.pending.step == steps.TAKING and s.station_n == PASSED_ON and s.face[0] != state.UNROLLED:
        yield Words("note-left", {"seat": seat_words((s.active - 1) % s.seats)})
    if s.pending.step == steps.KEEPING:
        yield Words("note-taken", {"colour": Words(f"colour-{COLOURS[s.colour[PASSED_ON]]}")})
    dice = zip(s.colour, s.face, strict=True)
    if s.pending.step == steps.PLACING and not all(is_usable(s, colour, shown) for colour, shown in dice):
        yield Words("note-no_octopus")


def pending_notes(s: State) -> Iterator[Words]:
    """CO-X7: what is due after the open question, the next first."""
    if s.pending.times > 1:
        yield Words("note-again", {"number": s.pending.times - 1})
    for i in reversed(range(s.pending.depth)):
        yield Words("note-then", {"number": s.pending.times_of[i], "what": question_of(s, s.pending.steps[i])})


def recognised(s: State) -> Iterator[Words]:
    """CO-K3: cards that one had put under a pile and another player has looked at or taken since."""
    for n, seat, cards in zip(s.memory.n, s.memory.seat, s.memory.card, strict=True):
        for card in cards[:n]:
            if card != state.UNKNOWN and not knows_hand(s, seat):
                key = "note-took" if n == 1 else "note-recognised"
                yield Words(key, {"seat": seat_words(seat), "card": card_words(card)})


def path(s: State, code: int) -> tuple[str, ...]:
    """The pieces to touch for a choice."""
    kind, values = CHOICES.split(code)
    name = kind.name
    if name in ("keep", "place", "land"):
        return die_path(s, name, *values)
    if name == "pick":
        return cards_alike(s, values[0])[:1]
    if name == "set":
        return (f"reef-{COLOURS[values[0]]}-{FACES[s.white_face]}",)
    if name == "roll":
        return ("station",)
    form, names = TOUCHED[name]
    return (form.format(names[values[0]]),)


def die_path(s: State, name: str, colour: int, shown: int) -> tuple[str, ...]:
    """A station die, and where it goes."""
    goal = {"keep": (), "place": (f"reef-{COLOURS[colour]}-{FACES[shown]}",), "land": ("island",)}[name]
    return (f"station-{place_of_die(s, colour, shown)}", *goal)


def dice_alike(s: State, colour: int, shown: int) -> tuple[str, ...]:
    """The station dice that are not kept and show this."""
    alike = (i for i in range(s.station_n) if (s.colour[i], s.face[i]) == (colour, shown))
    return tuple(f"station-{i}" for i in alike if not s.kept >> i & 1)


def cards_alike(s: State, card: int) -> tuple[str, ...]:
    """Such cards among those looked at."""
    return tuple(f"looked-{i}" for i in range(s.looked_n) if s.looked[i] == card)


def twins(s: State, code: int) -> tuple[str, ...]:
    """The pieces exactly like the first to touch for a choice."""
    kind, values = CHOICES.split(code)
    if kind.name in ("keep", "place", "land"):
        return dice_alike(s, *values)[1:]
    return cards_alike(s, values[0])[1:] if kind.name == "pick" else ()
