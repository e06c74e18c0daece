"""A relay between the bot and Discord's HTTP API: passes everything on as it is, and remembers what was said."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Self

import aiohttp
from aiohttp import hdrs, web
from yarl import URL

Json = Any
HOST = "127.0.0.1"
PATH = "/api/v10"
GREATEST = 110 * 2**20
"""Bytes of the longest request: ten files of ten megabytes."""
WAITING = aiohttp.ClientTimeout(total=120.0, sock_connect=20.0)
_BETWEEN = {
    hdrs.HOST, hdrs.CONTENT_LENGTH, hdrs.CONTENT_ENCODING, hdrs.TRANSFER_ENCODING, hdrs.CONNECTION, hdrs.KEEP_ALIVE,
    hdrs.ACCEPT_ENCODING,
}  # fmt: skip
"""Headers that belong to one connection and not to what is said over it."""
_SECRET = re.compile(r"^/(interactions|webhooks)/\d+/[^/]+")
_NUMBER = re.compile(r"/([a-z-]+?)s?/\d+(?=/|$)")
_MAJOR = re.compile(r"^/(?:channels|guilds|webhooks|interactions)/\d+")


def template(path: str) -> str:
    """A path below the API's base without anything that names somebody: numbers and tokens by what they stand for."""
    path = _SECRET.sub(lambda found: f"/{found[1]}/{{{found[1][:-1]}}}", path)
    return _NUMBER.sub(lambda found: f"/{found[0].split('/')[1]}/{{{found[1]}}}", path)


@dataclasses.dataclass(slots=True)
class Exchange:
    """A request of the bot and Discord's answer."""

    route: str
    """Method and path, names in braces for what it is about."""
    path: str
    """Below the API's base, with its numbers."""
    begun: float
    """When the bot asked, in seconds of the loop's clock."""
    body: Json = None
    """What was said, of ``payload_json`` where files came along; ``None`` for nothing."""
    files: int = 0
    """How many files came along."""
    ended: float = 0.0
    """When the answer was there."""
    status: int = 0
    """Of HTTP; 0 where no answer came."""
    answer: Json = None
    """The answer's JSON; ``None`` for none."""
    headers: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Of the answer: those that tell of limits."""

    @property
    def well(self) -> bool:
        """Whether it was done."""
        return 200 <= self.status < 300

    @property
    def code(self) -> int:
        """Discord's own number of a refusal, 0 for none."""
        return int(self.answer.get("code") or 0) if isinstance(self.answer, dict) and not self.well else 0

    @property
    def major(self) -> str:
        """What the limits of the route are counted by."""
        found = _MAJOR.match(self.path)
        return found[0] if found else ""

    def channel(self) -> str:
        """The channel it is about, empty for none."""
        parts = self.path.split("/")
        return parts[2] if parts[1] == "channels" else ""


class Relay:
    """Listens on the loopback address while it is entered. ``base``: where Discord's API is, with version."""

    def __init__(self, base: str) -> None:
        self.base = base.rstrip("/")
        self.port = 0
        self.seen: list[Exchange] = []
        """Every exchange in the order of its end."""
        self.under_way = 0
        """Requests that have no answer yet."""
        self.changed = asyncio.Event()
        self._fits: Callable[[Exchange], bool] | None = None
        self._then: Callable[[], Awaitable[None]] | None = None
        self._http: aiohttp.ClientSession | None = None
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """What the bot is to take for Discord's API."""
        return f"http://{HOST}:{self.port}{PATH}"

    async def __aenter__(self) -> Self:
        self._http = aiohttp.ClientSession(timeout=WAITING, auto_decompress=True)
        app = web.Application(client_max_size=GREATEST)
        app.router.add_route("*", PATH + "/{tail:.*}", self._pass)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, 0).start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
        if self._http is not None:
            await self._http.close()

    def intercept(self, fits: Callable[[Exchange], bool], then: Callable[[], Awaitable[None]]) -> None:
        """Once, when Discord has done what ``fits`` and before the bot hears of it, do what ``then`` says."""
        self._fits, self._then = fits, then

    def stop_intercepting(self) -> None:
        """Wait for nothing any more."""
        self._fits = None

    async def _pass(self, request: web.Request) -> web.Response:
        assert self._http is not None
        path = request.raw_path.removeprefix(PATH)
        bare = path.partition("?")[0]
        exchange = Exchange(f"{request.method} {template(bare)}", bare, asyncio.get_running_loop().time())
        self.under_way += 1
        try:
            raw = await request.read()
            exchange.body, exchange.files = _said(request.content_type, raw)
            headers = {k: v for k, v in request.headers.items() if k.title() not in _BETWEEN}
            target = URL(self.base + path, encoded=True)
            async with self._http.request(
                request.method, target, data=raw or None, headers=headers, allow_redirects=False
            ) as answer:
                body = await answer.read()
                told = {k: v for k, v in answer.headers.items() if k.title() not in _BETWEEN}
                exchange.status = answer.status
                exchange.answer = _json(body) if answer.content_type == "application/json" else None
                exchange.headers = {
                    k.lower(): v for k, v in answer.headers.items() if k.lower().startswith(("x-ratelimit", "retry-"))
                }
        except (aiohttp.ClientError, TimeoutError) as error:
            self._end(exchange)
            return web.Response(status=502, text=f"Discord did not answer: {type(error).__name__}")
        if self._fits is not None and self._fits(exchange):
            self._fits = None
            assert self._then is not None
            await self._then()
        self._end(exchange)
        return web.Response(status=answer.status, body=body, headers=told)

    def _end(self, exchange: Exchange) -> None:
        exchange.ended = asyncio.get_running_loop().time()
        self.under_way -= 1
        self.seen.append(exchange)
        self.changed.set()


def _said(kind: str, raw: bytes) -> tuple[Json, int]:
    """The JSON of a body, and how many files came along."""
    if kind == "application/json":
        return _json(raw), 0
    if kind != "multipart/form-data":
        return None, 0
    boundary = raw.partition(b"\r\n")[0]
    body, files = None, 0
    for part in raw.split(boundary)[1:]:
        head, _, content = part.partition(b"\r\n\r\n")
        if b'name="payload_json"' in head:
            body = _json(content.rstrip(b"\r\n"))
        files += b'name="files[' in head
    return body, files


def _json(raw: bytes) -> Json:
    try:
        return json.loads(raw) if raw else None
    except ValueError:
        return None
