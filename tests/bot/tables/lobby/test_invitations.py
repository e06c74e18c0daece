"""Tables to which people are asked."""

from __future__ import annotations

import json

import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.lobby import invitations
from bot.tables.service import Tables
from bot.workers.outbox.outbox import Outbox
from tests.bot.fakes import FakeDiscord
from tests.bot.helpers import ANA, BEN, CAI, DOT, FakeClock, lobby, rows, running


async def asked(db: Database) -> list[int]:
    """Who was told that they are asked."""
    posts = await rows(db, m.outbox, m.outbox.c.kind == "whisper")
    return [post.user_id for post in posts if json.loads(post.payload)["key"] == "whisper-invited"]


async def test_only_who_is_asked_may_join(tables: Tables, db: Database) -> None:
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3)
    info = await tables.lobby.configure(table.id, ANA.id, invited=True)
    assert info.invited
    with pytest.raises(UserError, match="not-invited"):
        await tables.lobby.join(table.id, BEN)
    await tables.invitations.ask(table.id, ANA.id, BEN.id)
    assert await asked(db) == [BEN.id]
    assert (await tables.invitations.named(table.id, BEN.id)).id == table.id
    with pytest.raises(UserError, match="no-such-table"):
        await tables.invitations.named(table.id, CAI.id)
    await tables.lobby.join(table.id, BEN)
    with pytest.raises(UserError, match="only-organiser"):
        await tables.invitations.ask(table.id, BEN.id, CAI.id)
    await tables.invitations.ask(table.id, ANA.id, CAI.id)
    await tables.invitations.withdraw(table.id, ANA.id, CAI.id)
    for user in (CAI, DOT):
        with pytest.raises(UserError, match="not-invited"):
            await tables.lobby.join(table.id, user)
    await tables.lobby.configure(table.id, ANA.id, invited=False)
    await tables.lobby.join(table.id, DOT)


async def test_at_an_open_table_everybody_may_ask(tables: Tables, db: Database) -> None:
    table = await lobby(tables, 3)
    await tables.lobby.leave(table.id, CAI.id)
    with pytest.raises(UserError, match="only-organiser"):
        await tables.invitations.ask(table.id, CAI.id, DOT.id)
    await tables.invitations.ask(table.id, BEN.id, DOT.id)
    assert await asked(db) == [DOT.id]


async def test_what_is_refused(tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence each, and nobody is told anything."""
    monkeypatch.setattr(invitations, "MOST", 1)
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3)
    await tables.lobby.join(table.id, BEN)
    for user, key in ((ANA, "invite-yourself"), (BEN, "invite-sits")):
        with pytest.raises(UserError, match=key):
            await tables.invitations.ask(table.id, ANA.id, user.id)
    with pytest.raises(UserError, match="nobody-invited"):
        await tables.invitations.withdraw(table.id, ANA.id, CAI.id)
    await tables.invitations.ask(table.id, ANA.id, CAI.id)
    with pytest.raises(UserError, match="already-invited"):
        await tables.invitations.ask(table.id, ANA.id, CAI.id)
    with pytest.raises(UserError, match="invite-many"):
        await tables.invitations.ask(table.id, ANA.id, DOT.id)
    with pytest.raises(UserError, match="only-organiser"):
        await tables.invitations.withdraw(table.id, BEN.id, CAI.id)
    assert await asked(db) == [CAI.id]
    await tables.lobby.join(table.id, CAI)
    with pytest.raises(UserError, match="table-full"):
        await tables.invitations.ask(table.id, ANA.id, DOT.id)
    assert await asked(db) == [CAI.id]
    other = await running(tables)
    with pytest.raises(UserError, match="only-in-lobby"):
        await tables.invitations.ask(other.id, ANA.id, DOT.id)


async def test_who_keeps_away_is_not_written_to(tables: Tables, db: Database) -> None:
    """Whoever asks reads the same as ever; the other hears nothing from somebody they have blocked, and cannot join."""
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3)
    await tables.moderation.block(BEN.id, ANA.id)
    await tables.invitations.ask(table.id, ANA.id, BEN.id)
    assert await asked(db) == []
    with pytest.raises(UserError, match="already-invited"):
        await tables.invitations.ask(table.id, ANA.id, BEN.id)
    with pytest.raises(UserError, match="table-closed"):
        await tables.lobby.join(table.id, BEN)


async def test_nobody_is_asked_again_and_again(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Asked, taken back, asked anew: whoever is written to could not help themselves."""
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3)
    for _ in range(invitations.ASKS):
        await tables.invitations.ask(table.id, ANA.id, BEN.id)
        await tables.invitations.withdraw(table.id, ANA.id, BEN.id)
    with pytest.raises(UserError, match="too-often"):
        await tables.invitations.ask(table.id, ANA.id, BEN.id)
    clock.add(seconds=invitations.AGAIN)
    await tables.invitations.ask(table.id, ANA.id, BEN.id)
    assert len(await asked(db)) == invitations.ASKS + 1


async def test_who_was_asked_to_what(tables: Tables) -> None:
    """The organiser has a list; who was asked may know of the table until it begins; others read nothing of it."""
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, invited=True)
    for user in (BEN, CAI):
        await tables.invitations.ask(table.id, ANA.id, user.id)
    assert await tables.invitations.people(table.id, ANA.id) == [BEN.id, CAI.id]
    with pytest.raises(UserError, match="only-organiser"):
        await tables.invitations.people(table.id, BEN.id)
    assert (await tables.invitations.of(BEN.id), await tables.invitations.of(DOT.id)) == ({table.id}, frozenset())
    await tables.preferences.set_server(1, open=True)
    assert await tables.public.tables(before=99, limit=9) == []
    await tables.lobby.join(table.id, BEN)
    await tables.lobby.start(table.id, ANA.id)
    assert [one["id"] for one in await tables.public.tables(before=99, limit=9)] == [table.id]
    assert await tables.invitations.of(CAI.id) == frozenset()


async def test_who_does_not_come_is_asked_no_more(tables: Tables, db: Database) -> None:
    """Once; the organiser hears of it, not where names are hidden. Who sits there already has come."""
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=4, invited=True)
    for user in (BEN, CAI):
        await tables.invitations.ask(table.id, ANA.id, user.id)
    assert await tables.invitations.asks(table.id, BEN.id)
    await tables.invitations.refuse(table.id, BEN.id)
    assert not await tables.invitations.asks(table.id, BEN.id)
    for user in (BEN, DOT):
        with pytest.raises(UserError, match="no-such-table"):
            await tables.invitations.refuse(table.id, user.id)
    with pytest.raises(UserError, match="not-invited"):
        await tables.lobby.join(table.id, BEN)
    await tables.lobby.join(table.id, CAI)
    assert not await tables.invitations.asks(table.id, CAI.id)
    with pytest.raises(UserError, match="already-seated"):
        await tables.invitations.refuse(table.id, CAI.id)
    await tables.lobby.configure(table.id, ANA.id, anonymous=True)
    await tables.invitations.ask(table.id, ANA.id, DOT.id)
    await tables.invitations.refuse(table.id, DOT.id)
    said = [json.loads(post.payload) for post in await rows(db, m.outbox, m.outbox.c.user_id == ANA.id)]
    assert [one["params"] for one in said if one["key"] == "whisper-refused"] == [{"user": BEN.id}]


async def test_an_invitation_that_stands_is_closed_once(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord
) -> None:
    """What came first stays: joined, not begun without them. One that has not gone out yet says nothing any more."""
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3)
    for user in (BEN, CAI):
        await tables.invitations.ask(table.id, ANA.id, user.id)
    await outbox.drain()
    await tables.invitations.ask(table.id, ANA.id, DOT.id)
    await tables.lobby.join(table.id, BEN)
    await outbox.drain()
    await tables.lobby.add_computer(table.id, ANA.id)
    await tables.lobby.start(table.id, ANA.id)
    closed = [row for row in await rows(db, m.outbox, m.outbox.c.op == "close") if row.status == "pending"]
    assert [(row.user_id, json.loads(row.payload)["answered"]) for row in closed] == [
        (CAI.id, "begun"), (DOT.id, "begun"),
    ]  # fmt: skip


@pytest.mark.parametrize("how", ["closed", "left"])
async def test_the_organiser_hears_that_an_invitation_reaches_nobody(
    tables: Tables, db: Database, outbox: Outbox, discord: FakeDiscord, how: str
) -> None:
    """When it first turns out; it is not tried again and again."""
    discord.closed, discord.left = ({CAI.id * 10}, set()) if how == "closed" else (set(), {CAI.id})
    for _ in range(2):
        table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3)
        await tables.invitations.ask(table.id, ANA.id, CAI.id)
        assert await outbox.drain() is None
        assert (await tables.preferences.user(CAI.id)).dm == how
    said = [content for content in discord.said()[ANA.id * 10] if "whisper-unheard" in content]
    assert len(said) == 1


async def test_fewer_seats_take_along_what_is_ones_own(tables: Tables) -> None:
    """A seat's word, how it is played, and what its person wishes for, but for seats that are gone."""
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=4)
    for user in (BEN, CAI):
        await tables.lobby.join(table.id, user)
    await tables.lobby.configure(table.id, ANA.id, drafted=True)
    await tables.seating.wish(table.id, CAI.id, [3, 1])
    await tables.lobby.add_word(table.id, CAI.id, "rose")
    await tables.lobby.leave(table.id, BEN.id)
    assert await tables.lobby.shrinks(table.id) == 2
    info = await tables.lobby.configure(table.id, ANA.id, seats=3)
    seat = info.seats[1]
    assert (seat.user_id, seat.word) == (CAI.id, "rose")
    async with tables.store.change(table.id) as change:
        assert change.loaded.seats[1].wishes == "1"
    with pytest.raises(UserError, match="too-few-players"):
        await tables.lobby.start(table.id, ANA.id, seats=3)
    started = await tables.lobby.start(table.id, ANA.id, seats=2)
    assert (started.seat_count, {seat.user_id for seat in started.seats}) == (2, {ANA.id, CAI.id})
    assert await tables.lobby.shrinks(table.id) is None


async def test_a_private_thread_takes_in_who_comes(tables: Tables, db: Database) -> None:
    """Not who was asked: that would show who keeps away, and they would hear what is said there."""
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3, private=True)
    await tables.invitations.ask(table.id, ANA.id, BEN.id)
    assert await rows(db, m.outbox, m.outbox.c.op == "members") == []
    await tables.lobby.join(table.id, BEN)
    (post,) = await rows(db, m.outbox, m.outbox.c.op == "members")
    assert json.loads(post.payload) == {"users": [BEN.id]}


async def test_an_anonymous_lobby_does_not_tell_by_asking_who_sits_there(tables: Tables, db: Database) -> None:
    """Whoever sits there is asked like anybody else, for all that the organiser can see; they are not written to."""
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=4)
    await tables.lobby.configure(table.id, ANA.id, anonymous=True)
    await tables.lobby.join(table.id, BEN)
    for user in (BEN, CAI):
        assert (await tables.invitations.ask(table.id, ANA.id, user.id)).id == table.id
        with pytest.raises(UserError, match="already-invited"):
            await tables.invitations.ask(table.id, ANA.id, user.id)
    assert await asked(db) == [CAI.id]


async def test_an_anonymous_lobby_does_not_tell_by_blocks_who_sits_there(tables: Tables) -> None:
    """Somebody blocks whom they look for, and tries the tables: only the organiser, whom everybody knows, counts."""
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=4)
    await tables.lobby.configure(table.id, ANA.id, anonymous=True)
    await tables.lobby.join(table.id, BEN)
    await tables.moderation.block(CAI.id, BEN.id)
    await tables.lobby.join(table.id, CAI)
    await tables.moderation.block(DOT.id, ANA.id)
    with pytest.raises(UserError, match="table-closed"):
        await tables.lobby.join(table.id, DOT)
