"""What feeding the units of a seat costs (20): from a state and from a view alike."""

from __future__ import annotations

from engine.charlemagne.units import Ground, Position, eaters, forage, supply_cost


def hungry(state: Position, seat: int, ground: Ground) -> dict[int, int]:
    """Places of a seat whose units are more than they feed, with the points to keep all of them."""
    found: dict[int, int] = ground.note(
        ("hungry", seat, state.famine, ground.marks()), lambda: _hungry(state, seat, ground)
    )  # fmt: skip
    return dict(found)


def _hungry(state: Position, seat: int, ground: Ground) -> dict[int, int]:
    found: dict[int, int] = {}
    for place in ground.own(seat):
        stack, feeds = ground.stacks[place], forage(state, place)
        if len(stack) > feeds and len(eaters(stack)) > feeds:
            found[place] = supply_cost(state, place, stack)
    return found


def bill(state: Position, seat: int, ground: Ground | None = None) -> int:
    """Points of treasure that keep everybody of a seat as they stand (20.2)."""
    return sum(hungry(state, seat, ground or Ground(state)).values())


def saving(state: Position, counter: int) -> int:
    """Points of treasure that are saved where a unit goes home (20.2)."""
    place = state.where[counter]
    units = Ground(state).stacks[place]
    return supply_cost(state, place, units) - supply_cost(state, place, [c for c in units if c != counter])
