"""A player turn in some lines: levies and moves are counted, what matters is told in full. Tells public events only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.presenter.voice import Voice
from engine.core import params_from, seats_in

SILENT = frozenset(
    f"charlemagne-{key}" for key in ("phase", "moved", "revolt-die", "drew", "retreated", "attacked", "corruption")
)
"""Events that other lines make needless."""
COUNTED = {
    "charlemagne-levied": "charlemagne-panel-told-levied",
    "charlemagne-hired": "charlemagne-panel-told-hired",
    "charlemagne-marched": "charlemagne-panel-told-marched",
}
"""Events that are told as a number."""


def told(view: Any, events: Sequence[Mapping[str, Any]], voice: Voice) -> list[str] | None:
    """The lines of a player turn."""
    lines: list[str] = []
    counted: Counter[tuple[str, int]] = Counter()

    def flush() -> None:
        for (key, seat), n in counted.items():
            lines.append(voice.text(COUNTED[key], seat=voice.seat(seat), n=n))
        counted.clear()

    for event in events:
        key = str(event["key"])
        if key in SILENT:
            continue
        if key in COUNTED:
            (seat,) = seats_in(params_from({"seat": event["params"]["seat"]}))
            counted[key, seat] += 1
            continue
        if key == "charlemagne-turn":
            flush()
        lines.append(voice.say(key, event["params"]))
    flush()
    return lines
