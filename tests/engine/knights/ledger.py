"""The ledger's columns of tests: every test stands in the line of its rule.

``python -m tests.engine.knights.ledger`` writes them anew; what a line names besides stays.
"""

from __future__ import annotations

import re
from pathlib import Path

import engine.knights

LEDGER = Path(engine.knights.__file__).parent / "RULES.md"
HERE = Path(__file__).parent
ROW = re.compile(r"^\| ([AKFGX][0-9.]+) \| ([^|]*) \| ([^|]*) ?\|$")
NAME = re.compile(r"test_([akfgx]\d+(?:_\d+)?)_")


def names() -> list[str]:
    """Every test of this folder, in the order of their names."""
    files = HERE.glob("test_*.py")
    found = {name for f in files for name in re.findall(r"^def (test_\w+)", f.read_text(encoding="utf-8"), re.M)}
    return sorted(found)


def belongs(test: str, rule: str) -> bool:
    """Whether a test's name begins with the id of a rule (``K13.3``, ``G4``)."""
    return test.startswith(f"test_{rule.lower().replace('.', '_')}_") and (
        "." in rule or re.match(rf"test_{rule.lower()}_\d+_", test) is None
    )


def entered(text: str) -> str:
    """A ledger with its tests."""
    known, lines = names(), []
    for line in text.splitlines():
        row = ROW.match(line)
        if row is not None:
            rule, says, named = row.groups()
            mine = [t for t in known if belongs(t, rule)]
            more = [t for t in named.split() if t not in mine and t in known]
            line = f"| {rule} | {says.strip()} | {' '.join([*mine, *more])} |"
        lines.append(line)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    LEDGER.write_text(entered(LEDGER.read_text(encoding="utf-8")), encoding="utf-8")
