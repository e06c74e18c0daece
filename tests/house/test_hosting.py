"""What lies under ``docs/hosting`` fits this version: exact versions with hashes, container, database, unit.

Nothing is built here: there may be neither a daemon of containers nor a network.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from bot.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
HOSTING = ROOT / "docs" / "hosting"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK = (HOSTING / "requirements.lock").read_text(encoding="utf-8")
DOCKERFILE = (HOSTING / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (HOSTING / "compose.yaml").read_text(encoding="utf-8")
UNIT = (HOSTING / "herald.service").read_text(encoding="utf-8")
PINS = dict(re.findall(r"^([a-z0-9-]+)==([^\s;]+)", LOCK, re.MULTILINE))
KNOWN = {name.upper() for name in Settings.model_fields}


def wanted() -> list[Requirement]:
    """What Herald needs where it is hosted."""
    extras = PROJECT["optional-dependencies"]
    return [Requirement(line) for line in (*PROJECT["dependencies"], *extras["postgres"])]


@pytest.mark.parametrize("requirement", wanted(), ids=lambda r: r.name)
def test_what_is_needed_is_pinned(requirement: Requirement) -> None:
    pinned = PINS.get(canonicalize_name(requirement.name))
    assert pinned is not None, "make docs/hosting/requirements.lock anew"
    assert pinned in requirement.specifier


def test_every_pin_has_its_hashes_and_its_reason() -> None:
    """Installed with ``--require-hashes``, a pin without one refuses all; one that nothing needs is a leftover."""
    blocks = re.split(r"^(?=[a-z0-9])", LOCK, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(PINS)
    for block in blocks:
        name = block.split("==")[0]
        hashes = re.findall(r"--hash=(\S+)", block)
        assert hashes, name
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", found) for found in hashes), name
        reasons = set(re.findall(r"^    #[ a-z]*? ([a-z0-9-]+)(?: \(.*\))?$", block, re.MULTILINE)) - {"via"}
        assert reasons, name
        assert reasons <= {PROJECT["name"], *PINS}, name


def test_the_container_has_all_parts_and_no_rights() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) (\S+)$", DOCKERFILE, re.MULTILINE)
    parts = {part for source, _ in copied for part in source.split()}
    assert all((ROOT / part).exists() for part in parts), parts
    assert parts >= {"engine", "render", "bot", "cogs", "pyproject.toml", PROJECT["readme"], *PROJECT["license-files"]}
    assert "--require-hashes -r requirements.lock" in DOCKERFILE
    for version in re.findall(r"^FROM python:([\d.]+)", DOCKERFILE, re.MULTILINE):
        assert version in SpecifierSet(PROJECT["requires-python"])
    last = DOCKERFILE.rsplit("FROM ", 1)[1]
    assert last.index("USER herald") < last.index("ENTRYPOINT")
    assert 'CMD ["run"]' in last
    assert "HERALD_DATA=/data" in last
    assert "VOLUME /data" in last
    ignored = (HOSTING / "Dockerfile.dockerignore").read_text(encoding="utf-8").split()
    assert {".env", "data", ".git", ".venv"} <= set(ignored)  # neither token nor seeds go to the builder
    assert not parts & set(ignored)


def test_the_compose_file_leads_to_what_is_there() -> None:
    context = (HOSTING / re.findall(r"context: (\S+)", COMPOSE)[0]).resolve()
    assert context == ROOT
    assert (context / re.findall(r"dockerfile: (\S+)", COMPOSE)[0]).is_file()
    assert (HOSTING / re.findall(r"env_file: (\S+)", COMPOSE)[0]).resolve() == ROOT / ".env"
    named = set(re.findall(r"^ +(HERALD_\w+|D[AI]\w+_\w+): ", COMPOSE, re.MULTILINE))
    assert named
    assert named <= KNOWN
    port = re.findall(r"HERALD_HEALTH_PORT: (\d+)", COMPOSE)[0]
    assert f"http://127.0.0.1:{port}/healthz" in COMPOSE
    assert "read_only: true" in COMPOSE
    grace = int(re.findall(r"stop_grace_period: (\d+)s", COMPOSE)[0])
    assert grace >= 10


def test_the_unit_keeps_its_folder_whatever_the_settings_say() -> None:
    """``EnvironmentFile`` comes before ``Environment``, and ``.env.example`` names a folder that the unit may not
    write: the command itself has the last word."""
    started = re.findall(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)[0]
    folder = re.findall(r"^StateDirectory=(.+)$", UNIT, re.MULTILINE)[0]
    assert started.startswith(f"/usr/bin/env HERALD_DATA=/var/lib/{folder} ")
    assert started.endswith("/python -m bot run")
    assert set(re.findall(r"\b((?:HERALD|DISCORD)_\w+)=", UNIT)) <= KNOWN
    assert int(re.findall(r"^TimeoutStopSec=(\d+)$", UNIT, re.MULTILINE)[0]) >= 10
    assert "RestartPreventExitStatus=2" in UNIT


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="a system without systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "herald.service"
    unit.write_text(re.sub(r"/opt/herald/\S+/python", shutil.which("env") or "", UNIT), encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "herald.service" not in done.stderr, done.stderr
