"""Dealers: counted, scripted, provably fair."""

import hashlib
import hmac
from collections import Counter

import pytest

from tablereef.games import find
from tablereef.kernel.dealers import Fair, Seeded, commitment_to, new_secret
from tablereef.kernel.game import CHANCE
from tablereef.kernel.match import Deal, Match, new_header
from tablereef.kernel.refusals import Refusal
from tablereef.testing.laws import frequencies_follow

CARCASSE = find("carcasse")
SECRET = "5" * 64


def fair_match(seats: int = 2) -> Match:
    """A match that waits for its nonces."""
    names = [f"seat {i}" for i in range(seats)]
    return Match(CARCASSE, new_header(CARCASSE, names, {}, Deal(commitment=commitment_to(SECRET)), "m"))


def test_a_fair_match_waits_for_every_nonce() -> None:
    match = fair_match()
    match.add_nonce(0, "left")
    with pytest.raises(Refusal, match="every seat must add its nonce first"):
        match.start_fair(SECRET)
    with pytest.raises(Refusal, match="every seat must add its nonce first"):
        match.act(0, 0)
    match.add_nonce(1, "right")
    match.start_fair(SECRET)
    assert match.turn() != CHANCE


def test_another_secret_than_the_committed_one_is_refused() -> None:
    match = fair_match()
    match.add_nonce(0, "a")
    match.add_nonce(1, "b")
    with pytest.raises(Refusal, match="This is not the secret"):
        match.start_fair("6" * 64)


@pytest.mark.parametrize("nonce", ["", "with space", "line\nbreak", "x" * 65, "ü"])
def test_a_nonce_has_a_plain_form(nonce: str) -> None:
    with pytest.raises(Refusal, match="1 to 64 letters and digits"):
        fair_match().add_nonce(0, nonce)


def test_a_seat_gives_one_nonce() -> None:
    match = fair_match()
    match.add_nonce(0, "a")
    with pytest.raises(Refusal, match="already"):
        match.add_nonce(0, "b")


def test_the_fair_deal_is_what_the_docs_say() -> None:
    """Anybody can deal again with these three lines."""
    seed = hashlib.sha256(f"{SECRET}\nm\nleft\nright".encode()).digest()
    number = int.from_bytes(hmac.digest(seed, b"7.0", "sha256"), "big")
    assert Fair(SECRET, "m", ["left", "right"]).pick(7, 50) == number % 50


def test_every_nonce_changes_the_deal() -> None:
    deals = {Fair(SECRET, "m", nonces).pick(0, 10**9) for nonces in (["a", "b"], ["a", "c"], ["b", "a"], ["c", "b"])}
    assert len(deals) == 4


def test_fair_and_seeded_draws_are_uniform() -> None:
    fair = Fair(SECRET, "m", ["a", "b"])
    frequencies_follow(dict.fromkeys(range(7), 1 / 7), Counter(fair.pick(k, 7) for k in range(7000)))
    s = CARCASSE.new(4)
    first = Counter(Seeded(9, index).deal(CARCASSE, s, 0) for index in range(8000))
    frequencies_follow(dict.fromkeys(range(4), 1 / 4), first)


def test_secrets_do_not_repeat() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(new_secret()) == 64
