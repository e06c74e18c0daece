"""The bot of the first night: ``python -m bot run`` in a process of its own, killed and started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Protocol

import aiohttp

from bot.common.clock import Clock
from bot.common.errors import StartupError
from bot.common.settings import Settings
from bot.first_night.relay import HOST
from bot.sandbox import TETHER

GLANCE = 0.25
"""Seconds between two looks at how the bot is."""
STARTING = 180.0
"""Seconds that the bot may take until it is connected."""
STOPPING = 15.0
FAULT = re.compile(rb"^\S+ \S+ (ERROR|CRITICAL) ([\w.]+):", re.MULTILINE)
METRIC = re.compile(r"^herald_(\w+?)(?:_total)? ([\d.e+]+)$", re.MULTILINE)


class Process(Protocol):
    """A process that was started."""

    @property
    def returncode(self) -> int | None: ...
    async def wait(self) -> int: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...


Starter = Callable[[Mapping[str, str], int], Awaitable[Process]]
"""Starts a bot with an environment, its output going to an open file."""


async def plain(environment: Mapping[str, str], output: int) -> Process:
    """Start the bot as anybody does."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", env=environment, stdin=asyncio.subprocess.PIPE, stdout=output, stderr=output
    )


class BotProcess:
    """One bot after the other on the same data. ``api``: what it takes for Discord's API; ``folder``: where it keeps
    its database and its log."""

    def __init__(self, settings: Settings, api: str, folder: Path, clock: Clock, starter: Starter = plain) -> None:
        self.log = folder / "herald.log"
        self.starts = 0
        self.seconds: list[float] = []
        """How long each start took."""
        self._clock, self._starter = clock, starter
        self._process: Process | None = None
        self._port = 0
        token = settings.discord_token.get_secret_value().strip() if settings.discord_token else ""
        self._environment = {
            **os.environ,
            "DATABASE_URL": "",
            "DISCORD_API_URL": api,
            "DISCORD_GATEWAY_URL": settings.discord_gateway_url,
            "DISCORD_PROXY_URL": "",
            "DISCORD_TOKEN": token,
            "HERALD_API_PORT": "0",
            "HERALD_BACKUP_EVERY": "0",
            "HERALD_DATA": str(folder),
            "HERALD_LAYERS": str(settings.layers.absolute()),
            "HERALD_LOG_LEVEL": "INFO",
            "HERALD_ROLE": "all",
            "HERALD_SHARDS": "",
            "HERALD_SYNC_COMMANDS": "true",
            TETHER: "1",
        }

    async def start(self) -> None:
        """Start, and return when the bot is connected. Raises ``StartupError`` when it does not come so far."""
        began = self._clock.monotonic()
        with socket.socket() as free:
            free.bind((HOST, 0))
            self._port = free.getsockname()[1]
        environment = {**self._environment, "HERALD_HEALTH_PORT": str(self._port)}
        with self.log.open("ab") as log:
            self._process = await self._starter(environment, log.fileno())
        self.starts += 1
        while not await self._well():
            if self._process.returncode is not None:
                raise StartupError(f"The bot has ended with exit code {self._process.returncode}: see {self.log}.")
            if self._clock.monotonic() - began > STARTING:
                await self.kill()
                raise StartupError(f"The bot was not connected within {STARTING:.0f} seconds: see {self.log}.")
            await self._clock.sleep(GLANCE)
        self.seconds.append(self._clock.monotonic() - began)

    @property
    def alive(self) -> bool:
        """Whether its process runs."""
        return self._process is not None and self._process.returncode is None

    async def kill(self) -> None:
        """End it at once, as a power cut would (SIGKILL where there are signals)."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    async def stop(self) -> int | None:
        """Ask it to end, and insist after a while; its exit code."""
        if self._process is None:
            return None
        with contextlib.suppress(ProcessLookupError):
            self._process.terminate()
        try:
            async with self._clock.timeout(STOPPING):
                await self._process.wait()
        except TimeoutError:
            await self.kill()
        return self._process.returncode

    async def _ask(self, page: str) -> tuple[int, str]:
        try:
            async with (
                aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10)) as http,
                http.get(f"http://{HOST}:{self._port}/{page}") as answer,
            ):
                return answer.status, await answer.text()
        except (aiohttp.ClientError, OSError, TimeoutError):
            return 0, ""

    async def _well(self) -> bool:
        return (await self._ask("healthz"))[0] == 200

    async def figures(self) -> dict[str, float]:
        """What the bot counts of itself, by the names of its metrics; empty while it does not answer."""
        status, text = await self._ask("metrics")
        return {name: float(value) for name, value in METRIC.findall(text)} if status == 200 else {}

    def errors(self) -> dict[str, int]:
        """How many errors each part of the bot has logged."""
        found: dict[str, int] = {}
        for _, name in FAULT.findall(self.log.read_bytes() if self.log.exists() else b""):
            found[name.decode()] = found.get(name.decode(), 0) + 1
        return found
