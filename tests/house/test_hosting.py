"""What a host starts from: container, compose files and unit name what there is, and leave no work undone."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from yarl import URL

from bot.app import _role
from bot.common.rest_proxy import proxy_of
from bot.common.settings import Settings
from bot.serving.gateway_shards import Part, part_of
from bot.workers.leadership import Role
from tests.support import skips
from tests.support.sandbox import ROOT

Tree = dict[str, Any]
HOSTING = ROOT / "docs" / "hosting"
SERVER = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"}
NIRN = {"PORT", "REQUEST_TIMEOUT", "ENABLE_METRICS"}
"""Settings of nirn-proxy, from its README."""


def services() -> dict[str, Tree]:
    """What both files together start, each with all that is set for it."""
    base, roles = (
        yaml.safe_load((HOSTING / name).read_text("utf-8")) for name in ("compose.yaml", "compose.roles.yaml")
    )
    made: dict[str, Tree] = dict(base["services"])
    for name, own in roles["services"].items():
        former = made.get(name, {})
        if "extends" in own:
            assert own["extends"]["file"] == "compose.yaml"
            former = base["services"][own["extends"]["service"]]
        environment = {**former.get("environment", {}), **own.get("environment", {})}
        waits = {**former.get("depends_on", {}), **own.get("depends_on", {})}
        made[name] = {**former, **own, "environment": environment, "depends_on": waits}
    return made


def heralds() -> dict[str, Tree]:
    """Those of them that are Herald."""
    return {name: s for name, s in services().items() if "build" in s}


def settings(environment: Tree) -> Settings:
    """What Herald reads there."""
    values = {name.lower(): str(value) for name, value in environment.items()}
    return Settings(_env_file=None, **values)


def test_every_name_is_a_setting() -> None:
    known = {name.upper() for name in Settings.model_fields}
    for name, service in heralds().items():
        assert set(service["environment"]) <= known, name
        settings(service["environment"])
    there = services()
    assert set(there["database"]["environment"]) == SERVER
    assert set(there["proxy"]["environment"]) <= NIRN


def test_everything_is_done_by_somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two fronts that have all shards between them and none twice, two couriers, a clock, and one exit for those who
    post; every role may be what it is."""
    monkeypatch.setattr("discord.http.Route.BASE", "https://discord.com/api/v10")
    count: dict[Role, int] = dict.fromkeys(Role, 0)
    parts: list[Part] = []
    there = services()
    for service in heralds().values():
        told = settings(service["environment"])
        role = _role(told)
        count[role] += int(service.get("deploy", {}).get("replicas", 1))
        if role is not Role.CLOCK:
            proxy = URL(proxy_of(told))
            assert (proxy.host, str(proxy.port)) == ("proxy", there["proxy"]["environment"]["PORT"])
        if role.answers:
            part = part_of(told.herald_shards)
            assert part is not None
            parts.append(part)
        for other in service["depends_on"]:
            assert other in there
        assert int(service["stop_grace_period"].removesuffix("s")) > 10
    assert count == {Role.ALL: 0, Role.FRONT: 2, Role.COURIER: 2, Role.CLOCK: 1}
    assert {part.count for part in parts} == {len(parts)}
    assert sorted(n for part in parts for n in part.ids) == list(range(parts[0].count))


def test_the_unit_starts_herald_again_unless_a_person_must_mend_something() -> None:
    """Exit code 2 is the sentence of a ``StartupError``; whatever else ends Herald, it is to come back."""
    lines = (HOSTING / "herald.service").read_text("utf-8").splitlines()
    said = dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))
    assert (said["Restart"], said["RestartPreventExitStatus"]) == ("always", "2")
    assert said["KillMode"] == "mixed"  # else the processes that draw are asked to stop, too
    assert 5 * int(said["RestartSec"]) > 10, "systemd gives up after five starts in ten seconds"


def steps(text: str) -> list[tuple[str, list[str]]]:
    """The instructions of a container's file, each with its words."""
    joined = re.sub(r"\\\n\s*", " ", text)
    lines = [line.split() for line in joined.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, *rest in lines]


def test_the_container_installs_what_hosts_need_and_no_more() -> None:
    """Exact versions with their hashes, all of Herald's packages, no rights; nothing of what developers need."""
    told = steps((HOSTING / "Dockerfile").read_text("utf-8"))
    copied = [word for step, words in told if step == "COPY" and words[0][:2] != "--" for word in words[:-1]]
    assert {"engine", "render", "bot", "cogs", "docs/hosting/requirements.lock"} <= set(copied)
    assert [word for word in copied if not (ROOT / word).exists()] == []
    ran = [" ".join(words) for step, words in told if step == "RUN"]
    assert any("--require-hashes -r requirements.lock" in line for line in ran)
    assert not any("dev" in line for line in ran)
    said = dict(told)
    assert int(said["USER"][0]) > 0
    assert said["ENTRYPOINT"] == ['["/venv/bin/python",', '"-m",', '"bot"]']
    assert said["STOPSIGNAL"] == ["SIGTERM"]
    assert all(re.search(r":\d", words[0]) for step, words in told if step == "FROM"), "an image has its version"
    left_out = (HOSTING / "Dockerfile.dockerignore").read_text("utf-8").split()
    assert {".env", ".git", "data"} <= set(left_out)
    assert not {word.split("/")[0] for word in copied} & set(left_out)


def test_what_the_compose_files_name_is_there() -> None:
    """Files, volumes, images with their versions; what is waited for tells its health."""
    base = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))
    there = services()
    for name, service in there.items():
        assert ("build" in service) != ("image" in service), name
        if "image" in service:
            assert re.search(r":v?\d[\w.]*$", service["image"]), name
        volumes = [line.partition(":")[0] for line in service.get("volumes", [])]
        assert set(volumes) <= set(base["volumes"]), name
        assert service["restart"] == "unless-stopped", name
        for other, how in service.get("depends_on", {}).items():
            assert how["condition"] != "service_healthy" or "healthcheck" in there[other], name
    for name, service in heralds().items():
        assert (HOSTING / service["build"]["context"] / service["build"]["dockerfile"]).is_file(), name
        assert (HOSTING / service["env_file"]).resolve() == ROOT / ".env", name
        assert f"{service['environment']['HERALD_HEALTH_PORT']}/healthz" in str(service["healthcheck"]["test"]), name
        data = service["environment"]["HERALD_DATA"]
        assert [line for line in service["volumes"] if line.endswith(f":{data}")], name
        assert (service["read_only"], service["cap_drop"]) == (True, ["ALL"]), name
    assert there["database"]["volumes"]


def test_the_pages_install_without_what_developers_need() -> None:
    """In both languages by the same three commands, into the folder in which the unit looks."""
    blocks = []
    for name in ("hosting.md", "hosting.es.md"):
        text = (ROOT / "docs" / name).read_text("utf-8")
        (block,) = re.findall(r"```\n(python3 -m venv .*?)```", text, re.DOTALL)
        blocks.append(block)
    assert blocks[0] == blocks[1]
    made, *ran = blocks[0].splitlines()
    place = made.split()[-1]
    assert all(line.startswith(f"{place}/bin/pip install ") for line in ran)
    assert ran[0].endswith("--require-hashes -r docs/hosting/requirements.lock")
    assert ran[1].endswith("--no-deps .")
    unit = (HOSTING / "herald.service").read_text("utf-8")
    assert f"{place}/bin/python -m bot run" in unit
    assert f"WorkingDirectory={Path(place).parent}\n" in unit


def linted(*words: str) -> None:
    """A linter finds nothing."""
    done = subprocess.run(words, capture_output=True, encoding="utf-8", cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_hadolint_finds_nothing_in_the_container() -> None:
    skips.unless(shutil.which("hadolint"), skips.LINTERS)
    linted("hadolint", "docs/hosting/Dockerfile")


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("compose-spec", "docs/hosting/compose*.yaml"),
        ("github-workflows", ".github/workflows/*.yml"),
        ("github-issue-forms", ".github/ISSUE_TEMPLATE/[!c]*.yml"),
        ("github-issue-config", ".github/ISSUE_TEMPLATE/config.yml"),
    ],
)
def test_files_fit_the_schemas_of_who_reads_them(schema: str, files: str) -> None:
    skips.unless(shutil.which("check-jsonschema"), skips.LINTERS)
    found = [str(path.relative_to(ROOT)) for path in ROOT.glob(files)]
    assert found
    linted("check-jsonschema", "--builtin-schema", f"vendor.{schema}", *found)


def test_systemd_understands_the_unit() -> None:
    skips.unless(shutil.which("systemd-analyze"), skips.SYSTEMD)
    done = subprocess.run(
        ["systemd-analyze", "verify", str(HOSTING / "herald.service")], capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    assert "herald.service" not in done.stderr, "a setting that it does not know is only a warning"
