"""Figures of what people ask for now and then: a long inbox, a whole game as a page, ratings that are made anew."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.measure.progress import progress

INBOX = 200
ASKED = 20
GAMES_PLAYED = 8
RATED, PEOPLE = 1_000, 40
HEAVY = 8_000_000
"""Bytes that a server without boosts takes as a file."""


def measure(quick: bool) -> dict[str, Any]:
    """The inbox of somebody at 200 tables, the page of each game's longest of several, 1,000 games rated anew."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return {
            "inbox": asyncio.run(_inbox(folder / "inbox")),
            "ratings": asyncio.run(_ratings(folder / "ratings")),
            "replays": _replays(1 if quick else GAMES_PLAYED, folder),
        }


async def _inbox(folder: Path) -> dict[str, Any]:
    from bot.common.clock import SystemClock
    from bot.measure.bench_load import fill
    from bot.presenter.pages.inbox import inbox
    from bot.sandbox import constants as c
    from bot.store import Database
    from bot.tables.service import Tables

    await fill(folder, INBOX)
    db = Database(f"sqlite+aiosqlite:///{folder / 'herald.db'}")
    tables, waits = Tables(db, SystemClock(0)), []
    for _ in range(ASKED + 1):
        began = time.perf_counter()
        entries = await tables.inboxes.of(int(c.USERS[0][0]))
        shown = inbox(entries, "en")
        if shown.view is not None:
            shown.view.to_components()
        waits.append(1000 * (time.perf_counter() - began))
    await db.close()
    usual = sorted(waits[1:])
    return {
        "tables": len(entries),
        "first_ms": round(waits[0]),
        "p50_ms": round(usual[ASKED // 2]),
        "worst_ms": round(usual[-1]),
    }


async def _ratings(folder: Path) -> dict[str, Any]:
    """Games whose placings say nothing yet are rated, oldest first, and what comes of it is written."""
    from bot.store import Database, upgrade
    from bot.store import models as m
    from bot.tables.play import results

    db = Database(f"sqlite+aiosqlite:///{folder / 'herald.db'}")
    await upgrade(db)
    async with db.write() as connection:
        await connection.execute(
            m.results.insert(),
            [
                {
                    "id": number, "table_id": number, "guild_id": 1, "game": "xidit", "seat_count": 4, "turn": 12,
                    "why": "", "unrated": "", "private": False, "started_at": 0.0, "ended_at": float(number),
                }
                for number in range(1, RATED + 1)
            ],
        )  # fmt: skip
        await connection.execute(
            m.placings.insert(),
            [
                {
                    "result_id": number, "seat": seat, "user_id": 1 + (number * 7 + seat * 11) % PEOPLE,
                    "place": 1 + seat, "scores": "{}", "mu": 0.0, "sigma": 0.0,
                }
                for number in range(1, RATED + 1)
                for seat in range(4)
            ],
        )  # fmt: skip
    began = time.perf_counter()
    async with db.write() as connection:
        wrong = await results.again(connection)
        rated = time.perf_counter() - began
        await results.correct(connection, wrong)
    taken = time.perf_counter() - began
    await db.close()
    return {"games": RATED, "placings": len(wrong), "rated_seconds": round(rated, 2), "seconds": round(taken, 2)}


def _replays(count: int, folder: Path) -> dict[str, Any]:
    from bot.presenter.pictures.replay import Job, made
    from bot.tables.history.replay_process import TooHeavy
    from engine import GAMES

    figures: dict[str, Any] = {}
    with progress("replays", len(GAMES)) as advance:
        for game, rules in GAMES.items():
            seed, lines = max((_played(game, f"bench/replay/{n}") for n in range(count)), key=lambda one: len(one[1]))
            seats = max(rules.seats)
            names = [f"Player {seat + 1}" for seat in range(seats)]
            job = Job(rules, game, seats, seed, None, lines, names, "A campaign", "A campaign", "en", everything=True)
            began = time.perf_counter()
            try:
                size = len(asyncio.run(made(job, folder)))
            except TooHeavy:
                size = 0
            figures[game] = {
                "of": count,
                "actions": len(lines) - 1,
                "bytes": size,
                "seconds": round(time.perf_counter() - began, 1),
            }
            advance(1)
    return figures


def _played(game: str, seed: str) -> tuple[str, list[Any]]:
    """A game of computers at a full table, and its log."""
    from bot.measure.driver import Driver
    from bot.tables.unit.replay import LogLine
    from engine import GAMES
    from engine.players import kinds

    rules, seats = GAMES[game], max(GAMES[game].seats)
    driver = Driver(game, [kinds(game)[-1]] * seats, seed)
    while driver.step():
        continue
    state = rules.setup(seats=seats, seed=seed)
    lines = [LogLine(0, -1, "setup", "", 0, 1.0, draws=list(rules.draws(state)))]
    for number, (seat, action) in enumerate(driver.done, 1):
        rules.apply(state, seat, action)
        lines.append(LogLine(number, seat, "act", str(action), number, 1.0 + number, draws=list(rules.draws(state))))
    return seed, lines


def lines(figures: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Rows of the table."""
    inbox, ratings = figures["inbox"], figures["ratings"]
    yield f"/inbox over {inbox['tables']} tables, median", f"{inbox['p50_ms']} ms", "<= 150 ms"
    yield "  the first one, and the worst after it", f"{inbox['first_ms']} ms, {inbox['worst_ms']} ms", ""
    yield f"{ratings['games']:,} games of 4 rated", f"{ratings['rated_seconds']} s", ""
    yield "  and written", f"{ratings['seconds']} s", ""
    for game, row in figures["replays"].items():
        what = f"{game}: replay of the longest of {row['of']} games, {row['actions']:,} actions"
        yield what, f"{row['bytes']:,} bytes" if row["bytes"] else "too heavy: none", f"<= {HEAVY:,}"
        yield "  made in", f"{row['seconds']} s", ""
