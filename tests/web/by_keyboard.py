"""What the tests of the page do by keyboard."""

from __future__ import annotations

from playwright.async_api import Locator, Page, expect


def composer(page: Page) -> Locator:
    return page.locator(".pane.focused .composer textarea")


async def run(page: Page, command: str) -> None:
    """A command without options, by keyboard alone."""
    await composer(page).fill(command)
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("form")).to_be_visible()
    await page.keyboard.press("Enter")


async def new_table(page: Page) -> Locator:
    """Opens a lobby by keyboard and gives its message."""
    before = await page.locator(".v2-container").count()
    await composer(page).fill("/table new")
    await page.keyboard.press("Enter")
    game = page.get_by_role("combobox", name="game")
    await expect(game).to_be_focused()
    await page.keyboard.type("lords")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="seats")).to_be_focused()
    await page.keyboard.type("4")
    await page.keyboard.press("Enter")
    await expect(page.locator(".v2-container")).to_have_count(before + 1)
    return page.locator(".message").filter(has=page.locator(".v2-container")).last
