"""Hours of a table with its workers alive: everything comes at its hour, and nobody waits for it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.tables.model import DeadlinePolicy, OnMiss, TableStatus
from bot.tables.service import Tables
from bot.tables.unit.posts import Message
from bot.workers.outbox.transport import Later
from bot.workers.supervisor import Shift, Workers
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import ANA, BEN, FakeClock, running
from tests.bot.toy import acts

HOURS = 10
POLICY = DeadlinePolicy(hours=HOURS, reminders=(0.5,), on_miss=OnMiss.AUTOPILOT)


class Dated(FakeDiscord):
    """Notes at which hour each message was posted. ``away`` until that moment; ``refused`` posts so far."""

    def __init__(self, clock: FakeClock) -> None:
        super().__init__()
        self.clock, self.begun, self.away, self.refused = clock, clock.now(), 0.0, 0
        self.hours: list[tuple[int, str, float]] = []
        """Channel, the first two words, hours since the beginning."""

    async def send(self, channel_id: int, message: Message, nonce: str) -> int:
        if self.clock.now() < self.away:
            self.refused += 1
            raise Later("503")
        posted = await super().send(channel_id, message, nonce)
        said = " ".join(message.content.split()[:2])
        self.hours.append((channel_id, said, round((self.clock.now() - self.begun) / 3600, 2)))
        return posted

    def at(self, channel: int, word: str) -> list[float]:
        """When something was said there."""
        return [hour for where, said, hour in self.hours if where == channel and said.startswith(word)]


@pytest.fixture
def discord(clock: FakeClock) -> Dated:
    return Dated(clock)


@pytest.fixture
async def workers(tables: Tables, discord: Dated) -> AsyncIterator[Shift]:
    every = Workers(tables, FakePresenter(), discord)
    hands = Shift(every.outbox, every.timer, every.autopilot)  # others look four times a minute, and find nothing here
    tables.store.work = hands.wake
    hands.start()
    yield hands
    await hands.stop()


@pytest.mark.usefixtures("workers")
async def test_reminder_miss_and_the_computer_come_at_their_hours(
    tables: Tables, clock: FakeClock, discord: Dated
) -> None:
    table = await running(tables, policy=POLICY)
    await clock.pass_by(hours=2)
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
    await clock.pass_by(hours=HOURS - 2, seconds=1)
    home = BEN.id * 10
    assert discord.at(home, "whisper whisper-reminder") == [HOURS / 2]
    assert discord.at(ANA.id * 10, "whisper whisper-reminder") == []
    assert discord.at(home, "whisper whisper-autopilot") == [HOURS]
    assert discord.at((await tables.lookup.info(table.id)).thread_id or 0, "note note-autopilot") == [HOURS]
    await clock.until(lambda: discord.at(ANA.id * 10, "whisper whisper-asleep"), within=10 * 86_400)
    info = await tables.lookup.info(table.id)
    assert (info.status, info.asleep) == (TableStatus.PAUSED, True)


@pytest.mark.usefixtures("workers")
async def test_what_discord_does_not_take_is_tried_again_until_it_does(
    tables: Tables, clock: FakeClock, discord: Dated
) -> None:
    discord.away = clock.now() + 3600
    table = await running(tables, policy=POLICY)
    await clock.pass_by(hours=0.99)
    assert (discord.hours, discord.channels) == ([], {})
    assert 3 * 10 < discord.refused < 3 * 20  # a card and two panels, each wait twice as long, and at most ten minutes
    await clock.pass_by(hours=3)
    thread = (await tables.lookup.info(table.id)).thread_id
    assert thread is not None
    assert len(discord.at(thread, "opening")) == len(discord.at(thread, "phase")) == 1
    assert 1 <= discord.at(thread, "opening")[0] < 2
