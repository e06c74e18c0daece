"""Every switch of the developer panel, pressed in the browser, and what it does to the real bot."""

from __future__ import annotations

import re
import time

import pytest
from playwright.async_api import Locator, expect

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.web.conftest import OpenPage
from tests.web.people import Person, bot_ms, faults

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]
ROOM = c.CHANNELS[1]


async def asked(maud: Person) -> float:
    """Ask the bot for something; the seconds until the answer stands on the page."""
    answers = maud.page.locator(".message[data-id]")
    before = await answers.count()
    begin = time.monotonic()
    await maud.command("table list")
    await expect(answers).to_have_count(before + 1, timeout=bot_ms())
    await expect(answers.last).not_to_contain_text("thinking", timeout=bot_ms())
    return time.monotonic() - begin


async def apply(dev: Locator, form: str, **values: str) -> None:
    """Fill one of the forms in and apply it."""
    line = dev.get_by_role("form", name=form)
    for label, value in values.items():
        if label == "Status":
            await line.get_by_role("combobox").select_option(value)
        else:
            await line.get_by_label(label, exact=True).fill(value)
    await line.get_by_role("button", name="Apply").click()
    await expect(dev.get_by_role("status")).to_have_text(f"Set: {form}.")


async def test_every_switch_does_what_it_says(house: Sandbox, open_page: OpenPage) -> None:
    maud = Person(await open_page(f"{house.url}/?user={c.USERS[0][0]}&channel={ROOM[0]}", quiet=False), 0)
    page = maud.page
    await page.keyboard.press("Alt+9")
    dev = page.get_by_role("complementary", name="Developer panel")
    state, said, waiting = dev.locator(".dev-state").first, dev.get_by_role("status"), dev.locator(".dev-waiting li")
    await expect(state).to_contain_text("restarts: 0")
    await asked(maud)
    # The gateway, cut twice; the bot comes back by itself, without a new process.
    sessions = dev.locator(".dev-gateway")
    for label, told in (("Drop, may resume", "begun: 1 · resumed: 1"), ("Drop for good", "begun: 2 · resumed: 1")):
        await dev.get_by_role("button", name=label).click()
        await expect(said).to_have_text("The gateway connection was cut.")
        await expect(sessions).to_contain_text(told, timeout=bot_ms())
        await expect(state).to_contain_text("online")
        await asked(maud)
    await expect(state).to_contain_text("restarts: 0")
    # Slow answers.
    await apply(dev, "Slow answers", **{"Delay in ms": "1200"})
    await expect(waiting).to_have_text("every answer after 1200 ms")
    assert await asked(maud) > 1.2
    await apply(dev, "Slow answers", **{"Delay in ms": "0"})
    await expect(waiting).to_have_count(0)
    # Errors: the bot tries again, and its answer comes.
    start = maud.messages.filter(has=page.get_by_role("button", name="Start"))
    for form, status, values in (
        ("Server errors", "502", {"Status": "502", "Times": "1"}),
        ("Rate limit (429)", "429", {"Wait in s": "1", "Times": "1"}),
    ):
        happened = house.faults.happened
        await apply(dev, form, **values)
        await expect(waiting).to_have_text(f"{status}, 1 times more")
        await maud.command("table new", game="xidit", seats="3", name=f"After {status}")
        await expect(maud.messages.filter(has_text=f"After {status} is open")).to_have_count(1, timeout=bot_ms())
        await expect(waiting).to_have_count(0, timeout=bot_ms())
        assert house.faults.happened == happened + 1
        await maud.pictures_loaded(
            start.filter(has_text=f"After {status}")
        )  # nothing is left that meets the next fault
    # Permissions: a card that may not be posted waits.
    denied = dev.get_by_role("checkbox", name="SEND_MESSAGES", exact=True)
    await denied.check()
    await expect(said).to_have_text("Set: SEND_MESSAGES.")
    await maud.command("table new", game="xidit", seats="3", name="Nowhere")
    await expect(maud.messages.filter(has_text="Nowhere is open")).to_have_count(1, timeout=bot_ms())
    card = start.filter(has_text="Nowhere")
    await expect(card).to_have_count(0)
    await denied.uncheck()
    await expect(card).to_have_count(1, timeout=bot_ms())  # at once, when the channel lets Herald in
    await maud.pictures_loaded(card)
    # Narrow limits, closed direct messages.
    narrow = dev.get_by_role("switch", name="Rate limits as narrow as Discord's")
    await narrow.check()
    await expect(said).to_have_text("Set: Rate limits as narrow as Discord's.")
    assert house.limits.realistic
    await dev.get_by_role("switch", name="Maud").check()
    await expect(page.locator(".actor-name small")).to_have_text("Direct messages closed")
    assert await faults(page) == []
    # Everything back as it was.
    await apply(dev, "Server errors", Status="500", Times="9")
    await dev.get_by_role("button", name="Undo all faults").click()
    await dev.get_by_role("button", name="Cancel").click()
    await expect(waiting).to_have_text("500, 9 times more")
    await dev.get_by_role("button", name="Undo all faults").click()
    await dev.get_by_role("button", name="Really reset").click()
    await expect(said).to_have_text("Everything is as at first.")
    await expect(waiting).to_have_count(0)
    await expect(narrow).not_to_be_checked()
    await expect(page.locator(".actor-name small")).to_have_text("@maud")
    assert not house.limits.realistic
    # The process and the clock.
    await dev.get_by_role("button", name="kill -9").click()
    await expect(state).to_contain_text(re.compile("online.*restarts: 1"), timeout=bot_ms())
    await dev.get_by_role("button", name="Restart", exact=True).click()
    await expect(state).to_contain_text(re.compile("online.*restarts: 2"), timeout=bot_ms())
    await dev.get_by_role("button", name="Forward by 6 h").click()
    await expect(said).to_have_text("The clock went forward: +6h.")
    await expect(page.locator(".bench .clock-chip")).to_have_text("+6h")
    await expect(state).to_contain_text(re.compile("online.*restarts: 3"), timeout=bot_ms())
    await expect(card).to_have_count(1, timeout=bot_ms())
    await expect(dev.get_by_text("Violations of Discord's API description: 0")).to_be_visible()
