"""The ledger's columns of tests: every test stands in the line of its rule.

``python -m tests.engine.fief.ledger`` writes them anew; what a line names besides stays.
"""

from __future__ import annotations

import re
from pathlib import Path

import engine.fief

LEDGER = Path(engine.fief.__file__).parent / "RULES.md"
HERE = Path(__file__).parent
ROW = re.compile(r"^\| (\S+) \| ([^|]*) \| ([^|]*) ?\|$")


def names() -> list[str]:
    """Every test of this folder, in the order of their names."""
    files = HERE.glob("test_*.py")
    found = {name for f in files for name in re.findall(r"^def (test_\w+)", f.read_text(encoding="utf-8"), re.M)}
    return sorted(found)


def belongs(test: str, rule: str) -> bool:
    """Whether a test's name says that it is of a rule (``2.0``, ``P7``), of the examples of a chapter (``X7``), or of
    none (``X``)."""
    example = re.match(r"test_(\d+)_(?:[a-f]_)?(?:\d+_)?example_", test)
    if rule.startswith("X"):
        chapter = rule.removeprefix("X")
        if chapter:
            return example is not None and example.group(1) == chapter
        return re.match(r"test_(orders|windows|setup)_", test) is not None
    if rule.startswith("R"):
        return False
    number = rule.lower().replace(".", "_")
    lettered = rule.split(".")[0]
    return example is None and (
        test.startswith(f"test_{number}_")
        or (rule.endswith(".0") and re.match(rf"test_{lettered}_(?![0-9])", test) is not None)
    )


def entered(text: str) -> str:
    """A ledger with its tests."""
    known = names()
    lines = []
    for line in text.splitlines():
        row = ROW.match(line)
        if row is not None and row.group(1) not in ("Rule", "What", "Ruling", "Event") and "-" not in row.group(1):
            rule, says, named = row.groups()
            mine = [t for t in known if belongs(t, rule)]
            more = [t for t in named.split() if t not in mine and t in known]
            line = f"| {rule} | {says.strip()} | {' '.join([*mine, *more])} |"
        lines.append(line)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    LEDGER.write_text(entered(LEDGER.read_text(encoding="utf-8")), encoding="utf-8")
