"""A player of Wars of the Roses who does not come: reminded, replaced by a computer, and nobody waits for long."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.locale import word
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, OnMiss, TableStatus
from bot.tables.service import Tables
from bot.workers.autopilot import Autopilot
from bot.workers.timer import Timer
from engine.core import Action, Said
from engine.players import make
from engine.roses.rules import ROSES
from engine.roses.state import RosesState
from tests.bot.helpers import ANA, BEN, FakeClock, rows, state_columns
from tests.e2e.clients import Person
from tests.e2e.conftest import Stage
from tests.support.databases import ready
from tests.support.sandbox import Json, words

HOURS = 10
OPTIONS = {"scenario": "kingmaker", "campaigns": 1}


class House:
    """A table of roses whose clock a test moves: Ana is Lancaster, Ben York."""

    def __init__(self, db: Database) -> None:
        self.db, self.clock = db, FakeClock()
        self.tables = Tables(db, self.clock)
        self.timer = Timer(self.tables.store, self.tables.play)
        self.autopilot = Autopilot(self.tables.store, self.tables.play)

    async def begin(self, miss: OnMiss) -> None:
        policy = DeadlinePolicy(hours=HOURS, reminders=(0.5,), on_miss=miss)
        table = await self.tables.lobby.create(
            guild_id=1, channel_id=10, organiser=ANA, game="roses", seats=2, policy=policy, options=OPTIONS
        )
        await self.tables.lobby.join(table.id, BEN)
        await self.tables.lobby.start(table.id, ANA.id)

    async def state(self) -> RosesState:
        return ROSES.loads((await rows(self.db, m.states))[0].data)

    async def put(self, state: RosesState) -> None:
        """Another position instead of the stored one."""
        async with self.db.write() as connection:
            await connection.execute(m.states.update().values(state_columns(ROSES.dumps(state))))

    async def play(self, user: Any) -> bool:
        """What the experienced player would do for somebody who is asked; whether they were."""
        look = await self.tables.views.look(1, user.id)
        if look.blocked is None:
            return False
        actions = make("roses", "heuristic", f"{user.id}/{look.table.seq}").choose(look.view, look.blocked)
        await self.tables.play.act(1, user.id, actions)
        return True

    async def told(self) -> Counter[str]:
        """Notes and whispers, counted."""
        found = await rows(self.db, m.outbox, m.outbox.c.kind.in_(["note", "whisper"]))
        return Counter(f"{json.loads(r.payload)['key']} {r.user_id or ''}".strip() for r in found)


@asynccontextmanager
async def house_in(folder: Path) -> AsyncIterator[House]:
    """A house with its own database."""
    db = Database(f"sqlite+aiosqlite:///{folder / 'herald.db'}")
    await ready(db)
    yield House(db)
    await db.close()


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with house_in(tmp_path) as found:
        yield found


@pytest.mark.slow
@pytest.mark.parametrize("miss", [OnMiss.AUTOPILOT, OnMiss.HOLD])
async def test_a_campaign_ends_without_him(miss: OnMiss, house: House) -> None:
    """Ben never acts. Ana waits for them a deadline each time with ``hold``, once with ``autopilot``; they are asked in
    battle, for hits and at home too, and the campaign comes to its end."""
    await house.begin(miss)
    waited, steps = 0, set()
    while (await house.tables.lookup.info(1)).status is TableStatus.RUNNING:
        if await house.play(ANA):
            continue
        if (await house.tables.lookup.info(1)).due_at is None:
            house.clock.add(hours=HOURS / 4)  # Ben's time to come back, the first time
            await house.timer.run_due()
            await house.autopilot.run_due()
            continue
        steps |= {w.step for w in await house.tables.views.blocking(1)}
        before = (await house.state()).dice.counter, (await house.tables.lookup.info(1)).seq
        house.clock.add(hours=HOURS / 2)
        await house.timer.run_due()
        house.clock.add(hours=HOURS / 2)
        await house.timer.run_due()
        await house.autopilot.run_due()
        assert ((await house.state()).dice.counter, (await house.tables.lookup.info(1)).seq) != before, (
            "the table is blocked"
        )
        waited += 1
        assert waited < 300
    told = await house.told()
    if miss is OnMiss.AUTOPILOT:
        assert waited == 1
        assert told["whisper-autopilot 102"] == told["note-autopilot"] == told["whisper-reminder 102"] == 1
    else:
        assert {"mulligan", "cards", "action"} <= steps
        assert told["whisper-hold 102"] == told["note-hold"] <= waited
        assert told["whisper-reminder 102"] == waited
    assert not told["whisper-reminder 101"]
    report = await house.tables.proof.verify(1)
    assert report.ok, report.problem


@pytest.mark.parametrize("miss", list(OnMiss))
async def test_a_missed_hand_is_not_judged(miss: OnMiss, tmp_path: Path) -> None:
    """Whoever may not show their hand has one choice only; a deadline must not tell that to the other (5.1)."""
    heard = [await _deadline_with(tmp_path / card, miss, card) for card in ("action_4", "plague")]
    assert heard[0] == heard[1]


async def _deadline_with(folder: Path, miss: OnMiss, card: str) -> Any:
    """What follows when Ben misses the first deadline with a hand of one kind of card: posts, seats, the count of what
    everybody noticed."""
    folder.mkdir()
    async with house_in(folder) as house:
        await house.begin(miss)
        await house.tables.play.act(1, ANA.id, [Action("keep")])
        state = await house.state()
        state.players[1].hand = [card] * 7
        await house.put(state)
        posted = len(await rows(house.db, m.outbox))
        house.clock.add(hours=HOURS)
        await house.timer.run_due()
        info = await house.tables.lookup.info(1)
        found = [(r.kind, json.loads(r.payload)) for r in (await rows(house.db, m.outbox))[posted:]]
        return found, [s.autopilot for s in info.seats], info.epoch


async def test_what_goes_back_stays_hidden(house: House) -> None:
    """Ana marches and takes it back: nobody else hears of it, the board stands as it stood."""
    await house.begin(OnMiss.WAIT)
    rng, marched = random.Random(1), Action("done")
    while marched.verb != "move":
        if not (await house.play(BEN)):
            look = await house.tables.views.look(1, ANA.id)
            assert look.blocked is not None
            moves = [a for a in look.blocked.actions if a.verb == "move"]
            if moves and look.blocked.step == "action":
                marched = rng.choice(moves)
                await house.tables.play.act(1, ANA.id, [marched])
            else:
                await house.play(ANA)
    block = str(marched.args[0])
    own = await house.tables.play.undo(1, ANA.id)
    assert [e.params["actions"] for e in own.events] == [[Said(str(marched))]]
    assert not [r for r in await rows(house.db, m.outbox, m.outbox.c.kind == "note") if "undone" in r.payload]
    for reader in (BEN.id, None):
        log = await house.tables.views.log(1, reader, since=0)
        assert not [line for line in log if line.event.key.startswith("undone-actions")]
        assert block not in str([line.event.params for line in log])
        assert block not in (await house.tables.exports.export(1, reader or 0)).decode()
    assert block in (await house.tables.exports.export(1, ANA.id)).decode()
    report = await house.tables.proof.shadow(1)
    assert report.ok, report.problem


@pytest.mark.slow
async def test_on_discord(stage: Stage) -> None:
    """A reminder by direct message, one nudge in the thread; then a computer, which they hear of first, and one press
    gives them the seat back. Nothing of their hand is in the thread."""
    thread = await stage.running(2, "roses")
    maud, osric = stage.people[:2]

    async def heard(person: Person, words_: str, *, private: bool) -> Json:
        found: Json = await person.wait_until(
            lambda: next(
                (x for x in person.mine() if words_ in words(x) and (x["channel_id"] != thread) == private), None
            )
        )
        return found

    await stage.act(0, "keep", thread)
    await stage.later(25)
    await heard(osric, "is waiting for you", private=True)
    nudge = await heard(maud, "still has to answer", private=False)
    assert not nudge["mentions"]  # the message has called them
    assert not any("is waiting for you" in words(x) for x in maud.mine())
    await stage.later(24)
    told = await heard(osric, "a computer plays for you", private=True)
    note = await heard(maud, "A computer plays seat 2", private=False)
    assert int(told["id"]) < int(note["id"])
    # the computer has answered about its hand; where it takes a new one, Maud is asked about their own once more
    await maud.wait_until(lambda: stage.asked(0).step in ("redeal", "cards"))
    if stage.asked(0).step == "redeal":
        await stage.act(0, "keep", thread)
    offered = await maud.autocomplete("act", "action", "card action", channel=thread)
    assert offered[0]["value"].startswith("card action_")
    await stage.act(0, offered[0]["value"], thread)
    await stage.later(12.5)  # a quarter of the two days is left to Osric to come back
    await heard(maud, "The cards:", private=False)
    answered = await osric.push(told, "I’m back")
    assert answered.private or answered.message["channel_id"] != thread
    assert "yours again" in answered.text
    await heard(maud, "is back at seat 2", private=False)
    state = ROSES.loads(stage.file.one("SELECT data FROM states"))
    lines = [line for x in stage.people[4].seen.values() if x["channel_id"] == thread for line in words(x).split("\n")]
    # a poor hand is shown by the rule (5.1); the new one may hold the same cards again
    public = "\n".join(line for line in lines if "shows a poor hand" not in line)
    for card in set(state.players[1].hand) - set(state.players[0].played) - set(state.players[1].played):
        assert word("en", "roses", card) not in public
