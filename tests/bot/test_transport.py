"""The transport on the real discord.py over the sandbox: what it finds again, and how it reads Discord's errors."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

import discord
import pytest
from discord import ui

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.limits import Fault
from bot.tables.post import Message
from bot.workers.discord_transport import DiscordTransport
from bot.workers.transport import Closed, Gone, Later, Probe, Refused
from render.core.api import Picture
from tests.sandbox.conftest import Bot, run_bot
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
    with pytest.raises(Refused):
        await transport.send(123, Message("nowhere"), "ab-1x")
    with pytest.raises(Refused) as refused:
        await transport.send(ROOM, Message(""), "ab-2x")
    assert not refused.value.forbidden
    sandbox.faults.add(Fault(SEND, 429, times=1, retry_after=3000))
    with pytest.raises(Later) as later:
        await transport.send(ROOM, Message("patience"), "ab-3x")
    assert later.value.seconds >= 2999
