"""What happened, in fewer sentences: alike things are told together."""

from tablereef.kernel.words import Words, seat_words
from tablereef.terminal.story import joined


def turned(seat: int, card: str) -> Words:
    return Words("told-turned", {"seat": seat_words(seat), "card": Words(card)})


def test_cards_of_one_kind_are_told_together() -> None:
    (entry,) = joined([turned(0, "a"), turned(0, "b"), turned(0, "c")])
    assert entry.field == "card"
    assert [words.key for words in entry.values] == ["a", "b", "c"]


def test_the_same_thing_again_is_counted() -> None:
    (entry,) = joined([Words("told-looked", {"seat": seat_words(0)})] * 3)
    assert entry.times == 3


def test_players_and_kinds_are_kept_apart() -> None:
    assert len(joined([turned(0, "a"), turned(1, "a")])) == 2
    assert len(joined([turned(0, "a"), Words("told-ended"), turned(0, "b")])) == 3


def test_no_card_gets_lost_when_one_comes_twice() -> None:
    entries = joined([turned(0, "a"), turned(0, "b"), turned(0, "a"), turned(0, "a")])
    assert sum(entry.times * max(1, len(entry.values)) for entry in entries) == 4
