"""What holds for all tests: seeds that can be given again, drawn layers kept once, their order, what failures say."""

from __future__ import annotations

import gc
import inspect
import os
import random
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bot import locale
from tests.support import compiled, failing, luck, order, skips, spent
from tests.support.patience import ending, worst
from tests.support.runs import AGAIN

if TYPE_CHECKING:
    from tests.support.games import AddGame

pytest.register_assert_rewrite(*failing.helpers())

SELDOM = (20_000, 20, 50)
"""How many new objects there are between two searches for rubbish. Tests keep much for long: looking through it as
often as Python does by itself takes an eighth of their time."""
ENDLESS = (900.0, 7200.0)
"""Seconds of an idle machine after which an asynchronous test is taken for one that waits for ever: a usual one, and
one that takes long."""
_SEED = pytest.StashKey[int]()
_taken: defaultdict[str, float] = defaultdict(float)
"""Seconds by test, set-up and all."""
_RAN = pytest.StashKey[list[str]]()
"""The tests that this process has run, in their order."""
_BEGAN = pytest.StashKey[float]()
_spent: dict[str, float] = {}
"""Seconds of processors by test, where they are asked for."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("herald")
    group.addoption("--seed", type=int, default=None, help="the luck of tests that try something at random")
    group.addoption("--order", choices=order.ORDERS, default="long", help="long tests first, by the seed, or as named")
    group.addoption("--spent", action="store_true", help="print where the processor time went")
    group.addoption("--write-durations", action="store_true", help="note how long tests take in tests/durations.txt")


def _of_sources() -> int:
    """The luck that belongs to what was committed last: one state of the sources passes or fails the same way twice,
    the next state tries other luck. Without git it is luck itself."""
    asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--verify", "HEAD^{tree}"]
    try:
        told = subprocess.run(asked, capture_output=True, encoding="utf-8", check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return random.randrange(10**6)
    return int(told, 16) % 10**6


def pytest_configure(config: pytest.Config) -> None:
    workers: dict[str, Any] = getattr(config, "workerinput", {})
    given = config.getoption("--seed")
    config.stash[_SEED] = workers["herald_seed"] if workers else _of_sources() if given is None else given
    os.environ[order.SEED] = str(config.stash[_SEED])
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # many processes start here, and none should compile all anew
    sys.dont_write_bytecode = False
    gc.set_threshold(*SELDOM)
    locale.strict(True)  # no test that asks for words may pass on a key
    os.environ.setdefault("HERALD_REPLAYS", "false")  # making them takes seconds: a few tests ask for them
    os.environ.setdefault("HERALD_BACKUP_EVERY", "0")  # likewise
    if not workers and "HERALD_LAYERS" not in os.environ:
        os.environ["HERALD_LAYERS"] = _layers(config)  # for workers and bots alike


def _layers(config: pytest.Config) -> str:
    """The folder of drawn layers: that of pytest's cache, or one for this run where pytest was told to keep nothing."""
    cache = getattr(config, "cache", None)
    if cache is not None:
        return str(cache.mkdir("layers"))
    folder = tempfile.TemporaryDirectory(prefix="herald-layers-")
    config.add_cleanup(folder.cleanup)
    return folder.name


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    workers: dict[str, Any] = getattr(session.config, "workerinput", {})
    if workers:
        compiled.begin(session.config, int(workers["workerid"].removeprefix("gw")), workers["workercount"])


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    node.workerinput["herald_seed"] = node.config.stash[_SEED]


def pytest_sessionstart(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(session.config, "workerinput"):
        seed = session.config.stash[_SEED]
        reporter.write_line(f"seed {seed} (the same luck again: --seed {seed})")


def pytest_itemcollected(item: pytest.Item) -> None:
    order.keep_quick(item)


@pytest.hookimpl(hookwrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    wrong = [] if any("::" in str(named) for named in config.args) else order.nothing_kept(items)
    if wrong:
        raise pytest.UsageError("; ".join(wrong))
    yield
    if not any("::" in str(named) for named in config.args):
        waiting = order.out_of_turn(items, config.stash[_SEED])
        config.hook.pytest_deselected(items=[items[n] for n in sorted(waiting)])
        items[:] = [item for n, item in enumerate(items) if n not in waiting]
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    names = [item.nodeid for item in items]
    match config.getoption("--order"):
        case "shuffled":
            found = order.shuffled(names, config.stash[_SEED])
        case "given":
            found = order.as_given(names, config.args)
        case _:
            found = order.arranged(names, order.read(), workers)
    items[:] = [items[n] for n in found]


@pytest.fixture(scope="session")
def seed(pytestconfig: pytest.Config) -> int:
    """The seed of this run."""
    return pytestconfig.stash[_SEED]


@pytest.fixture
def rng(request: pytest.FixtureRequest, seed: int) -> random.Random:
    """Luck of this test alone: the same for the same ``--seed``, whatever else runs."""
    return random.Random(f"{seed}/{request.node.nodeid}")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    luck.begin(item.config.stash[_SEED], item.nodeid)
    item.config.stash.setdefault(_RAN, []).append(item.nodeid)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    """What waits for ever fails, and shows where it stood: a run that hangs says nothing."""
    if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
        item.obj = ending(item.obj, ENDLESS[item.get_closest_marker("slow") is not None])


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    if not item.config.getoption("--spent"):
        yield
        return
    item.stash[_BEGAN] = spent.of_tree(os.getpid())
    yield


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    outcome: Any = yield
    report: pytest.TestReport = outcome.get_result()
    if (began := item.stash.get(_BEGAN, None)) is not None and report.when == "teardown":
        report.user_properties.append(("spent", spent.of_tree(os.getpid()) - began))
    if report.failed:
        report.sections.append((AGAIN, _again(item.config, item.nodeid)))
        report.sections += failing.logs(getattr(item, "funcargs", {}).get("tmp_path"))
        report.sections.append(("slowest moment of the machine", f"{worst():.1f} times as slow as an idle one"))


@pytest.hookimpl(hookwrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[None]:
    outcome: Any = yield
    report: pytest.CollectReport = outcome.get_result()
    if report.failed:
        report.sections.append((AGAIN, _again(collector.config, collector.nodeid)))


def _again(config: pytest.Config, test: str) -> str:
    """How a failure can be seen again: alone, and in a random order after the tests that ran before it."""
    seed = config.stash[_SEED]
    again = failing.command(test, seed, os.environ)
    mixed = config.getoption("--order") == "shuffled" and config.pluginmanager.hasplugin("cacheprovider")
    if not mixed or len(ran := config.stash.get(_RAN, [])) < 2:
        return again
    place = config.cache.mkdir("orders") / f"{seed}-{os.environ.get('PYTEST_XDIST_WORKER', 'main')}.txt"
    place.write_text("\n".join(ran), encoding="utf-8")
    after = failing.command("", seed, os.environ, "--order", "given", f"@{os.path.relpath(place)}")
    return f"{again}\nif it passes alone, after the tests that ran before it: {after}"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed and AGAIN not in dict(report.sections):  # a worker has crashed and said nothing
        report.sections.append((AGAIN, failing.command(report.nodeid, int(os.environ[order.SEED]), os.environ)))
    _taken[report.nodeid] += report.duration
    if report.when == "teardown":
        _spent.update(
            (report.nodeid, value)
            for name, value in report.user_properties
            if isinstance(value, float) and name == "spent"
        )


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("--write-durations") and not hasattr(session.config, "workerinput"):
        order.write({**order.read(), **_taken})


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for line in skips.lines(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line)
    if config.getoption("--spent"):
        for line in spent.lines(_spent, spent.of_run() - sum(_spent.values())):
            terminalreporter.write_line(line)


@pytest.fixture
def add_game() -> Iterator[AddGame]:
    """Lets games that only tests know be known until the test ends."""
    from tests.support.games import known

    with ExitStack() as games:
        yield lambda rules, **parts: games.enter_context(known(rules, **parts))


@pytest.fixture(scope="session", autouse=True)
def _hurry() -> None:
    """Databases need not outlive a power cut; words are read once; tables have luck that can be given again."""
    from tests.support.catalogues import keep
    from tests.support.databases import hurry

    hurry()
    keep()
    luck.bring()


@pytest.fixture(autouse=True)
def _kept_layers() -> None:
    """Layers that take seconds are drawn once for all tests, workers and runs: the files know the code they are of."""
    from render.core import keep

    keep.use(Path(os.environ["HERALD_LAYERS"]))


@pytest.fixture(autouse=True)
def _strange_messages() -> None:
    """Nothing is known of what clicks of another test made messages of the same numbers show."""
    if (clicks := sys.modules.get("bot.ui.clicks")) is not None:
        clicks.forget()


@pytest.fixture
def lenient() -> Iterator[None]:
    """A word that is missing is shown as its key, as in production; everywhere else it raises."""
    locale.strict(False)
    yield
    locale.strict(True)


@pytest.fixture(scope="session", autouse=True)
def _helpers_end() -> Iterator[None]:
    """The processes that draw for tests over the sandbox, and breed bots for them, end with the session."""
    yield
    if (drawing := sys.modules.get("tests.support.drawing")) is not None:
        drawing.close_drawers()
    if (nursery := sys.modules.get("tests.support.forked_bots")) is not None:
        nursery.close()
