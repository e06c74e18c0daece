"""The proof of the whole: campaigns from first to last, the bot killed again and again, nothing lost, nothing twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.e2e.campaign import TRYING, Campaign, Unanswered
from tests.e2e.charlemagne_playing import CharlemagnePlaying
from tests.e2e.clients import File, Person
from tests.e2e.ended import check_exports, check_play
from tests.e2e.fair_playing import FairPlaying
from tests.e2e.fief_playing import FiefPairPlaying, FiefPlaying
from tests.e2e.killed_bot import Reaper
from tests.e2e.knights_playing import KnightsPlaying
from tests.e2e.playing import SOAKING, Playing
from tests.e2e.posted import FILMED, check_outbox, check_thread, names, whole
from tests.e2e.roses_playing import RosesPlaying
from tests.e2e.troubles import TroubledCampaign, check
from tests.e2e.xidit_playing import XiditPlaying
from tests.support import skips
from tests.support.order import in_turn
from tests.support.patience import within
from tests.support.sandbox import Json, unhurried
from tests.support.sandbox_bots import BotProcess
from tests.support.small_bot import LUCK

REAL: dict[str, Playing] = {
    "roses": RosesPlaying(), "xidit": XiditPlaying(), "charlemagne": CharlemagnePlaying(), "fief": FiefPlaying(),
    "fief-pair": FiefPairPlaying(), "knights": KnightsPlaying(),
}  # fmt: skip
PLAYED = [FairPlaying(), *(pytest.param(playing, marks=pytest.mark.slow) for playing in in_turn(REAL).values())]
"""The fair of the tests is short and has everything; a game of the five takes turns."""
SPARE = 1 if SOAKING else 3
"""The suite kills a third as often as the soak does."""
POKES_AFTERWARDS = 40 if SOAKING else 15
NOW_AND_THEN = 0.3
"""Seconds between two questions to a bot that has much to post: each one costs it time."""
BACKLOG = 240.0
"""Seconds until everything is posted after the last move: boards are drawn one by one, and people here do not wait."""
ROOM = c.CHANNELS[1][0]


@pytest.mark.parametrize("playing", PLAYED, ids=lambda playing: playing.game)
async def test_campaign_survives_kills(playing: Playing, tmp_path: Path, rng: random.Random, fair: None) -> None:
    """Users act only by commands, buttons and selects, over HTTP and websocket; ``python -m bot run`` is the bot."""
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox())
        unhurried(sandbox)
        people = [await stack.enter_async_context(Person(sandbox, n)) for n in range(playing.seats)]
        bot = BotProcess(sandbox, tmp_path, env=_environment(playing), module=playing.module)
        reaper = Reaper(sandbox, bot, rng, playing.kills // SPARE)
        file = File(tmp_path)
        campaign = Campaign(playing, people, file, reaper, rng)
        try:
            await reaper.start()
            await campaign.gather()
            await campaign.play()
            await _lively(campaign, playing.least // SPARE)
            reaper.disarm()
            await reaper.calm()
            await _delivered(campaign)
            check_play(campaign)
            await _check_posts(campaign)
            if campaign.mirror.over:
                await check_exports(campaign)
            for _ in range(POKES_AFTERWARDS):
                await campaign.poke()
            assert campaign.record.old_clicks >= POKES_AFTERWARDS
        except BaseException:
            print(bot.tail(80))  # noqa: T201
            raise
        finally:
            why = [outage.why for outage in reaper.outages]
            print(campaign.record, why, [round(s, 2) for s in reaper.starts], sep="\n")  # noqa: T201
            reaper.disarm()
            if bot.process is not None and bot.process.returncode is None:
                await bot.kill()


@pytest.mark.slow
@pytest.mark.skipif(os.environ.get("HERALD_KILLS") != "all", reason=skips.SOAK)
async def test_campaign_survives_every_trouble(tmp_path: Path, rng: random.Random, fair: None) -> None:
    """Kills, deleted threads, closed messages, missing permissions and lost answers in one run; a short one of the same
    kind stands in ``tests/bot/workers/test_troubles.py``."""
    playing = FairPlaying()
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox())
        unhurried(sandbox)
        people = [await stack.enter_async_context(Person(sandbox, n)) for n in range(playing.seats)]
        bot = BotProcess(sandbox, tmp_path, module=playing.module)
        reaper = Reaper(sandbox, bot, rng, playing.kills)
        campaign = TroubledCampaign(playing, people, File(tmp_path), reaper, rng)
        try:
            await reaper.start()
            await campaign.gather()
            await campaign.play()
            campaign.mend()
            await _lively(campaign, playing.least)
            reaper.disarm()
            await reaper.calm()
            await _empty(campaign)
            check_play(campaign)
            channels = [await whole(p, await p.open_dm()) for p in people] + [await whole(people[0], ROOM)]
            if campaign.thread in sandbox.world.channels:
                channels.append(await whole(people[0], campaign.thread))
            print(check(campaign, channels), "posts,", len(reaper.outages), "kills,", dict(campaign.happened))  # noqa: T201
        except BaseException:
            print(bot.tail(80))  # noqa: T201
            raise
        finally:
            reaper.disarm()
            if bot.process is not None and bot.process.returncode is None:
                await bot.kill()


def _environment(playing: Playing) -> dict[str, str]:
    return {LUCK: playing.luck, "HERALD_REPLAYS": str(playing.game == FILMED)}


async def _lively(campaign: Campaign, kills: int) -> None:
    """So many kills, of which one has met a click: how many of them come while people play, and whom they meet, is left
    to how quick the machine is. Those that are missing come while people ask something."""
    person, reaper = campaign.people[0], campaign.reaper

    def lacking() -> str:
        return f"{kills} kills, of which one meets a click: {len(reaper.outages)}, {campaign.record.unanswered}"

    async with within(TRYING, lacking):
        while len(reaper.outages) < kills or not campaign.record.unanswered:
            reaper.left = max(reaper.left, 1)
            reaper.arm()
            with contextlib.suppress(Unanswered):
                await campaign.attempt(lambda: person.use("table status", table="1"))
        await reaper.calm()


async def _delivered(campaign: Campaign) -> None:
    """Return when the last post is out."""
    if campaign.mirror.over:
        await campaign.see(campaign.people[0], lambda m: "-result." in names(m), timeout=BACKLOG)
    await _empty(campaign)


async def _empty(campaign: Campaign) -> None:
    """Return when nothing is left to be posted. The bot is asked something now and then: it must be alive."""

    def left() -> list[tuple[Any, ...]]:
        rows = campaign.file.rows("SELECT kind, op, status, error FROM outbox WHERE status IN ('pending', 'sending')")
        return [tuple(row) for row in rows]

    async with within(BACKLOG, lambda: f"an empty outbox: {left()}"):
        while left():
            await campaign.attempt(lambda: campaign.people[0].use("table status", table="1"))
            await asyncio.sleep(NOW_AND_THEN)


async def _check_posts(campaign: Campaign) -> None:
    person, thread = campaign.people[0], campaign.thread
    said = await whole(person, thread)
    check_thread(said, campaign)
    channels = [said, await whole(person, ROOM)]
    channels += [await whole(p, await p.open_dm()) for p in campaign.people]
    # of a game that is broken off: how many moments share a post is left to how quick the machine is
    least = campaign.playing.posts if campaign.mirror.over else campaign.playing.posts // 4
    assert check_outbox(campaign.file, channels) >= least
    cards: list[Json] = []
    async with within(BACKLOG, lambda: f"one card with its picture, not {len(cards)}"):
        while len(cards) != 1:  # its picture comes after its words, anew when the game is over
            cards = [m for m in await whole(person, ROOM) if "-lobby." in names(m)]
