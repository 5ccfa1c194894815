"""What is in the box: reefs, dice, cards, chests, turtles. Every number of the rulebook and nothing else.

What the booklet leaves to pictures (pearl values, starfish cards, white dice) is marked [C]; RULES.md says where each
figure comes from and how sure it is.
"""

SEATS = 4  # at most; at least two

# Reefs and dice (CO-B1, CO-B2, CO-B3). A die = colour · 6 + face; a white die has the same faces [C].
COLOURS = ("yellow", "blue", "red", "orange", "green", "violet")
YELLOW, BLUE, RED, ORANGE, GREEN, VIOLET = range(6)
REEFS = 6  # one of each colour
FACES = ("pearl", "fish", "starfish", "octopus", "diver", "turtle")
PEARL, FISH, STARFISH, OCTOPUS, DIVER, TURTLE = range(6)
FACE_COUNT = 6
TREASURE = 6  # the seventh space of a reef; the others are those of the faces
SPACES = 7
SPACE_POINTS = (5, 4, 2, 3, 0, 1, 0)  # beside the spaces, pearl to treasure
FULL_REEF = 15  # all of them
DICE_OF_COLOUR = 6
WHITE_DICE = 2
STATION_DICE = 4
SETUP_DICE = (0, 0, 2, 1, 0)  # CO-S5: of each colour, by the number of players
ROUNDS = (0, 0, 10, 9, 8)  # CO-T1: by the number of players
KEEPABLE = 3  # CO-T3: dice at most, however many turtles

# Cards: kinds, how many of each, and their sorts (CO-B4, CO-B5, CO-B6).
SORTS = ("pearl", "fish", "starfish")
PEARL_SORT, FISH_SORT, STARFISH_SORT = range(3)
SORT_COUNT = 3
PILES = (*SORTS, "island")  # a pile of each sort has the number of its sort
ISLAND = 3
PILE_COUNT = 4
ISLAND_CARDS = 3  # CO-S1: of each sort in the island pile
ISLAND_SIZE = SORT_COUNT * ISLAND_CARDS
CARDS = (
    "pearl_2", "pearl_3", "pearl_4", "pearl_5",
    "lionfish", "pufferfish", "angelfish",
    "pearl_6", "anemonefish", "per_fish", "per_pearl",
    "per_island_die", "per_turtle", "per_chest", "side_chest", "jellyfish",
    "chests_violet_yellow", "chests_red_green", "chests_blue_orange",
    "dice_red_violet", "dice_blue_green", "dice_yellow_orange",
)  # fmt: skip
CARD_KINDS = 22
COPIES = (6, 5, 4, 3, 5, 5, 5, 2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1)  # [C]
FIRST_OF = (0, 4, 7)  # the first kind of each sort
KINDS_OF = (4, 3, 15)  # kinds of each sort
CARDS_OF = (18, 15, 18)  # cards of each sort
SORT = tuple(sum(card >= first for first in FIRST_OF) - 1 for card in range(CARD_KINDS))  # of each kind
PEARL_2, PEARL_3, PEARL_4, PEARL_5, LIONFISH, PUFFERFISH, ANGELFISH = range(7)
PEARL_6, ANEMONEFISH, PER_FISH, PER_PEARL = range(7, 11)  # CO-Z2: they join the pearls and the fish
PER_ISLAND_DIE, PER_TURTLE, PER_CHEST, SIDE_CHEST, JELLYFISH_CARD = range(11, 16)  # from here on CO-Z3: done at once
FIRST_CHESTS, FIRST_DICE = 16, 19  # the cards of two reefs' chests and of two colours' leftover dice
NO_PAIR = (-1, -1)
PAIR = (NO_PAIR,) * FIRST_CHESTS + (
    (VIOLET, YELLOW), (RED, GREEN), (BLUE, ORANGE), (RED, VIOLET), (BLUE, GREEN), (YELLOW, ORANGE),
)  # the two colours of each kind of card  # fmt: skip
STINGRAYS = 2  # special fish cards, of no sort

PEARL_CARDS = 2  # CO-A1
FISH_CARDS = 2  # CO-A2
STARFISH_CARDS = 3  # CO-A3
ISLAND_LOOK = 2  # CO-I1

# Bonuses, and which of them each chest (CO-B7) and each turtle (CO-B8) brings. There is one of each kind: six on the
# reefs, two beside the board (CO-S3).
BONUSES = (
    "pearl_card", "fish_card", "starfish_card", "island_card", "island_dice", "stingray", "white_die", "jellyfish",
    "copy", "side_chest",
)  # fmt: skip
(
    PEARL_BONUS, FISH_BONUS, STARFISH_BONUS, ISLAND_BONUS, ISLAND_DICE_BONUS, STINGRAY_BONUS, WHITE_DIE_BONUS,
    JELLYFISH_BONUS, COPY_BONUS, SIDE_CHEST_BONUS,
) = range(10)  # fmt: skip
CHEST_BONUS = (
    FISH_BONUS, PEARL_BONUS, STARFISH_BONUS, ISLAND_BONUS, ISLAND_DICE_BONUS, STINGRAY_BONUS, WHITE_DIE_BONUS,
    JELLYFISH_BONUS,
)  # fmt: skip
TURTLE_BONUS = (
    WHITE_DIE_BONUS, JELLYFISH_BONUS, STINGRAY_BONUS, STARFISH_BONUS, ISLAND_BONUS, FISH_BONUS, COPY_BONUS,
    SIDE_CHEST_BONUS,
)  # fmt: skip
CHESTS = tuple(BONUSES[bonus] for bonus in CHEST_BONUS)
TURTLES = tuple(BONUSES[bonus] for bonus in TURTLE_BONUS)
CHEST_KINDS, TURTLE_KINDS = 8, 8
CHESTS_BESIDE = 2

# Points (CO-A4, CO-I1, CO-X2, CO-Z4 … CO-Z7).
OCTOPUSES = 2  # CO-B9: of each player
OCTOPUS_ELSEWHERE_POINTS = 1
OCTOPUS_ISLAND_POINTS = 2
JELLYFISH_STEP = 5
TURTLE_POINTS = 3
CHEST_POINTS = 2
FISH_CARD_POINTS = 2
SPECIES = 5
SET_POINTS = (0, 3, 7, 12, 18, 25)  # CO-Z6: a set of so many different fish
PEARL_KINDS = (PEARL_2, PEARL_3, PEARL_4, PEARL_5, PEARL_6)  # the pearl cards, and the starfish card
PEARL_VALUES = (2, 3, 4, 5, 6)  # of these
PEARLS_SCORED = (0, 4, 2, 1, 1)  # CO-Z7: how many pearl cards score, by place
