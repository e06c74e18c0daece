"""How tests wait: for what they use next, as long as the machine is slow. None fails by the clock on the wall."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.syntax_trees import tree

TESTS = Path(__file__).resolve().parents[1]
HOME = TESTS / "support" / "patience.py"
"""The one home of time limits."""
CLOCKS = {"monotonic", "perf_counter", "time"}
LIMITS = {"asyncio.timeout", "asyncio.wait_for", "wait_for_timeout"}
NAMED = re.compile(rf"\.({'|'.join(CLOCKS)})\(|{'|'.join(LIMITS)}")
"""Without one of these a module is not looked into."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def reads_clock(node: ast.AST) -> bool:
    """Whether a clock is read in there."""
    calls = (n.func for n in ast.walk(node) if isinstance(n, ast.Call))
    return any(isinstance(f, ast.Attribute) and f.attr in CLOCKS for f in calls)


def is_span(node: ast.AST) -> bool:
    """Whether it is the difference of two moments."""
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub) and reads_clock(node)


def spans(function: Function) -> set[str]:
    """The names that hold how long something took."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and is_span(node.value):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append":
            of = node.func.value
            if isinstance(of, ast.Name) and any(map(is_span, node.args)):
                found.add(of.id)
    return found


def offences(module: ast.AST) -> Iterator[tuple[int, str]]:
    """Lines with a limit of their own, and those that say that something took less than so long."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and ast.unparse(node.func).removeprefix("page.") in LIMITS:
            yield node.lineno, "waits by tests.support.patience"
        if not isinstance(node, Function):
            continue
        took = spans(node)
        for said in (n for n in ast.walk(node) if isinstance(n, ast.Assert) and isinstance(n.test, ast.Compare)):
            assert isinstance(said.test, ast.Compare)
            names = {n.id for n in ast.walk(said.test.left) if isinstance(n, ast.Name)}
            if isinstance(said.test.ops[0], ast.Lt | ast.LtE) and (names & took or is_span(said.test.left)):
                yield said.lineno, "a slow machine is no failure"


def test_no_test_fails_by_the_clock() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{line}: {why}"
        for path in sorted(TESTS.rglob("*.py"))
        if path != HOME and NAMED.search(path.read_text(encoding="utf-8"))
        for line, why in offences(tree(path))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "async with asyncio.timeout(5): pass",
        "await asyncio.wait_for(done.wait(), 5)",
        "await page.wait_for_timeout(500)",
        "assert loop.time() - begin < 0.2",
        "took = loop.time() - begin; assert took < 70",
        "gaps.append(time.perf_counter() - begin); assert max(gaps) < 10 * worst()",
    ],
)
def test_the_guard_bites(line: str) -> None:
    assert list(offences(ast.parse(f"async def test():\n    {line}")))


@pytest.mark.parametrize(
    "line",
    ["async with within(): pass", "assert loop.time() - begin >= 0.2", "assert time.process_time() - begin < 2"],
)
def test_the_guard_lets_the_others_be(line: str) -> None:
    assert not list(offences(ast.parse(f"async def test():\n    {line}")))
