"""All events and happenings of Cap'taine Carcasse: the one table of their codes and readable forms."""

from tablereef.games.carcasse.components import CARDS, DIVERS, FAMILIES, FAMILY, FAMILY_COUNT, SEATS, VALUE
from tablereef.kernel.codes import Codes, Domain, Happenings, Kind, numbers, revealing, seats, secret
from tablereef.kernel.words import Words


def card_words(card: int) -> Words:
    """A card in words: its family and its value."""
    return Words("card", {"family": FAMILY_NAME.words(FAMILY[card]), "value": VALUE[card]})


def idle_words(family: int) -> Words:
    """CC-T7: a card without effect, and why it has none; only a family that needs an object may lack it."""
    name = FAMILIES[family]
    words = Words(f"family-{name}")
    return Words(f"idle-{name}", {"family": words}) if name in SEEKING else words


SEAT = seats(SEATS)
FAMILY_NAME = Domain("family", FAMILIES)
CARD = Domain("card", tuple(f"{FAMILIES[FAMILY[card]]}-{VALUE[card]}" for card in range(CARDS)), card_words)
SEEKING = ("map", "knife", "drone", "net", "harpoon")
IDLE = Domain("family", FAMILIES, idle_words)
DIVER = Domain("diver", DIVERS)


def part_words(i: int) -> Words:
    """A part of the score: a family, or what missing families cost."""
    return Words("part-missing") if i == FAMILY_COUNT else Words(f"family-{FAMILIES[i]}")


CHOICES = Codes(
    "choice",
    Kind("continue"),
    Kind("surface"),
    Kind("cut", seat=SEAT, family=FAMILY_NAME),  # knife: a family of an opponent's hold (CC-D6: of the own)
    Kind("spear", seat=SEAT, family=FAMILY_NAME),  # harpoon: a family of an opponent's hold
    Kind("haul", family=FAMILY_NAME),  # net: a family of the own hold
    Kind("dig", card=revealing(CARD)),  # map: one of the cards looked at
    Kind("plunder", seat=SEAT),  # CC-D7: an opponent
    Kind("name", seat=SEAT),  # CC-D17: an opponent
)
CONTINUE, SURFACE, CUT, SPEAR, HAUL, DIG, PLUNDER, NAME = CHOICES.firsts

CHANCES = Codes(
    "chance",
    Kind("first", seat=SEAT),  # the first player
    Kind("turn", card=CARD),  # the card turned over
    Kind("peek", card=CARD),  # a card of the pile looked at
    Kind("sift", card=CARD),  # a card of the graveyard looked at
    Kind("gain", card=CARD),  # a bonus card from the graveyard
    Kind("loot", card=CARD),  # CC-D7: a bonus card from a hold
    Kind("deal", diver=DIVER),  # CC-S6: the diver of the next seat
)
FIRST, TURN, PEEK, SIFT, GAIN, LOOT, DEAL = CHANCES.firsts

HAPPENINGS = Happenings(
    Kind("dealt", seat=SEAT, diver=DIVER),
    Kind("began", seat=SEAT),
    Kind("named", seat=SEAT, victim=SEAT),
    Kind("turned", seat=SEAT, card=CARD),
    Kind("kept", seat=SEAT, card=CARD),  # straight into the hold
    Kind("knifed", seat=SEAT, victim=SEAT, card=CARD),
    Kind("scavenged", seat=SEAT, victim=SEAT, card=CARD),
    Kind("harpooned", seat=SEAT, victim=SEAT, card=CARD),
    Kind("parried", seat=SEAT, victim=SEAT),
    Kind("netted", seat=SEAT, card=CARD),
    Kind("dug", seat=SEAT, card=CARD),
    Kind("peeked", seat=SEAT, card=secret(CARD)),
    Kind("sifted", seat=SEAT, card=secret(CARD)),
    Kind("indebted", seat=SEAT, number=numbers(0, CARDS)),
    Kind("released", seat=SEAT),
    Kind("ignored", seat=SEAT, family=IDLE),
    Kind("incident", seat=SEAT, card=CARD),
    Kind("surfaced", seat=SEAT),
    Kind("collected", seat=SEAT, card=CARD),
    Kind("gained", seat=SEAT, card=CARD),
    Kind("looted", seat=SEAT, victim=SEAT, card=CARD),
    Kind("lost", seat=SEAT, card=CARD),
    Kind("inherited", seat=SEAT, victim=SEAT, card=CARD),
    Kind("ended"),
    reasons=("incident",),
)
(
    DEALT, BEGAN, NAMED, TURNED, KEPT, KNIFED, SCAVENGED, HARPOONED, PARRIED, NETTED, DUG, PEEKED, SIFTED,
    INDEBTED, RELEASED, IGNORED, INCIDENT, SURFACED, COLLECTED, GAINED, LOOTED, LOST, INHERITED, ENDED,
) = HAPPENINGS.numbers  # fmt: skip


def at_hold(first: int, seat: int, family: int) -> int:
    """The code of a choice that names a family of a seat's hold."""
    return first + seat * FAMILY_COUNT + family
