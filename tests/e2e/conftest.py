"""A sandbox with Herald in it and five people; whatever Herald sent there fits Discord's own description."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from bot.app import Herald
from bot.sandbox.app import Sandbox
from engine import GAMES
from engine.core import Prompt
from tests.e2e.clients import Answered, File, Person
from tests.e2e.in_process_bot import inside
from tests.support.idle_loop import rest
from tests.support.patience import soon
from tests.support.sandbox import Json, openapi_path, unhurried


@dataclasses.dataclass(slots=True)
class Stage:
    """Herald, the people around it, and its file."""

    sandbox: Sandbox
    """Stands in for Discord."""
    herald: Herald
    """The bot, in this process."""
    people: list[Person]
    """Users of the sandbox, in the order in which it lists them."""
    file: File
    """The bot's database, read from outside."""

    async def card(self, person: Person) -> Json:
        """The newest lobby card."""
        found: Json = await person.wait_until(
            lambda: next((m for m in person.mine() if any("-lobby." in a["filename"] for a in m["attachments"])), None)
        )
        return found

    async def running(self, seats: int = 3, game: str = "xidit") -> str:
        """A table of the first people; returns its thread."""
        await self.people[0].use("table new", game=game, seats=seats, name="The Long Winter")
        card = await self.card(self.people[0])
        for person in self.people[1:seats]:
            await person.push(card, "Join")
        await self.people[0].push(card, "Start")
        thread = "SELECT thread_id FROM tables"
        await self.people[0].wait_until(lambda: self.file.one(thread) is not None)
        return str(self.file.one(thread))

    async def place_heroes(self, thread: str, seats: int = 3) -> None:
        """Everybody's hero where nobody has a wish; then all that is to be posted stands there."""
        if self.file.one("SELECT game FROM tables") == "xidit":
            for seat in range(seats):
                await self.default(seat, thread)
        await self.quiet()

    async def quiet(self) -> None:
        """Until everything is posted, and everybody has seen it: nothing is noted any more, nothing taken away."""
        left = "SELECT count(*) FROM outbox WHERE status IN ('pending', 'sending')"
        await soon(lambda: not self.file.one(left))
        for person in self.people:
            await person.caught_up()

    def asked(self, seat: int) -> Prompt:
        """The most urgent question of a seat."""
        rules = GAMES[self.file.one("SELECT game FROM tables")]
        prompt: Prompt = rules.prompts(rules.loads(self.file.one("SELECT data FROM states")))[seat][0]
        return prompt

    async def default(self, seat: int, thread: str) -> Answered:
        """A seat takes what silence would mean."""
        return await self.act(seat, "; ".join(map(str, self.asked(seat).default)), thread)

    async def later(self, hours: float) -> None:
        """Let time pass for Herald, once nothing is under way: what was planned stands, whoever asked is answered."""
        left = "SELECT count(*) FROM outbox WHERE status IN ('pending', 'sending') AND not_before <= ?"
        outbox, now = self.herald.workers.outbox, self.herald.clock.now
        await self.people[0].wait_until(
            lambda: not (outbox.under_way() or self.herald._answering or self.file.one(left, now()))
        )
        await rest()
        self.herald.clock.offset += hours * 3600
        self.herald.workers.wake()

    async def act(self, seat: int, line: str, thread: str) -> Answered:
        """``/act`` of a seat's person in the table's thread, privately answered and not refused."""
        before = self.file.one("SELECT seq FROM tables")
        answered = await self.people[seat].use("act", action=line, channel=thread)
        assert answered.private
        assert self.file.one("SELECT seq FROM tables") > before, answered.text
        return answered


@pytest.fixture
def fair() -> Iterator[None]:
    """The fair of the tests among the games of this process, for this test alone."""
    from tests.toy.register import bring, take_away

    bring()
    yield
    take_away()


@pytest_asyncio.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(openapi=openapi_path()))
        unhurried(sandbox)
        people = [await stack.enter_async_context(Person(sandbox, n)) for n in range(5)]
        herald = await stack.enter_async_context(inside(sandbox, tmp_path))
        yield Stage(sandbox, herald, people, File(tmp_path))
        assert sandbox.violations == []
