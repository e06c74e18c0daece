"""What `/table log` tells right after somebody's own act."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.tables.service import Tables
from cogs import table
from engine.core import Event
from tests.bot.helpers import ANA, BEN, running
from tests.bot.toy import WORDS, Toy, acts
from tests.cogs.asking import Told
from tests.support.catalogues import more_words


async def test_an_act_of_which_nothing_is_noted_leaves_what_led_to_it(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Since it nothing has happened: the last of what happened before is told, under a heading that says so."""
    info = await running(tables, 2)
    await tables.act(info.id, BEN.id, acts("pick 1", "seal"))

    async def read() -> str:
        told = Told(tables, ANA)
        with more_words(WORDS):
            await table._tell_log(cast(Any, told), await tables.info(info.id), False)
        return str(getattr(told.sent, "content", told.sent))

    assert "nothing since" not in await read(), "somebody who has not acted yet reads all"

    def silent(self: Toy, state: Any, seat: int, action: Any) -> list[Event]:
        state.picks[seat] = 2
        return []

    monkeypatch.setattr(Toy, "_do", silent)
    await tables.act(info.id, ANA.id, acts("pick 2"))
    head, *lines = (await read()).splitlines()
    assert head.endswith("nothing since your last action; the last before it")
    assert len(lines) == 1
    assert "Ben" in lines[0]
