"""The model of capacity: queues as theory has them, the same luck for the same seed, a rig that is the real thing."""

from __future__ import annotations

import asyncio
import builtins
import os
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from bot.cli import capacity
from bot.common.errors import StartupError
from bot.measure.capacity import check, measure, model, report, rig
from bot.measure.capacity.figures import Click, Habits, Outlook, Row, Site, Spread, Times, Work
from bot.measure.capacity.model import World, foresee, limit, offered
from bot.measure.capacity.report import Known, Wanted
from bot.measure.capacity.scripts import Script, person, record
from bot.store import Database
from tests.support.drawing import SmallPictures

NOTHING = Work(writes=0)
ALONE = Site(latency=1.0, requests=1e9, cores=16)
"""Where a post takes a second, and nothing else is scarce."""


def row(
    cpu: float = 0.0, *, lane: int = -1, after: int = -1, drawn: Sequence[float] = (), pictured: bool = False
) -> Row:
    """A row that takes only what is named."""
    return Row(work=Work(cpu=cpu, writes=0), lane=lane, after=after, drawn=tuple(drawn), pictured=pictured, requests=1)


def times(
    *rows: Row, cpu: float = 0.0, drawn: Sequence[float] = (), held: float = 0.0, database: str = "sqlite"
) -> Times:
    """Every click takes the same."""
    work = Work(cpu=cpu, held=held, writes=1 if held else 0)
    click = Click(work=work, later=NOTHING, drawn=tuple(drawn), rows=rows, statements=1)
    return Times(database=database, games=("toy",), cores=2, pace=40.0, busy=0.0, library=0.0, clicks=(click,))


WANTED = Wanted(
    tables=[], site=Site(), database="", habits=Habits(), games=["xidit"], seed=1, count=2, times=None, check=False,
    seconds=1.0, simulated=30.0, library=0.0,
)  # fmt: skip


@pytest.mark.slow(but=["0.3"])
@pytest.mark.parametrize("busy", [0.3, 0.6, 0.8])
def test_a_queue_of_one_sort_waits_as_theory_says(busy: float) -> None:
    """Pollaczek and Khinchine: the mean wait of M/D/1 is ρ·D / 2(1−ρ)."""
    taken = model.SLICE  # nobody is interrupted
    given = msgspec.structs.replace(times(), library=taken)
    world = World(given, Site(cores=4), Habits(), rate=busy / taken)
    world.run(120)
    mean = sum(world.answers) / len(world.answers)
    assert mean == pytest.approx(taken * (1 + busy / 2 / (1 - busy)), rel=0.1)


def test_the_same_seed_foresees_the_same() -> None:
    found = [foresee(times(row(0.01), cpu=0.02), Site(), Habits(), 10, seed=seed, seconds=60) for seed in (5, 5, 6)]
    assert found[0] == found[1] != found[2]


def test_what_is_taken_of_a_resource_and_which_is_used_up_first() -> None:
    given = times(row(0.01, drawn=[0.1], pictured=True), cpu=0.02, drawn=[0.06, 0.04])
    use = offered(given, Site(latency=0.0), Habits(), 2.0)
    assert use["event loop"] == pytest.approx(0.06)
    assert use["drawing"] == pytest.approx(0.4)
    assert use["requests to Discord"] == pytest.approx(2 / 45, abs=1e-4)
    assert limit(given, Site(latency=0.0), Habits()) == pytest.approx(5.0)
    slow = foresee(given, Site(latency=0.0), Habits(), 6.0, seconds=60)
    assert (slow.bottleneck, slow.holds) == ("drawing", False)
    assert slow.left > 50


def test_direct_messages_all_go_to_the_first_front() -> None:
    given, site = times(cpu=0.02, database="postgresql"), Site(fronts=4, couriers=1, sqlite=False, cores=16)
    assert offered(given, site, Habits(private=0.7), 10)["first front"] == pytest.approx(0.14)
    assert offered(given, site, Habits(private=0.0), 10)["first front"] == pytest.approx(0.05)

    class Counting(World):
        def click(self, front: model.Process, one: Click) -> model.Steps:
            reached[front.name] += 1
            yield from super().click(front, one)

    reached: Counter[str] = Counter()
    Counting(given, site, Habits(private=0.7), rate=20).run(100)
    assert reached["front 0"] / reached.total() == pytest.approx(0.7, abs=0.05)
    assert len(reached) == 4


def test_lanes_keep_their_order_and_wait_for_one_another() -> None:
    """Two rows of a lane take two latencies; one that waits for a row of another lane comes after it."""

    def worst(*rows: Row) -> float:
        return foresee(times(*rows), ALONE, Habits(), 1e-4, seconds=1e6).age.p99

    assert worst(row(), row(lane=0)) == pytest.approx(1.0)
    assert worst(row(), row()) == pytest.approx(2.0)
    assert worst(row(), row(lane=0, after=0)) == pytest.approx(2.0)


def test_the_platform_lets_so_many_requests_through() -> None:
    world = World(times(row()), Site(requests=10, latency=0.0, slots=64), Habits(), rate=30)
    world.run(20)
    assert world.env.now == pytest.approx(world.sent / 10, rel=0.05)


def test_a_post_with_a_picture_keeps_its_place_until_it_is_composed() -> None:
    """The next picture is drawn while it is on its way; one that is not drawn anew holds up nothing."""
    drawn = [row(lane=n, pictured=True, drawn=[2.0]) for n in range(4)]
    assert foresee(times(*drawn), ALONE, Habits(), 1e-4, seconds=1e6).age.p99 == pytest.approx(9.0, rel=0.01)
    assert offered(times(*drawn), ALONE, Habits(), 0.1)["posts with pictures"] == pytest.approx(0.8)
    kept = [row(lane=n, pictured=True) for n in range(4)]
    assert foresee(times(*kept), ALONE, Habits(), 1e-4, seconds=1e6).age.p99 == pytest.approx(1.0)


def test_sites_that_contradict_themselves() -> None:
    fits = msgspec.structs.replace
    for strange in (Site(fronts=2), Site(couriers=1), Site(fronts=2, sqlite=False)):
        assert strange.wrong()
        with pytest.raises(StartupError, match="This cannot be"):
            report.fitting(strange, times(database="sqlite" if strange.sqlite else "postgresql"))
    assert not fits(Site(), fronts=2, couriers=1, sqlite=False).wrong()


def run(share: float, rate: float, real: Spread) -> check.Run:
    """A load for which one and two seconds were foreseen."""
    spread = Spread(count=9, p50=1.0, p99=2.0)
    foreseen = Outlook(rate=rate, answer=spread, age=spread, use={})
    return check.Run(share=share, foreseen=foreseen, answer=real, age=real, busy=0.0, explained=foreseen)


def test_a_figure_is_proven_only_within_a_quarter_and_by_enough_samples() -> None:
    near = run(0.4, 1.0, Spread(count=500, p50=1.24, p99=1.6))
    assert near.off()["answer p50"] == pytest.approx(0.24)
    assert all(map(near.proven, near.off()))
    few = run(0.4, 1.0, Spread(count=50, p50=1.24, p99=1.6))
    assert [name for name in few.off() if few.proven(name)] == ["answer p50", "age p50"]
    far = run(0.4, 1.0, Spread(count=500, p50=1.26, p99=1.4))
    assert not any(map(far.proven, far.off()))


def test_a_load_without_posts_proves_nothing_and_can_be_kept(tmp_path: Path) -> None:
    silent = msgspec.structs.replace(run(0.4, 1.0, Spread(count=500, p50=1.0, p99=2.0)), age=Spread())
    assert list(silent.off()) == ["answer p50", "answer p99"]
    assert not silent.holds
    assert not msgspec.structs.replace(run(0.4, 1.0, Spread(count=500, p50=1.0, p99=2.0)), errors=("lost",)).holds
    file = tmp_path / "times.json"
    file.write_bytes(msgspec.json.encode(Known(times=times(), runs=[(Site(), silent)])))
    read = report.known(file)
    assert read is not None
    assert read.runs == [(Site(), silent)]


@pytest.mark.parametrize(("seed", "games"), [(2, ["xidit", "roses"]), (1, ["xidit"])])
async def test_other_clicks_than_were_measured_are_not_held_against_them(
    tmp_path: Path, seed: int, games: list[str]
) -> None:
    file = tmp_path / "times.json"
    measured = msgspec.structs.replace(times(cpu=0.01), games=("roses", "xidit"))
    file.write_bytes(msgspec.json.encode(Known(times=measured)))
    wanted = msgspec.structs.replace(WANTED, times=file, check=True, seed=seed, games=games)
    with pytest.raises(StartupError, match=r"--seed 1 --games roses,xidit: --check needs the same"):
        await report.look(wanted, lambda _: None)


async def test_a_server_that_is_not_there_is_one_sentence() -> None:
    with pytest.raises(StartupError, match="CREATEDB"):
        await report._database("postgresql+asyncpg://nobody@127.0.0.1:1/none")


def test_what_lies_beyond_the_measured_load_is_marked() -> None:
    site = Site(cores=2)
    good, bad = (Spread(count=500, p50=p50, p99=2.0) for p50 in (1.0, 3.0))
    found = report.report(
        msgspec.structs.replace(WANTED, tables=[10, 20, 30, 200], site=site),
        Known(
            times=times(cpu=0.001),
            runs=[(site, run(0.4, Habits().rate(10), good)), (site, run(0.6, Habits().rate(20), bad))],
        ),
    )
    told = [report.basis(seen.rate, found) for _, seen in found.outlooks]
    assert told == ["proven", "model, not proven", "extrapolated", "extrapolated, > 4 x measured"]
    verdicts = [line[7] for line in report.proofs(found)][1:]
    assert verdicts == ["proven"] * 4 + ["not proven", "proven"] * 2
    elsewhere = report.report(msgspec.structs.replace(WANTED, tables=[10], site=Site(cores=4)), found.known)
    assert report.basis(elsewhere.outlooks[0][1].rate, elsewhere) == "extrapolated"


def command(*words: str) -> Any:
    made = typer.Typer()
    made.callback()(lambda: None)
    capacity.register(made)
    return CliRunner().invoke(made, ["capacity", *words])


@pytest.mark.slow
def test_the_command_reads_what_was_measured_and_prints_and_draws_it(tmp_path: Path) -> None:
    file, plot, figures = tmp_path / "times.json", tmp_path / "plot.png", tmp_path / "figures.json"
    file.write_bytes(msgspec.json.encode(Known(times=times(row(0.01, drawn=[0.1], pictured=True), cpu=0.02))))
    words = (
        "--times",
        str(file),
        "--tables",
        "100,9_000",
        "--simulated",
        "20",
        "--plot",
        str(plot),
        "--json",
        str(figures),
        "--cores",
        "4",
    )
    one, other = command(*words), command(*words)
    assert one.exit_code == 0, one.output
    assert one.output == other.output
    assert "| 9,000 " in one.output
    assert "does not hold" in one.output
    assert "every figure is the model's alone" in one.output
    assert plot.read_bytes().startswith(b"\x89PNG")
    assert msgspec.json.decode(figures.read_bytes())["bottleneck"] in one.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--tables", "many"), "no list of numbers"),
        (("--tables", "0"), "at least 1"),
        (("--games", "chess"), "no game chess"),
        (("--database", "oracle"), "sqlite or postgresql"),
        (("--plot", "plot.gif"), "ends in"),
        (("--times", "FILE"), "does not hold"),
        (("--fronts", "2", "--times", "GOOD"), "need --database postgresql"),
    ],
)
def test_bad_input_is_one_sentence(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    bad, good = tmp_path / "bad", tmp_path / "good"
    bad.write_text("[]", encoding="utf-8")
    good.write_bytes(msgspec.json.encode(Known(times=times(cpu=0.01))))
    result = command(*(w.replace("FILE", str(bad)).replace("GOOD", str(good)) for w in words))
    assert isinstance(result.exception, StartupError)
    assert told in str(result.exception)


def test_without_the_library_one_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "simpy":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(StartupError, match=r"pip install simpy"):
        model.library()


class Small(rig.Timed, SmallPictures):
    """Timed, small, and drawn where all tests draw."""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Script:
    return asyncio.run(record(tmp_path_factory.mktemp("script"), "xidit", "capacity", 60))


def brought(one: Click) -> list[tuple[int, int, int]]:
    """What came of a click: lane, pictures and requests of each row."""
    return sorted((row.lane, len(row.drawn), row.requests) for row in one.rows)


@pytest.mark.slow
async def test_copies_of_a_game_are_played_on_click_by_click(
    url: str, db: Database, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Measured clicks bring what they bring in life, and the same at the next copies; under load nothing is lost, and
    nobody sits at two tables."""
    monkeypatch.setattr(rig, "Timed", Small)
    monkeypatch.setattr(measure, "PAUSE", 0.0)
    real = rig.Rig(url, Path(os.environ["HERALD_LAYERS"]))
    try:
        await real.fill([script], 4, 1)
        found = await measure.times(real, 16, pace=1.0, library=0.0)
        assert len(found.clicks) == 16
        writes = 1 if db.sqlite else 2  # of several processes one takes the click
        assert all(one.work.cpu > 0 and one.work.writes == writes and one.statements > 3 for one in found.clicks)
        assert all(one.drawn and min(one.drawn) > 0 for one in found.clicks)
        assert found.rows > 0
        await real.fill([script], 4, 1)
        again = await measure.times(real, 16, pace=1.0, library=0.0)
        assert [brought(one) for one in again.clicks] == [brought(one) for one in found.clicks]
        await real.fill([script], 4, 1, 2)
        real.courier(slots=8, latency=0.0)
        left = check.remaining(real)
        waits, ages, errors = await check.load(real, 40.0, 40, random.Random(2))
        done = left - check.remaining(real)
        assert errors == []
        assert 0 < len(waits) <= done
        assert ages
        assert all(age >= 0 for age in ages)
        assert found.database == ("sqlite" if db.sqlite else "postgresql")
        seats = await real.tables.lookup.find(limit=100)
        people = [seat.user_id for table in seats for seat in table.seats]
        assert len(set(people)) == len(people) == 16 * script.seats
        assert {person(3, 0), person(16, 3)} <= set(people)
    finally:
        await real.close()
