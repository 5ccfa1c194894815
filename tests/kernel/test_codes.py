"""Codes and readable forms: writer and parser are a pair; nonsense is refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablereef.games import find
from tablereef.kernel.codes import Domain, Happenings, Kind, fleeting, numbers, seats, secret
from tablereef.kernel.game import Game
from tablereef.kernel.refusals import Refusal
from tablereef.kernel.story import EVERYONE, SPECTATOR, Happening
from tablereef.kernel.words import Words, seat_words
from tests.games import EVERY_GAME

GAMES = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)


@GAMES
@settings(deadline=None, database=None, derandomize=True)
@given(form=st.text(max_size=40))
def test_nonsense_is_no_event(game: Game, form: str) -> None:
    known = {game.choice_codes.form(code) for code in range(game.choice_codes.size)}
    if " ".join(form.split()) not in known:
        with pytest.raises(Refusal, match="is not an event of this game"):
            game.choice_codes.code(form)


@GAMES
@pytest.mark.parametrize("code", [-1, 10**9])
def test_a_code_outside_the_table_is_refused(game: Game, code: int) -> None:
    with pytest.raises(Refusal, match="is not an event of this game"):
        game.choice_codes.form(code)


def test_a_form_reads_as_kind_and_fields() -> None:
    carcasse = find("carcasse")
    assert carcasse.choice_codes.form(2) == "cut seat=0 family=anchor"
    assert carcasse.choice_codes.code("cut seat=1 family=siren") == 2 + 19
    for wrong in ("cut", "cut seat=1", "cut family=siren seat=1", "cut seat=9 family=siren", "surface now=1"):
        with pytest.raises(Refusal):
            carcasse.choice_codes.code(wrong)


def test_a_kind_may_spell_a_field_beside_another() -> None:
    side, way = Domain("side", ("flat", "steep")), Domain("way", ("back", "on"))
    kind = Kind(
        "go", lambda values: {"way": ("left", "right", "up", "down")[2 * values[0] + values[1]]}, side=side, way=way
    )
    assert [kind.words("choice", [1, end]).fields["way"] for end in (0, 1)] == ["up", "down"]
    assert kind.words("choice", [0, 1]).fields == {"side": Words("side-flat"), "way": "right"}


def test_who_lost_a_turn_unasked_is_told_why() -> None:
    seat = seats(2)
    table = Happenings(Kind("stole", victim=seat, seat=seat), Kind("bust", victim=seat, seat=seat), reasons=("bust",))
    stole, bust = (Happening(kind, (0, 1), EVERYONE) for kind in table.numbers)
    why = Words("why-bust", {"victim": seat_words(0), "seat": seat_words(1)})
    assert [table.why(bust, viewer) for viewer in (0, 1, SPECTATOR)] == [None, why, None]
    assert table.why(stole, 1) is None


def test_a_reason_names_nothing_that_is_secret_or_forgotten() -> None:
    number = numbers(0, 9)
    bust = Kind("bust", seat=seats(2), open=number, kept=secret(number), gone=fleeting(number))
    table = Happenings(bust, reasons=("bust",))
    why = table.why(Happening(0, (1, 5, 6, 7), EVERYONE), 1)
    assert why == Words("why-bust", {"seat": seat_words(1), "open": 5})
