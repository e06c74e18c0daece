"""``fuzz``: random play and bad input against a game, each fault written as a table that can be imported."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.measure.progress import cores, progress

if TYPE_CHECKING:
    from bot.measure.probing import Finding

LIMIT = 20_000
MOST = 20
"""Findings after which looking for more ends."""


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command(name="fuzz")
    def command(
        game: Annotated[str, typer.Argument(help="which game")],
        games: Annotated[int, typer.Option(min=1, help="how many games")] = 50,
        seed: Annotated[str, typer.Option(help="the same seed gives the same games")] = "1",
        seats: Annotated[int | None, typer.Option(help="seats; all numbers that the game has, otherwise")] = None,
        options: Annotated[str, typer.Option(help="options such as short=true; by lot, otherwise")] = "",
        limit: Annotated[
            int, typer.Option(min=10, max=LIMIT, help="actions after which a game counts as endless")
        ] = LIMIT,
        out: Annotated[Path, typer.Option(help="folder for what is found")] = Path("findings"),
        jobs: Annotated[int, typer.Option(min=0, help="processes; 0 takes every processor there is")] = 0,
    ) -> None:
        """Play a game at random, with commands taken back and bad input, and write down every fault: a crash, a dead
        end, an endless game, a leak, a bad undo, input that should have been refused. Exit code 1 when there is one."""
        import msgspec

        from bot.measure.selfplay import parse_options
        from engine import GAMES

        try:
            if game not in GAMES:
                raise ValueError(f"there is no game {game!r}; there are {', '.join(GAMES)}")
            if seats is not None and seats not in GAMES[game].seats:
                has = GAMES[game].seats
                raise ValueError(f"{game} is for {has.start} to {has.stop - 1} seats, not {seats}")
            if not seed.isascii() or not seed.isalnum() or len(seed) > 64:
                raise ValueError("a seed has letters and digits, 64 at most")
            wanted = parse_options(game, options) if options else None
            for count in [] if wanted is None else GAMES[game].seats if seats is None else [seats]:
                GAMES[game].setup(seats=count, seed=seed, options=msgspec.convert(wanted, GAMES[game].Options))
        except ValueError as error:
            typer.echo(f"fuzz: {error}", err=True)
            raise typer.Exit(2) from error
        found = 0
        for finding in distinct(sought(game, games, seed, seats, wanted, limit, jobs or cores())):
            found += 1
            typer.echo(f"{finding.kind}: {finding.problem} ({finding.luck})")
            if finding.said:
                who = "" if finding.seat is None else f"seat {finding.seat + 1}: "
                typer.echo(f"  {who}{', '.join(finding.said)}")
            if finding.paper:
                typer.echo(f"  {written(out, game, finding)}")
            if found == MOST:
                typer.echo(f"fuzz: {MOST} findings are enough.", err=True)
                break
        if found:
            raise typer.Exit(1)
        typer.echo(f"{game}: {games} games, nothing found.")


def sought(
    game: str, games: int, seed: str, seats: int | None, options: dict[str, Any] | None, limit: int, jobs: int
) -> Iterator[Finding]:
    """The faults of so many games, as they are found."""
    numbers = range(games)
    with progress(f"fuzz {game}", games) as advance:
        if min(jobs, games) == 1:
            for number in numbers:
                yield from _one(game, number, seed, seats, options, limit)
                advance(1)
            return
        pool = ProcessPoolExecutor(min(jobs, games), mp_context=multiprocessing.get_context("spawn"))
        try:
            for done in as_completed([pool.submit(_one, game, n, seed, seats, options, limit) for n in numbers]):
                yield from done.result()
                advance(1)
        finally:
            pool.shutdown(cancel_futures=True)


def _one(
    game: str, number: int, seed: str, seats: int | None, options: dict[str, Any] | None, limit: int
) -> list[Finding]:
    import msgspec

    from bot.measure.probing import probe
    from engine import GAMES

    rules = GAMES[game]
    chosen = None if options is None else msgspec.convert(options, rules.Options)
    return probe(rules, number, seed, chosen, seats, limit)


def distinct(findings: Iterator[Finding]) -> Iterator[Finding]:
    """Each fault once: the same kind with the same words but for numbers, which differ from game to game."""
    met: set[tuple[str, str]] = set()
    for finding in findings:
        key = finding.kind, "".join(c for c in finding.problem if not c.isdigit())
        if key not in met:
            met.add(key)
            yield finding


def written(folder: Path, game: str, finding: Finding) -> Path:
    """Write a fault's table into a folder under a name that is free there; where it is."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"{game}-{finding.kind}-{number}.json"
        try:
            with path.open("xb") as file:
                file.write(finding.paper)
        except FileExistsError:
            number += 1
        else:
            return path
