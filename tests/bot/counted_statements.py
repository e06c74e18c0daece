"""Which statements are sent to a database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event

from bot.store import Database


@contextmanager
def counted(db: Database) -> Iterator[list[str]]:
    """The statements sent meanwhile."""
    statements: list[str] = []

    def note(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not statement.startswith(("BEGIN", "PRAGMA")):
            statements.append(statement)

    event.listen(db.engine.sync_engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        event.remove(db.engine.sync_engine, "before_cursor_execute", note)
