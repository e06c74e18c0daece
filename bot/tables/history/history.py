"""What was: a game's log for whoever may have it played again before their eyes, and earlier positions."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence
from typing import Any

from bot.common.errors import UserError
from bot.tables.history import replay_process
from bot.tables.model import TableInfo, TableStatus
from bot.tables.unit.change import AnyRules, TableStore, seat_at
from bot.tables.unit.log import log_lines
from bot.tables.unit.replay import Divergence, LogLine


@dataclasses.dataclass(frozen=True, slots=True)
class Record:
    """A whole game as it can be played again; it holds its secrets."""

    table: TableInfo
    """The table, as everybody may know it."""
    rules: AnyRules
    """The rules of its game."""
    options: Any
    """The options it is played with, as those rules read them."""
    seed: str
    """From this all its luck follows."""
    lines: Sequence[LogLine]
    """Its log."""
    hears: int | None
    """The seat through which it may be shown, ``None`` for a spectator."""
    everything: bool
    """It is over, and hides nothing."""


class Histories:
    """Games that are looked back at. Long ones take seconds to play again: that is done in a process of its own, one
    at a time."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._alone = asyncio.Lock()

    async def record(self, table_id: int, user_id: int, seat: int | None = None) -> Record:
        """The log for whoever asks. ``seat``: through whose eyes; while the game runs only through one's own.

        Raises ``not-started``, ``no-such-seat`` and ``replay-hidden``.
        """
        async with self.store.db.read() as connection:
            loaded = await self.store.load(connection, table_id)
            if loaded.data is None:
                raise UserError("not-started")
            over = loaded.status is TableStatus.FINISHED
            if seat is not None and not over and seat_at(loaded, seat).user_id != user_id:
                raise UserError("replay-hidden")
            if seat is not None:
                seat_at(loaded, seat)
            lines = await log_lines(connection, table_id)
        rules = self.store.rules(loaded.table.game)
        options = rules.options_of(loaded.options)
        return Record(loaded.info(), rules, options, loaded.table.seed, lines, seat, over)

    async def borders(self, table_id: int, user_id: int) -> list[bytes]:
        """The positions of a finished game at the ends of its phases, its first one before them, oldest first. Raises
        ``not-finished``, ``replay-failed`` and ``replay-heavy``."""
        record = await self.record(table_id, user_id)
        if not record.everything:
            raise UserError("not-finished")
        played = await self._played(record)
        return [played.borders[seq] for seq in sorted(played.borders)]

    async def _played(self, record: Record) -> replay_process.Played:
        try:
            async with self._alone:
                return await replay_process.play_apart(
                    record.rules, seats=record.table.seat_count, seed=record.seed, options=record.options,
                    lines=record.lines, limits=replay_process.OPERATOR,
                )  # fmt: skip
        except Divergence as error:
            raise UserError("replay-failed") from error
        except replay_process.TooHeavy as error:
            raise UserError("replay-heavy") from error

    async def at_turn(self, table_id: int, user_id: int, turn: int, seat: int | None = None) -> tuple[TableInfo, Any]:
        """What a turn's last board showed to a spectator, or to a seat, under the conditions of ``record``.

        Raises ``replay-turn-none`` for a turn that the game has not reached, ``replay-failed`` and ``replay-heavy``.
        """
        record = await self.record(table_id, user_id, seat)
        rules = record.rules
        played = await self._played(record)
        for data in [played.data, *(played.borders[seq] for seq in sorted(played.borders, reverse=True))]:
            state = rules.loads(data)
            if rules.round_of(rules.view(state, None)) == turn:
                return record.table, rules.view(state, record.hears)
        raise UserError("replay-turn-none", number=str(table_id), turn=turn)
