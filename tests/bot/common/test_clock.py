"""A clock that is moved while somebody lives by it."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from bot.common.clock import Jumps, MovedClock
from bot.common.settings import Settings
from tests.support.patience import within

DAY = 86_400.0


def move(file: Path, passed: float, by: float = 0.0) -> None:
    """Write what the clock says, as whoever moves it does: at once."""
    new = file.with_suffix(".new")
    new.write_text(f"{passed} {by}", encoding="ascii")
    os.utime(new, ns=(0, int(passed + abs(by)) + 1))
    new.replace(file)


def test_time_passes_as_the_file_says(tmp_path: Path) -> None:
    """A day passes: both hands go, and nobody takes it for a clock that was set."""
    file = tmp_path / "clock"
    clock = MovedClock(file)
    assert abs(clock.now() - time.time()) < DAY / 2, "without a file it is the machine's"
    jumps, before = Jumps(clock), clock.monotonic()
    move(file, DAY)
    assert abs(clock.now() - time.time() - DAY) < DAY / 2
    assert clock.monotonic() - before >= DAY
    assert jumps.take() == 0


def test_a_clock_that_is_set_lets_no_time_pass(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    move(file, DAY)
    clock = MovedClock(file)
    jumps, passed = Jumps(clock), clock.offset
    move(file, DAY, -3600)
    assert abs(jumps.take() + 3600) < 1
    assert clock.offset == passed


def test_half_a_file_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    move(file, DAY)
    clock = MovedClock(file)
    clock.now()
    for half in ("", "12", "a b", "1 2 3"):
        file.write_text(half, encoding="ascii")
        assert abs(clock.now() - time.time() - DAY) < DAY / 2


async def test_who_sleeps_wakes_when_the_time_has_passed(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    move(file, 0)
    clock = MovedClock(file)
    sleeping = asyncio.create_task(clock.sleep(30 * DAY))
    await asyncio.sleep(0)
    move(file, 31 * DAY)
    async with within():
        await sleeping


async def test_who_waits_with_a_limit_is_told_when_the_time_has_passed(tmp_path: Path) -> None:
    """By the clock that is moved, as all workers wait; one that has not passed ends nothing."""
    file = tmp_path / "clock"
    move(file, 0)
    clock = MovedClock(file)

    async def waits() -> None:
        with pytest.raises(TimeoutError):
            async with clock.timeout(30 * DAY):
                await asyncio.Event().wait()

    waiting = asyncio.create_task(waits())
    await asyncio.sleep(0)
    move(file, 31 * DAY)
    async with within():
        await waiting
    async with clock.timeout(30 * DAY):
        await asyncio.sleep(0)
    with pytest.raises(TimeoutError):
        async with clock.timeout(0):
            await asyncio.Event().wait()


def test_settings_choose_the_clock(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    move(file, DAY)
    moved = Settings(herald_clock_file=str(file), herald_clock_offset=5.0).clock
    assert isinstance(moved, MovedClock)
    assert abs(Settings(herald_clock_offset=DAY).clock.now() - moved.now()) < DAY / 2
