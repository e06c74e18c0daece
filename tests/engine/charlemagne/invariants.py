"""What holds in every position of Charlemagne, for random play."""

from __future__ import annotations

from engine.charlemagne.board import AREAS, HEXES, PLACES, PRINTED
from engine.charlemagne.game_data import FLEET, LEADERS, MARKERS, NATION, REGION, STACK, TRIBAL, TYPE_OF, TYPES
from engine.charlemagne.income import income
from engine.charlemagne.invariants import markers_in_play
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.charlemagne.units import Ground, eaters, nations, side_of
from engine.core import Event


def check_events(state: ChState, events: list[Event]) -> None:
    """Whatever is gone from the board has been told; luck is never silent."""
    assert not state.dice.fresh or any(e.seals for e in events), "luck was drawn and nothing seals"


def check(state: ChState) -> None:
    """Markers conserved, counters within their limits, stacks of one side and ten units, no debts."""
    assert RULES.invariants(state) == []
    wanted = [m.count for m in MARKERS]
    if not state.options.leader_death:
        wanted[-1] = 0
    assert markers_in_play(state) == wanted
    assert sum(wanted) == (54 if state.options.leader_death else 53)
    ground = Ground(state)
    for place, stack in ground.stacks.items():
        sides = {side_of(state, c) for c in stack}
        assert len(sides) == 1, PLACES[place]
        if place < HEXES:
            assert len(eaters(stack)) <= STACK, PLACES[place]
        else:
            assert nations(stack) == {NATION[c] for c in stack}
            assert PLACES[place] == TYPES[TYPE_OF[stack[0]]].slug.rsplit("-", 1)[0].replace("-field", "") + "-area"
        if sides == {TRIBAL}:
            assert len(nations(stack)) <= 1, PLACES[place]
        afloat = [c for c in stack if c in state.aboard]
        assert not any(FLEET[c] for c in afloat)
        assert not afloat or any(FLEET[c] for c in stack)
    assert all(p not in AREAS for c, p in enumerate(state.where) if c in LEADERS)
    assert min(state.treasury) >= 0
    for seat in (0, 1):
        burgs = [p for p in (*PRINTED, *state.built) if ground.held.get(p) == seat and p not in state.pillaged]
        lands = 5 * (state.control[REGION["byzantium"]] == seat) + 3 * (state.control[REGION["caliphate"]] == seat)
        assert income(state, seat, ground) == (len(burgs), lands)
