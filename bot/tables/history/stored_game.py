"""Everything that lies in the database of one game, read at once, and which parts of it are not what was written."""

from __future__ import annotations

import dataclasses

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import RulesFault
from bot.store import models as m
from bot.tables.unit.change import AnyRules, TableStore
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.log import log_lines
from bot.tables.unit.replay import LogLine, kept_text
from bot.tables.unit.stored_positions import digest_of_line, fits, read
from engine.core import SaveError


@dataclasses.dataclass(frozen=True, slots=True)
class Held:
    """A position as it lies in the database."""

    data: bytes
    """The position, as ``Rules.dumps`` wrote it."""
    digest: str
    """What lies beside it, empty where it was written before there were digests."""
    number: int = 0
    """Of the base the number of the action after which it was; its digest is of that, too."""

    @property
    def fits(self) -> bool:
        """Whether it is what its digest was made of."""
        return fits(self.data, self.digest, self.number)

    @property
    def why(self) -> str:
        """In English what tells of damage where it is not sound."""
        return "its digest does not fit" if self.digest else "it has no digest and cannot come about"

    def sound(self, rules: AnyRules) -> bool:
        """Whether it is what was written: by its digest, also where a later version wrote it and this one cannot read
        it; where it has none, because it can come about."""
        if self.digest:
            return self.fits
        try:
            read(rules, self.data, "")
        except (SaveError, RulesFault):
            return False
        return True


@dataclasses.dataclass(frozen=True, slots=True)
class StoredGame:
    """A game that has begun, with all that is stored of it."""

    loaded: LoadedTable
    """The table and its seats."""
    position: Held
    """Where it stands."""
    base: Held
    """The position behind which undo does not go."""
    borders: dict[int, Held]
    """The positions at the ends of phases, by the number of the action."""
    lines: list[LogLine]
    """Its log."""
    digests: dict[int, str]
    """What lies beside the lines that hold a position, by their numbers."""
    unreadable: str = ""
    """In English why its log cannot even be decoded, empty where it can; ``lines`` are empty then."""

    def damage(self, rules: AnyRules) -> list[str]:
        """In English what is not what was written, the position first; empty for nothing."""
        found = []
        if not self.position.sound(rules):
            found.append(f"the position: {self.position.why}")
        if not self.base.sound(rules):
            found.append(f"the position behind which undo does not go: {self.base.why}")
        found += [f"the position after action {n}: {self.borders[n].why}" for n in self.bad_borders(rules)]
        return found + [f"line {line.seq} of the log: its digest does not fit" for line in self.lines if line.damaged]

    def bad_borders(self, rules: AnyRules) -> list[int]:
        """The numbers of the borders that are not what was written."""
        return [seq for seq, held in self.borders.items() if not held.sound(rules)]

    def mended_lines(self) -> dict[int, str]:
        """The texts of damaged lines, by number, as far as the position of a line lies at its border, too: two of text,
        digest and border agree."""
        found = {}
        for line in self.lines:
            border = self.borders.get(line.seq)
            if not line.damaged or border is None or not border.fits:
                continue
            text = border.data.decode() if line.kind == "fork" else kept_text(border.data)
            if text == line.text or digest_of_line(line.kind, text) == self.digests[line.seq]:
                found[line.seq] = text
        return found

    def lines_with(self, texts: dict[int, str]) -> list[LogLine]:
        """The log with other texts in some of its lines."""
        return [
            msgspec.structs.replace(line, text=texts[line.seq], damaged=False) if line.seq in texts else line
            for line in self.lines
        ]


async def stored_game(store: TableStore, connection: AsyncConnection, table_id: int) -> StoredGame | None:
    """What is stored of a game; ``None`` for one that has not begun. Raises ``no-such-table``."""
    loaded = await store.load(connection, table_id)
    s, b, a = m.states.c, m.snapshots.c, m.actions.c
    base = (await connection.execute(sa.select(s.base, s.base_digest).where(s.table_id == table_id))).first()
    if loaded.data is None or base is None:
        return None
    borders = await connection.execute(sa.select(b.seq, b.data, b.digest).where(b.table_id == table_id).order_by(b.seq))
    digests = await connection.execute(sa.select(a.seq, a.digest).where(a.table_id == table_id, a.digest != ""))
    try:
        lines, unreadable = await log_lines(connection, table_id), ""
    except ValueError as error:  # draws that are none, or a text that is none
        lines, unreadable = [], f"the log cannot be read: {error}"
    return StoredGame(
        loaded,
        Held(bytes(loaded.data), loaded.digest),
        Held(bytes(base.base), base.base_digest, loaded.base_seq),
        {row.seq: Held(bytes(row.data), row.digest) for row in borders},
        lines,
        {row.seq: row.digest for row in digests},
        unreadable,
    )
