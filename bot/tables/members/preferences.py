"""Settings of people and servers, and what is known of direct messages."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from bot.common.errors import UserError
from bot.locale import LANGUAGES
from bot.store import models as m
from bot.tables.clock import availability, schedule
from bot.tables.model import ServerPrefs, TableStatus, UserPrefs
from bot.tables.unit.change import TableStore

_USER_FIELDS = ("locale", "zone", "reminders", "dms", "wake", "sleep", "digest", "listed", "cadence")
_SERVER_FIELDS = ("locale", "creator_role", "channels", "reports_id", "open")


class Prefs:
    """Rows of users and servers; who has none gets the defaults."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def user(self, user_id: int) -> UserPrefs:
        """A user's settings."""
        async with self.store.db.read() as connection:
            return await _user(connection, user_id)

    async def set_user(self, user_id: int, **changes: Any) -> UserPrefs:
        """Change ``locale`` (empty: follow Discord), ``zone``, ``reminders``, ``dms``, ``wake`` and ``sleep`` (hours of
        the day), ``digest`` (an hour, -1 for never), ``listed``, or ``cadence``. Hours and cadence hold for deadlines
        that are set from now on.

        Also tries closed direct messages again: whoever opens their settings may have opened those. Who can be written
        to again gets a current panel of each of their seats.
        """
        if "locale" in changes and changes["locale"] not in ("", *LANGUAGES):
            raise UserError("bad-locale", locale=str(changes["locale"]), known=list(LANGUAGES))
        if "zone" in changes and schedule.zone(str(changes["zone"])) is None:
            raise UserError("bad-zone", zone=str(changes["zone"]))
        if changes.get("cadence", "half") not in schedule.CADENCES:
            raise UserError("bad-cadence", known=list(schedule.CADENCES))
        values = _only(changes, _USER_FIELDS)
        if not -1 <= changes.get("digest", -1) <= 23:
            raise UserError("bad-digest")
        async with self.store.db.write() as connection:
            before = await _user(connection, user_id)
            if "wake" in changes or "sleep" in changes:
                availability.check_hours(changes.get("wake", before.wake), changes.get("sleep", before.sleep))
            if "digest" in changes or ("zone" in changes and before.digest >= 0):
                hour, where = changes.get("digest", before.digest), changes.get("zone", before.zone)
                values["digest_at"] = None if hour < 0 else schedule.next_hour(self.store.clock.now(), hour, where)
            await self.store.db.upsert(connection, m.users, {"id": user_id, **values}, tuple(values))
            if before.dm == "closed":
                await connection.execute(m.users.update().where(m.users.c.id == user_id).values(dm="unknown"))
            after = await _user(connection, user_id)
        if "digest_at" in values:
            self.store.work()
        if after.dms and (not before.dms or before.dm == "closed"):
            await self._panels(user_id)
        return after

    async def _panels(self, user_id: int) -> None:
        """Somebody can be written to again: a current panel for each of their seats."""
        t, s = m.tables.c, m.seats.c
        async with self.store.db.read() as connection:
            rows = await connection.execute(
                sa.select(s.table_id, s.seat)
                .select_from(m.seats.join(m.tables))
                .where(s.user_id == user_id, t.status.in_((TableStatus.RUNNING.value, TableStatus.PAUSED.value)))
                .order_by(s.table_id, s.seat)
            )
            held = rows.all()
        for table_id, seat in held:
            async with self.store.change(table_id) as change:
                if change.loaded.seats[seat].user_id == user_id:
                    change.panel(change.loaded.seats[seat])

    async def server(self, guild_id: int) -> ServerPrefs:
        """A server's settings."""
        async with self.store.db.read() as connection:
            return await _server(connection, guild_id)

    async def set_server(self, guild_id: int, **changes: Any) -> ServerPrefs:
        """Change ``locale`` (empty: that of whoever opens a table), ``creator_role`` (0 for everyone), ``channels``
        (empty for anywhere) ``reports_id`` (a channel) or ``open``."""
        if "locale" in changes and changes["locale"] not in ("", *LANGUAGES):
            raise UserError("bad-locale", locale=str(changes["locale"]), known=list(LANGUAGES))
        values = _only(changes, _SERVER_FIELDS)
        if "channels" in values:
            values["channels"] = json.dumps([int(channel) for channel in values["channels"]])
        async with self.store.db.write() as connection:
            await self.store.db.upsert(connection, m.servers, {"id": guild_id, **values}, tuple(values))
            return await _server(connection, guild_id)

    async def dm_channel(self, user_id: int) -> int | None:
        """The channel of direct messages with a user, if one was opened."""
        async with self.store.db.read() as connection:
            row = await connection.execute(sa.select(m.users.c.dm_channel_id).where(m.users.c.id == user_id))
            channel = row.scalar()
            return None if channel is None else int(channel)

    async def remember_dm(self, user_id: int, *, channel_id: int | None, state: str) -> None:
        """Keep what a delivery showed: ``state`` is unknown, open or closed."""
        if state not in ("unknown", "open", "closed"):
            raise ValueError(f"not a state of direct messages: {state!r}")
        async with self.store.db.write() as connection:
            await self.store.db.upsert(
                connection, m.users, {"id": user_id, "dm_channel_id": channel_id, "dm": state}, ("dm_channel_id", "dm")
            )


def _only(changes: dict[str, Any], allowed: tuple[str, ...]) -> dict[str, Any]:
    unknown = set(changes) - set(allowed)
    if unknown:
        raise TypeError(f"no such setting: {', '.join(sorted(unknown))}")
    return dict(changes)


async def _user(connection: Any, user_id: int) -> UserPrefs:
    u = m.users.c
    row = (
        await connection.execute(
            sa.select(
                u.id, u.locale, u.zone, u.reminders, u.dms, u.dm, u.seen, u.wake, u.sleep, u.digest, u.listed, u.cadence
            ).where(u.id == user_id)
        )
    ).first()
    return UserPrefs(*row) if row else UserPrefs(user_id)


async def _server(connection: Any, guild_id: int) -> ServerPrefs:
    s = m.servers.c
    query = sa.select(s.locale, s.creator_role, s.channels, s.reports_id, s.open).where(s.id == guild_id)
    row = (await connection.execute(query)).first()
    return (
        ServerPrefs(
            guild_id, row.locale, row.creator_role, tuple(json.loads(row.channels)), row.reports_id, bool(row.open)
        )
        if row
        else ServerPrefs(guild_id)
    )
