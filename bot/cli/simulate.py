"""``simulate``: computer players against each other, with figures about balance."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

MOST_JOBS = 2


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command(name="simulate")
    def command(
        game: Annotated[str, typer.Argument(help="which game")],
        seats: Annotated[
            int | None, typer.Option(help="seats; 4, or all a game has, unless the players say otherwise")
        ] = None,
        games: Annotated[int, typer.Option(min=1, help="how many games")] = 100,
        players: Annotated[
            str, typer.Option(help="one kind for all seats, or one per seat, with commas")
        ] = "heuristic",
        seed: Annotated[str, typer.Option(help="the same seed gives the same figures")] = "1",
        options: Annotated[str, typer.Option(help="options of the game, such as short=true")] = "",
        jobs: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help="processes")] = 1,
        json_file: Annotated[Path | None, typer.Option("--json", help="write the figures here too")] = None,
    ) -> None:
        """Let computer players play each other and print how the games went."""
        import msgspec

        from bot.cli.selfplay import parse_options, seat_kinds, simulate, table
        from engine import GAMES
        from engine.players import make

        try:
            if game not in GAMES:
                raise ValueError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
            kinds = seat_kinds(game, players, seats)
            wanted = parse_options(game, options)
            GAMES[game].setup(seats=len(kinds), seed=seed, options=msgspec.convert(wanted, GAMES[game].Options))
            for kind in set(kinds):
                make(game, kind, seed)
        except ValueError as error:
            typer.echo(f"simulate: {error}", err=True)
            raise typer.Exit(2) from error
        report = simulate(game, kinds, games, seed, wanted, jobs)
        print(table(report))
        if json_file is None:
            print()
            print(json.dumps(report))
        else:
            json_file.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
