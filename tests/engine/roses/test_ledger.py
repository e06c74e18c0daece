"""The ledger and the tests name each other; the messages listed are those the rules send."""

from __future__ import annotations

import re
from pathlib import Path

import engine.roses
from tests.engine.ledgers import code_of, meetings, names_in, numbered

PACKAGE = Path(engine.roses.__file__).parent
LEDGER = (PACKAGE / "RULES.md").read_text(encoding="utf-8")
HERE = Path(__file__).parent


OWN = names_in(HERE)
TESTS = OWN | names_in(HERE.parent)
CODE = "\n".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py"))
MADE = {
    *(f"roses-no-{code}" for code in re.findall(r'\bno\("([a-z-]+)"', CODE)),
    *(f"roses-{verb}" for verb in ("moved", "moved-own", "sailed", "sailed-own", "muster", "plague")),
    *(f"roses-no-{code}" for code in ("over", "seat", "turn", "verb", "words", "sealed", "unsealed")),
    *(f"roses-{word}-{reason}" for word in ("won", "outcome") for reason in ("heirs", "throne")),
}
SENT = set(re.findall(r'(?<!f)"(roses-[a-z-]+)"', CODE)) | MADE


def test_ledger_names_existing_tests() -> None:
    """Every test in the ledger exists."""
    named = set(re.findall(r"test_\w+", LEDGER))
    assert len(named) > 90
    assert named <= TESTS, sorted(named - TESTS)


def test_ledger_misses_no_rule_test() -> None:
    """Every test of a rule, an event or a standing order is in the ledger."""
    ours = {t for t in OWN if re.match(r"test_(\d_|event_|orders_|kingmaker|turn_)", t)}
    assert not {t for t in ours if t not in LEDGER}


def test_ledger_lists_every_rule() -> None:
    """Every numbered rule of the rulebook has its line."""
    numbers = (
        "1.0 1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.71 2.72 2.81 2.82 2.83 3.0 3.11 3.12 3.13 3.14 3.21 3.22 "
        "3.23 3.24 3.25 3.26 4.1 4.2 4.3 4.4 4.5 4.6 5.1 5.2 5.2.1 5.2.2 5.3 5.3.1 5.4 6.1 6.2 6.3 6.4 6.5 6.6 6.7 "
        "6.81 6.82 6.83 6.84 6.85 6.86 6.9 6.91 7.1 7.2 8.0 8.1 8.2 8.3 8.4 8.5 9.0 9.1"
    )
    for number in numbers.split():
        line = re.search(rf"^\| {re.escape(number)} \|.*$", LEDGER, re.M)
        assert line is not None, number
        assert "test_" in line.group(), number


def test_every_meeting_of_rules_has_its_test() -> None:
    """The table of rules that meet has a test in every line."""
    rows = meetings(PACKAGE)
    assert len(rows) > 25
    assert not [row for row in rows if "test_" not in row]


def test_ledger_lists_every_message() -> None:
    """The appendix names exactly the keys of events, refusals and outcomes that the code can send."""
    appendix = LEDGER[LEDGER.index("## Appendix") :]
    assert set(re.findall(r"roses-[a-z-]+", appendix)) == SENT


def test_ledger_says_where_each_rule_stands() -> None:
    """Every numbered rule names its code, which is there."""
    assert set(code_of(PACKAGE)) == numbered(PACKAGE)
    assert len(numbered(PACKAGE)) > 60
