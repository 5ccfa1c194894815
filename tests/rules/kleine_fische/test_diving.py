"""Phase 1: the jump, cards turned up, pairs, caves explored (KF-D…)."""

import pytest

from tablereef.games.kleine_fische import GAME
from tablereef.games.kleine_fische.events import CELL
from tablereef.kernel.game import CHANCE
from tablereef.kernel.match import Event
from tablereef.kernel.story import ALL_SEEING, SPECTATOR
from tablereef.kernel.text import Text
from tablereef.kernel.told import Scene, shown_to
from tablereef.testing.laws import match_at
from tests.rules.kleine_fische.table import Table, lay

TOP_ROW_OF_CAVES = "0.0=cave_3 0.1=cave_3 0.2=cave_3 0.3=cave_4 0.4=cave_5"
SIX_FISH = "4.0=moray-4 4.1=boxfish-4 4.2=flounder-4 4.3=frogfish-4 4.4=lionfish-4 3.0=seahorse-4 3.4=parrotfish-4"


def with_fish_up(number: int, board: str = "") -> Table:
    """The player decides with so many fish up, none of which has octopus points; the diver heads for X(2,2)."""
    return lay(board, up=" ".join(SIX_FISH.split()[:number]))


# — the first turn of a diver —


@pytest.mark.rule("KF-D1")
def test_a_diver_jumps_to_one_of_the_three_spaces_at_a_fish_of_the_top_row() -> None:
    t = lay("0.0=cave_3 0.1=cave_3 0.3=cave_4 0.4=cave_5", divers=["boat", "boat"])
    assert t.offers() == [
        f"jump space={space} heading={end}" for space in ("h0.2", "v0.2", "v0.3") for end in ("back", "on")
    ]


@pytest.mark.rule("KF-D1")
@pytest.mark.parametrize(
    ("column", "spaces"),
    [
        (0, ("h0.0", "v0.0", "v0.1")),
        (1, ("h0.1", "v0.1", "v0.2")),
        (2, ("h0.2", "v0.2", "v0.3")),
        (3, ("h0.3", "v0.3", "v0.4")),
        (4, ("h0.4", "v0.4", "v0.5")),
    ],
)
def test_every_column_has_its_three_spaces(column: int, spaces: tuple[str, ...]) -> None:
    caves = " ".join(pair for pair in TOP_ROW_OF_CAVES.split() if not pair.startswith(f"0.{column}"))
    t = lay(caves, divers=["boat", "boat"])
    assert t.offers() == [f"jump space={space} heading={end}" for space in spaces for end in ("back", "on")]


@pytest.mark.rule("KF-D1")
def test_all_spaces_at_the_boat_are_open_over_a_row_of_fish() -> None:
    t = lay(divers=["boat", "v2.4>x2.4"])
    spaces = [f"h0.{j}" for j in range(5)] + [f"v0.{j}" for j in range(6)]
    assert t.offers() == [f"jump space={space} heading={end}" for space in spaces for end in ("back", "on")]


@pytest.mark.rule("KF-D1")
@pytest.mark.parametrize(
    ("space", "heading", "diver"),
    [
        ("h0.2", "back", "h0.2>x0.2"),
        ("h0.2", "on", "h0.2>x0.3"),
        ("v0.0", "back", "v0.0>x0.0"),
        ("v0.0", "on", "v0.0>x1.0"),
        ("v0.5", "on", "v0.5>x1.5"),
    ],
)
def test_the_diver_heads_where_the_player_likes(space: str, heading: str, diver: str) -> None:
    t = lay(divers=["boat", "boat"])
    t.play(f"jump space={space} heading={heading}")
    assert (t.diver(0), t.diver(1)) == (diver, "boat")
    assert t.told() == [f"jumped seat=0 space={space}"]


@pytest.mark.rule("KF-D1")
@pytest.mark.parametrize(("space", "ways"), [("h0.2", ("left", "right")), ("v0.2", ("up", "down"))])
def test_the_words_of_a_jump_name_only_the_two_ways_of_its_space(space: str, ways: tuple[str, str]) -> None:
    text = Text("en", GAME.texts)
    jumps = [GAME.choice_codes.code(f"jump space={space} heading={heading}") for heading in ("back", "on")]
    said = [text.say(GAME.choice_codes.words(jump)) for jump in jumps]
    assert [sentence.split("facing ")[1] for sentence in said] == list(ways)


@pytest.mark.rule("KF-D1")
def test_the_jump_is_the_first_movement() -> None:
    t = lay(divers=["boat", "boat"])
    t.play("jump space=v0.2 heading=on", "turn_up cell=0.1", "reveal fish=moray-4")
    assert t.offers() == ["swim_on", "stop"]
    assert t == lay(up="0.1=moray-4", divers=["v0.2>x1.2", "boat"])


@pytest.mark.rule("KF-D1")
def test_after_the_jump_any_neighbouring_fish_may_be_turned_up() -> None:
    t = lay("0.1=cave_3 0.4=cave_5", divers=["boat", "boat"])
    t.play("jump space=v0.3 heading=on")
    assert t.offers() == ["turn_up cell=0.2", "turn_up cell=0.3"]


@pytest.mark.rule("KF-D1")
def test_every_diver_has_a_first_turn_of_its_own() -> None:
    t = lay("1.1=cave_3 1.2=cave_3", divers=["v2.2>x2.2", "boat"])
    t.play("move space=v1.2")
    assert t.to_move == 1
    assert len(t.offers()) == 22
    assert all(offer.startswith("jump ") for offer in t.offers())


@pytest.mark.rule("KF-D2")
def test_over_a_row_of_caves_one_must_be_swapped_with_any_fish_of_the_board() -> None:
    t = lay(TOP_ROW_OF_CAVES + " 2.2=cave_6", divers=["boat", "boat"])
    fish = [f"{r}.{c}" for r in range(1, 5) for c in range(5) if (r, c) != (2, 2)]
    assert t.offers() == [f"swap column={column} cell={cell}" for column in range(5) for cell in fish]


@pytest.mark.rule("KF-D2")
def test_after_the_swap_the_diver_jumps_to_the_fish() -> None:
    t = lay(TOP_ROW_OF_CAVES, divers=["boat", "boat"])
    t.play("swap column=3 cell=2.2")
    assert t == lay(TOP_ROW_OF_CAVES.replace("0.3=", "2.2="), divers=["boat", "boat"])
    assert t.offers() == [
        f"jump space={space} heading={end}" for space in ("h0.3", "v0.3", "v0.4") for end in ("back", "on")
    ]
    assert t.told() == ["swapped seat=0 column=3 cell=2.2"]


@pytest.mark.rule("KF-D2")
def test_one_fish_in_the_top_row_is_enough() -> None:
    for column in range(5):
        caves = " ".join(pair for pair in TOP_ROW_OF_CAVES.split() if not pair.startswith(f"0.{column}"))
        assert lay(caves, divers=["boat", "boat"]).asks() == "jumping"


@pytest.mark.rule("KF-D2")
def test_a_later_diver_swaps_too_when_the_row_has_become_caves() -> None:
    t = lay(TOP_ROW_OF_CAVES + " 3.1=cave_6 3.2=cave_6", divers=["v4.2>x4.2", "boat"])
    t.play("move space=v3.2")
    assert t.to_move == 1
    assert t.asks() == "swapping"
    t.play("swap column=0 cell=4.4")
    assert t.asks() == "jumping"
    assert t.told() == ["moved seat=0 space=v3.2", "passed seat=0", "swapped seat=1 column=0 cell=4.4"]


@pytest.mark.rule("KF-D2")
def test_only_who_leaves_the_boat_swaps() -> None:
    t = lay(TOP_ROW_OF_CAVES + " 3.1=cave_6 3.2=cave_6", divers=["v4.2>x4.2", "h5.0>x5.0"])
    t.play("move space=v3.2")
    assert (t.to_move, t.asks()) == (1, "moving")


@pytest.mark.rule("KF-D2")
def test_what_is_known_of_the_fish_moves_with_it() -> None:
    t = lay(TOP_ROW_OF_CAVES, divers=["boat", "v2.4>x2.4"], seen="2.2=moray-4", lit={"4.4=boxfish-3a": [1]})
    t.play("swap column=0 cell=2.2")
    board = TOP_ROW_OF_CAVES.replace("0.0=", "2.2=")
    assert t == lay(board, divers=["boat", "v2.4>x2.4"], seen="0.0=moray-4", lit={"4.4=boxfish-3a": [1]})
    t = lay(TOP_ROW_OF_CAVES, divers=["boat", "v2.4>x2.4"], seen="2.2=moray-4", lit={"4.4=boxfish-3a": [1]})
    t.play("swap column=4 cell=4.4")
    board = TOP_ROW_OF_CAVES.replace("0.4=", "4.4=")
    assert t == lay(board, divers=["boat", "v2.4>x2.4"], seen="2.2=moray-4", lit={"0.4=boxfish-3a": [1]})


# — the first movement —


@pytest.mark.rule("KF-D3")
def test_a_later_turn_begins_with_a_movement_of_one_space() -> None:
    t = lay()
    assert t.offers() == ["move space=h2.1", "move space=h2.2", "move space=v1.2"]
    t.play("move space=v1.2")
    assert t.diver(0) == "v1.2>x1.2"
    assert t.told() == ["moved seat=0 space=v1.2"]


@pytest.mark.rule("KF-D4")
def test_after_the_first_movement_the_player_chooses_which_card_to_turn_up() -> None:
    t = lay()
    t.play("move space=v1.2")
    assert t.offers() == ["turn_up cell=1.1", "turn_up cell=1.2"]
    t.play("turn_up cell=1.2")
    assert t.to_move == CHANCE
    t.play("reveal fish=moray-4")
    assert t.told() == ["moved seat=0 space=v1.2", "turned_up seat=0 cell=1.2 fish=moray-4"]
    assert t == lay(up="1.2=moray-4", divers=["v1.2>x1.2", "v2.4>x2.4"])


@pytest.mark.rule("KF-D4")
@pytest.mark.parametrize(("board", "cell"), [("1.1=cave_3", "1.2"), ("1.2=cave_3", "1.1")])
def test_the_only_neighbouring_fish_is_turned_up_without_a_question(board: str, cell: str) -> None:
    t = lay(board)
    t.play("move space=v1.2", "reveal fish=moray-4")
    assert t == lay(board, up=f"{cell}=moray-4", divers=["v1.2>x1.2", "v2.4>x2.4"])


@pytest.mark.rule("KF-D4")
def test_on_the_border_there_is_one_card_to_turn_up() -> None:
    t = lay(divers=["v0.2>x0.2", "v2.4>x2.4"])
    t.play("move space=h0.2", "reveal fish=moray-4")
    assert t.up == "0.2=moray-4"


@pytest.mark.rule("KF-D4")
def test_without_a_fish_beside_it_the_turn_ends_at_once() -> None:
    board = "1.1=cave_3 1.2=cave_4"
    t = lay(board, octopus="h2.3", caves=["octopus_5", ""])
    assert "move space=v1.2" in t.offers(), "such a movement may be chosen"
    t.play("move space=v1.2")
    assert t.told() == ["moved seat=0 space=v1.2", "passed seat=0"]
    divers = ["v1.2>x1.2", "v2.4>x2.4"]
    assert t == lay(board, octopus="h2.3", caves=["octopus_5", ""], divers=divers, active=1)


@pytest.mark.rule("KF-D4")
def test_when_the_turn_ends_at_once_cards_used_stay_used() -> None:
    t = lay("1.1=cave_3 1.2=cave_4", caves=["fins_3", ""])
    t.play("play cave=fins_3", "move space=v1.2", "arrive")
    assert t.told()[-1] == "passed seat=0"
    divers = ["v1.2>x1.2", "v2.4>x2.4"]
    assert t == lay("1.1=cave_3 1.2=cave_4", used="fins_3", divers=divers, active=1)


@pytest.mark.rule("KF-D4")
def test_any_face_down_fish_may_turn_out_to_be_any_that_nobody_has_seen() -> None:
    t = lay(seen="4.4=moray-4", stacks=["moray-3a", "moray-1"], lit={"0.0=moray-2a": [1]})
    t.play("move space=v1.2", "turn_up cell=1.2")
    assert len(t.odds()) == 87
    assert set(t.odds().values()) == {1}
    assert [f"reveal fish=moray-{n}" in t.odds() for n in ("1", "1_ink", "2a", "2b", "3a", "3b", "4")] == [
        False, True, False, True, False, True, False,
    ]  # fmt: skip


@pytest.mark.rule("KF-D4")
def test_a_fish_that_somebody_has_seen_is_what_it_was() -> None:
    for known in ({"seen": "1.2=moray-4"}, {"lit": {"1.2=moray-4": [1]}}, {"lit": {"1.2=moray-4": [0]}}):
        t = lay(**known)
        t.play("move space=v1.2", "turn_up cell=1.2")
        assert t.odds() == {"reveal fish=moray-4": 1}
        t.play("reveal fish=moray-4")
        assert t.up == "1.2=moray-4"
        assert t.s.shown[7] == 1


# — stop or swim on —


@pytest.mark.rule("KF-D5")
def test_after_every_card_the_player_chooses_to_stop_or_to_swim_on() -> None:
    t = lay()
    t.play("move space=v1.2", "turn_up cell=1.2", "reveal fish=moray-4")
    assert t.offers() == ["swim_on", "stop"]
    t.play("swim_on", "move space=v0.2", "turn_up cell=0.2", "reveal fish=boxfish-4")
    assert t.offers() == ["swim_on", "stop"]
    assert t.up == "1.2=moray-4 0.2=boxfish-4"
    t.play("swim_on")
    assert t.offers() == ["move space=h0.1", "move space=h0.2"]


@pytest.mark.rule("KF-D5")
def test_who_stops_ends_the_phase_and_collects() -> None:
    t = with_fish_up(2)
    t.play("stop")
    assert t.told() == ["stopped seat=0", "collected seat=0 fish=moray-4", "collected seat=0 fish=boxfish-4"]


@pytest.mark.rule("KF-D6")
def test_after_swimming_on_a_card_must_be_turned_up() -> None:
    t = with_fish_up(2)
    t.play("swim_on", "move space=v1.2")
    assert t.offers() == ["turn_up cell=1.1", "turn_up cell=1.2"]
    assert t.told() == ["moved seat=0 space=v1.2"]


@pytest.mark.rule("KF-D6")
@pytest.mark.parametrize(
    ("fish", "cave"),
    [("1.2", "1.1"), ("1.1", "1.2")],
)
def test_a_fish_may_be_turned_up_or_a_cave_explored(fish: str, cave: str) -> None:
    t = with_fish_up(3, f"{cave}=cave_3")
    t.play("swim_on", "move space=v1.2")
    assert t.offers() == [f"turn_up cell={fish}", f"explore cell={cave}"]
    t.play(f"turn_up cell={fish}", "reveal fish=reef_shark-4")
    assert t.up.endswith(f"{fish}=reef_shark-4")
    assert t.offers() == ["swim_on", "stop"]


@pytest.mark.rule("KF-D6")
def test_if_only_exploring_is_possible_that_must_be_done() -> None:
    t = with_fish_up(3, "1.1=cave_3 1.2=cave_4")
    t.play("swim_on", "move space=v1.2")
    assert t.told()[:2] == ["moved seat=0 space=v1.2", "explored seat=0 back=cave_3"]


@pytest.mark.rule("KF-D6")
def test_of_two_caves_one_is_chosen() -> None:
    t = with_fish_up(3, "1.1=cave_3 1.2=cave_3")
    t.play("swim_on", "move space=v1.2")
    assert t.offers() == ["explore cell=1.1", "explore cell=1.2"]


@pytest.mark.rule("KF-D6")
def test_a_fish_that_lies_open_is_not_turned_up_again() -> None:
    t = lay(up="1.1=moray-4")
    t.play("swim_on", "move space=v1.2", "reveal fish=boxfish-4")
    assert t.up == "1.1=moray-4 1.2=boxfish-4"


# — pairs —


@pytest.mark.rule("KF-D7")
def test_a_pair_hides_itself_and_what_was_turned_up_between() -> None:
    t = lay(up="4.0=moray-4 4.1=boxfish-4 4.2=flounder-4 4.3=frogfish-4")
    t.play("swim_on", "move space=v1.2", "turn_up cell=1.1", "reveal fish=flounder-2b")
    assert t.told() == [
        "moved seat=0 space=v1.2",
        "turned_up seat=0 cell=1.1 fish=flounder-2b",
        "hidden seat=0 fish=flounder-4",
        "hidden seat=0 fish=frogfish-4",
        "hidden seat=0 fish=flounder-2b",
        "collected seat=0 fish=moray-4",
        "collected seat=0 fish=boxfish-4",
    ]
    t.play("next back=fish", "next back=fish")
    assert t == lay(
        seen="4.2=flounder-4 4.3=frogfish-4 1.1=flounder-2b",
        stacks=["moray-4 boxfish-4", ""],
        divers=["v1.2>x1.2", "v2.4>x2.4"],
        active=1,
    )


@pytest.mark.rule("KF-D7")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR, ALL_SEEING])
def test_a_pair_is_seen_by_all_and_then_hidden_card_by_card(seat: int) -> None:
    t = lay(up="4.0=moray-4 4.1=boxfish-4 4.2=frogfish-4")
    t.play("swim_on", "move space=v1.2", "turn_up cell=1.1")
    assert scenes(t, "reveal fish=boxfish-2b", seat) == [
        "turned_up: 1.1=boxfish-2(#4)",
        "hidden: 4.1=back-fish",
        "hidden: 4.2=back-fish",
        "hidden: 1.1=back-fish",
        "collected: 4.0=",
        "laid: 4.0=back-fish",
    ]


@pytest.mark.rule("KF-D7")
@pytest.mark.parametrize("twin", ["0.0", "1.0"])
def test_open_fish_keep_their_numbers_while_others_are_hidden(twin: str) -> None:
    t = lay(up="4.0=moray-4 4.1=boxfish-4", divers=["v1.1>x1.1", "v2.4>x2.4"])
    t.play("swim_on", "move space=h1.0", f"turn_up cell={twin}")
    assert t.sees_card(0, "4.1") == "boxfish-4(#2)"
    assert scenes(t, "reveal fish=moray-2b", 0)[:4] == [
        f"turned_up: {twin}=moray-2(#3)",
        "hidden: 4.0=back-fish",
        "hidden: 4.1=back-fish",
        f"hidden: {twin}=back-fish",
    ]


def scenes(t: Table, event: str, seat: int) -> list[str]:
    """What a seat sees of an event: with each happening, the cards of the board that change."""
    match = match_at(GAME, t.s)
    match.add(Event(match.turn(), GAME.codes(match.turn()).code(event), event))
    (told,) = shown_to(match, seat, 0)
    return [f"{scene.words.key.removeprefix('told-')}: {' '.join(cards_of(t, scene))}" for scene in told.scenes]


def cards_of(t: Table, scene: Scene) -> list[str]:
    """The cards of the board that look otherwise after a scene."""
    changed = [piece for change in scene.changes if change.zone == "board" for piece in change.changed]
    return [f"{CELL.names[int(piece.id.removeprefix('card-'))]}={t.form_of_piece(piece)}" for piece in changed]


@pytest.mark.rule("KF-D7")
def test_a_pair_with_the_first_fish_leaves_nothing() -> None:
    t = lay(up="4.0=moray-4 4.1=boxfish-4")
    t.play("swim_on", "move space=v1.2", "turn_up cell=1.2", "reveal fish=moray-1_ink")
    assert t == lay(
        seen="4.0=moray-4 4.1=boxfish-4 1.2=moray-1_ink", divers=["v1.2>x1.2", "v2.4>x2.4"], active=1
    )  # the octopus points of hidden fish count nothing


@pytest.mark.rule("KF-D7")
def test_a_pair_with_the_last_fish_hides_only_these_two() -> None:
    t = lay(up="4.0=moray-4 4.1=boxfish-4")
    t.play("swim_on", "move space=v1.2", "turn_up cell=1.2", "reveal fish=boxfish-1")
    assert [line for line in t.told() if "hidden" in line] == [
        "hidden seat=0 fish=boxfish-4",
        "hidden seat=0 fish=boxfish-1",
    ]
    t.play("next back=fish")
    assert t.stack(0) == "moray-4"


@pytest.mark.rule("KF-D7")
def test_between_means_in_the_order_of_turning_up() -> None:
    t = lay(up="4.4=moray-4 0.0=boxfish-4 2.0=flounder-4")
    t.play("swim_on", "move space=v1.2", "turn_up cell=1.1", "reveal fish=boxfish-2a", "next back=cave_3")
    assert t.stack(0) == "moray-4"
    assert [t.face(cell) for cell in ("0.0", "2.0", "1.1")] == ["boxfish-4", "flounder-4", "boxfish-2a"]


@pytest.mark.rule("KF-D7")
def test_a_known_pair_may_be_turned_up() -> None:
    t = lay(up="4.0=moray-4", seen="1.2=moray-3a")
    t.play("swim_on", "move space=v1.2")
    assert t.offers() == ["turn_up cell=1.1", "turn_up cell=1.2"]
    t.play("turn_up cell=1.2", "reveal fish=moray-3a")
    assert t.told()[-2:] == ["hidden seat=0 fish=moray-4", "hidden seat=0 fish=moray-3a"]


@pytest.mark.rule("KF-D7")
def test_a_known_pair_must_be_turned_up_where_nothing_else_lies() -> None:
    t = lay("1.1=cave_6", up="4.0=moray-4", seen="1.2=moray-3a")
    t.play("swim_on", "move space=v1.2")
    assert t.odds() == {"reveal fish=moray-3a": 1}


@pytest.mark.rule("KF-D7")
def test_after_a_pair_the_octopus_moves_by_the_fish_still_up() -> None:
    t = lay(up="4.0=moray-1 4.1=boxfish-1_ink")
    t.play("swim_on", "move space=v1.2", "turn_up cell=1.1", "reveal fish=boxfish-4")
    assert t.offers() == ["octopus space=h5.4", "octopus space=v4.5", "octopus_stays"]
    assert t.s.ink == 1
    t.play("octopus space=v4.5")
    assert t.asks() == "next_back"


@pytest.mark.rule("KF-D7")
def test_after_a_pair_nothing_can_be_explored() -> None:
    t = lay("1.1=cave_3", up=" ".join(SIX_FISH.split()[:4]))
    t.play("swim_on", "move space=v1.2", "reveal fish=frogfish-2a")
    assert "explored" not in " ".join(t.told())
    assert t.stack(0) == "moray-4 boxfish-4 flounder-4"


@pytest.mark.rule("KF-D7")
def test_fish_of_one_species_that_do_not_both_lie_open_are_no_pair() -> None:
    t = lay(up="4.0=moray-4", seen="4.1=boxfish-4", stacks=["boxfish-1", ""])
    t.play("swim_on", "move space=v1.2", "turn_up cell=1.1", "reveal fish=boxfish-2a")
    assert t.up == "4.0=moray-4 1.1=boxfish-2a"


# — caves —


@pytest.mark.rule("KF-D8")
@pytest.mark.parametrize("difficulty", [3, 4, 5, 6])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7])
def test_a_cave_can_be_explored_with_exactly_as_many_fish_as_it_is_difficult(difficulty: int, number: int) -> None:
    t = with_fish_up(number, f"1.1=cave_{difficulty}")
    t.play("swim_on", "move space=v1.2")
    assert ("explore cell=1.1" in t.offers()) == (difficulty == number)


@pytest.mark.rule("KF-D8")
def test_exploring_is_announced_and_ends_the_phase() -> None:
    t = with_fish_up(4, "1.1=cave_4")
    t.play("swim_on", "move space=v1.2", "explore cell=1.1")
    fish = ["moray-4", "boxfish-4", "flounder-4", "frogfish-4"]
    assert t.told() == [
        "moved seat=0 space=v1.2",
        "explored seat=0 back=cave_4",
        *(f"collected seat=0 fish={one}" for one in fish),
    ]
    assert t.asks() == "entering"


@pytest.mark.rule("KF-D8")
def test_the_octopus_moves_before_the_cave_is_taken() -> None:
    t = lay("1.1=cave_3", up="4.0=moray-1 4.1=boxfish-4 4.2=flounder-4")
    t.play("swim_on", "move space=v1.2", "explore cell=1.1")
    assert t.offers() == ["octopus space=h5.4", "octopus space=v4.5", "octopus_stays"]
    t.play("octopus_stays")
    assert t.odds() == {"enter cave=fins_3": 1, "enter cave=light_1": 1, "enter cave=octopus_3": 1}


# — neither —


@pytest.mark.rule("KF-D9")
@pytest.mark.parametrize(
    ("board", "up"),
    [
        ("1.1=cave_4 1.2=cave_5", "4.0=moray-4"),
        ("1.2=cave_4", "1.1=moray-4"),
        ("", "1.1=moray-4 1.2=boxfish-4"),
    ],
)
def test_who_can_neither_turn_up_nor_explore_must_stop(board: str, up: str) -> None:
    t = lay(board, up=up)
    t.play("swim_on", "move space=v1.2")
    assert t.told()[:3] == ["moved seat=0 space=v1.2", "stopped seat=0", "collected seat=0 fish=moray-4"]


@pytest.mark.rule("KF-D9")
def test_who_must_stop_still_moves_the_octopus() -> None:
    t = lay("1.2=cave_4", up="1.1=moray-1")
    t.play("swim_on", "move space=v1.2")
    assert t.offers() == ["octopus space=h5.4", "octopus space=v4.5", "octopus_stays"]
