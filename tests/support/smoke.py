"""What must work wherever Herald was installed from its wheel: every kind of command once, in a folder of its own."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import aiohttp

from tests.support.patience import patiently
from tests.support.ports import free_port

GAMES = ("xidit", "roses", "knights", "fief", "charlemagne")
UNTOUCHED = ("HERALD_", "DATABASE_", "DISCORD_", "PYTHON")
"""Beginnings of variables that are not handed on: they would say where things are."""


class Installed(NamedTuple):
    """A Herald that was installed, and a folder that is not its own."""

    command: Sequence[str]
    """What stands before a command's name, such as ``[".venv/bin/herald"]``."""
    folder: Path
    """The working directory, with the data."""
    env: Mapping[str, str] = MappingProxyType({})
    """Variables besides."""

    def environment(self, **more: str) -> dict[str, str]:
        """The variables of a process."""
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(UNTOUCHED)}
        return inherited | {"HERALD_DATA": str(self.folder / "data"), "PYTHONSAFEPATH": "1"} | dict(self.env) | more

    def told(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        return subprocess.run(
            [*self.command, *words],
            cwd=self.folder,
            env=self.environment(**more),
            capture_output=True,
            text=True,
            encoding="utf-8",
        )

    def works(self, *words: str, **more: str) -> str:
        """What a command that must work prints. Raises ``AssertionError`` with its complaint where it does not."""
        said = self.told(*words, **more)
        assert (said.returncode, "Traceback" in said.stderr) == (0, False), f"{' '.join(words)}: {said.stderr}"
        return said.stdout

    def refuses(self, *words: str, **more: str) -> str:
        """The one sentence with which a command ends, with exit code 2. Raises ``AssertionError`` otherwise."""
        said = self.told(*words, **more)
        lines = said.stderr.strip().splitlines()
        assert (said.returncode, len(lines)) == (2, 1), f"{' '.join(words)}: {said.returncode}, {said.stderr}"
        return lines[0]


def check(herald: Installed, version: str) -> None:
    """Everything that a host does up to the token, on a machine without Discord. Raises ``AssertionError``."""
    assert herald.works("--version").strip() == f"Herald {version}"
    assert "No token: set DISCORD_TOKEN" in herald.refuses("run")
    herald.works("migrate", "--check")
    assert "copied to copy.db" in herald.works("backup", "copy.db")
    assert "exists" in herald.refuses("backup", "copy.db")
    herald.works("restore", "copy.db")
    said = herald.told("doctor")
    assert (said.returncode, "DISCORD_TOKEN is not set" in said.stdout, "Traceback" in said.stderr) == (2, True, False)
    for game in GAMES:
        herald.works("render", game, "--turn", "1", "--out", f"{game}.webp")
        assert (herald.folder / f"{game}.webp").stat().st_size > 10_000, game
        herald.works("simulate", game, "--games", "1", "--players", "random")
    assert asyncio.run(_sandbox(herald)) == 0


async def _sandbox(herald: Installed) -> int:
    """Start the sandbox, wait until Herald in it is ready, read its page, stop it. Its exit code."""
    port = free_port()
    running = await asyncio.create_subprocess_exec(
        *herald.command, "sandbox", "--port", str(port), "--no-open", "--data", "sandbox", cwd=herald.folder,
        env=herald.environment(HERALD_WARM="false"), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    assert running.stdout is not None
    said = []
    try:
        while said[-1:] != ["Herald is ready."]:
            line = await patiently(running.stdout.readline())
            assert line, f"the sandbox ended: {said}"
            said.append(line.decode().strip())
        async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}/") as page:
            assert (page.status, "<html" in await page.text()) == (200, True)
        running.terminate()
    except BaseException:
        running.kill()
        raise
    finally:
        await patiently(running.communicate())
    return running.returncode or 0
