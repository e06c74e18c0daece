"""The prisoner of the scenario Kingmaker: what he does not do, who is free when, and who leads his house."""

from __future__ import annotations

import json

import pytest

from engine.roses.board import AREA, BLOCK
from engine.roses.fate import eliminate
from engine.roses.rules import ROSES
from engine.roses.state import Acting, Options, blocks_of, present
from tests.engine.roses.board import Board, keys, names
from tests.engine.roses.board import Place as Place_


def test_kingmaker_prisoner(board: Board) -> None:
    """Henry VI does not move, fight or hold Middlesex until it is Lancastrian; then he is free (scenario)."""
    board.state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    assert not list(ROSES.view(board.state, 0).battles)
    assert board.state.prisoner == BLOCK["lan_henry_vi"]
    board.state.first, board.state.frames = 0, [Acting(0, 4, "")]
    assert board.why(0, "move lan_henry_vi oxford") == "prisoner"
    board.state.where[BLOCK["yor_march"]] = AREA["derby"]
    board.state.where[BLOCK["lan_oxford"]], board.state.steps[BLOCK["lan_oxford"]] = AREA["kent"], 3
    assert names([board.state.heads[0]]) == ["lan_prince_edward"], "a prisoner leads nobody"
    events = board.do(0, "move lan_oxford middlesex")
    assert keys(events)[-2:] == ["freed", "new-pretender"]
    assert board.state.prisoner == -1
    assert names([board.state.heads[0]]) == ["lan_henry_vi"]
    assert board.why(0, "move lan_henry_vi oxford") == ""


def test_kingmaker_a_prisoner_is_not_free_while_the_enemy_stands_there(board: Board) -> None:
    """Who marches into Middlesex against March frees nobody before the battle (scenario)."""
    board.state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    board.state.first, board.state.frames = 0, [Acting(0, 4, "")]
    board.state.where[BLOCK["lan_oxford"]], board.state.steps[BLOCK["lan_oxford"]] = AREA["kent"], 3
    assert board.at("yor_march") == "middlesex"
    assert "freed" not in keys(board.do(0, "move lan_oxford middlesex"))
    assert board.state.prisoner == BLOCK["lan_henry_vi"]


def test_kingmaker_a_prisoner_who_is_left_alone_is_not_free(board: Board) -> None:
    """March leaves Middlesex: Henry VI waits there until somebody of his own comes (scenario)."""
    board.state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    board.state.first, board.state.frames = 1, [Acting(1, 4, "")]
    for block in (
        b for b in blocks_of(board.state, 1) if board.state.where[b] == AREA["middlesex"] and b != BLOCK["yor_march"]
    ):
        board.state.where[block] = AREA["derby"]
    assert "freed" not in keys(board.do(1, "move yor_march essex"))
    assert board.state.prisoner == BLOCK["lan_henry_vi"]
    board.state.frames = [Acting(0, 4, "")]
    board.state.where[BLOCK["lan_oxford"]], board.state.steps[BLOCK["lan_oxford"]] = AREA["kent"], 3
    (freed,) = [event for event in board.do(0, "move lan_oxford middlesex") if event.key == "roses-freed"]
    assert freed.seals


@pytest.mark.parametrize("flees", [True, False])
def test_kingmaker_who_leaves_a_battle_frees_a_prisoner_whom_nobody_guards(board: Board, flees: bool) -> None:
    """Oxford flees from Essex to Middlesex, or regroups there after his victory: Henry VI is free (scenario)."""
    captive: dict[str, Place_] = {"lan_henry_vi": "middlesex"}
    steps = {"yor_hastings": 3 if flees else 1}
    board.fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, king=1, steps=steps, others=captive)
    board.state.prisoner = BLOCK["lan_henry_vi"]
    if flees:
        board.do(0, "pass lan_oxford")
        board.do(1, "pass yor_hastings")
    else:
        board.do(0, "fire lan_oxford", 1, 6, 6)
    verb = "retreat" if flees else "regroup"
    assert "freed" in keys(board.do(0, f"{verb} lan_oxford middlesex"))
    assert board.state.prisoner == -1


def test_kingmaker_the_field_of_a_battle_may_be_the_prison(board: Board) -> None:
    """Oxford wins Middlesex, and Henry VI is free before anybody regroups (scenario)."""
    captive: dict[str, Place_] = {"lan_henry_vi": "middlesex"}
    enemy = {"yor_hastings": ""}
    board.fight("middlesex", {"lan_oxford": "essex"}, enemy, king=1, steps={"yor_hastings": 1}, others=captive)
    board.state.prisoner = BLOCK["lan_henry_vi"]
    assert board.legal(0, "pass") == ["pass lan_oxford"], "a captive has no turn"
    assert present(board.state, AREA["middlesex"], 0) == [BLOCK["lan_oxford"]]
    assert keys(board.do(0, "fire lan_oxford", 1, 6, 6))[-1] == "freed"
    assert board.legal(0, "regroup")


def test_kingmaker_a_captive_head_is_freed_and_not_crowned_again(board: Board) -> None:
    """Henry VI leads his house when all other heirs are dead: nothing but his freedom is told (scenario)."""
    board.state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    for heir in ("lan_prince_edward", "lan_exeter", "lan_richmond"):
        eliminate(board.state, BLOCK[heir], [], True)
    assert names([board.state.heads[0]]) == ["lan_henry_vi"]
    board.state.first, board.state.frames = 0, [Acting(0, 4, "")]
    board.state.where[BLOCK["yor_march"]] = AREA["derby"]
    board.state.where[BLOCK["lan_oxford"]], board.state.steps[BLOCK["lan_oxford"]] = AREA["kent"], 3
    assert keys(board.do(0, "move lan_oxford middlesex"))[-1] == "freed"
    assert names([board.state.heads[0]]) == ["lan_henry_vi"]


def test_kingmaker_a_king_keeps_the_crown_when_his_elder_is_freed(board: Board) -> None:
    """Prince Edward is King when Henry VI is freed: no second crowning (scenario, 9.1)."""
    board.state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    board.state.king, board.state.first, board.state.frames = 0, 0, [Acting(0, 4, "")]
    board.state.where[BLOCK["yor_march"]] = AREA["derby"]
    board.state.where[BLOCK["lan_oxford"]], board.state.steps[BLOCK["lan_oxford"]] = AREA["kent"], 3
    assert keys(board.do(0, "move lan_oxford middlesex"))[-1] == "freed"
    assert names([board.state.heads[0]]) == ["lan_prince_edward"]


def test_kingmaker_pretender_while_the_king_of_old_is_captive(board: Board) -> None:
    """Prince Edward makes the Pretender's roll; should he fall, Exeter follows him, the captive only after all others
    (scenario)."""
    board.state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    found: list[str] = []
    for heir in ("lan_prince_edward", "lan_exeter", "lan_richmond"):
        found += names([board.state.heads[0]])
        eliminate(board.state, BLOCK[heir], [], True)
    assert [*found, *names([board.state.heads[0]])] == [
        "lan_prince_edward",
        "lan_exeter",
        "lan_richmond",
        "lan_henry_vi",
    ]
    board.fight("essex", {"lan_prince_edward": "rutland"}, {"yor_rivers": ""}, king=1)
    board.do(1, "pass yor_rivers")
    assert board.legal(0, "treason") == ["treason lan_prince_edward yor_rivers"]


def test_kingmaker_saves_of_schema_two() -> None:
    """In a save of schema 2 the captive led his house and whoever was due came in at once; now as in a new game."""
    state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    data = json.loads(ROSES.dumps(state))
    data |= {"schema_version": 2, "rules_version": 3, "heads": [BLOCK["lan_henry_vi"], data["heads"][1]]}
    found = ROSES.loads(json.dumps(data).encode())
    assert found == state
    data["schema_version"] = 3
    data["frames"] = [["supply", 5, [], []]]
    assert any("heirs are due" in fault for fault in ROSES.invariants(ROSES.loads(json.dumps(data).encode())))
