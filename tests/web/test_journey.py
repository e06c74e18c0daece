"""A table from its lobby to a crown, through the page alone, with the real bot behind it.

Three people (one of them on a narrow window, in Spanish) and a computer; then a short game of computers to its end.
"""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.web.conftest import PATIENCE_MS, OpenPage
from tests.web.people import BOT_MS, Person, faults

expect.set_options(timeout=PATIENCE_MS)
pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]
ROOM = c.CHANNELS[1]
ACT, WAIT = -2, -1
GAME_MS = 90_000
"""A whole game of computers, with its pictures."""


async def at(open_page: OpenPage, house: Sandbox, index: int, width: int = 1280, **more: object) -> Person:
    """A person at a page of their own, in the game room."""
    url = f"{house.url}/?user={c.USERS[index][0]}&channel={ROOM[0]}"
    return Person(await open_page(url, width=width, **more), index)


async def test_three_people_and_a_computer(house: Sandbox, open_page: OpenPage) -> None:
    maud, osric, ximena = people = [
        await at(open_page, house, 0), await at(open_page, house, 1, scheme="light"), await at(open_page, house, 2, 400)
    ]
    # Lobby.
    await maud.command("table new", game="xidit", seats="4", name="Winter", language="English")
    card = maud.messages.filter(has=maud.page.get_by_role("button", name="Start"))
    for person in (osric, ximena):
        await person.press("Join")
        await expect(card).to_contain_text(person.name)
    await maud.command("table bot add")
    await expect(maud.messages.last).to_contain_text("All seats are taken")
    assert await faults(maud.page) == []
    await maud.press("Start")
    # Placement: each is asked when it is their turn.
    for person in people:
        await person.go("Herald")
    await asyncio.gather(*(person.place() for person in people))
    assert await faults(ximena.page) == []
    assert await ximena.page.evaluate("document.documentElement.scrollWidth") <= 400
    assert "asientos" not in await maud.panel.inner_text()
    await expect(ximena.panel).to_contain_text("Paso 1")  # her Discord is Spanish
    # Orders: two by the panel, one by a command; one of them taken back and given again.
    await maud.order(ACT, WAIT, WAIT, WAIT, WAIT, ACT)
    await maud.press("Undo")
    await maud.orders_chosen(5)
    await maud.pick(5, WAIT)
    await maud.orders_chosen(6)
    assert await faults(maud.page) == []
    await ximena.order(ACT, WAIT, WAIT, WAIT, WAIT, WAIT)
    await osric.go("Winter")
    await osric.command("xidit orders", first="act", second="wait", third="wait", fourth="wait", fifth="wait",
                        sixth="wait", seal="True")
    await maud.seal()
    await ximena.seal()
    # The year, told and drawn.
    year = osric.messages.filter(has_text="Year 1 is over.")
    await expect(year).to_have_count(1, timeout=BOT_MS)
    await osric.pictures_loaded(year, 2)
    assert await faults(osric.page) == []
    # The bot is killed in the middle; a panel from before still works.
    await maud.orders_chosen(0)
    await maud.page.get_by_role("button", name="Developer panel").click()
    dev = maud.page.get_by_role("complementary", name="Developer panel")
    await expect(dev).to_contain_text("restarts: 0")
    await dev.get_by_role("button", name="kill -9").click()
    await expect(dev).to_contain_text(re.compile(r"online.*restarts: 1"), timeout=BOT_MS)
    assert await faults(maud.page) == []
    await maud.pick(0, WAIT)
    await maud.orders_chosen(1)
    # The deadline passes: computers play for those who are away, until they come back.
    await dev.get_by_role("button", name="Forward by 3 d").click()
    await expect(dev).to_contain_text("+3d")
    away = osric.messages.filter(has_text=f"{osric.name} missed the deadline")
    await expect(away).to_have_count(1, timeout=BOT_MS)
    await osric.go("Herald")
    await osric.press("I'm back")
    await osric.go("Winter")
    await expect(osric.messages.filter(has_text=f"{osric.name} is back")).to_have_count(1, timeout=BOT_MS)


async def test_a_short_game_of_computers_to_its_end(house: Sandbox, open_page: OpenPage) -> None:
    maud = await at(open_page, house, 0)
    await maud.command("table new", game="xidit", seats="3", name="Sprint", language="English")
    await maud.press("Settings")
    await maud.pick(0, 1)  # the short game
    await expect(maud.panel.locator(".select-button").first).to_contain_text("yes")
    await maud.command("table leave", table="Sprint")
    for _ in range(3):
        await maud.command("table bot add", table="Sprint")
    await expect(maud.messages.last).to_contain_text("All seats are taken")
    await maud.command("table start", table="Sprint")
    await maud.go("Sprint")
    over = maud.messages.filter(has_text="Sprint is over")
    await expect(over).to_have_count(1, timeout=GAME_MS)
    await maud.pictures_loaded(over, 2)
    assert await faults(maud.page) == []


async def test_the_welcome_card_leads_to_real_tables(house: Sandbox, open_page: OpenPage) -> None:
    hawise = await at(open_page, house, 3, welcomed=False)
    page = hawise.page
    assert await faults(page) == []
    await page.get_by_role("button", name="Play now").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("@Herald", timeout=BOT_MS)
    await expect(hawise.panel).to_contain_text(f"First campaign · {hawise.name}")
    await hawise.pick(0, 0)
    await page.get_by_role("button", name="How to begin").click()
    await page.get_by_role("button", name="Watch a demo").click()
    slider = page.get_by_role("slider", name="A year takes")
    await expect(slider).to_have_value("4", timeout=BOT_MS)
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Demo")
    async with page.expect_response("**/guide/pace") as answered:
        await slider.fill("0")
    assert (await answered.value).ok
    await expect(hawise.messages.filter(has_text="Year 1 is over.")).to_have_count(1, timeout=BOT_MS)
    assert await faults(page) == []
