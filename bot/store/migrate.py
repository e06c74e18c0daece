"""Bringing a database to the shape this version needs."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from bot.common.errors import StartupError
from bot.store import models
from bot.store.database import Database
from bot.store.file import OURS, look

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


async def absent(database: Database) -> str:
    """Why there is nothing of Herald in a database, as the end of a sentence that begins with its name; empty when
    there is. Changes nothing and makes nothing. Raises ``StartupError`` when it cannot be reached."""
    if database.file is not None:
        return look(database.file).why
    if database.sqlite:
        return "is kept in memory, where nothing is left of it"
    try:
        async with database.read() as connection:
            names = await connection.run_sync(_names)
    except (SQLAlchemyError, OSError) as error:
        raise database.unusable(error) from error
    return "" if names >= OURS else "holds no tables of Herald"


def newest() -> str:
    """The number of the newest migration that this version has; later ones are greater as texts."""
    return max(path.name.split("_")[0] for path in (_SCRIPTS / "versions").glob("[0-9]*_*.py"))


async def applied(database: Database) -> str:
    """The number of the migration that a database of Herald has come to. Raises ``StartupError``."""
    try:
        async with database.read() as connection:
            return str((await connection.execute(sa.select(_REVISION.c.version_num))).scalar_one())
    except (SQLAlchemyError, OSError) as error:
        raise database.unusable(error) from error


async def must_be_known(database: Database) -> None:
    """Raises ``StartupError`` when a database of Herald was made by a later version. Changes nothing."""
    at, last = await applied(database), newest()
    if at > last:
        raise StartupError(_of_later(database, f"it is at {at}, and this version knows {last}"))


def _of_later(database: Database, why: str) -> str:
    return (
        f"The database {database.shown} was made by a later version of Herald: {why}. "
        "Install that version, or point DATABASE_URL at another database."
    )


async def upgrade(database: Database) -> None:
    """Make the database where there is none and apply every migration that is missing; a new one gets its identity.
    Safe to call at every start.

    Raises ``StartupError`` when the database cannot be reached (then ``Passing``), is broken, is another program's, or
    was made by a later version.
    """
    database.make()
    try:
        async with database.write() as connection:
            await connection.run_sync(_upgrade)
    except _Strange as error:
        raise StartupError(
            f"The database {database.shown} is another program's: it has a table alembic_version and none of Herald's. "
            "Point DATABASE_URL at a database of Herald's own."
        ) from error
    except _TooNew as error:
        raise StartupError(_of_later(database, str(error))) from error
    except (SQLAlchemyError, OSError) as error:
        raise database.unusable(error) from error


class _TooNew(Exception):
    """The database knows a migration that this version does not have."""


class _Strange(Exception):
    """The database knows migrations, and nothing of Herald."""


def _upgrade(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":  # processes that start at once do it one after the other
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_KEY})")
    if not _up_to_date(connection):
        _migrate(connection)
    if connection.execute(sa.select(models.instance.c.word)).first() is None:
        connection.execute(models.instance.insert().values(id=1, word=secrets.token_hex(4)))


def _names(connection: sa.Connection) -> set[str]:
    return set(sa.inspect(connection).get_table_names())


def _up_to_date(connection: sa.Connection) -> bool:
    """Whether the newest script has been applied. Asked without Alembic, which takes longer to load than to answer."""
    if not sa.inspect(connection).has_table(_REVISION.name):
        return False
    if not _names(connection) >= OURS:
        raise _Strange
    return connection.execute(sa.select(_REVISION.c.version_num)).scalars().all() == [newest()]


def _migrate(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.util import CommandError

    settings = config()
    settings.attributes["connection"] = connection
    try:
        command.upgrade(settings, "head")
    except CommandError as error:
        raise _TooNew(str(error)) from error
