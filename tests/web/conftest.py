"""A sandbox with a small bot in it, and a browser that looks at it."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from discord.gateway import DiscordWebSocket
from discord.http import Route
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright, expect

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.child import Child
from tests.support import skips
from tests.support.patience import USUAL, patience_ms, patiently
from tests.support.sandbox import openapi_path, unhurried
from tests.support.sandbox_bots import SmallChild, connected, unhurried_guide
from tests.web.tiny_bot import TinyBot, point_at

CHROMIUM = Path("/usr/bin/chromium")
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
STILL = """
const still = new CSSStyleSheet();
still.replaceSync("*, ::before, ::after { animation: none !important; transition: none !important; }");
document.adoptedStyleSheets = [still];
"""
"""Nothing moves by itself: a browser without a graphics card computes every step of it."""
SHOTS = os.environ.get("HERALD_WEB_SHOTS")
"""A folder for a last picture of every page, to look at after a failure."""
ATTACHMENTS = "/attachments/"
"""What addresses of pictures in messages have."""
OpenPage = Callable[..., Awaitable[Page]]


@dataclass
class Stage:
    """The sandbox with its page, and a bot in it."""

    sandbox: Sandbox
    """Stands in for Discord, and serves the page."""
    bot: TinyBot
    """A small one with commands of its own, not Herald."""

    @property
    def url(self) -> str:
        return self.sandbox.url

    async def call(self, path: str, body: dict[str, Any]) -> Any:
        """What the page itself would ask of the server."""
        async with aiohttp.ClientSession() as http, http.post(f"{self.url}/sandbox/api/{path}", json=body) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    def give_up(self) -> None:
        """Whoever waits for a first answer has waited long enough."""
        for future in self.sandbox.interactions._waiting.values():
            future.set_exception(TimeoutError())

    async def say(self, text: str, *, user: int = 1, channel: int = 0) -> Any:
        return await self.call(
            "messages", {"user": c.USERS[user][0], "channel_id": c.CHANNELS[channel][0], "content": text}
        )


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage() -> AsyncIterator[Stage]:
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    async with Sandbox() as sandbox:
        unhurried(sandbox)
        point_at(sandbox)
        bot = TinyBot()
        async with bot:
            run = asyncio.create_task(bot.start(c.BOT_TOKEN))
            await patiently(bot.synced.wait())
            yield Stage(sandbox, bot)
            await bot.close()
            await run
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@pytest.fixture
def herald_folder(tmp_path: Path) -> Path:
    """Where the bot of the house keeps its tables."""
    return tmp_path / "herald"


@asynccontextmanager
async def kept(sandbox: Sandbox, child: Child) -> AsyncIterator[None]:
    """The bot as a child process of a sandbox, connected, until the block ends; then nothing was wrong."""
    unhurried(sandbox)
    sandbox.dev.attach(child)
    keeping = asyncio.create_task(child.keep())
    await connected(sandbox)
    with unhurried_guide():
        yield
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    assert sandbox.violations == []


@pytest_asyncio.fixture(loop_scope="session")
async def house(herald_folder: Path) -> AsyncIterator[Sandbox]:
    """A sandbox with the real bot as its child process, as `make play` starts it but for small pictures; one for each
    test: tables count from 1, nobody has moved its clock or killed its bot before."""
    async with Sandbox(herald_folder.parent, openapi=openapi_path()) as sandbox:
        child = SmallChild(sandbox, herald_folder, logging.getLogger("herald").warning)  # failures show it
        async with kept(sandbox, child):
            yield sandbox


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    skips.unless(CHROMIUM.exists(), skips.CHROMIUM)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=str(CHROMIUM), headless=True, args=ARGS)
        yield browser
        await browser.close()


@pytest.fixture(autouse=True)
def _expectations() -> None:
    """What a page shows may take as long as the machine is slow now."""
    expect.set_options(timeout=patience_ms(USUAL))


def _is_error(line: ConsoleMessage) -> bool:
    """Whether a line of the console tells of a fault. A picture that is replaced while it loads is none: whoever needs
    one waits for it (``Person.pictures_loaded``)."""
    return line.type == "error" and ATTACHMENTS not in line.location["url"]


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[OpenPage]:
    """Opens the page in a fresh browser profile; errors in the page fail the test."""
    errors: list[str] = []
    contexts = []

    async def opened(
        url: str,
        *,
        width: int = 1280,
        height: int = 800,
        scheme: Any = "dark",
        quiet: bool = True,
        welcomed: bool = True,
        locale: str = "en-US",
    ) -> Page:
        size = {"width": width, "height": height}
        context = await browser.new_context(viewport=size, color_scheme=scheme, locale=locale)
        contexts.append(context)
        await context.add_init_script(STILL)
        if welcomed:
            await context.add_init_script("localStorage.setItem('herald.welcomed', 'true')")
        page = await context.new_page()
        page.set_default_timeout(patience_ms(USUAL))
        page.on("pageerror", lambda error: errors.append(str(error)))
        if quiet:
            page.on("console", lambda line: errors.append(line.text) if _is_error(line) else None)
        await page.goto(url)
        await page.locator(".beginning, .message").first.wait_for()
        return page

    yield opened
    for number, context in enumerate(contexts):
        if SHOTS:
            name = f"{request.node.name}-{number}.png"
            await context.pages[0].screenshot(path=Path(SHOTS) / name)
        await context.close()
    assert errors == []
