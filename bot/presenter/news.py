"""What happened since a seat last looked, in a few lines: what concerns the seat first."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from bot.presenter.front import front
from bot.presenter.voice import NOWHERE, Voice, told_in
from bot.tables.model import LoggedEvent, SeatView
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
    heard = [{"key": event.key, "params": event.params} for event in events]
    recap = front(look.table.game).recap(look.view, heard, seat, voice)
    lines, left = recap or pick([(event, _short(voice.say(event.key, event.params))) for event in events], seat)
    told = [voice.text("news-title"), *(f"- {line}" for line in lines)]
    if look.table.alone:  # which has no thread to read on in
        return told
    where = told_in(look.table)
    if left or where != NOWHERE:
        told.append(voice.text("news-more" if left else "news-all", n=left, where=where))
    return told


def told_again(look: SeatView, last: SeatView) -> tuple[LoggedEvent, ...]:
    """The news of a panel and, before them, those of the panel that it follows: computers answer so fast that a click's
    own panel tells what they did, and gives way before anybody can have read it. Nothing of a moment that was taken
    back."""
    first = look.news[0].seq if look.news else look.table.seq + 1
    known = last.news if last.table.epoch == look.table.epoch else ()
    return (*(n for n in known if n.seq < first), *look.news)


def again(look: SeatView, last: SeatView) -> SeatView:
    """What is seen now with the news of the panel that it follows; as long as those are told, the board marks what has
    changed since they began."""
    news = told_again(look, last)
    older = last.before is not None and len(news) > len(look.news)
    return dataclasses.replace(look, news=news, before=last.before if older else look.before)


def pick(told: Sequence[tuple[Event, str]], seat: int, *, in_order: bool = False) -> tuple[list[str], int]:
    """The lines that are read, and of how many events nothing is: those that concern the seat first, each kind in its
    order; what reads alike stands once, with its number. ``in_order``: as they happened, where one follows from the
    other.

    Of more than there is room for the loudest stay, of equal ones the newest.
    """
    rank: dict[str, tuple[int, int]] = {}
    count: dict[str, int] = {}
    for number, (event, line) in enumerate(told):
        rank[line] = min(rank.get(line, (9, 0)), (_rank(event, seat), 0))[0], number
        count[line] = count.get(line, 0) + 1
    loudest = sorted(rank, key=lambda line: (rank[line][0], -rank[line][1]))[:MOST]
    kept = sorted(loudest, key=lambda line: (rank[line][0] > 1 and not in_order, rank[line][1]))
    lines = [line if count[line] == 1 else f"{line} ({count[line]})" for line in kept]
    return lines, len(told) - sum(count[line] for line in kept)


def concerns(event: Event, seat: int) -> bool:
    """Whether an event is about a seat: meant for it alone, or naming it."""
    return event.audience is not None or seat in seats_in(event.params)


def _rank(event: Event, seat: int) -> int:
    return 2 * (not concerns(event, seat)) + (event.tell == "log")


def _short(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= LINE else f"{flat[: LINE - 1]}…"
