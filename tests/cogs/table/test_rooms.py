"""Rooms: a table is known to those who may view its channel; another server and a hidden channel see nothing of it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.common.errors import UserError
from bot.sandbox import constants as c
from bot.tables.model import TableInfo, UserRef
from bot.tables.service import Tables
from cogs.lookup import find_table, managed, may_see, suggest_tables, table_of, threads_at
from tests.bot.helpers import ANA, BEN, DOT, NO_DEADLINE
from tests.cogs.fake_answer import interaction
from tests.cogs.in_process_bot import ROOM, Person, Room, flat, room, words_of
from tests.support.sandbox import Json

HALL = c.CHANNELS[0][0]
SPY = UserRef(7, "Spy")


async def laid(tables: Tables, **more: Any) -> TableInfo:
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=NO_DEADLINE, name="Winter", **more
    )
    await tables.lobby.join(table.id, BEN)
    return await tables.lobby.start(table.id, ANA.id)


async def nothing(call: Any) -> None:
    with pytest.raises(UserError) as refused:
        await call
    assert refused.value.key == "no-such-table"


async def test_another_server_knows_nothing_of_a_table(tables: Tables) -> None:
    """Not by its number, not by its name, not in suggestions, not by a button; not even those who manage that server,
    nor in direct messages. Who sits there finds it from everywhere, and manages nothing from elsewhere."""
    table = await laid(tables)
    for spy in (
        interaction(tables, SPY, 2, 20, manages=True),
        interaction(tables, SPY, None, 30),
        interaction(tables, SPY, 2, 10),
    ):
        for named in (str(table.id), f"#{table.id}", "Winter"):
            await nothing(find_table(spy, named))
        await nothing(table_of(spy, table.id))
        assert await suggest_tables(spy, "") == []
        assert await suggest_tables(spy, "win") == []
        assert not managed(spy, table)
    ben = interaction(tables, BEN, 2, 20, manages=True)
    assert (await find_table(ben, "1")).id == table.id
    assert not managed(ben, table)


async def test_a_table_that_is_hidden_is_one_that_is_not_there(tables: Tables) -> None:
    """To the letter, however its number is written."""
    table = await laid(tables)
    spy = interaction(tables, SPY, 1, 11)
    for typed in ("{}", "#{}", "00{}", " # 0{}"):
        said = []
        for number in (table.id, table.id + 1):
            with pytest.raises(UserError) as refused:
                await find_table(spy, typed.format(number))
            said.append(str(refused.value).replace(str(number), "N"))
        assert said[0] == said[1]


async def test_ones_own_table_is_found_among_many(tables: Tables) -> None:
    """By its name in direct messages, though all the world's newer ones are called so, and among hidden ones."""
    table = await laid(tables)
    for _ in range(30):
        await tables.lobby.create(guild_id=2, channel_id=20, organiser=SPY, game="toy", seats=2, name="Winter")
        await tables.lobby.create(guild_id=1, channel_id=12, organiser=SPY, game="toy", seats=2, name="Winter")
    assert (await find_table(interaction(tables, BEN, None, 30), "Winter")).id == table.id
    assert (await find_table(interaction(tables, BEN, 1, 10), "Winter")).id == table.id
    assert [c.value for c in await suggest_tables(interaction(tables, DOT, 1, 10), "win")] == [str(table.id)]


async def test_another_channel_of_the_server_must_show_it(tables: Tables) -> None:
    """Whoever asks from the channel itself views it; from elsewhere that must be known."""
    table = await laid(tables)
    assert may_see(interaction(tables, SPY, 1, 10), table)
    assert not may_see(interaction(tables, SPY, 1, 11), table)
    assert not may_see(interaction(tables, SPY, 1, 11, manages=True), table)
    assert may_see(interaction(tables, ANA, None, 30), table)


async def test_a_private_table_is_known_inside_its_thread_alone(tables: Tables) -> None:
    table = await laid(tables, private=True)
    assert (table.private, table.thread_id) == (True, 10)
    assert may_see(interaction(tables, SPY, 1, 10), table)
    spy = interaction(tables, SPY, 1, 11, manages=True)
    await nothing(find_table(spy, "1"))
    assert await suggest_tables(spy, "") == []
    assert (await tables.relocation.move(table.id, ANA.id, guild_id=1, channel_id=12)).private is False


# -- over Discord


async def hide(place: Room, channel_id: str, person: Person) -> None:
    """Take the permission to view a channel from somebody, and wait until Herald has heard of it."""
    world = place.sandbox.world
    channel = world.channel(channel_id)
    channel.overwrites = [{"id": person.id, "type": 1, "allow": "0", "deny": str(c.P_VIEW)}]
    world.save_channel(channel)
    place.sandbox.hub.channel_updated(channel)

    async def heard() -> bool:
        guild = place.herald.get_guild(int(c.GUILD_ID))
        known = guild.get_channel(int(channel_id)) if guild is not None else None
        return known is not None and len(known.overwrites) == 1

    await place.until(heard)


def labels(message: Json) -> set[str]:
    return {part.get("label", "") for part in flat(message) if part["type"] == 2}


async def post(place: Room, person: Person, where: str, label: str) -> Json:
    """The newest message of a channel with a button."""

    async def find() -> Json | None:
        found = [x for x in await person.messages(where) if not x["flags"] & 64 and label in labels(x)]
        return found[0] if found else None

    return dict(await place.until(find))


@pytest.mark.slow
async def test_a_hidden_channel_hides_its_tables(tmp_path: Path) -> None:
    """Listed, suggested, viewed, joined: nothing of that for somebody who may not view the channel; for others all."""
    async with room(tmp_path) as place:
        maud, osric, _, hawise, _ = place.people
        await maud.slash("table new", game="xidit", seats=3, name="Winter")
        await hide(place, ROOM, hawise)
        for line, options in (
            ("table status", {"table": "1"}), ("table join", {"table": "1"}), ("table board", {"table": "Winter"}),
            ("table log", {"table": "#1"}), ("table export", {"table": "1"}), ("table blocking", {"table": "1"}),
        ):  # fmt: skip
            said = words_of(await hawise.slash(line, channel=HALL, **options))
            assert said.startswith("There is no table"), (line, said)
        assert words_of(await hawise.slash("table list", channel=HALL)).startswith("There are no open tables. </table")
        assert await hawise.typing("table status", "table", "", channel=HALL) == []
        assert "Winter" in words_of(await osric.slash("table list", channel=HALL))
        assert [x["value"] for x in await osric.typing("table status", "table", "", channel=HALL)] == ["1"]
        assert "seat 2" in words_of(await osric.slash("table join", channel=HALL, table="1"))


@pytest.mark.slow
async def test_a_private_table_from_its_thread_to_the_vote_that_ends_it(tmp_path: Path) -> None:
    """A private thread holds everything; who is mentioned there may join. A vote by buttons cancels the game."""
    async with room(tmp_path) as place:
        maud, osric, ximena, *_ = place.people
        refused = words_of(await maud.slash("table new", game="xidit", seats=12, private=True))
        assert "seats" in refused
        assert not [x for x in place.sandbox.world.threads() if x.type == c.PRIVATE_THREAD]
        opened = words_of(await maud.slash("table new", game="xidit", seats=3, name="Winter", private=True))
        assert "which only its members see" in opened
        inside = str((await place.herald.tables.lookup.info(1)).thread_id)
        assert place.sandbox.world.channel(inside).type == c.PRIVATE_THREAD
        card = await post(place, maud, inside, "Join")
        assert "**Private**" in words_of(card)
        assert words_of(await osric.slash("table join", table="1")).startswith("There is no table 1 here")
        assert words_of(await osric.slash("table list")).startswith("There are no open tables. </table")
        await maud.user.say(f"<@{osric.id}>", channel=inside)
        assert "seat 2" in words_of(await osric.press(card, "Join"))
        await maud.slash("table computer add", channel=inside)
        await maud.slash("table start", channel=inside)
        await post(place, osric, inside, "My panel")
        assert [x for x in await ximena.messages(ROOM) if x["author"]["bot"]] == []

        asked = words_of(await osric.slash("table cancel", channel=inside))
        assert asked.startswith("Vote saved: in favour.")
        question = await post(place, maud, inside, "Cancel the game")
        assert "**" not in words_of(question)
        assert "when voting ends, a majority" in words_of(question)
        assert "Vote on cancelling the game" in words_of(await maud.slash("table status", channel=inside))
        assert words_of(await maud.press(question, "Play on")).startswith("Vote saved: against.")
        assert words_of(await maud.press(question, "Cancel the game")).startswith("The game at table #1 is cancelled.")

        async def over() -> str | None:
            said = [words_of(x) for x in await maud.messages(inside)]
            return next((x for x in said if "The game was cancelled; nobody won." in x), None)

        assert "The seed was" in str(await place.until(over))
        assert words_of(await osric.press(question, "Play on")).startswith("This table was cancelled.")


async def test_a_permission_given_back_is_used_at_once(tmp_path: Path) -> None:
    """What waits a minute for permission, and later an hour, is posted when the channel lets Herald in again."""
    async with room(tmp_path) as place:
        maud = place.people[0]
        await maud.slash("table new", game="xidit", seats=3, name="Winter")
        place.sandbox.dev.deny(ROOM, ["CREATE_PUBLIC_THREADS"])
        for person in place.people[1:3]:
            await person.slash("table join", channel=ROOM)
        await maud.slash("table start")

        async def barred() -> bool:
            """The organiser was told what is missing."""
            return any("no permission to open a thread" in words_of(m) for m in await maud.dms())

        async def opened() -> bool:
            return (await place.herald.tables.lookup.info(1)).thread_id is not None

        await place.until(barred)
        assert not await opened()
        place.sandbox.dev.deny(ROOM, [])
        await place.until(opened)


@pytest.mark.slow
async def test_where_no_thread_can_be_none_is_promised(tmp_path: Path) -> None:
    """And what is told in the channel names its table: others may be told there, too."""
    async with room(tmp_path) as place:
        ana, ben = place.people[:2]
        place.sandbox.dev.deny(ROOM, ["CREATE_PUBLIC_THREADS"])

        async def heard() -> bool:
            channel: Any = place.herald.get_channel(int(ROOM))
            return not channel.permissions_for(channel.guild.me).create_public_threads

        await place.until(heard)
        why = "Herald has no permission to open threads here (*Create Public Threads*)"
        assert why in words_of(await ana.slash("table new", game="roses", plays=True))
        await ben.slash("table join")
        started = words_of(await ana.slash("table start"))
        assert why in started
        assert "its thread" not in started

        async def named() -> bool:
            told = [words_of(message) for message in await ana.messages(ROOM)]
            return any(text.startswith("**#1 Roses** · Waiting for") for text in told)

        await place.until(named)


def test_channels_of_another_kind_have_no_threads() -> None:
    asker = SimpleNamespace(guild=SimpleNamespace(get_channel={10: object()}.get))
    table = {"thread_id": None, "private": False}
    assert threads_at(cast(Any, asker), cast(Any, SimpleNamespace(channel_id=10, **table))) == "never"
    assert threads_at(cast(Any, asker), cast(Any, SimpleNamespace(channel_id=11, **table))) == "yes"
