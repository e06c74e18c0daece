"""``SaveError`` for whatever is no save, and nothing else; what loads and is sound can be played."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core import SaveError, legal
from tests.engine.changed_saves import changed
from tests.engine.recorded_games import Case, Walk, walk
from tests.engine.supplements import CASES, RULES, case_id
from tests.support.patience import own_pace

every_game = pytest.mark.parametrize("game", list(RULES))
every_case = pytest.mark.parametrize("case", CASES, ids=case_id)
MUTATIONS = int(os.environ.get("HERALD_MUTATIONS", "40"))
"""How many values per case are changed."""


ENDLESS = 2.0
"""Seconds of computing after which a position counts as one that goes on for ever, on an idle machine."""


def deep(opening: str) -> bytes:
    return (opening * 10_000).encode()


BROKEN = [
    b"", b"{}", b"[]", b"null", b"0", b"nonsense", b"\xff\xfe", b'{"schema_version": 1}', b'{"schema_version": "\xff"}',
    b'{"schema_version": 1e400}', deep("["), deep('{"a":'), b"[" * 10_000 + b"]" * 10_000, b"\x00" * 100,
    b'{"schema_version": ' + b"9" * 5_000 + b"}",
]  # fmt: skip


@every_game
@pytest.mark.parametrize("data", BROKEN, ids=range(len(BROKEN)))
def test_broken_saves_are_refused(game: str, data: bytes) -> None:
    """A sentence that names the game, whatever the bytes are."""
    with pytest.raises(SaveError, match=game):
        RULES[game].loads(data)


@every_game
@pytest.mark.parametrize("field", ["schema_version", "rules_version"])
def test_later_saves_are_refused(game: str, field: str) -> None:
    """A save that a newer version wrote is not guessed at."""
    rules = RULES[game]
    state = rules.setup(seats=rules.seats[0], seed="later")
    setattr(state, field, getattr(state, field) + 1)
    with pytest.raises(SaveError, match=r"schema|rules"):
        rules.loads(rules.dumps(state))


@every_game
def test_torn_saves_are_refused(game: str) -> None:
    """A save that is cut off, of which a byte is no text, or that nests too deep somewhere."""
    each = walk(next(c for c in CASES if c[0] == game))
    rng = random.Random(41)
    for step in each.sample(20, 10):
        at = rng.randrange(1, len(step.save))
        with pytest.raises(SaveError):
            each.rules.loads(step.save[:at])
        quote = step.save.index(b'"', at // 2) + 1
        with pytest.raises(SaveError):
            each.rules.loads(step.save[:quote] + b"\xff" + step.save[quote:])
        with pytest.raises(SaveError):
            each.rules.loads(step.save.replace(b"[", deep("["), 1))


@pytest.mark.slow(but=["charlemagne-2", "fair-6", "roses-2", "xidit-4"])
@every_case
def test_a_changed_save_is_refused_or_can_be_played(case: Case) -> None:
    """One value of a real save changed: ``SaveError``, faults that ``invariants`` names, or a position in which
    everything works."""
    each = walk(case)
    rng = random.Random(case_id(case))
    for _ in range(MUTATIONS):
        data, what = changed(rng.choice(each.steps).save, rng)
        try:
            with patience():
                state = each.rules.loads(data)
                if each.rules.invariants(state):
                    continue
        except SaveError:
            continue
        try:
            use(each, state, rng)
        except Exception as error:
            raise AssertionError(f"{what}: {type(error).__name__}: {error}") from error


@contextlib.contextmanager
def patience() -> Iterator[None]:
    """Raises ``TimeoutError`` when a position takes more than two seconds of this process's own time; on a crowded
    machine, where less gets done in a second of it, as much longer."""
    begin = time.process_time()

    def late(*_: object) -> None:
        if (left := ENDLESS * own_pace() - (time.process_time() - begin)) > 0:
            signal.setitimer(signal.ITIMER_VIRTUAL, left)
        else:
            raise TimeoutError("it goes on and on")

    before = signal.signal(signal.SIGVTALRM, late)
    signal.setitimer(signal.ITIMER_VIRTUAL, ENDLESS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def use(each: Walk, state: Any, rng: random.Random) -> None:
    """Look at a position from everywhere and take 200 actions from it."""
    rules = each.rules
    for number in range(200):
        with patience():
            if number % 20 == 0:
                for reader in (*range(state.seats), None):
                    rules.view(state, reader)
                rules.outcome(state)
            prompts = rules.prompts(state)
            if not prompts:
                assert rules.outcome(state) is not None
                return
            seat = rng.choice(list(prompts))
            rules.apply(state, seat, rng.choice(legal(prompts[seat])))
    rules.loads(rules.dumps(state))
