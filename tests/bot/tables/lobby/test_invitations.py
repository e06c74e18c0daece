"""Tables to which people are asked."""

from __future__ import annotations

import json

import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.lobby import invitations
from bot.tables.service import Tables
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
