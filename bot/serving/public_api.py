"""The read-only JSON interface to public tables, for pages and programs of others.

Off unless a port is set, and only of servers whose managers have opened them.

It says what everybody at a table's channel sees and no more: no Discord number, no private table, no lesson. An answer
has an ETag, so that asking again costs next to nothing; whoever asks too often gets 429.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import http_exceptions, web

from bot.common.errors import StartupError, UserError
from bot.common.rate_limit import Limit
from bot.store.columns import storable
from bot.tables.listings.public import MOST, Opened

if TYPE_CHECKING:
    from bot.common.clock import Clock

log = logging.getLogger(__name__)

BURST, EVERY = 60, 1.0
"""Requests that an address may make at once; every so many seconds one more."""
AT_ONCE = 4
"""Requests that are answered at a time, so that clicks never wait for them."""
HEADERS = {
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "public, max-age=15",
    "X-Content-Type-Options": "nosniff",
}
NOTED, AGAIN = 5, 60.0
"""Malformed requests that are noted in the log at once; every so many seconds one more."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Api:
    """Answers what is asked over HTTP."""

    def __init__(self, opened: Opened, clock: Clock) -> None:
        self._opened, self.clock = opened, clock
        self._limit = Limit(BURST, EVERY, clock)
        self._turns = asyncio.Semaphore(AT_ONCE)

    def application(self) -> web.Application:
        """The routes."""
        app = web.Application(middlewares=[self._guard], client_max_size=1024)
        app.router.add_get("/v1/tables", self.tables)
        app.router.add_get("/v1/tables/{table:[0-9]{1,18}}", self.table)
        app.router.add_get("/v1/tables/{table:[0-9]{1,18}}/log", self.log)
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Few requests of one address, none that changes anything, and one sentence for whatever is wrong."""
        who = zlib.crc32((request.remote or "").encode())
        seconds = self._limit.wait(who)
        if seconds:
            return _wrong(429, "Too many requests.", {"Retry-After": str(seconds)})
        self._limit.spend(who)
        asked = (request.path, *request.query, *request.query.values())
        if not all(map(storable, asked)):
            return _wrong(400, "No text holds such characters.")
        try:
            async with self._turns:
                return await handler(request)
        except web.HTTPException as error:
            return _wrong(error.status, error.reason)
        except UserError:
            return _wrong(404, "No such public table.")

    async def tables(self, request: web.Request) -> web.Response:
        """Public tables, newest first: ``game``, ``status``, ``before`` (a number) and ``limit`` narrow the list."""
        asked = request.query
        before, limit = _number(asked.get("before"), 1 << 62), _number(asked.get("limit"), 25)
        found = await self._opened.tables(
            game=asked.get("game", "")[:40], status=asked.get("status", "")[:20], before=before, limit=min(limit, MOST)
        )
        return _answer(request, {"tables": found})

    async def table(self, request: web.Request) -> web.Response:
        """One table with the position as everybody sees it."""
        return _answer(request, await self._opened.table(int(request.match_info["table"])))

    async def log(self, request: web.Request) -> web.Response:
        """What everybody was told at a table, after number ``since``."""
        since = _number(request.query.get("since"), 0)
        return _answer(request, {"events": await self._opened.log(int(request.match_info["table"]), since)})


def _number(text: str | None, otherwise: int) -> int:
    """A number of the query. Raises 400 for anything else."""
    if text is None:
        return otherwise
    if not (text.isdecimal() and text.isascii() and len(text) < 19):
        raise web.HTTPBadRequest(reason="Numbers have digits alone.")
    return int(text)


def _answer(request: web.Request, said: Any) -> web.Response:
    """Something as JSON, or 304 when whoever asks has it already."""
    body = msgspec.json.encode(said, order="deterministic")
    tag = hashlib.blake2b(body, digest_size=12).hexdigest()
    held = request.if_none_match or ()
    headers = {**HEADERS, "ETag": f'"{tag}"'}
    if any(one.value in (tag, "*") for one in held):
        return web.Response(status=304, headers=headers)
    return web.Response(body=body, content_type="application/json", headers=headers)


def _wrong(status: int, why: str, more: dict[str, str] | None = None) -> web.Response:
    body = msgspec.json.encode({"error": why})
    return web.Response(status=status, body=body, content_type="application/json", headers={**HEADERS, **(more or {}),
                        "Cache-Control": "no-store"})  # fmt: skip


class _FewMalformed(logging.Filter):
    """Of requests that are no HTTP few are noted, in one line: anybody may send thousands, and no handler sees them."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._limit = Limit(NOTED, AGAIN, clock)

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, http_exceptions.HttpProcessingError):
            return True
        if self._limit.wait(0):
            return False
        self._limit.spend(0)
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args = "a malformed request to the JSON interface: %s", (type(error).__name__,)
        return True


@asynccontextmanager
async def served(api: Api, host: str, port: int) -> AsyncIterator[None]:
    """Serve it meanwhile. Raises ``StartupError`` when the port is taken."""
    few = _FewMalformed(api.clock)
    log.addFilter(few)
    runner = web.AppRunner(api.application(), access_log=None, logger=log, shutdown_timeout=1, max_line_size=4096)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise StartupError(f"HERALD_API_PORT: port {port} on {host} cannot be used: {error.strerror}.") from error
        yield
    finally:
        await runner.cleanup()
        log.removeFilter(few)
