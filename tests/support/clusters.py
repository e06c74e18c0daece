"""PostgreSQL servers of a test's own: one that nobody else uses, or one and another that follows it."""

from __future__ import annotations

import asyncio
import glob
import os
import shutil
import tempfile
from pathlib import Path
from types import TracebackType

from tests.support.ports import free_port

USER = "postgres"
SETTINGS = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "max_connections=60")
"""No sockets with a path: the folder's may be longer than a socket's may be, and the server takes it to pieces."""


def programs() -> Path | None:
    """The folder of the newest server's programs, as Debian lays them; ``None`` where there is none."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), key=lambda path: int(path.split("/")[4]))
    return Path(found[-1]).parent if found else None


class _Servers:
    """So many servers on free ports, with ``more`` settings of theirs, in a folder that is made for them: pytest's own
    are closed to other users as soon as another run of it begins."""

    def __init__(self, number: int, more: tuple[str, ...] = ()) -> None:
        bin_ = programs()
        assert bin_ is not None
        self._bin, self._more = bin_, more
        self._folder = Path(tempfile.mkdtemp(prefix="herald-servers-"))
        self.ports = tuple(free_port() for _ in range(number))

    def at(self, number: int) -> str:
        """The address of one of them."""
        return f"postgresql://{USER}@127.0.0.1:{self.ports[number]}/{USER}"

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number in range(len(self.ports)):
            if (self._data(number) / "postmaster.pid").exists():
                await self._run("pg_ctl", "-D", str(self._data(number)), "-m", "immediate", "stop")
        shutil.rmtree(self._folder)

    async def _first(self) -> None:
        """The first one, new and empty, runs."""
        if os.getuid() == 0:
            shutil.chown(self._folder, USER)
        await self._run(
            "initdb", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-sync", "-D", str(self._data(0))
        )
        await self._start(0)

    def _data(self, number: int) -> Path:
        return self._folder / f"data{number}"

    async def _start(self, number: int) -> None:
        options = " ".join(("-p", str(self.ports[number]), *(f"-c {setting}" for setting in (*SETTINGS, *self._more))))
        data = str(self._data(number))
        await self._run("pg_ctl", "-w", "-D", data, "-l", f"{data}.log", "-o", options, "start")

    async def _run(self, program: str, *arguments: str) -> None:
        as_user = ("runuser", "-u", USER, "--") if os.getuid() == 0 else ()
        process = await asyncio.create_subprocess_exec(
            *as_user, str(self._bin / program), *arguments,
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE, cwd=self._folder,
        )  # fmt: skip
        assert process.stderr is not None
        said = b"" if arguments[-1] == "start" else await process.stderr.read()
        if await process.wait():
            raise RuntimeError(f"{program} failed: {said.decode()}")


class Alone(_Servers):
    """A server that does nothing by itself: no vacuum but the one that is asked for, nobody else's tables."""

    def __init__(self) -> None:
        super().__init__(1, ("autovacuum=off",))

    async def __aenter__(self) -> Alone:
        await self._first()
        return self


class Pair(_Servers):
    """A server and its replica. What the first one has committed the second one has written down: a commit waits for
    it."""

    def __init__(self) -> None:
        super().__init__(2)

    @property
    def url(self) -> str:
        """The address of whichever of them takes changes."""
        hosts = "&".join(f"host=127.0.0.1:{port}" for port in self.ports)
        return f"postgresql://{USER}@/{USER}?{hosts}&target_session_attrs=read-write"

    async def __aenter__(self) -> Pair:
        await self._first()
        await self._run(
            "pg_basebackup", "-h", "127.0.0.1", "-p", str(self.ports[0]), "-U", USER, "-D", str(self._data(1)), "-R",
            "-X", "stream", "--no-sync",
        )  # fmt: skip
        await self._start(1)
        await self._run(
            "psql", "-h", "127.0.0.1", "-p", str(self.ports[0]), "-U", USER, "-c",
            "ALTER SYSTEM SET synchronous_standby_names = '*'", "-c", "SELECT pg_reload_conf()",
        )  # fmt: skip
        return self

    async def fail(self) -> None:
        """The first one dies at once, whatever it has in hand."""
        await self._run("pg_ctl", "-D", str(self._data(0)), "-m", "immediate", "stop")

    async def promote(self) -> None:
        """The second one takes changes from now on, and waits for nobody."""
        await self._run("pg_ctl", "-w", "-D", str(self._data(1)), "promote")
        await self._run(
            "psql", "-h", "127.0.0.1", "-p", str(self.ports[1]), "-U", USER, "-c",
            "ALTER SYSTEM SET synchronous_standby_names = ''", "-c", "SELECT pg_reload_conf()",
        )  # fmt: skip
