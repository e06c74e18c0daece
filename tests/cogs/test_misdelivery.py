"""Over the page: what is said in private reaches exactly whom it names, or nobody, and then its writer keeps it."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from bot.sandbox import constants as c
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, UserRef
from tests.bot.helpers import hand_over
from tests.cogs.in_process_bot import EPHEMERAL, ROOM, Person, Room, flat, room, words_of

TANCRED = UserRef(int(c.USERS[4][0]), c.USERS[4][2])


async def seated(place: Room, *names: str) -> int:
    """A running table where people bargain, with these names on its seats; the fifth person has none."""
    tables = place.herald.tables
    users = [UserRef(int(c.USERS[n][0]), name) for n, name in enumerate(names)]
    info = await tables.lobby.create(
        guild_id=int(c.GUILD_ID), channel_id=int(ROOM), organiser=users[0], game="knights", seats=4,
        policy=DeadlinePolicy(hours=0, pace=0), name="Mail",
    )  # fmt: skip
    for user in users[1:]:
        await tables.lobby.join(info.id, user)
    return (await tables.lobby.start(info.id, users[0].id)).id


async def heard(place: Room, text: str) -> set[int]:
    """The numbers of the people who are told a text in private."""
    line, ear = m.talk_lines.c, m.talk_heard.c
    query = sa.select(ear.user_id).select_from(m.talk_heard.join(m.talk_lines)).where(line.text == text)
    async with place.herald.db.read() as connection:
        return set(await connection.scalars(query))


async def letter(place: Room, person: Person, text: str) -> dict[str, object]:
    """The direct message that brings a text."""

    async def find() -> object:
        return next((x for x in await person.dms() if text in words_of(x)), None)

    return dict(await place.until(find))


async def test_a_neighbour_hears_nothing(tmp_path: Path) -> None:
    """Osric is called "Name 3" and has seat 2; Ximena has seat 3 and hears nothing that is meant for Osric. What can be
    read in two ways goes to nobody, shows both, and the text comes back to be copied."""
    async with room(tmp_path) as place:
        maud, osric, ximena, *_ = place.people
        table = await seated(place, "Maud", "Name 3", "Ximena", "4")
        shown = await maud.typing("talk", "whom", "name", table=str(table))
        assert [x["name"] for x in shown] == [
            "2 · Name 3 #2"
        ]  # with the number of the seat, for it ends with another's
        for n, whom in enumerate((shown[0]["name"], shown[0]["value"], "Name 3", "name 3", "2")):
            said = await maud.slash("talk", whom=whom, text=f"word {n}", table=str(table))
            assert "Said in private to 2 · Name 3 \\#2." in words_of(said)
            assert said["flags"] & EPHEMERAL
            assert await heard(place, f"word {n}") == {int(osric.id)}
        await letter(place, osric, "word 4")
        for whom in ("Name", "all", "3, x", "Name 3 3", "2-3"):
            said = words_of(await maud.slash("talk", whom=whom, text="to *nobody*", table=str(table)))
            assert "is not a seat at this table" in said
            assert said.endswith("```\nto *nobody*\n```")
        await maud.slash("talk", whom="3", text="right", table=str(table))
        assert await heard(place, "right") == {int(ximena.id)}
        other = await seated(place, "Maud", "3", "Ben", "Ben")
        for whom, both in (("3", "2 · 3 \\#2 / 3 · Ben \\#3"), ("Ben", "3 · Ben \\#3 / 4 · Ben \\#4")):
            said = words_of(await maud.slash("talk", whom=whom, text="to *nobody*", table=str(other)))
            assert both in said
            assert said.endswith("```\nto *nobody*\n```")
        said = words_of(await maud.slash("talk", whom=shown[0]["value"], text="to *nobody*", table=str(other)))
        assert f"was for table #{table}" in said
        assert not await heard(place, "to *nobody*")


async def test_a_reply_is_for_who_was_named_when_it_was_begun(tmp_path: Path) -> None:
    """Osric opens the form that answers Maud; before they send it Tancred has Maud's seat. Nobody reads it, and the
    button says whose the seat is now. A suggestion that was chosen before is worth no more."""
    async with room(tmp_path) as place:
        maud, osric, *_ = place.people
        table = await seated(place, "Maud", "Osric", "Ximena", "Hawise")
        await maud.slash("talk", whom="2", text="what do you say?", table=str(table))
        mail = await letter(place, osric, "what do you say?")
        before = (await osric.typing("talk", "whom", "Maud", table=str(table)))[0]["value"]
        opened = await osric.user.click(mail, label="Reply")
        assert opened.modal is not None
        assert "To 1 · Maud" in str(opened.modal)
        await hand_over(place.herald.tables, table, 0, TANCRED)

        sent = await osric.user.submit(opened, {"value": "only for Maud"}, channel=mail["channel_id"])
        kept = await sent.message()
        assert kept["flags"] & EPHEMERAL
        assert "Seat 1 has changed hands" in words_of(kept)
        assert "Tancred has it now" in words_of(kept)
        assert words_of(kept).endswith("```\nonly for Maud\n```")
        assert not [x for x in flat(kept) if x["type"] == 2]
        again = await (await osric.user.click(mail, label="Reply")).message()
        assert "Seat 1 has changed hands" in words_of(again)
        late = words_of(await osric.slash("talk", whom=before, text="only for Maud", table=str(table)))
        assert "Seat 1 has changed hands" in late
        assert not await heard(place, "only for Maud")

        await osric.slash("talk", whom="Tancred", text="welcome", table=str(table))
        assert await heard(place, "welcome") == {TANCRED.id}
