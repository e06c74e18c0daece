"""One press has one answer: no second panel comes beside the one that shows what it brought."""

from __future__ import annotations

import json

from bot.store import models as m
from bot.tables.model import TableStatus
from bot.tables.play import idle
from bot.ui.ids import Id
from tests.bot.helpers import rows
from tests.cogs.gallery import House
from tests.cogs.toy_table import PEOPLE, Panel


async def taken_over(house: House, *, asleep: bool = False) -> int:
    """A computer plays for Ana, who has a panel; her live one."""
    async with house.tables.store.change(house.fair.table) as change:
        seat = change.loaded.seats[0]
        seat.autopilot, seat.absent_since = True, 1.0
        if asleep:
            idle.fall_asleep(change, "note-asleep-covered")
    await house.redraw(0)
    live, _ = await house.fresh(0)
    return live


async def panels(house: House) -> list[int]:
    """What stands in Ana's direct messages."""
    return [message.id for message in house.gallery.channels[PEOPLE[0].id * 10]]


async def told(house: House, since: int) -> list[str]:
    """Which notes and whispers were planned."""
    found = await rows(house.tables.store.db, m.outbox, m.outbox.c.id > since, m.outbox.c.kind.in_(("note", "whisper")))
    return [str(json.loads(row.payload).get("key")) for row in found]


async def last(house: House) -> int:
    return max(row.id for row in await rows(house.tables.store.db, m.outbox))


async def test_coming_back_shows_one_panel(house: House) -> None:
    """*I'm back* and *Wake the table* answer with the panel; the one in the direct messages is drawn anew in its
    place. Each of the two does both, and it is told in one line."""
    for verb, asleep in (("back", False), ("back", True), ("wake", True)):
        live = await taken_over(house, asleep=asleep)
        before, since = await panels(house), await last(house)
        answered = await house.fair.click(0, Id(verb, house.fair.table, 0))
        assert "#" in answered.text
        assert await told(house, since) == ["note-woken" if asleep else "note-back"]
        await house.delivered()
        assert await panels(house) == before
        assert before.count(live) == 1
        assert house.gallery.walls[live] == (await house.fresh(0))[1]
        info = await house.tables.lookup.info(house.fair.table)
        assert (info.status, info.seats[0].autopilot) == (TableStatus.RUNNING, False)


async def test_acting_for_oneself_again_shows_one_panel(house: House) -> None:
    """On the panel itself, and on a copy of it that only they see."""
    for copy in (False, True):
        live = await taken_over(house)
        before = await panels(house)
        where, _ = await house.fair.component(0, "standing-bid" if copy else "vote")
        panel = Panel(9_999 if copy else live, ephemeral=copy)
        await house.fair.press(panel, 0, where)
        await house.delivered()
        assert not panel.beside
        assert panel.said
        assert await panels(house) == before
        assert house.gallery.walls[live] == (await house.fresh(0))[1] or not copy


async def test_an_older_panel_says_that_there_is_a_newer_one(house: House) -> None:
    """It is about to go: no third panel comes beside the two."""
    live, _ = await house.fresh(0)
    where, _ = await house.fair.component(0, "vote")
    await house.fair.press(Panel(live), 0, where)
    await house.delivered()
    before, seq = await panels(house), await house.fair.seq()
    old = Panel(live - 1 if live > 1 else live + 500)
    await house.fair.press(old, 0, where)
    await house.delivered()
    assert old.said == []
    assert old.beside == [
        "That button is on an older panel, so this click changed nothing. Your newest panel is in your direct messages."
    ]
    assert (await panels(house), await house.fair.seq()) == (before, seq)


async def test_falling_asleep_after_a_miss_is_one_message(house: House) -> None:
    """Whoever missed a deadline, and has not been told yet what was played, reads of both at once."""
    async with house.tables.store.change(house.fair.table) as change:
        seat = change.loaded.seats[0]
        seat.autopilot, seat.absent_since, seat.untold = True, 1.0, True
    since = await last(house)
    async with house.tables.store.change(house.fair.table) as change:
        idle.fall_asleep(change, "note-asleep-covered")
    found = await rows(house.tables.store.db, m.outbox, m.outbox.c.id > since, m.outbox.c.user_id == PEOPLE[0].id)
    assert [json.loads(r.payload).get("key") for r in found if r.kind == "whisper"] == ["whisper-asleep-missed"]
    async with house.tables.store.change(house.fair.table) as change:
        assert not change.loaded.seats[0].untold, "it is not told again when the computer plays on"
