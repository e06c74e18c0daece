"""What goes wrong in the middle of a month, by day and hour."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.month.run import Month


@dataclasses.dataclass(frozen=True, slots=True)
class Trouble:
    """Something that goes wrong, or is done by whoever runs Herald."""

    day: int
    """On which day, from 0."""
    hour: int
    """At which hour it begins."""
    name: str
    """What it is."""
    begin: Callable[[Month], Awaitable[None]]
    """Brings it."""
    hours: int = 0
    """How long it lasts; 0: it is over as soon as it has begun."""
    end: Callable[[Month], Awaitable[None]] | None = None
    """Mends it."""


async def before(month: Month) -> None:
    """What is to be so before the bot starts."""


async def happen(month: Month, day: int, hour: int) -> None:
    """Bring what is to come by now, and mend what has lasted long enough."""
    for trouble in month.faults:
        begun, over = f"trouble {trouble.name}", f"mended {trouble.name}"
        if (trouble.day, trouble.hour) <= (day, hour) and not month.done(begun):
            month.witness.note("trouble", name=trouble.name)
            month.under.append(trouble.name)
            await trouble.begin(month)
            month.tick(begun)
        end = trouble.day * 24 + trouble.hour + trouble.hours
        if month.done(begun) and not month.done(over) and end <= day * 24 + hour:
            if trouble.end is not None:
                await trouble.end(month)
            month.take_errors()
            if trouble.name in month.under:
                month.under.remove(trouble.name)
            month.witness.note("mended", name=trouble.name)
            month.tick(over)


NONE: tuple[Trouble, ...] = ()
WHOLE: tuple[Trouble, ...] = NONE
