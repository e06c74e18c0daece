"""From what is wanted to what is told: measure or read service times, foresee, put to the test, put into words."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from bot.common.errors import StartupError, lacking
from bot.common.settings import read
from bot.measure.bench import pace
from bot.measure.bench_store import made, unmade
from bot.measure.capacity import check, measure, model
from bot.measure.capacity.figures import FASTER, Habits, Outlook, Site, Spread, Times
from bot.measure.capacity.rig import Rig
from bot.measure.capacity.scripts import Script, record
from bot.measure.progress import cores

TABLES = 60
"""Tables on which is measured."""
GAMES_OF_EACH = 3
"""Different games of each kind among them, so that their pictures differ as in life."""
SHARES = (0.25, 0.5, 0.75, 0.9)
"""Shares of the limit that are foreseen when nobody names live tables."""
REPEATS = 20
"""How often a load of ``--check`` is foreseen: as long as it lasts, each time with other luck."""
POINTS = 9
"""Points of the plot, the last one at nine tenths of the limit."""


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody asks for, as the command line has it."""

    tables: list[int]
    """Numbers of live tables for which it is foreseen; empty: shares of the limit, ``SHARES``."""
    site: Site
    """What the processes are; ``cores`` 0 for those of this machine."""
    database: str
    """``sqlite`` or ``postgresql``; empty: as the settings have it."""
    habits: Habits
    """How much people click, and where."""
    games: list[str]
    """Ids of the games that are played."""
    seed: int
    """Of the games that are played, and of the model's luck."""
    count: int
    """Clicks that are measured."""
    times: Path | None
    """The file of what was measured before: read if it is there, else written; ``None`` for none."""
    check: bool
    """Whether loads are put on the real thing."""
    seconds: float
    """How long each of these loads lasts."""
    simulated: float
    """Seconds of the busiest hour in the model."""
    library: float
    """Seconds of work of the Discord library for a click."""


class Known(msgspec.Struct, kw_only=True):
    """What a file of ``--times`` holds."""

    times: Times
    """Service times of a machine."""
    runs: list[tuple[Site, check.Run]] = []
    """The loads that were put on the real thing with them, each with the site for which it was foreseen."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All that comes of it."""

    site: Site
    """As it was wanted, with the database and the cores that follow from the measurements."""
    habits: Habits
    """As they were wanted."""
    known: Known
    """Service times, and the loads that were put on the real thing, of other sites among them."""
    limit: float
    """Clicks a second at which the first resource is used up."""
    bottleneck: str
    """The name of that resource."""
    outlooks: list[tuple[int, Outlook]]
    """What is foreseen, each with its number of live tables."""
    proven: float
    """The most clicks a second at which every figure of the model was found true; 0 where that was not tried."""


def place(database: str) -> str:
    """The server on which is measured: that of the settings, or nothing for a file of its own. Raises ``StartupError``
    when ``--database`` wants a server and there is none."""
    url = read().database
    server = url if url.startswith("postgresql") and database != "sqlite" else ""
    if database == "postgresql" and not server:
        raise StartupError("--database postgresql needs DATABASE_URL, or --times with figures of such a server.")
    return server


def known(file: Path | None) -> Known | None:
    """What was measured before. Raises ``StartupError`` for a file that holds something else."""
    if file is None or not file.exists():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Known)
    except (msgspec.DecodeError, OSError) as error:
        raise StartupError(f"{file} does not hold what `capacity --times` writes: {error}") from error


def fitting(site: Site, times: Times) -> Site:
    """The site with what follows from the measurements: its database, and this machine's cores where none are named.
    Raises ``StartupError`` for a site that contradicts itself."""
    site = msgspec.structs.replace(site, sqlite=times.database == "sqlite", cores=site.cores or cores())
    if wrong := site.wrong():
        raise StartupError(f"This cannot be: {wrong}.")
    return site


@asynccontextmanager
async def rig(wanted: Wanted, count: int) -> AsyncIterator[tuple[Rig, list[Script]]]:
    """The real thing with so many tables, on a temporary database, and what is played at them."""
    server = place(wanted.database)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        scripts = []
        for number in range(GAMES_OF_EACH):
            within = folder / str(number)
            within.mkdir()
            scripts += [await record(within, game, f"capacity/{wanted.seed}/{number}") for game in wanted.games]
        url = await _database(server) if server else f"sqlite+aiosqlite:///{folder / 'herald.db'}"
        built = None
        try:
            built = Rig(url, layers_for(folder), drawers=wanted.site.drawers)
            await built.fill(scripts, count, wanted.seed)
            yield built, scripts
        finally:
            if built is not None:
                await built.close()
            if server:
                await unmade(server.replace("+asyncpg", ""), url)


def layers_for(folder: Path) -> Path:
    """Where drawn maps are kept meanwhile: where Herald keeps them, if it runs here, else below ``folder``."""
    own = read().layers
    return own if own.is_dir() else folder / "layers"


async def _database(server: str) -> str:
    """A database of its own on the server. Raises ``StartupError`` where none can be made."""
    try:
        from asyncpg import InterfaceError, PostgresError
    except ImportError as error:
        raise StartupError(lacking("PostgreSQL needs", "postgres", "asyncpg")) from error
    try:
        return await made(server.replace("+asyncpg", ""))
    except (OSError, PostgresError, InterfaceError) as error:
        raise StartupError(
            f"On the server of DATABASE_URL no database can be made to measure in: {error}. Its user needs CREATEDB; "
            "--database sqlite measures in a file."
        ) from error


async def look(wanted: Wanted, told: Callable[[int], None]) -> Known:
    """Measure what is not known yet, and put the real thing to the test if that is wanted."""
    model.library()
    before = known(wanted.times)
    if before is not None and not wanted.check:
        return before
    if before is None:  # a contradiction is told before anything is measured
        place(wanted.database)
    else:
        _same(wanted, before.times)
    async with rig(wanted, TABLES) as (real, scripts):
        found = before or Known(
            times=await measure.times(real, wanted.count, pace=pace(), library=0.0, seed=wanted.seed, told=told)
        )
        if wanted.check:
            if (found.times.database == "sqlite") != real.db.sqlite:
                raise StartupError(f"{wanted.times} was measured on {found.times.database}: --check needs the same.")
            site = msgspec.structs.replace(fitting(wanted.site, found.times), cores=cores())
            if not site.together:
                raise StartupError("--check runs one process: leave out --fronts and --couriers.")
            found.runs = [
                *(kept for kept in found.runs if kept[0] != site),
                *[(site, run) async for run in _runs(real, scripts, found.times, site, wanted)],
            ]
    if wanted.times is not None:
        wanted.times.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    return found


def _same(wanted: Wanted, times: Times) -> None:
    """Raises ``StartupError`` where other clicks would be put on the real thing than those that were measured."""
    if (times.seed, times.games) != (wanted.seed, tuple(sorted(set(wanted.games)))):
        raise StartupError(
            f"{wanted.times} was measured with --seed {times.seed} --games {','.join(times.games)}: "
            "--check needs the same."
        )


async def _runs(
    real: Rig, scripts: Sequence[Script], times: Times, site: Site, wanted: Wanted
) -> AsyncIterator[check.Run]:
    """Foresee each load, then put it on the real thing: the very clicks that were measured, at copies of their tables,
    as often as fits into the time that is wanted, for the rare ones that bring much decide what is waited for. There is
    no Discord library in it on either side."""
    bare = msgspec.structs.replace(times, library=0.0)
    for share in check.LOADS:
        slow = measure.stretch()
        rate = share * model.limit(bare, site, wanted.habits, slow)
        copies = max(1, round(rate * wanted.seconds / len(times.clicks)))
        clicks = copies * len(times.clicks)

        def foresee(rate: float, slow: float, clicks: int = clicks) -> Outlook:
            return model.foresee(
                bare, site, wanted.habits, rate,
                seed=wanted.seed, seconds=clicks / rate, repeats=REPEATS, stretch=slow,
            )  # fmt: skip

        foreseen = foresee(rate, slow)
        real.courier(slots=1, latency=0.0)
        await real.fill(scripts, TABLES, wanted.seed, copies)
        await measure.warm(real)
        real.courier(slots=site.slots, latency=site.latency)
        yield await check.run(real, share, foreseen, clicks, wanted.seed, foresee)


def report(wanted: Wanted, known: Known) -> Report:
    """Foresee what is wanted. The same measurements and the same seed give the same report."""
    times = msgspec.structs.replace(known.times, library=wanted.library)
    habits = wanted.habits
    site = fitting(wanted.site, times)
    limit = model.limit(times, site, habits)
    tables = wanted.tables or [round(habits.tables(limit * share)) for share in SHARES]
    outlooks = [(number, _outlook(wanted, times, site, habits.rate(number), limit)) for number in tables]
    proven = [run.foreseen.rate for where, run in known.runs if where == site and run.holds]
    use = model.offered(times, site, habits, limit)
    return Report(
        site=site,
        habits=habits,
        known=Known(times=times, runs=known.runs),
        limit=limit,
        bottleneck=max(use, key=lambda name: use[name]),
        outlooks=outlooks,
        proven=max(proven, default=0.0),
    )


def _outlook(wanted: Wanted, times: Times, site: Site, rate: float, limit: float) -> Outlook:
    """What the model says of a load; one that cannot be carried is not played through, for it has no end."""
    if rate >= limit:
        use = model.offered(times, site, wanted.habits, rate)
        return Outlook(rate=rate, answer=Spread(), age=Spread(), use=use)
    return model.foresee(times, site, wanted.habits, rate, seed=wanted.seed, seconds=wanted.simulated)


def curve(wanted: Wanted, made: Report) -> list[tuple[int, Outlook]]:
    """The outlook at loads evenly apart, up to close to the limit, by live tables."""
    step = made.habits.tables(made.limit) * 0.9 / POINTS
    if step > 100:  # a number that is easily read
        step = step // 10 * 10
    step = max(1, round(step))
    return [
        (number, _outlook(wanted, made.known.times, made.site, made.habits.rate(number), made.limit))
        for number in range(step, step * POINTS + 1, step)
    ]


# -- words


def basis(rate: float, made: Report) -> str:
    """What a figure at so many clicks a second rests on."""
    if rate <= made.proven:
        return "proven"
    most = max((run.foreseen.rate for where, run in made.known.runs if where == made.site), default=0.0)
    if most and rate > FASTER * most:
        return f"extrapolated, > {FASTER:g} x measured"
    return "extrapolated" if rate > most else "model, not proven"


def services(times: Times) -> Iterator[tuple[str, str]]:
    """Rows of service times."""
    found = measure.summed(times)
    yield "database, games", f"{times.database}; {', '.join(times.games)}"
    yield "this machine, plain Python", f"{times.pace} million additions/s, {times.cores} cores"
    yield "clicks measured", f"{len(times.clicks)}; other programs took {times.busy:.0%} of the cores meanwhile"
    yield "click, to its answer", f"{found['click_cpu'] * 1e3:.1f} ms of work, {found['click_wall'] * 1e3:.1f} ms alone"
    yield "  of the Discord library beside it", f"{times.library * 1e3:.1f} ms of work (told, not measured)"
    yield "  statements", f"{found['statements']:.1f}, {found['kept'] * 1e3:.1f} ms in its transaction beside work"
    yield "  rows it brings", f"{times.rows:.2f}, requests {times.requests:.2f}"
    yield "  pictures it brings", f"{times.pictures:.2f}"
    yield "row of the outbox", f"{found['row_cpu'] * 1e3:.1f} ms of work, {found['row_wait'] * 1e3:.1f} ms of waiting"
    yield "picture drawn and encoded", f"{found['picture'] * 1e3:.0f} ms"


def _spread(spread: Spread) -> str:
    if not spread.count:
        return "nothing"
    return f"{_time(spread.p50)} / {_time(spread.p99)}"


def _time(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms" if seconds < 9.95 else f"{seconds:.0f} s"


def prospects(made: Report) -> Iterator[tuple[str, ...]]:
    """Rows of what is foreseen, the heading first."""
    yield "live tables", "clicks/s", "answer p50 / p99", "post age p50 / p99", "most taken", "basis"
    for tables, seen in made.outlooks:
        most = f"{seen.bottleneck} {seen.use[seen.bottleneck]:.0%}"
        times = (_spread(seen.answer), _spread(seen.age)) if seen.holds else ("does not hold", "grows without end")
        yield f"{tables:,}", f"{seen.rate:.2f}", *times, most, basis(seen.rate, made)


def uses(made: Report) -> Iterator[tuple[str, ...]]:
    """Rows of how much of each resource is taken, the heading first."""
    yield "resource", *(f"{tables:,}" for tables, _ in made.outlooks)
    for name in made.outlooks[0][1].use:
        yield name, *(f"{seen.use[name]:.0%}" for _, seen in made.outlooks)


def proofs(made: Report) -> Iterator[tuple[str, ...]]:
    """Rows of the loads that were put on the real thing, the heading first."""
    yield "load", "clicks/s", "figure", "foreseen", "measured", "off", "samples", "verdict", "explained"
    for where, run in made.known.runs:
        if where != made.site:
            continue
        for name, off in run.off().items():
            which, share = name.split()
            foreseen, real = getattr(run.foreseen, which), getattr(run, which)
            verdict = "proven" if run.proven(name) else "not proven"
            if abs(off) <= check.NEAR and verdict != "proven":
                verdict = "near, too few samples"
            yield (
                f"{run.share:.0%}", f"{run.foreseen.rate:.2f}", name, _time(getattr(foreseen, share)),
                _time(getattr(real, share)), f"{off:+.0%}", str(real.count), verdict,
                _time(getattr(getattr(run.explained, which), share)),
            )  # fmt: skip


def remarks(made: Report) -> Iterator[str]:
    """Sentences below the tables."""
    tables = made.habits.tables(made.limit)
    yield (
        f"Used up first: {made.bottleneck}, at {made.limit:.2f} clicks a second in the busiest hour, which are "
        f"{tables:,.0f} live tables at {made.habits.clicks:g} clicks a day and a peak of {made.habits.peak:g} times "
        f"the mean; 80 % of it, {tables * 0.8:,.0f}, leave room."
    )
    runs = [run for where, run in made.known.runs if where == made.site]
    if not runs:
        yield "No load was put on the real thing: every figure is the model's alone (--check)."
    for run in runs:
        if run.busy > check.QUIET:
            yield f"At {run.share:.0%} other programs took {run.busy:.0%} of the cores: this run proves little."
        for error in run.errors:
            yield f"At {run.share:.0%}: {error}"
    if made.known.times.busy > check.QUIET:
        yield f"While service times were taken, other programs took {made.known.times.busy:.0%} of the cores."
    yield (
        "Not in it: Discord's own latency (a number that is told), the network, failovers, and what a hundred people "
        "do that two games of computers do not."
    )
