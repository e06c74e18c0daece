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
BOTH: dict[str, set[str]] = {
    "test_store": set(),
    "test_outbox": {
        "test_a_game_is_told",
        "test_edits_are_merged_and_lost_messages_posted_again",
        "test_what_was_settled_meanwhile_is_not_sent",
        "test_lines_are_added_until_they_are_on_their_way",
        "test_run_delivers_until_cancelled",
    },
}
"""Modules about what is stored and sent, whose tests always run on both databases: those that are named, else all."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All others run on SQLite, and with the slow tests on PostgreSQL, half of them by turns."""
    for item in items:
        database = getattr(item, "callspec", None) and item.callspec.params.get("url")  # type: ignore[attr-defined]
        if database == "postgres" and HERE in item.path.parents and not _on_both(item):
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.turns(2, among="storage on PostgreSQL"))


def _on_both(item: pytest.Item) -> bool:
    named = BOTH.get(item.path.stem)
    return named is not None and (not named or getattr(item, "originalname", "") in named)


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
