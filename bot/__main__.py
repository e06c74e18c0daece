"""The command line: ``python -m bot <command>``. One module per family of commands."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import logging
import signal
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.common.errors import StartupError

if TYPE_CHECKING:
    from bot.common.settings import Settings

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
QUIET = ("alembic", "sqlalchemy")
"""Libraries that tell every statement, with what it carries, as information already."""
WORDY = ("aiosqlite", "asyncpg", "discord", "aiohttp")
"""Libraries whose debug lines hold what rows and messages hold: seeds, sealed choices, hands."""
FAMILIES = (
    "bot.cli.sandbox",
    "bot.cli.db",
    "bot.cli.doctor",
    "bot.cli.first_night",
    "bot.measure.simulate",
    "bot.cli.recap",
    "bot.cli.render",
    "bot.measure.bench",
    "bot.cli.capacity",
    "bot.measure.fuzz",
)

DISTRIBUTION = "herald-bot"
"""Under which name Herald is installed."""
PACKAGES = ("bot", "cogs", "engine", "render")
"""The packages that Herald is made of, side by side in one folder."""
FILES = {
    "the words": ("bot/locale/en/*.ftl", "bot/locale/es/*.ftl"),
    "Discord's limits": ("bot/common/discord_limits.toml",),
    "the fonts of the pictures": ("render/fonts/*.ttf",),
    "the migrations of the database": ("bot/store/migrations/versions/*.py",),
}
"""What a build that went wrong leaves out without a word, since no module of it is imported at the start."""
SERVING = ("run", "sandbox")
"""Commands that look through all games that they offer before they begin."""

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Herald: board games played by post over Discord.",
)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"Herald {version(DISTRIBUTION)}")
        raise typer.Exit


@app.callback()
def _callback(
    context: typer.Context,
    _: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Herald: board games played by post over Discord."""
    if context.invoked_subcommand not in SERVING:
        _offer_named()


def _offer_named() -> None:
    """Let the games be known that HERALD_GAMES names, if it names any."""
    from pydantic_settings import BaseSettings

    class Named(BaseSettings, env_file=".env", extra="ignore"):
        """The one setting that is read before a command that does not serve."""

        herald_games: str = ""
        """``HERALD_GAMES``: ids of the games that are offered, commas between them; empty: the built-in ones."""

    if wanted := Named().herald_games.strip():
        from bot.common.offered_games import offer

        for fault in offer(wanted):
            print(f"herald: {fault}", file=sys.stderr)


@app.command()
def run() -> None:
    """Connect to Discord and serve its tables."""
    from bot.common.settings import read

    settings = read()
    _log(settings.herald_log_level.upper())
    asyncio.run(_serve(settings))


def _log(level: str) -> None:
    if level not in LEVELS:
        raise StartupError(f"HERALD_LOG_LEVEL must be one of {', '.join(LEVELS)}.")
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in WORDY:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))


async def _serve(settings: Settings) -> None:
    """Run until a signal asks to stop, then shut down in order."""
    with _loading():
        from bot.common.offered_games import offer

        for fault in offer(settings.herald_games):
            logging.getLogger("bot").error(fault)
        from bot.app import run as serve
        from cogs import commands

        commands()

    serving = asyncio.create_task(serve(settings))
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C ends the process without a farewell
            loop.add_signal_handler(number, serving.cancel)
    try:
        await serving
    except asyncio.CancelledError:
        logging.getLogger("bot").info("stopped")


@contextlib.contextmanager
def _loading() -> Iterator[None]:
    """Load modules without looking for rubbish among them: there is none, and the search takes a tenth of the start."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _register() -> None:
    """Add the commands of every family. The modules import what they need when a command runs, not before."""
    for name in FAMILIES:
        importlib.import_module(name).register(app)


def _whole() -> None:
    """Raises ``StartupError`` where a package of somebody else comes under the name of one of Herald's, or where files
    of its own are not there."""
    own = Path(__file__).resolve().parent.parent
    for name in PACKAGES:
        spec = find_spec(name)
        places = list(spec.submodule_search_locations or [spec.origin or ""]) if spec is not None else []
        if [Path(place).resolve().parent for place in places] != [own]:
            raise StartupError(
                f"Another package named {name} stands in the way of Herald's own: {places[0] if places else 'none'} is "
                f"found before {own / name}. Install Herald in an environment of its own (pipx, uv tool, a container)."
            )
    for what, patterns in FILES.items():
        for pattern in patterns:
            if next(own.glob(pattern), None) is None:
                raise StartupError(f"This Herald lacks {what} ({own / pattern}): install it again, whole.")


def main() -> None:
    """Run a command; what keeps it from starting is one sentence on the console and exit code 2."""
    try:
        _whole()
        with _loading():
            _register()
        app(standalone_mode=True)
    except StartupError as error:
        print(f"herald: {error}", file=sys.stderr)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
