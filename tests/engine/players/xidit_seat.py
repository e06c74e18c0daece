"""Positions of Xidit for a computer player: real ones, and made-up ones with little in them."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.core import Prompt, blocking
from engine.players import make
from engine.players.xidit.position import read
from engine.players.xidit.rivals import Rivals
from engine.players.xidit.search import Search
from engine.players.xidit.valuation import Worth
from engine.players.xidit.weights import Weights
from engine.xidit.board import UNITS
from engine.xidit.rules import XIDIT
from engine.xidit.state import Options, XiditState
from engine.xidit.view import Own, SeatView, XiditView


def waits(state: XiditState) -> tuple[int, Prompt] | None:
    """The first seat for which the game waits, and its question."""
    for seat, mine in blocking(XIDIT.prompts(state)).items():
        return seat, mine[0]
    return None


def at_orders(seed: str, year: int, seats: int = 4, options: Options | None = None) -> XiditState:
    """A game between planners at the start of a year's orders."""
    state = XIDIT.setup(seats=seats, seed=seed, options=options)
    players = [make("xidit", "heuristic", f"{seed}/{seat}") for seat in range(seats)]
    while asked := waits(state):
        seat, prompt = asked
        if state.year == year and prompt.step == "orders":
            return state
        for action in players[seat].choose(XIDIT.view(state, seat), prompt):
            XIDIT.apply(state, seat, action)
    raise AssertionError(f"the game has no year {year}")


def search(view: XiditView) -> Search:
    assert view.own is not None
    position = read(view, view.own)
    worth = Worth(position, Weights())
    return Search(position, worth, Rivals(position, worth), lambda city: 0.0)


@cache
def third_year() -> XiditView:
    return XIDIT.view(at_orders("lone", 3), 0)


def lone_view(**changes: object) -> XiditView:
    """A made-up position of seat 0 in city 17, the rivals far away and with nothing in hand."""
    base = third_year()
    assert base.own is not None
    seats = [SeatView(0, 17, False, 0, 0, 0, False), *(SeatView(n, 20, False, 0, 0, 0, False) for n in (1, 2, 3))]
    own = msgspec.structs.replace(base.own, units=dict.fromkeys(UNITS, 0), orders=[""] * 6, plans={})
    view = msgspec.structs.replace(
        base,
        seats=seats,
        recruits=[],
        threats=[],
        coming_recruits=[],
        coming_threats=[],
        titans=[],
        guilds=[],
        barracks={"militia": 18, "archer": 16, "infantry": 14, "cleric": 12, "mage": 10},
        own=own,
    )
    own_changes = {k: v for k, v in changes.items() if k in Own.__struct_fields__}
    rest = {k: v for k, v in changes.items() if k not in own_changes}
    return msgspec.structs.replace(view, own=msgspec.structs.replace(own, **own_changes), **rest)


def units(**counts: int) -> dict[str, int]:
    return {unit: counts.get(unit, 0) for unit in UNITS}
