"""Bots that need not load: forked from a process that has loaded Herald and runs nothing.

A bot of its own takes more than a second of a processor before it says a word, and its drawing process two more before
the first board; campaigns under kills start dozens. What comes from here is a process like any other: its own id, its
own environment and database, killed by SIGKILL and started anew with nothing of what the last one knew. It differs in
that modules are there already, and that all of one nursery share the seed of Python's hashes. What the start itself is
like, ``tests/cogs/test_start.py`` and ``tests/sandbox/test_process.py`` see; they start the plain command.

The nursery is ``python -m tests.support.forked_bots``, one for each process of pytest that starts bots. It hears
through a socket, in a message for each process that is wanted, with the files it is to have. It has a second one beside
it, for drawing processes, which after a while has drawn a board of every game that was drawn here before.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[2]
OFF = "HERALD_NURSERY"
"""Set to 0, this variable lets every bot start by itself."""
PENS = "HERALD_TEST_PENS"
"""The variable with the number of the file through which a bot asks for drawing processes."""
BREEDS = ("tests.support.small_bot", "tests.toy.small_bot")
"""What is forked: Herald as tests change it. The plain one starts as it does anywhere."""
GREATEST = 1 << 17
"""Bytes of the longest message."""


# -- asked by tests


class Bred:
    """A forked bot, to be used like an :class:`asyncio.subprocess.Process`. ``stdin`` is the bot's as long as this
    object has it."""

    def __init__(self, talk: socket.socket, stdin: int | None) -> None:
        self.pid = 0
        self.returncode: int | None = None
        self._talk, self._stdin = talk, stdin
        loop = asyncio.get_running_loop()
        self._born: asyncio.Future[None] = loop.create_future()
        self._died: asyncio.Future[int] = loop.create_future()
        loop.add_reader(talk, self._hear, loop)

    def _hear(self, loop: asyncio.AbstractEventLoop) -> None:
        said = self._talk.recv(64)
        if said.startswith(b"pid "):
            self.pid = int(said[4:])
            self._born.set_result(None)
            return
        self.returncode = int(said[4:]) if said else -signal.SIGKILL  # the nursery has died, and its bots with it
        loop.remove_reader(self._talk)
        self._talk.close()
        self.let_go()
        for future in (self._born, self._died):
            if not future.done():
                future.set_result(self.returncode if future is self._died else None)  # type: ignore[arg-type]

    def let_go(self) -> None:
        """End what the bot reads from its standard input."""
        if self._stdin is not None:
            os.close(self._stdin)
            self._stdin = None

    async def born(self) -> Bred:
        """Return when there is a process. Whoever does not wait for it does not want it."""
        try:
            await asyncio.shield(self._born)
        except asyncio.CancelledError:
            self._born.add_done_callback(self._unwanted)
            raise
        return self

    def _unwanted(self, _: object) -> None:
        if self.returncode is None:
            self.kill()

    async def wait(self) -> int:
        """The exit code, once there is one; negative for the number of a signal."""
        return await asyncio.shield(self._died)

    def send_signal(self, number: int) -> None:
        """Send a signal. Raises ``ProcessLookupError`` when the process has ended."""
        if self.returncode is not None:
            raise ProcessLookupError(self.pid)
        os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


Bot = asyncio.subprocess.Process | Bred
"""A bot's process, started in either way."""


async def start(
    module: str, *arguments: str, env: Mapping[str, str], output: int | None = None, tied: bool = False
) -> Bot:
    """Start ``python -m module arguments``. ``output``: the file that gets what it prints, else our own. ``tied``: its
    standard input ends with us."""
    if module not in BREEDS or os.environ.get(OFF) == "0" or not hasattr(os, "pidfd_open"):
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, *arguments, cwd=ROOT, env=env, stdout=output, stderr=output,
            stdin=asyncio.subprocess.PIPE if tied else None,
        )  # fmt: skip
    with contextlib.ExitStack() as stack:
        talk, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        stack.enter_context(theirs)
        talk.setblocking(False)
        stdin, keep = os.pipe() if tied else (os.open(os.devnull, os.O_RDONLY), None)
        stack.callback(os.close, stdin)
        out, err = (1, 2) if output is None else (output, output)
        wanted = json.dumps({"module": module, "arguments": arguments, "env": dict(env)}).encode()
        socket.send_fds(_control(), [wanted], [theirs.fileno(), stdin, out, err])
    return await Bred(talk, keep).born()


@functools.cache
def _nursery() -> tuple[subprocess.Popen[bytes], socket.socket]:
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        command = [sys.executable, "-m", "tests.support.forked_bots", str(theirs.fileno())]
        return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()]), ours


def _control() -> socket.socket:
    process, control = _nursery()
    if process.poll() is not None:
        close()
        process, control = _nursery()
    return control


def close() -> None:
    """End the nursery of this process, if there is one, and all that it has bred."""
    if _nursery.cache_info().currsize:
        process, control = _nursery()
        _nursery.cache_clear()
        control.close()
        process.wait()


# -- the nursery itself


@dataclasses.dataclass(slots=True)
class _Child:
    """A bot that the nursery has forked."""

    pid: int
    """Of its process."""
    talk: socket.socket
    """To whoever wanted it: they are told its ``pid``, and how it ended."""


def _load() -> None:
    """Import what a bot imports by the time it has answered something."""
    import aiosqlite  # noqa: F401
    import alembic.command
    import alembic.runtime.migration  # noqa: F401
    import asyncpg  # noqa: F401
    import sqlalchemy.dialects.postgresql.asyncpg
    import sqlalchemy.dialects.sqlite.aiosqlite  # noqa: F401

    from bot import locale
    from bot.__main__ import FAMILIES
    from cogs import commands
    from tests.support import databases, drawing, luck  # noqa: F401

    for name in (*FAMILIES, "herald_fair.commands", "herald_fair.front", "herald_fair.player"):
        __import__(name)
    commands()
    locale.strict(True)


def _serve(control: socket.socket, pens: socket.socket) -> dict[str, Any]:
    """Fork what is wanted. Returns in each child, with what it is to be; the nursery itself ends here, when nobody is
    left who might want something."""
    children: dict[int, _Child] = {}
    poll = select.poll()
    poll.register(control, select.POLLIN)
    while True:
        for number, _ in poll.poll():
            if number in children:
                child = children.pop(number)
                _, status = os.waitpid(child.pid, 0)
                poll.unregister(number)
                os.close(number)
                with contextlib.suppress(BrokenPipeError), child.talk:
                    child.talk.send(f"end {os.waitstatus_to_exitcode(status)}".encode())
                continue
            message, files, _, _ = socket.recv_fds(control, GREATEST, 4)
            if not message:
                for child in children.values():
                    os.kill(child.pid, signal.SIGKILL)
                os._exit(0)
            talk = socket.socket(fileno=files[0])
            pid = os.fork()
            if not pid:
                for other in (control, talk, *(child.talk for child in children.values())):
                    other.close()
                for kept in children:
                    os.close(kept)
                for standard, file in enumerate(files[1:]):
                    os.dup2(file, standard)
                    os.close(file)
                wanted: dict[str, Any] = json.loads(message)
                wanted["env"][PENS] = str(pens.fileno())
                return wanted
            for file in files[1:]:
                os.close(file)
            watched = os.pidfd_open(pid)
            children[watched] = _Child(pid, talk)
            poll.register(watched, select.POLLIN)
            with contextlib.suppress(BrokenPipeError):
                talk.send(f"pid {pid}".encode())


def _serve_pens(control: socket.socket) -> None:
    """Fork drawing processes, at once: bots stand still until there is one. What they say that they draw, a successor
    draws for nobody as soon as a second process is wanted, and then serves in our place."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    said: set[str] = set()
    drawn: set[str] = set()
    wanted, successor = 0, -1
    while True:
        hears: list[socket.socket | int] = [control] if successor < 0 else [control, successor]
        ready, _, _ = select.select(hears, [], [])
        if successor in ready and os.read(successor, 1):
            os._exit(0)
        if control not in ready:
            os.close(successor)  # it has died; the next message makes another one
            successor = -1
            continue
        message, files, _, _ = socket.recv_fds(control, GREATEST, 8)
        if not message:
            os._exit(0)
        if not files:
            said.add(message.decode())
            continue
        wanted += 1
        if not os.fork():
            control.close()
            if successor >= 0:
                os.close(successor)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _draw(files)
        for file in files:
            os.close(file)
        if wanted > 1 and said - drawn and successor < 0:
            successor, tells = os.pipe()
            if not os.fork():
                os.close(successor)
                successor = -1
                _rehearse(said - drawn)
                drawn |= said
                os.write(tells, b".")
            os.close(tells)


def _rehearse(games: Iterable[str]) -> None:
    """Have pens, fonts and maps of games at hand, and of none that only the tests know."""
    from bot.presenter.pictures import drawing_process
    from engine import GAMES
    from render import keep_layers_in

    keep_layers_in(Path(os.environ["HERALD_LAYERS"]))
    drawing_process.stretch("en")
    for game in games:
        if game in GAMES:
            drawing_process.rehearse(game, "en")
    gc.freeze()


def _draw(files: Sequence[int]) -> NoReturn:
    """Be what :mod:`multiprocessing` has written into the first file."""
    from multiprocessing import forkserver, resource_tracker, spawn

    reader, told, tracker, *more = files
    resource_tracker._resource_tracker._fd = tracker  # type: ignore[attr-defined]
    forkserver._forkserver._inherited_fds = more  # type: ignore[attr-defined]
    code = 1
    try:
        forkserver.write_signed(told, os.getpid())
        code = spawn._main(reader, os.dup(reader))
    except (BrokenPipeError, EOFError):
        """The bot that asked was killed meanwhile."""
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        os._exit(code)


# -- asked by a forked bot


def pens() -> socket.socket | None:
    """Where this process may ask for drawing processes, if it has come from a nursery."""
    number = os.environ.get(PENS)
    return _pens(int(number)) if number else None


@functools.cache
def _pens(number: int) -> socket.socket:
    return socket.socket(fileno=number)


def drawers() -> Any:
    """The way in which this process starts drawing processes: as forks of one that can draw, where there is one."""
    import multiprocessing
    from multiprocessing import forkserver, resource_tracker

    if (asked := pens()) is None:
        return multiprocessing.get_context("spawn")

    def connect(files: Sequence[int]) -> tuple[int, int]:
        """A file that tells the id of a new process and ends with it, and one for what it is to do."""
        tracker = resource_tracker.getfd()
        assert tracker is not None
        told, tells = os.pipe()
        reads, writes = os.pipe()
        socket.send_fds(asked, [b"draw"], [reads, tells, tracker, *files])
        os.close(reads)
        os.close(tells)
        return told, writes

    forkserver.connect_to_new_process = connect  # type: ignore[assignment]
    return multiprocessing.get_context("forkserver")


def will_draw(game: str) -> None:
    """Tell the nursery that its next drawing processes may be asked for this game."""
    if (asked := pens()) is not None:
        asked.send(game.encode())


def main() -> None:
    """Load, divide into a nursery of bots and one of drawing processes, and be what is wanted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.dont_write_bytecode = False
    _load()
    gc.collect()
    gc.freeze()
    control = socket.socket(fileno=int(sys.argv[1]))
    pen_asks, pen_hears = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    if not os.fork():
        control.close()
        pen_asks.close()
        _serve_pens(pen_hears)
    pen_hears.close()
    wanted = _serve(control, pen_asks)
    pen_asks.detach()
    os.set_inheritable(int(wanted["env"][PENS]), False)
    os.environ.clear()
    os.environ.update(wanted["env"])
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = [wanted["module"], *wanted["arguments"]]
    runpy.run_module(wanted["module"], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
