"""Back-ups that Herald makes by itself: when, how many, and what happens when one fails."""

from __future__ import annotations

import asyncio
import datetime
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from bot.common.errors import StartupError
from bot.measure.bench_load import fill
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.serving.operator import tell_of_backup
from bot.store import backup
from bot.workers.backups import COMMAND, FIRST, Backups, Plan, age_of_newest, copies
from tests.bot.helpers import FakeClock
from tests.sandbox.conftest import run_bot
from tests.support.idle_loop import rest
from tests.support.patience import soon
from tests.support.sandbox import ROOT, openapi_path

HOUR = 3600.0
WRITE = (sys.executable, "-S", "-c", "import sys; open(sys.argv[1], 'w').close()")
"""A copy that costs nothing."""
FAIL = (sys.executable, "-S", "-c", "print('Cannot copy: No space left on device.'); raise SystemExit(2)")


class Told:
    def __init__(self) -> None:
        self.said: list[str] = []

    async def __call__(self, why: str) -> None:
        self.said.append(why)


def planned(folder: Path, clock: FakeClock, told: Told, command: Sequence[str] = WRITE, keep: int = 2) -> Backups:
    return Backups(Plan(folder / "copies", 6 * HOUR, keep), clock, told, command)


async def test_a_real_copy_holds_every_table_and_is_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("HERALD_DATA", str(tmp_path)), ("DATABASE_URL", ""), ("PYTHONPATH", str(ROOT))):
        monkeypatch.setenv(name, value)
    await fill(tmp_path, 2)
    told = Told()
    made = planned(tmp_path, FakeClock(), told, COMMAND)
    assert await made.make()
    (copy,) = copies(tmp_path / "copies")
    assert backup.count(copy).tables == 2
    assert copy.stat().st_mode & 0o777 == 0o600
    assert copy.parent.stat().st_mode & 0o777 == 0o700
    assert told.said == []


async def test_the_oldest_whole_copies_go_and_what_was_broken_off(tmp_path: Path) -> None:
    clock = FakeClock()
    made = planned(tmp_path, clock, Told())
    folder = tmp_path / "copies"
    seen = []
    for _ in range(4):
        assert await made.make()
        seen.append(copies(folder)[0].name)
        clock.add(hours=6)
        (folder / f"{seen[-1]}.xyz.part").touch()
    (folder / "mine.db").touch()
    assert await made.make()
    assert [file.name for file in copies(folder)][1:] == seen[-1:]
    assert not list(folder.glob("*.part"))
    assert (folder / "mine.db").exists()


async def test_a_copy_that_fails_is_told_once_and_costs_no_older_one(tmp_path: Path) -> None:
    clock, told = FakeClock(), Told()
    assert await planned(tmp_path, clock, told, keep=1).make()
    clock.add(hours=6)
    failing = planned(tmp_path, clock, told, FAIL, keep=1)
    assert not await failing.make()
    assert not await failing.make()
    assert told.said == [failing.failed] == ["Cannot copy: No space left on device."]
    assert len(copies(tmp_path / "copies")) == 1
    failing._command = WRITE
    assert await failing.make()
    assert failing.failed == ""
    failing._command = FAIL
    assert not await failing.make()
    assert len(told.said) == 2


async def test_copies_are_made_when_they_are_due(tmp_path: Path) -> None:
    """A while after the start where none is young enough, then as planned, and an hour after one that failed."""
    clock = FakeClock()
    made = planned(tmp_path, clock, Told())
    made.prepare()
    begun: list[float] = []

    async def make() -> bool:
        begun.append(clock.now())
        if whole := len(begun) != 2:
            at = datetime.datetime.fromtimestamp(clock.now(), datetime.UTC)
            (made.plan.folder / f"herald-{at:%Y%m%dT%H%M%SZ}.db").touch()
        return whole

    made.make = make  # type: ignore[method-assign]
    start = clock.now()
    working = asyncio.create_task(made.run())
    try:
        for _ in range(24 * 6):
            await rest()
            clock.add(seconds=600)
            made.waker.wake()
        await rest()
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
    assert begun[0] == start + FIRST
    assert [round((b - a) / HOUR) for a, b in pairwise(begun)] == [6, 1, 6, 6]


def test_a_copy_from_the_future_does_not_count(tmp_path: Path) -> None:
    """The clock has been set back since it was made."""
    clock = FakeClock()
    (tmp_path / "herald-20990101T000000Z.db").touch()
    (tmp_path / "herald-whenever-TbutZ.db").touch()
    assert age_of_newest(tmp_path, clock.now()) is None


def test_a_folder_that_cannot_be_is_said_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "copies").touch()
    with pytest.raises(StartupError, match="HERALD_BACKUP_FOLDER") as refused:
        planned(tmp_path, FakeClock(), Told()).prepare()
    assert "HERALD_BACKUP_EVERY=0" in str(refused.value)


async def test_whoever_stops_ends_the_copy(tmp_path: Path) -> None:
    """Nothing goes on behind a bot that has ended."""
    mark = tmp_path / "pid"
    program = f"import os, time; open({str(mark)!r}, 'w').write(str(os.getpid())); time.sleep(1e6)"
    made = planned(tmp_path, FakeClock(), Told(), (sys.executable, "-S", "-c", program))
    working = asyncio.create_task(made.make())
    await soon(lambda: mark.exists() and mark.read_text(encoding="utf-8"))
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
    with pytest.raises(ProcessLookupError):
        os.kill(int(mark.read_text(encoding="utf-8")), 0)


async def test_the_owner_of_the_application_hears_of_it() -> None:
    async with Sandbox(openapi=openapi_path()) as sandbox:
        async for client in run_bot(sandbox):
            await tell_of_backup(client, "es", "No queda espacio.")
        (said,) = [
            m for held in sandbox.world.messages.values() for m in held.values() if m.author_id == c.APPLICATION_ID
        ]
        assert sandbox.world.channels[said.channel_id].recipient_id == c.USERS[0][0]
        assert "No queda espacio." in said.content
        assert sandbox.violations == []
