"""What is in the box: fish, caves, the die. Every number of the rulebook and nothing else.

What the booklet leaves to pictures [C] stands here once, with its source and confidence in RULES.md: an owner of the
box corrects one line.
"""

SEATS = 4  # at most; at least two

SPECIES = (  # KF-B7: real reef fish, each of another shape
    "clownfish", "stingray", "angelfish", "seahorse", "pufferfish", "lionfish", "moray",
    "boxfish", "trumpetfish", "flounder", "frogfish", "parrotfish", "reef_shark",
)  # fmt: skip
SPECIES_COUNT = 13

SHELLS = (1, 1, 2, 2, 3, 3, 4)  # KF-B2: the points of the seven fish of a species
INK = (1, 2, 0, 0, 0, 0, 0)  # KF-B2: their octopus points
RANKS = 7
FISH_CARDS = SPECIES_COUNT * RANKS  # fish = species · 7 + rank, 91 in all
SPECIES_OF = tuple(fish // RANKS for fish in range(FISH_CARDS))
RANK_OF = tuple(fish % RANKS for fish in range(FISH_CARDS))

CAVES = (  # KF-B3, KF-B4: three of each difficulty, in this order
    "fins_3", "light_1", "octopus_3",
    "fins_5", "light_2", "roll_1",
    "octopus_5", "roll_2", "rainbow_a",
    "rainbow_b", "chest_a", "chest_b",
)  # fmt: skip
FINS, LIGHT, TURBO, ROLL, RAINBOW, CHEST = range(6)
USE_OF = (FINS, LIGHT, TURBO, FINS, LIGHT, ROLL, TURBO, ROLL, RAINBOW, RAINBOW, CHEST, CHEST)  # of each cave card
STRENGTH = (3, 1, 3, 5, 2, 1, 5, 2, 0, 0, 0, 0)  # of each cave card: spaces, looks, spaces, rolls
CAVE_CARDS = 12
EASIEST = 3  # the lowest difficulty
DIFFICULTIES = 4
OF_EACH_DIFFICULTY = 3

BACKS = ("fish", "cave_3", "cave_4", "cave_5", "cave_6")  # KF-B5
BACK_COUNT = 5
FISH_BACK = 0
CARDS = FISH_CARDS + CAVE_CARDS

DIE = (-1, 1, 1, 2, 3, 3)  # KF-B6
DIE_RESULTS = (-1, 1, 2, 3)
MOST_ANNOUNCED = 3  # KF-O7

RAINBOW_SHELLS = 4  # KF-E2
UNUSED_CAVE_POINTS = 1  # KF-E3
CHEST_POINTS = (1, 3, 5, 7)  # KF-E4: by rank
