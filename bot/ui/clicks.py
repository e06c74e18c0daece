"""Clicks on one message: what several of them bring is shown in the order of what happened.

Never an older one after a newer one; and what a message was last made to show by a click is kept, so that it need not
be drawn again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from bot.tables.unit.posts import PanelPlace

REMEMBERED = 64
"""Messages of which is known what a click made them show."""


class Clicks:
    """The clicks on a message that are being answered.

    ``shown``: what the message shows by now, as the position and the click that brought it; ``place``: where the last
    of them has left its person, ``None`` where they were; ``lock`` keeps edits apart.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.shown = (0, 0)
        self.place: PanelPlace | None = None
        self.under_way = 0
        self.over = asyncio.Event()
        self._coming: set[int] = set()
        self._arrived = asyncio.Event()

    def come(self, click: int) -> None:
        """A click has come; what it brings is not shown yet."""
        self._coming.add(click)

    def arrive(self, click: int) -> None:
        """A click has shown what it brought, or will show nothing."""
        self._coming.discard(click)
        self._arrived.set()
        self._arrived = asyncio.Event()

    async def last(self, click: int) -> None:
        """Wait until no later click has anything to show."""
        while any(later > click for later in self._coming):
            await self._arrived.wait()


_clicks: dict[int, Clicks] = {}
_shows: OrderedDict[int, Any] = OrderedDict()
_places: OrderedDict[int, PanelPlace] = OrderedDict()


def shows(message: int, what: Any) -> None:
    """A click made a message show this; ``None`` for what no longer stands for itself."""
    _shows.pop(message, None)
    if what is not None:
        _shows[message] = what
        while len(_shows) > REMEMBERED:
            _shows.popitem(last=False)


def leaves(message: int, place: PanelPlace | None) -> None:
    """A click left its person at a place in a message; ``None``: where they were."""
    if place is not None:
        _places.pop(message, None)
        _places[message] = place
        while len(_places) > REMEMBERED:
            _places.popitem(last=False)


def left_at(message: int) -> PanelPlace | None:
    """Where the last click on a message left its person, as far as it is known: of a copy that only they see nothing
    else is."""
    return _places.get(message)


def peek(message: int) -> Any:
    """What the last click on a message made it show, as far as it is known right now."""
    return _shows.get(message)


async def shown(message: int) -> Any:
    """What the last click on a message made it show, once none is under way; ``None`` when that is not known."""
    while (clicks := _clicks.get(message)) is not None:
        await clicks.over.wait()
    return _shows.get(message)


def forget() -> None:
    """Nothing is known of any message, as in a process that has just begun."""
    for known in (_clicks, _shows, _places):
        known.clear()


@contextlib.contextmanager
def clicking(message: int | None, click: int) -> Iterator[Clicks]:
    """For the time in which a click on a message is answered."""
    if message is None:
        yield Clicks()
        return
    clicks = _clicks.setdefault(message, Clicks())
    clicks.under_way += 1
    clicks.come(click)
    try:
        yield clicks
    finally:
        clicks.arrive(click)
        clicks.under_way -= 1
        if not clicks.under_way:
            _clicks.pop(message, None)
            clicks.over.set()
