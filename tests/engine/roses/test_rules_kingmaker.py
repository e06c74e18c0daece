"""The prisoner of the scenario Kingmaker: what he does not do, who is free when, and who leads his house."""

from __future__ import annotations

import json

import pytest

from engine.core import SaveError
from engine.roses.board import AREA, BLOCK
from engine.roses.fate import eliminate
from engine.roses.rules import ROSES
from engine.roses.state import Acting, Options, blocks_of, present
from tests.engine.roses.positions import Place as Place_
from tests.engine.roses.positions import (
    at,
    do,
    fight,
    keys,
    legal,
    names,
    why,
)


def test_kingmaker_prisoner() -> None:
    """Henry VI does not move, fight or hold Middlesex until it is Lancastrian; then he is free (scenario)."""
    state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    assert not list(ROSES.view(state, 0).battles)
    assert state.prisoner == BLOCK["lan_henry_vi"]
    state.first, state.frames = 0, [Acting(0, 4, "")]
    assert why(state, 0, "move lan_henry_vi oxford") == "prisoner"
    state.where[BLOCK["yor_march"]] = AREA["derby"]
    state.where[BLOCK["lan_oxford"]], state.steps[BLOCK["lan_oxford"]] = AREA["kent"], 3
    assert names([state.heads[0]]) == ["lan_prince_edward"], "a prisoner leads nobody"
    events = do(state, 0, "move lan_oxford middlesex")
    assert keys(events)[-2:] == ["freed", "new-pretender"]
    assert state.prisoner == -1
    assert names([state.heads[0]]) == ["lan_henry_vi"]
    assert why(state, 0, "move lan_henry_vi oxford") == ""


def test_kingmaker_a_prisoner_is_not_free_while_the_enemy_stands_there() -> None:
    """Who marches into Middlesex against March frees nobody before the battle (scenario)."""
    state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    state.first, state.frames = 0, [Acting(0, 4, "")]
    state.where[BLOCK["lan_oxford"]], state.steps[BLOCK["lan_oxford"]] = AREA["kent"], 3
    assert at(state, "yor_march") == "middlesex"
    assert "freed" not in keys(do(state, 0, "move lan_oxford middlesex"))
    assert state.prisoner == BLOCK["lan_henry_vi"]


def test_kingmaker_a_prisoner_who_is_left_alone_is_not_free() -> None:
    """March leaves Middlesex: Henry VI waits there until somebody of his own comes (scenario)."""
    state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    state.first, state.frames = 1, [Acting(1, 4, "")]
    for block in (b for b in blocks_of(state, 1) if state.where[b] == AREA["middlesex"] and b != BLOCK["yor_march"]):
        state.where[block] = AREA["derby"]
    assert "freed" not in keys(do(state, 1, "move yor_march essex"))
    assert state.prisoner == BLOCK["lan_henry_vi"]
    state.frames = [Acting(0, 4, "")]
    state.where[BLOCK["lan_oxford"]], state.steps[BLOCK["lan_oxford"]] = AREA["kent"], 3
    (freed,) = [event for event in do(state, 0, "move lan_oxford middlesex") if event.key == "roses-freed"]
    assert freed.seals


@pytest.mark.parametrize("flees", [True, False])
def test_kingmaker_who_leaves_a_battle_frees_a_prisoner_whom_nobody_guards(flees: bool) -> None:
    """Oxford flees from Essex to Middlesex, or regroups there after his victory: Henry VI is free (scenario)."""
    captive: dict[str, Place_] = {"lan_henry_vi": "middlesex"}
    steps = {"yor_hastings": 3 if flees else 1}
    state = fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, king=1, steps=steps, others=captive)
    state.prisoner = BLOCK["lan_henry_vi"]
    if flees:
        do(state, 0, "pass lan_oxford")
        do(state, 1, "pass yor_hastings")
    else:
        do(state, 0, "fire lan_oxford", 1, 6, 6)
    verb = "retreat" if flees else "regroup"
    assert "freed" in keys(do(state, 0, f"{verb} lan_oxford middlesex"))
    assert state.prisoner == -1


def test_kingmaker_the_field_of_a_battle_may_be_the_prison() -> None:
    """Oxford wins Middlesex, and Henry VI is free before anybody regroups (scenario)."""
    captive: dict[str, Place_] = {"lan_henry_vi": "middlesex"}
    enemy = {"yor_hastings": ""}
    state = fight("middlesex", {"lan_oxford": "essex"}, enemy, king=1, steps={"yor_hastings": 1}, others=captive)
    state.prisoner = BLOCK["lan_henry_vi"]
    assert legal(state, 0, "pass") == ["pass lan_oxford"], "a captive has no turn"
    assert present(state, AREA["middlesex"], 0) == [BLOCK["lan_oxford"]]
    assert keys(do(state, 0, "fire lan_oxford", 1, 6, 6))[-1] == "freed"
    assert legal(state, 0, "regroup")


def test_kingmaker_a_captive_head_is_freed_and_not_crowned_again() -> None:
    """Henry VI leads his house when all other heirs are dead: nothing but his freedom is told (scenario)."""
    state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    for heir in ("lan_prince_edward", "lan_exeter", "lan_richmond"):
        eliminate(state, BLOCK[heir], [], True)
    assert names([state.heads[0]]) == ["lan_henry_vi"]
    state.first, state.frames = 0, [Acting(0, 4, "")]
    state.where[BLOCK["yor_march"]] = AREA["derby"]
    state.where[BLOCK["lan_oxford"]], state.steps[BLOCK["lan_oxford"]] = AREA["kent"], 3
    assert keys(do(state, 0, "move lan_oxford middlesex"))[-1] == "freed"
    assert names([state.heads[0]]) == ["lan_henry_vi"]


def test_kingmaker_a_king_keeps_the_crown_when_his_elder_is_freed() -> None:
    """Prince Edward is King when Henry VI is freed: no second crowning (scenario, 9.1)."""
    state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    state.king, state.first, state.frames = 0, 0, [Acting(0, 4, "")]
    state.where[BLOCK["yor_march"]] = AREA["derby"]
    state.where[BLOCK["lan_oxford"]], state.steps[BLOCK["lan_oxford"]] = AREA["kent"], 3
    assert keys(do(state, 0, "move lan_oxford middlesex"))[-1] == "freed"
    assert names([state.heads[0]]) == ["lan_prince_edward"]


def test_kingmaker_pretender_while_the_king_of_old_is_captive() -> None:
    """Prince Edward makes the Pretender's roll; should he fall, Exeter follows him, the captive only after all others
    (scenario)."""
    state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    found: list[str] = []
    for heir in ("lan_prince_edward", "lan_exeter", "lan_richmond"):
        found += names([state.heads[0]])
        eliminate(state, BLOCK[heir], [], True)
    assert [*found, *names([state.heads[0]])] == ["lan_prince_edward", "lan_exeter", "lan_richmond", "lan_henry_vi"]
    state = fight("essex", {"lan_prince_edward": "rutland"}, {"yor_rivers": ""}, king=1)
    do(state, 1, "pass yor_rivers")
    assert legal(state, 0, "treason") == ["treason lan_prince_edward yor_rivers"]


def test_kingmaker_saves_of_schema_two() -> None:
    """In a save of schema 2 the captive led his house and whoever was due came in at once; now as in a new game."""
    state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    data = json.loads(ROSES.dumps(state))
    data |= {"schema_version": 2, "rules_version": 3, "heads": [BLOCK["lan_henry_vi"], data["heads"][1]]}
    found = ROSES.loads(json.dumps(data).encode())
    assert found == state
    data["schema_version"] = 3
    data["frames"] = [["supply", 5, [], []]]
    with pytest.raises(SaveError):
        ROSES.loads(json.dumps(data).encode())
