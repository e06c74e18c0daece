"""Several processes of one bot: which bot, what people see of its tables, when it is well."""

from __future__ import annotations

import asyncio

import aiohttp

from tests.support.patience import within
from tests.support.sandbox import Json, SandboxUser

SMALL = "tests.support.small_bot"
"""The bot that each process is: it does no more than it must."""


def cards(user: SandboxUser) -> list[Json]:
    """The lobby cards that a person sees."""
    return [m for m in user.seen.values() if any("-lobby." in a["filename"] for a in m["attachments"])]


async def well(http: aiohttp.ClientSession, port: int) -> None:
    """Wait until a process says that it is well: a front is a moment after it was let in."""
    async with within():
        while True:
            async with http.get(f"http://127.0.0.1:{port}/healthz") as said:
                if said.status == 200:
                    assert (await said.json())["gateway"] == 1.0
                    return
            await asyncio.sleep(0.05)
