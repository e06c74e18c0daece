"""The transport on the real discord.py over the sandbox: what it finds again, and how it reads Discord's errors."""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui

from bot.app import Herald
from bot.common.clock import SystemClock
from bot.measure.capacity.loopback import Loopback
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.limits import Fault, Quota
from bot.sandbox.validate import Draft
from bot.tables.unit.posts import Message
from bot.ui.mentions import Mentions
from bot.workers.outbox.discord_transport import LOOK_BACK, DiscordTransport
from bot.workers.outbox.transport import Barred, Closed, Gone, Later, Lost, Probe, Refused, Transport
from render.core.api import Picture
from tests.bot.fakes import FakeDiscord
from tests.bot.process_group import Wall
from tests.sandbox.conftest import Bot, run_bot
from tests.support.patience import within
from tests.support.sandbox import openapi_path

ROOM = int(c.CHANNELS[1][0])
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360f8cf"
    "c0000003010100c9fe92ef0000000049454e44ae426082"
)
SEND = "POST /channels/{channel_id}/messages"


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(openapi=openapi_path()) as running:
        yield running
        assert running.violations == []


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[Bot]:
    async for running in run_bot(sandbox):
        yield running


@pytest.fixture
def transport(client: Bot) -> DiscordTransport:
    return DiscordTransport(client)


def panel(text: str, custom_id: str, picture: str = "") -> Message:
    """A layout with a text, a button and perhaps a picture."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(text), ui.ActionRow(ui.Button(label="Go", custom_id=custom_id))))
    message = Message(view=view)
    if picture:
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture}")))
        message.pictures.append((picture, Picture(PIXEL, "png", 1, 1, "a pixel")))
    return message


def probe(transport: DiscordTransport, message: Message, marker: str = "none-0x") -> Probe:
    return Probe(marker, transport.fingerprint(message), time.time())


async def test_messages_are_found_again(transport: DiscordTransport, client: Bot) -> None:
    plain = await transport.send(ROOM, Message("A  line\nof text", mentions=[1]), "ab-1x")
    layout = await transport.send(ROOM, panel("Orders", "h:1"), "ab-2x")
    pictured = await transport.send(ROOM, panel("Board", "h:2", "board-ab-3x.png"), "ab-3x")
    classic = await transport.send(
        ROOM, Message("Status", pictures=[("status-ab-4x.png", Picture(PIXEL, "png", 1, 1, "a pixel"))]), "ab-4x"
    )
    assert await transport.find_recent(ROOM, probe(transport, Message("A line of  text"))) == [plain]
    assert await transport.find_recent(ROOM, probe(transport, panel("Orders", "h:1"))) == [layout]
    assert await transport.find_recent(ROOM, probe(transport, panel("Orders", "h:9"))) == []
    assert await transport.find_recent(ROOM, probe(transport, Message("other"), "ab-3x")) == [pictured]
    assert await transport.find_recent(ROOM, probe(transport, Message("other"), "ab-4x")) == [classic]
    assert await transport.find_recent(ROOM, Probe("zz-1x", "", time.time() + 3600)) == []


async def test_commands_are_mentioned_and_the_message_is_found_all_the_same(
    transport: DiscordTransport, client: Bot
) -> None:
    """Whether they were known when it was looked for: registration may come between."""
    mentions = Mentions()
    mentions.learn([cast(Any, SimpleNamespace(options=[], qualified_name="act", id=5))])
    knowing = DiscordTransport(client, mentions)
    plain = await knowing.send(ROOM, Message("Type `/act` now"), "ab-1x")
    layout = await knowing.send(ROOM, panel("Escribe `/actuar`", "h:1"), "ab-2x")
    room = client.get_partial_messageable(ROOM)
    assert (await room.fetch_message(plain)).content == "Type </act:5> now"
    assert "Escribe </act:5>" in str([part.to_dict() for part in (await room.fetch_message(layout)).components])
    for one in (transport, knowing):
        assert await one.find_recent(ROOM, probe(one, Message("Type `/act` now"))) == [plain]
        assert await one.find_recent(ROOM, probe(one, panel("Escribe `/act`", "h:1"))) == [layout]
    await knowing.edit(ROOM, plain, Message("Use `/act`"))
    assert (await room.fetch_message(plain)).content == "Use </act:5>"


@pytest.mark.parametrize("look_back", [LOOK_BACK, 120])
async def test_what_was_lost_is_found_in_a_busy_channel(
    transport: DiscordTransport, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, look_back: int
) -> None:
    """Of more messages than are looked at the newest count: what was on its way before a crash is among them."""
    monkeypatch.setattr("bot.workers.outbox.discord_transport.LOOK_BACK", look_back)
    lost = Message("Waiting for Ana.")
    wanted = probe(transport, lost)

    async def others(many: int) -> None:
        for n in range(many):
            draft = Draft(f"something else {n}", None, None, [], [], 0)
            await sandbox.posting.create(sandbox.world.channels[str(ROOM)], sandbox.world.bot, draft)

    await others(130)
    there = await transport.send(ROOM, lost, "ab-6x")
    await others(110)
    assert await transport.find_recent(ROOM, wanted) == [there]


async def test_a_request_that_timed_out_may_have_been_done(transport: DiscordTransport, sandbox: Sandbox) -> None:
    """What stands between gives up after a few seconds: nobody knows, so it is looked for before it is tried again."""
    said = Message("Year 2 is over.")
    wanted = probe(transport, said)
    sandbox.faults.add(Fault(SEND, 408, after=True))
    with pytest.raises(Later):
        await transport.send(ROOM, said, "ab-7x")
    assert len(await transport.find_recent(ROOM, wanted)) == 1


async def test_deleted_channels_are_lost(transport: DiscordTransport, client: Bot, sandbox: Sandbox) -> None:
    card = await transport.send(ROOM, Message("card"), "ab-1x")
    thread = await transport.open_thread(ROOM, card, "The long road")
    inside = await transport.send(thread, Message("inside"), "ab-2x")
    sandbox.channels.remove(sandbox.world.channels[str(thread)])
    for failing in (
        transport.send(thread, Message("more"), "ab-3x"),
        transport.edit(thread, inside, Message("other")),
        transport.delete(thread, inside),
        transport.add_member(thread, int(c.USERS[1][0])),
        transport.open_thread(123, card, "elsewhere"),
    ):
        with pytest.raises(Lost):
            await failing
    assert await transport.find_recent(thread, probe(transport, Message("inside"))) == []


async def test_what_herald_may_not_do_is_known(transport: DiscordTransport, client: Bot, sandbox: Sandbox) -> None:
    card = await transport.send(ROOM, Message("card"), "ab-1x")
    thread = await transport.open_thread(ROOM, card, "The long road")
    assert transport.lacking(ROOM) == transport.lacking(thread) == transport.lacking(123) == frozenset()
    changed = asyncio.Event()

    @client.event
    async def on_guild_channel_update(_before: object, _after: object) -> None:
        changed.set()

    sandbox.dev.deny(str(ROOM), ["ATTACH_FILES", "SEND_MESSAGES_IN_THREADS", "CREATE_PUBLIC_THREADS"])
    await changed.wait()
    assert transport.lacking(ROOM) == transport.lacking(thread) == {"attach", "threads", "create"}
    with pytest.raises(Refused) as refused:
        await transport.send(thread, Message("words"), "ab-2x")
    assert refused.value.forbidden


async def test_members_are_added_to_threads(transport: DiscordTransport, sandbox: Sandbox) -> None:
    card = await transport.send(ROOM, Message("card"), "ab-1x")
    thread = await transport.open_thread(ROOM, card, "The long road")
    user = c.USERS[1][0]
    for _ in range(2):
        await transport.add_member(thread, int(user))
    assert set(sandbox.world.channels[str(thread)].members) == {c.APPLICATION_ID, user}


@pytest.mark.parametrize("kind", [discord.ChannelType.private_thread, discord.ChannelType.public_thread])
async def test_who_may_not_view_a_channel_is_no_member_of_its_threads(
    transport: DiscordTransport, client: Bot, sandbox: Sandbox, kind: Any
) -> None:
    room = client.get_channel(ROOM)
    assert isinstance(room, discord.TextChannel)
    thread = await room.create_thread(name="In private", type=kind)
    hidden, there = (c.USERS[n][0] for n in (1, 2))
    changed = asyncio.Event()

    @client.event
    async def on_guild_channel_update(_before: object, _after: object) -> None:
        changed.set()

    channel = sandbox.world.channels[str(ROOM)]
    channel.overwrites.append({"id": hidden, "type": 1, "allow": "0", "deny": str(c.P_VIEW)})
    sandbox.hub.channel_updated(channel)
    await changed.wait()
    await transport.add_member(thread.id, int(there))
    with pytest.raises(Barred):
        await transport.add_member(thread.id, int(hidden))
    assert hidden not in sandbox.world.channels[str(thread.id)].members


async def test_same_nonce_is_the_same_message(transport: DiscordTransport) -> None:
    first = await transport.send(ROOM, Message("once"), "ab-5x")
    assert await transport.send(ROOM, Message("once"), "ab-5x") == first


async def test_edits(transport: DiscordTransport, client: Bot) -> None:
    layout = await transport.send(ROOM, panel("Orders", "h:1", "one.png"), "ab-1x")
    await transport.edit(ROOM, layout, panel("Other orders", "h:1", "two.png"))
    assert await transport.find_recent(ROOM, probe(transport, panel("Other orders", "h:1"))) == [layout]
    plain = await transport.send(ROOM, Message("before"), "ab-2x")
    await transport.edit(ROOM, plain, Message("after"))
    message = await client.get_partial_messageable(ROOM).fetch_message(plain)
    assert message.content == "after"
    await transport.delete(ROOM, plain)
    with pytest.raises(Gone):
        await transport.edit(ROOM, plain, Message("again"))
    with pytest.raises(Gone):
        await transport.delete(ROOM, plain)


async def test_thread_is_opened_once(transport: DiscordTransport) -> None:
    card = await transport.send(ROOM, Message("card"), "ab-1x")
    thread = await transport.open_thread(ROOM, card, "The long road")
    assert await transport.open_thread(ROOM, card, "The long road") == thread == card
    assert await transport.send(thread, Message("inside"), "ab-2x")


async def test_what_was_deleted_is_told_from_what_is_not_seen(
    transport: DiscordTransport, client: Bot, sandbox: Sandbox
) -> None:
    """Only of the first the tables hear."""
    heard: list[int] = []

    async def hear(place: int) -> None:
        heard.append(place)

    homes = SimpleNamespace(gone=hear)
    herald: Any = SimpleNamespace(carrier=transport, tables=SimpleNamespace(relocation=homes))
    herald._gone = functools.partial(Herald._gone, herald)
    card = await transport.send(ROOM, Message(content="a card"), "n1")
    thread = await transport.open_thread(ROOM, card, "a thread")
    deleted = cast(Any, SimpleNamespace(thread_id=thread, id=ROOM))
    await Herald.on_raw_thread_delete(herald, deleted)
    await Herald.on_guild_channel_delete(herald, deleted)
    sandbox.faults.add(Fault("GET /channels/{channel_id}", 403, code=50001))
    await Herald.on_guild_channel_delete(herald, deleted)
    assert heard == []
    await client.http.delete_channel(thread)
    await Herald.on_raw_thread_delete(herald, deleted)
    assert heard == [thread]
    sandbox.faults.add(Fault("GET /channels/{channel_id}", 404, code=10003))
    await Herald.on_guild_channel_delete(herald, deleted)
    assert heard == [thread, ROOM]


@pytest.mark.parametrize("gateway", [True, False])
async def test_a_locked_thread_is_known(
    transport: DiscordTransport, client: Bot, monkeypatch: pytest.MonkeyPatch, gateway: bool
) -> None:
    """Archived or not, whether the gateway tells of it or not."""
    if not gateway:
        monkeypatch.setattr(client, "get_channel", lambda _: None)
    card = await transport.send(ROOM, Message(content="a card"), "n1")
    thread = await transport.open_thread(ROOM, card, "a thread")

    async def edited(**what: bool) -> None:
        transport._unlocked.clear()
        heard = client.wait_for("raw_thread_update")
        await client.http.edit_channel(thread, **what)
        async with within():
            await heard

    for archived in (False, True):
        await edited(locked=False, archived=False)
        assert not await transport.locked(thread)
        await edited(locked=True, archived=archived)
        assert await transport.locked(thread)
    assert not await transport.locked(ROOM)


@pytest.mark.parametrize(("code", "where"), [(None, "here"), (10007, "left"), (10004, "out"), (50001, "out")])
async def test_who_shares_a_server(transport: DiscordTransport, sandbox: Sandbox, code: int | None, where: str) -> None:
    """Discord refuses a direct message alike when it is not wanted and when no server is shared; so it is asked."""
    user = int(next(iter(sandbox.world.users)))
    if code is not None:
        status = 403 if code == 50001 else 404
        sandbox.faults.add(Fault("GET /guilds/{guild_id}/members/{user_id}", status, code=code))
    assert await transport.membership(int(c.GUILD_ID), user) == where


async def test_an_old_message_that_takes_no_more_edits_is_gone(client: Bot, sandbox: Sandbox) -> None:
    """By Herald's clock, whichever that is: better a new one than none for an hour. A young one is edited later."""
    client.http.max_ratelimit_timeout = 30.0
    clock = SystemClock()
    transport = DiscordTransport(client, clock=clock)
    sent = await transport.send(ROOM, Message("status"), "n1")
    sandbox.posting.old_edits.quota = Quota(1, 3600)
    sandbox.world.offset += 3_600_001
    await transport.edit(ROOM, sent, Message("one"))
    with pytest.raises(Later):
        await transport.edit(ROOM, sent, Message("two"))
    clock.offset = 3600.001
    with pytest.raises(Gone):
        await transport.edit(ROOM, sent, Message("two"))


async def test_no_server_in_common_is_told_like_closed_messages(transport: DiscordTransport, sandbox: Sandbox) -> None:
    user = int(next(u.id for u in sandbox.world.users.values() if not u.bot))
    channel = await transport.open_dm(user)
    sandbox.faults.add(Fault(SEND, 403, code=50278))
    with pytest.raises(Closed):
        await transport.send(channel, Message(content="hello"), "n1")
    sandbox.faults.add(Fault(SEND, 403, code=50001))
    with pytest.raises(Refused) as refused:
        await transport.send(channel, Message(content="hello"), "n2")
    assert refused.value.forbidden


async def test_closed_messages(transport: DiscordTransport, sandbox: Sandbox) -> None:
    user_id = next(iter(sandbox.world.users.values())).id
    channel = await transport.open_dm(int(user_id))
    sandbox.world.users[user_id].dms_closed = True
    with pytest.raises(Closed):
        await transport.send(channel, Message("psst"), "ab-1x")
    with pytest.raises(Closed):
        await transport.open_dm(123)


async def test_errors_in_words_of_the_outbox(transport: DiscordTransport, client: Bot, sandbox: Sandbox) -> None:
    client.http.max_ratelimit_timeout = 30.0
    with pytest.raises(Lost):
        await transport.send(123, Message("nowhere"), "ab-1x")
    with pytest.raises(Refused) as refused:
        await transport.send(ROOM, Message(""), "ab-2x")
    assert not refused.value.forbidden
    sandbox.faults.add(Fault(SEND, 429, times=1, retry_after=3000))
    with pytest.raises(Later) as later:
        await transport.send(ROOM, Message("patience"), "ab-3x")
    assert later.value.seconds >= 2999


@pytest.mark.parametrize("carrier", [DiscordTransport, FakeDiscord, Loopback, Wall])
def test_whatever_carries_posts_can_be_asked_everything(carrier: type) -> None:
    """Those of tests and of capacities too, of which many are only met where processes are killed."""
    wanted = {name for name in vars(Transport) if not name.startswith("_")}
    assert wanted <= set(dir(carrier)), sorted(wanted - set(dir(carrier)))
