"""The ledger and the tests name each other; the messages listed are those the rules send."""

from __future__ import annotations

import re
from pathlib import Path

import engine.xidit
from tests.engine.ledgers import code_of, meetings, names_in, numbered

PACKAGE = Path(engine.xidit.__file__).parent
LEDGER = (PACKAGE / "RULES.md").read_text(encoding="utf-8")
HERE = Path(__file__).parent


OWN = names_in(HERE)
TESTS = OWN | names_in(HERE.parent)
SENT = {
    key
    for file in PACKAGE.rglob("*.py")
    for key in re.findall(r'(?<!f)"(xidit-[a-z-]+)"', file.read_text(encoding="utf-8"))
} | {f"xidit-no-{code}" for code in ("over", "seat", "turn", "verb", "words", "sealed", "unsealed")}


def test_ledger_names_existing_tests() -> None:
    """Every test in the ledger exists."""
    named = set(re.findall(r"test_\w+", LEDGER)) - {"test_ledger"}
    assert len(named) > 90
    assert named <= TESTS, sorted(named - TESTS)


def test_ledger_misses_no_page_test() -> None:
    """Every test of a page, a standing choice, a plan, the placement by wishes or silence is in the ledger."""
    ours = {t for t in OWN if re.match(r"test_(p\d+|standing|plan|plans|placement|silence)_", t)}
    missing = {t for t in ours if t not in LEDGER}
    assert not missing


def test_every_meeting_of_rules_has_its_test() -> None:
    """The table of rules that meet has a test in every line."""
    rows = meetings(PACKAGE)
    assert len(rows) > 20
    assert not [row for row in rows if "test_" not in row]


def test_ledger_lists_every_message() -> None:
    """The appendix names exactly the keys of events, refusals and outcomes that the code can send."""
    appendix = LEDGER[LEDGER.index("## Appendix") :]
    listed = {key for key in re.findall(r"xidit-[a-z-]+", appendix) if not key.endswith("-")}
    assert listed == SENT


def test_ledger_says_where_each_rule_stands() -> None:
    """Every numbered rule names its code, which is there."""
    assert set(code_of(PACKAGE)) == numbered(PACKAGE)
    assert len(numbered(PACKAGE)) > 60
