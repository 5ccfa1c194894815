"""The laws of the protocol as functions: each takes a game and a position and fails where the law does.

The suite runs them over random games; the planted leaks run them on games that are wrong on purpose.
"""

import random
from collections import Counter, namedtuple
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import reduce
from typing import Any

import msgspec

from tablereef.bots import Bot
from tablereef.kernel.drawing import Part, drawing_of, plates_part
from tablereef.kernel.game import CHANCE, OVER, Game
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import Deal, Event, Match, new_header
from tablereef.kernel.picture import after, checksum, plates_after
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import ALL_SEEING, SPECTATOR, is_told
from tablereef.kernel.struct import clone, differences, flat, out_of_range
from tablereef.kernel.told import Told, eyes_of, shown_to, told_to
from tablereef.kernel.view import Picture, Plate, Zone

NONSENSE = (-1, 10**6)
LONGEST = 5000  # events; no game is longer


def positions(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    rng: random.Random,
    deal: Callable[[Any, random.Random], None] | None = None,
) -> Iterator[Any]:
    """Every position of one random game, the last included; `deal` deals out first what random play hardly meets."""
    s = game.new(seats, options)
    if deal is not None:
        deal(s, rng)
    for _ in range(LONGEST):
        yield s
        if game.turn(s) == OVER:
            return
        game.apply(s, random_event(game, s, rng))
    raise AssertionError("a game without end")


def random_event(game: Game, s: Any, rng: random.Random) -> int:
    """A random outcome of chance, or a random choice."""
    if game.turn(s) == CHANCE:
        return game.lot(s, rng.randrange(game.lots(s)))
    return rng.choice(game.legal(s))


def onlookers(s: Any) -> list[int]:
    """All who look on: every seat, and who only watches."""
    return [*range(s.seats), SPECTATOR]


def dice_of(rng: random.Random) -> list[int]:
    """Fresh dice for `imagine`."""
    return [rng.getrandbits(64), 0]


def choices_are_sorted_and_never_none(game: Game, s: Any) -> None:
    """There is something to choose, and what there is stands in order."""
    if game.turn(s) == CHANCE:
        odds = game.odds(s)
        assert odds, "chance has no outcome"
        assert all(0 <= code < game.chance_codes.size for code in odds)
    elif game.turn(s) != OVER:
        legal = game.legal(s)
        assert legal, "nothing to choose"
        assert legal == sorted(set(legal))
        assert all(0 <= code < game.choice_codes.size for code in legal)


def fields_stay_in_range(s: Any) -> None:
    """Every int is within the range that its annotation gives."""
    assert out_of_range(s) == []


def what_is_certain_holds(game: Game, s: Any) -> None:
    """Compiled play does not ask for it."""
    for is_certain in game.certain:
        for seat in range(s.seats):
            assert is_certain(s, seat), f"{is_certain.__name__} does not hold for seat {seat}, with nothing concealed"


def knowledge_is_sound(game: Game, s: Any, rng: random.Random) -> None:
    """Nothing is decided by what a seat cannot know, and what it imagines agrees with what it knows."""
    for seat in onlookers(s):
        known = Knowledge(game, s, seat)
        assert known.turn() == game.turn(s), "turn is not equal for all seats"
        if game.turn(s) == seat:
            assert known.choices() == game.legal(s), "the mover's choices depend on what the mover cannot know"
        assert Knowledge(game, known.state, seat) == known, "conceal is not idempotent"
        imagined = known.imagine(dice_of(rng))
        assert out_of_range(imagined) == []
        assert Knowledge(game, imagined, seat) == known, "an imagined position contradicts what the seat knows"
        assert game.turn(imagined) == OVER or game.turn(imagined) == CHANCE or game.legal(imagined)


def nothing_else_is_read(game: Game, s: Any) -> None:
    """What is concealed depends on what the game calls veiled; zones and plates on those of their parts alone."""
    for seat in onlookers(s):
        known = Knowledge(game, s, seat).state
        if game.veiled is not None:
            alone = only_with(s, game.veiled)
            game.conceal(alone, seat)
            hidden = {name: getattr(alone, name) for name in game.concealed}
            assert all(getattr(known, name) == hidden.get(name, getattr(s, name)) for name in s.fields)
        parts: list[Part[Any]] = [*drawing_of(game).parts, plates_part(game)]
        for part in parts:
            assert part.draw(only_with(known, part.fields), seat) == part.draw(known, seat)


def only_with(s: Any, names: Iterable[str]) -> Any:
    """A position that has these fields (`a.b`: of a part only that field, to be read) and no others."""
    alone, whole = object.__new__(type(s)), clone(s)
    for name, _, inner in (name.partition(".") for name in names):
        value = getattr(whole, name)
        setattr(alone, name, namedtuple(name, inner)(getattr(value, inner)) if inner else value)
    return alone


def alike(game: Game, s: Any, seat: int, rng: random.Random) -> Any:
    """Another position that a seat cannot tell from this one."""
    return Knowledge(game, s, seat).imagine(dice_of(rng))


def match_at(game: Game, s: Any) -> Match:
    """A match that stands at a position."""
    header = new_header(game, [f"seat {seat}" for seat in range(s.seats)], {}, Deal(), "law")
    match = Match(game, header)
    match.state = clone(s)
    match.show(LONGEST)
    return match


def all_bytes(match: Match, seat: int) -> bytes:
    """All that a seat can get out of a match now: view, choices, own odds, errors."""
    known, before = match.knowledge(seat), flat(match.state)
    heard: list[object] = [known.view(), sorted(known.odds().items())]
    for code in (*NONSENSE, *range(0, match.game.choice_codes.size, 7)):
        if match.turn() != seat or code not in known.choices():
            heard.append(refusal(match, seat, code))
    heard.append(refused_undo(match, seat))
    assert flat(match.state) == before, "a refused act changed the position"
    return msgspec.json.encode(heard)


def refusal(match: Match, seat: int, code: int) -> str:
    """The sentence with which an act is refused."""
    try:
        match.act(seat, code)
    except Refusal as refused:
        return str(refused)
    raise AssertionError(f"code {code} was not refused")


def refused_undo(match: Match, seat: int) -> str:
    """The sentence with which an undo is refused where there is nothing to undo."""
    try:
        match.undo(seat)
    except Refusal as refused:
        return str(refused)
    raise AssertionError("an undo was not refused")


def alike_worlds_give_the_same_bytes(game: Game, s: Any, rng: random.Random) -> set[str]:
    """Compare all bytes that one who looks on gets in two worlds alike; which fields differ for anyone."""
    hidden: set[str] = set()
    observer = rng.choice(onlookers(s))
    for seat in onlookers(s):
        other = alike(game, s, seat, rng)
        hidden |= differences(s, other)
        if seat == observer and other != s:
            assert all_bytes(match_at(game, s), seat) == all_bytes(match_at(game, other), seat), "bytes differ"
    return hidden


def a_step_tells_the_same(game: Game, s: Any, rng: random.Random, events: int = 12) -> set[str]:
    """From two worlds alike let the same public things happen with different secrets; which fields differed."""
    seat = rng.choice(onlookers(s))
    one, two = match_at(game, s), match_at(game, alike(game, s, seat, rng))
    hidden: set[str] = set()
    for _ in range(events):
        if one.turn() == OVER or (one.turn() == seat and one.version):
            break
        code = random_event(game, one.state, rng)
        twin = same_to(game, one.state, code, two.state, seat, rng)
        if twin is None:
            break
        by = one.turn()
        one.add(Event(by, code, game.codes(by).form(code)))
        two.add(Event(by, twin, game.codes(by).form(twin)))
        hidden |= differences(one.state, two.state)
        assert told_bytes(one, seat) == told_bytes(two, seat), "what is told differs"
        assert one.turn() == two.turn(), "who moves next differs"
        assert one.knowledge(seat) == two.knowledge(seat), "what is known differs"
    assert one.knowledge(seat).view() == two.knowledge(seat).view()
    return hidden


def a_bot_chooses_the_same_in_worlds_alike(game: Game, new_bot: Callable[[], Bot], s: Any, other: Any) -> None:
    """Whoever knows the same and thinks along the same stream decides the same."""
    one, two = (new_bot().choose(Knowledge(game, world, game.turn(s))) for world in (s, other))
    assert one == two, "a bot knows what its seat cannot know"


def same_to(game: Game, s: Any, code: int, other: Any, seat: int, rng: random.Random) -> int | None:
    """An event in another world that looks to the seat like this one does here; None where there is none."""
    look = game.seen(s, seat, code)
    possible = list(game.odds(other)) if game.turn(other) == CHANCE else game.legal(other)
    same = [twin for twin in possible if game.seen(other, seat, twin) == look]
    return rng.choice(same) if same else None


def choices_that_reveal(game: Game, s: Any, rng: random.Random) -> set[str]:
    """Kinds of choices that others are told, and that are impossible in a world alike to one of them."""
    if game.turn(s) < 0:
        return set()
    told = [seat for seat in onlookers(s) if seat != game.turn(s) and is_told(game.audience(s), seat)]
    legal = set(game.legal(s))
    found = {code for seat in told for code in legal.difference(game.legal(alike(game, s, seat, rng)))}
    return {game.choice_codes.split(code)[0].name for code in found}


def told_bytes(match: Match, seat: int) -> bytes:
    """All messages to a seat, with all that it sees of the latest line."""
    return msgspec.json.encode([match.version, told_to(match, seat), shown_to(match, seat, match.version - 1)])


def plates_told(plates: tuple[Plate, ...], told: Told) -> tuple[Plate, ...]:
    """How each seat stands when all of a line has been seen."""
    return reduce(plates_after, (told.plates, *(scene.plates for scene in told.scenes)), plates)


def the_stage_is_true(match: Match, seat: int) -> None:
    """Of the latest line: nothing moves before it is told, nor untold, and what is shown leads to how the table is."""
    eyes = eyes_of(match, seat, match.version - 1)
    before, (first, *_, last) = eyes.picture, [*match.positions[match.version], match.state]
    told_of = before if first == eyes.position else eyes.knowledge_of(first).zones()
    assert all(map(lies_as_before, before, told_of)), "something moved that was not told, or before it was"
    stood = eyes.plates
    told = eyes.see(told_to(match, seat, match.version - 1)[0])
    seen = after(before, told.changes)
    assert plates_told(stood, told) == eyes.knowledge_of(last).plates(), (
        "what is said of the plates does not lead to how they are"
    )
    for scene in told.scenes:
        seen = after(seen, scene.changes)
        assert every_piece_lies_in_one_place(seen), "a piece lies in two places"
    true = eyes.knowledge_of(last).zones()
    assert seen == true, "what is shown does not lead to how the table is"
    assert eyes.known == eyes.knowledge_of(last), "who looks on knows something else than the seat does"
    assert checksum(seen) == checksum(true)


def lies_as_before(zone: Zone, later: Zone) -> bool:
    """Whether nothing has moved: only at a heap one may look, or look away."""
    is_heap = zone.size > min(len(zone.pieces), len(later.pieces))
    return zone == later or (is_heap and zone.size == later.size)


def every_piece_lies_in_one_place(zones: Picture) -> bool:
    """Whether no name comes twice."""
    names = [piece.id for zone in zones for piece in zone.pieces]
    return len(set(names)) == len(names)


def all_eyes(match: Match) -> list[int]:
    """All who can look at a match: every seat, who only watches, and who sees everything."""
    return [*onlookers(match.state), ALL_SEEING]


def imagined_faces(game: Game, s: Any, seat: int, samples: int, seed: int, read: Any) -> Counter[Any]:
    """How often each reading of a position comes up when a seat imagines it."""
    known, dice = Knowledge(game, s, seat), [seed, 0]
    return Counter(read(known.imagine(dice)) for _ in range(samples))


def frequencies_follow(odds: Mapping[Any, float], found: Counter[Any]) -> None:
    """Each count lies within five standard deviations of what the odds say."""
    samples = sum(found.values())
    assert set(found) <= set(odds), "something impossible was imagined"
    for reading, probability in odds.items():
        expected = samples * probability
        assert abs(found[reading] - expected) <= 5 * (expected * (1 - probability)) ** 0.5 + 1e-9, (
            f"{reading}: {found[reading]} of {samples}, expected {expected:.1f}"
        )
