"""When a turn, a window, an offer ends. Pure: a policy and a moment in, moments out; days and hours are counted in the
policy's zone. Which question of which seat it is about is known to ``questions`` and ``deadlines``."""

from __future__ import annotations

import datetime as dt
import re
from zoneinfo import ZoneInfo

from bot.errors import UserError
from bot.tables.model import DeadlinePolicy

_AT = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")
_MOST_HOURS = 24 * 366
_DAYS_AHEAD = 400
MOST_PACE = 600
MOST_STRIKES = 9
"""Missed deadlines that a table can bear at most before it offers a seat to others."""
BESIDE = ("pace", "gate", "newcomers")
"""Fields of a policy that are no matter of deadlines."""

SPREAD = 60
"""Seconds over which tables with one fixed time are spread."""
_STRIDE = 37
"""Shares no factor with ``SPREAD``: as many neighbours as there are seconds each have their own."""

DAY = 86_400.0
CADENCES = ("once", "half", "daily")
"""How often somebody is reminded of one turn."""
MOST_DAYS = 60
"""Days for which somebody is reminded every day: the longest turn there is."""


def zone(name: str) -> ZoneInfo | None:
    """A time zone of the IANA database by its name, or ``None``."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, malformed, or a directory of the database
        return None


def next_hour(now: float, hour: int, where: str) -> float:
    """The next time the clock of a zone strikes an hour, later than ``now`` (seconds since 1970)."""
    local = dt.datetime.fromtimestamp(now, zone(where) or ZoneInfo("UTC"))
    strikes = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    if strikes.timestamp() <= now:
        strikes += dt.timedelta(days=1)
    return strikes.timestamp()


def check(policy: DeadlinePolicy) -> None:
    """Raise ``bad-deadline`` with the first field that makes no sense."""
    wrong = {
        "hours": not 0 <= policy.hours <= _MOST_HOURS,
        "at": bool(policy.at) and not _AT.fullmatch(policy.at),
        "zone": zone(policy.zone) is None,
        "weekdays": not policy.weekdays or any(not 0 <= day <= 6 for day in policy.weekdays),
        "minimum": not 0 <= policy.minimum <= _MOST_HOURS,
        "grace": not 0 <= policy.grace <= _MOST_HOURS,
        "first_bonus": not 0 <= policy.first_bonus <= _MOST_HOURS,
        "window_hours": not 0 <= policy.window_hours <= _MOST_HOURS,
        "offer_hours": not 0 <= policy.offer_hours <= _MOST_HOURS,
        "clock": policy.bank != 0 and not _clock(policy),
        "cost": not 1 <= policy.strikes <= MOST_STRIKES,
        "gate": not -1 <= policy.gate <= 100,
        "pace": not 0 <= policy.pace <= MOST_PACE,
        "reminders": len(policy.reminders) > 5 or any(not 0 < share < 1 for share in policy.reminders),
    }
    for field, bad in wrong.items():
        if bad:
            raise UserError("bad-deadline", field=field)


def _clock(policy: DeadlinePolicy) -> bool:
    """Whether a clock makes sense: an hour or more of everything, and no more put back than it holds."""
    most = policy.cap or policy.bank
    return 1 <= policy.increment <= policy.bank <= most <= _MOST_HOURS and policy.hours > 0


def spread(table_id: int) -> float:
    """Seconds after a fixed time at which a table's turns are really due: the same for all its seats, others for the
    tables before and after it, so that not all that have one time fall due in one second."""
    return float(table_id * _STRIDE % SPREAD)


def due(policy: DeadlinePolicy, start: float, *, first: bool = False, after: float = 0.0) -> float | None:
    """When a turn that begins at ``start`` is due (seconds since 1970), ``None`` without a deadline. ``after``: seconds
    added to a fixed time.

    Without a fixed time: ``hours`` later, put off to the same time of the next allowed day. With a fixed time:
    the last such time of an allowed day within ``hours``, but at least ``minimum`` hours away; when there is none,
    the next one after that. So a table with 24 hours at 20:00 keeps its daily rhythm however late a turn began.
    """
    if policy.hours <= 0:
        return None
    bonus = policy.first_bonus * 3600 if first else 0.0
    end = start + policy.hours * 3600 + bonus
    where = zone(policy.zone) or ZoneInfo("UTC")
    if not policy.at:
        return _allowed(policy, end, where)
    soonest = start + policy.minimum * 3600 + bonus
    hour, minute = map(int, policy.at.split(":"))
    day = dt.datetime.fromtimestamp(soonest, where).date() - dt.timedelta(days=1)
    best: float | None = None
    for _ in range(_DAYS_AHEAD):
        moment = dt.datetime.combine(day, dt.time(hour, minute), where).timestamp() + after
        if day.weekday() in policy.weekdays and moment >= soonest:
            if best is None or moment <= end:
                best = moment
            if moment >= end:
                break
        day += dt.timedelta(days=1)
    return best if best is not None else end


def window(policy: DeadlinePolicy, start: float) -> float | None:
    """When a window that opens at ``start`` closes: after its own hours, else a third of a turn."""
    return _after(policy, policy.window_hours or policy.hours / 3, start)


def offer(policy: DeadlinePolicy, start: float, *, after: float = 0.0) -> float | None:
    """When an offer made at ``start`` lapses: after its own hours, else when a turn would be due."""
    return _after(policy, policy.offer_hours, start) if policy.offer_hours else due(policy, start, after=after)


def patience(policy: DeadlinePolicy) -> float:
    """How many seconds people have to answer what is asked beside the game, and how long whoever missed a deadline has
    to come back before his seat may go to somebody else: as long as a turn, but at least a day and at most a week."""
    return min(max(policy.hours or 72, 24), 168) * 3600.0


def _after(policy: DeadlinePolicy, hours: float, start: float) -> float | None:
    return None if hours <= 0 else _allowed(policy, start + hours * 3600, zone(policy.zone) or ZoneInfo("UTC"))


def _allowed(policy: DeadlinePolicy, end: float, where: ZoneInfo) -> float:
    local = dt.datetime.fromtimestamp(end, where)
    for days in range(8):
        day = local.date() + dt.timedelta(days=days)
        if day.weekday() in policy.weekdays:
            return end if days == 0 else dt.datetime.combine(day, local.timetz(), where).timestamp()
    return end


def reminders(policy: DeadlinePolicy, after: float, start: float, end: float, cadence: str = "half") -> list[float]:
    """When to remind, as far as that lies after a moment: at each fraction of the whole time still left; ``once``: at
    the last of these; ``daily``: also every day until then."""
    moments = sorted(end - share * (end - start) for share in policy.reminders)
    if cadence == "once":
        moments = moments[-1:]
    if cadence == "daily":
        days = range(1, min(MOST_DAYS, int((end - start) // DAY)) + 1)
        moments += [start + day * DAY for day in days if start + day * DAY < end]
    return sorted(moment for moment in set(moments) if moment > after)
