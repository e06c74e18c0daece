"""The card that greets whoever comes first, in a real browser."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Route, expect

from bot.sandbox import constants as c
from tests.web.conftest import OpenPage, Stage

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]


async def test_the_first_visit_welcomes_and_leads_a_host_into_the_command(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url, welcomed=False)
    card = page.get_by_role("dialog", name="Welcome to the herald's hall")
    await card.get_by_role("button", name="Host like a server admin").click()
    await expect(card).to_have_count(0)
    await expect(page.get_by_role("combobox", name="game")).to_be_focused()
    await expect(page.get_by_role("option", name="Lords of Xidit")).to_be_visible()
    await expect(page.get_by_role("note").get_by_role("listitem")).to_have_count(3)
    await page.reload()
    await expect(page.locator(".pane.focused .composer textarea")).to_be_visible()
    await expect(card).to_have_count(0)
    opener = page.get_by_role("button", name="How to begin")
    await opener.click()
    await expect(card).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(opener).to_be_focused()
    # Whoever comes with a Spanish browser is welcomed in Spanish, as somebody whose Discord is Spanish.
    page = await open_page(stage.url, welcomed=False, locale="es-MX", width=400)
    card = page.get_by_role("dialog", name="Bienvenido a la sala del heraldo")
    await expect(card.get_by_role("radio", name="Los Señores de Xidit")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "es")


async def test_the_first_card_on_a_phone(stage: Stage, open_page: OpenPage) -> None:
    """Nothing can be pressed before the card has its size, every way stands on the first screen, and what did not work
    is said at the button that was pressed, until the next press."""
    page = await open_page(stage.url, width=400, height=860, quiet=False)  # a refusal is written there
    held = asyncio.Event()

    async def later(route: Route) -> None:
        await held.wait()
        await route.continue_()

    async def refused(route: Route) -> None:
        await route.fulfill(status=409, json={"ok": False, "error": "The bot is not connected yet."})

    await page.route("**/guide/games*", later)
    await page.route("**/sandbox/api/guide", refused)
    await page.get_by_role("button", name="Open channels and users").click()
    await page.get_by_role("button", name="How to begin").click()
    card = page.get_by_role("dialog", name="Welcome to the herald's hall")
    await expect(card.get_by_role("status").first).to_have_text("Fetching the games…")
    assert await card.get_by_role("button").evaluate_all("all => all.map(b => b.ariaLabel)") == ["Close"]
    held.set()
    learn = card.get_by_role("button", name="Learn step by step")
    await expect(learn).to_be_visible()
    await expect(card.get_by_role("radio")).to_have_count(5)
    for way in ("Learn step by step", "Play now", "Watch a demo"):
        box = await card.get_by_role("button", name=way).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 860, way
    await learn.click()
    beside = card.get_by_role("listitem").filter(has_text="Learn step by step").get_by_role("alert")
    await expect(beside).to_be_in_viewport()
    await expect(beside).to_contain_text("Press again to retry.")
    await page.unroute("**/sandbox/api/guide")
    await page.route("**/sandbox/api/guide", lambda route: None)  # no answer comes
    await learn.click()
    await expect(card.get_by_role("alert")).to_have_count(0)
    await expect(learn).to_have_attribute("aria-busy", "true")


async def test_the_card_leads_to_the_newest_where_one_is_already(stage: Stage, open_page: OpenPage) -> None:
    """Whoever reads old messages of the very channel in which the card brings a question sees that question."""
    for number in range(40):
        await stage.say(f"line {number}")
    page = await open_page(stage.url, width=400)
    last = page.locator(".message").filter(has_text="line 39")
    await expect(last).to_be_in_viewport()
    await page.locator(".stream").evaluate("box => { box.scrollTop = 0; }")
    await expect(last).not_to_be_in_viewport()

    async def brought(route: Route) -> None:
        await route.fulfill(json={"ok": True, "channel_id": c.CHANNELS[0][0]})

    await page.route("**/sandbox/api/guide", brought)
    await page.get_by_role("button", name="Open channels and users").click()
    await page.get_by_role("button", name="How to begin").click()
    await page.get_by_role("button", name="Play now").click()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await expect(last).to_be_in_viewport()
