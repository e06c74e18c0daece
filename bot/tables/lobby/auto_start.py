"""Tables that open with everybody seated, and begin at once: those of leagues and of the queue."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.models import TableRecord
from bot.tables.lobby.lobby import Lobby
from bot.tables.lobby.setup import insert_table, table_locale
from bot.tables.members.seats import remember
from bot.tables.model import UserRef
from bot.tables.play import announce
from bot.tables.unit.change import Change
from engine.core import seed_hash


async def open_seated(
    lobby: Lobby,
    connection: AsyncConnection,
    *,
    guild_id: int,
    channel_id: int,
    organiser_id: int,
    game: str,
    name: str,
    options: str,
    policy: str,
    people: Sequence[UserRef],
) -> Change:
    """Open a table at which ``people`` sit in this order, and begin its game, inside a transaction of the caller's, who
    flushes the change that is given back. ``options`` and ``policy``: as JSON, checked."""
    store = lobby.store
    rules, now, seed = store.rules(game), store.clock.now(), secrets.token_hex(32)
    locale = await table_locale(connection, guild_id, people, lobby.locale)
    table = TableRecord(
        id=0,
        guild_id=guild_id,
        channel_id=channel_id,
        game=game,
        name=name,
        locale=locale,
        organiser_id=organiser_id,
        seat_count=len(people),
        options=options,
        policy=policy,
        seed=seed,
        seed_hash=seed_hash(seed),
        schema_version=rules.schema_version,
        rules_version=rules.rules_version,
        created_at=now,
    )
    loaded = await insert_table(connection, table, [(user.name, user.id, "") for user in people])
    change = Change(store.db, connection, loaded, now, store)
    for user in people:
        await remember(change, user)
    announce.created(change)
    await lobby.begin(change)
    return change
