"""The bounds of a sound save: what still is one, and what no longer is, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import SaveError
from engine.xidit.board import CENTRAL, REGIONS
from engine.xidit.rules import XIDIT
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
)
from engine.xidit.view import Deed, Plan
from tests.engine.damage import put
from tests.engine.xidit.board import MADE, Board, made

WAITS = ["wait"] * 6
TYPES = "not read"
"""What a save is not even read for: a number or a word outside its bounds, a list of another length."""
NOBODY = [0] * len(REGIONS)


FAULTS: list[tuple[str, dict[str, Any], str]] = [
    *((name, {}, "") for name in MADE),
    ("orders", {"seats": 2}, TYPES),
    ("orders", {"seats": 3}, "number of seats"),
    ("orders", {"first": 3}, ""),
    ("orders", {"first": 4}, "first seat"),
    ("orders", {"first": -1}, TYPES),
    ("orders", {"year": 0}, TYPES),
    ("orders", {"year": 13}, TYPES),
    ("second", {"year": 12}, ""),
    ("orders", {"options": Options(phantom_start=7)}, "phantom"),
    ("orders", {"dice.counter": -1}, TYPES),
    ("orders", {"dice.counter": 0}, ""),
    ("orders", {"sides": []}, "standing choices"),
    ("orders", {"sides": [StandingChoices(), StandingChoices()]}, TYPES),
    ("orders", {"frames": [Orders(), Orders()]}, "what is going on"),
    ("orders", {"players.0.city": 0}, "stands nowhere"),
    ("orders", {"players.0.city": 21}, ""),
    ("orders", {"players.0.city": 22}, TYPES),
    ("orders", {"players.0.city": -1}, TYPES),
    ("orders", {"players.0.kills": 72}, ""),
    ("orders", {"players.0.kills": 73}, TYPES),
    ("orders", {"players.0.kills": -1}, TYPES),
    ("orders", {"players.0.wishes": [3]}, "stands nowhere"),
    ("orders", {"players.0.reveals": [0] * 5}, "without a census"),
    ("orders", {"players.0.recruited": [1]}, "before its orders"),
    ("orders", {"players.0.freed": [1]}, "before its orders"),
    ("reward", {"players.1.recruited": [21]}, ""),
    ("reward", {"players.1.recruited": [22]}, TYPES),
    ("reward", {"players.1.recruited": [0]}, TYPES),
    ("reward", {"players.1.giants": [3]}, "deeds"),
    ("reward", {"players.1.giants": [3], "players.1.freed": [2, 3]}, ""),
    ("reward", {"players.1.giants": [3], "players.1.freed": [3]}, ""),
    ("reward", {"players.1.freed": [22]}, TYPES),
    ("orders", {"players.0.sealed": True}, "unwritten orders"),
    ("orders", {"players.0.sealed": True, "players.0.orders": WAITS}, ""),
    ("orders", {"players.0.orders": WAITS[:5]}, TYPES),
    ("orders", {"players.0.orders": ["green", *WAITS[:5]]}, TYPES),
    ("orders", {"players.0.orders": ["", "red", *WAITS[:4]]}, ""),
    ("orders", {"players.0.plans": [None] * 5}, TYPES),
    ("orders", {"players.0.plans.0": Plan("bards-guild", {"frostmark": 20}, "5", order=["frostmark"])}, ""),
    ("orders", {"players.0.plans.0": Plan(reward="guild-bards")}, TYPES),
    ("orders", {"players.0.plans.0": Plan(titan="6")}, TYPES),
    ("orders", {"players.0.plans.0": Plan(titan="skip", spend={"mage": 5})}, ""),
    ("orders", {"players.0.plans.0": Plan(spend={"mage": 6})}, TYPES),
    ("orders", {"players.0.plans.0": Plan(spend={"mage": 0})}, TYPES),
    ("orders", {"players.0.plans.0": Plan(spend={"king": 1})}, "plans"),
    ("orders", {"players.0.plans.0": Plan(bards={"frostmark": 21}, order=["frostmark"])}, TYPES),
    ("orders", {"players.0.plans.0": Plan(bards={"frostmark": 0}, order=["frostmark"])}, TYPES),
    ("orders", {"players.0.plans.0": Plan(bards={"frostmark": 1})}, "plans"),
    ("orders", {"players.0.plans.0": Plan(bards={"frostmark": 1}, order=["frostmark", "mirefen"])}, "plans"),
    ("orders", {"players.0.plans.0": Plan(bards={"moon": 1}, order=["moon"])}, "plans"),
    ("orders", {"players.0.plans.0": Plan(bards={"moon": 1, "frostmark": 1}, order=["moon", "frostmark"])}, "plans"),
    ("orders", {"players.0.plans.0": Plan(spend={"king": 1, "mage": 1})}, "plans"),
    ("orders", {"players.0.plans": [Plan("bards-guild"), Plan("guild-bards"), *[None] * 4]}, TYPES),
    ("orders", {"players.0.standing.rank": "king"}, TYPES),
    # components
    ("orders", {"recruits.1": [1]}, "recruitment tiles"),
    ("orders", {"recruits": [[]] * 21}, TYPES),
    ("orders", {"barracks": [18]}, TYPES),
    ("orders", {"players.0.units": [0]}, TYPES),
    ("orders", {"players.0.units.0": -1, "players.1.units.0": 1}, TYPES),
    ("orders", {"players.0.units.0": 1}, "units have been"),
    ("orders", {"players.0.sovereigns": -1}, TYPES),
    ("orders", {"players.0.sovereigns": 160}, ""),
    ("orders", {"players.0.sovereigns": 160, "players.1.sovereigns": 1}, "sovereigns"),
    ("orders", {"bards": [[0] * 4] * 8}, TYPES),
    ("orders", {"bards.0": [0] * 3}, "bards are wrong"),
    ("orders", {"bards.0.0": -1, "players.0.bards_left": 21}, TYPES),
    ("orders", {"bards.0.0": 1, "players.0.bards_left": 19}, ""),
    ("orders", {"bards.0.0": 20, "players.0.bards_left": 0}, ""),
    ("orders", {"players.0.bards_left": 19}, "bards have been"),
    ("orders", {"bards.0.0": 21, "players.0.bards_left": -1}, TYPES),
    ("three", {"bards.0.1": 1, "players.1.bards_left": 19}, "closed region"),
    ("orders", {"owner": [-1] * 21}, TYPES),
    ("orders", {"levels": [0] * 21}, TYPES),
    ("orders", {"owner.3": 0, "levels.3": 4, "players.0.levels_left": 11}, ""),
    ("orders", {"owner.3": 0, "levels.3": 1, "players.0.levels_left": 14}, ""),
    ("orders", {"owner.3": 3, "levels.3": 4, "players.3.levels_left": 11}, ""),
    ("orders", {"owner.3": 0, "levels.3": 5, "players.0.levels_left": 10}, TYPES),
    ("orders", {"owner.3": 0, "levels.3": 0}, "guild is wrong"),
    ("orders", {"owner.3": -1, "levels.3": 1}, "guild is wrong"),
    ("orders", {"owner.3": 4, "levels.3": 1}, "guild is wrong"),
    ("orders", {"owner.0": 0, "levels.0": 1, "players.0.levels_left": 14}, "guild is wrong"),
    ("orders", {"owner.21": 0, "levels.21": 1, "players.0.levels_left": 14}, ""),
    ("orders", {"players.0.waiting": 1, "players.0.levels_left": 14}, ""),
    ("orders", {"players.0.waiting": -1, "players.0.levels_left": 16}, TYPES),
    ("orders", {"players.0.waiting": 16, "players.0.levels_left": -1}, TYPES),
    ("orders", {"players.0.levels_left": 14}, "levels have been"),
    ("orders", {"titans": [[0, 1], [2, 3]]}, TYPES),
    ("orders", {"awake": [False] * 2}, TYPES),
    ("orders", {"titans.0": [1]}, ""),
    ("orders", {"titans.0": [1, 1]}, "Titans are wrong"),
    ("orders", {"titans.0": [2]}, "Titans are wrong"),
    ("orders", {"titans.2": [6]}, TYPES),
    ("orders", {"titans.2": [-1]}, TYPES),
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
    ("wishes", {"frames.0.turn": 4}, "out of turn"),
    ("wishes", {"frames.0.turn": -1}, TYPES),
    ("wishes", {"frames.0.turn": 1}, "out of turn"),
    ("wishes", {"players.2.city": 3}, "out of turn"),
    ("in turn", {"frames.0.turn": 2}, "out of turn"),
    ("in turn", {"frames.0.turn": 2, "players.3.city": 5}, "one city"),
    ("in turn", {"frames.0.turn": 2, "players.3.city": 6}, ""),
    ("in turn", {"players.3.wishes": [1, 0]}, "without being asked"),
    ("in turn", {"players.3.sealed": True}, "without being asked"),
    ("wishes", {"players.2.wishes": []}, "wishes are wrong"),
    ("wishes", {"players.2.wishes": [1, 2]}, "wishes are wrong"),
    ("wishes", {"players.2.wishes": [22]}, TYPES),
    ("wishes", {"players.2.wishes": [21]}, ""),
    ("wishes", {"players.1.wishes": [5, 5, 0, 0]}, "wishes are wrong"),
    ("wishes", {"players.1.sealed": True}, "sealed"),
    ("wishes", {"players.1.wishes.3": 2, "players.1.sealed": True}, ""),
    # the course of a year
    ("reward", {"frames.0.step": 0}, TYPES),
    ("reward", {"frames.0.step": 7}, TYPES),
    ("reward", {"frames.0.turn": 0}, "step is wrong"),
    ("reward", {"frames.0.turn": 5}, "step is wrong"),
    ("reward", {"frames.0.turn": 2}, "out of turn"),
    ("reward", {"frames.2.step": 2}, "out of turn"),
    ("reward", {"frames.2.seat": 1}, "out of turn"),
    ("reward", {"players.1.orders": ["", *WAITS[:5]]}, "not written"),
    ("reward", {"players.0.city": 8}, "another threat"),
    ("reward", {"threat_discard": []}, "missing or double"),
    ("reward", {"threat_discard": [], "recruit_discard": [9]}, "another threat"),
    ("reward", {"frames.2.sovereigns": 5, "frames.2.bards": 4, "frames.2.guild": 2}, "reward is wrong"),
    ("reward", {"frames.2.sovereigns": 3}, "reward is wrong"),
    ("reward", {"frames.2.bards": 2}, "reward is wrong"),
    ("reward", {"frames.2.guild": 2}, "reward is wrong"),
    ("bards", {"frames.2.left": 0}, "nobody has"),
    ("bards", {"frames.2.left": 1}, ""),
    ("bards", {"frames.2.left": 9}, "nobody has"),
    ("bards", {"frames.2.left": 3, "bards.0.0": 17, "players.0.bards_left": 3}, ""),
    ("bards", {"frames.2.left": 3, "bards.0.0": 18, "players.0.bards_left": 2}, "nobody has"),
    ("bards", {"frames.2.plan": {"frostmark": 1}}, "planned wrongly"),
    ("bards", {"frames.2.placed": NOBODY[:-1]}, TYPES),
    ("bards", {"frames.2.placed": [1, *NOBODY[1:]]}, "not there"),
    ("bards", {"frames.2.placed": [-1, *NOBODY[1:]]}, TYPES),
    ("bards", {"frames.2.placed": [1, *NOBODY[1:]], "bards.0.0": 1, "players.0.bards_left": 19}, ""),
    ("titan", {"awake": [False] * 3}, "no Titan can be met"),
    ("titan", {"players.0.city": 1}, ""),
    ("titan", {"players.0.city": 5}, "no Titan can be met"),
    ("titan", {"players.0.city": 10}, "no Titan can be met"),
    ("titan", {"players.0.freed": [4]}, "no Titan can be met"),
    ("titan", {"frames.0.turn": 3}, "out of turn"),
    ("spend", {"frames.1.size": 4}, "unknown Titan"),
    ("spend", {"frames.1.size": 6}, TYPES),
    ("spend", {"frames.1.paid": [0] * 4}, TYPES),
    ("spend", {"frames.1.paid": [-1, 0, 0, 0, 0]}, TYPES),
    ("spend", {"frames.1.paid": [2, 0, 0, 0, 0]}, ""),
    ("spend", {"frames.1.paid": [3, 0, 0, 0, 0]}, "cannot be paid"),
    ("spend", {"players.0.units.4": 3, "players.1.units.4": 2}, ""),
    ("spend", {"players.0.units.4": 2, "players.1.units.4": 3}, "cannot be paid"),
    ("spend", {"frames.1.paid": [2, 0, 0, 0, 0], "barracks.0": 1, "players.1.units.0": 12}, "not there"),
    ("spend", {"frames.1.paid": [1, 0, 0, 0, 0], "barracks.0": 1, "players.1.units.0": 12}, ""),
    # the census
    ("census", {"year": 3}, "no census"),
    ("census", {"frames.0.unit": 5}, TYPES),
    ("census", {"frames.0.unit": -1}, TYPES),
    ("census", {"frames": [Census(0, True)]}, "wrong place"),
    ("prize", {"frames.0.shown": False}, "wrong place"),
    ("census", {"players.0.reveals": [-1] * 4}, "counts are wrong"),
    ("census", {"players.0.reveals": [0, 0, 1, 0, 1]}, ""),
    ("census", {"players.0.reveals": [0, 0, 2, 0, 0]}, "has not"),
    ("census", {"players.0.reveals": [-2, 0, 0, 0, 0]}, TYPES),
    ("census", {"players.0.reveals": [0] * 5, "players.0.sealed": True}, ""),
    ("census", {"frames.0.unit": 2}, ""),
    ("census", {"frames.0.unit": 3}, "nobody set"),
    ("prize", {"players.0.reveals": [0, 0, -1, 0, 1], "players.0.sealed": False}, "nobody set"),
    ("prize", {"players.3.reveals": [0, 0, -1, 0, 0]}, ""),
    ("prize", {"players.1.reveals": [0, 0, 0, 0, -1]}, "not set are sealed"),
    ("prize", {"players.1.reveals": [0, 0, 0, -1, 1]}, ""),
    ("census", {"players.1.sealed": True}, "not set are sealed"),
    ("census", {"players.3.sealed": True}, ""),
    ("prize", {"frames.0.unit": 1}, "a prize is wrong"),
    ("prize", {"frames.0.unit": 3}, ""),
    ("prize", {"frames.0.unit": 4}, "a prize is wrong"),
    ("raise", {"frames.0.unit": 3}, "a prize is wrong"),
    ("prize", {"frames": [Census(2, True), Bards(0, 1, {}, NOBODY), Bards(1, 1, {}, NOBODY)]}, "disorder"),
    ("prize", {"frames": [Census(2, True), Bards(1, 1, {}, NOBODY), Bards(0, 1, {}, NOBODY)]}, ""),
    ("prize", {"frames.1.left": 0}, "nobody has"),
    ("prize", {"players.0.city": 4}, ""),
    ("prize", {"players.0.city": 9}, "one way"),
    ("prize", {"players.1.city": 9}, ""),
    ("raise", {"levels.7": 3, "players.0.levels_left": 10}, ""),
    ("raise", {"levels.7": 4, "players.0.levels_left": 9}, "one guild"),
    # the year's pictures
    ("orders", {"moments": [], "uncovered": [WAITS] * 4}, "uncovered"),
    ("second", {"moments": []}, "course"),
    ("second", {"moments.2.step": 3}, "course"),
    ("second", {"moments.0.cities": [1] * 3}, "course"),
    ("second", {"moments.0.cities": [1, 2, 3, 22]}, TYPES),
    ("second", {"moments.0.cities": [1, 2, 3, 21]}, ""),
    ("second", {"moments.0.bards": [[0] * 4] * 8}, TYPES),
    ("second", {"moments.0.bards.0": [0] * 3}, "course"),
    ("second", {"moments.0.bards.0": [20] * 4}, ""),
    ("second", {"moments.0.bards.0": [21] * 4}, TYPES),
    ("second", {"moments.0.threats": [22]}, TYPES),
    ("second", {"moments.0.recruits": [(22, ["mage"])]}, TYPES),
    ("second", {"moments.0.recruits": [(21, ["mage"])]}, ""),
    ("second", {"moments.0.recruits": [(21, ["king"])]}, "course"),
    ("second", {"moments.0.guilds": [(21, 3, 4)]}, ""),
    ("second", {"moments.0.guilds": [(21, 0, 1)]}, ""),
    ("second", {"moments.0.guilds": [(22, 0, 1)]}, TYPES),
    ("second", {"moments.0.guilds": [(21, 4, 1)]}, "course"),
    ("second", {"moments.0.guilds": [(21, -1, 1)]}, TYPES),
    ("second", {"moments.0.guilds": [(21, 0, 5)]}, TYPES),
    ("second", {"moments.0.guilds": [(21, 0, 0)]}, "course"),
    ("second", {"moments.0.deeds": [Deed(3, "move", 21, "red"), *[Deed(0, "stay", 1)] * 3]}, ""),
    ("second", {"moments.0.deeds": [Deed(0, "stay", 1)] * 5}, "course"),
    ("second", {"moments.0.deeds": [Deed(4, "stay", 1)]}, "course"),
    ("second", {"moments.0.deeds": [Deed(-1, "stay", 1)]}, TYPES),
    ("second", {"moments.0.deeds": [Deed(0, "stay", 22)]}, TYPES),
    ("second", {"moments.0.deeds": [Deed(0, "move", 1, "green")]}, "course"),
    ("second", {"uncovered": []}, ""),
    ("second", {"uncovered": [WAITS] * 3}, "uncovered"),
    ("second", {"uncovered.1": WAITS[:5]}, TYPES),
    ("second", {"uncovered.1": ["", *WAITS[:5]]}, "uncovered"),
    ("second", {"uncovered.1": ["green", *WAITS[:5]]}, TYPES),
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
    """Some values of a save changed: it stays sound, is not sound for that reason, or is not read at all."""
    state = XIDIT.loads(made(save))
    for path, value in changes.items():
        put(state, path, value)
    if fault == TYPES:
        with pytest.raises(SaveError):
            XIDIT.loads(XIDIT.dumps(state))
        return
    found = XIDIT.invariants(XIDIT.loads(XIDIT.dumps(state)))
    assert any(fault in each for each in found) if fault else not found, found


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_seats_are_sound(board: Board, seats: int) -> None:
    """Whatever else fits, a game of another number is none of this."""
    board.position(5)
    board.state.players, board.state.seats = [*board.state.players, *board.state.players][:seats], seats
    with pytest.raises(SaveError):
        XIDIT.loads(XIDIT.dumps(board.state))


def test_all_faults_are_told(board: Board) -> None:
    """What everybody sees and what is hidden, one after the other."""
    board.position()
    board.state.levels[3] = board.state.players[1].waiting = 1
    board.state.players[2].sealed = True
    found = XIDIT.invariants(board.state)
    assert [fault.partition(":")[0] for fault in found] == [
        "a guild is wrong", "guild levels have been lost or made", "unwritten orders are sealed",
    ]  # fmt: skip
    assert "seat 1" in found[1]
    assert XIDIT.invariants(board.state, public=True) == found[:1]


def test_a_sound_save_may_hide_the_bastion_alone(board: Board) -> None:
    """What was recorded of the centre is as many noughts as there are seats."""
    board.second()
    assert all(moment.bards[CENTRAL] == [0] * 4 for moment in board.state.moments)
