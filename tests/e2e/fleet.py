"""Several bot processes on one PostgreSQL database, killed at random moments, each started again by its own keeper."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import random
import re
import signal
import threading
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from datetime import datetime
from pathlib import Path
from typing import Any

import asyncpg
import psutil
from aiohttp import web

from bot.sandbox.app import Sandbox
from bot.sandbox.rest import Call, Handler
from bot.workers.leadership import KEY
from tests.bot.process_group import dsn
from tests.e2e.clients import File
from tests.e2e.killed_bot import Outage
from tests.e2e.outside import Outside
from tests.support.faulty_proxy import CALLER
from tests.support.sandbox import Json
from tests.support.sandbox_bots import BotProcess

ALIKE: tuple[Mapping[str, str], ...] = ({}, {}, {})
"""Processes that do everything."""
ROLES: tuple[Mapping[str, str], ...] = (
    {"HERALD_ROLE": "front", "HERALD_SHARDS": "0-1/4"},
    {"HERALD_ROLE": "front", "HERALD_SHARDS": "2-3/4"},
    {"HERALD_ROLE": "courier"},
    {"HERALD_ROLE": "courier"},
    {"HERALD_ROLE": "courier"},
    {"HERALD_ROLE": "clock", "DISCORD_TOKEN": ""},
)
"""Processes that share the work: four shards of two fronts, posts of three couriers, one clock."""
WORDS = 0.8
"""Longest time in seconds from arming to a kill by the clock."""
REST = 1.5
"""Longest time in seconds before a keeper starts its process again."""
OUTSIDE = 0.15
"""How many outages around the processes there are for each kill."""
NOT_STARTED = 2
"""The exit code of a process that cannot start."""
SPARED = 0.8
"""How often nobody is killed as long as nothing was posted since the last one was: else nothing ever would be on a
machine that is slow to start them."""
HOLDER = f"""
SELECT client_port FROM pg_stat_activity JOIN pg_locks USING (pid)
WHERE locktype = 'advisory' AND granted AND classid = {KEY >> 32} AND objid = {KEY & 0xFFFFFFFF}
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
TAKES_OVER = re.compile(r"^(\S+ \S+) INFO \S+: this process takes over", re.MULTILINE)
SHARDS = {"all": 1, "front": 2, "courier": 0, "clock": 0}
"""How many connections to the gateway a process of a role has."""
_author: ContextVar[int] = ContextVar("author", default=0)


class Base(File):
    """The bots' PostgreSQL database, read from outside; it answers at once, like a file."""

    def __init__(self, url: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._own: Any = self._wait(asyncpg.connect(dsn(url), statement_cache_size=0))

    def _wait(self, doing: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(60)

    def rows(self, query: str, *values: Any) -> list[Any]:
        """The rows of a query; none while there are no tables."""
        for number in range(1, len(values) + 1):
            query = query.replace("?", f"${number}", 1)
        try:
            return list(self._wait(self._own.fetch(query, *values)))
        except asyncpg.UndefinedTableError:
            return []

    def close(self) -> None:
        self._wait(self._own.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@dataclasses.dataclass(slots=True)
class Member:
    """A process of the fleet."""

    bot: BotProcess
    """Starts and ends the process."""
    role: str = "all"
    """What it does, as ``HERALD_ROLE`` has it."""
    shards: int = 1
    """Connections to the gateway that it is to have; 0 for a process that needs none."""
    serves: bool = False
    """It is connected as far as it is to be."""
    killed: bool = False
    """It was, and its keeper has not noticed yet."""
    parked: bool = False
    """It is not to be started now."""

    @property
    def runs(self) -> bool:
        return self.bot.process is not None and self.bot.process.returncode is None

    def has(self, port: int) -> bool:
        """Whether it speaks from this port."""
        if not self.runs or self.bot.process is None:
            return False
        try:
            return any(c.laddr.port == port for c in psutil.Process(self.bot.process.pid).net_connections())
        except psutil.Error:
            return False


@dataclasses.dataclass(frozen=True, slots=True)
class Kill:
    """One SIGKILL."""

    why: str
    """After which request, or by the clock."""
    at: float
    """When, by the clock of the logs."""
    on_duty: bool
    """It hit a process that delivers."""


class Fleet:
    """Kills when armed: whoever made the n-th request from then on, right after that took effect (nobody reads the
    answer), or after a short random time one of them, two or all. What the bots post is noted as it is made."""

    def __init__(
        self, sandbox: Sandbox, folder: Path, url: str, base: Base, rng: random.Random, kills: int, *, module: str,
        env: Mapping[str, str], crew: Sequence[Mapping[str, str]] = ALIKE, outside: Outside | None = None,
    ) -> None:  # fmt: skip
        """``crew``: what is set for each process besides ``env``; ``outside``: what else goes away now and then."""
        self.outside = outside
        self.sandbox, self.base, self.rng, self.left = sandbox, base, rng, kills
        self.members = [
            Member(
                BotProcess(sandbox, folder / f"bot{n}", database_url=url, module=module, env={**env, **own}),
                role := own.get("HERALD_ROLE", "all"),
                SHARDS[role],
            )
            for n, own in enumerate(crew)
        ]
        self.kills: list[Kill] = []
        self.outages: list[Outage] = []
        self.dead = asyncio.Event()
        """Set for a moment at each kill."""
        self.made: dict[str, Json] = {}
        """Every message that the bots made, but for answers."""
        self.last_requests: Counter[str] = Counter()
        self.faults: list[str] = []
        self._posts = -1
        self._requests = 0
        self._timer: asyncio.TimerHandle | None = None
        self._may_start = asyncio.Event()
        self._may_start.set()
        self._news = asyncio.Event()
        self._keepers: list[asyncio.Task[None]] = []
        for route in sandbox.rest.routes:
            route.handler = self._after(route.name, route.handler)

    @staticmethod
    def attributing(sandbox: Sandbox) -> None:
        """Note from which port each request comes; before the sandbox starts."""
        handle = sandbox.rest.handle

        async def attributed(request: web.Request) -> web.StreamResponse:
            peer = request.transport.get_extra_info("peername") if request.transport is not None else None
            _author.set(int(request.headers.get(CALLER) or (peer[1] if peer else 0)))
            return await handle(request)

        sandbox.rest.handle = attributed  # type: ignore[method-assign]

    # -- life

    async def start(self) -> None:
        """The first start, one after the other, as an owner does."""
        self._keepers = [asyncio.create_task(self._keep(member)) for member in self.members]
        await self.together()

    async def stop(self) -> None:
        """No more."""
        self.disarm()
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        for member in self.members:
            if member.runs and member.bot.process is not None:
                member.bot.process.kill()
                await member.bot.process.wait()

    async def _keep(self, member: Member) -> None:
        try:
            await self._keep_on(member)
        except Exception as error:
            self.faults.append(f"its keeper ended: {error!r}")
            self._tell()
            raise

    async def _keep_on(self, member: Member) -> None:
        loop = asyncio.get_running_loop()
        while True:
            if not self._may_start.is_set():
                member.parked = True
                self._tell()
                await self._may_start.wait()
                member.parked = False
            begun = loop.time()
            try:
                member.killed = False
                await member.bot.start()
                while not self._connected(member) and not member.killed:  # it may have been another that came
                    await self.sandbox.gateway.changed.wait()
                member.serves = not member.killed
                self._tell()
            except AssertionError as error:
                if not member.killed and not self._nowhere(begun):
                    self.faults.append(f"it did not start: {error}")
            assert member.bot.process is not None
            code = await member.bot.process.wait()
            if not member.killed and not (code == NOT_STARTED and self._nowhere(begun)):
                self.faults.append(f"it ended by itself with {code}:\n{member.bot.tail()}")
            member.serves = False
            self._tell()
            await asyncio.sleep(self.rng.random() * REST)

    def _nowhere(self, begun: float) -> bool:
        """Whether what a process needs was away since then, so that it could not start."""
        return self.outside is not None and self.outside.last >= begun

    def _connected(self, member: Member) -> bool:
        """Whether the gateway has all the shards of it that it is to have."""
        there = [s.connection.ws for s in self.sandbox.gateway.sessions.values() if s.connection is not None]
        ports = [ws._req.transport.get_extra_info("peername")[1] for ws in there if ws._req and ws._req.transport]
        return sum(member.has(port) for port in ports) >= member.shards

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def _until(self, serving: int) -> None:
        while sum(m.serves for m in self.members) < serving:
            await self._news.wait()
            assert not self.faults, self.faults[0]

    async def calm(self) -> None:
        """Return when clicks are answered: one process serves, or every front, each of which has shards of its own."""
        if self.outside is not None:
            await self.outside.there.wait()
        assert not self.faults, self.faults[0]
        await self._until(1)
        while not all(m.serves for m in self.members if m.role == "front"):
            await self._news.wait()
            assert not self.faults, self.faults[0]

    async def together(self) -> None:
        """Return when all serve."""
        await self._until(len(self.members))

    # -- killing

    @property
    def armed(self) -> bool:
        return self._requests > 0 or self._timer is not None

    def arm(self) -> None:
        """Let somebody die soon, if not enough have died."""
        if self.armed or self.left <= 0 or (self._posts == len(self.made) and self.rng.random() < SPARED):
            return
        if self.rng.random() < 0.5:
            self._requests = self.rng.randint(1, 9)
        else:
            self._timer = asyncio.get_running_loop().call_later(self.rng.random() ** 2 * WORDS, self._strike)

    def disarm(self) -> None:
        """No more kills."""
        self.left = self._requests = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _after(self, name: str, handler: Handler) -> Handler:
        async def handled(call: Call) -> Any:
            result = await handler(call)
            if name == "POST /channels/{channel_id}/messages":
                self.made[result["id"]] = result
            if self._requests:
                self._requests -= 1
                if not self._requests:
                    author = next((m for m in self.members if m.has(_author.get())), None)
                    if author is not None:
                        self.last_requests[name] += 1
                        self.kill(author, f"after {name}")
            return result

        return handled

    def _strike(self) -> None:
        """One of them, one that delivers, two or all."""
        self._timer = None
        there = [m for m in self.members if m.runs]
        if not there:
            return
        if self.outside is not None and self.outside.happened.total() < OUTSIDE * len(self.kills):
            self.outside.strike(self.rng)
            return
        chance, on_duty = self.rng.random(), self.on_duty()
        if chance < 0.06:
            victims = there
        elif chance < 0.16:
            victims = self.rng.sample(there, min(2, len(there)))
        elif chance < 0.5 and on_duty:
            victims = [self.rng.choice(on_duty)]
        else:
            victims = [self.rng.choice(there)]
        for victim in victims:
            self.kill(victim, "clock" if victim.serves else "while starting")

    def on_duty(self) -> list[Member]:
        """Who delivers: the server knows from which ports it is asked, the system whose those are."""
        seen = self.outside.relay.callers if self.outside is not None else {}
        ports = [seen.get(row["client_port"], row["client_port"]) for row in self.base.rows(HOLDER)]
        return [m for m in self.members if any(m.has(port) for port in ports)]

    def kill(self, member: Member, why: str) -> None:
        """SIGKILL, now; nothing, where it has just ended by itself, which its keeper will tell."""
        assert member.bot.process is not None
        if not member.runs:
            return
        on_duty = member in self.on_duty()
        member.killed, member.serves = True, False
        os.kill(member.bot.process.pid, signal.SIGKILL)
        self.left -= 1
        self._posts = len(self.made)
        now = asyncio.get_running_loop().time()
        self.kills.append(Kill(why, time.time(), on_duty))
        self.outages.append(Outage(why, now, now))
        self.dead.set()
        self.dead = asyncio.Event()

    async def later(self, hours: float) -> None:
        """Let time pass: all die and live again at another hour."""
        await self.calm()
        self._requests = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._may_start.clear()
        while not all(member.parked for member in self.members):
            for member in self.members:
                if member.runs and not member.killed:
                    self.kill(member, f"{hours:g} hours pass")
                    self.left += 1
            await self._news.wait()
        self.sandbox.world.offset += round(hours * 3_600_000)
        self._may_start.set()
        await self._until(1)

    def excuses(self, begin: float, end: float) -> bool:
        """Whether somebody died in a span, or what they need was away: suggestions have no words to say so."""
        return self._nowhere(begin) or any(begin <= outage.begin <= end for outage in self.outages)

    # -- afterwards

    def takeovers(self) -> list[float]:
        """How long it took from each kill of a process that delivers until another had its shares."""
        moments = sorted(
            datetime.strptime(found, "%Y-%m-%d %H:%M:%S,%f").timestamp()  # noqa: DTZ007 - logs have local time
            for member in self.members
            if member.bot.log.exists()
            for found in TAKES_OVER.findall(member.bot.log.read_text(encoding="utf-8", errors="replace"))
        )
        waits = []
        hits = [kill.at for kill in self.kills if kill.on_duty]
        for hit, following in zip(hits, [*hits[1:], float("inf")], strict=True):
            then = next((moment for moment in moments if hit <= moment < following), None)
            if then is not None:
                waits.append(then - hit)
        return waits

    def tail(self, lines: int) -> str:
        """The ends of what they printed."""
        return "\n".join(f"--- {n}\n{member.bot.tail(lines)}" for n, member in enumerate(self.members))
