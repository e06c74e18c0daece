"""What survives a restart of the sandbox: small JSON documents in SQLite, attachments as files.

Memory is the truth while the sandbox runs. Every change is queued here and written by one thread, many changes to a
transaction, so the event loop never waits for a disk. Without a folder nothing is written and files stay in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import msgspec

_Change = tuple[str, str, bytes | None]
_LOCK = "lock"
REPLACED = 32
"""Attachments that were replaced or deleted and can still be fetched, as from Discord's own stores."""


class FolderInUse(Exception):
    """Another sandbox works in this folder."""


class Store:
    """Documents by (kind, key) and attachment files under ``folder``."""

    def __init__(self, folder: Path | None, *, fresh: bool = False) -> None:
        self._folder = folder
        self._files: dict[str, bytes] = {}
        self._replaced: dict[str, bytes] = {}
        self._queue: SimpleQueue[_Change | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._failure: BaseException | None = None
        self._lock: sqlite3.Connection | None = None
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = _take(folder / _LOCK)
        if fresh:
            _empty(folder)
        with contextlib.closing(self._connect()) as db:
            db.execute("CREATE TABLE IF NOT EXISTS doc (kind TEXT, key TEXT, body BLOB, PRIMARY KEY (kind, key))")
            db.commit()
        self._thread = threading.Thread(target=self._write, name="sandbox-store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        assert self._folder is not None
        db = sqlite3.connect(self._folder / "sandbox.db")
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=NORMAL")
        return db

    # -- documents

    def load(self, kind: str) -> list[bytes]:
        """All bodies of a kind in the order of their keys (snowflakes sort by length first)."""
        if self._folder is None:
            return []
        with contextlib.closing(self._connect()) as db:
            rows = db.execute("SELECT body FROM doc WHERE kind=? ORDER BY length(key), key", (kind,)).fetchall()
        return [row[0] for row in rows]

    def put(self, kind: str, key: str, value: Any) -> None:
        """Queue a document; its bytes are taken now, so later changes to ``value`` do not matter."""
        if self._thread is not None:
            self._queue.put((kind, key, msgspec.json.encode(value)))

    def drop(self, kind: str, key: str) -> None:
        """Queue the removal of a document."""
        if self._thread is not None:
            self._queue.put((kind, key, None))

    def _write(self) -> None:
        try:
            with contextlib.closing(self._connect()) as db:
                while self._batch(db):
                    pass
        except BaseException as exc:  # told to whoever closes the store
            self._failure = exc

    def _batch(self, db: sqlite3.Connection) -> bool:
        """Write everything that is queued in one transaction; false when told to stop."""
        changes: dict[tuple[str, str], bytes | None] = {}
        more = True
        item = self._queue.get()
        while True:
            if item is None:
                more = False
                break
            changes[item[:2]] = item[2]
            if self._queue.empty():
                break
            item = self._queue.get()
        with db:
            for (kind, key), body in changes.items():
                if body is None:
                    db.execute("DELETE FROM doc WHERE kind=? AND key=?", (kind, key))
                else:
                    db.execute("INSERT OR REPLACE INTO doc VALUES (?,?,?)", (kind, key, body))
        return more

    async def close(self) -> None:
        """Write the rest and stop the thread."""
        if self._thread is None:
            return
        self._queue.put(None)
        thread, self._thread = self._thread, None
        await asyncio.to_thread(thread.join)
        if self._lock is not None:
            self._lock.close()
            self._lock = None
        if self._failure is not None:
            raise RuntimeError(f"the sandbox could not write its state: {self._failure}") from self._failure

    # -- files

    async def save_file(self, name: str, data: bytes) -> None:
        """Keep an attachment. ``name`` is ``<channel>/<id>/<file name>``, already made of safe characters."""
        if self._folder is None:
            self._files[name] = data
            return
        await asyncio.to_thread(self._save, self._folder / "attachments" / name, data)

    @staticmethod
    def _save(path: Path, data: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)

    async def read_file(self, name: str) -> bytes | None:
        """The bytes of an attachment, or None when there is none of that name."""
        if self._folder is None:
            return self._files.get(name)
        path = self._folder / "attachments" / name
        return await asyncio.to_thread(lambda: path.read_bytes() if path.is_file() else None)

    async def replace_file(self, name: str) -> None:
        """Forget an attachment that a message has no longer; the last ones can still be fetched."""
        data = await self.read_file(name)
        if data is not None:
            self._replaced[name] = data
        while len(self._replaced) > REPLACED:
            del self._replaced[next(iter(self._replaced))]
        await self.delete_file(name)

    async def delete_file(self, name: str) -> None:
        """Forget an attachment; one that is gone already is fine."""
        if self._folder is None:
            self._files.pop(name, None)
            return
        path = self._folder / "attachments" / name
        await asyncio.to_thread(path.unlink, missing_ok=True)

    def replaced_file(self, name: str) -> bytes | None:
        """The bytes of an attachment that was replaced or deleted a moment ago."""
        return self._replaced.get(name)


def _take(path: Path) -> sqlite3.Connection:
    """Hold a lock for as long as the connection is open. SQLite's own: it works everywhere and dies with its process.

    Raises :class:`FolderInUse`.
    """
    lock = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise FolderInUse(str(path.parent)) from error
    return lock


def _empty(folder: Path) -> None:
    """Remove everything but the lock."""
    for item in folder.iterdir():
        if item.name.startswith(_LOCK):
            continue
        if item.is_dir():
            shutil.rmtree(item)
        else:
            item.unlink()
