"""Scenes of war that several files of tests begin from."""

from __future__ import annotations

from engine.core import Event
from engine.fief.game_data import REGION
from engine.fief.phases.raid import land
from engine.fief.state import Battle, FiefState, Rebellion
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    VERT,
    army,
    do,
    go,
    hand,
    lay,
    noble,
    position,
    put,
    rig,
    spent,
    town,
    turn,
    waits,
)

Troops = dict[str, int]


def facing(
    building: str = "", *, mine: dict[str, int] | None = None, theirs: dict[str, int] | None = None
) -> FiefState:
    """Lord Hugh with troops on the road before London, where Lord Henri stands with his; phase 7 has begun."""
    state = position()
    noble(state, "henri", AZURE, "london", lord=["wales"])
    put(state, AZURE, "london", theirs or {"soldier": 4})
    town(state, "london", building)
    noble(state, "hugh", GULES, "london", out="oxford", lord=["north"])
    put(state, GULES, "london", mine or {"soldier": 5}, out="oxford")
    go(state, "battle", first=GULES)
    return state


def winchester() -> FiefState:
    """5-B: Lady Lucia with two knights in Winchester, Canterbury held by soldiers of another family."""
    state = position()
    noble(state, "lucia", VERT, "winchester", lord=["wales"])
    put(state, VERT, "winchester", knight=2)
    noble(state, "henri", AZURE, "norwich")
    put(state, AZURE, "canterbury", soldier=2)
    return turn(state, "move", VERT)


def fleet(city: str) -> FiefState:
    """William with a knight in a port, about to move."""
    state = position()
    noble(state, "william", GULES, city)
    put(state, GULES, city, knight=1)
    return turn(state, "move", GULES)


def battle(state: FiefState) -> Battle:
    """The battle that is fought."""
    return next(f for f in reversed(state.frames) if isinstance(f, Battle))


def volleys(state: FiefState) -> list[tuple[str, list[list[int]], list[int]]]:
    """What was shot so far."""
    assert state.report is not None
    return [(v.what, v.faces, v.hits) for v in state.report.volleys]


def result(events: list[Event]) -> str:
    """How the battle ended."""
    (over,) = [e for e in events if e.key == "fief-battle-over"]
    return over.params["result"].slug.split("-")[1]  # type: ignore[union-attr]


def attack(state: FiefState, *melee: int, **dice: list[int]) -> list[Event]:
    """Hugh attacks, and the dice of the first round fall."""
    rig(state, **dice, **({"melee": list(melee)} if melee else {}))
    events = do(state, GULES, "attack london azure")
    assert spent(state), state.dice
    return events


def landed(where: str, face: int, *weather: str, plague: int = 6) -> tuple[FiefState, list[Event]]:
    """Invaders before the coast of a region, their die thrown."""
    state = position()
    lay(state, where, "invaders", *weather)
    rig(state, landing=[face], plague=[plague] * 4)
    events: list[Event] = []
    land(state, REGION[where], events)
    return state, events


def host(state: FiefState) -> list[tuple[int, int]]:
    """City and infantry of the armies on the map."""
    return [(a.city, a.infantry) for a in state.armies if a.city >= 0]


def besetting(infantry: int, *, building: str = "", **troops: int) -> FiefState:
    """Invaders on the road before a city of one family's Lord and troops."""
    state = position()
    noble(state, "lucia", GULES, "winchester", lord=["wales"])
    put(state, GULES, "winchester", troops)
    town(state, "winchester", building)
    army(state, "winchester", infantry, out="exeter")
    return state


def starving(building: str = "", *cards: str, **troops: int) -> FiefState:
    """Famine in the Midlands, where Henri holds Norwich; another family has Rebellions in hand."""
    state = position()
    noble(state, "henri", AZURE, "norwich")
    put(state, AZURE, "norwich", troops or {"soldier": 4})
    town(state, "norwich", building, mill=True)
    noble(state, "hugh", GULES, "york")
    lay(state, "midlands", "famine")
    hand(state, GULES, *(cards or ("rebellion",)))
    return turn(state, "move", GULES)


def passes(state: FiefState) -> list[Event]:
    """Everybody lets the window go by."""
    events: list[Event] = []
    while isinstance(state.frames[-1], Rebellion):
        for seat in waits(state):
            events += do(state, seat, "pass")
    return events


def hits(events: list[Event]) -> object:
    """Hits of the rebels."""
    return next((e.params["n"] for e in events if e.key == "fief-rebels-strike"), 0)
