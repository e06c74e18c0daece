"""Bringing a database to the shape this version needs."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from bot.errors import StartupError
from bot.store import models
from bot.store.database import Database

if TYPE_CHECKING:
    from alembic.config import Config

_SCRIPTS = Path(__file__).parent / "migrations"
_KEY = 0x4D49_4752
"""The number of the advisory lock under which a database is changed: MIGR."""
_REVISION = sa.table("alembic_version", sa.column("version_num", sa.String()))


def config() -> Config:
    """Alembic's configuration: the scripts lie in this package."""
    from alembic.config import Config

    result = Config()
    result.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    return result


async def upgrade(database: Database) -> None:
    """Apply every migration that is missing; a new database gets its identity. Safe to call at every start.

    Raises ``StartupError`` when the database cannot be reached (then ``Passing``), is broken, or was made by a later
    version.
    """
    try:
        async with database.write() as connection:
            await connection.run_sync(_upgrade)
    except _TooNew as error:
        raise StartupError(
            f"The database {database.shown} was made by a later version of Herald: {error}. "
            "Install that version, or point DATABASE_URL at another database."
        ) from error
    except (SQLAlchemyError, OSError) as error:
        raise database.unusable(error) from error


class _TooNew(Exception):
    """The database knows a migration that this version does not have."""


def _upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # processes that start at once do it one after the other
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_KEY})")
    if not _up_to_date(connection):
        _migrate(connection)
    if connection.execute(sa.select(models.instance.c.word)).first() is None:
        connection.execute(models.instance.insert().values(id=1, word=secrets.token_hex(4)))


def _up_to_date(connection: sa.Connection) -> bool:
    """Whether the newest script has been applied. Asked without Alembic, which takes longer to load than to answer."""
    newest = max(path.name.split("_")[0] for path in (_SCRIPTS / "versions").glob("[0-9]*_*.py"))
    if not sa.inspect(connection).has_table(_REVISION.name):
        return False
    return connection.execute(sa.select(_REVISION.c.version_num)).scalars().all() == [newest]


def _migrate(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.util import CommandError

    settings = config()
    settings.attributes["connection"] = connection
    try:
        command.upgrade(settings, "head")
    except CommandError as error:
        raise _TooNew(str(error)) from error
