"""What the pages say runs, and their links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.S)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


def test_the_python_of_the_readme_says_what_it_prints() -> None:
    (program,) = blocks(ROOT / "README.md", "python")
    session = doctest.DocTestParser().get_doctest(program, {}, "README.md", None, 0)
    assert len(session.examples) >= 8
    complaints: list[str] = []
    assert not doctest.DocTestRunner().run(session, out=complaints.append).failed, "".join(complaints)


def test_the_simulator_is_called_as_its_page_says() -> None:
    """On a game that compiles sooner than the one of the page."""
    from tests.mini import MINI

    (program,) = blocks(ROOT / "docs" / "simulator.md", "python")
    program, scope = program.replace('find("carcasse")', "MINI"), {"MINI": MINI, "__name__": "session"}
    session = doctest.DocTestParser().get_doctest(program, scope, "simulator.md", None, 0)
    complaints: list[str] = []
    assert not doctest.DocTestRunner().run(session, out=complaints.append).failed, "".join(complaints)


def test_the_bot_of_the_docs_plays_a_whole_match(tmp_path: Path) -> None:
    from tablereef.bots import make_bot
    from tablereef.games import find
    from tablereef.kernel.game import OVER
    from tablereef.kernel.match import seeded_match

    (program,) = blocks(ROOT / "docs" / "bots.md", "python")
    (tmp_path / "mybot.py").write_text(program, encoding="utf-8")
    assert len([line for line in program.splitlines() if line.strip()]) <= 20
    carcasse = find("carcasse")
    bots = [make_bot(name, carcasse, seat, 1) for seat, name in enumerate([f"{tmp_path}/mybot.py:Mine", "diver"])]
    match, surfaced_with = seeded_match(carcasse, 2, 1), []
    while (seat := match.turn()) != OVER:
        knowledge = match.knowledge(seat)
        code = bots[seat].choose(knowledge)
        if seat == 0 and carcasse.choice_codes.form(code) == "surface":
            surfaced_with += [zone.size for zone in knowledge.view().zones if zone.id == "row"]
        match.act(seat, code)
    assert min(surfaced_with) == 3, "as soon as three cards lie in the exploration"


def test_every_page_of_the_docs_is_reached_from_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert f"docs/{page.name}" in readme
