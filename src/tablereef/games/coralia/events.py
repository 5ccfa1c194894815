"""All events and happenings of Coralia: the one table of their codes and readable forms."""

from tablereef.games.coralia.components import (
    CARDS,
    CHESTS,
    COLOURS,
    FACE_COUNT,
    FACES,
    PILES,
    SEATS,
    SORTS,
    STATION_DICE,
    TURTLES,
)
from tablereef.kernel.codes import Codes, Domain, Happenings, Kind, numbers, seats, secret

SEAT = seats(SEATS)
COLOUR = Domain("colour", COLOURS)
REEF = Domain("reef", COLOURS)
FACE = Domain("face", FACES)
CARD = Domain("card", CARDS)
SORT_NAME = Domain("sort", SORTS)
PILE = Domain("pile", PILES)
CHEST = Domain("chest", CHESTS)
TURTLE_NAME = Domain("turtle", TURTLES)
REASONS = (
    "octopus", "octopus_elsewhere", "octopus_island", "island_dice", "jellyfish", "turtles", "chests",
    "diver", "fish", "per_fish", "pearls", "per_pearl",
)  # fmt: skip
(
    FOR_OCTOPUS, FOR_OCTOPUS_ELSEWHERE, FOR_OCTOPUS_ISLAND, FOR_ISLAND_DICE, FOR_JELLYFISH, FOR_TURTLES, FOR_CHESTS,
    FOR_DIVER, FOR_FISH, FOR_FISH_CARDS, FOR_PEARLS, FOR_PEARL_CARDS,
) = range(12)  # fmt: skip
REASON = Domain("reason", REASONS)
SCORING_STEPS = ("starfish", "divers", "fish", "pearls")  # CO-Z1
STARFISH_CARDS, DIVERS, FISH, PEARLS = range(4)
STEP = Domain("step", SCORING_STEPS)

CHOICES = Codes(
    "choice",
    Kind("take", colour=COLOUR),  # a die from the supply onto the station
    Kind("roll"),  # all dice that are not kept
    Kind("keep", colour=COLOUR, face=FACE),  # a station die on a turtle
    Kind("place", colour=COLOUR, face=FACE),  # a station die on its reef
    Kind("land", colour=COLOUR, face=FACE),  # a station die on the island
    Kind("pick", card=CARD),  # one of the cards looked at
    Kind("set", reef=REEF),  # the white die
    Kind("copy", turtle=TURTLE_NAME),  # one beside the board
    Kind("play", card=CARD),  # CO-Z3: the next starfish card
    Kind("raise", reef=REEF),  # CO-Z4h: the next chest
    Kind("draw", pile=PILE),  # CO-Z4f: the next card
)
TAKE, ROLL, KEEP, PLACE, LAND, PICK, SET, COPY, PLAY, RAISE, DRAW = CHOICES.firsts

CHANCES = Codes(
    "chance",
    Kind("first", seat=SEAT),  # the start player
    Kind("turtle", reef=REEF, turtle=TURTLE_NAME),  # CO-S3: the turtle of a reef
    Kind("cover", colour=COLOUR, face=FACE),  # CO-S5: a set-up die
    Kind("rolled", colour=COLOUR, face=FACE),  # a station die
    Kind("white", face=FACE),  # a white die
    Kind("sort", sort=SORT_NAME),  # of an island card
    Kind("card", card=CARD),  # drawn or looked at
    Kind("chest", chest=CHEST),  # turned up
    Kind("show", card=CARD),  # CO-K1: turned up in the scoring
    Kind("no_more"),  # CO-K1: nothing more to turn up in this step
)
FIRST, LAY, COVER, ROLLED, WHITE, SORT_IS, CARD_IS, CHEST_IS, SHOW, NO_MORE = CHANCES.firsts

HAPPENINGS = Happenings(
    Kind("began", seat=SEAT),
    Kind("laid", reef=REEF, turtle=TURTLE_NAME),
    Kind("covered", colour=COLOUR, face=FACE),
    Kind("washed", colour=COLOUR, face=FACE),  # CO-S6: a set-up die goes to the island
    Kind("displaced", turtle=TURTLE_NAME),
    Kind("took", seat=SEAT, colour=COLOUR),
    Kind("kept", seat=SEAT, colour=COLOUR, face=FACE),
    Kind("threw", seat=SEAT, number=numbers(0, STATION_DICE)),  # CO-T3: these dice, the others are kept
    Kind("rolled", seat=SEAT, colour=COLOUR, face=FACE),
    Kind("rerolled", seat=SEAT),
    Kind("placed", seat=SEAT, colour=COLOUR, face=FACE),
    Kind("landed", seat=SEAT, colour=COLOUR, face=FACE),
    Kind("rolled_white", seat=SEAT, face=FACE),
    Kind("set_white", seat=SEAT, reef=REEF, face=FACE),
    Kind("returned_white", seat=SEAT, face=FACE),
    Kind("drew", seat=SEAT, pile=PILE, card=secret(CARD)),
    Kind("looked", seat=SEAT, pile=PILE, card=secret(CARD)),
    Kind("picked", seat=SEAT, pile=PILE, card=secret(CARD)),
    Kind("gained_stingray", seat=SEAT),
    Kind("dived", seat=SEAT, reef=REEF),
    Kind("slid", reef=REEF),
    Kind("raised", seat=SEAT, reef=REEF),  # CO-Z4h: the chest of a reef
    Kind("opened", seat=SEAT, chest=CHEST),
    Kind("met", seat=SEAT, turtle=TURTLE_NAME),
    Kind("copied", seat=SEAT, turtle=TURTLE_NAME),
    Kind("earned", seat=SEAT, number=numbers(0, 200), reason=REASON),
    Kind("showed", seat=SEAT, card=CARD),
    Kind("played", seat=SEAT, card=CARD),
    Kind("scoring", step=STEP),
    Kind("ended"),
    finale="scoring",
)
(
    BEGAN, LAID, COVERED, WASHED, DISPLACED, TOOK, KEPT, THREW, DIE_ROLLED, REROLLED, PLACED, LANDED,
    WHITE_ROLLED, WHITE_SET, WHITE_RETURNED, DREW, LOOKED, PICKED, GAINED_STINGRAY, DIVED, SLID, RAISED, OPENED, MET,
    COPIED, EARNED, SHOWED, PLAYED, SCORING, ENDED,
) = HAPPENINGS.numbers  # fmt: skip


def die_of(colour: int, face: int) -> int:
    """The die of a colour that shows a face, as the codes number them."""
    return colour * FACE_COUNT + face
