"""A table of the fair over the sandbox, with Herald in a process of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bot.sandbox.app import Sandbox
from engine.core import Prompt
from herald_fair.rules import FAIR
from herald_fair.state import FairState
from tests.e2e.clients import Answered, File, Person
from tests.support.patience import soon
from tests.support.sandbox import openapi_path, unhurried
from tests.support.sandbox_bots import BotProcess

SIGNS = ("golden-lion", "black-bear", "red-owl", "blue-swan", "grey-fox", "old-hare")


class Fair:
    """The table: six people, the bot's file beside them."""

    def __init__(self, sandbox: Sandbox, people: list[Person], bot: BotProcess, file: File) -> None:
        self.sandbox, self.people, self.bot, self.file = sandbox, people, bot, file
        self.thread = ""

    async def open(self) -> None:
        """Create, fill and start a table of one day on which everybody holds a veto."""
        ana = self.people[0]
        await ana.use("table new", game="fair", seats=6, name="Fair")
        card = await ana.wait_until(lambda: next((m for m in ana.mine() if "Join" in str(m["components"])), None))
        settings = await ana.push(card, "Settings")
        settings = await ana.set_option(settings.message, "rounds", 1)
        await ana.set_option(settings.message, "cards", 6)
        for person in self.people[1:]:
            await person.push(card, "Join")
        await ana.push(card, "Start")
        await ana.wait_until(lambda: self.file.one("SELECT thread_id FROM tables") is not None)
        self.thread = str(self.file.one("SELECT thread_id FROM tables"))

    @property
    def state(self) -> FairState:
        return FAIR.loads(self.file.one("SELECT data FROM states"))

    def asked(self, step: str) -> Iterator[tuple[int, Prompt]]:
        """Who is asked that now."""
        return ((s, p) for s, mine in FAIR.prompts(self.state).items() for p in mine if p.step == step)

    async def act(self, seat: int, line: str) -> Answered:
        return await self.people[seat].use("act", action=line, channel=self.thread)

    async def does(self, seat: int, line: str) -> None:
        """What is allowed: it stands in the log afterwards."""
        before = self.file.one("SELECT count(*) FROM actions")
        answered = await self.act(seat, line)
        assert self.file.one("SELECT count(*) FROM actions") == before + line.count(";") + 1, answered.text

    async def refused(self, seat: int, line: str, said: str) -> None:
        """What is not: nothing changes, and a sentence says why."""
        before = self.file.everything()
        answered = await self.act(seat, line)
        assert said in answered.text or self.people[seat].name in ("Ximena", "Tancred"), answered.text
        assert self.file.everything()["actions"] == before["actions"]

    async def quiet(self) -> None:
        """Until nothing is left to be sent, and everybody has seen what was."""
        left = "SELECT count(*) FROM outbox WHERE status NOT IN ('sent', 'skipped', 'failed')"
        await soon(lambda: not self.file.one(left))
        for person in self.people:
            await person.caught_up()


@asynccontextmanager
async def hosted(folder: Path, module: str) -> AsyncIterator[Fair]:
    """A fair whose six people have hung out their signs, hosted by ``module`` in a process of its own."""
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(openapi=openapi_path()))
        unhurried(sandbox)
        people = [await stack.enter_async_context(Person(sandbox, n)) for n in range(6)]
        bot = BotProcess(sandbox, folder, module=module)
        await bot.start()
        stack.push_async_callback(bot.stop)
        fair = Fair(sandbox, people, bot, File(folder))
        await fair.open()
        for seat, sign in enumerate(SIGNS):
            await fair.does(seat, f"sign {sign}")
        yield fair
