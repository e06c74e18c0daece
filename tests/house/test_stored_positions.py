"""One function reads positions of the database (``bot.tables.unit.stored_positions``); nobody else trusts its bytes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.house.imports import ROOT
from tests.support.syntax_trees import parsed

PLAYED = "what a process has just played from the log"
COPY = "a copy of what was read"
ALLOWED = {
    "bot/tables/unit/stored_positions.py": "the one function",
    "bot/tables/unit/checked_rules.py": "the rules themselves",
    "bot/tables/unit/replay.py": "positions of lines, behind a look at their digests; saves that are compared",
    "bot/tables/unit/computers.py": COPY,
    "bot/tables/play/actions.py": COPY,
    "bot/tables/history/corrections.py": COPY,
    "bot/tables/history/history.py": PLAYED,
    "bot/tables/history/rewind.py": COPY,
    "bot/tables/history/restoring.py": "what was just played, and of what is damaged the number of its rules",
    "bot/tables/lobby/forks.py": PLAYED,
    "bot/tables/lobby/transfer.py": PLAYED,
    "bot/presenter/pictures/replay/course.py": PLAYED,
    "bot/presenter/pictures/replay/film.py": PLAYED,
}
"""Modules that decode a position, with the reason why those bytes can be trusted."""
FORMATS = frozenset(("json", "pickle", "tomllib"))
"""Modules of Python whose ``loads`` is another one."""
MEASURES = ROOT / "bot" / "measure"
"""What is measured there was made there."""


def decodes(source: str) -> list[int]:
    """The lines at which positions are decoded."""
    calls = (node for node in ast.walk(parsed(source)) if isinstance(node, ast.Attribute) and node.attr == "loads")
    return sorted(node.lineno for node in calls if ast.unparse(node.value) not in FORMATS)


def sources() -> Iterator[tuple[str, str]]:
    """The modules of the application, by their paths."""
    for folder in ("bot", "cogs"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if MEASURES not in path.parents:
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def test_positions_are_decoded_where_they_can_be_trusted() -> None:
    found = {path for path, source in sources() if ".loads" in source and decodes(source)}
    assert found == set(ALLOWED)


def test_another_reader_is_seen() -> None:
    source = "import json\nfound = json.loads(text)\nstate = rules.loads(row.data)\nread = self.rules.loads\n"
    assert decodes(source) == [3, 4]
