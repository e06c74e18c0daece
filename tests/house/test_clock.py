"""Herald waits by its clock, so that tests can let time pass; what waits for others by the machine's clock says why."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.syntax_trees import tree

BOT = Path(__file__).resolve().parents[2] / "bot"
ELSEWHERE = {"sandbox", "measure", "cli"}
"""What stands in for Discord, and what measures: their time is the machine's."""
SLEEPS = {"asyncio.sleep", "asyncio.timeout", "asyncio.timeout_at", "asyncio.wait_for", "time.sleep"}
LATER = {"call_later", "call_at"}
BEATS = "a session of the server lives or not, and other processes see the same half second"
ALLOWED = {
    "common/clock.py": "the machine's clock itself",
    "workers/leadership.py": BEATS,
    "workers/outbox/partitions.py": BEATS,
    "serving/gateway_shards.py": BEATS,
    "store/clicks.py": "a server that does not answer keeps no click",
    "serving/health.py": "a database that does not answer is told as such, however the clock stands",
    "tables/history/replay_process.py": "what another process may take of the machine's time",
    "presenter/panels/advice.py": "what a thread may take of the machine's time",
    "app.py": "how long Discord may take for commands, and answers at the end of the process",
}
"""Modules that wait by the machine's clock, with the reason."""


def waits(module: ast.AST) -> Iterator[int]:
    """Lines that wait by the machine's clock, or hand such a wait on."""
    for node in ast.walk(module):
        match node:
            case ast.Attribute():
                found = node.attr in LATER or ast.unparse(node) in SLEEPS
            case ast.ImportFrom():
                found = any(f"{node.module}.{name.name}" in SLEEPS for name in node.names)
            case ast.Call():
                found = ast.unparse(node.func) == "asyncio.wait" and any(k.arg == "timeout" for k in node.keywords)
            case _:
                found = False
        if found:
            yield node.lineno


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(BOT.rglob("*.py")):
        place = path.relative_to(BOT)
        if place.parts[0] not in ELSEWHERE:
            yield place.as_posix(), path


def test_everybody_waits_by_the_clock() -> None:
    found = [f"bot/{place}:{n}" for place, path in modules() if place not in ALLOWED for n in set(waits(tree(path)))]
    assert found == []


def test_no_exception_outlives_its_reason() -> None:
    there = dict(modules())
    assert [place for place in ALLOWED if place not in there or not any(waits(tree(there[place])))] == []


@pytest.mark.parametrize(
    "line",
    [
        "await asyncio.sleep(5)",
        "async with asyncio.timeout(5): pass",
        "await asyncio.wait_for(done.wait(), 5)",
        "await asyncio.wait(tasks, timeout=5)",
        "asyncio.get_running_loop().call_later(5, stop)",
        "from asyncio import sleep",
        "pause = asyncio.sleep",
    ],
)
def test_the_guard_bites(line: str) -> None:
    assert list(waits(ast.parse(f"async def work():\n    {line}")))


@pytest.mark.parametrize(
    "line", ["await clock.sleep(5)", "async with clock.timeout(5): pass", "await asyncio.wait(tasks)"]
)
def test_the_guard_lets_the_clock_be(line: str) -> None:
    assert not list(waits(ast.parse(f"async def work():\n    {line}")))
