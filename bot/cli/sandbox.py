"""``sandbox``: a local stand-in for Discord with Herald in it, for a browser on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.common.errors import StartupError
from bot.sandbox import TETHER

if TYPE_CHECKING:
    from bot.sandbox.app import Sandbox

PORT = 8765


def register(app: typer.Typer) -> None:
    """Add the command. A bot that hangs on a sandbox (every command passes here first) is tied to it."""
    if os.environ.pop(TETHER, ""):
        threading.Thread(target=_die_with_sandbox, name="sandbox-tether", daemon=True).start()

    @app.command()
    def sandbox(
        port: Annotated[int, typer.Option(min=1, max=65535, help="Port on 127.0.0.1.")] = PORT,
        fresh: Annotated[bool, typer.Option("--fresh", help="Forget what happened here before.")] = False,
        demo: Annotated[bool, typer.Option("--demo", help="Seat computer players at a table and watch.")] = False,
        no_bot: Annotated[bool, typer.Option("--no-bot", help="Only the stand-in; start the bot yourself.")] = False,
        data: Annotated[Path, typer.Option(help="Folder for the state (in sandbox/ there).")] = Path("data"),
        open_: Annotated[
            bool | None, typer.Option("--open/--no-open", help="Open the page in a browser; by itself on a desktop.")
        ] = None,
    ) -> None:
        """Try Herald without Discord: a local stand-in with a web page."""
        from bot.common.offered_games import offer
        from bot.common.settings import read

        for fault in offer(read().herald_games):
            typer.secho(f"herald: {fault}", err=True)
        listener = _listen(port)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_serve(listener, data / "sandbox", fresh=fresh, demo=demo, bot=not no_bot, show=open_))


def _die_with_sandbox() -> None:
    """Wait until the pipe from the sandbox ends, which it does however the sandbox ended, and end this process.

    At once: without its sandbox the bot has nobody to take leave of, and it loses nothing when it is cut off.
    """
    with contextlib.suppress(OSError):
        while os.read(0, 1):
            pass
    os._exit(0)


def _say(line: str) -> None:
    print(line, flush=True)


def _listen(port: int) -> socket.socket:
    """Take the port before anything else happens. Raises ``StartupError`` when somebody has it."""
    from bot.sandbox.app import HOST

    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((HOST, port))
        listener.listen(128)
    except OSError as error:
        listener.close()
        raise StartupError(
            f"Port {port} on {HOST} cannot be used ({error.strerror}): stop the program that has it, "
            "or choose another one with --port."
        ) from None
    return listener


def _description() -> Path | None:
    """Where Discord's API description lies: ``HERALD_OPENAPI`` from the environment or from ``.env``."""
    from pydantic_settings import BaseSettings

    class Named(BaseSettings, env_file=".env", extra="ignore"):
        """The one setting of the sandbox that the bot does not have."""

        herald_openapi: str = ""
        """``HERALD_OPENAPI``: path of Discord's API description; empty: nothing is checked against it."""

    name = Named().herald_openapi
    return Path(name) if name else None


def _desktop() -> bool:
    """Whether a browser window can be expected to appear."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


async def _serve(
    listener: socket.socket, folder: Path, *, fresh: bool, demo: bool, bot: bool, show: bool | None
) -> None:
    """Run until a signal asks to stop."""
    from bot.sandbox.app import Sandbox
    from bot.sandbox.child import Child
    from bot.sandbox.openapi import BadDescription
    from bot.sandbox.store import FolderInUse

    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C ends the process without a farewell
            loop.add_signal_handler(number, stopped.set)
    try:
        sandbox = Sandbox(folder, fresh=fresh, listener=listener, openapi=_description())
    except FolderInUse:
        raise StartupError(
            f"Another sandbox works in the folder {folder}: stop it, or name another folder with --data."
        ) from None
    except BadDescription as error:
        raise StartupError(f"HERALD_OPENAPI: {error}") from error
    except OSError as error:
        raise StartupError(f"The folder {folder} cannot be used: {error.strerror}.") from error
    async with sandbox:
        _say(f"Herald's sandbox is at {sandbox.url}/ (Ctrl-C stops it)")
        tasks: list[asyncio.Task[None]] = []
        if bot:
            os.environ.setdefault("HERALD_WARM", "true")
            child = Child(sandbox, folder / "herald", _say)
            sandbox.dev.attach(child)
            tasks.append(asyncio.create_task(child.keep()))
        else:
            for name, value in sandbox.environment.items():
                _say(f"  {name}={value}")
        tasks.append(asyncio.create_task(_prepare(sandbox, demo=demo)))
        if _desktop() if show is None else show:
            await asyncio.to_thread(webbrowser.open, sandbox.url)
        await stopped.wait()
        _say("Stopping.")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _prepare(sandbox: Sandbox, *, demo: bool) -> None:
    """Tell when Herald is there; with ``demo`` lay a table for computers then."""
    from bot.sandbox import constants as c
    from bot.sandbox.commands import BadInput
    from bot.sandbox.web import Conflict

    while True:
        with contextlib.suppress(Conflict):  # whoever starts the bot by hand may take their time
            await sandbox.guide.ready()
            break
    _say("Herald is ready.")
    if not demo:
        return
    try:
        fresh = await sandbox.guide.demonstrate()
    except (BadInput, Conflict) as error:
        _say(f"The demonstration table could not be set up: {error}")
        return
    if fresh:
        _say(f"A demonstration has started: look at the channel {c.CHANNELS[1][1]}.")
