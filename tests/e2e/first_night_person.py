"""The person of a first night: does in the sandbox what the program asks for, and says what is to be seen."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping

from bot.first_night.bot_process import Process
from bot.sandbox import constants as c
from bot.ui.components import FORM
from tests.e2e.clients import BUTTON, SELECT, Person, parts
from tests.support import forked_bots
from tests.support.sandbox import Json, words

ROOM = c.CHANNELS[1][0]


class FirstNightPerson:
    """A person at the page of the sandbox, who sees whatever they are asked about. ``skips``: what they do not do."""

    def __init__(self, person: Person, skips: tuple[str, ...] = ()) -> None:
        self.person, self.sandbox, self.skips = person, person.sandbox, skips
        self.told_of: list[str] = []
        self.heard: list[str] = []
        self._doing: list[asyncio.Task[None]] = []
        self._word: asyncio.Future[str] | None = None

    # -- what the program calls

    def told(self, key: str, what: str) -> None:
        self.told_of.append(key)
        self._word = asyncio.get_running_loop().create_future()
        name = key.removeprefix("first-night-do-")
        if name in self.skips:
            self._word.set_result("skip")
            return
        self._doing.append(asyncio.create_task(getattr(self, f"do_{name}")(), name=name))

    async def word(self) -> str:
        assert self._word is not None
        doing = self._doing[-1:]
        while doing and not self._word.done():
            await asyncio.wait({*doing, self._word}, return_when=asyncio.FIRST_COMPLETED)
            if doing[0].done():
                doing[0].result()  # what went wrong is the test's
                doing = []
        return await asyncio.shield(self._word)

    async def sees(self, key: str, what: str) -> str:
        self.told_of.append(key)
        if key == "first-night-see-open":
            self.sandbox.dev.close_dms({"user": self.person.id, "closed": False})
        return "yes"

    def hears(self, line: str) -> None:
        self.heard.append(line)

    # -- what a person does

    def cards(self) -> list[Json]:
        """The lobby cards in the channel, oldest first."""
        return [
            m
            for m in sorted(self.person.seen.values(), key=lambda m: int(m["id"]))
            if m["channel_id"] == ROOM and any(i.get("label") == "Start" for i in parts(m, BUTTON))
        ]

    async def _table(self, game: str = "xidit", **options: object) -> None:
        await self.person.slash("table new", game=game, channel=ROOM, **options)

    @property
    def thread(self) -> str:
        return next(ch.id for ch in self.sandbox.world.channels.values() if ch.type == c.PUBLIC_THREAD)

    async def do_help(self) -> None:
        await self.person.use("help", channel=ROOM)

    async def do_table(self) -> None:
        await self._table(seats=3)

    async def do_word(self) -> None:
        card = self.cards()[0]
        form = await self.person.click(card, label="Add a word")
        await self.person.submit(form, {FORM: "candle"})

    async def do_settings(self) -> None:
        page = await self.person.push(self.cards()[0], "Settings")
        page = await self.person.push(page.message, "Time")
        found = next(item for item in parts(page.message, SELECT) if item["custom_id"].endswith(":deadline"))
        await self.person.press(page.message, found, found["options"][0]["value"])

    async def do_start(self) -> None:
        for _ in range(2):
            await self.person.use("table computer add", table="1", channel=ROOM)
        await self.person.push(self.cards()[0], "Start")

    def panels(self) -> list[Json]:
        """The person's panels in direct messages, newest first."""
        dm = self.sandbox.world.users[self.person.id].dm
        return [m for m in self.person.mine() if m["channel_id"] == dm]

    async def do_panel(self) -> None:
        panel = self.panels()[0]
        await self.person.push(panel, "Rules of this step")

    async def do_private(self) -> None:
        await self._table(private=True, name="Private")

    async def do_second(self) -> None:
        try:
            await self._table("roses", name="Second")
        except Exception:  # the bot may die before it answers
            return

    async def do_close(self) -> None:
        self.sandbox.dev.close_dms({"user": self.person.id})
        await self.person.use("table computer add", table=self._number("Second"), channel=ROOM)
        card = next(m for m in self.cards() if "Second" in words(m))
        await self.person.push(card, "Start")

    def _number(self, name: str) -> str:
        """The number of a table by its name, from its card."""
        said = next(words(m) for m in self.cards() if name in words(m))
        found = re.search(r"#(\d+) ", said)
        assert found is not None, said
        return found[1]

    async def do_hand(self) -> None:
        def noted() -> Json | None:
            mine = [m for m in self.person.mine() if m["channel_id"] != ROOM and m["channel_id"] != self.thread]
            return next((m for m in mine if "direct messages" in words(m) and list(parts(m, BUTTON))), None)

        note = await self.person.wait_until(noted)
        await self.person.press(note, next(iter(parts(note, BUTTON))))

    async def do_deny(self) -> None:
        self.sandbox.dev.deny(ROOM, ["ATTACH_FILES"])

    async def do_third(self) -> None:
        await self._table(name="Third")

    async def do_allow(self) -> None:
        self.sandbox.dev.deny(ROOM, [])

    async def do_board(self) -> None:
        await self.person.use("table board", table="1", channel=self.thread)

    async def do_kick(self) -> None:
        self.sandbox.dev.kick({})

    async def do_invite(self) -> None:
        self.sandbox.dev.invite({})

    async def do_old(self) -> None:
        card = next(m for m in self.cards() if "Third" in words(m))
        await self.person.push(card, "Leave")


async def small(environment: Mapping[str, str], output: int) -> Process:
    """Start a bot with small pictures."""
    return await forked_bots.start("tests.support.small_bot", "run", env=environment, output=output, tied=True)
