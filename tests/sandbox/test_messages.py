"""Posting, reading, editing and deleting; files; nonces; DMs; threads; permissions; faults."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image

from bot.common import discord_limits as limits
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.limits import Fault, Quota
from tests.sandbox.conftest import Bot, forgive
from tests.support.patience import patiently
from tests.support.sandbox import Refused, SandboxUser

Room = discord.PartialMessageable
ROOM = int(c.CHANNELS[1][0])


def picture(name: str = "board.png") -> discord.File:
    raw = io.BytesIO()
    Image.new("RGB", (30, 20), "red").save(raw, "PNG")
    raw.seek(0)
    return discord.File(raw, name, description="a red field")


# -- reading and changing


async def test_history_in_both_directions(room: Room) -> None:
    sent = [await room.send(str(n)) for n in range(7)]

    async def read(**how: Any) -> list[str]:
        return [message.content async for message in room.history(**how)]

    assert await read(limit=3) == ["6", "5", "4"]
    assert await read(limit=2, before=sent[4]) == ["3", "2"]
    assert await read(limit=2, after=sent[1], oldest_first=True) == ["2", "3"]
    assert await read(limit=3, around=sent[3]) == ["4", "3", "2"]


async def test_edit_and_delete_reach_the_page(room: Room, maud: SandboxUser) -> None:
    message = await room.send("one")
    await message.edit(content="two")
    seen = await maud.wait_message(lambda m: m["content"] == "two")
    assert seen["edited_timestamp"] is not None
    await message.delete()
    await maud.wait_for(lambda t, d: t == "MESSAGE_DELETE" and d["id"] == str(message.id))
    with pytest.raises(discord.NotFound) as caught:
        await message.edit(content="three")
    assert caught.value.code == 10008


async def test_bulk_delete(sandbox: Sandbox, room: Room) -> None:
    sent = [await room.send(str(n)) for n in range(4)]
    await room._state.http.delete_messages(ROOM, [m.id for m in sent[:3]])
    assert [m.content async for m in room.history()] == ["3"]
    with pytest.raises(discord.HTTPException) as one:
        await room._state.http.delete_messages(ROOM, [sent[3].id])
    assert one.value.code == 50016
    sandbox.world.offset += 15 * 86_400_000
    with pytest.raises(discord.HTTPException) as old:
        await room._state.http.delete_messages(ROOM, [sent[3].id, sent[3].id + 1])
    assert old.value.code == 50034
    forgive(sandbox)


async def test_others_messages_have_no_content_and_cannot_be_edited(bot: Bot, room: Room, maud: SandboxUser) -> None:
    posted = await maud.say("a secret")
    heard = await patiently(bot.heard.get())
    assert (heard.id, heard.content) == (int(posted["id"]), "")
    assert (await room.fetch_message(heard.id)).content == ""
    with pytest.raises(discord.Forbidden) as caught:
        await room.get_partial_message(heard.id).edit(content="mine")
    assert caught.value.code == 50005
    await maud.say(f"<@{c.APPLICATION_ID}> hello")
    assert "hello" in (await patiently(bot.heard.get())).content
    await maud.say("in private", channel=await maud.open_dm())
    assert (await patiently(bot.heard.get())).content == "in private"


async def test_reactions_pins_typing(room: Room, maud: SandboxUser) -> None:
    message = await room.send("x")
    await message.add_reaction("👑")
    assert (await room.fetch_message(message.id)).reactions[0].me
    with pytest.raises(discord.HTTPException) as caught:
        await message.add_reaction("★")
    assert caught.value.code == 10014
    await message.pin()
    assert [m.id async for m in room.pins()] == [message.id]
    await message.unpin()
    assert [m.id async for m in room.pins()] == []
    async with room.typing():
        await maud.wait_for(lambda t, d: t == "TYPING_START" and d["channel_id"] == str(ROOM))


# -- files


async def test_files_are_kept_served_and_referred_to(room: Room, maud: SandboxUser) -> None:
    embed = discord.Embed(title="t").set_image(url="attachment://board.png")
    message = await room.send(embed=embed, files=[picture(), discord.File(io.BytesIO(b"x"), "a b★.txt")])
    assert [item.filename for item in message.attachments] == ["a_b.txt"]
    shown = (await maud.wait_message(lambda m: m["id"] == str(message.id)))["embeds"][0]["image"]
    assert (shown["width"], shown["height"]) == (30, 20)
    raw = await maud.download(shown["url"])
    assert Image.open(io.BytesIO(raw)).size == (30, 20)
    assert await message.attachments[0].read() == b"x"


async def test_components_show_files(room: Room) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="d")))
    message = await room.send(view=view, file=picture())
    assert message.attachments[0].description == "a red field"
    again = await room.fetch_message(message.id)
    gallery = again.components[0]
    assert isinstance(gallery, discord.MediaGalleryComponent)
    assert gallery.items[0].media.width == 30
    await message.edit(attachments=[picture("next.png")], view=_gallery("next.png"))
    assert [a.filename for a in (await room.fetch_message(message.id)).attachments] == ["next.png"]


def _gallery(name: str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}")))
    return view


async def test_too_many_and_too_large_files(sandbox: Sandbox, room: Room) -> None:
    await room.send(files=[picture(f"{n}.png") for n in range(10)])
    message = await room.send(file=picture())
    with pytest.raises(discord.HTTPException) as many:
        await message.edit(attachments=[*message.attachments, *(picture(f"{n}.png") for n in range(10))])
    assert many.value.code == 50035
    large = io.BytesIO(b"\0" * (limits.FILE_SIZE + 1))
    with pytest.raises(discord.HTTPException) as caught:
        await room.send(file=discord.File(large, "large.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)
    await room.send(file=discord.File(io.BytesIO(b"\0" * limits.FILE_SIZE), "fits.bin"))
    forgive(sandbox)


# -- nonces


async def test_nonce_returns_the_message_that_has_it(sandbox: Sandbox, room: Room) -> None:
    first = await room.send("one", nonce="table-1-post-7")
    assert (await room.send("other", nonce="table-1-post-7", file=picture())).id == first.id
    both = await asyncio.gather(*(room.send("two", nonce=77, file=picture()) for _ in range(4)))
    assert len({message.id for message in both}) == 1
    assert [m.content async for m in room.history()] == ["two", "one"]
    sandbox.world.offset += 10 * 60_000
    assert (await room.send("one", nonce="table-1-post-7")).id != first.id


async def test_a_lost_answer_leaves_one_message(sandbox: Sandbox, room: Room) -> None:
    sandbox.faults.add(Fault("POST /channels/{channel_id}/messages", status=502, after=True))
    message = await room.send("once", nonce="n")
    assert sandbox.faults.happened == 1
    assert [m.id async for m in room.history()] == [message.id]
    sandbox.faults.add(Fault("POST /channels/{channel_id}/messages", status=0, after=True))
    with pytest.raises(aiohttp.ClientError):
        await room.send("cut")
    assert (await room.send("after")).content == "after"


# -- direct messages


async def test_closed_dms_are_refused(sandbox: Sandbox, bot: Bot, osric: SandboxUser) -> None:
    channel = await bot.http.start_private_message(int(osric.id))
    assert channel["recipients"][0]["id"] == osric.id
    room = bot.get_partial_messageable(int(channel["id"]))
    await room.send("hello")
    assert (await osric.dm_messages())[0]["content"] == "hello"
    await osric.settings(dms_closed=True)
    with pytest.raises(discord.Forbidden) as caught:
        await room.send("hello?")
    assert caught.value.code == 50007
    await osric.settings(dms_closed=False)
    await room.send("again")
    for wrong, code in ((int(c.APPLICATION_ID), 50007), (5, 50033)):
        with pytest.raises(discord.HTTPException) as nobody:
            await bot.http.start_private_message(wrong)
        assert nobody.value.code == code
    assert osric.id in sandbox.world.users


async def test_dms_are_nobody_elses_business(bot: Bot, maud: SandboxUser, osric: SandboxUser) -> None:
    channel = await maud.open_dm()
    with pytest.raises(Refused):
        await osric.messages(channel)
    with pytest.raises(Refused):
        await osric.slash("ping", channel=channel)


# -- threads


async def test_thread_from_a_message(bot: Bot, room: Room, maud: SandboxUser) -> None:
    message = await room.send("table")
    thread = await message.create_thread(name="Table 1")
    assert thread.id == message.id
    await maud.wait_for(lambda t, d: t == "THREAD_CREATE" and d["id"] == str(thread.id))
    with pytest.raises(discord.HTTPException) as caught:
        await message.create_thread(name="again")
    assert (caught.value.status, caught.value.code) == (400, 160004)
    await thread.send(f"welcome <@{maud.id}>")
    members = {member.id for member in await thread.fetch_members()}
    assert members == {int(maud.id), int(c.APPLICATION_ID)}
    assert (await room.fetch_message(message.id)).flags.has_thread


async def test_private_threads_are_for_members(
    sandbox: Sandbox, bot: Bot, osric: SandboxUser, maud: SandboxUser
) -> None:
    channel = await bot.fetch_channel(ROOM)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    with pytest.raises(Refused):
        await osric.messages(str(thread.id))
    await maud.messages(str(thread.id))  # the server's owner may look into everything
    await thread.add_user(discord.Object(int(osric.id)))
    assert await osric.messages(str(thread.id)) == []
    assert thread.id in [t.id for t in await channel.guild.active_threads()]
    await thread.remove_user(discord.Object(int(osric.id)))
    with pytest.raises(Refused):
        await osric.messages(str(thread.id))
    assert sandbox.world.channels[str(thread.id)].type == c.PRIVATE_THREAD


async def test_archived_threads(bot: Bot, room: Room, maud: SandboxUser) -> None:
    message = await room.send("table")
    thread = await message.create_thread(name="Table 2")
    inside = await thread.send("inside")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await inside.edit(content="changed")
    assert caught.value.code == 50083
    with pytest.raises(discord.HTTPException) as named:
        await thread.edit(name="New name")
    assert named.value.code == 50083
    with pytest.raises(Refused, match="archived"):
        await maud.slash("ping", channel=str(thread.id))
    channel = await bot.fetch_channel(ROOM)
    assert isinstance(channel, discord.TextChannel)
    assert [t.id async for t in channel.archived_threads()] == [thread.id]
    await thread.send("opens it again")
    await inside.edit(content="changed")


async def test_idle_threads_archive_themselves(sandbox: Sandbox, room: Room, maud: SandboxUser) -> None:
    thread = await (await room.send("table")).create_thread(name="idle", auto_archive_duration=60)
    sandbox.channels.archive_idle()
    assert not sandbox.world.channels[str(thread.id)].archived
    sandbox.world.offset += 61 * 60_000
    sandbox.channels.archive_idle()
    await maud.wait_for(lambda t, d: t == "THREAD_UPDATE" and d["thread_metadata"]["archived"])


async def test_renaming_is_limited(sandbox: Sandbox, room: Room) -> None:
    thread = await (await room.send("table")).create_thread(name="0")
    await thread.edit(name="1")
    await thread.edit(name="2")
    room._state.http.max_ratelimit_timeout = 30.0
    with pytest.raises(discord.RateLimited) as caught:
        await thread.edit(name="3")
    assert 590 < caught.value.retry_after <= 600
    sandbox.world.offset += 600_000
    await thread.edit(name="3")


# -- permissions and limits


async def test_channels_without_permission(sandbox: Sandbox, room: Room) -> None:
    channel = sandbox.world.channels[str(ROOM)]
    for bits, code in ((c.P_SEND, 50013), (c.P_VIEW, 50001)):
        channel.overwrites = [{"id": c.APPLICATION_ID, "type": 1, "allow": "0", "deny": str(bits)}]
        with pytest.raises(discord.Forbidden) as caught:
            await room.send("x")
        assert caught.value.code == code
    channel.overwrites = [{"id": c.APPLICATION_ID, "type": 1, "allow": "0", "deny": str(c.P_ATTACH)}]
    await room.send("x")
    with pytest.raises(discord.Forbidden):
        await room.send("x", file=picture())


async def test_old_messages_can_be_edited_only_so_often(sandbox: Sandbox, room: Room) -> None:
    message = await room.send("status")
    sandbox.posting.old_edits.quota = Quota(2, 3600)
    sandbox.world.offset += 3_600_001
    await message.edit(content="1")
    await message.edit(content="2")
    room._state.http.max_ratelimit_timeout = 30.0
    with pytest.raises(discord.RateLimited):
        await message.edit(content="3")


async def test_rate_limits_are_waited_for(sandbox: Sandbox, room: Room) -> None:
    sandbox.limits.special["POST /channels/{channel_id}/messages"] = Quota(2, 0.3)
    await asyncio.gather(*(room.send(str(n)) for n in range(5)))
    assert sandbox.rest.requests["POST /channels/{channel_id}/messages"] == 5
    sandbox.faults.add(Fault("POST /channels/{channel_id}/messages", status=429, retry_after=0.05))
    await room.send("after 429")
    assert sandbox.faults.happened == 1


async def test_unknown_routes_tokens_and_ids(bot: Bot) -> None:
    route = discord.http.Route
    cases = [
        (route("GET", "/nothing"), 404, 0),
        (route("PUT", "/users/@me"), 405, 0),
        (route("GET", "/channels/5"), 404, 10003),
        (route("GET", "/guilds/5"), 404, 10004),
        (route("GET", f"/guilds/{c.GUILD_ID}/members/5"), 404, 10013),
        (route("GET", "/users/5"), 404, 10013),
        (route("GET", "/channels/five"), 400, 50035),
        (route("GET", f"/channels/{ROOM}/messages?limit=101"), 400, 50035),
        (route("GET", f"/applications/{c.APPLICATION_ID}/commands/5"), 404, 10063),
        (route("GET", "/applications/5/commands"), 403, 20012),
        (route("POST", "/interactions/5/token/callback"), 404, 10062),
        (route("POST", f"/webhooks/{c.APPLICATION_ID}/token"), 404, 10015),
    ]
    for asked, status, code in cases:
        with pytest.raises(discord.HTTPException) as caught:
            await bot.http.request(asked)
        assert (caught.value.status, caught.value.code) == (status, code), asked.url
    bot.http.token = "wrong"
    with pytest.raises(discord.HTTPException) as bad:
        await bot.http.request(route("GET", "/users/@me"))
    assert bad.value.status == 401
