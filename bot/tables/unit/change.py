"""What all parts of the tables share: loading a table, changing it in one transaction, waking the workers."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.clock import Clock
from bot.common.errors import RulesFault, StaleClick, UserError
from bot.store import Database
from bot.store import models as m
from bot.store.lanes import FILMS
from bot.store.models import SeatRecord
from bot.store.records import LOAD, LOAD_SEATS, LOCK, differing
from bot.tables.model import Damage, TableStatus
from bot.tables.unit import anonymity, outgoing, stored_positions
from bot.tables.unit.checked_rules import CheckedRules
from bot.tables.unit.loaded import LoadedTable, loaded_table
from bot.tables.unit.outgoing import QUIET, Planned, closing
from bot.tables.unit.posts import Closing, PostKind
from engine.core import Rules, SaveError

log = logging.getLogger(__name__)

BEING_RESTORED = "damage-restoring"
"""The refusal of a table that is left alone while what is damaged is put back."""
DAMAGE = "damage"
"""Where a fault is (``RulesFault.where``) that is none of the rules: what is stored is damaged."""

AnyRules = Rules[Any, Any]


class Change:
    """One change of a table, inside its lock and its transaction. Nothing of it stays when the block raises."""

    def __init__(
        self, db: Database, connection: AsyncConnection, loaded: LoadedTable, now: float, store: TableStore
    ) -> None:
        self.db = db
        self.store = store
        self.connection = connection
        self.loaded = loaded
        self.now = now
        self.posts: list[Planned] = []
        self.woken = False
        self.damaged = False
        """Something stored of it was found damaged in this change: whoever restores it is called as it commits."""
        self._table = loaded.table.model_copy()
        self._seats = [seat.model_copy() for seat in loaded.seats]

    @property
    def seats_before(self) -> list[SeatRecord]:
        """The seats as they were loaded."""
        return self._seats

    @property
    def was_stopped(self) -> bool:
        """Whether the table stood still because its rules had failed."""
        return self._table.stopped

    @property
    def was_asleep(self) -> bool:
        """Whether the table slept because nobody was there."""
        return self._table.asleep

    def replace_seats(self, seats: list[SeatRecord]) -> None:
        """Take over seats whose rows were written anew."""
        self.loaded.seats = seats
        self._seats = [seat.model_copy() for seat in seats]

    # -- posts

    @property
    def nameless(self) -> bool:
        """Whether nobody may learn who has which seat: nothing that is planned calls anybody."""
        return anonymity.hides(self.loaded.table)

    @property
    def has_status(self) -> bool:
        """Whether a new status is planned."""
        return any(p.kind is PostKind.STATUS and p.op == "send" for p in self.posts)

    def send(self, kind: PostKind, *, seat: int = -1, payload: dict[str, Any] | None = None) -> Planned:
        """Plan a post to the table's thread (the lobby card: to its channel)."""
        op = "thread" if kind is PostKind.THREAD else "send"
        planned = Planned(kind, op, f"t{self.loaded.table.id}", seat, payload=payload or {})
        self.posts.append(planned)
        return planned

    def members(self, users: Sequence[int]) -> None:
        """Plan to make users members of the table's thread."""
        if users and not self.nameless:  # a thread shows who is in it
            lane = f"t{self.loaded.table.id}"
            self.posts.append(Planned(PostKind.THREAD, "members", lane, payload={"users": list(users)}))

    def note(
        self,
        key: str,
        *,
        mention: list[int] | None = None,
        button: str = "",
        at: int = -1,
        token: str = "",
        after: Planned | None = None,
        place: int | None = None,
        **params: Any,
    ) -> Planned:
        """Plan one line to the table's thread, or to another ``place``. ``button``: one or several; ``at``: the seat
        they are about; ``token``: what exactly they answer."""
        payload = _line(key, params, None if self.nameless else mention, button, token)
        if place is not None:
            payload["place"] = place
        planned = Planned(PostKind.NOTE, "send", f"t{self.loaded.table.id}", at, payload=payload, after=after)
        self.posts.append(planned)
        return planned

    def whisper(
        self, user_id: int, key: str, *, button: str = "", at: int = -1, token: str = "", **params: Any
    ) -> Planned:
        """Plan one line to a user, with buttons as those of a note."""
        payload = _line(key, params, None, button, token)
        planned = Planned(PostKind.WHISPER, "send", f"u{user_id}", at, user_id, payload)
        if user_id > 0:  # nobody organises a table whose organiser was forgotten
            self.posts.append(planned)
        return planned

    def unreached(self, seat: SeatRecord) -> None:
        """Plan to say once, to whomever no direct message reaches, where the hand is. Where names are hidden not even
        of which seat, and not of how many: at another table the same person may be named for the same reason."""
        assert seat.user_id is not None
        if not self.nameless:
            self.note("dm-closed-note", mention=[seat.user_id], button="hand", **self.loaded.about(seat))
        elif not any(other.dm_noted for other in self.loaded.seats):
            self.note("dm-closed-note-nobody", button="hand")
        seat.dm_noted = True

    def departed(self, seat: SeatRecord) -> None:
        """Plan to say once that whoever has a seat is on the table's server no more."""
        if not self.nameless:
            self.note("left-server-note", **self.loaded.about(seat))
        elif not any(other.dm_noted for other in self.loaded.seats):
            self.note("left-server-note-nobody")
        seat.dm_noted = True

    def digest(self, user_id: int) -> None:
        """Plan a user's inbox, as it is when it is delivered."""
        self.posts.append(Planned(PostKind.DIGEST, "send", f"u{user_id}", user_id=user_id))

    def lines(self, events: list[dict[str, Any]]) -> None:
        """Plan what the thread hears in words; lines of a moment become one post."""
        self.posts.append(Planned(PostKind.LINES, "send", f"t{self.loaded.table.id}", payload={"events": events}))

    def tell(self, user_id: int, seat: int, events: list[dict[str, Any]]) -> None:
        """Plan what a user hears alone."""
        self.posts.append(
            Planned(PostKind.WHISPER, "send", f"u{user_id}", seat, user_id=user_id, payload={"events": events})
        )

    def replay(self, after: Planned) -> None:
        """Plan the replay, behind the result. It has a lane of its own, for making it takes seconds; a lesson or a fork
        has none."""
        self.posts.append(Planned(PostKind.REPLAY, "send", f"{FILMS}{self.loaded.table.id}", after=after))

    def result_to_players(self, payload: dict[str, Any]) -> None:
        """Plan the result of the game by direct message to everybody who plays."""
        for user_id in sorted({s.user_id for s in self.loaded.seats if s.user_id is not None}):
            self.posts.append(Planned(PostKind.RESULT, "send", f"u{user_id}", user_id=user_id, payload=payload))

    def panel(self, seat: SeatRecord, *, quiet: bool = False, after: Planned | None = None) -> None:
        """Plan a new panel for the user of a seat. ``quiet``: nobody else may notice, so the thread is told nothing
        when it does not reach them; ``after``: not before that post stands."""
        if seat.user_id is not None and not self.has_panel(seat):
            payload = QUIET.copy() if quiet else {}
            self.posts.append(
                Planned(PostKind.PANEL, "send", f"u{seat.user_id}", seat.seat, seat.user_id, payload, after)
            )

    def has_panel(self, seat: SeatRecord) -> bool:
        """Whether a new panel of the seat is planned."""
        wanted = (PostKind.PANEL, "send", seat.seat, seat.user_id)
        return any((p.kind, p.op, p.seat, p.user_id) == wanted for p in self.posts)

    def edit(
        self,
        kind: PostKind,
        seat: SeatRecord | None = None,
        *,
        new: bool = False,
        own: bool = False,
        after: Planned | None = None,
    ) -> None:
        """Plan an edit of a live message; several edits before it is delivered become one. ``new``: where there is no
        live panel, a new one is posted. ``own``: the seat has caused it itself; a click on the panel has shown it then.
        That of a panel is quiet always. ``after``: not before that post stands."""
        if seat is None:
            self.posts.append(Planned(kind, "edit", f"t{self.loaded.table.id}"))
        elif seat.user_id is not None:
            payload = QUIET | {name: True for name, is_so in (("new", new), ("own", own)) if is_so}
            self.posts.append(Planned(kind, "edit", f"u{seat.user_id}", seat.seat, seat.user_id, payload, after))

    def delete(self, kind: PostKind, channel_id: int, message_id: int) -> None:
        """Plan to delete a public message."""
        lane = f"t{self.loaded.table.id}"
        self.posts.append(Planned(kind, "delete", lane, channel_id=channel_id, message_id=message_id))

    async def close_panels(self, why: Closing, seat: int | None = None) -> None:
        """Forget the live panels of the table, or of one seat, and plan the edits that close them.

        A panel that is on its way right now is closed by the outbox when it has arrived.
        """
        p, table_id = m.panels.c, self.loaded.table.id
        gone = m.panels.delete().where(p.table_id == table_id, p.kind == PostKind.PANEL.value)
        if seat is not None:
            gone = gone.where(p.seat == seat)
        h = m.shown.c
        known = m.shown.delete().where(h.table_id == table_id)
        await self.connection.execute(known if seat is None else known.where(h.seat == seat))
        for row in await self.connection.execute(gone.returning(p.seat, p.user_id, p.channel_id, p.message_id)):
            self.posts.append(closing(row.seat, row.user_id, row.channel_id, row.message_id, why))

    # -- writing

    async def flush(self) -> None:
        """Write what changed of the table's row and its seats, and the planned posts."""
        table = self.loaded.table
        changed = differing(self._table, table)
        if changed:
            await self.connection.execute(m.tables.update().where(m.tables.c.id == table.id).values(**changed))
        seats = [(old, new) for old, new in zip(self._seats, self.loaded.seats, strict=True) if old != new]
        if seats:
            await self.connection.execute(
                _SEAT_UPDATE,
                [{"t": table.id, "s": new.seat, **{k: getattr(new, k) for k in _SEAT_FIELDS}} for _, new in seats],
            )
        if table.alone:
            self.posts = list(self._alone())
        self.woken |= await outgoing.write(self.connection, table.id, self.now, self.posts)

    def _alone(self) -> Iterator[Planned]:
        """The posts of a lesson or a fork, of which nothing stands in any channel: its one person hears of it."""
        person = next((s.user_id for s in self.loaded.seats if s.user_id is not None), None)
        for planned in self.posts:
            if planned.user_id is None and planned.kind in (PostKind.PHASE, PostKind.RESULT) and person is not None:
                planned.user_id, planned.lane = person, f"u{person}"
            if planned.user_id is not None:
                yield planned


_SEAT_FIELDS = [name for name in SeatRecord.model_fields if name not in ("table_id", "seat")]
_SEAT_UPDATE = (
    m.seats.update()
    .where(m.seats.c.table_id == sa.bindparam("t"), m.seats.c.seat == sa.bindparam("s"))
    .values({name: sa.bindparam(name) for name in _SEAT_FIELDS})
)


def _line(
    key: str, params: Mapping[str, Any], mention: list[int] | None, button: str, token: str = ""
) -> dict[str, Any]:
    """The payload of a NOTE or WHISPER."""
    payload: dict[str, Any] = {"key": key, "params": dict(params)}
    if mention:
        payload["mention"] = mention
    if button:
        payload["button"] = button
    if token:
        payload["token"] = token
    return payload


async def _nothing() -> None:
    """Nobody heeds the clock here."""


class TableStore:
    """The database, the clock, the games, and one lock per table.

    ``work`` is called when there is something for the workers. ``board_key(game, view)`` is what a board shows of the
    public view: when it stays the same, no new board is posted.
    """

    def __init__(
        self,
        db: Database,
        clock: Clock,
        games: Mapping[str, AnyRules],
        work: Callable[[], None],
        board_key: Callable[[str, Any], Any],
    ) -> None:
        self.db = db
        self.clock = clock
        self.games = games
        self.stop: Callable[[Change, RulesFault], Awaitable[None]] | None = None
        """What is done at a table whose rules failed (``bot.tables.play.faults``)."""
        self.work = work
        self.board_key = board_key
        self.context: Callable[[str, Any], Any] = lambda game, view: None
        """By a game and a public view what its sentences need beside the events, as data; posts carry it."""
        self.great: Callable[[str], Collection[str]] = lambda game: ()
        """The keys of a game's events that are told one by one however much has happened since."""
        self.borders: OrderedDict[tuple[int, int], tuple[int, int, Any]] = OrderedDict()
        """By table and seat: when it last looked, the phase border before that, and its view there."""
        self.restore: Callable[[], None] = lambda: None
        """Called when a table was marked as damaged: somebody puts back what is."""
        self.moved: Callable[[int], None] = lambda table: None
        """Called when something was done at a table in this process, behind its commit."""
        self.heed: Callable[[], Awaitable[None]] = _nothing
        """Called before the present moment is written anywhere: what is due may have to follow a clock that was set."""
        self.acts = self.refusals = self.faults = self.silences = 0
        """Lines written into logs, changes refused, times that rules failed, and times that what silence means was
        refused, since this process started."""
        self._locks: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()

    def lock(self, table_id: int) -> asyncio.Lock:
        """The lock under which a table is changed; it lives while somebody holds it."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    def rules(self, game: str) -> AnyRules:
        """The rules of a game, or ``unknown-game``. What they raise beside refusals is a ``RulesFault``."""
        rules = self.games.get(game)
        if rules is None:
            raise UserError("unknown-game", game=game, known=sorted(self.games))
        return cast(AnyRules, CheckedRules(rules))

    def state(self, loaded: LoadedTable) -> Any:
        """The position of a table. ``not-started`` without one, ``damage-restoring`` or ``damage-closed`` where it is
        damaged, ``save-broken`` when this version cannot read it, and ``table-cancelled`` for all of them when the
        table was cancelled."""
        cancelled = loaded.status is TableStatus.CANCELLED
        if loaded.data is None:
            raise UserError("table-cancelled" if cancelled else "not-started")
        rules = self.rules(loaded.table.game)
        if loaded.table.damage and not cancelled:
            raise self.damaged(loaded)
        try:
            return stored_positions.read(rules, loaded.data, loaded.digest)
        except stored_positions.DamagedPosition as error:
            if cancelled:
                raise UserError("table-cancelled") from error
            raise self.damaged(loaded) from error
        except SaveError as error:
            if cancelled:
                raise UserError("table-cancelled") from error
            raise RulesFault("loads", key="save-broken", table=loaded.table.id) from error

    def damaged(self, loaded: LoadedTable) -> RulesFault:
        """What is raised where something stored of a game is damaged: ``damage-restoring``, or ``damage-closed`` where
        it could not be put back. A table that is marked already is not told again."""
        mark = loaded.table.damage
        if mark == Damage.CLOSED.value:
            over = int(loaded.status is TableStatus.FINISHED)
            fault = RulesFault(DAMAGE, key="damage-closed", table=loaded.table.id, over=over)
        else:
            fault = RulesFault(DAMAGE, key=BEING_RESTORED, table=loaded.table.id)
        fault.told = bool(mark)
        return fault

    async def load(self, connection: AsyncConnection, table_id: int, *, to_change: bool = False) -> LoadedTable:
        """A table with its seats. ``to_change`` keeps other writers out until the transaction ends (SQLite has only
        one anyway). Raises ``no-such-table``."""
        if not 0 < table_id < 1 << 63:
            raise UserError("no-such-table", table=str(table_id))
        if to_change and not self.db.sqlite:
            await connection.execute(LOCK, {"table": table_id})
        row = (await connection.execute(LOAD, {"table": table_id})).mappings().first()
        if row is None:
            raise UserError("no-such-table", table=str(table_id))
        return loaded_table(row, (await connection.execute(LOAD_SEATS, {"table": table_id})).mappings())

    def digest(self, game: str, view: Any) -> str:
        """What a board shows of a public view, as a short text that two views share when their boards are alike. When
        the game's own word on that fails, everything counts: a board too many stops no table."""
        try:
            shown = msgspec.to_builtins(self.board_key(game, view), str_keys=True)
        except Exception:
            log.exception("what a board of %s shows could not be told", game)
            shown = msgspec.to_builtins(view, str_keys=True)
        return hashlib.blake2b(msgspec.json.encode(shown, order="deterministic"), digest_size=12).hexdigest()

    async def read(self, table_id: int) -> LoadedTable:
        """A table in a transaction of its own."""
        async with self.db.read() as connection:
            return await self.load(connection, table_id)

    @asynccontextmanager
    async def writing(self, table_id: int) -> AsyncIterator[AsyncConnection]:
        """A transaction that keeps every other writer of a table out, those of other processes too."""
        async with self.lock(table_id), self.db.write() as connection:
            if not self.db.sqlite:
                await connection.execute(LOCK, {"table": table_id})
            yield connection

    @asynccontextmanager
    async def change(self, table_id: int, *, last: bool = True) -> AsyncIterator[Change]:
        """Lock a table, load it, let the block change it, and commit everything at once.

        A writer of another process that was faster makes the unique (table, seq) fail: ``StaleClick``. When its rules
        fail nothing is changed, and the table is told; with ``last`` not set something else will be tried before that.
        """
        async with self.faults_of(table_id, last=last), self._change(table_id) as change:
            yield change

    @asynccontextmanager
    async def faults_of(self, table_id: int, *, last: bool = True) -> AsyncIterator[None]:
        """When the rules of a table fail in the block, stop it and tell its people, once; the fault goes on."""
        try:
            yield
        except RulesFault as fault:
            self.faults += not fault.told
            if last and not fault.told and self.stop is not None:
                async with self._change(table_id) as change:
                    await self.stop(change, fault)
                fault.told = True
            raise

    @asynccontextmanager
    async def _change(self, table_id: int) -> AsyncIterator[Change]:
        await self.heed()
        async with self.lock(table_id):
            try:
                async with self.db.write() as connection:
                    loaded = await self.load(connection, table_id, to_change=True)
                    change = Change(self.db, connection, loaded, self.clock.now(), self)
                    before = loaded.table.seq
                    yield change
                    await change.flush()
            except UserError:
                self.refusals += 1
                raise
            except IntegrityError as error:
                if "actions" in str(error.orig) and "seq" in str(error.orig):
                    raise StaleClick("stale-click") from error
                raise
        self.acts += change.loaded.table.seq - before
        if change.loaded.table.seq != before:
            self.moved(table_id)
        if change.woken:
            self.work()
        if change.damaged:
            self.restore()


def seat_at(loaded: LoadedTable, seat: int) -> SeatRecord:
    """A seat by its number from 0. Raises ``no-such-seat``."""
    if not 0 <= seat < len(loaded.seats):
        raise UserError("no-such-seat", seat=seat + 1, seats=len(loaded.seats))
    return loaded.seats[seat]


def must_run(loaded: LoadedTable, *, paused: bool = False) -> None:
    """Raise the fitting refusal unless the game runs (or, with ``paused``, is paused)."""
    status = loaded.status
    if status is TableStatus.RUNNING or (paused and status is TableStatus.PAUSED):
        return
    raise UserError(
        {
            TableStatus.LOBBY: "not-started",
            TableStatus.PAUSED: "table-asleep" if loaded.table.asleep else "table-paused",
            TableStatus.FINISHED: "table-over",
            TableStatus.CANCELLED: "table-cancelled",
        }.get(status, "not-started")
    )


def must_be_lobby(loaded: LoadedTable) -> None:
    """Raise the fitting refusal unless the table has not started."""
    must_not_have_begun(loaded.status)


def must_not_have_begun(status: TableStatus) -> None:
    """``must_be_lobby`` by a table's status alone: ``table-over``, ``table-cancelled`` or ``only-in-lobby``."""
    if status is not TableStatus.LOBBY:
        raise UserError(
            {TableStatus.FINISHED: "table-over", TableStatus.CANCELLED: "table-cancelled"}.get(status, "only-in-lobby")
        )


def must_organise(loaded: LoadedTable, user_id: int, manager: bool) -> None:
    """The organiser, or somebody who manages the server, else ``only-organiser``."""
    if user_id != loaded.table.organiser_id and not manager:
        raise UserError("only-organiser")
