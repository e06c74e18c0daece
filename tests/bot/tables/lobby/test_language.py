"""The language in which a new table is written."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from bot.tables.lobby.matchmaking import Wish
from bot.tables.service import Tables
from tests.bot.helpers import ANA, BEN, CAI

SPEAKS = {"en": dataclasses.replace(ANA, locale="en"), "es": dataclasses.replace(BEN, locale="es")}


@pytest.mark.parametrize("server", ["", "en", "es"])
@pytest.mark.parametrize("person", ["en", "es"])
async def test_a_table_speaks_as_who_opens_it_unless_its_server_chose(tables: Tables, server: str, person: str) -> None:
    """Settings of the server that say nothing of a language choose none; a table may name its own."""
    await tables.preferences.set_server(1, channels=[10], **({"locale": server} if server else {}))
    about: dict[str, Any] = {"guild_id": 1, "channel_id": 10, "organiser": SPEAKS[person], "game": "toy", "seats": 2}
    assert (await tables.lobby.create(**about)).locale == (server or person)
    assert (await tables.lobby.create(**about, locale="es")).locale == "es"


async def test_a_server_may_leave_the_language_to_whoever_opens_again(tables: Tables) -> None:
    await tables.preferences.set_server(1, locale="en")
    await tables.preferences.set_server(1, locale="")
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=SPEAKS["es"], game="toy", seats=2)
    assert table.locale == "es"


@pytest.mark.parametrize(("server", "spoken"), [("", "es"), ("en", "en")])
async def test_a_table_of_the_queue_speaks_as_most_who_sit_down(tables: Tables, server: str, spoken: str) -> None:
    await tables.preferences.set_server(1, locale=server)
    for user in (SPEAKS["en"], SPEAKS["es"]):
        assert (await tables.matchmaking.join(1, 10, user, Wish("toy", 3, 24)))[1] is None
    _, table = await tables.matchmaking.join(1, 10, dataclasses.replace(CAI, locale="es"), Wish("toy", 3, 24))
    assert table is not None
    assert table.locale == spoken
