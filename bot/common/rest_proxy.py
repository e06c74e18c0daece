"""The one exit to Discord.

Where ``DISCORD_PROXY_URL`` names a REST proxy, every request with the bot's token leaves through it, so that all
processes together keep to the limits of the token.

Answers to interactions have tokens of their own and do not count against those limits; the library sends them another
way (``discord.webhook.async_``), which stays as it is: straight to Discord, whatever becomes of the proxy.
"""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient, Route
from yarl import URL

from bot.common.errors import StartupError
from bot.common.settings import Settings

WAITING = aiohttp.ClientTimeout(total=60.0, sock_connect=10.0)
"""How long in seconds a proxy may keep a request. It may well hold it back on purpose; what is lost is asked again, so
this is longer than a proxy waits itself, and shorter than the library would."""


def proxy_of(settings: Settings) -> str:
    """The base of Discord's HTTP API behind the proxy that the settings name, with version; empty for none. Call it
    after the library knows which Discord is meant. Raises ``StartupError`` when the address is none, or Discord's."""
    text = settings.discord_proxy_url.strip().rstrip("/")
    if not text:
        return ""
    discord_api = URL(Route.BASE)
    try:
        proxy = URL(text)
        if proxy.scheme not in ("http", "https") or not proxy.host or proxy.query_string or proxy.fragment:
            raise ValueError(text)
    except ValueError as error:
        raise StartupError(
            "DISCORD_PROXY_URL must be the address of a REST proxy, such as http://proxy:8080."
        ) from error
    if proxy.origin() == discord_api.origin():
        raise StartupError(
            f"DISCORD_PROXY_URL names {proxy.origin()}, which is where answers go without a proxy: it must be a proxy "
            "before that, or empty."
        )
    return str(proxy.with_path(discord_api.path) if proxy.path in ("", "/") else proxy)


def lead(client: discord.Client, proxy: str) -> None:
    """Send what ``client`` asks with the bot's token through the proxy at this base. The library has no setting for it:
    its own ``proxy`` takes the gateway and the answers along."""
    http: HTTPClient = client.http
    straight = http.request

    async def through(route: Route, **options: Any) -> Any:
        """As the library's own. Raises ``aiohttp.ClientError`` and ``OSError`` when there is no such proxy."""
        if route.url.startswith(Route.BASE):
            route.url = proxy + route.url.removeprefix(Route.BASE)
        options.setdefault("timeout", WAITING)
        return await straight(route, **options)

    http.request = through  # type: ignore[method-assign]
