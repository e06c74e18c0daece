"""Waits are as long as the machine is slow."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

import pytest

from tests.support import patience as module
from tests.support.patience import ending, patience, patiently, soon, until, within, worst


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How much slower the machine seems; tests change it."""
    factor = [1.0]
    monkeypatch.setattr(module, "_PACE", module._Pace())
    monkeypatch.setattr(module, "_EVERY", 0.0)
    monkeypatch.setattr(module, "_FADE", 1e-9)
    monkeypatch.setattr(module, "USUAL", 0.0)
    monkeypatch.setattr(module, "_work", lambda: factor[0] * module._IDLE)
    monkeypatch.setattr(module, "_load", lambda: 1.0)
    return factor


def test_a_slow_machine_gets_more_time(slow: list[float]) -> None:
    assert patience(10) == pytest.approx(10)
    slow[0] = 4.0
    assert patience(10) == pytest.approx(40)
    slow[0] = 1.0
    assert patience(10) == pytest.approx(10)
    assert worst() == pytest.approx(4)


async def test_a_wait_ends(slow: list[float]) -> None:
    with pytest.raises(TimeoutError):
        async with within(0.01):
            await asyncio.Event().wait()
    with pytest.raises(TimeoutError):
        await patiently(asyncio.Event().wait(), 0.01)
    assert await patiently(asyncio.sleep(0, "done"), 0.5) == "done"


async def test_what_waits_for_ever_fails_and_so_does_every_test(
    slow: list[float], request: pytest.FixtureRequest
) -> None:
    with pytest.raises(TimeoutError, match="did not come"):
        await ending(asyncio.Event().wait, 0.01)()
    assert await ending(asyncio.sleep, 0.5)(0, "done") == "done"
    assert inspect.unwrap(request.node.obj) is not request.node.obj


async def test_a_wait_has_a_minute_at_least_and_says_what_did_not_come(
    slow: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "USUAL", 60.0)
    late = asyncio.Event()
    asyncio.get_running_loop().call_later(0.02, late.set)
    await patiently(late.wait(), 0.001)
    answers = [0, 0, 3]
    assert await soon(lambda: answers.pop(0)) == 3
    asked = asyncio.Event()

    async def look() -> bool:
        before = asked.is_set()
        asked.set()
        return before

    assert await soon(look)
    monkeypatch.setattr(module, "USUAL", 0.05)  # from here on nothing comes
    with pytest.raises(TimeoutError, match=r"a panel did not come within 0 s, which are 0\.05 s of an idle machine"):
        await patiently(asyncio.Event().wait(), what=lambda: "a panel")
    action = "vote aye"
    with pytest.raises(TimeoutError, match=r"lambda: action == \"seal\".*\{'action': 'vote aye'\} did not come"):
        await until(lambda: action == "seal", lambda: asyncio.sleep(0))
    with pytest.raises(TimeoutError, match="seal"):
        await soon(lambda: action == "seal")


async def test_what_a_block_raises_by_itself_is_no_wait_that_is_over() -> None:
    with pytest.raises(TimeoutError, match="its own"):
        async with within():
            raise TimeoutError("its own")


def test_a_rush_counts_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The average of a minute would know of it too late."""
    (tmp_path / "loadavg").write_text("0.20 0.10 0.05 24/300 4711\n", encoding="utf-8")
    monkeypatch.setattr(module, "_LOADAVG", tmp_path / "loadavg")
    monkeypatch.setattr("os.getloadavg", lambda: (0.2, 0.1, 0.05))
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0, 1}, raising=False)
    assert module._load() == 12
    monkeypatch.setattr(module, "_LOADAVG", tmp_path / "none")
    assert module._load() == 0.1


async def test_a_wait_looks_again_before_it_gives_up(slow: list[float]) -> None:
    """The machine becomes slow while somebody waits: what comes late by then is in time."""
    late = asyncio.Event()
    asyncio.get_running_loop().call_later(0.05, late.set)
    asyncio.get_running_loop().call_later(0.005, slow.__setitem__, 0, 1000.0)
    async with within(0.02):
        await late.wait()


async def test_until_asks_after_every_change(slow: list[float]) -> None:
    seen: list[int] = []

    async def changed() -> None:
        seen.append(len(seen))

    assert await until(lambda: len(seen) == 3, changed, 1) is True
