"""People at the sandbox page: what they do with mouse and keyboard, and waits for what must follow."""

from __future__ import annotations

import asyncio
import contextlib
import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, TimeoutError, expect

from bot.sandbox import constants as c
from tests.support import skips
from tests.support.order import every_or_one
from tests.support.patience import USUAL, patience_ms, within

AXE = Path(__file__).parent / "vendor" / "axe-core" / "axe.min.js"
LOADED = """
(messages, count) => {
    const pictures = [...(messages[0]?.querySelectorAll(".picture img") ?? [])];
    for (const picture of pictures) picture.loading = "eager";  // out of sight, it would wait to be scrolled to
    const missing = pictures.filter(picture => !picture.complete || picture.naturalWidth <= 100);
    return missing.length === 0 && (count === null ? pictures.length > 0 : pictures.length === count);
}
"""
"""Whether so many pictures of a message are there, any number without ``count``."""
PICTURES = """
messages => messages.map(message => [message.innerText, ...[...message.querySelectorAll(".picture img")].map(
    picture => `${picture.src}: ${picture.complete ? "complete" : "awaited"}, ${picture.naturalWidth} px wide`)])
"""
"""What messages say, and how far their pictures are."""
SHOWS = "panel => [panel.innerText, panel.querySelector('.picture img')?.getAttribute('src') ?? '']"
"""What a panel says, and its first picture."""
MOVED_ON = re.compile("The game has moved on|La partida ha seguido adelante")
"""How a panel begins whose click came too late."""


JOURNEYS = ("a game of three to its end", "a day of six")
"""What takes minutes in a browser: one of these a run, in the soak both."""


def in_turn(journey: str) -> pytest.MarkDecorator:
    """Skips a journey whose turn it is not by the seed of the run."""
    return pytest.mark.skipif(journey not in every_or_one(JOURNEYS), reason=skips.TURN)


def bot_ms() -> float:
    """For what may take the real bot a moment: a start, a year with its pictures."""
    return patience_ms(USUAL)


async def faults(page: Page) -> list[str]:
    """Serious accessibility violations of what the page shows now."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


class Person:
    """One user at one page, whatever its width and language."""

    def __init__(self, page: Page, index: int) -> None:
        self.page = page
        self.name = c.USERS[index][2]

    @property
    def composer(self) -> Locator:
        return self.page.locator(".pane.focused .composer textarea, .pane .composer textarea").first

    @property
    def messages(self) -> Locator:
        return self.page.locator(".message")

    @property
    def panel(self) -> Locator:
        """The newest message with something to decide in it."""
        return self.page.locator(".message").filter(has=self.page.locator(".row")).last

    async def go(self, name: str) -> None:
        """To a channel, a thread or the direct messages by what the rail calls it."""
        menu = self.page.locator(".menu")
        if await menu.is_visible():
            await menu.click()
        await self.page.locator(".rail-item").filter(has_text=name).first.click(timeout=bot_ms())
        await expect(self.page.get_by_role("heading", level=1)).to_contain_text(name)
        await expect(self.page.locator(".rail-item[aria-current]")).to_contain_text(name)

    async def command(self, line: str, **options: str) -> None:
        """A slash command as it is pasted: ``/name option:value``, sent by keyboard."""
        written = "".join(f" {name}:{value}" for name, value in options.items())
        await self.composer.fill(f"/{line}{written}")
        form = self.page.locator("form.command")
        if not await form.count():
            await self.page.keyboard.press("Enter")
        await expect(form).to_be_visible()
        await form.locator("[type=submit]").click()
        await expect(form).to_have_count(0)

    async def press(self, label: str) -> None:
        """The newest button with this label."""
        await self.page.locator(".message").get_by_role("button", name=label, exact=True).last.click(timeout=bot_ms())

    def option(self, name: str) -> Locator:
        """The list of one of the game's options on the page of settings."""
        return self.panel.locator(f'.select-button[data-control$=":option-{name}"]')

    async def pick(self, select: int | Locator, option: int) -> None:
        """Choose in the panel: the n-th select, or a certain one, the n-th line (from the end when negative)."""
        button = self.panel.locator(".select-button").nth(select) if isinstance(select, int) else select
        lines = self.page.locator(".listbox .option")
        chosen = lines.nth(option) if option >= 0 else self.page.locator(f".listbox .option:nth-last-child({-option})")
        async with within(what=lambda: f"line {option} of list {select}, open for as long as it takes to press it"):
            while True:  # a panel that is edited closes its lists: whoever has just opened one tries again
                await self.free()
                await button.click(timeout=bot_ms())
                with contextlib.suppress(AssertionError, TimeoutError):
                    await expect(chosen).to_be_visible(timeout=patience_ms(2))
                    await chosen.click(timeout=patience_ms(2))
                    return

    async def orders_chosen(self, count: int) -> None:
        """Wait until the panel says that so many of the six orders are chosen, and takes clicks again."""
        await expect(self.panel).to_contain_text(re.compile(rf"\b{count} (of|de) 6\b"), timeout=bot_ms())
        await self.free()

    async def free(self) -> None:
        """Wait until the panel takes clicks again."""
        await expect(self.panel.locator("[aria-busy=true], [aria-disabled=true]")).to_have_count(0, timeout=bot_ms())

    async def wish(self, *cities: int) -> None:
        """Wish for cities by the panel's selects, in whose lines they stand in the order of their numbers; seal.
        Without cities for the first ones."""
        selects = self.panel.locator(".select-button")
        await expect(selects.first).to_be_visible(timeout=bot_ms())
        for rank, city in enumerate(cities or range(1, await selects.count() + 1)):
            before = await selects.nth(rank).inner_text()
            while True:  # whoever is told that the table has moved on looks again, and chooses again
                async with self.page.expect_response("**/sandbox/api/interactions"):
                    await self.pick(rank, city - 1)
                await self.free()
                if not await self.moved_on():
                    break
            await expect(selects.nth(rank)).not_to_have_text(before, use_inner_text=True, timeout=bot_ms())
        await self.seal()

    async def order(self, *lines: int) -> None:
        """Set the orders of the year by the panel's selects, each by its line there."""
        for step, line in enumerate(lines):
            await self.pick(step, line)
            await self.orders_chosen(step + 1)

    async def answer(self, label: str = "") -> None:
        """Press a button of the panel, the first one without ``label``, and wait until something else is asked and
        drawn. Whoever is told that the table has moved on looks again, and presses again."""
        while True:
            await self.free()
            await self.pictures_loaded(self.panel)  # whoever answers has seen them
            before, drawn = await self.panel.evaluate(SHOWS)
            named = self.panel.get_by_role("button", name=label, exact=True)
            buttons = named if label else self.panel.locator(".row .btn")
            async with self.page.expect_response("**/sandbox/api/interactions"):
                await buttons.first.click(timeout=bot_ms())
            await expect(self.panel).not_to_have_text(before, use_inner_text=True, timeout=bot_ms())
            await expect(self.panel.locator(f'.picture img[src="{drawn}"]')).to_have_count(0, timeout=bot_ms())
            await self.free()
            if not await self.moved_on():
                return

    async def answer_from_list(self, line: str | int | re.Pattern[str] = "", select: int = 0) -> None:
        """Choose in a list of the panel, the first line that holds these words or by its place, and wait until
        something else is asked. Whoever is told that the table has moved on, or whose list is closed by an edit,
        chooses again."""
        lines = self.page.locator(".listbox .option")
        chosen = lines.nth(line) if isinstance(line, int) else lines.filter(has_text=line).first
        while True:
            await self.free()
            before = await self.panel.inner_text()
            await self.panel.locator(".select-button").nth(select).click(timeout=bot_ms())
            try:
                await expect(chosen).to_be_visible(timeout=patience_ms(2))
            except AssertionError:
                continue
            try:
                async with self.page.expect_request("**/sandbox/api/interactions", timeout=patience_ms(4)):
                    await chosen.click(timeout=patience_ms(2))
            except TimeoutError:  # closed between being seen and being pressed
                continue
            await expect(self.panel).not_to_have_text(before, use_inner_text=True, timeout=bot_ms())
            await self.free()
            if not await self.moved_on():
                return

    async def seal(self) -> None:
        """Seal, and wait until that is confirmed by a panel or a new position."""
        seal = self.page.locator(".message .btn.success:enabled")
        while True:
            async with self.page.expect_response("**/sandbox/api/interactions"):
                await self.panel.locator(".btn.success").click(timeout=bot_ms())
            await self.free()
            if not await self.moved_on():
                break
        await expect(seal).to_have_count(0, timeout=bot_ms())

    async def moved_on(self) -> bool:
        """Whether the panel says that the last click came too late."""
        return await self.panel.get_by_text(MOVED_ON).count() > 0

    async def pictures_loaded(self, message: Locator, count: int | None = None) -> None:
        """Wait until so many pictures of a message are really there, or all that there are.

        All are looked at in one step: a panel that is edited meanwhile shows other pictures, or none for a moment."""
        seen: list[list[str]] = []
        async with within(what=lambda: f"{count or 'every'} picture(s) of {message}: {seen}"):
            while not await message.evaluate_all(LOADED, count):
                seen = await message.evaluate_all(PICTURES)
                await asyncio.sleep(0.05)
