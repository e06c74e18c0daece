"""What becomes of blocks: losses, deaths (6.8), defections (6.9, 9.1), succession (6.81), a prisoner's release."""

from __future__ import annotations

from engine.core import Event, Place, SeatRef, Word
from engine.roses.analysis.fighting import place_after_death
from engine.roses.analysis.position import alone
from engine.roses.board import (
    AREA_IDS,
    HEIRS,
    RANK,
    SIDE,
    TURNCOATS,
    TWIN,
)
from engine.roses.naming import piece, place
from engine.roses.state import (
    ASIDE,
    DEAD,
    MINOR,
    NOWHERE,
    RosesState,
    conceal,
    forget,
    held,
    living_heirs,
    owner,
)


def eliminate(state: RosesState, block: int, events: list[Event], revealed: bool) -> None:
    """A block is eliminated. Who dies for good is named to all; others only where they stand revealed."""
    seat, where = owner(state, block), where_is(state, block)
    after = place_after_death(block)
    if after == DEAD or revealed:
        forget(state, block)
    else:
        conceal(state, seat, state.where[block])
    state.where[block] = after
    state.steps[block] = 0
    state.came[block] = -1
    name = piece(block)
    if after == DEAD:
        if TWIN[block] >= 0:
            state.where[TWIN[block]] = DEAD
        events.append(
            Event("roses-killed", {"seat": SeatRef(seat), "block": name, "area": where}, seals=True, tell="line")
        )
    elif revealed:
        events.append(Event("roses-fell", {"seat": SeatRef(seat), "block": name, "area": where}, seals=True))
    else:
        events.append(Event("roses-lost", {"seat": SeatRef(seat), "area": where}, seals=True))
        events.append(Event("roses-lost-own", {"seat": SeatRef(seat), "block": name, "area": where}, (seat,)))
    house = SIDE[block] if RANK[block] else 1 - seat
    if RANK[block] or block in TURNCOATS:
        state.due[house] += 1
    succeed(state, events)
    test_heirs(state)


def succeed(state: RosesState, events: list[Event]) -> None:
    """A dead Pretender is succeeded at once, a dead King in the next supply phase."""
    for seat in (0, 1):
        head = state.heads[seat]
        if head >= 0 and state.where[head] in (DEAD, ASIDE):
            state.heads[seat] = -1
            if seat == state.king:
                events.append(
                    Event("roses-king-dead", {"seat": SeatRef(seat), "block": piece(head)}, seals=True, tell="line")
                )
            else:
                crown(state, seat, events)


def crown(state: RosesState, seat: int, events: list[Event]) -> None:
    """The senior living heir, minor or not, becomes King or Pretender; a prisoner only where nobody else is left."""
    heirs = free_heirs(state, seat)
    if not heirs:
        return
    state.heads[seat] = heirs[0]
    name, where = piece(heirs[0]), where_is(state, heirs[0])
    if seat == state.king:
        events.append(
            Event("roses-new-king", {"seat": SeatRef(seat), "block": name, "place": where}, seals=True, tell="line")
        )
    else:
        events.append(Event("roses-new-pretender", {"seat": SeatRef(seat), "block": name}, seals=True, tell="line"))


def free_heirs(state: RosesState, seat: int) -> list[int]:
    """Living, loyal heirs, senior first, a prisoner after all others."""
    return sorted(living_heirs(state, seat), key=lambda heir: heir == state.prisoner)


def where_named(state: RosesState, block: int) -> str:
    """The area of a block, or the word for where it is instead."""
    area = state.where[block]
    return AREA_IDS[area] if area >= 0 else NOWHERE[-1 - area]


def where_is(state: RosesState, block: int) -> Place | Word:
    """The same as a parameter."""
    return place(state.where[block]) if state.where[block] >= 0 else Word(where_named(state, block))


def test_heirs(state: RosesState) -> None:
    """A house without a living, loyal heir has lost at once (9.0)."""
    for seat in (0, 1):
        if state.winner < 0 and not living_heirs(state, seat):
            state.winner, state.reason = 1 - seat, "heirs"


def defect(state: RosesState, block: int, events: list[Event]) -> int:
    """A block changes sides with its strength; returns its twin, which now stands in its place (6.9)."""
    twin = TWIN[block]
    forget(state, block)
    state.where[twin], state.steps[twin] = state.where[block], state.steps[block]
    state.where[block], state.steps[block] = ASIDE, 0
    state.came[block] = -1
    events.append(
        Event(
            "roses-defected",
            {"seat": SeatRef(SIDE[twin]), "block": piece(block), "area": place(state.where[twin])},
            seals=True,
            tell="line",
        )
    )
    if RANK[block]:
        test_heirs(state)
    return twin


def release(state: RosesState, events: list[Event]) -> None:
    """The prisoner is free as soon as their own side, and nobody else, holds their area; they then lead a Pretender's
    house whose head is junior to them."""
    block = state.prisoner
    if block < 0:
        return
    area, seat = state.where[block], SIDE[block]
    if alone(held(state), area, seat):
        state.prisoner = -1
        events.append(
            Event(
                "roses-freed",
                {"seat": SeatRef(seat), "block": piece(block), "area": place(area)},
                seals=True,
                tell="line",
            )
        )
        head = state.heads[seat]
        if RANK[block] and seat != state.king and RANK[block] < RANK[head]:
            crown(state, seat, events)


def minors_waiting(state: RosesState, seat: int) -> list[int]:
    """Minor heirs of a seat, senior first."""
    return [h for h in HEIRS[seat] if state.where[h] == MINOR]
