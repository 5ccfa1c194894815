"""What the choices of Coralia lead to, as far as the seat knows: the rules play each one ahead."""

from collections import Counter
from itertools import takewhile

from tablereef.games.coralia import components as box
from tablereef.games.coralia import events, steps
from tablereef.games.coralia.actions import island_look
from tablereef.games.coralia.components import CARDS, FACES, SORT, TURTLES
from tablereef.games.coralia.events import CHOICES
from tablereef.games.coralia.final import piles_to_draw
from tablereef.games.coralia.scoring import diver_points, fish_points
from tablereef.games.coralia.state import SIZE, State, free_spaces, is_free, put
from tablereef.kernel.knowledge import Ahead, Knowledge
from tablereef.kernel.pending import due
from tablereef.kernel.struct import clone
from tablereef.kernel.view import Meaning
from tablereef.kernel.words import Words, points_words

ISLAND_CARDS = ("about-no_card", "about-one_card", "about-two_cards")  # by how many of them one sees
CARDS_OF = {box.PEARL: "about-pearl_cards", box.FISH: "about-fish_card", box.STARFISH: "about-starfish_card"}
COUNTING = (box.PER_ISLAND_DIE, box.PER_TURTLE, box.PER_CHEST)  # cards that pay for what there is, perhaps nothing
VOCABULARY = (
    *("about-free", "about-taken", "about-rolls", "about-diver", "about-diver_still", "about-fish"),
    *("about-chest", "about-chests", "about-leftover"),
    *ISLAND_CARDS,
    *CARDS_OF.values(),
)


def meaning(knowledge: Knowledge, code: int) -> Meaning:
    """What a choice leads to."""
    (kind, values), s = CHOICES.split(code), knowledge.state
    if kind.name == "take":
        return Meaning((Words("about-free", {"number": free_spaces(s, values[0]), "all": box.FACE_COUNT}),))
    if kind.name == "roll":
        number = due(knowledge.ahead(code).state.pending, steps.ROLLING)
        return Meaning((Words("about-rolls", {"number": number}),))
    if kind.name == "keep":
        return Meaning(prospect(s, values[0], values[1]))
    if kind.name == "pick":
        return Meaning((worth(s, values[0]),))
    if kind.name == "copy":
        return Meaning((Words(f"turtle-{TURTLES[values[0]]}-about"),))
    if kind.name == "play":
        return playing(knowledge, code, values[0])
    if kind.name in ("place", "set"):
        face = s.white_face if kind.name == "set" else values[1]
        return Meaning(action(knowledge, code, values[0], face))
    return Meaning(landing(knowledge, code, values[0]) if kind.name == "land" else ())


# — dice —


def prospect(s: State, reef: int, face: int) -> tuple[Words, ...]:
    """CO-T3: what a die would bring as the table is now, on its reef or on the island."""
    if not is_free(s, reef, face):
        return (Words("about-taken"), island_cards(s, reef))
    if face == box.TURTLE:
        return (Words(f"turtle-{TURTLES[s.reef_turtle[reef]]}-about"),)
    return (Words(CARDS_OF.get(face, f"face-{FACES[face]}-about")),)


def action(knowledge: Knowledge, code: int, reef: int, face: int) -> tuple[Words, ...]:
    """CO-T4, CO-X3: what a die brings on a reef: cards, a bonus, points, or a diver's reef."""
    ahead = knowledge.ahead(code)
    if face == box.OCTOPUS:
        return earned(knowledge, ahead)
    if face == box.DIVER:
        return diving(knowledge, ahead)
    return (*prospect(knowledge.state, reef, face), *earned(knowledge, ahead))


def diving(knowledge: Knowledge, ahead: Ahead) -> tuple[Words, ...]:
    """CO-Z5: what the diver's reef would pay, and instead of what; CO-A5: whether a chest is opened."""
    before, after = diver_points(knowledge.state, knowledge.seat), diver_points(ahead.state, knowledge.seat)
    changed = Words("about-diver", {"before": before, "after": after})
    paid = Words("about-diver_still", {"number": after}) if before == after else changed
    is_opened = ahead.state.pending.step == steps.OPENING
    return (*([Words("about-chest")] if is_opened else []), paid)


def landing(knowledge: Knowledge, code: int, colour: int) -> tuple[Words, ...]:
    """CO-I1: an island card, or one of two; and whom an octopus pays."""
    return (island_cards(knowledge.state, colour), *earned(knowledge, knowledge.ahead(code)))


def island_cards(s: State, colour: int) -> Words:
    """CO-I1: which cards a die of a colour brings on the island."""
    return Words(ISLAND_CARDS[island_look(s, colour)])


def earned(knowledge: Knowledge, ahead: Ahead) -> tuple[Words, ...]:
    """The points that everybody gets at once, one's own first; what the scoring brings is another matter."""
    points: Counter[int] = Counter()
    for happening in takewhile(lambda happening: happening.kind != events.SCORING, ahead.story):
        if happening.kind == events.EARNED:
            points[happening.fields[0]] += happening.fields[1]
    own = knowledge.seat
    return tuple(points_words(points[seat], None if seat == own else seat) for seat in sorted(points, key=own.__ne__))


# — cards —


def worth(s: State, card: int) -> Words:
    """CO-Z6: what a fish adds to its sets; of other cards what they do."""
    if SORT[card] != box.FISH_SORT:
        return Words(f"card-{CARDS[card]}-about")
    after = clone(s)
    put(after.hand[s.active], card)
    return Words("about-fish", {"before": fish_points(s, s.active), "after": fish_points(after, s.active)})


def playing(knowledge: Knowledge, code: int, card: int) -> Meaning:
    """CO-Z3, CO-Z4: what a starfish card does, and its points."""
    ahead = knowledge.ahead(code)
    paid = earned(knowledge, ahead._replace(story=ahead.story[:2]))  # the card and what it pays, not the next step
    nothing = (points_words(0),) if card in COUNTING and not paid else ()
    return Meaning((effect(knowledge.state, ahead.state, card), *paid, *nothing))


def effect(s: State, after: State, card: int) -> Words:
    """CO-Z4: what a starfish card does; CO-Z4h: for how many chests; CO-Z4f: how many cards it brings."""
    if card >= box.FIRST_DICE:
        return Words("about-leftover", {"number": min(due(after.pending, steps.DRAWING), SIZE[piles_to_draw(after)])})
    if card >= box.FIRST_CHESTS:
        return Words("about-chests", {"number": sum(s.reef_chests >> reef & 1 for reef in box.PAIR[card])})
    return Words(f"card-{CARDS[card]}-about")
