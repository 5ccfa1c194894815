"""What the games' own players count by differences is what the scoring would count anew."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tablereef.games import find
from tablereef.games.carcasse import bot as carcasse
from tablereef.games.carcasse import components as carcasse_box
from tablereef.games.carcasse import scoring as carcasse_scoring
from tablereef.games.carcasse import state as carcasse_state
from tablereef.games.coralia import components as coralia_box
from tablereef.games.coralia import scoring as coralia_scoring
from tablereef.games.coralia import state as coralia_state
from tablereef.games.coralia import worth
from tablereef.games.kleine_fische import bot as kleine_fische
from tablereef.games.kleine_fische.components import FISH_CARDS, RANK_OF, SPECIES_OF
from tablereef.kernel.game import CHANCE, OVER
from tablereef.kernel.struct import flat


def decisions(name: str, games: int, options: dict[str, str]) -> Iterator[Any]:
    """Positions in which somebody has a choice, from random games."""
    game, random = find(name), Random(15)
    for _ in range(games):
        s = game.new(random.choice(game.seats), options)
        while (mover := game.turn(s)) != OVER:
            if mover == CHANCE:
                game.apply(s, game.lot(s, random.randrange(game.lots(s))))
                continue
            codes = game.legal(s)
            if len(codes) > 1 and random.random() < 0.2:
                yield s
            game.apply(s, random.choice(codes))


@pytest.mark.parametrize("variant", carcasse_box.VARIANTS)
def test_a_card_adds_to_a_hold_what_the_scoring_says(variant: str) -> None:
    for s in decisions("carcasse", 5, {"variant": variant, "divers": "on"}):
        before, position = carcasse_scoring.points(s, s.active), flat(s)
        for card in range(carcasse_box.CARDS):
            if s.pile.ranks[carcasse_box.FAMILY[card]] >> carcasse_box.RANK[card] & 1:
                added = carcasse.stow(s, s.active, card)
                assert added == carcasse_scoring.points(s, s.active) - before
                carcasse_state.take(s.hold[s.active], card)
        assert flat(s) == position


def test_hope_is_the_mean_over_all_unseen_fish() -> None:
    for s in decisions("kleine_fische", 3, {}):
        lying = kleine_fische.haul(s, s.up_n)
        unseen = [fish for fish in range(FISH_CARDS) if s.fish.ranks[SPECIES_OF[fish]] >> RANK_OF[fish] & 1]
        if unseen:
            after = [kleine_fische.after(s, fish, lying) for fish in unseen]
            assert kleine_fische.hope(s) == sum(after) // len(after)


def test_a_fish_adds_to_the_sets_what_the_scoring_says() -> None:
    for s in decisions("coralia", 5, {}):
        before = fish_points(s)
        for card in range(coralia_box.LIONFISH, coralia_box.ANGELFISH + 1):
            number = coralia_scoring.held(s, s.active, card)
            species = coralia_scoring.species_left(s, s.active, number)
            hoped = hope_of_set(s, species + 1) - hope_of_set(s, species)
            gain = worth.fish_gain(s, number) - hoped
            coralia_state.put(s.hand[s.active], card)
            assert gain == worth.POINT * (fish_points(s) - before)
            coralia_state.take(s.hand[s.active], card)


def hope_of_set(s: Any, species: int) -> int:
    """What a set is worth beyond what it pays."""
    return worth.set_worth(worth.own_turns(s), species) - worth.POINT * coralia_box.SET_POINTS[species]


def fish_points(s: Any) -> int:
    """CO-Z6: the sets, and the card for fish cards."""
    return coralia_scoring.fish_points(s, s.active) + coralia_scoring.fish_card_points(s, s.active)


def test_a_pearl_joins_the_best_ones_of_a_place_where_it_is_worth_more_than_the_least() -> None:
    for s in decisions("coralia", 5, {}):
        for place in range(1, coralia_box.SEATS + 1):
            pearls = coralia_scoring.pearls_of(s, s.active)
            best = coralia_scoring.best_for_place(pearls, place)
            least = coralia_scoring.least_for_place(pearls, place)
            for card in range(coralia_box.PEARL_5 + 1):
                coralia_state.put(s.hand[s.active], card)
                more = max(worth.PEARL_OF[card] - least, 0)
                with_it = coralia_scoring.pearls_of(s, s.active)
                assert coralia_scoring.best_for_place(with_it, place) == best + more
                coralia_state.take(s.hand[s.active], card)
