"""What all routes of the people's side share: reading bodies, wording answers, and who may ask at all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from bot.sandbox.commands import BadInput
from bot.sandbox.errors import DiscordError, Json
from bot.sandbox.model import User, World

T = TypeVar("T")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


LOOPBACK = frozenset({"127.0.0.1", "localhost", "[::1]"})
"""Names under which a browser on this machine asks. Any other name is a foreign site that leads here."""


@web.middleware
async def own_hosts_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse pages of other sites, and whoever asks under another name: a page elsewhere could make its own name lead
    to this machine, and would then be its own origin."""
    host = request.host
    if host.rpartition(":")[0] not in LOOPBACK and host not in LOOPBACK:
        raise web.HTTPForbidden(text="The sandbox answers to this machine's own names only.")
    origin = request.headers.get("Origin")
    if origin is not None and origin.partition("://")[2] != host:
        raise web.HTTPForbidden(text="Only the sandbox's own page may do this.")
    return await handler(request)


class Conflict(Exception):
    """The request is in order but cannot be met now; the text says why. Answered with 409."""


def safe(handler: Handler) -> Handler:
    """Answer 400 (409, 413) with a sentence where something is wrong."""

    async def wrapped(request: web.Request) -> web.StreamResponse:
        try:
            return await handler(request)
        except BadInput as wrong:
            return answer({"ok": False, "error": str(wrong)}, status=400)
        except Conflict as conflict:
            return answer({"ok": False, "error": str(conflict)}, status=409)
        except DiscordError as error:
            payload = {"ok": False, "error": str(error.payload["message"]), **error.payload}
            return answer(payload, status=413 if error.status == 413 else 400)

    return wrapped


def answer(payload: Any, *, status: int = 200) -> web.Response:
    """A JSON answer."""
    return web.Response(status=status, body=msgspec.json.encode(payload), content_type="application/json")


async def read_object(request: web.Request, *, optional: bool = False) -> Json:
    """The body as an object; with ``optional`` an empty body is an empty object. Raises :class:`BadInput`."""
    raw = await request.read()
    if not raw and optional:
        return {}
    try:
        body = msgspec.json.decode(raw)
    except msgspec.DecodeError:
        raise BadInput("the body is not JSON") from None
    if not isinstance(body, dict):
        raise BadInput("the body must be an object")
    return body


def person(world: World, user_id: object) -> User:
    """One of the people (not the bot). Raises :class:`BadInput`."""
    user = world.users.get(str(user_id))
    if user is None or user.bot:
        raise BadInput("there is no such user")
    return user


class Pulse:
    """Wakes everybody who waits for something to change."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def beat(self) -> None:
        """Something changed."""
        self._event.set()
        self._event = asyncio.Event()

    async def until(self, check: Callable[[], T]) -> T:
        """What ``check`` gives as soon as it is true; it is asked now and after every beat."""
        while not (found := check()):
            await self._event.wait()
        return found
