"""How Herald is, for whoever keeps it running: ``/healthz`` and ``/metrics`` on this machine's loopback address."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Protocol

import sqlalchemy as sa
from aiohttp import web
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from bot.common.errors import StartupError
from bot.common.proxy_errors import told
from bot.store import models as m
from bot.store.lanes import OPEN_SQL, SHARES

if TYPE_CHECKING:
    from bot.tables.unit.change import TableStore
    from bot.workers.backups import Backups

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
OWN_NAMES = frozenset({"127.0.0.1", "localhost"})
PATIENCE = 3.0
"""Seconds after which a database that does not answer counts as out of reach."""
TICK = 0.5
"""Seconds between two looks at how late the loop is."""
LAG = 5.0
"""A loop that was so many seconds late lately is not well: Discord gives up an answer after three."""
NO_CLICK = 0
"""The number of a click that nobody makes: its row is written to see whether anything can be."""
_OLDEST = sa.select(sa.func.min(m.outbox.c.created_at), sa.func.count()).where(sa.text(OPEN_SQL))


class Bot(Protocol):
    """What is looked at."""

    @property
    def connected(self) -> bool:
        """Whether Discord's gateway is there."""

    @property
    def shares(self) -> int:
        """How many shares of the posts this process delivers, of ``bot.store.lanes.SHARES``."""

    @property
    def keeps_time(self) -> bool:
        """Whether this process keeps time and plays for computers."""

    @property
    def limited(self) -> int:
        """How many requests Discord answered with 429."""

    @property
    def backups(self) -> Backups | None:
        """What makes back-ups; ``None`` where nothing does."""


class Health:
    """Looks, and says what it saw."""

    def __init__(self, bot: Bot, store: TableStore, clock: Callable[[], float] = time.monotonic) -> None:
        self._bot, self._store, self._clock = bot, store, clock
        self._registry = CollectorRegistry()
        self._registry.register(self)
        self._seen: dict[str, float] = {}
        self._looking: asyncio.Task[dict[str, float]] | None = None
        self._lags: list[tuple[float, float]] = []

    # -- the lag of the loop

    async def watch(self) -> None:
        """Note how late the loop is, until cancelled."""
        while True:
            began = self._clock()
            await self._store.clock.sleep(TICK)
            now = self._clock()
            self._lags = [(at, lag) for at, lag in self._lags if at > now - 60] + [(now, max(0.0, now - began - TICK))]

    @property
    def lag(self) -> float:
        """How late the loop was at its latest within the last minute, in seconds."""
        return max((lag for _, lag in self._lags), default=0.0)

    # -- what there is to say

    async def look(self) -> dict[str, float]:
        """The state of things; ``database`` is 0 when it does not answer or takes nothing, and then nothing is known of
        posts. Whoever asks while another is being answered hears the same: however many ask, one connection is
        enough."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(), name="Look")
        return await asyncio.shield(self._looking)

    async def _look(self) -> dict[str, float]:
        seen = {
            "gateway": float(self._bot.connected),
            "database": 0.0,
            "shares": float(self._bot.shares),
            "keeps_time": float(self._bot.keeps_time),
            "loop_lag_seconds": self.lag,
        }
        if (backups := self._bot.backups) is not None:
            seen["backup_fails"] = float(bool(backups.failed))
            if (age := backups.age) is not None:
                seen["backup_age_seconds"] = age
        try:
            async with asyncio.timeout(PATIENCE):
                async with self._store.db.read() as connection:
                    oldest, count = (await connection.execute(_OLDEST)).one()
                now = self._store.clock.now()
                async with self._store.db.write() as connection:  # a full disk can still be read
                    await self._store.db.upsert(connection, m.clicks, {"id": NO_CLICK, "at": now}, ("at",))
            seen |= {
                "database": 1.0,
                "posts_undelivered": float(count),
                "oldest_undelivered_seconds": 0.0 if oldest is None else max(0.0, now - oldest),
            }
        except (OSError, sa.exc.SQLAlchemyError) as error:
            log.warning("the database does not answer, or takes nothing: %s", told(error))
        self._seen = seen
        return seen

    def collect(self) -> Iterator[Metric]:
        """What was seen last, for the library."""
        for name, text in _GAUGES.items():
            if name in self._seen:
                yield GaugeMetricFamily(f"herald_{name}", text, value=self._seen[name])
        counts = {
            "acts": self._store.acts,
            "refusals": self._store.refusals,
            "faults": self._store.faults,
            "silences_refused": self._store.silences,
            "rate_limited": self._bot.limited,
        }
        for name, count in counts.items():
            yield CounterMetricFamily(f"herald_{name}", _COUNTERS[name], value=count)

    # -- over HTTP

    async def healthz(self, _: web.Request) -> web.Response:
        """200 while Discord and the database are there and the loop is in time, else 503; and why."""
        seen = await self.look()
        well = bool(seen["gateway"] and seen["database"] and seen["loop_lag_seconds"] < LAG)
        body = json.dumps({"ok": well, **{name: round(value, 3) for name, value in seen.items()}})
        return web.Response(text=body + "\n", content_type="application/json", status=200 if well else 503)

    async def metrics(self, _: web.Request) -> web.Response:
        """The same as Prometheus reads it, and what was counted since the start."""
        await self.look()
        return web.Response(
            body=generate_latest(self._registry), headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}
        )


_GAUGES = {
    "gateway": "1 while Discord's gateway is connected.",
    "database": "1 while the database answers and can be written to.",
    "shares": f"How many of the {SHARES} shares of the posts this process delivers.",
    "keeps_time": "1 while this process keeps time and plays for computers.",
    "loop_lag_seconds": "How late the event loop was at its latest within the last minute.",
    "backup_fails": "1 while the last try to make a back-up failed.",
    "backup_age_seconds": "Age of the newest back-up that this process made by itself.",
    "posts_undelivered": "Posts that wait to be delivered.",
    "oldest_undelivered_seconds": "Age of the oldest post that waits to be delivered.",
}
_COUNTERS = {
    "acts": "Actions written into the logs of tables by this process.",
    "refusals": "Changes of tables that were refused.",
    "faults": "Times that the rules of a game failed; the log says at which table and question.",
    "silences_refused": "Times that a game refused what it says silence means; the log says at which step.",
    "rate_limited": "Requests that Discord answered with 429.",
}


@web.middleware
async def _own_names(request: web.Request, handler: Any) -> web.StreamResponse:
    """A page elsewhere could make its own name lead to this machine; it is not answered."""
    if request.host.rpartition(":")[0] not in OWN_NAMES and request.host not in OWN_NAMES:
        raise web.HTTPForbidden
    answer: web.StreamResponse = await handler(request)
    return answer


@asynccontextmanager
async def served(health: Health, port: int) -> AsyncIterator[None]:
    """Serve it meanwhile. Raises ``StartupError`` when the port is taken."""
    app = web.Application(middlewares=[_own_names])
    app.router.add_get("/healthz", health.healthz)
    app.router.add_get("/metrics", health.metrics)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    watching = asyncio.create_task(health.watch(), name="Health")
    try:
        try:
            await web.TCPSite(runner, HOST, port).start()
        except OSError as error:
            raise StartupError(
                f"HERALD_HEALTH_PORT: port {port} on {HOST} cannot be used: {error.strerror}."
            ) from error
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await runner.cleanup()
