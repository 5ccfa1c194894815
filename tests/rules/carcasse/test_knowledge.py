"""What a seat may know, see and imagine (CC-K…)."""

import pytest

from tablereef.kernel.story import SPECTATOR
from tests.games.carcasse import conserved
from tests.rules.carcasse.table import Table, fresh, lay
from tests.rules.table import each


def looking_at_the_map(looker: int = 1, memory_aid: str = "off") -> Table:
    """Three seats, one of which looks at two sirens and a key of four cards in the graveyard."""
    t = lay(holds=["", "", ""], graveyard="key-2 map-2 siren-4 siren-5", active=looker, memory_aid=memory_aid)
    t.turn_over("map-3")
    t.look("siren-5 siren-4 key-2")
    return t


# — what is open —


@pytest.mark.rule("CC-K1")
def test_holds_and_row_are_open_to_all() -> None:
    t = lay("siren-9 key-4", holds=["map-7 map-3", "", "siren-4 anchor-2"], graveyard="key-2", active=1)
    for seat in (0, 1, 2, SPECTATOR):
        assert [zone.id for zone in t.view(seat).zones] == ["pile", "graveyard", "row", "hold-0", "hold-1", "hold-2"]
        assert t.sees(seat, "row") == (2, "siren-9 key-4")
        assert t.sees(seat, "hold-0") == (2, "map-3 map-7")
        assert t.sees(seat, "hold-1") == (0, "")
        assert t.sees(seat, "hold-2") == (2, "anchor-2 siren-4")
        assert t.sees(seat, "pile") == (53, "")
        assert t.sees(seat, "graveyard") == (1, "")


@pytest.mark.rule("CC-K1")
def test_where_nobody_looked_nothing_is_hidden_from_anybody() -> None:
    t = lay("siren-9", holds=["map-7", "key-2"], graveyard="key-3")
    for seat in (0, 1, SPECTATOR):
        assert t.known(seat) == t
        assert t.imagined(seat, 7) == t


@pytest.mark.rule("CC-K1")
def test_everyone_is_told_every_event_that_is_no_look() -> None:
    t = fresh(2)
    assert t.audience() == [0, 1, SPECTATOR]
    t.play("first seat=1")
    assert t.audience() == [0, 1, SPECTATOR]
    t.turn_over("siren-9")
    assert t.audience() == [0, 1, SPECTATOR]
    t = lay("key-3 chest-3", graveyard="siren-4")
    t.play("surface")
    assert t.audience() == [0, 1, SPECTATOR]


@pytest.mark.rule("CC-K1")
@pytest.mark.parametrize("card", ["knife-3", "harpoon-3", "net-3"])
def test_everyone_is_told_what_a_player_chooses(card: str) -> None:
    t = lay(holds=["key-2", "siren-4"], active=1)
    t.turn_over(card)
    assert t.to_move == 1
    assert t.audience() == [0, 1, SPECTATOR]


@pytest.mark.rule("CC-K1")
def test_everyone_is_told_which_card_the_map_brings() -> None:
    t = looking_at_the_map()
    assert t.audience() == [0, 1, 2, SPECTATOR]
    t.play("dig card=siren-4")
    assert [t.told(seat)[-1] for seat in (0, 1, 2, SPECTATOR)] == ["dug seat=1 card=siren-4"] * 4


@pytest.mark.rule("CC-K1")
def test_the_question_is_open_to_all_and_the_offers_go_to_the_player_to_move() -> None:
    t = lay(holds=["key-2", "siren-4 siren-7"], active=0)
    t.turn_over("knife-3")
    assert [t.view(seat).question.key for seat in (0, 1, SPECTATOR)] == ["question-knifing"] * 3
    assert [t.view(seat).turn for seat in (0, 1, SPECTATOR)] == [0, 0, 0]
    assert [len(t.view(seat).offers) for seat in (0, 1, SPECTATOR)] == [1, 0, 0]


@pytest.mark.rule("CC-K1")
def test_the_pieces_to_touch_are_the_pile_the_row_or_the_card_that_would_move() -> None:
    t = lay("siren-9")
    assert t.paths() == {"continue": ("pile",), "surface": ("row",)}

    t = lay(holds=["key-2", "siren-4 siren-7", "map-3"])
    t.turn_over("knife-3")
    assert t.paths() == {"cut seat=1 family=siren": ("siren-7",), "cut seat=2 family=map": ("map-3",)}

    t = lay(holds=["key-2", "siren-4 siren-7", "map-3"])
    t.turn_over("harpoon-3")
    assert t.paths() == {"spear seat=1 family=siren": ("siren-7",), "spear seat=2 family=map": ("map-3",)}

    t = lay(holds=["map-3", "siren-4 siren-7 key-2"], active=1)
    t.turn_over("net-3")
    assert t.paths() == {"haul family=key": ("key-2",), "haul family=siren": ("siren-7",)}

    assert looking_at_the_map().paths() == {
        "dig card=key-2": ("graveyard-0",),
        "dig card=siren-4": ("graveyard-1",),
        "dig card=siren-5": ("graveyard-2",),
    }


# — looks into the pile —


@pytest.mark.rule("CC-K2")
def test_only_the_looker_is_told_what_the_drone_shows() -> None:
    t = lay(holds=["", "", ""], active=1)
    t.turn_over("drone-3")
    assert t.audience() == [1]
    t.look("siren-9")
    assert t.audience() == [0, 1, 2, SPECTATOR]


@pytest.mark.rule("CC-K2")
def test_the_looker_sees_the_card_on_top_of_the_pile_and_the_others_see_that_one_was_looked_at() -> None:
    t = lay("drone-3", holds=["", "", ""], top={"siren-9": [1]}, active=1)
    assert t.sees(1, "pile") == (59, "pile-0=siren-9")
    for seat in (0, 2, SPECTATOR):
        assert t.sees(seat, "pile") == (59, "pile-0=?")


@pytest.mark.rule("CC-K2")
def test_each_seat_knows_just_what_it_looked_at_in_the_pile() -> None:
    top = {"siren-9": [0, 2], "key-7": [1, 2], "map-3": [0]}
    t = lay("drone-3", holds=["", "", "", ""], pile="net-3", top=top, rest="graveyard", active=3)
    assert (t.known(0).top, t.known(0).pile) == ("siren-9 ? map-3", "key-7 net-3")
    assert (t.known(1).top, t.known(1).pile) == ("? key-7 ?", "map-3 net-3 siren-9")
    assert (t.known(2).top, t.known(2).pile) == ("siren-9 key-7 ?", "map-3 net-3")
    assert (t.known(3).top, t.known(3).pile) == ("? ? ?", "map-3 key-7 net-3 siren-9")
    assert (t.known(SPECTATOR).top, t.known(SPECTATOR).pile) == ("? ? ?", "map-3 key-7 net-3 siren-9")
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert t.known(seat).s.pile_size == 4
        assert t.known(seat).s.top_seen == [0b101, 0b110, 0b001]


@pytest.mark.rule("CC-K2")
def test_what_is_forgotten_once_is_not_forgotten_twice() -> None:
    t = lay("drone-3", pile="net-3", top={"siren-9": [1], "key-7": [0]}, rest="graveyard", active=1)
    assert t.known(0).known(0) == t.known(0)
    assert t.known(0).known(1).top == "? ?"
    assert t.known(0).known(1).pile == "key-7 net-3 siren-9"
    t = looking_at_the_map(looker=1)
    assert t.known(0).known(0) == t.known(0)
    assert t.known(0).known(2) == t.known(0)


@pytest.mark.rule("CC-K2")
def test_the_next_card_is_certain_to_the_looker_and_any_unseen_card_to_the_others() -> None:
    t = lay("drone-3", top={"siren-9": [0]}, pile="net-3 key-7", rest="graveyard")
    t.play("surface")
    assert t.odds() == {"turn card=siren-9": 1}
    assert t.known(0).odds() == {"turn card=siren-9": 1}
    assert t.known(1).odds() == each("turn card", "key-7 net-3 siren-9")
    assert t.known(SPECTATOR).odds() == each("turn card", "key-7 net-3 siren-9")


@pytest.mark.rule("CC-K2")
def test_what_the_drone_will_show_is_certain_to_who_has_seen_it() -> None:
    t = lay(top={"drone-3": [0], "siren-9": [0]}, pile="net-3", rest="graveyard", active=1)
    t.turn_over("drone-3")
    assert t.known(0).odds() == {"peek card=siren-9": 1}
    assert t.known(1).odds() == each("peek card", "net-3 siren-9")


@pytest.mark.rule("CC-K2")
def test_a_drone_over_a_card_that_its_player_has_seen_shows_it_once_more() -> None:
    t = lay(top={"drone-3": [0], "siren-9": [0]}, pile="net-3", rest="graveyard")
    t.turn_over("drone-3")
    assert t.odds() == {"peek card=siren-9": 1}
    t.look("siren-9")
    assert t == lay("drone-3", top={"siren-9": [0]}, pile="net-3", rest="graveyard")


# — looks into the graveyard —


@pytest.mark.rule("CC-K2")
def test_only_the_looker_is_told_what_the_map_shows() -> None:
    t = lay(holds=["", "", ""], graveyard="siren-4 siren-5", active=2)
    t.turn_over("map-3")
    assert t.audience() == [2]
    t.look("siren-4")
    assert t.audience() == [2]


@pytest.mark.rule("CC-K2")
def test_the_looker_sees_the_cards_of_the_map_and_the_others_see_how_many() -> None:
    t = looking_at_the_map(looker=1)
    assert t.sees(1, "graveyard") == (4, "graveyard-0=key-2 graveyard-1=siren-4 graveyard-2=siren-5")
    for seat in (0, 2, SPECTATOR):
        assert t.sees(seat, "graveyard") == (4, "graveyard-0=? graveyard-1=? graveyard-2=?")


@pytest.mark.rule("CC-K2")
def test_only_the_looker_knows_which_cards_the_map_shows() -> None:
    t = looking_at_the_map(looker=1)
    assert t.known(1) == t
    assert t.known(1).looked == "key-2 siren-4 siren-5"
    for seat in (0, 2, SPECTATOR):
        assert t.known(seat).looked == "? ? ?"
        assert t.known(seat).graveyard == "map-2 key-2 siren-4 siren-5"
        assert t.known(seat).s.graveyard_size == 4


# — the memory aid —


@pytest.mark.rule("CC-K3")
def test_the_memory_aid_is_off_by_default_and_shows_only_numbers() -> None:
    t = lay("siren-9", pile="siren-4 key-3", graveyard="key-2", rest="hold-0")
    assert t.s.memory_aid == 0
    for seat in (0, 1, SPECTATOR):
        assert t.sees(seat, "pile") == (2, "")
        assert t.sees(seat, "graveyard") == (1, "")


@pytest.mark.rule("CC-K3")
def test_the_memory_aid_shows_the_contents_of_pile_and_graveyard() -> None:
    t = lay("siren-9", pile="siren-4 key-3", graveyard="key-2", rest="hold-0", memory_aid="on")
    assert t.s.memory_aid == 1
    for seat in (0, 1, SPECTATOR):
        assert t.sees(seat, "pile") == (2, "key-3 siren-4")
        assert t.sees(seat, "graveyard") == (1, "key-2")


@pytest.mark.rule("CC-K3")
def test_the_memory_aid_does_not_show_what_only_others_have_seen() -> None:
    t = lay("drone-3", pile="siren-4 key-3", top={"siren-9": [0]}, rest="graveyard", memory_aid="on")
    assert t.sees(0, "pile") == (3, "pile-0=siren-9 key-3 siren-4")
    assert t.sees(1, "pile") == (3, "pile-0=? key-3 siren-4 siren-9")
    assert t.sees(SPECTATOR, "pile") == (3, "pile-0=? key-3 siren-4 siren-9")

    t = looking_at_the_map(looker=0, memory_aid="on")
    shown = "graveyard-0=key-2 graveyard-1=siren-4 graveyard-2=siren-5 map-2"
    hidden = "graveyard-0=? graveyard-1=? graveyard-2=? map-2 key-2 siren-4 siren-5"
    assert t.sees(0, "graveyard") == (4, shown)
    assert t.sees(1, "graveyard") == (4, hidden)
    assert t.sees(SPECTATOR, "graveyard") == (4, hidden)


@pytest.mark.rule("CC-K3")
@pytest.mark.parametrize("memory_aid", ["off", "on"])
def test_bots_remember_in_both_cases(memory_aid: str) -> None:
    t = lay("siren-9", pile="siren-4 key-3", graveyard="key-2", rest="hold-0", memory_aid=memory_aid)
    assert t.known(1).pile == "key-3 siren-4"
    assert t.known(1).graveyard == "key-2"
    t.play("continue")
    assert t.known(1).odds() == each("turn card", "key-3 siren-4")


# — imagining —


@pytest.mark.rule("CC-K2")
def test_who_has_not_looked_can_imagine_every_unseen_card_on_top_and_no_other() -> None:
    t = lay("drone-3", pile="net-3 key-7", top={"siren-9": [0]}, rest="graveyard")
    tables = [t.imagined(1, seed) for seed in range(100)]
    assert {table.top for table in tables} == {"net-3", "key-7", "siren-9"}
    for table in tables:
        assert conserved(table.s)
        assert table.known(1) == t.known(1)
        assert table.s.top_seen == [1, 0, 0]


@pytest.mark.rule("CC-K2")
def test_who_has_looked_imagines_what_lies_there() -> None:
    t = lay("drone-3", pile="net-3 key-7", top={"siren-9": [0]}, rest="graveyard")
    assert all(t.imagined(0, seed) == t for seed in range(20))
    t = looking_at_the_map(looker=1)
    assert all(t.imagined(1, seed) == t for seed in range(20))


@pytest.mark.rule("CC-K2")
def test_what_a_seat_has_seen_stays_where_it_is_while_it_imagines_the_rest() -> None:
    t = lay("drone-3", pile="net-3", top={"siren-9": [1], "key-7": [0], "map-3": [1]}, rest="graveyard", active=1)
    tables = [t.imagined(0, seed) for seed in range(200)]
    assert {table.top for table in tables} == {
        "siren-9 key-7 map-3",
        "siren-9 key-7 net-3",
        "map-3 key-7 siren-9",
        "map-3 key-7 net-3",
        "net-3 key-7 siren-9",
        "net-3 key-7 map-3",
    }
    for table in tables:
        assert conserved(table.s)
        assert table.known(0) == t.known(0)


@pytest.mark.rule("CC-K2")
def test_who_has_not_looked_can_imagine_any_three_cards_under_the_map() -> None:
    t = looking_at_the_map(looker=1)
    for seat in (0, 2, SPECTATOR):
        tables = [t.imagined(seat, seed) for seed in range(100)]
        assert {table.looked for table in tables} == {
            "map-2 key-2 siren-4",
            "map-2 key-2 siren-5",
            "map-2 siren-4 siren-5",
            "key-2 siren-4 siren-5",
        }
        for table in tables:
            assert conserved(table.s)
            assert table.known(seat) == t.known(seat)
