"""Over the sandbox: the queue, invitations and drafted seats, as people use them in two languages."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import pytest

from tests.cogs.in_process_bot import ROOM, Person, Room, room, words_of
from tests.cogs.table_from_outside import labels


async def shown(person: Person, words: str, channel: str = ROOM) -> Any:
    """The newest message of a channel with these words."""
    return next((message for message in await person.messages(channel) if words in words_of(message)), None)


async def told(place: Room, person: Person, words: str) -> Any:
    """The direct message with these words, as soon as it is there."""

    async def find() -> Any:
        return next((message for message in await person.dms() if words in words_of(message)), None)

    return await place.until(find)


@pytest.mark.slow
async def test_who_waits_plays_and_who_is_asked_comes(tmp_path: Path) -> None:
    async with room(tmp_path) as place:
        ana, ben, cai, dan = place.people[:4]

        # the queue: two for a game of two, by command and by button
        assert "Nobody is waiting" in words_of(await ana.slash("queue show"))
        waits = words_of(await ana.slash("queue join", game="roses", seats=2, hours=48))
        assert "You are waiting for" in waits
        assert "nobody else yet" in waits
        assert "2 seats, 48 hours to answer" in waits
        board = await cai.slash("queue show")
        assert "también espera 1 persona" in words_of(board)
        await dan.slash("block", user=ana.id)
        assert "Nobody is waiting" in words_of(await dan.slash("queue show"))
        assert "no longer" in words_of(await ana.slash("queue leave", game="roses"))
        assert "not waiting" in words_of(await ana.slash("queue leave"))
        await ana.slash("queue join", game="roses", seats=2, hours=48)
        begun = words_of(await cai.press(board, "Esperar Ricardo III: La Guerra de las Rosas (2 · 48 h)"))
        assert "Ha empezado la mesa" in begun
        assert "has begun" in words_of(await told(place, ana, "The game you waited for"))
        assert "Nobody is waiting" in words_of(await ana.slash("queue show"))

        async def led() -> bool:
            """Whether the card leads to the thread, which was opened below it."""
            thread = (await place.herald.tables.lookup.info(1)).thread_id
            return thread is not None and bool(await shown(cai, f"The game is running in <#{thread}>"))

        await place.until(led)

        # a table to which one must be asked: others read of it nowhere, who is asked comes from the message
        await ana.slash("table new", game="xidit", seats=3, name="Secret circle", invited=True)
        card = await place.until(functools.partial(shown, ben, "Only invited people can join"))
        assert "by invitation only" in words_of(await ben.press(card, "Join"))
        assert "Secret circle" not in words_of(await ben.slash("table list"))
        assert await ben.typing("table join", "table", "Secret") == []
        assert "There is no table" in words_of(await ben.slash("table join", table="2"))
        assert "is invited to" in words_of(await ana.slash("invite", user=cai.id, table="2"))
        assert "is invited to" in words_of(await ana.slash("invite", user=ben.id, table="2"))
        await told(place, ben, "Secret circle")  # who is asked no longer may never hear of it
        assert "no longer invited" in words_of(await ana.slash("invite", user=ben.id, table="2", off=True))
        listed = words_of(await ana.slash("invite", table="2"))
        assert f"<@{cai.id}>" in listed
        assert f"<@{ben.id}>" not in listed
        assert labels(await told(place, ben, "was taken back")) == set()
        asked = await told(place, cai, "Secret circle")
        assert "asiento 2" in words_of(await cai.press(asked, "Unirme"))
        assert [c["name"] for c in await cai.typing("table join", "table", "Secret")]
