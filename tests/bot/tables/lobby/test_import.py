"""Files that are handed in: whatever they hold, they cost little, are refused in one sentence, and nobody waits."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import threading
from typing import Any

import pytest

from bot.common.errors import UserError
from bot.tables.history import replay_process
from bot.tables.lobby import transfer
from bot.tables.model import TableInfo
from bot.tables.service import Tables
from bot.tables.unit.replay import Divergence, LogLine, kept_text
from engine import GAMES as GAMES_OF_THE_BOX
from engine.core import SaveError, luck
from tests.bot.helpers import CAI
from tests.bot.odd_games import Curious, Fat, Odd, Slow
from tests.bot.tables.toy_rounds import finished
from tests.bot.toy import TOY, Toy, ToyOptions
from tests.engine.changed_saves import changed
from tests.engine.supplements import RULES
from tests.support.sandbox import ROOT

SOAK = "HERALD_SOAK" in os.environ
FILES = 20_000 if SOAK else 60
GAMES = ["toy", *RULES] if SOAK else ["toy", "fair"]
SECONDS, MEBIBYTES = 2.0, 100.0
SETUP = [LogLine(0, -1, "setup", "", 0, 0.0)]


@pytest.mark.slow
def test_damaged_files(seed: int) -> None:
    """20,000 of them in the soak: each a game or a sentence, within two seconds and 100 MiB."""
    command = [sys.executable, "-m", "tests.bot.damaged_exports", str(FILES), str(seed), *GAMES]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["worst"] <= SECONDS, figures
    assert figures["mebibytes"] <= MEBIBYTES, figures
    assert {"game", "import-broken"} <= figures["ended"].keys(), figures


@pytest.mark.slow(but=["rules1-TooHeavy", "rules2-Divergence"])
@pytest.mark.parametrize(
    ("rules", "refused"), [(Slow(), replay_process.TooHeavy), (Fat(), replay_process.TooHeavy), (Odd(), Divergence)]
)
async def test_what_takes_too_much_ends_alone(
    rules: Toy, refused: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process is ended by the system, not by the clock that a busy machine may outrun; or it tells what it met."""
    monkeypatch.setattr(replay_process, "BEGINNING", 3600.0)
    with pytest.raises(refused) as told:
        await replay_process.play_apart(
            rules, seats=2, seed="s", options=ToyOptions(), lines=SETUP, limits=replay_process.Limits(1, 100)
        )
    assert not isinstance(told.value.__cause__, TimeoutError)


async def test_a_process_that_sleeps_is_ended_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_process, "BEGINNING", 0.0)
    monkeypatch.setattr(replay_process, "SLOWNESS", 0.0)
    with pytest.raises(replay_process.TooHeavy):
        await replay_process.play_apart(
            TOY, seats=2, seed="s", options=ToyOptions(), lines=SETUP, limits=replay_process.USERS
        )


async def test_nobody_waits_for_an_import(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot answers others while a file is played again: nothing of it is played in its own process."""
    data = await tables.exports.export(await finished(tables), CAI.id)

    def played_here(*_: object, **__: object) -> None:
        raise AssertionError("the bot itself plays")

    for what in ("setup", "apply"):
        monkeypatch.setattr(Toy, what, played_here)
    assert (await tables.exports.import_table(data, guild_id=1, channel_id=1, organiser=CAI)).imported


async def test_one_file_of_a_person_at_a_time(tables: Tables) -> None:
    """Files wait in memory for their turn; nobody fills it with theirs."""
    data = await tables.exports.export(await finished(tables), CAI.id)
    both = [tables.exports.import_table(data, guild_id=1, channel_id=1, organiser=CAI) for _ in range(2)]
    first, second = await asyncio.gather(*both, return_exceptions=True)
    assert isinstance(first, TableInfo)
    assert isinstance(second, UserError)
    assert second.key == "import-underway"
    assert (await tables.exports.import_table(data, guild_id=1, channel_id=1, organiser=CAI)).imported


async def test_a_file_is_read_beside_the_loop(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of four megabytes takes a moment to read, in which others want answers."""
    read, threads = transfer.read, []

    def noted(data: bytes, *, largest: int) -> Any:
        threads.append(threading.current_thread())
        return read(data, largest=largest)

    monkeypatch.setattr(transfer, "read", noted)
    with pytest.raises(UserError, match="import-broken"):
        await tables.exports.import_table(b"{}", guild_id=1, channel_id=1, organiser=CAI)
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


async def test_the_process_knows_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    with pytest.raises(Divergence) as told:
        await replay_process.play_apart(
            Curious(), seats=2, seed="s", options=ToyOptions(), lines=SETUP, limits=replay_process.USERS
        )
    assert "PATH" in str(told.value)
    assert "DISCORD_TOKEN" not in str(told.value)


@pytest.mark.parametrize("kind", ["kept", "corrected", "fork"])
@pytest.mark.parametrize("game", GAMES_OF_THE_BOX)
async def test_a_position_that_cannot_come_about_is_refused_before_it_is_played_on(
    game: str, kind: str, rng: random.Random
) -> None:
    """A well-typed one, in any line that may hold a position; the same line of one's own is trusted by its digest."""
    rules = RULES[game]
    text = _unsound(game, rng).decode()
    held = text if kind == "fork" else kept_text(text.encode())
    line = LogLine(0 if kind == "fork" else 1, -1, kind, held, 0, 0.0)
    seats, seed = min(rules.seats), "outside"
    begun = LogLine(0, -1, "setup", "", 0, 0.0, draws=rules.draws(rules.setup(seats=seats, seed=luck(seed, ""))))
    lines = [line] if kind == "fork" else [begun, line]
    job: dict[str, Any] = {"seats": seats, "seed": seed, "options": rules.Options(), "lines": lines}
    with pytest.raises(Divergence, match=f"line {line.seq} holds a position that cannot come about"):
        replay_process.play(rules, **job, foreign=True)
    if (game, kind) == ("xidit", "kept"):  # in a process of its own it is the same
        with pytest.raises(Divergence, match="cannot come about"):
            await replay_process.play_apart(rules, **job, limits=replay_process.USERS, foreign=True)


def _unsound(game: str, rng: random.Random) -> bytes:
    """A save that is read and holds what no play leads to."""
    rules = RULES[game]
    save = rules.dumps(rules.setup(seats=min(rules.seats), seed="outside"))
    for _ in range(5000):
        data, _what = changed(save, rng)
        try:
            if rules.invariants(rules.loads(data)):
                return data
        except SaveError:
            continue
    raise AssertionError("no change of one value makes a save unsound")
