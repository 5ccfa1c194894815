"""Vectors of the fair deal: whoever has the algorithm, in whatever language, comes to these; so does the browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablereef.games import find
from tablereef.kernel import journal
from tablereef.kernel.dealers import Fair, commitment_to, derived_nonce
from tablereef.kernel.match import Deal, Match, Remark, new_header
from tablereef.kernel.refusals import Refusal
from tests.golden.files import agrees

PATH = Path(__file__).parent / "fair_vectors.json"
CARCASSE = find("carcasse")
SECRET, NONCES = "5a" * 32, {0: "left", 1: "right"}
LOTS = (1, 2, 6, 50, 10**9, 2**255 + 1)  # of the last, half of all draws are drawn again


def finished() -> Match:
    """Two people and a bot; after some choices they agree to end."""
    header = new_header(CARCASSE, ["Ada", "Zoë", "Triton"], {}, Deal(commitment=commitment_to(SECRET)), "vector")
    match = Match(CARCASSE, header)
    match.add(Remark("bot", 2, "heuristic"))
    match.derive_nonce(2)
    for seat, nonce in NONCES.items():
        match.add_nonce(seat, nonce)
    match.start_fair(SECRET)
    for _ in range(6):
        match.act(match.turn(), match.knowledge(match.turn()).choices()[-1])
    match.end(1, (0, 1))
    match.add(Remark("revealed", text=SECRET))
    return match


def deals(match: Match) -> list[dict[str, Any]]:
    """The match as it is, and as cheats would have it: each with the fault that a browser must find."""
    text = journal.written(match)
    header, *lines = text.splitlines(keepends=True)
    drawn = [[draw.lots, draw.lot] for draw in journal.draws(match, SECRET)]
    kept = {"commitment": match.header.deal.commitment, "header": match.header.digest(), "nonces": NONCES}
    other = [[lots, (lot + 1) % lots] if lots > 1 else [lots, lot] for lots, lot in drawn]
    bot, derived = lines[0], lines[1]

    def deal(fault: str | None, journal: str = text, draws: Any = drawn, kernel: str = "refuses", **seen: Any) -> Any:
        return {"fault": fault, "kernel": kernel, "journal": journal, "draws": draws, "kept": kept | seen}

    return [
        deal(None, kernel="verifies"),
        deal("commitment", kernel="verifies", commitment="0" * 64),
        deal("header", text.replace('"Ada"', '"Eve"')),
        deal("nonce", kernel="verifies", nonces={"0": "mine"}),
        deal("secret", text.replace(SECRET, "6" * 64)),
        deal("order", "".join([header, *lines[:-1]]), kernel="cannot know"),
        deal("order", "".join([header, bot, *lines[2:-1], derived, lines[-1]])),
        deal("order", "".join([header, *lines[:4], lines[2].replace('"by":0', '"by":7'), *lines[4:]])),
        deal("derived", text.replace(derived, derived.replace("derived", "nonce").replace(match.nonces[2], "mine"))),
        deal("draw", kernel="verifies", draws=other),
        deal("draw", kernel="verifies", draws=drawn[:-1]),
        deal("draw", text.replace('"left"', '"luck"'), nonces={}),
    ]


def vectors() -> dict[str, Any]:
    """All of them."""
    match = finished()
    header = match.header.digest()
    dealer = Fair(SECRET, header, ["left", "right"])
    return {
        "secret": SECRET,
        "commitment": commitment_to(SECRET),
        "header": header,
        "nonces": ["left", "right"],
        "derived": [derived_nonce(header, seat) for seat in range(4)],
        "picks": [[k, str(lots), str(dealer.pick(k, lots))] for lots in LOTS for k in range(8)],
        "deals": deals(match),
    }


def test_the_vectors_are_what_the_kernel_computes() -> None:
    assert agrees(PATH, json.dumps(vectors(), indent=1) + "\n")


@pytest.mark.parametrize("deal", json.loads(PATH.read_text(encoding="utf-8"))["deals"], ids=lambda deal: deal["fault"])
def test_the_kernel_finds_what_can_be_found_without_having_been_there(deal: Any, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(deal["journal"], encoding="utf-8")
    try:
        found = "verifies" if journal.verify(journal.read(path, find)) else "cannot know"
    except Refusal:
        found = "refuses"
    assert found == deal["kernel"]
