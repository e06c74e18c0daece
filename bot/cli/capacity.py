"""``capacity``: how many tables Herald carries here, or on machines and with habits that are told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bot.common.errors import StartupError
from bot.measure.progress import progress

ENDINGS = (".webp", ".png")


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command(name="capacity")
    def command(
        tables: Annotated[str, typer.Option(help="live tables, several divided by commas")] = "",
        fronts: Annotated[int, typer.Option(min=1, help="processes that answer clicks")] = 1,
        couriers: Annotated[int, typer.Option(min=0, help="processes that deliver at a time; 0: the front does")] = 0,
        drawers: Annotated[int, typer.Option(min=1, help="drawing processes of each of them")] = 1,
        cores: Annotated[int, typer.Option(min=0, help="cores of all machines; 0: those of this one")] = 0,
        database: Annotated[str, typer.Option(help="sqlite or postgresql; empty: as DATABASE_URL has it")] = "",
        clicks: Annotated[float, typer.Option(min=0.1, help="clicks a live table and day")] = 33.0,
        peak: Annotated[float, typer.Option(min=1.0, help="the busiest hour, times the mean")] = 4.0,
        private: Annotated[float, typer.Option(min=0.0, max=1.0, help="share of clicks in direct messages")] = 0.7,
        latency: Annotated[float, typer.Option(min=0.0, help="seconds that Discord takes for a post")] = 0.12,
        library: Annotated[float, typer.Option(min=0.0, help="ms of work of the Discord library for a click")] = 8.0,
        requests: Annotated[float, typer.Option(min=0.1, help="posts a second that Discord allows")] = 45.0,
        games: Annotated[str, typer.Option(help="what is played, divided by commas")] = "xidit,roses",
        seed: Annotated[int, typer.Option(help="of the games that are played, and of the model's luck")] = 1,
        count: Annotated[int, typer.Option(min=1, help="clicks that are measured")] = 300,
        times: Annotated[Path | None, typer.Option(help="measured before: read if it is there, else written")] = None,
        check: Annotated[bool, typer.Option("--check", help="put 40, 60, 80 % of the limit on the real thing")] = False,
        seconds: Annotated[float, typer.Option(min=1.0, help="how long each load of --check lasts")] = 60.0,
        simulated: Annotated[float, typer.Option(min=1.0, help="seconds of the busiest hour in the model")] = 900.0,
        plot: Annotated[Path | None, typer.Option(help="draw it into this file (.webp or .png)")] = None,
        json_file: Annotated[Path | None, typer.Option("--json", help="write the figures here too")] = None,
    ) -> None:
        """Foresee what people wait for: service times of this machine, and a model of the queues."""
        import msgspec

        from bot.measure.bench import lined
        from bot.measure.capacity import report
        from bot.measure.capacity.figures import Habits, Site
        from bot.measure.capacity.plot import drawn
        from bot.measure.capacity.report import Wanted

        if database not in ("", "sqlite", "postgresql"):
            raise StartupError("--database is sqlite or postgresql.")
        if plot is not None and plot.suffix not in ENDINGS:
            raise StartupError(f"--plot: the name of a picture ends in {' or '.join(ENDINGS)}.")
        wanted = Wanted(
            tables=_numbers(tables),
            site=Site(
                fronts=fronts, couriers=couriers, drawers=drawers, cores=cores, requests=requests, latency=latency
            ),
            database=database,
            habits=Habits(clicks=clicks, peak=peak, private=private),
            games=_games(games),
            seed=seed,
            count=count,
            times=times,
            check=check,
            seconds=seconds,
            simulated=simulated,
            library=library / 1000,
        )
        with progress("clicks", count) as told:
            known = asyncio.run(report.look(wanted, told))
        made = report.report(wanted, known)
        print(lined([("service time", "on this machine"), *report.services(made.known.times)]), end="\n\n")
        print(lined(list(report.prospects(made))), end="\n\n")
        print(lined(list(report.uses(made))), end="\n\n")
        if len(proofs := list(report.proofs(made))) > 1:
            print(lined(proofs), end="\n\n")
        for sentence in report.remarks(made):
            print(sentence)
        if json_file is not None:
            json_file.write_bytes(msgspec.json.format(msgspec.json.encode(made)) + b"\n")
        if plot is not None:
            plot.write_bytes(drawn(report.curve(wanted, made), made, plot.suffix))


def _numbers(text: str) -> list[int]:
    """A list of live tables. Raises ``StartupError``."""
    try:
        live = [int(part) for part in text.replace("_", "").split(",") if part.strip()]
    except ValueError:
        raise StartupError(f"--tables: {text!r} is no list of numbers.") from None
    if any(number < 1 for number in live):
        raise StartupError("--tables: a number of live tables is at least 1.")
    return live


def _games(text: str) -> list[str]:
    """A list of games. Raises ``StartupError``."""
    from engine import GAMES

    wanted = [game.strip() for game in text.split(",") if game.strip()]
    strange = [game for game in wanted if game not in GAMES]
    if strange or not wanted:
        raise StartupError(f"--games: there is no game {', '.join(strange) or repr(text)}.")
    return wanted
