"""``recap``: of what happened to a person in games of computer players, how much they were told, and where."""

from __future__ import annotations

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command(name="recap")
    def command(
        game: Annotated[str, typer.Option(help="which game; every game there is otherwise")] = "",
        games: Annotated[int, typer.Option(min=1, help="how many games of each")] = 20,
        seats: Annotated[int, typer.Option(help="seats; the most that a game has, at most 4, otherwise")] = 0,
        seed: Annotated[str, typer.Option(help="the same seed gives the same figures")] = "1",
        show: Annotated[int, typer.Option(min=0, help="so many examples of what was told nowhere")] = 0,
    ) -> None:
        """Let computers play, and count what the first seat was told of what became of its own, and of great events."""
        from bot.measure.retold import HEADS, Counts, played, row
        from cogs import games as fronts
        from engine import GAMES

        fronts()
        if game and game not in GAMES:
            typer.echo(f"recap: there is no game {game!r}; there are {', '.join(GAMES)}", err=True)
            raise typer.Exit(2)
        print(row(*HEADS))
        for name in [game] if game else GAMES:
            counts = Counts()
            for number in range(games):
                played(name, seats or min(4, max(GAMES[name].seats)), f"{seed}/{number}", counts)
            print(row(name, *counts.row()))
            for missed in counts.missed[:show]:
                print(f"    {missed}")
