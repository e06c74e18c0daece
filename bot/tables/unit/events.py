"""Events as they are read from the database: who may know them, and each told once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa

from bot.store import models as m
from bot.tables.model import LoggedEvent
from engine.core import Event, decode_params, told_once


def audible(seats: Iterable[int]) -> sa.ColumnElement[bool]:
    """The condition on events that one of these seats may know."""
    e = m.events.c
    return sa.or_(e.audience == "", *(e.audience.contains(f",{seat},") for seat in seats))


def audience_of(text: str) -> tuple[int, ...] | None:
    """The audience of an event from its column."""
    return tuple(int(seat) for seat in text.split(",") if seat) if text else None


def event_of(row: Any) -> Event:
    """An event from its row."""
    return Event(row.key, decode_params(row.params), audience_of(row.audience), bool(row.seals), row.tell)


def once(logged: Sequence[LoggedEvent]) -> list[LoggedEvent]:
    """The lines without those that the next one tells in full. Done once, on all that a seat may know: of what is left
    an event of somebody else may stand before a twin of one's own."""
    kept = {id(event) for event in told_once([line.event for line in logged])}
    return [line for line in logged if id(line.event) in kept]
