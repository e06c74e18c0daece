"""What somebody writes down for themselves at a table. It belongs to them, not to their seat: nobody else ever reads
it."""

from __future__ import annotations

import dataclasses
import hashlib
import unicodedata

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common import safe_names
from bot.common.errors import UserError
from bot.store import models as m
from bot.tables.unit.change import TableStore

LONGEST = 3500
"""Characters of one person's notes at one table: a message shows them all."""


@dataclasses.dataclass(frozen=True, slots=True)
class Note:
    """Somebody's notes at a table."""

    table_id: int
    """The table that the note is about."""
    text: str = ""
    """All of them, empty for none."""
    at: float = 0.0
    """When they were last changed, in seconds since 1970; 0: never."""

    @property
    def token(self) -> str:
        """What a form carries that was opened over this text."""
        return hashlib.blake2s(self.text.encode(), digest_size=4).hexdigest() if self.text else ""


class Notes:
    """Reading and writing one's own notes."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def read(self, table_id: int, user_id: int) -> Note:
        """Somebody's own notes at a table; empty when there are none."""
        async with self.store.db.read() as connection:
            return await _read(connection, table_id, user_id)

    async def write(self, table_id: int, user_id: int, text: str, *, over: str | None = None) -> Note:
        """Put another text in the place of one's notes; an empty one deletes them. ``over``: the token of the text over
        which this was written; ``notes-changed`` when that is another by now. Raises ``notes-long``."""
        async with self.store.db.write() as connection:
            before = await _read(connection, table_id, user_id)
            wanted = tidy(text)
            if wanted == before.text:  # a form that came twice
                return before
            if over is not None and over != before.token:
                raise UserError("notes-changed")
            return await self._keep(connection, table_id, user_id, wanted)

    async def add(self, table_id: int, user_id: int, line: str) -> Note:
        """Add a line to one's notes. Raises ``notes-empty`` and ``notes-long``."""
        more = tidy(line)
        if not safe_names.tidy(more):
            raise UserError("notes-empty")
        async with self.store.db.write() as connection:
            before = await _read(connection, table_id, user_id)
            return await self._keep(connection, table_id, user_id, f"{before.text}\n{more}".strip())

    async def of(self, user_id: int) -> list[Note]:
        """Everything somebody has written down, for whoever asks for their own data."""
        n = m.notes.c
        async with self.store.db.read() as connection:
            rows = await connection.execute(
                sa.select(n.table_id, n.text, n.at).where(n.user_id == user_id).order_by(n.table_id)
            )
            return [Note(*row) for row in rows]

    async def forget(self, user_id: int) -> int:
        """Delete everything somebody has written down; at how many tables that was."""
        async with self.store.db.write() as connection:
            return (await connection.execute(m.notes.delete().where(m.notes.c.user_id == user_id))).rowcount

    async def _keep(self, connection: AsyncConnection, table_id: int, user_id: int, text: str) -> Note:
        if len(text) > LONGEST:
            raise UserError("notes-long", most=LONGEST)
        now = self.store.clock.now()
        if not text:
            n = m.notes.c
            await connection.execute(m.notes.delete().where(n.table_id == table_id, n.user_id == user_id))
            return Note(table_id)
        row = {"table_id": table_id, "user_id": user_id, "text": text, "at": now}
        await self.store.db.upsert(connection, m.notes, row, ("text", "at"))
        return Note(table_id, text, now)


def tidy(text: str) -> str:
    """A text of several lines without controls and without letters that turn a line around."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join("".join(filter(_harmless, line)).rstrip() for line in lines).strip()


def _harmless(char: str) -> bool:
    return char not in _TURNS and unicodedata.category(char) not in ("Cc", "Cs")


_TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


async def _read(connection: AsyncConnection, table_id: int, user_id: int) -> Note:
    n = m.notes.c
    query = sa.select(n.text, n.at).where(n.table_id == table_id, n.user_id == user_id)
    row = (await connection.execute(query)).first()
    return Note(table_id) if row is None else Note(table_id, *row)
