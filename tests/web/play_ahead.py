"""Finds what a person must choose so that a reward is surely offered: the table's own seed, played ahead.

The others wait in both years, so what is found here is what happens at the table.
"""

from __future__ import annotations

import dataclasses
import itertools
import random
from collections.abc import Iterator, Mapping
from typing import Any

from engine import GAMES
from engine.core import Action, Rules, blocking
from engine.xidit.board import CITIES

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
    """The first seat's way to a reward. It is played carefully."""

    wishes: tuple[int, ...]
    """Numbers of the cities that the seat wishes for, the dearest first."""
    others: Mapping[int, str]
    """By seat what the others do at the start, as ``/act`` takes it."""
    years: tuple[Year, Year]
    """The orders of two years."""
    asked: tuple[str, ...]
    """The steps at which the seat must decide in the second year, when it takes the reward and then always the first
    thing that is offered."""


SEAT = 0


def path_to_reward(seed: str, seats: int, options: Any, known: tuple[Year, Year]) -> Path:
    """The years ``known`` if they lead there, else the first way that works, for which long is looked. The others wish
    for nothing in particular, and wait."""
    start = RULES.setup(seats=seats, seed=seed, options=options)
    for action in RULES.styles()["careful"]:
        RULES.apply(start, SEAT, action)
    others = {seat: "; ".join(map(str, _placing(start, seat))) for seat in range(seats) if seat != SEAT}
    wished = [a for a in _placing(start, SEAT) if a.verb == "wish"]
    for first in range(1, CITIES + 1):
        wishes = tuple((first + rank - 1) % CITIES + 1 for rank in range(len(wished)))
        placed = _placed(start, wishes)
        for years, asked in itertools.chain(_tried(placed, SEAT, known), _years(placed, SEAT)):
            return Path(wishes, others, years, asked)
    raise AssertionError(f"no reward within two years with the seed {seed}")


def _placing(state: Any, seat: int) -> tuple[Action, ...]:
    """What a seat does that does not care where it starts."""
    return tuple(RULES.prompts(state)[seat][0].default)


def lines(year: Year) -> list[int]:
    """Orders as lines of the panel's selects."""
    return [ORDERS.index(order) for order in year]


def _copy(state: Any) -> Any:
    return RULES.loads(RULES.dumps(state))


def _placed(start: Any, wishes: tuple[int, ...]) -> Any:
    """The position when all stand."""
    state = _copy(start)
    for rank, city in enumerate(wishes, 1):
        RULES.apply(state, SEAT, Action("wish", (rank, city)))
    for who in range(state.seats):
        for action in _placing(state, who):
            RULES.apply(state, who, action)
    return state


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
    return {seat for seat, mine in blocking(RULES.prompts(state)).items() if mine[0].step == step}


def _decisions(state: Any, seat: int) -> tuple[str, ...]:
    """What the seat is asked until the year is over; empty when another one is asked as well."""
    asked = []
    while not _asked(state, "orders"):
        prompts = {s: mine[0] for s, mine in blocking(RULES.prompts(state)).items()}
        if set(prompts) != {seat}:
            return ()
        asked.append(prompts[seat].step)
        RULES.apply(state, seat, REWARD if asked == ["reward"] else prompts[seat].actions[0])
    return tuple(asked)


def _tried(placed: Any, seat: int, years: tuple[Year, Year]) -> Iterator[tuple[tuple[Year, Year], tuple[str, ...]]]:
    """These years, if they are such as are looked for."""
    first, second = years
    state = _played(placed, seat, first)
    if _asked(state, "orders") != set(range(placed.seats)):
        return
    after = _played(state, seat, second)
    if _asked(after, "reward") == {seat} and RULES.why_not(after, seat, REWARD) is None:
        asked = _decisions(after, seat)
        if asked[:2] == ("reward", "bards"):
            yield years, asked


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
            yield from _tried(placed, seat, (first, tuple(rng.choice(ORDERS[:4]) for _ in range(6))))
