"""Putting back what is damaged: of a stored position, its digest and the log two agree, or the table is closed.

Whoever reads something damaged marks the table (``faults.damaged``), and nobody plays there. Its log is then played
again in a process of its own. Where that leads to what the digest was made of, the position is put back; where it leads
to the stored position, the digest is. What else is stored (the position behind which undo does not go, those at the
ends of phases, lines of the log that hold a position) comes from the same replay. The mark lies in the database: after
a kill whoever starts next begins again.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import RulesFault, UserError
from bot.store import models as m
from bot.store.database import passes
from bot.tables.history import replay_process
from bot.tables.history.log_check import unsound
from bot.tables.history.stored_game import StoredGame, stored_game
from bot.tables.model import Damage, TableStatus
from bot.tables.play import faults, reconcile
from bot.tables.unit import stored_positions
from bot.tables.unit.change import AnyRules, Change, TableStore
from bot.tables.unit.replay import HOLD_POSITIONS, Divergence
from engine.core import SaveError

log = logging.getLogger(__name__)

AT_ONCE = 40
"""The positions of so many tables get their digests in one go, so that no act waits for it."""
PLAYED = (TableStatus.RUNNING.value, TableStatus.PAUSED.value)


@dataclasses.dataclass(frozen=True, slots=True)
class Sound:
    """What is to be stored of a game, all parts with digests that fit."""

    position: bytes
    """Where it stands."""
    base: bytes
    """The position behind which undo does not go."""
    base_seq: int
    """The number of the action after which that was."""
    borders: dict[int, bytes]
    """The borders that were damaged and are known, by the number of their action."""
    lost: list[int]
    """The borders that were damaged, and to which the log does not lead."""
    lines: dict[int, str]
    """The texts of lines that were damaged, by their numbers."""
    cut: bool = False
    """The base is another one than was written, so that nothing of before can be undone."""


class NotSound(Exception):
    """It cannot be said what was written; the text says why."""


class Restoring:
    """Looks after tables that are marked as damaged, and gives digests to what was written before there were any."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def due(self) -> list[int]:
        """The tables that are to be restored; of one that lies in the archive nothing is there to be."""
        t = m.tables.c
        async with self.store.db.read() as connection:
            marked = t.damage.not_in((Damage.NONE.value, Damage.CLOSED.value))  # a mark may be damaged itself
            query = sa.select(t.id).select_from(m.tables.join(m.states)).where(marked).order_by(t.id)
            return list(await connection.scalars(query))

    async def restore(self, table_id: int) -> bool:
        """Put back what is damaged of a table, or close it; whether it is sound now."""
        async with self.store.db.read() as connection:
            held = await stored_game(self.store, connection, table_id)
        if held is None:
            return True
        if held.loaded.table.game not in self.store.games:  # what is not offered now may be offered again
            return False
        try:
            sound, why = await self._sound(held), ""
        except NotSound as error:
            sound, why = None, str(error)
        async with self.store.change(table_id) as change:
            now = await stored_game(self.store, change.connection, table_id)
            if change.loaded.table.damage != Damage.RESTORING.value or now is None:
                return not change.loaded.table.damage
            if dataclasses.replace(now, loaded=held.loaded) != held:
                return False  # it has changed meanwhile: what was found out may be of no use any more
            rules = self.store.rules(change.loaded.table.game)
            damage = "; ".join(held.damage(rules)) or "nothing"
            if sound is None:
                log.error("table %d is closed, for its log does not say what was there (%s). Damaged: %s. %s",
                          table_id, why, damage, evidence(held))  # fmt: skip
                await faults.close(change)
                return False
            await _write(change, sound)
            log.warning("table %d was restored from its log. Damaged were: %s. %s", table_id, damage, evidence(held))
            await faults.sound(change)
            reconcile.set_bot_due(change)
        return True

    async def check(self, table_id: int) -> bool:
        """Look at all that is stored of a table, read or not, and mark it where something is damaged that can be put
        back or is played from; whether it is sound. One that was closed and is sound by now goes on."""
        async with self.store.db.read() as connection:
            held = await stored_game(self.store, connection, table_id)
        if held is None:
            return True
        rules = self.store.rules(held.loaded.table.game)
        sound = not await asyncio.to_thread(held.damage, rules)
        if sound and held.loaded.table.damage != Damage.CLOSED.value:
            return True
        async with self.store.change(table_id) as change:  # looked at again: somebody may have moved while it was read
            held = await stored_game(self.store, change.connection, table_id)
            damage = [] if held is None else held.damage(rules)
            if held is not None and damage:
                await _mark(change, held, damage)
            elif change.loaded.table.damage == Damage.CLOSED.value:  # somebody has put in what was there
                await faults.reopen(change)
        return not damage

    async def _sound(self, held: StoredGame) -> Sound:
        """What was written, as two of position, digest and log say. Raises ``NotSound``."""
        rules = self.store.rules(held.loaded.table.game)
        whole = held.position.sound(rules)
        lines = held.mended_lines()
        bad_lines = [line.seq for line in held.lines if line.damaged and line.seq not in lines]
        bad_borders = held.bad_borders(rules)
        if whole and held.base.sound(rules) and not bad_borders and not lines:
            return Sound(held.position.data, held.base.data, held.loaded.base_seq, {}, [], {})
        try:
            played = await self._played(rules, held, lines)
        except NotSound:
            if not whole:
                raise
            return _without_log(rules, held, lines)  # where it stands is known; undo goes no further back
        agreed = _agreed(rules, held, played.data, doubtful=bool(bad_lines))
        if agreed is None:
            if whole:
                return _without_log(rules, held, lines)
            raise NotSound("the log leads to a position that is neither the stored one nor that of the digest")
        led = {seq: played.borders[seq] for seq in bad_borders if seq in played.borders}
        known = {seq: _written(rules, held, data, held.borders[seq].digest) for seq, data in led.items()}
        base, base_seq = held.base.data, held.loaded.base_seq
        if not held.base.sound(rules):
            base_seq = played.base_seq
            base = _written(rules, held, played.base, held.base.digest, base_seq)
        return Sound(agreed, base, base_seq, known, [seq for seq in bad_borders if seq not in known], lines)

    async def _played(self, rules: AnyRules, held: StoredGame, lines: dict[int, str]) -> replay_process.Played:
        table, log_ = held.loaded.table, held.lines_with(lines)
        if why := held.unreadable or unsound(held.loaded, log_):
            raise NotSound(why)
        try:
            options = rules.options_of(held.loaded.options)
        except (ValueError, UserError) as error:
            raise NotSound(f"its options cannot be read: {error}") from error
        try:
            return await replay_process.play_apart(
                rules, seats=table.seat_count, seed=table.seed, options=options,
                lines=log_, limits=replay_process.OPERATOR,
            )  # fmt: skip
        except Divergence as error:
            raise NotSound(str(error)) from error
        except replay_process.Ended:  # it says nothing; the table is tried again
            raise
        except replay_process.TooHeavy as error:
            raise NotSound("playing the log again takes more time or memory than it may") from error

    # -- what was written before there were digests

    async def sign_old(self, after: int = 0, limit: int = AT_ONCE) -> int | None:
        """Give digests to positions of live tables that have none, and write those of an earlier schema anew, so that
        the log leads to the same bytes: for so many tables with higher numbers than ``after``. The last of them,
        ``None`` when there are no more. Where something cannot come about, the table is marked as damaged instead. All
        are written in one short transaction, each only where nothing has changed since it was read."""
        s, t = m.states.c, m.tables.c
        earlier = [sa.and_(t.game == g, t.schema_version < r.schema_version) for g, r in self.store.games.items()]
        old = sa.or_(s.digest == "", s.base_digest == "", *earlier)
        query = (
            sa.select(t.id, t.game, t.schema_version, s.data, s.digest, s.base, s.base_digest, s.base_seq)
            .select_from(m.tables.join(m.states))
            .where(t.id > after, t.status.in_(PLAYED), t.damage == "", t.game.in_(self.store.games), old)
            .order_by(t.id)
            .limit(limit)
        )
        async with self.store.db.read() as connection:
            found = (await connection.execute(query)).all()
            borders = await _unsigned(connection, m.snapshots, "data", [row.id for row in found])
            lines = await _unsigned(connection, m.actions, "text", [row.id for row in found])
        if not found:
            return None
        written = await asyncio.to_thread(self._written_anew, found, borders)
        async with self.store.db.write() as connection:
            for row in found:
                if row.id in written:
                    same = sa.and_(
                        s.table_id == row.id, s.data == row.data, s.base == row.base, s.base_seq == row.base_seq
                    )
                    await connection.execute(m.states.update().where(same).values(written[row.id]))
                    schema = self.store.games[row.game].schema_version
                    await connection.execute(m.tables.update().where(t.id == row.id).values(schema_version=schema))
            for part, column, rows in ((m.snapshots, "data", borders), (m.actions, "text", lines)):
                for row in rows:
                    if row.table_id in written:
                        same = sa.and_(part.c.table_id == row.table_id, part.c.seq == row.seq)
                        digest = stored_positions.digest_of(row.held)
                        unchanged = part.update().where(same, part.c[column] == row.held)
                        await connection.execute(unchanged.values(digest=digest))
        for row in found:
            if row.id not in written:
                await self._look_at(row.id)
        return int(found[-1].id)

    def _written_anew(self, found: Sequence[Any], borders: Sequence[Any]) -> dict[int, dict[str, Any]]:
        """The positions of tables as this version writes them, with their digests; those are left out of which
        something is damaged, cannot come about, or is of a later version."""
        written = {}
        for row in found:
            rules = self.store.rules(row.game)
            data, base = bytes(row.data), bytes(row.base)
            try:
                state = stored_positions.read(rules, data, row.digest)
                before = stored_positions.read(rules, base, row.base_digest, row.base_seq)
                for border in borders:
                    if border.table_id == row.id:
                        stored_positions.read(rules, bytes(border.held), "")
            except (SaveError, RulesFault):
                continue
            if row.schema_version < rules.schema_version:
                data, base = rules.dumps(state), rules.dumps(before)
            digest = stored_positions.digest_of(base, row.base_seq)
            written[row.id] = stored_positions.columns(data) | {"base": base, "base_digest": digest}
        return written

    async def _look_at(self, table_id: int) -> None:
        """Mark a table of which something gets no digest; no other is kept from its own by what is found there."""
        try:
            await self.check(table_id)
        except UserError as error:
            log.warning("table %d gets no digest: %s", table_id, error)
        except Exception as error:
            if passes(error):
                raise
            log.exception("table %d gets no digest", table_id)


async def _unsigned(connection: AsyncConnection, part: sa.Table, column: str, tables: list[int]) -> list[Any]:
    """The rows of some tables that hold a position and have no digest."""
    old = sa.and_(part.c.table_id.in_(tables), part.c.digest == "")
    if part is m.actions:
        old = sa.and_(old, part.c.kind.in_(HOLD_POSITIONS))
    query = sa.select(part.c.table_id, part.c.seq, part.c[column].label("held")).where(old)
    return list(await connection.execute(query))


async def _mark(change: Change, held: StoredGame, damage: list[str]) -> None:
    """Mark a table where something is damaged that can be put back or is played from."""
    mended = held.mended_lines()
    lost = [line.seq for line in held.lines if line.damaged and line.seq not in mended]
    if len(damage) > len(lost):
        await faults.damaged(change, stored_positions.DamagedPosition("; ".join(damage)))
    else:  # nothing says what was there, and nothing that is played from is damaged
        log.warning("lines of table %d cannot be put back: %s", change.loaded.table.id, "; ".join(damage))


def _agreed(rules: AnyRules, held: StoredGame, played: bytes, *, doubtful: bool) -> bytes | None:
    """The position on which two of the stored one, its digest and the log agree. Under other rules than those by which
    it was written, or where a line of the log is damaged, only a digest proves what the log leads to."""
    candidates = list(_by_versions(rules, held, played))
    for data in candidates:
        if held.position.digest and stored_positions.digest_of(data) == held.position.digest:
            return data
    same_rules = held.loaded.table.rules_version == rules.rules_version
    return held.position.data if same_rules and not doubtful and held.position.data in candidates else None


def _written(rules: AnyRules, held: StoredGame, played: bytes, digest: str, number: int = 0) -> bytes:
    """A position of the log as it was written, as far as its digest tells under which number of the rules."""
    found = (data for data in _by_versions(rules, held, played) if stored_positions.digest_of(data, number) == digest)
    return next(found, played)


def _by_versions(rules: AnyRules, held: StoredGame, played: bytes) -> Iterator[bytes]:
    """A position to which the log leads, under each number of the rules under which it may have been written."""
    yield played
    numbers = [held.loaded.table.rules_version]
    with contextlib.suppress(SaveError, RulesFault):  # it is damaged; the number of the table is known
        numbers.append(rules.loads(held.position.data).rules_version)
    state = rules.loads(played)
    for number in dict.fromkeys(numbers):
        state.rules_version = number
        yield rules.dumps(state)


def _without_log(rules: AnyRules, held: StoredGame, lines: dict[int, str]) -> Sound:
    """The position fits and the log does not lead there: what else is damaged is given up. Undo begins here."""
    base, seq, cut = held.base.data, held.loaded.base_seq, not held.base.sound(rules)
    if cut:
        base, seq = held.position.data, held.loaded.table.seq
    return Sound(held.position.data, base, seq, {}, held.bad_borders(rules), lines, cut)


async def _write(change: Change, sound: Sound) -> None:
    """Write what is sound in the place of what is damaged."""
    loaded, connection, table_id = change.loaded, change.connection, change.loaded.table.id
    both = stored_positions.columns(sound.position) | stored_positions.base_columns(sound.base, sound.base_seq)
    await connection.execute(m.states.update().where(m.states.c.table_id == table_id).values(both))
    loaded.put(both)
    await _sign_borders(change, sound.borders)
    if sound.lost:
        b = m.snapshots.c
        await connection.execute(m.snapshots.delete().where(b.table_id == table_id, b.seq.in_(sound.lost)))
    await _sign_lines(change, sound.lines)
    if sound.cut:
        for seat in loaded.seats:
            seat.undoable = 0


async def _sign_borders(change: Change, borders: dict[int, bytes]) -> None:
    b, table_id = m.snapshots.c, change.loaded.table.id
    for seq, data in borders.items():
        await change.connection.execute(
            m.snapshots.update().where(b.table_id == table_id, b.seq == seq).values(stored_positions.columns(data))
        )


async def _sign_lines(change: Change, texts: dict[int, str]) -> None:
    a, table_id = m.actions.c, change.loaded.table.id
    for seq, text in texts.items():
        line = m.actions.update().where(a.table_id == table_id, a.seq == seq, a.kind.in_(HOLD_POSITIONS))
        await change.connection.execute(line.values(text=text, digest=stored_positions.digest_of(text)))


def evidence(held: StoredGame) -> str:
    """In English what the operator needs to look further: sizes and digests, found and stored."""
    parts = {"position": held.position, "base": held.base}
    parts |= {f"border {seq}": border for seq, border in held.borders.items() if not border.fits}
    told = [
        f"{name}: {len(part.data)} bytes with digest {stored_positions.digest_of(part.data, part.number)}, stored is"
        f" {part.digest or 'none'}"
        for name, part in parts.items()
        if not part.fits or not part.digest
    ]
    return "; ".join(told) or "All digests of positions fit."
