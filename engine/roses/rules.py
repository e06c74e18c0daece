"""Wars of the Roses behind the contract of all games."""

from __future__ import annotations

import msgspec

from engine.core import Action, Event, Outcome, Prompt, Refusal, Rules
from engine.roses.board import SCENARIOS
from engine.roses.build_view import acting, build_view
from engine.roses.phases import PHASES
from engine.roses.phases.cards import HAND
from engine.roses.phases.political import support
from engine.roses.setup import RULES_VERSION, SCHEMA_VERSION, prepare
from engine.roses.standing import CLOSE
from engine.roses.state import Briefing, Cards, Mulligan, Options, Over, RosesState, living_heirs
from engine.roses.validate import validate
from engine.roses.view import RosesView

SIMULTANEOUS = (Mulligan, Cards, Briefing)
"""Frames in which both seats choose in secret, at the same time."""


class RosesRules(Rules[RosesState, RosesView]):
    """The frame on top of the stack decides everything; see ``engine.roses.phases``."""

    id = "roses"
    seats = range(2, 3)
    rules_version = RULES_VERSION
    schema_version = SCHEMA_VERSION
    Options = Options
    State = RosesState
    View = RosesView
    preferences = ("orders", "standing", "plan", "block-order")
    veiled = ("move", "sea", "recruit", "regroup", "loss", "home", "dismiss")

    def setup(self, *, seats: int, seed: str, options: msgspec.Struct | None = None) -> RosesState:
        return prepare(seats, seed, options)

    def prompts(self, state: RosesState) -> dict[int, Prompt]:
        frame = state.frames[-1]
        return {} if isinstance(frame, Over) else PHASES[type(frame)].prompts(state, frame)

    def why_not(self, state: RosesState, seat: int, action: Action) -> Refusal | None:
        frame = state.frames[-1]
        if isinstance(frame, Over):
            return Refusal("roses-no-over")
        if seat not in (0, 1):
            return Refusal("roses-no-seat", {"seat": seat})
        return PHASES[type(frame)].why_not(state, frame, seat, action)

    def _do(self, state: RosesState, seat: int, action: Action) -> list[Event]:
        events: list[Event] = []
        if action.verb not in self.preferences and action != CLOSE:  # what nobody else notices changes nothing public
            state.reports, state.support = [], []
        asked = state.frames[-1]
        PHASES[type(asked)].act(state, asked, seat, action, events)
        while True:
            if state.winner >= 0:
                state.frames[:] = [Over()]
                events.append(Event(f"roses-won-{state.reason}", {"seat": state.winner}, seals=True, milestone=True))
                break
            frame = state.frames[-1]
            if PHASES[type(frame)].advance(state, frame, events):
                break
        in_secret = isinstance(asked, SIMULTANEOUS) and state.frames[-1] is asked
        if events and not any(e.seals for e in events) and not in_secret and seat not in acting(state):
            # The other seat decides now, so this choice stands. Where both choose in secret nobody is kept from
            # thinking again, and nothing changes for the other.
            events[-1] = msgspec.structs.replace(events[-1], seals=True)
        return events

    def view(self, state: RosesState, seat: int | None) -> RosesView:
        return build_view(state, seat)

    def reached(self, view: RosesView, number: int) -> bool:
        first = SCENARIOS[view.scenario].first_campaign
        return view.phase == "cards" and (view.campaign - first) * HAND + view.turn >= number

    def _fault(self, state: RosesState) -> str | None:
        return validate(state)

    def outcome(self, state: RosesState) -> Outcome | None:
        if not isinstance(state.frames[-1], Over):
            return None
        counts = support(state)
        scores = {s: {"support": counts[s], "heirs": len(living_heirs(state, s))} for s in (0, 1)}
        return Outcome([[state.winner], [1 - state.winner]], f"roses-outcome-{state.reason}", scores)
