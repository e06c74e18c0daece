"""The ledger and the tests name each other."""

from __future__ import annotations

import re

import pytest

from engine.fief.game_data import DISTRICTS, REGIONS
from tests.engine.fief.ledger import LEDGER, entered, names

TEXT = LEDGER.read_text(encoding="utf-8")
TESTS = set(names())
GENERAL = {"test_no_leak", "test_what_tells_something_new_seals"}
"""Tests for all games that the ledger names."""
COUNT = {2: 15, 3: 4, 4: 9, 5: 5, 6: 13, 7: 10, 8: 4, 9: 3, 10: 5, 11: 3, 12: 4}
RULES = [
    *(f"P{n}" for n in range(1, 16)), "1.0", *(f"{rule}.{n}" for rule, most in COUNT.items() for n in range(most + 1)),
    *(f"13.{n}" for n in range(1, 9)), *(f"R{n}" for n in range(1, 52)),
]  # fmt: skip


def test_ledger_names_existing_tests() -> None:
    """Every test in the ledger exists."""
    named = set(re.findall(r"\btest_\w+", TEXT)) - GENERAL
    assert len(named) > 300
    assert named <= TESTS, sorted(named - TESTS)


def test_ledger_misses_no_test() -> None:
    """Every test of a rule, an example or an order is in the ledger."""
    ours = {t for t in TESTS if re.match(r"test_(\d|p\d|orders_|windows_|setup_|hiding_)", t)}
    named = set(re.findall(r"\btest_\w+", TEXT))
    assert not sorted(ours - named), "python -m tests.engine.fief.ledger"


def test_writing_the_ledger_anew_changes_nothing() -> None:
    """What stands in the appendix of messages is no rule: its marks stay."""
    assert entered(TEXT) == TEXT, "python -m tests.engine.fief.ledger"


@pytest.mark.parametrize("rule", RULES)
def test_ledger_has_a_line_with_a_test(rule: str) -> None:
    """Every numbered rule of the rulebook, every line of its set-up and every ruling."""
    line = re.search(rf"^\| {re.escape(rule)} \|.*$", TEXT, re.M)
    assert line is not None
    assert "test_" in line.group()


def test_ledger_names_the_places() -> None:
    assert all(f"`{r.slug}`" in TEXT for r in REGIONS)
    assert len(DISTRICTS) == 4


def test_where_rules_meet_is_tested() -> None:
    """Each pair of mechanisms says what happens and names its test; those that cannot meet are said."""
    part = TEXT.split("## Where rules meet")[1].split("\n## ")[0]
    rows = [line for line in part.splitlines() if line.startswith("| ") and "| Tests |" not in line]
    assert len(rows) > 90
    assert all("test_" in row.rsplit("|", 2)[1] for row in rows)
    assert len({row.split("|")[1] for row in rows}) == len(rows), "a pair stands there twice"
    assert "What cannot meet:" in part
