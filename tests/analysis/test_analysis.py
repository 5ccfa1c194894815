"""How a match went: what the figures add up to, and who is blamed for what."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from tablereef.analysis.analysis import Analysis, Analyst, accounts, analyse
from tablereef.analysis.events import beginnings_of, choices_of, positions_of, standing_events
from tablereef.analysis.plot import plot
from tablereef.games import find
from tablereef.kernel.game import CHANCE, OVER, takes_the_first
from tablereef.kernel.journal import written
from tablereef.kernel.match import Match, seeded_match
from tablereef.table.seen import analysis as seen
from tablereef.terminal.analyse import analyse_file
from tablereef.terminal.refusals import TerminalRefusal
from tablereef.terminal.screen import Screen
from tests.terminal.terminal import run

FOOL = 1  # the seat that always takes the first choice: it never surfaces


def played(undo: bool = False) -> Match:
    """Seat 0 is advised, seat 1 plays the fool; with `undo` the first choice is taken back and made again."""
    game = find("carcasse")
    match = seeded_match(game, 2, 7, options={"begins": "first_seat"})
    while match.turn() != OVER:
        if match.turn() == CHANCE:
            match.deal()
            continue
        seat, codes = match.turn(), match.knowledge(match.turn()).choices()
        if undo and len(codes) > 1:
            match.act(seat, codes[-1])
            if match.can_undo(seat):
                match.undo(seat)
                undo = False
            continue
        advised = game.advise(match.knowledge(seat).state, codes, len(codes))
        match.act(seat, codes[0] if seat == FOOL else advised)
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


@pytest.fixture(scope="module")
def analysis(match: Match) -> Analysis:
    return analyse(match)


@pytest.mark.slow
def test_start_choices_and_luck_add_up_to_the_end(analysis: Analysis) -> None:
    for account in analysis.accounts:
        assert account.start + account.own + account.others + account.luck == pytest.approx(account.end)


@pytest.mark.slow
def test_chances_are_shares_of_one_victory(analysis: Analysis) -> None:
    for turn in analysis.turns:
        assert sum(turn.chances) == pytest.approx(1)


@pytest.mark.slow
def test_who_follows_the_advice_neither_gains_nor_loses_by_choices(analysis: Analysis) -> None:
    advised, fool = analysis.accounts
    assert advised.own == 0
    assert fool.own < -0.1
    assert advised.others == pytest.approx(-fool.own)


@pytest.mark.slow
def test_slips_are_told_costliest_first_with_a_legal_better_choice(match: Match, analysis: Analysis) -> None:
    costs = [slip.cost for slip in analysis.slips]
    assert costs == sorted(costs, reverse=True)
    assert analysis.slips[0].seat == FOOL
    choices = {choice.version: choice for choice in choices_of(match, positions_of(match))}
    for slip in analysis.slips:
        assert choices[slip.version].code == slip.played != slip.better
        assert slip.better in choices[slip.version].knowledge.choices()


@pytest.mark.slow
def test_a_choice_is_judged_by_what_the_seat_could_know(match: Match) -> None:
    analyst, positions = Analyst(match.game), positions_of(match)
    choice = next(choice for choice in choices_of(match, positions) if choice.knowledge.seat == FOOL)
    again = choice._replace(knowledge=type(choice.knowledge)(match.game, choice.knowledge.imagine([5, 0]), FOOL))
    (_, effect, slip), (_, other, same) = analyst.judge(choice), analyst.judge(again)
    assert np.array_equal(effect, other)
    assert slip == same


@pytest.mark.slow
def test_the_table_tells_what_was_found_while_by_while(
    match: Match, analysis: Analysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that thinks for the table comes to the same figures, and says how far it is meanwhile."""
    monkeypatch.setattr(seen, "WHILE_SECONDS", 0.05)
    assert seen.is_compiled("carcasse")
    whiles = [seen.go_on(match.header, match.lines)]
    while (found := whiles[-1].found) is None:
        whiles.append(seen.go_on(match.header, match.lines))
    shares = [gone.share for gone in whiles]
    assert len(shares) > 2
    assert shares == sorted(shares)
    assert [one.shares for one in found.chances] == [turn.chances for turn in analysis.turns]
    assert [one.luck for one in found.accounts] == [account.luck for account in analysis.accounts]
    slips = [slip for slip in analysis.slips if slip.seat == FOOL][: seen.MOST_SLIPS]
    assert [slip.cost for slip in found.slips if slip.seat == FOOL] == [slip.cost for slip in slips]
    assert found.slips[0].played == match.game.choice_codes.words(slips[0].played)
    assert not seen.begun


def test_what_no_choice_explains_is_luck() -> None:
    (first, second) = accounts((0.6, 0.4), [(0, np.array([-0.2, 0.2])), (1, np.array([0.1, -0.1]))], [0.0, 1.0])
    assert (first.own, first.others) == (-0.2, 0.1)
    assert first.luck == pytest.approx(-0.5)
    assert second.luck == pytest.approx(0.5)


def test_what_was_taken_back_is_not_judged() -> None:
    match = played(undo=True)
    events = standing_events(match)
    assert len(events) == sum(hasattr(line, "code") for line in match.lines) - 1
    assert all(choice.code == match.lines[choice.version].code for choice in choices_of(match, positions_of(match)))  # type: ignore[union-attr]


def test_a_turn_begins_where_another_is_asked(match: Match) -> None:
    seats = [beginning.seat for beginning in beginnings_of(match, positions_of(match))]
    assert seats[0] == 0
    assert all(one != other for one, other in pairwise(seats))


def test_who_gives_up_at_once_had_no_chances() -> None:
    match = seeded_match(find("carcasse"), 2, 7, options={"begins": "first_seat"})
    match.resign(0)
    found = analyse(match)
    assert [account.end for account in found.accounts] == [0, 1]
    assert not found.slips


@pytest.mark.slow
def test_the_picture_names_every_seat(analysis: Analysis, match: Match) -> None:
    texts = [text.text for text in ElementTree.fromstring(plot(analysis, ("Ada", "<Bob>"), match.version)).iter()]
    assert {"Ada", "<Bob>"} <= set(texts)


def test_a_running_match_is_refused(tmp_path: Path) -> None:
    run("play", "carcasse", "--players", "2", "--bots", "plankton,plankton", "--save", "over.jsonl", home=tmp_path)
    lines = (tmp_path / "over.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "running.jsonl").write_text("".join(lines[:20]))
    result = run("analyse", "running.jsonl", home=tmp_path)
    assert result.returncode == 2
    assert "is not over yet" in result.stderr


def test_a_game_without_a_player_of_its_own_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, match: Match
) -> None:
    (tmp_path / "over.jsonl").write_text(written(match))
    plain = replace(match.game, advise=takes_the_first)
    monkeypatch.setattr("tablereef.terminal.analyse.find", lambda name: plain)
    with pytest.raises(TerminalRefusal, match="no player of its own"):
        analyse_file(tmp_path / "over.jsonl", False, None, Screen(True), "en")
