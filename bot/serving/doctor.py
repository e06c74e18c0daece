"""Whether all is well with a Herald: what ``python -m bot doctor`` looks at, one sentence each, with what to do."""

from __future__ import annotations

import platform
import shutil
from collections.abc import AsyncIterator, Iterator
from email.utils import parsedate_to_datetime
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple

import aiohttp
import discord

from bot.common.errors import StartupError
from bot.common.proxy_errors import told
from bot.common.rest_proxy import lead, proxy_of
from bot.common.settings import Settings
from bot.store import Database
from bot.store.file import Kind, look
from bot.store.migrate import absent, applied, newest
from bot.workers.backups import age_of_newest

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""What Herald needs on a server."""
PRIVATE = discord.Permissions(create_private_threads=True)
"""What it needs besides for private tables."""
ROOM = 500 * 2**20
"""Bytes that a disk should have free, besides twice the database for a copy of it."""
AHEAD = 5.0
"""Seconds by which this machine's clock may differ from Discord's: deadlines are told in Discord's."""
LATE = 1.5
"""A back-up is late when it is so many times as old as the time between two."""
PACKAGES = ("herald-bot", "discord.py", "sqlalchemy", "pillow", "aiohttp")


class Finding(NamedTuple):
    """What was found of one thing."""

    name: str
    """What was looked at."""
    well: bool
    """Whether it is as it should be."""
    said: str
    """A sentence about it; where it is not well, with what to do."""


async def examined(settings: Settings) -> AsyncIterator[Finding]:
    """Look at everything, one thing after the other; nothing is changed, and nothing raises."""
    yield Finding("versions", True, ", ".join(versions()))
    yield fonts()
    database = None
    try:
        database = Database(settings.database)
        async for finding in _database(settings, database):
            yield finding
    except StartupError as error:
        yield Finding("database", False, str(error))
    finally:
        if database is not None:
            await database.close()
    async for finding in _discord(settings):
        yield finding


def versions() -> Iterator[str]:
    """Python and the packages that matter most, each with its version."""
    yield f"Python {platform.python_version()}"
    for name in PACKAGES:
        try:
            yield f"{name} {version(name)}"
        except PackageNotFoundError:
            yield f"{name} from its sources"


def fonts() -> Finding:
    """Whether the letters of the pictures are there."""
    from render.core import fonts as faces

    try:
        for face in faces.FACES:
            faces.font(face, 12)
    except OSError as error:
        return Finding("fonts", False, f"the fonts of the pictures cannot be read ({error}): install Herald anew.")
    return Finding("fonts", True, f"{len(faces.FACES)} faces of Herald's own are there.")


async def _database(settings: Settings, database: Database) -> AsyncIterator[Finding]:
    why = await absent(database)
    name = database.shown if database.file is None else str(database.file.absolute())
    if why and database.file is not None and look(database.file).kind is Kind.OTHER:
        yield Finding("database", False, f"{name} {why}: point DATABASE_URL or HERALD_DATA at one of Herald's.")
    elif why:
        yield Finding("database", True, f"{name} {why}: `run` will make it, or name another with DATABASE_URL.")
    else:
        at, last = await applied(database), newest()
        if at == last:
            yield Finding("database", True, f"{name} is up to date ({at}).")
        elif at > last:
            yield Finding(
                "database", False, f"{name} was made by a later version ({at}; this one knows {last}): install that."
            )
        else:
            yield Finding(
                "database", True, f"{name} is of an earlier version ({at}): back it up, then `run` brings it to {last}."
            )
    yield _disk(settings, database)
    yield backups(settings, database.file is not None, settings.clock.now())


def _disk(settings: Settings, database: Database) -> Finding:
    folder = settings.herald_data if database.file is None else database.file.absolute().parent
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    size = database.file.stat().st_size if database.file is not None and database.file.exists() else 0
    wanted = ROOM + 2 * size
    said = f"{free / 2**30:.1f} GB are free in {folder}"
    if free < wanted:
        return Finding("disk", False, f"{said}; Herald wants {wanted / 2**30:.1f} GB: make room, or move HERALD_DATA.")
    return Finding("disk", True, f"{said}.")


def backups(settings: Settings, file: bool, now: float) -> Finding:
    """Whether the newest back-up is young enough. ``file``: the database is a SQLite file; ``now``: seconds since
    1970."""
    if not file:
        return Finding("back-ups", True, "PostgreSQL has its own: see that pg_dump or an archive of its log runs.")
    if not settings.herald_backup_every:
        return Finding("back-ups", False, "are off: set HERALD_BACKUP_EVERY to hours, or make sure that others do it.")
    folder = settings.backups
    age = age_of_newest(folder, now)
    every = settings.herald_backup_every
    if age is None:
        return Finding(
            "back-ups", True, f"none yet in {folder.absolute()}: `run` makes one ten minutes after its start."
        )
    if age > LATE * every * 3600:
        return Finding(
            "back-ups", False, f"the newest in {folder.absolute()} is {age / 3600:.0f} hours old; {every:g} were asked "
            "for: see that Herald runs, and what its log says of the back-up."
        )  # fmt: skip
    return Finding("back-ups", True, f"the newest in {folder.absolute()} is {age / 3600:.1f} hours old.")


async def _discord(settings: Settings) -> AsyncIterator[Finding]:
    from bot.app import point_at

    token = settings.discord_token.get_secret_value().strip() if settings.discord_token else ""
    if not token:
        yield Finding("token", False, "DISCORD_TOKEN is not set: copy it from the developer portal into .env.")
        return
    point_at(settings)
    ahead: list[float] = []

    async def clocks(_: object, __: object, seen: aiohttp.TraceRequestEndParams) -> None:
        if date := seen.response.headers.get("Date"):
            ahead.append(settings.clock.now() - parsedate_to_datetime(date).timestamp())

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(clocks)
    client = discord.Client(intents=discord.Intents.none(), http_trace=trace)
    try:
        if proxied := proxy_of(settings):
            lead(client, proxied)
        await client.login(token)
        servers: list[Any] = await client.http.get_guilds(200)
        application = await client.application_info()
    except discord.LoginFailure:
        yield Finding("token", False, "Discord does not accept it: copy it anew from the developer portal.")
        return
    except (discord.HTTPException, aiohttp.ClientError, OSError, StartupError) as error:
        yield Finding(
            "Discord", False, f"cannot be asked: {told(error)}. Look at the network, and at DISCORD_PROXY_URL."
        )
        return
    finally:
        await client.close()
    yield Finding("token", True, f"is that of {client.user} ({application.name}), on {len(servers)} servers.")
    yield Finding("intents", True, "Herald asks for none that Discord would have to grant.")
    if ahead:
        off = min(ahead, key=abs)
        mend = ": let the machine set its clock by the network (NTP)" if abs(off) > AHEAD else ""
        yield Finding(
            "clock", abs(off) <= AHEAD, f"{abs(off):.1f} seconds {'ahead of' if off > 0 else 'behind'} Discord's{mend}."
        )
    for server in servers:
        yield rights(str(server["name"]), discord.Permissions(int(server["permissions"])))


def rights(name: str, given: discord.Permissions) -> Finding:
    """Whether Herald's roles on a server give what it needs; single channels may still deny it."""
    lacking = [flag.replace("_", " ").title() for flag, wanted in NEEDED if wanted and not getattr(given, flag)]
    if lacking and not given.administrator:
        return Finding(f"server {name}", False, f"lacks {', '.join(lacking)}: give Herald's role these permissions.")
    without = "" if given.administrator or given >= PRIVATE else "; without Create Private Threads no private tables"
    return Finding(f"server {name}", True, f"gives what Herald needs{without}.")
