"""Ends that people agree on, by the buttons that they see.

A draw in secret, a concession, and that a button of a vote that is over counts for nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.presenter.posts import ANSWERS, NOES
from bot.store import models as m
from bot.tables.unit.motions import MotionKind
from cogs.table.members import VOTES
from tests.cogs.in_process_bot import EPHEMERAL, ROOM, Person, Room, flat, room, words_of
from tests.support.sandbox import Json

NAME = "Winter"


def labels(message: Json) -> set[str]:
    return {part.get("label", "") for part in flat(message) if part["type"] == 2}


async def post(place: Room, person: Person, where: str, label: str) -> Json:
    """The newest message of a channel that everybody there sees and that has a button."""

    async def find() -> Json | None:
        said = [x for x in await person.messages(where) if not x["flags"] & EPHEMERAL]
        return next((x for x in said if label in labels(x)), None)

    return dict(await place.until(find))


async def letter(place: Room, person: Person, label: str) -> Json:
    """The newest direct message of a person with a button."""

    async def find() -> Json | None:
        return next((x for x in await person.dms() if label in labels(x)), None)

    return dict(await place.until(find))


async def private(person: Person, message: Json, label: str) -> str:
    """What a button answers, to the one who pressed it alone."""
    answer = await person.press(message, label)
    assert answer["flags"] & EPHEMERAL
    return words_of(answer)


async def thread(place: Room) -> str:
    async def find() -> int | None:
        return (await place.herald.tables.lookup.info(1)).thread_id

    return str(await place.until(find))


def files(message: Json) -> list[str]:
    """The names of its files."""
    return [file["filename"] for file in message["attachments"]]


async def film(place: Room, person: Person, where: str) -> Json | None:
    """The post with the replay of table 1, as the public has it."""
    said = [x for x in await person.messages(where) if not x["flags"] & EPHEMERAL]
    return next((x for x in said if "herald-xidit-1.html" in files(x)), None)


def standing(messages: list[Json], about: str) -> list[str]:
    """What stands there about something, without the answers to one's own clicks."""
    said = [words_of(x) for x in messages if not x["flags"] & EPHEMERAL]
    return [text for text in said if about in text.lower()]


def test_every_button_of_a_vote_says_what_it_says() -> None:
    """What looks like a no is one, what looks like a yes too; each kind has its own buttons."""
    assert {verb for verb, (_, yes, _) in VOTES.items() if not yes} == NOES & VOTES.keys()
    assert VOTES.keys() <= ANSWERS
    words = {MotionKind.CANCEL: ("agree", "object"), MotionKind.RESUME: ("resume",)}
    for kind in {kind for kind, _, _ in VOTES.values()}:
        verbs = words.get(kind, (kind.value, f"no{kind.value}"))
        assert sorted(verb for verb, (of, _, _) in VOTES.items() if of is kind) == sorted(verbs)


@pytest.mark.slow
async def test_draw_and_concession_by_their_buttons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three play. Nobody reads who proposed a draw, how many want one, or that somebody changed their mind: before the
    last agrees, everything that others can see stays as it was. Who has no seat has no vote. The replay is posted with
    the result, once."""
    monkeypatch.setenv("HERALD_REPLAYS", "true")
    async with room(tmp_path) as place:
        maud, osric, _, hawise, stranger = place.people
        await maud.slash("table new", game="xidit", seats=3, name=NAME)
        for person in (osric, hawise):
            await person.slash("table join", channel=ROOM)
        await maud.slash("terms", hints=True, talk="public")
        await maud.slash("table start")
        inside = await thread(place)
        await post(place, maud, inside, "My panel")

        assert "not over yet" in words_of(await osric.slash("rematch", channel=inside))
        asked = await hawise.slash("table end concede", channel=inside)
        assert asked["flags"] & EPHEMERAL
        assert "The game goes on until all people but one have conceded" in words_of(asked)
        assert (await private(hawise, asked, "Concede")).startswith("You have conceded.")
        assert "already conceded" in await private(hawise, asked, "Concede")
        back = await hawise.slash("table end concede", channel=inside, withdraw=True)
        assert words_of(back) == "You have taken your concession back."

        noted = words_of(await osric.slash("table end draw", channel=inside))
        assert noted.startswith("Vote saved")
        question = await post(place, maud, inside, "Refuse the draw")
        assert labels(question) == {"Accept the draw", "Refuse the draw"}
        assert not any(person.user.name in words_of(question) for person in place.people)
        seen = await letter(place, maud, "Refuse the draw"), await letter(place, hawise, "Refuse the draw")
        assert not [x for x in await osric.dms() if "Refuse the draw" in labels(x)]

        async def around() -> list[Any]:
            """What can be seen of the vote, by those who have one and by others."""
            status = [words_of(await p.slash("table status", channel=inside)) for p in (maud, osric, stranger)]
            seen = [await stranger.messages(inside), *[await p.dms() for p in (maud, osric, hawise)]]
            return [status, *(standing(messages, "draw") for messages in seen)]  # boards may be on their way

        before = await around()
        assert "Secret vote on a draw, until" in before[0][0]
        assert [len(said) for said in before[1:]] == [1, 1, 0, 1]
        assert await private(hawise, question, "Accept the draw") == noted
        assert await private(maud, seen[0], "Refuse the draw") == noted
        assert await private(osric, question, "Refuse the draw") == noted
        assert await private(osric, question, "Accept the draw") == noted
        assert (await private(stranger, question, "Accept the draw")).startswith("No tienes asiento en esta mesa.")
        assert await around() == before

        assert (
            await private(maud, seen[0], "Accept the draw") == "Everyone agreed: the game at table #1 ends in a draw."
        )

        async def over() -> str | None:
            return next(iter(standing(await maud.messages(inside), "a draw by agreement.")), None)

        said = str(await place.until(over))
        assert "The seed was" in said
        assert "Not rated: the game ended before a quarter of the usual length was played." in said
        assert (await private(hawise, seen[1], "Refuse the draw")).startswith("This game is over.")
        assert (await private(hawise, asked, "Concede")).startswith("This game is over.")
        replay = dict(await place.until(lambda: film(place, stranger, inside)))
        result = await post(place, maud, inside, "Rematch")
        assert int(replay["id"]) > int(result["id"])
        assert labels(replay) == {"Replay (file)"}
        await place.herald.workers.outbox.drain()
        assert len([x for x in await stranger.messages(inside) if "herald-xidit-1.html" in files(x)]) == 1
        assert len(result["attachments"]) >= 1  # the board as it was at the end
        assert files(await stranger.press(result, "Replay (file)")) == ["herald-xidit-1.html"]
        assert "before the second turn" in await private(hawise, result, "How it went")
        # The same again: whoever presses first opens the table, the others sit down at it.
        assert [b["label"] for b in flat(result) if "label" in b] == [
            "Replay (file)", "How it went", "Play on by yourself", "Rematch", "Rematch, everyone moves one seat on"
        ]  # fmt: skip
        assert (await private(stranger, result, "Rematch")).startswith("No tienes asiento en esta mesa.")
        opened = await private(osric, result, "Rematch")
        assert f"#2 {NAME}" in opened
        assert f"Its card is in <#{ROOM}>" in opened  # not in the thread where the button was pressed
        assert "seat 1 at table #2" in await private(maud, result, "Rematch")  # the one they had
        assert (await private(maud, result, "Rematch")).startswith("You already have a seat at this table.")
        turned = words_of(await hawise.slash("rematch", table="1", turned=True))
        assert "seat 3 at table #2" in turned  # the next one is Maud's by now
        old, new = [await place.herald.tables.lookup.info(number) for number in (1, 2)]
        assert (new.options, new.hints, new.press) == (old.options, True, "public")
        assert place.sandbox.violations == []


@pytest.mark.slow
async def test_a_game_that_cannot_be_read_can_be_cancelled(tmp_path: Path) -> None:
    """By its people as any other: the thread hears of it and of the seed, in words, and every question is gone."""
    async with room(tmp_path) as place:
        maud, osric, _, hawise, _ = place.people
        await maud.slash("table new", game="xidit", seats=3, name=NAME)
        for person in (osric, hawise):
            await person.slash("table join", channel=ROOM)
        await maud.slash("table start")
        inside = await thread(place)
        await post(place, maud, inside, "My panel")
        async with place.herald.db.write() as connection:
            await connection.execute(sa.update(m.states).values(data=b"odd"))

        for person in (maud, osric, hawise):
            await person.slash("table cancel", channel=inside)

        async def over() -> str | None:
            return next(iter(standing(await maud.messages(inside), "the seed was")), None)

        said = str(await place.until(over))
        assert "cancelled" in said
        status = words_of(await maud.slash("table status", channel=inside))
        assert "cancelled" in status
        async with place.herald.db.read() as connection:
            kinds = set(await connection.scalars(sa.select(m.outbox.c.kind)))
        assert "result" in kinds
        assert "replay" not in kinds
