"""The ledger and the tests name each other; the messages listed are those the rules send."""

from __future__ import annotations

import re
from pathlib import Path

from tests.engine.charlemagne.ledger import LEDGER, PACKAGE, SENT
from tests.engine.ledgers import meetings

HERE = Path(__file__).parent
TESTS = {
    name
    for file in HERE.glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)
}
STEPS = (
    "deploy", "envoys", "name", "raid", "place-leader", "bury", "envoy", "lay", "lay-faith", "guard", "guard-faith",
    "treasury", "levy", "operations", "muster", "force", "withdraw", "challenge", "battle", "defend", "lose",
    "retreat", "supply", "standing", "desk", "treaty", "offered", "offer", "renounce",
)  # fmt: skip


def test_ledger_names_existing_tests() -> None:
    """Every test in the ledger exists."""
    named = set(re.findall(r"test_\w+", LEDGER))
    assert len(named) > 120
    assert named <= TESTS, sorted(named - TESTS)


def test_ledger_misses_no_test() -> None:
    """Every test of a rule, an event, a marker or an order is in the ledger."""
    kinds = r"test_(\d|event_|orders_|setup_|secrets_|build_|march_|treachery_|tribute_|augustus_|ring_|turn_)"
    ours = {t for t in TESTS if re.match(kinds, t)}
    assert not sorted(t for t in ours if t not in LEDGER)


def test_ledger_has_a_test_for_every_chapter() -> None:
    """Each chapter of the rulebook, 1 to 30, has a test that bears its number, and the ledger names it."""
    for chapter in range(1, 31):
        mine = [t for t in TESTS if t.startswith(f"test_{chapter}_")]
        assert mine, chapter
        assert any(t in LEDGER for t in mine), chapter


def test_ledger_lists_every_rule() -> None:
    """Every numbered rule of the rulebook and every ruling has its line with a test, or says why it has none."""
    count = {3: 1, 4: 6, 5: 1, 6: 2, 7: 3, 8: 5, 9: 6, 10: 2, 11: 6, 12: 2, 13: 6, 14: 7, 15: 7, 16: 9, 17: 4, 18: 7,
             19: 8, 20: 7, 21: 6, 22: 8, 23: 6, 24: 6, 25: 2, 26: 2, 27: 2, 28: 1, 29: 3, 30: 1}  # fmt: skip
    numbers = [f"{rule}.{n}" for rule, most in count.items() for n in range(1, most + 1)]
    numbers += [f"S{n}" for n in range(1, 8)] + [f"R{n}" for n in range(1, 26)]
    for number in numbers:
        line = re.search(rf"^\| {re.escape(number)} \|.*$", LEDGER, re.M)
        assert line is not None, number
        assert "test_" in line.group(), number


def test_every_meeting_of_rules_has_its_test() -> None:
    """The table of rules that meet has a test in every line."""
    rows = meetings(PACKAGE)
    assert len(rows) > 40
    assert not [row for row in rows if "test_" not in row]


def test_ledger_lists_every_message() -> None:
    """The appendix names exactly the keys of events, refusals and outcomes that the code can send."""
    appendix = LEDGER[LEDGER.index("## Appendix") :]
    asks = {f"charlemagne-ask-{step}" for step in STEPS}
    assert set(re.findall(r"charlemagne-[a-z-]+", appendix)) == SENT | asks
