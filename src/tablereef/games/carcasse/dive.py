"""The turn: turn over, place, continue or surface; incident and what is saved; the bonus; the end of the turn."""

from tablereef.games.carcasse import components as box
from tablereef.games.carcasse import events, steps
from tablereef.games.carcasse.components import FAMILY, RANKS, SIREN, SQUID
from tablereef.games.carcasse.ending import end_game, stop_at_fifty
from tablereef.games.carcasse.families import (
    act,
    card_in_graveyard,
    card_in_pile,
    lots_in_graveyard,
    lots_in_pile,
    take_top,
)
from tablereef.games.carcasse.state import NO_CARD, NOBODY, State, bury, is_diver, mark_of, put, take
from tablereef.kernel.masks import nth
from tablereef.kernel.pending import drop_all, due, push
from tablereef.kernel.steps import Ask, Do, Draw
from tablereef.kernel.story import tell
from tablereef.kernel.turns import next_seat

KEY_AND_CHEST = 1 << box.KEY | 1 << box.CHEST

# — continue or surface —


def go_on(s: State) -> None:
    """All effects are done: an open debt turns over a card (CC-F2), or dies with the pile (CC-F4)."""
    if s.debt and s.pile_size:
        push(s.pending, steps.TURNING_OVER, 1)
        return
    if s.debt:
        tell(s, events.RELEASED, s.active)
        s.debt = 0
    push(s.pending, steps.DECIDING, 1)


def deciding(s: State, menu: list[int]) -> int:
    """CC-T2: continue or surface; CC-E1: with an empty pile only surface."""
    if s.pile_size == 0:
        menu[0] = events.SURFACE
        return 1
    menu[0] = events.CONTINUE
    menu[1] = events.SURFACE
    return 2


def dive_on(s: State) -> None:
    """CC-T2: turn over the next card."""
    push(s.pending, steps.TURNING_OVER, 1)


def turn_over(s: State, card: int) -> None:
    """CC-T1: the top card of the pile is turned over."""
    tell(s, events.TURNED, s.active, card)
    take_top(s, card)
    s.card = card
    if goes_straight(s, FAMILY[card]):
        keep(s, card)
    else:
        arrive(s)


def goes_straight(s: State, family: int) -> bool:
    """CC-D13, CC-D16: a squid or a siren from the pile that does not even arrive."""
    return (family == SQUID and is_diver(s, box.FISHER)) or (family == SIREN and is_diver(s, box.CHARMER))


def keep(s: State, card: int) -> None:
    """CC-D13, CC-D16: straight into the hold, no incident, not placed (CC-D19)."""
    tell(s, events.KEPT, s.active, card)
    s.card = NO_CARD
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
    tell(s, events.INCIDENT, s.active, s.card)
    drop_all(s.pending)
    push(s.pending, steps.TURN_END, 1)
    push(s.pending, steps.LOSING, 1)
    collect(s, saved(s))


def saved(s: State) -> int:
    """What an incident leaves to the player, as a mask of the row: CC-F1, CC-D1, CC-D2."""
    mask = 0
    for i in range(s.row_n):
        if FAMILY[s.row[i]] == box.ANCHOR:  # CC-F14: the last one counts
            mask = (1 << (i + 1 + box.BOSUN_CARDS)) - 1 if is_diver(s, box.BOSUN) else (1 << i) - 1
    if is_diver(s, box.CAREFUL):
        mask |= s.netted
        for i in range(s.row_n):
            if FAMILY[s.row[i]] == box.NET:
                mask |= 1 << i
    return mask


def lose(s: State) -> None:
    """CC-T3: what was not saved goes to the graveyard, the card of the incident too."""
    heir = heir_of_incident(s)
    for i in range(s.row_n):
        lose_card(s, s.row[i], heir)
        s.row[i] = NO_CARD
    close_row(s, 0)
    lose_card(s, s.card, heir)
    s.card = NO_CARD
    if heir != NOBODY:
        stop_at_fifty(s, heir)


def heir_of_incident(s: State) -> int:
    """Who gets what an incident loses: CC-D17 the Saboteuse, CC-V1 the next player, else NOBODY."""
    if s.target == s.active:
        return s.owner[box.SABOTEUSE]
    return next_seat(s) if s.variant == box.THIEVES_ISLAND else NOBODY


def lose_card(s: State, card: int, heir: int) -> None:
    """One lost card goes to the graveyard, or to its heir."""
    if heir == NOBODY:
        tell(s, events.LOST, s.active, card)
        bury(s, card)
    else:
        tell(s, events.INHERITED, heir, s.active, card)
        put(s.hold[heir], card)


# — surface —


def surface(s: State) -> None:
    """CC-T5: all cards of the exploration go into the hold."""
    tell(s, events.SURFACED, s.active)
    push(s.pending, steps.TURN_END, 1)
    collect(s, (1 << s.row_n) - 1)


def collect(s: State, mask: int) -> None:
    """The cards of the row in this mask go into the hold; a key with a chest brings a bonus (CC-F6, CC-F7)."""
    families, number, left = 0, 0, 0
    row, hold = s.row, s.hold[s.active]
    for i in range(s.row_n):
        card = row[i]
        if mask >> i & 1:
            tell(s, events.COLLECTED, s.active, card)
            row[i] = NO_CARD
            put(hold, card)
            families |= 1 << FAMILY[card]
            number += 1
        else:
            row[i] = NO_CARD
            row[left] = card
            left += 1
    close_row(s, left)
    if not stop_at_fifty(s, s.active) and opens_chest(families):
        open_chest(s, bonus_cards(s, number))


def close_row(s: State, left: int) -> None:
    """Only so many cards are left in the exploration."""
    for i in range(left, s.row_n):
        s.row[i] = 0
    s.row_n = left


def opens_chest(families: int) -> bool:
    """CC-F6, CC-F7: whether key and chest are both among the families that were collected."""
    return families & KEY_AND_CHEST == KEY_AND_CHEST


def bonus_cards(s: State, number: int) -> int:
    """CC-F6: as many as were collected, or all that are there; CC-D8: twice as many."""
    if is_diver(s, box.HOARDER):
        number *= box.HOARDER_FACTOR
    return min(number, most_bonus_cards(s))


def open_chest(s: State, number: int) -> None:
    """CC-F6: so many cards of the graveyard; CC-D7: of a hold."""
    if number == 0:
        return
    if is_diver(s, box.PLUNDERER):
        push(s.pending, steps.LOOTING, number)
        push(s.pending, steps.PLUNDERING, 1)
    else:
        push(s.pending, steps.BONUS, number)


def most_bonus_cards(s: State) -> int:
    """CC-F6: all that lie in the graveyard; CC-D7: in the fullest hold of an opponent."""
    if not is_diver(s, box.PLUNDERER):
        return s.graveyard_size
    most = 0
    for seat in range(s.seats):
        if is_prey(s, seat):
            most = max(most, s.hold[seat].n)
    return most


def gain(s: State, card: int) -> None:
    """CC-F6: a bonus card goes straight into the hold, without effect."""
    tell(s, events.GAINED, s.active, card)
    take(s.graveyard, card)
    s.graveyard_size -= 1
    put(s.hold[s.active], card)
    if not due(s.pending, steps.BONUS):
        stop_at_fifty(s, s.active)


def is_prey(s: State, seat: int) -> bool:
    """CC-D7: an opponent who has a card."""
    return seat != s.active and s.hold[seat].n > 0


def plundering(s: State, menu: list[int]) -> int:
    """CC-D7: any such opponent."""
    n = 0
    for seat in range(s.seats):
        if is_prey(s, seat):
            menu[n] = events.PLUNDER + seat
            n += 1
    return n


def plunder(s: State, victim: int) -> None:
    """CC-D7: the bonus comes from this hold; fewer there: all."""
    s.plundered = victim
    s.pending.times = min(s.pending.times, s.hold[victim].n)


def lots_of_loot(s: State) -> int:
    """CC-D7: any card of the plundered hold."""
    return s.hold[s.plundered].n


def loot_card(s: State, i: int) -> int:
    """CC-D7: a card of the plundered hold, on lot i."""
    return nth(s.hold[s.plundered].ranks, i, RANKS)


def loot(s: State, card: int) -> None:
    """CC-D7: a random card of the plundered hold."""
    tell(s, events.LOOTED, s.active, s.plundered, card)
    take(s.hold[s.plundered], card)
    put(s.hold[s.active], card)
    if not due(s.pending, steps.LOOTING):
        s.plundered = NOBODY
        stop_at_fifty(s, s.active)


# — the end of the turn —


def end_turn(s: State) -> None:
    """CC-T6: the player to the left is next; CC-E1: unless the pile is empty, then the game ends."""
    s.debt = 0
    s.marks = 0
    s.netted = 0
    if s.pile_size == 0:
        end_game(s)
        return
    s.active = next_seat(s)
    push(s.pending, steps.TURNING_OVER, 1)


ROWS = (
    Draw(steps.TURNING_OVER, lots_in_pile, card_in_pile, {events.TURN: turn_over}),
    Ask(steps.DECIDING, deciding, {events.CONTINUE: dive_on, events.SURFACE: surface}),
    Do(steps.NOTHING, go_on),
    Do(steps.ARRIVING, arrive),
    Do(steps.LOSING, lose),
    Do(steps.TURN_END, end_turn),
    Draw(steps.BONUS, lots_in_graveyard, card_in_graveyard, {events.GAIN: gain}),
    Ask(steps.PLUNDERING, plundering, {events.PLUNDER: plunder}),
    Draw(steps.LOOTING, lots_of_loot, loot_card, {events.LOOT: loot}),
)
