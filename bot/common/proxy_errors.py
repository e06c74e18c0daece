"""Tells what Discord says from what others say in its place.

Others are a page of a proxy, of Discord's shield, of whoever sits at its address. Only Discord's own words decide
anything; everything else is an outage.

Discord refuses in JSON and names one of its codes. That it does not know a token it says without a code; nothing else
of what it says so is of use here.
"""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient, Route
from yarl import URL

CODES = 10_001
"""The lowest code of an error; 0 is none, and others use small ones, or words."""
DISORDER = frozenset({40333, 130000})
"""Codes of an outage: an internal network error, which comes with the status 403, and too much to do."""


FAILING = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What a request to Discord may end in."""


class Foreign(aiohttp.ClientError):
    """An answer that is not Discord's own: nothing is known of what was asked, as if there had been none."""


def own(error: discord.HTTPException) -> bool:
    """Whether Discord itself refuses what was asked."""
    return isinstance(error.code, int) and error.code >= CODES and error.code not in DISORDER


def no_token(error: discord.HTTPException) -> bool:
    """Whether Discord says that it does not know the bot's token."""
    kind = error.response.headers.get("Content-Type", "")
    return error.status == 401 and kind.startswith("application/json")


def heed_own_alone(client: discord.Client) -> None:
    """Let requests with the bot's token raise ``Foreign`` for answers that are not Discord's own. The library takes
    them for what their status says, or for what was asked for."""
    http: HTTPClient = client.http
    asked = http.request

    async def heeded(route: Route, **options: Any) -> Any:
        try:
            answer = await asked(route, **options)
        except discord.HTTPException as error:
            if own(error) or no_token(error) or error.status == 429 or error.status >= 500:
                raise
            raise Foreign(f"{_where(route)} answers {error.status}, but not for Discord") from error
        except (ValueError, LookupError) as error:  # it is said to be JSON, and is none, or lacks what must be there
            raise Foreign(f"{_where(route)} answers what cannot be read") from error
        if isinstance(answer, str) and answer:  # Discord says JSON or nothing
            raise Foreign(f"{_where(route)} answers, but not for Discord")
        return answer

    http.request = heeded  # type: ignore[method-assign]


def for_good(error: Exception) -> bool:
    """Whether Discord refuses something, and will as long as nobody mends it."""
    return isinstance(error, discord.HTTPException) and own(error) and error.status < 500 and error.status != 429


def asked_wait(error: Exception) -> float:
    """How many seconds Discord, or its shield, asks to wait; 0 when it does not say."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    said = error.response.headers.get("Retry-After", "") if isinstance(error, discord.HTTPException) else ""
    return float(said) if said.isascii() and said.isdigit() else 0.0


def told(error: BaseException) -> str:
    """One line that says what an error is; some have no words."""
    return " ".join(str(error).split())[:300].rstrip(".") or type(error).__name__


def _where(route: Route) -> str:
    return URL(route.url).host or "what is asked"
