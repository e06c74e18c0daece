"""The bounds of a sound save: what still is one, and what no longer is, with the reason it is refused for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from engine.xidit import XIDIT
from engine.xidit.board import CENTRAL, REGIONS
from engine.xidit.state import (
    Bards,
    Census,
    Options,
    Orders,
    Over,
    Phantom,
    Renew,
    Resolve,
    StandingChoices,
    XiditState,
)
from engine.xidit.validate import validate
from engine.xidit.view import Deed, Plan
from tests.engine.damage import put
from tests.engine.xidit.positions import do, guild, position, run_year, wake

WAITS = ["wait"] * 6
NOBODY = [0] * len(REGIONS)


def beaten(seats: int = 4) -> XiditState:
    """Seat 0 has beaten the threat of city 9 and is asked for its reward."""
    state = position(seats, cities=(9, 2, 3, 4), threats=(9,), units={0: "militia archer"})
    run_year(state, {0: "act"})
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
    "wishes": lambda: placing("wishes"), "in turn": lambda: placing("in_turn"),
}  # fmt: skip


@cache
def made(name: str) -> bytes:
    """A sound position, saved."""
    return XIDIT.dumps(MADE[name]())


FAULTS: list[tuple[str, dict[str, Any], str]] = [
    *((name, {}, "") for name in MADE),
    ("orders", {"seats": 2}, "number of seats"),
    ("orders", {"seats": 3}, "number of seats"),
    ("orders", {"first": 3}, ""),
    ("orders", {"first": 4}, "year or first"),
    ("orders", {"first": -1}, "year or first"),
    ("orders", {"year": 0}, "year or first"),
    ("orders", {"year": 13}, "year or first"),
    ("second", {"year": 12}, ""),
    ("orders", {"options": Options(phantom_start=7)}, "phantom"),
    ("orders", {"dice.counter": -1}, "luck"),
    ("orders", {"dice.counter": 0}, ""),
    ("orders", {"sides": []}, "standing choices"),
    ("orders", {"sides": [StandingChoices(), StandingChoices()]}, "standing choices"),
    ("orders", {"frames": [Orders(), Orders()]}, "what is going on"),
    ("orders", {"players.0.city": 0}, "stands nowhere"),
    ("orders", {"players.0.city": 21}, ""),
    ("orders", {"players.0.city": 22}, "city or kills"),
    ("orders", {"players.0.city": -1}, "city or kills"),
    ("orders", {"players.0.kills": 72}, ""),
    ("orders", {"players.0.kills": 73}, "city or kills"),
    ("orders", {"players.0.kills": -1}, "city or kills"),
    ("orders", {"players.0.wishes": [3]}, "stands nowhere"),
    ("orders", {"players.0.reveals": [0] * 5}, "without a census"),
    ("orders", {"players.0.recruited": [1]}, "before its orders"),
    ("orders", {"players.0.freed": [1]}, "before its orders"),
    ("reward", {"players.1.recruited": [21]}, ""),
    ("reward", {"players.1.recruited": [22]}, "deeds"),
    ("reward", {"players.1.recruited": [0]}, "deeds"),
    ("reward", {"players.1.giants": [3]}, "deeds"),
    ("reward", {"players.1.giants": [3], "players.1.freed": [2, 3]}, ""),
    ("reward", {"players.1.freed": [22]}, "deeds"),
    ("orders", {"players.0.sealed": True}, "unwritten orders"),
    ("orders", {"players.0.sealed": True, "players.0.orders": WAITS}, ""),
    ("orders", {"players.0.orders": WAITS[:5]}, "seat's orders"),
    ("orders", {"players.0.orders": ["green", *WAITS[:5]]}, "seat's orders"),
    ("orders", {"players.0.orders": ["", "red", *WAITS[:4]]}, ""),
    ("orders", {"players.0.plans": [None] * 5}, "plans"),
    ("orders", {"players.0.plans.0": Plan(reward="bards-guild", titan="5", bards={"frostmark": 20})}, ""),
    ("orders", {"players.0.plans.0": Plan(reward="guild-bards")}, "plans"),
    ("orders", {"players.0.plans.0": Plan(titan="6")}, "plans"),
    ("orders", {"players.0.plans.0": Plan(titan="skip", spend={"mage": 5})}, ""),
    ("orders", {"players.0.plans.0": Plan(spend={"mage": 6})}, "plans"),
    ("orders", {"players.0.plans.0": Plan(spend={"mage": 0})}, "plans"),
    ("orders", {"players.0.plans.0": Plan(spend={"king": 1})}, "plans"),
    ("orders", {"players.0.plans.0": Plan(bards={"frostmark": 21})}, "plans"),
    ("orders", {"players.0.plans.0": Plan(bards={"frostmark": 0})}, "plans"),
    ("orders", {"players.0.plans.0": Plan(bards={"moon": 1})}, "plans"),
    ("orders", {"players.0.standing.rank": "king"}, "standing choices"),
    # components
    ("orders", {"recruits.1": [1]}, "recruitment tiles"),
    ("orders", {"recruits": [[]] * 21}, "recruitment tiles"),
    ("orders", {"barracks": [18]}, "units are missing"),
    ("orders", {"players.0.units": [0]}, "units are missing"),
    ("orders", {"players.0.units.0": -1, "players.1.units.0": 1}, "units have been"),
    ("orders", {"players.0.units.0": 1}, "units have been"),
    ("orders", {"players.0.sovereigns": -1}, "sovereigns"),
    ("orders", {"players.0.sovereigns": 160}, ""),
    ("orders", {"players.0.sovereigns": 160, "players.1.sovereigns": 1}, "sovereigns"),
    ("orders", {"bards": [[0] * 4] * 8}, "bards are wrong"),
    ("orders", {"bards.0": [0] * 3}, "bards are wrong"),
    ("orders", {"bards.0.0": -1, "players.0.bards_left": 21}, "bards are wrong"),
    ("orders", {"bards.0.0": 1, "players.0.bards_left": 19}, ""),
    ("orders", {"bards.0.0": 20, "players.0.bards_left": 0}, ""),
    ("orders", {"players.0.bards_left": 19}, "bards have been"),
    ("orders", {"bards.0.0": 21, "players.0.bards_left": -1}, "owes"),
    ("three", {"bards.0.1": 1, "players.1.bards_left": 19}, "closed region"),
    ("orders", {"owner": [-1] * 21}, "guilds are missing"),
    ("orders", {"levels": [0] * 21}, "guilds are missing"),
    ("orders", {"owner.3": 0, "levels.3": 4, "players.0.levels_left": 11}, ""),
    ("orders", {"owner.3": 0, "levels.3": 1, "players.0.levels_left": 14}, ""),
    ("orders", {"owner.3": 3, "levels.3": 4, "players.3.levels_left": 11}, ""),
    ("orders", {"owner.3": 0, "levels.3": 5, "players.0.levels_left": 10}, "guild is wrong"),
    ("orders", {"owner.3": 0, "levels.3": 0}, "guild is wrong"),
    ("orders", {"owner.3": -1, "levels.3": 1}, "guild is wrong"),
    ("orders", {"owner.3": 4, "levels.3": 1}, "guild is wrong"),
    ("orders", {"owner.0": 0, "levels.0": 1, "players.0.levels_left": 14}, "guild is wrong"),
    ("orders", {"owner.21": 0, "levels.21": 1, "players.0.levels_left": 14}, ""),
    ("orders", {"players.0.waiting": 1, "players.0.levels_left": 14}, ""),
    ("orders", {"players.0.waiting": -1, "players.0.levels_left": 16}, "owes"),
    ("orders", {"players.0.waiting": 16, "players.0.levels_left": -1}, "owes"),
    ("orders", {"players.0.levels_left": 14}, "levels have been"),
    ("orders", {"titans": [[0, 1], [2, 3]]}, "Titans are wrong"),
    ("orders", {"awake": [False] * 2}, "Titans are wrong"),
    ("orders", {"titans.0": [1]}, ""),
    ("orders", {"titans.0": [1, 1]}, "Titans are wrong"),
    ("orders", {"titans.0": [2]}, "Titans are wrong"),
    ("orders", {"titans.2": [6]}, "Titans are wrong"),
    ("orders", {"titans.0": []}, ""),
    ("orders", {"titans.0": [], "awake.0": True}, "Titans are wrong"),
    ("orders", {"awake.0": True}, ""),
    # tiles
    ("orders", {"next_threat": 15}, "missing or double"),
    ("orders", {"threats": [10, 11, 12, 14, 13]}, "disorder"),
    ("orders", {"threats": [10, 11, 12, 13], "threat_discard": [14]}, "too many or too few"),
    ("orders", {"threats": [10, 11, 12, 13, 14, 15], "next_recruit": 4, "threat_pile": [17, 18, 19, 20, 21, 1, 2, 3]},
     "too many or too few"),
    ("orders", {"recruits.5": [], "barracks": [14, 12, 14, 12, 10], "recruit_discard": [5]}, "too many or too few"),
    ("reward", {"frames.1": Renew("recruit")}, "disorder"),
    ("orders", {"tracks": ["wealth", "wealth", "influence"]}, "evaluations"),
    ("orders", {"phantom": [6, 5, 4]}, "evaluations"),
    ("three", {"phantom": []}, "evaluations"),
    ("three", {"phantom.0": 4}, "lost points"),
    ("three", {"phantom.0": 6}, "points are wrong"),
    ("three", {"phantom.0": 6, "players.1.kills": 1}, ""),
    ("three", {"frames": [Resolve(1, 1), Renew("threat"), Phantom(0)]}, ""),
    ("three", {"frames": [Resolve(1, 1), Phantom(0), Phantom(0)]}, "what is going on"),
    ("reward", {"frames": [Resolve(1, 1), Renew("threat"), Phantom(0)]}, "no phantom to raise"),
    # placement
    ("wishes", {"year": 2}, "too late"),
    ("wishes", {"frames.0.turn": 4}, "too late"),
    ("wishes", {"frames.0.turn": -1}, "too late"),
    ("wishes", {"frames.0.turn": 1}, "out of turn"),
    ("wishes", {"players.2.city": 3}, "out of turn"),
    ("in turn", {"frames.0.turn": 2}, "out of turn"),
    ("in turn", {"frames.0.turn": 2, "players.3.city": 5}, "one city"),
    ("in turn", {"frames.0.turn": 2, "players.3.city": 6}, ""),
    ("in turn", {"players.3.wishes": [1, 0]}, "without being asked"),
    ("in turn", {"players.3.sealed": True}, "without being asked"),
    ("wishes", {"players.2.wishes": []}, "wishes are wrong"),
    ("wishes", {"players.2.wishes": [1, 2]}, "wishes are wrong"),
    ("wishes", {"players.2.wishes": [22]}, "wishes are wrong"),
    ("wishes", {"players.2.wishes": [21]}, ""),
    ("wishes", {"players.1.wishes": [5, 5, 0, 0]}, "wishes are wrong"),
    ("wishes", {"players.1.sealed": True}, "sealed"),
    ("wishes", {"players.1.wishes.3": 2, "players.1.sealed": True}, ""),
    # the course of a year
    ("reward", {"frames.0.step": 0}, "step is wrong"),
    ("reward", {"frames.0.step": 7}, "step is wrong"),
    ("reward", {"frames.0.turn": 0}, "step is wrong"),
    ("reward", {"frames.0.turn": 5}, "step is wrong"),
    ("reward", {"frames.0.turn": 2}, "another threat"),
    ("reward", {"frames.2.step": 2}, "out of turn"),
    ("reward", {"frames.2.seat": 1}, "out of turn"),
    ("reward", {"players.1.orders": ["", *WAITS[:5]]}, "not written"),
    ("reward", {"players.0.city": 8}, "another threat"),
    ("reward", {"threat_discard": []}, "missing or double"),
    ("reward", {"frames.2.sovereigns": 3}, "reward is wrong"),
    ("reward", {"frames.2.bards": 2}, "reward is wrong"),
    ("reward", {"frames.2.guild": 2}, "reward is wrong"),
    ("bards", {"frames.2.left": 0}, "nobody has"),
    ("bards", {"frames.2.left": 1}, ""),
    ("bards", {"frames.2.left": 9}, "nobody has"),
    ("bards", {"frames.2.plan": {"frostmark": 1}}, "nobody has"),
    ("bards", {"frames.2.placed": NOBODY[:-1]}, "not there"),
    ("bards", {"frames.2.placed": [1, *NOBODY[1:]]}, "not there"),
    ("bards", {"frames.2.placed": [-1, *NOBODY[1:]]}, "not there"),
    ("bards", {"frames.2.placed": [1, *NOBODY[1:]], "bards.0.0": 1, "players.0.bards_left": 19}, ""),
    ("titan", {"awake": [False] * 3}, "no Titan can be met"),
    ("titan", {"players.0.city": 1}, ""),
    ("titan", {"players.0.city": 5}, "no Titan can be met"),
    ("titan", {"players.0.city": 10}, "no Titan can be met"),
    ("titan", {"players.0.freed": [4]}, "no Titan can be met"),
    ("titan", {"frames.0.turn": 3}, "out of turn"),
    ("spend", {"frames.1.size": 4}, "unknown Titan"),
    ("spend", {"frames.1.size": 6}, "unknown Titan"),
    ("spend", {"frames.1.paid": [0] * 4}, "paid wrongly"),
    ("spend", {"frames.1.paid": [-1, 0, 0, 0, 0]}, "paid wrongly"),
    ("spend", {"frames.1.paid": [2, 0, 0, 0, 0]}, ""),
    ("spend", {"frames.1.paid": [3, 0, 0, 0, 0]}, "cannot be paid"),
    ("spend", {"frames.1.paid": [2, 0, 0, 0, 0], "barracks.0": 1, "players.1.units.0": 12}, "not there"),
    ("spend", {"frames.1.paid": [1, 0, 0, 0, 0], "barracks.0": 1, "players.1.units.0": 12}, ""),
    # the census
    ("census", {"year": 3}, "no census"),
    ("census", {"frames.0.unit": 5}, "no census"),
    ("census", {"frames.0.unit": -1}, "no census"),
    ("census", {"frames": [Census(0, True)]}, "wrong place"),
    ("prize", {"frames.0.shown": False}, "wrong place"),
    ("census", {"players.0.reveals": [-1] * 4}, "counts are wrong"),
    ("census", {"players.0.reveals": [0, 0, 1, 0, 1]}, ""),
    ("census", {"players.0.reveals": [0, 0, 2, 0, 0]}, "has not"),
    ("census", {"players.0.reveals": [-2, 0, 0, 0, 0]}, "has not"),
    ("census", {"frames.0.unit": 1}, "nobody set"),
    ("prize", {"players.3.reveals": [0, 0, -1, 0, 0], "players.3.sealed": False}, "nobody set"),
    ("prize", {"players.3.reveals": [0, 0, 0, -1, 0]}, "not set are sealed"),
    ("census", {"players.3.sealed": True}, "not set are sealed"),
    ("prize", {"frames.0.unit": 1}, "a prize is wrong"),
    ("prize", {"frames.0.unit": 3}, ""),
    ("prize", {"frames.0.unit": 4}, "a prize is wrong"),
    ("raise", {"frames.0.unit": 3}, "a prize is wrong"),
    ("prize", {"frames": [Census(2, True), Bards(0, 1, {}, NOBODY), Bards(1, 1, {}, NOBODY)]}, "disorder"),
    ("prize", {"frames": [Census(2, True), Bards(1, 1, {}, NOBODY), Bards(0, 1, {}, NOBODY)]}, ""),
    ("prize", {"frames.1.left": 0}, "nobody has"),
    # the year's pictures
    ("orders", {"moments": [], "uncovered": [WAITS] * 4}, "uncovered"),
    ("second", {"moments": []}, "course"),
    ("second", {"moments.2.step": 3}, "course"),
    ("second", {"moments.0.cities": [1] * 3}, "course"),
    ("second", {"moments.0.cities": [1, 2, 3, 22]}, "course"),
    ("second", {"moments.0.cities": [1, 2, 3, 21]}, ""),
    ("second", {"moments.0.bards": [[0] * 4] * 8}, "course"),
    ("second", {"moments.0.bards.0": [0] * 3}, "course"),
    ("second", {"moments.0.bards.0": [20] * 4}, ""),
    ("second", {"moments.0.bards.0": [21] * 4}, "course"),
    ("second", {"moments.0.threats": [22]}, "course"),
    ("second", {"moments.0.recruits": [(22, ["mage"])]}, "course"),
    ("second", {"moments.0.recruits": [(21, ["mage"])]}, ""),
    ("second", {"moments.0.recruits": [(21, ["king"])]}, "course"),
    ("second", {"moments.0.guilds": [(21, 3, 4)]}, ""),
    ("second", {"moments.0.guilds": [(21, 0, 1)]}, ""),
    ("second", {"moments.0.guilds": [(22, 0, 1)]}, "course"),
    ("second", {"moments.0.guilds": [(21, 4, 1)]}, "course"),
    ("second", {"moments.0.guilds": [(21, -1, 1)]}, "course"),
    ("second", {"moments.0.guilds": [(21, 0, 5)]}, "course"),
    ("second", {"moments.0.guilds": [(21, 0, 0)]}, "course"),
    ("second", {"moments.0.deeds": [Deed(3, "move", 21, "red"), *[Deed(0, "stay", 1)] * 3]}, ""),
    ("second", {"moments.0.deeds": [Deed(0, "stay", 1)] * 5}, "course"),
    ("second", {"moments.0.deeds": [Deed(4, "stay", 1)]}, "course"),
    ("second", {"moments.0.deeds": [Deed(-1, "stay", 1)]}, "course"),
    ("second", {"moments.0.deeds": [Deed(0, "stay", 22)]}, "course"),
    ("second", {"moments.0.deeds": [Deed(0, "move", 1, "green")]}, "course"),
    ("second", {"uncovered": []}, ""),
    ("second", {"uncovered": [WAITS] * 3}, "uncovered"),
    ("second", {"uncovered.1": WAITS[:5]}, "uncovered"),
    ("second", {"uncovered.1": ["", *WAITS[:5]]}, "uncovered"),
    ("second", {"uncovered.1": ["green", *WAITS[:5]]}, "uncovered"),
    ("reward", {"uncovered.1": ["red", *WAITS[:5]]}, "uncovered"),
    ("census", {"uncovered": []}, "uncovered"),
    ("reward", {"deeds": [Deed(4, "stay", 1)]}, "step's deeds"),
    ("second", {"deeds": [Deed(0, "stay", 1)]}, "no step"),
    # the end
    ("over", {"year": 11}, "too soon"),
    ("orders", {"frames": [Over()]}, "too soon"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("save", "changes", "fault"), FAULTS, ids=[f"{name}-{n}" for n, (name, _, _) in enumerate(FAULTS)]
)
def test_what_is_a_sound_save(save: str, changes: dict[str, Any], fault: str) -> None:
    """Some values of a save changed: it stays sound, or is refused for that reason."""
    state = XIDIT.loads(made(save))
    for path, value in changes.items():
        put(state, path, value)
    found = validate(state) or ""
    assert fault in found if fault else not found, found


def test_a_sound_save_may_hide_the_bastion_alone() -> None:
    """What was recorded of the centre is as many noughts as there are seats."""
    state = second()
    assert all(moment.bards[CENTRAL] == [0] * 4 for moment in state.moments)
