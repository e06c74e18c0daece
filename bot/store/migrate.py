"""Bringing a database to the shape this version needs."""

from __future__ import annotations

import secrets
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from bot.errors import StartupError
from bot.store import models
from bot.store.database import Database


def config() -> Config:
    """Alembic's configuration: the scripts lie in this package."""
    result = Config()
    result.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return result


async def upgrade(database: Database) -> None:
    """Apply every migration that is missing; a new database gets its identity. Safe to call at every start.

    Raises ``StartupError`` when the database cannot be reached, is broken, or was made by a later version.
    """
    try:
        async with database.write() as connection:
            await connection.run_sync(_upgrade)
    except CommandError as error:
        raise StartupError(
            f"The database {database.shown} was made by a later version of Herald: {error}. "
            "Install that version, or point DATABASE_URL at another database."
        ) from error
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        reason = " ".join(str(cause).split()) or type(cause).__name__
        raise StartupError(
            f"Cannot use the database {database.shown}: {reason}. "
            "Check DATABASE_URL (or HERALD_DATA) and that the server runs."
        ) from error


def _upgrade(connection: sa.Connection) -> None:
    settings = config()
    head = ScriptDirectory.from_config(settings).get_current_head()
    if MigrationContext.configure(connection).get_current_revision() != head:
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")
    if connection.execute(sa.select(models.instance.c.word)).first() is None:
        connection.execute(models.instance.insert().values(id=1, word=secrets.token_hex(4)))
