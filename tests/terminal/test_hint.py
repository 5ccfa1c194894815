"""What would a good player do? An octopus at the table says it with its worth."""

from tablereef.bots import Diver
from tablereef.games import find
from tablereef.kernel.match import seeded_match
from tablereef.terminal.hint import advice
from tablereef.terminal.speech import Speech

MATCH = seeded_match(find("carcasse"), 2, 1)
ASKED = MATCH.knowledge(MATCH.turn())
SPEECH = Speech("en", MATCH.game, MATCH.header.seats)


class Weighing(Diver):
    """A bot that says of another choice than Diver's what it is worth."""

    def weigh(self, _: object) -> tuple[int, float, float]:
        return ASKED.choices()[-1], 0.631, 0.55


def test_an_octopus_at_the_table_says_what_its_choice_is_worth() -> None:
    code, worth = advice(ASKED, [Diver(), Weighing()], SPEECH)
    assert code == ASKED.choices()[-1] != Diver().choose(ASKED)
    assert worth == ["Chance to win: 63 %, with the best other choice 55 %."]


def test_without_one_the_games_own_player_is_asked() -> None:
    assert advice(ASKED, [Diver()], SPEECH) == (Diver().choose(ASKED), [])
