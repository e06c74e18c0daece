"""The proof that nobody cheated: seed, draws, log and stored position agree."""

from __future__ import annotations

import asyncio
import dataclasses

import sqlalchemy as sa

from bot.errors import UserError
from bot.store import models as m
from bot.tables.case import Case
from bot.tables.change import TableStore
from bot.tables.log import log_lines
from bot.tables.model import TableStatus
from bot.tables.replay import Divergence, LogLine, replay, same_position, words_of
from engine.core import check, luck, seed_hash


@dataclasses.dataclass(frozen=True, slots=True)
class VerifyReport:
    """What a check of a game found. ``problem`` is empty when all agrees, else says in English what does not.
    ``imported``: the game came from a file. Whoever made the file could choose the seed after the draws, so that its
    agreeing with itself proves nothing."""

    table_id: int
    seed: str
    seed_hash: str
    draws: int
    actions: int
    problem: str
    imported: bool = False

    @property
    def ok(self) -> bool:
        """Whether seed, draws, log and stored position agree."""
        return not self.problem

    @property
    def proven(self) -> bool:
        """Whether that shows that nobody chose the luck: the seed's hash was here before it fell."""
        return self.ok and not self.imported


class Proofs:
    """Checking whole games."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def verify(self, table_id: int) -> VerifyReport:
        """Check a finished game: seed against its hash, draws against the seed, log against the stored position."""
        async with self.store.db.read() as connection:
            case = await self.store.load(connection, table_id)
            if case.status is not TableStatus.FINISHED:
                raise UserError("not-finished")
            lines = await log_lines(connection, table_id)
            snapshots = {
                seq: bytes(data)
                for seq, data in await connection.execute(
                    sa.select(m.snapshots.c.seq, m.snapshots.c.data).where(m.snapshots.c.table_id == table_id)
                )
            }
        return await asyncio.to_thread(self._report, case, lines, snapshots)

    async def shadow(self, table_id: int) -> VerifyReport:
        """The same check for a game that still runs, for the operator: would today's rules have brought us here?"""
        async with self.store.db.read() as connection:
            case = await self.store.load(connection, table_id)
            lines = await log_lines(connection, table_id)
        return self._report(case, lines, {})

    def _report(self, case: Case, lines: list[LogLine], snapshots: dict[int, bytes]) -> VerifyReport:
        table, problem = case.table, ""
        draws = [draw for line in lines for draw in line.draws]
        if seed_hash(table.seed) != table.seed_hash:
            problem = "the seed does not have the hash that was published"
        elif words_of(lines) != case.words:
            problem = "the log was set up with other words than the players added"
        elif (bad := check(luck(table.seed, words_of(lines)), draws)) is not None:
            problem = f"draw {bad.counter} ({bad.label}) is {bad.result}, which the seed does not give"
        else:
            try:
                rules = self.store.rules(table.game)
                options = rules.options_of(case.options)
                done = replay(rules, seats=table.seat_count, seed=table.seed, options=options, lines=lines)
                if not same_position(rules, case.data or b"", rules.dumps(done.state)):
                    problem = "the log leads to another position than the stored one"
                odd = [s for s, data in snapshots.items() if not same_position(rules, data, done.borders.get(s, b""))]
                if odd and not problem:
                    problem = f"the snapshot after action {min(odd)} differs"
            except (Divergence, UserError, ValueError) as error:
                problem = str(error)
        acts = sum(line.kind == "act" for line in lines)
        return VerifyReport(table.id, table.seed, table.seed_hash, len(draws), acts, problem, table.imported)
