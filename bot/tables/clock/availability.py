"""When a person is there: their hours of the day and their days off, and what both do to a deadline. Pure.

Deadlines of a table with turns of half a day or more follow them, unless it hides names. Shorter turns are played by
appointment, and keep their time.
"""

from __future__ import annotations

import dataclasses
import datetime as dt
from collections.abc import Iterator, Sequence
from zoneinfo import ZoneInfo

import msgspec

from bot.common.errors import UserError
from bot.store.records import Row
from bot.tables.clock import schedule
from bot.tables.model import Cost, DeadlinePolicy, Question

DAY = 86_400.0
APPOINTED = 12.0
"""Hours: shorter turns are played by appointment."""
MORNING = 1
"""Hours after waking until something may be due that would have been due in the night."""
LEAST = 3600.0
"""Seconds that a halved turn has at least."""
SHORTEST_DAY = 6
"""Hours that a day has at least: whoever is there for less would hold every table up."""
FIRST_DAYS = 14.0
"""Days off that everybody begins with."""
MOST_DAYS = 21.0
"""Days off that can be saved up."""
EARNED = 12.0
"""Days after which another day off is earned."""
AHEAD = 366
"""Days ahead that days off can begin at the latest."""
LONGEST_NIGHT = 12
"""Hours of a night that stop a clock at most."""
COLUMNS = ("zone", "wake", "sleep", "away_from", "away_until", "reminders", "cadence")
REMEMBERED = 180 * DAY
"""Seconds for which days off that are over are remembered: longer than what is asked stands open."""
Spans = tuple[tuple[float, float], ...]
_SPANS = msgspec.json.Decoder(Spans)


@dataclasses.dataclass(frozen=True, slots=True)
class Habits:
    """When a person is there, and how they want to be reminded; moments are seconds since 1970."""

    zone: str = "UTC"
    """Their time zone, by its name in the IANA database."""
    wake: int = 0
    """The hour of the day (0 to 23, in ``zone``) from which they are there; equal to ``sleep`` for always."""
    sleep: int = 0
    """The hour until which they are there; a day may pass midnight."""
    away_from: float | None = None
    """When their last days off begin, ``None`` for none."""
    away_until: float | None = None
    """When those end, ``None`` for none."""
    reminders: bool = True
    """They want to be reminded of a turn."""
    cadence: str = "half"
    """How often: one of ``schedule.CADENCES``."""
    before: Spans = ()
    """Days off that were over when they announced their last ones, the earliest first."""

    @property
    def spans(self) -> Spans:
        """All days off that are known, the earliest first."""
        if self.away_from is None or self.away_until is None:
            return self.before
        return (*self.before, (self.away_from, self.away_until))

    def awake(self, due: float) -> float:
        """A deadline that does not fall into the night: put off to an hour after waking."""
        if self.wake == self.sleep:
            return due
        where = schedule.zone(self.zone) or ZoneInfo("UTC")
        local = dt.datetime.fromtimestamp(due, where)
        length = (self.sleep - self.wake) % 24
        since = (local.hour - self.wake) % 24 + (local.minute * 60 + local.second) / 3600
        if MORNING <= since <= length:
            return due
        begins = local.replace(hour=self.wake, minute=0, second=0, microsecond=0)
        if since < MORNING:  # the morning of this day; it may have begun yesterday
            begins -= dt.timedelta(days=(begins > local))
        elif begins <= local:
            begins += dt.timedelta(days=1)
        return begins.timestamp() + MORNING * 3600

    def off(self, start: float, end: float) -> float:
        """Seconds of days off in the time from ``start`` to ``end``, with those that push the end out further."""
        total = 0.0
        for begins, ends in self.spans:
            if begins < end + total:
                total += max(0.0, ends - max(start, begins))
        return total

    def present(self, start: float, end: float) -> float:
        """Seconds between two moments without days off."""
        gone = sum(max(0.0, min(end, until) - max(start, since)) for since, until in self.spans)
        return max(0.0, end - start - gone)

    def ticking(self, start: float, end: float) -> float:
        """Seconds between two moments in which a clock runs: neither by night nor on days off."""
        total = 0.0
        for begins, ends in self._days(start):
            if begins >= end:
                break
            total += self.present(begins, min(ends, end))
        return total

    def run_out(self, start: float, seconds: float) -> float:
        """When a clock with so many seconds has run out that runs from ``start`` on."""
        for begins, ends in self._days(start):
            there = self.present(begins, ends)
            if there < seconds:
                seconds -= there
                continue
            end = begins + seconds
            return self.awake(end + self.off(begins, end))
        raise AssertionError("days never end")

    def _days(self, start: float) -> Iterator[tuple[float, float]]:
        """The days of a person from a moment on, none with a longer night than ``LONGEST_NIGHT`` hours."""
        if self.wake == self.sleep:
            yield start, float("inf")
            return
        where = schedule.zone(self.zone) or ZoneInfo("UTC")
        length = max((self.sleep - self.wake) % 24, 24 - LONGEST_NIGHT) * 3600.0
        day = dt.datetime.fromtimestamp(start, where).date() - dt.timedelta(days=1)
        while True:
            begins = dt.datetime.combine(day, dt.time(self.wake), where).timestamp()
            if begins + length > start:
                yield max(begins, start), begins + length
            day += dt.timedelta(days=1)

    def away(self, now: float) -> bool:
        """Whether its person has a day off."""
        return self.away_from is not None and self.away_until is not None and self.away_from <= now < self.away_until


def of_row(row: Row) -> Habits:
    """The habits of a user's row; whoever has none is always there."""
    found = {name: row[name] for name in COLUMNS if row.get(name) is not None}
    return Habits(**found, before=spans(row.get("away_before")))


def spans(text: str | None) -> Spans:
    """Days off that are over, from what is stored."""
    return _SPANS.decode(text) if text else ()


def stored(past: Spans) -> str:
    """Days off that are over, to be stored."""
    return msgspec.json.encode(past).decode() if past else ""


@dataclasses.dataclass(frozen=True, slots=True)
class Rhythm:
    """When the questions of one seat are due.

    A window and what is asked without names are due at one moment for everybody, whoever has answered: the latest of
    all.
    """

    policy: DeadlinePolicy
    """The policy of its table."""
    own: Habits = Habits()
    """The habits of its person; of a computer those of somebody who is always there."""
    everybody: Sequence[Habits] = ()
    """The habits of all, by seat."""
    late: bool = False
    """Its last deadline was missed."""
    spread: float = 0.0
    """Seconds after a time of day that many tables share at which something is really due."""
    shortened: bool = False
    """The table's turns became short while the game ran."""
    unwarned: bool = False
    """Since deadlines became shorter nothing was asked of the seat, so that what is asked now has a day at least."""
    unwarned_any: bool = False
    """This is so for some seat: it counts where all have one moment."""

    @property
    def appointed(self) -> bool:
        """Whether people play by appointment: turns are short, and were so when they sat down."""
        return short(self.policy) and not self.shortened

    def turn(
        self, start: float, *, first: bool = False, together: bool = False, bank: float | None = None
    ) -> tuple[float | None, float]:
        """When a turn that begins at ``start`` is due, and by how many seconds habits have put that off. ``together``:
        at one moment for all seats; ``bank``: seconds on the seat's clock, ``None`` where none runs."""
        plain = schedule.due(self.policy, start, first=first, after=self.spread) if bank is None else start + bank
        if plain is None:
            return None, 0.0
        if self.late and not together and self.policy.cost is Cost.HALF:
            plain = start + max((plain - start) / 2, min(LEAST, plain - start))
        if self.unwarned_any if together else self.unwarned:
            plain = max(plain, self.on_slot(start + DAY))
        due = self.put_off(start, plain, together=together)
        return due, due - plain

    def window(self, start: float) -> float | None:
        """When a window closes, for all seats alike. Nobody's days off hold it open."""
        due = schedule.window(self.policy, start)
        if due is not None and self.unwarned_any:
            due = max(due, start + DAY)
        return due if due is None or self.appointed else _latest(due, [self._awake(h, due) for h in self.everybody])

    def offer(self, start: float) -> float | None:
        """When an offer lapses."""
        due = schedule.offer(self.policy, start, after=self.spread)
        if due is not None and self.unwarned:
            due = max(due, start + DAY)
        return None if due is None else self._lapses(due)

    def put_off(self, start: float, due: float, *, together: bool = False) -> float:
        """A turn's deadline as it suits its person: days off do not count, and it never falls into their night."""
        if self.appointed:
            return due
        if self.policy.bank and not together:
            return self.own.run_out(start, due - start)
        whose = self.everybody if together else (self.own,)
        return _latest(due, [self._awake(h, self._after_days_off(h, start, due)) for h in whose])

    def resumed(self, question: Question, stopped: float, now: float) -> tuple[float | None, float]:
        """When a question is due after a rest from ``stopped`` to ``now``, and by how many seconds habits have put that
        off: with the time that was left, or, where times are fixed, at the first slot that leaves as much, or the half
        of the gap before it that is enough for anybody who is asked."""
        due, off, policy = question.due_at, question.off, self.policy
        if due is None:
            return None, off
        offered = question.pace != "turn"
        loose = question.pace == "window" or (offered and policy.offer_hours > 0)
        if not policy.at or loose or due <= stopped:
            return due + now - stopped, off
        for slot, enough in schedule.slots(policy, now if offered else max(now, due - off), self.spread):
            later = self._lapses(slot) if offered else self.put_off(now, slot, together=question.anonymous)
            if later >= due and later - now >= min(due - stopped, enough):
                return later, off if offered else later - slot
        raise AssertionError("days never end")

    def on_slot(self, moment: float) -> float:
        """The first moment from one on at which something may be due at this table."""
        return schedule.on_slot(self.policy, moment, self.spread)

    def _lapses(self, due: float) -> float:
        """When an offer that lapses at a moment does so, as it suits its person."""
        return due if self.appointed else self._awake(self.own, due)

    def _after_days_off(self, person: Habits, start: float, due: float) -> float:
        """A deadline that counts no days off of somebody, at a slot of its table."""
        off = person.off(start, due)
        return self.on_slot(due + off) if off else due

    def _awake(self, person: Habits, due: float) -> float:
        """A deadline put off to somebody's morning, which is that of many others."""
        morning = person.awake(due)
        return morning if morning == due else morning + self.spread


def _latest(due: float, others: Sequence[float]) -> float:
    return max([due, *others])


def short(policy: DeadlinePolicy) -> bool:
    """Whether turns are so short that whoever agrees to them plays by appointment."""
    return policy.hours < APPOINTED


def check_hours(wake: int, sleep: int) -> None:
    """Raise ``bad-hours`` for hours that are none, or a day too short to play in."""
    if not (0 <= wake <= 23 and 0 <= sleep <= 23) or 0 < (sleep - wake) % 24 < SHORTEST_DAY:
        raise UserError("bad-hours", least=SHORTEST_DAY)


def bank(days: float, counted_at: float | None, now: float) -> float:
    """Days off that somebody has at ``now`` who had ``days`` at ``counted_at``; ``None``: never counted."""
    if counted_at is None:
        return days
    return min(MOST_DAYS, days + max(0.0, now - counted_at) / DAY / EARNED) if days < MOST_DAYS else days
