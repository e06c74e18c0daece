"""One place plans what a table says: ``bot.tables.change``, which alone decides about names and mentions."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLANS = "bot/tables/change.py"
WRITES = "bot/tables/outgoing.py"
BENCH = "bot/cli/bench_load.py"
"""Writes rows that are measured and never read by anybody."""
INSERTS = re.compile(r"outbox\.insert\b|insert\(m\.outbox\)|insert\(outbox\)")
SAYS = re.compile(r"Planned\(\s*PostKind\.\w+,\s*[\"'](?:send|thread|members)[\"']")


def _found(pattern: re.Pattern[str]) -> set[str]:
    code = [path for room in ("bot", "cogs") for path in (ROOT / room).rglob("*.py") if "migrations" not in path.parts]
    return {str(path.relative_to(ROOT)) for path in code if pattern.search(path.read_text(encoding="utf-8"))}


def test_nobody_else_writes_into_the_outbox() -> None:
    assert _found(INSERTS) == {WRITES, BENCH}


def test_nobody_else_plans_what_says_something() -> None:
    assert _found(SAYS) == {PLANS}
    assert SAYS.search('Planned(\n    PostKind.NOTE, "send", lane)')
    assert not SAYS.search('Planned(PostKind.STATUS, "delete", lane)')
