"""A crew: processes that play and deliver side by side on one PostgreSQL database, and the wall they post on.

The wall stands in for Discord: a table of the same server, written in sessions of its own, so that what a process said
stays said when it is killed. Every post wakes whoever listens.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from bot.common.clock import SystemClock
from bot.common.errors import UserError
from bot.store import Database, database
from bot.store.database import Away
from bot.tables.model import UserRef
from bot.tables.service import Tables
from bot.tables.unit.posts import Message
from bot.workers import leadership
from bot.workers.outbox.partitions import Duties
from bot.workers.outbox.transport import Gone, Membership, Permission, Probe
from bot.workers.supervisor import Workers
from engine.core import Action, Prompt
from tests.bot.fakes import FakePresenter
from tests.bot.helpers import NO_REST
from tests.bot.toy import TOY

PEOPLE = [UserRef(201 + n, f"P{n}") for n in range(6)]
WALL = "crew.posts"
POSTED = "crew_posted"
REST = "crew_rest"
CLEAR = "DROP SCHEMA IF EXISTS crew CASCADE"
SCHEMA = (
    f"{CLEAR}; CREATE SCHEMA crew;"
    f"CREATE TABLE {WALL} (id BIGSERIAL PRIMARY KEY, channel BIGINT, content TEXT, by INT, gone BOOLEAN DEFAULT false,"
    "nonce TEXT UNIQUE);"
    "CREATE TABLE crew.figures (by INT, waits TEXT); CREATE TABLE crew.rest (since TIMESTAMPTZ DEFAULT now())"
)
_POST = f"""
WITH posted AS (INSERT INTO {WALL} (channel, content, by, nonce) VALUES ($1, $2, $3, $4) RETURNING id, by)
SELECT id, pg_notify('{POSTED}', by::text) FROM posted"""


def dsn(url: str) -> str:
    """The address for the driver alone."""
    return sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


class Wall:
    """A transport to the wall. It honours no nonce unless it is asked to: only the search after a kill prevents
    doubles. What a process that was stopped still says when it goes on, nothing but the nonce can catch."""

    def __init__(
        self, pool: asyncpg.Pool[Any], number: int, rng: random.Random, slow: float = 0.0, *, nonces: bool = False
    ) -> None:
        self.pool, self.number, self.rng, self.slow, self.nonces = pool, number, rng, slow, nonces

    async def _network(self) -> None:
        await asyncio.sleep(self.rng.random() * self.slow)

    def fingerprint(self, message: Message) -> str:
        return message.content

    async def send(self, channel_id: int, message: Message, nonce: str) -> int:
        await self._network()
        said = nonce if self.nonces else None
        try:
            number = await self.pool.fetchval(_POST, channel_id, message.content, self.number, said)
        except asyncpg.UniqueViolationError:
            number = await self.pool.fetchval(f"SELECT id FROM {WALL} WHERE nonce = $1", said)
        await self._network()
        return int(number)

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        await self._network()
        if not await self.pool.fetchval(f"SELECT true FROM {WALL} WHERE id = $1 AND NOT gone", message_id):
            raise Gone("unknown message")

    async def delete(self, channel_id: int, message_id: int) -> None:
        await self._network()
        if not await self.pool.fetchval(
            f"UPDATE {WALL} SET gone = true WHERE id = $1 AND NOT gone RETURNING true", message_id
        ):
            raise Gone("unknown message")

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        return message_id

    async def add_member(self, thread_id: int, user_id: int) -> None:
        await self._network()

    def lacking(self, channel_id: int) -> frozenset[Permission]:
        return frozenset()

    async def locked(self, thread_id: int) -> bool:
        return False

    async def membership(self, guild_id: int, user_id: int) -> Membership:
        return "here"

    async def open_dm(self, user_id: int) -> int:
        return user_id * 10

    async def find_recent(self, channel_id: int, probe: Probe) -> list[int]:
        await self._network()
        rows = await self.pool.fetch(
            f"SELECT id, content FROM {WALL} WHERE channel = $1 AND NOT gone ORDER BY id DESC LIMIT 100", channel_id
        )
        sure = [r["id"] for r in rows if probe.marker in r["content"]]
        return sure[::-1] + [r["id"] for r in rows if r["content"] == probe.fingerprint and r["id"] not in sure][::-1]


class Chance:
    """A computer player that takes any answer."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: Any, prompt: Prompt) -> list[Action]:
        return [self.rng.choice(list(prompt.actions))]


@dataclasses.dataclass
class Member:
    """One process of the crew, from the inside."""

    url: str
    """Of the database that all share."""
    number: int
    """Tells it apart, also on the wall."""
    seed: int
    """Of what it chooses to do."""
    slow: float
    """Seconds that a request to the wall takes at most."""
    pause: float
    """Seconds between two acts at most."""
    stopped: int = leadership.STOPPED
    """Seconds of silence after which it is taken for stopped; its wall honours nonces then."""
    patience: float = leadership.PATIENCE
    """Seconds after which it gives up a session of the server that does not answer."""

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        database.POOL = 4  # many processes share a server that takes a hundred connections by default
        usual, leadership.STOPPED, leadership.PATIENCE = leadership.STOPPED, self.stopped, self.patience
        if self.stopped != usual:
            database.IDLE = f"{self.stopped}s"
        rng = random.Random(self.seed)
        resting = asyncio.Event()
        control = await asyncpg.connect(dsn(self.url))
        await control.add_listener(REST, lambda *_: resting.set())
        if await control.fetchval("SELECT EXISTS (SELECT 1 FROM crew.rest)"):  # it was said before this one listened
            resting.set()
        async with asyncpg.create_pool(dsn(self.url), min_size=1, max_size=4) as pool:
            db = Database(self.url)
            tables = Tables(db, SystemClock(0.0), games={"toy": TOY})
            own = Duties(tables.store)
            wall = own.fenced(Wall(pool, self.number, rng, self.slow, nonces=self.stopped != usual))
            workers = Workers(tables, FakePresenter(), wall, lambda _game, _kind, seed: Chance(seed))  # type: ignore[arg-type,return-value]
            own.start(workers)
            playing = asyncio.create_task(self._play(tables, rng))
            rest = asyncio.create_task(resting.wait())
            await asyncio.wait((rest, playing), return_when=asyncio.FIRST_COMPLETED)
            playing.cancel()
            waits = await playing
            rest.cancel()
            await own.stop()
            await control.execute("INSERT INTO crew.figures VALUES ($1, $2)", self.number, json.dumps(waits))
            await db.close()
        await control.close()

    async def _play(self, tables: Tables, rng: random.Random) -> list[float]:
        """Act for anybody at any table until cancelled; how long each act took."""
        waits: list[float] = []
        with contextlib.suppress(asyncio.CancelledError):
            numbers = [t.id for t in await tables.lookup.find(limit=100)]
            while True:
                await asyncio.sleep(rng.random() * self.pause)
                table_id = rng.choice(numbers)
                # When it was stopped, the server gave up what was under way.
                with contextlib.suppress(DBAPIError, Away, asyncpg.InternalClientError):
                    waits += await self._act(tables, rng, table_id)
        return waits

    async def _act(self, tables: Tables, rng: random.Random, table_id: int) -> list[float]:
        """Act once, if there is anything to do; how long that took."""
        seats = [s for s in (await tables.lookup.info(table_id)).seats if s.user_id is not None]
        seat = rng.choice(seats)
        look = await tables.views.look(table_id, seat.user_id, seat=seat.seat)
        if look.prompt is None:
            return []
        began = time.perf_counter()
        with contextlib.suppress(UserError):
            await tables.play.act(table_id, seat.user_id or 0, [_chosen(look.prompt, rng)], seat=seat.seat)
        took = time.perf_counter() - began
        if rng.random() < 0.5:
            async with tables.store.change(table_id) as change:
                change.note("note-resumed", name=seat.name)
        return [took]


def _chosen(prompt: Prompt, rng: random.Random) -> Action:
    """Any answer, but rather one that brings the game on."""
    final = [a for a in prompt.actions if a.verb in ("seal", "finish")]
    return rng.choice(final if final and rng.random() < 0.7 else list(prompt.actions))


@asynccontextmanager
async def listening(url: str, channel: str) -> AsyncIterator[asyncio.Queue[str]]:
    """What is told on a channel of the server."""
    heard: asyncio.Queue[str] = asyncio.Queue()
    own = await asyncpg.connect(dsn(url))
    await own.add_listener(channel, lambda _c, _pid, _channel, payload: heard.put_nowait(payload))
    try:
        yield heard
    finally:
        await own.close()


async def lay_tables(db: Database, count: int) -> None:
    """Tables for the crew: people at most of them, a computer at the last."""
    tables = Tables(db, SystemClock(0.0), games={"toy": TOY})
    for number in range(count):
        seats = 2 + number % 3
        table = await tables.lobby.create(
            guild_id=1, channel_id=10 + number, organiser=PEOPLE[number % 6], game="toy", seats=seats, policy=NO_REST,
            options={"rounds": 100_000},
        )  # fmt: skip
        machine = number == count - 1
        for place in range(1, seats - machine):
            await tables.lobby.join(table.id, PEOPLE[(number + place) % 6])
        if machine:
            await tables.lobby.add_computer(table.id, PEOPLE[number % 6].id, "random")
        await tables.lobby.start(table.id, PEOPLE[number % 6].id)
