"""Tables to paper and back: export and import."""

from __future__ import annotations

import asyncio
import bisect
import json

import msgspec
import sqlalchemy as sa

from bot.common.errors import UserError
from bot.store import models as m
from bot.store.models import TableRecord
from bot.tables.history import replay_process
from bot.tables.lobby.setup import insert_table, tidy
from bot.tables.lobby.transfer_format import (
    FORMAT,
    LARGEST,
    LARGEST_OF_USERS,
    VERSION,
    Paper,
    PaperEvent,
    PaperSeat,
    Read,
    broken,
    options_of,
    read,
)
from bot.tables.members import moderation
from bot.tables.model import TableInfo, TableStatus, UserRef
from bot.tables.play import announce, reconcile
from bot.tables.play.actions import event_rows
from bot.tables.unit import stored_positions
from bot.tables.unit.change import AnyRules, Change, TableStore
from bot.tables.unit.events import audible, audience_of
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.log import is_public, log_lines, renumbered
from bot.tables.unit.position import Cause, Position, ended
from bot.tables.unit.posts import PostKind
from bot.tables.unit.replay import Divergence, openly, words_of
from bot.tables.unit.seed_words import from_line


class Exports:
    """Reading and writing whole tables."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._alone = asyncio.Lock()
        self._in_hand: set[int] = set()
        """Whose files are being looked at."""

    # -- out

    async def export(self, table_id: int, user_id: int | None, *, whole: bool = False) -> bytes:
        """A table as JSON. While it runs a user gets the public part and what their own seats did and saw."""
        async with self.store.db.read() as connection:
            loaded = await self.store.load(connection, table_id)
            whole = whole or loaded.status is TableStatus.FINISHED
            lines = await log_lines(connection, table_id)
            own = [s.seat for s in loaded.seats if user_id is not None and s.user_id == user_id]
            e = m.events.c
            query = (
                sa.select(e.seq, e.at, e.key, e.params, e.audience)
                .where(e.table_id == table_id, sa.not_(e.undone))
                .order_by(e.seq, e.place)
            )
            if not whole:
                query = query.where(audible(own))
                hidden_arguments = self.store.rules(loaded.table.game).hidden_arguments
                lines = [
                    msgspec.structs.replace(
                        line,
                        draws=[],
                        user=None,
                        text=line.text if line.seat in own else openly(line.text, hidden_arguments),
                    )
                    for line in lines
                    if line.seat in own or is_public(line)
                ]
            rows = (await connection.execute(query)).all()
        visible = [line.seq for line in lines]
        info, table = loaded.info(), loaded.table
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
                PaperSeat(s.name, s.user_id if whole else None, s.computer, s.autopilot, s.offered)
                for s in loaded.seats
            ],
            actions=lines if whole else renumbered(lines),
            events=[
                PaperEvent(
                    r.seq if whole else bisect.bisect_right(visible, r.seq),
                    r.at,
                    r.key,
                    json.loads(r.params),
                    audience_of(r.audience),
                )
                for r in rows
            ],
            seed=table.seed if whole else "",
            imported=table.imported,
            ended=table.ended if whole else "",
            places=json.loads(table.places) if whole else [],
        )
        return msgspec.json.format(msgspec.json.encode(paper), indent=1)

    # -- in

    async def import_table(
        self, data: bytes, *, guild_id: int, channel_id: int, organiser: UserRef, trusted: bool = False
    ) -> TableInfo:
        """Write a new table from an export by playing its log again. Nothing stays of a file that does not fit, and
        no game waits while one is looked at, of each person one at a time. ``trusted``: the operator hands it in."""
        if organiser.id in self._in_hand:
            raise UserError("import-underway")
        self._in_hand.add(organiser.id)
        try:
            return await self._import(data, guild_id, channel_id, organiser, trusted)
        finally:
            self._in_hand.discard(organiser.id)

    async def _import(
        self, data: bytes, guild_id: int, channel_id: int, organiser: UserRef, trusted: bool
    ) -> TableInfo:
        largest, limits = (LARGEST, replay_process.OPERATOR) if trusted else (LARGEST_OF_USERS, replay_process.USERS)
        paper = await asyncio.to_thread(read, data, largest=largest)
        if not trusted and paper.status != TableStatus.FINISHED.value:
            raise UserError("import-unfinished")
        rules = self.store.rules(paper.game)
        options = options_of(paper, rules)
        done = await self._played(rules, paper, options, limits)
        position = Position.of(rules, rules.loads(done.data))
        if (position.outcome is not None or bool(paper.ended)) != (paper.status == TableStatus.FINISHED.value):
            raise broken("its status does not fit the log")
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
            options=msgspec.json.encode(options).decode(),
            policy=msgspec.json.encode(paper.policy).decode(),
            seq=paper.actions[-1].seq,
            epoch=1 + len(paper.actions),
            board_seq=max(done.borders),
            seed=paper.seed,
            seed_hash=paper.seed_hash,
            schema_version=rules.schema_version,
            rules_version=rules.rules_version,
            imported=True,
            ended=paper.ended if position.outcome is None else "",
            places=json.dumps(paper.places if position.outcome is None else []),
            created_at=paper.created_at,
            started_at=paper.started_at or now,
            finished_at=paper.finished_at,
        )
        async with self.store.db.write() as connection:
            if not trusted:
                await moderation.may_open(connection, guild_id, organiser.id)
            loaded = await insert_table(
                connection, table, [(s.name, s.user if trusted else None, s.computer) for s in paper.seats]
            )
            change = Change(self.store.db, connection, loaded, now, self.store)
            await self._fill(change, paper, done, position)
            await change.flush()
        self.store.work()
        return loaded.info()

    async def _played(
        self, rules: AnyRules, paper: Read, options: msgspec.Struct, limits: replay_process.Limits
    ) -> replay_process.Played:
        """The game of a file, played again in a process of its own, one at a time."""
        if paper.seat_count not in rules.seats:
            raise broken("a number of seats that the game does not have")
        try:
            async with self._alone:
                return await replay_process.play_apart(
                    rules, seats=paper.seat_count, seed=paper.seed, options=options, lines=paper.actions, limits=limits,
                    foreign=True,
                )  # fmt: skip
        except Divergence as error:
            raise broken(str(error)[:200]) from error
        except replay_process.TooHeavy as error:
            raise UserError("import-heavy") from error

    async def _fill(self, change: Change, paper: Read, done: replay_process.Played, position: Position) -> None:
        loaded, connection = change.loaded, change.connection
        table_id = loaded.table.id
        both = stored_positions.columns(done.data) | stored_positions.base_columns(done.base, done.base_seq)
        loaded.put(both)
        at = {line.seq: line.at for line in paper.actions}
        await connection.execute(m.states.insert().values(table_id=table_id, **both))
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
                    "digest": stored_positions.digest_of_line(line.kind, line.text),
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
            [
                {"table_id": table_id, "seq": seq, "at": at[seq], **stored_positions.columns(data)}
                for seq, data in done.borders.items()
            ],
        )
        rows = event_rows(loaded, done.told, change.now)
        for row in rows:
            row["at"] = at[row["seq"]]
        if rows:
            await connection.execute(m.events.insert(), rows)
        _take_seats(loaded, paper)
        change.send(PostKind.LOBBY)
        change.send(PostKind.THREAD)
        change.send(PostKind.OPENING)
        change.note("note-imported", name=loaded.name)
        outcome = position.outcome or ended(loaded)
        if outcome is not None:
            loaded.table.status = TableStatus.FINISHED.value
            announce.result(change, announce.as_data(position.public()), [], outcome)
        else:
            await reconcile.settle(change, position, Cause(start=True))


def _take_seats(loaded: LoadedTable, paper: Read) -> None:
    """A seat whose user does not come along is offered while the game runs, and a computer acts for it."""
    acted = {line.seq: line.seat for line in paper.actions}
    words = from_line(words_of(paper.actions), len(loaded.seats))
    for seat, old, word in zip(loaded.seats, paper.seats, words, strict=True):
        seat.word = word
        vacant = seat.user_id is None and not seat.computer
        seat.autopilot, seat.offered = old.autopilot or vacant, vacant
        seat.acts = sum(number == seat.seat for number in acted.values())
        seat.looked_seq = loaded.table.seq
