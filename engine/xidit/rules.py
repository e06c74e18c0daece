"""Lords of Xidit behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

import msgspec

from engine.core import Action, Figures, FrameRules, Nearing, Outcome
from engine.core.corrections import Correctable
from engine.xidit.bounds import FEWEST, MOST
from engine.xidit.build_view import build_view
from engine.xidit.corrections import correctables
from engine.xidit.figures import BROUGHT, figures
from engine.xidit.imagine import imagine
from engine.xidit.invariants import faults
from engine.xidit.lasting import lasts
from engine.xidit.migrate import migrate
from engine.xidit.nearing import nearing
from engine.xidit.phases import PHASES
from engine.xidit.phases.base import REFUSE
from engine.xidit.phases.ending import result
from engine.xidit.phases.plans import VERBS as PLANS
from engine.xidit.setup import RULES_VERSION, SCHEMA_VERSION, prepare
from engine.xidit.standing import STYLE
from engine.xidit.standing import VERBS as STANDING
from engine.xidit.state import Options, Over, XiditState, last_year
from engine.xidit.view import XiditView
from engine.xidit.whatif import YearOdds, whatif


class XiditRules(FrameRules[XiditState, XiditView]):
    """The frame on top of the stack decides, standing choices beside it; see ``engine.xidit.phases``."""

    id = "xidit"
    seats = range(FEWEST, MOST + 1)
    rules_version = RULES_VERSION
    schema_version = SCHEMA_VERSION
    Options = Options
    usual_turns = MappingProxyType(dict.fromkeys(range(FEWEST, MOST + 1), last_year(False)))
    former = MappingProxyType({"placement": "in_turn", "quick": "lavish"})
    settled = frozenset(("quick",))
    State = XiditState
    View = XiditView
    Over = Over
    phases = PHASES
    refusals = REFUSE
    slots = ("wish", "order", "reveal")
    preferences = (*PLANS, *STANDING)
    undoable = frozenset(("order", "reveal", "show-all", "unseal", "wish", *PLANS, *STANDING))
    brought = BROUGHT
    hidden_arguments = STANDING

    def lasts(self, step: str, action: Action, view: XiditView | None = None) -> bool | None:
        sure = super().lasts(step, action, view)
        if sure is not None or view is None or view.own is None or view.seat is None:
            return sure
        return lasts(view, view.own, view.seat, action)

    def setup(self, *, seats: int, seed: str, options: msgspec.Struct | None = None) -> XiditState:
        return prepare(seats, seed, options)

    def hands_over(self, state: XiditState, asked: Any, seat: int) -> bool:
        """Standing choices answer what their own seat is asked, so they may hand over as well."""
        top = state.frames[-1]
        return top is not asked and seat not in self.phases[type(top)].prompts(state, top)

    def view(self, state: XiditState, seat: int | None) -> XiditView:
        return build_view(state, seat)

    def reached(self, view: XiditView, number: int) -> bool:
        return view.phase == "orders" and view.year >= number

    def imagine(self, view: XiditView, seed: str) -> XiditState | None:
        return imagine(view, seed)

    def whatif(self, view: XiditView, runs: int) -> YearOdds | None:
        return whatif(view, runs)

    def nearing(self, view: XiditView) -> Nearing | None:
        return nearing(view)

    def figures(self, view: XiditView, seat: int) -> Figures:
        return figures(view, seat)

    def correctables(self, state: XiditState) -> dict[str, Correctable]:
        return correctables(state)

    def round_of(self, view: XiditView) -> int:
        return view.year

    def styles(self) -> dict[str, tuple[Action, ...]]:
        return {name: (action,) for name, action in STYLE.items()}

    def outcome(self, state: XiditState) -> Outcome | None:
        return result(state) if isinstance(state.frames[-1], Over) else None

    def _faults(self, state: XiditState, public: bool) -> Iterator[str]:
        yield from faults(state, public)

    def _migrate(self, data: bytes) -> XiditState | None:
        return migrate(data)


XIDIT = XiditRules()
