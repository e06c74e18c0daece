"""Moments by date, hour and zone."""

from __future__ import annotations

import datetime as dt
from zoneinfo import ZoneInfo


def at(text: str, zone: str = "UTC") -> float:
    """Seconds since 1970 of a moment written in ISO 8601, as the clocks of a zone show it."""
    return dt.datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()
