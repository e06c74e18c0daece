"""What the model of capacity is fed with, and what comes out of it. Times are seconds, sizes are counts."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

DAY = 86_400.0
FASTER = 4.0
"""Extrapolation ends at so many times the load that was measured; what lies beyond is not told at all."""


class Work(msgspec.Struct, frozen=True, kw_only=True):
    """What a piece of work takes when nothing else is done: ``cpu`` of the event loop outside of write transactions,
    ``held`` of it inside them, ``kept`` waiting for the disk or the server inside them, ``idle`` waiting outside;
    ``writes``: how many write transactions."""

    cpu: float = 0.0
    held: float = 0.0
    kept: float = 0.0
    idle: float = 0.0
    writes: int = 1


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the outbox: its ``lane`` within the table (-1: the thread, else a seat's messages), the row of the same
    click it waits for (``after``, -1: none), its ``work``, seconds of drawing of each of its pictures (``drawn``),
    whether the outbox takes it for one with a picture (``pictured``: even when nothing is drawn), and how many requests
    to Discord it took (0: there was nothing to say any more)."""

    lane: int
    after: int
    work: Work
    drawn: tuple[float, ...]
    pictured: bool
    requests: int


class Click(msgspec.Struct, frozen=True, kw_only=True):
    """A click: the ``work`` of its answer, the pictures of the panel that are drawn anew afterwards (``drawn``, seconds
    of each) and what that costs beside (``later``), the rows of the outbox it brought, and the statements of the
    database for the whole of the answer."""

    work: Work
    later: Work
    drawn: tuple[float, ...]
    rows: tuple[Row, ...]
    statements: int


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """Service times of this machine. ``clicks``: one after the other on a machine at rest, in ``games`` that ``seed``
    began; ``busy``: the share of its cores that other programs took meanwhile; ``library``: seconds that the Discord
    library takes for a click."""

    database: str
    games: tuple[str, ...]
    cores: int
    pace: float
    busy: float
    library: float
    clicks: tuple[Click, ...]
    seed: int = 1

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
    """What people do. ``clicks``: a live table and day; ``peak``: how many times the mean the busiest hour brings;
    ``private``: the share of clicks in direct messages, which the platform all hands to the first shard."""

    clicks: float = 33.0
    peak: float = 4.0
    private: float = 0.7

    def rate(self, tables: float) -> float:
        """Clicks a second in the busiest hour."""
        return tables * self.clicks * self.peak / DAY

    def tables(self, rate: float) -> float:
        """The live tables that bring so many clicks a second in the busiest hour."""
        return rate * DAY / (self.clicks * self.peak)


class Site(msgspec.Struct, frozen=True, kw_only=True):
    """Where Herald runs. ``fronts``: processes that answer; ``couriers``: those that deliver at a time, 0 when the only
    front does; ``drawers``: drawing processes of each; ``cores``: of all machines together; ``requests``: the posts a
    second that the platform allows; ``latency``: of one request; ``slots``: posts under way in a courier at a time;
    ``keeper``: cores' worth of statements that the database server works at a time (a file: one writer)."""

    fronts: int = 1
    couriers: int = 0
    drawers: int = 1
    cores: int = 2
    requests: float = 45.0
    latency: float = 0.12
    slots: int = 8
    keeper: int = 2
    sqlite: bool = True

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
    """How a time is spread: how many samples, the median and the 99th percentile (both 0 without a sample)."""

    count: int = 0
    p50: float = 0.0
    p99: float = 0.0

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
    """What is foreseen at a load: ``rate`` clicks a second; ``answer``: click to answer; ``age``: commit to sent;
    ``use``: the share of each resource that is taken, by its name; ``left``: clicks and posts that were still waiting
    when the last click came."""

    rate: float
    answer: Spread
    age: Spread
    use: dict[str, float]
    left: int = 0

    @property
    def bottleneck(self) -> str:
        """The resource of which the largest share is taken."""
        return max(self.use, key=lambda name: self.use[name])

    @property
    def holds(self) -> bool:
        """Whether it goes on like this: nothing is used up."""
        return self.use[self.bottleneck] < 1.0
