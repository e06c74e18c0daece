"""The proof that nobody cheated: seed, draws, log and stored position agree."""

from __future__ import annotations

import asyncio
import dataclasses

from bot.common.errors import UserError
from bot.tables.history.log_check import again, compare, unsound
from bot.tables.history.stored_game import StoredGame, stored_game
from bot.tables.model import TableStatus
from bot.tables.unit.change import TableStore
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.replay import Divergence, LogLine, same_position
from bot.tables.unit.stored_positions import read


@dataclasses.dataclass(frozen=True, slots=True)
class VerifyReport:
    """What a check of a game found."""

    table_id: int
    """The table that was played again."""
    seed: str
    """From this all its luck follows."""
    seed_hash: str
    """SHA-256 of the seed, as it was told before the start."""
    draws: int
    """How many draws its log has."""
    actions: int
    """How many actions its log has, those taken back among them."""
    problem: str
    """In English what does not agree, empty when all does."""
    imported: bool = False
    """The game came from a file. Whoever made the file could choose the seed after the draws, so that its agreeing with
    itself proves nothing."""

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
            loaded = await self.store.load(connection, table_id)
            if loaded.status is not TableStatus.FINISHED:
                raise UserError("not-finished")
            held = await stored_game(self.store, connection, table_id)
        return await asyncio.to_thread(self._checked, loaded, held)

    async def shadow(self, table_id: int) -> VerifyReport:
        """The same check for a game that still runs, for the operator: would today's rules have brought us here, and
        is everything stored of it what was written, and a position that can come about?"""
        async with self.store.db.read() as connection:
            loaded = await self.store.load(connection, table_id)
            held = await stored_game(self.store, connection, table_id)
        return await asyncio.to_thread(self._looked_at, loaded, held)

    def _looked_at(self, loaded: LoadedTable, held: StoredGame | None) -> VerifyReport:
        lines = [] if held is None else held.lines
        problem = (held.unreadable if held else "") or compare(self.store, loaded, lines)[0].problem
        if not problem and held is not None:
            rules = self.store.rules(loaded.table.game)
            found = held.damage(rules) or rules.invariants(read(rules, held.position.data, held.position.digest))
            problem = "; ".join(found)
        return _report(loaded, lines, problem)

    def _checked(self, loaded: LoadedTable, held: StoredGame | None) -> VerifyReport:
        lines = [] if held is None else held.lines
        problem = (held.unreadable if held else "") or unsound(loaded, lines)
        if not problem and held is not None:
            try:
                rules = self.store.rules(loaded.table.game)
                done = again(rules, loaded, lines)
                borders = held.borders.items()
                if not same_position(rules, held.position.data, rules.dumps(done.state)):
                    problem = "the log leads to another position than the stored one"
                elif odd := [n for n, b in borders if not same_position(rules, b.data, done.borders.get(n, b""))]:
                    problem = f"the snapshot after action {min(odd)} differs"
                else:
                    problem = "; ".join(held.damage(rules))
            except (Divergence, UserError, ValueError) as error:
                problem = str(error)
        return _report(loaded, lines, problem)


def _report(loaded: LoadedTable, lines: list[LogLine], problem: str) -> VerifyReport:
    table, draws = loaded.table, sum(len(line.draws) for line in lines)
    acts = sum(line.kind == "act" for line in lines)
    return VerifyReport(table.id, table.seed, table.seed_hash, draws, acts, problem, table.imported)
