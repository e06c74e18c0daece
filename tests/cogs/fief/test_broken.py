"""Fief where messages are closed and threads vanish: the game goes on, and neither says what was offered."""

from __future__ import annotations

import json

from bot.tables.service import Tables
from bot.tables.unit.posts import Message, Post
from bot.workers.outbox.outbox import Outbox
from engine.fief.state.state import Deal, Election
from tests.bot.delivery import kinds, open_rows, thread_of
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.cogs.fief.positions import meeting, realm
from tests.cogs.fief.seated_tables import FOUR, act, lay, now, offered, table_of
from tests.engine.fief.board import AZURE, GULES, OR, VERT


class Heard(FakePresenter):
    """Remembers what it was given for everybody to read."""

    def __init__(self) -> None:
        super().__init__()
        self.public: list[str] = []

    async def compose(self, post: Post) -> Message | None:
        if post.user_id is None:
            self.public.append(json.dumps(post.payload, default=str))
        return await super().compose(post)


def served(tables: Tables) -> tuple[Outbox, FakeDiscord, Heard]:
    """What delivers the posts of some tables, where it does, and what everybody is told."""
    discord, heard = FakeDiscord(), Heard()
    return Outbox(tables.store, heard, discord), discord, heard


async def test_an_offer_to_somebody_whose_messages_are_closed(tables: Tables) -> None:
    """The thread calls them and gives them their button; what they were offered is said nowhere but to them."""
    outbox, discord, heard = served(tables)
    table = await table_of(tables)
    user = (await tables.lookup.info(table)).seats[AZURE].user_id
    assert user is not None
    discord.closed = {user * 10}
    await lay(tables, table, meeting())
    await outbox.drain()
    accept, _ = await offered(tables, table)
    await outbox.drain()
    assert kinds(discord, await thread_of(tables, table)).count("note") == 1
    public = "\n".join(heard.public)
    assert "article-money" not in public
    assert "fief-deal-offered" not in public
    await act(tables, table, AZURE, accept)
    await outbox.drain()
    assert (await now(tables, table)).purse[:2] == [6, 14]
    assert await open_rows(tables.store.db) == []


async def test_a_thread_deleted_in_the_midst_of_a_deal(tables: Tables) -> None:
    """It is opened anew with the board as it stands, and does not hear of the offer that is open; what is agreed upon
    holds."""
    outbox, discord, heard = served(tables)
    table = await table_of(tables)
    await lay(tables, table, meeting())
    await outbox.drain()
    first = await thread_of(tables, table)
    accept, _ = await offered(tables, table)
    discord.gone.add(first)
    await act(tables, table, AZURE, accept)
    for seat in range(4):
        await act(tables, table, seat, "ready")
    await outbox.drain()
    second = await thread_of(tables, table)
    assert second != first
    assert kinds(discord, second)[:2] == ["note", "phase"]
    state = await now(tables, table)
    assert state.purse[:2] == [6, 14]
    assert not any(isinstance(f, Deal) for f in state.sides)
    assert "article-money" not in "\n".join(heard.public)
    assert await open_rows(tables.store.db) == []


async def test_a_thread_deleted_while_votes_are_laid(tables: Tables) -> None:
    """Votes stay sealed and are counted once; the new thread hears the result."""
    outbox, discord, heard = served(tables)
    table = await table_of(tables)
    await lay(tables, table, realm())
    for seat, noble in ((GULES, "henri"), (AZURE, "hugh")):
        await act(tables, table, seat, f"stand {noble}")
    for seat in range(4):
        await act(tables, table, seat, "ready")
    await outbox.drain()
    first = await thread_of(tables, table)
    discord.gone.add(first)
    for seat, words in ((GULES, "favour gules henri"), (AZURE, "favour azure hugh"), (VERT, "favour vert henri")):
        await act(tables, table, seat, words, "seal")
    assert any(isinstance(f, Election) for f in (await now(tables, table)).frames)
    await act(tables, table, OR, "seal")
    await outbox.drain()
    state = await now(tables, table)
    assert state.sovereign >= 0
    assert not any(isinstance(f, Election) for f in state.frames)
    second = await thread_of(tables, table)
    assert second != first
    assert "fief-crowned" in "\n".join(heard.public)
    assert FOUR[OR].id in discord.members[second]
    assert await open_rows(tables.store.db) == []
