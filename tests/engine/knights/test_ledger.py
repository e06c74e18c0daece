"""The ledger and the tests name each other."""

from __future__ import annotations

import re

from tests.engine.knights.ledger import LEDGER, NAME, belongs, entered, names

TEXT = LEDGER.read_text(encoding="utf-8")
TESTS = set(names())
RULES = re.findall(r"^\| ([AKFGX][0-9.]+) \|", TEXT, re.M)


def test_ledger_names_existing_tests() -> None:
    named = set(re.findall(r"\btest_\w+", TEXT))
    assert named <= TESTS, sorted(named - TESTS)


def test_ledger_misses_no_test() -> None:
    """Every test of a rule has its line."""
    ours = {t for t in TESTS if NAME.match(t)}
    assert not [t for t in ours if not any(belongs(t, rule) for rule in RULES)]
    assert entered(TEXT) == TEXT, "python -m tests.engine.knights.ledger"


def test_ledger_has_each_rule_once() -> None:
    assert len(RULES) == len(set(RULES)) > 130
