"""What the model of capacity is fed with, and what comes out of it. Times are seconds, sizes are counts."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

DAY = 86_400.0
FASTER = 4.0
"""Extrapolation ends at so many times the load that was measured; what lies beyond is not told at all."""


class Work(msgspec.Struct, frozen=True, kw_only=True):
    """What a piece of work takes when nothing else is done, in seconds."""

    cpu: float = 0.0
    """Of the event loop, outside of write transactions."""
    held: float = 0.0
    """Of the event loop, inside write transactions."""
    kept: float = 0.0
    """Waiting for the disk or the server inside write transactions."""
    idle: float = 0.0
    """Waiting outside of them, but not for a drawing process."""
    writes: int = 1
    """How many write transactions there are."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the outbox."""

    lane: int
    """Within the table: -1 is the thread, else a seat's messages."""
    after: int
    """The row of the same click it waits for, by its place in ``Click.rows``; -1: none."""
    work: Work
    """What composing and sending it takes, without drawing."""
    drawn: tuple[float, ...]
    """Seconds of drawing of each of its pictures."""
    pictured: bool
    """Whether the outbox takes it for one with a picture, even when nothing is drawn."""
    requests: int
    """To Discord; 0: there was nothing to say any more."""


class Click(msgspec.Struct, frozen=True, kw_only=True):
    """A click and all that it brings."""

    work: Work
    """What its answer takes."""
    later: Work
    """What it costs to draw the panel anew afterwards, without the drawing itself."""
    drawn: tuple[float, ...]
    """Seconds of drawing of each picture of the panel that is drawn anew afterwards."""
    rows: tuple[Row, ...]
    """The rows of the outbox that it brought, in their order."""
    statements: int
    """Of the database, for the whole of the answer."""


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """Service times of this machine."""

    database: str
    """``sqlite`` or ``postgresql``."""
    games: tuple[str, ...]
    """Ids of the games that were played, sorted."""
    cores: int
    """Of the machine on which was measured."""
    pace: float
    """What the machine does in plain Python, in millions of additions a second (``bot.measure.bench.pace``)."""
    busy: float
    """The share of the cores that other programs took meanwhile, 0 to 1."""
    library: float
    """Seconds that the Discord library takes for a click; it is told, not measured."""
    clicks: tuple[Click, ...]
    """One after the other on a machine at rest."""
    seed: int = 1
    """Began the games."""

    @property
    def rows(self) -> float:
        """Rows of the outbox a click."""
        return sum(len(click.rows) for click in self.clicks) / len(self.clicks)

    @property
    def requests(self) -> float:
        """Requests to Discord by the outbox, a click."""
        return sum(row.requests for click in self.clicks for row in click.rows) / len(self.clicks)

    @property
    def pictures(self) -> float:
        """Pictures that are drawn, a click: panels that were pressed and posts."""
        drawn = sum(len(click.drawn) + sum(len(row.drawn) for row in click.rows) for click in self.clicks)
        return drawn / len(self.clicks)


class Habits(msgspec.Struct, frozen=True, kw_only=True):
    """What people do."""

    clicks: float = 33.0
    """A live table and day."""
    peak: float = 4.0
    """How many times the mean the busiest hour brings."""
    private: float = 0.7
    """The share of clicks in direct messages, 0 to 1, which the platform all hands to the first shard."""

    def rate(self, tables: float) -> float:
        """Clicks a second in the busiest hour."""
        return tables * self.clicks * self.peak / DAY

    def tables(self, rate: float) -> float:
        """The live tables that bring so many clicks a second in the busiest hour."""
        return rate * DAY / (self.clicks * self.peak)


class Site(msgspec.Struct, frozen=True, kw_only=True):
    """Where Herald runs."""

    fronts: int = 1
    """Processes that answer."""
    couriers: int = 0
    """Processes that deliver at a time; 0 when the only front does."""
    drawers: int = 1
    """Drawing processes of each front and courier."""
    cores: int = 2
    """Of all machines together."""
    requests: float = 45.0
    """The posts a second that the platform allows."""
    latency: float = 0.12
    """Seconds that the platform takes for a request."""
    slots: int = 8
    """Posts under way in a courier at a time."""
    keeper: int = 2
    """Cores' worth of statements that the database server works at a time (a file: one writer)."""
    sqlite: bool = True
    """Whether the database is a file, which one process alone may write."""

    @property
    def together(self) -> bool:
        """Whether one process does everything."""
        return self.couriers == 0

    def wrong(self) -> str:
        """What is contradictory in it, in one sentence; empty for nothing."""
        if self.sqlite and (self.fronts > 1 or self.couriers):
            return "one process serves a SQLite file: more fronts, or couriers of their own, need --database postgresql"
        if self.fronts > 1 and not self.couriers:
            return "several fronts need at least one courier (--couriers)"
        return ""


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """How a time is spread, in seconds."""

    count: int = 0
    """How many samples there are."""
    p50: float = 0.0
    """The median; 0 without a sample."""
    p99: float = 0.0
    """The 99th percentile; 0 without a sample."""

    @classmethod
    def of(cls, times: Sequence[float]) -> Spread:
        """Of samples in any order."""
        if not times:
            return cls()
        ordered = sorted(times)
        return cls(count=len(ordered), p50=at(ordered, 0.5), p99=at(ordered, 0.99))


def at(ordered: Sequence[float], share: float) -> float:
    """A percentile of ordered samples, between the two that are nearest."""
    place = share * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What is foreseen at a load."""

    rate: float
    """Clicks a second."""
    answer: Spread
    """From a click to its answer."""
    age: Spread
    """From the commit of a post to its being sent."""
    use: dict[str, float]
    """The share of each resource that is taken, 0 to 1 and beyond, by the name of the resource."""
    left: int = 0
    """Clicks and posts that were still waiting when the last click came."""

    @property
    def bottleneck(self) -> str:
        """The resource of which the largest share is taken."""
        return max(self.use, key=lambda name: self.use[name])

    @property
    def holds(self) -> bool:
        """Whether it goes on like this: nothing is used up."""
        return self.use[self.bottleneck] < 1.0
