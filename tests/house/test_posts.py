"""One place plans what a table says: ``bot.tables.unit.change``, which alone decides about names and mentions."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLANS = "bot/tables/unit/change.py"
WRITES = "bot/tables/unit/outgoing.py"
BENCH = "bot/measure/bench_load.py"
"""Writes rows that are measured and never read by anybody."""
INSERTS = re.compile(r"outbox\.insert\b|insert\(m\.outbox\)|insert\(outbox\)")
SAYS = re.compile(r"Planned\(\s*PostKind\.\w+,\s*[\"'](?:send|thread|members)[\"']")

NAMES = re.compile(
    r"(?:note|whisper|wake_up|UserError)\((?:[^()]|\([^()]*\))*\b(?:seat|own|other|actor|wanted|held\[0\]|s)\.name\b"
)
"""A sentence about a seat by its bare name, which another seat may share."""


def _found(pattern: re.Pattern[str]) -> set[str]:
    code = [path for room in ("bot", "cogs") for path in (ROOT / room).rglob("*.py") if "migrations" not in path.parts]
    return {str(path.relative_to(ROOT)) for path in code if pattern.search(path.read_text(encoding="utf-8"))}


def test_nobody_else_writes_into_the_outbox() -> None:
    assert _found(INSERTS) == {WRITES, BENCH}


def test_nobody_else_plans_what_says_something() -> None:
    assert _found(SAYS) == {PLANS}
    assert SAYS.search('Planned(\n    PostKind.NOTE, "send", lane)')
    assert not SAYS.search('Planned(PostKind.STATUS, "delete", lane)')


def test_a_seat_is_called_by_one_place() -> None:
    assert _found(NAMES) == set()
    assert NAMES.search('change.note("note-back", seat=spoken(seat), name=seat.name)')
    assert not NAMES.search('change.note("note-back", name=change.loaded.called(seat), table=case.name)')
