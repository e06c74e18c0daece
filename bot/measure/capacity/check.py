"""Is what the model foresees true? The real thing is put under load, and its figures stand beside the foreseen ones."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable

import msgspec

from bot.measure.capacity.figures import Outlook, Spread
from bot.measure.capacity.measure import Neighbours
from bot.measure.capacity.model import WARM
from bot.measure.capacity.rig import Rig

LOADS = (0.4, 0.6, 0.8)
"""Shares of the foreseen limit."""
NEAR = 0.25
"""How far what was measured may lie from what was foreseen."""
ENOUGH = 200
"""Samples without which a 99th percentile is told, but proves nothing."""
QUIET = 0.05
"""The share of the cores that other programs may take during a run."""
PATIENCE = 120.0
"""Seconds that what is under way gets after the last click."""


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """A load that was put on the real thing."""

    share: float
    """Of the limit that the model foresees, 0 to 1."""
    foreseen: Outlook
    """What the model said before."""
    answer: Spread
    """Seconds that people waited from a click to its answer."""
    age: Spread
    """Seconds from the commit of a post to its being sent."""
    busy: float
    """The share of the cores that other programs took meanwhile, 0 to 1."""
    explained: Outlook
    """What the model says of a machine as slow as ``busy`` made it; asked afterwards, so it proves nothing."""
    lost: int = 0
    """Kinds of loss among ``errors``: clicks never answered, posts never sent."""
    errors: tuple[str, ...] = ()
    """What went wrong, in English, the first five."""

    def off(self) -> dict[str, float]:
        """By figure, how far what was measured lies from what was foreseen, as a share of that; without those of which
        there is no sample."""
        pairs = {
            "answer p50": (self.answer.p50, self.foreseen.answer.p50),
            "answer p99": (self.answer.p99, self.foreseen.answer.p99),
            "age p50": (self.age.p50, self.foreseen.age.p50),
            "age p99": (self.age.p99, self.foreseen.age.p99),
        }
        return {name: real / foreseen - 1 for name, (real, foreseen) in pairs.items() if real > 0 and foreseen > 0}

    def proven(self, name: str) -> bool:
        """Whether a figure of the model is proven at this load."""
        count = (self.answer if name.startswith("answer") else self.age).count
        return abs(self.off()[name]) <= NEAR and (count >= ENOUGH or not name.endswith("p99"))

    @property
    def holds(self) -> bool:
        """Whether all four figures of the model are proven at this load, and nothing went wrong."""
        return len(self.off()) == 4 and all(map(self.proven, self.off())) and not self.errors


async def load(rig: Rig, rate: float, clicks: int, rng: random.Random) -> tuple[list[float], list[float], list[str]]:
    """So many clicks, so many a second at random moments, whether answers come or not; how long each waited from the
    moment at which it was meant to happen, how old posts were when they stood, and what went wrong. The beginning is
    left out. Tables are played on in turn, as when times were measured."""
    loop = asyncio.get_running_loop()
    free = deque(table for table in rig.playing if not table.over)
    freed = asyncio.Condition()
    waits: list[float] = []
    errors: list[str] = []
    begin, planned = loop.time(), 0.0
    early = WARM * clicks / rate
    since = time.time() + early

    async def click(due: float) -> None:
        async with freed:
            await freed.wait_for(lambda: free)
            table = free.popleft()
        look = None
        seat, user, action = table.take()
        try:
            look = await rig.answer(table.number, seat, user, action)
            if due - begin >= early:
                waits.append(loop.time() - due)
        except Exception as error:  # it is told, and the others go on
            errors.append(f"{type(error).__name__}: {error}")
        async with freed:
            if not table.over and look is not None:
                free.append(table)
            freed.notify()
        if look is not None:
            try:
                await rig.renew(look, seat)
            except Exception as error:
                errors.append(f"{type(error).__name__}: {error}")

    rig.tables.store.work = rig.outbox.wake
    worker = asyncio.create_task(rig.outbox.run())
    under_way = []
    for _ in range(clicks):
        planned += rng.expovariate(rate)
        await asyncio.sleep(max(0.0, begin + planned - loop.time()))
        under_way.append(asyncio.create_task(click(begin + planned)))
        if remaining(rig) == 0:
            errors.append("the games are over: more tables are needed")
            break
    _, open_ = await asyncio.wait(under_way, timeout=PATIENCE) if under_way else (set(), set())
    for task in open_:
        task.cancel()
    errors += [f"{len(open_)} clicks were never done with"] if open_ else []
    ages, left = await _ages(rig, since)
    errors += [f"{left} posts were never sent"] if left else []
    worker.cancel()
    await asyncio.gather(worker, *under_way, return_exceptions=True)
    return waits, ages, errors


async def _ages(rig: Rig, since: float) -> tuple[list[float], int]:
    """How old posts planned since a moment were when they stood, once all have been sent; how many never were."""
    end = time.monotonic() + PATIENCE
    while True:
        rows = await rig.rows(rig.watermark)
        left = sum(row["done_at"] is None for row in rows)
        if not left or time.monotonic() > end:
            break
        await asyncio.sleep(0.2)
    sent = [
        row["done_at"] - row["created_at"]
        for row in rows
        if row["status"] == "sent" and row["created_at"] >= since and row["id"] not in rig.presenter.silent
    ]
    rig.watermark = max((row["id"] for row in rows), default=rig.watermark)
    return sent, left


async def run(
    rig: Rig, share: float, foreseen: Outlook, clicks: int, seed: int, again: Callable[[float, float], Outlook]
) -> Run:
    """Put a load on the rig, and hold what comes of it against what was foreseen. ``again``: what the model says of so
    many clicks a second where so many seconds pass for one of work."""
    neighbours = Neighbours(rig)
    waits, ages, errors = await load(rig, foreseen.rate, clicks, random.Random(f"{seed}/{share}"))
    return Run(
        share=share,
        foreseen=foreseen,
        answer=Spread.of(waits),
        age=Spread.of(ages),
        busy=round(neighbours.share(), 3),
        explained=again(foreseen.rate, neighbours.stretch()),
        lost=sum("never" in error for error in errors),
        errors=tuple(errors[:5]),
    )


def remaining(rig: Rig) -> int:
    """Clicks that the games of the rig have left."""
    return sum(len(table.script.actions) - table.next for table in rig.playing)
