"""The replay in a real browser: keys, buttons and fingers, both languages, no request to anybody."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.presenter.pictures.replay.film import page as made
from engine.xidit.rules import XIDIT
from tests.bot.presenter.logged_game import Play

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]

ROOM = {"width": 400, "height": 800}


async def test_a_game_is_stepped_through(browser: Browser, tmp_path: Path) -> None:
    """Opened from a folder on a telephone; what goes wrong in it, or asks for anything, is a fault."""
    file = tmp_path / "replay.html"
    file.write_bytes(made(Play(XIDIT, 3).until(2).job(title="Replay of #7 " + 60 * "W" + ": Lords of Xidit")))
    page = await browser.new_page(viewport=ROOM, has_touch=True)
    faults: list[str] = []
    asked: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("request", lambda request: asked.append(request.url.partition(":")[0]))
    await page.goto(file.as_uri())
    board, where = page.locator("#board"), page.locator("#where")
    await expect(board).to_have_attribute("data-step", "0")
    await expect(page.locator("#back")).to_be_disabled()
    await page.keyboard.press("End")
    await expect(where).to_contain_text("3 / 3")
    await expect(board).to_have_attribute("data-step", "2")
    await expect(page.locator("#next")).to_be_disabled()
    last = await page.locator("#lines").inner_text()
    await page.tap("#language")
    await expect(page.locator("#lines")).not_to_have_text(last)
    await expect(page.locator("#whole")).to_have_text("Tablero entero")
    await page.tap("#back")
    await expect(where).to_contain_text("2 / 3")
    await page.keyboard.press("ArrowLeft")
    await expect(board).to_have_attribute("data-step", "0")
    before = await board.evaluate("canvas => canvas.style.transform")
    await page.keyboard.press("+")
    assert await board.evaluate("canvas => canvas.style.transform") != before
    await page.tap("#whole")
    assert await board.evaluate("canvas => canvas.style.transform") == before
    box = await page.locator("#field").bounding_box()
    assert box
    assert box["width"] == ROOM["width"]  # nothing is wider than the screen
    assert await page.evaluate("document.documentElement.scrollWidth") == ROOM["width"]
    assert faults == []
    assert set(asked) <= {"file", "data"}
    await page.close()
