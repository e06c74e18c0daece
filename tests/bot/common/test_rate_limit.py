"""Whoever tries too often is told to wait, in a sentence; nobody else notices, and patience brings everything back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.app import Tree
from bot.common.errors import UserError
from bot.common.rate_limit import PEOPLE, Limit
from bot.locale import text
from bot.store import Database
from bot.store import models as m
from bot.tables.play.actions import AGAIN, DOUBLE, REFUSED
from bot.tables.service import Tables
from bot.ui.autocomplete_limit import BURST, EVERY, Keystrokes
from tests.bot.helpers import ANA, BEN, FakeClock, rows, running
from tests.bot.toy import acts
from tests.support.patience import within


def test_a_limit_fills_again() -> None:
    clock = FakeClock()
    limit = Limit(3, 10.0, clock)
    for _ in range(3):
        assert limit.wait(1) == 0
        limit.spend(1)
    assert limit.wait(1) == 10
    clock.add(seconds=4.5)
    assert limit.wait(1) == 6
    clock.jump(hours=-1)  # the machine's clock is set; no more time has passed by that
    assert limit.wait(1) == 6
    clock.jump(hours=2)
    assert limit.wait(1) == 6
    clock.add(seconds=5.5)
    assert limit.wait(1) == 0
    assert limit.wait(2) == 0
    limit.spend(1)
    clock.add(seconds=1)
    assert limit.wait(1) == 9
    clock.add(seconds=900)
    assert limit.wait(1) == 0


def test_a_limit_remembers_those_who_were_there_last() -> None:
    limit = Limit(1, 1e9, FakeClock())
    for user in range(PEOPLE + 1):
        limit.spend(user)
    assert limit.wait(0) == 0
    assert limit.wait(1) > 0


async def refused(call: Any) -> UserError:
    with pytest.raises(UserError) as caught:
        await call
    return caught.value


async def test_who_is_refused_again_and_again_must_wait(tables: Tables, db: Database, clock: FakeClock) -> None:
    """The table's lock is not taken for them any more, not even for what would be right; a second account, and the same
    one a little later, act as ever."""
    table = await running(tables)
    for _ in range(REFUSED):
        assert (await refused(tables.play.act(table.id, ANA.id, acts("mark a")))).key == "toy-no"
    async with within(), tables.store.lock(table.id):  # whoever waited for it would wait for ever
        error = await refused(tables.play.act(table.id, ANA.id, acts("pick 1")))
        assert (error.key, error.params) == ("slow-down", {"seconds": AGAIN})
        assert (await refused(tables.play.undo(table.id, ANA.id))).key == "slow-down"
    await tables.play.act(table.id, BEN.id, acts("pick 1"))
    clock.add(seconds=AGAIN)
    await tables.play.act(table.id, ANA.id, acts("pick 1"))
    assert (await refused(tables.play.act(table.id, ANA.id, acts("mark a")))).key == "toy-no"
    assert (await refused(tables.play.act(table.id, ANA.id, acts("mark a")))).key == "slow-down"
    for lang in ("en", "es"):
        assert str(int(AGAIN)) in text(lang, "slow-down", seconds=int(AGAIN))


async def test_what_is_allowed_is_never_limited(tables: Tables) -> None:
    table = await running(tables)
    for _ in range(REFUSED + 10):
        await tables.play.act(table.id, ANA.id, acts("pick 1"))


async def test_a_double_click_takes_one_step_back(tables: Tables, db: Database, clock: FakeClock) -> None:
    """By a panel's button, which names the step, and by the one under a post, which everybody shares."""
    table = await running(tables)
    for number in (1, 2, 3):
        await tables.play.act(table.id, ANA.id, acts(f"pick {number}"))
    token = (await tables.views.look(table.id, ANA.id)).undo_token
    assert (await tables.play.undo(table.id, ANA.id, token=token)).look.view.own == 2
    assert (await refused(tables.play.undo(table.id, ANA.id, token=token))).key == "stale-click"
    assert (await tables.play.undo(table.id, ANA.id, shared=True)).look.view.own == 1
    clock.add(seconds=DOUBLE / 2)
    assert (await refused(tables.play.undo(table.id, ANA.id, shared=True))).key == "undone-already"
    assert (await tables.views.look(table.id, ANA.id)).view.own == 1
    await tables.play.act(table.id, BEN.id, acts("pick 1"))
    await tables.play.undo(table.id, BEN.id, shared=True)  # another's clicks are their own
    clock.add(seconds=DOUBLE)
    assert (await tables.play.undo(table.id, ANA.id, shared=True)).look.view.own == 0
    assert not await rows(db, m.actions, ~m.actions.c.undone, m.actions.c.kind == "act")


async def test_what_was_not_taken_back_is_no_first_half(tables: Tables) -> None:
    """A press that found nothing to take back does not make the next one the half of a double click."""
    table = await running(tables)
    assert (await refused(tables.play.undo(table.id, ANA.id, shared=True))).key == "nothing-to-undo"
    await tables.play.act(table.id, ANA.id, acts("pick 1"))
    await tables.play.undo(table.id, ANA.id, shared=True)


class Response:
    def __init__(self) -> None:
        self.shown: list[Any] = []

    async def autocomplete(self, choices: Any) -> None:
        self.shown.append([(c.name, c.value) for c in choices])


def keystroke(user: int, kind: int = 3, value: Any = "vote a") -> Any:
    option = {"name": "action", "type": kind, "value": value, "focused": True}
    data = {"name": "table", "options": [{"name": "hand", "type": 1, "options": [option]}]}
    return SimpleNamespace(
        id=1, type=discord.InteractionType.autocomplete, user=SimpleNamespace(id=user), data=data, response=Response(),
        extras={}, locale="es-ES",
    )  # fmt: skip


async def test_suggestions_rest_for_who_asks_for_too_many() -> None:
    clock = FakeClock()

    async def takes(interaction_id: int) -> bool:
        return True

    tree: Any = SimpleNamespace(client=SimpleNamespace(keystrokes=Keystrokes(clock), takes=takes, clock=clock))

    async def asks(interaction: Any) -> bool:
        return await Tree.interaction_check(cast(Tree, tree), interaction)

    for _ in range(BURST):
        assert await asks(keystroke(1))
    late = keystroke(1)
    assert not await asks(late)
    assert late.response.shown == [[(text("es", "suggest-slow", seconds=1), "vote a")]]
    number = keystroke(1, 4, 7)
    assert not await asks(number)
    assert number.response.shown == [[]]
    assert await asks(keystroke(2))
    command = discord.InteractionType.application_command
    assert await asks(SimpleNamespace(id=2, type=command, user=SimpleNamespace(id=1), data={}, extras={}))
    clock.add(seconds=EVERY)
    assert await asks(keystroke(1))
    empty = keystroke(1, value="")
    assert not await asks(empty)
    assert empty.response.shown[0][0][1] == "-"
