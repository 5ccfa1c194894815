"""The tables over which the laws run: every game, seat count and option, and the kinds of secret each game has."""

import random
from dataclasses import replace
from functools import reduce
from itertools import product
from operator import or_
from typing import Any

from tablereef.games import GAMES, find
from tablereef.kernel.game import Game
from tests.mini import MINI
from tests.mini.game import COPIES, KINDS, UNKNOWN

EVERY_GAME = (MINI, *(find(name) for name in GAMES))
SECRETS = {
    "mini": {"top", "under", "hand", "unseen"},
    "carcasse": {"top", "looked", "pile", "graveyard"},
    "kleine_fische": {"fish", "face", "caves", "held", "stack", "memory"},
    "coralia": {"hand", "unseen", "island_sorts", "sort", "looked", "under", "memory"},
}


def every_table(game: Game) -> list[tuple[int, dict[str, str]]]:
    """All seat counts with all options."""
    names = [option.name for option in game.options]
    values = product(*(option.values for option in game.options))
    return [(seats, dict(zip(names, chosen, strict=True))) for chosen in values for seats in game.seats]


def a_table(game: Game, rng: random.Random) -> tuple[int, dict[str, str]]:
    """A random seat count with random options."""
    return rng.choice(game.seats), {option.name: rng.choice(option.values) for option in game.options}


def mini_inventory(s: Any) -> None:
    """Every shell is in exactly one place; shown ones are out of the game."""
    hands = [s.top, s.under, *s.hand]
    held = [shell for hand in hands for shell in hand.shells[: hand.n]]
    assert UNKNOWN not in held
    assert sum(s.unseen) == s.middle
    shown = 0
    for kind in range(KINDS):
        out = COPIES - s.unseen[kind] - held.count(kind)
        assert out >= 0
        shown += out * (kind + 1)
    assert shown == sum(s.score)


def carcasse_inventory(s: Any) -> None:
    """Every card is in exactly one place."""
    from tablereef.games.carcasse.components import CARDS, FAMILY, RANK
    from tablereef.games.carcasse.state import NO_CARD

    lying = [*s.top[: s.top_n], *s.looked[: s.looked_n], *s.row[: s.row_n]]
    lying += [s.card] if s.card != NO_CARD else []
    for collection in (s.pile, s.graveyard, *s.hold):
        cards = [card for card in range(CARDS) if collection.ranks[FAMILY[card]] >> RANK[card] & 1]
        assert collection.n == len(cards)
        lying += cards
    assert sorted(lying) == list(range(CARDS))
    assert s.pile_size == s.pile.n + s.top_n
    assert s.graveyard_size == s.graveyard.n + s.looked_n


def kleine_fische_inventory(s: Any) -> None:
    """All 103 cards are in exactly one place, backs and faces agree, and what is remembered contains the truth."""
    fish_are_in_one_place(s)
    caves_are_in_one_place(s)
    assert s.pile_n == sum(s.pile) + (s.top != -1)
    assert s.open == sum(1 << cell for cell in s.up[: s.up_n])
    assert all(s.shown[cell] and s.face[cell] >= 0 for cell in s.up[: s.up_n])
    assert all((face >= 0) == bool(shown or lit) for face, shown, lit in zip(s.face, s.shown, s.lit, strict=True))
    memories_contain_the_truth(s)


def fish_are_in_one_place(s: Any) -> None:
    """Fish of the board that somebody saw, stacks, and the unseen ones, which are in the pile or on the board."""
    from tablereef.games.kleine_fische.components import FISH_BACK, FISH_CARDS, RANK_OF, SPECIES_OF

    lying = [face for face in s.face if face >= 0]
    for collection in (s.fish, *s.stack):
        fish = [f for f in range(FISH_CARDS) if collection.ranks[SPECIES_OF[f]] >> RANK_OF[f] & 1]
        assert collection.n == len(fish)
        lying += fish
    assert sorted(lying) == list(range(FISH_CARDS))
    assert s.stack_n == [stack.n for stack in s.stack]
    unseen = sum(back == FISH_BACK and face < 0 for back, face in zip(s.back, s.face, strict=True))
    assert s.fish.n == unseen + s.pile[FISH_BACK] + (s.top == FISH_BACK)
    assert all(back == FISH_BACK for back, face in zip(s.back, s.face, strict=True) if face >= 0)


def caves_are_in_one_place(s: Any) -> None:
    """Caves in hands, out of the game, and the unseen ones, which are in the pile or on the board by their backs."""
    from tablereef.games.kleine_fische.components import CAVE_CARDS, DIFFICULTIES, OF_EACH_DIFFICULTY

    places = (s.caves, s.used, *s.held)
    assert sum(places) == (1 << CAVE_CARDS) - 1
    assert sum(place.bit_count() for place in places) == CAVE_CARDS
    for difficulty in range(DIFFICULTIES):
        cards = ((1 << OF_EACH_DIFFICULTY) - 1) << difficulty * OF_EACH_DIFFICULTY
        back = 1 + difficulty
        assert (s.caves & cards).bit_count() == s.back.count(back) + s.pile[back] + (s.top == back)
        assert [n[difficulty] for n in s.held_n] == [(held & cards).bit_count() for held in s.held]


def memories_contain_the_truth(s: Any) -> None:
    """KF-K4: every viewer takes the truth to be possible, and nothing that lies elsewhere; the own stack is certain."""
    collected = [reduce(or_, ranks) for ranks in zip(*(stack.ranks for stack in s.stack), strict=True)]
    for viewer, memory in enumerate(s.memory):
        for seat, stack in enumerate(s.stack):
            for may, ranks, anywhere in zip(memory.may[seat], stack.ranks, collected, strict=True):
                assert may & ranks == ranks
                assert may & ~anywhere == 0
                assert viewer != seat or may == ranks


def kleine_fische_deal(s: Any, rng: random.Random) -> None:
    """In two games of three: cave cards and fish out of the pile to the seats, and the octopus out of its cave."""
    from tablereef.games.kleine_fische.components import CAVE_CARDS

    share = rng.choice((0.0, 0.5, 1.0))
    if share:
        s.octopus = rng.randrange(60)
    for cave in range(CAVE_CARDS):
        if rng.random() < share:
            kleine_fische_give_cave(s, cave, rng.randrange(s.seats))
    for _ in range(int(20 * share)):
        kleine_fische_give_fish(s, rng.randrange(s.fish.n), rng.randrange(s.seats))


def kleine_fische_give_cave(s: Any, cave: int, seat: int) -> None:
    """A cave card that nobody has seen to a seat, whose backs all see."""
    from tablereef.games.kleine_fische.components import OF_EACH_DIFFICULTY

    s.caves -= 1 << cave
    s.held[seat] |= 1 << cave
    s.held_n[seat][cave // OF_EACH_DIFFICULTY] += 1
    s.pile[1 + cave // OF_EACH_DIFFICULTY] -= 1
    s.pile_n -= 1


def kleine_fische_give_fish(s: Any, i: int, seat: int) -> None:
    """Fish number i of the pile to a seat, as all have seen."""
    from tablereef.games.kleine_fische.components import FISH_BACK
    from tablereef.games.kleine_fische.memory import remember_collected
    from tablereef.games.kleine_fische.state import nth, put, take

    fish = nth(s.fish.ranks, i)
    take(s.fish, fish)
    put(s.stack[seat], fish)
    s.stack_n[seat] += 1
    remember_collected(s, fish, seat)
    s.pile[FISH_BACK] -= 1
    s.pile_n -= 1


def kleine_fische_robbers_choices(s: Any, menu: list[int]) -> int:
    """Only what leads to a robbery, wherever something does: random players hardly ever meet with the octopus."""
    from tablereef.games.kleine_fische.events import ANNOUNCE, OCTOPUS, OCTOPUS_STAYS, ROB, SPARE

    legal = menu[: find("kleine_fische").choices(s, menu)]
    met = [code for code in legal if OCTOPUS <= code < OCTOPUS_STAYS and code - OCTOPUS in s.diver[: s.seats]]
    moves = [code for code in legal if OCTOPUS <= code < OCTOPUS_STAYS]
    robberies = [code for code in legal if ROB <= code < SPARE or ANNOUNCE <= code < ANNOUNCE + 2]
    wanted = met or moves or robberies or legal
    menu[: len(wanted)] = wanted
    return len(wanted)


def coralia_inventory(s: Any) -> None:
    """Every die, turtle, chest and card of Coralia is in exactly one place."""
    steps = [s.pending.step, *s.pending.steps[: s.pending.depth]]
    coralia_dice_are_in_one_place(s, steps)
    coralia_tiles_are_in_one_place(s, steps)
    coralia_cards_are_in_one_place(s)


def coralia_dice_are_in_one_place(s: Any, steps: list[int]) -> None:
    """Six dice of each colour, two white ones, two octopuses of each player."""
    from tablereef.games.coralia.state import ROLLING_WHITE, SETTING

    for colour, on_reef, white in zip(range(6), s.dice, s.white, strict=True):
        assert white & ~on_reef == 0
        placed = on_reef.bit_count() - white.bit_count() + s.island[colour]
        assert placed + s.supply[colour] + s.colour[: s.station_n].count(colour) == 6
    in_hand = steps.count(ROLLING_WHITE) + steps.count(SETTING)
    assert s.island_white + sum(white.bit_count() for white in s.white) + in_hand == 2
    assert all(s.octopus.count(seat) + s.octopuses[seat] == 2 for seat in range(s.seats))


def coralia_tiles_are_in_one_place(s: Any, steps: list[int]) -> None:
    """Eight turtles and eight chests."""
    from tablereef.games.coralia.state import OPENING

    lying = [1 << turtle for turtle in s.reef_turtle if turtle >= 0]
    assert sorted([*lying, *kinds_in(s.side_turtles, *s.turtles)]) == kinds_in(255)
    assert sorted(kinds_in(s.closed_chests, *s.chests)) == kinds_in(255)
    closed = s.reef_chests.bit_count() + s.side_chests + steps.count(OPENING)
    assert s.closed_chests.bit_count() == closed


def kinds_in(*masks: int) -> list[int]:
    """The single bits of masks of eight kinds."""
    return [1 << kind for mask in masks for kind in range(8) if mask >> kind & 1]


def coralia_cards_are_in_one_place(s: Any) -> None:
    """All cards of every kind; the numbers by sort and pile agree with them, and so does what is remembered."""
    from tablereef.games.coralia.components import COPIES, ISLAND, SORT
    from tablereef.games.coralia.state import UNDER_FIRST, count

    under = [s.under.card[UNDER_FIRST[pile] + i] for pile in range(4) for i in range(s.under.n[pile])]
    lying, collections = [*under, *s.looked[: s.looked_n]], (s.unseen, *s.hand, *s.shown)
    for card, copies in enumerate(COPIES):
        assert sum(count(cards, card) for cards in collections) + lying.count(card) == copies
    for cards in collections:
        held = [SORT[card] for card in range(len(COPIES)) for _ in range(count(cards, card))]
        assert cards.n == [held.count(sort) for sort in range(3)]
    assert s.unseen.n == [s.fresh[sort] + s.island_sorts[sort] for sort in range(3)]
    assert s.fresh[ISLAND] == sum(s.island_sorts)
    assert all(sum(s.drawn[seat]) == sum(s.hand[seat].n) + sum(s.shown[seat].n) for seat in range(s.seats))
    for number, n in enumerate(s.memory.n):
        assert s.under.memory.count(number + 1) == max(n - 1, 0)


INVENTORY = {
    "mini": mini_inventory,
    "carcasse": carcasse_inventory,
    "kleine_fische": kleine_fische_inventory,
    "coralia": coralia_inventory,
}
KLEINE_FISCHE_ROBBERS = replace(find("kleine_fische"), choices=kleine_fische_robbers_choices)
RARE = {"kleine_fische": kleine_fische_deal}  # what random play hardly meets is dealt out before it starts
PACE = {"kleine_fische": 0.3}  # its games are long: fewer of them, and fewer of their positions
