"""Tables of the toy game, and a fair of six, without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
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
from tests.cogs.toy_table import PEOPLE, Brush, Fair
from tests.support.catalogues import more_words
from tests.support.databases import ready
from tests.support.games import AddGame
from tests.toy import WORDS as FAIR_WORDS


@pytest.fixture
async def tables(tmp_path: Path, add_game: AddGame) -> AsyncIterator[Tables]:
    add_game(TOY)
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await ready(database)
    yield Tables(database, FakeClock(), games={"toy": TOY})
    await database.close()


@pytest.fixture
async def fair(tmp_path: Path, add_game: AddGame) -> AsyncIterator[Fair]:
    add_game(FAIR)
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await ready(database)
    tables = Tables(database, FakeClock(), games={"fair": FAIR})

    with more_words(FAIR_WORDS):
        info = await tables.lobby.create(
            guild_id=1, channel_id=2, organiser=PEOPLE[0], game="fair", seats=6, policy=DeadlinePolicy(hours=0)
        )
        for person in PEOPLE[1:]:
            await tables.lobby.join(info.id, person)
        await tables.lobby.start(info.id, PEOPLE[0].id)
        place = Fair(tables, HeraldPresenter(tables, cast(Any, Brush())), info.id)
        for seat in range(6):
            look = await place.look(seat)
            assert look.prompt is not None
            await place.act(seat, str(look.prompt.default[0]))
        yield place
    await database.close()
