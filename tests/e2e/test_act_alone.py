"""``/act`` with its suggestions is enough: a game by people who choose what is offered and type next to nothing."""

from __future__ import annotations

import dataclasses
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.presenter.words.written_actions import read
from bot.sandbox.app import Sandbox
from tests.e2e.clients import BUTTON, File, Mirror, Person, parts
from tests.e2e.in_process_bot import inside
from tests.support.order import every_or_one
from tests.support.sandbox import openapi_path, unhurried

MOST = 4
"""Actions joined in one line at most."""


@dataclasses.dataclass(frozen=True, slots=True)
class Short:
    """A game that is played by words alone."""

    game: str
    """Its id."""
    seats: int
    """How many people play."""
    chosen: tuple[str, ...]
    """Values picked in the settings, as their components have them."""
    joins: str = ""
    """The verb whose actions are joined in one line; empty for none."""
    ends: tuple[int, str] = (10_000, "")
    """After so many lines what is typed, where a whole game would be too long; where nothing ends it (empty), it stops
    there."""


SHORT = (
    Short("xidit", 3, ("true",), "order"),
    Short("roses", 2, ('"kingmaker"', "1")),
    Short("charlemagne", 2, ('"fixed"',), ends=(80, "capitulate")),
    Short("fief", 2, ('"random"',)),
    Short("knights", 2, ("8",), ends=(80, "")),
)


class Typist:
    """Knows nothing of the game: looks at the suggestions, sometimes types the first letters of a word of one, and
    chooses one; sometimes goes on with ``;`` and chooses again. Prefers what is offered first."""

    def __init__(self, person: Person, rng: random.Random, joins: str) -> None:
        self.person, self.rng, self.joins = person, rng, joins
        self.partial = self.joined = 0

    async def offered(self, typed: str, channel: str) -> list[str]:
        choices = await self.person.autocomplete("act", "action", typed, channel=channel)
        assert len(choices) <= 25
        return [str(choice["value"]) for choice in choices]

    def choose(self, values: list[str]) -> str:
        return values[0] if self.rng.random() < 0.6 else self.rng.choice(values[:5])

    async def line(self, channel: str) -> str:
        """A line to send; empty when nothing is offered."""
        values = await self.offered("", channel)
        if not values:
            return ""
        line = self.choose(values)
        if self.rng.random() < 0.3:
            typed = line[: self.rng.randint(1, len(line))]
            narrowed = await self.offered(typed, channel)
            assert line in narrowed, f"{line!r} is not offered any more when {typed!r} is typed: {narrowed}"
            self.partial += 1
        if not self.joins:
            return line
        while line.startswith(f"{self.joins} ") and line.count(";") + 1 < MOST and self.rng.random() < 0.8:
            further = [v for v in await self.offered(line + "; ", channel) if v.startswith(f"{line}; {self.joins}")]
            if not further:
                break
            line = self.choose(further)
            self.joined += 1
        return line


@pytest.mark.slow
@pytest.mark.parametrize("short", every_or_one(SHORT), ids=lambda short: short.game)
async def test_suggestions_alone_play_a_game(short: Short, tmp_path: Path) -> None:
    """The shortest game of each sort, one a run and in the soak all; every line is accepted as it was offered."""
    rng = random.Random(4)
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox(openapi=openapi_path()))
        unhurried(sandbox)
        people = [await stack.enter_async_context(Person(sandbox, n)) for n in range(short.seats)]
        await stack.enter_async_context(inside(sandbox, tmp_path))
        file = File(tmp_path)
        for person in people:
            await person.use("settings me", dms=False)
        await people[0].use("table new", game=short.game, seats=short.seats, name="By words alone")
        card = await people[0].wait_until(
            lambda: next((m for m in people[0].mine() if any(i.get("label") == "Join" for i in parts(m, BUTTON))), None)
        )
        settings = await people[0].push(card, "Settings")
        for value in short.chosen:
            settings = await people[0].pick(settings.message, value)
        options = json.loads(file.one("SELECT options FROM tables"))
        assert {json.dumps(value) for value in options.values()} >= set(short.chosen)
        for person in people[1:]:
            await person.push(card, "Join")
        await people[0].push(card, "Start")
        await people[0].wait_until(lambda: file.one("SELECT thread_id FROM tables") is not None)
        thread = str(file.one("SELECT thread_id FROM tables"))
        mirror = Mirror(file)
        typists = [Typist(person, rng, short.joins) for person in people]
        most, last = short.ends
        while not mirror.over and (last or mirror.seq < most):
            moved = 0
            for seat, typist in enumerate(typists):
                if seat not in mirror.asked():
                    continue
                line = await typist.line(thread) if mirror.seq < most or not last else last
                assert line, f"seat {seat + 1} is offered nothing"
                answered = await typist.person.use("act", action=line, channel=thread)
                assert answered.private
                taken = [str(read(part)) for part in line.split(";")]
                assert [x.text for x in mirror.sync()] == taken, f"{line}: {answered.text}"
                moved += 1
                if mirror.over:
                    break
            assert moved, "nobody is offered anything"
        assert mirror.saved == file.one("SELECT data FROM states")
        assert sum(t.partial for t in typists) > 10
        assert not short.joins or sum(t.joined for t in typists) > 10
        assert sandbox.violations == []
