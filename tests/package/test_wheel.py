"""The wheel, in an empty virtual environment: texts and rules inside, a game playable, the simulator announced."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*command: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command outside the repository."""
    return subprocess.run([str(part) for part in command], input=typed, capture_output=True, text=True, cwd="/")


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with nothing but the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    built = run(*pip, "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", folder, ROOT)
    assert built.returncode == 0, built.stderr
    run(sys.executable, "-m", "venv", folder / "env")
    (wheel,) = folder.glob("*.whl")
    installed = run(folder / "env/bin/python", "-m", "pip", "install", "-q", wheel)
    assert installed.returncode == 0, installed.stderr
    return folder / "env"


@pytest.mark.slow
def test_a_whole_game_is_played_from_the_wheel(environment: Path, tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    command = ["play", "carcasse", "--names", "Ada", "--bots", "diver", "--seed", "1", "--lang", "de"]
    played = run(environment / "bin/tablereef", *command, "--save", save, typed="1\n2\n" * 400)
    assert played.returncode == 0, played.stderr
    assert "Laderaum" in played.stdout
    assert run(environment / "bin/tablereef", "verify", save).returncode == 0


@pytest.mark.slow
def test_texts_and_rules_are_inside(environment: Path) -> None:
    (package,) = environment.glob("lib/python*/site-packages/tablereef")
    assert (package / "games/carcasse/RULES.md").exists()
    assert len(list((package / "games/carcasse/text").glob("*.ftl"))) == 5
    listed = run(environment / "bin/tablereef", "games")
    assert "carcasse" in listed.stdout


@pytest.mark.slow
def test_without_the_simulator_one_sentence_says_what_to_install(environment: Path) -> None:
    refused = run(environment / "bin/tablereef", "simulate", "carcasse", "--games", "1")
    assert refused.returncode == 2
    assert 'pip install "tablereef[sim]"' in refused.stderr
