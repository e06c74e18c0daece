"""``doctor``: whether all is well with the Herald that is set up here, and what to do where it is not."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from bot.common.settings import Settings


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command(name="doctor")
    def command() -> None:
        """Look at token, servers, database, disk, fonts, clock and back-ups; exit code 2 where something is to mend."""
        from bot.common.settings import read

        raise typer.Exit(2 if asyncio.run(_told(read())) else 0)


async def _told(settings: Settings) -> int:
    """Print what is found; how many things are to mend."""
    from bot.serving.doctor import examined

    bad = 0
    async for found in examined(settings):
        bad += not found.well
        print(f"{'ok  ' if found.well else 'MEND'}  {found.name}: {found.said}")
    print("All is well." if not bad else f"{bad} thing{'' if bad == 1 else 's'} to mend.")
    return bad
