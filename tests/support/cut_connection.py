"""A way to a server that can be cut: what breaks when the server, or its machine, goes away and comes back."""

from __future__ import annotations

import asyncio
import contextlib
from types import TracebackType

from tests.support.ports import free_port


class Relay:
    """Carries bytes between whoever connects to ``port`` and a server. Cut, every connection breaks at once and no new
    one is taken; ``silent``, what is said is carried no more, and nobody hears that."""

    def __init__(self, host: str, port: int) -> None:
        self._server = (host, port)
        self._listening: asyncio.Server | None = None
        self._open: dict[asyncio.Task[None], list[asyncio.StreamWriter]] = {}
        self._speaking = asyncio.Event()
        self._speaking.set()
        self.port = free_port()
        self.callers: dict[int, int] = {}
        """Of each connection the port that the server sees, and that of who really asks."""

    async def __aenter__(self) -> Relay:
        await self.mend()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.cut()

    async def mend(self) -> None:
        """Take connections, at the same port as before."""
        self._speaking.set()
        if self._listening is None:
            self._listening = await asyncio.start_server(self._carry, "127.0.0.1", self.port)

    async def cut(self) -> None:
        """Break everything."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None
        for task, writers in list(self._open.items()):
            for writer in writers:
                writer.transport.abort()
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    def silence(self) -> None:
        """Say nothing more, until it is mended."""
        self._speaking.clear()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        if self._listening is None:  # it called before the cut, and is heard after it
            writer.transport.abort()
            return
        self._open[task] = [writer]
        caller = writer.get_extra_info("peername")[1]
        there: int | None = None
        try:
            with contextlib.suppress(OSError, asyncio.CancelledError):
                from_server, to_server = await asyncio.open_connection(*self._server)
                self._open[task].append(to_server)
                there = to_server.get_extra_info("sockname")[1]
                self.callers[there] = caller
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._pump(reader, to_server))
                    both.create_task(self._pump(from_server, writer))
        finally:
            self.callers.pop(there or 0, None)
            for end in self._open.pop(task):
                end.transport.abort()

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self._speaking.wait()
                target.write(data)
                await target.drain()
        target.close()
