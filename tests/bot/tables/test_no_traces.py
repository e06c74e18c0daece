"""What somebody does in secret leaves no mark beside the game.

Two worlds that differ in nothing else say the same to everybody else, by clocks, pace, reminders, lists, files, the
interface for programs and whatever is told.
"""

from __future__ import annotations

import dataclasses
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from bot.common.errors import UserError
from bot.presenter.pages.inbox import inbox
from bot.presenter.pages.lobby import card, lobby
from bot.presenter.pages.people import asked
from bot.presenter.pictures.replay import Job
from bot.presenter.pictures.replay.film import steps
from bot.presenter.posts import HeraldPresenter
from bot.presenter.words.deadlines import clocks, parse
from bot.presenter.words.voice import voice_of
from bot.store import Database
from bot.store import models as m
from bot.tables.lobby.matchmaking import Wish
from bot.tables.model import Cost, OnMiss, TableInfo, UserRef
from bot.tables.service import Tables
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.replay import replay
from bot.workers.timer import Timer
from herald_fair.rules import FAIR
from tests.bot.helpers import ANA, BEN, CAI, DOT, FakeClock, rows
from tests.bot.tables.past_turns import put
from tests.bot.toy import TOY, WORDS, acts
from tests.cogs.press_everything import words
from tests.support.catalogues import more_words
from tests.support.databases import ready
from tests.support.games import known
from tests.toy import WORDS as FAIR_WORDS

START = 1_700_000_000.0
POLICY = msgspec.structs.replace(
    parse("clock 48h +12h max 60h"), reminders=(0.5, 0.1), on_miss=OnMiss.HOLD, cost=Cost.HALF, gate=60, pace=0
)
OTHERS: Sequence[UserRef] = (ANA, CAI, DOT)
"""Who must not notice anything. Dot has no seat."""
NAME, INSIDE = re.compile(rb'"id": "[0-9a-f]{16}", '), re.compile(r"seq=\d+")
"""What nobody can tell anything from: a digest with a secret, and numbers that are not shown."""
Act = Callable[["World"], Awaitable[Any]]


class World:
    """A Herald of its own whose first table is looked at."""

    def __init__(self, tables: Tables, clock: FakeClock, others: Sequence[UserRef]) -> None:
        self.tables, self.clock, self.others = tables, clock, others
        self.timer = Timer(tables.store, tables.play)
        self.presenter = HeraldPresenter(tables, cast(Any, None))

    async def later(self, hours: float) -> None:
        self.clock.add(hours=hours)
        await self.timer.run_due()

    async def act(self, user: UserRef, *texts: str) -> None:
        await self.tables.play.act(1, user.id, acts(*texts))

    async def seen(self) -> dict[str, Any]:
        """Everything that the others can get to see, by what it is."""
        tables = self.tables
        found: dict[str, Any] = {}
        info = await tables.lookup.info(1)
        speak = voice_of(info, "en")
        paces = await tables.response_times.listed([u.id for u in (ANA, BEN, CAI, DOT)], DOT.id)
        found["table"] = info.model_dump(exclude={"seed", "seq"})
        found["card"] = [lobby(info, speak, paces=paces), str(card(info, speak).facts), clocks(speak, info)]
        found["pace"] = str(paces)
        found["votes"] = asked(info, speak, await tables.lookup.motions(1))
        found["open"] = [await tables.public.tables(before=99, limit=9), await tables.public.log(1, 0)]
        found["open"].append(await tables.public.table(1))
        found["stored"] = [(r.due_at, r.act_at) for r in await rows(tables.store.db, m.deadlines)]
        for kind in (False, True):  # to those who may not see it, no more than to those who may
            found[f"queue {kind}"] = str(await tables.matchmaking.show(1, DOT.id if kind else ANA.id))
        for viewer in self.others:
            found |= {f"{viewer.name} {what}": seen for what, seen in (await self._of(viewer, info)).items()}
        return found

    async def _of(self, viewer: UserRef, info: TableInfo) -> dict[str, Any]:
        tables, speak = self.tables, voice_of(info, "es")
        found: dict[str, Any] = {
            "inbox": words(cast(Any, inbox(await tables.inboxes.of(viewer.id), "en").view)),
            "data": str(await tables.personal_data.show(viewer.id)),
            "talks": str(await tables.private_talk.mine(1, viewer.id)),
            "notes": str(await tables.notes.read(1, viewer.id)),
            "refusals": [await self._refusal(try_) for try_ in self._tries(viewer)],
            "posts": [
                (r.kind, r.op, r.seat, r.user_id, r.payload, r.created_at)
                for r in await rows(tables.store.db, m.outbox) if r.user_id in (None, viewer.id)
            ],
            "webhooks": [
                [NAME.sub(b"", body) for _, body in await tables.webhooks.next(hook)]
                for hook in await tables.webhooks.of(viewer.id)
            ],
        }  # fmt: skip
        if info.started_at is None:
            return found
        look = await tables.views.look(1, viewer.id)
        found["look"] = INSIDE.sub(
            "", str(dataclasses.replace(look, table=info.model_copy(update={"seq": 0, "seed": ""})))
        )
        found["status"] = [self.presenter.waiting(look, speak), look.table.due_at]
        found["export"] = await tables.exports.export(1, viewer.id)
        found["log"] = INSIDE.sub("", str(await tables.views.log(1, viewer.id, since=-1)))
        record = await tables.history.record(1, viewer.id, look.seat)
        done = replay(record.rules, seats=info.seat_count, seed=record.seed, options=record.options, lines=record.lines)
        job = Job(record.rules, info.game, info.seat_count, record.seed, record.options, record.lines,
                  speak.names, "", "", "en", hears=record.hears, everything=record.everything)  # fmt: skip
        found["replay"] = str(steps(job, done))
        return found

    def _tries(self, viewer: UserRef) -> list[Callable[[], Awaitable[Any]]]:
        """What is refused, or might be, and what might say why."""
        tables = self.tables
        return [
            lambda: tables.lobby.join(1, viewer),
            lambda: tables.play.act(1, viewer.id, acts("mark a")),
            lambda: tables.play.act(1, viewer.id, acts("pick 9")),
            lambda: tables.votes.vote(1, viewer.id, MotionKind.DRAW, True, token="none"),
            lambda: tables.history.record(1, viewer.id, 1),
            lambda: tables.forks.fork(1, viewer, seat=1),
            lambda: tables.private_talk.read(1, viewer.id, [1, 2]) if viewer is not CAI else tables.lookup.info(99),
            lambda: tables.days_off.end(viewer.id),
            lambda: tables.results.card(BEN.id, viewer.id, 1),
            lambda: tables.handovers.replace(1, viewer.id, 1, DOT) if viewer is not ANA else tables.lookup.info(99),
            lambda: tables.seats.hush(1, viewer.id, 1, "0"),
            lambda: tables.invitations.people(1, viewer.id) if viewer is not ANA else tables.lookup.info(99),
        ]

    async def _refusal(self, call: Callable[[], Awaitable[Any]]) -> str:
        try:
            await call()
        except UserError as refused:
            return await self.presenter.refusal(refused, "en", 1)
        return "done"


@asynccontextmanager
async def world(folder: Path, now: float, others: Sequence[UserRef] = OTHERS) -> AsyncIterator[World]:
    db = Database(f"sqlite+aiosqlite:///{folder / 'herald.db'}")
    await ready(db)
    clock = FakeClock(now)
    yield World(Tables(db, clock, games={"toy": TOY, "fair": FAIR}), clock, others)
    await db.close()


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with known(TOY), known(FAIR), more_words(FAIR_WORDS, WORDS):
        yield


async def alike(
    folder: Path, prepare: Act, one: Act, other: Act, then: Sequence[Act], others: Sequence[UserRef] = OTHERS
) -> None:
    """Copy a world, let different things happen in secret, and look at both, at once and after each of ``then``."""
    first, second = folder / "one", folder / "other"
    first.mkdir()
    async with world(first, START) as at:
        await prepare(at)
        now = at.clock.now()
    shutil.copytree(first, second)
    async with world(first, now, others) as here, world(second, now, others) as there:
        await one(here)
        await other(there)
        for step in (None, *then):
            if step is not None:
                await step(here)
                await step(there)
            seen, again = await here.seen(), await there.seen()
            for what, shown in seen.items():
                assert shown == again[what], f"{what} tells of it"


async def begun(at: World) -> None:
    """Three play by clocks, at a table open to the world; Ana hears of it by webhook, and of their own turns."""
    tables = at.tables
    await tables.preferences.set_server(1, open=True)
    for user in (ANA, BEN, CAI):
        await put(tables.store.db, user.id, *[False] * 6, at=at.clock.now())
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=3, policy=POLICY, name="Winter"
    )
    for user in (BEN, CAI):
        await tables.lobby.join(table.id, user)
    await tables.lobby.configure(table.id, ANA.id, hints=True, press="free")
    await tables.lobby.start(table.id, ANA.id)
    await tables.webhooks.add(ANA.id, "https://example.org/", 1)
    await tables.webhooks.add(CAI.id, "https://example.org/", None)
    await at.later(1)
    await at.act(ANA, "pick 2", "seal")


async def nothing(at: World) -> None:
    """Ben does nothing."""


def hours(number: float) -> Act:
    return lambda at: at.later(number)


async def seals(at: World) -> None:
    """What everybody is told Ben does, after what nobody was told."""
    await at.act(BEN, "pick 1", "seal")


async def chooses(at: World) -> None:
    """What may still change, and is told to nobody."""
    await at.act(BEN, "pick 3", "pick 1")
    await at.act(BEN, "pick 2")


async def lives(at: World) -> None:
    """What somebody keeps for themselves: notes, reminders, blocks, webhooks, a game that they wait for elsewhere."""
    tables = at.tables
    await tables.notes.write(1, BEN.id, "beware of Ana")
    await tables.preferences.set_user(BEN.id, cadence="daily")
    await tables.moderation.block(BEN.id, CAI.id)
    await tables.webhooks.add(BEN.id, "https://example.org/", 1)
    await tables.matchmaking.join(2, 20, BEN, Wish("toy", 4, 24))


async def is_deaf(at: World) -> None:
    await at.tables.preferences.set_user(BEN.id, reminders=False)


@pytest.mark.slow(but=["chooses"])
@pytest.mark.parametrize("secret", [chooses, lives, is_deaf], ids=lambda secret: secret.__name__)
async def test_clocks_pace_reminders_and_files_keep_a_secret(secret: Act, tmp_path: Path) -> None:
    """Nothing differs at once, when reminders have gone out, and after Ben has sealed the same."""
    await alike(tmp_path, begun, secret, nothing, [hours(25), hours(12), seals, hours(30)])


async def test_a_private_word_is_heard_by_nobody_else(tmp_path: Path) -> None:
    """Cai hears it, and is not asked; the numbers of what a webhook tells do not count it either."""

    async def talk(at: World) -> None:
        for text in ("north", "or south?"):
            await at.tables.private_talk.say(1, BEN.id, text, [2])

    then = [seals, lambda at: at.act(CAI, "pick 1", "seal"), hours(10)]
    await alike(tmp_path, begun, talk, nothing, then, others=(ANA, DOT))


async def proposed(at: World) -> None:
    await begun(at)
    await at.tables.votes.draw(1, ANA.id)


@pytest.mark.slow(but=["True"])
@pytest.mark.parametrize("yes", [True, False])
async def test_nobody_learns_how_somebody_votes(yes: bool, tmp_path: Path) -> None:
    """Nor whether they do: by no list, file, webhook or interface, before the vote ends and after."""

    async def vote(at: World) -> None:
        await at.tables.votes.vote(1, BEN.id, MotionKind.DRAW, yes)

    await alike(tmp_path, proposed, vote, nothing, [hours(5), seals, hours(170)])


@pytest.mark.slow(but=["rewind"])
@pytest.mark.parametrize("kind", [MotionKind.REWIND, MotionKind.PAUSE])
async def test_nor_on_a_pause_or_on_going_back(kind: MotionKind, tmp_path: Path) -> None:
    async def prepare(at: World) -> None:
        await begun(at)
        for user in (BEN, CAI):
            await at.act(user, "pick 1", "seal")
        if kind is MotionKind.PAUSE:
            await at.tables.votes.pause(1, CAI.id)
        else:
            await at.tables.votes.rewind(1, CAI.id, (await at.tables.votes.moments(1))[-1].token)

    async def vote(at: World) -> None:
        await at.tables.votes.vote(1, BEN.id, kind, False)

    await alike(tmp_path, prepare, vote, nothing, [hours(2), hours(3)])


async def test_wishes_for_a_seat_are_seen_by_nobody(tmp_path: Path) -> None:
    async def prepare(at: World) -> None:
        await at.tables.preferences.set_server(1, open=True)
        await at.tables.lobby.create(
            guild_id=1, channel_id=10, organiser=ANA, game="fair", seats=4, policy=POLICY, name="Winter"
        )
        for user in (BEN, CAI):
            await at.tables.lobby.join(1, user)
        await at.tables.lobby.configure(1, ANA.id, drafted=True, invited=False)
        await at.tables.webhooks.add(ANA.id, "https://example.org/", 1)

    async def wish(at: World) -> None:
        await at.tables.seating.wish(1, BEN.id, [2, 0])

    await alike(tmp_path, prepare, wish, nothing, [hours(1)])


async def test_the_comparison_sees_what_is_told(tmp_path: Path) -> None:
    """It would notice a choice that is sealed, or a hidden minute on a clock."""
    with pytest.raises(AssertionError, match="tells of it"):
        await alike(tmp_path, begun, seals, nothing, [])
