"""What standing orders answer after a roll, number by number (7.8, 7.9)."""

from __future__ import annotations

import pytest

from engine.fief.standing import decide
from engine.fief.state import Drawing, FiefState, Round
from tests.engine.fief.field import Troops, battle, facing
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    Loaded,
    asked,
    do,
    draw,
    hand,
    legal,
    noble,
    position,
    put,
    run,
    town,
    turn,
    why,
)


def after_a_roll(building: str, mine: Troops, theirs: Troops) -> FiefState:
    """Hugh has attacked London, and nobody was hit."""
    state = facing(building, mine=mine, theirs=theirs)
    assert isinstance(state.dice, Loaded)
    state.dice.falls.update({volley: [0] * 12 for volley in ("melee", "archers")})
    do(state, GULES, "attack london azure")
    return state


@pytest.mark.parametrize(
    ("building", "mine", "theirs", "orders", "answer"),
    [
        ("", {"soldier": 5}, {"soldier": 4}, {"fight": "ask"}, ""),
        ("", {"soldier": 5}, {"soldier": 4}, {"fight": "on"}, "fight"),
        ("", {"soldier": 1}, {"soldier": 4}, {"fight": "reckon"}, "fight"),
        ("fortress", {"soldier": 5}, {"soldier": 4}, {"fight": "on"}, "siege"),
        ("fortress", {"soldier": 9}, {"soldier": 4}, {"fight": "on"}, "fight"),
        ("fortress", {"soldier": 8}, {"soldier": 4}, {"fight": "reckon"}, "siege"),
        ("fortress", {"soldier": 9}, {"soldier": 4}, {"fight": "reckon"}, "fight"),
        ("fortress", {"knight": 3}, {"soldier": 4}, {"fight": "reckon"}, "fight"),
        ("fortress", {"knight": 2}, {"soldier": 4}, {"fight": "reckon"}, "siege"),
        ("", {"soldier": 1}, {"knight": 2}, {"fight": "on", "surrender": "hopeless"}, "fight"),
        ("", {"soldier": 1}, {"knight": 3}, {"fight": "on", "surrender": "hopeless"}, "surrender"),
        ("", {"soldier": 1}, {"soldier": 7}, {"fight": "on", "surrender": "hopeless"}, "fight"),
        ("", {"soldier": 1}, {"soldier": 8}, {"fight": "on", "surrender": "hopeless"}, "surrender"),
        ("", {"soldier": 1}, {"soldier": 8}, {"fight": "on", "surrender": "never"}, "fight"),
        ("", {"soldier": 1}, {"soldier": 8}, {"fight": "ask", "surrender": "hopeless"}, ""),
    ],
)
def test_orders_after_a_roll(building: str, mine: Troops, theirs: Troops, orders: dict[str, str], answer: str) -> None:
    """Fight on; before walls lay siege with nothing to throw or, who reckons, with less than twice the points; give up
    with less than a quarter. A Lord is a point."""
    state = after_a_roll(building, mine, theirs)
    for key, value in orders.items():
        setattr(state.orders[GULES], key, value)
    (prompt,) = [p for p in asked(state, GULES) if p.step == "fight"]
    assert str(decide(state, GULES, prompt) or "") == answer


@pytest.mark.parametrize(
    ("building", "limit", "lost", "answer"),
    [
        ("", 2, 1, "fight"),
        ("", 2, 2, "truce"),
        ("", 2, 3, "truce"),
        ("", 0, 3, "fight"),
        ("fortress", 2, 1, "fight"),
        ("fortress", 2, 2, "siege"),
    ],
)
def test_orders_after_so_many_losses(building: str, limit: int, lost: int, answer: str) -> None:
    """When enough have fallen in this battle: a siege where one can be laid, else a truce is offered. 0 is no limit."""
    state = after_a_roll(building, {"knight": 4}, {"soldier": 2})
    state.orders[GULES].fight, state.orders[GULES].limit = "on", limit
    assert state.report is not None
    state.report.units[0][0] += lost
    (prompt,) = [p for p in asked(state, GULES) if p.step == "fight"]
    assert str(decide(state, GULES, prompt)) == answer


@pytest.mark.parametrize(
    ("order", "said", "answer"),
    [
        ("accept", "truce", "truce"),
        ("refuse", "truce", "fight"),
        ("ask", "truce", ""),
        ("accept", "fight", "fight"),
    ],
)
def test_orders_hear_a_truce_that_is_offered(order: str, said: str, answer: str) -> None:
    """7.8: accepted, refused or put to the seat; nothing is accepted that nobody has offered."""
    state = after_a_roll("", {"soldier": 5}, {"soldier": 4})
    state.orders[GULES].fight, state.orders[GULES].truce = "on", order
    battle(state).said[1] = said
    (prompt,) = [p for p in asked(state, GULES) if p.step == "fight"]
    assert str(decide(state, GULES, prompt) or "") == answer


def test_2_12_the_sapper_takes_one_die_of_the_walls() -> None:
    """Once in a battle, when his master's side says so."""
    state = position()
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", soldier=4)
    town(state, "london", "walled")
    noble(state, "hugh", GULES, "london", out="oxford", servant="hamon")
    put(state, GULES, "london", out="oxford", knight=7)
    turn(state, "battle", GULES, melee=[0] * 12)
    do(state, GULES, "attack london azure")
    before = next(p.params["dice"] for p in asked(state, GULES) if p.step == "fight")
    assert "sap" in legal(state, GULES, "sap")
    do(state, GULES, "sap")
    after = next(p.params["dice"] for p in asked(state, GULES) if p.step == "fight")
    assert (before, after) == (before, before + 1)
    assert not legal(state, GULES, "sap")


def drawing(*held: str) -> FiefState:
    """Gules draws, with some cards in hand; Characters and Fortunes lie ready."""
    state = position()
    noble(state, "henri", GULES, "london")
    for slug in ("justice", "harvest"):
        state.fortunes.append(draw(state, slug))
    for slug in ("winter-abbess", "margaret"):
        state.characters.append(draw(state, slug))
    hand(state, GULES, *held)
    state.frames[:] = [Round("fate"), Drawing(GULES)]
    run(state)
    return state


def test_2_0_one_character_among_two_cards() -> None:
    """Then a Fortune, then no more."""
    state = drawing()
    assert why(state, GULES, "draw nothing") == "words"
    do(state, GULES, "draw character")
    assert why(state, GULES, "draw character") == "characters"
    assert legal(state, GULES, "draw") == ["draw fortune"]
    do(state, GULES, "draw fortune")
    assert len(state.hands[GULES]) == 2
    assert not legal(state, GULES, "draw")


def test_2_0_a_full_hand_draws_no_more() -> None:
    """Three cards are a hand."""
    state = drawing("ambush", "tax")
    do(state, GULES, "draw fortune")
    assert len(state.hands[GULES]) == 3
    assert not legal(state, GULES, "draw")
