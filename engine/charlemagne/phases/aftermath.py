"""Losses and retreats (16.5, 16.7, 16.8)."""

from __future__ import annotations

import msgspec

from engine.charlemagne.board import PLACES, SEA
from engine.charlemagne.deeds import retreated
from engine.charlemagne.frames import Force, Loss, Retreat
from engine.charlemagne.game_data import FLEET, LEADER, TYPE_OF, TYPES
from engine.charlemagne.movement import Limits, may_stand, no_retreat, retreat_choices
from engine.charlemagne.phases.base import act, ask, not_now, place_at, type_at
from engine.charlemagne.politics import destroy, drown, passengers
from engine.charlemagne.standing import usual
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import REFUSE, no, place_term, type_term
from engine.charlemagne.units import Ground, crowded, is_naval
from engine.core import Action, Event, Params, Phase, Prompts, Refusal, SeatRef, Word

STAND = Action("stand")


def victims(state: ChState, units: list[int]) -> list[int]:
    """Units among which the owner picks: leaders only when nobody else is left."""
    rank = [c for c in units if not LEADER[c]]
    return rank or units


class LossPhase(Phase[ChState, Loss]):
    """The owner picks what is lost, one unit after the other."""

    verbs = frozenset({"lose"})
    orders = True

    @staticmethod
    def answers(state: ChState, frame: Loss) -> list[Action]:
        """One action for each type and place."""
        kinds = {(TYPE_OF[c], state.where[c]) for c in victims(state, frame.units)}
        return [act("lose", TYPES[k].slug, PLACES[p]) for k, p in sorted(kinds)]

    def prompts(self, state: ChState, frame: Loss) -> Prompts:
        actions = self.answers(state, frame)
        default = usual(state, frame.seat, actions) or actions[0]
        params: Params = {"left": frame.count, "why": Word(f"loss-{frame.reason}")}
        ident = f"lose-{frame.number}-{frame.count}"
        return ask(state, frame.seat, ident, "lose", actions, (default,), params=params)

    def why_not(self, state: ChState, frame: Loss, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "lose"):
            return refusal
        kind, place = type_at(action, 0), place_at(action, 1)
        if kind is None or place is None or len(action.args) != 2:
            return REFUSE.words(action)
        if action not in self.answers(state, frame):
            named: Params = {"unit": type_term(kind), "place": place_term(place)}
            spared = any(TYPE_OF[c] == kind and state.where[c] == place for c in frame.units)
            return no("lose-leader", named) if spared else no("lose", named)
        return None

    def act(self, state: ChState, frame: Loss, seat: int, action: Action, events: list[Event]) -> None:
        kind, place = type_at(action, 0), place_at(action, 1)
        mine = [c for c in frame.units if TYPE_OF[c] == kind and state.where[c] == place]
        mine.sort(key=lambda c: (c == state.augustus, c))
        frame.count -= 1
        frame.units.remove(mine[0])
        destroy(state, mine[:1], events)

    def advance(self, state: ChState, frame: Loss, events: list[Event]) -> bool:
        frame.units[:] = [c for c in frame.units if state.where[c] >= 0]
        if frame.count and frame.units:
            return True
        state.frames.remove(frame)
        return False


class RetreatPhase(Phase[ChState, Retreat]):
    """The owner leads a group away, hex by hex; who has nowhere to go is lost (14.5b)."""

    verbs = frozenset({"retreat", "stand"})
    orders = True

    def choices(self, state: ChState, frame: Retreat) -> list[int]:
        """Where the group may step."""
        limits = Limits(state, frame.seat, frame.units)
        return retreat_choices(
            state, limits, frame.place, frame.enemy, frame.steps, beaten=frame.beaten, attacked=frame.attacked
        )  # fmt: skip

    def answers(self, state: ChState, frame: Retreat) -> list[Action]:
        """Steps, and standing where that is allowed."""
        found = [act("retreat", PLACES[p]) for p in self.choices(state, frame)]
        return [STAND, *found] if may_stand(state, frame) else found

    def prompts(self, state: ChState, frame: Retreat) -> Prompts:
        actions = self.answers(state, frame)
        default = usual(state, frame.seat, actions) or actions[0]
        params: Params = {"place": place_term(frame.place), "left": frame.steps}
        ident = f"retreat-{frame.number}-{frame.steps}"
        return ask(state, frame.seat, ident, "retreat", actions, (default,), params=params)

    def why_not(self, state: ChState, frame: Retreat, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "retreat"):
            return refusal
        if action == STAND:
            if may_stand(state, frame):
                return None
            here: Params = {"place": place_term(frame.place)}
            return no("stand", here) if frame.beaten else no("stand-first", here)
        place = place_at(action, 0)
        if action.verb != "retreat" or place is None or len(action.args) != 1:
            return REFUSE.words(action)
        limits = Limits(state, frame.seat, frame.units)
        refusal = no_retreat(
            state, limits, frame.place, place, frame.enemy, frame.steps, beaten=frame.beaten, attacked=frame.attacked
        )  # fmt: skip
        ground = Ground(state)
        if refusal is None or not refusal.code.endswith("-retreat-held") or ground.held.get(place) != frame.seat:
            return refusal
        crowd = crowded(frame.seat, frame.units, place, ground.stacks[place])
        mixed = crowd is not None and crowd.code.endswith("-stack-mixed")
        name: Params = {"place": place_term(place)}
        return no("retreat-mixed", name) if mixed else no("retreat-full", name)

    def act(self, state: ChState, frame: Retreat, seat: int, action: Action, events: list[Event]) -> None:
        if action == STAND:
            state.frames.remove(frame)
            return
        place = place_at(action, 0)
        assert place is not None
        start = frame.place
        for c in [*frame.units, *passengers(state, start, frame.units)]:
            state.where[c] = place
        retreated(state.doing, seat, (start, place), frame.units, frame.beaten)
        frame.place, frame.first = place, False
        frame.steps -= 1
        for force in state.frames:
            if isinstance(force, Force) and force.seat == seat and set(frame.units) & set(force.units):
                force.place, force.halted = place, False
                force.trail.append(place)
        told: Params = {"seat": SeatRef(seat), "from": place_term(start), "place": place_term(place)}
        events.append(Event("charlemagne-retreated", told))
        drown(state, start, events)

    @staticmethod
    def _landed(state: ChState, frame: Retreat) -> list[int]:
        """Whose ship was lost on a coast under them has landed, and falls back by land (19.4c, ruling 4)."""
        if SEA[frame.place] or not is_naval(frame.units):
            return []
        return [c for c in frame.units if not FLEET[c] and c not in state.aboard]

    def advance(self, state: ChState, frame: Retreat, events: list[Event]) -> bool:
        frame.units[:] = [c for c in frame.units if state.where[c] == frame.place]
        landed = self._landed(state, frame)
        if landed:
            frame.units[:] = [c for c in frame.units if c not in landed]
            state.frames.append(msgspec.structs.replace(frame, units=landed, naval=False, number=state.next()))
            return False
        if not frame.units or not frame.steps:
            state.frames.remove(frame)
            return False
        if self.choices(state, frame):
            return True
        if not may_stand(state, frame):
            told: Params = {"seat": SeatRef(frame.seat), "place": place_term(frame.place)}
            events.append(Event("charlemagne-nowhere", told))
            destroy(state, frame.units, events)
        if frame in state.frames:
            state.frames.remove(frame)
        return False
