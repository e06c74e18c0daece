"""People in the sandbox: what a person can do with Herald, through the sandbox's own API."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
from pydantic import SecretStr

from bot.app import Herald, point_at
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.settings import Settings
from bot.storage import upgrade

Json = dict[str, Any]
ROOM = c.CHANNELS[1][0]
EPHEMERAL = 64


def flat(components: list[Json]) -> Iterator[Json]:
    """All components of a message, nested ones included."""
    for component in components:
        yield component
        yield from flat(component.get("components", []))
        if "accessory" in component:
            yield component["accessory"]


def words_of(message: Json) -> str:
    """Everything a message says."""
    parts = [message.get("content") or ""]
    parts += [x["content"] for x in flat(message.get("components", [])) if x["type"] == 10]
    return "\n".join(parts)


class Person:
    """One user of the sandbox."""

    def __init__(self, room: Room, index: int) -> None:
        self.room = room
        self.id, _, self.name, self.locale = c.USERS[index]
        self.index = index

    async def post(self, path: str, body: Json) -> Json:
        async with self.room.http.post(f"{self.room.sandbox.url}/sandbox/api/{path}", json=body) as answer:
            return dict(await answer.json())

    async def get(self, path: str, **params: str) -> Any:
        url = f"{self.room.sandbox.url}/sandbox/api/{path}"
        async with self.room.http.get(url, params={"user": self.id, **params}) as answer:
            return await answer.json()

    async def messages(self, channel: str) -> list[Json]:
        """What this person sees in a channel, newest first."""
        return list(await self.get(f"channels/{channel}/messages", limit="50"))

    async def dms(self) -> list[Json]:
        """The direct messages with Herald, newest first."""
        found = await self.post("dms", {"user": self.id})
        return await self.messages(str(found.get("channel_id") or found.get("id") or found["channel"]["id"]))

    async def slash(self, line: str, channel: str = ROOM, **options: Any) -> Json:
        """Use a command; returns its answer as this person sees it."""
        return await self._answered({"type": 2, "channel_id": channel, "data": command(line, options)}, channel)

    async def typing(self, line: str, option: str, typed: str, channel: str = ROOM, **options: Any) -> list[Json]:
        """The suggestions for an option."""
        data = command(line, {**options, option: typed}, focused=option)
        answer = await self.post("interactions", {"user": self.id, "type": 4, "channel_id": channel, "data": data})
        assert answer["ok"], answer
        return list(answer["choices"])

    async def press(self, message: Json, label: str, *, channel: str | None = None) -> Json:
        """Press the button with a label (or, failing that, an id that begins so)."""
        for item in flat(message["components"]):
            if item["type"] == 2 and (item.get("label") == label or item["custom_id"].startswith(label)):
                data = {"custom_id": item["custom_id"], "component_type": 2}
                return await self._click(message, data, channel)
        raise AssertionError(f"no button {label!r}")

    async def pick(self, message: Json, value: str, *, channel: str | None = None) -> Json:
        """Pick a value in the select that offers it."""
        for item in flat(message["components"]):
            if item["type"] == 3 and any(o["value"] == value for o in item["options"]):
                data = {"custom_id": item["custom_id"], "component_type": 3, "values": [value]}
                return await self._click(message, data, channel)
        raise AssertionError(f"no select offers {value!r}")

    async def _click(self, message: Json, data: Json, channel: str | None) -> Json:
        where = channel or str(message["channel_id"])
        return await self._answered(
            {"type": 3, "channel_id": where, "message_id": message["id"], "data": data}, where, clicked=message
        )

    async def _answered(self, body: Json, channel: str, clicked: Json | None = None) -> Json:
        before = {m["id"]: m.get("edited_timestamp") for m in await self.messages(channel)}
        answer = await self.post("interactions", {"user": self.id, **body})
        assert answer.get("ok"), answer
        kind = answer["callback_type"]

        async def find() -> Json | None:
            for message in await self.messages(channel):
                if message.get("flags", 0) & 128:
                    continue
                new = message["id"] not in before and (message.get("interaction_metadata") or message.get("interaction"))
                edited = clicked is not None and message["id"] == clicked["id"] and kind in (6, 7)
                if new or (edited and message.get("edited_timestamp") != before.get(message["id"])):
                    return message
            return None

        found = await self.room.until(find)
        return {**found, "_callback": kind}


def command(line: str, options: Json, focused: str = "") -> Json:
    """A slash command as Discord sends it."""
    name, *subs = line.split()
    leaves: list[Json] = []
    for key, value in options.items():
        if isinstance(value, bool):
            kind = 5
        elif isinstance(value, int):
            kind = 4
        else:
            kind = 3
        leaf = {"name": key, "type": kind, "value": value}
        if key == focused:
            leaf["focused"] = True
        leaves.append(leaf)
    for position, sub in enumerate(reversed(subs)):
        leaves = [{"name": sub, "type": 1 if position == 0 else 2, "options": leaves}]
    return {"name": name, "type": 1, "options": leaves}


class Room:
    """A sandbox with Herald in it and the people around."""

    def __init__(self, sandbox: Sandbox, folder: Path, http: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.folder = folder
        self.http = http
        self.people = [Person(self, n) for n in range(5)]
        self.herald: Herald | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start Herald, as a fresh process would."""
        settings = Settings(
            _env_file=None,
            discord_token=SecretStr(c.BOT_TOKEN),
            discord_api_url=self.sandbox.api_url,
            discord_gateway_url=self.sandbox.gateway_url,
            herald_data=self.folder,
        )
        point_at(settings)
        self.herald = Herald(settings)
        await upgrade(self.herald.db)
        self._task = asyncio.create_task(self.herald.start(c.BOT_TOKEN))
        ready = asyncio.create_task(self._online())
        await asyncio.wait({self._task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            ready.cancel()
            self._task.result()

    async def _online(self) -> None:
        async def online() -> bool | None:
            assert self.herald is not None
            state = await self.people[0].get("bootstrap")
            return True if state["bot_online"] and state["commands"] and self.herald.works._tasks else None

        await self.until(online)

    async def stop(self) -> None:
        """Stop Herald in order."""
        assert self.herald is not None
        assert self._task is not None
        await self.herald.close()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def until(self, find: Callable[[], Any], seconds: float = 20.0) -> Any:
        """What ``find`` gives as soon as it gives something."""
        async with asyncio.timeout(seconds):
            while True:
                found = await find()
                if found:
                    return found
                await asyncio.sleep(0.02)


@asynccontextmanager
async def room(folder: Path) -> AsyncIterator[Room]:
    """A running sandbox with a running Herald."""
    sandbox = Sandbox(None)
    await sandbox.start()
    try:
        async with aiohttp.ClientSession() as http:
            place = Room(sandbox, folder, http)
            await place.start()
            try:
                yield place
            finally:
                await place.stop()
    finally:
        await sandbox.stop()
