"""The HTTP side of Discord: finds the route, checks token, body and limits, calls the handler, words the answer."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
from aiohttp import BodyPartReader, web
from aiohttp.multipart import MultipartReader

from bot.sandbox import constants as c
from bot.sandbox.errors import DiscordError, Form, Json, plain, refuse
from bot.sandbox.limits import Fault, Faults, Page, RateLimited, RateLimits, too_many
from bot.sandbox.validate import FilePart

_log = logging.getLogger(__name__)
_FILE_FIELD = re.compile(r"files\[(\d+)\]")
_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass(slots=True)
class Call:
    """One request as a handler sees it."""

    params: dict[str, str]
    """What the braces of the route's template stand for, by their names."""
    query: dict[str, str]
    """What stands behind the ``?``, by name."""
    body: Any = None
    """The parsed JSON (of ``payload_json`` when files came along); ``None`` where there is none."""
    files: dict[int, FilePart] = field(default_factory=dict)
    """By the number in their field, ``files[n]``."""

    @property
    def json(self) -> Json:
        """The body as an object; 50035 when it is none."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            form = Form()
            form.add((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            form.check()
        result: Json = self.body
        return result


Handler = Callable[[Call], Awaitable[Any]]


class SchemaCheck(Protocol):
    """The optional check against Discord's own description."""

    def check(self, method: str, template: str, body: Any, *, multipart: bool) -> None: ...


@dataclass(slots=True)
class Route:
    """A kind of request that is answered."""

    method: str
    """Of HTTP, in capitals."""
    template: str
    """Its path below the API's base, with names in braces."""
    parts: list[str]
    """Of the template between slashes; a part in braces matches anything."""
    handler: Handler
    """Answers it."""
    token: bool
    """It needs the bot's token; ``False``: a token in its own path is the key."""

    @property
    def name(self) -> str:
        return f"{self.method} {self.template}"


class Rest:
    """The routing table and what is common to all routes."""

    def __init__(self, limits: RateLimits, faults: Faults) -> None:
        self.limits = limits
        self.faults = faults
        self.schema: SchemaCheck | None = None
        self.routes: list[Route] = []
        self._by_length: dict[int, list[Route]] = {}
        self.requests: dict[str, int] = {}

    def add(self, method: str, template: str, handler: Handler, *, token: bool = True) -> None:
        """Register a handler. ``token`` false: the route's own token in the path is the key."""
        route = Route(method, template, template.strip("/").split("/"), handler, token)
        self.routes.append(route)
        self._by_length.setdefault(len(route.parts), []).append(route)

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        """The route for a path below ``/api/v10``; raises 404 or 405."""
        parts = path.strip("/").split("/")
        wrong_method = False
        for route in self._by_length.get(len(parts), []):
            params: dict[str, str] = {}
            for known, given in zip(route.parts, parts, strict=True):
                if known.startswith("{"):
                    params[known[1:-1]] = given
                elif known != given:
                    break
            else:
                if route.method == method:
                    self._check_ids(params)
                    return route, params
                wrong_method = True
        raise plain(405, "Method Not Allowed") if wrong_method else plain(404, "Not Found")

    @staticmethod
    def _check_ids(params: dict[str, str]) -> None:
        form = Form()
        for name, value in params.items():
            if name.endswith("_id") and not (value.isascii() and value.isdigit()):
                form.add((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        form.check()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        headers: dict[str, str] = {}
        fault: Fault | None = None
        try:
            route, params = self.find(request.method, request.match_info["tail"])
            self.requests[route.name] = self.requests.get(route.name, 0) + 1
            if route.token and request.headers.get("Authorization") != f"Bot {c.BOT_TOKEN}":
                raise plain(401, "Unauthorized")
            fault = self.faults.meet(route.name)
            delay = self.faults.delay + (fault.delay if fault is not None else 0.0)
            if delay:
                await asyncio.sleep(delay)
            if fault is not None and not fault.after:
                self._spoil(request, fault)
            major = "+".join(params[name] for name in _MAJOR if name in params)
            headers = self.limits.take(route.name, major)
            call = Call(params, dict(request.query))
            multipart = await self._read(request, call)
            if self.schema is not None:
                self.schema.check(route.method, route.template, call.body, multipart=multipart)
            result = await route.handler(call)
            if fault is not None and fault.after:
                self._spoil(request, fault)
            if result is None:
                return web.Response(status=204, headers=headers)
            status = 200
            if isinstance(result, tuple):
                status, result = result
            return _answer(status, result, headers)
        except Page as page:
            return web.Response(status=page.status, text=str(page), content_type="text/html")
        except RateLimited as limited:
            return _answer(429, limited.payload, {**headers, **limited.headers})
        except DiscordError as error:
            return _answer(error.status, error.payload, headers)
        except (ConnectionError, asyncio.CancelledError):
            raise
        except Exception:
            _log.exception("the sandbox failed on %s %s", request.method, request.path)
            return _answer(500, {"message": "500: Internal Server Error", "code": 0}, headers)

    @staticmethod
    def _spoil(request: web.Request, fault: Fault) -> None:
        if fault.status == 0:
            if request.transport is not None:
                request.transport.abort()
            raise ConnectionResetError("a fault cut this connection")
        if fault.page:
            raise Page(fault.status)
        if fault.status == 429:
            raise too_many(fault.retry_after)
        if fault.status >= 400:
            raise DiscordError(fault.status, fault.code, f"{fault.status}: Injected Fault")

    async def _read(self, request: web.Request, call: Call) -> bool:
        """Read the body into ``call``; true for a multipart body."""
        kind = request.content_type
        if kind == "multipart/form-data":
            await _multipart(await request.multipart(), call)
            return True
        raw = await request.read()
        if not raw:
            return False
        if kind != "application/json":
            form = Form()
            form.add(("_misc",), "CONTENT_TYPE_INVALID", 'Expected "Content-Type" header to be "application/json".')
            form.check()
        call.body = _json(raw)
        return False


def _json(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise refuse(50109) from None


async def _multipart(reader: MultipartReader, call: Call) -> None:
    fields: Json = {}
    total = 0
    async for part in reader:
        if not isinstance(part, BodyPartReader):
            raise refuse(50109)
        data = bytes(await part.read(decode=False))
        total += len(data)
        if total > c.REQUEST_LIMIT:
            raise refuse(40005)
        name = part.name or ""
        numbered = _FILE_FIELD.fullmatch(name)
        if name == "payload_json":
            call.body = _json(data)
        elif numbered is not None:
            call.files[int(numbered[1])] = FilePart(part.filename or "unknown", data)
        elif part.filename is not None:
            call.files[len(call.files)] = FilePart(part.filename, data)
        else:
            fields[name] = data.decode()
    if call.body is None:
        call.body = fields


def _answer(status: int, payload: Any, headers: dict[str, str]) -> web.Response:
    # Exactly this content type: clients compare the whole header.
    return web.Response(
        status=status, body=msgspec.json.encode(payload), headers={**headers, "Content-Type": "application/json"}
    )
