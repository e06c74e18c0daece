"""Where the first night takes place: the bot's server and a channel of it. What a person must do before is one
sentence, and nothing is changed."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.app import point_at
from bot.common import discord_limits
from bot.common.errors import StartupError
from bot.common.proxy_errors import told
from bot.common.settings import Settings
from bot.first_night.relay import Json
from bot.serving.doctor import NEEDED, PRIVATE
from bot.store.lock import ServingLock

INVITE = "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions=377957239808"


@dataclasses.dataclass(slots=True)
class Place:
    """A channel, seen with the bot's token and without its gateway."""

    client: discord.Client
    """Asks; it is logged in and not connected."""
    application: str
    """The id of the application."""
    me: str
    """The id of the bot's user."""
    server: int
    """The id of the server."""
    channel: int
    """The id of the channel."""

    @property
    def invite(self) -> str:
        """The link by which the bot comes to a server."""
        return INVITE.format(self.application)

    async def ask(self, method: str, path: str, **options: Any) -> Json:
        """Ask Discord for a path below its API. Raises ``discord.HTTPException``."""
        return await self.client.http.request(Route(method, path), **options)

    async def given(self) -> discord.Permissions:
        """What the bot may do in the channel."""
        _, channels = await _channels(self.client, self.server)
        return channels[self.channel][1]

    async def there(self) -> bool:
        """Whether the bot is on the server."""
        servers: list[Any] = await self.client.http.get_guilds(200)
        return str(self.server) in {str(server["id"]) for server in servers}

    async def history(self, channel: str, after: int) -> list[Json] | None:
        """The messages of a channel that are younger than the one with a number, newest first; ``None`` where the bot
        may not read."""
        found: list[Json] = []
        before: dict[str, str] = {}
        try:
            while True:
                page = await self.ask(
                    "GET", f"/channels/{channel}/messages", params={"limit": str(discord_limits.HISTORY), **before}
                )
                found += [message for message in page if int(message["id"]) > after]
                if len(page) < discord_limits.HISTORY or int(page[-1]["id"]) <= after:
                    return found
                before = {"before": str(page[-1]["id"])}
        except (discord.Forbidden, discord.NotFound):
            return None

    async def say(self, text: str) -> str | None:
        """Say something in the channel; the number of the message, ``None`` where that is not possible now."""
        try:
            channel = self.client.get_partial_messageable(self.channel)
            sent = await channel.send(text[: discord_limits.CONTENT], allowed_mentions=discord.AllowedMentions.none())
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            return None
        return str(sent.id)


def check_report(path: Path) -> None:
    """Whether a report can be written there; nothing is. Raises ``StartupError``."""
    folder = path.absolute().parent
    if path.is_dir():
        raise StartupError(f"The report cannot be written: {path} is a folder. Name a file with --report.")
    if not folder.is_dir():
        raise StartupError(f"The report cannot be written: there is no folder {folder}. Name another with --report.")
    there = path.exists()
    try:
        with path.open("ab"):
            pass
        if not there:
            path.unlink()
    except OSError as error:
        raise StartupError(
            f"The report cannot be written to {path}: {error.strerror}. Name another place with --report."
        ) from error


def token_of(settings: Settings) -> str:
    """The bot's token. Raises ``StartupError`` where there is none."""
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token else ""
    if not token:
        raise StartupError("No token: set DISCORD_TOKEN (see .env.example), then try again.")
    return token


def nobody_serves(settings: Settings) -> None:
    """Raises ``StartupError`` where a Herald with these settings runs on this machine: two with one token would answer
    each other's clicks."""
    file = settings.herald_data / "herald.db"
    if not settings.database_url.strip() and ServingLock.known(file):
        with ServingLock(file):
            pass


@contextlib.asynccontextmanager
async def found(settings: Settings, server: int, channel: int) -> AsyncIterator[Place]:
    """The place that the settings and two ids name, 0 for the only one. Raises ``StartupError``."""
    token = token_of(settings)
    point_at(settings)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        try:
            await client.login(token)
            servers: list[Any] = await client.http.get_guilds(200)
            application = await client.application_info()
            number = _server(servers, server, str(application.id))
            me, channels = await _channels(client, number)
        except discord.LoginFailure as error:
            raise StartupError("Discord does not accept this token: copy it anew from the developer portal.") from error
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise StartupError(f"Discord cannot be asked: {told(error)}. Look at the network and try again.") from error
        yield Place(client, str(application.id), me, number, _channel(channels, channel))
    finally:
        await client.close()


def _server(servers: list[Any], wanted: int, application: str) -> int:
    numbers = [int(server["id"]) for server in servers]
    if not numbers:
        raise StartupError(f"The bot is on no server: open {INVITE.format(application)} and let it into an empty one.")
    if wanted and wanted not in numbers:
        raise StartupError("The bot is not on the server that --server names: let it in, or name another.")
    if not wanted and len(numbers) > 1:
        raise StartupError(f"The bot is on {len(numbers)} servers: say with --server which one, best an empty one.")
    return wanted or numbers[0]


Channels = dict[int, tuple[str, discord.Permissions]]
"""Text channels by id, each with its name and what the bot may do there."""


async def _channels(client: discord.Client, server: int) -> tuple[str, Channels]:
    """The bot's own id, and the text channels of a server in their order."""
    guild = await client.fetch_guild(server, with_counts=False)
    assert client.user is not None
    me = await guild.fetch_member(client.user.id)
    channels = sorted(await guild.fetch_channels(), key=lambda one: (one.position, one.id))
    found = {c.id: (c.name, c.permissions_for(me)) for c in channels if isinstance(c, discord.TextChannel)}
    return str(me.id), found


def _channel(channels: Channels, wanted: int) -> int:
    """The channel that is wanted, else the first in which the bot may do what it needs. Raises ``StartupError``."""
    if wanted and wanted not in channels:
        raise StartupError("The channel that --channel names is no text channel of this server: name another.")
    looked = {wanted: channels[wanted]} if wanted else channels
    fit = [number for number, (_, given) in looked.items() if given >= NEEDED]
    if fit:
        return next((number for number in fit if looked[number][1] >= PRIVATE), fit[0])
    if not looked:
        raise StartupError("The server has no text channel: make one, and try again.")
    name, given = next(iter(looked.values()))
    lacking = [flag.replace("_", " ").title() for flag, need in NEEDED if need and not getattr(given, flag)]
    raise StartupError(
        f"In the channel #{name} Herald lacks {', '.join(lacking)}: give its role these permissions, or name another "
        "channel with --channel."
    )
