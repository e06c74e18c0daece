"""Sentences that only odd moments bring: who asks in the wrong place, for the wrong table, with the wrong file."""

from __future__ import annotations

from collections.abc import Awaitable
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
import sqlalchemy as sa

from bot.common.errors import UserError
from bot.locale import LANGUAGES, text
from bot.presenter.words.deadlines import parse
from bot.presenter.words.voice import Voice
from bot.store import models as m
from bot.tables.history import replay_process
from bot.tables.lobby.transfer_format import LARGEST_OF_USERS
from bot.tables.model import TableInfo, TableStatus
from bot.tables.service import Tables
from bot.ui.answer import Answer
from bot.ui.ids import Id
from cogs.lookup import find_table
from cogs.play.game_commands import GameCommands
from cogs.table import lobby as lobbies
from cogs.table import table as tables_
from tests.bot.helpers import ANA, BEN, CAI, lobby, running, state_columns
from tests.bot.tables.toy_rounds import finished
from tests.cogs.fake_answer import Told, interaction


async def refused(call: Awaitable[Any], key: str) -> None:
    """The refusal has its sentence in every language, with nothing left out."""
    with pytest.raises(UserError) as caught:
        await call
    assert caught.value.key == key
    for language in LANGUAGES:
        said = Voice(language, ()).say(key, caught.value.params)
        assert said
        assert "{" not in said


def forbidden() -> discord.Forbidden:
    answer = cast(aiohttp.ClientResponse, SimpleNamespace(status=403, reason="Forbidden"))
    return discord.Forbidden(answer, {"code": 50013, "message": "Missing Permissions"})


async def test_tables_are_opened_where_the_server_says(tables: Tables) -> None:
    await tables.preferences.set_server(1, channels=(11,), creator_role=77)
    await refused(lobbies.check_place(interaction(tables, ANA, guild=None)), "new-only-in-server")
    await refused(lobbies.check_place(interaction(tables, ANA, channel=10)), "new-not-in-channel")
    await refused(lobbies.check_place(interaction(tables, ANA, channel=11)), "new-not-your-role")
    assert await lobbies.check_place(interaction(tables, ANA, channel=10, manages=True)) == (1, 10)
    member = interaction(tables, ANA, channel=11)
    member.user.roles = [SimpleNamespace(id=77)]
    assert await lobbies.check_place(member) == (1, 11)


async def test_private_threads_need_a_channel_and_a_permission(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    asker = interaction(tables, ANA)
    await refused(lobbies.private_thread(asker, "Winter"), "private-not-here")

    async def create_thread(self: Any, **options: Any) -> None:
        raise forbidden()

    monkeypatch.setattr(discord.TextChannel, "create_thread", create_thread)
    asker.channel = discord.TextChannel.__new__(discord.TextChannel)
    await refused(lobbies.private_thread(asker, "Winter"), "private-refused")


async def test_which_table_is_meant(tables: Tables) -> None:
    for _ in range(2):
        await lobby(tables, 2, name="Winter")
    await refused(lobbies.joinable(interaction(tables, CAI), None), "join-which")
    await refused(find_table(interaction(tables, CAI), "Winter"), "table-several")
    asker = interaction(tables, ANA)
    asker.permissions.manage_guild = False
    assert (await find_table(asker, "#2 winter")).id == 2  # as the suggestions show it
    await refused(find_table(asker, "#2 Summer"), "no-such-table")
    await lobby(tables, 2, name="#2 Winter")  # whoever calls a table so draws nobody there
    await refused(find_table(asker, "#2 Winter"), "table-several")
    assert (await find_table(asker, "2")).id == 2
    game = await running(tables, name="Summer")
    await refused(GameCommands("xidit").table(interaction(tables, ANA), str(game.id)), "not-this-game")


async def test_an_old_card_gives_no_seat_away(tables: Tables) -> None:
    game = await running(tables)
    await refused(lobbies.press_leave(cast(Any, Told(tables, BEN)), Id("leave", game.id), []), "leave-by-command")
    assert (await tables.lookup.info(game.id)).seats[1].user_id == BEN.id


async def test_seats_that_are_taken(tables: Tables) -> None:
    info = await lobby(tables, 3)
    await refused(tables.lobby.configure(info.id, ANA.id, seats=2), "seat-taken")
    await refused(tables.lobby.add_computer(info.id, ANA.id, seat=1), "seat-taken")
    game = await running(tables)
    await refused(tables.handovers.replace(game.id, ANA.id, 1, BEN), "same-user")


async def test_files_that_cannot_be_read(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    async def read() -> bytes:
        raise forbidden()

    big: Any = SimpleNamespace(size=LARGEST_OF_USERS + 1)
    await refused(tables_.fetched(big), "import-too-big")
    gone: Any = SimpleNamespace(size=1, read=read)
    await refused(tables_.fetched(gone), "import-unreadable")

    async def play_apart(*args: Any, **more: Any) -> None:
        raise replay_process.TooHeavy

    data = await tables.exports.export(await finished(tables), CAI.id)
    monkeypatch.setattr(replay_process, "play_apart", play_apart)
    before = await tables.lookup.find()
    await refused(tables.exports.import_table(data, guild_id=1, channel_id=1, organiser=CAI), "import-heavy")
    assert await tables.lookup.find() == before


async def test_a_position_that_cannot_be_read(tables: Tables) -> None:
    game = await running(tables)
    async with tables.store.db.write() as connection:
        await connection.execute(sa.update(m.states).values(state_columns(b'{"odd": 1}')))
    await refused(tables.views.look(game.id, ANA.id), "save-broken")
    info: TableInfo = await tables.lookup.info(game.id)
    assert info.status is TableStatus.RUNNING


async def test_a_form_that_comes_too_late() -> None:
    """Discord has been told already that an answer follows."""
    response = SimpleNamespace(is_done=lambda: True)
    asked: Any = SimpleNamespace(id=1, response=response, extras={}, locale="en", client=None)
    await refused(Answer(asked).ask(discord.ui.Modal(title="Word")), "form-late")


def test_deadlines_that_are_none() -> None:
    with pytest.raises(UserError, match="deadline-unreadable"):
        parse("when I am ready")
    assert "48h" in text("en", "deadline-unreadable", text="x")
