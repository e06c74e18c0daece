"""Warrior Knights behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType

import msgspec

from engine.core import Action, Event, Figures, FrameRules, Nearing, Outcome, Prompt
from engine.core.corrections import Correctable
from engine.knights.figures import BROUGHT, ORDERED, figures
from engine.knights.imagine import imagine
from engine.knights.invariants import faults
from engine.knights.lasting import called_off, lasts, up_to_choice
from engine.knights.nearing import nearing
from engine.knights.phase_table import PHASES
from engine.knights.saves.corrections import correctables
from engine.knights.saves.migrate import migrate
from engine.knights.score import check_survivor, outcome
from engine.knights.setup import RULES_VERSION, SCHEMA_VERSION, prepare
from engine.knights.standing.standing import STYLES, decide
from engine.knights.state.frames import Over
from engine.knights.state.record import note
from engine.knights.state.state import KnState, Options
from engine.knights.terms import REFUSE
from engine.knights.views.build_view import build_view
from engine.knights.views.view import KnView
from engine.knights.watch import watch


class KnightsRules(FrameRules[KnState, KnView]):
    """The frames on the stack and beside it decide everything; see ``engine.knights.phases``."""

    id = "knights"
    seats = range(2, 7)
    rules_version = RULES_VERSION
    schema_version = SCHEMA_VERSION
    Options = Options
    usual_turns = MappingProxyType({2: 6, 3: 6, 4: 6, 5: 7, 6: 7})
    State = KnState
    View = KnView
    phases = PHASES
    negotiates = True
    Over = Over
    refusals = REFUSE
    slots = ("assign", "cast")
    standing = ("order", "order-pass", "order-votes", "order-voice")
    preferences = (
        *standing, "terms", "give", "bid", "price", "pledge", "release", "slay-heir",
        "miracle", "shift",
    )  # fmt: skip
    undoable = frozenset((
        "assign", "drop", "employ", "hold", "lay", "march/back", "pledge-faith",
        "restore", "say", "target", "terms", "unlay", "unseal", "versatile-strategy/use",
    ))  # fmt: skip
    final = frozenset((
        "abide", "allocate", "allot", "appoint", "arrange", "attack", "avert", "battle-kind/back", "bid", "bless",
        "bless/pass", "choose", "command", "decide", "declare", "decline", "decline-offer", "defy", "deploy", "done",
        "draft/pass", "expedition/pass", "forbid", "fortify", "found", "give", "hire", "invest", "invest/pass", "keep",
        "lead", "march", "miracle", "muster", "muster/pass", "name", "pay", "permit", "pledge", "preside", "price",
        "propose", "propose/pass", "raze", "refuse", "release", "repair", "retreat", "sail", "serve", "settle",
        "slay-heir", "spot", "start", "surrender", "take", "take-offer", "upgrade/pass", "wait", "withdraw-offer",
        "yield",
    ))  # fmt: skip
    rolls = frozenset(("discharge",))
    brought = BROUGHT
    ordered = ORDERED
    take_back_verbs = ("unseal", "unlay", "back", "restore", "withdraw-offer")

    def setup(self, *, seats: int, seed: str, options: msgspec.Struct | None = None) -> KnState:
        state = prepare(seats, seed, options)
        events: list[Event] = []
        self.advance(state, events)
        note(state.record, events)
        return state

    def _do(self, state: KnState, seat: int, action: Action) -> list[Event]:
        events = super()._do(state, seat, action)
        note(state.record, events)
        return events

    def view(self, state: KnState, seat: int | None) -> KnView:
        return build_view(state, seat)

    def lasts(self, step: str, action: Action, view: KnView | None = None) -> bool | None:
        """What is sealed in secret can be taken back until the last one has sealed, and an attack as long as it can
        still be called off."""
        if view is not None and called_off(view, action):
            return False
        sure = super().lasts(step, action, view)
        return sure if sure is not None or view is None or view.seat is None else lasts(view, step, action)

    def stays(
        self, step: str, plan: Sequence[Action], view: KnView | None = None, seat: int | None = None
    ) -> tuple[Action, bool] | None:
        """An attack that can still be called off is nothing that stays."""
        return super().stays(step, plan if view is None else up_to_choice(view, plan), view, seat)

    def reached(self, view: KnView, number: int) -> bool:
        return view.turn >= number and view.stage != "setup"

    def imagine(self, view: KnView, seed: str) -> KnState | None:
        return imagine(view, seed)

    def nearing(self, view: KnView) -> Nearing | None:
        return nearing(view)

    def correctables(self, state: KnState) -> dict[str, Correctable]:
        return correctables(state)

    def figures(self, view: KnView, seat: int) -> Figures:
        return figures(view, seat)

    def round_of(self, view: KnView) -> int:
        return view.turn

    def styles(self) -> dict[str, tuple[Action, ...]]:
        return dict(STYLES)

    def between(self, state: KnState, events: list[Event]) -> bool:
        return watch(state, events) or check_survivor(state, events)

    def answer(self, state: KnState, seat: int, prompt: Prompt) -> Action | None:
        return decide(state, seat, prompt) if prompt.pace != "offer" else None

    def outcome(self, state: KnState) -> Outcome | None:
        return outcome(state)

    def _migrate(self, data: bytes) -> KnState | None:
        return migrate(data)

    def _faults(self, state: KnState, public: bool) -> Iterator[str]:
        yield from faults(state, public)


KNIGHTS = KnightsRules()
"""The rules, as the host finds them."""
