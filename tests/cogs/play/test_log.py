"""What `/table log` tells right after somebody's own act."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.tables.service import Tables
from cogs.table import table
from engine.core import Event
from tests.bot.helpers import ANA, BEN, running
from tests.bot.toy import WORDS, Toy, acts
from tests.cogs.fake_answer import Told
from tests.support.catalogues import more_words


async def test_an_act_of_which_nothing_is_noted_leaves_what_led_to_it(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Since it nothing has happened: the last of what happened before is told, under a heading that says so."""
    info = await running(tables, 2)
    await tables.play.act(info.id, BEN.id, acts("pick 1", "seal"))

    async def read() -> str:
        told = Told(tables, ANA)
        with more_words(WORDS):
            await table._tell_log(cast(Any, told), await tables.lookup.info(info.id), False)
        return str(getattr(told.sent, "content", told.sent))

    assert "nothing since" not in await read(), "somebody who has not acted yet reads all"

    def silent(self: Toy, state: Any, seat: int, action: Any) -> list[Event]:
        state.picks[seat] = 2
        return []

    monkeypatch.setattr(Toy, "_do", silent)
    await tables.play.act(info.id, ANA.id, acts("pick 2"))
    head, *lines = (await read()).splitlines()
    assert head.endswith("nothing since your last action; here is what came before")
    assert len(lines) == 1
    assert "Ben" in lines[0]


async def test_what_was_said_to_others_alone_names_them_when_the_game_is_over(tables: Tables) -> None:
    """Nothing is hidden then, and *you* in a sentence is not who reads it."""
    info = await running(tables, 2)
    await tables.play.act(info.id, ANA.id, acts("pick 1"))
    await tables.play.act(info.id, BEN.id, acts("pick 2"))
    await tables.votes.concede(info.id, BEN.id)
    told = Told(tables, ANA)
    with more_words(WORDS):
        await table._tell_log(cast(Any, told), await tables.lookup.info(info.id), True)
    mine, others = (line for line in told.sent.content.splitlines() if "pick" in line)
    assert "→" not in mine
    assert "→ Ben:" in others
