"""Everything at once, for each game: the game ends as if nothing had been.

Several processes share a PostgreSQL database and one Discord, fifty of them are killed, threads vanish, messages are
closed, permissions refused.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.sandbox.app import Sandbox
from tests.e2e.campaign import Unanswered
from tests.e2e.charlemagne_playing import CharlemagnePlaying
from tests.e2e.clients import Person
from tests.e2e.ended import check_exports, check_play
from tests.e2e.fair_playing import FairPlaying
from tests.e2e.fief_playing import FiefPlaying
from tests.e2e.fleet import ALIKE, ROLES, Base, Fleet
from tests.e2e.knights_playing import KnightsPlaying
from tests.e2e.outside import Outside
from tests.e2e.playing import Playing
from tests.e2e.roses_playing import RosesPlaying
from tests.e2e.storm import Calm, Figures, Storm, check_telling, disordered, promised, skipped
from tests.e2e.xidit_playing import XiditPlaying
from tests.support import skips
from tests.support.databases import POSTGRES, empty
from tests.support.patience import patience_ms, within
from tests.support.small_bot import LUCK

PLAYED: tuple[Playing, ...] = (
    FairPlaying(), RosesPlaying(), XiditPlaying(), CharlemagnePlaying(), FiefPlaying(), KnightsPlaying(),
)  # fmt: skip
WANTED = os.environ.get("HERALD_KILLS", "")
KILLS = int(os.environ.get("HERALD_STORM_KILLS") or 50)
SPARE = KILLS // 6
"""More kills are meant, lest some do not happen."""
BACKLOG = 300.0
"""Seconds until everything is posted after the last move."""
HOUR = 6.1
"""Hours after which any post that was refused is tried again."""


@pytest.fixture
async def shared() -> str:
    """An empty PostgreSQL database."""
    skips.unless(POSTGRES, skips.POSTGRES)
    return await empty("storm")


@pytest.mark.slow
@pytest.mark.parametrize("crew", [ALIKE, ROLES], ids=["alike", "roles"])
@pytest.mark.parametrize("playing", PLAYED, ids=lambda playing: playing.game)
async def test_storm(
    playing: Playing, crew: Sequence[Mapping[str, str]], shared: str, tmp_path: Path, rng: random.Random, fair: None
) -> None:
    """Three processes that do everything; two fronts with two shards each, three couriers and a clock, behind a REST
    proxy and a database's server that go away in their turn."""
    skips.unless(WANTED == "all" or playing.game in WANTED.split(","), skips.SOAK)
    async with AsyncExitStack() as stack:
        sandbox = Sandbox()
        Fleet.attributing(sandbox)
        await stack.enter_async_context(sandbox)
        sandbox.interactions.first_answer_ms = round(patience_ms(6))
        people = [await stack.enter_async_context(Person(sandbox, n)) for n in range(playing.seats)]
        base = Base(shared)
        stack.callback(base.close)
        luck = f"{rng.random()}"
        outside = await stack.enter_async_context(Outside(sandbox, shared)) if crew is ROLES else None
        fleet = Fleet(
            sandbox, tmp_path, outside.url if outside else shared, base, random.Random(f"{luck}/kills"), KILLS + SPARE,
            module="tests.toy.small_bot", env={LUCK: playing.luck, **(outside.env if outside else {})}, crew=crew,
            outside=outside,
        )  # fmt: skip
        storm = Storm(playing, people, base, fleet, luck, KILLS + SPARE)
        stack.push_async_callback(fleet.stop)
        try:
            await fleet.start()
            await storm.gather()
            await storm.play()
            played = len(fleet.kills)
            while len(fleet.kills) < KILLS:  # what is still to be posted is posted under kills
                fleet.arm()
                await ask(storm)
            storm.calm_down()
            fleet.disarm()
            if outside is not None:
                await outside.rest()
                storm.happened.update(outside.happened)
            await fleet.together()
            await delivered(storm)
            # for whoever looks what went wrong
            (tmp_path / "made.json").write_text(json.dumps(fleet.made), encoding="utf-8")
            posts, lost, doubled = promised(storm)
            figures = Figures(
                playing.game, len(fleet.kills), played, fleet.takeovers(), dict(storm.happened), posts, len(lost),
                len(doubled), len(storm.intended), storm.record.stale, storm.record.unanswered,
                sum(storm.why_astray.values()), storm.ended - storm.begun, storm.waits,
            )  # fmt: skip
            print(figures, dict(storm.record.ways), dict(storm.why_astray), skipped(storm), sep="\n")  # noqa: T201
            print(f"load {os.getloadavg()}")  # noqa: T201
            assert not lost, lost
            assert not doubled, doubled
            assert not (late := disordered(storm)), late
            check_play(storm)
            check_telling(storm)
            calm = Calm(storm)
            await calm.play()
            assert calm.done == storm.intended, "in the calm the same people play another game"
            assert calm.mirror.saved == storm.mirror.saved
            await check_exports(storm)
            assert len(fleet.kills) >= KILLS
            assert storm.happened["thread"] > 0 or KILLS < 50
            assert outside is None or KILLS < 50 or min(outside.happened[what] for what in ("proxy", "server")) > 0
            assert not fleet.faults
        except BaseException:
            print(fleet.tail(80))  # noqa: T201
            raise


async def ask(storm: Storm) -> None:
    """Ask something that needs an answer; a kill may take it."""
    try:
        await storm.attempt(lambda: storm.people[0].use("table status", table="1"))
    except Unanswered:
        await storm.reaper.calm()


async def delivered(storm: Storm) -> None:
    """Return when nothing is left to be posted; what waits for permission is waited for by moving the clock."""
    left = "FROM outbox WHERE status IN ('pending', 'sending')"

    def open_rows() -> str:
        return f"an empty outbox: {[tuple(row) for row in storm.file.rows(f'SELECT kind, op, status, error {left}')]}"

    async with within(BACKLOG, open_rows):
        while rows := storm.file.rows(f"SELECT not_before {left}"):
            now = time.time() + storm.reaper.sandbox.world.offset / 1000
            if min(row["not_before"] for row in rows) > now + 30:
                await storm.reaper.later(HOUR)
            await ask(storm)
