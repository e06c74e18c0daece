"""What happened since a seat last looked, in a few lines: what concerns the seat first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.voice import Voice
from bot.tables.model import SeatView
from engine.core import Event, seats_in, told_once

MOST = 8
"""Lines that open a panel."""
LINE = 220
"""Characters of one of them."""


def news(look: SeatView, seat: int, voice: Voice) -> list[str]:
    """The lines that open a panel, with a heading and where everything else stands; nothing when nothing happened."""
    events = told_once([logged.event for logged in look.news])
    if not events:
        return []
    chosen, left = pick(events, seat)
    table = look.table
    thread = f"<#{table.thread_id or table.channel_id}>"
    lines = [f"- {_short(voice.say(e.key, e.params))}" for e in chosen]
    return [voice.text("news-title"), *lines, voice.text("news-more" if left else "news-all", n=left, where=thread)]


def pick(events: Sequence[Event], seat: int) -> tuple[list[Event], int]:
    """The events that are told, and how many are not: those that concern the seat first, each kind in its order.

    Of more than there is room for the loudest stay, of equal ones the newest.
    """
    ranked = sorted(range(len(events)), key=lambda n: (_rank(events[n], seat), -n))[:MOST]
    kept = sorted(ranked, key=lambda n: (_rank(events[n], seat) > 1, n))
    return [events[n] for n in kept], len(events) - len(kept)


def concerns(event: Event, seat: int) -> bool:
    """Whether an event is about a seat: meant for it alone, or naming it."""
    return event.audience is not None or seat in seats_in(event.params)


def _rank(event: Event, seat: int) -> int:
    return 2 * (not concerns(event, seat)) + (event.tell == "log")


def _short(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= LINE else f"{flat[: LINE - 1]}…"
