"""Fixtures: a database of each sort, a clock that tests move, tables with the toy game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Database
from bot.tables.service import Tables
from bot.workers.outbox.outbox import Outbox
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import FakeClock
from tests.bot.toy import TOY, WORDS
from tests.support import skips
from tests.support.catalogues import more_words
from tests.support.databases import POSTGRES, create, emptied, ready
from tests.toy import WORDS as FAIR_WORDS

HERE = Path(__file__).parent
DATABASES = ("sqlite", "postgres")
BOTH = {"test_store", "test_kills", "test_outbox", "test_migration", "test_backup", "test_history", "test_housekeeper"}
"""Modules about what is stored and sent: their tests always run on both databases."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All others run on SQLite, and with the slow tests on PostgreSQL."""
    for item in items:
        database = getattr(item, "callspec", None) and item.callspec.params.get("url")  # type: ignore[attr-defined]
        if database == "postgres" and HERE in item.path.parents and item.path.stem not in BOTH:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def postgres() -> str:
    """A PostgreSQL database of this test process alone, so that several may run at once; empty without a server."""
    if not POSTGRES:
        return ""
    return asyncio.run(create("test"))


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path, postgres: str) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'data' / 'herald.db'}"
    skips.unless(postgres, skips.POSTGRES)
    return postgres


@pytest.fixture
async def db(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    if not database.sqlite:
        await emptied(database)
    await ready(database)
    yield database
    await database.close()


@pytest.fixture(scope="module")
def words() -> Iterator[None]:
    """The words of the toy and of the fair."""
    with more_words(WORDS, FAIR_WORDS):
        yield


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def tables(db: Database, clock: FakeClock) -> Tables:
    return Tables(db, clock, games={"toy": TOY})


@pytest.fixture
def discord() -> FakeDiscord:
    return FakeDiscord()


@pytest.fixture
def presenter() -> FakePresenter:
    return FakePresenter()


@pytest.fixture
def outbox(tables: Tables, presenter: FakePresenter, discord: FakeDiscord) -> Outbox:
    return Outbox(tables.store, presenter, discord)
