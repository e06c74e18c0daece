"""The tables: the one door between Discord and the games. Cogs call it, the workers stand behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import sqlalchemy as sa

from bot.common.clock import Clock
from bot.store import Database
from bot.store import models as m
from bot.store.database import uncounted
from bot.tables.history.archive import Archive
from bot.tables.history.history import Histories
from bot.tables.history.proof import Proofs
from bot.tables.history.restoring import Restoring
from bot.tables.history.rule_repair import Repairs
from bot.tables.listings.inbox import Inboxes
from bot.tables.listings.public import Opened
from bot.tables.listings.relocation import Homes
from bot.tables.listings.search import Finding
from bot.tables.lobby.forks import Forks
from bot.tables.lobby.invitations import Invites
from bot.tables.lobby.leagues import Leagues
from bot.tables.lobby.lobby import Lobby
from bot.tables.lobby.matchmaking import Queues
from bot.tables.lobby.seating import Seating
from bot.tables.lobby.transfer import Exports
from bot.tables.members.days_off import Away
from bot.tables.members.handover import Handovers
from bot.tables.members.moderation import Care
from bot.tables.members.notes import Notes
from bot.tables.members.personal_data import Data
from bot.tables.members.preferences import Prefs
from bot.tables.members.private_talk import Talks
from bot.tables.members.seats import SeatChanges
from bot.tables.members.votes import Voted, Votes
from bot.tables.members.webhooks import Hooks
from bot.tables.model import TableStatus
from bot.tables.play import faults
from bot.tables.play.actions import Play
from bot.tables.play.game_length import Lengths
from bot.tables.play.read_marks import Marks
from bot.tables.play.response_times import Paces
from bot.tables.play.results import Results
from bot.tables.play.views import Views
from bot.tables.unit.change import AnyRules, TableStore
from bot.tables.unit.posts import PanelPlace, PostKind
from engine import GAMES


def nobody() -> None:
    """Sets no worker to work."""


def whole(_game: str, view: Any) -> Any:
    """What a board shows, as far as nobody knows better: everything."""
    return view


class Tables:
    """Everything users can do, under the names of the rooms where it is done. Each method raises ``UserError`` for what
    a user may not do; then nothing changed.

    ``work`` is called after every commit that brought work for the workers (posts, deadlines, computer players);
    ``board_key(game, view)`` says what a board shows of the public view. Both may also be set later. ``manager`` means:
    this user manages the server, and may do what the organiser may. Seats count from 0.
    """

    def __init__(
        self,
        db: Database,
        clock: Clock,
        *,
        work: Callable[[], None] = nobody,
        board_key: Callable[[str, Any], Any] = whole,
        games: Mapping[str, AnyRules] = GAMES,
        locale: str = "en",
    ) -> None:
        self.store = store = TableStore(db, clock, games, work, board_key)
        store.stop = faults.stop
        self.play = play = Play(store)
        self.lobby = lobby = Lobby(store, play, locale)
        self.views = views = Views(store)
        self.read_marks = Marks(store)
        self.lookup = Finding(store)
        self.seats = SeatChanges(store)
        self.handovers = Handovers(store)
        self.votes = Votes(store)
        self.exports = Exports(store)
        self.proof = Proofs(store)
        self.preferences = Prefs(store)
        self.relocation = Homes(store)
        self.inboxes = Inboxes(store)
        self.days_off = Away(store)
        self.notes = Notes(store)
        self.private_talk = Talks(store)
        self.history = Histories(store)
        self.moderation = Care(store)
        self.archive = Archive(store)
        self.personal_data = Data(store, self.archive)
        self.webhooks = Hooks(store)
        self.public = Opened(store, views, self.archive)
        self.restoring = restoring = Restoring(store)
        self.repairs = Repairs(store, restoring)
        self.forks = Forks(store, self.history, locale)
        self.results = Results(store)
        self.response_times = Paces(store)
        self.seating = Seating(store)
        self.leagues = Leagues(store, lobby)
        self.matchmaking = Queues(store, lobby)
        self.invitations = Invites(store)
        self.game_lengths = Lengths(store)

    @property
    def clock(self) -> Clock:
        """The clock of the tables."""
        return self.store.clock

    def when_moved(self, tell: Callable[[int], None]) -> None:
        """Let somebody know, behind its commit, of whatever is done at a table in this process; the last one asked
        for is told."""
        self.store.moved = tell

    def now(self) -> float:
        """The moment by the clock of the tables (seconds since 1970)."""
        return self.store.clock.now()

    async def export_whole(self, table_id: int) -> bytes:
        """The whole table as JSON, secrets included. For the operator's command line alone."""
        await self.archive.thaw(table_id)
        return await self.exports.export(table_id, None, whole=True)

    async def cancel(self, table_id: int, user_id: int, *, manager: bool = False) -> Voted:
        """Close a table that has not started; of a running game this opens a vote, or agrees to it."""
        if (await self.lookup.info(table_id)).status is TableStatus.LOBBY:
            return Voted(await self.lobby.close(table_id, user_id, manager=manager))
        return await self.votes.cancel(table_id, user_id, manager=manager)

    async def redraw_card(self, table_id: int) -> None:
        """Queue an edit of the table's lobby card; nothing happens when it was not posted."""
        async with uncounted(), self.store.change(table_id) as change:
            change.edit(PostKind.LOBBY)

    async def games_alive(self) -> set[str]:
        """The games that are being played at some table."""
        alive = m.tables.c.status.in_([TableStatus.RUNNING.value, TableStatus.PAUSED.value])
        async with self.store.db.read() as connection:
            return set(await connection.scalars(sa.select(m.tables.c.game).where(alive).distinct()))

    async def clicked(
        self,
        table_id: int,
        seat: int,
        user_id: int,
        message_id: int | None,
        place: PanelPlace | None,
        *,
        over: bool = False,
    ) -> bool:
        """A click is about to change the panel of a seat, or has done so (``Views.clicked``). ``over``: it is answered;
        the panel is drawn anew where a delivery may have replaced that answer, or a newer panel stands in its place.
        Whether the message is the live panel."""
        clicked = await self.views.clicked(table_id, seat, user_id, message_id, place)
        if over and (clicked.known or (message_id is None and place is not None)):
            await self.redraw_panel(table_id, seat)
        return clicked.live

    async def redraw_panel(self, table_id: int, seat: int) -> None:
        """Queue an edit of the seat's live panel in direct messages; nothing happens when it has none."""
        async with uncounted(), self.store.change(table_id) as change:
            if 0 <= seat < len(change.loaded.seats):
                change.edit(PostKind.PANEL, change.loaded.seats[seat])
