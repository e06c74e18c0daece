"""Drawing processes: one that dies is replaced, posts stand in line, and words do not wait."""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import logging
from collections.abc import AsyncIterator
from typing import Any

import psutil
import pytest

from bot.locale import words
from bot.presenter.pages.lobby import card as card_of
from bot.presenter.pictures.draw_priority import AHEAD, Turns
from bot.presenter.pictures.drawing_pool import PATIENCE, QUIET, Pictures
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatInfo, TableStatus
from render import GAMES
from render.core.api import LobbyCard, Picture
from tests.cogs.seat_views import table
from tests.support.clock import FakeClock
from tests.support.idle_loop import rest
from tests.support.patience import patiently


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def pictures(clock: FakeClock) -> AsyncIterator[Pictures]:
    made = Pictures(1, clock=clock)
    yield made
    made.halt()
    await asyncio.to_thread(made.close)


def drawers() -> list[psutil.Process]:
    return [p for p in psutil.Process().children() if any("spawn_main" in word for word in p.cmdline())]


async def test_a_drawing_process_that_dies_is_replaced(pictures: Pictures, caplog: pytest.LogCaptureFixture) -> None:
    card = LobbyCard("xidit", "Winter", ["Ana", None, None], ["2 days"], words("en"))
    others = drawers()  # of other tests in this process: theirs to end
    before = await pictures.lobby(card)
    killed = [process for process in drawers() if process not in others]
    for process in killed:
        process.kill()
    with caplog.at_level(logging.ERROR):
        after = await pictures.lobby(card)
    assert killed
    assert before.data == after.data
    assert "a drawing process has died" in caplog.text


async def test_as_many_are_drawn_as_there_are_places_and_answers_pass_posts() -> None:
    turns = Turns(2)
    at_once = most = 0
    order: list[str] = []
    go_on = asyncio.Event()

    async def draw(name: str) -> None:
        nonlocal at_once, most
        async with turns.turn(post=name.startswith("post")):
            order.append(name)
            at_once += 1
            most = max(most, at_once)
            await go_on.wait()
            at_once -= 1

    names = ["post 1", "post 2", "post 3", "answer 1", "answer 2"]
    tasks = [asyncio.create_task(draw(name)) for name in names]
    await rest()  # everybody has come as far as they can
    assert order == ["post 1", "post 2"]
    go_on.set()
    await asyncio.gather(*tasks)
    assert order == ["post 1", "post 2", "answer 1", "answer 2", "post 3"]
    assert most == 2


async def test_many_answers_do_not_keep_a_post_waiting() -> None:
    turns = Turns(1)
    order: list[str] = []

    async def draw(name: str) -> None:
        async with turns.turn(post=name == "post"):
            order.append(name)
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(draw("first")), asyncio.create_task(draw("post"))]
    tasks += [asyncio.create_task(draw(f"answer {n}")) for n in range(AHEAD + 3)]
    await asyncio.gather(*tasks)
    assert order.index("post") == AHEAD + 1


@pytest.mark.parametrize("called", [False, True])
async def test_who_gives_up_leaves_the_place_to_the_next(called: bool) -> None:
    turns = Turns(1)

    async def draw() -> None:
        async with turns.turn(post=False):
            pass

    async with turns.turn(post=False):
        waits = asyncio.create_task(draw())
        await rest()
        if not called:
            waits.cancel()
            await asyncio.wait((waits,))
    waits.cancel()
    await asyncio.wait((waits,))
    await patiently(draw())


async def test_the_words_of_a_lobby_card_do_not_wait_for_its_picture(
    pictures: Pictures, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, edited = asyncio.Event(), asyncio.Event()
    slow = pictures.lobby

    async def lobby(card: LobbyCard) -> Picture:
        await go_on.wait()
        return await slow(card)

    async def drawn() -> None:
        edited.set()

    monkeypatch.setattr(pictures, "lobby", lobby)
    card = LobbyCard("xidit", "Winter", ["Ana", None, None], ["2 days"], words("en"))

    async def shown(card: LobbyCard) -> Picture | None:
        asked, asking = clock.now(), asyncio.create_task(pictures.card(7, card, "en", drawn))
        await clock.until(asking.done)
        assert clock.now() - asked == PATIENCE
        return asking.result()

    assert await shown(card) is None
    assert not edited.is_set()
    go_on.set()
    await patiently(edited.wait())
    first = await pictures.card(7, card, "en", drawn)
    assert first is not None
    go_on.clear()
    fuller = dataclasses.replace(card, seats=["Ana", "Bo", None])
    assert await shown(fuller) is first, "better the last one than none"
    go_on.set()


async def test_a_card_is_drawn_anew_when_its_table_is_full_or_over(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sits there: the same people sit at an open table of as many seats, at a full one and when it is over."""
    said: list[str] = []

    async def lobby(card: LobbyCard) -> Picture:
        said.append(card.words("render-lobby-title"))
        return Picture(b"", "jpg", 1, 1, said[-1])

    async def drawn() -> None:
        return None

    monkeypatch.setattr(pictures, "lobby", lobby)
    monkeypatch.setattr(pictures, "warm", lambda *_: None)
    voice = Voice("en", ["Ana", "Bo"], "xidit")
    taken = table(2, "xidit").seats
    free = [taken[0], SeatInfo(1, "", None)]
    for status, seats, title in (
        (TableStatus.LOBBY, free, "Open table"), (TableStatus.LOBBY, taken, "Full, about to begin"),
        (TableStatus.RUNNING, taken, "In play"), (TableStatus.FINISHED, taken, "Finished"),
        (TableStatus.LOBBY, taken, "Full, about to begin"),
    ):  # fmt: skip
        info = table(2, "xidit", status)
        object.__setattr__(info, "seats", seats)
        shown = await pictures.card(7, card_of(info, voice), "en", drawn)
        assert shown is not None
        assert shown.alt == title
    assert said == ["Open table", "Full, about to begin", "In play", "Finished"]


async def test_all_games_are_drawn_in_advance_one_after_the_other(
    pictures: Pictures, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While somebody waits for a picture, and shortly after, none; what a lobby has asked for already is not drawn
    again."""
    begun: list[str] = []
    go_on = asyncio.Semaphore(0)

    async def spare(draw: functools.partial[None]) -> None:
        begun.append(draw.args[0])
        await go_on.acquire()

    async def somebody_waits(draw: Any) -> Any:
        await answered.wait()

    answered = asyncio.Event()
    monkeypatch.setattr(pictures, "_spare", spare)
    monkeypatch.setattr(pictures, "_run", somebody_waits)
    asked = asyncio.create_task(pictures.text("fief", None, Voice("en", [], "fief"), ""))
    pictures.warm("en", ["fief"])
    pictures.warm_all("en")
    await clock.pass_by(seconds=10.5 * QUIET)  # between two looks
    assert begun == ["fief"]
    answered.set()
    await asked
    await clock.pass_by(seconds=QUIET - 0.1)
    assert begun == ["fief"]
    others = [game for game in GAMES if game != "fief"]
    go_on.release()
    await clock.until(lambda: len(begun) > 1)
    for number in range(1, len(GAMES)):
        await rest()
        assert begun == ["fief", *others[:number]]
        go_on.release()
    pictures.warm_all("en")
    await rest()
    assert len(begun) == len(GAMES)
