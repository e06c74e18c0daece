"""Positions of Xidit with rare pieces in rare places, by kind and number."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from engine.xidit.board import BANK, CITIES, TITAN_SIZES, UNITS
from engine.xidit.state import XiditState, census_years, closed_regions, last_year
from engine.xidit.view import Moment
from tests.engine.xidit.board import Board


def dry(state: XiditState, rng: random.Random) -> None:
    """The threats are running out, and every Titan is awake."""
    while len(state.threat_pile) > 1:
        state.recruit_pile.insert(0, state.threat_pile.pop(0))
    Board(state).wake(*TITAN_SIZES)


def last_titan(state: XiditState, rng: random.Random) -> None:
    """One Titan is left, awake."""
    for size, stack in enumerate(state.titans):
        state.titans[size] = stack[-1:] if size == 1 else []
        state.awake[size] = size == 1


def one_has_all_units(state: XiditState, rng: random.Random) -> None:
    """The barracks are empty: seat 0 has everybody."""
    state.players[0].units = [n + m for n, m in zip(state.players[0].units, state.barracks, strict=True)]
    state.barracks = [0] * len(UNITS)


def no_units(state: XiditState, rng: random.Random) -> None:
    """Nobody has a unit, and the tiles on the board are empty but for one each."""
    for city, row in enumerate(state.recruits):
        for unit, count in enumerate(row):
            left = 1 if unit == next(n for n, c in enumerate(row) if c) else 0
            state.barracks[unit] += count - left
            state.recruits[city] = [*state.recruits[city][:unit], left, *state.recruits[city][unit + 1 :]]


def empty_bank(state: XiditState, rng: random.Random) -> None:
    """Seat 0 has all the sovereigns there are."""
    state.players[0].sovereigns = BANK


def built_out(state: XiditState, rng: random.Random) -> None:
    """Seat 0 has all its guild levels on the board, the others wait with theirs."""
    levels = state.players[0].levels_left
    for city in rng.sample(range(1, CITIES + 1), CITIES):
        some = min(4, levels)
        if some:
            Board(state).guild(0, city, some)
        levels -= some
    for player in state.players[1:]:
        player.waiting, player.levels_left = min(2, player.levels_left), player.levels_left - min(2, player.levels_left)


def sent_out(state: XiditState, rng: random.Random) -> None:
    """Nobody has a bard left."""
    shut = closed_regions(state.seats, state.options.short)
    regions = [n for n in range(len(state.bards)) if n not in shut]
    for seat, player in enumerate(state.players):
        for _ in range(player.bards_left):
            state.bards[rng.choice(regions)][seat] += 1
        player.bards_left = 0


def one_city(state: XiditState, rng: random.Random) -> None:
    """All stand in one city."""
    for player in state.players:
        player.city = state.threats[0]


def last_years(state: XiditState, rng: random.Random) -> None:
    """The last year, with as many units for everybody as there are."""
    state.year = last_year(state.options.short)
    one_has_all_units(state, rng)


def everything(state: XiditState, rng: random.Random) -> None:
    """All of it at once, in a year of a census."""
    for make in (dry, one_has_all_units, empty_bank, built_out, sent_out, one_city):
        make(state, rng)
    state.year = census_years(state.options.short)[0]


KINDS: dict[str, Callable[[XiditState, random.Random], None]] = {
    "dry": dry, "last-titan": last_titan, "one-has-all-units": one_has_all_units, "no-units": no_units,
    "empty-bank": empty_bank, "built-out": built_out, "sent-out": sent_out, "one-city": one_city,
    "last-years": last_years, "everything": everything,
}  # fmt: skip


def rare(kind: str, seats: int, number: int) -> XiditState:
    """A position of a kind, before the orders of a year."""
    rng, style = random.Random(f"{kind}-{seats}-{number}"), ("careful", "quick")[number % 3 == 0]
    short, year = bool(number % 2), rng.randint(1, 9)
    state = Board().position(seats, short=short, year=year, first=rng.randrange(seats), style=style).state
    state.dice.seed = f"rare-{kind}-{number}"
    KINDS[kind](state, rng)
    state.moments = course(seats, short) if state.year > 1 else []
    return state


@cache
def course(seats: int, short: bool) -> list[Moment]:
    """What a year leaves to look back on in which everybody has waited."""
    board = Board().position(seats, short=short)
    board.run_year({})
    return board.state.moments
