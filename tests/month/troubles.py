"""What goes wrong in the middle of a month, by day and hour, and what whoever runs Herald does meanwhile."""

from __future__ import annotations

import asyncio
import dataclasses
import datetime
import resource
import shutil
import subprocess
import tarfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from io import BytesIO
from typing import TYPE_CHECKING

import psutil

from bot.common.errors import StartupError
from bot.sandbox.limits import Fault
from tests.support.patience import soon
from tests.support.sandbox import ROOT

if TYPE_CHECKING:
    from tests.month.run import Month

Doing = Callable[["Month"], Awaitable[None]]
FAILING = 1_000_000
"""Requests that fail: more than an hour has."""
KILLED_AFTER = (0.2, 1.0, 2.5, 4.0)
"""Seconds after which the bot is killed while people act: more than once in that hour."""
NAME = "herald-%Y%m%dT%H%M%SZ.db"
"""How back-ups are called."""
PACKAGES = ("bot", "cogs", "engine", "render", "pyproject.toml")


@dataclasses.dataclass(frozen=True, slots=True)
class Trouble:
    """Something that goes wrong, or is done by whoever runs Herald."""

    day: int
    """On which day, from 0."""
    hour: int
    """At which hour it begins."""
    name: str
    """What it is."""
    begin: Doing
    """Brings it."""
    hours: int = 0
    """How long it lasts; 0: it is over as soon as it has begun."""
    end: Doing | None = None
    """Mends it."""
    stops: bool = False
    """Nobody can count on an answer meanwhile, and errors in the log are its own."""


async def before(month: Month) -> None:
    """What is to be so before the bot starts: with an upgrade to come, the last release runs."""
    if any(trouble.begin is upgrade for trouble in month.faults) and not month.done("trouble upgrade"):
        if not month.release_folder.exists():
            unpack(month)
        month.unit.code = month.release_folder
        month.progress.release = True
    for trouble in month.faults:  # a run that was broken off in its midst
        if month.done(f"trouble {trouble.name}") and not month.done(f"mended {trouble.name}") and trouble.stops:
            month.witness.under.append(trouble.name)


async def happen(month: Month, day: int, hour: int) -> None:
    """Bring what is to come by now, and mend what has lasted long enough."""
    for trouble in month.faults:
        begun, over = f"trouble {trouble.name}", f"mended {trouble.name}"
        if (trouble.day, trouble.hour) <= (day, hour) and not month.done(begun):
            month.say(f"day {day + 1}, {hour}:00: {trouble.name}")
            month.witness.note("trouble", name=trouble.name)
            month.witness.under.append(trouble.name)
            await trouble.begin(month)
            month.tick(begun)
            if not trouble.stops:
                month.take_errors()
                month.witness.under.remove(trouble.name)
        end = trouble.day * 24 + trouble.hour + trouble.hours
        if month.done(begun) and not month.done(over) and end <= day * 24 + hour:
            if trouble.end is not None:
                await trouble.end(month)
            month.take_errors()
            if trouble.name in month.witness.under:
                month.witness.under.remove(trouble.name)
            month.witness.note("mended", name=trouble.name)
            month.tick(over)


# -- people


async def closes_messages(month: Month) -> None:
    month.witness.note("person", user=month.players["isolde"].id, closed=True, gone=False)
    month.sandbox.dev.close_dms({"user": month.players["isolde"].id, "closed": True})


async def leaves(month: Month) -> None:
    month.witness.note("person", user=month.players["rodrigo"].id, closed=False, gone=True)
    for guild in list(month.sandbox.world.guilds.values()):
        if month.players["rodrigo"].id in guild.members:
            month.sandbox.dev.member({"user": month.players["rodrigo"].id, "guild_id": guild.id, "gone": True})


async def comes_back(month: Month) -> None:
    for server in month.plan.servers:
        if not server.people or "rodrigo" in server.people:
            month.sandbox.dev.member({"user": month.players["rodrigo"].id, "guild_id": month.guild(server.name)})


async def renamed(month: Month) -> None:
    await month.players["wulfric"].settings(name="Wulfric the Tall")


# -- the bot and its machine


async def kills(month: Month) -> None:
    """The bot is killed while people act, again and again within one hour."""

    async def killing() -> None:
        month.witness.under.append("kills")
        for after in KILLED_AFTER:
            await asyncio.sleep(after)
            await month.unit.kill()
        month.take_errors()
        month.witness.under.remove("kills")

    month.beside.append(asyncio.create_task(killing()))


async def disk_full(month: Month) -> None:
    """No file grows any more."""
    for process in month.unit.family():
        with suppress(psutil.Error):
            process.rlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))


async def disk_freed(month: Month) -> None:
    for process in month.unit.family():
        with suppress(psutil.Error):
            process.rlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


async def server_lost(month: Month) -> None:
    """Somebody kicks Herald from a server on which it has tables."""
    month.sandbox.dev.kick({"guild_id": month.guild(month.plan.servers[1].name)})


async def server_back(month: Month) -> None:
    month.sandbox.dev.invite({"guild_id": month.guild(month.plan.servers[1].name)})


async def discord_fails(month: Month) -> None:
    """Every request is answered with 503, and the gateway closes."""
    month.sandbox.faults.add(Fault("", 503, times=FAILING))
    month.sandbox.gateway.drop(resumable=False)


async def discord_back(month: Month) -> None:
    month.sandbox.faults.clear()
    await soon(lambda: month.unit.serves, 600)


async def clock_back(month: Month) -> None:
    """The clock of the bot's machine is set back by an hour."""
    month.progress.by = -3600.0
    month.unit.set_clock(month.progress.by)
    month.keep()


async def clock_right(month: Month) -> None:
    month.progress.by = 0.0
    month.unit.set_clock()
    month.keep()


# -- who runs it


def unpack(month: Month) -> None:
    """The last release, out of the history of this checkout: the commit that gave it its number. Raises
    ``StartupError`` where there is no history."""
    named = ["git", "log", "-1", "--format=%H", "-G^version = ", "--", "pyproject.toml"]
    found = subprocess.run(named, cwd=ROOT, capture_output=True, encoding="utf-8", check=False).stdout.strip()
    if not found:
        raise StartupError("The month upgrades from the last release, which stands in git: this is no checkout.")
    packed = subprocess.run(["git", "archive", found, *PACKAGES], cwd=ROOT, capture_output=True, check=True).stdout
    folder = month.release_folder.with_suffix(".new")
    shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    folder.rename(month.release_folder)


async def upgrade(month: Month) -> None:
    """The drill of docs/hosting.md: a back-up, the new version, ``migrate --check``, and on."""
    before = month.folder / "before.db"
    code, said = await month.unit.command("backup", str(before))
    month.witness.note("replayed", code=code, said=f"the back-up before the upgrade: {said[-200:]}", day=month.day)
    await month.unit.stop()
    month.unit.code, month.progress.release = ROOT, False
    code, said = await month.unit.command("migrate", "--check")
    month.witness.note("replayed", code=code, said=f"migrate --check after the upgrade: {said[-200:]}", day=month.day)
    await month.unit.start()


async def restore(month: Month) -> None:
    """The newest back-up is put back: what was played since is lost, and everybody goes on from there."""
    await month.settle()
    month.witness.harvest()
    await month.unit.stop()
    copy = max((month.place.data / "backups").glob("herald-*Z.db"))
    made = datetime.datetime.strptime(copy.name, NAME).replace(tzinfo=datetime.UTC).timestamp()
    code, said = await month.unit.command("restore", str(copy))
    month.witness.note("replayed", code=code, said=f"restore: {said[-200:]}", day=month.day)
    month.witness.note("restored", made=made)
    for laid in month.plan.tables:  # one that was opened since is opened again
        if month.done(f"table {laid.name}") and not month.table(laid.name):
            month.progress.done.remove(f"table {laid.name}")
    for number, doing in enumerate(month.plan.doings):  # what was said since is said again
        key, at = f"doing {number} {doing.path}", month.progress.begun + (doing.day * 24 + doing.hour) * 3600
        if month.done(key) and at >= made:
            month.progress.done.remove(key)
    await month.unit.start()


NONE: tuple[Trouble, ...] = ()
WHOLE: tuple[Trouble, ...] = (
    Trouble(3, 7, "upgrade", upgrade),
    Trouble(3, 12, "closed messages", closes_messages),
    Trouble(4, 20, "kills", kills),
    Trouble(7, 9, "another name", renamed),
    Trouble(9, 9, "somebody leaves", leaves, 72, comes_back),
    Trouble(10, 18, "full disk", disk_full, 2, disk_freed, stops=True),
    Trouble(12, 16, "restore", restore),
    Trouble(14, 9, "lost server", server_lost, 30, server_back),
    Trouble(18, 19, "failing Discord", discord_fails, 1, discord_back, stops=True),
    Trouble(21, 10, "clock set back", clock_back, 24, clock_right),
    Trouble(24, 9, "more kills", kills),
)
"""Those of a whole month."""
WEEK: tuple[Trouble, ...] = (
    Trouble(1, 7, "upgrade", upgrade),
    Trouble(1, 12, "closed messages", closes_messages),
    Trouble(1, 20, "kills", kills),
    Trouble(2, 9, "another name", renamed),
    Trouble(2, 18, "full disk", disk_full, 2, disk_freed, stops=True),
    Trouble(3, 9, "somebody leaves", leaves, 24, comes_back),
    Trouble(3, 16, "restore", restore),
    Trouble(4, 9, "lost server", server_lost, 12, server_back),
    Trouble(4, 19, "failing Discord", discord_fails, 1, discord_back, stops=True),
    Trouble(5, 10, "clock set back", clock_back, 12, clock_right),
)
"""The same within a week, for runs of some days."""
