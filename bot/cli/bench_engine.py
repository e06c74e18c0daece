"""Figures of the rules, per second of processor time on one core, in random play."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from bot.cli.driver import Driver
from bot.cli.progress import progress
from engine import GAMES
from engine.core import Action, Rules

WANTED = {"apply": 10_000, "units_of_work": 4_000}
"""Per second of one core, for every game."""


def _record(rules: Rules[Any, Any], seats: int, seed: str) -> list[tuple[int, Action]]:
    """The actions of one game of random players."""
    driver = Driver(rules.id, ["random"] * seats, seed)
    while driver.step():
        pass
    return driver.done


def _apply_rate(rules: Rules[Any, Any], games: list[tuple[int, str, list[tuple[int, Action]]]]) -> float:
    """``apply`` alone, actions per second."""
    count, spent = 0, 0.0
    for seats, seed, played in games:
        state = rules.setup(seats=seats, seed=seed)
        start = time.process_time()
        for seat, action in played:
            rules.apply(state, seat, action)
        spent += time.process_time() - start
        count += len(played)
    return count / spent


def _step_rate(rules: Rules[Any, Any], games: list[tuple[int, str, list[tuple[int, Action]]]]) -> float:
    """``prompts`` and ``apply`` of every action, pairs per second."""
    count, spent = 0, 0.0
    for seats, seed, played in games:
        state = rules.setup(seats=seats, seed=seed)
        start = time.process_time()
        for seat, action in played:
            rules.prompts(state)
            rules.apply(state, seat, action)
        spent += time.process_time() - start
        count += len(played)
    return count / spent


def _work_rate(rules: Rules[Any, Any], games: list[tuple[int, str, list[tuple[int, Action]]]]) -> float:
    """What the host does for one action: ``loads``, ``apply``, the view of every seat, ``dumps``; per second."""
    count, spent = 0, 0.0
    for seats, seed, played in games:
        data = rules.dumps(rules.setup(seats=seats, seed=seed))
        start = time.process_time()
        for seat, action in played:
            state = rules.loads(data)
            rules.apply(state, seat, action)
            for watcher in range(seats):
                rules.view(state, watcher)
            data = rules.dumps(state)
        spent += time.process_time() - start
        count += len(played)
    return count / spent


def measure(quick: bool) -> dict[str, Any]:
    """Rates per game id and seat count."""
    figures: dict[str, Any] = {}
    with progress("rules", sum(len(rules.seats) for rules in GAMES.values())) as advance:
        for game, rules in GAMES.items():
            rows = {}
            for seats in rules.seats:
                games = [(seats, f"bench/{n}", _record(rules, seats, f"bench/{n}")) for n in range(2 if quick else 12)]
                _step_rate(rules, games[:1])  # fills the caches
                rows[str(seats)] = {
                    "apply": round(_apply_rate(rules, games)),
                    "steps": round(_step_rate(rules, games)),
                    "units_of_work": round(_work_rate(rules, games)),
                }
                advance(1)
            figures[game] = rows
    return figures


def lines(figures: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Rows of the table."""
    names = {"apply": "apply", "steps": "prompts + apply", "units_of_work": "loads, apply, views of all seats, dumps"}
    for game, rows in figures.items():
        for seats, rates in rows.items():
            for key, name in names.items():
                wanted = f">= {WANTED[key]:,} /s" if key in WANTED else ""
                yield f"{game}, {seats} seats: {name}", f"{rates[key]:,} /s", wanted
