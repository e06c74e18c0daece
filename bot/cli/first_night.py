"""``first-night``: the first night of Herald on a Discord where it has never run, with a report of what was seen."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.common.errors import StartupError

if TYPE_CHECKING:
    from bot.common.settings import Settings
    from bot.first_night.report import Report

REPORT = Path("first-night.md")


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command(name="first-night")
    def command(
        server: Annotated[int, typer.Option(help="Id of the server; 0: the only one.")] = 0,
        channel: Annotated[int, typer.Option(help="Id of a text channel; 0: the first where Herald may write.")] = 0,
        wait: Annotated[
            float, typer.Option(min=0, max=1440, help="Minutes before a message counts as old; 0: leave that step out.")
        ] = 60.0,
        report: Annotated[Path, typer.Option(help="File for the report, to attach to an issue.")] = REPORT,
    ) -> None:
        """Try Herald on a server of your own, step by step; exit code 1 where something was not as expected."""
        from bot.common.settings import read

        with contextlib.suppress(KeyboardInterrupt):
            raise typer.Exit(1 if asyncio.run(_tried(read(), server, channel, wait, report)).violations else 0)
        raise typer.Exit(130)


async def _tried(settings: Settings, server: int, channel: int, wait: float, report: Path) -> Report:
    """Run all steps with whoever sits at the terminal, and say how it was."""
    from bot.first_night.person import Terminal
    from bot.first_night.run import try_out
    from bot.locale import LANGUAGES

    if settings.herald_locale not in LANGUAGES:
        raise StartupError(f"HERALD_LOCALE must be one of {', '.join(LANGUAGES)}.")
    person = Terminal(settings.herald_locale, print)
    found = await try_out(settings, person, report=report, server=server, channel=channel, minutes=wait)
    print()
    for violation in found.violations:
        print(f"VIOLATED  {violation}")
    skipped = [step.name for step in found.steps if step.state == "skipped"]
    print(f"Skipped: {', '.join(skipped) or 'nothing'}.")
    print(f"{len(found.violations) or 'No'} violated expectations. The report is in {report}.")
    return found
