"""The stratagem phase (8.2b), leaders that are drawn (21.1) and their death (30)."""

from __future__ import annotations

from engine.charlemagne import cup
from engine.charlemagne.board import PLACES
from engine.charlemagne.frames import Drawing, LoseLeader, PlaceLeader
from engine.charlemagne.game_data import LEADER_MARKER, LEADERS
from engine.charlemagne.phases.base import act, ask, not_now, place_at
from engine.charlemagne.phases.flow import proceed
from engine.charlemagne.politics import destroy
from engine.charlemagne.standing import must_ask, usual
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import REFUSE, no
from engine.charlemagne.units import Ground, side_of
from engine.core import Action, Event, Phase, Place, Prompts, Refusal, SeatRef


class DrawingPhase(Phase[ChState, Drawing]):
    """Markers are drawn without anyone deciding anything."""

    def prompts(self, state: ChState, frame: Drawing) -> Prompts:
        return {}

    def why_not(self, state: ChState, frame: Drawing, seat: int, action: Action) -> Refusal | None:
        return REFUSE.verb(action, "draw")

    def act(self, state: ChState, frame: Drawing, seat: int, action: Action, events: list[Event]) -> None:
        raise AssertionError("nobody acts in the stratagem phase")

    def advance(self, state: ChState, frame: Drawing, events: list[Event]) -> bool:
        count = cup.yearly(state, frame.seat, Ground(state))
        cup.draw(state, frame.seat, count, events)
        proceed(state, events)
        return False


def asks(state: ChState, seat: int) -> bool:
    """Whether a seat is asked about its leaders: always in its own turn."""
    return seat == state.phasing or must_ask(state, seat, "leader")


class PlaceLeaderPhase(Phase[ChState, PlaceLeader]):
    """A drawn leader joins friendly units; without any on the map the marker returns (ruling 6)."""

    verbs = frozenset({"place-leader"})
    orders = True

    def prompts(self, state: ChState, frame: PlaceLeader) -> Prompts:
        actions = [act("place-leader", PLACES[p]) for p in cup.leader_places(state, frame.seat, Ground(state))]
        default = usual(state, frame.seat, actions) or actions[0]
        return ask(state, frame.seat, f"leader-{frame.number}", "place-leader", actions, (default,))

    def why_not(self, state: ChState, frame: PlaceLeader, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "place-leader"):
            return refusal
        place = place_at(action, 0)
        if place is None or len(action.args) != 1:
            return REFUSE.words(action)
        if place not in cup.leader_places(state, seat, Ground(state)):
            return no("leader-place", {"place": Place(PLACES[place])})
        return None

    def act(self, state: ChState, frame: PlaceLeader, seat: int, action: Action, events: list[Event]) -> None:
        place = place_at(action, 0)
        assert place is not None
        state.frames.remove(frame)
        cup.place_leader(state, seat, place)
        events.append(Event("charlemagne-leader", {"seat": SeatRef(seat), "place": Place(PLACES[place])}))

    def advance(self, state: ChState, frame: PlaceLeader, events: list[Event]) -> bool:
        if cup.leader_places(state, frame.seat, Ground(state)):
            frame.waits = frame.waits or asks(state, frame.seat)
            return True
        state.frames.remove(frame)
        state.cup[LEADER_MARKER] += 1
        events.append(Event("charlemagne-leader-none", {"seat": SeatRef(frame.seat)}))
        return False


class LoseLeaderPhase(Phase[ChState, LoseLeader]):
    """One own leader dies, never Charlemagne (30)."""

    verbs = frozenset({"bury"})
    orders = True

    @staticmethod
    def places(state: ChState, seat: int) -> list[int]:
        """Where the seat has leaders."""
        return sorted({state.where[c] for c in LEADERS if state.where[c] >= 0 and side_of(state, c) == seat})

    def prompts(self, state: ChState, frame: LoseLeader) -> Prompts:
        actions = [act("bury", PLACES[p]) for p in self.places(state, frame.seat)]
        default = usual(state, frame.seat, actions) or actions[0]
        return ask(state, frame.seat, f"bury-{frame.number}", "bury", actions, (default,))

    def why_not(self, state: ChState, frame: LoseLeader, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "bury"):
            return refusal
        place = place_at(action, 0)
        if place is None or len(action.args) != 1:
            return REFUSE.words(action)
        return None if place in self.places(state, seat) else no("bury", {"place": Place(PLACES[place])})

    def act(self, state: ChState, frame: LoseLeader, seat: int, action: Action, events: list[Event]) -> None:
        place = place_at(action, 0)
        here = [c for c in LEADERS if state.where[c] == place and side_of(state, c) == seat]
        state.frames.remove(frame)
        destroy(state, [min(here, key=lambda c: (c == state.augustus, c))], events)

    def advance(self, state: ChState, frame: LoseLeader, events: list[Event]) -> bool:
        if self.places(state, frame.seat):
            frame.waits = frame.waits or asks(state, frame.seat)
            return True
        state.frames.remove(frame)
        return False
