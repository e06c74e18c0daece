"""Copies of a SQLite database that can be trusted, taken while the bot plays, and putting one back."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot.common.errors import StartupError
from bot.store.file import BESIDE, PRIVATE, Kind, free_name, look, side_file

PAGES = 500
"""Pages copied at a time; between two steps a writer may go on."""
KEPT = ".before-restore"
"""How the name of a database goes on that had to give way to a copy; a number follows where that is taken."""


class Held(NamedTuple):
    """How much a copy holds, counted in the copy itself."""

    tables: int
    """Tables of people."""
    packed: int
    """How many of these lie in the archive with their logs."""
    lines: int
    """Lines of the logs of the others."""


def copy(source: Path, target: Path) -> Held:
    """Write a consistent copy of ``source`` to ``target``, whoever writes meanwhile; ``target`` appears only when it is
    whole. Raises ``StartupError`` when either cannot be used; then nothing is left of it."""
    found = look(source)
    if found.kind is not Kind.HERALD:
        raise StartupError(f"There is no database of Herald to copy: {source} {found.why}.")
    if target.exists() and target.samefile(source):
        raise StartupError(f"{target} is the database itself: name another file for its copy.")
    with _whole_copy(source, target) as (part, held):
        for suffix in BESIDE:  # they belong to the file that gives way
            side_file(target, suffix).unlink(missing_ok=True)
        part.replace(target)
    return held


def put_back(copied: Path, database: Path) -> Path | None:
    """Make ``copied`` the database, keeping what was there under another name, which is returned (``None``: nothing
    was). Nobody may serve the database meanwhile: hold its ``ServingLock``. Raises ``StartupError``."""
    try:
        database = database.resolve()
    except (OSError, RuntimeError) as error:  # a link that leads to itself
        raise StartupError(f"{database} cannot be used: {error}.") from error
    if database.is_dir():
        raise StartupError(f"{database} is a folder: point DATABASE_URL or HERALD_DATA at a file.")
    if database.exists() and database.samefile(copied):
        raise StartupError(f"{copied} is the database itself: name a copy of it.")
    with _whole_copy(copied, database) as (part, _):
        kept = _keep(database)
        part.replace(database)
    return kept


@contextlib.contextmanager
def _whole_copy(source: Path, target: Path) -> Iterator[tuple[Path, Held]]:
    """A sound copy under a passing name beside ``target``, and what it holds. What is not taken from there is gone
    afterwards, as are folders that were made for it."""
    made = [folder for folder in target.absolute().parents if not folder.exists()]
    part: Path | None = None
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(prefix=target.name + ".", suffix=".part", dir=target.parent)
        os.close(number)
        part = Path(name)
        part.chmod(PRIVATE)
        # Opened for writing, though nothing is written: only so SQLite takes away what it keeps beside the file.
        where = f"{source.absolute().as_uri()}?mode=rw"
        with closing(sqlite3.connect(where, uri=True)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new, pages=PAGES)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            damage = new.execute("PRAGMA integrity_check").fetchone()[0]
        if damage != "ok":
            raise StartupError(f"The copy of {source} is damaged: {damage}.")
        yield part, count(part)
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise StartupError(f"Cannot copy {source} to {target}: {reason}.") from error
    finally:
        if part is not None:
            part.unlink(missing_ok=True)
        for folder in made:
            with contextlib.suppress(OSError):  # it holds the copy, or something else by now
                folder.rmdir()


def count(file: Path) -> Held:
    """How much a database holds that nobody writes."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        found = (
            connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] if name in there else 0
            for name in ("tables", "archives", "actions")
        )
        return Held(*found)


def _keep(database: Path) -> Path | None:
    """Give what stands where a copy is to go a name of its own, with all that SQLite keeps beside it; that name, if
    there was a database. At every moment one stands at the old name: whoever is killed here loses nothing."""
    if look(database).kind is Kind.HERALD:
        _fold(database)
    kept = free_name(database, KEPT)
    for suffix in BESIDE:
        left = side_file(database, suffix)
        if left.exists():
            left.rename(side_file(kept, suffix))
    if not database.exists():
        return None
    try:
        kept.hardlink_to(database)
    except OSError:  # not every file system has links
        database.rename(kept)
    return kept


def _fold(database: Path) -> None:
    """Take what a killed process left beside a file into it: with the file of a copy it must never be read. A file that
    is too damaged for that stays as it is. Raises ``StartupError`` when somebody has it open."""
    try:
        with closing(sqlite3.connect(database)) as old:
            old.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StartupError(
                f"Another program has {database} open: end it first, or what it writes would be lost."
            ) from error
    except sqlite3.Error:
        pass
