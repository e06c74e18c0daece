"""The bot as the shipped unit starts it: its command line, its settings, started again when it dies. No systemd."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shlex
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

import psutil

from bot.sandbox import TETHER
from bot.sandbox.app import Sandbox
from tests.support.patience import soon
from tests.support.sandbox import ROOT

UNIT = ROOT / "docs" / "hosting" / "herald.service"
SETTINGS = ROOT / ".env.example"
STARTING = 180.0
"""Seconds until the bot is connected, on an idle machine."""
STOPPING = 30.0


def _sections(text: str) -> dict[str, str]:
    """The entries of a unit, each by its name."""
    lines = (line.strip() for line in text.splitlines())
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def settings(text: str, own: Mapping[str, str]) -> str:
    """A file of settings as a host fills it in: those of their own in place of what stands there, or behind it."""
    left, lines = dict(own), []
    for line in text.splitlines():
        name, equals, _ = line.partition("=")
        lines.append(f"{name}={left.pop(name)}" if equals and name in left else line)
    return "\n".join([*lines, *(f"{name}={value}" for name, value in left.items())]) + "\n"


class Place:
    """The folders that the unit names, inside one of ours: ``opt`` for /opt/herald, ``data`` for /var/lib/herald."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self.home, self.data = self.folder / "opt", self.folder / "data"
        self.clock = self.folder / "clock"
        self.log = self.folder / "herald.log"
        self.unit = _sections(UNIT.read_text(encoding="utf-8"))

    def inside(self, word: str) -> str:
        """A word of the unit with its folders in ours."""
        home = self.unit["WorkingDirectory"]
        if word == f"{home}/.venv/bin/python":
            return sys.executable
        state = f"/var/lib/{self.unit['StateDirectory']}"
        return word.replace(state, str(self.data)).replace(home, str(self.home))

    @property
    def command(self) -> list[str]:
        """What the unit runs."""
        return [self.inside(word) for word in shlex.split(self.unit["ExecStart"])]

    def environment(self, code: Path) -> dict[str, str]:
        """What systemd gives to a unit, and its file of settings; ``code``: where this Herald is installed."""
        kept = {name: os.environ[name] for name in ("PATH", "LANG", "TMPDIR", "SYSTEMROOT") if name in os.environ}
        found = {**kept, "HOME": str(self.data), "PYTHONPATH": str(code)}
        for line in (self.home / ".env").read_text(encoding="utf-8").splitlines():
            name, equals, value = line.partition("=")
            if equals and not name.startswith("#"):
                found[name] = value
        return found

    def install(self, sandbox: Sandbox) -> None:
        """Make the folders, and the settings that a host writes: the token, and where this Discord is."""
        for folder in (self.home, self.data):
            folder.mkdir(parents=True, exist_ok=True)
        own = {**sandbox.environment, "HERALD_CLOCK_FILE": str(self.clock)}
        (self.home / ".env").write_text(settings(SETTINGS.read_text(encoding="utf-8"), own), encoding="utf-8")


class Unit:
    """The bot's process, kept alive as the unit says. ``code``: the folder of the Herald that runs."""

    def __init__(self, sandbox: Sandbox, place: Place, code: Path = ROOT) -> None:
        self.sandbox, self.place, self.code = sandbox, place, code
        self.process: asyncio.subprocess.Process | None = None
        self.starts = 0
        self.refused = ""
        """Why it does not start again: exit code 2, which a person must mend."""
        self._keeper: asyncio.Task[None] | None = None
        self._wanted = False

    def set_clock(self, by: float = 0.0) -> None:
        """Let the bot live at the sandbox's time, its clock set by so many seconds."""
        new = self.place.clock.with_suffix(".new")
        new.write_text(f"{self.sandbox.world.offset / 1000:.3f} {by:.3f}", encoding="ascii")
        new.replace(self.place.clock)

    async def start(self) -> None:
        """Start, and return when it is connected and has registered its commands."""
        identified = self.sandbox.gateway.identified
        self._wanted, self.refused = True, ""
        if self._keeper is None or self._keeper.done():
            self._keeper = asyncio.create_task(self._keep())
        await soon(lambda: self.refused or (self.sandbox.gateway.identified > identified and self.serves), STARTING)
        if self.refused:
            raise RuntimeError(f"the bot does not start: {self.refused}")

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.returncode is None

    @property
    def serves(self) -> bool:
        """Whether it is connected."""
        return self.runs and self.sandbox.gateway.online and bool(self.sandbox.world.commands)

    async def _keep(self) -> None:
        rest = float(self.place.unit["RestartSec"])
        never = int(self.place.unit["RestartPreventExitStatus"])
        command = [*self.place.command]
        if self.code != ROOT:  # an earlier release knows nothing of a clock that is moved
            at = command.index("-m")
            command[at : at + 2] = [str(Path(__file__).with_name("old_release.py"))]
        while self._wanted:
            with self.place.log.open("ab") as log:
                self.process = await asyncio.create_subprocess_exec(
                    *command, cwd=self.place.home, stdout=log, stderr=log, stdin=asyncio.subprocess.PIPE,
                    umask=int(self.place.unit["UMask"], 8),
                    env={**self.place.environment(self.code), TETHER: "1"},
                )  # fmt: skip
            self.starts += 1
            code = await self.process.wait()
            if code == never:
                self.refused = self.tail(1)
                return
            if self._wanted:
                await asyncio.sleep(rest)

    def tail(self, lines: int = 30) -> str:
        """The end of what the bot has printed."""
        if not self.place.log.exists():
            return ""
        return "\n".join(self.place.log.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])

    async def kill(self) -> None:
        """SIGKILL; the unit starts it again, which is waited for."""
        identified = self.sandbox.gateway.identified
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(signal.SIGKILL)
        await soon(lambda: self.sandbox.gateway.identified > identified and self.serves, STARTING)

    async def stop(self) -> None:
        """``systemctl stop``: SIGTERM, and SIGKILL for whoever does not hear it."""
        self._wanted = False
        if self.runs and self.process is not None:
            self.process.terminate()
            try:
                await soon(lambda: not self.runs, STOPPING)
            except TimeoutError:
                self.process.kill()
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await soon(lambda: not self.sandbox.gateway.online)

    # -- seen from outside

    def family(self) -> list[psutil.Process]:
        """The bot's processes, itself first."""
        if not self.runs or self.process is None:
            return []
        with contextlib.suppress(psutil.Error):
            own = psutil.Process(self.process.pid)
            return [own, *own.children(recursive=True)]
        return []

    def copies(self) -> bool:
        """Whether it is making a back-up now."""
        for process in self.family()[1:]:
            with contextlib.suppress(psutil.Error):
                if "backup" in process.cmdline():
                    return True
        return False

    def held(self) -> list[int]:
        """Bytes that each of the bot's processes holds, the bot first, without a back-up that is being made."""
        found = []
        for process in self.family():
            with contextlib.suppress(psutil.Error):
                if "backup" not in process.cmdline():
                    found.append(int(process.memory_info().rss))
        return found

    def spent(self) -> float:
        """Seconds of processors that the bot has taken since it was started."""
        with contextlib.suppress(psutil.Error, IndexError):
            times = self.family()[0].cpu_times()
            return float(times.user + times.system + times.children_user + times.children_system)
        return 0.0

    async def command(self, *words: str, code: Path | None = None) -> tuple[int, str]:
        """``python -m bot`` with these words, as a host runs it beside the bot; its exit code and what it said."""
        env = self.place.environment(code or self.code) | {"HERALD_DATA": str(self.place.data)}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", *words, cwd=self.place.home, env=env,
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        output, _ = await process.communicate()
        return process.returncode or 0, output.decode(errors="replace").strip()
