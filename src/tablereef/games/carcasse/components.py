"""What is in the box: ten families of six cards. Every number of the rulebook and nothing else."""

SEATS = 4  # at most; at least two

FAMILIES = ("anchor", "squid", "map", "key", "chest", "knife", "drone", "net", "harpoon", "siren")
ANCHOR, SQUID, MAP, KEY, CHEST, KNIFE, DRONE, NET, HARPOON, SIREN = range(10)
FAMILY_COUNT = 10

RANKS = 6  # cards of a family, rank 0 the lowest
CARDS = FAMILY_COUNT * RANKS  # card = family · 6 + rank
LOWEST = (2, 2, 2, 2, 2, 2, 2, 2, 2, 4)  # value of the lowest card of each family; each rank counts one more
ROW = 10  # cards that can lie in an exploration: no family twice

SQUID_CARDS = 2  # CC-F2
MAP_CARDS = 3  # CC-F5
DRONE_CARDS = 1  # CC-F9

FAMILY = tuple(card // RANKS for card in range(CARDS))  # of each card
RANK = tuple(card % RANKS for card in range(CARDS))
VALUE = tuple(LOWEST[card // RANKS] + card % RANKS for card in range(CARDS))
