"""All events and happenings of Cap'taine Carcasse: the one table of their codes and readable forms."""

from tablereef.games.carcasse.components import CARDS, FAMILIES, FAMILY, FAMILY_COUNT, VALUE
from tablereef.kernel.forms import SEAT, Codes, Domain, Happenings, Kind, numbers, secret
from tablereef.kernel.words import Words


def card_words(card: int) -> Words:
    """A card in words: its family and its value."""
    return Words("card", {"family": FAMILY_NAME.words(FAMILY[card]), "value": VALUE[card]})


FAMILY_NAME = Domain("family", FAMILIES)
CARD = Domain("card", tuple(f"{FAMILIES[FAMILY[card]]}-{VALUE[card]}" for card in range(CARDS)), card_words)

CHOICES = Codes(
    "choice",
    Kind("continue"),
    Kind("surface"),
    Kind("cut", seat=SEAT, family=FAMILY_NAME),  # knife: a family of an opponent's hold
    Kind("spear", seat=SEAT, family=FAMILY_NAME),  # harpoon: likewise
    Kind("haul", family=FAMILY_NAME),  # net: a family of the own hold
    Kind("dig", card=CARD),  # map: one of the cards looked at
)
CONTINUE, SURFACE, CUT, SPEAR, HAUL, DIG = CHOICES.firsts

CHANCES = Codes(
    "chance",
    Kind("first", seat=SEAT),  # the first player
    Kind("turn", card=CARD),  # the card turned over
    Kind("peek", card=CARD),  # a card of the pile looked at
    Kind("sift", card=CARD),  # a card of the graveyard looked at
    Kind("gain", card=CARD),  # a bonus card
)
FIRST, TURN, PEEK, SIFT, GAIN = CHANCES.firsts

HAPPENINGS = Happenings(
    Kind("began", seat=SEAT),
    Kind("turned", seat=SEAT, card=CARD),
    Kind("knifed", seat=SEAT, victim=SEAT, card=CARD),
    Kind("harpooned", seat=SEAT, victim=SEAT, card=CARD),
    Kind("netted", seat=SEAT, card=CARD),
    Kind("dug", seat=SEAT, card=CARD),
    Kind("peeked", seat=SEAT, card=secret(CARD)),
    Kind("sifted", seat=SEAT, card=secret(CARD)),
    Kind("indebted", seat=SEAT, number=numbers(0, 60)),
    Kind("released", seat=SEAT),
    Kind("ignored", seat=SEAT, family=FAMILY_NAME),
    Kind("incident", seat=SEAT, card=CARD),
    Kind("collected", seat=SEAT, card=CARD),
    Kind("lost", seat=SEAT, card=CARD),
    Kind("gained", seat=SEAT, card=CARD),
    Kind("surfaced", seat=SEAT),
    Kind("ended"),
)
(
    BEGAN, TURNED, KNIFED, HARPOONED, NETTED, DUG, PEEKED, SIFTED, INDEBTED, RELEASED, IGNORED,
    INCIDENT, COLLECTED, LOST, GAINED, SURFACED, ENDED,
) = HAPPENINGS.numbers  # fmt: skip


def at_hold(first: int, seat: int, family: int) -> int:
    """The code of a choice that names a family of a seat's hold."""
    return first + seat * FAMILY_COUNT + family
