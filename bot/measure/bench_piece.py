"""A piece of ``bench --against``: figures of one checkout, taken in a process of their own.

``python bench_piece.py <checkout> <section> <file> [quick]`` writes what it found into the file, as JSON. Both sides
are measured by this one file, run by its path; which code it measures is what ``PYTHONPATH`` names. It therefore
imports nothing of Herald at its top, and asks only for names that are meant to last: the contract of the rules, the
pictures' registry, the service of the tables, the sandbox and ``python -m bot run``. What a checkout does not have is
noted as missing and the rest is measured all the same.

All times are processor time. That of a busy machine is longer too, so plain work is timed in between, and what is noted
is how long a thing would take where plain Python does ``PACE`` additions a second. Less is better in every figure.
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import importlib.util
import json
import os
import random
import resource
import secrets
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PACKAGES = ("engine", "render", "bot", "cogs")
LONGEST = {False: 300, True: 100}
"""Actions of a game that are measured, by whether it is quick."""
PASSES = 3
"""How often a game is played again: of each of its actions the least time counts."""
PACE = 28e6
ADDITIONS = 10_000
"""Plain work that takes a third of a millisecond at that pace."""
ASKED = 3
"""After so many answers to one question its default is taken: chance alone might never settle it."""
DRAWN = {False: 8, True: 3}
"""How often a picture is drawn, after a first time."""
ACTS = {False: 30, True: 10}
"""Acts at a table of each game."""
PATIENCE = 240.0
"""Seconds in which a bot has started, or never will."""


class Found:
    """Figures by name, each with its unit and what was done for it, and what could not be measured with the reason."""

    def __init__(self) -> None:
        self.figures: dict[str, dict[str, Any]] = {}
        self.missing: dict[str, str] = {}

    def note(self, name: str, value: float, unit: str, work: str = "") -> None:
        """``work``: a digest of what was done; two checkouts that did the same have the same."""
        self.figures[name] = {"value": value, "unit": unit, "work": work}

    @contextmanager
    def trying(self, name: str) -> Iterator[None]:
        """What fails in here is missing, for whatever reason: the other checkout is of another time."""
        try:
            yield
        except Exception as error:
            told = str(error).partition("\n")[0]
            self.missing[name] = f"{type(error).__name__}: {told}" if told else type(error).__name__


def strange(root: Path) -> dict[str, str]:
    """The packages that would not be imported from this checkout, each with where it would come from."""
    found = {}
    for name in PACKAGES:
        spec = importlib.util.find_spec(name)
        places = list(spec.submodule_search_locations or [spec.origin or ""]) if spec is not None else []
        if not places or not all(Path(place).resolve().is_relative_to(root) for place in places):
            found[name] = str(places[0]) if places else "nowhere"
    return found


def plain() -> float:
    """Seconds that plain work takes now, by what it takes at the usual pace: 2 on a machine half as fast."""
    total, began = 0, time.process_time()
    for number in range(ADDITIONS):
        total += number
    return (time.process_time() - began) * PACE / ADDITIONS


def memory() -> float:
    """Megabytes that this process held at most."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)


def digest(things: list[Any]) -> str:
    return hashlib.sha256(repr(things).encode()).hexdigest()[:12]


def walk(rules: Any, seats: int, seed: str, longest: int) -> list[tuple[int, Any]]:
    """A game of chance and defaults: who did what. The same code and seed give the same game."""
    rng, asked = random.Random(seed), Counter[tuple[int, str]]()
    state = rules.setup(seats=seats, seed=seed)
    done: list[tuple[int, Any]] = []
    while len(done) < longest:
        open_ones = [(s, p) for s, mine in sorted(rules.prompts(state).items()) for p in mine if p.pace != "offer"]
        if not open_ones:
            break
        seat, prompt = open_ones[0]
        asked[seat, prompt.id] += 1
        free = asked[seat, prompt.id] <= ASKED and rng.random() < 0.5
        for action in [rng.choice(prompt.actions)] if free else list(prompt.default):
            rules.apply(state, seat, action)
            done.append((seat, action))
    return done


def engine(found: Found, quick: bool) -> None:
    """Rules: what the host does for an action (load, apply, every seat's view, store), and the questions after it."""
    from engine import GAMES

    for game, rules in GAMES.items():
        for seats in rules.seats:
            name = f"{game}, {seats} seats"
            with found.trying(name):
                played = walk(rules, seats, "against", LONGEST[quick])
                passes = [_worked(rules, seats, played) for _ in range(PASSES)]
                # Whatever else the machine does only ever adds, and seldom to the same action of each pass.
                work, prompts, slow = (sum(map(min, zip(*part, strict=True))) for part in zip(*passes, strict=True))
                same = digest(played)
                found.note(f"{name}: unit of work", work / slow * 1e6, "µs", same)
                found.note(f"{name}: prompts", prompts / slow * 1e6, "µs", same)
    found.note("rules: memory at most", memory(), "MB")


def _worked(rules: Any, seats: int, played: list[tuple[int, Any]]) -> tuple[list[float], list[float], list[float]]:
    """Seconds of each unit of work, of the questions after it, and of plain work, in a game that is played again."""
    clock = time.process_time
    work: list[float] = []
    asked: list[float] = []
    slow: list[float] = []
    data = rules.dumps(rules.setup(seats=seats, seed="against"))
    for seat, action in played:
        began = clock()
        state = rules.loads(data)
        rules.apply(state, seat, action)
        for watcher in range(seats):
            rules.view(state, watcher)
        data = rules.dumps(state)
        worked = clock()
        rules.prompts(state)
        asked.append(clock() - worked)
        work.append(worked - began)
        slow.append(plain())
    return work, asked, slow


def render(found: Found, quick: bool) -> None:
    """Pictures: a full table's board as everybody sees it, and as a seat does, late in a game, with warm caches."""
    from bot.locale import words
    from engine import GAMES
    from render import GAMES as RENDERERS
    from render import keep_layers_in
    from render.core.api import Caption

    layers = Path(os.environ["HERALD_LAYERS"])
    layers.mkdir(parents=True, exist_ok=True)
    keep_layers_in(layers)
    for game, renderer in RENDERERS.items():
        with found.trying(f"{game}: pictures"):
            rules, seats = GAMES[game], max(GAMES[game].seats)
            played = walk(rules, seats, "against", LONGEST[quick])
            state = rules.setup(seats=seats, seed="against")
            for seat, action in played[: len(played) * 7 // 8]:
                rules.apply(state, seat, action)
            caption = Caption("The long campaign", [f"Player {seat + 1}" for seat in range(seats)], words("en"))
            for kind, view in (("board", rules.view(state, None)), ("a seat's board", rules.view(state, 0))):
                renderer.board(view, caption)
                times = []
                for _ in range(DRAWN[quick]):
                    before, began = plain(), time.process_time()
                    renderer.board(view, caption)
                    taken = time.process_time() - began
                    times.append(2 * taken / (before + plain()))
                found.note(f"{game}: {kind}", statistics.median(times) * 1000, "ms", digest(played))
    found.note("pictures: memory at most", memory(), "MB")


def store(found: Found, quick: bool) -> None:
    """Acts at a table of every game, in a file: processor time and database statements of each, and time of a look."""
    rng = random.Random("against")
    # The same seeds at every table of every run. Nothing secret is made in a process that only measures.
    setattr(secrets, "token_hex", lambda count=32: rng.randbytes(count).hex())  # noqa: B010
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_stored(found, Path(folder) / "herald.db", ACTS[quick]))
    found.note("acts: memory at most", memory(), "MB")


def _clock() -> Any:
    """The clock of either checkout: its module has not always been where it is now."""
    for name in ("bot.common.clock", "bot.clock"):
        if importlib.util.find_spec(name.rpartition(".")[0]) and importlib.util.find_spec(name):
            return importlib.import_module(name).SystemClock(0)
    raise ImportError("there is no clock")


def _of(tables: Any, part: str) -> Any:
    """A part of the tables, or the tables themselves in a checkout where they did its work."""
    found = getattr(tables, part, tables)
    return tables if hasattr(tables, "join") else found


async def _stored(found: Found, file: Path, count: int) -> None:
    """A table of each game in a new database, and ``count`` acts or a few more at each."""
    import sqlalchemy as sa

    from bot.store import Database, upgrade
    from bot.tables.service import Tables
    from engine import GAMES

    db, asked = Database(f"sqlite+aiosqlite:///{file}"), [0]

    def one_more(*_: Any) -> None:
        asked[0] += 1

    try:
        await upgrade(db)
        sa.event.listen(db.engine.sync_engine, "before_cursor_execute", one_more)
        tables = Tables(db, _clock())
        for game, rules in GAMES.items():
            with found.trying(f"{game}: an act"):
                await _acted(found, tables, game, max(rules.seats), count, asked)
    finally:
        await db.close()


async def _acted(found: Found, tables: Any, game: str, seats: int, count: int, asked: list[int]) -> None:
    """Everybody does what silence would do. ``asked`` holds how many statements the database has had."""
    from bot.tables.model import UserRef

    users = [UserRef(1000 + seat, f"Player {seat + 1}") for seat in range(seats)]
    table = await _of(tables, "lobby").create(guild_id=1, channel_id=1, organiser=users[0], game=game, seats=seats)
    for user in users[1:]:
        await _of(tables, "lobby").join(table.id, user)
    await _of(tables, "lobby").start(table.id, users[0].id)
    acts: list[float] = []
    looks: list[float] = []
    statements, idle = 0, 0
    while len(acts) < count and idle < seats:
        for user in users:
            began = time.process_time()
            look = await _of(tables, "views").look(table.id, user.id)
            looks.append((time.process_time() - began) / plain())
            idle += 1
            if look.blocked is None:
                continue
            before, began = asked[0], time.process_time()
            await _of(tables, "play").act(table.id, user.id, list(look.blocked.default))
            acts.append((time.process_time() - began) / plain())
            statements += asked[0] - before
            idle = 0
    found.note(f"{game}: an act", 1000 * statistics.median(acts), "ms", str(len(acts)))
    found.note(f"{game}: statements of an act", statements / len(acts), "", str(len(acts)))
    found.note(f"{game}: a look", 1000 * statistics.median(looks), "ms", str(len(looks)))


def bot(found: Found, quick: bool) -> None:
    """Starts of a bot against its sandbox: the first one, which makes the database, and the next if there is time."""
    with tempfile.TemporaryDirectory() as folder, found.trying("bot: start"):
        for name in ("first start, with a new database", "next start")[: 1 if quick else 2]:
            slow = [plain() for _ in range(50)]
            spent, held = asyncio.run(_started(Path(folder)))
            slow += [plain() for _ in range(50)]
            found.note(f"bot: {name}", 1000 * spent / statistics.median(slow), "ms")
        found.note("bot: memory after its start", held, "MB")


async def _started(folder: Path) -> tuple[float, float]:
    """Seconds of processor time until the bot has answered a command, and megabytes it then holds."""
    import aiohttp

    from bot.sandbox import constants as c
    from bot.sandbox.app import Sandbox

    async with Sandbox() as sandbox:
        env = os.environ | sandbox.environment
        env |= {"HERALD_DATA": str(folder), "DATABASE_URL": "", "HERALD_LOG_LEVEL": "ERROR"}
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", "run", env=env, cwd=folder)
        try:
            async with asyncio.timeout(PATIENCE):
                ended = asyncio.create_task(process.wait())
                while not (sandbox.gateway.online and sandbox.world.commands):
                    changed = asyncio.create_task(sandbox.gateway.changed.wait())
                    await asyncio.wait((ended, changed), return_when=asyncio.FIRST_COMPLETED)
                    changed.cancel()
                    if ended.done():
                        raise RuntimeError(f"the bot ended with exit code {process.returncode}")
                question = {
                    "user": c.USERS[0][0], "type": 2, "channel_id": c.CHANNELS[1][0],
                    "data": {"name": "table", "type": 1, "options": [{"name": "list", "type": 1, "options": []}]},
                }  # fmt: skip
                async with (
                    aiohttp.ClientSession(sandbox.url) as http,
                    http.post("/sandbox/api/interactions", json=question) as answer,
                ):
                    await answer.read()
            return _processor(process.pid), _held(process.pid)
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


def _processor(pid: int) -> float:
    """Processor seconds of a process, as Linux tells them."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _held(pid: int) -> float:
    """Megabytes that a process holds, as Linux tells them."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))


SECTIONS: dict[str, Callable[[Found, bool], None]] = {"engine": engine, "render": render, "store": store, "bot": bot}


def main(root: str, section: str, file: str, *how: str) -> None:
    """Measure, and write it down. Nothing is measured where another code than the checkout's would be imported."""
    found = Found()
    report: dict[str, Any] = {"strange": strange(Path(root).resolve())}
    if not report["strange"]:
        with found.trying(f"all of {section}"):
            SECTIONS[section](found, "quick" in how)
    report |= {"figures": found.figures, "missing": found.missing}
    Path(file).write_text(json.dumps(report), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
