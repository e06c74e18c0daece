"""Who joins, resigns or concedes is told what really happens; what comes to nothing leaves nothing behind."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.common.errors import UserError
from bot.tables.model import TableStatus
from bot.tables.service import Tables
from bot.ui.components import _verbs
from bot.ui.ids import Id
from cogs.table import lobby, members, table
from tests.bot.helpers import ANA, BEN, CAI, NO_DEADLINE, running
from tests.cogs.fake_answer import Told


async def test_who_practises_hears_which_seat_he_has_taken(tables: Tables) -> None:
    """The one that was free, not their last one."""
    info = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3, policy=NO_DEADLINE, practice=True
    )
    await tables.lobby.join(info.id, BEN)
    info = await tables.lobby.join(info.id, BEN)
    await tables.lobby.leave(info.id, ANA.id)
    told = Told(tables, BEN)
    await lobby.sit_down(cast(Any, told), await tables.lookup.info(info.id))
    assert "You have seat 1" in told.sent.content


async def test_who_joins_an_anonymous_table_hears_that_it_waits_for_nobodys_hours(tables: Tables) -> None:
    for anonymous in (False, True):
        info = await tables.lobby.create(
            guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=NO_DEADLINE
        )
        info = await tables.lobby.configure(info.id, ANA.id, anonymous=anonymous)
        told = Told(tables, BEN)
        await lobby.sit_down(cast(Any, told), info)
        assert ("anyone’s hours or days off" in told.sent.content) == anonymous


async def test_the_last_one_who_resigns_hears_that_the_seat_waits(tables: Tables) -> None:
    info = await running(tables, 2)
    for user, said in ((ANA, "A computer plays it to the end"), (BEN, "the table sleeps")):
        told = Told(tables, user)
        await members._resign(cast(Any, told), await tables.lookup.info(info.id), None)
        assert said in told.sent


async def test_a_button_that_promised_another_end_ends_nothing(tables: Tables) -> None:
    """Ben is told that the game goes on; by the time they press it would not."""
    info = await running(tables, 3)
    told = Told(tables, BEN)
    asked = members._sure(cast(Any, told), info, {1})
    assert isinstance(asked.view, discord.ui.View)
    pressed = Id.parse(str(cast(Any, asked.view.children[0]).item.custom_id))
    assert pressed is not None
    await tables.votes.concede(info.id, CAI.id)
    with pytest.raises(UserError, match="concede-ends"):
        await members.press_concede(cast(Any, told), pressed, [])
    assert (await tables.lookup.info(info.id)).status is TableStatus.RUNNING
    sure = members._sure(cast(Any, told), info, {1, 2})
    pressed = Id.parse(str(cast(Any, sure.view).children[0].item.custom_id))
    assert pressed is not None
    await members.press_concede(cast(Any, told), pressed, [])
    assert (await tables.lookup.info(info.id)).status is TableStatus.FINISHED


def test_what_everybody_is_to_see_is_not_deferred_in_private() -> None:
    assert all(_verbs[verb].undecided for verb in ("said", "word", "number"))


class Thread:
    """A thread that Herald may open and not delete."""

    def __init__(self) -> None:
        self.archived = False

    async def delete(self) -> None:
        answer = cast(aiohttp.ClientResponse, SimpleNamespace(status=403, reason="Forbidden"))
        raise discord.Forbidden(answer, {"code": 50013, "message": "Missing Permissions"})

    async def edit(self, *, archived: bool) -> None:
        self.archived = archived


async def test_a_thread_that_came_to_nothing_goes_out_of_sight() -> None:
    thread = Thread()
    await lobby._abandon(cast(Any, thread))
    assert thread.archived


def test_the_newest_lines_that_fit() -> None:
    lines = [str(n) * (n % 7) for n in range(200)]
    for most in (0, 1, 5, 40, 300, 10_000):
        kept = list(lines)
        while len("\n".join(["", *kept])) > most and kept:
            kept.pop(0)
        assert table._newest(lines, most) == kept
