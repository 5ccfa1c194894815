"""Coralia's final scoring is a show: each step is named, what it counts is laid out, and points go to the plates."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.table.people import Party
from tests.table.server import Server, ask
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow
STEPS = {"starfish": "1. Starfish cards", "divers": "2. Divers", "fish": "3. Fish", "pearls": "4. Pearls"}


# What of the heading leaves the stage.
STICKING_OUT = """(stage) => {
  const { left, right } = stage.getBoundingClientRect()
  const things = [...stage.querySelectorAll('.heading .medal, .heading strong')]
  const boxes = things.map((thing) => thing.getBoundingClientRect())
  return boxes.filter((box) => box.left < left || box.right > right).map((box) => [box.left, box.right])
}"""


class Told(NamedTuple):
    """A happening, and the name of its moment."""

    words: dict[str, Any]
    plates: list[dict[str, Any]]  # of all seats, where they change
    moment: str


Finale = tuple[str, list[Told]]


@pytest.fixture(scope="module")
def finale(server: Server) -> Finale:
    """A match that was played to its end: its table, and all that was told from the scoring on."""
    with Party(server, ("Ada",), bots=1, game="coralia", spectators="open") as party:
        party.play_on()
    told = all_told(server, party.id)
    return party.id, told[next(i for i, one in enumerate(told) if one.words["key"] == "told-scoring") :]


def all_told(server: Server, table: str) -> list[Told]:
    """Every happening of a match, as a spectator saw it."""
    told: list[Told] = []
    first, versions = 0, 1
    while first < versions:
        sheet = ask(server, "GET", f"/api/tables/{table}/replay?first={first}")
        first, versions = first + len(sheet["lines"]), sheet["versions"]
        for line in sheet["lines"]:
            for i, scene in enumerate(line.get("scenes", []), 1):
                told.append(Told(scene["words"], scene.get("plates", []), f"{line['version']}.{i}"))
    return told


def step_of(told: Told) -> str | None:
    """The step that begins with it."""
    if told.words["key"] != "told-scoring":
        return None
    return str(told.words["fields"]["step"]["key"]).removeprefix("step-")


def at(visit: Visit, table: str, told: Told, **looks: Any) -> Page:
    """The replay at a moment."""
    page = visit(f"/replay/{table}?at={told.moment}", **looks)
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def test_the_four_steps_are_told_in_their_order(finale: Finale) -> None:
    assert [step for step in map(step_of, finale[1]) if step] == list(STEPS)


@pytest.mark.parametrize("step", ["divers", "fish", "pearls"])
def test_a_step_is_named_and_its_points_go_to_the_plates(visit: Visit, finale: Finale, step: str) -> None:
    table, told = finale
    first = next(i for i, one in enumerate(told) if step_of(one) == step)
    page = at(visit, table, told[first])
    expect(page.locator(".medals")).to_contain_text(STEPS[step])
    brought = next((i for i, one in enumerate(told) if i > first and one.words["key"] == "told-earned"), None)
    assert brought is not None, "in this match every step brings points"
    for _ in range(first, brought):
        page.get_by_role("button", name="One step forward").click()
    seat = told[brought].words["fields"]["seat"]["fields"]["seat"]
    row, plate = page.locator(f"[data-row='{seat}']"), page.locator(f"[data-plate='{seat}'] .points b")
    expect(row.locator(".brought")).to_have_text(f"+{told[brought].words['fields']['number']}")
    assert row.locator(".chip, .counted-card").count(), "what is counted lies there"
    expect(plate).to_have_text(str(told[brought].plates[seat]["points"]))


def test_who_comes_in_the_midst_sees_what_each_step_brought(visit: Visit, finale: Finale) -> None:
    table, told = finale
    first = next(i for i, one in enumerate(told) if step_of(one) == "pearls")
    brought: dict[tuple[int, str], int] = {}
    step = ""
    for one in told[:first]:
        step = step_of(one) or step
        if one.words["key"] == "told-earned":
            seat = one.words["fields"]["seat"]["fields"]["seat"]
            brought[seat, step] = brought.get((seat, step), 0) + one.words["fields"]["number"]
    page = at(visit, table, told[first + 1])
    assert {step for _, step in brought} >= {"divers", "fish"}
    for (seat, step), points in brought.items():
        if points:
            expect(page.locator(f"[data-row='{seat}'] [data-part='{step}']")).to_have_text(str(points))


@pytest.mark.parametrize("step", ["fish", "pearls"])
def test_on_a_phone_the_heading_of_a_step_stays_on_its_stage(visit: Visit, finale: Finale, step: str) -> None:
    table, told = finale
    first = next(i for i, one in enumerate(told) if step_of(one) == step)
    page = at(visit, table, told[first], viewport={"width": 360, "height": 740})
    page.get_by_role("button", name="One step forward").click()
    stage = page.locator(".podium")
    expect(stage).to_be_visible()
    assert stage.evaluate(STICKING_OUT) == []


def test_what_happens_in_a_round_is_no_scoring(visit: Visit, finale: Finale) -> None:
    table, told = finale
    page = at(visit, table, told[0])
    expect(page.locator(".finale")).to_have_count(1)
    page.get_by_role("slider").fill("20")
    expect(page.locator(".finale, .medals, .tally, .podium")).to_have_count(0)
