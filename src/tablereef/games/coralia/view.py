"""What a seat sees of Coralia: reefs with their spaces, station, supply, island, piles, and what each player has."""

from collections.abc import Iterator
from typing import NamedTuple

from tablereef.games.coralia import components as box
from tablereef.games.coralia import state, steps
from tablereef.games.coralia.components import CARDS, COLOURS, FACES, PILES
from tablereef.games.coralia.events import REASONS
from tablereef.games.coralia.showing import hidden_cards, hidden_island, surely_hidden
from tablereef.games.coralia.state import (
    Cards,
    State,
    chests_in_hand,
    count,
    is_waiting,
    pile_size,
    stingrays_left,
    total,
    white_dice_in_hand,
)
from tablereef.kernel.drawing import Drawing, Part, own_part, part
from tablereef.kernel.story import ALL_SEEING
from tablereef.kernel.view import Picture, Piece, Zone, remembered
from tablereef.kernel.words import Words, seat_words

SPACES = (*FACES, "treasure")
RULES = ("aim", "turn", "turtles", "actions", "octopus", "diver", "island", "white", "scoring", "end")
VOCABULARY = (  # keys of the texts that follow from no table of events
    "game-goal", "ending-tie",
    "die", "die-unrolled", "die-lying", "die-white", "kept", "octopus", "diver", "chest", "stingray",
    "dice-left", "octopuses-left", "surely", "tag-free",
    "zone-reef", "zone-station", "zone-supply", "zone-island", "zone-pile", "zone-looked", "zone-waiting",
    "zone-side_turtles", "zone-side_chests", "zone-stingrays", "zone-front", "zone-hand", "zone-shown",
    "zone-supply-about",
    "note-round", "note-left", "note-taken", "note-no_octopus",
    "note-again", "note-then", "note-recognised", "note-took",
    *(f"note-{stage}" for stage in state.STAGES[state.PLAYING_ROUNDS + 1 : -1]),
    *(f"question-{step}" for step in steps.STEPS.questions()),
    *(f"space-{space}" for space in SPACES),
    "space",
    "space-about",
    *(f"colour-{colour}" for colour in (*COLOURS, "white")),
    *(f"reef-{colour}" for colour in COLOURS),
    *(f"face-{face}{about}" for face in FACES for about in ("", "-about")),
    *(f"sort-{sort}" for sort in box.SORTS),
    *(f"pile-{pile}" for pile in PILES),
    *(f"card-{card}{about}" for card in CARDS for about in ("", "-about")),
    *(f"chest-{chest}{about}" for chest in box.CHESTS for about in ("", "-about")),
    *(f"turtle-{turtle}{about}" for turtle in box.TURTLES for about in ("", "-about")),
    *(f"reason-{reason}" for reason in REASONS),
    *(f"part-{part}" for part in state.PARTS),
    *(f"rules-{section}" for section in RULES),
)  # fmt: skip


def zone(name: str, pieces: tuple[Piece, ...]) -> Zone:
    """A place all of whose pieces are there to be seen, if only from behind."""
    return Zone(name, Words(f"zone-{name}"), len(pieces), pieces)


# — dice —


class Reef(NamedTuple):
    """All that lies and stands on a reef."""

    colour: int
    dice: int
    white: int
    octopus: int  # the seat, or NOBODY
    diver: int  # the seat, or NOBODY
    turtle: int  # its kind, or NO_TURTLE
    has_chest: bool


def reef_of(s: State, colour: int) -> Reef:
    """A reef of a position."""
    diver = s.diver.index(colour) if colour in s.diver[: s.seats] else state.NOBODY
    has_chest = s.reef_chests >> colour & 1 == 1
    return Reef(colour, s.dice[colour], s.white[colour], s.octopus[colour], diver, s.reef_turtle[colour], has_chest)


@remembered
def draw_reef(reef: Reef) -> Zone:
    """A reef: its seven spaces, with what lies and stands on them."""
    name = COLOURS[reef.colour]
    pieces = tuple(
        Piece(f"reef-{name}-{SPACES[space]}", space_words(space), tuple(marks(reef, space)))
        for space in range(len(SPACES))
    )
    return Zone(f"reef-{name}", Words("zone-reef", {"reef": Words(f"reef-{name}")}), reef.dice.bit_count(), pieces)


def space_words(space: int) -> Words:
    """A space and the points beside it."""
    return Words(f"space-{SPACES[space]}", {"number": box.SPACE_POINTS[space]})


def marks(reef: Reef, space: int) -> Iterator[Words]:
    """A die, a figure, a turtle or a chest on a space."""
    if reef.dice >> space & 1:
        yield Words("die-white") if reef.white >> space & 1 else lying_die(reef.colour)
    if space == box.OCTOPUS and reef.octopus != state.NOBODY:
        yield Words("octopus", {"seat": seat_words(reef.octopus)})
    if space == box.DIVER and reef.diver != state.NOBODY:
        yield Words("diver", {"seat": seat_words(reef.diver)})
    if space == box.TURTLE and reef.turtle != state.NO_TURTLE:
        yield Words(f"turtle-{box.TURTLES[reef.turtle]}")
    if space == box.TREASURE and reef.has_chest:
        yield Words("chest")


def lying_die(colour: int) -> Words:
    """A die whose face is told by where it lies, or does not matter."""
    return Words("die-lying", {"colour": Words(f"colour-{COLOURS[colour]}")})


@remembered
def station(n: int, colours: tuple[int, ...], faces: tuple[int, ...], kept: int) -> Zone:
    """The dice of the station; those that turtles keep are marked."""
    dice = (
        Piece(f"station-{i}", die_words(COLOURS[colours[i]], faces[i]), (Words("kept"),) if kept >> i & 1 else ())
        for i in range(n)
    )
    return zone("station", tuple(dice))


def die_words(colour: str, shown: int) -> Words:
    """A die and the face it shows."""
    name = Words(f"colour-{colour}")
    if shown == state.UNROLLED:
        return Words("die-unrolled", {"colour": name})
    return Words("die", {"colour": name, "face": Words(f"face-{FACES[shown]}")})


@remembered
def supply(*left: int) -> Zone:
    """The colours that are left, and how many dice of each."""
    pieces = (
        Piece(f"supply-{name}", Words("dice-left", {"colour": Words(f"colour-{name}"), "number": left[colour]}))
        for colour, name in enumerate(COLOURS)
        if left[colour]
    )
    return Zone("supply", Words("zone-supply"), sum(left), tuple(pieces))


@remembered
def island(white: int, *dice: int) -> Zone:
    """The dice on the island, the white ones last."""
    lying = [lying_die(colour) for colour, number in enumerate(dice) for _ in range(number)]
    return zone(
        "island", tuple(Piece(f"island-{i}", words) for i, words in enumerate(lying + [Words("die-white")] * white))
    )


# — cards and tiles —


def card_words(card: int) -> Words:
    """A card in words."""
    return Words(f"card-{CARDS[card]}")


def face(place: str, card: int) -> Piece:
    """A card at a place: shown to who knows it."""
    return Piece(place, None if card == state.UNKNOWN else card_words(card))


def pile(s: State, number: int) -> Zone:
    """A pile, with the cards put under it."""
    first = state.UNDER_FIRST[number]
    return pile_over(PILES[number], pile_size(s, number), *s.under.card[first : first + s.under.n[number]])


@remembered
def pile_over(name: str, size: int, *under: int) -> Zone:
    """A pile and the cards under it."""
    pieces = tuple(face(f"under-{name}-{i}", card) for i, card in enumerate(under))
    return Zone(f"pile-{name}", Words("zone-pile", {"pile": Words(f"pile-{name}")}), size, pieces)


@remembered
def looked(*cards: int) -> Zone:
    """The cards that somebody looks at."""
    return zone("looked", tuple(face(f"looked-{i}", card) for i, card in enumerate(cards)))


def waiting_cards(s: State) -> list[int]:
    """CO-Z3: the starfish cards still to be played."""
    return [card for card in range(box.PER_ISLAND_DIE, box.CARD_KINDS) if is_waiting(s, card)]


@remembered
def waiting(*cards: int) -> Zone:
    """The cards still to be played."""
    return zone("waiting", tuple(Piece(f"waiting-{CARDS[card]}", card_words(card)) for card in cards))


@remembered
def side_turtles(mask: int) -> Zone:
    """The turtles beside the board."""
    return zone("side_turtles", turtles(mask))


@remembered
def side_chests(number: int) -> Zone:
    """The chests beside the board."""
    return zone("side_chests", tuple(Piece(f"side-chest-{i}") for i in range(number)))


@remembered
def stingrays(number: int) -> Zone:
    """The special fish cards that nobody has."""
    return zone("stingrays", tuple(stingray(f"stingray-{i}") for i in range(number)))


def turtles(mask: int) -> tuple[Piece, ...]:
    """Turtles, by their kinds."""
    kinds = (box.TURTLES[kind] for kind in range(box.TURTLE_KINDS) if mask >> kind & 1)
    return tuple(Piece(f"turtle-{kind}", Words(f"turtle-{kind}")) for kind in kinds)


def chests(mask: int) -> tuple[Piece, ...]:
    """Chests that were turned up, by their kinds."""
    kinds = (box.CHESTS[kind] for kind in range(box.CHEST_KINDS) if mask >> kind & 1)
    return tuple(Piece(f"chest-{kind}", Words(f"chest-{kind}")) for kind in kinds)


def stingray(place: str) -> Piece:
    """A special fish card."""
    return Piece(place, Words("stingray"))


# — what each player has —


def player_parts(owner: int) -> tuple[Part[Picture], ...]:
    """Tiles and figures, cards face down and cards face up of a player, where so many play."""
    return (
        part(
            lambda s: (
                (front(owner, total(s, owner), tiles_of(s, owner), hand_of(s, owner)),) if owner < s.seats else ()
            ),
            *("seats", "active", "points", "octopuses", "turtles", "chests", "stingrays"),
            *("white", "island_white", "white_face", "closed_chests", "reef_chests", "side_chests"),
        ),
        own_part(
            lambda s, seat: (hand_zone(s, owner, seat),) if owner < s.seats else (), "seats", "hand", "drawn", "shown"
        ),
        part(lambda s: (shown(owner, *s.shown[owner].faces),) if owner < s.seats else (), "seats", "shown"),
    )


def hand_zone(s: State, owner: int, seat: int) -> Zone:
    """The cards face down, which their owner sees."""
    is_seen = seat in (owner, ALL_SEEING)
    down = open_cards(f"hand-{owner}", *s.hand[owner].faces) if is_seen else closed_cards(owner, *known_piles(s, owner))
    return Zone(f"hand-{owner}", Words("zone-hand", {"seat": seat_words(owner)}), hidden_cards(s, owner), down)


class Tiles(NamedTuple):
    """What a player has in front."""

    octopuses: int
    turtles: int  # their kinds
    chests: int  # their kinds
    stingrays: int


def tiles_of(s: State, owner: int) -> Tiles:
    """The tiles of a player."""
    return Tiles(s.octopuses[owner], s.turtles[owner], s.chests[owner], s.stingrays[owner])


class Hand(NamedTuple):
    """What is in hand, to be rolled, set or opened: a white die (CO-X3), a closed chest (CO-A5, CO-X6)."""

    has_die: bool = False
    face: int = state.UNROLLED
    has_chest: bool = False


EMPTY_HAND = Hand()


def hand_of(s: State, owner: int) -> Hand:
    """What a player has in hand."""
    if owner != s.active:
        return EMPTY_HAND
    return Hand(white_dice_in_hand(s) > 0, s.white_face, chests_in_hand(s) > 0)


@remembered
def front(owner: int, points: int, tiles: Tiles, hand: Hand) -> Zone:
    """Octopuses left, turtles, chests and stingrays of a player, and what is in hand."""
    left = tiles.octopuses
    pieces = (
        *([Piece(f"octopuses-{owner}", Words("octopuses-left", {"number": left}))] if left else []),
        *turtles(tiles.turtles),
        *chests(tiles.chests),
        *(stingray(f"stingray-{owner}-{i}") for i in range(tiles.stingrays)),
        *([Piece("white-die", die_words("white", hand.face))] if hand.has_die else []),
        *([Piece("closed-chest", Words("chest"))] if hand.has_chest else []),
    )
    words = Words("zone-front", {"seat": seat_words(owner), "number": points})
    return Zone(f"front-{owner}", words, len(pieces), pieces)


@remembered
def shown(owner: int, *faces: int) -> Zone:
    """The cards of a player that lie face up."""
    up = open_cards(f"shown-{owner}", *faces)
    return Zone(f"shown-{owner}", Words("zone-shown", {"seat": seat_words(owner)}), len(up), up)


@remembered
def open_cards(place: str, *faces: int) -> tuple[Piece, ...]:
    """A collection that the seat sees, card by card; its faces as a collection has them."""
    cards = Cards()
    cards.faces = list(faces)
    kinds = [card for card in range(box.CARD_KINDS) for _ in range(count(cards, card))]
    return tuple(Piece(f"{place}-{i}", card_words(card)) for i, card in enumerate(kinds))


def known_piles(s: State, owner: int) -> tuple[int, ...]:
    """How many hidden cards of a player came from each pile."""
    return (*(surely_hidden(s, owner, pile) for pile in range(box.SORT_COUNT)), hidden_island(s, owner))


@remembered
def closed_cards(owner: int, *numbers: int) -> tuple[Piece, ...]:
    """The hidden cards of another player: only how many came from each pile is known."""
    piles = [pile for pile, number in enumerate(numbers) for _ in range(number)]
    return tuple(Piece(f"hand-{owner}-{i}", None, (Words(f"pile-{PILES[pile]}"),)) for i, pile in enumerate(piles))


# — all of it —


def reef_zones(s: State) -> Picture:
    """The reefs."""
    return tuple(draw_reef(reef_of(s, colour)) for colour in range(box.REEFS))


def pile_zones(s: State) -> Picture:
    """The piles."""
    return tuple(pile(s, number) for number in range(box.PILE_COUNT))


zones = Drawing(  # the places of the table, as far as a seat sees them
    part(reef_zones, "seats", "dice", "white", "octopus", "diver", "reef_turtle", "reef_chests"),
    part(
        lambda s: (station(s.station_n, tuple(s.colour), tuple(s.face), s.kept),),
        *("station_n", "colour", "face", "kept"),
    ),
    part(lambda s: (supply(*s.supply),), "supply"),
    part(lambda s: (island(s.island_white, *s.island),), "island_white", "island"),
    part(pile_zones, "fresh", "under"),
    part(lambda s: (looked(*s.looked[: s.looked_n]),), "looked", "looked_n"),
    part(lambda s: (waiting(*waiting_cards(s)),), "waiting"),
    part(lambda s: (side_turtles(s.side_turtles),), "side_turtles"),
    part(lambda s: (side_chests(s.side_chests),), "side_chests"),
    part(lambda s: (stingrays(stingrays_left(s)),), "seats", "stingrays"),
    *(part for owner in range(box.SEATS) for part in player_parts(owner)),
)
