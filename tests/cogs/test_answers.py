"""Answers that Discord loses, refuses or gets twice: what is said is true, and nothing is done twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from sqlalchemy import event

from bot.app import Herald
from bot.common.errors import UserError
from bot.locale import text
from bot.presenter.words.voice import Voice
from bot.sandbox.limits import Fault
from bot.store import Database
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer
from bot.ui.dedupe import KEPT, Once
from bot.ui.mentions import Mentions
from cogs.panel import _final, done_words
from engine.core import Action
from tests.bot.presenter.made_up_questions import question
from tests.cogs.in_process_bot import Room, room, words_of
from tests.cogs.seat_views import NAMES, seat_view
from tests.cogs.toy_table import Fair
from tests.support.clock import FakeClock
from tests.support.databases import ready
from tests.support.patience import patiently
from tests.support.sandbox import Json, unhurried

FIRST = "POST /interactions/{interaction_id}/{interaction_token}/callback"
UNSHOWN = "That worked, but Herald’s reply may not have reached you."
LOST = "Herald’s reply could not be delivered. Nothing was changed"


@pytest.fixture
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.WARNING)
    yield
    assert [r.getMessage() for r in caplog.get_records("call") if r.exc_info] == []


async def tables(place: Room) -> int:
    """How many tables there are."""
    return len(await place.herald.tables.lookup.find())


async def test_an_answer_that_is_lost_is_never_called_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_traceback: None
) -> None:
    async with room(tmp_path) as place:
        maud, faults = place.people[0], place.sandbox.faults
        unhurried(place.sandbox)
        monkeypatch.setattr("bot.ui.answer.PATIENCE", 1000.0)  # no deferral meets the fault
        # it was lost on its way: said so, when something was done and when not
        faults.add(Fault(FIRST, 408))
        assert words_of(await maud.slash("table new", game="xidit", seats=3, name="One")).startswith(UNSHOWN)
        assert await tables(place) == 1
        faults.add(Fault(FIRST, 408))
        assert words_of(await maud.slash("table status")).startswith(LOST)
        # it had arrived: nothing more is said
        faults.add(Fault(FIRST, 408, after=True))
        said = words_of(await maud.slash("table new", game="xidit", seats=3, name="Two"))
        assert said.startswith("Table **#2 Two** is open.")
        # the deferral had arrived: the answer follows it, once
        monkeypatch.setattr("bot.ui.answer.PATIENCE", 0.0)
        faults.add(Fault(FIRST, 408, after=True))
        answered = await maud.slash("table status", table="2")
        assert "Two" in words_of(answered)
        monkeypatch.setattr("bot.ui.answer.PATIENCE", 1000.0)
        # the first click of a pair that Discord delivers twice
        gateway = place.sandbox.hub.gateway
        dispatch = gateway.dispatch

        def twice(name: str, data: Any, where: Any, **more: Any) -> None:
            dispatch(name, data, where, **more)
            if name == "INTERACTION_CREATE":
                dispatch(name, data, where, **more)

        monkeypatch.setattr(gateway, "dispatch", twice)
        await maud.slash("table new", game="xidit", seats=3, name="Three")

        async def third() -> Json | None:
            cards = [m for m in await maud.messages(maud.user.channel) if "Press **Join**" in words_of(m)]
            return next((m for m in cards if "Three" in words_of(m)), None)

        card = await place.until(third)
        assert words_of(await place.people[1].press(card, "Join")).startswith("You have seat 2")
        monkeypatch.setattr(gateway, "dispatch", dispatch)
        await maud.slash("table status", table="3")
        assert await tables(place) == 3


async def test_a_lost_answer_to_what_changes_nothing_is_no_act(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_traceback: None
) -> None:
    """That somebody looked is written down, too; so is what a panel shows."""
    async with room(tmp_path) as place:
        maud, faults = place.people[0], place.sandbox.faults
        unhurried(place.sandbox)
        await maud.slash("table new", game="xidit", seats=3, name="One")
        for _ in range(2):
            await maud.slash("table computer add", table="1")
        await maud.slash("table start", table="1")

        async def panel() -> Json | None:
            channel = await place.herald.tables.preferences.dm_channel(int(maud.user.id))
            return (await maud.messages(str(channel)) or [None])[-1] if channel is not None else None

        card = await place.until(panel)
        monkeypatch.setattr("bot.ui.answer.PATIENCE", 1000.0)
        for label in ("Refresh panel",):
            faults.add(Fault(FIRST, 408))
            assert words_of(await maud.press(card, label)).startswith(LOST), label


@pytest.mark.parametrize(
    ("changes", "key"), [([], "error-stopped"), ([True], "error-unshown"), ([False], "error-stopped-doubtful")]
)
async def test_who_waits_when_herald_stops_is_told(changes: list[bool], key: str, no_traceback: None) -> None:
    interaction, begun = asked(), asyncio.Event()

    async def answering() -> None:
        async with Answer(interaction) as answer:
            answer._changes += changes
            begun.set()
            await asyncio.get_running_loop().create_future()

    task = asyncio.create_task(answering())
    await patiently(begun.wait())
    herald: Any = SimpleNamespace(_answering={task})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.app.FAREWELL", 0.0)
        await Herald._farewell(herald)
    assert task.cancelled()
    assert interaction.response.sent == [text("en", key)]


async def test_what_fails_after_it_was_done_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with room(tmp_path) as place:
        maud = place.people[0]

        def broken(*_: object) -> None:
            raise RuntimeError("a bug")

        with monkeypatch.context() as patch:
            patch.setattr("cogs.table.lobby.joined", broken)
            said = words_of(await maud.slash("table new", game="xidit", seats=3))
        assert said.startswith("That worked, but something went wrong on our side afterwards.")
        assert await tables(place) == 1
        with monkeypatch.context() as patch:
            patch.setattr("cogs.table.table.seat_lines", broken)
            said = words_of(await maud.slash("table status"))
        assert said.startswith("Something went wrong on our side and nothing was changed.")
        assert sum(bool(r.exc_info) for r in caplog.records) == 2


async def test_a_change_of_which_nobody_knows_is_told_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A server that dies between a commit and its confirmation may have kept it. A file that fails has not."""
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await ready(database)

    async def told(error: Exception) -> str:
        def died(connection: object) -> None:
            raise error

        interaction = asked()
        async with Answer(interaction), database.write() as connection:
            event.listen(connection.sync_connection, "commit", died)
            await connection.execute(sa.select(1))
        return str(interaction.response.sent[-1])

    bug, closed = RuntimeError("a bug"), OSError("closed")
    for sqlite, error, expected in (
        (True, bug, "nothing was changed"), (True, closed, "Nothing was changed"),
        (False, bug, "may or may not have worked"), (False, closed, "may or may not have worked"),
    ):  # fmt: skip
        database.sqlite = sqlite
        assert expected in await told(error)
    await database.close()


@pytest.mark.parametrize(("code", "told"), [(10003, False), (10062, False), (10008, True), (0, True)])
async def test_who_is_gone_is_told_nothing(code: int, told: bool, no_traceback: None) -> None:
    """A thread deleted meanwhile, an interaction too old: nowhere to say anything. A message can be gone alone. What
    has no code of Discord's is an outage."""
    interaction = asked()
    async with Answer(interaction):
        raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), {"code": code, "message": ""})  # type: ignore[arg-type]
    assert [sentence.startswith(LOST) for sentence in interaction.response.sent] == [True] * told


@pytest.mark.parametrize("answered", [False, True])
async def test_a_click_on_a_message_that_goes_meanwhile_is_answered(answered: bool, no_traceback: None) -> None:
    """A newer panel has taken its place: unless the click was answered before, it is said that nothing came of it."""
    interaction = asked()

    async def gone(**_: Any) -> None:
        raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), {"code": 10008, "message": ""})  # type: ignore[arg-type]

    interaction.response.is_done = lambda: answered
    interaction.response.edit_message = interaction.edit_original_response = gone
    async with Answer(interaction, update=True) as answer:
        await answer.edit(Message(content="the panel"))
    assert [sentence.startswith(LOST) for sentence in interaction.response.sent] == [True] * (not answered)


async def test_a_stale_click_on_a_message_that_goes_meanwhile_is_answered(no_traceback: None) -> None:
    """What would have been shown in its place is lost with it; the sentence is not."""
    interaction = asked()

    async def gone(*_: object) -> bool:
        raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), {"code": 10008, "message": ""})  # type: ignore[arg-type]

    async def refusal(error: UserError, locale: str, table: int | None) -> str:
        return f"refused: {error.key}"

    interaction.client.refusal = refusal
    async with Answer(interaction, update=True) as answer:
        answer.on_refusal = gone
        raise UserError("stale-click")
    assert interaction.response.sent == ["refused: stale-click"]


@pytest.mark.parametrize("guild", [7, None])
async def test_a_seat_hears_of_its_persons_name_in_a_server(guild: int | None) -> None:
    """Not of another one that they bear in direct messages."""
    interaction, met = asked(), []

    async def meet(*who: Any) -> None:
        met.append(who)

    interaction.client.met, interaction.guild_id = meet, guild
    interaction.user.display_name = "Zoe"
    async with Answer(interaction):
        pass
    assert met == ([(7, 1, "Zoe")] if guild else [])


def asked() -> Any:
    """An interaction that notes what it is answered."""
    response = SimpleNamespace(sent=[], is_done=lambda: False)

    async def send_message(**options: Any) -> None:
        response.sent.append(options["content"])

    response.send_message = send_message

    async def language(user: int) -> str:
        return "en"

    client = SimpleNamespace(
        clock=FakeClock(), begin_answer=lambda task: None, end_answer=lambda task: None, chosen_language=language,
        mentions=Mentions(),
    )  # fmt: skip
    return SimpleNamespace(
        id=1,
        user=SimpleNamespace(id=1),
        guild_id=None,
        client=client,
        response=response,
        extras={},
        locale="en",
        message=None,
    )


def test_what_was_met_is_not_met_again() -> None:
    once = Once()
    assert once.first_time(1)
    assert not once.first_time(1)
    assert all(once.first_time(n) for n in range(2, KEPT + 2))
    assert once.first_time(1)  # long ago


async def test_what_is_done_says_whether_undo_is_gone(fair: Fair) -> None:
    """Others read an offer at once; a standing bid is one's own."""
    where, _ = await fair.component(0, "offer")
    assert "cannot be undone" in (await fair.click(0, where)).text
    where, _ = await fair.component(0, "standing-bid")
    answered = (await fair.click(0, where)).text
    assert "Done: Standing bid" in answered
    assert "cannot be undone" not in answered


@pytest.mark.parametrize(("verb", "final"), [("unseal", False), ("back", False), ("vote", True)])
def test_what_can_be_called_off_is_not_final(verb: str, final: bool) -> None:
    assert _final(seat_view([question("ask-1", verb, "go on")], can_undo=False)) is final


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "end of the step “purchases”."),
     ("es", "fin del paso «compras».")],
)  # fmt: skip
def test_the_end_of_a_step_says_which_step_and_no_word_twice(language: str, words: str) -> None:
    speak = Voice(language, NAMES, "fief")
    actions = [Action("build", ("mill", "york")), Action("done")]
    assert text(language, "act-done", actions=done_words(speak, "fief", actions, "buy")).endswith(words)
    assert "Done: Done" not in text(language, "act-done", actions=done_words(speak, "fief", actions[1:], ""))
