"""Six people play a day of the fair over the sandbox, with Herald in a process of its own that is killed on the way."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from bot.sandbox.app import Sandbox
from engine.core import Prompt, blocking
from herald_fair.rules import FAIR
from herald_fair.state import GOODS, FairState, Objection, Toll
from tests.e2e.clients import Answered, File, Person
from tests.support.patience import soon
from tests.support.sandbox import BotProcess, openapi_path, unhurried, words

SIGNS = ("golden-lion", "black-bear", "red-owl", "blue-swan", "grey-fox", "old-hare")
WINDOW = 17
"""Hours after which a window of a third of two days is over, and a turn is not."""


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
        settings = await ana.pick(settings.message, "1")
        await ana.pick(settings.message, "6")
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


@pytest.mark.slow
async def test_six_people_at_the_fair(tmp_path: Path) -> None:
    async with hosted(tmp_path, "tests.toy.small_bot") as fair:
        await the_market(fair)
        await the_vote(fair)
        await the_window(fair)
        await the_end(fair)
        assert fair.sandbox.violations == []


async def the_market(fair: Fair) -> None:
    """An offer is refused, renewed, countered and accepted; what was replaced is dead."""
    good = GOODS[fair.state.cellar[2].index(1)]
    await fair.does(0, f"offer seat-3 20 {good}")
    await fair.does(2, "refuse 1")
    await fair.does(0, f"offer seat-3 40 {good}")
    await fair.does(2, "counter 2 50")
    await fair.refused(2, "accept 2", "does not stand")
    await fair.refused(1, "accept 3", "does not stand")
    await fair.does(0, "accept 3")
    assert fair.state.cellar[2] == [0, 0, 0]
    await fair.quiet()
    people = fair.people
    mark = [person.mark for person in people]
    await fair.does(3, f"whisper seat-5 20 {GOODS[fair.state.cellar[4].index(1)]}")
    number = next(fair.asked("offer"))[1].id.removeprefix("offer-")
    await fair.quiet()
    await fair.does(4, f"refuse {number}")
    await fair.quiet()
    noticed = [[e for e in people[s].events[mark[s] :] if e[0].startswith("MESSAGE")] for s in range(6)]
    assert [bool(events) for events in noticed] == [False, False, False, True, True, False], noticed


async def the_vote(fair: Fair) -> None:
    """Votes are seen as cast; the first veto ends the toll."""
    for seat in range(6):
        await fair.does(seat, "vote aye")
    assert any(isinstance(f, Toll) for f in fair.state.sides)
    await fair.does(5, "veto")
    await fair.refused(1, "veto", "no place here")
    assert fair.state.cards == [1, 1, 1, 1, 1, 0]


async def the_window(fair: Fair) -> None:
    """Two of five answer, the bot is killed, time runs out: silence passes and is no miss."""
    for seat, bid in enumerate((0, 3, 1, 2, 0, 0)):
        await fair.does(seat, f"bid {bid}; seal")
    assert fair.state.pennants == [0, 1, 0, 0, 0, 0]
    good = GOODS[max(range(3), key=lambda n: fair.state.cellar[0][n])]
    await fair.does(0, f"cart {good} north-gate")
    await fair.does(1, "silent")
    await fair.does(4, "object")
    assert isinstance(fair.state.frames[-1], Objection)
    assert sorted(seat for seat, _ in fair.asked("objection")) == [2, 3, 5]
    await fair.bot.kill()
    fair.sandbox.world.offset += WINDOW * 3_600_000
    await fair.bot.start()
    await soon(lambda: not isinstance(fair.state.frames[-1], Objection))
    assert fair.state.cards[4:] == [0, 0]
    assert not any(row["autopilot"] for row in fair.file.rows("SELECT autopilot FROM seats"))
    await fair.people[0].wait_message(lambda m: "Somebody objects" in words(m))


async def the_end(fair: Fair) -> None:
    """The rest of the day by what silence would do, answered one by one; the result is posted."""
    while asked := blocking(FAIR.prompts(fair.state)):
        seat, mine = next(iter(asked.items()))
        await fair.does(seat, "; ".join(map(str, mine[0].default)))
    outcome = FAIR.outcome(fair.state)
    assert outcome is not None
    assert outcome.places[0] == [1]
    await fair.people[0].wait_message(lambda m: "the prize goes to" in words(m))
    await fair.quiet()


@pytest.mark.slow
async def test_a_game_that_cannot_go_on_says_so_at_once_and_goes_on_when_it_can(tmp_path: Path) -> None:
    """Its rules raise at a click: one sentence to whoever clicked, a note to all with the ways out, no clock."""
    async with hosted(tmp_path, "tests.toy.broken_votes") as fair:
        people = fair.people
        (tmp_path / "broken").touch()
        before = fair.file.everything()["actions"], fair.state
        for _ in range(2):
            assert "Herald itself failed" in (await fair.act(0, "vote aye")).text
        assert (fair.file.everything()["actions"], fair.state) == before
        note = await people[3].wait_message(lambda m: "This game cannot go on" in words(m) and "Try again" in words(m))
        await people[0].wait_message(lambda m: "failed at your question" in words(m))
        await fair.quiet()
        assert sum("This game cannot go on: Herald's rules failed at a question. Nothing" in words(m)
                   for m in people[3].mine()) == 1  # fmt: skip
        assert fair.file.one("SELECT count(*) FROM deadlines") == 0
        fair.sandbox.world.offset += 90 * 86_400_000
        (tmp_path / "broken").unlink()
        assert "the clock runs" in (await people[3].push(note, "Try again")).text
        await fair.does(0, "vote aye")
        assert fair.file.one("SELECT count(*) FROM seats WHERE misses OR autopilot") == 0
        await people[3].wait_message(lambda m: "The game goes on" in words(m))
        assert fair.sandbox.violations == []
