"""An anonymous table walked from its card to its end: no name and no number of a person in anything that others see."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from bot.common.errors import UserError
from bot.presenter.pages.inbox import inbox
from bot.presenter.pages.lobby import card, lobby
from bot.presenter.pages.people import asked
from bot.presenter.pages.settings import grouped
from bot.presenter.posts import HeraldPresenter
from bot.presenter.words.voice import voice_of
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, TableInfo, TableStatus, UserRef
from bot.tables.service import Tables
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.posts import Post, PostKind
from bot.workers.timer import Timer
from cogs.community.talk import page, suggest_whom
from herald_fair.rules import FAIR
from tests.bot.helpers import FakeClock, refused, rows
from tests.cogs.hidden_people import MANAGER, SEVEN, Pencil
from tests.cogs.press_everything import words
from tests.cogs.seat_views import COMMAND
from tests.support.catalogues import more_words
from tests.support.databases import ready
from tests.support.games import AddGame
from tests.toy import WORDS as FAIR_WORDS

SIX, SPARE = SEVEN[:6], SEVEN[6]
BRUSH_LIKE = (PostKind.LOBBY, PostKind.THREAD, PostKind.DIGEST)
"""Posts that this presenter draws otherwise; their words are looked at by themselves."""


@pytest.fixture
async def tables(tmp_path: Path, add_game: AddGame) -> AsyncIterator[Tables]:
    add_game(FAIR)
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await ready(database)
    with more_words(FAIR_WORDS):
        yield Tables(database, FakeClock(), games={"fair": FAIR})
    await database.close()


class Eyes:
    """Everything that each person, a stranger and the thread can see of a table."""

    def __init__(self, tables: Tables, table: int) -> None:
        self.tables = tables
        self.table = table
        self.presenter = HeraldPresenter(tables, cast(Any, Pencil()))
        self.posts = 0
        self.read = 0

    async def search(self) -> None:
        """Raise when anything names a person to anybody else. Their own name and number they may read."""
        for viewer in (*SEVEN, MANAGER):
            self._check(viewer, "".join(await self._seen(viewer)))
        for row in (await rows(self.tables.store.db, m.outbox))[self.posts :]:
            viewer = next((u for u in SEVEN if u.id == row.user_id), None)
            self._check(viewer, row.payload if row.kind != "lobby" else "")
            if row.op == "send" and PostKind(row.kind) not in BRUSH_LIKE:
                seat = row.seat if row.seat >= 0 else None
                post = Post(row.id, PostKind(row.kind), self.table, "x", json.loads(row.payload), seat, row.user_id)
                made = await self.presenter.compose(post)
                if made is not None:
                    shown = made.content + (words(cast(Any, made.view)) if made.view is not None else "")
                    self._check(viewer, shown + str(made.mentions) + "".join(p.alt for _, p in made.pictures))
            self.posts += 1

    def _check(self, viewer: UserRef | None, text: str) -> None:
        self.read += len(text)
        for person in SEVEN:
            if person != viewer:
                for mark in (person.name, str(person.id)):
                    assert mark not in text, f"{viewer} reads {mark} in …{text[max(0, text.find(mark) - 80) :][:160]}…"

    async def _seen(self, viewer: UserRef) -> list[str]:
        tables, table = self.tables, self.table
        info = await tables.lookup.info(table)
        speak = voice_of(info, "en")
        organiser = f"<@{info.organiser_id}>"  # who opened the table is no secret; which seat they have is
        seen = [lobby(info, speak).replace(organiser, ""), str(card(info, speak).seats), str(speak.names), info.name]
        seen += asked(info, speak, await tables.lookup.motions(table))
        typing = SimpleNamespace(
            client=self.presenter_client(), guild_id=info.guild_id, guild=None, channel_id=info.channel_id, extras={},
            type=COMMAND, user=SimpleNamespace(id=viewer.id), locale="en", namespace=SimpleNamespace(table=str(table)),
        )  # fmt: skip
        seen += [choice.name for choice in await suggest_whom(cast(Any, typing), "")]
        seen.append(words(cast(Any, inbox(await tables.inboxes.of(viewer.id), "en").view)))
        if info.started_at is None:
            return seen
        seen.append((await tables.exports.export(table, viewer.id)).decode())
        for entry in await tables.views.log(table, viewer.id, since=0):
            seen.append(speak.say(entry.event.key, entry.event.params))
        look = await tables.views.look(table, viewer.id)
        seen += [str(msgspec.to_builtins(look.view, str_keys=True)), self.presenter.waiting(look, speak)]
        seen += [
            words(cast(Any, page(info, speak, talk).view)) for talk in await tables.private_talk.mine(table, viewer.id)
        ]
        if look.seat is not None:
            seen.append(words(cast(Any, (await self.presenter.panel(look, look.seat, "en")).view)))
        for number in range(info.seat_count):
            for call in self._tries(viewer, number):
                try:
                    await call()
                except UserError as error:
                    seen.append(await self.presenter.refusal(error, "en", table))
        return seen

    def presenter_client(self) -> Any:
        return SimpleNamespace(tables=self.tables, presenter=self.presenter)

    def _tries(self, viewer: UserRef, number: int) -> list[Callable[[], Any]]:
        """What could tell who has a seat, asked by one who may not know."""
        tables, table, guess = self.tables, self.table, SIX[number]
        return [
            lambda: tables.handovers.replace(table, viewer.id, number, guess, manager=viewer is MANAGER),
            lambda: tables.handovers.remove(table, viewer.id, guess.id, manager=viewer is MANAGER),
            lambda: tables.lobby.add_word(table, viewer.id, "rose"),
        ]


async def test_nobody_is_named_until_the_end(tables: Tables) -> None:
    clock = cast(FakeClock, tables.store.clock)
    policy = DeadlinePolicy(hours=20, pace=0, reminders=(0.5,))
    info = await tables.lobby.create(guild_id=1, channel_id=2, organiser=SIX[0], game="fair", seats=6, policy=policy)
    table = info.id
    await tables.lobby.join(table, SIX[1])
    await tables.lobby.add_word(table, SIX[1].id, "willow")
    await tables.lobby.configure(table, SIX[0].id, anonymous=True)
    eyes = Eyes(tables, table)
    eyes.posts = len(await rows(tables.store.db, m.outbox))
    for person in SIX[2:]:
        await tables.lobby.join(table, person)
    await refused(tables.lobby.add_word(table, SIX[2].id, "rose"), "anonymous-word")
    await tables.lobby.leave(table, SIX[4].id)
    await tables.lobby.join(table, SIX[4])
    await eyes.search()
    await tables.lobby.start(table, SIX[0].id)
    await eyes.search()
    seat_of = {s.user_id: s.seat for s in (await tables.lookup.info(table)).seats}
    assert set(seat_of) == {u.id for u in SIX}
    by_seat = {seat: next(u for u in SIX if u.id == user) for user, seat in seat_of.items()}
    assert [by_seat[n] for n in range(6)] != SIX  # drawn, so that joining first tells nothing
    assert not any(s.word for s in (await tables.lookup.info(table)).seats)
    # Everything that speaks of people: turns, reminders, a deadline missed, pauses, policies, days off, votes, talk.
    for seat in range(5):
        look = await tables.views.look(table, by_seat[seat].id, seat=seat)
        assert look.prompt is not None
        await tables.play.act(table, by_seat[seat].id, [look.prompt.default[0]], seat=seat)
    timer = Timer(tables.store, tables.play)
    for hours in (11, 8, 2):
        clock.add(hours=hours)
        await timer.run_due()
    await tables.seats.back(table, by_seat[5].id)
    await tables.seats.pause(table, SIX[0].id)
    await tables.seats.resume(table, SIX[0].id)
    await tables.lobby.configure(table, SIX[0].id, policy=DeadlinePolicy(hours=30, pace=0))
    await tables.days_off.take(SIX[2].id, 3)
    await tables.votes.draw(table, SIX[3].id)
    await tables.cancel(table, SIX[0].id)
    moments = await tables.votes.moments(table)
    if moments:
        await tables.votes.rewind(table, SIX[1].id, moments[0].token)
        await tables.votes.vote(table, SIX[2].id, MotionKind.REWIND, False)
    await tables.private_talk.say(
        table, SIX[0].id, "nobody knows me", [n for n in range(6) if n != seat_of[SIX[0].id]][:2]
    )
    await eyes.search()
    posts = await rows(tables.store.db, m.outbox, m.outbox.c.kind == "note")
    told = {p["key"]: p["params"].get("name") for p in map(json.loads, (row.payload for row in posts))}
    assert (told["note-paused"], told["note-resumed"], told["note-deadline"]) == ("", "", "")  # the organiser's seat
    assert not any(key.startswith("note-away") for key in told)  # the same days at another table would tell
    assert not any("mention" in row.payload or '"users"' in row.payload for row in posts)
    for call, key in (
        (tables.handovers.replace(table, SIX[0].id, 2, SPARE), "anonymous-replace"),
        (tables.handovers.remove(table, MANAGER.id, SIX[3].id, manager=True), "anonymous-remove"),
    ):
        await refused(call, key)
    # A seat that changes hands, one that is given up, one that leaves a vote behind.
    await tables.lobby.leave(table, SIX[5].id)
    await tables.lobby.join(table, SPARE)
    await tables.seats.resign(table, SIX[4].id)
    await tables.votes.concede(table, SIX[3].id)
    await eyes.search()
    assert eyes.read > 50_000
    # The end: everybody has their name again, in the result too.
    await tables.cancel(table, MANAGER.id, manager=True)
    info = await tables.lookup.info(table)
    assert info.status is TableStatus.CANCELLED
    assert {s.name for s in info.seats if s.user_id} == {u.name for u in (*SIX[:4], SPARE)}
    seats = await rows(tables.store.db, m.seats)
    assert not any(s.known_as for s in seats)
    assert info.seats[seat_of[SIX[4].id]].name == SIX[4].name


async def test_hidden_and_shown_again_before_the_start(tables: Tables) -> None:
    info = await tables.lobby.create(guild_id=1, channel_id=2, organiser=SIX[0], game="fair", seats=6)
    await tables.lobby.join(info.id, SIX[1])
    hidden = await tables.lobby.configure(info.id, SIX[0].id, anonymous=True)
    assert [s.name for s in hidden.seats[:2]] == ["#1", "#2"]
    assert _settled(info) - _settled(hidden) == {"seats"}, "where seats are drawn nobody chooses how they are had"
    await tables.lobby.configure(info.id, SIX[0].id, seats=6, anonymous=True)
    shown = await tables.lobby.configure(info.id, SIX[0].id, anonymous=False)
    assert [s.name for s in shown.seats[:3]] == [SIX[0].name, SIX[1].name, ""]
    await refused(tables.lobby.configure(info.id, SIX[1].id, anonymous=True), "only-organiser")


def _settled(info: TableInfo) -> set[str]:
    """What an organiser can settle by the selects of their settings."""
    return {setting.what for group in grouped(info, voice_of(info, "en")).values() for setting in group}
