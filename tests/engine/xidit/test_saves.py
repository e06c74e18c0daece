"""Saves: those of earlier schemas go on, damaged ones are refused or not sound, and whatever is sound can be played to
its end."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core import Action, SaveError, blocking
from engine.xidit.board import TITAN_SIZES, TITANS
from engine.xidit.rules import XIDIT
from engine.xidit.state import Options, StandingChoices
from tests.engine.driver import by_verb, play, turn
from tests.engine.xidit.board import Board, keys, made
from tests.engine.xidit.invariants import check, strain
from tests.engine.xidit.lively import lively

OLD = sorted((Path(__file__).parents[2] / "saves").glob("0.[12].0/xidit-*.json"))
MUTATIONS = 900 if "HERALD_SOAK" in os.environ else 300
STRANGE = (-1, 0, 1, 2, 3, 7, 21, 22, 200, 10**12, True, "", "ask", "mage", "seat-1", None, [], [0], {})


@cache
def saves() -> list[bytes]:
    """Saves from play: every kind of frame, quick and careful seats, placements of both kinds."""
    found: dict[str, bytes] = {}
    for n in range(60):
        seats = 3 + n % 3
        options = Options(short=n % 2 == 0, placement="in_turn" if n % 5 == 0 else "wishes")
        state = XIDIT.setup(seats=seats, seed=f"kinds-{n}", options=options)
        if n % 2:
            strain(state)
        for seat in range(seats):
            if (n + seat) % 3:
                XIDIT.apply(state, seat, Action("style", ("careful",)))
        rng = random.Random(n)
        while (step := turn(rng, XIDIT, state, lively)) is not None:
            name = " ".join(type(frame).__name__ for frame in state.frames) + options.placement
            if name not in found or rng.random() < 0.01:
                found[name] = XIDIT.dumps(state)
            XIDIT.apply(state, *step)
        found["Over"] = XIDIT.dumps(state)
    assert len(found) > 14
    return [*found.values(), *(file.read_bytes() for file in OLD)]


def spots(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every single value of a save."""
    if isinstance(node, dict):
        return [spot for key, value in node.items() for spot in spots(value, (*path, key))]
    if isinstance(node, list) and node:
        return [spot for n, value in enumerate(node) for spot in spots(value, (*path, n))]
    return [path]


def mutate(rng: random.Random, data: bytes) -> tuple[bytes, str]:
    """A save with one value changed, and what was changed."""
    save = json.loads(data)
    path = rng.choice(spots(save))
    node = save
    for part in path[:-1]:
        node = node[part]
    before = node[path[-1]]
    if isinstance(before, int) and not isinstance(before, bool) and rng.random() < 0.6:
        node[path[-1]] = before + rng.choice((-3, -1, 1, 2))
    else:
        node[path[-1]] = rng.choice(STRANGE)
    return json.dumps(save).encode(), f"{path}: {before!r} -> {node[path[-1]]!r}"


@pytest.mark.slow
@pytest.mark.parametrize("part", range(3))
def test_mutated_saves_are_refused_or_played_to_the_end(part: int) -> None:
    """One value of a real save changed at random: ``SaveError``, faults that are told without stumbling over them, or a
    sound game that comes to its end."""
    rng = random.Random(part)
    refused = 0
    for _ in range(MUTATIONS // 3):
        data, what = mutate(rng, rng.choice(saves()))
        try:
            state = XIDIT.loads(data)
        except SaveError:
            refused += 1
            continue
        if faults := XIDIT.invariants(state):
            assert not [fault for fault in faults if "Error: " in fault], what
            assert set(XIDIT.invariants(state, public=True)) <= set(faults), what
            refused += 1
            continue
        try:
            check(state)
            for seat in (*range(state.seats), None):
                XIDIT.view(state, seat)
            if rng.random() < 0.25:
                picker = lively if rng.random() < 0.5 else by_verb
                play(XIDIT, state, rng, picker, lambda r, s, *_: check(s))
                assert XIDIT.outcome(state) is not None
        except Exception as error:
            raise AssertionError(what) from error
    assert refused > MUTATIONS // 3 // 2


CITY, UNITS, SOVEREIGNS, BARDS_LEFT, LEVELS_LEFT, WAITING = range(6)
OUT_OF_BOUNDS: dict[str, Callable[[dict[str, Any]], object]] = {
    "more sovereigns than the bank has": lambda s: s["players"][0].__setitem__(SOVEREIGNS, 200),
    "sovereigns owed": lambda s: s["players"][0].__setitem__(SOVEREIGNS, -1),
    "a bard too many": lambda s: s["players"][1].__setitem__(BARDS_LEFT, 21),
    "a level too many": lambda s: s["players"][2].__setitem__(LEVELS_LEFT, 16),
    "a tower of five": lambda s: (s["owner"].__setitem__(3, 0), s["levels"].__setitem__(3, 5)),
    "a negative reward": lambda s: s.__setitem__("frames", [["resolve", 1, 1], ["reward", 0, 1, -40, 3, 3]]),
}
IMPOSSIBLE: dict[str, Callable[[dict[str, Any]], None]] = {
    "a bard too few": lambda s: s["players"][1].__setitem__(BARDS_LEFT, 19),
    "a level from nowhere": lambda s: s["players"][2].__setitem__(WAITING, 1),
    "a unit from nowhere": lambda s: s["players"][3][UNITS].__setitem__(4, 1),
    "a unit lost": lambda s: s["barracks"].__setitem__(0, s["barracks"][0] - 1),
    "a guild without levels": lambda s: s["owner"].__setitem__(3, 1),
    "a hero nowhere": lambda s: s["players"][0].__setitem__(CITY, 0),
    "a Titan awake in an empty stack": lambda s: (
        s["titans"].__setitem__(0, []),
        s["awake"].__setitem__(0, True),
    ),
    "no standing choices": lambda s: s.__setitem__("sides", []),
    "a census in year one": lambda s: s.__setitem__("frames", [["census", 0, False]]),
    "a reward without a fight": lambda s: s.__setitem__("frames", [["orders"], ["reward", 0, 1, 3, 3, 3]]),
    "nobody asked": lambda s: s.__setitem__("frames", [["resolve", 1, 1]]),
    "over in year one": lambda s: s.__setitem__("frames", [["over"]]),
    "moments without a year": lambda s: s["players"][0].__setitem__(8, True),
}


@pytest.mark.parametrize("n", range(len(TITANS)), ids=[titan.creature for titan in TITANS])
def test_every_titan_can_be_saved_while_its_bards_are_sent(board: Board, n: int) -> None:
    """A Titan gives more bards than any threat: every step from the attack to the last of them loads."""
    titan = TITANS[n]
    board.position(cities=(4, 2, 3, 1), units={0: "mage mage mage mage mage"})
    board.wake(titan.size)
    board.state.titans[TITAN_SIZES.index(titan.size)] = [n]
    board.run_year({0: "act"})
    spent = ["spend mage"] * titan.size
    for action in (f"titan {titan.size}", *spent, "reward bards guild"):
        board.do(0, action)
        assert XIDIT.loads(XIDIT.dumps(board.state)) == board.state
        assert XIDIT.invariants(board.state) == []
    assert XIDIT.prompts(board.state)[0][0].params["n"] == titan.bards
    while XIDIT.view(board.state, 0).asked == "bards":
        board.do(0, min(board.legal(0)))
        assert XIDIT.loads(XIDIT.dumps(board.state)) == board.state
        assert XIDIT.invariants(board.state) == []


@pytest.mark.parametrize("what", OUT_OF_BOUNDS)
def test_impossible_values_are_refused(board: Board, what: str) -> None:
    """A save with a number that no game can reach does not load."""
    save = json.loads(XIDIT.dumps(board.position().state))
    XIDIT.loads(json.dumps(save).encode())
    OUT_OF_BOUNDS[what](save)
    with pytest.raises(SaveError, match="xidit save"):
        XIDIT.loads(json.dumps(save).encode())


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_impossible_counts_are_not_sound(board: Board, what: str) -> None:
    """A save that breaks what is conserved, or asks what cannot be asked, is read and found out."""
    save = json.loads(XIDIT.dumps(board.position().state))
    assert XIDIT.invariants(XIDIT.loads(json.dumps(save).encode())) == []
    IMPOSSIBLE[what](save)
    assert XIDIT.invariants(XIDIT.loads(json.dumps(save).encode()))


def test_titan_save_that_cannot_be_paid_is_not_sound(board: Board) -> None:
    """A Titan is attacked with fewer units than it takes: nothing could ever be answered."""
    board.position(cities=(4, 2, 3, 1), units={0: "militia archer mage"})
    board.wake(3, 5)
    board.run_year({0: "act"})
    board.do(0, "titan 3")
    save = json.loads(XIDIT.dumps(board.state))
    assert XIDIT.invariants(XIDIT.loads(json.dumps(save).encode())) == []
    assert save["frames"][-1][3] == 3
    save["frames"][-1][3] = 5
    assert any("cannot be paid" in fault for fault in XIDIT.invariants(XIDIT.loads(json.dumps(save).encode())))


@pytest.mark.parametrize("file", OLD, ids=lambda f: f"{f.parts[-2]}-{f.stem}")
def test_saves_of_schema_one_go_on(file: Path) -> None:
    """They get the side frame, keep their placement one by one, and ask for every census count still missing."""
    state = XIDIT.loads(file.read_bytes())
    assert XIDIT.invariants(state) == []
    assert state.schema_version == XIDIT.schema_version
    assert state.sides == [StandingChoices()]
    assert state.options.placement == "in_turn"
    if "placement" in file.stem:
        assert len(blocking(XIDIT.prompts(state))) == 1
    for prompts in blocking(XIDIT.prompts(state)).values():
        if prompts[0].step == "census":
            assert prompts[0].default[-1] == Action("seal")


def test_half_counted_census_of_schema_one(board: Board) -> None:
    """Two units were counted; one seat had sealed the third, another also those after it, a third nothing, and the last
    had set all without sealing them."""
    board.position(year=4, cities=(10, 17, 10, 4), units={0: "militia", 1: "infantry"})
    board.run_year({})
    save = json.loads(XIDIT.dumps(board.state))
    save["schema_version"] = save["rules_version"] = 1
    del save["sides"], save["options"]["placement"]
    save["frames"] = [["census", 2, False]]
    for player, reveals, sealed in zip(
        save["players"], ([1, 0, 0, -1, -1], [0, 0, 1, 0, 0], [0, 0, -1, -1, -1], [0, 0, 0, 0, 0]), (1, 1, 0, 0),
        strict=True,
    ):  # fmt: skip
        player[8], player[11] = bool(sealed), reveals
    board.state = XIDIT.loads(json.dumps(save).encode())
    assert [p.sealed for p in board.state.players] == [False, True, False, False]
    assert [XIDIT.prompts(board.state)[seat][0].default for seat in (0, 2, 3)] == [(Action("seal"),)] * 3
    events = []
    for seat in (0, 2, 3):
        events = board.do(seat, "show-all", "seal")
    assert keys(events).count("census") == 1
    assert XIDIT.view(board.state, 1).asked == "bards"
    events = board.do(1, "bard crownlands")
    assert keys(events).count("census") == 2


@pytest.mark.parametrize("running", [True, False])
def test_saves_of_schema_two_go_on(board: Board, running: bool) -> None:
    """The boards of a year that runs are uncovered; standing choices that were not known yet follow those that were."""
    board.position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.do(0, "standing-bards richest", "standing-prize ask", "standing-instead ask")
    if running:
        board.run_year({0: "act blue"})
    save = json.loads(XIDIT.dumps(board.state))
    save["schema_version"] = save["rules_version"] = 2
    save["uncovered"] = []
    old = XIDIT.loads(json.dumps(save).encode())
    assert (old.schema_version, old.rules_version) == (XIDIT.schema_version, XIDIT.rules_version)
    standing = old.players[0].standing
    assert (standing.bards, standing.prize, standing.instead) == ("richest", "richest", "useful")
    assert old.uncovered == (board.state.uncovered if running else [])
    assert old.options.placement == "wishes"
    assert [p.sealed for p in old.players] == [p.sealed for p in board.state.players]


def test_saves_of_schema_three_go_on(board: Board) -> None:
    """A plan for bards that lies there is carried out in the order that it had."""
    board.position(cities=(17, 2, 3, 4), threats=(17,), units={0: "militia archer cleric"})
    board.program(0, "act")
    board.do(0, "plan-reward 1 bards-guild", "plan-bards 1 highmoor 2", "plan-bards 1 crownlands 1")
    board.do(0, "standing-bards richest")
    save = json.loads(XIDIT.dumps(board.state))
    save["schema_version"] = save["rules_version"] = 3
    del save["players"][0][9][0]["order"]
    old = XIDIT.loads(json.dumps(save).encode())
    assert (old.schema_version, old.rules_version) == (XIDIT.schema_version, XIDIT.rules_version)
    plan = old.players[0].plans[0]
    assert plan is not None
    assert plan.order == ["crownlands", "highmoor"]
    assert old.players[0].standing == board.state.players[0].standing
    assert old.options == msgspec.structs.replace(board.state.options, quick="lavish")


def test_saves_of_schema_four_keep_their_quick_style(board: Board) -> None:
    """A style chosen there later pays Titans with any unit and asks in a census, as it did when the game began; what
    somebody wishes shown unasked may be ordered there too."""
    board.position(year=4, units={0: "mage mage cleric", 1: "mage"})
    save = json.loads(XIDIT.dumps(board.state))
    save["schema_version"] = save["rules_version"] = 4
    del save["options"]["quick"]
    for player in save["players"]:
        del player[10]["census"]
    board.state = XIDIT.loads(json.dumps(save).encode())
    assert board.state.options == XIDIT.options_of({"placement": "wishes"})
    board.do(0, "style quick")
    board.do(1, "style quick", "standing-census all")
    board.run_year({})
    assert board.state.players[0].standing.rank == "mage"
    assert [p.sealed for p in board.state.players] == [False, True, False, False]
    assert XIDIT.view(board.state, 0).phase == "census"


def test_saves_say_what_they_were_written_by(board: Board) -> None:
    """Schema and rules of today: whoever raises one of them migrates what was written before."""
    save = json.loads(XIDIT.dumps(board.position().state))
    assert (save["schema_version"], save["rules_version"]) == (5, 5)


def test_census_of_schema_one_whose_unit_is_being_rewarded(board: Board) -> None:
    """Its counts lie open: whoever has set the later ones as well has sealed, the others are asked for those."""
    board.position(year=4, cities=(10, 17, 10, 4), units={1: "infantry"})
    board.run_year({})
    for seat in range(4):
        board.do(seat, "show-all", "seal")
    save = json.loads(XIDIT.dumps(board.state))
    assert save["frames"][0] == ["census", 2, True]
    save["schema_version"] = save["rules_version"] = 1
    del save["sides"], save["options"]["placement"]
    for player, reveals in zip(
        save["players"], ([0, 0, 0, -1, -1], [0, 0, 1, -1, -1], [0, 0, 0, 0, 0], [0, 0, 0, 0, -1]), strict=True
    ):
        player[8], player[11] = False, reveals
    board.state = XIDIT.loads(json.dumps(save).encode())
    assert [p.sealed for p in board.state.players] == [False, False, True, False]


def test_when_it_is_over_nobody_acts() -> None:
    state = XIDIT.loads(made("over"))
    assert XIDIT.view(state, None).phase == "over"
    assert XIDIT.view(state, None).acting == []
