"""What the events of an action say."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Event
from engine.core.messages import visible_to


def keys(events: Iterable[Event]) -> list[str]:
    """Keys of events without the name of the game."""
    return [e.key.removeprefix("fief-") for e in events]


def said(events: Iterable[Event], key: str) -> list[Event]:
    """The events with a key."""
    return [e for e in events if e.key == f"fief-{key}"]


def heard(events: list[Event], seat: int) -> list[str]:
    """Keys of what a seat hears."""
    return keys(visible_to(events, seat))


def result(events: list[Event]) -> str:
    """How the battle ended."""
    (over,) = [e for e in events if e.key == "fief-battle-over"]
    return over.params["result"].slug.split("-")[1]  # type: ignore[union-attr]


def hits(events: list[Event]) -> object:
    """Hits of the rebels."""
    return next((e.params["n"] for e in events if e.key == "fief-rebels-strike"), 0)
