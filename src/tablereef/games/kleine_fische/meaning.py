"""What the choices of Kleine Fische lead to, as far as the seat knows: the rules play each one ahead."""

from collections.abc import Callable, Iterator, Sequence

from tablereef.games.kleine_fische import events, steps
from tablereef.games.kleine_fische.board import BESIDE, NO_CELL
from tablereef.games.kleine_fische.collecting import collect
from tablereef.games.kleine_fische.components import DIE, RANK_OF, ROLL, SHELLS, SPECIES_OF, USE_OF
from tablereef.games.kleine_fische.dive import place_of_species
from tablereef.games.kleine_fische.events import CAVE_NAMES, CHOICES, cell_words, fish_words
from tablereef.games.kleine_fische.octopus import RESULT_OF, backfires, is_diver_on
from tablereef.games.kleine_fische.scoring import interim
from tablereef.games.kleine_fische.state import UNKNOWN, State
from tablereef.games.kleine_fische.view import is_reminded, shown_fish
from tablereef.kernel.game import OVER
from tablereef.kernel.knowledge import Ahead, Knowledge
from tablereef.kernel.pending import drop_all, due
from tablereef.kernel.struct import clone
from tablereef.kernel.view import Meaning
from tablereef.kernel.words import Words, listed, points_words, seat_words

VOCABULARY = (
    "about-either", "about-turns_up", "about-fish", "about-pair", "about-explores", "about-stops",
    "about-catch", "about-shells", "about-best", "about-stake", "about-meets", "about-robs", "about-victim",
    "about-success", "about-backfires", "about-fails", "about-loses",
    "warning-passes", "warning-pair", "warning-pairs", "warning-in_vain", "warning-nothing",
)  # fmt: skip
NOTHING, PAIR, OPEN = range(3)  # how a way on ends the dive, or may not


def meaning(knowledge: Knowledge, code: int) -> Meaning:
    """What a choice leads to."""
    (kind, values), s = CHOICES.split(code), knowledge.state
    if kind.name in ("jump", "move", "arrive"):
        return landing(knowledge, code)
    if kind.name == "turn_up":
        return turning_up(knowledge, code, values[0])
    if kind.name == "swim_on":
        return swimming_on(knowledge, code)
    if kind.name == "stop":
        return Meaning(stopping(s, knowledge.ahead(code)))
    if kind.name == "explore" or (kind.name == "octopus_stays" and not s.ink):
        return Meaning(collecting(s, knowledge.ahead(code)))
    if kind.name == "octopus":
        return meeting(s, knowledge.ahead(code))
    if kind.name == "rob":
        return Meaning((Words("about-victim", {"number": s.stack_n[values[0]]}),))
    if kind.name in ("announce", "again"):
        return Meaning(rolling(knowledge, code))
    if kind.name == "accept":
        return Meaning((Words("about-loses" if backfires(s.rolled) and s.stack_n[s.active] else "about-fails"),))
    return playing(knowledge, code, values[0]) if kind.name == "play" else Meaning()


# — where the diver arrives —


def landing(knowledge: Knowledge, code: int) -> Meaning:
    """KF-D4, KF-D6: what lies beside the space where the diver arrives; the turn may end there."""
    ahead = knowledge.ahead(code)
    after = ahead.state
    if ahead.fields_of(events.PASSED):
        return Meaning(warning=Words("warning-passes"))
    if ahead.fields_of(events.STOPPED):
        return Meaning((Words("about-stops"), *collecting(knowledge.state, ahead)))
    if after.explored != NO_CELL:
        explores = Words("about-explores", {"cell": cell_words(after.explored)})
        return Meaning((explores, *collecting(knowledge.state, ahead)))
    if after.pending.step == steps.REVEALING:
        about, warning = turning_up(knowledge, code, after.cell)
        return Meaning((*about, Words("about-turns_up", {"cell": cell_words(after.cell)})), warning)
    if after.pending.step == steps.TURNING_UP:
        warning = Words("warning-pairs") if are_known_pairs(after, knowledge.seat) else None
        return Meaning((*least_risk(knowledge, code), either(after)), warning)
    return Meaning((Words("note-fins", {"number": after.fins}),))


def either(after: State) -> Words:
    """KF-D4, KF-D6: one of two cards may be chosen then."""
    one, other = BESIDE[after.diver[after.active]]
    return Words("about-either", {"one": cell_words(one), "other": cell_words(other)})


def least_risk(knowledge: Knowledge, code: int) -> tuple[Words, ...]:
    """KF-D7, KF-K3: the risk of a pair with the better of two cards, where both may be one."""
    then, _ = knowledge.after(code)
    cards = [turning_up(then, card, CHOICES.split(card)[1][0]) for card in then.choices()]
    better = [about for about, warning in cards if not warning]
    risks = [words for about in better for words in about if words.key == "about-pair"]
    return tuple(risks[:1]) if len(risks) == len(better) else ()


def turning_up(knowledge: Knowledge, code: int, cell: int) -> Meaning:
    """KF-K2, KF-K3: the fish, and whether it is a pair (KF-D7), where the seat need not remember that by itself."""
    s, seat = knowledge.state, knowledge.seat
    fish = shown_fish(s, seat, cell)
    if fish != UNKNOWN:
        about = (Words("about-fish", {"fish": fish_words(fish)}),)
        if not is_known_pair(s, seat, cell):
            return Meaning(about)
        kept = place_of_species(s, SPECIES_OF[fish])
        return Meaning(about, Words("warning-pair", {"number": kept, "all": s.up_n}))
    if not s.up_n or not is_reminded(s, seat, cell):
        return Meaning()
    number, lots = knowledge.chance_of(code, is_pair)
    return Meaning((Words("about-pair", {"number": number, "all": lots}),))


def is_known_pair(s: State, seat: int, cell: int) -> bool:
    """KF-D7: whether the seat is shown that the fish there makes a pair."""
    fish = shown_fish(s, seat, cell)
    return fish != UNKNOWN and place_of_species(s, SPECIES_OF[fish]) < s.up_n


def are_known_pairs(s: State, seat: int) -> bool:
    """KF-D7: the same of both cards beside the diver."""
    return all(is_known_pair(s, seat, cell) for cell in BESIDE[s.diver[s.active]])


def is_pair(ahead: Ahead) -> bool:
    """KF-D7: whether fish would be hidden again."""
    return bool(ahead.fields_of(events.HIDDEN))


def swimming_on(knowledge: Knowledge, code: int) -> Meaning:
    """KF-D5: what is at stake; where the seat knows that every way on ends the dive, whether fish are lost by it."""
    ends = set()
    for end in ends_ahead(knowledge, code):
        if end == OPEN:
            return Meaning((stake(knowledge.state),))
        ends.add(end)
    if PAIR in ends:
        return Meaning((stake(knowledge.state),), Words("warning-in_vain"))
    return Meaning((catch(knowledge.state),), Words("warning-nothing"))


def ends_ahead(knowledge: Knowledge, code: int) -> Iterator[int]:
    """KF-D7, KF-D9: what the seat knows of every way on; it is open where it may bring a fish or a cave."""
    then, story = knowledge.after(code)
    s = then.state
    if any(happening.kind == events.STOPPED for happening in story):
        yield NOTHING
    elif s.pending.step == steps.REVEALING:
        yield PAIR if is_known_pair(s, then.seat, s.cell) else OPEN
    elif s.fins or s.pending.step not in (steps.MOVING, steps.TURNING_UP):
        yield OPEN  # fins may carry far; else it is a cave
    else:
        for way in then.choices():
            yield from ends_ahead(then, way)


# — the end of the dive —


def stopping(s: State, ahead: Ahead) -> tuple[Words, ...]:
    """KF-E1: also the shells, which are points where they count."""
    caught, *more = collecting(s, ahead)
    return (caught, Words("about-shells" if gain(s) == shells(s) else "about-best", {"number": shells(s)}), *more)


def collecting(s: State, ahead: Ahead) -> tuple[Words, ...]:
    """KF-O9: the open fish and their points; KF-O1: how far the octopus may go; KF-R2: the game may be over then."""
    after = ahead.state
    ink = [Words("note-ink", {"number": after.ink})] if after.pending.step == steps.OCTOPUS_MOVING and after.ink else []
    end = [Words("told-ended")] if ahead.turn == OVER else []
    return (catch(s), *ink, *end)


def catch(s: State) -> Words:
    """The open fish, and what they bring."""
    return Words("about-catch", {"number": s.up_n, "change": points_words(gain(s))})


def stake(s: State) -> Words:
    """KF-D7: the open fish, and what they are worth to the active player."""
    return Words("about-stake", {"number": s.up_n, "change": points_words(gain(s))})


def gain(s: State) -> int:
    """KF-E1: the points that the open fish would bring the active player now."""
    after = clone(s)
    drop_all(after.pending)
    collect(after)
    return interim(after, s.active) - interim(s, s.active)


def shells(s: State) -> int:
    """The value of all open fish, even of those that count for nothing (KF-E1)."""
    return sum(SHELLS[RANK_OF[s.face[cell]]] for cell in s.up[: s.up_n])


# — octopus and caves —


def meeting(s: State, ahead: Ahead) -> Meaning:
    """KF-O5, KF-O6: whom the octopus reaches, and whether somebody there can be robbed."""
    after = ahead.state
    if not is_diver_on(s, after.octopus):
        return Meaning()
    met = listed([seat_words(seat) for seat in range(s.seats) if s.diver[seat] == after.octopus])
    return Meaning((Words("about-robs" if after.pending.step == steps.ROBBING else "about-meets", {"seats": met}),))


def rolling(knowledge: Knowledge, code: int) -> tuple[Words, ...]:
    """KF-B6, KF-O7: on which sides of the die the robbery succeeds, and on which it costs a fish."""
    about = [outcome(knowledge, code, "about-success", succeeds)]
    if knowledge.state.stack_n[knowledge.seat]:
        about.append(outcome(knowledge, code, "about-backfires", loses))
    return tuple(about)


def outcome(knowledge: Knowledge, code: int, key: str, happens: Callable[[Ahead], bool]) -> Words:
    """On how many sides of the die something happens, and on which of them all."""
    s, sides = knowledge.ahead(code).state, zip(DIE, RESULT_OF, strict=True)
    on = [side for side, result in sides if happens(knowledge.brought(s, events.DICE + result))]
    return Words(key, {"number": len(on), "all": len(DIE), "on": spelled(on), "of": spelled(DIE)})


def spelled(sides: Sequence[int]) -> str:
    """Sides of the die, one after the other."""
    return " ".join(map(str, sides))


def succeeds(ahead: Ahead) -> bool:
    """KF-O7: whether fish are drawn then."""
    return due(ahead.state.pending, steps.STEALING) > 0


def loses(ahead: Ahead) -> bool:
    """KF-O7: whether the victim would draw."""
    return backfires(ahead.state.rolled)


def playing(knowledge: Knowledge, code: int, cave: int) -> Meaning:
    """KF-C1: what the card does; KF-E3: the point that it no longer counts; KF-C5: with a new roll, its odds."""
    s, after = knowledge.state, knowledge.ahead(code).state
    cost = points_words(interim(after, s.active) - interim(s, s.active))
    odds = rolling(knowledge, code) if USE_OF[cave] == ROLL else ()
    return Meaning((Words(f"cave-{CAVE_NAMES[cave]}-about"), *odds, cost))
