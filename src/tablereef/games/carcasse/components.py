"""What is in the box: families, divers, variants. Every number of the rulebook and nothing else."""

SEATS = 4  # at most; at least two

FAMILIES = ("anchor", "squid", "map", "key", "chest", "knife", "drone", "net", "harpoon", "siren")
ANCHOR, SQUID, MAP, KEY, CHEST, KNIFE, DRONE, NET, HARPOON, SIREN = range(10)
FAMILY_COUNT = 10

RANKS = 6  # cards of a family, rank 0 the lowest
CARDS = FAMILY_COUNT * RANKS  # card = family · 6 + rank
LOWEST = (2, 2, 2, 2, 2, 2, 2, 2, 2, 4)  # value of the lowest card of each family; each rank counts one more

FAMILY = tuple(card // RANKS for card in range(CARDS))  # of each card
RANK = tuple(card % RANKS for card in range(CARDS))
VALUE = tuple(LOWEST[card // RANKS] + card % RANKS for card in range(CARDS))

SQUID_CARDS = 2  # CC-F2
MAP_CARDS = 3  # CC-F5
DRONE_CARDS = 1  # CC-F9

# The divers [C] and the character of each: no two players have the same character (CC-S6).
DIVERS = (
    "bosun",
    "careful_trawler", "greedy_trawler",
    "reaper", "scavenger", "jinx",
    "plunderer", "hoarder",
    "cartographer",
    "pilot",
    "ruthless_harpooner", "parrying_harpooner",
    "fisher", "beastmaster",
    "golden_singer", "charming_singer",
    "saboteuse",
)  # fmt: skip
CHARACTER = (0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9)
(
    BOSUN, CAREFUL, GREEDY, REAPER, SCAVENGER, JINX, PLUNDERER, HOARDER, CARTOGRAPHER, PILOT,
    RUTHLESS, PARRY, FISHER, BEASTMASTER, GOLDEN, CHARMER, SABOTEUSE,
) = range(17)  # fmt: skip
BOSUN_CARDS = 2  # CC-D1: saved behind the anchor
GREEDY_CARDS = 2  # CC-D3
HOARDER_FACTOR = 2  # CC-D8
PILOT_CARDS = 3  # CC-D10
BEASTMASTER_CARDS = 4  # CC-D14
GOLDEN_POINTS = 5  # CC-D15

# The variants [C], at most one in a game (CC-S7).
VARIANTS = (
    "none", "thieves_island", "pile_of_treasure", "sudden_death", "all_hands", "strange_lands", "beneath_the_waves",
)  # fmt: skip
NO_VARIANT, THIEVES_ISLAND, PILE_OF_TREASURE, SUDDEN_DEATH, ALL_HANDS, STRANGE_LANDS, BENEATH_THE_WAVES = range(7)
SUDDEN_DEATH_POINTS = 50  # CC-V3
MISSING_POINTS = 5  # CC-V4
DEEP_POINTS = 60  # CC-V6
