"""A REST proxy as it stands between couriers and Discord, with the faults of proxies.

One that is away, that is full, that hangs, that gives up waiting for what Discord has done.
"""

from __future__ import annotations

import asyncio
import io
from collections import Counter, deque
from types import TracebackType
from typing import Literal

import aiohttp
from aiohttp import web
from multidict import CIMultiDict

from tests.support.ports import free_port

Mode = Literal["through", "full", "hangs", "late", "broken", "stranger"]
"""``full``: 429 of its own; ``hangs``: no answer until it dies; ``late``: Discord does it, and the proxy answers 408;
``broken``: 502, and Discord has heard nothing; ``stranger``: a page of somebody else."""
HOP = ("Connection", "Content-Length", "Content-Encoding", "Host", "Keep-Alive", "Transfer-Encoding", "Date", "Server")
"""Headers that belong to one connection."""
CALLER = "X-Caller"
"""The header that names the port from which the bot asked."""
MOST = 64 * 2**20


class Exit:
    """Passes requests on to ``target``, an origin. ``limit``: so many a second leave, the others wait for their turn;
    0 for as many as come. ``heard`` counts what came, as ``POST messages``: the method and what the path ends in,
    numbers aside. ``refused``: how often Discord answered 429."""

    def __init__(self, target: str, *, limit: int = 0, port: int = 0) -> None:
        self.target, self.limit, self.port = target.rstrip("/"), limit, port or free_port()
        self.mode: Mode = "through"
        self.heard: Counter[str] = Counter()
        self.refused = 0
        self._left: deque[float] = deque()
        self._turn = asyncio.Lock()
        self._runner: web.AppRunner | None = None
        self._http: aiohttp.ClientSession | None = None

    @property
    def url(self) -> str:
        """Where it listens, or did."""
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Exit:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.die()

    async def start(self) -> None:
        """Listen, at the same port as before."""
        app = web.Application(client_max_size=MOST)
        app.router.add_route("*", "/{tail:.*}", self._pass)
        self._http = aiohttp.ClientSession(auto_decompress=False, connector=aiohttp.TCPConnector(limit=0))
        self._runner = web.AppRunner(app, handler_cancellation=True, shutdown_timeout=0.01, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port, reuse_address=True)
        await site.start()

    async def die(self) -> None:
        """Be away at once: what it had in hand is answered to nobody, though Discord may have done it."""
        if self._runner is not None and self._http is not None:
            await self._runner.cleanup()
            await self._http.close()
            self._runner = self._http = None

    async def _pass(self, request: web.Request) -> web.StreamResponse:
        parts = [part for part in request.path.split("/") if part and not part.isdigit()]
        self.heard[f"{request.method} {parts[-1]}"] += 1
        match self.mode:
            case "full":
                return web.json_response({"message": "full", "retry_after": 0.1}, status=429)
            case "hangs":
                await asyncio.Event().wait()
            case "broken":
                return web.Response(status=503, text="no upstream")
            case "stranger":
                return web.Response(text="<h1>It works!</h1>", content_type="text/html")
            case _:
                pass
        late = self.mode == "late"
        await self._its_turn()
        assert self._http is not None
        headers = CIMultiDict((k, v) for k, v in request.headers.items() if k.title() not in HOP)
        peer = request.transport.get_extra_info("peername") if request.transport is not None else None
        headers[CALLER] = str(peer[1] if peer else 0)
        async with self._http.request(
            request.method, self.target + request.path_qs, data=io.BytesIO(await request.read()), headers=headers
        ) as answer:
            body = await answer.read()
            self.refused += answer.status == 429
            if late:
                return web.Response(status=408)
            # what Discord says of its limits is passed on, as nirn does
            told = CIMultiDict((k, v) for k, v in answer.headers.items() if k.title() not in HOP)
            return web.Response(status=answer.status, body=body, headers=told)

    async def _its_turn(self) -> None:
        if not self.limit:
            return
        loop = asyncio.get_running_loop()
        async with self._turn:
            if len(self._left) >= self.limit:
                await asyncio.sleep(max(0.0, self._left.popleft() + 1.05 - loop.time()))
            self._left.append(loop.time())
