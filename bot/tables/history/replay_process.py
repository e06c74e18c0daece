"""Playing a log again in a process of its own, which may use so much time and memory and no more.

A file that somebody hands in can be made so that playing it takes hours or all memory. Here it ends the process that
plays it, and nothing else: the bot answers everybody meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import signal
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.tables.unit.replay import AnyRules, Divergence, LogLine, replay
from engine.core import Event

_log = logging.getLogger(__name__)


class Limits(msgspec.Struct, frozen=True):
    """What playing a game again may take."""

    seconds: int
    """Seconds of the processor."""
    mebibytes: int
    """MiB of memory above what it takes to begin."""


USERS = Limits(5, 100)
OPERATOR = Limits(600, 1000)
SLOWNESS = 6
"""So many times as long may it take on a machine that has other things to do,"""
BEGINNING = 30
"""after so many seconds in which it must have begun."""
NICE = 5
"""How far it steps back when somebody waits for an answer."""


class Job(msgspec.Struct, frozen=True):
    """What is to be played again, and under which limits."""

    rules: Any
    """The rules of the game, an ``engine.core.Rules``."""
    seats: int
    """How many seats it has."""
    seed: str
    """From this all its luck follows."""
    options: Any
    """The options it is played with, as those rules read them."""
    lines: list[LogLine]
    """Its log."""
    limits: Limits
    """What it may take."""
    foreign: bool = False
    """It comes from outside: whether its positions can come about is asked here, before the bot decodes any."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played again; positions are as they are saved (see ``replay.Replayed``)."""

    data: bytes
    """The position at the end of the log."""
    base: bytes
    """The position behind which undo does not go."""
    base_seq: int
    """The number of the action after which that was."""
    undone: set[int]
    """The numbers of the actions taken back."""
    told: list[tuple[int, Event]]
    """Everything that happened, in order, each event with the number of its action."""
    borders: dict[int, bytes]
    """The positions at the ends of phases, by the number of the action."""


class TooHeavy(Exception):
    """It took more time or memory than it may."""


class Ended(TooHeavy):
    """Somebody has ended the process, as whoever stops Herald does: another try may come to an end."""


_STOPS = tuple(-number for name in ("SIGINT", "SIGTERM", "SIGHUP") if (number := getattr(signal, name, None)))
"""What a process returns that was ended so. Limits of time and memory end it otherwise."""


def play(
    rules: AnyRules, *, seats: int, seed: str, options: Any, lines: Sequence[LogLine], foreign: bool = False
) -> Played:
    """Play a log again, here and now. Raises ``Divergence`` for whatever it may be that does not fit."""
    try:
        done = replay(rules, seats=seats, seed=seed, options=options, lines=lines, foreign=foreign)
        if foreign and (faults := rules.invariants(done.state)):
            raise Divergence(f"it leads to a position that cannot come about: {faults[0]}")
    except (Divergence, MemoryError):
        raise
    except Exception as error:  # what nobody has thought of must not be found by files
        raise Divergence(f"{type(error).__name__}: {str(error)[:100]}") from error
    return Played(rules.dumps(done.state), done.base, done.base_seq, done.undone, done.told, done.borders)


async def play_apart(
    rules: AnyRules,
    *,
    seats: int,
    seed: str,
    options: Any,
    lines: Sequence[LogLine],
    limits: Limits,
    foreign: bool = False,
) -> Played:
    """Play a log again in a process of its own. Raises ``Divergence`` and ``TooHeavy``."""
    job = Job(rules, seats, seed, options, list(lines), limits, foreign)
    found = await elsewhere(__name__, job, BEGINNING + limits.seconds * SLOWNESS)
    if isinstance(found, Played):
        return found
    raise Divergence(found)


async def elsewhere(module: str, job: object, seconds: float) -> Any:
    """What ``main`` of a module makes of a job, in a process of its own: both go through pipes, pickled. Raises
    ``TooHeavy`` when it takes longer than it may, or the process dies, and ``Ended`` when it was stopped."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", f"from {module} import main; main()",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        env=_environment(),
    )  # fmt: skip
    try:
        async with asyncio.timeout(seconds):
            out, errors = await process.communicate(pickle.dumps(job))
    except TimeoutError as error:
        raise TooHeavy from error
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode != 0:
        _log.warning(
            "the process of %s ended with %s: %s", module, process.returncode, errors[-500:].decode(errors="replace")
        )
        raise Ended if process.returncode in _STOPS else TooHeavy
    return pickle.loads(out)


def _environment() -> dict[str, str]:
    """What the process may know: where modules lie, no token and no address of a database."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "LANG") if name in os.environ}
    return kept | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONSAFEPATH": "1"}


def _confine(limits: Limits) -> None:
    """From here on this process may use so much, and is ended by the system when it wants more."""
    try:
        import resource
    except ImportError:  # a system without such limits; the clock of ``play_apart`` remains
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    seconds = int(used.ru_utime + used.ru_stime) + 1 + limits.seconds
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    with contextlib.suppress(ValueError, OSError), open("/proc/self/statm", encoding="utf-8") as statm:
        size = int(statm.read().split()[0]) * resource.getpagesize() + limits.mebibytes * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def main() -> None:
    """The process: a job comes in, what became of it goes out."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    job: Job = pickle.loads(sys.stdin.buffer.read())
    _confine(job.limits)
    found: Played | str
    try:
        found = play(
            job.rules, seats=job.seats, seed=job.seed, options=job.options, lines=job.lines, foreign=job.foreign
        )
    except Divergence as error:
        found = str(error)
    sys.stdout.buffer.write(pickle.dumps(found))
