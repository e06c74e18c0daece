"""The queue: who waits, the table that opens by itself, and what nobody may learn from it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import pytest
import sqlalchemy as sa

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.lobby.matchmaking import PLACES, WAITS, Queues, Wish
from bot.tables.model import TableStatus, UserRef
from bot.tables.play.game_length import LEAST
from bot.tables.service import Tables
from tests.bot.helpers import ANA, BEN, CAI, DOT, FakeClock, rows, running
from tests.bot.toy import TOY
from tests.support import skips
from tests.support.databases import emptied, ready
from tests.support.patience import patiently, within

HERE, ELSEWHERE, PLACE = 1, 2, 10
THREE = Wish("toy", 3, 24)


async def join(tables: Tables, user: UserRef, wish: Wish = THREE, guild: int = HERE) -> int | None:
    """The number of the table that opened, if one did."""
    _, info = await tables.matchmaking.join(guild, PLACE, user, wish)
    return None if info is None else info.id


async def waiting(tables: Tables, user: UserRef, guild: int = HERE) -> dict[Wish, int]:
    """How many others wait, by what they wait for."""
    return {one.wish: one.others for one in await tables.matchmaking.show(guild, user.id)}


async def test_a_table_opens_when_enough_people_want_it(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Whoever comes last opens it: everybody sits, the game runs, nobody waits any more; each of the others is told."""
    assert await join(tables, ANA) is None
    clock.add(seconds=5)
    assert await join(tables, BEN) is None
    assert await join(tables, BEN, Wish("toy", 2, 24)) is None  # they wait for something else, too
    assert await waiting(tables, CAI) == {THREE: 2, Wish("toy", 2, 24): 1}
    clock.add(seconds=5)
    number = await join(tables, CAI)
    assert number is not None
    info = await tables.lookup.info(number)
    assert info.status is TableStatus.RUNNING
    assert [seat.user_id for seat in info.seats] == [ANA.id, BEN.id, CAI.id]
    assert (info.organiser_id, info.guild_id, info.channel_id, info.policy.hours) == (ANA.id, HERE, PLACE, 24.0)
    assert await rows(db, m.queue) == []
    told = await rows(db, m.outbox, m.outbox.c.kind.in_(("whisper", "panel")))
    assert sorted(row.user_id for row in told if row.kind == "whisper") == [ANA.id, BEN.id]
    assert [row.kind for row in told if row.user_id == ANA.id] == ["whisper", "panel"]
    assert {row.user_id for row in await rows(db, m.outbox, m.outbox.c.kind == "panel")} == {ANA.id, BEN.id, CAI.id}


async def test_only_who_wants_the_same_on_the_same_server(tables: Tables) -> None:
    for user, wish, guild in (
        (ANA, THREE, HERE), (BEN, Wish("toy", 3, 48), HERE), (CAI, Wish("toy", 2, 24), HERE), (DOT, THREE, ELSEWHERE),
    ):  # fmt: skip
        assert await join(tables, user, wish, guild) is None
    assert await waiting(tables, DOT, ELSEWHERE) == {THREE: 0}


async def test_two_who_come_last_open_one_table(tables: Tables, db: Database) -> None:
    """At the same moment, in whatever order: nobody sits twice, nobody is lost."""
    two = Wish("toy", 2, 24)
    opened = await asyncio.gather(*(join(tables, user, two) for user in (ANA, BEN, CAI, DOT)))
    assert sum(number is not None for number in opened) == 2
    seated = [row.user_id for row in await rows(db, m.seats)]
    assert sorted(seated) == [ANA.id, BEN.id, CAI.id, DOT.id]
    assert await rows(db, m.queue) == []


@pytest.mark.parametrize("locked", [True, False])
async def test_two_processes_open_the_table_that_both_fill(
    locked: bool, postgres: str, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has written down who came and sees nobody else yet. Only because the second waits for the first one's end
    does anybody see both; without the lock two people wait for each other for ever."""
    skips.unless(postgres, skips.POSTGRES)
    async with contextlib.AsyncExitStack() as stack:
        first, second = Database(postgres), Database(postgres)
        for db in (first, second):
            stack.push_async_callback(db.close)
        await emptied(first)
        await ready(first)
        here, there = (Tables(db, clock, games={"toy": TOY}) for db in (first, second))
        look, looked = Queues._fill, set[Queues]()

        async def waits() -> bool:
            """Whether somebody waits for this lock, in this database: other tests wait on the same server."""
            query = (
                "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database"
                " WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()"
            )
            async with first.read() as connection:
                return bool(await connection.scalar(sa.text(query)))

        async def held(self: Queues, *args: Any, **more: Any) -> Any:
            """Nobody commits before both have looked for people, or one of them waits for the lock."""
            found = await look(self, *args, **more)
            looked.add(self)
            async with within(what=lambda: "another who looks for people, or waits for the lock"):
                while len(looked) < 2 and not (locked and await waits()):
                    await asyncio.sleep(0)
            return found

        monkeypatch.setattr(Queues, "_fill", held)
        if not locked:
            monkeypatch.setattr(Queues, "_alone", _nothing)
        two = Wish("toy", 2, 24)
        opened = await patiently(asyncio.gather(join(here, ANA, two), join(there, BEN, two)))
        assert sum(number is not None for number in opened) == locked
        assert len(await rows(first, m.queue)) == (0 if locked else 2)


async def _nothing(*_: object) -> None:
    """No lock."""


async def test_a_fault_while_it_opens_changes_nothing(
    tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last one joins, and the game cannot be set up: nobody has left the queue, no table stands."""
    await join(tables, ANA)
    await join(tables, BEN)

    async def broken(_change: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(tables.lobby, "begin", broken)
    with pytest.raises(RuntimeError):
        await join(tables, CAI)
    assert [row.user_id for row in await rows(db, m.queue)] == [ANA.id, BEN.id]
    assert await rows(db, m.tables) == []
    monkeypatch.undo()
    assert await join(tables, CAI) is not None


async def test_the_absent_wait_a_week(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Then they are seated nowhere, and told so once; who asks again waits anew."""
    await join(tables, ANA)
    until, _ = await tables.matchmaking.join(HERE, PLACE, BEN, THREE)
    assert until == clock.now() + WAITS
    clock.add(seconds=WAITS - 60)
    await join(tables, BEN)
    assert await tables.matchmaking.look() == 0
    assert await rows(db, m.outbox) == []
    clock.add(seconds=120)
    assert await waiting(tables, CAI) == {THREE: 1}
    assert await join(tables, CAI) is None
    for _ in range(2):
        await tables.matchmaking.look()
    (post,) = await rows(db, m.outbox)
    assert (post.user_id, post.kind, json.loads(post.payload)["key"]) == (ANA.id, "whisper", "whisper-queue-over")
    assert await tables.lookup.find(guild_id=HERE) == await tables.lookup.find(user_id=ANA.id) == []
    clock.add(seconds=WAITS)
    await tables.matchmaking.look()  # the row on which such posts hang is there already
    assert [row.user_id for row in await rows(db, m.outbox)] == [ANA.id, BEN.id, CAI.id]
    assert len(await rows(db, m.tables)) == 1
    for user in (BEN, CAI):
        await join(tables, user)
    assert await join(tables, ANA) is not None


async def test_who_keeps_away_is_not_seated_and_nobody_learns_of_it(tables: Tables, db: Database) -> None:
    """Two who keep away from each other wait on, and each is told of those alone with whom they could sit: else they
    would see enough people, and no table. Nobody else sees more than one table could take."""
    two = Wish("toy", 2, 24)
    await tables.moderation.block(ANA.id, BEN.id)
    assert await join(tables, ANA, two) is None
    assert await waiting(tables, BEN) == {}
    assert await join(tables, BEN, two) is None
    assert await waiting(tables, CAI) == {two: 1}
    assert await waiting(tables, ANA) == await waiting(tables, BEN) == {two: 0}
    number = await join(tables, CAI, two)
    assert number is not None
    assert [seat.user_id for seat in (await tables.lookup.info(number)).seats] == [ANA.id, CAI.id]
    assert [row.user_id for row in await rows(db, m.queue)] == [BEN.id]


async def test_a_third_one_cannot_tell_either(tables: Tables) -> None:
    """Of two who keep away from each other a third one is told as of one: after their own step no table is missing."""
    await tables.moderation.block(BEN.id, ANA.id)
    for user in (ANA, BEN):
        await join(tables, user)
    assert await waiting(tables, CAI) == {THREE: 1}
    assert await join(tables, CAI) is None
    assert await waiting(tables, CAI) == {THREE: 1}
    assert await waiting(tables, DOT) == {THREE: 2}  # with Cai and one of the two
    assert await join(tables, DOT) is not None


async def test_a_block_that_is_lifted_lets_the_table_open(tables: Tables, db: Database) -> None:
    two = Wish("toy", 2, 24)
    await tables.moderation.block(ANA.id, BEN.id)
    for user in (ANA, BEN):
        await join(tables, user, two)
    assert await tables.matchmaking.look() == 0
    await tables.moderation.unblock(ANA.id, BEN.id)
    assert await waiting(tables, ANA) == {two: 0}  # until it opens
    assert await tables.matchmaking.look() == 1
    assert await rows(db, m.queue) == []
    told = [row.user_id for row in await rows(db, m.outbox, m.outbox.c.kind == "whisper")]
    assert sorted(told) == [ANA.id, BEN.id]


async def test_who_waits_is_told_in_his_language(tables: Tables) -> None:
    await join(tables, UserRef(7, "Eva", "es"))
    assert (await tables.preferences.user(7)).language == "es"


async def test_herald_leaves_a_server(tables: Tables, db: Database) -> None:
    await join(tables, ANA)
    await join(tables, ANA, guild=ELSEWHERE)
    await tables.matchmaking.drop(HERE)
    assert [row.guild_id for row in await rows(db, m.queue)] == [ELSEWHERE]


async def test_out_again(tables: Tables, db: Database) -> None:
    with pytest.raises(UserError, match="queue-out"):
        await tables.matchmaking.leave(HERE, ANA.id)
    await join(tables, ANA)
    await join(tables, ANA, Wish("toy", 2, 24))
    with pytest.raises(UserError, match="queue-out"):
        await tables.matchmaking.leave(ELSEWHERE, ANA.id)
    await tables.matchmaking.leave(HERE, ANA.id, game="toy", seats=3)
    with pytest.raises(UserError, match="queue-out"):
        await tables.matchmaking.leave(HERE, ANA.id, game="toy", seats=3)
    await tables.matchmaking.leave(HERE, ANA.id)
    assert await rows(db, m.queue) == []


@pytest.mark.parametrize(
    ("wish", "key"),
    [(Wish("toy", 3, 7), "queue-hours"), (Wish("toy", 9, 24), "seat-count"), (Wish("chess", 2, 24), "unknown-game")],
)
async def test_what_cannot_be_waited_for(tables: Tables, db: Database, wish: Wish, key: str) -> None:
    with pytest.raises(UserError, match=key):
        await join(tables, ANA, wish)
    assert await rows(db, m.queue) == []


async def test_not_for_everything_at_a_time(tables: Tables, db: Database) -> None:
    wishes = [Wish("toy", seats, hours) for seats in (2, 3) for hours in (12, 24, 48)]
    for wish in wishes[:PLACES]:
        await join(tables, ANA, wish)
    with pytest.raises(UserError, match="queue-many"):
        await join(tables, ANA, wishes[PLACES])
    await join(tables, ANA, wishes[0])  # the same again only lasts longer
    assert len(await rows(db, m.queue)) == PLACES


async def test_the_banned_wait_no_longer(tables: Tables, db: Database) -> None:
    await join(tables, ANA)
    await join(tables, ANA, guild=ELSEWHERE)
    await tables.moderation.ban(HERE, DOT.id, ANA.id)
    assert [row.guild_id for row in await rows(db, m.queue)] == [ELSEWHERE]
    with pytest.raises(UserError, match="banned-here"):
        await join(tables, ANA)


# -- how long games take


async def test_how_long_games_took_here(tables: Tables, db: Database) -> None:
    """From the games of people that their rules ended; of too few nothing is said."""
    table = await running(tables)
    assert await tables.game_lengths.of("toy", 2) is None
    row = dict((await rows(db, m.tables, m.tables.c.id == table.id))[0]._mapping)
    del row["id"]
    over = row | {"status": "finished", "started_at": 0.0}
    played = [over | {"finished_at": days * 86400.0} for days in range(1, LEAST + 1)]
    async with db.write() as connection:
        await connection.execute(m.tables.insert(), played[:-1])
    assert await tables.game_lengths.of("toy", 2) is None
    others = ({"ended": "outcome-draw"}, {"imported": True}, {"practice": True}, {"game": "x"}, {"seat_count": 3})
    async with db.write() as connection:
        await connection.execute(m.tables.insert(), [played[-1], *({**played[-1], **change} for change in others)])
    found = await tables.game_lengths.of("toy", 2)
    assert found is not None
    assert (found.games, found.low, found.median, found.high) == (LEAST, 2.0, 3.0, 4.0)
