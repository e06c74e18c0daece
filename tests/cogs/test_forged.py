"""Ids that no button of Herald's carries, and texts that no database keeps: one sentence, and nothing goes wrong."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.app import Tree
from bot.locale import text
from bot.presenter.panel_kit.ticks import read_tick
from bot.ui.components import _verbs, handle
from bot.ui.ids import Id
from bot.workers.webhooks import Messenger
from cogs import commands
from tests.cogs.fake_answer import interaction
from tests.cogs.toy_table import PEOPLE, Fair, Response

HUGE = 10**40


@pytest.fixture(autouse=True)
def no_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    commands()  # brings all handlers
    caplog.set_level(logging.ERROR)
    yield
    assert [(r.getMessage(), str(r.exc_info and r.exc_info[1])) for r in caplog.get_records("call")] == []


def asked(fair: Fair, data: dict[str, Any]) -> tuple[Any, Response]:
    """A click of somebody at the table, on their server, with what a client has made up."""
    response = Response()
    told = interaction(fair.tables, PEOPLE[0], channel=2, response=response, id=1, message=None, data=data)
    told.client = fair
    cast(Any, fair).test_hook = Messenger(fair.tables.webhooks).test
    told.followup = SimpleNamespace(send=lambda wait=True, **options: response.send_message(**options))
    told.edit_original_response = response.edit_message
    told.type = discord.InteractionType.component
    return told, response


async def said(fair: Fair, custom_id: str, *values: str) -> str:
    told, response = asked(fair, {"custom_id": custom_id, "values": list(values)})
    await handle(told)
    return str(response.sent[0][1].get("content")) if response.sent else ""


async def test_numbers_that_no_row_has_are_those_of_an_old_button(fair: Fair) -> None:
    """Whatever the button is for: of tables, of seats, and of what else has a row."""
    old = text("en", "click-unknown")
    for verb in _verbs:
        for custom_id in (f"h:{verb}:{HUGE}:::", f"h:{verb}:{1 << 63}:::{HUGE}", f"h:{verb}:1:{1 << 32}::"):
            assert await said(fair, custom_id) == old, custom_id
        for argument in ("", "x", "-1", "\u0663", str(1 << 63), str(HUGE)):
            await said(fair, str(Id(verb, fair.table + 1, 0, argument, argument)), argument)


def test_a_tick_that_no_select_sends_opens_nothing() -> None:
    for value in ("9" * 5000, "-1", "x", "\u0663\u0663\u0663"):
        assert read_tick("words|0|0", [value]) is None


async def test_what_no_database_keeps_is_refused_in_a_sentence(fair: Fair) -> None:
    """In what is typed into a form or a command, in what is picked, and in a button's id."""
    broken = text("en", "text-broken")
    for odd in ("a\0b", "\ud800"):
        for data in (
            {"custom_id": f"h:league:1:::{odd}"},
            {"custom_id": "h:set:1:::language", "values": [odd]},
            {"custom_id": "h:noted:1:::", "components": [{"component": {"custom_id": "value", "value": odd}}]},
        ):
            told, response = asked(fair, data)
            await handle(told)
            assert response.sent[0][1]["content"] == broken
        option = {"name": "said", "type": 3, "value": odd}
        told, response = asked(fair, {"name": "report", "options": [option], "resolved": {"users": {"1": "\0"}}})
        told.type = discord.InteractionType.application_command
        tree = cast(Tree, SimpleNamespace(client=fair))
        assert not await Tree.interaction_check(tree, told)
        assert response.sent[0][1]["content"] == broken
        told.data["options"] = [option | {"value": "He stares."}]
        assert await Tree.interaction_check(tree, told)
