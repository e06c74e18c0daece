"""The bot as a child process of the sandbox: started, started again when it dies, stopped with us."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from bot.sandbox import TETHER
from bot.sandbox.app import Sandbox

_PATIENCE = 10.0  # seconds a bot gets to shut down in order
_CANNOT_START = 2  # exit code for a setting that must be changed first


def environment(sandbox: Sandbox, data: Path) -> dict[str, str]:
    """The environment of a bot for this sandbox: its own database, nothing of the real bot's settings."""
    return {
        **os.environ,
        **sandbox.environment,
        "DATABASE_URL": "",
        "DISCORD_PROXY_URL": "",
        "HERALD_BACKUP_EVERY": "0",
        "HERALD_DATA": str(data),
        "HERALD_GUILD": "0",
        "HERALD_HEALTH_PORT": "0",
        "HERALD_ROLE": "all",
        "HERALD_SHARDS": "",
        "HERALD_SYNC_COMMANDS": "true",
    }


class Process(Protocol):
    """A process that was started."""

    @property
    def pid(self) -> int: ...
    @property
    def returncode(self) -> int | None: ...
    async def wait(self) -> int: ...
    def send_signal(self, signal: int, /) -> None: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...


class Child:
    """Keeps one ``python -m bot run`` alive. ``say`` prints a line for the person at the console.

    Each start reads the sandbox's clock, so that the bot lives at the same time. The bot's standard input is a pipe
    that ends when this process does, however it dies: see ``bot/cli/sandbox.py``.
    """

    module = "bot"
    """What is run: the bot, or a module that adds to it and then is the bot."""

    def __init__(self, sandbox: Sandbox, data: Path, say: Callable[[str], None]) -> None:
        self._sandbox = sandbox
        self._data = data
        self._say = say
        self._asked = asyncio.Event()  # somebody wants the bot to start (again) now
        self.process: Process | None = None
        self.starts = 0
        self.on_change: Callable[[], None] = lambda: None

    # -- for the developer panel

    @property
    def pid(self) -> int | None:
        """The process id while the bot runs."""
        return self.process.pid if self.process is not None and self.process.returncode is None else None

    @property
    def restarts(self) -> int:
        return max(0, self.starts - 1)

    def kill(self) -> None:
        """SIGKILL; :meth:`keep` starts the bot again at once."""
        self._end(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)

    def restart(self) -> None:
        """Ask the bot to stop in order, and insist after a while; :meth:`keep` starts it again at once."""
        self._end(signal.SIGTERM)
        asyncio.get_running_loop().call_later(_PATIENCE, _insist, self.process)

    def _end(self, number: signal.Signals) -> None:
        self._asked.set()
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(number)

    # -- life

    async def keep(self) -> None:
        """Run until cancelled; waits a little longer before each new start, up to half a minute."""
        pause = 1.0
        loop = asyncio.get_running_loop()
        try:
            while True:
                started = loop.time()
                code = await self._run()
                if self._asked.is_set():
                    pause = 1.0
                    continue
                if code == _CANNOT_START:
                    self._say("The bot cannot start; see its message above. The page works without it.")
                    await self._asked.wait()
                    continue
                pause = 1.0 if loop.time() - started > 60 else min(30.0, pause * 2)
                self._say(f"The bot has stopped (exit code {code}); starting it again in {pause:.0f} s.")
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._asked.wait(), pause)
        finally:
            await self._stop()

    async def _run(self) -> int:
        """Start the bot and wait for its end; the exit code."""
        self._asked.clear()
        env = {
            **environment(self._sandbox, self._data),
            TETHER: "1",
            "HERALD_CLOCK_OFFSET": f"{self._sandbox.world.offset / 1000:.3f}",
        }
        self.process = await self._start(env)
        self.starts += 1
        if self._asked.is_set():  # asked while it was being started: the clock it was given may be an old one
            self.restart()
        self.on_change()
        code = await self.process.wait()
        self.on_change()
        return code

    async def _start(self, env: Mapping[str, str]) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", self.module, "run", env=env, stdin=asyncio.subprocess.PIPE
        )

    async def _stop(self) -> None:
        process = self.process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), _PATIENCE)
        except TimeoutError:
            _insist(process)
            await process.wait()


def _insist(process: Process | None) -> None:
    """Kill a bot that did not stop when it was asked to."""
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
