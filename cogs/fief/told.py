"""A phase in some lines: marches are counted, what matters is told in full. Tells public events only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.presenter.news import pick
from bot.presenter.voice import Voice
from cogs.fief.names import GAME
from engine.core import Event, params_from

SILENT = frozenset(
    f"fief-{key}"
    for key in ("sealed", "unsealed", "played", "done", "deck-made", "deck-shuffled", "moved", "loses", "invaders-wait",
                "reinforced", "income")
)  # fmt: skip
"""Events that other lines make needless."""
NEEDLESS = frozenset(
    f"fief-{key}" for key in ("sealed", "unsealed", "played", "done", "moved", "deck-made", "deck-shuffled",
                              "invaders-wait")
)  # fmt: skip
"""What a panel does not open with: that somebody has answered is no news, and takes the room of what is."""
QUIET = frozenset(("fief-draws", "fief-serves", "fief-marches", "fief-income"))
"""What gives way to what matters where there is no room for all."""
COUNTED = {"fief-draws": "seat", "fief-plague-troop": "family", "fief-loses-unit": "family"}
"""Events that are told as a number, by whom they are about."""


def told(view: Any, events: Sequence[Mapping[str, Any]], voice: Voice) -> list[str] | None:
    """The lines of a phase."""
    teller = Teller(voice)
    for event in events:
        teller.hear(str(event["key"]), event["params"])
    teller.flush()
    return teller.lines


def recap(view: Any, events: Sequence[Mapping[str, Any]], seat: int, voice: Voice) -> tuple[list[str], int] | None:
    """What a seat has not seen yet, as it happened and without needless lines; of more than there is room for what
    concerns the seat, then the newest."""
    found = []
    for it in events:
        key = str(it["key"])
        if key not in NEEDLESS:
            audience = (seat,) if key.endswith("-own") else None
            event = Event(key, params_from(it["params"]), audience, tell="log" if key in QUIET else "line")
            found.append((event, " ".join(voice.say(key, event.params).split())))
    return pick(found, seat, in_order=True) if found else None


class Teller:
    """Gathers what belongs together until something else happens."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.lines: list[str] = []
        self._counted: Counter[tuple[str, str]] = Counter()
        self._marches: dict[str, list[str]] = {}

    def hear(self, key: str, params: Mapping[str, Any]) -> None:
        """One event after the other."""
        if key in SILENT:
            return
        if key in COUNTED:
            who = str(self.voice.term(GAME, params[COUNTED[key]]))
            self._counted[key, who] += 1
            return
        if key == "fief-marches":
            who = str(self.voice.term(GAME, params["noble"]))
            way = self._marches.setdefault(who, [str(self.voice.term(GAME, params["city"]))])
            way.append(str(self.voice.term(GAME, params["to"])))
            return
        self.flush()
        self.lines.append(self.voice.say(key, params))

    def flush(self) -> None:
        """Tell what was gathered."""
        for noble, way in self._marches.items():
            self.lines.append(self.voice.text("fief-panel-told-marches", noble=noble, way=" → ".join(way)))
        for (key, who), n in self._counted.items():
            told = f"fief-panel-told-{key.removeprefix('fief-')}"
            self.lines.append(self.voice.text(told, who=who, n=n))
        self._marches, self._counted = {}, Counter()


def board_key(view: Any) -> Any:
    """What of the position a board shows: places, people, weather, titles, points; not who is asked what."""
    return (
        view.round, view.cities, view.stacks, view.nobles, view.armies, view.regions, view.districts, view.relics,
        view.track, view.taxes, view.sword, view.bearer, [f.points for f in view.families],
    )  # fmt: skip
