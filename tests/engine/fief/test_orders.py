"""Standing orders: what they answer in a seat's name, and what they leave to it."""

from __future__ import annotations

import pytest

from engine.fief.state import FiefState
from tests.engine.fief.kit import AZURE, GULES, VERT, do, go, keys, noble, place, position, put, rig, town, turn, waits


def passing() -> FiefState:
    """Henri of gules on his way through London, which Hugh of azure holds, on to Canterbury."""
    state = position()
    noble(state, "hugh", AZURE, "london")
    noble(state, "henri", GULES, "oxford")
    state.orders[AZURE].strangers = "ask"
    return turn(state, "move", GULES)


@pytest.mark.parametrize(("words", "leave"), [
    ("order strangers refuse", False), ("order strangers grant", True), ("order-leave london grant", True),
    ("order-leave gules refuse; order-leave london grant", False), ("order-leave norwich grant", None),
    ("order strangers refuse; order-leave gules grant", True),
])  # fmt: skip
def test_orders_leave_by_family_and_city(words: str, leave: bool | None) -> None:
    """Of the family first, then of the city, then what holds for all; else the seat is asked (5.0)."""
    state = passing()
    do(state, AZURE, words)
    events = do(state, GULES, "lead henri; go london; go canterbury")
    if leave is None:
        assert waits(state) == [AZURE]
    else:
        assert waits(state) == [GULES]
        assert ("leave-granted" in keys(events)) == leave
        assert place(state, "henri") == ("canterbury" if leave else "london")


def battle(**dice: list[int]) -> FiefState:
    """Azure's two knights attack gules' four soldiers in the open."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=4)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", knight=2)
    for seat in (GULES, AZURE):
        state.orders[seat].fight = "on"
    go(state, "battle", first=AZURE)
    rig(state, **dice)
    return state


def test_orders_a_truce_after_so_many_losses() -> None:
    """Gules has had enough after one, azure agrees: everybody stays (7.8)."""
    state = battle(melee=[0, 1, 0])
    do(state, GULES, "order limit 1")
    do(state, AZURE, "order truce accept; order limit 0")
    events = do(state, AZURE, "attack london gules")
    over = next(e for e in events if e.key == "fief-battle-over")
    assert over.params["result"].slug == "result-truce"  # type: ignore[union-attr]


def test_orders_a_truce_refused() -> None:
    """Azure fights on until nobody is left."""
    state = battle(melee=[0, 1, 0, 3, 0, 0])
    do(state, GULES, "order limit 1")
    do(state, AZURE, "order truce refuse")
    events = do(state, AZURE, "attack london gules")
    over = next(e for e in events if e.key == "fief-battle-over")
    assert over.params["result"].slug == "result-victory"  # type: ignore[union-attr]


def test_orders_surrender_in_a_hopeless_battle() -> None:
    """Less than a quarter of the other's points: the Noble is a captive, but alive (7.8)."""
    state = battle(melee=[1, 1, 0, 0])
    state.orders[GULES].surrender = "hopeless"
    put(state, AZURE, "london", out="norwich", knight=4)
    do(state, AZURE, "attack london gules")
    assert place(state, "henri") == "captive"


def test_orders_lay_siege_after_so_many_losses() -> None:
    """Before walls who has lost enough stops and besieges (7.9)."""
    state = battle(melee=[0, 3])
    state.orders[AZURE].limit = 1
    town(state, "london", "fortress", control=GULES)
    do(state, AZURE, "attack london gules")
    assert state.towns[15].siege == AZURE


def test_orders_a_third_seat_hears_nothing_of_them() -> None:
    """Changing them makes no event."""
    state = passing()
    assert do(state, VERT, "order strangers refuse; order-leave london grant; order limit 3") == []
