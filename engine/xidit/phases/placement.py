"""Placing the heroes: clockwise from the first seat, each in a city of its own (P6)."""

from __future__ import annotations

from engine.core import Action, Event, Prompt, Refusal
from engine.xidit.board import CITIES
from engine.xidit.phases.base import Phase, not_your_turn, wrong_verb, wrong_words
from engine.xidit.phases.ending import begin_year
from engine.xidit.state import Placement, XiditState

PLACE = tuple(Action("place", (city,)) for city in range(CITIES + 1))


class PlacementPhase(Phase[Placement]):
    """One seat at a time names a free city."""

    def prompts(self, state: XiditState, frame: Placement) -> dict[int, Prompt]:
        taken = {p.city for p in state.players}
        free = [PLACE[c] for c in range(1, CITIES + 1) if c not in taken]
        return {_seat(state, frame): Prompt("placement", True, False, free)}

    def why_not(self, state: XiditState, frame: Placement, seat: int, action: Action) -> Refusal | None:
        if seat != _seat(state, frame):
            return not_your_turn(_seat(state, frame))
        if action.verb != "place":
            return wrong_verb(action, "placement")
        if len(action.args) != 1 or not isinstance(action.args[0], int) or not 1 <= action.args[0] <= CITIES:
            return wrong_words(action)
        if any(p.city == action.args[0] for p in state.players):
            return Refusal("xidit-no-free-city", {"city": action.args[0]})
        return None

    def act(self, state: XiditState, frame: Placement, seat: int, action: Action, events: list[Event]) -> None:
        city = action.args[0]
        assert isinstance(city, int)
        state.players[seat].city = city
        frame.turn += 1
        events.append(Event("xidit-placed", {"seat": seat, "city": city}, seals=True))

    def advance(self, state: XiditState, frame: Placement, events: list[Event]) -> bool:
        if frame.turn < state.seats:
            return True
        state.frames.pop()
        events.append(Event("xidit-placement-end", milestone=True))
        begin_year(state, events)
        return False


def _seat(state: XiditState, frame: Placement) -> int:
    return (state.first + frame.turn) % state.seats
