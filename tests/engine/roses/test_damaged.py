"""Damaged saves: one value changed, a file is refused or it is a position that can be played to its end."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core import SaveError
from engine.roses.board import AREA_IDS, BLOCK, BLOCK_IDS, CARDS
from engine.roses.migrate import migrate
from engine.roses.rules import ROSES
from engine.roses.state import Options, RosesState
from tests.engine.driver import play, turn
from tests.engine.roses import invariants
from tests.engine.roses.board import Board
from tests.engine.roses.lively import lively

SAVES = sorted((Path(__file__).resolve().parents[2] / "saves").glob("*/roses-*.json"))
WORDS = (
    *CARDS,
    *AREA_IDS[:4],
    *BLOCK_IDS[:4],
    "",
    "keep",
    "mulligan",
    "ask",
    "fight",
    "treason",
    "brief",
    "heirs",
    "nobody",
)
DAMAGES = int(os.environ.get("HERALD_DAMAGES", "12"))
"""How often every save is damaged."""


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a save."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from leaves(value, (*path, key))


def damage(rng: random.Random, data: Any) -> str:
    """Change one value of a save; says which."""
    paths = list(leaves(data))
    # the many blocks would drown everything else
    tops = sorted({str(p[0]) for p in paths})
    top = rng.choice(tops)
    path = rng.choice([p for p in paths if str(p[0]) == top])
    at = data
    for key in path[:-1]:
        at = at[key]
    old = at[path[-1]]
    if isinstance(at, list) and rng.random() < 0.2:
        if rng.random() < 0.5:
            del at[path[-1]]
        else:
            at.insert(path[-1], json.loads(json.dumps(old)))
    elif isinstance(old, bool):
        at[path[-1]] = not old
    elif isinstance(old, int):
        at[path[-1]] = rng.choice([old + 1, old - 1, 0, -1, 1, 2, 3, 5, 40, 200, rng.randint(-8, 80), 10**12])
    elif isinstance(old, str):
        at[path[-1]] = rng.choice(WORDS)
    else:
        at[path[-1]] = rng.choice([[], {}, None, 3])
    return f"{path}: {str(old)[:60]}, after it {str(at)[:60]}"


def try_out(data: bytes, rng: random.Random) -> bool:
    """Play a save to its end if it is one; whether it was."""
    try:
        state = ROSES.loads(data)
    except SaveError:
        return False
    if ROSES.invariants(state):
        return False
    invariants.check(state)
    for seat in (0, 1, None):
        ROSES.view(state, seat)
    ROSES.outcome(state)
    for mine in ROSES.prompts(state).values():
        for prompt in mine:
            copy = ROSES.loads(ROSES.dumps(state))
            seat = next(s for s, ps in ROSES.prompts(state).items() if prompt in ps)
            for action in prompt.default:
                ROSES.apply(copy, seat, action)
    play(ROSES, state, rng, lively, lambda rules, s, *_: invariants.check(s))
    assert ROSES.outcome(state) is not None
    return True


@pytest.mark.slow(but=["0.2.0-roses-regroup-2", "0.2.0-roses-heir-2"])
@pytest.mark.parametrize("file", SAVES, ids=lambda f: f"{f.parts[-2]}-{f.stem}")
def test_a_damaged_save_is_refused_or_plays_on(file: Path) -> None:
    """Nothing but ``SaveError`` escapes, and what is taken for sound is sound."""
    rng = random.Random(file.stem)
    sound = 0
    for _ in range(DAMAGES):
        data = json.loads(file.read_bytes())
        said = damage(rng, data)
        try:
            sound += try_out(json.dumps(data).encode(), rng)
        except Exception as error:
            raise AssertionError(f"{file.stem}: {said}: {error!r}") from error
    assert sound < DAMAGES


def test_positions_of_play_are_sound() -> None:
    """Whatever play reaches can be loaded again and is sound, after every action, in every scenario."""
    scenarios: tuple[Any, ...] = ("wars_of_the_roses", "kingmaker", "richard_iii")
    for number, name in enumerate(scenarios):
        state = ROSES.setup(seats=2, seed=f"sound-{number}", options=Options(name, 1))
        rng = random.Random(number)
        while (step := turn(rng, ROSES, state, lively)) is not None:
            ROSES.apply(state, *step)
            assert ROSES.loads(ROSES.dumps(state)) == state
            assert ROSES.invariants(state) == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("rules_version",), 99),
        (("schema_version",), 99),
        (("due", 0), 200),
        (("steps", 1), 9),
        (("players", 0, 3, 0), "charge"),
        (("sides",), []),
        (("frames",), []),
        (("where",), [0] * 62),
        (("players", 0, 4), {"lan_oxford": "default"}),
        (("reason",), "boredom"),
    ],
)
def test_impossible_values_are_refused(path: tuple[Any, ...], value: Any) -> None:
    """Counts that no game has, unknown words, and a newer version."""
    with pytest.raises(SaveError):
        ROSES.loads(impossible(path, value))


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        (("players", 0, 0), ["plague"] * 7, "cards plague"),
        (("winner",), 1, "has won"),
        (("campaign",), 3, "campaign 3"),
        (("turn",), 4, "turn 4"),
        (("first",), 0, "goes first"),
        (("treason",), 1, "Treason"),
    ],
)
def test_impossible_positions_are_named(path: tuple[Any, ...], value: Any, fault: str) -> None:
    """Parts that do not fit each other."""
    assert any(fault in each for each in ROSES.invariants(ROSES.loads(impossible(path, value))))


def impossible(path: tuple[Any, ...], value: Any) -> bytes:
    """The save of a new game with another value."""
    state = ROSES.setup(seats=2, seed="impossible", options=Options(campaigns=2))
    data = json.loads(ROSES.dumps(state))
    assert ROSES.invariants(ROSES.loads(json.dumps(data).encode())) == []
    at = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return json.dumps(data).encode()


@pytest.mark.parametrize("data", [b"\xff\xfe", b"", b"[" * 100_000, b"{}", b"null", b'{"frames": [["over"]]}'])
def test_what_is_no_save_is_refused(data: bytes) -> None:
    with pytest.raises(SaveError):
        ROSES.loads(data)


def test_an_open_order_book_of_before_loads() -> None:
    """0.2.0 kept the book open within a step; that step goes on, and the orders given hold."""
    file = next(f for f in SAVES if f.stem == "roses-cards-2")
    data = json.loads(file.read_bytes())
    assert len(data["players"][0]) == 6, "the last field said whether the book was open"
    for player in data["players"]:
        player[5] = True
        player[3][0] = "pass"
    state = ROSES.loads(json.dumps(data).encode())
    assert [p.standing.act for p in state.players] == ["pass", "pass"]
    assert [p.standing.home for p in state.players] == ["ask", "ask"]
    assert {p.id for p in ROSES.prompts(state)[0]} > {"standing"}
    play(ROSES, state, random.Random(1), lively)
    assert ROSES.outcome(state) is not None


def earlier(state: RosesState, schema: int, **other: Any) -> RosesState | None:
    """The position in a save of an earlier schema, with other values, as it is read now."""
    return migrate(json.dumps(json.loads(ROSES.dumps(state)) | {"schema_version": schema} | other).encode())


def test_old_battles_were_opened_by_their_attackers(board: Board) -> None:
    """A save from before this was kept names who attacks."""
    board.fight("essex", {"yor_york": "rutland"}, {"lan_oxford": ""}, first=1)
    save = json.loads(ROSES.dumps(board.sound().state))
    older = earlier(board.state, 2, frames=[frame if frame[0] != "battle" else frame[:-1] for frame in save["frames"]])
    assert older is not None
    assert Board(older).battle().opened == 1


def test_old_battles_keep_who_opened_them(board: Board) -> None:
    """Roles may have changed since in the first round."""
    board.fight("essex", {"yor_york": "rutland"}, {"lan_oxford": ""}, first=1)
    board.battle().opened, board.battle().attacker = 0, 1
    older = earlier(board.sound().state, 2)
    assert older is not None
    assert Board(older).battle().opened == 0


def test_saves_of_schema_one_have_no_side_frames() -> None:
    """One that has, or one of today that has not, is none of an earlier schema."""
    state = ROSES.setup(seats=2, seed="schemas", options=Options())
    assert earlier(state, 1, sides=[]) == state
    assert earlier(state, 2) == state
    assert earlier(state, 1) is None
    assert earlier(state, 3, sides=[]) is None


@pytest.mark.parametrize("schema", [1, 2])
def test_saves_of_earlier_schemas_have_rules_that_are_known(schema: int) -> None:
    """Newer ones, or none, are refused before anything is migrated."""
    state = ROSES.setup(seats=2, seed="rules", options=Options())
    sides = [] if schema == 1 else [["book"]]
    assert earlier(state, schema, sides=sides) == state
    for rules in (0, ROSES.rules_version + 1, "new", None):
        assert earlier(state, schema, sides=sides, rules_version=rules) is None


def test_old_heads_of_houses_stay() -> None:
    """A King who is dead is not raised by the next version, and an heir is not passed over for a senior one who was
    freed; a third head is refused like any other damage."""
    state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    younger, captive = BLOCK["lan_prince_edward"], BLOCK["lan_henry_vi"]
    for heads in ([younger, -1], [younger, BLOCK["yor_clarence"]]):
        older = earlier(state, 2, heads=heads, prisoner=-1)
        assert older is not None
        assert older.heads == heads
    assert earlier(state, 2, heads=[captive, -1, captive]) is None
    data = json.loads(ROSES.dumps(state)) | {"schema_version": 2, "heads": [younger, BLOCK["yor_march"], captive]}
    with pytest.raises(SaveError):
        ROSES.loads(json.dumps(data).encode())
