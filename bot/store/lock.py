"""One process serves a SQLite file: the second one that tries says who holds it and does not start."""

from __future__ import annotations

import json
import os
import socket
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from filelock import FileLock, Timeout

from bot.common.errors import StartupError


class ServingLock:
    """Held while a process delivers posts and keeps time for a database file.

    The operating system gives it back when the process ends, however it ends. A file beside it says who holds it, for
    the sentence that the second process prints; that file alone locks nothing.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._holder = database.with_name(database.name + ".holder")
        self._lock = FileLock(self._name(database), timeout=0, mode=0o600)

    @staticmethod
    def _name(database: Path) -> Path:
        return database.with_name(database.name + ".lock")

    @classmethod
    def known(cls, database: Path) -> bool:
        """Whether the file is there, or was when somebody served it: who does may do so without it."""
        return database.exists() or cls._name(database).exists()

    def acquire(self) -> None:
        """Take the lock. Raises ``StartupError`` that names the process which holds it."""
        try:
            self._lock.acquire()
        except Timeout:
            raise StartupError(
                f"{self._database} is served by another Herald already ({self._named()}). Stop that one first; "
                "two processes on one file would send every message twice."
            ) from None
        except OSError as error:
            raise StartupError(f"Cannot lock {self._database}: {error.strerror}.") from error
        holder = {"pid": os.getpid(), "host": socket.gethostname(), "since": int(time.time())}
        self._holder.write_text(json.dumps(holder), encoding="utf-8")

    def release(self) -> None:
        """Give it back."""
        if self._lock.is_locked:
            self._holder.unlink(missing_ok=True)
            self._lock.release()

    def __enter__(self) -> Self:
        self.acquire()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()

    def _named(self) -> str:
        try:
            held = json.loads(self._holder.read_text(encoding="utf-8"))
            since = time.strftime("%Y-%m-%d %H:%M", time.localtime(held["since"]))
            return f"process {held['pid']} on {held['host']}, since {since}"
        except (OSError, ValueError, KeyError, TypeError):
            return "its process is not known"
