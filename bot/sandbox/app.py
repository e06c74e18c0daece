"""The sandbox as a whole: one aiohttp server on the loopback address with Discord's side and the people's side."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path

from aiohttp import web

import render
from bot.sandbox import constants as c
from bot.sandbox.acting import Acting
from bot.sandbox.dev import Developer
from bot.sandbox.gateway import Gateway
from bot.sandbox.guide import Guide
from bot.sandbox.hub import Hub
from bot.sandbox.interactions import Interactions
from bot.sandbox.limits import Faults, RateLimits
from bot.sandbox.model import World
from bot.sandbox.openapi import OpenApi
from bot.sandbox.posting import Posting
from bot.sandbox.rest import Rest
from bot.sandbox.routes_app import AppRoutes
from bot.sandbox.routes_channels import ChannelRoutes
from bot.sandbox.routes_messages import MessageRoutes
from bot.sandbox.shapes import Shapes
from bot.sandbox.store import Store
from bot.sandbox.uploads import Uploads
from bot.sandbox.users import Pages, UserApi
from bot.sandbox.web import own_hosts_only

PAGE = Path(__file__).parent / "page"
FONTS = Path(render.__file__).parent / "fonts"
"""Those of the pictures: the page takes signs from them that the machine's own fonts lack."""
HOST = "127.0.0.1"
_HOUSEKEEPING = 30.0  # seconds


class Sandbox:
    """A stand-in for Discord that a bot connects to with ``environment``.

    ``folder`` keeps the state (None: in memory only); ``port`` 0 takes a free one; ``listener`` is a socket that is
    bound already and goes before ``port``. ``openapi`` is the path of Discord's
    API description; without it the variable ``HERALD_OPENAPI`` is looked at, without both nothing is checked.
    """

    def __init__(
        self,
        folder: Path | None = None,
        *,
        port: int = 0,
        fresh: bool = False,
        openapi: Path | None = None,
        listener: socket.socket | None = None,
    ) -> None:
        self.port = port
        self._listener = listener
        self.store = Store(folder, fresh=fresh)
        self.world = World(self.store)
        self.shapes = Shapes(self.world)
        self.gateway = Gateway(self.world, self.shapes)
        self.hub = Hub(self.world, self.shapes, self.gateway)
        self.limits = RateLimits()
        self.faults = Faults()
        self.rest = Rest(self.limits, self.faults)
        self.posting = Posting(self.world, self.hub)
        AppRoutes(self.rest, self.world, self.shapes, self.hub)
        MessageRoutes(self.rest, self.world, self.shapes, self.hub, self.posting)
        self.channels = ChannelRoutes(self.rest, self.world, self.shapes, self.hub, self.posting)
        self.interactions = Interactions(self.rest, self.world, self.shapes, self.hub, self.posting)
        self.pages = Pages()
        self.hub.push = self.pages.push
        self.gateway.on_status = self._status
        acting = Acting(self.world, self.shapes, self.interactions)
        self.users = UserApi(self.world, self.shapes, self.hub, self.posting, acting, self.pages)
        path = openapi or (Path(os.environ["HERALD_OPENAPI"]) if os.environ.get("HERALD_OPENAPI") else None)
        self.openapi = OpenApi(path) if path is not None else None
        self.rest.schema = self.openapi
        self.uploads = Uploads(self.world, self.shapes)
        self.guide = Guide(self.world, self.gateway, acting, self.pages)
        self.dev = Developer(self)
        self._runner: web.AppRunner | None = None
        self._housekeeper: asyncio.Task[None] | None = None

    # -- addresses

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def api_url(self) -> str:
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://{HOST}:{self.port}/gateway"

    @property
    def environment(self) -> dict[str, str]:
        """What a bot process must find in its environment to talk to this sandbox."""
        return {
            "DISCORD_TOKEN": c.BOT_TOKEN,
            "DISCORD_API_URL": self.api_url,
            "DISCORD_GATEWAY_URL": self.gateway_url,
        }

    @property
    def violations(self) -> list[str]:
        """Bodies that did not fit Discord's description, one line each."""
        return [] if self.openapi is None else self.openapi.violations

    # -- life

    async def start(self) -> None:
        """Listen. Raises OSError when the port is taken."""
        app = web.Application(client_max_size=c.REQUEST_LIMIT, middlewares=[own_hosts_only])
        for part in (self.users, self.uploads, self.guide, self.dev):
            app.add_routes(part.routes())
        app.router.add_route("*", "/api/v10/{tail:.*}", self.rest.handle)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        if PAGE.is_dir():
            app.router.add_get("/", self._index)
            app.router.add_static("/page", PAGE)
            app.router.add_static("/fonts", FONTS)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=2)
        await self._runner.setup()
        try:
            site: web.BaseSite
            if self._listener is not None:
                site = web.SockSite(self._runner, self._listener)
            else:
                site = web.TCPSite(self._runner, HOST, self.port)
            await site.start()
        except OSError:
            await self._runner.cleanup()
            self._runner = None
            await self.store.close()
            raise
        if self.port == 0 or self._listener is not None:
            self.port = self._runner.addresses[0][1]
        self.shapes.base = self.url
        self._housekeeper = asyncio.create_task(self._keep_house())

    async def _keep_house(self) -> None:
        while True:
            self.channels.archive_idle()
            await asyncio.sleep(_HOUSEKEEPING)

    async def stop(self) -> None:
        """Say good-bye to everybody and write what is not yet on disk."""
        if self._housekeeper is not None:
            self._housekeeper.cancel()
        self.dev.close()
        self.pages.close()
        self.interactions.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        await self.store.close()

    async def __aenter__(self) -> Sandbox:
        await self.start()
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self.stop()

    @staticmethod
    async def _index(request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    def _status(self, online: bool) -> None:
        self.pages.push(list(self.world.users), "BOT_STATUS", {"online": online})
        self.dev.changed()
