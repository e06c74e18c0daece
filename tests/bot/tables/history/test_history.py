"""After a backup was put back: nothing that was clicked in the future that was lost does anything now."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.common.errors import StaleClick
from bot.store import Database, backup
from bot.tables.model import SeatView
from bot.tables.service import Tables
from engine.core import Action
from tests.bot.helpers import ANA, BEN, PEOPLE, FakeClock, running
from tests.bot.toy import TOY, acts
from tests.support.databases import ready

Future = Callable[[Tables, int], Awaitable[None]]


def token(look: SeatView) -> str:
    assert look.prompt is not None
    return look.tokens[look.prompt.id]


async def picks(tables: Tables, table: int, *numbers: int) -> int:
    """Everybody picks and seals; the user who must mark."""
    for user, number in zip(PEOPLE, numbers, strict=False):
        await tables.play.act(table, user.id, acts(f"pick {number}", "seal"))
    return PEOPLE[(await tables.views.look(table, None)).waiting[0].seat].id


class Times:
    """A database that can be brought back to an earlier moment. The clock stands still: two futures take place at the
    same time."""

    def __init__(self, folder: Path) -> None:
        self.file, self.copy = folder / "herald.db", folder / "copy.db"
        self.database: Database | None = None

    async def open(self) -> Tables:
        self.database = Database(f"sqlite+aiosqlite:///{self.file}")
        await ready(self.database)
        return Tables(self.database, FakeClock(), games={"toy": TOY})

    async def close(self) -> None:
        assert self.database is not None
        await self.database.close()

    def keep(self) -> None:
        backup.copy(self.file, self.copy)

    async def back(self) -> Tables:
        await self.close()
        backup.put_back(self.copy, self.file)
        return await self.open()


async def test_a_secret_choice_of_a_lost_future(tmp_path: Path) -> None:
    """The panel on which three was picked seals nothing now; one from before the copy still does."""
    times = Times(tmp_path)
    tables = await times.open()
    table = (await running(tables)).id
    before = token((await tables.play.act(table, ANA.id, acts("pick 2"))).look)
    times.keep()
    lost = token((await tables.play.act(table, ANA.id, acts("pick 3"))).look)
    tables = await times.back()
    await tables.play.act(table, ANA.id, acts("pick 1"))
    with pytest.raises(StaleClick):
        await tables.play.act(table, ANA.id, acts("seal"), token=lost)
    look = await tables.views.look(table, ANA.id)
    assert look.prompt_at(lost) is None
    assert look.prompt_at(before) is look.prompt
    await tables.play.act(table, BEN.id, acts("pick 3", "seal"))  # what others do changes nothing
    await tables.play.act(table, ANA.id, acts("seal"), token=before)
    await times.close()


async def test_a_question_that_was_asked_in_a_lost_future(tmp_path: Path) -> None:
    """The same question, by its name, of the same seat after as many acts: but something else was revealed before."""
    times = Times(tmp_path)
    tables = await times.open()
    table = (await running(tables)).id
    times.keep()
    user = await picks(tables, table, 2, 2)
    old = await tables.views.look(table, user)
    marked = (await tables.play.act(table, user, acts("mark a"), token=token(old))).look
    tables = await times.back()
    assert await picks(tables, table, *(3 if u.id == user else 2 for u in (ANA, BEN))) == user
    new = await tables.views.look(table, user)
    assert (old.prompts, old.table.seq) == (new.prompts, new.table.seq)
    for lost in (token(old), token(marked)):
        with pytest.raises(StaleClick):
            await tables.play.act(table, user, acts("mark a"), token=lost)
    await tables.play.act(table, user, acts("mark b"), token=token(new))
    with pytest.raises(StaleClick):
        await tables.play.undo(table, user, token=marked.undo_token)
    await times.close()


async def test_a_choice_that_was_made_otherwise_in_a_lost_future(tmp_path: Path) -> None:
    """A public question that had been asked before the copy: the button that finishes with A is not that for B."""
    times = Times(tmp_path)
    tables = await times.open()
    table = (await running(tables)).id
    user = await picks(tables, table, 3, 1)
    times.keep()
    lost = (await tables.play.act(table, user, acts("mark a"))).look
    tables = await times.back()
    look = (await tables.play.act(table, user, acts("mark b"))).look
    with pytest.raises(StaleClick):
        await tables.play.act(table, user, acts("finish"), token=token(lost))
    with pytest.raises(StaleClick):
        await tables.play.undo(table, user, token=lost.undo_token)
    await tables.play.act(table, user, acts("finish"), token=token(look))
    await times.close()


async def test_components_of_a_long_secret_step_live_on(tables: Tables) -> None:
    """However many quick choices: what was drawn some acts ago still answers, in the order of the clicks."""
    table = (await running(tables)).id
    first = token(await tables.views.look(table, ANA.id))
    for number in range(20):
        await tables.play.act(table, ANA.id, [Action("pick", (1 + number % 3,))], token=first)
    await tables.play.undo(table, ANA.id)
    assert (await tables.views.look(table, ANA.id)).prompt_at(first) is not None
    assert len((await tables.views.look(table, ANA.id)).former) <= 24


async def test_what_was_taken_back_can_be_chosen_again(tables: Tables) -> None:
    """By the very control that chose it: after *Undo* the panel is what it was before."""
    table = (await running(tables)).id
    for _ in range(2):
        shown = token(await tables.views.look(table, ANA.id))
        await tables.play.act(table, ANA.id, acts("pick 2"), token=shown)
        with pytest.raises(StaleClick):
            await tables.play.act(table, ANA.id, acts("pick 2"), token=shown)
        await tables.play.undo(table, ANA.id)
