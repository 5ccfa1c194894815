"""The turn: turn over, place, continue or surface; incident and what is saved; the bonus; the end of the turn."""

from tablereef.games.carcasse.components import (
    ANCHOR,
    BOSUN,
    BOSUN_CARDS,
    CAREFUL,
    CHARMER,
    CHEST,
    FAMILY,
    FISHER,
    HOARDER,
    HOARDER_FACTOR,
    KEY,
    NET,
    PLUNDERER,
    SABOTEUSE,
    SIREN,
    SQUID,
    THIEVES_ISLAND,
)
from tablereef.games.carcasse.ending import end_game, stop_at_fifty
from tablereef.games.carcasse.events import (
    COLLECTED,
    CONTINUE,
    GAINED,
    INCIDENT,
    INHERITED,
    KEPT,
    LOOTED,
    LOST,
    PLUNDER,
    RELEASED,
    SURFACE,
    SURFACED,
    TURNED,
)
from tablereef.games.carcasse.families import act, take_top
from tablereef.games.carcasse.state import (
    BONUS,
    DECIDING,
    LOOTING,
    LOSING,
    NO_CARD,
    NOBODY,
    PLUNDERING,
    TURN_END,
    TURNING_OVER,
    State,
    bury,
    is_diver,
    mark_of,
    put,
    take,
)
from tablereef.kernel.pending import drop_all, push
from tablereef.kernel.story import tell

# — continue or surface —


def go_on(s: State) -> None:
    """All effects are done: an open debt turns over a card (CC-F2), or dies with the pile (CC-F4)."""
    if s.debt and s.pile_size:
        push(s.pending, TURNING_OVER, 1)
        return
    if s.debt:
        tell(s, RELEASED, s.active)
        s.debt = 0
    push(s.pending, DECIDING, 1)


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


def turn_over(s: State, card: int) -> None:
    """CC-T1: the top card of the pile is turned over."""
    take_top(s, card)
    tell(s, TURNED, s.active, card)
    if goes_straight(s, FAMILY[card]):
        keep(s, card)
    else:
        s.card = card
        arrive(s)


def goes_straight(s: State, family: int) -> bool:
    """CC-D13, CC-D16: a squid or a siren from the pile that does not even arrive."""
    return (family == SQUID and is_diver(s, FISHER)) or (family == SIREN and is_diver(s, CHARMER))


def keep(s: State, card: int) -> None:
    """CC-D13, CC-D16: straight into the hold, no incident, not placed (CC-D19)."""
    tell(s, KEPT, s.active, card)
    put(s.hold[s.active], card)
    stop_at_fifty(s, s.active)


def arrive(s: State) -> None:
    """CC-T4: wherever a card comes from, it causes an incident or is placed and acts."""
    mark = mark_of(s, s.card)
    if is_repeated(s, mark):
        incident(s)
    else:
        s.marks |= mark
        place(s)


def is_repeated(s: State, mark: int) -> bool:
    """CC-T3: a card of that family already lies in the exploration (CC-V5: of that value)."""
    return s.marks & mark != 0


def place(s: State) -> None:
    """CC-T1: at the end of the exploration; it pays a squid (CC-F2), and its effect follows at once."""
    card = s.card
    s.card = NO_CARD
    s.row[s.row_n] = card
    s.row_n += 1
    if s.debt:
        s.debt -= 1
    act(s, FAMILY[card])


# — incident —


def incident(s: State) -> None:
    """CC-T3: nothing is collected but what is saved; all else is lost, and the turn ends."""
    tell(s, INCIDENT, s.active, s.card)
    drop_all(s.pending)
    push(s.pending, TURN_END, 1)
    push(s.pending, LOSING, 1)
    collect(s, saved(s))


def saved(s: State) -> int:
    """What an incident leaves to the player, as a mask of the row: CC-F1, CC-D1, CC-D2."""
    mask = 0
    for i in range(s.row_n):
        if FAMILY[s.row[i]] == ANCHOR:  # CC-F14: the last one counts
            mask = (1 << (i + 1 + BOSUN_CARDS)) - 1 if is_diver(s, BOSUN) else (1 << i) - 1
    if is_diver(s, CAREFUL):
        mask |= s.netted
        for i in range(s.row_n):
            if FAMILY[s.row[i]] == NET:
                mask |= 1 << i
    return mask


def lose(s: State) -> None:
    """CC-T3: what was not saved goes to the graveyard, the card of the incident too."""
    heir = heir_of_incident(s)
    for i in range(s.row_n):
        lose_card(s, s.row[i], heir)
        s.row[i] = 0
    s.row_n = 0
    lose_card(s, s.card, heir)
    s.card = NO_CARD
    if heir != NOBODY:
        stop_at_fifty(s, heir)


def heir_of_incident(s: State) -> int:
    """Who gets what an incident loses: CC-D17 the Saboteuse, CC-V1 the next player, else NOBODY."""
    if s.target == s.active:
        return s.owner[SABOTEUSE]
    return next_seat(s) if s.variant == THIEVES_ISLAND else NOBODY


def lose_card(s: State, card: int, heir: int) -> None:
    """One lost card goes to the graveyard, or to its heir."""
    if heir == NOBODY:
        tell(s, LOST, s.active, card)
        bury(s, card)
    else:
        tell(s, INHERITED, heir, s.active, card)
        put(s.hold[heir], card)


# — surface —


def surface(s: State) -> None:
    """CC-T5: all cards of the exploration go into the hold."""
    tell(s, SURFACED, s.active)
    push(s.pending, TURN_END, 1)
    collect(s, (1 << s.row_n) - 1)


def collect(s: State, mask: int) -> None:
    """The cards of the row in this mask go into the hold; a key with a chest brings a bonus (CC-F6, CC-F7)."""
    families, number, left = 0, 0, 0
    row, hold = s.row, s.hold[s.active]
    for i in range(s.row_n):
        card = row[i]
        row[i] = 0
        if mask >> i & 1:
            tell(s, COLLECTED, s.active, card)
            put(hold, card)
            families |= 1 << FAMILY[card]
            number += 1
        else:
            row[left] = card
            left += 1
    s.row_n = left
    if not stop_at_fifty(s, s.active) and families >> KEY & families >> CHEST & 1:
        open_chest(s, number)


def open_chest(s: State, number: int) -> None:
    """CC-F6: as many cards of the graveyard as were collected, or all; CC-D8: twice as many; CC-D7: from a hold."""
    if is_diver(s, HOARDER):
        number *= HOARDER_FACTOR
    if is_diver(s, PLUNDERER):
        if has_prey(s):
            push(s.pending, LOOTING, number)
            push(s.pending, PLUNDERING, 1)
    elif s.graveyard_size:
        push(s.pending, BONUS, min(number, s.graveyard_size))


def gain(s: State, card: int) -> None:
    """CC-F6: a bonus card goes straight into the hold, without effect."""
    take(s.graveyard, card)
    s.graveyard_size -= 1
    put(s.hold[s.active], card)
    tell(s, GAINED, s.active, card)
    if s.pending.step != BONUS:
        stop_at_fifty(s, s.active)


def has_prey(s: State) -> bool:
    """CC-D7: whether an opponent has a card."""
    for seat in range(s.seats):
        if seat != s.active and s.hold[seat].n:
            return True
    return False


def plundering(s: State, menu: list[int]) -> int:
    """CC-D7: an opponent who has a card."""
    n = 0
    for seat in range(s.seats):
        if seat != s.active and s.hold[seat].n:
            menu[n] = PLUNDER + seat
            n += 1
    return n


def plunder(s: State, victim: int) -> None:
    """CC-D7: the bonus comes from this hold; fewer there: all."""
    s.plundered = victim
    s.pending.times = min(s.pending.times, s.hold[victim].n)


def loot(s: State, card: int) -> None:
    """CC-D7: a random card of the plundered hold."""
    tell(s, LOOTED, s.active, s.plundered, card)
    take(s.hold[s.plundered], card)
    put(s.hold[s.active], card)
    if s.pending.step != LOOTING:
        s.plundered = NOBODY
        stop_at_fifty(s, s.active)


# — the end of the turn —


def next_seat(s: State) -> int:
    """CC-T6: the player to the left."""
    return (s.active + 1) % s.seats


def end_turn(s: State) -> None:
    """CC-T6: the player to the left is next; CC-E1: unless the pile is empty, then the game ends."""
    s.debt = 0
    s.marks = 0
    s.netted = 0
    if s.pile_size == 0:
        end_game(s)
        return
    s.active = next_seat(s)
    push(s.pending, TURNING_OVER, 1)
