"""Back-ups by themselves: a copy of the SQLite database every so many hours, each checked by replay, the newest kept.

A copy is made by ``python -m bot backup`` in a process of its own: replaying games takes seconds of a processor, and
whoever plays meanwhile notices nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from bot.common.clock import Clock
from bot.common.errors import StartupError
from bot.workers.waker import Waker, over

log = logging.getLogger(__name__)

FIRST = 600.0
"""Seconds after the start until the first back-up, where one is due: a start has enough to do."""
PRIVATE_FOLDER = 0o700
"""Copies hold seeds and hands: they are for the owner alone."""
AGAIN = 3600.0
"""Seconds until a back-up that failed is tried again."""
KINDER = 10
"""By how much the process that copies gives way to the others of the machine, as ``nice`` counts."""
COMMAND = (sys.executable, "-m", "bot", "backup")
"""What makes a checked copy in the file that is named behind it: exit code 0, or a sentence on the console."""
_NAME = "herald-%Y%m%dT%H%M%SZ.db"
_NAMES = "herald-*T*Z.db"

Alarm = Callable[[str], Awaitable[None]]
"""Tells the operator a sentence; it does not raise."""


class Plan(NamedTuple):
    """How back-ups are made."""

    folder: Path
    """Where the copies go."""
    every: float
    """Seconds from one copy to the next."""
    keep: int
    """How many whole copies are kept, the newest."""


class Backups:
    """Makes them as planned, and tells the operator once when that does not work any more."""

    def __init__(self, plan: Plan, clock: Clock, alarm: Alarm, command: Sequence[str] = COMMAND) -> None:
        self.plan, self.clock = plan, clock
        self._alarm, self._command = alarm, command
        self.waker = Waker(clock)
        self.failed = ""
        """Why the last try failed; empty when it did not."""

    def prepare(self) -> None:
        """Make the folder. Raises ``StartupError`` when no copy can ever be put there."""
        folder = self.plan.folder
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
            writable = os.access(folder, os.W_OK | os.X_OK)
        except OSError as error:
            raise StartupError(_no_folder(folder, error.strerror or str(error))) from error
        if not writable:
            raise StartupError(_no_folder(folder, "it cannot be written"))

    @property
    def age(self) -> float | None:
        """Seconds since the newest copy; ``None`` where there is none."""
        return age_of_newest(self.plan.folder, self.clock.now())

    def wake(self) -> None:
        """New work is no reason for a copy."""

    async def run(self) -> None:
        """Make copies until cancelled."""
        rests = self.clock.now() + FIRST
        while True:
            now, age = self.clock.now(), self.age
            due = now if age is None else now + self.plan.every - age
            if over(rests, now, max(FIRST, AGAIN)) and due <= now:
                rests = now if await self.make() else now + AGAIN
            else:
                await self.waker.wait(max(due, rests))

    async def make(self) -> bool:
        """Make a copy now and let the oldest go; whether it is whole and every running game of it replays."""
        folder = self.plan.folder
        name = datetime.datetime.fromtimestamp(self.clock.now(), datetime.UTC).strftime(_NAME)
        try:
            self.prepare()
            for broken_off in folder.glob(f"{_NAMES}.*.part"):
                broken_off.unlink()
            code, said = await _done([*self._command, str(folder / name)])
        except (OSError, StartupError) as error:
            code, said = -1, " ".join(str(error).split())
        if code == 0:
            log.info("%s", said)
            self.failed = ""
            for old in copies(folder)[self.plan.keep :]:
                old.unlink(missing_ok=True)
            return True
        log.error("the back-up in %s failed: %s", folder, said)
        first, self.failed = not self.failed, said or f"exit code {code}"
        if first:
            await self._alarm(self.failed)
        return False


def copies(folder: Path) -> list[Path]:
    """The copies in a folder, the newest first."""
    return sorted(folder.glob(_NAMES), reverse=True)


def age_of_newest(folder: Path, now: float) -> float | None:
    """Seconds since the newest copy in a folder was begun, by its name; ``None`` where there is none."""
    for file in copies(folder):
        with contextlib.suppress(ValueError):  # somebody else's file
            made = datetime.datetime.strptime(file.name, _NAME).replace(tzinfo=datetime.UTC).timestamp()
            if made <= now:  # else the clock has been set back since
                return now - made
    return None


async def _done(command: Sequence[str]) -> tuple[int, str]:
    """Run a command to its end; its exit code and the last line that it said. Whoever is cancelled ends it."""
    process = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    try:
        with contextlib.suppress(OSError, AttributeError):  # it has ended already, or the system has no such thing
            os.setpriority(os.PRIO_PROCESS, process.pid, KINDER)
        output, _ = await process.communicate()
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise
    lines = output.decode(errors="replace").strip().splitlines()
    return process.returncode or 0, lines[-1] if lines else ""


def _no_folder(folder: Path, why: str) -> str:
    return (
        f"HERALD_BACKUP_FOLDER: back-ups cannot go to {folder.absolute()}: {why}. Name a folder that can be written, "
        "or set HERALD_BACKUP_EVERY=0 for none."
    )
