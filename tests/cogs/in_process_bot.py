"""Herald inside the test's process, over the sandbox, with people who act through its page's interface."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from pydantic import SecretStr

from bot.app import Herald, point_at
from bot.common.settings import Settings
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.components import walk
from bot.store import models as m
from tests.support.databases import ready
from tests.support.drawing import SharedPictures
from tests.support.patience import within
from tests.support.sandbox import AGAIN, Json, Reply, SandboxUser, openapi_path, unhurried, words

ROOM = c.CHANNELS[1][0]
EPHEMERAL = 64


class Person:
    """A user of the sandbox whose every act returns the message that answers it."""

    def __init__(self, user: SandboxUser) -> None:
        self.user = user
        self.id = user.id

    async def messages(self, channel: str) -> list[Json]:
        """What this person sees in a channel, newest first."""
        return await self.user.messages(channel)

    async def dms(self) -> list[Json]:
        """The direct messages with Herald, newest first."""
        return await self.user.dm_messages()

    async def slash(self, line: str, channel: str = ROOM, **options: Any) -> Json:
        """Use a command."""
        return await self._answer(self.user.mark, await self.user.slash(line, channel=channel, **options))

    async def typing(self, line: str, option: str, typed: str, channel: str = ROOM, **options: Any) -> list[Json]:
        """The suggestions for an option."""
        return await self.user.autocomplete(line, option, typed, channel=channel, **options)

    async def press(self, message: Json, label: str) -> Json:
        """Press the button with a label."""
        mark = self.user.mark
        return await self._answer(mark, await self.user.click(message, label=label))

    async def press_by(self, message: Json, custom_id: str) -> Json:
        """Press the button with an id."""
        mark = self.user.mark
        return await self._answer(mark, await self.user.click(message, custom_id=custom_id))

    async def pick(self, message: Json, value: str) -> Json:
        """Pick a value in the select that offers it."""
        mark = self.user.mark
        for item in walk(message["components"]):
            if item["type"] == 3 and any(o["value"] == value for o in item["options"]):
                answer = await self.user.select(message, value, custom_id=item["custom_id"])
                return await self._answer(mark, answer)
        raise AssertionError(f"no select offers {value!r}")

    async def _answer(self, mark: int, reply: Reply) -> Json:
        return await (self.user.wait_edited(reply, since=mark) if reply.kind in (6, 7) else reply.message())


class Room:
    """A sandbox with Herald in it and the people around."""

    def __init__(self, sandbox: Sandbox, folder: Path, people: list[Person]) -> None:
        self.sandbox = sandbox
        self.people = people
        self._folder = folder
        self._herald: Herald | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def herald(self) -> Herald:
        """The running bot."""
        assert self._herald is not None
        return self._herald

    async def start(self) -> None:
        """Start Herald, as a fresh process would, and wait until its workers run."""
        settings = Settings(
            _env_file=None,
            discord_token=SecretStr(c.BOT_TOKEN),
            discord_api_url=self.sandbox.api_url,
            discord_gateway_url=self.sandbox.gateway_url,
            herald_data=self._folder,
        )
        point_at(settings)
        mark = self.people[0].user.mark
        self._herald = Herald(settings)
        self._herald.pictures.close()
        self._herald.pictures = self._herald.presenter.pictures = SharedPictures(1)
        await ready(self._herald.db)
        self._task = asyncio.create_task(self._herald.start(c.BOT_TOKEN))
        online = asyncio.create_task(
            self.people[0].user.wait_for(lambda t, d: t == "BOT_STATUS" and d["online"], since=mark)
        )
        await asyncio.wait({self._task, online}, return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            online.cancel()
            self._task.result()
        await online
        await self._herald.wait_until_ready()

    async def stop(self) -> None:
        """Stop Herald in order."""
        assert self._task is not None
        await self.herald.close()
        await asyncio.gather(self._task, return_exceptions=True)
        async with within(what=lambda: "the end of the gateway's connection"):
            while self.sandbox.gateway.online:  # or nobody hears that the next one is there
                await self.sandbox.gateway.changed.wait()

    async def quiet(self) -> None:
        """Until everything is posted, and everybody has seen it: what somebody presses then is not taken away."""
        left = sa.select(sa.func.count()).where(m.outbox.c.status.in_(("pending", "sending")))

        async def posted() -> bool:
            async with self.herald.db.read() as connection:
                return not await connection.scalar(left)

        await self.until(posted)
        for person in self.people:
            await person.user.caught_up()

    async def until(self, find: Callable[[], Awaitable[Any]]) -> Any:
        """What ``find`` gives as soon as it gives something; it is asked again after everything that anybody sees,
        and now and then."""
        users = [person.user for person in self.people]
        async with within():
            while True:
                marks = [user.mark for user in users]
                found = await find()
                if found:
                    return found
                async with asyncio.TaskGroup() as group:
                    waits = [
                        group.create_task(user.wait_until(functools.partial(_later, user, mark)))
                        for user, mark in zip(users, marks, strict=True)
                    ]
                    await asyncio.wait(waits, timeout=AGAIN, return_when=asyncio.FIRST_COMPLETED)
                    for wait in waits:
                        wait.cancel()


def _later(user: SandboxUser, mark: int) -> bool:
    """Whether something has come since a mark."""
    return user.mark > mark


@asynccontextmanager
async def room(folder: Path) -> AsyncIterator[Room]:
    """A running sandbox with a running Herald."""
    sandbox = Sandbox(None, openapi=openapi_path())
    unhurried(sandbox)
    await sandbox.start()
    try:
        async with AsyncExitStack() as stack:
            people = [Person(await stack.enter_async_context(SandboxUser(sandbox, n))) for n in range(5)]
            place = Room(sandbox, folder, people)
            await place.start()
            try:
                yield place
            finally:
                await place.stop()
    finally:
        await sandbox.stop()


def words_of(message: Json) -> str:
    """Everything a message says."""
    return words(message).strip()


def flat(message: Json) -> list[Json]:
    """All components of a message, nested ones included."""
    return list(walk(message["components"]))
