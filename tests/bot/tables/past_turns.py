"""Turns that somebody took at other tables."""

from __future__ import annotations

from bot.store import Database
from bot.store import models as m

HOUR = 3600.0


async def put(db: Database, user: int, *missed: bool, at: float, took: float = HOUR) -> None:
    """Turns of somebody at other tables."""
    many = [
        {"user_id": user, "turn": f"{user}/{n}/{at}", "took": took * (n + 1), "missed": gone, "at": at}
        for n, gone in enumerate(missed)
    ]
    async with db.write() as connection:
        await connection.execute(m.answers.insert(), many)
