"""Finds what a person must choose so that a reward is surely offered: the table's own seed, played ahead.

The others wait in both years, so what is found here is what happens at the table.
"""

from __future__ import annotations

import dataclasses
import itertools
import random
from collections.abc import Iterator
from typing import Any

from engine import GAMES
from engine.core import Action, Rules

RULES: Rules[Any, Any] = GAMES["xidit"]
ROADS = ("blue", "red", "black")
ORDERS = (*ROADS, "act", "wait")
"""The lines of a panel's select, in their order."""
REWARD = Action("reward", ("sovereigns", "bards"))
TRIES = 250
"""Second years looked at after each first year."""
Year = tuple[str, ...]
IDLE: Year = ("wait",) * 6


@dataclasses.dataclass(frozen=True, slots=True)
class Path:
    """A way to a reward: who takes it, the line of the city in the select of places, and the orders of two years.

    ``asked``: the steps at which the seat must decide in the second year, when it takes the reward and then always
    the first thing that is offered.
    """

    seat: int
    line: int
    years: tuple[Year, Year]
    asked: tuple[str, ...]


def path_to_reward(seed: str, seats: int, options: Any) -> Path:
    """The first way that works; the others take the first place offered, and wait."""
    start = RULES.setup(seats=seats, seed=seed, options=options)
    for seat in range(seats):
        for line in itertools.count():
            placed = _placed(start, seat, line)
            if placed is None:
                break
            for years, asked in _years(placed, seat):
                return Path(seat, line, years, asked)
    raise AssertionError(f"no reward within two years with the seed {seed}")


def lines(year: Year) -> list[int]:
    """Orders as lines of the panel's selects."""
    return [ORDERS.index(order) for order in year]


def _copy(state: Any) -> Any:
    return RULES.loads(RULES.dumps(state))


def _placed(start: Any, seat: int, line: int) -> Any:
    """The position when all stand; ``None`` when the seat has no such line."""
    state = _copy(start)
    while True:
        asked = {s: p for s, p in RULES.prompts(state).items() if p.required}
        who = min(asked)
        if asked[who].step != "placement":
            return state
        offered = asked[who].actions
        if who == seat and line >= len(offered):
            return None
        RULES.apply(state, who, offered[line if who == seat else 0])


def _played(state: Any, seat: int, year: Year) -> Any:
    """The position after a year in which the others wait."""
    state = _copy(state)
    for who in range(state.seats):
        for step, order in enumerate(year if who == seat else IDLE, 1):
            RULES.apply(state, who, Action("order", (step, order)))
    for who in range(state.seats):
        RULES.apply(state, who, Action("seal"))
    return state


def _asked(state: Any, step: str) -> set[int]:
    return {seat for seat, prompt in RULES.prompts(state).items() if prompt.required and prompt.step == step}


def _decisions(state: Any, seat: int) -> tuple[str, ...]:
    """What the seat is asked until the year is over; empty when another one is asked as well."""
    asked = []
    while not _asked(state, "orders"):
        prompts = {s: p for s, p in RULES.prompts(state).items() if p.required}
        if set(prompts) != {seat}:
            return ()
        asked.append(prompts[seat].step)
        RULES.apply(state, seat, REWARD if asked == ["reward"] else prompts[seat].actions[0])
    return tuple(asked)


def _years(placed: Any, seat: int) -> Iterator[tuple[tuple[Year, Year], tuple[str, ...]]]:
    """Two years after which the seat chooses a reward, and then a region for a bard: something to take back."""
    rng = random.Random(seat)
    everybody = set(range(placed.seats))
    known = set()
    for second, fourth, last in itertools.product(ROADS, ROADS, (*ROADS, "wait")):
        first = ("act", second, "act", fourth, "act", last)
        state = _played(placed, seat, first)
        own = state.players[seat]
        gathered = repr((own.units, own.city))
        if gathered in known or _asked(state, "orders") != everybody:
            continue
        known.add(gathered)
        for _ in range(TRIES):
            year = tuple(rng.choice(ORDERS[:4]) for _ in range(6))
            after = _played(state, seat, year)
            if _asked(after, "reward") == {seat} and RULES.why_not(after, seat, REWARD) is None:
                asked = _decisions(after, seat)
                if asked[:2] == ("reward", "bards"):
                    yield (first, year), asked
