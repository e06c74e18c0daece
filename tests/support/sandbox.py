"""People and bot processes for tests over the sandbox. Everything waits for events, nothing for time to pass."""

from __future__ import annotations

import asyncio
import contextvars
import io
import itertools
import os
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import aiohttp

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.commands import GROUP, SUB
from bot.sandbox.components import walk
from bot.sandbox.errors import DiscordError
from bot.sandbox.rest import Call, Handler
from tests.support.patience import USUAL, named, patience, patience_ms, patiently

Json = dict[str, Any]
Event = tuple[str, Any]
ROOT = Path(__file__).resolve().parents[2]
LOADING = 128
OVERTAKEN = USUAL / 2
"""Seconds after which an edit that does not come has been overtaken by another one: thirty times what it takes."""
IN_VAIN = "ANSWER_IN_VAIN"
"""What people of tests hear when the bot's answer came too late for the message that was clicked."""
CAUGHT_UP = "CAUGHT_UP"
"""What somebody hears who asks to have heard all that was said before."""
UNKNOWN_MESSAGE = 10008
AGAIN = 0.2
"""Seconds after which a wait asks again although nothing has come."""
FIRST_ANSWER_MS = 60_000.0
"""How long the people of most tests wait for a first answer: Discord's three seconds are tried in ``tests/sandbox``."""


def openapi_path() -> Path | None:
    """Discord's API description: where ``HERALD_OPENAPI`` says, else beside the checkout, else nowhere."""
    named = os.environ.get("HERALD_OPENAPI")
    path = Path(named) if named else ROOT.parent / "shared" / "discord" / "openapi.json"
    return path if path.is_file() else None


_answering: contextvars.ContextVar[str] = contextvars.ContextVar("answering", default="")
_attributed: weakref.WeakSet[Sandbox] = weakref.WeakSet()
_asked = itertools.count()
Waiter = tuple[Callable[[], Any], asyncio.Future[Any]]


class Refused(Exception):
    """The sandbox or the bot did not take what a user did. ``status`` 200 means: no answer within three seconds."""

    def __init__(self, status: int, payload: Json) -> None:
        super().__init__(f"{status}: {payload.get('error')}")
        self.status = status
        self.payload = payload


@dataclass(slots=True)
class Reply:
    """The bot's first answer to something a user did."""

    user: SandboxUser
    """Who did it."""
    interaction_id: str
    """As the sandbox numbers what was done."""
    kind: int
    """Discord's number of the callback type."""
    message_id: str | None
    """The message that carries the answer, or will; ``None`` for suggestions and forms."""
    modal: Json | None
    """The form to fill in; ``None`` for other kinds of answers."""
    choices: list[Json]
    """What is suggested; empty for other kinds of answers."""

    async def message(self) -> Json:
        """The answering message as it stands when the answer is complete (deferred ones are waited for)."""
        assert self.message_id is not None, f"callback type {self.kind} has no message"
        if self.kind == 5:
            await self.user.wait_for(
                lambda t, d: (
                    t == "INTERACTION_UPDATE"
                    and d["interaction_id"] == self.interaction_id
                    and d["state"] != "thinking"
                )
            )
        await self.user.wait_until(lambda: self.message_id in self.user.seen)
        return self.user.seen[self.message_id]

    async def text(self) -> str:
        """All words of the answering message."""
        return words(await self.message())


class SandboxUser:
    """A person at the page: acts through its interface, sees what its websocket brings.

    ``seen`` holds the newest form of every message that arrived, by id; ``events`` everything in order.
    """

    def __init__(self, sandbox: Sandbox, index: int = 0, *, channel: str = c.CHANNELS[1][0]) -> None:
        self.sandbox = sandbox
        self.id, self.username, self.name, _ = c.USERS[index]
        self.channel = channel
        self.events: list[Event] = []
        self.seen: dict[str, Json] = {}
        self._http: aiohttp.ClientSession | None = None
        self._listener: asyncio.Task[None] | None = None
        self._waiters: list[Waiter] = []

    async def __aenter__(self) -> Self:
        attributed(self.sandbox)
        self._http = aiohttp.ClientSession(self.sandbox.url)
        socket = await self._http.ws_connect(f"/sandbox/ws?user={self.id}")
        self._listener = asyncio.create_task(self._listen(socket))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._listener is not None
        assert self._http is not None
        self._listener.cancel()
        with suppress(asyncio.CancelledError):
            await self._listener
        await self._http.close()

    # -- what arrives

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        await self._hear(socket)
        for _, future in self._waiters:
            if not future.done():
                future.set_exception(ConnectionError(f"{self.name} hears no more of the sandbox: {socket.close_code}"))

    async def _hear(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for raw in socket:
            event = raw.json()
            name, data = event["t"], event["d"]
            if name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                self.seen[data["id"]] = data
            elif name == "MESSAGE_DELETE":
                self.seen.pop(data["id"], None)
            self.events.append((name, data))
            for waiter in list(self._waiters):
                _ask(waiter)

    async def wait_until(
        self, check: Callable[[], Any], *, timeout: float = 0.0, what: Callable[..., object] | None = None
    ) -> Any:
        """Return what ``check`` gives as soon as it is true; it is asked now, after every event, and now and then: what
        stands in the bot's file may come true after the last event that this person sees. ``what`` says better than
        ``check`` what does not come."""
        found = check()
        if found:
            return found
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        waiter = (check, future)
        self._waiters.append(waiter)

        def again() -> None:
            nonlocal handle
            _ask(waiter)
            handle = loop.call_later(AGAIN, again)

        handle = loop.call_later(AGAIN, again)
        try:
            return await patiently(future, timeout, lambda: f"{named(what or check)}, {self._lately()},")
        finally:
            handle.cancel()
            self._waiters.remove(waiter)

    def _lately(self) -> str:
        """What this person has seen last."""
        texts = (words(data) if "embeds" in data else "" for _, data in self.events[-3:])
        last = ", ".join(f"{name} {text[:80]!r}" for (name, _), text in zip(self.events[-3:], texts, strict=True))
        return f"of which {self.name} has seen last {last or 'nothing'}"

    async def wait_for(self, predicate: Callable[[str, Any], bool], *, since: int = 0, timeout: float = 0.0) -> Event:
        """The first event from number ``since`` (see :attr:`mark`) that fits ``predicate(name, data)``."""
        state = {"next": since}

        def check() -> Event | None:
            while state["next"] < len(self.events):
                event = self.events[state["next"]]
                state["next"] += 1
                if predicate(*event):
                    return event
            return None

        event: Event = await self.wait_until(check, timeout=timeout, what=predicate)
        return event

    async def wait_message(self, predicate: Callable[[Json], bool], *, since: int = 0, timeout: float = 0.0) -> Json:
        """The first message, new or changed, that fits."""
        _, message = await self.wait_for(
            lambda t, d: t in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and predicate(d), since=since, timeout=timeout
        )
        return dict(message)

    async def wait_edited(self, reply: Reply, *, since: int) -> Json:
        """The message that was clicked, as the answer to this click has it; what others edit in it meanwhile is not
        meant. A private message may answer instead. Where somebody's later click is shown, this one is not, of which
        nobody hears but by waiting; and where the message was taken away before the answer, which the sandbox sees, the
        newest that stands there tells what came of it."""
        loop = asyncio.get_running_loop()
        settled = loop.time() + patience(OVERTAKEN)

        def answer() -> Json | None:
            heard = self.events[since:]
            changed = [d for t, d in heard if t in ("MESSAGE_CREATE", "MESSAGE_UPDATE")]
            for message in changed:
                if message.get("answers") == reply.interaction_id and not message["flags"] & LOADING:
                    return message
            in_vain = any(t == IN_VAIN and d["interaction_id"] == reply.interaction_id for t, d in heard)
            if not in_vain and loop.time() < settled:
                return None
            gone = next((d for t, d in heard if t == "MESSAGE_DELETE" and d["id"] == reply.message_id), None)
            if gone is not None:
                left = [m for m in changed if m["channel_id"] == gone["channel_id"] and m["id"] in self.seen]
                return max(left, key=lambda m: int(m["id"]), default=None)
            return next((d for t, d in heard if t == "MESSAGE_UPDATE" and d["id"] == reply.message_id), None)

        return dict(await self.wait_until(answer))

    async def wait_in_turn(self, *predicates: Callable[[str, Any], bool], since: int = 0) -> list[Event]:
        """The first event from number ``since`` that fits the first predicate, the first one after that which fits the
        second, and so on: none is missed that comes before somebody has begun to wait for it."""
        found: list[Event] = []
        for predicate in predicates:
            found.append(await self.wait_for(predicate, since=since))
            since = next(n for n, event in enumerate(self.events[since:], since + 1) if event is found[-1])
        return found

    async def caught_up(self) -> None:
        """Return when this person has heard everything that the sandbox has said to them by now."""
        number = next(_asked)
        self.sandbox.hub.push([self.id], CAUGHT_UP, {"number": number})
        await self.wait_for(lambda t, d: t == CAUGHT_UP and d["number"] == number)

    @property
    def mark(self) -> int:
        """The number of the next event. It is taken before what is waited for can happen."""
        return len(self.events)

    # -- asking

    async def _request(self, method: str, path: str, body: Json | None = None) -> Any:
        assert self._http is not None, "use `async with SandboxUser(...)`"
        async with self._http.request(method, f"/sandbox/api{path}", json=body) as response:
            payload = await response.json()
        if response.status != 200 or (isinstance(payload, dict) and payload.get("ok") is False):
            raise Refused(response.status, payload)
        return payload

    async def bootstrap(self) -> Json:
        return dict(await self._request("GET", f"/bootstrap?user={self.id}"))

    async def messages(self, channel: str | None = None, *, limit: int = 50, before: str | None = None) -> list[Json]:
        """Messages of a channel, newest first."""
        path = f"/channels/{channel or self.channel}/messages?user={self.id}&limit={limit}"
        return list(await self._request("GET", path + (f"&before={before}" if before else "")))

    async def open_dm(self) -> str:
        """The id of the DM channel with the bot."""
        return str((await self._request("POST", "/dms", {"user": self.id}))["id"])

    async def dm_messages(self, *, limit: int = 50) -> list[Json]:
        """Messages of the DM with the bot, newest first."""
        return await self.messages(await self.open_dm(), limit=limit)

    async def download(self, url: str) -> bytes:
        """The bytes of an attachment."""
        assert self._http is not None
        async with self._http.get(url) as response:
            response.raise_for_status()
            return await response.read()

    # -- acting

    async def say(self, content: str, *, channel: str | None = None) -> Json:
        body = {"user": self.id, "channel_id": channel or self.channel, "content": content}
        return dict(await self._request("POST", "/messages", body))

    async def settings(
        self, *, dms_closed: bool | None = None, locale: str | None = None, name: str | None = None
    ) -> None:
        changes = {"dms_closed": dms_closed, "locale": locale, "name": name}
        await self._request("POST", f"/users/{self.id}", {k: v for k, v in changes.items() if v is not None})

    async def upload(self, filename: str, data: bytes) -> Json:
        """Upload a file for a command or a form; its ``id`` is the value to send. Raises :class:`Refused`."""
        assert self._http is not None
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("file", io.BytesIO(data), filename=filename)
        async with self._http.post(f"/sandbox/api/uploads?user={self.id}", data=form) as response:
            payload: Json = await response.json()
        if response.status != 200:
            raise Refused(response.status, payload)
        return payload

    async def guide(self, kind: str, **more: Any) -> Json:
        """The guided start: demo, play or host; the ids it answers with. Raises :class:`Refused`."""
        return dict(await self._request("POST", "/guide", {"user": self.id, "kind": kind, **more}))

    async def pace(self, thread: str, seconds: float) -> Json:
        """Set how fast the computers of a thread's table move. Raises :class:`Refused`."""
        body = {"user": self.id, "thread_id": thread, "seconds": seconds}
        return dict(await self._request("POST", "/guide/pace", body))

    async def dev(self, action: str = "", **body: Any) -> Json:
        """An action of the developer panel, or without one its state. Raises :class:`Refused`."""
        if not action:
            return dict(await self._request("GET", "/dev"))
        return dict(await self._request("POST", f"/dev/{action}", body))

    async def interact(
        self, kind: int, data: Json, *, channel: str | None = None, message_id: str | None = None
    ) -> Reply:
        """Any interaction, as the page would send it. Raises :class:`Refused`."""
        body: Json = {"user": self.id, "type": kind, "channel_id": channel or self.channel, "data": data}
        if message_id is not None:
            body["message_id"] = message_id
        answer = await self._request("POST", "/interactions", body)
        return Reply(
            self,
            answer["interaction_id"],
            answer["callback_type"],
            answer.get("message_id"),
            answer.get("modal"),
            answer.get("choices") or [],
        )

    async def slash(self, path: str, *, channel: str | None = None, **options: Any) -> Reply:
        """Use a slash command: ``slash("table new", game="xidit", seats=4)``."""
        return await self.interact(2, self._command(path, options), channel=channel)

    async def autocomplete(
        self, path: str, option: str, typed: str = "", *, channel: str | None = None, **others: Any
    ) -> list[Json]:
        """Choices (name, value) the bot offers for ``option`` when ``typed`` stands there."""
        data = self._command(path, {**others, option: typed}, focused=option)
        return (await self.interact(4, data, channel=channel)).choices

    def _command(self, path: str, options: Mapping[str, Any], *, focused: str = "") -> Json:
        name, *rest = path.split()
        known = next((cmd for cmd in self.sandbox.world.commands.values() if cmd["name"] == name), {})
        level = known.get("options") or []
        for part in rest:
            level = next((item.get("options") or [] for item in level if item["name"] == part), [])
        types = {item["name"]: item["type"] for item in level}
        given: list[Json] = []
        for key, value in options.items():
            if value is None:
                continue
            guessed = 5 if isinstance(value, bool) else 4 if isinstance(value, int) else 3
            entry = {"name": key, "type": types.get(key, guessed), "value": value}
            given.append({**entry, "focused": True} if key == focused else entry)
        for depth, part in enumerate(reversed(rest)):
            given = [{"name": part, "type": GROUP if depth else SUB, "options": given}]
        return {"name": name, "type": 1, "options": given}

    async def click(self, message: Json, *, label: str | None = None, custom_id: str | None = None) -> Reply:
        """Press a button of a message, found by its custom_id or its label."""
        button = component(message, 2, label=label, custom_id=custom_id)
        data = {"custom_id": button["custom_id"], "component_type": 2}
        return await self.interact(3, data, channel=message["channel_id"], message_id=message["id"])

    async def select(
        self, message: Json, *values: str, custom_id: str | None = None, placeholder: str | None = None
    ) -> Reply:
        """Choose values in a select of a message."""
        kinds = (3, 5, 6, 7, 8)
        item = next(
            part
            for part in walk(message["components"])
            if part["type"] in kinds
            and custom_id in (None, part["custom_id"])
            and placeholder in (None, part.get("placeholder"))
        )
        data = {"custom_id": item["custom_id"], "component_type": item["type"], "values": list(values)}
        return await self.interact(3, data, channel=message["channel_id"], message_id=message["id"])

    async def submit(self, reply: Reply, fields: Mapping[str, Any], *, channel: str | None = None) -> Reply:
        """Fill in the modal of ``reply`` and send it; ``fields`` by custom_id or label: a text, a list or a truth."""
        assert reply.modal is not None, "the answer was not a modal"
        tree = [_filled(item, fields) for item in reply.modal["components"]]
        data = {"custom_id": reply.modal["custom_id"], "components": tree}
        return await self.interact(5, data, channel=channel)


def _ask(waiter: Waiter) -> None:
    """Whether what is waited for is true by now; a check that fails ends its wait."""
    check, future = waiter
    if future.done():
        return
    try:
        found = check()
    except Exception as error:
        future.set_exception(error)
        return
    if found:
        future.set_result(found)


def attributed(sandbox: Sandbox) -> None:
    """Let messages that reach people name in ``answers`` the interaction by whose token they were made or edited: a
    panel is edited by the click before as well, when its picture is drawn, and by the bot itself."""
    if sandbox in _attributed:
        return
    _attributed.add(sandbox)
    push = sandbox.hub.push

    def named(users: Iterable[str], event: str, data: Any) -> None:
        about = _answering.get() if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") else ""
        push(users, event, {**data, "answers": about} if about else data)

    def known(handler: Handler) -> Handler:
        async def handled(call: Call) -> Any:
            tokens = sandbox.interactions._tokens
            named_there = call.params.get("interaction_id") or tokens.get(call.params.get("webhook_token", ""), "")
            before = _answering.set(named_there)
            try:
                return await handler(call)
            except DiscordError as error:
                clicked = sandbox.world.interactions.get(named_there)
                if error.code == UNKNOWN_MESSAGE and clicked is not None:
                    push([clicked.user_id], IN_VAIN, {"interaction_id": named_there})
                raise
            finally:
                _answering.reset(before)

        return handled

    sandbox.hub.push = named
    for route in sandbox.rest.routes:
        if "interaction_token" in route.name or "webhook_token" in route.name:
            route.handler = known(route.handler)


def unhurried(sandbox: Sandbox) -> None:
    """Let the bot take its time for first answers: a test machine is busy with other tests."""
    sandbox.interactions.first_answer_ms = max(FIRST_ANSWER_MS, patience_ms(15))


def _filled(item: Json, fields: Mapping[str, Any], label: str = "") -> Json:
    if item["type"] == 1:
        return {"type": 1, "components": [_filled(child, fields) for child in item["components"]]}
    if item["type"] == 18:
        return {"type": 18, "component": _filled(item["component"], fields, item["label"])}
    if "custom_id" not in item:
        return {"type": item["type"]}
    for key in (item["custom_id"], label, item.get("label")):
        if key in fields:
            value = fields[str(key)]
            break
    else:
        value = None
    sent: Json = {"type": item["type"], "custom_id": item["custom_id"]}
    if isinstance(value, list):
        sent["values"] = value
    elif value is not None:
        sent["value"] = value
    elif item["type"] == 4:
        sent["value"] = item.get("value") or ""
    elif item["type"] == 3:
        sent["values"] = [option["value"] for option in item["options"] if option.get("default")]
    return sent


def component(message: Json, kind: int, *, label: str | None = None, custom_id: str | None = None) -> Json:
    """The component of a message with this label or custom_id; an AssertionError names what is there instead."""
    found = [
        item
        for item in walk(message["components"])
        if item["type"] == kind and label in (None, item.get("label")) and custom_id in (None, item.get("custom_id"))
    ]
    there = [item.get("label") or item.get("custom_id") for item in walk(message["components"]) if item["type"] == kind]
    assert found, f"no component {label or custom_id!r}; there are {there}"
    return found[0]


def words(message: Json) -> str:
    """Everything there is to read in a message: content, embeds, text displays."""

    def pieces() -> Iterator[str]:
        yield message["content"]
        for embed in message["embeds"]:
            yield from (str(embed.get(key) or "") for key in ("title", "description"))
            for field in embed.get("fields") or []:
                yield f"{field['name']} {field['value']}"
        for item in walk(message["components"]):
            if item["type"] == 10:
                yield item["content"]

    return "\n".join(piece for piece in pieces() if piece)
