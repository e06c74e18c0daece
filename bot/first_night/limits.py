"""What Discord said of its rate limits, and whether the bot kept to it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from bot.first_night.relay import Exchange

SLACK = 0.05
"""Seconds by which a second try may come early: what the relay and the way to it may take."""


@dataclasses.dataclass(slots=True)
class Bucket:
    """What was seen of one limit."""

    routes: set[str] = dataclasses.field(default_factory=set)
    """The routes that share it."""
    requests: int = 0
    """How many answers named it."""
    limit: str = ""
    """Requests that it allows, as the header has it."""
    longest: float = 0.0
    """Most seconds until it was to begin anew."""
    fewest: int | None = None
    """Least requests that were left in it; ``None`` where no answer said."""


def buckets(seen: Iterable[Exchange]) -> dict[str, Bucket]:
    """The limits that were seen, by Discord's own name; empty where an answer had no header."""
    found: dict[str, Bucket] = {}
    for exchange in seen:
        if not exchange.status:
            continue
        head = exchange.headers
        bucket = found.setdefault(head.get("x-ratelimit-bucket", ""), Bucket())
        bucket.routes.add(exchange.route)
        bucket.requests += 1
        bucket.limit = head.get("x-ratelimit-limit", bucket.limit)
        bucket.longest = max(bucket.longest, _number(head.get("x-ratelimit-reset-after")))
        if "x-ratelimit-remaining" in head:
            left = int(_number(head["x-ratelimit-remaining"]))
            bucket.fewest = left if bucket.fewest is None else min(bucket.fewest, left)
    return found


def refusals(seen: Iterable[Exchange]) -> list[tuple[str, str, float]]:
    """Every answer 429: its route, its scope, and how many seconds it asked to wait."""
    return [(e.route, e.headers.get("x-ratelimit-scope", "none said"), wait(e)) for e in seen if e.status == 429]


def wait(exchange: Exchange) -> float:
    """How many seconds an answer 429 asks to wait."""
    said = exchange.answer.get("retry_after") if isinstance(exchange.answer, dict) else None
    return float(said) if isinstance(said, int | float) else _number(exchange.headers.get("retry-after"))


def hurried(seen: list[Exchange]) -> list[str]:
    """Requests that were begun before the time was over that an answer 429 had asked for."""
    found = []
    for refused in (e for e in seen if e.status == 429):
        everywhere = refused.headers.get("x-ratelimit-scope") == "global" or "x-ratelimit-global" in refused.headers
        until = refused.ended + wait(refused) - SLACK
        for later in seen:
            same = (later.route, later.major) == (refused.route, refused.major)
            if (same or everywhere) and refused.ended < later.begun < until:
                found.append(f"{later.route} was asked again {until - later.begun:.1f} s before a 429 allowed it")
    return found


def _number(text: str | None) -> float:
    try:
        return float(text or 0)
    except ValueError:
        return 0.0
