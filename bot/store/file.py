"""Whether a SQLite file is a database of Herald, found out without changing anything, and making one where there is
none."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from bot.common.errors import StartupError

PRIVATE = 0o600
"""The database file is for its owner alone; SQLite gives its side files the same mode."""
OURS = frozenset({"alembic_version", "instance", "tables"})
"""Tables that a database of every version of Herald has."""
BESIDE = ("-wal", "-shm", "-journal")
"""How the names of the files go on that SQLite keeps beside a database: they belong to it and to no other."""
_MAGIC = b"SQLite format 3\0"
_NAMES = "SELECT name FROM sqlite_master WHERE type = 'table'"


class Kind(Enum):
    """What there is where a database is looked for."""

    NOTHING = "nothing"
    EMPTY = "empty"
    HERALD = "herald"
    OTHER = "other"


class Look(NamedTuple):
    """What there is under the name of a file."""

    kind: Kind
    """Whether that is a database of Herald."""
    why: str = ""
    """How a sentence that begins with the file's name goes on when it is none; empty when it is one."""


def side_file(file: Path, suffix: str) -> Path:
    """The file that SQLite keeps beside a database, by one of ``BESIDE``."""
    return file.with_name(file.name + suffix)


def look(file: Path) -> Look:
    """See what there is under a name. Leaves no file beside it that was not there before."""
    try:
        found = file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return Look(Kind.NOTHING, "is not there")
    except OSError as error:
        return Look(Kind.OTHER, f"cannot be read ({error.strerror})")
    if stat.S_ISDIR(found.st_mode):
        return Look(Kind.OTHER, "is a folder")
    if not stat.S_ISREG(found.st_mode):
        return Look(Kind.OTHER, "is no file on a disk")
    if not found.st_size:
        return Look(Kind.EMPTY, "is an empty file")
    try:
        with file.open("rb") as opened:
            if opened.read(len(_MAGIC)) != _MAGIC:
                return Look(Kind.OTHER, "is not a SQLite file")
        names = _tables(file)
    except OSError as error:
        return Look(Kind.OTHER, f"cannot be read ({error.strerror})")
    except sqlite3.Error as error:
        return Look(Kind.OTHER, f"cannot be read ({error})")
    if names >= OURS:
        return Look(Kind.HERALD)
    if not names:
        return Look(Kind.EMPTY, "holds no tables")
    return Look(Kind.OTHER, "is the database of another program")


def _tables(file: Path) -> set[str]:
    """The names of a file's tables. Read as one that nobody writes, which needs no files beside it; only where all of
    it may still stand in what a process left beside it SQLite is let at both, as any reader would."""
    log = side_file(file, "-wal")
    left = log.exists() and log.stat().st_size > 0
    try:
        names = _asked(file, "immutable=1")
    except sqlite3.Error:
        if not left:
            raise
        names = set()
    return names if names or not left else _asked(file, "mode=rw")


def _asked(file: Path, how: str) -> set[str]:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True)) as connection:
        return {name for (name,) in connection.execute(_NAMES) if not name.startswith("sqlite_")}


def make(file: Path) -> None:
    """Make an empty file, for its owner alone, and its folder where they are missing; what is Herald's already becomes
    its owner's alone. Raises ``StartupError`` for anything else that stands there, and leaves it as it is."""
    found = look(file)
    if found.kind is Kind.OTHER:
        raise StartupError(
            f"{file} {found.why}, so Herald does not write to it: point DATABASE_URL or HERALD_DATA at a database of "
            "Herald, or at a name that is free."
        )
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=PRIVATE)  # it holds seeds and hands
        file.chmod(PRIVATE)
    except OSError as error:
        raise StartupError(
            f"Cannot create the data folder {file.parent}: {error.strerror}. "
            "Set HERALD_DATA to a folder that can be written."
        ) from error


def free_name(file: Path, suffix: str) -> Path:
    """The first of ``<name><suffix>``, ``<name><suffix>-2``, … that nothing has, nor anything of ``BESIDE`` with it."""
    number = 1
    while True:
        name = file.with_name(f"{file.name}{suffix}{f'-{number}' if number > 1 else ''}")
        if not any(os.path.lexists(f"{name}{part}") for part in ("", *BESIDE)):
            return name
        number += 1
