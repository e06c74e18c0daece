"""A day of the month: two tables, three people, one server; and the run that was broken off goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.common.errors import StartupError
from tests.month import checks, plots, report, run, world
from tests.month.troubles import Trouble, kills
from tests.month.unit import SETTINGS, UNIT, Place, settings
from tests.month.witness import Witness

BUDGET = {"one_reminder", "quiet_threads"}
"""What the product does not keep yet: two reminders of a deadline, and a status beside each board."""


class BrokenOff(Exception):
    """Somebody has stopped the run."""


@pytest.mark.slow
async def test_a_day_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    """A day with kills, which is broken off after noon; the next call goes on from there, and the day is whole."""
    tries: list[float] = []

    async def broken_off(month: run.Month) -> None:
        tries.append(month.now)
        if len(tries) == 1:
            raise BrokenOff

    faults = (Trouble(0, 11, "kills", kills), Trouble(0, 14, "broken off", broken_off))
    with pytest.raises(BrokenOff):
        await run.Month(tmp_path, days=1, plan=world.DAY, faults=faults, say=print).run()
    first = Witness(tmp_path).read()
    assert any(each.what == "act" for each in first)
    found = await run.Month(tmp_path, days=1, plan=world.DAY, faults=faults, say=print).run()
    assert [fault for fault in found if fault.check not in BUDGET] == []
    seen = Witness(tmp_path).read()
    assert seen[: len(first)] == first
    assert 0 <= tries[1] - tries[0] < 3600, "it goes on at the hour at which it was"
    assert [each.facts["day"] for each in seen if each.what == "day"] == [0]
    assert [each.facts["name"] for each in seen if each.what == "laid"] == ["Candle", "Falcon"], "each is opened once"
    assert any(each.what == "act" for each in seen[len(first) :])
    text = "\n".join(report.lines(seen))
    assert all(f"holds  {check.__name__}" in text for check in checks.CHECKS if check.__name__ not in BUDGET)
    assert {path.name for path in plots.write(tmp_path, seen)} == {f"{p.name}.png" for p in plots.plots(seen)}


async def test_a_machine_that_is_too_small_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "ROOM", 1 << 60)
    with pytest.raises(StartupError, match=r"too small for a month: the disk of .* has .* GB left"):
        await run.Month(tmp_path, days=1).run()
    monkeypatch.setattr(run, "ROOM", 0)
    monkeypatch.setattr(run, "MEMORY", 1 << 60)
    with pytest.raises(StartupError, match=r"GB of memory are free, and a month needs"):
        await run.Month(tmp_path, days=1).run()


def test_the_command_is_the_units_own(tmp_path: Path) -> None:
    """Its words and its folders are those of the shipped unit, with ours in place of /opt/herald and /var/lib."""
    place = Place(tmp_path)
    shipped = UNIT.read_text(encoding="utf-8")
    assert place.command[0] == "/usr/bin/env"
    assert place.command[1] == f"HERALD_DATA={tmp_path / 'data'}"
    assert place.command[3:] == ["-m", "bot", "run"]
    assert "-m bot run" in shipped
    assert not any("/opt/herald" in word or "/var/lib" in word for word in place.command)


def test_settings_are_the_shipped_ones(tmp_path: Path) -> None:
    """A host writes the token, and leaves the rest: back-ups are on."""
    text = settings(SETTINGS.read_text(encoding="utf-8"), {"DISCORD_TOKEN": "t", "HERALD_CLOCK_FILE": "/c", "OWN": "1"})
    lines = text.splitlines()
    assert {"DISCORD_TOKEN=t", "HERALD_CLOCK_FILE=/c", "OWN=1", "HERALD_BACKUP_EVERY=24"} <= set(lines)
    assert "DISCORD_TOKEN=" not in lines


def test_a_line_that_was_broken_off_does_not_count(tmp_path: Path) -> None:
    witness = Witness(tmp_path)
    whole = json.dumps({"what": "act", "at": 1.0, "who": "cid"})
    witness.path.write_text(f'{whole}\n{{"what": "act", "at": 2.0, "wh', encoding="utf-8")
    assert [(each.what, each.at, each.facts) for each in witness.read()] == [("act", 1.0, {"who": "cid"})]
