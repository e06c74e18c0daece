"""Deadlines as people write them, and what goes with them, in words.

Such as ``48h``, ``2 days``, ``daily 8pm``, ``mon-fri 18:30 Europe/Madrid``, ``clock 5d +12h max 7d``, ``none``.
"""

from __future__ import annotations

import re
import unicodedata

import msgspec

from bot.common.errors import UserError
from bot.presenter.words.voice import Voice
from bot.tables.clock import schedule
from bot.tables.model import Cost, DeadlinePolicy, TableInfo
from bot.tables.play.response_times import Pace

LONGEST = 60 * 24.0
"""Longest turn in hours."""
SHORTEST = 0.05

_UNITS = {
    name: hours
    for hours, names in (
        (168.0, "w wk wks week weeks sem semana semanas"),
        (24.0, "d day days dia dias"),
        (1.0, "h hr hrs hour hours hora horas"),
        (1 / 60, "m min mins minute minutes minuto minutos"),
    )
    for name in names.split()
}
"""Hours of each unit of time, without accents."""
_NONE = {"none", "no", "off", "never", "0", "ninguno", "ninguna", "nunca", "sin"}
_ALL, _WORK, _REST = tuple(range(7)), tuple(range(5)), (5, 6)
_DAYS = {
    name: days
    for names, days in (
        ("mon monday mondays lun lunes", (0,)),
        ("tue tues tuesday tuesdays mar martes", (1,)),
        ("wed weds wednesday wednesdays mie miercoles", (2,)),
        ("thu thur thurs thursday thursdays jue jueves", (3,)),
        ("fri friday fridays vie viernes", (4,)),
        ("sat saturday saturdays sab sabado sabados", (5,)),
        ("sun sunday sundays dom domingo domingos", (6,)),
        ("daily everyday day days dia dias diario diariamente", _ALL),
        ("weekday weekdays workdays laborable laborables", _WORK),
        ("weekend weekends finde findes", _REST),
    )
    for name in names.split()
}
"""Days by their names, without accents."""
_FILLERS = set(re.findall("[a-z]+", "every each on at from and the a la las los el al de cada todos y"))
"""Words beside days and hours that change nothing."""
_NUMBER = r"\d+(?:[.,]\d+)?"
_PART = re.compile(rf"({_NUMBER})\s*({'|'.join(sorted(_UNITS, key=len, reverse=True))})(?![a-z])")
_LENGTH = re.compile(rf"(?:(?:every|cada)\s+)?{_PART.pattern}(?:(?:\s*,\s*|\s+(?:and|y)\s+|\s*){_PART.pattern})*")
_BUDGET = re.compile(r"(?:clock|reloj)\s+(?P<bank>[^+]+)\+(?P<back>.+?)(?:max\s+(?P<cap>.+))?")
_CLOCK = re.compile(
    r"(?<![\d:.])(?:(?P<hour>\d{1,2})(?:[:.h](?P<minute>\d{2}))?(?:\s*h(?:s|rs|oras)?\b)?\s*(?P<half>[ap]\.?\s?m\b\.?)?"
    r"|(?P<noon>noon|mediodia))(?![\w:])"
)
_RANGE = re.compile(r"([a-z]+)(?:\s*[-\u2010-\u2015]\s*|\s+(?:to|through|a)\s+)([a-z]+)")


def zone(name: str) -> str:
    """A time zone's name, written in any case. Raises ``UserError`` for one that does not exist."""
    found = schedule.zone_named(name)
    if found is None:
        raise UserError("bad-zone", zone=name.strip()[:60])
    return found


def parse(text: str, *, base: DeadlinePolicy | None = None, home: str = "UTC") -> DeadlinePolicy:
    """A policy from its text. What the text does not say (grace, absence) is kept from ``base``.

    ``home``: time zone of fixed hours when the text names none. Raises ``UserError`` for anything else.
    """
    policy = msgspec.structs.replace(base or DeadlinePolicy(), bank=0.0, increment=0.0, cap=0.0, at="", weekdays=_ALL)
    bare = _bare(text)
    lowered = bare.lower()
    if lowered in _NONE:
        return msgspec.structs.replace(policy, hours=0.0)
    budget = _BUDGET.fullmatch(lowered)
    if budget:
        return _budget(policy, text, *((budget[name] or "").strip() for name in ("bank", "back", "cap")))
    if _LENGTH.fullmatch(lowered):
        hours = _hours(lowered)
        if not SHORTEST <= hours <= LONGEST:
            raise UserError("deadline-range", days=int(LONGEST // 24))
        return msgspec.structs.replace(policy, hours=hours)
    fixed = _fixed(bare)
    if fixed is None:
        raise UserError("deadline-unreadable", text=text.strip()[:60])
    days, at, where = fixed
    return msgspec.structs.replace(policy, hours=24.0, at=at, zone=zone(where) if where else home, weekdays=days)


def _bare(text: str) -> str:
    """A text without accents, with single gaps."""
    letters = unicodedata.normalize("NFKD", text)
    return " ".join("".join(char for char in letters if unicodedata.category(char) != "Mn").split())


def _hours(text: str) -> float:
    return sum(float(number.replace(",", ".")) * _UNITS[unit] for number, unit in _PART.findall(text))


def _fixed(text: str) -> tuple[tuple[int, ...], str, str] | None:
    """Days, a time "HH:MM" and a zone, empty for none; ``None`` for anything else."""
    for clock in _CLOCK.finditer(text.lower()):
        days, at = _days(text[: clock.start()].lower()), _at(clock)
        if days and at:
            return days, at, text[clock.end() :].strip(" ,()")
    return None


def _at(clock: re.Match[str]) -> str:
    """A time of the day as ``HH:MM``, empty where there is none such; a bare number is none either."""
    if clock["noon"]:
        return "12:00"
    hour, minute, half = int(clock["hour"]), int(clock["minute"] or 0), (clock["half"] or "")[:1]
    if half:
        if not 1 <= hour <= 12:
            return ""
        hour = hour % 12 + (12 if half == "p" else 0)
    elif clock[0].strip().isdigit():
        return ""
    return f"{hour:02d}:{minute:02d}" if hour <= 23 and minute <= 59 else ""


def _days(text: str) -> tuple[int, ...]:
    """Days of the week as people name them, ``mon-fri``, ``lunes y jueves``, ``every day``; empty for anything else."""
    found: set[int] = set()

    def spanned(match: re.Match[str]) -> str:
        first, last = _DAYS.get(match[1], ()), _DAYS.get(match[2], ())
        if len(first) != 1 or len(last) != 1:
            return match[0]
        found.update((first[0] + n) % 7 for n in range((last[0] - first[0]) % 7 + 1))
        return " "

    text = text.replace("fines de semana", "weekends").replace("fin de semana", "weekend")
    words = re.split(r"[\s,;/&+@]+", _RANGE.sub(spanned, text))
    named = [word for word in words if word and word not in _FILLERS]
    if any(word not in _DAYS for word in named):
        return ()
    if len(named) > 1 and named[0] in ("dias", "dia") and len(_DAYS[named[1]]) > 1:  # días laborables
        named = named[1:]
    return tuple(sorted(found.union(*(_DAYS[word] for word in named))))


def _budget(policy: DeadlinePolicy, text: str, *said: str) -> DeadlinePolicy:
    """A clock: so much at the start, so much back for an answer, at most so much."""
    if any(part and not _LENGTH.fullmatch(part) for part in said):
        raise UserError("deadline-unreadable", text=text.strip()[:60])
    bank, back, cap = (_hours(part) for part in said)
    if not 1 <= back <= bank <= (cap or bank) <= LONGEST:
        raise UserError("deadline-clock", days=int(LONGEST // 24))
    return msgspec.structs.replace(policy, hours=min(bank, 24.0), bank=bank, increment=back, cap=cap or bank)


def describe(voice: Voice, policy: DeadlinePolicy) -> str:
    """A policy in words."""
    if policy.bank:
        said = (policy.bank, policy.increment, policy.cap or policy.bank)
        bank, back, cap = (span(voice, each * 3600) for each in said)
        return voice.text("deadline-budget", bank=bank, back=back, cap=cap)
    if not policy.hours:
        return voice.text("deadline-none")
    if policy.at:
        return voice.text(
            "deadline-at", at=policy.at, zone=zone_text(voice, policy.zone), days=_days_text(voice, policy.weekdays)
        )
    hours = policy.hours
    if hours >= 24 and hours % 24 == 0:
        return voice.text("deadline-days", days=int(hours // 24))
    if hours >= 1:
        return voice.text("deadline-hours", hours=round(hours, 1) if hours % 1 else int(hours))
    return voice.text("deadline-minutes", minutes=round(hours * 60))


def zone_text(voice: Voice, name: str) -> str:
    """A time zone by its name; one that is a fixed distance from UTC says so."""
    hours = schedule.fixed_offset(name)
    return name if hours is None else voice.text("zone-fixed", zone=name, offset=f"{hours:+g}".replace("-", "−"))


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
