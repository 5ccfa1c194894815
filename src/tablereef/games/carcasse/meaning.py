"""What the choices of Cap'taine Carcasse lead to, as far as the seat knows: the rules play each one ahead."""

from tablereef.games.carcasse import components as box
from tablereef.games.carcasse import events, steps
from tablereef.games.carcasse.components import CARDS, FAMILIES, FAMILY, RANK, VALUE
from tablereef.games.carcasse.dive import KEY_AND_CHEST, bonus_cards, goes_straight, opens_chest
from tablereef.games.carcasse.events import CHOICES, HAPPENINGS, card_words
from tablereef.games.carcasse.scoring import family_points, is_too_high, points
from tablereef.games.carcasse.setup import saboteuse
from tablereef.games.carcasse.state import UNKNOWN, State, highest, mark_of
from tablereef.kernel.game import OVER
from tablereef.kernel.knowledge import Ahead, Knowledge
from tablereef.kernel.masks import has
from tablereef.kernel.pending import due
from tablereef.kernel.view import Meaning
from tablereef.kernel.words import Words, listed, points_words, seat_words

VOCABULARY = (
    "value", "about-next", "about-odds", "about-again", "about-families", "about-values", "about-stow", "about-score",
    "about-bonus", "about-place", "about-hold", "about-cut", "about-instead", "about-scavenge", "about-saved",
    "about-lost", "about-loot", "warning-incident", "warning-certain", "warning-too_high",
    *(f"effect-{family}" for family in FAMILIES if family != "squid"), "effect-pair",
)  # fmt: skip
NOTABLE = (events.IGNORED, events.PARRIED, events.RELEASED)  # instead of what a card does usually
A_FEW = 3  # that must not come again: more are counted, and the table shows them


def meaning(knowledge: Knowledge, code: int) -> Meaning:
    """What a choice leads to."""
    kind, values = CHOICES.split(code)
    if kind.name == "continue":
        return continuing(knowledge, code)
    if kind.name == "name":
        return naming(knowledge.state, values[0])
    ahead = knowledge.ahead(code)
    if kind.name == "surface":
        return surfacing(knowledge, ahead)
    if kind.name == "cut":
        return cutting(knowledge, ahead)
    if kind.name == "plunder":
        return plundering(knowledge.state, ahead, values[0])
    return placing(knowledge, ahead)


# — continue or surface —


def continuing(knowledge: Knowledge, code: int) -> Meaning:
    """The next card where the seat has seen it; else what must not come, and how likely it comes (CC-K3)."""
    s = knowledge.state
    if s.top_n and s.top[0] != UNKNOWN:
        warning = incident_words(s, s.top[0]) if knowledge.chance_of(code, is_incident).some else None
        return Meaning((Words("about-next", {"card": card_words(s.top[0])}),), warning)
    again = feared(s)
    few = [Words("about-again", {"marks": listed(again)})] if 0 < len(again) <= A_FEW else []
    if not s.memory_aid:
        return Meaning(tuple(few or ([counted(s, again)] if again else [])))
    number, cards = knowledge.chance_of(code, is_incident)
    marks = {"marks": listed(again)} if again and not few else {}
    odds = Words("about-odds", {"number": number, "all": cards, **marks})
    return Meaning((odds, *few), Words("warning-certain") if number == cards else None)


def feared(s: State) -> list[Words]:
    """CC-T3: what must not come again."""
    return [mark_words(s, card) for card in s.row[: s.row_n] if can_come_again(s, card)]


def counted(s: State, again: list[Words]) -> Words:
    """CC-T3: how many families must not come again, which a board may show; CC-V5: how many values."""
    key = "about-values" if s.variant == box.STRANGE_LANDS else "about-families"
    return Words(key, {"number": len(again), "marks": listed(again)})


def is_incident(ahead: Ahead) -> bool:
    """CC-T3: whether the dive would end so."""
    return bool(ahead.fields_of(events.INCIDENT))


def can_come_again(s: State, card: int) -> bool:
    """CC-T3: whether another would be an incident; CC-D13, CC-D16: not one kept at once; CC-K3: nor one gone."""
    mark = mark_of(s, card)
    return any(
        not goes_straight(s, FAMILY[other])
        for other in range(CARDS)
        if mark_of(s, other) == mark and other != card
        if not s.memory_aid or has(s.pile.ranks[FAMILY[other]], RANK[other])
    )


def mark_words(s: State, card: int) -> Words:
    """What must not come twice: the family of a card; CC-V5: its value."""
    if s.variant == box.STRANGE_LANDS:
        return Words("value", {"value": VALUE[card]})
    return Words(f"family-{FAMILIES[FAMILY[card]]}")


def incident_words(s: State, card: int) -> Words:
    """CC-T3: an incident, and what comes twice."""
    return Words("warning-incident", {"mark": mark_words(s, card)})


def surfacing(knowledge: Knowledge, ahead: Ahead) -> Meaning:
    """CC-T5: the cards and their points; CC-F6: the bonus; CC-V6: whether that is too much."""
    s, after, seat = knowledge.state, ahead.state, knowledge.seat
    score = Words("about-score", {"change": points_words(worth_of_dive(s)), "number": points(after, seat)})
    is_bonus_due = after.pending.step in (steps.BONUS, steps.PLUNDERING)
    bonus = [Words("about-bonus", {"number": bonus_cards(s, s.row_n)})] if is_bonus_due else []
    stow = Words("about-stow", {"number": s.row_n})
    is_lost = s.variant == box.BENEATH_THE_WAVES and is_too_high(after, seat) and not is_too_high(s, seat)
    warning = Words("warning-too_high", {"number": box.DEEP_POINTS}) if is_lost else None
    return Meaning((score, *bonus, *the_end(ahead), stow), warning)


def worth_of_dive(s: State) -> int:
    """CC-T5: the points that the exploration would bring the active player now."""
    return sum(gains(s))


def gains(s: State, kept: int = -1) -> list[int]:
    """CC-E2: the points that each card of the exploration adds to those before it; or of a part of it, as a mask."""
    added, ranks = [], s.hold[s.active].ranks[:]
    for card in (card for i, card in enumerate(s.row[: s.row_n]) if kept >> i & 1):
        family = FAMILY[card]
        before = family_points(s, s.active, family, ranks[family])
        ranks[family] |= 1 << RANK[card]
        added.append(family_points(s, s.active, family, ranks[family]) - before)
    return added


# — what the cards ask —


def placing(knowledge: Knowledge, ahead: Ahead) -> Meaning:
    """CC-F5, CC-F11, CC-F12: the card that comes, and its effect; or the incident that it causes."""
    s, brought = knowledge.state, ahead.story[0]
    card = brought.fields[-1]
    if is_incident(ahead):
        return Meaning((rescue(s, ahead), *changes(knowledge, ahead)), incident_words(s, card))
    return Meaning((*coming(knowledge, ahead, card), *effect(knowledge, ahead, card), *losing(ahead, card)))


def effect(knowledge: Knowledge, ahead: Ahead, card: int) -> list[Words]:
    """What a card does when it comes, in few words; CC-F2: how many cards the squid wants then."""
    told = [HAPPENINGS.words(happening, knowledge.seat) for happening in ahead.story if happening.kind in NOTABLE]
    if told:
        return told
    if ahead.fields_of(events.INDEBTED):
        return [Words("note-debt", {"number": ahead.state.debt})]
    if number := bonus_to_come(ahead.state, card):
        return [Words("effect-pair", {"number": number})]
    return [Words(f"effect-{FAMILIES[FAMILY[card]]}")]


def bonus_to_come(s: State, card: int) -> int:
    """CC-F6: what surfacing brings once a key hangs with a chest, if this card is one of them."""
    families = 0
    for other in s.row[: s.row_n]:
        families |= 1 << FAMILY[other]
    is_one = KEY_AND_CHEST >> FAMILY[card] & 1
    return bonus_cards(s, s.row_n) if is_one and opens_chest(families) else 0


def coming(knowledge: Knowledge, ahead: Ahead, card: int) -> list[Words]:
    """The card, unless the choice itself names it (CC-F5); CC-F11, CC-F12, CC-E2: what the hold it leaves loses."""
    kind, changed = ahead.story[0].kind, changes(knowledge, ahead)
    if kind == events.DUG:
        return []
    if kind == events.NETTED:
        changed = [Words("about-hold", {"change": change}) for change in changed]
    return [Words("about-place", {"card": card_words(card)}), *changed]


def losing(ahead: Ahead, card: int) -> list[Words]:
    """CC-F11, CC-F12, CC-E2: what counts in the hold that a card has left."""
    brought = ahead.story[0]
    return counting_instead(ahead, brought.fields[-2], card) if brought.kind != events.DUG else []


def rescue(s: State, ahead: Ahead) -> Words:
    """CC-T3, CC-F1: how much of the exploration is saved."""
    saved = len(ahead.fields_of(events.COLLECTED))
    return Words("about-saved", {"number": saved, "all": s.row_n}) if saved else Words("about-lost")


def cutting(knowledge: Knowledge, ahead: Ahead) -> Meaning:
    """CC-F8, CC-D4, CC-D5: which cards go where."""
    gone = {"about-cut": ahead.fields_of(events.KNIFED), "about-scavenge": ahead.fields_of(events.SCAVENGED)}
    about = [
        Words(key, {"cards": listed([card_words(of[-1]) for of in found])}) for key, found in gone.items() if found
    ]
    _, victim, card = [fields for found in gone.values() for fields in found][-1]
    return Meaning((*about, *changes(knowledge, ahead), *the_end(ahead), *counting_instead(ahead, victim, card)))


def counting_instead(ahead: Ahead, victim: int, card: int) -> list[Words]:
    """CC-E2: the next card of the family, which counts once the highest is gone; CC-V2: there all count anyway."""
    hold, family = ahead.state.hold[victim], FAMILY[card]
    if not hold.ranks[family] or ahead.state.variant == box.PILE_OF_TREASURE:
        return []
    return [Words("about-instead", {"card": card_words(highest(hold, family))})]


def plundering(s: State, ahead: Ahead, victim: int) -> Meaning:
    """CC-D7: how many cards of that hold are drawn."""
    number = due(ahead.state.pending, steps.LOOTING)
    return Meaning((Words("about-loot", {"number": number, "all": s.hold[victim].n}),))


def naming(s: State, victim: int) -> Meaning:
    """CC-D17: what the victim loses."""
    return Meaning((Words("note-target", {"seat": seat_words(saboteuse(s)), "victim": seat_words(victim)}),))


def changes(knowledge: Knowledge, ahead: Ahead) -> list[Words]:
    """How the points of all seats change, one's own first."""
    s, after, own = knowledge.state, ahead.state, knowledge.seat
    touched = [seat for seat in range(s.seats) if after.hold[seat] != s.hold[seat]]
    changed = {seat: points(after, seat) - points(s, seat) for seat in sorted(touched, key=own.__ne__)}
    return [points_words(n, None if seat == own else seat) for seat, n in changed.items() if n]


def the_end(ahead: Ahead) -> list[Words]:
    """CC-E1, CC-V3: the game may be over then."""
    return [Words("told-ended")] if ahead.turn == OVER else []
