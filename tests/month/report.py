"""The report of a run: a line for each check, what failed, what people received, sizes and times."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from render.core.keep import LIMIT
from tests.month import checks, counts, plots
from tests.month.record import Record
from tests.month.witness import Seen, Witness

SHOWN = 12
"""Faults of a check that are named."""
YEAR = 365
KEPT = 7
"""Back-ups that are kept by default."""


def write(folder: Path) -> int:
    """Write the report of a run into its folder and on the console; 1 where something does not hold."""
    seen = Witness(folder).read()
    text = "\n".join(lines(seen))
    (folder / "report.txt").write_text(text + "\n", encoding="utf-8")
    print(text)  # noqa: T201
    plots.write(folder, seen)
    return int(any(each.what == "fault" for each in seen))


def so_far(folder: Path, seen: Sequence[Seen], found: Sequence[checks.Fault]) -> None:
    """Write what would be said if the run ended this evening."""
    now = [Seen("fault", 0.0, {"check": fault.check, "said": fault.said, "day": -1}) for fault in found]
    (folder / "report.txt").write_text("\n".join(["So far:", *lines([*seen, *now])]) + "\n", encoding="utf-8")
    plots.write(folder, seen)


def lines(seen: list[Seen]) -> Iterator[str]:
    """The report, line by line."""
    faults = [each for each in seen if each.what == "fault"]
    days = [each for each in seen if each.what == "day"]
    yield f"{len(days)} days, {Counter(each.what for each in seen)['post']} posts"
    yield ""
    for check in checks.CHECKS:
        own = [fault for fault in faults if fault.facts["check"] == check.__name__]
        yield f"{'FAILS' if own else 'holds'}  {check.__name__}: {(check.__doc__ or '').split('. ')[0].strip()}"
        said = Counter(fault.facts["said"] for fault in own)
        for what, count in list(said.items())[:SHOWN]:
            yield f"       - {what}" + (f" ({count} times)" if count > 1 else "")
        if len(said) > SHOWN:
            yield f"       - and {len(said) - SHOWN} more"
    yield ""
    yield from _people(seen)
    yield ""
    yield from _sizes(days)
    yield from _times(seen, days)
    troubles = [each.facts["name"] for each in seen if each.what == "trouble"]
    yield f"troubles: {', '.join(troubles) or 'none'}"


def _people(seen: list[Seen]) -> Iterator[str]:
    """What each person received a day."""
    begun = next((each.at for each in seen), 0.0)
    record = Record(begun, begun, seen=seen)
    names = {each.facts["user"]: each.facts["who"] for each in seen if each.what == "act"}
    days = max(1, sum(each.what == "day" for each in seen))
    yield "received a day: direct messages for questions, reminders, other whispers, inboxes, pings"
    for person, kinds in sorted(counts.received(record).items(), key=lambda item: names.get(item[0], item[0])):
        told = ", ".join(f"{kinds[kind] / days:.1f}" for kind in ("panel", "reminder", "whisper", "digest", "ping"))
        yield f"  {names.get(person, person)}: {told}"
    found = list(counts.threads(record).values())
    if found:
        text = statistics.mean(kinds[counts.WORDS] for kinds in found)
        pictures = statistics.mean(kinds[counts.PICTURES] for kinds in found)
        yield f"  a thread a day with posts: {text:.0f} lines, {pictures:.1f} pictures"


def _sizes(days: list[Seen]) -> Iterator[str]:
    """How much the disk holds, a table and day, and after a year by that."""
    if not days:
        return
    last = days[-1].facts
    half = days[(len(days) - 1) // 2 :]  # the first weeks fill what is emptied again after a while
    grown = half[-1].facts["database"] - half[0].facts["database"]
    each = grown / max(1, sum(day.facts["tables"] for day in half[1:]))
    year = last["database"] + max(0.0, each) * last["tables"] * max(0, YEAR - len(days))
    yield (
        f"database: {last['database'] / 2**20:.1f} MB, growing by {each / 2**10:.0f} kB a table and day; "
        f"{year / 2**20:.0f} MB after a year with {last['tables']} tables"
    )
    copies = last["backups"] / max(1, last["copies"])
    share = copies / max(1, last["database"])
    yield (
        f"back-ups: {last['copies']} of {copies / 2**20:.1f} MB; after a year {KEPT} of {share * year / 2**20:.0f} MB"
    )
    yield f"cache: {last['cache'] / 2**20:.1f} MB, never more than {LIMIT / 2**20:.0f} MB"
    memory = [day.facts["memory"] / 2**20 for day in days]
    yield f"memory: {memory[0]:.0f} MB after the first day, {memory[-1]:.0f} at the end, {max(memory):.0f} at most"
    wall = days[-1].facts["wall"] - days[0].facts["wall"]
    yield f"it took {wall / 60:.0f} minutes from the first evening to the last"


def _times(seen: list[Seen], days: list[Seen]) -> Iterator[str]:
    """How long answers took, by day."""
    before = 0.0
    for number, day in enumerate(days, 1):
        own = [s for s in seen if before < s.at <= day.at]
        before = day.at
        took = sorted(s.facts["seconds"] for s in own if s.what == "answer" and "seconds" in s.facts)
        if took:
            yield (
                f"day {number}: {len(took)} answers, p50 {took[len(took) // 2]:.2f} s, "
                f"p95 {took[int(len(took) * 0.95)]:.2f} s, longest {took[-1]:.1f} s"
            )
