"""Standing orders: what they answer in a seat's name, and what they leave to it."""

from __future__ import annotations

import pytest

from engine.fief.state import FiefState
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    abbess,
    do,
    go,
    hand,
    keys,
    lay,
    legal,
    noble,
    place,
    position,
    put,
    relic,
    rig,
    town,
    turn,
    waits,
)


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
    assert over.params["result"].slug == "result-victory-attack"  # type: ignore[union-attr]


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


def test_orders_stop_against_more_in_the_open() -> None:
    """Who reckons and faces more troops without a Noble stops alone, who has more fights on (7.8)."""
    for mine, fights in ((1, False), (6, True)):
        state = position()
        put(state, GULES, "london", soldier=9)
        noble(state, "hugh", AZURE, "london", out="norwich")
        put(state, AZURE, "london", out="norwich", knight=mine)
        state.orders[GULES].fight = "on"
        state.orders[AZURE].fight = "reckon"
        go(state, "battle", first=AZURE)
        events = do(state, AZURE, "attack london gules")
        over = next((e for e in events if e.key == "fief-battle-over"), None)
        stopped = over is not None and over.params["result"].slug == "result-stopped"  # type: ignore[union-attr]
        assert stopped == (not fights)


def test_orders_a_third_seat_hears_nothing_of_them() -> None:
    """Changing them makes no event."""
    state = passing()
    assert do(state, VERT, "order strangers refuse; order-leave london grant; order limit 3") == []


@pytest.mark.parametrize(("word", "beside", "asked"), [
    ("never", True, False), ("threat", False, False), ("threat", True, True), ("ask", False, True),
])  # fmt: skip
def test_orders_mills(word: str, beside: bool, asked: bool) -> None:
    """Who keeps his mills anyway is not asked after each income, unless somebody else stands beside one (3.4)."""
    state = position()
    put(state, GULES, "york", soldier=1)
    town(state, "york", mill=True)
    if beside:
        noble(state, "hugh", AZURE, "york", out="durham")
    state.orders[GULES].mills = word
    go(state, "income")
    assert (waits(state) == [GULES] and legal(state, GULES) == ["burn york", "pass"]) == asked


def test_orders_let_rebellions_pass() -> None:
    """Who adds nothing to a rebellion is not asked; what is asked of the others does not depend on any hand (10.1)."""
    state = position()
    noble(state, "henri", AZURE, "norwich")
    noble(state, "hugh", GULES, "york")
    lay(state, "midlands", "famine")
    hand(state, GULES, "rebellion")
    hand(state, VERT, "rebellion")
    for seat in (AZURE, VERT):
        state.orders[seat].risings = "pass"
    turn(state, "move", GULES)
    do(state, GULES, "rebel norwich card")
    assert waits(state) == [GULES, OR]


@pytest.mark.parametrize(
    ("word", "dead", "asked"), [("own", "henri", False), ("own", "simon", True), ("ask", "henri", True)]
)
def test_orders_the_skull_is_for_ones_own(word: str, dead: str, asked: bool) -> None:
    """Others die without a question to whoever has the skull (12.3)."""
    state = position()
    noble(state, "henri", AZURE, "norwich")
    noble(state, "hugh", GULES, "york")
    noble(state, "joan", VERT, "exeter")
    noble(state, "simon", VERT, "oxford")
    relic(state, "skull", "joan")
    hand(state, GULES, "assassination")
    state.orders[VERT].skull = word
    turn(state, "move", GULES)
    do(state, GULES, f"assassinate {dead} hugh")
    assert (waits(state) == [VERT]) == asked


@pytest.mark.parametrize(("word", "holder", "asked"), [
    ("never", VERT, False), ("own", GULES, False), ("own", VERT, True), ("ask", GULES, True),
])  # fmt: skip
def test_orders_battles_of_others(word: str, holder: int, asked: bool) -> None:
    """A third family is asked where its own city or its ally is concerned (7.0)."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=4)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", knight=2)
    noble(state, "joan", VERT, "london", out="oxford")
    put(state, VERT, "london", out="oxford", knight=2)
    town(state, "london", control=holder)
    state.orders[VERT].join = word
    go(state, "battle", first=AZURE)
    do(state, AZURE, "attack london gules")
    assert (legal(state, VERT, "join") != []) == asked


@pytest.mark.parametrize(("word", "abbey", "asked"), [
    ("never", True, False), ("rich", False, False), ("rich", True, True), ("won", False, True),
])  # fmt: skip
def test_orders_pillage(word: str, abbey: bool, asked: bool) -> None:
    """What a won city holds is worth a question or not (7.10)."""
    state = position()
    noble(state, "henri", GULES, "york")
    town(state, "york", control=GULES, mill=True, won=True, fights=[[GULES, AZURE]])
    if abbey:
        noble(state, "anabel", AZURE, "london")
        abbess(state, "anabel", city="york")
    state.orders[GULES].pillage = word
    go(state, "pillage")
    assert (waits(state) == [GULES] and "pillage york mill" in legal(state, GULES)) == asked
