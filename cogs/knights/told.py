"""A phase in some lines: what is allocated and drawn is counted, what matters is told in full. Public events only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.errors import Raw
from bot.presenter.news import pick
from bot.presenter.voice import Voice
from cogs.knights.names import GAME
from engine.core import Event, Piece, params_from, seats_in

SILENT = frozenset(
    f"knights-{key}"
    for key in ("sealed", "unsealed", "done", "pile", "fate", "quiet", "permits", "asks-leave", "asks-consent",
                "allocates", "pays-regulars", "shifts", "brings", "hires-not", "abides", "attacks", "starves", "hand",
                "commands", "suffers", "keeps")
)  # fmt: skip
"""Events that other lines make needless."""
GATHERED = {"knights-income": "income", "knights-pays": "pays", "knights-influence": "influence",
            "knights-votes": "votes", "knights-invests": "invests", "knights-returns-crowns": "returns"}  # fmt: skip
"""Events of every seat in turn, told in one line: ``Ana 7, Ben 3``."""

NEEDLESS = (SILENT | {"knights-passes", "knights-besieges"}) - {
    "knights-permits", "knights-asks-leave", "knights-shifts", "knights-brings"}  # fmt: skip
"""What a panel does not open with either."""
STRUCK = frozenset(f"knights-event-{what}" for what in ("city", "noble", "baron"))
"""Whom an Event strikes: told together with the Event."""

WON = frozenset(("captures", "stronghold-lost"))
"""Deeds after which a board is due at once."""


def told(view: Any, events: Sequence[Mapping[str, Any]], voice: Voice) -> list[str] | None:
    """The lines of a phase."""
    teller = Teller(view, voice)
    for event in events:
        teller.hear(str(event["key"]), event["params"])
    teller.flush()
    return teller.lines


def say(view: Any, key: str, params: Mapping[str, Any], voice: Voice, own: int = -1) -> str:
    """An event in words. A Noble whose Baron it does not name is told with him, unless he is one's ``own``: nobody
    knows all names."""
    typed = params_from(params)
    noble = typed.get("noble")
    if not isinstance(noble, Piece) or seats_in(typed):
        return voice.say(key, params)
    seat = next((n.seat for n in view.nobles if n.slug == noble.slug), own)
    if seat == own:
        return voice.say(key, params)
    return voice.say(key, {**params, "noble": Raw(f"{voice.term(GAME, noble)} ({voice.seat(seat)})")})


def recap(view: Any, events: Sequence[Mapping[str, Any]], seat: int, voice: Voice) -> tuple[list[str], int] | None:
    """What a seat has not seen yet: needless lines left out, an Event and whom it strikes in one; of more than there is
    room for what concerns the seat, then the newest. All in the order in which it happened: a vote is counted after it
    was cast, a decision follows from it."""
    found: list[tuple[Event, str]] = []
    for it in events:
        key = str(it["key"])
        event = Event(key, params_from(it["params"]), (seat,) if key.endswith("-own") else None, tell="line")
        line = " ".join(say(view, key, event.params, voice, seat).split())
        if key in STRUCK and found and found[-1][0].key == "knights-event":
            before = found.pop()
            event = Event(key, {**before[0].params, **event.params, "drawer": before[0].params["seat"]}, tell="line")
            line = f"{before[1]} {line}"
        if key not in NEEDLESS:
            found.append((event, line))
    return pick(found, seat, in_order=True) if found else None


class Teller:
    """Gathers what belongs together until something else happens."""

    def __init__(self, view: Any, voice: Voice) -> None:
        self.view, self.voice = view, voice
        self.lines: list[str] = []
        self._kind = ""
        self._sums: Counter[str] = Counter()

    def hear(self, key: str, params: Mapping[str, Any]) -> None:
        """One event after the other."""
        if key in SILENT:
            return
        if key in GATHERED:
            if key != self._kind:
                self.flush()
            self._kind = key
            self._sums[str(self.voice.term(GAME, params["seat"]))] += int(params["n"])
            return
        self.flush()
        self.lines.append(say(self.view, key, params, self.voice))

    def flush(self) -> None:
        """Tell what was gathered."""
        if self._sums:
            sums = ", ".join(f"{who} {n}" for who, n in self._sums.items())
            self.lines.append(self.voice.text(f"knights-panel-told-{GATHERED[self._kind]}", sums=sums))
        self._kind, self._sums = "", Counter()


def board_key(view: Any) -> Any:
    """What brings a new board at the end of a phase: another pile, the upkeep, the first place of a turn that changes
    hands; so there are at most six in a turn, and cards are lines."""
    done = view.turns[-1].deeds if view.turns and view.turns[-1].turn == view.turn else []
    stage = "upkeep" if view.stage == "over" else "actions" if view.stage == "plan" else view.stage
    return view.turn, max(1, view.pile), stage, any(d.what in WON for d in done)
