"""The tests themselves: each takes a specimen, and holds one law over random games of it."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from tablereef.kernel import journal
from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.knowledge import Knowledge
from tablereef.kernel.match import Event, Match, seeded_match
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.struct import clone, flat
from tablereef.kernel.text import Text, languages_in
from tablereef.kernel.told import told_to
from tablereef.kernel.view import Offer, Plate, View
from tablereef.kernel.words import Words
from tablereef.sim.search import simulator_of
from tablereef.testing import laws
from tablereef.testing.audit import compiled_audit, run_audit
from tablereef.testing.parity import advice_is_the_same, knowledge_is_the_same, replay
from tablereef.testing.small_python import compiled_functions, outside_the_subset, tree_of
from tablereef.testing.specimen import Specimen
from tablereef.testing.texts import fields_of, said_by, sentences


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every law for every specimen of the test file."""
    if "specimen" in metafunc.fixturenames:
        specimens: list[Specimen] = metafunc.module.SPECIMENS
        marks = [[pytest.mark.slow] if specimen.slow else [] for specimen in specimens]
        rows = zip(specimens, marks, strict=True)
        metafunc.parametrize("specimen", [pytest.param(one, id=one.id, marks=slow) for one, slow in rows])


# — the rules —


def test_choices_ranges_and_conservation(specimen: Specimen) -> None:
    """Choices are sorted, legal, never none; every int is in its range; every piece is in exactly one place."""
    for s, _ in specimen.positions(150):
        laws.choices_are_sorted_and_never_none(specimen.game, s)
        laws.fields_stay_in_range(s)
        laws.what_is_certain_holds(specimen.game, s)
        assert specimen.conserved(s), "a piece is lost or doubled"


def test_a_copy_is_equal_and_independent(specimen: Specimen) -> None:
    """What happens to a copy of a position does not happen to the position."""
    game = specimen.game
    for s, rng in specimen.positions(20, share=0.2):
        copy, before = clone(s), flat(s)
        assert copy == s
        if game.turn(s) != OVER:
            game.apply(copy, laws.random_event(game, copy, rng))
            assert flat(s) == before


def test_every_code_has_one_form_and_back(specimen: Specimen) -> None:
    """Codes and readable forms are a pair."""
    for codes in (specimen.game.choice_codes, specimen.game.chance_codes):
        forms = [codes.form(code) for code in range(codes.size)]
        assert len(set(forms)) == codes.size
        assert [codes.code(form) for form in forms] == list(range(codes.size))


def test_the_rules_keep_to_the_small_python(specimen: Specimen) -> None:
    """Whatever is compiled is written in what can be compiled."""
    found = {f"{f.__module__}.{f.__name__}": outside_the_subset(tree_of(f)) for f in compiled_functions(specimen.game)}
    assert {name: why for name, why in found.items() if why} == {}


# — secrecy —


def test_knowledge_is_sound(specimen: Specimen) -> None:
    """What a seat knows decides nothing differently, and agrees with what it imagines."""
    for s, rng in specimen.positions(40, share=0.3):
        laws.knowledge_is_sound(specimen.game, s, rng)


def test_what_is_hidden_and_shown_depends_on_what_the_game_names(specimen: Specimen) -> None:
    """So what has not changed need be neither concealed nor drawn again."""
    for s, _ in specimen.positions(20, share=0.1):
        laws.nothing_else_is_read(specimen.game, s)


def test_two_worlds_alike_to_a_seat_give_it_the_same_bytes(specimen: Specimen) -> None:
    """View, choices, odds and errors; every kind of secret must occur, and no other."""
    hidden: set[str] = set()
    for s, rng in specimen.positions(40, share=0.15 * specimen.pace):
        hidden |= laws.alike_worlds_give_the_same_bytes(specimen.game, s, rng)
    assert hidden == specimen.secrets


def test_in_a_step_a_seat_is_told_the_same(specimen: Specimen) -> None:
    """The same public things happen with different secrets: all that a seat is told is equal."""
    hidden: set[str] = set()
    for s, rng in specimen.positions(80, share=0.15 * specimen.pace):
        hidden |= laws.a_step_tells_the_same(specimen.game, s, rng)
    assert hidden == specimen.secrets


def test_a_choice_that_tells_a_secret_is_one_that_reveals(specimen: Specimen) -> None:
    """So an undo, which crosses no such choice, takes nothing back that somebody was told."""
    found: set[str] = set()
    for s, rng in specimen.positions(40, share=0.3 * specimen.pace):
        found |= laws.choices_that_reveal(specimen.game, s, rng)
    assert found == {kind.name for kind in specimen.game.choice_codes.kinds if kind.reveals()}


def test_what_chance_can_bring_every_seat_holds_to_be_possible(specimen: Specimen) -> None:
    """No seat is surprised by what it took to be impossible, neither in this world nor in one that it imagines."""
    for s, rng in specimen.positions(20, share=0.3):
        if specimen.game.turn(s) == CHANCE:
            known = Knowledge(specimen.game, s, rng.choice(laws.onlookers(s)))
            possible = known.odds().keys()
            for world in (s, known.imagine(laws.dice_of(rng))):
                assert specimen.game.odds(world).keys() <= possible


# — matches —


def a_match(specimen: Specimen, seed: int) -> Match:
    """A match of random options that has just begun."""
    seats, options = specimen.a_table(random.Random(seed))
    return seeded_match(specimen.game, seats, seed, options=options)


def played_out(match: Match, rng: random.Random) -> Match:
    """The same match, played at random to its end."""
    while match.turn() != OVER:
        match.act(match.turn(), rng.choice(match.knowledge(match.turn()).choices()))
    return match


def test_a_match_is_the_fold_of_its_lines(specimen: Specimen, tmp_path: Path) -> None:
    """A match read from its journal is the same one, and was dealt as its seed says."""
    for seed in range(3):
        match, path = played_out(a_match(specimen, seed), random.Random(seed)), tmp_path / f"{seed}.jsonl"
        path.write_text(journal.written(match), encoding="utf-8")
        again = journal.read(path, lambda _: specimen.game)
        assert again.lines == match.lines
        assert flat(again.state) == flat(match.state)
        assert again.outcome() == match.outcome()
        assert told_to(again, 0) == told_to(match, 0)
        assert journal.verify(again)


def test_a_choice_taken_back_was_never_made(specimen: Specimen) -> None:
    """Undo gives the position before it, unless chance has answered or others were shown a secret."""
    match, twin, rng = a_match(specimen, 1), a_match(specimen, 1), random.Random(1)
    while match.turn() != OVER:
        seat, chances, before = match.turn(), match.chance_count, flat(match.state)
        code = rng.choice(match.knowledge(seat).choices())
        match.act(seat, code)
        twin.act(seat, code)
        reveals = specimen.game.choice_codes.split(code)[0].reveals()
        if match.turn() != OVER and (reveals or match.chance_count > chances):
            with pytest.raises(Refusal):
                match.undo(seat)
        elif match.turn() != OVER:
            match.undo(seat)
            assert flat(match.state) == before
            match.act(seat, code)
    assert flat(match.state) == flat(twin.state)


def test_the_stage_is_true(specimen: Specimen) -> None:
    """Whoever looks: what is shown of a line leads to how the table is, and nothing moves untold."""
    for seed in range(max(4, int(20 * specimen.pace))):
        rng, match = random.Random(seed), Match(specimen.game, a_match(specimen, seed).header, shows=1)
        while match.turn() != OVER:
            by, code = match.turn(), laws.random_event(specimen.game, match.state, rng)
            match.add(Event(by, code, specimen.game.codes(by).form(code)))
            laws.the_stage_is_true(match, rng.choice(laws.all_eyes(match)))


def test_a_view_survives_the_wire(specimen: Specimen) -> None:
    """What is shown to a seat is the same after JSON."""
    for s, rng in specimen.positions(20, share=0.05):
        view = Knowledge(specimen.game, s, rng.choice(laws.onlookers(s))).view()
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


# — texts —


def test_a_sentence_for_all_that_can_be_said_and_no_other(specimen: Specimen) -> None:
    """In each language that the game has, with no field that is not there."""
    said, languages = said_by(specimen.game), languages_in(specimen.game.texts)
    assert languages, f"no texts in {specimen.game.texts}"
    for language in languages:
        written = sentences(specimen.game.texts, language)
        assert set(written) == set(said), language
        for key, fields in said.items():
            assert fields is None or fields_of(written[key]) <= fields, f"{language}: {key}"


def test_all_that_happens_can_be_said(specimen: Specimen) -> None:
    """Words of every event and happening of the tables, put into sentences, in each language of the game."""
    game = specimen.game
    for language in languages_in(game.texts):
        text = Text(language, game.texts, names=tuple(f"Player {seat}" for seat in range(game.seats[-1])))
        for codes in (game.choice_codes, game.chance_codes):
            assert all(text.say(codes.words(code)) for code in range(codes.size))
        for kind in game.happenings.kinds:
            for told in (True, False):
                sentence = text.say(kind.words("told", [0] * len(kind.fields), told, faded=not told))
                assert sentence
                assert "{" not in sentence


def said_of(offer: Offer) -> list[Words]:
    """All words of an offer."""
    return [offer.words, *offer.about, *([offer.warning] if offer.warning else [])]


def said_on(plate: Plate) -> list[Words]:
    """All words of a plate."""
    return [*plate.left, *([plate.stake] if plate.stake else []), *(tag.words for tag in plate.tags)]


def test_all_that_is_shown_can_be_said(specimen: Specimen) -> None:
    """Questions, notes, offers, plates, zones and pieces of random positions, in each language of the game."""
    shown: dict[str, Words] = {}
    for s, rng in specimen.positions(20, share=0.05):
        view = Knowledge(specimen.game, s, rng.choice(laws.onlookers(s))).view()
        pieces = [piece for zone in view.zones for piece in zone.pieces]
        faces = [words for piece in pieces for words in (piece.words, *piece.marks) if words is not None]
        shown |= {words.key: words for words in (view.question, *view.notes, *(z.words for z in view.zones), *faces)}
        shown |= {words.key: words for offer in view.offers for words in said_of(offer)}
        shown |= {words.key: words for plate in view.plates for words in said_on(plate)}
    for language in languages_in(specimen.game.texts):
        text = Text(language, specimen.game.texts)
        assert all(text.say(words) for words in shown.values())


# — compiled = interpreted —


def test_compiled_games_replay_in_cpython(specimen: Specimen) -> None:
    """After every event both positions are the same ints."""
    for index in range(specimen.replayed):
        seats, options = specimen.a_table(random.Random(index))
        assert replay(simulator_of(specimen.game), seats, 16, index, options) >= specimen.shortest


def test_compiled_games_lose_and_double_nothing(specimen: Specimen) -> None:
    """Every piece is in exactly one place after every event, and every game ends."""
    for game in (specimen.game, *specimen.also):
        audit, tables = compiled_audit(specimen.game, game, specimen.conserved), specimen.every_table()
        for seed, (seats, options) in enumerate(tables):
            games = specimen.audited // len(tables) + 1
            events = run_audit(audit, game, seats, options, seed, games)
            assert events >= games * specimen.shortest, f"game {-1 - events}: {seats} seats, {options}"


def test_knowledge_is_concealed_and_imagined_the_same(specimen: Specimen) -> None:
    """Compiled and interpreted."""
    for index in range(20):
        seats, options = specimen.a_table(random.Random(index))
        knowledge_is_the_same(simulator_of(specimen.game), seats, 18, index, options)


def test_the_heuristic_player_chooses_the_same(specimen: Specimen) -> None:
    """Compiled and interpreted."""
    for index in range(10):
        seats, options = specimen.a_table(random.Random(index))
        advice_is_the_same(simulator_of(specimen.game), seats, 15, index, options)


__all__ = ["pytest_generate_tests", *(name for name in dir() if name.startswith("test_"))]
