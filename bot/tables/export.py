"""Tables on paper: export and import."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.errors import UserError
from bot.store import models as m
from bot.store.models import TableRecord
from bot.tables import announce, schedule, settle
from bot.tables.case import Case
from bot.tables.change import AnyRules, Change, TableStore
from bot.tables.computers import KINDS
from bot.tables.lobby import check_locale, insert_case, tidy
from bot.tables.model import DeadlinePolicy, TableInfo, TableStatus, UserRef
from bot.tables.play import event_rows
from bot.tables.post import PostKind
from bot.tables.replay import Divergence, LogLine, Replayed, log_lines, openly, replay
from bot.tables.settle import Cause, Position
from bot.tables.views import audible, audience_of
from engine.core import seed_hash

FORMAT = "herald-table"
VERSION = 2
READABLE = (1, 2)
"""Versions that can be read. Events of the first one had parameters without types; an import makes events anew."""
LARGEST = 20 * 1024 * 1024


class PaperSeat(msgspec.Struct, frozen=True):
    """A seat in an export."""

    name: str
    user: int | None = None
    computer: str = ""
    autopilot: bool = False
    offered: bool = False


class PaperEvent(msgspec.Struct, frozen=True):
    """An event in an export; for reading, an import makes them anew."""

    seq: int
    at: float
    key: str
    params: dict[str, Any]
    audience: tuple[int, ...] | None


class Paper(msgspec.Struct, frozen=True):
    """A table as JSON. ``whole``: with seed and every action; otherwise what one user could see."""

    format: str
    version: int
    whole: bool
    game: str
    rules_version: int
    name: str
    locale: str
    status: str
    seat_count: int
    options: dict[str, Any]
    policy: DeadlinePolicy
    seed_hash: str
    created_at: float
    started_at: float | None
    finished_at: float | None
    seats: list[PaperSeat]
    actions: list[LogLine]
    events: list[PaperEvent]
    seed: str = ""


class Exports:
    """Reading and writing whole tables."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    # -- out

    async def export(self, table_id: int, user_id: int | None, *, whole: bool = False) -> bytes:
        """A table as JSON. While it runs a user gets the public part and what his own seats did and saw."""
        async with self.store.db.read() as connection:
            case = await self.store.load(connection, table_id)
            whole = whole or case.status is TableStatus.FINISHED
            lines = await log_lines(connection, table_id)
            own = [s.seat for s in case.seats if user_id is not None and s.user_id == user_id]
            e = m.events.c
            query = (
                sa.select(e.seq, e.at, e.key, e.params, e.audience)
                .where(e.table_id == table_id, sa.not_(e.undone))
                .order_by(e.seq, e.place)
            )
            if not whole:
                query = query.where(audible(own))
                veiled = self.store.rules(case.table.game).veiled
                lines = [
                    msgspec.structs.replace(
                        line, draws=[], user=None, text=line.text if line.seat in own else openly(line.text, veiled)
                    )
                    for line in lines
                    if line.seat in own or not (line.secret or line.kind == "setup")
                ]
            rows = (await connection.execute(query)).all()
        number = {} if whole else {line.seq: place for place, line in enumerate(lines, 1)}
        info, table = case.info(), case.table
        paper = Paper(
            format=FORMAT,
            version=VERSION,
            whole=whole,
            game=table.game,
            rules_version=table.rules_version,
            name=table.name,
            locale=table.locale,
            status=table.status,
            seat_count=table.seat_count,
            options=dict(info.options),
            policy=info.policy,
            seed_hash=table.seed_hash,
            created_at=table.created_at,
            started_at=table.started_at,
            finished_at=table.finished_at,
            seats=[
                PaperSeat(s.name, s.user_id if whole else None, s.computer, s.autopilot, s.offered) for s in case.seats
            ],
            actions=lines if whole else [_renumbered(line, number) for line in lines],
            events=[
                PaperEvent(
                    r.seq if whole else sum(seq <= r.seq for seq in number),
                    r.at,
                    r.key,
                    json.loads(r.params),
                    audience_of(r.audience),
                )
                for r in rows
            ],
            seed=table.seed if whole else "",
        )
        return msgspec.json.format(msgspec.json.encode(paper), indent=1)

    # -- in

    async def import_table(
        self, data: bytes, *, guild_id: int, channel_id: int, organiser: UserRef, trusted: bool = False
    ) -> TableInfo:
        """Write a new table from an export by playing its log again. Nothing stays of a file that does not fit."""
        paper = read(data)
        if not trusted and paper.status != TableStatus.FINISHED.value:
            raise UserError("import-unfinished")
        rules = self.store.rules(paper.game)
        done = _replayed(rules, paper)
        position = Position.of(rules, done.state)
        if (position.outcome is not None) != (paper.status == TableStatus.FINISHED.value):
            raise UserError("import-broken", detail="status does not fit the log")
        now = self.store.clock.now()
        table = TableRecord(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game=paper.game,
            name=tidy(paper.name, 60),
            locale=paper.locale,
            status=TableStatus.RUNNING.value,
            organiser_id=organiser.id,
            seat_count=paper.seat_count,
            options=msgspec.json.encode(paper.options).decode(),
            policy=msgspec.json.encode(paper.policy).decode(),
            seq=paper.actions[-1].seq,
            epoch=1 + len(paper.actions),
            board_seq=max(done.borders),
            seed=paper.seed,
            seed_hash=paper.seed_hash,
            schema_version=rules.schema_version,
            rules_version=rules.rules_version,
            created_at=paper.created_at,
            started_at=paper.started_at or now,
            finished_at=paper.finished_at,
        )
        async with self.store.db.write() as connection:
            case = await insert_case(
                connection, table, [(s.name, s.user if trusted else None, s.computer) for s in paper.seats]
            )
            change = Change(self.store.db, connection, case, now, self.store)
            await self._fill(change, paper, done, position)
            await change.flush()
        self.store.work()
        return case.info()

    async def _fill(self, change: Change, paper: Paper, done: Replayed, position: Position) -> None:
        case, connection = change.case, change.connection
        table_id = case.table.id
        case.data, case.base_seq = position.rules.dumps(done.state), done.base_seq
        at = {line.seq: line.at for line in paper.actions}
        await connection.execute(
            m.states.insert().values(table_id=table_id, data=case.data, base=done.base, base_seq=done.base_seq)
        )
        await connection.execute(
            m.actions.insert(),
            [
                {
                    "table_id": table_id,
                    "seq": line.seq,
                    "seat": line.seat,
                    "user_id": line.user,
                    "kind": line.kind,
                    "text": line.text,
                    "draws": msgspec.json.encode(line.draws).decode(),
                    "batch": line.batch,
                    "secret": line.secret,
                    "undone": line.seq in done.undone,
                    "at": line.at,
                }
                for line in paper.actions
            ],
        )
        await connection.execute(
            m.snapshots.insert(),
            [{"table_id": table_id, "seq": seq, "data": data, "at": at[seq]} for seq, data in done.borders.items()],
        )
        rows = event_rows(case, done.told, change.now)
        for row in rows:
            row["at"] = at[row["seq"]]
        if rows:
            await connection.execute(m.events.insert(), rows)
        _take_seats(case, paper)
        change.send(PostKind.LOBBY)
        change.send(PostKind.THREAD)
        change.send(PostKind.OPENING)
        change.note("note-imported", name=case.name)
        if position.outcome is not None:
            case.table.status = TableStatus.FINISHED.value
            announce.result(change, announce.as_data(position.public()), [], position.outcome)
        else:
            await settle.settle(change, position, Cause(start=True))


def read(data: bytes) -> Paper:
    """An export as an object. Raises ``import-broken`` or ``import-partial``."""
    if len(data) > LARGEST:
        raise UserError("import-broken", detail="larger than 20 MB")
    try:
        paper = msgspec.json.decode(data, type=Paper)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UserError("import-broken", detail=str(error)[:200]) from error
    if paper.format != FORMAT or paper.version not in READABLE:
        raise UserError("import-broken", detail=f"format {paper.format} {paper.version}"[:200])
    if not paper.whole or not paper.seed:
        raise UserError("import-partial")
    if paper.status not in (TableStatus.RUNNING, TableStatus.PAUSED, TableStatus.FINISHED) or not paper.actions:
        raise UserError("import-broken", detail="not a game that was started")
    if len(paper.seats) != paper.seat_count or seed_hash(paper.seed) != paper.seed_hash:
        raise UserError("import-broken", detail="seats or seed")
    if any(seat.computer and seat.computer not in KINDS for seat in paper.seats):
        raise UserError("import-broken", detail="computer player")
    check_locale(paper.locale)
    schedule.check(paper.policy)
    return paper


def _renumbered(line: LogLine, number: dict[int, int]) -> LogLine:
    """A line with its number among those one user may see: gaps would tell how often others changed their minds."""
    text = line.text
    if line.kind == "undo":
        text = " ".join(str(number[int(word)]) for word in text.split())
    return msgspec.structs.replace(line, seq=number[line.seq], batch=number[line.batch], text=text)


def _replayed(rules: AnyRules, paper: Paper) -> Replayed:
    try:
        if paper.seat_count not in rules.seats:
            raise Divergence("seats")
        options = msgspec.convert(paper.options, rules.Options)
        return replay(rules, seats=paper.seat_count, seed=paper.seed, options=options, lines=paper.actions)
    except (Divergence, ValueError) as error:
        raise UserError("import-broken", detail=str(error)[:200]) from error


def _take_seats(case: Case, paper: Paper) -> None:
    """A seat whose user does not come along is offered while the game runs, and a computer acts for it."""
    acted = {line.seq: line.seat for line in paper.actions}
    for seat, old in zip(case.seats, paper.seats, strict=True):
        vacant = seat.user_id is None and not seat.computer
        seat.autopilot, seat.offered = old.autopilot or vacant, vacant
        seat.acts = sum(number == seat.seat for number in acted.values())
        seat.looked_seq = case.table.seq
