"""What makes a test pass today and fail tomorrow: each kind that was met is forbidden, as far as one can see it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.syntax_trees import tree

TESTS = Path(__file__).resolve().parents[1]
SPARED = {
    "mutate.py": "a command whose children live for one mutant",
    "conftest.py": "the settings and the luck of a whole run",
    "steady.py": "the luck of a series of runs",
    "support/databases.py": "a word that tells databases apart",
    "support/luck.py": "the luck of the test that runs",
    "support/forked_bots.py": "a process that becomes another one",
    "support/ports.py": "the one home of ports",
    "toy/broken_votes.py": "a process of its own, whose rules break",
    "toy/register.py": "brings the fair, and takes it away",
}
"""Modules that know what they do, and what that is."""
READS = {
    "all", "all_inner_texts", "all_text_contents", "bounding_box", "count", "get_attribute", "inner_text",
    "input_value", "is_checked", "is_disabled", "is_enabled", "is_hidden", "is_visible", "text_content",
}  # fmt: skip
"""What looks at a page once, as it is at this moment."""
LOCKS = re.compile(r"\bpg_(locks|stat_activity)\b")
OURS = re.compile(r"current_database\(\)|pg_backend_pid\(\)|pid = \$1")
DRAWS = {"choice", "choices", "randint", "random", "randrange", "sample", "shuffle", "uniform"}
REGISTRIES = {"GAMES", "PLAYERS"}
NAMED = re.compile(
    r"\.mark\b|\.sleep\(|pg_locks|pg_stat|expect\(|\.bind\(|environ|random\.|secrets\.|uuid4|GAMES|PLAYERS|set\(|iter\("
)
"""Without one of these a module is not looked into."""


def named(node: ast.AST) -> str:
    """A function that is called, as it is written."""
    return ast.unparse(node)


def asleep(body: list[ast.stmt]) -> bool:
    """Whether nothing else is done there than to wait for the next turn of the loop."""
    calls = [s.value.value for s in body if isinstance(s, ast.Expr) and isinstance(s.value, ast.Await)]
    return len(calls) == len(body) and all(isinstance(c, ast.Call) and named(c.func) == "asyncio.sleep" for c in calls)


def limited(node: ast.AsyncWith) -> bool:
    """Whether a block has a limit."""
    return any(isinstance(i.context_expr, ast.Call) and named(i.context_expr.func) == "within" for i in node.items)


def text_of(node: ast.AST) -> str:
    """The words of a text, those of a format string too."""
    parts = (n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str))
    return "".join(parts)


def reads(node: ast.AST) -> bool:
    """Whether a page is looked at once in there."""
    awaited = (n.value for n in ast.walk(node) if isinstance(n, ast.Await) and isinstance(n.value, ast.Call))
    return any(isinstance(c.func, ast.Attribute) and c.func.attr in READS for c in awaited if isinstance(c, ast.Call))


def is_set(node: ast.AST) -> bool:
    """Whether it is a set as soon as it is made."""
    made = isinstance(node, ast.Call) and named(node.func) in ("set", "frozenset")
    return made or isinstance(node, ast.Set | ast.SetComp)


def _counts(node: ast.expr) -> bool:
    """Whether it is so and so many, and not what a test is asked to try one by one."""
    return isinstance(node, ast.Call) and all(isinstance(n, ast.Constant) for n in node.args)


def of_loops(node: ast.AST, within: bool = False) -> Iterator[tuple[int, str]]:
    """Loops that count turns instead of waiting for something, and those that wait for ever."""
    if isinstance(node, ast.AsyncWith):
        within = within or limited(node)
    if isinstance(node, ast.For) and asleep(node.body) and _counts(node.iter):
        yield node.lineno, "turns of the loop are no condition: wait for what comes of them (patience.soon)"
    if isinstance(node, ast.While) and asleep(node.body) and not within:
        yield node.lineno, "waits for ever: patience.soon says what does not come"
    for child in ast.iter_child_nodes(node):
        yield from of_loops(child, within and not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef))


def of_calls(node: ast.Call) -> Iterator[tuple[int, str]]:
    """Calls whose answer depends on who is quicker, on luck, or on what was there before."""
    called = named(node.func)
    if any(k.arg == "since" and isinstance(k.value, ast.Attribute) and k.value.attr == "mark" for k in node.keywords):
        yield node.lineno, "the mark is taken before what is waited for can happen"
    if called == "expect" and node.args and named(node.args[0]).endswith(".messages.last"):
        yield node.lineno, "another message may have come: name the one that is meant"
    if called.endswith(".nth") and any(isinstance(n, ast.Await) for n in ast.walk(node)):
        yield node.lineno, "counted in one step and pressed in another"
    if called.endswith(".bind") and node.args and named(node.args[0]).endswith(", 0)"):
        yield node.lineno, "whoever is quicker has the port: support.ports gives some that nobody else gets"
    luck = called == "random.Random" and not node.args
    if luck or called in {f"random.{draw}" for draw in DRAWS} or called.startswith(("secrets.", "uuid.")):
        yield node.lineno, "luck that nobody can give again: use the fixture rng"
    if called in ("list", "tuple", "iter", "rng.choice") and node.args and is_set(node.args[0]):
        yield node.lineno, "sets have no order: sort it"
    if called in {f"os.environ.{change}" for change in ("pop", "setdefault", "update", "clear")}:
        yield node.lineno, "the next test finds it so: use monkeypatch"


def of_targets(node: ast.Assign | ast.Delete) -> Iterator[tuple[int, str]]:
    """What is changed for all tests that come after."""
    for target in node.targets:
        if isinstance(target, ast.Subscript):
            of = named(target.value)
            if of == "os.environ" or REGISTRIES & set(re.findall(r"\w+", of)):
                yield node.lineno, "the next test finds it so: use monkeypatch"


def offences(module: ast.AST, *, page: bool = False) -> Iterator[tuple[int, str]]:
    """Lines that leave it to luck whether a test passes. ``page``: a browser's page is looked at."""
    yield from of_loops(module)
    inner = {id(part) for node in ast.walk(module) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            yield from of_calls(node)
        elif isinstance(node, ast.Assign | ast.Delete):
            yield from of_targets(node)
        elif isinstance(node, ast.Assert) and page and reads(node.test):
            yield node.lineno, "a page is looked at until it is so: expect(…)"
        elif isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and id(node) not in inner):
            said = text_of(node)
            if LOCKS.search(said) and "FROM" in said and not OURS.search(said):
                yield node.lineno, "other databases of the server have locks and sessions, too: current_database()"


@pytest.mark.slow
def test_nothing_is_left_to_who_is_quicker() -> None:
    found = []
    for path in sorted(TESTS.rglob("*.py")):
        name = path.relative_to(TESTS).as_posix()
        if name in SPARED or path == Path(__file__) or not NAMED.search(path.read_text(encoding="utf-8")):
            continue
        found += [f"{name}:{line}: {why}" for line, why in offences(tree(path), page=name.startswith("web/"))]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "await maud.wait_for(back, since=maud.mark)",
        "for _ in range(20): await asyncio.sleep(0)",
        "while not done: await asyncio.sleep(0.05)",
        "await expect(maud.messages.last).to_contain_text('It is your turn')",
        "await lines.nth(await lines.count() - 1).click()",
        "assert await page.locator('.message').count() == 3",
        "assert 'Saved' in await panel.inner_text()",
        "rows = 'SELECT pid FROM pg_locks WHERE NOT granted'",
        "rows = f'SELECT pid FROM pg_locks WHERE objid = {KEY}'",
        "probe.bind(('127.0.0.1', 0))",
        "dice = random.Random()",
        "seat = random.choice(seats)",
        "first = list({row.id for row in rows})[0]",
        "first = next(iter(set(rows)))",
        "os.environ['HERALD_REPLAYS'] = 'true'",
        "cast(dict[str, Any], GAMES)['toy'] = TOY",
    ],
)
def test_the_guard_bites(line: str) -> None:
    assert list(offences(ast.parse(f"async def test():\n    {line}"), page=True))


@pytest.mark.parametrize(
    "line",
    [
        "mark = maud.mark; await maud.wait_for(back, since=mark)",
        "for _ in range(steps): await asyncio.sleep(0)",
        "async with within():\n        while not done: await asyncio.sleep(0.05)",
        "await soon(lambda: done)",
        "await expect(maud.messages.filter(has_text='It is your turn')).to_have_count(1)",
        "await lines.nth(2).click()",
        "await expect(page.locator('.message')).to_have_count(3)",
        "before = await panel.inner_text()",
        "rows = 'SELECT pid FROM pg_locks WHERE database = (… datname = current_database())'",
        "rows = f'SELECT pid FROM pg_locks WHERE objid = {KEY} AND … current_database()'",
        "listener.bind(('127.0.0.1', free_port()))",
        "dice = random.Random(7)",
        "seat = rng.choice(seats)",
        "first = sorted({row.id for row in rows})[0]",
        "monkeypatch.setenv('HERALD_REPLAYS', 'true')",
        "monkeypatch.setitem(GAMES, 'toy', TOY)",
    ],
)
def test_the_guard_lets_the_others_be(line: str) -> None:
    assert not list(offences(ast.parse(f"async def test():\n    {line}"), page=True))
