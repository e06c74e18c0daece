"""Placing the first units (scenario, 7b): from the usual places to others of their regions."""

from __future__ import annotations

from engine.charlemagne.board import COAST, HEXES, PLACES, SEA
from engine.charlemagne.frames import Deploy
from engine.charlemagne.game_data import BURGS_OF, NATION, PLACES_OF, TYPE_OF, TYPES
from engine.charlemagne.phases.base import act, ask, not_now, place_at, type_at
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import REFUSE, no, place_term, type_term
from engine.charlemagne.units import Ground, eaters, forage, side_of
from engine.core import Action, Event, Params, Phase, Prompts, Refusal, SeatRef

READY = Action("ready")


class DeployPhase(Phase[ChState, Deploy]):
    """One seat after the other; every burg keeps a unit and no place has more than it feeds."""

    verbs = frozenset({"place", "ready"})

    @staticmethod
    def place(state: ChState, ground: Ground, seat: int, kind: int, start: int, goal: int) -> Refusal | None:
        """Why a unit may not begin in another place."""
        region = TYPES[kind].region
        name: Params = {"unit": type_term(kind), "place": place_term(goal)}
        here = [c for c in ground.stacks.get(start, ()) if TYPE_OF[c] == kind]
        if not here or side_of(state, here[0]) != seat or region < 0:
            return no("place-unit", {"unit": type_term(kind), "place": place_term(start)})
        if goal == start:
            return no("place-same", {"place": place_term(goal)})
        if goal not in PLACES_OF[region] or goal >= HEXES or SEA[goal]:
            return no("place-home", name)
        if TYPES[kind].kind == "fleet" and not COAST[goal]:
            return no("levy-coast", {"place": place_term(goal)})
        if start in BURGS_OF[region] and len(eaters(ground.stacks[start])) == 1:
            return no("place-burg", {"place": place_term(start)})
        there = eaters(ground.stacks.get(goal, ()))
        if len(there) >= forage(state, goal):
            return no("place-forage", {"place": place_term(goal), "forage": forage(state, goal)})
        return None

    def prompts(self, state: ChState, frame: Deploy) -> Prompts:
        ground, seat, actions = Ground(state), frame.seat, [READY]
        kinds = {(TYPE_OF[c], p) for p in ground.own(seat) for c in ground.stacks[p] if NATION[c] >= 0}
        room: dict[int, list[int]] = {}
        for kind, start in sorted(kinds):
            region = TYPES[kind].region
            if start in BURGS_OF[region] and len(eaters(ground.stacks[start])) == 1:
                continue
            if region not in room:
                room[region] = [
                    p for p in PLACES_OF[region]
                    if p < HEXES and len(eaters(ground.stacks.get(p, ()))) < forage(state, p)
                ]  # fmt: skip
            slug, fleet = TYPES[kind].slug, TYPES[kind].kind == "fleet"
            actions += [
                act("place", slug, PLACES[start], PLACES[p])
                for p in room[region]
                if p != start and (COAST[p] or not fleet)
            ]
        return ask(state, seat, f"deploy-{seat}", "deploy", actions, (READY,), pace="turn")

    def why_not(self, state: ChState, frame: Deploy, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "deploy"):
            return refusal
        if action == READY:
            return None
        kind, start, goal = type_at(action, 0), place_at(action, 1), place_at(action, 2)
        if action.verb != "place" or kind is None or start is None or goal is None or len(action.args) != 3:
            return REFUSE.words(action)
        return self.place(state, Ground(state), seat, kind, start, goal)

    def act(self, state: ChState, frame: Deploy, seat: int, action: Action, events: list[Event]) -> None:
        if action == READY:
            state.frames.remove(frame)
            events.append(Event("charlemagne-deployed", {"seat": SeatRef(seat)}, tell="phase"))
            return
        kind, start, goal = type_at(action, 0), place_at(action, 1), place_at(action, 2)
        assert goal is not None
        moved = next(c for c, p in enumerate(state.where) if p == start and TYPE_OF[c] == kind)
        state.where[moved] = goal
