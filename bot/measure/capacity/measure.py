"""Service times, taken one after the other on the machine at hand."""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot.measure.capacity.figures import Click, Row, Times, Work
from bot.measure.capacity.rig import Playing, Rig
from bot.measure.capacity.scripts import PEOPLE
from bot.workers.outbox.outbox import PICTURED

PAUSE = 0.3
"""Seconds between two clicks that are measured: about as many as between those that come in life."""
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def stretch(seconds: float = 0.5) -> float:
    """How many seconds pass for one of work: 1 on a machine that has nothing else to do."""
    wall, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        sum(range(1000))
    return max(1.0, (time.perf_counter() - wall) / max(time.process_time() - cpu, 1e-9))


def queued(pid: int) -> float:
    """Seconds that the threads of a process have waited for a core; 0 where the system does not tell."""
    total = 0
    for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError, IndexError):
            total += int(thread.read_text(encoding="utf-8").split()[1])
    return total / 1e9


class Span:
    """What passes between two moments: seconds, processor time of this process, what it waited for a core, and what the
    database noted."""

    def __init__(self, rig: Rig) -> None:
        self.db = rig.db
        self._at = self._now()

    def _now(self) -> tuple[float, ...]:
        db = self.db
        waited = queued(os.getpid())
        return time.perf_counter(), time.process_time(), db.wall, db.cpu, db.writes, db.statements, waited

    def end(self) -> tuple[float, ...]:
        """The same, since the beginning."""
        return tuple(now - then for now, then in zip(self._now(), self._at, strict=True))

    def work(self, drawn: float = 0.0, parts: int = 1) -> Work:
        """What was done, in so many equal parts; ``drawn``: seconds in which only another process worked."""
        wall, cpu, inside, held, writes, _, waited = self.end()
        held = min(held, cpu)
        kept = max(0.0, inside - held - waited * held / max(cpu, 1e-9))
        return Work(
            cpu=(cpu - held) / parts,
            held=held / parts,
            kept=kept / parts,
            idle=max(0.0, wall - cpu - kept - drawn - waited) / parts,
            writes=round(writes / parts),
        )


def elsewhere() -> float:
    """Seconds that all cores have worked since the start of the machine, 0 where the system does not tell."""
    try:
        words = Path("/proc/stat").read_text(encoding="utf-8").split("\n", 1)[0].split()[1:]
    except OSError:
        return 0.0
    busy = [int(word) for word in words]
    return (sum(busy) - busy[3] - busy[4]) / TICKS


def of_process(pid: int) -> float:
    """Processor seconds of a process, 0 where the system does not tell."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / TICKS


class Neighbours:
    """The share of the cores that other programs take while something is measured."""

    def __init__(self, rig: Rig) -> None:
        self.drawing = rig.pictures.processes()
        self.wall, self.all, self.own, self.waited = time.perf_counter(), elsewhere(), self._own(), self._waited()

    def _own(self) -> float:
        return time.process_time() + sum(map(of_process, self.drawing))

    def _waited(self) -> float:
        return queued(os.getpid()) + sum(map(queued, self.drawing))

    def stretch(self) -> float:
        """How many seconds passed for one of Herald's work, the waiting for a core included."""
        own = self._own() - self.own
        return 1 + (self._waited() - self.waited) / own if own > 0 else 1.0

    def share(self) -> float:
        """Since the beginning."""
        wall = time.perf_counter() - self.wall
        taken = elsewhere() - self.all - (self._own() - self.own)
        return max(0.0, taken / wall / (os.cpu_count() or 1))


async def click(rig: Rig, table: Playing) -> Click:
    """One click, its panel, and the posts it brings, one after the other."""
    seconds = rig.pictures.seconds
    seat, user, action = table.take()
    answered = Span(rig)
    look = await rig.answer(table.number, seat, user, action)
    work, statements = answered.work(), int(answered.end()[5])
    seconds.clear()
    renewed = Span(rig)
    await rig.renew(look, seat)
    drawn = tuple(one for pictures in seconds.values() for one in pictures)
    later = renewed.work(sum(drawn))
    seconds.clear()
    sent = Span(rig)
    await rig.outbox.drain()
    rows = await rig.rows(rig.watermark)
    each = sent.work(sum(map(sum, seconds.values())), max(1, len(rows)))
    rig.watermark = max((row["id"] for row in rows), default=rig.watermark)
    places = {row["id"]: number for number, row in enumerate(rows)}
    return Click(
        work=work,
        later=later,
        drawn=drawn,
        statements=statements,
        rows=tuple(
            Row(
                lane=-1 if row["user_id"] is None else (row["user_id"] - PEOPLE) % 100,
                after=places.get(row["after_id"], -1),
                work=each,
                drawn=tuple(seconds[row["id"]]),
                pictured=row["kind"] in PICTURED and row["op"] in ("send", "edit"),
                requests=int(row["status"] == "sent" and row["id"] not in rig.presenter.silent),
            )
            for row in rows
        ),
    )


async def warm(rig: Rig) -> None:
    """A click at each table: what is done only once, and what a picture leaves behind for the next, is not measured."""
    for table in rig.playing:
        if not table.over:
            await click(rig, table)


async def times(
    rig: Rig, count: int, *, pace: float, library: float, seed: int = 1, told: Callable[[int], None] = lambda _: None
) -> Times:
    """``count`` clicks at the tables of the rig, each at a table of its own as long as there are enough, and each after
    a ``PAUSE``: in life a processor has done something else since the last one."""
    await warm(rig)
    found: list[Click] = []
    neighbours, number = Neighbours(rig), 0
    drawing = _Drawing(rig)
    while len(found) < count and not all(table.over for table in rig.playing):
        table = rig.playing[number % len(rig.playing)]
        number += 1
        if not table.over:
            await asyncio.sleep(PAUSE)
            found.append(await click(rig, table))
            told(1)
    share = drawing.share(found)
    return Times(
        database="sqlite" if rig.db.sqlite else "postgresql",
        games=tuple(sorted({table.script.game for table in rig.playing})),
        cores=os.cpu_count() or 1,
        pace=pace,
        busy=round(neighbours.share(), 3),
        library=library,
        clicks=tuple(scaled(found, share)),
        seed=seed,
    )


class _Drawing:
    """How much of the seconds of drawing was work of the drawing processes: the rest was taken by others."""

    def __init__(self, rig: Rig) -> None:
        self.pids = rig.pictures.processes()
        self.before = sum(map(of_process, self.pids))

    def share(self, found: Sequence[Click]) -> float:
        wall = sum(sum(one.drawn) + sum(sum(row.drawn) for row in one.rows) for one in found)
        work = sum(map(of_process, self.pids)) - self.before
        return min(1.0, work / wall) if wall and work else 1.0


def scaled(found: Sequence[Click], share: float) -> list[Click]:
    """The same with shorter times of drawing, and with waits as they mostly are: what other programs took of the cores
    now and then is no time of ours."""
    works = [one.work for one in found] + [row.work for one in found for row in one.rows]
    kept = statistics.median(work.kept / work.writes for work in works if work.writes)
    idle = statistics.median(one.work.idle for one in found)
    between = statistics.median([row.work.idle for one in found for row in one.rows] or [0.0])

    def usual(work: Work, idle: float) -> Work:
        return msgspec.structs.replace(work, kept=kept * work.writes, idle=min(work.idle, idle))

    def row(one: Row) -> Row:
        drawn = tuple(picture * share for picture in one.drawn)
        return msgspec.structs.replace(one, drawn=drawn, work=usual(one.work, between))

    return [
        msgspec.structs.replace(
            one,
            drawn=tuple(picture * share for picture in one.drawn),
            work=usual(one.work, idle),
            later=usual(one.later, 0.0),
            rows=tuple(row(r) for r in one.rows),
        )
        for one in found
    ]


def summed(times: Times) -> dict[str, Any]:
    """The means, for people: seconds of work."""
    clicks = times.clicks
    rows = [row for one in clicks for row in one.rows]
    drawn = [*(p for one in clicks for p in one.drawn), *(p for one in rows for p in one.drawn)]

    def mean(values: list[float]) -> float:
        return sum(values) / max(1, len(values))

    return {
        "click_cpu": mean([c.work.cpu + c.work.held for c in clicks]),
        "click_wall": mean([c.work.cpu + c.work.held + c.work.kept + c.work.idle for c in clicks]),
        "statements": mean([c.statements for c in clicks]),
        "kept": mean([c.work.kept for c in clicks]),
        "row_cpu": mean([r.work.cpu + r.work.held for r in rows]),
        "row_wait": mean([r.work.kept + r.work.idle for r in rows]),
        "picture": mean(drawn),
        "rows": times.rows,
        "requests": times.requests,
        "pictures": times.pictures,
    }
