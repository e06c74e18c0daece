"""When a turn, a window, an offer ends. Pure: a policy and a moment in, moments out; days and hours are counted in the
policy's zone. Which question of which seat it is about is known to ``questions`` and ``table_clock``."""

from __future__ import annotations

import datetime as dt
import functools
import math
import re
import zoneinfo
from collections.abc import Iterator, Mapping
from zoneinfo import ZoneInfo

from bot.common.errors import UserError
from bot.tables.model import DeadlinePolicy

_AT = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")
_MOST_HOURS = 24 * 366
_WEEK = 8
"""Days in which there is a slot before any other: a week, and one more because a day may have none left."""
MOST_PACE = 600
MOST_STRIKES = 9
"""Missed deadlines that a table can bear at most before it offers a seat to others."""
BESIDE = ("pace", "gate", "newcomers")
"""Fields of a policy that are no matter of deadlines."""

SPREAD = 60
"""Seconds over which tables with one fixed time are spread."""
_OFFSETS = frozenset(("EST", "MST", "HST", "GMT", "GMT+0", "GMT-0", "GMT0", "Greenwich"))
_STRIDE = 37
"""Shares no factor with ``SPREAD``: as many neighbours as there are seconds each have their own."""

DAY = 86_400.0
CADENCES = ("once", "half", "daily")
"""How often somebody is reminded of one turn."""
MOST_DAYS = 60
"""Days for which somebody is reminded every day: the longest turn there is."""


def zone(name: str) -> ZoneInfo | None:
    """A time zone of the IANA database by its name, or ``None``: also for what lies beside them and is the time of no
    place, the machine's own or one that counts leap seconds."""
    if _no_zone(name):
        return None
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, malformed, or a directory of the database
        return None


def _no_zone(name: str) -> bool:
    return name in ("localtime", "Factory", "posixrules") or name.startswith(("right/", "posix/"))


def zone_named(typed: str) -> str | None:
    """The name of a time zone that somebody wrote, in any case and with gaps for ``_``, or ``None``."""
    return zones().get("_".join(typed.split()).casefold())


@functools.cache
def zones() -> Mapping[str, str]:
    """All names of time zones, by what ``casefold`` makes of them."""
    return {name.casefold(): name for name in sorted(zoneinfo.available_timezones()) if not _no_zone(name)}


def fixed_offset(name: str) -> float | None:
    """Hours from UTC to a zone that is no place but a distance, ``EST`` or ``Etc/GMT+2``, which no summer moves;
    ``None`` for the time of a place, and for UTC, of which nobody thinks otherwise."""
    found = zone(name) if name in _OFFSETS or name.startswith("Etc/G") else None
    offset = None if found is None else dt.datetime.fromtimestamp(0, found).utcoffset()
    return None if offset is None else offset.total_seconds() / 3600


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


def shorter(policy: DeadlinePolicy, before: DeadlinePolicy) -> bool:
    """Whether something may be due sooner by a policy than by the one before it."""
    slots = [(p.at, p.zone, p.weekdays) for p in (policy, before)]
    fixed = policy.at or before.at or len(set(before.weekdays)) < 7
    return bool(fixed and slots[0] != slots[1]) or any(
        now < then for now, then in zip(_hours(policy), _hours(before), strict=True)
    )


def _hours(policy: DeadlinePolicy) -> list[float]:
    """The hours of everything that a policy gives time for, endless where nothing is due."""
    turn = policy.hours
    clock = (policy.bank, policy.increment, policy.cap or policy.bank) if policy.bank else (turn, turn, turn)
    return [
        hours or math.inf for hours in (turn, policy.window_hours or turn / 3, policy.offer_hours or turn, *clock)
    ] + [policy.grace]


def spread(table_id: int) -> float:
    """Seconds after a fixed time at which a table's turns are really due: the same for all its seats, others for the
    tables before and after it, so that not all that have one time fall due in one second."""
    return float(table_id * _STRIDE % SPREAD)


def due(policy: DeadlinePolicy, start: float, *, first: bool = False, after: float = 0.0) -> float | None:
    """When a turn that begins at ``start`` is due (seconds since 1970), ``None`` without a deadline. ``after``: seconds
    added to a fixed time.

    Without a fixed time: ``hours`` later, put off to the same time of the next allowed day. With one: at the first slot
    that is at least half of the gap before it away. So a table keeps its rhythm however late a turn began, and nobody
    who is asked on Sunday afternoon is due the same evening where only Sundays count.
    """
    if policy.hours <= 0:
        return None
    begins = start + (policy.first_bonus * 3600 if first else 0.0)
    if not policy.at:
        return _allowed(policy, begins + policy.hours * 3600, zone(policy.zone) or ZoneInfo("UTC"))
    return next(slot for slot, enough in slots(policy, begins, after) if slot - begins >= enough)


def slots(policy: DeadlinePolicy, start: float, after: float) -> Iterator[tuple[float, float]]:
    """The fixed times of a policy from ``start`` on, each with the seconds that a turn must have to be due then: half
    of the gap before it. ``after``: seconds added to each."""
    where = zone(policy.zone) or ZoneInfo("UTC")
    hour, minute = map(int, policy.at.split(":"))
    strikes = dt.time(hour, minute)
    day = dt.datetime.fromtimestamp(start - after, where).date() - dt.timedelta(days=_WEEK)
    before: float | None = None
    while True:
        if day.weekday() in policy.weekdays:
            slot = dt.datetime.combine(day, strikes, where).timestamp() + after
            if before is not None and slot >= start:
                yield slot, (slot - before) / 2
            before = slot
        day += dt.timedelta(days=1)


def on_slot(policy: DeadlinePolicy, moment: float, after: float) -> float:
    """The first slot of a policy that is no earlier than a moment; the moment itself where no times are fixed."""
    return next(slots(policy, moment, after))[0] if policy.at else moment


def window(policy: DeadlinePolicy, start: float) -> float | None:
    """When a window that opens at ``start`` closes: after its own hours, else a third of a turn."""
    return _after(policy, policy.window_hours or policy.hours / 3, start)


def offer(policy: DeadlinePolicy, start: float, *, after: float = 0.0) -> float | None:
    """When an offer made at ``start`` lapses: after its own hours, else when a turn would be due."""
    return _after(policy, policy.offer_hours, start) if policy.offer_hours else due(policy, start, after=after)


def patience(policy: DeadlinePolicy) -> float:
    """How many seconds people have to answer what is asked beside the game, and how long whoever missed a deadline has
    to come back before their seat may go to somebody else: as long as a turn, but at least a day and at most a week."""
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
