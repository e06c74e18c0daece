"""Run by Alembic: the connection comes from ``bot.store.migrate``, or from DATABASE_URL on a developer's shell."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
from alembic import context

from bot.store.models import METADATA


def _run(connection: sa.Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=METADATA,
        render_as_batch=True,
        transactional_ddl=False if connection.dialect.name == "sqlite" else None,
    )
    with context.begin_transaction():
        context.run_migrations()


async def _run_alone() -> None:
    from bot.common.settings import Settings
    from bot.store.database import Database

    database = Database(Settings().database)
    database.make()
    async with database.write() as connection:
        await connection.run_sync(_run)
    await database.close()


given = context.config.attributes.get("connection")
if given is not None:
    _run(given)
else:
    asyncio.run(_run_alone())
