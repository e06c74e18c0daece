"""``simulate``: computer players against each other, with figures about balance, length and stops."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from bot.measure.progress import cores

FOR_STOPS = 100
"""Games from which a picture's stops are taken."""


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
        style: Annotated[
            str,
            typer.Option(help="how all seats are played: the standing choices of a style, such as quick or careful"),
        ] = "",
        stops: Annotated[bool, typer.Option("--stops", help="tell how often the game waits for somebody")] = False,
        plot: Annotated[
            Path | None, typer.Option(help="draw shares, lengths, scores and stops as one picture (.png or .webp)")
        ] = None,
        jobs: Annotated[int, typer.Option(min=0, help="processes; 0 takes every processor there is")] = 0,
        json_file: Annotated[Path | None, typer.Option("--json", help="write the figures here too")] = None,
    ) -> None:
        """Let computer players play each other and print how the games went."""
        import msgspec

        from bot.measure.driver import Driver
        from bot.measure.selfplay import (
            parse_options,
            seat_kinds,
            series,
            shipped,
            stops_of,
            stops_table,
            sum_up,
            table,
        )
        from engine import GAMES

        try:
            if game not in GAMES:
                raise ValueError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
            kinds = seat_kinds(game, players, seats)
            wanted = parse_options(game, options)
            Driver(game, kinds, seed, options=msgspec.convert(wanted, GAMES[game].Options), style=style)
            if plot is not None:
                from bot.measure.plot import check

                check(plot)
        except ValueError as error:
            typer.echo(f"simulate: {error}", err=True)
            raise typer.Exit(2) from error
        jobs = jobs or cores()
        if stops:
            style = style or shipped(game)
        played = series(game, kinds, games, seed, wanted, style=style, jobs=jobs)
        report = sum_up(game, kinds, played, seed, wanted, style)
        if "stops" not in report and (stops or plot is not None):
            # Players with a plan choose for themselves what stands; how often people are asked, the style says.
            left = series(game, kinds, min(games, FOR_STOPS), seed, wanted, style=shipped(game), jobs=jobs)
            report["stops"] = stops_of(left)
        print(stops_table(report) if stops else table(report))
        if plot is not None:
            from bot.measure.plot import draw

            draw(report, played, plot)
        if json_file is None:
            print()
            print(json.dumps(report))
        else:
            json_file.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
