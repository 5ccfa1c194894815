"""The laws that need nothing compiled, over players who seek what random ones hardly meet."""

from tablereef.testing.suite import (  # noqa: F401
    pytest_generate_tests,
    test_a_choice_that_tells_a_secret_is_one_that_reveals,
    test_choices_ranges_and_conservation,
    test_in_a_step_a_seat_is_told_the_same,
    test_knowledge_is_sound,
    test_two_worlds_alike_to_a_seat_give_it_the_same_bytes,
    test_what_chance_can_bring_every_seat_holds_to_be_possible,
)
from tests.games import RARE_PLAYERS as SPECIMENS  # noqa: F401
