"""Rate-limit buckets with Discord's headers, the two special edit limits, and faults that tests may order."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.sandbox.errors import DiscordError


@dataclass(frozen=True, slots=True)
class Quota:
    """So many requests in so many seconds."""

    amount: int
    """Requests."""
    seconds: float
    """The length of the window in which they are counted."""


WIDE: Final = Quota(1000, 1.0)
# Of these Discord publishes only the one for everything; the others are what its headers have been seen to say. All are
# per channel. Routes that are not named stay wide: nothing is known of them.
REALISTIC: Final = {
    "POST /channels/{channel_id}/messages": Quota(5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": Quota(5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": Quota(5, 1.0),
    "PUT /channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me": Quota(1, 0.25),
    "POST /webhooks/{webhook_id}/{webhook_token}": Quota(5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": Quota(5, 2.0),
}
EVERYTHING: Final = Quota(50, 1.0)


class Window:
    """Times of recent events, for limits such as two renames in ten minutes."""

    def __init__(self, quota: Quota) -> None:
        self.quota = quota
        self._times: dict[str, deque[float]] = {}

    def take(self, key: str, now: float) -> float:
        """Record one event at ``now`` (seconds); 0 when allowed, else the seconds to wait."""
        times = self._times.setdefault(key, deque())
        while times and times[0] <= now - self.quota.seconds:
            times.popleft()
        if len(times) >= self.quota.amount:
            return times[0] + self.quota.seconds - now
        times.append(now)
        return 0.0


@dataclass(slots=True)
class _Bucket:
    """The window in which requests of one kind are counted now."""

    reset: float
    """When it ends, in seconds of the monotonic clock."""
    used: int = 0
    """Requests that have been counted in it."""


class RateLimits:
    """Fixed windows per route and major parameter. Generous unless somebody sets narrower quotas.

    ``route`` holds for every route that ``special`` does not name, ``everything`` for all together but the first
    answers to interactions. ``refused`` counts the 429s.
    """

    def __init__(self) -> None:
        self.route = WIDE
        self.realistic = False
        self.refused = 0
        self.everything: Quota | None = None
        self.special: dict[str, Quota] = {}
        self._buckets: dict[str, _Bucket] = {}

    def set_realistic(self, realistic: bool) -> None:
        """Limits about as narrow as Discord's, or wide ones."""
        self.realistic = realistic
        self.special = dict(REALISTIC) if realistic else {}
        self.everything = EVERYTHING if realistic else None
        self._buckets.clear()

    def take(self, route: str, major: str) -> dict[str, str]:
        """Count one request to ``METHOD /path/template``. Returns headers; raises 429 with ``retry_after``."""
        now = time.monotonic()
        if self.everything is not None and not route.startswith("POST /interactions"):
            bucket = self._bucket("global", self.everything, now)
            if bucket.used >= self.everything.amount:
                self.refused += 1
                raise too_many(bucket.reset - now, is_global=True)
            bucket.used += 1
        quota = self.special.get(route, self.route)
        bucket = self._bucket(f"{route}:{major}", quota, now)
        left = quota.amount - bucket.used
        wait = max(0.001, bucket.reset - now)
        headers = {
            "X-RateLimit-Limit": str(quota.amount),
            "X-RateLimit-Remaining": str(max(0, left - 1)),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(route.encode(), usedforsecurity=False).hexdigest(),
        }
        if left <= 0:
            self.refused += 1
            raise too_many(wait, headers=headers)
        bucket.used += 1
        return headers

    def _bucket(self, key: str, quota: Quota, now: float) -> _Bucket:
        bucket = self._buckets.get(key)
        if bucket is None or bucket.reset <= now:
            if len(self._buckets) > 5000:
                self._buckets = {name: old for name, old in self._buckets.items() if old.reset > now}
            bucket = self._buckets[key] = _Bucket(now + quota.seconds)
        return bucket


class RateLimited(DiscordError):
    """429. ``headers`` are sent with it; ``Via`` tells clients that Discord itself (not its shield) answers."""

    def __init__(self, retry_after: float, headers: dict[str, str], *, is_global: bool, code: int = 0) -> None:
        text = "You are being rate limited."
        super().__init__(429, code, text, retry_after=round(retry_after, 3), **{"global": is_global})
        if code == 0:
            del self.payload["code"]
        self.headers = {**headers, "Via": "1.1 sandbox", "Retry-After": str(int(retry_after) + 1)}
        self.headers["X-RateLimit-Scope"] = "global" if is_global else "user"
        if is_global:
            self.headers["X-RateLimit-Global"] = "true"


def too_many(
    retry_after: float, *, headers: dict[str, str] | None = None, is_global: bool = False, code: int = 0
) -> RateLimited:
    """The 429 answer that asks the client to wait ``retry_after`` seconds."""
    return RateLimited(retry_after, headers or {}, is_global=is_global, code=code)


class Page(Exception):
    """What answers is not Discord: a page in HTML with this ``status``."""

    def __init__(self, status: int) -> None:
        super().__init__(f"<!doctype html><title>{status}</title><h1>{status}</h1><p>Ray ID: 8c1f</p>")
        self.status = status


@dataclass(slots=True)
class Fault:
    """Something that goes wrong on purpose."""

    route: str
    """``METHOD /path/template`` or a part of one: requests to which it happens."""
    status: int = 500
    """Of the answer; 0 cuts the connection."""
    times: int = 1
    """So many requests run into it."""
    delay: float = 0.0
    """Seconds before the request is looked at."""
    after: bool = False
    """The request takes effect first, and only the answer is spoiled: the case that tells whether posts are exactly
    once."""
    retry_after: float = 0.1
    """Seconds, in the answer of a fault with status 429."""
    page: bool = False
    """It is a page in HTML that answers, as proxies and Discord's shield do."""
    code: int = 0
    """Of the error in JSON."""


class Faults:
    """Faults waiting for a request that fits, and ``delay``: seconds that every request waits first."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.delay = 0.0
        self.happened = 0
        self.on_change: Callable[[], None] = lambda: None

    def add(self, fault: Fault) -> None:
        self.waiting.append(fault)

    def clear(self) -> None:
        self.waiting.clear()
        self.delay = 0.0

    def meet(self, route: str) -> Fault | None:
        """The fault that this request runs into, if any; one use of it is spent."""
        for fault in self.waiting:
            if fault.route in route:
                fault.times -= 1
                self.happened += 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                self.on_change()
                return fault
        return None
