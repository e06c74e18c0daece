"""People of one name at one table: whatever speaks of them says which seat is meant.

Posts, panels, pictures, programs.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.model import OnMiss, UserRef
from bot.tables.unit.message_ids import POSTS
from tests.cogs import nameless_tables as nameless
from tests.cogs.hidden_people import MANAGER, SEVEN
from tests.cogs.nameless_tables import PEOPLE, Sweep

GUILD = nameless.GUILD
_BARE = re.compile(r"Zqzoe(?! \\*#\d)")
"""The name without the number of a seat behind it."""


class Alike(Sweep):
    """Tables that show the names of people who are all called alike."""

    anonymous = False

    def judge(self, text: str, reader: int | None, what: str) -> None:
        found = _BARE.search(text)
        assert found is None, f"{what} names somebody: {text[max(0, found.start() - 80) :][:160]}"


@pytest.fixture
async def alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Alike]:
    monkeypatch.setattr(nameless, "SEVEN", [UserRef(person.id, "Zqzoe") for person in SEVEN])
    async with nameless.toy_tables(tmp_path) as tables:
        yield Alike(tables)


async def known(alike: Alike) -> None:
    """What no anonymous table allows: people choose seats, hand them on, lose them, go away, publish talk."""
    tables, people = alike.tables, nameless.SEVEN
    drafted = await alike.table(seats=3, start=False)
    await tables.seating.take(drafted, people[0].id, 1)
    await tables.lobby.configure(drafted, people[0].id, drafted=True)
    await tables.seating.wish(drafted, people[0].id, [2])
    await tables.lobby.start(drafted, people[0].id)
    await tables.days_off.take(people[1].id, 3, alike.clock.now() + 40 * 86_400)
    await tables.days_off.end(people[1].id)
    for taker in people[4:6]:
        await tables.handovers.replace(drafted, people[0].id, 1, taker)
        await tables.handovers.answer(drafted, (await alike.holders(drafted))[1], 1, False)
    own = next(n for n, user in enumerate(await alike.holders(drafted)) if user == people[1].id)
    await tables.handovers.replace(drafted, people[1].id, own, people[6])
    await tables.handovers.answer(drafted, people[6].id, own, True)
    table = await alike.table(seats=3, on_miss=OnMiss.WAIT)
    await alike.seal(table, people[0].id, people[1].id)
    await alike.later(21)
    await tables.handovers.replace(table, people[0].id, 2, people[5])
    for allow in (False, True, False):
        await tables.handovers.remove(table, MANAGER.id, people[1].id, manager=True, allow=allow)
    await alike.later(200)
    await tables.private_talk.say(table, people[0].id, "where is Seat 2?", [2])
    await tables.votes.concede(table, people[0].id)
    for user in dict.fromkeys(u for u in await alike.holders(table) if u):
        if (await tables.lookup.info(table)).status.value == "running" and user != people[0].id:
            await tables.votes.concede(table, user)
    talk = (await tables.private_talk.mine(table, people[0].id))[0]
    for user in (people[0].id, people[2].id):
        await tables.private_talk.publish(table, user, talk.seats)


async def test_no_post_names_one_of_several_alike(alike: Alike) -> None:
    await known(alike)
    await alike.check()


@pytest.mark.slow
async def test_no_scene_names_one_of_several_alike(alike: Alike) -> None:
    """The scenes of tables without names, too, at tables that show them: every sentence that speaks of people."""
    for scene in (known, nameless.before_the_start, nameless.votes, nameless.absence, nameless.costs, nameless.hands,
                  nameless.closed_doors, nameless.sleep, nameless.homes):  # fmt: skip
        await scene(alike)
        await alike.check()
    speaking = {key for key, params in POSTS.items() if PEOPLE & set(params) and not key.startswith("outcome-")}
    mentioned = {"whisper-refused", "whisper-unheard"}  # of invitations: who is meant stands there as a mention
    assert speaking - alike.keys == {"note-imported", *mentioned}  # whose name is that of a table
