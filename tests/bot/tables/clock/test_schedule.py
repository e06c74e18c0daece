"""The arithmetic of deadlines: hours, fixed times, weekdays, and the nights on which clocks change."""

from __future__ import annotations

import datetime as dt
from zoneinfo import ZoneInfo

import pytest

from bot.common.errors import UserError
from bot.locale import LANGUAGES, text
from bot.tables.clock.schedule import SPREAD, check, due, offer, reminders, spread, window
from bot.tables.model import DeadlinePolicy

MADRID = ZoneInfo("Europe/Madrid")


def at(text: str, zone: ZoneInfo = MADRID) -> float:
    return dt.datetime.fromisoformat(text).replace(tzinfo=zone).timestamp()


def shown(moment: float | None, zone: ZoneInfo = MADRID) -> str:
    assert moment is not None
    return dt.datetime.fromtimestamp(moment, zone).strftime("%Y-%m-%d %H:%M")


def test_plain_hours() -> None:
    assert due(DeadlinePolicy(hours=48), 1000.0) == 1000.0 + 48 * 3600
    assert due(DeadlinePolicy(hours=0), 1000.0) is None
    assert due(DeadlinePolicy(hours=1, first_bonus=5), 0.0, first=True) == 6 * 3600
    assert due(DeadlinePolicy(hours=1, first_bonus=5), 0.0) == 3600


EVERY, SUNDAYS, TWICE, WORK = tuple(range(7)), (6,), (0, 3), tuple(range(5))


@pytest.mark.parametrize(
    ("weekdays", "start", "end"),  # 2026-05-04 is a Monday
    [
        (EVERY, "2026-05-04 21:00", "2026-05-05 20:00"),  # the next evening, not the one after
        (EVERY, "2026-05-04 20:00", "2026-05-05 20:00"),
        (EVERY, "2026-05-04 07:00", "2026-05-04 20:00"),
        (EVERY, "2026-05-04 08:00", "2026-05-04 20:00"),  # just half of the gap
        (EVERY, "2026-05-04 08:01", "2026-05-05 20:00"),
        (EVERY, "2026-05-04 13:00", "2026-05-05 20:00"),
        (SUNDAYS, "2026-05-10 13:00", "2026-05-17 20:00"),
        (SUNDAYS, "2026-05-11 00:05", "2026-05-17 20:00"),
        (SUNDAYS, "2026-05-14 08:00", "2026-05-17 20:00"),
        (SUNDAYS, "2026-05-14 08:01", "2026-05-24 20:00"),
        (TWICE, "2026-05-07 13:00", "2026-05-11 20:00"),
        (TWICE, "2026-05-06 07:00", "2026-05-07 20:00"),  # Thursday is 37 h away, 36 h are enough
        (WORK, "2026-05-08 19:00", "2026-05-11 20:00"),
        (WORK, "2026-05-10 13:00", "2026-05-12 20:00"),
    ],
)
def test_a_fixed_time_is_at_least_half_of_its_gap_away(weekdays: tuple[int, ...], start: str, end: str) -> None:
    """Of a first turn as of any other; a first bonus comes on top."""
    for hours in (24, 72):
        policy = DeadlinePolicy(hours=hours, at="20:00", zone="Europe/Madrid", weekdays=weekdays, first_bonus=12)
        assert shown(due(policy, at(start))) == end
        plain = DeadlinePolicy(hours=hours, at="20:00", zone="Europe/Madrid", weekdays=weekdays)
        assert shown(due(plain, at(start), first=True)) == end
        assert due(policy, at(start) - 12 * 3600, first=True) == due(plain, at(start))


def test_weekdays() -> None:
    weekdays = (0, 1, 2, 3, 4)  # 2026-05-08 is a Friday
    fixed = DeadlinePolicy(hours=24, at="20:00", zone="Europe/Madrid", weekdays=weekdays)
    assert shown(due(fixed, at("2026-05-08 20:00"))) == "2026-05-11 20:00"
    assert shown(due(fixed, at("2026-05-08 08:00"))) == "2026-05-08 20:00"
    plain = DeadlinePolicy(hours=24, zone="Europe/Madrid", weekdays=weekdays)
    assert shown(due(plain, at("2026-05-08 12:15"))) == "2026-05-11 12:15"
    one = DeadlinePolicy(hours=24, at="20:00", zone="Europe/Madrid", weekdays=(2,))
    assert shown(due(one, at("2026-05-06 20:00"))) == "2026-05-13 20:00"


def test_nights_on_which_clocks_change() -> None:
    policy = DeadlinePolicy(hours=24, at="20:00", zone="Europe/Madrid")
    spring = due(policy, at("2026-03-28 20:00"))  # 23 hours later
    assert shown(spring) == "2026-03-29 20:00"
    assert spring == at("2026-03-28 20:00") + 23 * 3600
    autumn = due(policy, at("2026-10-24 20:00"))  # 25 hours later: still the next evening
    assert shown(autumn) == "2026-10-25 20:00"
    lost = DeadlinePolicy(hours=24, at="02:30", zone="Europe/Madrid")  # this time does not exist on 29 March
    assert shown(due(lost, at("2026-03-28 12:00"))) == "2026-03-29 03:30"
    twice = DeadlinePolicy(hours=24, at="02:30", zone="Europe/Madrid")
    assert shown(due(twice, at("2026-10-24 12:00"))) == "2026-10-25 02:30"
    plain = DeadlinePolicy(hours=24, zone="Europe/Madrid", weekdays=(0,))
    assert shown(due(plain, at("2026-03-28 12:00"))) == "2026-03-30 13:00"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("hours", -1),
        ("hours", float("nan")),
        ("at", "25:00"),
        ("at", "8:30"),
        ("zone", "Mars/Base"),
        ("zone", "../etc"),
        ("zone", ""),
        ("zone", "localtime"),
        ("zone", "Factory"),
        ("zone", "right/Europe/Madrid"),
        ("weekdays", ()),
        ("weekdays", (7,)),
        ("grace", 1e9),
        ("first_bonus", -2),
        ("window_hours", -1),
        ("offer_hours", float("nan")),
        ("gate", 101),
        ("pace", -1),
        ("reminders", (1.5,)),
        ("reminders", (0.1,) * 6),
    ],
)
def test_bad_policies(field: str, value: object) -> None:
    with pytest.raises(UserError) as caught:
        check(DeadlinePolicy(**{field: value}))  # type: ignore[arg-type]
    assert (caught.value.key, caught.value.params) == ("bad-deadline", {"field": field})


@pytest.mark.parametrize(
    ("field", "policy"),
    [
        ("clock", DeadlinePolicy(hours=24, bank=5, increment=0)),
        ("clock", DeadlinePolicy(hours=24, bank=5, increment=6)),
        ("cost", DeadlinePolicy(strikes=0)),
        ("cost", DeadlinePolicy(strikes=10)),
    ],
)
def test_what_belongs_together_is_refused_by_one_name(field: str, policy: DeadlinePolicy) -> None:
    """A clock and the cost of missed deadlines have sentences of their own."""
    with pytest.raises(UserError) as caught:
        check(policy)
    assert caught.value.params == {"field": field}
    told = {lang: text(lang, caught.value.key, **caught.value.params) for lang in LANGUAGES}
    assert told != {lang: text(lang, "bad-deadline", field="offer_hours") for lang in LANGUAGES}


def test_tables_with_one_time_are_spread_over_a_minute() -> None:
    """Neighbours differ, none is later than a minute, and the rhythm stays daily."""
    policy = DeadlinePolicy(hours=24, at="20:00", zone="Europe/Madrid")
    sharp = at("2026-05-05 20:00")
    ends = [due(policy, at("2026-05-04 21:00"), after=spread(table)) for table in range(1, 501)]
    late = [end - sharp for end in ends if end is not None]
    assert len(late) == 500
    assert min(late) >= 0
    assert max(late) < SPREAD <= 60
    assert max(late.count(seconds) for seconds in set(late)) <= 9
    assert all(len(set(late[n : n + 60])) == 60 for n in range(440))
    for table in range(1, 61):
        end: float | None = at("2026-05-04 20:00") + spread(table)
        for day in range(5, 9):
            assert end is not None
            end = due(policy, end, after=spread(table))
            assert end == at(f"2026-05-0{day} 20:00") + spread(table)
    first, second = (reminders(policy, 0, at("2026-05-04 20:00") + s, sharp + s) for s in (spread(1), spread(2)))
    assert not set(first) & set(second)
    assert due(DeadlinePolicy(hours=24), 1000.0, after=7.0) == 1000.0 + 24 * 3600  # those are spread already


def test_reminders_ahead_only() -> None:
    policy = DeadlinePolicy(reminders=(0.5, 0.1))
    assert reminders(policy, 0, 0, 100) == [50, 90]
    assert reminders(policy, 60, 0, 100) == [90]


def test_windows_and_offers() -> None:
    """Windows last a third of a turn, offers as long as one, unless the policy says so."""
    plain = DeadlinePolicy(hours=48)
    assert (window(plain, 0.0), offer(plain, 0.0)) == (16 * 3600, 48 * 3600)
    own = DeadlinePolicy(hours=48, window_hours=2, offer_hours=5)
    assert (window(own, 0.0), offer(own, 0.0)) == (2 * 3600, 5 * 3600)
    none = DeadlinePolicy(hours=0)
    assert (window(none, 0.0), offer(none, 0.0)) == (None, None)
    assert window(DeadlinePolicy(hours=0, window_hours=1), 0.0) == 3600
    fixed = DeadlinePolicy(hours=24, at="20:00", zone="Europe/Madrid")
    assert shown(offer(fixed, at("2026-05-04 21:00"))) == "2026-05-05 20:00"
    work = DeadlinePolicy(hours=24, zone="Europe/Madrid", weekdays=(0, 1, 2, 3, 4))
    assert shown(window(work, at("2026-05-08 20:00"))) == "2026-05-11 04:00"
