"""Drawing processes: one that dies is replaced, and posts stand in line."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable

import psutil
import pytest

from bot.locale import words
from bot.presenter.pictures import Pictures
from render.core.api import LobbyCard


@pytest.fixture
async def pictures() -> AsyncIterator[Pictures]:
    made = Pictures(1)
    yield made
    await asyncio.to_thread(made.close)


def drawers() -> list[psutil.Process]:
    return [p for p in psutil.Process().children() if any("spawn_main" in word for word in p.cmdline())]


async def test_a_drawing_process_that_dies_is_replaced(pictures: Pictures, caplog: pytest.LogCaptureFixture) -> None:
    card = LobbyCard("xidit", "Winter", ["Ana", None, None], ["2 days"], words("en"))
    before = await pictures.lobby(card)
    killed = drawers()
    for process in killed:
        process.kill()
    with caplog.at_level(logging.ERROR):
        after = await pictures.lobby(card)
    assert killed
    assert before.data == after.data
    assert "a drawing process has died" in caplog.text


async def test_posts_are_drawn_one_at_a_time_and_answers_pass_them(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = most = 0
    go_on = asyncio.Event()

    async def drawn(draw: Callable[[], str]) -> str:
        nonlocal at_once, most
        if draw() == "post":
            at_once += 1
            most = max(most, at_once)
            await go_on.wait()
            at_once -= 1
        return draw()

    monkeypatch.setattr(pictures, "_drawn", drawn)

    async def post() -> str:
        with pictures.leisure():
            return await pictures._run(lambda: "post")

    posts = [asyncio.create_task(post()) for _ in range(3)]
    for _ in range(5):  # every post comes as far as it can
        await asyncio.sleep(0)
    assert at_once == 1
    assert await pictures._run(lambda: "answer") == "answer"
    go_on.set()
    assert await asyncio.gather(*posts) == ["post"] * 3
    assert most == 1
