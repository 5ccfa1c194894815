"""A table laid out for one test, in the words of the ledger.

`lay(reefs={"blue": "pearl fish"}, station="blue-octopus red-fish red-fish green-turtle")` puts dice, figures, tiles and
cards in their places; what is not named lies where a game leaves it: other dice in the supply, turtles on the reefs in
the order of the box, chests face down, cards unseen in their piles. Then dice and cards come (`roll`, `draw`, …),
players `take`, `place` and `pick`, and whatever else happens is `play`ed.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tablereef.games.coralia import GAME
from tablereef.games.coralia.components import (
    CARDS,
    CHEST_KINDS,
    CHESTS,
    COLOURS,
    COPIES,
    DICE_OF_COLOUR,
    FACES,
    ISLAND,
    OCTOPUSES,
    PILES,
    REEFS,
    SORT,
    SORTS,
    TURTLE_KINDS,
    TURTLES,
    WHITE_DICE,
)
from tablereef.games.coralia.state import (
    NO_TURTLE,
    NOBODY,
    NOWHERE,
    STAGES,
    UNDER_FIRST,
    UNKNOWN,
    Cards,
    State,
    count,
    put,
    take,
    total,
)
from tablereef.games.coralia.station import go_on
from tablereef.games.coralia.steps import NOTHING, STEPS
from tablereef.kernel.pending import Pending, push
from tests.rules.table import GameTable, mask_of, names_of

SPACES = (*FACES, "treasure")

# — laying out —


def fresh(seats: int, begins: str = "random") -> "Table":
    """A game that has just been set up: turtles, set-up dice and the start player are still to come."""
    return Table(GAME.new(seats, {"begins": begins}))


def lay(
    *,
    seats: int = 2,
    active: int = 0,
    first: int = 0,
    turns: int = 5,
    station: str = "",
    supply: Mapping[str, int] | None = None,
    reefs: Mapping[str, str] | None = None,
    white: Mapping[str, str] | None = None,
    island: str = "",
    octopuses: Mapping[str, int] | None = None,
    divers: Mapping[int, str] | None = None,
    reef_turtles: Mapping[str, str] | None = None,
    turtles: Sequence[str] = (),
    opened: Sequence[str] = (),
    gone: str = "",
    side_chests: int = 2,
    hands: Sequence[str] = (),
    shown: Sequence[str] = (),
    stingrays: Sequence[int] = (),
    under: Mapping[str, str] | None = None,
    empty: str = "",
    island_pile: str | None = None,
    points: Sequence[int] = (),
    stage: str = "playing",
    due: str = "placing",
) -> "Table":
    """A table in the middle of a game; a die is `blue-octopus`, a card `lionfish`, from the island `island:lionfish`.

    `reefs` names the spaces of a reef that bear a die, `white` those of them with a white one, `island` the colours of
    the dice there (both white dice that lie on no reef are there too). `octopuses` says whose stands where, `divers`
    on which reef each seat's stands, `turtles` and `opened` the kinds each seat has, `gone` the reefs without a chest.
    `hands` are face down, `shown` face up, `under` the cards put under a pile with the seat that did (`lionfish@1`),
    the one reached first in front; `empty` the piles without unseen cards and `island_pile` the sorts of the unseen
    island cards. `points` came during play. `due` is the step, or steps, that are due, the next one last.
    """
    s: State = GAME.new(seats)
    s.active, s.first, s.turns, s.stage, s.pending = active, first, turns, STAGES.index(stage), Pending()
    lay_dice(s, reefs or {}, white or {}, island, station)
    for colour in range(REEFS):
        on_board = s.dice[colour].bit_count() - s.white[colour].bit_count() + s.island[colour]
        left = DICE_OF_COLOUR - on_board - s.colour[: s.station_n].count(colour)
        s.supply[colour] = max(left, 0) if supply is None else supply.get(COLOURS[colour], 0)
    lay_figures(s, octopuses or {}, divers or {})
    lay_tiles(s, reef_turtles, turtles, opened, gone, side_chests)
    for seat, cards in enumerate(hands):
        lay_cards(s, s.hand[seat], seat, cards)
    for seat, cards in enumerate(shown):
        lay_cards(s, s.shown[seat], seat, cards)
    lay_piles(s, under or {}, empty.split(), island_pile)
    for seat, number in enumerate(stingrays):
        s.stingrays[seat] = number
    for seat, number in enumerate(points):
        s.points[seat][0] = number
    for step in due.split():
        push(s.pending, STEPS.names.index(step), 1)
    return Table(s)


def at_the_end(**position: Any) -> "Table":
    """A table after the last turn, where the scoring has begun."""
    t = lay(turns=1, due="", **position)
    while t.s.pending.step == NOTHING:
        go_on(t.s)
    return t


def lay_dice(s: State, reefs: Mapping[str, str], white: Mapping[str, str], island: str, station: str) -> None:
    """Dice on the reefs, on the island and on the station."""
    s.dice = [mask_of(reefs.get(colour, ""), SPACES) for colour in COLOURS]
    s.white = [mask_of(white.get(colour, ""), SPACES) for colour in COLOURS]
    s.island = [island.split().count(colour) for colour in COLOURS]
    s.island_white = WHITE_DICE - sum(map(int.bit_count, s.white))
    dice = station.split()
    s.station_n = len(dice)
    for i, die in enumerate(dice):
        colour, _, face = die.partition("-")
        s.colour[i], s.face[i] = COLOURS.index(colour), FACES.index(face)


def lay_figures(s: State, octopuses: Mapping[str, int], divers: Mapping[int, str]) -> None:
    """Octopuses and divers on the reefs."""
    s.octopus = [octopuses.get(colour, NOBODY) for colour in COLOURS]
    s.octopuses = [OCTOPUSES - s.octopus.count(seat) if seat < s.seats else 0 for seat in range(len(s.octopuses))]
    s.diver = [COLOURS.index(divers[seat]) if seat in divers else NOWHERE for seat in range(len(s.diver))]


def lay_tiles(
    s: State,
    reef_turtles: Mapping[str, str] | None,
    turtles: Sequence[str],
    opened: Sequence[str],
    gone: str,
    side_chests: int,
) -> None:
    """Turtles and chests: on the reefs, beside the board, with their owners; a covered turtle space has no turtle."""
    for seat, kinds in enumerate(turtles):
        s.turtles[seat] = mask_of(kinds, TURTLES)
    left = [kind for kind in range(TURTLE_KINDS) if not any(mask >> kind & 1 for mask in s.turtles)]
    free = [reef for reef in range(REEFS) if not s.dice[reef] >> FACES.index("turtle") & 1]
    if reef_turtles is None:
        placed = dict(zip(free, left, strict=False))
    else:
        placed = {COLOURS.index(reef): TURTLES.index(kind) for reef, kind in reef_turtles.items()}
    s.reef_turtle = [placed.get(reef, NO_TURTLE) for reef in range(REEFS)]
    s.side_turtles = sum(1 << kind for kind in left if kind not in placed.values())
    for seat, kinds in enumerate(opened):
        s.chests[seat] = mask_of(kinds, CHESTS)
    s.closed_chests = sum(1 << kind for kind in range(CHEST_KINDS) if not any(mask >> kind & 1 for mask in s.chests))
    s.reef_chests = sum(1 << reef for reef in range(REEFS) if COLOURS[reef] not in gone.split())
    s.side_chests = side_chests


def lay_piles(s: State, under: Mapping[str, str], empty: Sequence[str], island_pile: str | None) -> None:
    """Cards under the piles; which sorts the unseen island cards are of."""
    for name, cards in under.items():
        pile = PILES.index(name)
        for card in cards.split():
            kind, _, seat = card.partition("@")
            place = UNDER_FIRST[pile] + s.under.n[pile]
            s.under.card[place], s.under.by[place] = CARDS.index(kind), int(seat)
            s.under.n[pile] += 1
            leave(s, pile, CARDS.index(kind))
    if island_pile is not None:
        s.island_sorts = [island_pile.split().count(sort) for sort in SORTS]
        s.fresh[ISLAND] = sum(s.island_sorts)
    for name in empty:
        s.fresh[PILES.index(name)] = 0


def lay_cards(s: State, place: Cards, seat: int, cards: str) -> None:
    """Cards in front of a seat."""
    for card in cards.split():
        origin, _, kind = card.rpartition(":")
        pile = ISLAND if origin == "island" else SORT[CARDS.index(kind)]
        put(place, CARDS.index(kind))
        s.drawn[seat][pile] += 1
        leave(s, pile, CARDS.index(kind))


def leave(s: State, pile: int, card: int) -> None:
    """A card is no longer among the unseen ones of its pile."""
    take(s.unseen, card)
    s.fresh[pile] -= 1
    if pile == ISLAND:
        s.island_sorts[SORT[card]] -= 1


def names_in(place: Cards) -> str:
    """The names of the cards in a collection, kind by kind."""
    return " ".join(name for card, name in enumerate(CARDS) for _ in range(count(place, card)))


# — playing and reading —


class Table(GameTable[State]):
    """A table of Coralia."""

    game, steps = GAME, STEPS.names

    # what comes

    def roll(self, dice: str) -> None:
        """Station dice are rolled, in their order: `blue-octopus red-fish`."""
        for die in dice.split():
            self.play(f"rolled {fields_of(die)}")

    def draw(self, cards: str) -> None:
        """The active player draws cards or looks at them; an island card's sort comes first by itself."""
        for card in cards.split():
            if self.asks() == "island_sort":
                self.play(f"sort sort={SORTS[SORT[CARDS.index(card)]]}")
            self.play(f"card card={card}")

    def open(self, chest: str) -> None:
        """A chest is turned up."""
        self.play(f"chest chest={chest}")

    def roll_white(self, face: str) -> None:
        """A white die is rolled."""
        self.play(f"white face={face}")

    def show(self, cards: str) -> None:
        """Cards are turned up in the scoring; `-` where a seat has no more to show."""
        for card in cards.split():
            self.play("no_more" if card == "-" else f"show card={card}")

    def show_all(self) -> None:
        """All that is to be turned up now is turned up."""
        while self.asks() == "showing":
            self.play(next(iter(self.odds())))

    def lay_turtles(self, kinds: str) -> None:
        """Turtles are laid on the reefs, in the order of the reefs."""
        for kind in kinds.split():
            reef = COLOURS[REEFS - self.s.pending.times]
            self.play(f"turtle reef={reef} turtle={kind}")

    def cover(self, dice: str) -> None:
        """Set-up dice are rolled: `blue-octopus red-fish`."""
        for die in dice.split():
            self.play(f"cover {fields_of(die)}")

    def take(self, colours: str) -> None:
        """The player to move takes dice from the supply."""
        for colour in colours.split():
            self.play(f"take colour={colour}")

    def keep(self, die: str) -> None:
        """The player to move keeps a station die on a turtle."""
        self.play(f"keep {fields_of(die)}")

    def place(self, die: str) -> None:
        """The player to move places a station die on its reef."""
        self.play(f"place {fields_of(die)}")

    def land(self, die: str) -> None:
        """The player to move places a station die on the island."""
        self.play(f"land {fields_of(die)}")

    def pick(self, card: str) -> None:
        """The player to move keeps one of the cards looked at."""
        self.play(f"pick card={card}")

    def play_card(self, card: str) -> None:
        """The player to move plays a starfish card."""
        self.play(f"play card={card}")

    # what lies where

    def reef(self, colour: str) -> str:
        """The spaces of a reef that bear a die."""
        return names_of(self.s.dice[COLOURS.index(colour)], SPACES)

    @property
    def station(self) -> str:
        """The dice of the station, in their order; `?` before a die is rolled."""
        dice = zip(self.s.colour[: self.s.station_n], self.s.face, strict=False)
        return " ".join(f"{COLOURS[colour]}-{FACES[face] if face >= 0 else '?'}" for colour, face in dice)

    @property
    def supply(self) -> dict[str, int]:
        """The dice of each colour in the supply, where there are any."""
        return {COLOURS[colour]: n for colour, n in enumerate(self.s.supply) if n}

    @property
    def island(self) -> str:
        """The dice on the island."""
        coloured = [COLOURS[colour] for colour in range(REEFS) for _ in range(self.s.island[colour])]
        return " ".join(coloured + ["white"] * self.s.island_white)

    def hand(self, seat: int) -> str:
        """What lies face down in front of a seat."""
        return names_in(self.s.hand[seat])

    def shown(self, seat: int) -> str:
        """What lies face up in front of a seat."""
        return names_in(self.s.shown[seat])

    def under(self, pile: str) -> str:
        """The cards put under a pile, the one reached first in front, each with who put it there."""
        n, start = self.s.under.n[PILES.index(pile)], UNDER_FIRST[PILES.index(pile)]
        return " ".join(
            f"{name_of(self.s.under.card[place])}@{self.s.under.by[place]}" for place in range(start, start + n)
        )

    @property
    def seen(self) -> str:
        """All cards that are not among the unseen, kind by kind."""
        gone = (copies - count(self.s.unseen, card) for card, copies in enumerate(COPIES))
        return " ".join(name for name, n in zip(CARDS, gone, strict=True) for _ in range(n))

    @property
    def looked(self) -> str:
        """The cards that the active player looks at, in the order drawn."""
        return " ".join(map(name_of, self.s.looked[: self.s.looked_n]))

    def turtles(self, seat: int) -> str:
        """The turtles of a seat."""
        return names_of(self.s.turtles[seat], TURTLES)

    def chests(self, seat: int) -> str:
        """The chests of a seat."""
        return names_of(self.s.chests[seat], CHESTS)

    def score(self, seat: int) -> int:
        """Where a seat's ship stands."""
        return total(self.s, seat)


def name_of(card: int) -> str:
    """A card by its name; ? where it is unknown."""
    return "?" if card == UNKNOWN else CARDS[card]


def fields_of(die: str) -> str:
    """What an event says of `blue-octopus`."""
    return "colour={} face={}".format(*die.split("-"))
