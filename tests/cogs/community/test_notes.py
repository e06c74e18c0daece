"""``/notes`` as it is used: a line at once, a page to write on, and eyes that are never another's."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.tables.model import UserRef
from bot.ui.components import handle
from bot.ui.ids import Id
from cogs.community import notes
from tests.cogs.fake_answer import interaction
from tests.cogs.toy_table import PEOPLE, Fair


async def test_a_page_of_ones_own(fair: Fair) -> None:
    """Written, shown in the form again, changed; another person's press on the same button opens their own page."""
    where = Id("note", fair.table)
    opened = await fair.click(0, where)
    assert opened.how == "form"
    saved = await fair.click(0, _of(opened.options["form"]), typed="Bea wants salt")
    assert "Bea wants salt" in saved.text
    again = (await fair.click(0, where)).options["form"]
    field = cast(discord.ui.TextInput[Any], again.children[0].component)
    assert (field.default, field.style, field.required) == ("Bea wants salt", discord.TextStyle.paragraph, False)
    others = (await fair.click(1, where)).options["form"]
    assert others.children[0].component.default is None
    late = await fair.click(0, _of(opened.options["form"]), typed="**late**")
    assert "nothing was overwritten" in late.text
    assert "**late**" in late.text  # what was written in vain is not lost
    assert "Bea" not in (await fair.click(1, _of(others), typed="mine")).text
    assert (await fair.tables.notes.read(fair.table, PEOPLE[0].id)).text == "Bea wants salt"


async def test_a_table_one_may_not_know_of_has_no_page(fair: Fair) -> None:
    """Told as of a table that is not there; nothing is stored."""
    for number in (fair.table, fair.table + 40):
        for where, typed in ((Id("note", number), None), (Id("noted", number), "x")):
            response: list[Any] = []

            async def send(sent: list[Any] = response, **options: Any) -> None:
                sent.append(options["content"])

            asked = SimpleNamespace(send_message=send, is_done=lambda sent=response: bool(sent))
            told = interaction(fair.tables, UserRef(999, "Eve"), guild=7, channel=8)
            told.response, told.id, told.message = asked, number, None
            told.client = fair
            told.data = {"custom_id": str(where), "components": [{"type": 18, "component": {"value": typed}}]}
            await handle(told)
            assert response == [f"There is no table {number} here. `/table list` shows the open ones."], where


def _of(form: discord.ui.Modal) -> Id:
    parsed = Id.parse(form.custom_id)
    assert parsed is not None
    return parsed


async def test_a_line_at_once(fair: Fair) -> None:
    sent: list[Any] = []

    async def send(**options: Any) -> None:
        sent.append(options)

    told = interaction(fair.tables, PEOPLE[0], channel=2)
    told.client, told.id, told.message = fair, 1, None
    told.response = SimpleNamespace(send_message=send, is_done=lambda: bool(sent))
    await cast(Any, notes.notes.callback)(told, add="salt *is* dear", table=str(fair.table))
    assert sent[0]["ephemeral"] is True
    assert (await fair.tables.notes.read(fair.table, PEOPLE[0].id)).text == "salt *is* dear"
