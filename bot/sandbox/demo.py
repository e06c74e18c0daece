"""A demonstration table: a made-up user types the real commands, computer players take the seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import aiohttp

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.commands import GROUP, INTEGER, STRING, SUB
from bot.sandbox.errors import Json

NAME = "Demo"
SEATS = 4


class DemoFailed(Exception):
    """The demonstration could not be set up; the text says why."""


class Demo:
    """Acts through the page's own interface, so that nothing happens which a person could not do."""

    def __init__(self, sandbox: Sandbox, *, user: str = c.USERS[0][0], channel: str = c.CHANNELS[1][0]) -> None:
        self.sandbox = sandbox
        self.user = user
        self.channel = channel

    async def ready(self) -> None:
        """Return when the bot is connected and its commands are registered."""
        gateway = self.sandbox.gateway
        while not (gateway.online and any(item["name"] == "table" for item in self.sandbox.world.commands.values())):
            changed = gateway.changed
            await changed.wait()

    async def run(self) -> bool:
        """Open, fill and start the table; false when it stands there from an earlier start already."""
        await self.ready()
        async with aiohttp.ClientSession(self.sandbox.url) as http:
            if await self._table(http) is not None:
                return False
            await self._use(http, "table new", game="xidit", seats=SEATS, name=NAME)
            number = await self._table(http)
            if number is None:
                raise DemoFailed("the table was not opened")
            # The organiser got the first seat; the demonstration needs no person.
            await self._use(http, "table leave", table=number)
            for _ in range(SEATS):
                await self._use(http, "table bot add", table=number)
            await self._use(http, "table start", table=number)
        return True

    async def _table(self, http: aiohttp.ClientSession) -> str | None:
        """What the bot offers for the option ``table`` when the name is typed."""
        options = [{"name": "table", "type": STRING, "value": NAME, "focused": True}]
        answer = await self._send(http, 4, _data("table status", options))
        return next((str(choice["value"]) for choice in answer.get("choices", [])), None)

    async def _use(self, http: aiohttp.ClientSession, path: str, **values: str | int) -> None:
        options = [
            {"name": name, "type": INTEGER if isinstance(value, int) else STRING, "value": value}
            for name, value in values.items()
        ]
        await self._send(http, 2, _data(path, options))

    async def _send(self, http: aiohttp.ClientSession, kind: int, data: Json) -> Json:
        body = {"user": self.user, "type": kind, "channel_id": self.channel, "data": data}
        async with http.post("/sandbox/api/interactions", json=body) as response:
            answer: Json = await response.json()
        if not answer.get("ok"):
            raise DemoFailed(f"/{data['name']}: {answer.get('error')}")
        return answer


def _data(path: str, options: list[Any]) -> Json:
    """Interaction data of a slash command such as ``table bot add``."""
    name, *rest = path.split()
    for depth, part in enumerate(reversed(rest)):
        options = [{"name": part, "type": GROUP if depth else SUB, "options": options}]
    return {"name": name, "type": 1, "options": options}


async def quietly(demo: Demo, say: Callable[[str], None]) -> None:
    """Run a demonstration and tell the person at the console how it went."""
    try:
        fresh = await demo.run()
    except (DemoFailed, aiohttp.ClientError) as error:
        say(f"The demonstration table could not be set up: {error}")
        return
    if fresh:
        say(f'The demonstration table "{NAME}" has started: look at the channel {c.CHANNELS[1][1]}.')
