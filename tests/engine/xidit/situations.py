"""One sound position of every step of the game, built."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.xidit.rules import XIDIT
from engine.xidit.state import Options, XiditState
from tests.engine.xidit.positions import do, guild, position, run_year, wake


def beaten(seats: int = 4) -> XiditState:
    """Seat 0 has beaten the threat of city 9 and is asked for its reward."""
    state = position(seats, cities=(9, 2, 3, 4), threats=(9,), units={0: "militia archer"})
    run_year(state, {0: "act"})
    return state


def haunted() -> XiditState:
    """Seat 0, one of three, has its reward and raises the phantom."""
    state = beaten(3)
    do(state, 0, "reward sovereigns guild")
    return state


def sending() -> XiditState:
    """Seat 0 sends the bards of that reward, one by one."""
    state = position(cities=(17, 2, 3, 4), threats=(17,), units={0: "militia archer cleric infantry infantry"})
    run_year(state, {0: "act"})
    do(state, 0, "reward sovereigns bards")
    return state


def paying() -> XiditState:
    """Seat 0 pays for a Titan of three."""
    state = meeting()
    do(state, 0, "titan 3")
    return state


def meeting() -> XiditState:
    """Seat 0 acts where a Titan can be met; seat 1 is first."""
    state = position(cities=(4, 2, 3, 1), first=1, units={0: "mage mage mage mage mage"})
    wake(state, 3)
    run_year(state, {0: "act"})
    return state


def counting() -> XiditState:
    """A census in the fourth year; nobody has set anything."""
    state = position(cities=(10, 2, 3, 4), year=4, units={0: "infantry mage", 1: "mage"})
    run_year(state, {})
    return state


def prized() -> XiditState:
    """Seat 0 sends the bard that most infantry bring."""
    state = counting()
    for seat in range(4):
        do(state, seat, "show-all", "seal")
    return state


def raising() -> XiditState:
    """Seat 0 puts the level of the mages onto one of its two guilds."""
    state = position(cities=(10, 2, 3, 4), year=4, units={0: "mage"})
    guild(state, 0, 6, 1)
    guild(state, 0, 7, 2)
    run_year(state, {})
    for seat in range(4):
        do(state, seat, "show-all", "seal")
    return state


def ended() -> XiditState:
    """After the last year."""
    state = position(cities=(10, 2, 3, 4), year=12)
    run_year(state, {})
    for seat in range(4):
        do(state, seat, "show-all", "seal")
    return state


def second() -> XiditState:
    """The second year's orders, after one in which a hero walked and recruited."""
    state = position(cities=(8, 2, 3, 4), recruits={8: "cleric cleric"})
    run_year(state, {0: "act blue"})
    return state


def placing(placement: str) -> XiditState:
    """Before the first year. By ``in_turn`` one hero stands already."""
    state = XIDIT.setup(seats=4, seed="place", options=Options(placement=placement))  # type: ignore[arg-type]
    if placement == "in_turn":
        do(state, state.first, "place 5")
    else:
        do(state, (state.first + 3) % 4, "wish 1 5", "wish 2 7", "wish 3 9")
    return state


MADE: dict[str, Callable[[], XiditState]] = {
    "orders": position, "reward": beaten, "three": lambda: beaten(3), "bards": sending, "spend": paying,
    "titan": meeting, "census": counting, "prize": prized, "raise": raising, "over": ended, "second": second,
    "wishes": lambda: placing("wishes"), "in turn": lambda: placing("in_turn"), "phantom": haunted,
}  # fmt: skip


@cache
def made(name: str) -> bytes:
    """A sound position, saved."""
    return XIDIT.dumps(MADE[name]())
