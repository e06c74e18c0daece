"""Lords of Xidit behind the contract of all games."""

from __future__ import annotations

import msgspec

from engine.core import Action, Event, Outcome, Prompt, Refusal, Rules
from engine.xidit.build_view import build_view
from engine.xidit.phases import PHASES
from engine.xidit.phases.ending import result
from engine.xidit.phases.orders import STANDING
from engine.xidit.phases.plans import VERBS as PLANS
from engine.xidit.setup import RULES_VERSION, SCHEMA_VERSION, prepare
from engine.xidit.state import Options, Over, XiditState
from engine.xidit.validate import validate
from engine.xidit.view import XiditView


class XiditRules(Rules[XiditState, XiditView]):
    """The frame on top of the stack decides everything; see ``engine.xidit.phases``."""

    id = "xidit"
    seats = range(3, 6)
    rules_version = RULES_VERSION
    schema_version = SCHEMA_VERSION
    Options = Options
    State = XiditState
    View = XiditView
    slots = ("order", "reveal")
    preferences = (*PLANS, *STANDING)

    def setup(self, *, seats: int, seed: str, options: msgspec.Struct | None = None) -> XiditState:
        return prepare(seats, seed, options)

    def prompts(self, state: XiditState) -> dict[int, Prompt]:
        frame = state.frames[-1]
        return {} if isinstance(frame, Over) else PHASES[type(frame)].prompts(state, frame)

    def why_not(self, state: XiditState, seat: int, action: Action) -> Refusal | None:
        frame = state.frames[-1]
        if isinstance(frame, Over):
            return Refusal("xidit-no-over")
        if not 0 <= seat < state.seats:
            return Refusal("xidit-no-seat", {"seat": seat})
        return PHASES[type(frame)].why_not(state, frame, seat, action)

    def _do(self, state: XiditState, seat: int, action: Action) -> list[Event]:
        events: list[Event] = []
        asked = state.frames[-1]
        PHASES[type(asked)].act(state, asked, seat, action, events)
        while True:
            frame = state.frames[-1]
            if isinstance(frame, Over) or PHASES[type(frame)].advance(state, frame, events):
                break
        handed_over = frame is not asked and getattr(frame, "seat", None) != seat
        if handed_over and not any(e.seals for e in events):
            events[-1] = msgspec.structs.replace(events[-1], seals=True)
        return events

    def view(self, state: XiditState, seat: int | None) -> XiditView:
        return build_view(state, seat)

    def reached(self, view: XiditView, number: int) -> bool:
        return view.phase == "orders" and view.year >= number

    def _fault(self, state: XiditState) -> str | None:
        return validate(state)

    def outcome(self, state: XiditState) -> Outcome | None:
        return result(state) if isinstance(state.frames[-1], Over) else None
