"""Figures of the sandbox: how soon its page stands, how smoothly it scrolls, how fast it answers a bot.

The page needs a browser (Debian's chromium) and Playwright, which come with the tests; without them its rows are left
out.
"""

from __future__ import annotations

import asyncio
import importlib.util
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiohttp

from bot.sandbox import constants as c

CHROMIUM = Path("/usr/bin/chromium")
ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
MESSAGES = 1000
HALL = c.CHANNELS[2][0]
HEADERS = {"Authorization": f"Bot {c.BOT_TOKEN}"}
SCROLL = """() => new Promise(done => {
  const box = document.querySelector(".stream");
  let worst = 0, frames = 0, last = performance.now(), still = 0;
  const step = (now) => {
    worst = Math.max(worst, now - last);
    last = now;
    frames += 1;
    box.scrollTop -= 300;
    still = document.querySelector(".beginning") && box.scrollTop < 2 ? still + 1 : 0;
    if (still > 5) done({worst, frames});
    else requestAnimationFrame(step);
  };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(step); });
})"""
"""From the newest message up to the first, older ones being loaded on the way; milliseconds of the worst frame."""


def measure(quick: bool) -> dict[str, Any]:
    """Start the sandbox in a new folder and in a known one, with the bot; then post, and scroll, without it."""
    count = 200 if quick else MESSAGES
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        figures: dict[str, Any] = {"messages": count}
        browser = CHROMIUM.exists() and importlib.util.find_spec("playwright") is not None
        if browser:
            figures["ready_new_seconds"] = asyncio.run(_ready(folder / "tables"))
            figures["ready_warm_seconds"] = asyncio.run(_ready(folder / "tables"))
        figures |= asyncio.run(_strain(folder / "hall", count, browser))
    return figures


@contextmanager
def _sandbox(folder: Path, *options: str) -> Iterator[str]:
    """``python -m bot sandbox`` as a process; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    line = [sys.executable, "-m", "bot", "sandbox", "--no-open", "--port", str(port), "--data", str(folder), *options]
    process = subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


async def _listening(url: str) -> None:
    async with aiohttp.ClientSession() as http:
        while True:
            try:
                async with http.get(f"{url}/sandbox/api/dev") as answer:
                    await answer.read()
                    return
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.01)


async def _ready(folder: Path) -> float:
    """Seconds from the command until the page stands in a browser that is open already, and Herald is online."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGS)
        page = await browser.new_page()
        begin = time.monotonic()
        with _sandbox(folder, "--demo") as url:
            await _listening(url)
            await page.goto(url)
            await page.locator(".welcome .way").first.wait_for()
            taken = time.monotonic() - begin
            await page.wait_for_function("!document.querySelector('.banner')", timeout=60_000)
        await browser.close()
    return round(taken, 2)


async def _strain(folder: Path, count: int, browser: bool) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    with _sandbox(folder, "--no-bot") as url:
        await _listening(url)
        waits = []
        async with aiohttp.ClientSession(headers=HEADERS) as http:
            for number in range(count):
                body = {"content": f"**Message {number}** " + "and some words of it " * (number % 12)}
                begin = time.perf_counter()
                async with http.post(f"{url}/api/v10/channels/{HALL}/messages", json=body) as answer:
                    assert answer.status == 200, await answer.text()
                    await answer.read()
                waits.append(time.perf_counter() - begin)
        waits.sort()
        figures["rest_p50_ms"] = round(waits[len(waits) // 2] * 1000, 1)
        figures["rest_p99_ms"] = round(waits[int(len(waits) * 0.99)] * 1000, 1)
        if browser:
            figures |= await _scroll(url)
    return figures


async def _scroll(url: str) -> dict[str, Any]:
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGS)
        page = await browser.new_page()
        await page.add_init_script("localStorage.setItem('herald.welcomed', 'true')")
        await page.goto(f"{url}/?channel={HALL}")
        await page.locator(".message").first.wait_for()
        seen = await page.evaluate(SCROLL)
        await browser.close()
    return {"scroll_worst_ms": round(seen["worst"]), "scroll_frames": seen["frames"]}


def lines(figures: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Rows of the table."""
    if "ready_warm_seconds" in figures:
        yield "page: ready after the command, new folder", f"{figures['ready_new_seconds']} s", ""
        yield "page: ready after the command, warm", f"{figures['ready_warm_seconds']} s", "<= 3 s"
        what = f"page: worst frame of scrolling {figures['messages']} messages"
        yield what, f"{figures['scroll_worst_ms']} ms", "<= 100 ms"
    yield "sandbox: REST round trip, p50", f"{figures['rest_p50_ms']} ms", ""
    yield "sandbox: REST round trip, p99", f"{figures['rest_p99_ms']} ms", "<= 20 ms"
