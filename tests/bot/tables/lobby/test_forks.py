"""Games that branch off: from a finished one with all that is known, from a running one with what one's seat sees."""

from __future__ import annotations

import json
import random
import secrets
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.lobby import forks
from bot.tables.model import TableInfo, TableStatus
from bot.tables.service import Tables
from bot.tables.unit import stored_positions
from bot.workers.autopilot import Autopilot
from engine import GAMES
from engine.core import blocking
from tests.bot.helpers import ANA, BEN, CAI, DOT, NO_DEADLINE, PEOPLE, FakeClock, refused, rows, running, state_columns
from tests.bot.tables.toy_rounds import finished
from tests.bot.toy import acts
from tests.engine.supplements import SUPPLEMENTS


@pytest.fixture
def real(db: Database, clock: FakeClock) -> Tables:
    return Tables(db, clock, games=GAMES)


async def begun(tables: Tables, game: str, seats: int, step: str) -> TableInfo:
    """A table of people where whoever the game waits for is asked for a step."""
    info = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game=game, seats=seats, policy=NO_DEADLINE
    )
    for user in PEOPLE[1:seats]:
        await tables.lobby.join(info.id, user)
    await tables.lobby.start(info.id, ANA.id)
    for _ in range(20):
        asked = [(await tables.views.look(info.id, user.id)).blocked for user in PEOPLE[:seats]]
        if {p.step for p in asked if p is not None} == {step}:
            return await tables.lookup.info(info.id)
        for user, prompt in zip(PEOPLE, asked, strict=False):
            if prompt is not None and prompt.step != step:
                await tables.play.act(info.id, user.id, list(prompt.default))
    raise AssertionError(f"nobody is asked for {step}")


@pytest.mark.slow(but=["sqlite-xidit-3-orders", "sqlite-knights-3-assign"])
@pytest.mark.parametrize(
    ("game", "seats", "step"),
    [("xidit", 3, "orders"), ("roses", 2, "cards"), ("charlemagne", 2, "envoy"), ("knights", 3, "assign")],
)
async def test_from_ones_own_knowledge(
    real: Tables, db: Database, clock: FakeClock, game: str, seats: int, step: str
) -> None:
    """Ana's fork does not hang on what the others hide, in the stored position either: Ana's begin byte for byte alike.
    Ana plays it on against computers; nobody else finds it, nothing of it stands in a channel, the real table does not
    move, and the log of the fork leads to its position."""
    rules: Any = GAMES[game]
    table = await begun(real, game, seats, step)
    before = (await rows(db, m.states))[0].data
    found = []
    for hidden in (False, True):
        if hidden:
            state = rules.loads(before)
            for other in range(1, seats):
                SUPPLEMENTS[game].disturb(random.Random(3), state, other)
            async with db.write() as connection:
                hid = m.states.update().where(m.states.c.table_id == table.id)
                await connection.execute(hid.values(stored_positions.columns(rules.dumps(state))))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(secrets, "token_hex", lambda size: "7" * 2 * size)
            patch.setattr(type(rules), "loads", lambda self, data: msgspec.json.decode(data, type=self.State))
            made = await real.forks.fork(table.id, ANA, name="Fork")
        found.append((await rows(db, m.states, m.states.c.table_id == made.id))[0].data)
        assert (made.alone, made.forked_from, made.guild_id, made.hints) == (True, table.id, 0, False)
        assert [s.user_id for s in made.seats] == [ANA.id] + [None] * (seats - 1)
        assert not {u.name for u in PEOPLE[1:seats]} & {s.name for s in made.seats}
    assert found[0] == found[1]
    async with db.write() as connection:
        await connection.execute(m.states.update().values(state_columns(before)).where(m.states.c.table_id == table.id))
    posts = await rows(db, m.outbox, m.outbox.c.table_id == made.id)
    assert posts
    assert {row.user_id for row in posts} == {ANA.id}
    pilot = Autopilot(real.store, real.play)
    for _ in range(8):
        prompt = (await real.views.look(made.id, ANA.id)).blocked
        if prompt is not None:
            await real.play.act(made.id, ANA.id, list(prompt.default))
        clock.add(seconds=60)
        await pilot.run_due()
    now = await real.lookup.info(made.id)
    assert now.seq > 6
    assert now.status is TableStatus.RUNNING
    assert (await real.proof.shadow(made.id)).problem == ""
    assert (await rows(db, m.states, m.states.c.table_id == table.id))[0].data == before
    own = json.loads(await real.exports.export(made.id, ANA.id))
    assert not any(line["kind"] == "fork" for line in own["actions"])
    assert blocking(rules.prompts(rules.loads(before)))


async def test_of_a_finished_game_everything_is_known(tables: Tables, db: Database) -> None:
    """Any seat, any turn, whoever may see the table; it ends, is checked and may branch off itself."""
    number = await finished(tables)
    with pytest.raises(UserError, match="replay-turn-none"):
        await tables.forks.fork(number, CAI, turn=9)
    made = await tables.forks.fork(number, CAI, seat=1, turn=2, name="Again")
    assert [s.user_id for s in made.seats] == [None, CAI.id]
    look = await tables.views.look(made.id, CAI.id)
    assert (look.view.round, look.view.sealed) == (2, [False, False])
    assert made.seed_hash != (await tables.lookup.info(number)).seed_hash
    await tables.play.act(made.id, CAI.id, acts("pick 1", "seal"))
    await tables.play.act_for(made.id, 0, "pick-2", acts("pick 3", "seal"), acts=0)
    while (await tables.lookup.info(made.id)).status is TableStatus.RUNNING:
        look = await tables.views.look(made.id, CAI.id)
        if look.blocked is not None:
            await tables.play.act(made.id, CAI.id, list(look.blocked.default))
        else:
            seat = (await rows(db, m.seats, m.seats.c.table_id == made.id))[0]
            await tables.play.act_for(made.id, 0, "mark-2", acts("mark a", "finish"), acts=seat.acts)
    assert (await tables.proof.verify(made.id)).problem == ""
    again = await tables.forks.fork(made.id, CAI)
    assert (await tables.views.look(again.id, CAI.id)).view.round == 2
    whole = await tables.exports.export(made.id, CAI.id)
    await refused(tables.exports.import_table(whole, guild_id=1, channel_id=1, organiser=CAI), "import-broken")


async def test_what_is_refused(tables: Tables, real: Tables, db: Database) -> None:
    """Another's seat, a stranger, a game that cannot say, a turn of a running one, too many: nothing is made."""
    table = await running(tables)
    for user, seat, key in ((ANA, 1, "fork-hidden"), (DOT, None, "fork-hidden"), (ANA, None, "fork-cannot")):
        await refused(tables.forks.fork(table.id, user, seat=seat), key)
    await refused(tables.forks.fork(table.id, ANA, turn=1), "fork-turn")
    await tables.lobby.leave(table.id, BEN.id)
    await refused(tables.forks.fork(table.id, BEN), "fork-hidden")  # who has left knows no more than they took along
    gathering = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2)
    await refused(tables.forks.fork(gathering.id, ANA), "not-started")
    await tables.cancel(gathering.id, ANA.id)
    await refused(tables.forks.fork(gathering.id, ANA), "table-cancelled")
    early = await real.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="roses", seats=2, policy=NO_DEADLINE)
    await real.lobby.join(early.id, BEN)
    await real.lobby.start(early.id, ANA.id)
    await refused(real.forks.fork(early.id, ANA), "fork-cannot")
    async with db.read() as connection:
        assert await connection.scalar(sa.select(sa.func.count()).where(m.tables.c.forked_from.is_not(None))) == 0
    number = await finished(tables)
    for _ in range(forks.AT_ONCE):
        last = await tables.forks.fork(number, ANA)
    await refused(tables.forks.fork(number, ANA), "fork-many")
    await tables.cancel(last.id, ANA.id)
    await tables.forks.fork(number, ANA)


async def test_a_damaged_border_is_passed_over(real: Tables, db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game cannot be imagined now, it begins at the last border that can be read."""
    table = await begun(real, "xidit", 3, "orders")
    (first, *_) = borders = await rows(db, m.snapshots, m.snapshots.c.table_id == table.id)
    async with db.write() as connection:
        late = {"table_id": table.id, "seq": borders[-1].seq + 1, "data": b"{}", "at": first.at, "digest": "0" * 32}
        await connection.execute(m.snapshots.insert().values(late))
    rules: Any = GAMES["xidit"]
    imagine, asked = type(rules).imagine, iter([True])
    monkeypatch.setattr(
        type(rules), "imagine", lambda self, *told: None if next(asked, False) else imagine(self, *told)
    )
    made = await real.forks.fork(table.id, ANA, name="Fork")
    assert made.forked_from == table.id
