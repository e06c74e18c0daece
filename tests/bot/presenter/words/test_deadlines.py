"""Deadlines as people write them, in two languages, and time zones by their names."""

from __future__ import annotations

import pytest

from bot.common.errors import UserError
from bot.presenter.words.deadlines import describe, parse, zone
from bot.presenter.words.voice import Voice

EVERY, WORK = tuple(range(7)), tuple(range(5))


@pytest.mark.parametrize(
    ("hours", "written"),
    [
        (24, "1 day|24h|24 horas|cada 1 día|1d"),
        (48, "2d|2 days|48 hours|2 días|2 dias|every 2 days|cada 2 días|２ days"),
        (36, "1 day and 12 hours|1 día y 12 horas|1d 12h|1d12h|1.5 days|1,5 días|1 day, 12 hrs"),
        (168, "1w|1 week|1 semana"),
        (0, "none|ninguno"),
    ],
)
def test_lengths(hours: float, written: str) -> None:
    for text in written.split("|"):
        assert (parse(text).hours, parse(text).at) == (hours, ""), text


@pytest.mark.parametrize(
    ("days", "at", "written"),
    [
        (EVERY, "20:00", "daily 20:00|daily 8pm|daily 8 p.m.|every day 20:00|every day at 8 PM|Daily @ 20.00"),
        (EVERY, "20:00", "diario 20:00|cada día a las 20:00|todos los días 20h|Every day at 20:00 (UTC)"),
        (WORK, "18:00", "mon-fri 18:00|Monday to Friday 6pm|weekdays 18:00|de lunes a viernes a las 18:00"),
        ((0, 3), "18:30", "mon, thu 18:30|mon and thu 6:30pm|lunes y jueves 18:30|Mondays, Thursdays 18:30"),
        ((6,), "00:00", "sun 12am|los domingos a las 0:00"),
        ((0, 4, 5, 6), "12:00", "fri-mon 12pm|vie-lun 12:00|fri–mon noon|viernes a lunes, mediodía"),
        ((5, 6), "09:05", "weekend 9:05|fines de semana 9:05|sáb,dom 9:05am"),
    ],
)  # fmt: skip
def test_days_and_hours(days: tuple[int, ...], at: str, written: str) -> None:
    for text in written.split("|"):
        policy = parse(text)
        assert (policy.weekdays, policy.at, policy.zone, policy.hours) == (days, at, "UTC", 24), text


@pytest.mark.parametrize(
    "text",
    ["daily", "20:00", "8pm", "daily 20", "daily 25:00", "daily 13pm", "daily 0am", "daily 20:60", "mon-foo 20:00",
     "2 fortnights", "mon-fri", "daily 20:00:30", "2", "", "2 days 20:00", "y 20:00", "daily 1920:00"],
)  # fmt: skip
def test_what_is_no_deadline(text: str) -> None:
    with pytest.raises(UserError, match="deadline-unreadable"):
        parse(text)


def test_clocks_in_words() -> None:
    policy = parse("clock 5 days + 12 hours max 7 days")
    assert (policy.bank, policy.increment, policy.cap) == (120, 12, 168)
    assert parse("reloj 5 días +12 horas máx 7 días") == policy == parse("clock 5d +12h max 7d")


def test_zones_in_any_case() -> None:
    assert parse("mon,thu 18:30 europe/madrid").zone == "Europe/Madrid"
    assert parse("daily 8pm, America/New York").zone == zone("AMERICA/NEW_YORK") == "America/New_York"
    assert parse("daily 8pm", home="Europe/Madrid").zone == "Europe/Madrid"
    for name in ("localtime", "Factory", "right/Europe/Madrid", "posix/UTC", "posixrules", "Mars/Base", "Europe", ""):
        with pytest.raises(UserError, match="bad-zone") as caught:
            zone(name)
        assert caught.value.params == {"zone": name}


def test_a_distance_from_utc_is_named_as_such() -> None:
    told = {
        name: describe(Voice("en", ()), parse(f"daily 20:00 {name}")) for name in ("EST", "Etc/GMT+2", "GMT", "UTC")
    }
    assert told["EST"] == "every day at 20:00 (EST, always UTC−5, no daylight saving time)"
    assert "always UTC−2" in told["Etc/GMT+2"]
    assert "always UTC+0" in told["GMT"]
    assert told["UTC"] == "every day at 20:00 (UTC)"
    assert "UTC" not in describe(Voice("es", ()), parse("daily 20:00 Japan"))
    assert "siempre UTC−5" in describe(Voice("es", ()), parse("daily 20:00 est"))
