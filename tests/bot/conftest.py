"""Fixtures: a database of each sort, a clock that tests move, tables with the toy game."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.storage import Database, upgrade
from bot.storage.models import METADATA
from bot.tables.service import Tables
from tests.bot.helpers import FakeClock
from tests.bot.toy import TOY

POSTGRES = os.environ.get("DATABASE_URL_TEST", "")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'data' / 'herald.db'}"
    if not POSTGRES:
        pytest.skip("DATABASE_URL_TEST names no PostgreSQL server")
    return POSTGRES.replace("postgresql://", "postgresql+asyncpg://").replace("postgres://", "postgresql+asyncpg://")


@pytest.fixture
async def db(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    if not database.sqlite:
        async with database.write() as connection:
            for table in (*METADATA.tables, "alembic_version"):
                await connection.execute(sa.text(f"DROP TABLE IF EXISTS {table} CASCADE"))
    await upgrade(database)
    yield database
    await database.close()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def tables(db: Database, clock: FakeClock) -> Tables:
    return Tables(db, clock, games={"toy": TOY})
