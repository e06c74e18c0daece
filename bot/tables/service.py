"""The tables: the one door between Discord and the games. Cogs call it, the workers of ``works.py`` stand behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from bot.clock import Clock
from bot.store import Database
from bot.store import models as m
from bot.tables.change import AnyRules, TableStore
from bot.tables.export import Exports, VerifyReport
from bot.tables.lobby import Lobby
from bot.tables.model import (
    Acted,
    DeadlinePolicy,
    LoggedEvent,
    SeatView,
    ServerPrefs,
    TableInfo,
    TableStatus,
    UserPrefs,
    UserRef,
    Waiting,
)
from bot.tables.play import Play
from bot.tables.post import PostKind
from bot.tables.preferences import Prefs
from bot.tables.seats import SeatChanges
from engine import GAMES
from engine.core import Action


def _nobody() -> None:
    """Wakes no worker."""


class Tables:
    """Everything users can do. Each method raises ``UserError`` for what a user may not do; then nothing changed.

    ``wake`` is called after every commit that brought work for the workers (posts, deadlines, computer players); it may
    also be set later. ``manager`` means: this user manages the server, and may do what the organiser may.
    Seats count from 0.
    """

    def __init__(
        self,
        db: Database,
        clock: Clock,
        *,
        wake: Callable[[], None] = _nobody,
        games: Mapping[str, AnyRules] = GAMES,
        locale: str = "en",
    ) -> None:
        self.store = TableStore(db, clock, games, wake)
        self._lobby = Lobby(self.store, locale)
        self.play = Play(self.store)
        self._seats = SeatChanges(self.store)
        self._exports = Exports(self.store)
        self._prefs = Prefs(self.store)

    @property
    def wake(self) -> Callable[[], None]:
        """What is called when there is work for the workers."""
        return self.store.wake

    @wake.setter
    def wake(self, wake: Callable[[], None]) -> None:
        self.store.wake = wake

    # -- tables

    async def create(
        self,
        *,
        guild_id: int,
        channel_id: int,
        organiser: UserRef,
        game: str,
        seats: int,
        name: str = "",
        policy: DeadlinePolicy | None = None,
        locale: str = "",
        options: Mapping[str, Any] | None = None,
    ) -> TableInfo:
        """Open a table; the organiser takes its first seat and the lobby card is posted to the channel."""
        return await self._lobby.create(
            guild_id=guild_id,
            channel_id=channel_id,
            organiser=organiser,
            game=game,
            seats=seats,
            name=name,
            policy=policy,
            locale=locale,
            options=options,
        )

    async def configure(
        self,
        table_id: int,
        user_id: int,
        *,
        options: Mapping[str, Any] | None = None,
        policy: DeadlinePolicy | None = None,
        name: str | None = None,
        locale: str | None = None,
        seats: int | None = None,
        manager: bool = False,
    ) -> TableInfo:
        """Change settings before the start (organiser); name, language and deadlines also while the game runs."""
        return await self._lobby.configure(
            table_id, user_id, options=options, policy=policy, name=name, locale=locale, seats=seats, manager=manager
        )

    async def info(self, table_id: int) -> TableInfo:
        """A table by its number."""
        return await self._lobby.info(table_id)

    async def by_thread(self, thread_id: int) -> TableInfo | None:
        """The table whose thread (or lobby card) this is."""
        return await self._lobby.by_thread(thread_id)

    async def find(
        self,
        *,
        guild_id: int | None = None,
        user_id: int | None = None,
        statuses: Sequence[TableStatus] = (),
        channel_id: int | None = None,
        text: str = "",
        limit: int = 25,
    ) -> list[TableInfo]:
        """Tables, newest first. ``user_id``: who sits there or organises it; ``text``: part of name, game or number."""
        return await self._lobby.find(
            guild_id=guild_id, user_id=user_id, statuses=statuses, channel_id=channel_id, text=text, limit=limit
        )

    async def join(self, table_id: int, user: UserRef) -> TableInfo:
        """Take the next free seat; of a running game a seat that is offered."""
        return await self._lobby.join(table_id, user)

    async def leave(self, table_id: int, user_id: int) -> TableInfo:
        """Free one's seat; of a running game it is offered publicly, and a computer acts meanwhile."""
        return await self._lobby.leave(table_id, user_id)

    async def add_computer(
        self, table_id: int, user_id: int, player: str = "heuristic", seat: int | None = None, *, manager: bool = False
    ) -> TableInfo:
        """Give a free seat, or the next one, to a computer player (organiser, before the start)."""
        return await self._lobby.add_computer(table_id, user_id, player, seat, manager=manager)

    async def remove_computer(
        self, table_id: int, user_id: int, seat: int | None = None, *, manager: bool = False
    ) -> TableInfo:
        """Take a computer player, or the last one, off the table (organiser, before the start)."""
        return await self._lobby.remove_computer(table_id, user_id, seat, manager=manager)

    async def start(self, table_id: int, user_id: int, *, manager: bool = False) -> TableInfo:
        """Begin the game (organiser)."""
        return await self._lobby.start(table_id, user_id, manager=manager)

    async def cancel(self, table_id: int, user_id: int, *, manager: bool = False) -> TableInfo:
        """Close a table that has not started (organiser)."""
        return await self._lobby.cancel(table_id, user_id, manager=manager)

    # -- play

    async def act(
        self,
        table_id: int,
        user_id: int,
        actions: Sequence[Action],
        *,
        seat: int | None = None,
        token: str | None = None,
    ) -> Acted:
        """Take actions, all or none. ``token``: of the look they were chosen from; an older one is ``StaleClick``."""
        return await self.play.act(table_id, user_id, actions, seat=seat, token=token)

    async def undo(self, table_id: int, user_id: int, *, seat: int | None = None) -> Acted:
        """Take back one's last command since the last die, reveal or turn of another."""
        return await self.play.undo(table_id, user_id, seat=seat)

    async def look(self, table_id: int, user_id: int | None, *, seat: int | None = None) -> SeatView:
        """The position as this user may see it; without a seat, or with ``None``, as a spectator.

        Of several seats: ``seat``, else the first one the table waits for.
        """
        return await self.play.look(table_id, user_id, seat=seat)

    async def log(
        self, table_id: int, user_id: int | None, *, since: int | None = None, limit: int = 200
    ) -> list[LoggedEvent]:
        """The last ``limit`` events this user may know: after action ``since``, or from his own last action on."""
        return await self.play.log(table_id, user_id, since=since, limit=limit)

    async def blocking(self, table_id: int) -> list[Waiting]:
        """Whom the table waits for."""
        return await self.play.blocking(table_id)

    # -- time and people

    async def pause(self, table_id: int, user_id: int, *, manager: bool = False) -> TableInfo:
        """Stop the game and its deadline (organiser)."""
        return await self._seats.pause(table_id, user_id, manager=manager)

    async def resume(self, table_id: int, user_id: int, *, manager: bool = False) -> TableInfo:
        """Go on with the time the deadline had left (organiser)."""
        return await self._seats.resume(table_id, user_id, manager=manager)

    async def replace(
        self, table_id: int, organiser_id: int, seat: int, user: UserRef, *, manager: bool = False
    ) -> TableInfo:
        """Give a seat of a running game to somebody else (organiser)."""
        return await self._seats.replace(table_id, organiser_id, seat, user, manager=manager)

    async def resign(self, table_id: int, user_id: int, *, seat: int | None = None) -> TableInfo:
        """Give up: a computer plays the seat to the end."""
        return await self._seats.resign(table_id, user_id, seat=seat)

    async def back(self, table_id: int, user_id: int) -> TableInfo:
        """Take one's seats back from the computer that acted meanwhile."""
        return await self._seats.back(table_id, user_id)

    # -- papers

    async def export(self, table_id: int, user_id: int | None) -> bytes:
        """The table as JSON: while it runs only what this user may see, whole when the game is over."""
        return await self._exports.export(table_id, user_id)

    async def export_whole(self, table_id: int) -> bytes:
        """The whole table as JSON, secrets included. For the operator's command line alone."""
        return await self._exports.export(table_id, None, whole=True)

    async def import_table(
        self, data: bytes, *, guild_id: int, channel_id: int, organiser: UserRef, trusted: bool = False
    ) -> TableInfo:
        """Read an exported table back. ``trusted`` (the operator): also one that still runs, with its users."""
        return await self._exports.import_table(
            data, guild_id=guild_id, channel_id=channel_id, organiser=organiser, trusted=trusted
        )

    async def verify(self, table_id: int) -> VerifyReport:
        """Re-derive every draw of a finished game from its seed and replay its log to the stored position."""
        return await self._exports.verify(table_id)

    async def shadow(self, table_id: int) -> VerifyReport:
        """The same check of a game that still runs; for the operator alone, for its report holds the seed."""
        return await self._exports.shadow(table_id)

    # -- people's and servers' settings

    async def user(self, user_id: int) -> UserPrefs:
        """A user's settings."""
        return await self._prefs.user(user_id)

    async def set_user(self, user_id: int, **changes: Any) -> UserPrefs:
        """Change ``locale`` (empty: follow Discord), ``zone``, ``reminders``, ``dms``; tries closed messages again."""
        return await self._prefs.set_user(user_id, **changes)

    async def server(self, guild_id: int) -> ServerPrefs:
        """A server's settings."""
        return await self._prefs.server(guild_id)

    async def set_server(self, guild_id: int, **changes: Any) -> ServerPrefs:
        """Change ``locale``, ``creator_role`` (0 for everyone), ``channels`` (empty for anywhere)."""
        return await self._prefs.set_server(guild_id, **changes)

    async def dm_channel(self, user_id: int) -> int | None:
        """The channel of direct messages with a user, if one was opened."""
        return await self._prefs.dm_channel(user_id)

    async def remember_dm(self, user_id: int, *, channel_id: int | None, state: str) -> None:
        """Keep what a delivery showed: ``state`` is unknown, open or closed."""
        await self._prefs.remember_dm(user_id, channel_id=channel_id, state=state)

    # -- live messages

    async def redraw_panel(self, table_id: int, seat: int) -> None:
        """Queue an edit of the seat's live panel in direct messages; nothing happens when it has none."""
        async with self.store.change(table_id) as change:
            if 0 <= seat < len(change.case.seats):
                change.edit(PostKind.PANEL, change.case.seats[seat])

    async def redraw_card(self, table_id: int) -> None:
        """Queue an edit of the table's lobby card; nothing happens when it was not posted."""
        async with self.store.change(table_id) as change:
            change.edit(PostKind.LOBBY)

    async def games_alive(self) -> set[str]:
        """The games that are being played at some table."""
        alive = m.tables.c.status.in_([TableStatus.RUNNING.value, TableStatus.PAUSED.value])
        async with self.store.db.read() as connection:
            return set(await connection.scalars(sa.select(m.tables.c.game).where(alive).distinct()))
