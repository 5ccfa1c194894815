"""The image and the house around it: built and started where there is a container engine, looked through where not."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

from tablereef.cli import app as commands
from tablereef.table import metrics
from tablereef.table.app import make_app
from tablereef.table.serve import configuration
from tablereef.table.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
TABLE = SERVICES["table"]
CONTINUED = re.compile(r"\\\n\s*")


def steps() -> list[list[tuple[str, str]]]:
    """The stages of the Dockerfile, each with its instructions and what they say."""
    text = CONTINUED.sub("", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))
    lines = [line.partition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    stages: list[list[tuple[str, str]]] = []
    for word, _, rest in lines:
        if word == "FROM":
            stages.append([])
        stages[-1].append((word, rest))
    return stages


def last(word: str) -> str:
    """What the image itself says."""
    return [rest for one, rest in steps()[-1] if one == word][-1]


def paths_of_the_server() -> set[str]:
    gate = make_app(Settings(static=ROOT))
    return {route.path for route in gate.app.routes}


# — the image —


def test_the_dockerfile_is_as_dockerfiles_should_be() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    said = subprocess.run([hadolint, DEPLOY / "Dockerfile"], capture_output=True, text=True)
    assert said.returncode == 0, said.stdout


def test_what_is_copied_is_there_and_not_left_out() -> None:
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = [rule.removeprefix("!") for rule in rules if rule.startswith("!")]
    for word, rest in (step for stage in steps() for step in stage):
        if word == "COPY" and not rest.startswith("--from"):
            for source in shlex.split(rest)[:-1]:
                assert (ROOT / source).exists(), source
                assert any(source == one or source.startswith(f"{one}/") for one in let_in), source


def test_the_client_is_copied_from_where_it_is_built() -> None:
    written = re.search(r"outDir: '(.*?)'", (ROOT / "web/vite.config.ts").read_text(encoding="utf-8"))
    assert written is not None
    built = os.path.normpath(f"/build/web/{written[1]}")
    assert f"COPY --from=client {built} {Path(built).relative_to('/build')}" in (DEPLOY / "Dockerfile").read_text()


def test_the_image_runs_our_command_as_nobody_special_and_asks_whether_it_is_ready() -> None:
    user, _, group = last("USER").partition(":")
    assert int(user) >= 1000
    assert int(group) >= 1000
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    (entry,) = json.loads(last("ENTRYPOINT"))
    assert entry in scripts
    parsed(json.loads(last("CMD")))
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/[a-z/]+)", last("HEALTHCHECK"))
    assert asked is not None
    assert asked[1] == last("EXPOSE") == str(Settings().port)
    assert asked[2] in paths_of_the_server()


def parsed(words: list[str]) -> dict[str, Any]:
    """What our command line understands; it refuses what it does not."""
    name, *options = words
    group: Any = typer.main.get_command(commands)
    with group.commands[name].make_context(name, list(options)) as context:
        return dict(context.params)


# — the house —


def test_every_service_names_only_what_is_there() -> None:
    assert set(SERVICES) == {"table", "database", "proxy", "prometheus", "grafana"}
    for name, service in SERVICES.items():
        for mount in service.get("volumes", ()):
            source = mount.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in COMPOSE["volumes"], (name, mount)
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert "no-new-privileges:true" in service["security_opt"]
    build = TABLE["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()


def test_only_the_proxy_is_reached_from_outside() -> None:
    reached = {name for name, service in SERVICES.items() for port in service.get("ports", ()) if "127" not in port}
    assert reached == {"proxy"}


def test_the_table_can_write_nowhere_but_where_it_must() -> None:
    assert TABLE["read_only"]
    assert TABLE["cap_drop"] == ["ALL"]
    written = {mount.partition(":")[2] for mount in TABLE["volumes"]} | set(TABLE["tmpfs"])
    assert set(json.loads(last("VOLUME"))) <= written


def test_the_table_is_started_with_what_the_others_count_on(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = parsed([word.split(" #")[0] for word in TABLE["command"]])
    scraped = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"][0]["static_configs"]
    assert [one["labels"]["__param_worker"] for one in scraped] == [str(one) for one in range(settings["workers"])]
    assert {target for one in scraped for target in one["targets"]} == {f"table:{settings['port']}"}
    assert f"reverse_proxy table:{settings['port']}" in (DEPLOY / "Caddyfile").read_text()
    assert "table" in settings["hosts"].split(","), "Prometheus asks under this name"
    assert settings["behind_proxy"]
    (network,) = COMPOSE["networks"]["house"]["ipam"]["config"]
    assert TABLE["environment"]["FORWARDED_ALLOW_IPS"] == network["subnet"]
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", network["subnet"])
    assert configuration(Settings(behind_proxy=True)).forwarded_allow_ips == network["subnet"]


def test_all_that_must_be_said_stands_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    told = set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(), re.M))
    assert asked == told


def test_the_proxy_understands_its_file_and_keeps_machines_apart() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    hidden = re.search(r"@machines path (.*)", text)
    assert hidden is not None
    assert {"/metrics"} <= paths_of_the_server() & set(hidden[1].split())
    caddy = shutil.which("caddy")
    if caddy is not None:
        how = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
        said = subprocess.run(how, env=os.environ | {"REEF_NAME": "localhost"}, capture_output=True, text=True)
        assert said.returncode == 0, said.stderr


# — figures —


def questions() -> Iterator[str]:
    """What the dashboard and the alerts ask Prometheus."""
    board = json.loads((DEPLOY / "grafana/dashboards/tablereef.json").read_text())
    yield from (target["expr"] for panel in board["panels"] for target in panel["targets"])
    for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]:
        yield from (rule["expr"] for rule in group["rules"])


def told() -> set[str]:
    """The names of all figures, as Prometheus keeps them."""
    names = set()
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", metrics.page().decode(), re.M):
        names |= {f"{name}_{part}" for part in ("bucket", "count", "sum")} if kind == "histogram" else {name}
    return names


def test_every_figure_that_is_asked_for_is_told_and_every_one_of_ours_is_shown() -> None:
    asked = set(re.findall(r"\b(?:tablereef|process)_\w+", " ".join(questions())))
    assert asked <= told()
    shown = {re.sub(r"_(bucket|count|sum)$", "", name) for name in asked}
    ours = {re.sub(r"_(bucket|count|sum)$", "", name) for name in told() if name.startswith("tablereef")}
    assert {name for name in ours if not name.endswith("_created")} <= shown


def test_grafana_finds_its_source_and_its_dashboards() -> None:
    folder = DEPLOY / "grafana/provisioning"
    (source,) = yaml.safe_load((folder / "datasources/prometheus.yaml").read_text())["datasources"]
    board = json.loads((DEPLOY / "grafana/dashboards/tablereef.json").read_text())
    assert {panel["datasource"]["uid"] for panel in board["panels"]} == {source["uid"]}
    assert source["url"].startswith("http://prometheus:")
    (provider,) = yaml.safe_load((folder / "dashboards/tablereef.yaml").read_text())["providers"]
    mounts = [mount.split(":")[1] for mount in SERVICES["grafana"]["volumes"]]
    assert provider["options"]["path"] in mounts


# — for real —


def has_engine() -> bool:
    """Whether containers can be started here; a client alone cannot."""
    asked = ["docker", "compose", "version"], ["docker", "info"]
    return shutil.which("docker") is not None and not any(
        subprocess.run(one, capture_output=True).returncode for one in asked
    )


@pytest.mark.slow
def test_the_house_is_built_and_ready() -> None:
    if not has_engine():
        pytest.skip("no container engine is here")
    known = {"REEF_NAME": "localhost", "REEF_DATABASE_PASSWORD": "reef", "REEF_GRAFANA_PASSWORD": "reef"}
    compose = ["docker", "compose", "--project-name", "tablereef-test", "--file", str(DEPLOY / "compose.yaml")]

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*compose, *words], env=os.environ | known, capture_output=True, text=True)

    try:
        begun = run("up", "--build", "--detach", "--wait", "table")
        assert begun.returncode == 0, begun.stderr
        assert run("exec", "table", "id", "-u").stdout.strip() == last("USER").partition(":")[0]
        assert run("exec", "table", "touch", "/opt/tablereef/x").returncode != 0
    finally:
        run("down", "--volumes")
