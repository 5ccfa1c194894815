"""What a seat may know, see and imagine (KF-K…)."""

import pytest

from tablereef.games.kleine_fische import GAME
from tablereef.games.kleine_fische.components import RANK_OF, SPECIES, SPECIES_OF
from tablereef.games.kleine_fische.events import CELL
from tablereef.kernel.game import OVER
from tablereef.kernel.match import Deal, Event, Match, new_header
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import SPECTATOR
from tablereef.kernel.told import check_replay, told_to
from tests.games.kleine_fische import conserved
from tests.rules.kleine_fische.table import Table, fish_of, lay
from tests.rules.table import each

THREE = ("v2.2>x2.2", "v2.4>x2.4", "v2.4>x3.4")
ALL = (0, 1, 2, SPECTATOR)
VICTIM = "moray-2a moray-4 boxfish-1"


def robbed(*fish: str, stacks: tuple[str, str, str] = ("", VICTIM, "flounder-4"), seats: int = 3) -> Table:
    """Seat 0 has drawn these fish from seat 1, and collected a sea horse."""
    divers = [*THREE, "v0.0>x0.0"][:seats]
    t = lay(up="1.1=seahorse-1", divers=divers, octopus="h2.3", stacks=stacks)
    t.play("stop", "octopus space=v2.4", "rob seat=1", f"announce number={len(fish)}", "die result=3")
    t.play(*(f"steal fish={one}" for one in fish), "next back=fish")
    return t


# — what is open —


@pytest.mark.rule("KF-K1")
def test_the_backs_on_the_board_and_fish_that_lie_open_are_seen_by_all() -> None:
    t = lay("0.0=cave_6", up="1.1=moray-3a", divers=THREE)
    for seat in ALL:
        assert t.sees_card(seat, "0.0") == "back-cave_6"
        assert t.sees_card(seat, "0.1") == "back-fish"
        assert t.sees_card(seat, "1.1") == "moray-3(#1)"
        assert t.zone(seat, "board").size == 25
        assert t.zone(seat, "board").columns == 11
        assert len(t.zone(seat, "board").pieces) == 121


@pytest.mark.rule("KF-K1")
def test_an_empty_place_shows_no_card() -> None:
    t = lay(up="1.1=moray-3a 4.4=boxfish-4", divers=THREE)
    t.play("stop")
    assert t.sees_card(2, "1.1") == "back-fish"
    assert t.sees_card(2, "4.4") == ""


@pytest.mark.rule("KF-K1")
def test_divers_headings_and_octopus_are_seen_by_all() -> None:
    divers = ["h3.1>x3.2", "h3.1>x3.1", "v2.4>x2.4", "v0.0>x1.0"]
    t = lay(divers=divers, octopus="v2.4")
    for seat in (*ALL, 3):
        assert t.sees_space(seat, "h3.1") == "(diver-right-0 diver-left-1)"
        assert t.sees_space(seat, "v2.4") == "(diver-up-2 octopus)"
        assert t.sees_space(seat, "v0.0") == "(diver-down-3)"
        assert t.sees_space(seat, "v0.1") == ""
        assert t.sees(seat, "boat") == (0, "")
        assert t.sees(seat, "den") == (0, "")


@pytest.mark.rule("KF-K1")
def test_the_board_lies_as_it_is_drawn() -> None:
    pieces = [piece.id for piece in lay().zone(0, "board").pieces]
    assert pieces[:11] == [part for j in range(5) for part in (f"crossing-{j}", f"space-{j}")] + ["crossing-5"]
    second = [part for j in range(5) for part in (f"space-{30 + j}", f"card-{j}")]
    assert pieces[11:22] == [*second, "space-35"]
    assert pieces[22:24] == ["crossing-6", "space-5"]


@pytest.mark.rule("KF-K1")
def test_all_know_how_many_fish_and_caves_each_player_has_and_how_hard_the_caves_are() -> None:
    caves = ["fins_3 chest_a", "", "light_2"]
    t = lay(divers=THREE, stacks=[VICTIM, "", "flounder-4"], caves=caves, used="roll_1")
    for seat in ALL:
        assert [t.zone(seat, f"stack-{owner}").size for owner in range(3)] == [3, 0, 1]
        assert [t.zone(seat, f"caves-{owner}").size for owner in range(3)] == [2, 0, 1]
        assert t.sees(seat, "used") == (1, "cave-roll_1")
    assert t.sees(1, "caves-0") == (2, "back-cave_3 back-cave_6")
    assert t.sees(SPECTATOR, "caves-2") == (1, "back-cave_4")


@pytest.mark.rule("KF-K1")
def test_all_see_the_size_of_the_stack_and_the_back_of_its_top_card() -> None:
    t = lay(divers=THREE, pile="cave_5 fish fish")
    for seat in ALL:
        assert t.sees(seat, "pile") == (3, "back-cave_5")
    t = lay(divers=THREE, pile="")
    assert t.sees(1, "pile") == (0, "")


@pytest.mark.rule("KF-K1")
def test_the_next_back_is_seen_as_soon_as_the_card_above_is_laid() -> None:
    t = lay(up="1.1=moray-4", pile="cave_5 fish fish cave_3")
    t.play("stop")
    assert t.sees(1, "pile") == (3, "")
    assert t.audience() == [0, 1, SPECTATOR]
    assert t.odds() == {"next back=fish": 2, "next back=cave_3": 1}
    t.play("next back=cave_3")
    assert t.sees(1, "pile") == (3, "back-cave_3")


@pytest.mark.rule("KF-K1")
def test_where_nobody_has_a_secret_nothing_is_hidden_from_anybody() -> None:
    t = lay("0.0=cave_6", up="1.1=moray-3a", seen="4.4=boxfish-4", divers=THREE, stacks=[VICTIM, "flounder-4", ""])
    for seat in ALL:
        assert t.known(seat) == t
        assert t.imagined(seat, 7) == t


@pytest.mark.rule("KF-K1")
def test_the_question_and_what_matters_now_are_open_to_all() -> None:
    t = lay(up="1.1=moray-1_ink", divers=THREE, octopus="h2.3", stacks=["", VICTIM, ""])
    t.play("stop")
    for seat in ALL:
        assert t.view(seat).question.key == "question-octopus_moving"
        assert [(note.key, note.fields) for note in t.view(seat).notes] == [("note-ink", {"number": 2})]
        assert (t.view(seat).turn, bool(t.view(seat).offers)) == (0, seat == 0)
    t.play("octopus space=v2.4", "rob seat=1", "announce number=3")
    assert [note.key for note in t.view(2).notes] == ["note-announced"]
    assert t.view(2).notes[0].fields["number"] == 3
    t = lay(divers=THREE, caves=["fins_5"])
    t.play("play cave=fins_5")
    assert [(note.key, note.fields) for note in t.view(1).notes] == [("note-fins", {"number": 5})]
    t = lay("1.1=cave_3", up="4.0=moray-1 4.1=boxfish-4 4.2=flounder-4", divers=THREE)
    t.play("swim_on", "move space=v1.2", "explore cell=1.1")
    assert [note.key for note in t.view(1).notes] == ["note-explored", "note-ink"]


@pytest.mark.rule("KF-K1")
def test_the_pieces_to_touch_are_those_that_a_choice_is_about() -> None:
    t = lay("0.0=cave_3 0.1=cave_3 0.2=cave_3 0.3=cave_4 0.4=cave_5", divers=["boat", "boat"])
    assert t.paths()["swap column=3 cell=2.2"] == ("card-3", "card-12")
    t.play("swap column=3 cell=2.2")
    assert t.paths()["jump space=h0.3 heading=on"] == ("space-3", "crossing-4")
    t = lay(caves=["fins_3", ""])
    assert t.paths()["move space=v1.2"] == ("space-38",)
    assert t.paths()["play cave=fins_3"] == ("cave-fins_3",)
    t.play("play cave=fins_3", "move space=v1.2")
    assert t.paths()["arrive"] == ("space-38",)
    t.play("arrive")
    assert t.paths() == {"turn_up cell=1.1": ("card-6",), "turn_up cell=1.2": ("card-7",)}
    t.play("turn_up cell=1.1", "reveal fish=moray-1")
    assert t.paths() == {"swim_on": ("space-38",), "stop": ("stack-0",)}
    t.play("stop")
    assert t.paths()["octopus space=h5.4"] == ("space-29",)


# — what is one's own —


@pytest.mark.rule("KF-K2")
def test_a_player_sees_the_own_stack_and_the_own_caves() -> None:
    t = lay(divers=THREE, stacks=[VICTIM, "flounder-4", ""], caves=["fins_3 chest_a", "rainbow_a", ""])
    assert t.sees(0, "stack-0") == (3, "moray-2 moray-4 boxfish-1")
    assert t.sees(0, "stack-1") == (1, "")
    assert t.sees(0, "caves-0") == (2, "cave-fins_3 cave-chest")
    assert t.sees(0, "caves-1") == (1, "back-cave_5")
    assert t.sees(1, "stack-0") == (3, "")
    assert t.sees(1, "caves-1") == (1, "cave-rainbow")
    assert [t.sees(SPECTATOR, f"stack-{owner}") for owner in range(3)] == [(3, ""), (1, ""), (0, "")]


@pytest.mark.rule("KF-K2")
def test_caves_of_others_are_not_known() -> None:
    t = lay(divers=THREE, caves=["fins_3 chest_a", "rainbow_a", ""], used="roll_1")
    for seat, own in ((0, "fins_3 chest_a"), (1, "rainbow_a"), (2, ""), (SPECTATOR, "")):
        known = t.known(seat)
        assert [known.caves(owner) for owner in range(3)] == [own if owner == seat else "" for owner in range(3)]
        assert known.s.held_n == t.s.held_n
        assert known.s.caves == 0b1111_1111_1111 & ~known.s.used & ~sum(known.s.held)


@pytest.mark.rule("KF-K2")
@pytest.mark.parametrize("memory_aid", ["off", "on"])
def test_what_the_own_light_showed_stays_marked_as_long_as_the_card_lies_there(memory_aid: str) -> None:
    t = lay(divers=THREE, lit={"4.4=moray-4": [1], "0.0=boxfish-2a": [0, 1]}, memory_aid=memory_aid)
    assert [t.sees_card(seat, "4.4") for seat in ALL] == ["back-fish", "back-fish(moray-4)", "back-fish", "back-fish"]
    assert [t.sees_card(seat, "0.0") for seat in ALL] == ["back-fish(boxfish-2)"] * 2 + ["back-fish"] * 2
    assert [t.known(seat).face("4.4") for seat in ALL] == ["?", "moray-4", "?", "?"]
    assert [t.known(seat).face("0.0") for seat in ALL] == ["boxfish-2a", "boxfish-2a", "?", "?"]
    assert t.known(0).s.fish.n == t.s.fish.n + 1
    assert t.known(2).s.fish.n == t.s.fish.n + 2


@pytest.mark.rule("KF-K2")
def test_a_fish_that_only_others_saw_is_any_unseen_one_to_a_seat() -> None:
    t = lay(divers=THREE, lit={"1.1=moray-4": [1]}, seen="4.4=boxfish-4")
    t.play("move space=v1.2", "turn_up cell=1.1")
    assert t.odds() == t.known(1).odds() == {"reveal fish=moray-4": 1}
    assert len(t.known(0).odds()) == 90
    assert "reveal fish=boxfish-4" not in t.known(0).odds()


@pytest.mark.rule("KF-K2")
def test_what_is_looked_at_is_certain_to_who_has_seen_it() -> None:
    t = lay(divers=THREE, lit={"4.4=moray-4": [1]}, caves=["light_1"])
    t.play("play cave=light_1", "look cell=4.4")
    assert t.known(1).odds() == {"glimpse fish=moray-4": 1}
    assert len(t.known(0).odds()) == 91


@pytest.mark.rule("KF-K2", "KF-C5")
@pytest.mark.parametrize("held", ["fins_3", "light_1", "octopus_3", "octopus_5", "roll_2", "rainbow_a"])
def test_a_question_about_the_octopus_is_asked_of_all_who_may_have_a_turbo(held: str) -> None:
    t = lay(up="1.1=moray-4", caves=[held])
    t.play("stop")
    assert t.asks() == "octopus_still"
    assert not t.view(1).notes
    assert t.offers()[-1] == "octopus_stays"


@pytest.mark.rule("KF-K2", "KF-C5")
@pytest.mark.parametrize(
    ("held", "used", "other"),
    [
        ("fins_5 light_2 roll_1", "", ""),
        ("rainbow_b chest_a chest_b", "", ""),
        ("fins_3 light_1", "octopus_3", ""),
        ("roll_2 rainbow_a", "octopus_5", ""),
        ("", "", "octopus_3 octopus_5"),
    ],
)
def test_it_is_not_asked_where_everyone_can_see_that_there_is_none(held: str, used: str, other: str) -> None:
    t = lay(up="1.1=moray-4", caves=[held, other], used=used)
    t.play("stop")
    assert t.asks() == "next_back"


@pytest.mark.rule("KF-K2", "KF-C5")
@pytest.mark.parametrize(
    ("held", "used", "asked"),
    [
        ("fins_5", "", True),
        ("light_2", "", True),
        ("rainbow_a", "", True),
        ("fins_5", "roll_1", False),
        ("rainbow_a", "roll_2", False),
        ("rainbow_b chest_a", "", False),
        ("fins_3", "", False),
    ],
)
def test_a_failed_roll_waits_for_all_who_may_have_a_roll_again(held: str, used: str, asked: bool) -> None:
    t = lay(up="1.1=seahorse-1", octopus="h2.3", stacks=["", VICTIM], caves=[held], used=used)
    t.play("stop", "octopus space=v2.4", "rob seat=1", "announce number=3", "die result=1")
    assert (t.asks() == "rolled_short") == asked
    if asked:
        assert t.offers() == ["accept"]


@pytest.mark.rule("KF-K2", "KF-C6")
def test_at_the_end_the_result_tells_what_the_caves_were_and_nothing_else_does() -> None:
    t = lay(up="1.1=moray-3a", divers=THREE, pile="", stacks=["boxfish-4"], caves=["rainbow_a", "chest_a"])
    t.play("stop")
    assert t.to_move == OVER
    assert t.sees(1, "stack-0") == (2, "")
    assert t.sees(1, "caves-0") == (1, "back-cave_5")
    assert GAME.outcome(t.s).parts[0] == {"moray": 3, "boxfish": 4, "rainbow": 1}
    assert GAME.outcome(t.s).parts[1] == {"chests": 5}


@pytest.mark.rule("KF-K2")
def test_at_the_end_fish_of_the_board_that_only_others_saw_stay_hidden() -> None:
    t = lay(up="1.1=moray-4", divers=THREE, pile="", lit={"4.4=reef_shark-4": [2]})
    t.play("stop")
    assert [t.known(seat).face("4.4") for seat in ALL] == ["?", "?", "reef_shark-4", "?"]
    assert t.imagined(0, 3).known(0) == t.known(0)


# — memory —


@pytest.mark.rule("KF-K3")
def test_without_the_memory_aid_a_hidden_fish_shows_its_back_and_with_it_its_face() -> None:
    for memory_aid, shown in (("off", "back-fish"), ("on", "back-fish(moray-4)")):
        t = lay(divers=THREE, seen="4.4=moray-4", memory_aid=memory_aid)
        assert [t.sees_card(seat, "4.4") for seat in ALL] == [shown] * 4
    assert lay(divers=THREE).s.memory_aid == 0


@pytest.mark.rule("KF-K3")
@pytest.mark.parametrize("memory_aid", ["off", "on"])
def test_bots_remember_in_both_cases(memory_aid: str) -> None:
    t = lay(divers=THREE, seen="1.1=moray-4", memory_aid=memory_aid)
    t.play("move space=v1.2", "turn_up cell=1.1")
    for seat in ALL:
        assert t.known(seat).face("1.1") == "moray-4"
        assert t.known(seat).odds() == {"reveal fish=moray-4": 1}


@pytest.mark.rule("KF-K3")
def test_the_memory_aid_does_not_show_what_only_others_have_seen() -> None:
    t = lay(divers=THREE, lit={"4.4=moray-4": [1]}, memory_aid="on")
    assert [t.sees_card(seat, "4.4") for seat in ALL] == ["back-fish", "back-fish(moray-4)", "back-fish", "back-fish"]


REEF = ("v2.2>x2.2", "v2.4>x2.4", "v3.1>x3.1")
TURN_OF_0 = (
    "move space=v1.2", "turn_up cell=1.1", "reveal fish=moray-4", "swim_on",
    "move space=v0.2", "turn_up cell=0.1", "reveal fish=moray-1",
)  # fmt: skip
TURN_OF_1 = (
    "move space=v1.4", "turn_up cell=1.3", "reveal fish=boxfish-1", "stop", "octopus_stays", "next back=fish",
)  # fmt: skip
TURN_OF_2 = ("move space=v2.1", "turn_up cell=2.0", "reveal fish=flounder-4")


def match_from(t: Table, memory_aid: str = "off") -> Match:
    """A match of three seats that begins with a table as it lies."""
    match = Match(GAME, new_header(GAME, ["Ada", "Bob", "Cleo"], {"memory_aid": memory_aid}, Deal(), "test"))
    match.state = t.s
    return match


def a_match(memory_aid: str) -> Match:
    """Seat 0 turns up two morays, seat 1 collects a box fish, seat 2 has begun its turn."""
    match = match_from(lay(divers=REEF, memory_aid=memory_aid), memory_aid)
    add(match, *TURN_OF_0, *TURN_OF_1, *TURN_OF_2)
    return match


def add(match: Match, *events: str) -> None:
    """Let these things happen."""
    for event in events:
        by = match.turn()
        code = GAME.codes(by).code(event)
        assert code in (GAME.odds(match.state) if by < 0 else GAME.legal(match.state))
        match.add(Event(by, code, event))


def named(match: Match, seat: int) -> list[list[bool]]:
    """For each line about fish turned up, hidden or collected: whether a seat is still told which."""
    kinds = ("told-turned_up", "told-hidden", "told-collected")
    lines = [[words for words in told.words if words.key.startswith(kinds)] for told in told_to(match, seat)]
    return [["fish" in words.fields for words in line] for line in lines if line]


YES, NO = True, False
EVERYTHING = [[YES], [YES, YES, YES], [YES], [YES], [YES]]


@pytest.mark.rule("KF-K3")
@pytest.mark.parametrize("seat", ALL)
def test_with_the_memory_aid_the_log_keeps_naming_fish(seat: int) -> None:
    match = a_match("on")
    assert named(match, seat) == EVERYTHING
    assert all(told.code is not None for told in told_to(match, seat))


@pytest.mark.rule("KF-K3")
@pytest.mark.parametrize("seat", [2, SPECTATOR])
def test_without_it_the_log_names_the_fish_of_the_current_turn_only(seat: int) -> None:
    match = a_match("off")
    assert named(match, seat) == [[NO], [NO, NO, NO], [NO], [NO], [YES]]


@pytest.mark.rule("KF-K3")
def test_the_codes_of_old_reveals_are_not_told_again_either() -> None:
    match = a_match("off")
    untold = [line.event for line, told in zip(match.lines, told_to(match, 2), strict=True) if told.code is None]  # type: ignore[union-attr]
    reveals = ["reveal fish=moray-4", "reveal fish=moray-1", "reveal fish=boxfish-1"]
    assert untold == [*reveals, "octopus_stays"], "with the last one the fish was collected"


@pytest.mark.rule("KF-K3")
@pytest.mark.parametrize(
    ("seat", "lines"),
    [(0, [[NO], [YES, YES, YES], [YES], [YES], [YES]]), (1, [[NO], [NO, NO, NO], [NO], [NO], [YES]])],
)
def test_what_happened_since_the_own_last_choice_is_still_named(seat: int, lines: list[list[bool]]) -> None:
    """Who waits for others, or plays against bots, must be able to read what they turned up."""
    assert named(a_match("off"), seat) == lines


@pytest.mark.rule("KF-K3")
@pytest.mark.parametrize(
    ("seat", "lines"), [(2, [[YES], [YES, YES, YES], [YES], [YES]]), (SPECTATOR, [[NO], [NO, NO, NO], [YES], [YES]])]
)
def test_before_its_first_choice_a_seat_reads_all_turns_since_the_start(seat: int, lines: list[list[bool]]) -> None:
    match = match_from(lay(divers=REEF))
    add(match, *TURN_OF_0, *TURN_OF_1)
    assert named(match, seat) == lines


def readers(match: Match, kind: str) -> list[int]:
    """To whom the one line of this kind still names its fish, in words and by its code."""
    found = []
    for seat in ALL:
        ((told, words),) = [(t, w) for t in told_to(match, seat) for w in t.words if w.key.startswith(f"told-{kind}")]
        assert (told.code is not None) == ("fish" in words.fields)
        found += [seat] if told.code is not None else []
    return found


THEFT_BY_0 = (
    "stop", "octopus space=v2.4", "rob seat=1", "announce number=1", "die result=3", "steal fish=moray-4",
    "next back=fish",
)  # fmt: skip


def a_light(memory_aid: str) -> Match:
    """Seat 0 has looked at a shark in its turn, and the next seat has begun its own."""
    match = match_from(lay(divers=REEF, caves=["light_1"], memory_aid=memory_aid), memory_aid)
    add(match, "play cave=light_1", "look cell=4.4", "glimpse fish=reef_shark-4", *TURN_OF_0)
    assert readers(match, "looked") == [0]
    add(match, *TURN_OF_1)
    return match


def a_theft(memory_aid: str) -> Match:
    """Seat 0 has robbed seat 1, which has begun its own turn since."""
    t = lay(up="1.1=seahorse-1", divers=THREE, octopus="h2.3", stacks=("", VICTIM, ""), memory_aid=memory_aid)
    match = match_from(t, memory_aid)
    add(match, *THEFT_BY_0)
    assert readers(match, "stole") == [0, 1]
    add(match, "move space=v1.4")
    return match


@pytest.mark.rule("KF-K3", "KF-K2")
def test_lines_of_a_light_fade_while_the_view_keeps_the_fish() -> None:
    match = a_light("off")
    assert readers(match, "looked") == []
    assert Table(match.state).sees_card(0, "4.4") == "back-fish(reef_shark-4)"


@pytest.mark.rule("KF-K3", "KF-K2")
def test_lines_of_a_theft_fade_for_robber_and_victim_while_the_robber_sees_the_fish() -> None:
    match = a_theft("off")
    assert readers(match, "stole") == [0]
    assert Table(match.state).sees(0, "stack-0") == (2, "seahorse-1 moray-4")
    add(match, "turn_up cell=1.3", "reveal fish=flounder-4", "stop", "next back=fish", "move space=v3.4")
    add(match, "turn_up cell=3.3", "reveal fish=frogfish-4", "stop", "next back=fish", "move space=v1.2")
    assert readers(match, "stole") == []


@pytest.mark.rule("KF-K3")
def test_with_the_memory_aid_lines_of_lights_and_thefts_stay() -> None:
    assert readers(a_light("on"), "looked") == [0]
    assert readers(a_theft("on"), "stole") == [0, 1]


@pytest.mark.rule("KF-K3")
@pytest.mark.parametrize("seat", ALL)
def test_at_the_end_everything_is_named_again(seat: int) -> None:
    match = a_match("off")
    match.end(0, range(len(match.header.seats)))
    assert named(match, seat) == EVERYTHING


@pytest.mark.rule("KF-K3")
def test_a_running_match_without_the_memory_aid_has_no_replay() -> None:
    match = a_match("off")
    with pytest.raises(Refusal, match="memory aid"):
        check_replay(match)
    match.end(0, range(len(match.header.seats)))
    check_replay(match)
    check_replay(a_match("on"))


# — who has which fish —


@pytest.mark.rule("KF-K4")
def test_everyone_knows_who_collected_what() -> None:
    t = lay(up="1.1=moray-4", divers=THREE, stacks=["boxfish-1", "flounder-4", ""])
    t.play("stop", "next back=fish")
    for viewer in range(5):
        assert [t.may(viewer, seat) for seat in range(3)] == ["moray-4 boxfish-1", "flounder-4", ""]
    for seat in ALL:
        assert t.known(seat) == t


@pytest.mark.rule("KF-K4")
def test_after_a_theft_robber_and_victim_know_where_every_fish_is() -> None:
    t = robbed("moray-4")
    for viewer in (0, 1):
        assert [t.may(viewer, seat) for seat in range(3)] == ["seahorse-1 moray-4", "moray-2a boxfish-1", "flounder-4"]
        assert t.known(viewer).stack(0) == "seahorse-1 moray-4"
        assert t.known(viewer).stack(1) == "moray-2a boxfish-1"


@pytest.mark.rule("KF-K4")
def test_to_the_others_any_fish_of_the_robbed_stack_may_be_with_either() -> None:
    t = robbed("moray-4")
    for viewer, seat in ((2, 2), (4, SPECTATOR)):
        assert t.may(viewer, 0) == "seahorse-1 moray-2a moray-4 boxfish-1"
        assert t.may(viewer, 1) == "moray-2a moray-4 boxfish-1"
        assert t.may(viewer, 2) == "flounder-4"
        known = t.known(seat)
        assert [known.stack(owner) for owner in range(3)] == ["seahorse-1", "", "flounder-4"]
        assert known.s.stack_n[:3] == [2, 2, 1]


@pytest.mark.rule("KF-K4")
def test_where_the_whole_stack_went_nothing_is_in_doubt() -> None:
    t = robbed("moray-4", "moray-2a", "boxfish-1")
    for viewer in range(5):
        assert [t.may(viewer, seat) for seat in range(3)] == ["seahorse-1 moray-2a moray-4 boxfish-1", "", "flounder-4"]
    for seat in ALL:
        assert t.known(seat) == t


@pytest.mark.rule("KF-K4")
def test_what_the_victim_draws_back_is_in_doubt_too() -> None:
    t = lay(up="1.1=seahorse-1", divers=THREE, octopus="h2.3", stacks=["moray-2a moray-4", "boxfish-1", ""])
    t.play("stop", "octopus space=v2.4", "rob seat=1", "announce number=1")
    t.play("die result=-1", "forfeit fish=moray-4", "next back=fish")
    assert [t.may(2, seat) for seat in range(2)] == ["seahorse-1 moray-2a moray-4", "moray-2a moray-4 boxfish-1"]
    assert [t.may(1, seat) for seat in range(2)] == ["seahorse-1 moray-2a", "moray-4 boxfish-1"]


@pytest.mark.rule("KF-K4")
def test_who_then_robs_the_robber_learns_where_a_fish_is() -> None:
    t = robbed("moray-4")
    t.play("move space=v1.4", "turn_up cell=1.3", "reveal fish=reef_shark-2a", "stop", "next back=fish")
    t.play("move space=h3.4", "turn_up cell=2.4", "reveal fish=frogfish-1_ink", "swim_on")
    t.play("move space=v3.5", "reveal fish=lionfish-1", "stop")
    t.play("octopus space=h2.3", "octopus space=h2.2", "octopus space=v2.2")
    t.play("rob seat=0", "announce number=1", "die result=1")
    assert t.odds() == each("steal fish", "seahorse-1 moray-4"), "chance draws from what is there, not from what may be"
    t.play("steal fish=moray-4")
    assert t.may(2, 0) == "seahorse-1 moray-2a boxfish-1", "seat 1 may have been robbed of any other"
    assert t.may(2, 1) == "moray-2a boxfish-1 reef_shark-2a"
    assert t.may(2, 2) == "lionfish-1 moray-4 flounder-4 frogfish-1_ink"


@pytest.mark.rule("KF-K4")
def test_others_are_taken_to_know_what_the_seat_knows() -> None:
    t = robbed("moray-4")
    for viewer, seat in ((2, 2), (4, SPECTATOR), (0, 0)):
        known = t.known(seat)
        for other in range(3):
            assert known.s.memory[other] == t.s.memory[viewer]
        assert known.known(seat) == known


# — imagining —


@pytest.mark.rule("KF-K4")
def test_who_has_not_seen_the_theft_imagines_each_fish_as_the_stolen_one() -> None:
    t = robbed("moray-4")
    for seat in (2, SPECTATOR):
        tables = [t.imagined(seat, seed) for seed in range(60)]
        assert {table.stack(0) for table in tables} == {f"seahorse-1 {fish}" for fish in VICTIM.split()}
        for table in tables:
            assert conserved(table.s)
            assert table.known(seat) == t.known(seat)


@pytest.mark.rule("KF-K4")
def test_who_has_seen_it_imagines_what_is() -> None:
    t = robbed("moray-4")
    for seat in (0, 1):
        for seed in range(10):
            table = t.imagined(seat, seed)
            assert [table.stack(owner) for owner in range(3)] == [t.stack(owner) for owner in range(3)]


def in_doubt(stacks: list[str], may: list[str]) -> Table:
    """Four stacks, of which the last player holds these fish to be possible."""
    t = lay(divers=[*THREE, "v0.0>x0.0"], stacks=stacks)
    for seat, fish in enumerate(may):
        t.s.memory[3].may[seat][:] = [0] * len(SPECIES)
        for one in fish_of(fish):
            t.s.memory[3].may[seat][SPECIES_OF[one]] |= 1 << RANK_OF[one]
    return t


def worlds(t: Table, seeds: int) -> list[tuple[str, ...]]:
    """The stacks as the last player imagines them."""
    return [tuple(t.imagined(3, seed).stack(seat) for seat in range(3)) for seed in range(seeds)]


@pytest.mark.rule("KF-K4")
def test_a_fish_is_imagined_only_where_it_leaves_a_place_for_the_others() -> None:
    stacks = ["moray-1 seahorse-4", "boxfish-1 seahorse-3a", "clownfish-1 seahorse-2a"]
    two = "moray-1 boxfish-1"
    t = in_doubt(stacks, [f"clownfish-1 {two} seahorse-4", f"clownfish-1 {two} seahorse-3a", "clownfish-1 seahorse-2a"])
    # One of the two lies in each of the first two stacks, so the clownfish cannot.
    assert set(worlds(t, 60)) == {
        ("seahorse-4 moray-1", "seahorse-3a boxfish-1", "clownfish-1 seahorse-2a"),
        ("seahorse-4 boxfish-1", "seahorse-3a moray-1", "clownfish-1 seahorse-2a"),
    }


@pytest.mark.rule("KF-K4")
def test_after_two_thefts_in_a_row_all_that_can_have_happened_is_imagined_and_nothing_else() -> None:
    three = "moray-1 boxfish-1 flounder-1"  # one of them went to seat 0, then one fish of seat 0 to seat 2
    t = in_doubt(
        ["moray-1", "boxfish-1 flounder-1", "clownfish-1"], [f"clownfish-1 {three}", three, f"clownfish-1 {three}"]
    )
    assert set(worlds(t, 200)) == {
        ("clownfish-1", "boxfish-1 flounder-1", "moray-1"),
        ("clownfish-1", "moray-1 flounder-1", "boxfish-1"),
        ("clownfish-1", "moray-1 boxfish-1", "flounder-1"),
        ("moray-1", "boxfish-1 flounder-1", "clownfish-1"),
        ("boxfish-1", "moray-1 flounder-1", "clownfish-1"),
        ("flounder-1", "moray-1 boxfish-1", "clownfish-1"),
    }


@pytest.mark.rule("KF-K4")
def test_a_fish_is_imagined_in_a_stack_as_likely_as_it_has_free_places() -> None:
    three, known = "moray-1 boxfish-1 flounder-1", "clownfish-1 clownfish-4 stingray-4"
    t = in_doubt([f"{known} moray-1", "boxfish-1 flounder-1", ""], [f"{known} {three}", three, ""])
    with_robber = sum("moray-1" in world[0] for world in worlds(t, 300))
    assert 80 <= with_robber <= 120  # of 300 a third


@pytest.mark.rule("KF-K4")
def test_in_an_imagined_world_everyone_knows_the_own_stack() -> None:
    t = robbed("moray-4", seats=4, stacks=("", VICTIM, "flounder-4"))
    for seed in range(20):
        table = t.imagined(3, seed)
        for seat in range(4):
            assert table.may(seat, seat) == table.stack(seat)
            for other in range(4):
                if other != seat:
                    assert set(table.may(seat, other).split()).isdisjoint(table.stack(seat).split())


@pytest.mark.rule("KF-K2")
def test_a_fish_lit_by_others_is_imagined_as_any_unseen_one() -> None:
    unseen = [f"{name}-4" for name in SPECIES[:3]]
    t = lay(divers=THREE, lit={"4.4=moray-4": [1]})
    found = {t.imagined(0, seed).face("4.4") for seed in range(400)}
    assert len(found) > 80
    assert set(unseen) <= found
    assert {t.imagined(1, seed).face("4.4") for seed in range(20)} == {"moray-4"}
    assert t.imagined(0, 1).s.lit[CELL.index("4.4")] == 0b10


@pytest.mark.rule("KF-K2")
def test_caves_of_others_are_imagined_among_those_of_their_difficulty_that_nobody_has_seen() -> None:
    t = lay(divers=THREE, caves=["fins_3 chest_a", "rainbow_a", "light_1"], used="roll_2")
    tables = [t.imagined(2, seed) for seed in range(100)]
    assert {table.caves(0) for table in tables} == {
        f"{three} {six}" for three in ("fins_3", "octopus_3") for six in ("rainbow_b", "chest_a", "chest_b")
    }
    assert {table.caves(1) for table in tables} == {"octopus_5", "rainbow_a"}
    assert {table.caves(2) for table in tables} == {"light_1"}
    for table in tables:
        assert conserved(table.s)
        assert table.known(2) == t.known(2)


@pytest.mark.rule("KF-K2")
def test_two_caves_of_one_difficulty_are_imagined_different() -> None:
    t = lay(divers=THREE, caves=["fins_3 octopus_3", "light_1", ""])
    assert {t.imagined(2, seed).caves(0) for seed in range(60)} == {
        "fins_3 light_1", "fins_3 octopus_3", "light_1 octopus_3",
    }  # fmt: skip


@pytest.mark.rule("KF-K2")
def test_the_explored_cave_is_any_that_its_finder_does_not_know() -> None:
    t = lay("1.1=cave_3", up="4.0=moray-4 4.1=boxfish-4 4.2=flounder-4", divers=THREE, caves=["", "fins_3"])
    t.play("swim_on", "move space=v1.2", "explore cell=1.1")
    assert t.odds() == {"enter cave=light_1": 1, "enter cave=octopus_3": 1}
    assert t.known(0).odds() == {"enter cave=fins_3": 1, "enter cave=light_1": 1, "enter cave=octopus_3": 1}
    assert t.known(1).odds() == {"enter cave=light_1": 1, "enter cave=octopus_3": 1}


@pytest.mark.rule("KF-K4")
def test_what_is_drawn_blindly_is_any_fish_of_the_stack() -> None:
    t = lay(up="1.1=seahorse-1", divers=THREE, octopus="h2.3", stacks=["", VICTIM, ""])
    t.play("stop", "octopus space=v2.4", "rob seat=1", "announce number=2", "die result=3", "steal fish=moray-4")
    for seat in (0, 1):
        assert t.known(seat).odds() == each("steal fish", "moray-2a boxfish-1")
    for seat in (2, SPECTATOR):
        assert t.known(seat).odds() == each("steal fish", "moray-2a moray-4 boxfish-1"), "which one went is not known"
