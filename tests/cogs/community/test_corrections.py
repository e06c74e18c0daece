"""``/manage correct`` suggests values and what they may become in words, in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.presenter.pages.people import scalar
from bot.presenter.words.voice import voice_of
from bot.store import Database
from bot.tables.service import Tables
from cogs.community.moderation import suggest_new, suggest_values
from engine import GAMES
from tests.bot.helpers import NO_DEADLINE, PEOPLE, FakeClock
from tests.cogs.seat_views import COMMAND
from tests.support.databases import ready

KEY = re.compile(rf"\[|\b(?:{'|'.join(GAMES)})-[a-z]+")
"""How a word looks that is missing."""


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_suggestions_are_words(game: str, tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await ready(database)
    tables = Tables(database, FakeClock())
    seats = min(GAMES[game].seats)
    info = await tables.lobby.create(
        guild_id=1, channel_id=2, organiser=PEOPLE[0], game=game, seats=seats, policy=NO_DEADLINE
    )
    for person in PEOPLE[1:seats]:
        await tables.lobby.join(info.id, person)
    await tables.lobby.start(info.id, PEOPLE[0].id)
    named = await tables.votes.correctables(info.id)
    kinds = {name.partition(".")[0]: name for name in named}
    for language in ("en", "es"):
        speak = voice_of(info, language)
        for name in kinds.values():
            typing = SimpleNamespace(
                client=SimpleNamespace(tables=tables), guild_id=1, guild=None, channel_id=2, extras={}, locale=language,
                type=COMMAND,
                user=SimpleNamespace(id=PEOPLE[0].id), namespace=SimpleNamespace(table=str(info.id), value_at=name),
            )  # fmt: skip
            shown = [choice.name for choice in await suggest_values(cast(Any, typing), "")]
            new = [choice.name for choice in await suggest_new(cast(Any, typing), "")]
            assert shown
            assert bool(new) == bool(named[name].choices or isinstance(named[name].value, bool))
            assert not [said for said in (*shown, *new) if KEY.search(said)]
        for item in named.values():  # there are more than are suggested at once
            told = (speak.say(item.key, item.params), scalar(speak, game, json.dumps(item.value)))
            assert not [said for said in told if KEY.search(said)]
    await database.close()
