"""What the figures of the bot are taken from: a file full of running tables, and people who click without a pause."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.components import walk

if TYPE_CHECKING:
    import sqlalchemy as sa

    from bot.tables.model import UserRef
    from bot.tables.service import Tables

SEATS = 4
ROOM = c.CHANNELS[1][0]
COPIED = ("seats", "states", "actions", "snapshots", "events", "deadlines")
MIX = ("panel",) * 10 + ("act",) * 4 + ("typing",) * 3 + ("hand", "status", "blocking")
"""What people do, by share: choices on a panel, ``/act``, its suggestions, a panel on request, questions."""
LONGEST = 20.0
"""Seconds that a whole answer is waited for; one that takes longer counts as so long."""
ORDERS = ("blue", "red", "black", "act", "wait")


def file_of(folder: Path) -> str:
    """The address of the file below a folder."""
    return f"sqlite+aiosqlite:///{folder / 'herald.db'}"


async def fill(folder: Path, count: int, *, running: int | None = None) -> None:
    """The same as ``fill_database`` in a new file below ``folder``."""
    await fill_database(file_of(folder), count, running=running)


async def begin(tables: Tables, users: Sequence[UserRef], name: str) -> None:
    """A table of these people in its first year, at which orders are given."""
    table = await tables.lobby.create(
        guild_id=int(c.GUILD_ID), channel_id=int(ROOM), organiser=users[0], game="xidit", seats=SEATS, name=name
    )
    for user in users[1:]:
        await tables.lobby.join(table.id, user)
    await tables.lobby.start(table.id, users[0].id)
    while True:
        for user in users:
            asked = (await tables.views.look(table.id, user.id)).blocked
            if asked is not None and asked.step == "placement":
                await tables.play.act(table.id, user.id, list(asked.default))
                break
        else:
            return


async def fill_database(url: str, count: int, *, running: int | None = None) -> None:
    """``count`` tables in their first year in a new database, held by people of the sandbox. The first ``running`` of
    them run, all if nothing is said; the others are over."""
    import sqlalchemy as sa

    from bot.common.clock import SystemClock
    from bot.store import Database, upgrade
    from bot.store import models as m
    from bot.tables.model import UserRef
    from bot.tables.service import Tables

    db = Database(url)
    await upgrade(db)
    tables = Tables(db, SystemClock(0))
    users = [UserRef(int(c.USERS[n][0]), c.USERS[n][2]) for n in range(SEATS)]
    await begin(tables, users, "Bench")
    async with db.write() as connection:
        await connection.execute(m.outbox.delete())
        for name in ("tables", *COPIED):
            await connection.execute(_copied(m.METADATA.tables[name], count))
        await connection.execute(sa.text("UPDATE tables SET name = name || ' ' || id"))
        if running is not None:
            over = {"running": running}
            await connection.execute(sa.text("UPDATE tables SET status = 'finished' WHERE id > :running"), over)
            await connection.execute(sa.text("DELETE FROM deadlines WHERE table_id > :running"), over)
        if not db.sqlite:
            await connection.execute(
                sa.text("SELECT setval(pg_get_serial_sequence('tables', 'id'), :last)"), {"last": count}
            )
            await connection.execute(sa.text("ANALYZE"))
    await db.close()


def _copied(table: sa.Table, count: int) -> sa.Insert:
    """Copies of what a table of the database holds of table 1, under the numbers 2 to ``count``."""
    import sqlalchemy as sa

    numbers = sa.select(sa.literal(2).label("i")).cte("numbers", recursive=True)
    numbers = numbers.union_all(sa.select(numbers.c.i + 1).where(numbers.c.i < count))
    own = "id" if table.name == "tables" else "table_id"
    names = [column.name for column in table.columns if table.name == "tables" or column.name != "id"]
    values = [numbers.c.i if name == own else table.c[name] for name in names]
    first = sa.select(*values).select_from(sa.join(table, numbers, numbers.c.i > table.c[own])).where(table.c[own] == 1)
    return table.insert().from_select(names, first, include_defaults=False)


async def order_panels(url: str, numbers: Iterable[int]) -> None:
    """Have a panel sent for each of these tables, to one of its people."""
    from bot.store import Database
    from bot.store import models as m

    db = Database(url)
    async with db.write() as connection:
        await connection.execute(
            m.outbox.insert(),
            [
                {
                    "table_id": n, "lane": f"u{c.USERS[n % SEATS][0]}", "kind": "panel", "op": "send",
                    "seat": n % SEATS, "user_id": int(c.USERS[n % SEATS][0]), "created_at": 0.0,
                }
                for n in numbers
            ],
        )  # fmt: skip
    await db.close()


def statements(url: str, acts: int = 20) -> tuple[float, float]:
    """Database statements and milliseconds per act at a table of a database, its look included."""
    import sqlalchemy as sa

    from bot.common.clock import SystemClock
    from bot.store import Database
    from bot.tables.service import Tables
    from engine.core import Action

    counted = 0

    def count(*_: Any) -> None:
        nonlocal counted
        counted += 1

    async def run() -> float:
        db = Database(url)
        sa.event.listen(db.engine.sync_engine, "before_cursor_execute", count)
        tables, user = Tables(db, SystemClock(0)), int(c.USERS[0][0])
        waits = []
        for number in range(acts):
            began = time.perf_counter()
            await tables.play.act(2, user, [Action("order", (1 + number % 6, ORDERS[number % 5]))])
            waits.append(1000 * (time.perf_counter() - began))
        await db.close()
        return round(sorted(waits)[acts // 2], 1)

    usual = asyncio.run(run())
    return counted / acts, usual


class Bot:
    """``python -m bot run`` against a sandbox, on a file below ``folder`` unless ``env`` says otherwise."""

    def __init__(self, sandbox: Sandbox, folder: Path, **env: str) -> None:
        self.sandbox, self.folder, self._env = sandbox, folder, env
        self.process: asyncio.subprocess.Process | None = None

    async def launch(self) -> None:
        """Start it."""
        env = {
            **os.environ,
            **self.sandbox.environment,
            "HERALD_DATA": str(self.folder),
            "DATABASE_URL": "",
            "HERALD_LOG_LEVEL": "ERROR",
            **self._env,
        }
        self.process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", "run", env=env)

    async def start(self) -> float:
        """Start it; the seconds from there to its first answer to a command."""
        clock = asyncio.get_running_loop().time
        begin = clock()
        await self.launch()
        while not (self.sandbox.gateway.online and self.sandbox.world.commands):
            await self.sandbox.gateway.changed.wait()
        async with (
            aiohttp.ClientSession(self.sandbox.url) as http,
            http.post("/sandbox/api/interactions", json=slash(c.USERS[0][0], "table list")) as answer,
        ):
            await answer.read()
        return clock() - begin

    def worked(self) -> float:
        """Processor seconds of the bot without its drawing processes; 0 where the system does not tell."""
        from bot.measure.capacity.measure import of_process

        assert self.process is not None
        return of_process(self.process.pid)

    def memory(self) -> tuple[float, float]:
        """Resident megabytes of the bot, and of it and its drawing processes together; 0 where the system does not
        tell."""
        held = self._held()
        own = self._process().pid
        return held.get(own, 0.0), sum(held.values())

    def worked_together(self) -> float:
        """Processor seconds of the bot and its drawing processes; 0 where the system does not tell."""
        from bot.measure.capacity.measure import of_process

        return sum(of_process(pid) for pid in self._held())

    def _process(self) -> asyncio.subprocess.Process:
        assert self.process is not None
        return self.process

    def _held(self) -> dict[int, float]:
        """Resident megabytes of the bot and of all processes that it has started, by their ids."""
        held: dict[int, tuple[int, float]] = {}
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError, StopIteration, ValueError):
                words = dict(
                    x.split(":", 1) for x in (folder / "status").read_text(encoding="utf-8").splitlines() if ":" in x
                )
                held[int(folder.name)] = int(words["PPid"]), int(words.get("VmRSS", "0 kB").split()[0]) / 1024
        family = {self._process().pid}
        while more := {pid for pid, (parent, _) in held.items() if parent in family} - family:
            family |= more
        return {pid: held[pid][1] for pid in family if pid in held}

    async def stop(self) -> None:
        """SIGTERM."""
        assert self.process is not None
        self.process.terminate()
        await self.process.wait()


def slash(user: str, path: str, *, focused: str = "", **options: Any) -> dict[str, Any]:
    """A slash command, or with ``focused`` the wish for suggestions of that option, as the sandbox takes it."""
    name, *subs = path.split()
    given: list[dict[str, Any]] = [{"name": k, "type": 3, "value": v} for k, v in options.items()]
    for entry in given:
        if entry["name"] == focused:
            entry["focused"] = True
    for sub in subs:
        given = [{"name": sub, "type": 1, "options": given}]
    data = {"name": name, "type": 1, "options": given}
    return {"user": user, "type": 4 if focused else 2, "channel_id": ROOM, "data": data}


@dataclass(slots=True)
class Clicks:
    """What became of the clicks."""

    seconds: dict[str, list[float]] = field(default_factory=dict)
    """From a click to its whole answer, in seconds, by the kind of the click."""
    first: list[float] = field(default_factory=list)
    """Seconds from a click to the first answer, of all kinds together."""
    deferred: int = 0
    """How many got a deferral first, the answer itself after it."""
    missed: int = 0
    """How many the bot did not answer in the time that Discord allows."""
    errors: list[str] = field(default_factory=list)
    """A line for each that failed or was refused, those missed among them."""

    def all(self) -> list[float]:
        return sorted(s for kind in self.seconds.values() for s in kind)


class Crowd:
    """The four people of all tables. Every answer is timed to the moment its message is whole."""

    def __init__(self, sandbox: Sandbox, rng: random.Random) -> None:
        self.sandbox, self.rng = sandbox, rng
        self.panels: dict[int, tuple[str, str, str, list[tuple[str, list[str]]]]] = {}
        self.news = asyncio.Condition()
        self._whole: dict[str, list[asyncio.Future[None]]] = {}

    async def listen(self, http: aiohttp.ClientSession, user: str) -> None:
        """Follow what a person sees, until cancelled."""
        async with http.ws_connect(f"/sandbox/ws?user={user}") as socket:
            async for raw in socket:
                event = json.loads(raw.data)
                if event["t"] not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                    continue
                message = event["d"]
                if message["flags"] & c.F_LOADING:
                    continue
                if self._whole.get(message["id"]):
                    self._whole[message["id"]].pop(0).set_result(None)
                async with self.news:
                    self._note(user, message)
                    self.news.notify_all()

    def _note(self, user: str, message: dict[str, Any]) -> None:
        """Remember the selects of a table's orders in its newest panel in direct messages."""
        selects = []
        for item in walk(message["components"]):
            ids = str(item.get("custom_id", "")).split(":")
            if item["type"] == 3 and len(ids) == 6 and ids[1] == "do" and ids[5].startswith("order"):
                selects.append((item["custom_id"], [o["value"] for o in item["options"]]))
        if selects and not message["flags"] & c.F_EPHEMERAL:
            number = int(selects[0][0].split(":")[2])
            self.panels[number] = (user, message["channel_id"], message["id"], selects)

    def body(self, kind: str, tables: Sequence[int]) -> dict[str, Any]:
        """One thing somebody does at one of the tables."""
        number = self.rng.choice(tables)
        user = c.USERS[number % SEATS][0]
        if kind == "panel":
            owner, channel, message, selects = self.panels[number]
            custom_id, values = self.rng.choice(selects)
            data = {"custom_id": custom_id, "component_type": 3, "values": [self.rng.choice(values)]}
            return {"user": owner, "type": 3, "channel_id": channel, "message_id": message, "data": data}
        if kind == "act":
            action = f"order {self.rng.randint(1, 6)} {self.rng.choice(ORDERS)}"
            return slash(user, "act", action=action, table=str(number))
        if kind == "typing":
            return slash(user, "act", focused="action", action="order", table=str(number))
        return slash(user, f"table {kind}", table=str(number))

    async def click(self, http: aiohttp.ClientSession, kind: str, tables: Sequence[int], into: Clicks) -> None:
        """Do it and time the answer."""
        clock = asyncio.get_running_loop().time
        body = self.body(kind, tables)
        begin = clock()
        whole: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if kind == "panel":
            self._whole.setdefault(body["message_id"], []).append(whole)
        async with http.post("/sandbox/api/interactions", json=body) as response:
            answer = await response.json()
        into.first.append(clock() - begin)
        if not answer.get("ok"):
            into.missed += answer.get("error") == "This interaction failed"
            into.errors.append(f"{kind}: {answer.get('error')}")
            return
        if answer["callback_type"] in (5, 6):
            into.deferred += 1
            if kind != "panel":
                self._whole.setdefault(answer["message_id"], []).append(whole)
            try:
                await asyncio.wait_for(whole, LONGEST)
            except TimeoutError:
                into.errors.append(f"{kind}: not whole after {LONGEST:.0f} s")
        elif kind == "panel" and whole in self._whole[body["message_id"]]:
            self._whole[body["message_id"]].remove(whole)
        into.seconds.setdefault(kind, []).append(clock() - begin)

    async def storm(
        self,
        http: aiohttp.ClientSession,
        *,
        rate: float,
        seconds: float,
        tables: Sequence[int],
        commanded: Sequence[int] = (),
    ) -> Clicks:
        """``rate`` clicks per second whether answers come or not. ``commanded``: tables for commands, if not those
        whose panels are pressed."""
        result = Clicks()
        loop = asyncio.get_running_loop()
        begin, running = loop.time(), []
        for number in range(round(rate * seconds)):
            await asyncio.sleep(max(0.0, begin + number / rate - loop.time()))
            kind = self.rng.choice(MIX)
            meant = tables if kind == "panel" else commanded or tables
            running.append(asyncio.create_task(self.click(http, kind, meant, result)))
        await asyncio.gather(*running)
        return result
