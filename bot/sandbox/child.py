"""The bot as a child process of the sandbox: started, started again when it dies, stopped with us."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

from bot.sandbox.app import Sandbox

_PATIENCE = 10.0  # seconds a bot gets to shut down in order
_CANNOT_START = 2  # exit code for a setting that must be changed first


def environment(sandbox: Sandbox, data: Path) -> dict[str, str]:
    """The environment of a bot for this sandbox: its own database, nothing of the real bot's settings."""
    return {
        **os.environ,
        **sandbox.environment,
        "DATABASE_URL": "",
        "HERALD_DATA": str(data),
        "HERALD_GUILD": "0",
        "HERALD_SYNC_COMMANDS": "true",
    }


class Child:
    """Keeps one ``python -m bot run`` alive. ``say`` prints a line for the person at the console."""

    def __init__(self, env: dict[str, str], say: Callable[[str], None]) -> None:
        self._env = env
        self._say = say
        self.process: asyncio.subprocess.Process | None = None

    async def keep(self) -> None:
        """Run until cancelled; waits a little longer before each new start, up to half a minute."""
        pause = 1.0
        loop = asyncio.get_running_loop()
        try:
            while True:
                started = loop.time()
                self.process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", "run", env=self._env)
                code = await self.process.wait()
                if code == _CANNOT_START:
                    self._say("The bot cannot start; see its message above. The page works without it.")
                    return
                pause = 1.0 if loop.time() - started > 60 else min(30.0, pause * 2)
                self._say(f"The bot has stopped (exit code {code}); starting it again in {pause:.0f} s.")
                await asyncio.sleep(pause)
        finally:
            await self._stop()

    async def _stop(self) -> None:
        process = self.process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), _PATIENCE)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
