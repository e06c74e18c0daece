"""Where a reader of the page is led, and where it leaves them."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.sandbox import constants as c
from tests.support.patience import within
from tests.web.by_keyboard import new_table
from tests.web.conftest import OpenPage, Stage

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]
RESTS = """window.rests = new Promise(done => document.querySelector(".stream").addEventListener(
  "scrollend", () => done(true), {once: true})), 0"""
"""From now on ``window.rests`` waits until the messages were scrolled and stand still again."""


async def test_where_nothing_is_new_the_button_leads_to_the_open_question(stage: Stage, open_page: OpenPage) -> None:
    """Whoever reads far above is led to what they are asked, although others have said much below it; to what Herald
    has answered them alone below that; once nothing can be pressed any more, to the end."""
    page = await open_page(stage.url, width=400, height=500)
    lobby = await new_table(page)
    asked = lobby.get_by_text("Who joins?")
    for i in range(30):
        await stage.say(f"below {i} " + "word " * (i % 20))
    last = page.locator(".messages").get_by_text("below 29")
    await expect(last).to_be_in_viewport()
    pill, stream = page.locator(".pill"), page.locator(".stream")

    async def far_above() -> None:
        async with within(what=lambda: "a place far above the end"):
            while await pill.count() == 0:
                await stream.evaluate("box => { box.scrollTop = Math.max(0, box.scrollTop - 1500); }")
                await page.evaluate("() => new Promise(done => requestAnimationFrame(() => done(true)))")

    await far_above()
    await pill.click()
    await expect(asked).to_be_in_viewport(ratio=1)
    await expect(last).not_to_be_in_viewport()
    start = "line => line.getBoundingClientRect().top - line.closest('.stream').getBoundingClientRect().top"
    assert 0 <= await asked.evaluate(start) < 60
    await lobby.get_by_role("button", name="Invite").click()
    await page.get_by_role("option", name="Hawise").click()
    answer = page.locator(".message.ephemeral").last
    await expect(answer).to_contain_text("chosen: Hawise")
    await far_above()
    await pill.click()
    await expect(answer).to_be_in_viewport()
    await answer.get_by_role("button", name="Dismiss message").click()
    await page.locator(".message .components .row button").evaluate_all("all => all.forEach(b => b.disabled = true)")
    await stream.evaluate("box => { box.scrollTop = box.scrollHeight; }")
    await expect(pill).to_have_count(0)
    await far_above()
    await pill.click()
    await expect(last).to_be_in_viewport()


async def test_reading_above_is_not_disturbed(stage: Stage, open_page: OpenPage) -> None:
    for i in range(60):
        await stage.say(f"line {i} " + "word " * (i % 20), channel=1)
    page = await open_page(f"{stage.url}/?channel={c.CHANNELS[1][0]}")
    stream = page.locator(".stream")
    await expect(page.locator(".messages").get_by_text("line 59")).to_be_in_viewport()
    gap = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
    await stage.say("stays in sight", channel=1)
    await expect(page.locator(".messages").get_by_text("stays in sight")).to_be_in_viewport()
    await stream.hover()
    async with within(what=lambda: "a place far above the end"):
        while await stream.evaluate(gap) < 500:  # rows that get their true height may bring the reader back
            await page.evaluate(RESTS)
            await page.mouse.wheel(0, -900)
            await page.evaluate("window.rests")
    place = await stream.evaluate("box => box.scrollTop")
    await stage.say("not in sight", channel=1)
    pill = page.get_by_role("button", name="1 new message")
    await expect(pill).to_be_visible()
    assert abs(await stream.evaluate("box => box.scrollTop") - place) < 2
    await pill.click()
    await expect(page.locator(".messages").get_by_text("not in sight")).to_be_in_viewport()
    await expect(pill).to_have_count(0)
    await stream.hover()
    async with within(what=lambda: "the beginning of the channel"):
        while not await page.locator(".beginning").count():
            await page.mouse.wheel(0, -4000)
            await page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            await expect(page.locator(".older")).to_have_count(0)
    await expect(page.locator(".message")).to_have_count(62)
