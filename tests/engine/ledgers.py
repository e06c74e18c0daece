"""What ledgers say of the code and the tests: where each rule stands, which tests there are."""

from __future__ import annotations

import re
from pathlib import Path


def names_in(folder: Path) -> set[str]:
    """The tests of a folder by name."""
    return {
        name
        for file in folder.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)
    }


def code_of(package: Path) -> dict[str, list[str]]:
    """By rule the code that carries it out, from the ledger's table; each class or function of it is there."""
    ledger = (package / "RULES.md").read_text(encoding="utf-8")
    table = ledger[ledger.index("## Where they stand") :].split("\n## ")[0]
    found: dict[str, list[str]] = {}
    for module, name, rules in re.findall(r"^\| `([\w/]+)\.(\w+)` \| ([\w. ]+) \|$", table, re.M):
        source = (package / f"{module}.py").read_text(encoding="utf-8")
        assert re.search(rf"^ *(?:def|class) {name}\b", source, re.M), f"{module}.{name}"
        for rule in rules.split():
            found.setdefault(rule, []).append(f"{module}.{name}")
    assert table.count("\n| `") == len(re.findall(r"^\| `[\w/]+\.\w+` \| [\w. ]+ \|$", table, re.M))
    return found


def numbered(package: Path) -> set[str]:
    """The rules that the ledger lists by their numbers."""
    ledger = (package / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\| (P?\d[\d.]*) \|", ledger, re.M))


def meetings(package: Path) -> list[str]:
    """The lines of the ledger's table of rules that meet, each with the tests that show it."""
    ledger = (package / "RULES.md").read_text(encoding="utf-8")
    table = ledger[ledger.index("## Where rules meet") :].split("\n## ")[0]
    return [row for row in table.splitlines() if row.startswith("| ") and not row.startswith("| Where |")]
