"""The families: what each placed card asks, what may be answered, and what follows; and the pile they look into."""

from tablereef.games.carcasse import components as box
from tablereef.games.carcasse import events, steps
from tablereef.games.carcasse.components import DRONE, FAMILY_COUNT, HARPOON, KNIFE, MAP, NET, RANKS, SQUID
from tablereef.games.carcasse.ending import stop_at_fifty
from tablereef.games.carcasse.events import at_hold
from tablereef.games.carcasse.state import (
    NOBODY,
    UNKNOWN,
    State,
    bury,
    highest,
    is_diver,
    mark_of,
    opponent_with,
    put,
    take,
)
from tablereef.kernel.masks import nth
from tablereef.kernel.pending import due, push
from tablereef.kernel.steps import Ask, Draw
from tablereef.kernel.story import only, tell, whisper


def act(s: State, family: int) -> None:
    """The effect of a placed card; CC-T4, CC-F13: anchor, key, chest and siren have none now."""
    if family == SQUID:
        hold_fast(s)
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


def bring(s: State, card: int) -> None:
    """CC-T4: a card from elsewhere than the pile comes to the exploration."""
    s.card = card
    push(s.pending, steps.ARRIVING, 1)


# — squid —


def hold_fast(s: State) -> None:
    """CC-F2: two more cards must be placed; CC-D14: four."""
    s.debt += box.SQUID_CARDS if opponent_with(s, box.BEASTMASTER) == NOBODY else box.BEASTMASTER_CARDS
    tell(s, events.INDEBTED, s.active, s.debt)


# — map —


def unfold_map(s: State) -> None:
    """CC-F5: look at three cards of the graveyard, then place one of them; CC-D9: at all; none there: ignored."""
    if s.graveyard_size == 0:
        tell(s, events.IGNORED, s.active, MAP)
        return
    push(s.pending, steps.DIGGING, 1)
    if not is_diver(s, box.CARTOGRAPHER):
        push(s.pending, steps.MAP_LOOK, min(box.MAP_CARDS, s.graveyard_size))


def lots_in_graveyard(s: State) -> int:
    """CC-F5, CC-F6: any card of the graveyard that was not yet looked at."""
    return s.graveyard.n


def card_in_graveyard(s: State, i: int) -> int:
    """CC-F5, CC-F6: such a card, on lot i."""
    return nth(s.graveyard.ranks, i, RANKS)


def look_in_graveyard(s: State, card: int) -> None:
    """CC-F5, CC-K2: only the player who looks sees the card."""
    whisper(s, only(s.active), events.SIFTED, s.active, card)
    take(s.graveyard, card)
    i = s.looked_n
    while i and s.looked[i - 1] > card:
        s.looked[i] = s.looked[i - 1]
        i -= 1
    s.looked[i] = card
    s.looked_n += 1


def digging(s: State, menu: list[int]) -> int:
    """CC-F5: one of the cards looked at; CC-D9: any card of the graveyard."""
    if is_diver(s, box.CARTOGRAPHER):
        for i in range(s.graveyard_size):
            menu[i] = events.DIG + nth(s.graveyard.ranks, i, RANKS)
        return s.graveyard_size
    for i in range(s.looked_n):
        menu[i] = events.DIG + s.looked[i]
    return s.looked_n


def dig(s: State, card: int) -> None:
    """CC-F5: the card is placed, the others go back."""
    tell(s, events.DUG, s.active, card)
    for i in range(s.looked_n):
        put(s.graveyard, s.looked[i])
        s.looked[i] = 0
    s.looked_n = 0
    take(s.graveyard, card)
    s.graveyard_size -= 1
    bring(s, card)


# — knife —


def draw_knife(s: State) -> None:
    """CC-F8: a card of an opponent is lost; nobody has one: ignored."""
    for seat in range(s.seats):
        if can_cut(s, seat) and s.hold[seat].n:
            push(s.pending, steps.KNIFING, 1)
            return
    tell(s, events.IGNORED, s.active, KNIFE)


def can_cut(s: State, seat: int) -> bool:
    """CC-F8: whether the knife may hit this hold, an opponent's; CC-D6: only the player's own."""
    if opponent_with(s, box.JINX) != NOBODY:
        return seat == s.active
    return seat != s.active


def knifing(s: State, menu: list[int]) -> int:
    """CC-F8: a family in such a hold."""
    n = 0
    for seat in range(s.seats):
        if can_cut(s, seat):
            hold, first = s.hold[seat], at_hold(events.CUT, seat, 0)
            for family in range(FAMILY_COUNT):
                menu[n] = first + family  # stays where the hold has the family
                n += hold.ranks[family] > 0
    return n


def cut(s: State, victim: int, family: int) -> None:
    """CC-F8: its highest card goes to the graveyard; CC-D4: the whole family; CC-D5: into the own hold."""
    if is_diver(s, box.SCAVENGER):
        scavenge(s, victim, highest(s.hold[victim], family))
        return
    cut_card(s, victim, highest(s.hold[victim], family))
    while is_diver(s, box.REAPER) and s.hold[victim].ranks[family]:
        cut_card(s, victim, highest(s.hold[victim], family))


def cut_card(s: State, victim: int, card: int) -> None:
    """CC-F8: a card goes from a hold to the graveyard."""
    tell(s, events.KNIFED, s.active, victim, card)
    take(s.hold[victim], card)
    bury(s, card)


def scavenge(s: State, victim: int, card: int) -> None:
    """CC-D5: at once, without effect."""
    tell(s, events.SCAVENGED, s.active, victim, card)
    take(s.hold[victim], card)
    put(s.hold[s.active], card)
    stop_at_fifty(s, s.active)


# — drone, and the pile it looks into —


def send_drone(s: State) -> None:
    """CC-F9: look at the top card of the pile; no card there: ignored."""
    if s.pile_size:
        push(s.pending, steps.DRONE_LOOK, drone_reach(s))
    else:
        tell(s, events.IGNORED, s.active, DRONE)


def drone_reach(s: State) -> int:
    """CC-F9: how many cards of the pile the drone looks at; CC-D10: three."""
    return min(box.PILOT_CARDS if is_diver(s, box.PILOT) else box.DRONE_CARDS, s.pile_size)


def place_looked_at(s: State) -> int:
    """CC-D10: the place in the pile at which the drone looks next, 0 the top."""
    return drone_reach(s) - due(s.pending, steps.DRONE_LOOK)


def lots_of_look(s: State) -> int:
    """CC-F9: the card at that place."""
    return lots_in_pile(s, place_looked_at(s))


def card_looked_at(s: State, i: int) -> int:
    """CC-F9: the card at that place, on lot i."""
    return card_in_pile(s, i, place_looked_at(s))


def look_at_pile(s: State, card: int) -> None:
    """CC-F9, CC-K2: only this player sees the card; it stays where it is."""
    place = place_looked_at(s) - 1
    whisper(s, only(s.active), events.PEEKED, s.active, card)
    if place == s.top_n:
        take(s.pile, card)
        s.top[place] = card
        s.top_n += 1
    s.top_seen[place] |= only(s.active)


def lots_in_pile(s: State, place: int = 0) -> int:
    """How many cards can lie at a place of the pile, 0 the top: one where somebody looked, else all unseen."""
    if place < s.top_n and s.top[place] != UNKNOWN:
        return 1
    return s.pile.n


def card_in_pile(s: State, i: int, place: int = 0) -> int:
    """The card at a place of the pile, on lot i."""
    if place < s.top_n and s.top[place] != UNKNOWN:
        return s.top[place]
    return nth(s.pile.ranks, i, RANKS)


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


# — net —


def cast_net(s: State) -> None:
    """CC-F11: a card of the own hold is placed; CC-D3: two, one after the other; none there: ignored."""
    if has_catch(s):
        push(s.pending, steps.NETTING, box.GREEDY_CARDS if is_diver(s, box.GREEDY) else 1)
    else:
        tell(s, events.IGNORED, s.active, NET)


def has_catch(s: State) -> bool:
    """CC-D3: a second net may find the hold empty."""
    return s.hold[s.active].n > 0


def netting(s: State, menu: list[int]) -> int:
    """CC-F11: a family in the own hold."""
    n, hold = 0, s.hold[s.active]
    for family in range(FAMILY_COUNT):
        menu[n] = events.HAUL + family  # stays where the hold has the family
        n += hold.ranks[family] > 0
    return n


def haul(s: State, family: int) -> None:
    """CC-F11: its highest card is placed, even if that is an incident."""
    card = highest(s.hold[s.active], family)
    tell(s, events.NETTED, s.active, card)
    take(s.hold[s.active], card)
    s.netted |= 1 << s.row_n
    bring(s, card)


# — harpoon —


def aim_harpoon(s: State) -> None:
    """CC-F12: a card of an opponent is placed; none may be taken: ignored."""
    if opponent_with(s, box.PARRY) != NOBODY and s.hold[opponent_with(s, box.PARRY)].ranks[SQUID] == 0:
        parry(s, opponent_with(s, box.PARRY))
        return
    for seat in range(s.seats):
        if seat != s.active:
            hold = s.hold[seat]
            for family in range(FAMILY_COUNT):
                if hold.ranks[family] and can_spear(s, seat, family):
                    push(s.pending, steps.HARPOONING, 1)
                    return
    tell(s, events.IGNORED, s.active, HARPOON)


def parry(s: State, parrying: int) -> None:
    """CC-D12: the harpoon was placed, but leaves the row at once for the graveyard."""
    tell(s, events.PARRIED, s.active, parrying)
    s.row_n -= 1
    card = s.row[s.row_n]
    s.row[s.row_n] = 0
    s.marks &= ~mark_of(s, card)
    s.netted &= ~(1 << s.row_n)
    bury(s, card)


def can_spear(s: State, seat: int, family: int) -> bool:
    """CC-F12: of an opponent's families one that the player lacks; CC-D11: any; CC-D12: the squid of who parries."""
    if opponent_with(s, box.PARRY) != NOBODY:
        return seat == opponent_with(s, box.PARRY) and family == SQUID
    return is_diver(s, box.RUTHLESS) or s.hold[s.active].ranks[family] == 0


def harpooning(s: State, menu: list[int]) -> int:
    """CC-F12: such a family."""
    n = 0
    for seat in range(s.seats):
        if seat != s.active:
            hold, first = s.hold[seat], at_hold(events.SPEAR, seat, 0)
            for family in range(FAMILY_COUNT):
                menu[n] = first + family  # stays where it may be speared
                n += hold.ranks[family] > 0 and can_spear(s, seat, family)
    return n


def spear(s: State, victim: int, family: int) -> None:
    """CC-F12: its highest card is placed, even if that is an incident."""
    card = highest(s.hold[victim], family)
    tell(s, events.HARPOONED, s.active, victim, card)
    take(s.hold[victim], card)
    bring(s, card)


def looker(s: State) -> int:
    """CC-K2: only the player who looks sees the card."""
    return only(s.active)


ROWS = (
    Ask(steps.KNIFING, knifing, {events.CUT: cut}),
    Ask(steps.HARPOONING, harpooning, {events.SPEAR: spear}),
    Ask(steps.NETTING, netting, {events.HAUL: haul}, needs=has_catch),
    Ask(steps.DIGGING, digging, {events.DIG: dig}),
    Draw(steps.DRONE_LOOK, lots_of_look, card_looked_at, {events.PEEK: look_at_pile}, audience=looker),
    Draw(steps.MAP_LOOK, lots_in_graveyard, card_in_graveyard, {events.SIFT: look_in_graveyard}, audience=looker),
)
