"""Invitations as people use them: the list of members behind the card's button, and what becomes of a message."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from bot.common.errors import UserError
from bot.sandbox import constants as c
from bot.sandbox.components import walk
from bot.tables.model import UserRef
from bot.tables.service import Tables
from bot.tables.unit.posts import Message
from bot.ui.ids import Id
from cogs.table.invitations import press_asked
from tests.bot.helpers import ANA, BEN, CAI, DOT
from tests.cogs.fake_answer import Told
from tests.cogs.in_process_bot import Person, Room, room, words_of
from tests.cogs.table_from_outside import card, labels, private
from tests.support.sandbox import Json

MEMBERS = 5
"""The component type of a list of members."""


async def choose(person: Person, message: Json, *people: str) -> Json:
    """Choose from the list of members of a message."""
    (found,) = [item for item in walk(message["components"]) if item["type"] == MEMBERS]
    mark = person.user.mark
    return await person._answer(mark, await person.user.select(message, *people, custom_id=found["custom_id"]))


async def told(place: Room, person: Person, words: str) -> Json:
    """The direct message with these words, as soon as it is there."""

    async def find() -> Any:
        return next((message for message in await person.dms() if words in words_of(message)), None)

    return dict(await place.until(find))


class Chosen(Told):
    """An answer to whoever has chosen from a list of members."""

    def __init__(self, tables: Tables, user: UserRef, resolved: Json) -> None:
        super().__init__(tables, user)
        self.interaction.data = {"resolved": resolved}

    async def edit(self, message: Message) -> None:
        self.sent = message

    async def sentence(self, error: UserError) -> str:
        return self.say(error.key, **error.params)


async def test_whoever_has_left_the_server_is_not_invited(tables: Tables) -> None:
    """A list that was open meanwhile still has them: Discord tells of a user then, and of no member."""
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=4)
    people: Json = {str(user.id): {"id": str(user.id), "bot": False} for user in (BEN, CAI)}
    answer = Chosen(tables, ANA, {"users": people, "members": {str(CAI.id): {}}})
    where = Id("asked", table.id)
    await press_asked(cast(Any, answer), where, [str(BEN.id), str(CAI.id)])
    said = answer.sent.content.splitlines()
    assert said[0] == f"<@{BEN.id}>: That person is not on this server any more. Choose someone else."
    assert said[1].startswith(f"<@{CAI.id}> is invited to")
    assert await tables.invitations.people(table.id, ANA.id) == [CAI.id]
    with pytest.raises(UserError, match="click-unknown"):  # made up
        await press_asked(cast(Any, answer), where, ["77", "x"])
    with pytest.raises(UserError, match="no-such-table"):  # its table is gone
        await press_asked(cast(Any, answer), Id("asked", 99), [str(CAI.id)])
    await tables.preferences.set_user(DOT.id, dms=False)
    people[str(DOT.id)] = {"id": str(DOT.id)}
    answer = Chosen(tables, ANA, {"users": people, "members": {str(DOT.id): {}}})
    await press_asked(cast(Any, answer), where, [str(DOT.id)])
    assert f"<@{DOT.id}> is invited to **#{table.id} " in answer.sent.content
    assert "but gets no direct messages from Herald" in answer.sent.content


@pytest.mark.slow
async def test_who_is_invited_reads_all_and_answers_with_one_press(tmp_path: Path) -> None:
    async with room(tmp_path) as place:
        ana, ben, cai, dan = place.people[:4]  # Cai reads Spanish
        await cai.slash("settings me", language="es")
        await ana.slash("table new", game="xidit", seats=3, name="Winter")
        shown = await card(place, ana)
        assert "Only the organiser" in words_of(await ben.press(shown, "Invite"))
        asked = await ana.press(shown, "Invite")
        assert private(asked)
        (members,) = [item for item in walk(asked["components"]) if item["type"] == MEMBERS]
        assert members["max_values"] == 2  # as many as there are seats
        said = words_of(await choose(ana, asked, ben.id, cai.id))
        assert said.count("is invited to **#1 Winter** and gets a direct message.") == 2
        assert f"<@{ben.id}>: That person is already invited." in words_of(await choose(ana, asked, ben.id))
        assert "do not need an invitation" in words_of(await choose(ana, asked, ana.id))
        assert "A Discord bot cannot take a seat." in words_of(await choose(ana, asked, c.APPLICATION_ID))

        # the message names all that one must know, in the language of whoever reads it
        info = await place.herald.tables.lookup.info(1)
        url = f"https://discord.com/channels/{info.guild_id}/{info.channel_id}/{info.lobby_message_id}"
        english, spanish = await told(place, ben, "invites you"), await told(place, cai, "te invita")
        for message, buttons, parts in (
            (english, {"Join", "No, thanks"}, ("Lords of Xidit", "2 days", "Usually takes about", "1. ")),
            (spanish, {"Unirme", "No, gracias"}, ("Los Señores de Xidit", "2 días", "Suele durar unos", "1. ")),
        ):
            assert labels(message) == buttons
            assert [part for part in (*parts, ana.user.name, url) if part not in words_of(message)] == []

        # whoever joins by the card has no button left; whoever says no is not asked any more, and the organiser hears
        await ben.press(shown, "Join")
        assert labels(await told(place, ben, "You have joined")) == set()
        assert "Has rechazado la invitación" in words_of(await cai.press(spanish, "No, gracias"))
        assert labels(await told(place, cai, "Has rechazado la invitación a [")) == set()
        await told(place, ana, f"<@{cai.id}> does not want to play")
        said = words_of(await ana.slash("invite", user=cai.id, table="1", off=True))
        assert said.startswith("That person is not invited to this table.")

        # taken back, and begun without somebody: the buttons go, and the message says why
        await choose(ana, asked, dan.id)
        await told(place, dan, "invites you")
        await ana.slash("invite", user=dan.id, table="1", off=True)
        assert labels(await told(place, dan, "was taken back")) == set()
        await choose(ana, asked, cai.id)
        await told(place, cai, "te invita")
        await ana.slash("table computer add", table="1")
        assert words_of(await ana.press(shown, "Invite")).startswith("All seats at this table are taken.")
        await ana.press(await card(place, ana, "Start"), "Start")
        assert labels(await told(place, cai, "ha empezado sin ti")) == set()
        assert place.sandbox.violations == []
