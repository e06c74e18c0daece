"""The compose files say what Herald can be told: no setting that there is not, no role that leaves work undone."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from yarl import URL

from bot.app import _role
from bot.common.rest_proxy import proxy_of
from bot.common.settings import Settings
from bot.serving.gateway_shards import Part, part_of
from bot.workers.leadership import Role
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
