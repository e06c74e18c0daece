"""The bots of a sandbox: the one that it keeps itself, and those of a test, killed and restarted at will."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from types import TracebackType

from bot.sandbox import guide
from bot.sandbox.app import Sandbox
from bot.sandbox.child import Child, Process
from bot.sandbox.web import Conflict
from tests.support import forked_bots
from tests.support.patience import patience, patiently, within


class SmallChild(Child):
    """The bot that a sandbox keeps, with small pictures."""

    module = "tests.support.small_bot"

    async def _start(self, env: Mapping[str, str]) -> Process:
        return await forked_bots.start(self.module, "run", env=env, tied=True)


@contextmanager
def unhurried_guide() -> Iterator[None]:
    """Let what the guided start does take as long as the machine is slow."""
    usual, guide._PATIENCE = guide._PATIENCE, patience(4 * guide._PATIENCE)  # type: ignore[misc]
    try:
        yield
    finally:
        guide._PATIENCE = usual  # type: ignore[misc]


async def connected(sandbox: Sandbox) -> None:
    """Wait until the bot is connected and has registered its commands."""
    async with within():
        while True:
            with suppress(Conflict):
                return await sandbox.guide.ready()


@asynccontextmanager
async def kept_bot(sandbox: Sandbox, data: Path) -> AsyncIterator[Child]:
    """The bot as ``python -m bot sandbox`` keeps it: the developer panel can kill it, restart it and move its clock.
    Its pictures are small."""
    said: list[str] = []
    child = SmallChild(sandbox, data, said.append)
    sandbox.dev.attach(child)
    keeping = asyncio.create_task(child.keep())
    try:
        try:
            await connected(sandbox)
        except TimeoutError as error:
            raise AssertionError(f"{error} {said}") from error
        with unhurried_guide():
            yield child
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)


class BotProcess:
    """``python -m bot run`` against a sandbox, with its own database; killed and restarted at will.

    ``data`` becomes HERALD_DATA; each start follows the sandbox's clock unless ``env`` sets one. Output goes to
    ``data/bot.log``, which error messages quote.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        data: Path,
        *,
        database_url: str = "",
        env: Mapping[str, str] | None = None,
        module: str = "bot",
    ) -> None:
        self.module = module
        self.sandbox = sandbox
        self.data = data
        self.log = data / "bot.log"
        self.process: forked_bots.Bot | None = None
        self._env = {**os.environ, **sandbox.environment, "DATABASE_URL": database_url, "HERALD_DATA": str(data)}
        self._more = dict(env or {})

    async def start(self) -> None:
        """Start, and return when the bot is identified on the gateway and its commands are registered; one whose role
        needs no gateway, when it says that it is ready."""
        self.data.mkdir(parents=True, exist_ok=True)
        gateway = self.sandbox.gateway
        before, silent = gateway.identified, self._more.get("HERALD_ROLE") in ("courier", "clock")
        clock = {"HERALD_CLOCK_OFFSET": f"{self.sandbox.world.offset / 1000:.3f}"}
        env = {**self._env, **clock, **self._more}
        with self.log.open("ab") as log:
            begin = log.tell()
            self.process = await forked_bots.start(self.module, "run", env=env, output=log.fileno())
        died = asyncio.create_task(self.process.wait())
        try:
            async with within():
                while not (
                    b"ready as" in self.log.read_bytes()[begin:]
                    if silent
                    else gateway.identified > before and gateway.online and self.sandbox.world.commands
                ):
                    changed = asyncio.create_task(asyncio.sleep(0.05) if silent else gateway.changed.wait())
                    await asyncio.wait([died, changed], return_when=asyncio.FIRST_COMPLETED)
                    changed.cancel()
                    if died.done():
                        raise AssertionError(f"the bot died with {self.process.returncode}:\n{self.tail()}")
        except TimeoutError:
            await self.kill()
            raise AssertionError(f"the bot was not ready in time:\n{self.tail()}") from None
        finally:
            died.cancel()

    def tail(self, lines: int = 40) -> str:
        """The end of what the bot printed."""
        if not self.log.exists():
            return ""
        return "\n".join(self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])

    async def kill(self) -> None:
        """SIGKILL, and wait until the gateway has noticed."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """SIGTERM; the exit code."""
        return await self._end(signal.SIGTERM)

    async def _end(self, number: signal.Signals) -> int:
        assert self.process is not None
        with suppress(ProcessLookupError):
            self.process.send_signal(number)
        code = await patiently(self.process.wait())
        gateway = self.sandbox.gateway
        async with within(what=lambda: "the end of the gateway's connection"):
            while gateway.online:
                await gateway.changed.wait()
        return code

    async def restart(self) -> None:
        """SIGKILL and start anew on the same data."""
        await self.kill()
        await self.start()

    async def __aenter__(self) -> BotProcess:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.returncode is None:
            await self.kill()
