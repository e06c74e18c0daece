"""The queueing model of a site under load.

Clicks arrive at random, and wait for event loops, the database, drawing processes, the limit of requests and cores, as
they do in life.

A process has one event loop, whose work is cut into ``SLICE`` seconds that take turns. SQLite has one writer; a
PostgreSQL server works ``Site.keeper`` transactions at a time. A lane delivers one row after the other; a courier has
``Site.slots`` rows under way, and of those with a picture as many as it has drawing processes. Such a post keeps its
place until it is composed. Drawing steps back for event loops where cores are scarce.

Service times are drawn, click by click with all it brings, from what was measured. The same seed gives the same
figures.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Generator, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from bot.common.errors import StartupError, lacking
from bot.measure.capacity.figures import Click, Habits, Outlook, Row, Site, Spread, Times, Work

if TYPE_CHECKING:
    import simpy
    from simpy.events import Event

SLICE = 0.003
"""Seconds of an event loop until another task has its turn."""
STROKE = 0.01
"""Seconds of drawing until the core may go to an event loop."""
WARM = 0.15
"""The share of the simulated time whose samples are left out: queues begin empty."""

Steps = Generator["Event", Any, None]


def library() -> Any:
    """The module of simulation. Raises ``StartupError`` when it is not installed."""
    try:
        import simpy
    except ImportError as error:
        raise StartupError(lacking("The model needs", "capacity", "simpy")) from error
    return simpy


class Process:
    """One process of Herald: its event loop, its drawing processes, and what it delivers at a time."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        env, site = world.env, world.site
        self.loop = world.simpy.Resource(env, 1)
        self.drawers = world.simpy.Resource(env, site.drawers)
        self.slots = world.simpy.Resource(env, site.slots)
        self.drawing = world.simpy.Resource(env, site.drawers)

    def compute(self, seconds: float) -> Steps:
        """Work of the event loop."""
        while seconds > 0:
            part = min(SLICE, seconds)
            seconds -= part
            with self.loop.request() as turn:
                yield turn
                yield from self.world.core(part, 0)

    def draw(self, pictures: Sequence[float]) -> Steps:
        """The pictures of a message, asked for at once; each waits for its turn."""
        yield self.world.env.all_of([self.world.env.process(self.picture(seconds)) for seconds in pictures])

    def picture(self, seconds: float) -> Steps:
        """Work of a drawing process."""
        with self.drawers.request() as turn:
            yield turn
            while seconds > 0:
                part = min(STROKE, seconds)
                seconds -= part
                yield from self.world.core(part, 1)


class World:
    """A site in the busiest hour."""

    def __init__(
        self, times: Times, site: Site, habits: Habits, rate: float, seed: int = 1, stretch: float = 1.0
    ) -> None:
        self.simpy = library()
        self.times, self.site, self.habits, self.rate = times, site, habits, rate
        self.stretch = stretch
        """Seconds that pass for a second of work: more than one where other programs take part of the cores."""
        self.rng = random.Random(f"{seed}/{rate}")
        self.env: simpy.Environment = self.simpy.Environment()
        self.cores = self.simpy.PriorityResource(self.env, site.cores)
        self.keeper = self.simpy.Resource(self.env, 1 if site.sqlite else site.keeper)
        self.fronts = [Process(self, f"front {n}") for n in range(site.fronts)]
        self.couriers = [Process(self, f"courier {n}") for n in range(site.couriers)] or self.fronts[:1]
        self.lanes: dict[tuple[int, int], Any] = defaultdict(lambda: self.simpy.Resource(self.env, 1))
        self.allowed = 0.0
        """When the platform's limit lets the next request through."""
        self.answers: list[float] = []
        self.ages: list[float] = []
        self.begun = self.ended = self.planned = self.sent = 0
        self.warm = 0.0

    # -- resources

    def core(self, seconds: float, priority: int) -> Steps:
        """A core of the machines."""
        with self.cores.request(priority) as turn:
            yield turn
            yield self.env.timeout(seconds * self.stretch)

    def write(self, process: Process, work: Work) -> Steps:
        """The write transactions of some work."""
        for _ in range(work.writes):
            with self.keeper.request() as turn:
                yield turn
                yield from process.compute(work.held / work.writes / 2)
                yield self.env.timeout(work.kept / work.writes)
                yield from process.compute(work.held / work.writes / 2)

    def do(self, process: Process, work: Work) -> Steps:
        """All of some work: before its transactions, in them, after them."""
        yield from process.compute(work.cpu / 2)
        if work.idle:
            yield self.env.timeout(work.idle)
        yield from self.write(process, work)
        yield from process.compute(work.cpu / 2)

    # -- what happens

    def people(self, until: float) -> Steps:
        """Clicks, whether answers come or not."""
        share = max(self.habits.private, 1 / len(self.fronts)) if len(self.fronts) > 1 else 1.0
        while True:
            yield self.env.timeout(self.rng.expovariate(self.rate))
            if self.env.now >= until:
                return
            one = self.rng.choice(self.times.clicks)
            front = self.fronts[0]
            if self.rng.random() > share:
                front = self.rng.choice(self.fronts[1:])
            self.begun += 1
            self.env.process(self.click(front, one))

    def click(self, front: Process, one: Click) -> Steps:
        """A click: its answer, what it brings, and its panel drawn anew."""
        began, table = self.env.now, self.rng.getrandbits(40)
        yield from front.compute(self.times.library)
        yield from self.do(front, one.work)
        self.ended += 1
        if began >= self.warm:
            self.answers.append(self.env.now - began)
        done = [self.env.event() for _ in one.rows]
        for number, row in enumerate(one.rows):
            self.planned += 1
            self.env.process(self.row(table, row, done, number))
        yield from self.do(front, one.later)
        yield from front.draw(one.drawn)

    def row(self, table: int, row: Row, done: Sequence[Event], number: int) -> Steps:
        """A row of the outbox on its way."""
        planned = self.env.now
        key = table, row.lane
        with self.lanes[key].request() as lane:
            yield lane
            if row.after >= 0:
                yield done[row.after]
            courier = self.couriers[table % len(self.couriers)]
            if row.pictured:
                drawing = courier.drawing.request()
                yield drawing
                yield from self.deliver(courier, row, drawing)
            else:
                yield from self.deliver(courier, row)
        self.sent += 1
        done[number].succeed()
        if row.requests and planned >= self.warm:
            self.ages.append(self.env.now - planned)

    def deliver(self, courier: Process, row: Row, drawing: Any = None) -> Steps:
        """Compose, draw, send. The place for ``drawing`` is free again once it is composed."""
        with courier.slots.request() as slot:
            yield slot
            yield from courier.compute(row.work.cpu / 2)
            yield from courier.draw(row.drawn)
            if drawing is not None:
                courier.drawing.release(drawing)
            yield from self.do(courier, msgspec.structs.replace(row.work, cpu=row.work.cpu / 2))
            for _ in range(row.requests):
                now = self.env.now
                self.allowed = max(self.allowed, now) + 1 / self.site.requests
                if self.allowed - now > 1 / self.site.requests:
                    yield self.env.timeout(self.allowed - now - 1 / self.site.requests)
                yield self.env.timeout(self.site.latency)

    def run(self, seconds: float) -> int:
        """So many seconds of clicks, and all they bring; what was still waiting when the last one came."""
        self.warm = seconds * WARM
        self.env.process(self.people(seconds))
        self.env.run(seconds)
        left = self.begun - self.ended + self.planned - self.sent
        self.env.run()
        return left


def offered(times: Times, site: Site, habits: Habits, rate: float, stretch: float = 1.0) -> dict[str, float]:
    """The share of each resource that so many clicks a second would take; above 1 they pile up."""
    rows = [row for one in times.clicks for row in one.rows]
    pictured = [row for row in rows if row.pictured]

    def each(seconds: Iterable[float]) -> float:
        """A second, of what is summed over all clicks."""
        return rate * sum(seconds) / len(times.clicks)

    def own(work: Work) -> float:
        return stretch * (work.cpu + work.held)

    def composed(row: Row) -> float:
        return stretch * (row.work.cpu / 2 + sum(row.drawn))

    first = max(habits.private, 1 / site.fronts) if site.fronts > 1 else 1.0
    couriers = max(1, site.couriers)
    answering = rate * stretch * times.library + each(own(one.work) + own(one.later) for one in times.clicks)
    delivering = each(own(row.work) for row in rows)
    renewed = stretch * each(sum(one.drawn) for one in times.clicks)
    posted = stretch * each(sum(row.drawn) for row in rows)
    works = [one.work for one in times.clicks] + [row.work for row in rows]
    stored = each(own(work) - stretch * work.cpu + work.kept for work in works)
    if not site.sqlite:
        stored = each(work.kept for work in works) / site.keeper
    if site.together:
        use = {"event loop": answering + delivering, "drawing": (renewed + posted) / site.drawers}
    else:
        use = {
            "first front": first * answering,
            "drawing of the first front": first * renewed / site.drawers,
            "couriers": delivering / couriers,
            "drawing of couriers": posted / couriers / site.drawers,
        }
    use |= {
        "posts with pictures": each(map(composed, pictured)) / couriers / site.drawers,
        "database": stored,
        "requests to Discord": each(row.requests for row in rows) / site.requests,
        "cores": (answering + delivering + renewed + posted) / site.cores,
    }
    return {name: round(taken, 4) for name, taken in use.items()}


def limit(times: Times, site: Site, habits: Habits, stretch: float = 1.0) -> float:
    """Clicks a second at which the first resource is used up."""
    return 1000 / max(offered(times, site, habits, 1000.0, stretch).values())


def foresee(
    times: Times,
    site: Site,
    habits: Habits,
    rate: float,
    *,
    seed: int = 1,
    seconds: float,
    repeats: int = 1,
    stretch: float = 1.0,
) -> Outlook:
    """What people and posts wait for at so many clicks a second, over so many seconds, ``repeats`` times."""
    answers: list[float] = []
    ages: list[float] = []
    left = 0
    for number in range(repeats):
        world = World(times, site, habits, rate, seed * 1000 + number, stretch)
        left += world.run(seconds)
        answers += world.answers
        ages += world.ages
    return Outlook(
        rate=rate,
        answer=Spread.of(answers),
        age=Spread.of(ages),
        use=offered(times, site, habits, rate, stretch),
        left=round(left / repeats),
    )
