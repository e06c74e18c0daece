"""Deadlines as people write them: ``48h``, ``2d``, ``daily 20:00``, ``mon,thu 18:30 Europe/Madrid``,
``clock 5d +12h max 7d``, ``none``; and what goes with them, in words."""

from __future__ import annotations

import re
import zoneinfo

import msgspec

from bot.errors import UserError
from bot.presenter.voice import Voice
from bot.tables.model import Cost, DeadlinePolicy, TableInfo
from bot.tables.paces import Pace

LONGEST = 60 * 24.0
"""Longest turn in hours."""
SHORTEST = 0.05

_UNITS = {"w": 168.0, "d": 24.0, "h": 1.0, "m": 1 / 60}
_NONE = {"none", "no", "off", "never", "0", "ninguno", "ninguna", "nunca", "sin"}
_DAYS = {
    name: day
    for day, names in enumerate(
        (
            ("mon", "monday", "lun", "lunes"),
            ("tue", "tuesday", "mar", "martes"),
            ("wed", "wednesday", "mie", "mié", "miércoles", "miercoles"),
            ("thu", "thursday", "jue", "jueves"),
            ("fri", "friday", "vie", "viernes"),
            ("sat", "saturday", "sab", "sáb", "sábado", "sabado"),
            ("sun", "sunday", "dom", "domingo"),
        )
    )
    for name in names
}
_ALL, _WORK = tuple(range(7)), tuple(range(5))
_EVERY = {"daily": _ALL, "diario": _ALL, "weekdays": _WORK, "laborables": _WORK}
_LENGTH = re.compile(r"(?:\d+(?:\.\d+)?\s*[wdhm]\s*)+")
_PART = re.compile(r"(\d+(?:\.\d+)?)\s*([wdhm])")
_BUDGET = re.compile(r"(?:clock|reloj)\s+(?P<bank>[^+]+)\+(?P<back>.+?)(?:(?:max|máx)\s+(?P<cap>.+))?")
_CLOCK = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")


def zone(name: str) -> str:
    """A time zone's name, checked. Raises ``UserError`` for one that does not exist."""
    try:
        return zoneinfo.ZoneInfo(name.strip()).key
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise UserError("bad-zone", zone=name.strip()[:60]) from error


def parse(text: str, *, base: DeadlinePolicy | None = None, home: str = "UTC") -> DeadlinePolicy:
    """A policy from its text. What the text does not say (grace, absence) is kept from ``base``.

    ``home``: time zone of fixed hours when the text names none. Raises ``UserError`` for anything else.
    """
    policy = msgspec.structs.replace(base or DeadlinePolicy(), bank=0.0, increment=0.0, cap=0.0)
    words = text.strip().split()
    lowered = text.strip().lower()
    if lowered in _NONE:
        return msgspec.structs.replace(policy, hours=0.0, at="", weekdays=tuple(range(7)))
    budget = _BUDGET.fullmatch(lowered)
    if budget:
        return _budget(policy, text, *((budget[name] or "").strip() for name in ("bank", "back", "cap")))
    if _LENGTH.fullmatch(lowered):
        hours = _hours(lowered)
        if not SHORTEST <= hours <= LONGEST:
            raise UserError("deadline-range", days=int(LONGEST // 24))
        return msgspec.structs.replace(policy, hours=hours, at="", weekdays=tuple(range(7)))
    if len(words) in (2, 3):
        days = _EVERY.get(words[0].lower()) or _days(words[0].lower())
        clock = _CLOCK.fullmatch(words[1])
        if days and clock:
            where = zone(words[2]) if len(words) == 3 else home
            at = f"{int(clock[1]):02d}:{clock[2]}"
            return msgspec.structs.replace(policy, hours=24.0, at=at, zone=where, weekdays=days)
    raise UserError("deadline-unreadable", text=text.strip()[:60])


def _hours(text: str) -> float:
    return sum(float(number) * _UNITS[unit] for number, unit in _PART.findall(text))


def _budget(policy: DeadlinePolicy, text: str, *said: str) -> DeadlinePolicy:
    """A clock: so much at the start, so much back for an answer, at most so much."""
    if any(part and not _LENGTH.fullmatch(part) for part in said):
        raise UserError("deadline-unreadable", text=text.strip()[:60])
    bank, back, cap = (_hours(part) for part in said)
    if not 1 <= back <= bank <= (cap or bank) <= LONGEST:
        raise UserError("deadline-clock", days=int(LONGEST // 24))
    every = tuple(range(7))
    return msgspec.structs.replace(
        policy, hours=min(bank, 24.0), at="", weekdays=every, bank=bank, increment=back, cap=cap or bank
    )


def _days(text: str) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not parts or any(part not in _DAYS for part in parts):
        return ()
    return tuple(sorted({_DAYS[part] for part in parts}))


def describe(voice: Voice, policy: DeadlinePolicy) -> str:
    """A policy in words."""
    if policy.bank:
        said = (policy.bank, policy.increment, policy.cap or policy.bank)
        bank, back, cap = (span(voice, each * 3600) for each in said)
        return voice.text("deadline-budget", bank=bank, back=back, cap=cap)
    if not policy.hours:
        return voice.text("deadline-none")
    if policy.at:
        return voice.text("deadline-at", at=policy.at, zone=policy.zone, days=_days_text(voice, policy.weekdays))
    hours = policy.hours
    if hours >= 24 and hours % 24 == 0:
        return voice.text("deadline-days", days=int(hours // 24))
    if hours >= 1:
        return voice.text("deadline-hours", hours=round(hours, 1) if hours % 1 else int(hours))
    return voice.text("deadline-minutes", minutes=round(hours * 60))


def _days_text(voice: Voice, days: tuple[int, ...]) -> str:
    if len(days) == 7:
        return voice.text("days-all")
    if days == (0, 1, 2, 3, 4):
        return voice.text("days-work")
    return ", ".join(voice.text(f"day-{day}") for day in days)


def span(voice: Voice, seconds: float) -> str:
    """A length of time in its largest fitting unit."""
    for unit, length in (("days", 86_400.0), ("hours", 3600.0)):
        if seconds >= 2 * length or (seconds >= length and seconds % length == 0):
            return voice.text(f"span-{unit}", n=round(seconds / length))
    return voice.text("span-minutes", n=round(seconds / 60))


def costs(voice: Voice, policy: DeadlinePolicy) -> list[str]:
    """What the table asks of people's pace and what a miss costs, where that is not as usual."""
    lines = []
    if policy.cost is not Cost.NOTHING and policy.hours:
        lines.append(voice.text(f"cost-{policy.cost.value}", n=policy.strikes))
    if policy.gate >= 0:
        lines.append(voice.text("gate-fact", most=policy.gate, newcomers="yes" if policy.newcomers else "no"))
    return lines


def pace(voice: Voice, found: Pace) -> str:
    """How fast somebody answers, in a few words."""
    if found.quartiles is None:
        return voice.text("pace-missed", missed=found.missed or 0)
    low, middle, high = (span(voice, each) for each in found.quartiles)
    return voice.text("pace", low=low, middle=middle, high=high, missed=found.missed or 0)


def clocks(voice: Voice, info: TableInfo) -> str:
    """What stands on the clocks of seats that have one."""
    policy = info.policy
    if not policy.bank:
        return ""
    people = [s for s in info.seats if s.user_id is not None]
    held = [(s.seat, policy.bank * 3600 if s.bank is None else s.bank) for s in people]
    return voice.text("status-clocks", clocks=[f"{voice.seat(n)} {span(voice, bank)}" for n, bank in held])
