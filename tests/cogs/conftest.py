"""Tables of the toy game, and a fair of six, without Discord."""

from __future__ import annotations

import pickle
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from bot.presenter.posts import HeraldPresenter
from bot.store import Database
from bot.tables.model import DeadlinePolicy
from bot.tables.service import Tables
from herald_fair.rules import FAIR
from tests.bot.helpers import FakeClock
from tests.bot.toy import TOY
from tests.cogs.gallery import House
from tests.cogs.toy_table import PEOPLE, Brush, Fair
from tests.support import luck
from tests.support.catalogues import more_words
from tests.support.databases import ready
from tests.support.games import AddGame
from tests.toy import WORDS as FAIR_WORDS

_begun: list[tuple[int, bytes]] = []
"""The number of the table of six, and its database when it had begun."""
_furnished: list[tuple[bytes, float, bytes]] = []
"""The same when its panels hung in a gallery, that moment, and the gallery."""


@pytest.fixture
async def tables(tmp_path: Path, add_game: AddGame) -> AsyncIterator[Tables]:
    add_game(TOY)
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await ready(database)
    yield Tables(database, FakeClock(), games={"toy": TOY})
    await database.close()


def opened(database: Database, table: int = 0) -> Fair:
    """A table in a database, and the bot as far as clicks need it."""
    tables = Tables(database, FakeClock(), games={"fair": FAIR})
    return Fair(tables, HeraldPresenter(tables, cast(Any, Brush())), table)


async def begin(place: Fair) -> None:
    """Let six people sit down and begin; each has answered once."""
    info = await place.tables.lobby.create(
        guild_id=1, channel_id=2, organiser=PEOPLE[0], game="fair", seats=6, policy=DeadlinePolicy(hours=0)
    )
    place.table = info.id
    for person in PEOPLE[1:]:
        await place.tables.lobby.join(info.id, person)
    await place.tables.lobby.start(info.id, PEOPLE[0].id)
    for seat in range(6):
        look = await place.look(seat)
        assert look.prompt is not None
        await place.act(seat, str(look.prompt.default[0]))


@pytest.fixture
async def fair(request: pytest.FixtureRequest, tmp_path: Path, add_game: AddGame, seed: int) -> AsyncIterator[Fair]:
    """Begun once in a process, with luck that follows from the seed of the run alone; each test has a copy."""
    add_game(FAIR)
    file = tmp_path / "herald.db"
    with more_words(FAIR_WORDS):
        if not _begun:
            first = Database(f"sqlite+aiosqlite:///{file}")
            await ready(first)
            luck.begin(seed, "the fair of six")
            place = opened(first)
            await begin(place)
            await first.close()
            luck.begin(seed, request.node.nodeid)
            _begun.append((place.table, file.read_bytes()))
        ((table, kept),) = _begun
        file.write_bytes(kept)
        database = Database(f"sqlite+aiosqlite:///{file}")
        yield opened(database, table)
        await database.close()


@pytest.fixture
async def house(fair: Fair) -> House:
    """Its panels hang there; furnished once in a process, each test has a copy."""
    house, clock, file = House(fair), cast(FakeClock, fair.clock), fair.tables.store.db.file
    assert file is not None
    if _furnished:
        file.write_bytes(_furnished[0][0])  # nobody has opened it yet
    else:
        for seat in range(6):
            async with house.tables.store.change(fair.table) as change:
                change.panel(change.loaded.seats[seat])
        await house.delivered()
        await house.redraw(*range(6))
        with closing(sqlite3.connect(file)) as connection:
            _furnished.append((connection.serialize(), clock.now(), pickle.dumps(house.gallery)))
    ((_, clock.time, gallery),) = _furnished
    house.hang(pickle.loads(gallery))
    return house
