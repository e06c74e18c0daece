"""Whose tables a database holds: messages, panels and threads belong to the bot that posted them, and to no other."""

from __future__ import annotations

import sqlalchemy as sa

from bot.common.errors import StartupError
from bot.store import models
from bot.store.database import Database

_OWNER = models.instance.c.application_id


async def must_be_of(database: Database, application_id: int) -> None:
    """Note the bot of a database that has none. Raises ``StartupError`` when it is that of another; then nothing has
    changed."""
    async with database.read() as connection:
        owner = (await connection.execute(sa.select(_OWNER))).scalar_one()
    if not owner:
        async with database.write() as connection:
            mine = models.instance.update().where(_OWNER == 0).values(application_id=application_id)
            await connection.execute(mine)  # of two bots that begin at once one has it
            owner = (await connection.execute(sa.select(_OWNER))).scalar_one()
    if owner != application_id:
        raise StartupError(
            f"The tables of {database.shown} are those of another bot (application {owner}), and DISCORD_TOKEN is of "
            f"application {application_id}, which could not edit its messages: set the other's token or another "
            "database. To move the tables to this bot for good: `python -m bot change-bot`."
        )


async def release(database: Database) -> int:
    """Let the next bot have the tables; the application that had them, 0 for none."""
    async with database.write() as connection:
        owner = int((await connection.execute(sa.select(_OWNER))).scalar_one())
        await connection.execute(models.instance.update().values(application_id=0))
    return owner
