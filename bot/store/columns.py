"""Columns that both kinds of databases understand."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from sqlmodel import Field

ROW_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
"""A row number that SQLite counts by itself and PostgreSQL keeps in 64 bits."""


def snowflake(**more: Any) -> Any:
    """A column that holds an id of Discord, or a number as large."""
    return Field(sa_type=cast(Any, sa.BigInteger), **more)


def long_text(**more: Any) -> Any:
    """A column that holds a long text."""
    return Field(sa_type=cast(Any, sa.Text), **more)


def storable(text: str) -> bool:
    """Whether a text may stand in a column, or be looked for in one, of either kind of database: it holds no NUL and no
    half of a surrogate pair."""
    return not any(char == "\0" or "\ud800" <= char <= "\udfff" for char in text)
