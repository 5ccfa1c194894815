"""The play of Cap'taine Carcasse in the order of its rulebook.

What is due lies on the pending stack (`STEPS` in state.py). Each step has its choices or its lots, and its effect.
"""

from collections.abc import Sequence

from tablereef.games.carcasse.components import (
    ANCHOR,
    CHEST,
    DRONE,
    DRONE_CARDS,
    FAMILY,
    FAMILY_COUNT,
    HARPOON,
    KEY,
    KNIFE,
    MAP,
    MAP_CARDS,
    NET,
    RANKS,
    SQUID,
    SQUID_CARDS,
)
from tablereef.games.carcasse.events import (
    BEGAN,
    COLLECTED,
    CONTINUE,
    CUT,
    DIG,
    DUG,
    ENDED,
    FIRST,
    GAIN,
    GAINED,
    HARPOONED,
    HAUL,
    IGNORED,
    INCIDENT,
    INDEBTED,
    KNIFED,
    LOST,
    NETTED,
    PEEK,
    PEEKED,
    RELEASED,
    SIFT,
    SIFTED,
    SPEAR,
    SURFACE,
    SURFACED,
    TURN,
    TURNED,
    at_hold,
)
from tablereef.games.carcasse.state import (
    ALL_RANKS,
    BONUS,
    DECIDING,
    DIGGING,
    DRONE_LOOK,
    FIRST_CHANCE,
    FIRST_PLAYER,
    FIRST_QUESTION,
    GAME_OVER,
    HARPOONING,
    KNIFING,
    LOSING,
    MAP_LOOK,
    NETTING,
    NOTHING,
    TURN_END,
    TURNING_OVER,
    UNKNOWN,
    State,
    highest,
    nth,
    put,
    take,
)
from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.pending import done, drop, drop_all, push
from tablereef.kernel.story import EVERYONE, only, tell, whisper

# — the protocol —


def turn(s: State) -> int:
    """Who is to move: the active player, chance, or nobody any more."""
    step = s.pending.step
    if step < FIRST_CHANCE:
        return s.active
    return CHANCE if step < GAME_OVER else OVER


def choices(s: State, menu: list[int]) -> int:
    """The legal choices for the step that is due."""
    step = s.pending.step
    if step == DECIDING:
        return deciding(s, menu)
    if step == KNIFING:
        return knifing(s, menu)
    if step == HARPOONING:
        return harpooning(s, menu)
    if step == NETTING:
        return netting(s, menu)
    return digging(s, menu)


def lots(s: State) -> int:
    """How many equally likely lots the chance that is due has."""
    step = s.pending.step
    if step == TURNING_OVER:
        return lots_in_pile(s, 0)
    if step == DRONE_LOOK:
        return lots_in_pile(s, place_looked_at(s))
    if step == FIRST_PLAYER:
        return s.seats
    return s.graveyard.n


def lot(s: State, i: int) -> int:
    """The outcome on lot i."""
    step = s.pending.step
    if step == TURNING_OVER:
        return TURN + card_in_pile(s, 0, i)
    if step == DRONE_LOOK:
        return PEEK + card_in_pile(s, place_looked_at(s), i)
    if step == FIRST_PLAYER:
        return FIRST + i
    return (SIFT if step == MAP_LOOK else GAIN) + nth(s.graveyard, i)


def apply(s: State, code: int) -> None:
    """Do what was chosen or drawn, and then all that asks nobody."""
    step = s.pending.step
    done(s.pending)
    if step == TURNING_OVER:
        turn_over(s, code - TURN)
    elif step == DECIDING:
        decide(s, code)
    elif step == KNIFING:
        cut(s, (code - CUT) // FAMILY_COUNT, (code - CUT) % FAMILY_COUNT)
    elif step == HARPOONING:
        spear(s, (code - SPEAR) // FAMILY_COUNT, (code - SPEAR) % FAMILY_COUNT)
    elif step == NETTING:
        haul(s, code - HAUL)
    elif step == DRONE_LOOK:
        look_at_pile(s, code - PEEK)
    elif step == MAP_LOOK:
        look_in_graveyard(s, code - SIFT)
    elif step == DIGGING:
        dig(s, code - DIG)
    elif step == BONUS:
        gain(s, code - GAIN)
    else:
        begin(s, code - FIRST)
    settle(s)


def audience(s: State) -> int:
    """CC-K2: looks are seen by the looker only, all else by everyone."""
    return only(s.active) if s.pending.step in (DRONE_LOOK, MAP_LOOK) else EVERYONE


def settle(s: State) -> None:
    """Do what asks nobody, until somebody must be asked."""
    while s.pending.step < FIRST_QUESTION:
        step = s.pending.step
        if step == NOTHING:
            go_on(s)
        elif step == LOSING:
            drop(s.pending)
            lose(s)
        else:
            drop(s.pending)
            end_turn(s)


# — set-up —


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    """CC-S1, CC-S2: the lowest card of each family lies in the graveyard, the others in the pile."""
    s.seats = seats
    s.memory_aid = options[0]
    for family in range(FAMILY_COUNT):
        s.graveyard.ranks[family] = 1
        s.pile.ranks[family] = ALL_RANKS - 1
    s.graveyard.n = s.graveyard_size = FAMILY_COUNT
    s.pile.n = s.pile_size = FAMILY_COUNT * (RANKS - 1)
    push(s.pending, FIRST_PLAYER, 1)


def begin(s: State, seat: int) -> None:
    """CC-S5: the first player was drawn."""
    tell(s, BEGAN, seat)
    s.active = seat
    push(s.pending, TURNING_OVER, 1)


# — the turn —


def deciding(s: State, menu: list[int]) -> int:
    """CC-T2: continue or surface; CC-E1: with an empty pile only surface."""
    if s.pile_size == 0:
        menu[0] = SURFACE
        return 1
    menu[0] = CONTINUE
    menu[1] = SURFACE
    return 2


def decide(s: State, code: int) -> None:
    """CC-T2: turn over the next card, or take all to the surface."""
    if code == CONTINUE:
        push(s.pending, TURNING_OVER, 1)
    else:
        surface(s)


def go_on(s: State) -> None:
    """All effects are done: an open debt turns over a card (CC-F2), or dies with the pile (CC-F4)."""
    if s.debt and s.pile_size:
        push(s.pending, TURNING_OVER, 1)
        return
    if s.debt:
        tell(s, RELEASED, s.active)
        s.debt = 0
    push(s.pending, DECIDING, 1)


def turn_over(s: State, card: int) -> None:
    """CC-T1: the top card of the pile is turned over."""
    take_top(s, card)
    tell(s, TURNED, s.active, card)
    arrive(s, card)


def arrive(s: State, card: int) -> None:
    """CC-T4: wherever a card comes from, it causes an incident or is placed and acts."""
    if is_repeated(s, card):
        incident(s, card)
    else:
        place(s, card)


def is_repeated(s: State, card: int) -> bool:
    """CC-T3: a card of that family already lies in the exploration."""
    return s.families >> FAMILY[card] & 1 == 1


def place(s: State, card: int) -> None:
    """CC-T1: at the end of the exploration; it pays a squid (CC-F2), and its effect follows at once."""
    s.row[s.row_n] = card
    s.row_n += 1
    s.families |= 1 << FAMILY[card]
    if s.debt:
        s.debt -= 1
    act(s, FAMILY[card])


def act(s: State, family: int) -> None:
    """The effect of a placed card; CC-T4, CC-F13: anchor, key, chest and siren have none now."""
    if family == SQUID:
        squid(s)
    elif family == MAP:
        unfold_map(s)
    elif family == KNIFE:
        draw_knife(s)
    elif family == DRONE:
        send_drone(s)
    elif family == NET:
        cast_net(s)
    elif family == HARPOON:
        aim_harpoon(s)


def incident(s: State, card: int) -> None:
    """CC-T3: nothing is collected but what is saved; all else is lost, and the turn ends."""
    tell(s, INCIDENT, s.active, card)
    drop_all(s.pending)
    push(s.pending, TURN_END, 1)
    push(s.pending, LOSING, 1)
    s.culprit = card
    collect(s, saved(s))


def saved(s: State) -> int:
    """CC-F1: what was placed before the anchor is saved from an incident; as a mask of the row."""
    for i in range(s.row_n):
        if FAMILY[s.row[i]] == ANCHOR:
            return (1 << i) - 1
    return 0


def lose(s: State) -> None:
    """CC-T3: what was not saved goes to the graveyard, the card of the incident too."""
    for i in range(s.row_n):
        bury(s, s.row[i])
        s.row[i] = 0
    s.row_n = 0
    bury(s, s.culprit)
    s.culprit = 0


def bury(s: State, card: int) -> None:
    """A card goes to the graveyard."""
    tell(s, LOST, s.active, card)
    put(s.graveyard, card)
    s.graveyard_size += 1


def surface(s: State) -> None:
    """CC-T5: all cards of the exploration go into the hold."""
    tell(s, SURFACED, s.active)
    push(s.pending, TURN_END, 1)
    collect(s, (1 << s.row_n) - 1)


def collect(s: State, mask: int) -> None:
    """The cards of the row in this mask go into the hold; a key with a chest brings a bonus."""
    families, number, left = 0, 0, 0
    for i in range(s.row_n):
        card = s.row[i]
        s.row[i] = 0
        if mask >> i & 1:
            tell(s, COLLECTED, s.active, card)
            put(s.hold[s.active], card)
            families |= 1 << FAMILY[card]
            number += 1
        else:
            s.row[left] = card
            left += 1
    s.row_n = left
    if families >> KEY & families >> CHEST & 1:
        open_chest(s, number)


def end_turn(s: State) -> None:
    """CC-T6: the player to the left is next; CC-E1: unless the pile is empty, then the game ends."""
    s.debt = 0
    s.families = 0
    if s.pile_size == 0:
        tell(s, ENDED)
        push(s.pending, GAME_OVER, 1)
        return
    s.active = (s.active + 1) % s.seats
    push(s.pending, TURNING_OVER, 1)


# — the pile —


def lots_in_pile(s: State, place: int) -> int:
    """How many cards can lie at a place of the pile: one where somebody looked, else all unseen."""
    if place < s.top_n and s.top[place] != UNKNOWN:
        return 1
    return s.pile.n


def card_in_pile(s: State, place: int, i: int) -> int:
    """The card at a place of the pile, on lot i."""
    if place < s.top_n and s.top[place] != UNKNOWN:
        return s.top[place]
    return nth(s.pile, i)


def take_top(s: State, card: int) -> None:
    """The top card leaves the pile."""
    s.pile_size -= 1
    if s.top_n == 0:
        take(s.pile, card)
        return
    s.top_n -= 1
    for i in range(s.top_n):
        s.top[i] = s.top[i + 1]
        s.top_seen[i] = s.top_seen[i + 1]
    s.top[s.top_n] = 0
    s.top_seen[s.top_n] = 0


# — the families —


def squid(s: State) -> None:
    """CC-F2: two more cards must be placed."""
    s.debt += SQUID_CARDS
    tell(s, INDEBTED, s.active, s.debt)


def unfold_map(s: State) -> None:
    """CC-F5: look at three cards of the graveyard, then place one of them; none there: ignored."""
    if s.graveyard_size == 0:
        tell(s, IGNORED, s.active, MAP)
        return
    push(s.pending, DIGGING, 1)
    push(s.pending, MAP_LOOK, min(MAP_CARDS, s.graveyard_size))


def look_in_graveyard(s: State, card: int) -> None:
    """CC-F5, CC-K2: only the player who looks sees the card."""
    whisper(s, only(s.active), SIFTED, s.active, card)
    take(s.graveyard, card)
    i = s.looked_n
    while i and s.looked[i - 1] > card:
        s.looked[i] = s.looked[i - 1]
        i -= 1
    s.looked[i] = card
    s.looked_n += 1


def digging(s: State, menu: list[int]) -> int:
    """CC-F5: one of the cards looked at."""
    for i in range(s.looked_n):
        menu[i] = DIG + s.looked[i]
    return s.looked_n


def dig(s: State, card: int) -> None:
    """CC-F5: the card is placed, the others go back."""
    for i in range(s.looked_n):
        if s.looked[i] != card:
            put(s.graveyard, s.looked[i])
        s.looked[i] = 0
    s.looked_n = 0
    s.graveyard_size -= 1
    tell(s, DUG, s.active, card)
    arrive(s, card)


def open_chest(s: State, number: int) -> None:
    """CC-F6, CC-F7: as many cards of the graveyard as were collected, or all that are there."""
    if s.graveyard_size:
        push(s.pending, BONUS, min(number, s.graveyard_size))


def gain(s: State, card: int) -> None:
    """CC-F6: a bonus card goes straight into the hold, without effect."""
    take(s.graveyard, card)
    s.graveyard_size -= 1
    put(s.hold[s.active], card)
    tell(s, GAINED, s.active, card)


def draw_knife(s: State) -> None:
    """CC-F8: a card of an opponent is lost; nobody has one: ignored."""
    for seat in range(s.seats):
        if seat != s.active and s.hold[seat].n:
            push(s.pending, KNIFING, 1)
            return
    tell(s, IGNORED, s.active, KNIFE)


def knifing(s: State, menu: list[int]) -> int:
    """CC-F8: a family in an opponent's hold."""
    n = 0
    for seat in range(s.seats):
        if seat != s.active:
            for family in range(FAMILY_COUNT):
                if s.hold[seat].ranks[family]:
                    menu[n] = at_hold(CUT, seat, family)
                    n += 1
    return n


def cut(s: State, victim: int, family: int) -> None:
    """CC-F8: its highest card goes to the graveyard."""
    card = highest(s.hold[victim], family)
    take(s.hold[victim], card)
    tell(s, KNIFED, s.active, victim, card)
    put(s.graveyard, card)
    s.graveyard_size += 1


def send_drone(s: State) -> None:
    """CC-F9: look at the top card of the pile; no card there: ignored."""
    if s.pile_size:
        push(s.pending, DRONE_LOOK, drone_reach(s))
    else:
        tell(s, IGNORED, s.active, DRONE)


def drone_reach(s: State) -> int:
    """CC-F9: how many cards of the pile the drone looks at."""
    return min(DRONE_CARDS, s.pile_size)


def place_looked_at(s: State) -> int:
    """The place in the pile at which the drone looks now, 0 the top."""
    return drone_reach(s) - s.pending.times


def look_at_pile(s: State, card: int) -> None:
    """CC-F9, CC-K2: only this player sees the card; it stays where it is."""
    whisper(s, only(s.active), PEEKED, s.active, card)
    place = 0
    while place < s.top_n and s.top_seen[place] >> s.active & 1:
        place += 1
    if place == s.top_n:
        take(s.pile, card)
        s.top[place] = card
        s.top_n += 1
    s.top_seen[place] |= only(s.active)


def cast_net(s: State) -> None:
    """CC-F11: a card of the own hold is placed; none there: ignored."""
    if s.hold[s.active].n:
        push(s.pending, NETTING, 1)
    else:
        tell(s, IGNORED, s.active, NET)


def netting(s: State, menu: list[int]) -> int:
    """CC-F11: a family in the own hold."""
    n = 0
    for family in range(FAMILY_COUNT):
        if s.hold[s.active].ranks[family]:
            menu[n] = HAUL + family
            n += 1
    return n


def haul(s: State, family: int) -> None:
    """CC-F11: its highest card is placed, even if that is an incident."""
    card = highest(s.hold[s.active], family)
    take(s.hold[s.active], card)
    tell(s, NETTED, s.active, card)
    arrive(s, card)


def aim_harpoon(s: State) -> None:
    """CC-F12: a card of an opponent is placed; none may be taken: ignored."""
    for seat in range(s.seats):
        for family in range(FAMILY_COUNT):
            if can_spear(s, seat, family):
                push(s.pending, HARPOONING, 1)
                return
    tell(s, IGNORED, s.active, HARPOON)


def can_spear(s: State, seat: int, family: int) -> bool:
    """CC-F12: an opponent has the family and the player does not."""
    return seat != s.active and s.hold[seat].ranks[family] != 0 and s.hold[s.active].ranks[family] == 0


def harpooning(s: State, menu: list[int]) -> int:
    """CC-F12: a family in an opponent's hold that the own hold lacks."""
    n = 0
    for seat in range(s.seats):
        for family in range(FAMILY_COUNT):
            if can_spear(s, seat, family):
                menu[n] = at_hold(SPEAR, seat, family)
                n += 1
    return n


def spear(s: State, victim: int, family: int) -> None:
    """CC-F12: its highest card is placed, even if that is an incident."""
    card = highest(s.hold[victim], family)
    take(s.hold[victim], card)
    tell(s, HARPOONED, s.active, victim, card)
    arrive(s, card)
