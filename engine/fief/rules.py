"""Fief behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

import msgspec

from engine.core import Action, Event, Figures, FrameRules, Nearing, Outcome, Prompt
from engine.core.corrections import Correctable
from engine.fief.board import points
from engine.fief.control import follow
from engine.fief.figures import BROUGHT, ORDERED, figures
from engine.fief.game_data import NOBLES
from engine.fief.imagine import imagine
from engine.fief.invariants import faults
from engine.fief.lasting import lasts
from engine.fief.phase_table import PHASES
from engine.fief.phases.arms import fire
from engine.fief.phases.company import vacate
from engine.fief.saves.corrections import correctables
from engine.fief.setup import RULES_VERSION, SCHEMA_VERSION, prepare
from engine.fief.standing.standing import STYLES, decide
from engine.fief.state.record import note
from engine.fief.state.state import FiefState, Options, Over, families_of
from engine.fief.terms import REFUSE
from engine.fief.victory import decided_by, nearing
from engine.fief.views.build_view import build_view
from engine.fief.views.view import FiefView
from engine.fief.war.sieges import lift_siege
from engine.fief.windows import close_window


class FiefRules(FrameRules[FiefState, FiefView]):
    """The frames on the stack and beside it decide everything; see ``engine.fief.phases``."""

    id = "fief"
    seats = range(2, 5)
    rules_version = RULES_VERSION
    schema_version = SCHEMA_VERSION
    Options = Options
    usual_turns = MappingProxyType({2: 7, 3: 6, 4: 7})
    State = FiefState
    View = FiefView
    phases = PHASES
    negotiates = True
    Over = Over
    refusals = REFUSE
    hidden_arguments = ("buy", "take", "leave", "lose", "spy", "scout")
    preferences = (
        "order", "order-leave", "court", "entrust", "give-relic", "leave-relic", "take-relic", "draft-give",
        "draft-want", "draft-clear", "arm", "disarm",
    )  # fmt: skip
    undoable = frozenset((
        "bless", "build mill", "disarm", "discard", "draft-clear", "draft-give", "draft-want", "engineer", "entrust",
        "favour", "found", "give-relic", "halt", "intend", "keep", "lead", "leave", "leave-relic", "market/build",
        "market/buy", "market/title", "ordain", "plan", "rebuild", "recall", "strike", "summon", "take", "take-relic",
        "unseal", "withhold",
    ))  # fmt: skip
    final = frozenset((
        "ambush", "appear", "assassinate", "battle/attack", "battle/done", "bear", "bench/clear", "bench/hire",
        "besiege", "bestow", "burn/burn", "buy/done", "buy/grant", "buy/title", "counter", "court/court", "court/ready",
        "court/renounce", "draw/done", "draw/draw", "enter", "forest", "heir/name", "hold-veil", "install", "join",
        "leave/grant", "leave/refuse", "let-die", "march/parade", "marry", "move/done", "occupy", "offered/withdraw",
        "parley/pass", "parlour/offer", "parlour/ransom", "pillage/done", "play/done", "present", "raise",
        "release-captive", "release-veil", "rise", "sally", "scout", "settle", "slip", "stand", "tallage", "tithe",
        "turn/stay", "undermine", "wall",
    ))  # fmt: skip
    rolls = frozenset(("danegeld", "draw-sword", "intercede", "preach", "rebel", "spy"))
    brought = BROUGHT
    ordered = ORDERED
    standing = ("order", "order-leave")
    take_back_verbs = ("unseal", "recall", "leave")

    def lasts(self, step: str, action: Action, view: FiefView | None = None) -> bool | None:
        sure = super().lasts(step, action, view)
        return sure if sure is not None or view is None or step == "market" else lasts(view, action)

    def setup(self, *, seats: int, seed: str, options: msgspec.Struct | None = None) -> FiefState:
        state = prepare(seats, seed, options)
        events: list[Event] = []
        self.advance(state, events)
        write_down(state, events)
        return state

    def _do(self, state: FiefState, seat: int, action: Action) -> list[Event]:
        before = [town.control for town in state.towns]
        events = super()._do(state, seat, action)
        follow(before, state, events)
        write_down(state, events)
        return events

    def view(self, state: FiefState, seat: int | None) -> FiefView:
        return build_view(state, seat)

    def reached(self, view: FiefView, number: int) -> bool:
        return view.round >= number

    def nearing(self, view: FiefView) -> Nearing | None:
        return nearing(view)

    def imagine(self, view: FiefView, seed: str) -> FiefState | None:
        return imagine(view, seed)

    def correctables(self, state: FiefState) -> dict[str, Correctable]:
        return correctables(state)

    def figures(self, view: FiefView, seat: int) -> Figures:
        return figures(view, seat)

    def round_of(self, view: FiefView) -> int:
        return view.round

    def styles(self) -> dict[str, tuple[Action, ...]]:
        return dict(STYLES)

    def between(self, state: FiefState, events: list[Event]) -> bool:
        return lift_siege(state, events) or vacate(state, events) or close_window(state) or fire(state, events)

    def hands_over(self, state: FiefState, asked: object, seat: int) -> bool:
        """A secret step that opens, such as a window, hands the move on too: others have been asked by then."""
        top = state.frames[-1]
        if top is asked or asked in state.sides:
            return False
        waits = self.phases[type(top)].prompts(state, top).get(seat, [])
        return not any(p.blocks and not p.secret for p in waits)

    def answer(self, state: FiefState, seat: int, prompt: Prompt) -> Action | None:
        return decide(state, seat, prompt) if prompt.pace != "offer" else None

    def outcome(self, state: FiefState) -> Outcome | None:
        if not isinstance(state.frames[-1], Over):
            return None
        scores = {s: {"points": sum(points(state, f) for f in families_of(state, s))} for s in range(state.seats)}
        winners = [s for s in range(state.seats) if any(f in state.winners for f in families_of(state, s))]
        rest = sorted({scores[s]["points"] for s in scores if s not in winners}, reverse=True)
        places = [winners, *([s for s in scores if s not in winners and scores[s]["points"] == n] for n in rest)]
        reason = (decided_by(state) or state.reason) if winners else "nobody"
        return Outcome(places if winners else [], f"fief-outcome-{reason}", scores)

    def _faults(self, state: FiefState, public: bool) -> Iterator[str]:
        yield from faults(state, public)


def write_down(state: FiefState, events: list[Event]) -> None:
    """Keep in the record what everybody has just seen."""
    if any(event.audience is None for event in events):
        note(state.record, {NOBLES[n]: who.family for n, who in enumerate(state.nobles) if who.family >= 0}, events)


FIEF = FiefRules()
"""The rules; offered to the host when the rest of the game is."""
