"""What is planned to be posted, as rows of the outbox."""

from __future__ import annotations

import json

from bot.store import Database
from bot.store import models as m
from tests.bot.helpers import rows


async def told(db: Database, since: int = 0) -> list[str]:
    """The keys of notes, and of whispers with the user they go to."""
    found = []
    for row in await rows(db, m.outbox, m.outbox.c.kind.in_(("note", "whisper")), m.outbox.c.id > since):
        key = json.loads(row.payload).get("key")
        found.append(f"{key} {row.user_id}" if row.user_id else key)
    return found


async def last(db: Database) -> int:
    """The id of the row that was planned last."""
    return max(int(row.id) for row in await rows(db, m.outbox))


async def called(db: Database) -> dict[str, list[int]]:
    """Whom the last note of each sort calls."""
    notes = [json.loads(r.payload) for r in await rows(db, m.outbox, m.outbox.c.kind == "note")]
    return {note["key"]: note.get("mention", []) for note in notes}
