"""Several processes on one PostgreSQL database: one is on duty, the others serve, and kills change nothing."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.context import ForkServerProcess
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa

from bot.common.clock import SystemClock
from bot.common.errors import StartupError
from bot.store import Database, clicks, upgrade
from bot.store import models as m
from bot.store.lanes import OPEN
from bot.tables.service import Tables
from bot.workers import leadership as duties
from bot.workers.leadership import Duty, own_sessions
from bot.workers.outbox.outbox import Outbox
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import rows
from tests.bot.process_group import CLEAR, POSTED, REST, SCHEMA, WALL, Member, Wall, dsn, lay_tables, listening
from tests.bot.toy import TOY
from tests.support import skips
from tests.support.databases import emptied
from tests.support.patience import USUAL, patience, patiently, soon

TABLES = 6
KILLS = 400 if int(os.environ.get("HERALD_SOAK") or 0) else 4


@pytest.fixture
async def shared(postgres: str) -> AsyncIterator[Database]:
    """A PostgreSQL database for several processes."""
    skips.unless(postgres, skips.POSTGRES)
    db = Database(postgres)
    await emptied(db)
    await upgrade(db)
    yield db
    async with db.write() as connection:
        await connection.execute(sa.text(CLEAR))
    await db.close()


class Crew:
    """The processes from outside: started, killed, sent home."""

    def __init__(
        self, url: str, rng: random.Random, *, slow: float = 0.02, pause: float = 0.03, stopped: int = duties.STOPPED
    ) -> None:
        self.url, self.rng, self.slow, self.pause, self.stopped = url, rng, slow, pause, stopped
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(["tests.bot.process_group"])
        self.running: dict[int, ForkServerProcess] = {}
        self.made = 0

    def start(self) -> None:
        self.made += 1
        patient = patience(duties.PATIENCE)  # or each gives up its sessions, one after the other, on a busy machine
        member = Member(self.url, self.made, self.rng.randrange(10**9), self.slow, self.pause, self.stopped, patient)
        self.running[self.made] = self.context.Process(target=member.run, daemon=True)
        self.running[self.made].start()

    async def heard(self, posts: asyncio.Queue[str], spoke: set[int], count: int) -> None:
        """Wait until so many processes have posted; none may have ended by itself."""

        async def all_have() -> None:
            while len(spoke) < count:
                spoke.add(int(await posts.get()))
                assert all(process.is_alive() for process in self.running.values())

        await patiently(all_have(), what=lambda: f"a post of each ({sorted(spoke)} posted, ended: {self.ended()})")

    def ended(self) -> dict[int, int | None]:
        """The exit codes of those that are no more."""
        return {number: process.exitcode for number, process in self.running.items() if not process.is_alive()}

    def signal(self, number: int, what: signal.Signals) -> None:
        pid = self.running[number].pid
        assert pid is not None
        os.kill(pid, what)

    async def kill(self, number: int) -> None:
        process = self.running.pop(number)
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        await asyncio.to_thread(process.join)

    async def rest(self) -> list[float]:
        """Send everybody home in order; how long their acts took."""
        control = await asyncpg.connect(dsn(self.url))
        await control.execute(f"INSERT INTO crew.rest DEFAULT VALUES; NOTIFY {REST}")
        for process in self.running.values():
            await asyncio.to_thread(process.join, patience(USUAL))
            assert process.exitcode == 0
        waits = [w for row in await control.fetch("SELECT waits FROM crew.figures") for w in json.loads(row["waits"])]
        await control.close()
        return waits

    def clear(self) -> None:
        for process in self.running.values():
            process.kill()


@pytest.mark.slow
async def test_three_processes_under_kills_say_everything_once(
    shared: Database, postgres: str, rng: random.Random
) -> None:
    """Processes that deliver side by side are killed over and over; every post stands once on the wall, in the order in
    which it was planned, and every log leads to its position."""
    await _prepare(shared, postgres)
    crew, gaps = Crew(postgres, rng), []
    spoke: set[int] = set()
    try:
        async with listening(postgres, POSTED) as posts:
            for _ in range(3):
                crew.start()
            await crew.heard(posts, spoke, 2)
            for _ in range(KILLS):
                for _ in range(rng.randint(1, 6)):
                    spoke.add(int(await patiently(posts.get())))
                victim = rng.choice(list(crew.running))
                await crew.kill(victim)
                begin = time.perf_counter()
                crew.start()
                await _settled(shared)
                gaps.append(time.perf_counter() - begin)
            waits = await crew.rest()
    finally:
        crew.clear()
    await _finish(shared, postgres, rng)
    print(f"takeovers {len(gaps)}, slowest {max(gaps):.1f} s; {len(waits)} acts of the last three")  # noqa: T201


async def _settled(db: Database) -> None:
    """Wait until everything is delivered that stands open now, whoever had it in hand."""
    o = m.outbox.c
    async with db.read() as connection:
        last = await connection.scalar(sa.select(sa.func.max(o.id)))
    left = sa.select(sa.func.count()).where(o.status.in_(OPEN), o.id <= last)

    async def delivered() -> bool:
        async with db.read() as connection:
            return not await connection.scalar(left)

    await soon(delivered)


@pytest.mark.slow
async def test_a_process_that_was_stopped_is_replaced_and_says_nothing_twice(
    shared: Database, postgres: str, rng: random.Random
) -> None:
    """It is stopped in the middle of its posts, and the others deliver what was its; when it goes on it looks before it
    speaks, and what it had on its tongue Discord knows by its nonce."""
    await _prepare(shared, postgres)
    crew = Crew(postgres, rng, stopped=round(patience(3)))  # or a busy machine takes the living for stopped, too
    spoke: set[int] = set()
    try:
        async with listening(postgres, POSTED) as posts:
            for _ in range(2):
                crew.start()
            await crew.heard(posts, spoke, 2)
            for victim in (1, 2):
                crew.signal(victim, signal.SIGSTOP)
                await _settled(shared)
                crew.signal(victim, signal.SIGCONT)
                spoke.discard(victim)
                await crew.heard(posts, spoke, 2)
            await crew.rest()
    finally:
        crew.clear()
    await _finish(shared, postgres, rng, stopped=True)


async def _prepare(db: Database, url: str) -> None:
    control = await asyncpg.connect(dsn(url))
    await control.execute(SCHEMA)
    await control.close()
    await lay_tables(db, TABLES)


async def _finish(db: Database, url: str, rng: random.Random, *, stopped: bool = False) -> None:
    """Deliver what is left, and compare the wall with what was planned. ``stopped``: who was stopped between its last
    look and its word may have said what the others left unsaid meanwhile, because something newer was coming; that
    once, and nothing else."""
    tables = Tables(db, SystemClock(0.0), games={"toy": TOY})
    async with asyncpg.create_pool(dsn(url), min_size=1, max_size=4) as pool:
        outbox = Outbox(tables.store, FakePresenter(), Wall(pool, 0, rng))
        assert await outbox.drain() is None
        wall = await pool.fetch(f"SELECT id, content, nonce FROM {WALL} ORDER BY id")
    planned = await rows(db, m.outbox, m.outbox.c.op == "send")
    assert {row.status for row in planned} <= {"sent", "skipped"}
    sent = [row for row in planned if row.status == "sent"]
    unsaid = {await outbox.rows.marker(row.id) for row in planned if row.status == "skipped"} if stopped else set()
    wall = [row for row in wall if row["nonce"] not in unsaid]
    assert Counter(row.message_id for row in sent) == Counter(row["id"] for row in wall)
    shown = await rows(db, m.events, m.events.c.key == "toy-shown")
    assert sum(row["content"].split().count("toy-shown") for row in wall if row["content"].startswith("lines")) == len(
        shown
    )
    for lane in {row.lane for row in sent}:
        said = [row.message_id for row in sent if row.lane == lane]
        assert said == sorted(said)
    for table in await tables.lookup.find(limit=100):
        assert (await tables.proof.shadow(table.id)).problem == ""
        assert table.seq > 0


async def test_one_process_answers_a_click(shared: Database, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clicks, "PATIENCE", 3600.0)  # a server that is merely slow is no server that cannot be asked
    other = Database(postgres)
    try:
        taken = await asyncio.gather(*(clicks.take(db, n, 0.0) for n in range(20) for db in (shared, other)))
    finally:
        await other.close()
    assert [taken[2 * n : 2 * n + 2].count(True) for n in range(20)] == [1] * 20
    assert taken.count(False) == 20


async def test_lines_are_not_added_to_a_post_that_another_process_is_sending(shared: Database, postgres: str) -> None:
    """Whoever plans waits for whoever delivers, and the other way round, though they share no lock of one process."""
    other = Database(postgres)
    here, there = (Tables(db, SystemClock(0.0), games={"toy": TOY}) for db in (shared, other))
    await lay_tables(shared, 1)
    discord = FakeDiscord()
    await Outbox(here.store, FakePresenter(), discord).drain()
    outbox = Outbox(there.store, FakePresenter(), discord)
    async with here.store.change(1) as change:
        change.lines([{"key": "first", "params": {}}])
    async with here.store.change(1) as change:
        delivery = asyncio.create_task(outbox.drain())
        await asyncio.wait((delivery,), timeout=0.3)
        assert not delivery.done()
        change.lines([{"key": "second", "params": {}}])
    await delivery
    assert await outbox.drain() is None
    said = [content for contents in discord.said().values() for content in contents if content.startswith("lines")]
    assert [content.split()[2:] for content in said] == [["first", "second"]]
    await other.close()


async def test_who_loses_his_session_says_nothing_more_and_another_takes_over(
    shared: Database, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two in one process: the server ends the session of the one on duty. Its workers stop, the other's start, and its
    transport has nothing to say although nobody told it to stop."""
    monkeypatch.setattr(duties, "SWEEP", 3600.0)  # who is on duty is woken by being told, not by looking
    held: list[tuple[Duty, Any]] = []
    other = Database(postgres)
    changed = asyncio.Condition()

    class Noted:
        """Workers that note what they are told."""

        def __init__(self) -> None:
            self.running = self.woken = self.stopped = False

        def start(self) -> None:
            self.running = True
            self._tell()

        async def stop(self, *, in_hand: bool = False) -> None:
            self.running, self.stopped = False, True
            self._tell()

        def wake(self) -> None:
            self.woken = True
            self._tell()

        def _tell(self) -> None:
            asyncio.ensure_future(self._notify())  # noqa: RUF006

        async def _notify(self) -> None:
            async with changed:
                changed.notify_all()

    for db in (shared, other):
        duty, workers = Duty(Tables(db, SystemClock(0.0), games={"toy": TOY}).store), Noted()
        duty.start(workers)  # type: ignore[arg-type]
        held.append((duty, workers))
        if len(held) == 1:
            async with changed:
                await patiently(changed.wait_for(lambda: held[0][1].running))
    (first, its), (second, others) = held
    assert not others.running
    discord = FakeDiscord()
    fenced = first.fenced(discord)
    from bot.tables.unit.posts import Message

    await fenced.send(5, Message("mine"), "n")
    its.woken = False
    second.work()
    async with changed:
        await patiently(changed.wait_for(lambda: its.woken))
    async with shared.write() as connection:
        await connection.execute(
            sa.text(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
                " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
            )
        )
    task = asyncio.create_task(fenced.send(5, Message("not mine any more"), "n"))
    await asyncio.wait((task,))
    assert task.cancelled()
    async with changed:
        await patiently(changed.wait_for(lambda: its.stopped and its.running != others.running))
    assert discord.said()[5] == ["mine"]
    for duty, _ in held:
        await duty.stop()
    await other.close()


async def test_a_pooler_that_mixes_sessions_is_refused(shared: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pooler in transaction mode gives one session of the server to two that believe to have their own."""
    await own_sessions(shared)
    async with duties.session(shared) as one:

        class Shared:
            async def __aenter__(self) -> Any:
                return one

            async def __aexit__(self, *_: object) -> None:
                return None

        monkeypatch.setattr(duties, "session", lambda _db: Shared())
        with pytest.raises(StartupError, match="does not keep sessions apart"):
            await own_sessions(shared)


async def test_a_server_that_is_not_there_is_one_sentence() -> None:
    db = Database("postgresql+asyncpg://nobody@127.0.0.1:9/none")
    with pytest.raises(StartupError, match="Cannot use the database"):
        await own_sessions(db)
    await db.close()


async def test_a_fault_ends_no_duty_for_good(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """What nobody has thought of is logged, and the process asks for the duty again."""
    served = asyncio.Event()
    tries: list[object] = []

    @asynccontextmanager
    async def session(db: Database) -> AsyncIterator[object]:
        yield db

    async def serve(self: Duty, own: object) -> None:
        tries.append(own)
        if len(tries) == 1:
            raise KeyError("fault")
        served.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(duties, "session", session)
    monkeypatch.setattr(duties, "BEAT", 0.0)
    monkeypatch.setattr(Duty, "_serve", serve)
    duty = Duty(Tables(Database("sqlite+aiosqlite://"), SystemClock(), games={"toy": TOY}).store)
    tasks = [asyncio.create_task(duty._run()), asyncio.create_task(served.wait())]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    assert served.is_set()
    tasks[0].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert "what keeps the duty has failed" in caplog.text


async def test_a_server_that_is_away_is_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """However often it is asked for in vain, and once more when it is back."""
    served = asyncio.Event()
    tries: list[object] = []

    @asynccontextmanager
    async def session(db: Database) -> AsyncIterator[object]:
        tries.append(db)
        if len(tries) < 9:
            raise ConnectionRefusedError("nobody there")
        yield db

    async def serve(self: Duty, own: object) -> None:
        served.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(duties, "session", session)
    monkeypatch.setattr(duties, "BEAT", 0.0)
    monkeypatch.setattr(Duty, "_serve", serve)
    caplog.set_level("INFO", duties.log.name)
    duty = Duty(Tables(Database("sqlite+aiosqlite://"), SystemClock(), games={"toy": TOY}).store)
    task = asyncio.create_task(duty._run())
    await patiently(served.wait())
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert caplog.text.count("nobody there") == 1
    assert caplog.text.count("have a database session again") == 1
