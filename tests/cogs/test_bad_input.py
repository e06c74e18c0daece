"""Bad input over the page: with ``/act`` a person tries what the rules refuse.

One sentence that only they read, in their language, nothing changed, nothing told to anybody.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.common.safe_names import unmarked
from bot.sandbox import constants as c
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, UserRef
from engine import GAMES
from tests.bot.helpers import state_columns
from tests.cogs.in_process_bot import EPHEMERAL, ROOM, Person, Room, flat, room, words_of
from tests.engine.fief import bad_input as fief
from tests.engine.fief.board import Board
from tests.engine.knights import bad_input as knights

pytestmark = pytest.mark.slow

Case = tuple[Callable[[], Any], str]


def placed(build: fief.Build) -> Callable[[], Any]:
    """How to make the position of a case of Fief."""
    return lambda: build(Board()).state


CASES: dict[str, list[Case]] = {
    "fief": [(placed(build), text) for build, text, _ in fief.BAD],
    "knights": [(build, text) for build, _, text, _ in knights.BAD.values()],
}
LOCALES = ("en-US", "es-ES")


async def seated(place: Room, game: str) -> tuple[int, Person]:
    """A running table of four, and who has its first seat."""
    tables = place.herald.tables
    users = [UserRef(int(place.people[n].id), c.USERS[n][2]) for n in range(4)]
    info = await tables.lobby.create(
        guild_id=int(c.GUILD_ID), channel_id=int(ROOM), organiser=users[0], game=game, seats=4,
        policy=DeadlinePolicy(hours=0, pace=0), name="Cheats",
    )  # fmt: skip
    for user in users[1:]:
        await tables.lobby.join(info.id, user)
    info = await tables.lobby.start(info.id, users[0].id)
    return info.id, next(p for p in place.people if int(p.id) == info.seats[0].user_id)


async def lay(place: Room, table: int, save: bytes) -> None:
    """A built position on a table."""
    async with place.herald.tables.store.db.write() as connection:
        await connection.execute(m.states.update().where(m.states.c.table_id == table).values(state_columns(save)))


async def stored(place: Room, table: int) -> tuple[Any, ...]:
    """The position of a table, and how many actions and events there are, of which all posts tell."""
    async with place.herald.tables.store.db.read() as connection:
        found = [
            (await connection.execute(sa.select(m.states.c.data).where(m.states.c.table_id == table))).scalar_one()
        ]
        for rows in (m.actions, m.events):
            count = sa.select(sa.func.count()).select_from(rows).where(rows.c.table_id == table)
            found.append((await connection.execute(count)).scalar_one())
    return tuple(found)


@pytest.mark.parametrize("game", CASES)
async def test_what_the_rules_refuse_is_one_sentence_for_one_person(tmp_path: Path, game: str) -> None:
    async with room(tmp_path) as place:
        table, cheat = await seated(place, game)
        heard: dict[str, list[str]] = {}
        for locale in LOCALES:
            place.sandbox.world.users[cheat.id].locale = locale
            for build, written in CASES[game]:
                position = build()
                text = written
                if game == "fief":
                    text = written.format(n=next((d.number for d in Board(position).offers()), 0))
                await lay(place, table, GAMES[game].dumps(position))
                before = await stored(place, table)
                answer = await cheat.slash("act", table=str(table), action=text)
                said = unmarked(words_of(answer))
                assert answer["flags"] & EPHEMERAL, text
                assert "\n" not in said, (text, said)
                assert said[-1] in ".!?)", (text, said)
                assert not [x for x in flat(answer) if x["type"] == 3], text
                assert await stored(place, table) == before, text
                heard.setdefault(locale, []).append(said)
        english, spanish = heard.values()
        assert not set(english) & set(spanish)
