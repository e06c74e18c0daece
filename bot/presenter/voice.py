"""Turning keys and parameters of the engine into sentences: seats get their names, slugs their words."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot import locale as catalogue
from engine.core import Action

if TYPE_CHECKING:
    from bot.tables.model import SeatInfo, TableInfo

SEATS = frozenset({"seat", "seats", "owner", "winners"})
"""Names of parameters that hold seats in events and refusals of a game; a phantom stands as -1."""
PLACES = frozenset({"city", "cities", "from"})
"""Names of parameters that hold numbered places."""
PER_SEAT = frozenset({"shown", "counts", "reserves"})
"""Names of parameters that hold one value per seat, a number or a slug."""
AS_IS = frozenset({"part", "topic", "role"})
"""Names of parameters that stand in code or are mentions; whoever passes them has made them safe."""
UNDONE = frozenset({"note-undone", "undone-actions", "undone-actions-own"})
"""Messages that tell actions as the engine writes them, joined with ``; ``; those others may not read in full come as
their verb alone."""
SERVICE_EVENTS = frozenset({"undone-actions", "undone-actions-own"})
"""Events of the service whose seats count from 0, as in events of a game. Its other messages count from 1."""


def game_of(key: str) -> str:
    """The game a message key belongs to, by its first word; empty for the application's own."""
    from engine import GAMES

    head = key.split("-", 1)[0]
    return head if head in GAMES else ""


@dataclasses.dataclass(frozen=True, slots=True)
class Voice:
    """How a table speaks: its language, and the display names of its seats as their owners wrote them."""

    locale: str
    names: Sequence[str]
    game: str = ""
    """The game of the table, whose seats may have names of their own: ``Ana (York)``."""

    def text(self, key: str, /, **params: Any) -> str:
        """A message of the application, parameters as they are."""
        return catalogue.text(self.locale, key, **params)

    def say(self, key: str, params: Mapping[str, Any]) -> str:
        """A message of the engine or the service. What people wrote is made safe, ids lose their separators."""
        game = game_of(key)
        out: dict[str, Any] = catalogue.translated(self.locale, game, params) if game else dict(params)
        for name, value in params.items():
            if name in SEATS and (game or key in SERVICE_EVENTS):
                out[name] = [self.seat(v) for v in value] if isinstance(value, list | tuple) else self.seat(value)
            elif game and name in PLACES:
                out[name] = [self.place(game, v) for v in value] if isinstance(value, list) else self.place(game, value)
            elif key in UNDONE and name == "actions":
                out[name] = self._actions(str(value))
            elif not game and name == "due":
                out[name] = moment(float(value))
            elif (not game and isinstance(value, str) and name not in AS_IS) or name == "table":
                out[name] = clean(str(value))
            if isinstance(value, list | tuple):
                out[f"{name}_count"] = len(value)
        for name in PER_SEAT & params.keys():
            out[name] = [f"{self.seat(seat)} {value}" for seat, value in enumerate(out[name])]
        if params.get("name") == "" and catalogue.has(self.locale, f"{key}-nobody"):
            return catalogue.text(self.locale, f"{key}-nobody")
        return catalogue.text(self.locale, key, **out)

    def place(self, game: str, place: Any) -> str:
        """A numbered place with its name, ``12 Merebridge``; a place that has no number by its word."""
        if isinstance(place, str) and not place.isdecimal():
            return self.word(game, place)
        key = f"{game}-city-{place}"
        return f"{place} {catalogue.text(self.locale, key)}" if catalogue.has(self.locale, key) else str(place)

    def seat(self, seat: Any) -> str:
        """What a seat is called, safe inside a message; a name given instead of a number is made safe too."""
        if not isinstance(seat, int):
            return clean(str(seat))
        if seat < 0:
            return self.text("seat-phantom")
        if seat >= len(self.names):
            return self.text("seat-number", number=seat + 1)
        name, side = clean(self.names[seat]), self.side(seat)
        return f"{name} ({side})" if side else name

    def side(self, seat: int) -> str:
        """Whom a seat plays where its game has names for that, else nothing."""
        key = f"{self.game}-seat-{seat + 1}"
        return self.text(key) if self.game and catalogue.has(self.locale, key) else ""

    def seats(self, seats: Sequence[int]) -> str:
        """Several seats as a list in words."""
        return catalogue.listing(self.locale, [self.seat(s) for s in seats])

    def word(self, game: str, slug: str | int) -> str:
        """A game's word for a slug."""
        return catalogue.word(self.locale, game, slug)

    def area(self, game: str, area: str) -> str:
        """What an area of the board is called: a region's word, or a numbered place such as ``city-12``."""
        number = area.rpartition("-")[2]
        if number.isdecimal():
            return self.place(game, int(number))
        return self.word(game, area)

    def action(self, game: str, action: Action) -> str:
        """An action for human eyes: ``order 3 red`` → ``Step 3: red road``."""
        key = f"{game}-do-{action.verb}"
        if not catalogue.has(self.locale, key):
            return str(action)
        args: dict[str, Any] = {f"a{i}": self._argument(game, arg) for i, arg in enumerate(action.args, 1)}
        args |= {f"p{i}": self.place(game, arg) for i, arg in enumerate(action.args, 1)}
        return catalogue.text(self.locale, key, **args)

    def _actions(self, text: str) -> str:
        """Actions as the engine writes them, for human eyes; the same ones are counted."""
        told: dict[str, int] = {}
        for part in filter(None, text.split("; ")):
            action = Action.parse(part)
            name = self.action(self.game, action) if action.args else self.verb(self.game, action.verb)
            told[name] = told.get(name, 0) + 1
        return "; ".join(name if count == 1 else f"{name} ({count})" for name, count in told.items())

    def verb(self, game: str, verb: str) -> str:
        """A heading for all actions of one verb."""
        key = f"{game}-verb-{verb}"
        return catalogue.text(self.locale, key) if catalogue.has(self.locale, key) else verb

    def step(self, game: str, step: str) -> str:
        """What a seat is asked to do, for status lines."""
        key = f"{game}-step-{step}"
        return catalogue.text(self.locale, key) if catalogue.has(self.locale, key) else step

    def _argument(self, game: str, arg: str | int) -> str | int:
        return arg if isinstance(arg, int) else catalogue.word(self.locale, game, arg)


_MARKUP = re.compile(r"([\\*_`~|>#\[\]()<@])")


def clean(name: str) -> str:
    """A name that people chose, safe inside a message: no markup, no mention, one line."""
    return _MARKUP.sub(r"\\\1", " ".join(name.split()))


def seat_names(info: TableInfo, locale: str) -> list[str]:
    """What a table's seats are called, as their owners wrote it; a free seat by its number."""
    return [seat_name(s, locale) for s in sorted(info.seats, key=lambda s: s.seat)]


def seat_name(seat: SeatInfo, locale: str) -> str:
    """What one seat is called."""
    return seat.name or catalogue.text(locale, "seat-number", number=seat.seat + 1)


def voice_of(info: TableInfo, locale: str) -> Voice:
    """How to speak of a table in a language."""
    return Voice(locale, seat_names(info, locale), info.game)


def cut(text: str, limit: int, more: str = "…") -> str:
    """``text`` within ``limit`` characters, cut at a line's end where possible, then ``more``."""
    if len(text) <= limit:
        return text
    kept = text[: limit - len(more)]
    line = kept.rfind("\n")
    return (kept[: line + 1] if line > limit // 2 else kept) + more


def moment(at: float, style: str = "R") -> str:
    """A time the way Discord shows it to everyone in his own zone."""
    return f"<t:{int(at)}:{style}>"
