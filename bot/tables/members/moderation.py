"""Who keeps away from whom: bans from a server, blocks between people, reports with what stood there frozen.

A ban is told to whoever is banned. A block is told to nobody: who is kept away by one reads the same sentence as who
was removed from a table, and neither learns why.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import UserError
from bot.common.rate_limit import Limit
from bot.store import models as m
from bot.tables.members.seats import vacate
from bot.tables.model import TableInfo, TableStatus
from bot.tables.play import announce, response_times
from bot.tables.unit.change import Change, TableStore
from bot.tables.unit.events import event_of
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.log import is_public, log_lines
from engine.core import Event

BLOCKS = 200
"""People whom one person may block."""
REPORTS, AGAIN = 5, 3600.0
"""Reports that a person may hand in at once; every ``AGAIN`` seconds one more."""
FROZEN = 100
"""Public lines of the log that a report keeps."""
LONGEST = 1500
ALIVE = (TableStatus.LOBBY.value, TableStatus.RUNNING.value, TableStatus.PAUSED.value)


@dataclasses.dataclass(frozen=True, slots=True)
class Ban:
    """Somebody may neither join nor open tables on a server."""

    user_id: int
    """Who is banned."""
    by_user: int | None
    """Who banned them; ``None``: somebody who is known no more."""
    reason: str
    """Why, in the words of whoever banned them; empty for none given."""
    at: float
    """Since when, in seconds since 1970."""


@dataclasses.dataclass(frozen=True, slots=True)
class Report:
    """Something that a person told those who manage a server."""

    id: int
    """The report's number, as people type it."""
    guild_id: int
    """The server whose managers read it."""
    table_id: int
    """The table it is about."""
    by_user: int | None
    """Who reported; ``None``: somebody who is known no more."""
    about_user: int | None
    """Whom it is about; ``None``: nobody by name, or somebody who is known no more."""
    said: str
    """What happened, in the words of whoever reported."""
    at: float
    """When it was handed in, in seconds since 1970."""
    seq: int
    """The last action at that moment, counted among those that everybody may know while the game runs."""
    digest: str
    """Of the position then (see ``_sealed``), empty before the start."""
    seats: list[str]
    """The names of the seats then, in the order of their numbers."""
    lines: list[tuple[float, Event]]
    """The last public events, oldest first, each with its moment."""
    closed_at: float | None = None
    """When it was dealt with, in seconds since 1970; ``None``: it is open."""


async def may_open(connection: AsyncConnection, guild_id: int, user_id: int) -> None:
    """Raise ``banned-here`` for somebody who is banned from a server."""
    b = m.bans.c
    found = await connection.execute(sa.select(b.at).where(b.guild_id == guild_id, b.user_id == user_id))
    if found.first() is not None:
        raise UserError("banned-here")


async def may_sit(change: Change, user_id: int, *, other: bool = False) -> None:
    """Raise unless somebody may have a seat of a table. ``banned-here``: not on this server; ``table-closed``: they or
    somebody at the table wants nothing to do with the other; ``gate-missed`` or ``gate-new``: not with their pace.
    Where nobody knows who sits there, only whoever organises it counts: any other refusal would name somebody.
    ``other``: somebody else asks for them, and is told nothing but that they cannot have it (``seat-not-for``)."""
    table = change.loaded.table
    people = {table.organiser_id}
    if not table.anonymous:
        people |= {s.user_id for s in change.loaded.seats if s.user_id is not None}
    try:
        await may_open(change.connection, table.guild_id, user_id)
        if await apart(change.connection, user_id, people - {user_id}):
            raise UserError("table-closed")
        await response_times.may_join(change.connection, change.loaded.policy, user_id, change.now)
    except UserError as error:
        if other:
            raise UserError("seat-not-for") from error
        raise


async def pairs_apart(connection: AsyncConnection, people: Sequence[int]) -> frozenset[frozenset[int]]:
    """The pairs of these people who keep away from each other."""
    b = m.blocks.c
    rows = await connection.execute(
        sa.select(b.user_id, b.other_id).where(b.user_id.in_(people), b.other_id.in_(people))
    )
    return frozenset(frozenset(row) for row in rows)


async def apart(connection: AsyncConnection, user_id: int, people: Iterable[int]) -> bool:
    """Whether somebody has blocked one of these people, or was blocked by one."""
    b, them = m.blocks.c, list(people)
    either = sa.or_(
        sa.and_(b.user_id == user_id, b.other_id.in_(them)), sa.and_(b.other_id == user_id, b.user_id.in_(them))
    )
    return bool(them) and (await connection.execute(sa.select(b.user_id).where(either).limit(1))).first() is not None


class Care:
    """What those who manage a server, and people for themselves, may do about others."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._reports = Limit(REPORTS, AGAIN, store.clock)

    # -- bans

    async def ban(self, guild_id: int, by_user: int, user_id: int, reason: str = "") -> list[int]:
        """Keep somebody from joining and opening tables on a server. Tables of theirs that have not started are left or
        closed; of running ones that they organise ``by_user`` becomes the organiser. They are told when they had any.
        Their seats of running games stay theirs: ``/table remove`` takes them. The numbers of those tables."""
        if user_id == by_user:
            raise UserError("ban-yourself")
        async with self.store.db.write() as connection:
            row = {
                "guild_id": guild_id, "user_id": user_id, "by_user": by_user, "reason": reason[:LONGEST],
                "at": self.store.clock.now(),
            }  # fmt: skip
            await self.store.db.upsert(connection, m.bans, row, ("by_user", "reason"))
            g, n = m.leagues.c, m.league_members.c
            here = n.league_id.in_(sa.select(g.id).where(g.guild_id == guild_id))
            await connection.execute(m.league_members.update().where(here, n.user_id == user_id).values(here=False))
            q = m.queue.c
            await connection.execute(m.queue.delete().where(q.guild_id == guild_id, q.user_id == user_id))
            t, s = m.tables.c, m.seats.c
            his = sa.or_(t.organiser_id == user_id, t.id.in_(sa.select(s.table_id).where(s.user_id == user_id)))
            found = await connection.scalars(
                sa.select(t.id).where(t.guild_id == guild_id, t.status.in_(ALIVE), his).order_by(t.id)
            )
            ids = list(found)
        left = []
        for table_id in ids:
            async with self.store.change(table_id) as change:
                if table_id == ids[0]:
                    change.whisper(user_id, "whisper-banned")
                if _put_out(change, user_id, by_user):
                    left.append(table_id)
        return left

    async def unban(self, guild_id: int, user_id: int) -> None:
        """Lift a ban. Raises ``not-banned``."""
        b = m.bans.c
        async with self.store.db.write() as connection:
            gone = await connection.execute(m.bans.delete().where(b.guild_id == guild_id, b.user_id == user_id))
            if not gone.rowcount:
                raise UserError("not-banned")

    async def bans(self, guild_id: int) -> list[Ban]:
        """Who is banned from a server, latest first."""
        b = m.bans.c
        async with self.store.db.read() as connection:
            query = sa.select(b.user_id, b.by_user, b.reason, b.at).where(b.guild_id == guild_id)
            return [Ban(*row) for row in await connection.execute(query.order_by(b.at.desc(), b.user_id))]

    # -- blocks

    async def block(self, user_id: int, other_id: int) -> None:
        """Keep away from somebody: neither gets a seat where the other sits or organises. Nobody else hears of it, and
        where both sit already nothing changes."""
        if user_id == other_id:
            raise UserError("block-yourself")
        b = m.blocks.c
        async with self.store.db.write() as connection:
            many = await connection.scalar(sa.select(sa.func.count()).where(b.user_id == user_id))
            if (many or 0) >= BLOCKS:
                raise UserError("block-many", most=BLOCKS)
            row = {"user_id": user_id, "other_id": other_id, "at": self.store.clock.now()}
            await self.store.db.upsert(connection, m.blocks, row, ())

    async def unblock(self, user_id: int, other_id: int) -> None:
        """Take a block back. Raises ``not-blocked``."""
        b = m.blocks.c
        async with self.store.db.write() as connection:
            gone = await connection.execute(m.blocks.delete().where(b.user_id == user_id, b.other_id == other_id))
            if not gone.rowcount:
                raise UserError("not-blocked")

    async def blocked(self, user_id: int) -> list[int]:
        """Whom somebody has blocked, latest first."""
        b = m.blocks.c
        async with self.store.db.read() as connection:
            query = sa.select(b.other_id).where(b.user_id == user_id).order_by(b.at.desc(), b.other_id)
            return list(await connection.scalars(query))

    # -- reports

    async def report(self, table_id: int, user_id: int, said: str, about: int | None = None) -> int:
        """Tell those who manage a table's server of something. What everybody could read there is kept as it is now,
        whatever is undone, renamed or deleted later; nothing that a seat hides. The number of the report."""
        now, said = self.store.clock.now(), said.strip()[:LONGEST]
        if not said:
            raise UserError("report-empty")
        if about == user_id:
            raise UserError("report-yourself")
        seconds = self._reports.wait(user_id)
        if seconds:
            raise UserError("too-often", when=now + seconds)
        async with self.store.change(table_id) as change:
            loaded, connection = change.loaded, change.connection
            if loaded.table.alone:
                raise UserError("report-lesson")
            row = {
                "guild_id": loaded.table.guild_id, "table_id": table_id, "by_user": user_id, "about_user": about,
                "said": said, "at": now, "evidence": json.dumps(await _evidence(change), ensure_ascii=False),
            }  # fmt: skip
            number = (await connection.execute(m.reports.insert().values(**row).returning(m.reports.c.id))).scalar_one()
            s = m.servers.c
            place = await connection.scalar(sa.select(s.reports_id).where(s.id == loaded.table.guild_id))
            if place:
                change.note("note-report", place=int(place), number=str(number), table=loaded.name, id=str(table_id))
        self._reports.spend(user_id)
        return int(number)

    async def reports(self, guild_id: int, *, closed: bool = False) -> list[Report]:
        """The reports of a server, latest first; those that are open, or those that are closed."""
        r = m.reports.c
        async with self.store.db.read() as connection:
            done = r.closed_at.is_not(None) if closed else r.closed_at.is_(None)
            query = sa.select(m.reports).where(r.guild_id == guild_id, done).order_by(r.id.desc()).limit(50)
            return [_report(row) for row in (await connection.execute(query)).mappings()]

    async def read_report(self, guild_id: int, number: int) -> tuple[Report, TableInfo]:
        """One report of a server, and its table as it is now. Raises ``no-such-report``."""
        r = m.reports.c
        async with self.store.db.read() as connection:
            query = sa.select(m.reports).where(r.guild_id == guild_id, r.id == min(number, 1 << 62))
            row = (await connection.execute(query)).mappings().first()
            if row is None:
                raise UserError("no-such-report", number=str(number))
            loaded, report = await self.store.load(connection, row["table_id"]), _report(row)
            seq = report.seq
            if loaded.status is not TableStatus.FINISHED:  # then nothing is hidden, and the log may be packed
                lines = await log_lines(connection, report.table_id)
                seq = sum(line.seq <= seq and is_public(line) for line in lines)
            return dataclasses.replace(report, seq=seq, digest=_sealed(loaded, report)), loaded.info()

    async def close_report(self, guild_id: int, by_user: int, number: int) -> None:
        """A report has been dealt with. Raises ``no-such-report`` unless it is open. Who handed it in is told."""
        r = m.reports.c
        async with self.store.db.read() as connection:
            query = sa.select(r.table_id, r.by_user).where(
                r.guild_id == guild_id, r.id == min(number, 1 << 62), r.closed_at.is_(None)
            )
            row = (await connection.execute(query)).first()
        if row is None:
            raise UserError("no-such-report", number=str(number))
        async with self.store.change(row.table_id) as change:
            closing = m.reports.update().where(r.id == number, r.closed_at.is_(None))
            gone = await change.connection.execute(closing.values(closed_by=by_user, closed_at=change.now))
            if not gone.rowcount:
                raise UserError("no-such-report", number=str(number))
            if row.by_user is not None:
                change.whisper(row.by_user, "whisper-report", number=str(number))


def _sealed(loaded: LoadedTable, report: Report) -> str:
    """What nobody can make up later: SHA-256 of ``report/<seed>/<number>/<SHA-256 of the position>``, empty without a
    position. Without the table's seed, which is told at the end, whoever plays and manages the server could try what
    others hide until it fits; without the number two reports would tell whether anybody acted between them."""
    if not report.digest:
        return ""
    return hashlib.sha256(f"report/{loaded.table.seed}/{report.id}/{report.digest}".encode()).hexdigest()


def _put_out(change: Change, user_id: int, by_user: int) -> bool:
    """Take somebody who was banned off a table that has not started; whether they sit at one that runs."""
    loaded, table = change.loaded, change.loaded.table
    if loaded.status is TableStatus.LOBBY:
        if table.organiser_id == user_id:
            table.status, table.finished_at = TableStatus.CANCELLED.value, change.now
        for seat in loaded.seats:
            if seat.user_id == user_id:
                vacate(seat)
        announce.lobby(change)
        return False
    if table.organiser_id == user_id:
        table.organiser_id = by_user
    return any(s.user_id == user_id for s in loaded.seats)


async def _evidence(change: Change) -> dict[str, Any]:
    """What everybody can read at a table now."""
    loaded, e = change.loaded, m.events.c
    query = (
        sa.select(e.seq, e.at, e.key, e.params, e.audience, e.seals, e.tell)
        .where(e.table_id == loaded.table.id, e.audience == "", sa.not_(e.undone))
        .order_by(e.seq.desc(), e.place.desc())
        .limit(FROZEN)
    )
    rows = (await change.connection.execute(query)).all()
    return {
        "seq": loaded.table.seq,
        "digest": "" if loaded.data is None else hashlib.sha256(loaded.data).hexdigest(),
        "seats": [loaded.called(s) for s in loaded.seats],
        "lines": [{"at": r.at, "key": r.key, "params": r.params, "seals": bool(r.seals), "tell": r.tell}
                  for r in reversed(rows)],
    }  # fmt: skip


@dataclasses.dataclass(frozen=True, slots=True)
class _Line:
    """A frozen event in the shape of its row, for ``event_of``."""

    key: str
    """The message of the catalogues that tells it."""
    params: str
    """Its typed terms as JSON."""
    seals: bool
    """Undo must not go behind it."""
    tell: str
    """``log``, ``line`` or ``phase``, as ``EventRow.tell`` says."""
    audience: str = ""
    """Always empty: everybody may know it."""


def _report(row: Any) -> Report:
    kept = json.loads(row["evidence"])
    lines = [(line.pop("at"), event_of(_Line(**line))) for line in kept["lines"]]
    own = ("id", "guild_id", "table_id", "by_user", "about_user", "said", "at", "closed_at")
    return Report(
        **{name: row[name] for name in own}, seq=kept["seq"], digest=kept["digest"], seats=kept["seats"], lines=lines
    )
