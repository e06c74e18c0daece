"""The guided start and the time machine, with the real bot."""

from __future__ import annotations

import asyncio
import io
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import msgspec
import pytest
import pytest_asyncio
from PIL import Image, ImageChops, ImageStat

from bot.sandbox import constants as c
from bot.sandbox import guide
from bot.sandbox.app import Sandbox
from bot.sandbox.model import Channel, Message
from bot.sandbox.web import Conflict
from engine import GAMES
from tests.sandbox.conftest import Bot
from tests.support.sandbox import Json, Refused, SandboxUser, openapi_path, unhurried, words
from tests.support.sandbox_bots import kept_bot

ROOM = c.CHANNELS[1][0]
FADED = 12
"""How far the colours of a kept picture may be from what would be drawn, of 255."""
together = pytest.mark.asyncio(loop_scope="module")
"""Tests that share the one real bot below; each leaves it running."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sandbox]:
    """A sandbox that keeps the real bot."""
    async with Sandbox(openapi=openapi_path()) as sandbox:
        unhurried(sandbox)
        async with kept_bot(sandbox, tmp_path_factory.mktemp("bot")):
            yield sandbox
        assert sandbox.violations == []


async def shown_channel(user: SandboxUser, channel_id: str) -> Json:
    return next(dict(item) for item in (await user.bootstrap())["channels"] if item["id"] == channel_id)


@pytest.mark.slow
@together
async def test_the_three_ways_to_start(stage: Sandbox) -> None:
    async with SandboxUser(stage, 2) as ximena, SandboxUser(stage, 0) as maud:
        assert await maud.guide("host") == {"ok": True, "channel_id": ROOM}

        play = await ximena.guide("play")
        await ximena.caught_up()
        told = [data["step"] for name, data in ximena.events if name == "GUIDE"]
        assert told == ["bot", "table", "seats", "board", "decision"]
        await maud.caught_up()
        assert not [name for name, _ in maud.events if name == "GUIDE"]  # nobody else waits for it
        assert play["channel_id"] == ROOM
        thread = await shown_channel(ximena, play["thread_id"])
        assert (thread["parent_id"], thread["name"]) == (ROOM, f"#{play['table']} Primera campaña")
        asked = await ximena.messages(play["dm_channel_id"])  # what else is written there may come after it
        assert any(message["author"]["id"] == c.APPLICATION_ID and message["components"] for message in asked)

        learn = await maud.guide("learn", language="en", game="roses")
        asked = await maud.messages(learn["dm_channel_id"])
        assert any(message["author"]["id"] == c.APPLICATION_ID and message["components"] for message in asked)
        assert [m for m in await maud.messages(ROOM) if m["flags"] & 64] == []
        # Pressed twice: nothing was done in it yet, and its question waits where it waited.
        assert await maud.guide("learn", language="en", game="roses") == learn
        assert [m["id"] for m in await maud.messages(learn["dm_channel_id"])] == [m["id"] for m in asked]
        assert [m for m in await maud.messages(ROOM) if m["flags"] & 64] == []
        await maud.click(next(m for m in asked if m["components"]), label="Keep the hand")
        # Now it goes on: its panel is shown where it was asked for.
        again = await maud.guide("learn", language="en", game="roses")
        assert again["dm_channel_id"] == ROOM
        [panel] = [m for m in await maud.messages(ROOM) if m["flags"] & 64]
        assert "You are already learning this game at table" in words(panel)

        demo, same = await asyncio.gather(*(person.guide("demo", language="en") for person in (maud, ximena)))
        assert same == demo  # laid once, whoever else asks meanwhile
        assert (await shown_channel(maud, demo["thread_id"]))["name"] == f"#{demo['table']} Demo"
        assert "dm_channel_id" not in demo
        assert not await stage.guide.demonstrate()  # one stands there, and is watched by whoever wants a demonstration
        assert (await ximena.guide("demo"))["thread_id"] == demo["thread_id"]
        private = [m["id"] for m in await maud.messages(ROOM) if m["flags"] & 64]
        assert private == [panel["id"]]  # the private answers of the demonstration have left
        assert (await ximena.bootstrap())["demos"] == {demo["thread_id"]: guide.PACE}
        said = await ximena.pace(demo["thread_id"], 300)  # whoever watches; the organiser's own command does it
        moved = {"thread_id": demo["thread_id"], "seconds": 300}
        await ximena.wait_for(lambda t, d: t == "DEMO_UPDATE" and d == moved)
        organiser = next(p for p in (maud, ximena) if p.id == stage.world.demos[demo["thread_id"]].organiser)
        message = await organiser.wait_message(lambda m: m["id"] == said["message_id"])  # whoever asked first
        assert message["channel_id"] == demo["thread_id"]
        assert "300" in words(message)

        await ximena.settings(dms_closed=True)
        closed = await ximena.guide("play")
        assert closed["dm_channel_id"] is None
        thread = await shown_channel(ximena, closed["thread_id"])
        assert thread["name"] == f"#{closed['table']} Primera campaña 2"
        await ximena.settings(dms_closed=False)
        with pytest.raises(Refused, match="kind must be") as caught:
            await maud.guide("watch")
        assert caught.value.status == 400
        with pytest.raises(Refused, match="language must be"):
            await maud.guide("demo", language="fr")
        with pytest.raises(Refused, match="cannot see"):
            await maud.pace("5", 1)


async def test_a_decision_that_comes_before_its_tables_card_is_found(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no time to draw a panel goes out in words, and may be there first; an older one is not meant."""
    user, room = sandbox.world.users[c.USERS[2][0]], sandbox.world.channels[ROOM]
    user.dm = "7"
    there = sandbox.world.messages.setdefault(user.dm, {})

    def panel(number: str) -> None:
        there[number] = Message(number, "7", c.APPLICATION_ID, 0.0, components=[{"type": 1}])

    async def laid(*_: Any, **__: Any) -> tuple[str, Channel]:
        panel("71")
        return "9", msgspec.structs.replace(room, id="72")

    async def at_once() -> None: ...

    panel("70")
    monkeypatch.setattr(guide, "_PATIENCE", 0.01)
    monkeypatch.setattr(sandbox.guide, "ready", at_once)
    monkeypatch.setattr(sandbox.guide, "_set_up", laid)
    assert (await sandbox.guide.run(user, "play", "en"))["dm_channel_id"] == "7"
    del there["71"]
    monkeypatch.setattr(sandbox.guide, "_set_up", lambda *_: asyncio.sleep(0, ("9", room)))
    with pytest.raises(Conflict, match="takes longer than usual"):
        await sandbox.guide.run(user, "play", "en")


async def test_every_game_is_on_the_welcome_card_at_once(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, rng: random.Random
) -> None:
    """With the picture that lies there, for nothing is drawn; ``make welcome`` makes it anew when it is no longer
    what would be drawn."""
    game = rng.choice(sorted(GAMES))
    fresh = guide.drawn(game)
    monkeypatch.setattr(guide, "drawn", None)
    async with aiohttp.ClientSession(sandbox.url) as http:
        async with http.get("/sandbox/api/guide/games", params={"language": "es"}) as answer:
            shown = {item["id"]: item for item in await answer.json()}
        assert set(shown) == set(GAMES)
        for item in shown.values():
            assert "semana" in item["about"]
            async with http.get(item["picture"]) as answer:
                assert answer.content_type == "image/jpeg"
                item["data"] = await answer.read()
    kept, now = (Image.open(io.BytesIO(raw)) for raw in (shown[game]["data"], fresh.data))
    assert kept.width == now.width
    small = [picture.convert("RGB").resize((12, 12)) for picture in (kept, now)]
    assert max(ImageStat.Stat(ImageChops.difference(*small)).mean) < FADED, "make welcome"


async def test_without_a_bot_the_guide_says_so(
    sandbox: Sandbox, maud: SandboxUser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guide, "_FIRST_PATIENCE", 0.05)
    with pytest.raises(Refused, match="not connected") as caught:
        await maud.guide("demo")
    assert caught.value.status == 409


async def test_the_pace_is_set_by_a_real_command(
    sandbox: Sandbox, bot: Bot, room: discord.PartialMessageable, maud: SandboxUser
) -> None:
    """Against a small bot whose ``/table deadline`` tells what it was given."""
    given: list[tuple[int | None, float]] = []
    table = discord.app_commands.Group(name="table", description="Tables")

    @table.command(description="Deadlines")
    async def deadline(interaction: discord.Interaction[Any], pace: float) -> None:
        given.append((interaction.channel_id, pace))
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("set")

    bot.tree.add_command(table)
    await bot.tree.sync()
    thread = await (await room.send("card")).create_thread(name="#1 Demo")
    said = await maud.pace(str(thread.id), 2.5)
    assert given == [(thread.id, 2.5)]
    message = next(m for m in await maud.messages(str(thread.id)) if m["id"] == said["message_id"])
    assert words(message) == "set"
    for wrong in ("fast", None, True):
        with pytest.raises(Refused, match="seconds"):
            await maud.pace(str(thread.id), wrong)  # type: ignore[arg-type]


@together
async def test_the_time_machine(stage: Sandbox) -> None:
    async with SandboxUser(stage, 0) as maud:
        play = await maud.guide("play", language="en")
        bot, before, now = (await maud.dev())["bot"], stage.world.now(), (await maud.bootstrap())["now"]
        mark = maud.mark
        state = await maud.dev("clock", hours=30)
        assert state["bot"]["offset_hours"] == 30
        _, clock = await maud.wait_for(lambda t, d: t == "CLOCK", since=mark)
        assert clock["now"] >= now + 30 * 3_600_000
        await maud.wait_for(
            lambda t, d: t == "DEV_UPDATE" and d["bot"]["online"] and d["bot"]["restarts"] > bot["restarts"], since=mark
        )
        # A reminder or the autopilot writes to the DM, at the new time.
        later = before + 30 * 3_600_000
        await maud.wait_message(  # an older one may be drawn anew meanwhile
            lambda m: (
                (m["channel_id"], m["author"]["id"]) == (play["dm_channel_id"], c.APPLICATION_ID)
                and (int(m["id"]) >> 22) + c.DISCORD_EPOCH >= later
            ),
            since=mark,
        )
        for hours in (0, -1, "two"):
            with pytest.raises(Refused, match="hours"):
                await maud.dev("clock", hours=hours)
        with pytest.raises(ValueError, match="forward"):
            stage.world.wind(-1)


async def test_the_clock_survives_the_sandbox(tmp_path: Path) -> None:
    async with Sandbox(tmp_path) as first:
        first.world.wind(3_600_000)
    async with Sandbox(tmp_path) as second:
        assert second.world.offset == 3_600_000
    async with Sandbox(tmp_path, fresh=True) as third:
        assert third.world.offset == 0


@together
async def test_kill_and_restart(stage: Sandbox) -> None:
    async with SandboxUser(stage, 0) as maud:
        for action in ("kill", "restart"):
            bot, mark = (await maud.dev())["bot"], maud.mark
            number = bot["restarts"] + 1
            await maud.dev(action)
            await maud.wait_for(lambda t, d: t == "BOT_STATUS" and not d["online"], since=mark)

            def back(name: str, data: Any, number: int = number) -> bool:
                return bool(name == "DEV_UPDATE" and data["bot"]["online"] and data["bot"]["restarts"] == number)

            _, state = await maud.wait_for(back, since=mark)
            assert state["bot"]["pid"] not in (None, bot["pid"])
            await maud.slash("table list")
