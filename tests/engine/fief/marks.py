"""How events are told: the marks of the ledger's appendix, held against every position that a test plays."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Event
from tests.engine.fief.ledger import LEDGER

_TELLS = {"L": "line", "P": "phase"}


def _marks() -> dict[str, tuple[str, bool]]:
    """By key how it is told, and whether it seals."""
    found: dict[str, tuple[str, bool]] = {}
    table = LEDGER.read_text(encoding="utf-8").split("## Appendix: Messages")[1].split("| Event |")[1].split("\n\n")[0]
    for row in table.splitlines():
        if row.startswith("| fief-"):
            names, _, marks = (cell.strip() for cell in row.removeprefix("|").removesuffix("|").split("|"))
            tell = next((_TELLS[mark] for mark in marks.split() if mark in _TELLS), "log")
            found |= dict.fromkeys(names.split(" / "), (tell, "S" in marks.split()))
    return found


DEPENDS = frozenset(
    f"fief-{what}"
    for what in (
        "builds", "disaster-drawn", "disaster-spilt", "forest", "marches", "pillages", "plays", "relic-given", "serves",
        "volley",
    )
)  # fmt: skip
"""What is told one way here and another there."""
MARKS = {key: marks for key, marks in _marks().items() if key not in DEPENDS}


def as_listed(events: Iterable[Event]) -> None:
    """Raise ``AssertionError`` for an event that is told otherwise than the ledger says, or does not seal where it
    should. Any may seal with which the move is handed on."""
    for event in events:
        if event.key in MARKS:
            tell, seals = MARKS[event.key]
            assert event.tell == tell, f"{event.key} is told as {event.tell}"
            assert event.seals or not seals, f"{event.key} does not seal"
