"""Commands for whoever runs Herald: the database and the tables in it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

from bot.common.errors import StartupError, UserError

if TYPE_CHECKING:
    from bot.store.backup import Held

T = TypeVar("T")
_SENTENCES = {
    "no-such-table": "There is no table {table}.",
    "not-finished": "This game still runs; its dice can be verified when it is over.",
    "import-broken": "This is not a table exported by Herald, or it is damaged: {detail}",
    "import-partial": "This file was exported while the game ran and holds only what one player could see.",
    "import-heavy": "Playing this file again takes more time or memory than a game does.",
    "unknown-game": "This version of Herald does not know the game {game}.",
    "save-broken": "The saved position of table {table} cannot be read.",
}


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("migrate")(migrate)
    app.command("export")(export)
    app.command("import")(import_file)
    app.command("verify-dice")(verify_dice)
    app.command("ratings")(ratings)
    app.command("backup")(backup)
    app.command("restore")(restore)
    app.command("repair")(repair)
    app.command("change-bot")(change_bot)


def migrate(
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Then replay every running game with this version's rules and report differences."
        ),
    ] = False,
) -> None:
    """Bring the database to the shape this version needs."""
    from bot.cli import dbwork

    name, new, running, found = _run(dbwork.migrate_and_check(check))
    for report in found:
        typer.echo(f"Table {report.table_id}: {report.problem}")
    if found:
        raise typer.Exit(1)
    if new:
        typer.echo(f"There was no database: {name} was made, and holds no tables.")
    else:
        typer.echo(f"The database {name} is up to date{_replay(running) if check else ''}.")


def export(
    table: Annotated[int, typer.Argument(help="The number of the table.")],
    out: Annotated[Path | None, typer.Option("--out", help="A file to write; otherwise the console.")] = None,
) -> None:
    """Write a whole table as JSON, its secrets included."""
    from bot.cli import dbwork

    data = _run(dbwork.export_table(table))
    if out is None:
        sys.stdout.buffer.write(data + b"\n")
        return
    try:
        out.touch(mode=0o600)  # it holds the seed and every hand
        out.chmod(0o600)
        out.write_bytes(data)
    except OSError as error:
        _fail(f"Cannot write {out}: {error.strerror}.")
    typer.echo(f"Table {table} was written to {out}.")


def import_file(
    file: Annotated[Path, typer.Argument(help="An exported table.")],
    guild: Annotated[int, typer.Option("--guild", help="The id of the server it goes to.")],
    channel: Annotated[int, typer.Option("--channel", help="The id of the channel it goes to.")],
    user: Annotated[int, typer.Option("--user", help="The id of the user who becomes its organiser.")],
) -> None:
    """Read an exported table back, as a new table; the bot announces it when it runs."""
    from bot.cli import dbwork

    try:
        data = file.read_bytes()
    except OSError as error:
        _fail(f"Cannot read {file}: {error.strerror}.")
    number = _run(dbwork.import_table(data, guild, channel, user))
    typer.echo(f"The file became table {number}.")


def verify_dice(table: Annotated[int, typer.Argument(help="The number of a finished table.")]) -> None:
    """Derive every draw of a finished game from its seed again and replay its log."""
    from bot.cli import dbwork

    report = _run(dbwork.verify_table(table))
    typer.echo(f"Seed {report.seed}\nSHA-256 {report.seed_hash}\n{report.draws} draws, {report.actions} actions")
    if not report.ok:
        typer.echo(f"They do not agree: {report.problem}.")
        raise typer.Exit(1)
    if not report.proven:
        typer.echo("They agree, but the table was imported: whoever made the file may have chosen its luck.")
        raise typer.Exit(1)
    typer.echo("Every draw follows from the seed, and the log leads to the stored position.")


def ratings(
    apply: Annotated[bool, typer.Option("--apply", help="Write the ratings that should stand.")] = False,
) -> None:
    """Rate every finished game anew, oldest first, and compare with the ratings that stand."""
    from bot.cli import dbwork

    games, wrong = _run(dbwork.rate_again(apply))
    for result, seat, stands, due in wrong:
        typer.echo(f"Result {result}, seat {seat + 1}: {stands.points} points stand, {due.points} are due.")
    if wrong and not apply:
        raise typer.Exit(1)
    typer.echo(
        f"{games} rated games; " + ("their ratings were written." if wrong else "every rating follows from them.")
    )


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    force: Annotated[bool, typer.Option("--force", help="Replace a file that exists.")] = False,
) -> None:
    """Copy the SQLite database while the bot plays, and replay every running game of the copy."""
    from bot.cli import dbwork

    if file.exists() and not force:
        _fail(f"{file} exists; name another file, or add --force.")
    held, running, found = _run(dbwork.back_up(file))
    for report in found:
        typer.echo(f"Table {report.table_id}: {report.problem}")
    if found:
        raise typer.Exit(1)
    typer.echo(f"The database was copied to {file}, which holds {_held(held)}{_replay(running)}.")


def restore(file: Annotated[Path, typer.Argument(help="A copy that `backup` made.")]) -> None:
    """Put a copy back in place of the database. The bot must not run; what was there is kept beside it."""
    from bot.cli import dbwork

    if not file.is_file():
        _fail(f"There is no file {file}.")
    held, kept = _run(dbwork.put_back(file))
    typer.echo(
        f"The database is the one of {file} again, with {_held(held)}." + (f" The old one is {kept}." if kept else "")
    )


def repair(
    game: Annotated[str, typer.Argument(help="The game whose rules were corrected.")],
    apply: Annotated[
        bool, typer.Option("--apply", help="Bring the tables in line; the bot must not run. Otherwise only say which.")
    ] = False,
) -> None:
    """Play every live game again by the rules that are installed: one that comes to another position takes it over, one
    whose log does not fit any more keeps its own; their people are told. Exit code 1 when tables differ and none was
    changed; another number of the rules alone is no difference."""
    from bot.cli import dbwork

    found = _run(dbwork.repair(game, apply))
    words = {"number": "the same position, under the new number of the rules", "other": "another position"}
    for one in found:
        if one.course != "same":
            typer.echo(f"Table {one.table_id}: {words.get(one.course) or f'keeps its position: {one.problem}'}")
    differ = sum(bool(one.problem) for one in found)
    typer.echo(f"{len(found)} live tables, {differ} differ{' and were brought in line' if apply and differ else ''}.")
    if differ and not apply:
        raise typer.Exit(1)


def change_bot() -> None:
    """Let the bot of the next start have the tables of this database, whichever it is. The bot must not run."""
    from bot.cli import dbwork

    owner = _run(dbwork.release_bot())
    had = f"those of application {owner}" if owner else "nobody's"
    typer.echo(f"The tables were {had}; the bot that starts next has them.")


def _held(held: Held) -> str:
    """How much a database holds, in words."""
    packed = f", {held.packed} of them packed in the archive with their logs," if held.packed else ""
    return (
        f"{held.tables} table{'' if held.tables == 1 else 's'}{packed} and "
        f"{held.lines} log line{'' if held.lines == 1 else 's'}"
    )


def _replay(running: int) -> str:
    """How many games were replayed, none of which came to another position."""
    if not running:
        return "; no game runs"
    return f"; {running} running game{' replays to its position' if running == 1 else 's replay to their positions'}"


def _run(work: Coroutine[Any, Any, T]) -> T:
    """Do the work; a refusal or an unreachable database becomes one sentence and exit code 2."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        return asyncio.run(work)
    except UserError as error:
        sentence = _SENTENCES.get(error.key)
        _fail(sentence.format(**error.params) if sentence else f"This cannot be done: {error}.")
    except StartupError as error:
        _fail(str(error))
    except (SQLAlchemyError, OSError) as error:
        reason = " ".join(str(getattr(error, "orig", None) or error).split()) or type(error).__name__
        _fail(f"The database cannot be used: {reason}.")


def _fail(text: str) -> NoReturn:
    typer.echo(text, err=True)
    raise typer.Exit(2)
