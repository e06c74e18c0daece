"""Figures of the rules, per second of processor time on one core, in random play."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from bot.measure.driver import Driver
from bot.measure.progress import progress
from engine import GAMES
from engine.core import Action, Rules

WANTED = {"apply": 10_000, "units_of_work": 4_000}
"""Per second of one core, for every game."""


Played = tuple[int, str, list[tuple[int, Action]]]
"""A game: its seats, its seed, and what was done."""
NAMES = {"apply": "apply", "steps": "prompts + apply", "units_of_work": "loads, apply, views of all seats, dumps"}
BY_HAND = ", battles by hand"
"""Follows the number of seats where nobody's orders fight for them."""


def _record(rules: Rules[Any, Any], seats: int, seed: str, standing: tuple[Action, ...] = ()) -> Played:
    """One game of random players, each of whom has made these standing choices first."""
    driver = Driver(rules.id, ["random"] * seats, seed)
    first = [(seat, action) for seat in range(seats) for action in standing]
    for seat, action in first:
        rules.apply(driver.state, seat, action)
    while driver.step():
        pass
    return seats, seed, [*first, *driver.done]


def _apply_rate(rules: Rules[Any, Any], games: list[Played]) -> float:
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


def _step_rate(rules: Rules[Any, Any], games: list[Played]) -> float:
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


def _work_rate(rules: Rules[Any, Any], games: list[Played]) -> float:
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
    """Rates per game id and seat count; once more with battles by hand where a game's orders fight them else."""
    figures: dict[str, Any] = {}
    with progress("rules", sum(len(rules.seats) for rules in GAMES.values())) as advance:
        for game, rules in GAMES.items():
            rows = {}
            for seats in rules.seats:
                for name, standing in {"": (), BY_HAND: rules.by_hand}.items():
                    if name and not standing:
                        continue
                    games = [_record(rules, seats, f"bench/{n}", standing) for n in range(2 if quick else 12)]
                    _step_rate(rules, games[:1])  # fills the caches
                    rows[f"{seats}{name}"] = {
                        "apply": round(_apply_rate(rules, games)),
                        "steps": round(_step_rate(rules, games)),
                        "units_of_work": round(_work_rate(rules, games)),
                    }
                advance(1)
            figures[game] = rows
    return figures


def lines(figures: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Rows of the table."""
    for game, rows in figures.items():
        for seats, rates in rows.items():
            count, comma, how = seats.partition(",")
            for key, name in NAMES.items():
                wanted = f">= {WANTED[key]:,} /s" if key in WANTED else ""
                yield f"{game}, {count} seats{comma}{how}: {name}", f"{rates[key]:,} /s", wanted
