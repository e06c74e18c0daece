"""Every kind of post that an anonymous table plans: no name, no number, no picture of anybody in what others get."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import models as m
from bot.tables.unit.message_ids import POSTS
from bot.tables.unit.outgoing import Planned, plan_upkeep
from bot.tables.unit.posts import Post, PostKind
from tests.bot.helpers import rows
from tests.cogs.hidden_people import SEVEN
from tests.cogs.nameless_tables import (
    PEOPLE,
    Sweep,
    absence,
    before_the_start,
    closed_doors,
    costs,
    hands,
    homes,
    sleep,
    toy_tables,
    votes,
)

FACTS = frozenset(
    {
        "table", "until", "due", "deadline", "what", "new", "number", "begins", "n", "seats", "hours", "place", "game",
        "permission", "actions", "step", "minutes", "way", "leaves",
    }
)  # fmt: skip
"""Those that never do. A new parameter belongs to one of the two."""
NEVER = {
    "note-replaced": "anonymous-replace", "note-handover-given": "anonymous-replace",
    "note-handover-asked": "anonymous-replace", "note-handover-absent": "anonymous-replace",
    "whisper-handover-asked": "anonymous-replace",
    "whisper-handover-take": "anonymous-replace", "whisper-replaced": "anonymous-replace",
    "note-removal": "anonymous-remove", "note-removal-off": "anonymous-remove", "note-removed": "anonymous-remove",
    "note-drafted": "seats are drawn", "whisper-swap": "seats are drawn",
    "note-away": "left unsaid", "note-away-now": "left unsaid", "note-away-over": "left unsaid",
    "note-nudge": "left unsaid", "note-nudge-closed": "left unsaid", "dm-closed-note": "left unsaid",
    "left-server-note": "left unsaid", "whisper-refused": "left unsaid", "whisper-unheard": "left unsaid",
    "whisper-barred-other": "nobody is made a member of a thread, which shows them",
    "note-conceded-over": "the game is over", "note-talk-published": "the game is over",
    "whisper-publish": "the game is over", "note-imported": "a table from a file hides nothing",
}  # fmt: skip
"""Posts that speak of people and that no anonymous table plans, with the reason."""
OVER = {PostKind.RESULT, PostKind.REPLAY}
"""Posts of a table that is over, at which everybody has their name again."""


@pytest.fixture
async def sweep(tmp_path: Path) -> AsyncIterator[Sweep]:
    async with toy_tables(tmp_path) as tables:
        yield Sweep(tables)


@pytest.mark.slow
async def test_no_post_of_an_anonymous_table_names_anybody(sweep: Sweep) -> None:
    """Whatever can be planned: each sentence that speaks of people, each kind of post, webhooks and the interface for
    programs. What is new belongs into a scene or, with its reason, among what never comes."""
    for scene in (before_the_start, votes, absence, costs, hands, closed_doors, sleep, homes):
        await scene(sweep)
        await sweep.check()
    assert {param for params in POSTS.values() for param in params} <= PEOPLE | FACTS
    speaking = {key for key, params in POSTS.items() if PEOPLE & set(params) and not key.startswith("outcome-")}
    assert speaking - sweep.keys == NEVER.keys()
    assert set(PostKind) - sweep.kinds == OVER


async def test_a_reminder_that_was_held_up_is_not_sent(sweep: Sweep) -> None:
    """Discord was away, and the deadline has passed meanwhile."""
    table = await sweep.table(seats=2)
    due = sweep.clock.now() + 60
    payloads = [{"key": "whisper-reminder", "params": {"due": due}}]
    payloads += [
        {"key": key, "params": {"name": "#1", "seat": 1, "due": due}} for key in ("note-nudge", "note-nudge-closed")
    ]
    posts = [
        Post(n, PostKind(said["key"].split("-")[0]), table, "x", said, None, SEVEN[0].id)
        for n, said in enumerate(payloads)
    ]
    assert all([await sweep.presenter.compose(post) for post in posts])
    sweep.clock.add(seconds=60)
    assert not any([await sweep.presenter.compose(post) for post in posts])


async def test_no_sentence_calls_anybody(sweep: Sweep) -> None:
    """Whoever is to be called, and by whichever sentence: it is a matter of the table alone."""
    table = await sweep.table(seats=2, start=False)
    async with sweep.tables.store.change(table) as change:
        for key in POSTS:
            change.note(key, mention=[person.id for person in SEVEN])
    planned = await rows(sweep.tables.store.db, m.outbox, m.outbox.c.kind == "note")
    assert len(planned) == len(POSTS)
    assert not any(str(person.id) in row.payload for row in planned for person in SEVEN)


@pytest.mark.parametrize("kind", PostKind)
async def test_what_says_something_is_planned_by_a_change(sweep: Sweep, kind: PostKind) -> None:
    table = await sweep.table(seats=2, start=False)
    async with sweep.tables.store.writing(table) as connection:
        for op in ("send", "thread", "members"):
            with pytest.raises(ValueError, match="says something"):
                await plan_upkeep(connection, table, 0.0, Planned(kind, op, "t1"))
