"""Copies of a SQLite database that can be trusted, taken while the bot plays, and putting one back."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.errors import StartupError
from bot.store.database import PRIVATE

PAGES = 500
"""Pages copied at a time; between two steps a writer may go on."""


def copy(source: Path, target: Path) -> None:
    """Write a consistent copy of ``source`` to ``target``, whoever writes meanwhile; ``target`` appears only when it is
    whole. Raises ``StartupError`` when either cannot be used."""
    if not source.is_file():
        raise StartupError(f"There is no database {source} to copy.")
    part: Path | None = None
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(prefix=target.name + ".", suffix=".part", dir=target.parent)
        os.close(number)
        part = Path(name)
        part.chmod(PRIVATE)
        where = f"{source.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(where, uri=True)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new, pages=PAGES)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            damage = new.execute("PRAGMA integrity_check").fetchone()[0]
        if damage != "ok":
            raise StartupError(f"The copy of {source} is damaged: {damage}.")
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise StartupError(f"Cannot copy {source} to {target}: {reason}.") from error
    finally:
        if part is not None:
            part.unlink(missing_ok=True)


def put_back(copied: Path, database: Path) -> Path | None:
    """Make ``copied`` the database, keeping what was there under another name, which is returned (``None``: nothing
    was). Nobody may serve the database meanwhile: hold its ``ServingLock``. Raises ``StartupError``."""
    kept: Path | None = None
    if database.exists():
        kept = database.with_name(database.name + ".before-restore")
        copy(database, kept)
        _fold(database)
    copy(copied, database)
    for suffix in ("-wal", "-shm"):  # they belong to the file that was there
        database.with_name(database.name + suffix).unlink(missing_ok=True)
    return kept


def _fold(database: Path) -> None:
    """Take what a killed process left beside a file into it: with the file of a copy it must never be read."""
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:
        old.execute("PRAGMA journal_mode=DELETE")
