"""Draws the README's pictures from the sandbox page: ``python -m tests.web.screenshots --out docs/images``.

A real sandbox, the real bot, a real browser; nothing is staged but the order of events. Pictures of at most
``MOST_BYTES`` each, as WebP; the animated one is the bot's own file of a year.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
import tempfile
from pathlib import Path

import aiohttp
from PIL import Image
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.child import Child
from tests.support.patience import patience_ms
from tests.web.conftest import ARGS, CHROMIUM
from tests.web.people import Person

MOST_BYTES = 300_000
ROOM = c.CHANNELS[1][0]
ACT, WAIT = -2, -1
LOADED = """() => [...document.images].every(image => {
  const box = image.getBoundingClientRect();
  return box.bottom < 0 || box.top > innerHeight || (image.complete && image.naturalWidth > 0);
})"""
"""Whether every picture in view is there; those out of view are not even asked for yet."""
DECODED = "Promise.all([...document.images].filter(one => one.complete).map(one => one.decode().catch(() => 0)))"
expect.set_options(timeout=patience_ms(30))


def game_ms() -> float:
    """For a whole game."""
    return patience_ms(180)


def save(raw: bytes, path: Path) -> None:
    """Write a PNG screenshot as WebP, in the best quality that fits."""
    picture = Image.open(io.BytesIO(raw)).convert("RGB")
    for quality in (90, 84, 78, 70, 60, 50):
        packed = io.BytesIO()
        picture.save(packed, "WEBP", quality=quality, method=6)
        if packed.tell() <= MOST_BYTES:
            break
    path.write_bytes(packed.getvalue())
    print(f"{path}: {picture.width} x {picture.height}, {packed.tell() // 1000} kB")


class Studio:
    """Opens pages and takes their pictures."""

    def __init__(self, browser: Browser, sandbox: Sandbox, out: Path) -> None:
        self.browser = browser
        self.sandbox = sandbox
        self.out = out

    async def person(self, index: int, *, scheme: str = "light", width: int = 1280, height: int = 800) -> Person:
        """A person at a page in the game room, past the welcome card."""
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            device_scale_factor=2 if width < 600 else 1,
            reduced_motion="reduce",
        )
        await context.add_init_script("localStorage.setItem('herald.welcomed', 'true')")
        page = await context.new_page()
        await page.goto(f"{self.sandbox.url}/?user={c.USERS[index][0]}&channel={ROOM}")
        await page.locator(".composer").wait_for()
        return Person(page, index)

    async def shot(self, page: Page, name: str) -> None:
        """One picture, once everything in view is loaded and nothing is focused or hovered."""
        await page.evaluate("document.activeElement?.blur()")
        await page.mouse.move(0, 0)
        await page.wait_for_load_state("networkidle")  # a redrawn board follows its words after a moment
        await page.wait_for_function(LOADED)
        await page.evaluate(DECODED)
        await page.evaluate("document.fonts.load('16px Signs', '🎲').then(() => true)")
        await page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        save(await page.screenshot(animations="disabled"), self.out / f"{name}.webp")


async def top_at(person: Person, text: str, block: str = "start") -> None:
    """Scroll so that the newest message with this text begins at the top of the stream, or ends at its ``end``."""
    found = person.messages.filter(has_text=text).last
    await found.evaluate("(row, block) => row.scrollIntoView({block})", block)


async def draw(studio: Studio) -> None:
    maud, osric = await studio.person(0), await studio.person(1, scheme="dark")
    ximena = await studio.person(2, width=400, height=800)
    # The welcome card.
    await maud.page.get_by_role("button", name="How to begin").click()
    await studio.shot(maud.page, "welcome")
    await maud.page.keyboard.press("Escape")
    # The lobby, on a narrow screen too.
    await maud.command("table new", game="xidit", seats="4", name="Winter", language="English")
    for person in (osric, ximena):
        await person.press("Join")
        await expect(maud.messages.filter(has_text=person.name).last).to_be_visible()
    await maud.command("table computer add")
    await expect(maud.messages.filter(has_text="All seats are taken")).to_have_count(1)
    await expect(maud.panel).to_contain_text("computer")  # the card follows the answer
    await maud.page.get_by_role("button", name="Dismiss message").last.click()
    await maud.pictures_loaded(maud.panel)
    await studio.shot(maud.page, "lobby")
    await maud.press("Start")
    for person in (maud, osric, ximena):
        await person.go("Herald")
    await asyncio.gather(*(person.wish() for person in (maud, osric, ximena)))
    # Two years by orders that recruit; the panel of the second shows a hand and a planned route.
    for year in (1, 2):
        await maud.order(ACT, 0, ACT, 1, ACT, WAIT)
        if year == 2:
            await maud.page.set_viewport_size({"width": 1100, "height": 1420})
            await maud.orders_chosen(6)
            drawn = await maud.panel.locator(".picture img").last.get_attribute("src")
            await maud.press("Refresh panel")  # the picture may lag behind the last orders
            stale = maud.panel.locator(f'.picture img[src="{drawn}"]')
            await expect(stale).to_have_count(0, timeout=patience_ms(20))
            await maud.orders_chosen(6)
            await maud.pictures_loaded(maud.panel)
            await top_at(maud, "choose six orders", "end")  # the planned way, and the controls below it
            await studio.shot(maud.page, "panel")
            await maud.page.set_viewport_size({"width": 1280, "height": 800})
        await maud.seal()
        for person in (osric, ximena):
            await person.go("Winter")
            await person.command(
                "xidit orders",
                first="act",
                second="black",
                third="act",
                fourth="wait",
                fifth="act",
                sixth="wait",
                seal="True",
            )
            if year == 1:
                await person.go("Herald")
        await osric.go("Winter")
        await expect(osric.messages.filter(has_text=f"Year {year} is over.")).to_have_count(1, timeout=patience_ms(60))
        await maud.orders_chosen(0)
    await top_at(osric, "Year 2 is over.")
    await studio.shot(osric.page, "thread-dark")
    await ximena.go("Winter")
    await top_at(ximena, "Year 2 is over.")
    await studio.shot(ximena.page, "narrow")
    # The animated picture of the year: the bot's own file.
    await animation(studio, osric)
    # A game of computers to its end.
    await maud.go("game-room")
    await maud.page.get_by_role("button", name="How to begin").click()
    await maud.page.get_by_role("button", name="Watch a demo").click()
    await maud.page.get_by_role("slider").fill("0")
    over = maud.messages.filter(has_text="Demo is over")
    await expect(over).to_be_visible(timeout=game_ms())
    await expect(over.locator(".picture")).to_have_count(2)
    await studio.shot(maud.page, "result")


async def animation(studio: Studio, person: Person) -> None:
    """The newest animated picture in the thread, as the bot posted it."""
    url = await person.page.locator(".message .picture img[src*='steps']").last.get_attribute("src")
    async with aiohttp.ClientSession(studio.sandbox.url) as http, http.get(str(url)) as response:
        raw = await response.read()
    kind = Image.open(io.BytesIO(raw))
    path = studio.out / f"year.{str(kind.format).lower()}"
    path.write_bytes(raw)
    print(f"{path}: {kind.width} x {kind.height}, {len(raw) // 1000} kB, {getattr(kind, 'n_frames', 1)} frames")


async def main(out: Path) -> None:
    if not CHROMIUM.exists():
        raise SystemExit(f"{CHROMIUM} is not installed (Debian: apt install chromium).")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(Path(folder)) as sandbox, async_playwright() as playwright:
            child = Child(sandbox, Path(folder) / "herald", print)
            sandbox.dev.attach(child)
            keeping = asyncio.create_task(child.keep())
            browser = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGS)
            try:
                await sandbox.guide.ready()
                await draw(Studio(browser, sandbox, out))
            finally:
                await browser.close()
                keeping.cancel()
                await asyncio.gather(keeping, return_exceptions=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="folder for the pictures")
    sys.exit(asyncio.run(main(parser.parse_args().out)))
