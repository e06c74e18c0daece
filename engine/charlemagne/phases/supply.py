"""The supply phase (20): what a place does not feed is paid for, or goes home."""

from __future__ import annotations

from engine.charlemagne.board import PLACES, SEA
from engine.charlemagne.frames import Feeding
from engine.charlemagne.game_data import CHARLEMAGNE, FLEET, TYPE_OF, TYPES
from engine.charlemagne.phases.base import act, ask, not_now, place_at, stage_id, type_at
from engine.charlemagne.phases.flow import proceed
from engine.charlemagne.politics import destroy
from engine.charlemagne.state import ChState
from engine.charlemagne.supply import bill, hungry
from engine.charlemagne.terms import REFUSE, no, place_term, type_term
from engine.charlemagne.units import Ground, cheapest, eaters, forage, supply_cost
from engine.core import Action, Event, Params, Phase, Prompts, Refusal, SeatRef, pieces

PAY = Action("pay")


def release(state: ChState, seat: int) -> list[Action]:
    """The default: units go home, the least worth first, until what is left can be paid; then pay. Nothing is paid
    where everybody left is fed. Who is at sea goes before the ships that carry them: nobody drowns by silence."""
    ground = Ground(state)
    due = hungry(state, seat, ground)
    stacks = {p: list(ground.stacks[p]) for p in due}
    found: list[Action] = []
    while sum(due.values()) > state.treasury[seat]:
        pool = [c for p in due for c in _dispensable(stacks[p], p)] or [c for p in due for c in eaters(stacks[p])]
        lost = cheapest(state, pool, 1)[0]
        place = state.where[lost]
        stacks[place].remove(lost)
        found.append(act("disband", TYPES[TYPE_OF[lost]].slug, PLACES[place]))
        due[place] = supply_cost(state, place, stacks[place])
        if len(eaters(stacks[place])) <= forage(state, place):
            del due[place]
    return [*found, PAY] if due else found


def _dispensable(stack: list[int], place: int) -> list[int]:
    """Those of a place who may go home now: at sea those on board before the fleets, and Charlemagne's ships only when
    nobody else is left, since dice would decide what comes after (21.4e)."""
    if not SEA[place]:
        return eaters(stack)
    passengers = [c for c in eaters(stack) if not FLEET[c]]
    return passengers or ([] if CHARLEMAGNE in stack else eaters(stack))


def _first(state: ChState, kind: int, place: int) -> int:
    """The unit of a type at a place that goes home."""
    return next(c for c, p in enumerate(state.where) if p == place and TYPE_OF[c] == kind)


class FeedingPhase(Phase[ChState, Feeding]):
    """The engine counts, with the dearest units foraging; the seat sends units home or pays the rest."""

    verbs = frozenset({"disband", "pay"})

    @staticmethod
    def answers(state: ChState, frame: Feeding) -> list[Action]:
        """Units that may go home, and paying when the treasure suffices."""
        ground = Ground(state)
        due = hungry(state, frame.seat, ground)
        kinds = {(TYPE_OF[c], p) for p in due for c in eaters(ground.stacks[p])}
        found = [act("disband", TYPES[k].slug, PLACES[p]) for k, p in sorted(kinds)]
        return [PAY, *found] if sum(due.values()) <= state.treasury[frame.seat] else found

    def prompts(self, state: ChState, frame: Feeding) -> Prompts:
        seat = frame.seat
        due = hungry(state, seat, Ground(state))
        params: Params = {"cost": sum(due.values()), "points": state.treasury[seat], "places": len(due)}
        actions = self.answers(state, frame)
        default = tuple(release(state, seat))
        return ask(state, seat, stage_id(state, "supply"), "supply", actions, default, params=params)

    def why_not(self, state: ChState, frame: Feeding, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "supply"):
            return refusal
        if action == PAY:
            cost, have = bill(state, seat), state.treasury[seat]
            return None if cost <= have else no("supply-points", {"cost": cost, "have": have})
        kind, place = type_at(action, 0), place_at(action, 1)
        if action.verb != "disband" or kind is None or place is None or len(action.args) != 2:
            return REFUSE.words(action)
        if action in self.answers(state, frame):
            return None
        if place not in hungry(state, seat, Ground(state)):
            return no("disband-fed", {"place": place_term(place)})
        return no("disband", {"unit": type_term(kind), "place": place_term(place)})

    def act(self, state: ChState, frame: Feeding, seat: int, action: Action, events: list[Event]) -> None:
        if action == PAY:
            cost = bill(state, seat)
            state.treasury[seat] -= cost
            events.append(Event("charlemagne-supplied", {"seat": SeatRef(seat), "points": cost}))
            proceed(state, events)
            return
        kind, place = type_at(action, 0), place_at(action, 1)
        assert place is not None
        assert kind is not None
        lost = _first(state, kind, place)
        told: Params = {"seat": SeatRef(seat), "place": place_term(place), "units": pieces([TYPES[TYPE_OF[lost]].slug])}
        events.append(Event("charlemagne-disbanded", told))
        destroy(state, [lost], events, tell=False)

    def advance(self, state: ChState, frame: Feeding, events: list[Event]) -> bool:
        if hungry(state, frame.seat, Ground(state)):
            return True
        proceed(state, events)
        return False
