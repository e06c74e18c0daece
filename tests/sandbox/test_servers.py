"""Several servers, and people who come to them, leave them, and come to Discord: asked of real discord.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.sandbox.conftest import Bot
from tests.support.patience import soon
from tests.support.sandbox import Refused, SandboxUser


async def founded(maud: SandboxUser, owner: SandboxUser, name: str = "The Round Table") -> str:
    """The id of a new server of somebody's."""
    await maud.dev("found", user=owner.id, name=name, channels=["hall", "yard"])
    return next(guild["id"] for guild in (await owner.bootstrap())["guilds"] if guild["name"] == name)


def room(sandbox: Sandbox, guild_id: str, name: str) -> str:
    """The id of a server's channel."""
    return next(ch.id for ch in sandbox.world.channels.values() if (ch.guild_id, ch.name) == (guild_id, name))


async def test_the_bot_is_on_several_servers(sandbox: Sandbox, bot: Bot, maud: SandboxUser, osric: SandboxUser) -> None:
    """It hears of a server that is founded, finds its rooms, and posts there; each command says where it was used."""
    guild_id = await founded(maud, osric)
    await soon(lambda: bot.get_guild(int(guild_id)) is not None)
    guild = bot.get_guild(int(guild_id))
    assert guild is not None
    assert (guild.name, guild.owner_id, guild.member_count) == ("The Round Table", int(osric.id), 2)
    assert [channel.name for channel in guild.text_channels] == ["hall", "yard"]
    assert {role.name for role in guild.roles} == {"@everyone", c.BOT_NAME, "Hosts"}
    hall = guild.text_channels[0]
    assert hall.permissions_for(guild.me).send_messages
    sent = await hall.send("Welcome")
    assert sent.guild == guild
    fetched = await guild.fetch_member(int(osric.id))
    assert [role.name for role in fetched.roles] == ["@everyone", "Hosts"]
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(int(maud.id))
    assert {g.id async for g in bot.fetch_guilds()} == {int(c.GUILD_ID), int(guild_id)}


async def test_who_is_not_on_a_server_sees_nothing_of_it(
    sandbox: Sandbox, bot: Bot, maud: SandboxUser, osric: SandboxUser
) -> None:
    """Its rooms open with joining and close with leaving; roles of one server count nothing on another."""
    guild_id = await founded(maud, osric)
    hall = room(sandbox, guild_id, "hall")
    with pytest.raises(Refused, match="you cannot see that channel"):
        await maud.say("hello", channel=hall)
    await maud.dev("member", user=maud.id, guild_id=guild_id)
    await maud.say("hello", channel=hall)
    member = sandbox.shapes.member(sandbox.world.users[maud.id], guild_id)
    assert member["roles"] == []
    assert (
        not sandbox.world.permissions(sandbox.world.users[maud.id], sandbox.world.guilds[guild_id]) & c.P_MANAGE_GUILD
    )
    await maud.dev("member", user=maud.id, guild_id=guild_id, gone=True)
    with pytest.raises(Refused, match="you cannot see that channel"):
        await maud.say("again", channel=hall)
    with pytest.raises(Refused, match="the owner of a server cannot leave it"):
        await maud.dev("member", user=osric.id, guild_id=guild_id, gone=True)


async def test_the_bot_is_kicked_from_one_server_only(
    sandbox: Sandbox, bot: Bot, maud: SandboxUser, osric: SandboxUser
) -> None:
    guild_id = await founded(maud, osric)
    await soon(lambda: bot.get_guild(int(guild_id)) is not None)
    await maud.dev("kick", guild_id=guild_id)
    await soon(lambda: bot.get_guild(int(guild_id)) is None)
    assert bot.get_guild(int(c.GUILD_ID)) is not None
    with pytest.raises(discord.NotFound):
        await bot.fetch_guild(int(guild_id))
    await maud.dev("invite", guild_id=guild_id)
    await soon(lambda: bot.get_guild(int(guild_id)) is not None)


async def test_somebody_comes_to_discord(sandbox: Sandbox, bot: Bot, maud: SandboxUser) -> None:
    """They have a page, on no server at first; another name is shown as soon as they have it."""
    await maud.dev("arrive", username="berengar", name="Berengar", locale="es-ES")
    people = {user["username"]: user for user in (await maud.bootstrap())["users"]}
    berengar = people["berengar"]["id"]
    assert sandbox.world.guilds[c.GUILD_ID].members == [user_id for user_id, *_ in c.USERS]
    await maud.dev("member", user=berengar)
    member = await (await bot.fetch_guild(int(c.GUILD_ID))).fetch_member(int(berengar))
    assert member.display_name == "Berengar"
    async with SandboxUser(sandbox, 0) as other:
        other.id = berengar
        await other.settings(name="  Bera ")
    assert (await bot.fetch_user(int(berengar))).display_name == "Bera"


@pytest.mark.parametrize(
    ("action", "body", "said"),
    [
        ("arrive", {"username": "Maud", "name": "M", "locale": "en-US"}, "username must be"),
        ("arrive", {"username": "maud", "name": "M", "locale": "en-US"}, "somebody has that username"),
        ("arrive", {"username": "mia", "name": " ", "locale": "en-US"}, "name must have"),
        ("arrive", {"username": "mia", "name": "M", "locale": "xx"}, "not one of Discord's locales"),
        ("found", {"name": " ", "channels": ["a"]}, "name must be a text"),
        ("found", {"name": "x", "channels": []}, "channels must be a list of names"),
        ("member", {"guild_id": "1"}, "guild_id must be a server"),
    ],
)
async def test_what_cannot_be(maud: SandboxUser, action: str, body: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused, match=said):
        await maud.dev(action, **{"user": maud.id, **body})


async def test_servers_and_people_last(tmp_path: Path) -> None:
    """A folder that is opened again has them, with members and roles."""
    async with Sandbox(tmp_path) as sandbox, SandboxUser(sandbox, 1) as osric:
        guild_id = await founded(osric, osric)
        await osric.dev("member", user=c.USERS[2][0], guild_id=guild_id)
        await osric.dev("kick")
    async with Sandbox(tmp_path) as sandbox:
        guild = sandbox.world.guilds[guild_id]
        assert (guild.name, guild.members, guild.kicked) == ("The Round Table", [c.USERS[1][0], c.USERS[2][0]], False)
        assert [home.id for home in sandbox.world.homes()] == [guild_id]
        owner = sandbox.world.permissions(sandbox.world.users[c.USERS[1][0]], guild)
        assert owner == c.ALL
