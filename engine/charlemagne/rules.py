"""Charlemagne behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

import msgspec

from engine.charlemagne.build_view import build_view
from engine.charlemagne.corrections import correctables
from engine.charlemagne.figures import BROUGHT, ORDERED, figures, tell_score, total
from engine.charlemagne.frames import Over
from engine.charlemagne.game_data import EMPIRE, TRIBAL, TURNS
from engine.charlemagne.imagine import imagine
from engine.charlemagne.invariants import faults
from engine.charlemagne.migrate import migrate
from engine.charlemagne.phases import PHASES
from engine.charlemagne.setup import RULES_VERSION, SCHEMA_VERSION, prepare
from engine.charlemagne.standing import STYLES, decide
from engine.charlemagne.state import ChState, Options
from engine.charlemagne.terms import REFUSE
from engine.charlemagne.victory import GIVEN_UP, level, nearing, parts
from engine.charlemagne.view import ChView
from engine.core import Action, Event, Figures, FrameRules, Nearing, Outcome, Prompt
from engine.core.corrections import Correctable


class CharlemagneRules(FrameRules[ChState, ChView]):
    """The frames on the stack and beside it decide everything; see ``engine.charlemagne.phases``."""

    id = "charlemagne"
    seats = range(2, 3)
    rules_version = RULES_VERSION
    schema_version = SCHEMA_VERSION
    Options = Options
    usual_turns = MappingProxyType({2: TURNS})
    former = MappingProxyType({"build_limit": 0, "leader_death": True})
    State = ChState
    View = ChView
    phases = PHASES
    negotiates = True
    Over = Over
    refusals = REFUSE
    preferences = (
        "order", "order-region", "discard", "reveal", "capitulate", "clause", "propose", "tear", "withdraw-offer",
        "renounce", "place", "take", "cancel",
    )  # fmt: skip
    undoable = frozenset((
        "advance", "assemble", "build", "cancel", "clause", "clear", "convert", "discard", "drop", "envoy",
        "envoy/done", "force/play", "halt", "hire", "lay", "levy", "levy/done", "move", "operate", "order",
        "order-region", "step", "take", "tear", "treachery", "treasury/done",
    ))  # fmt: skip
    final = frozenset((
        "accept", "battle", "capitulate", "decline", "envoys/pass", "fight", "pay", "propose", "reveal",
        "send", "withdraw-offer",
    ))  # fmt: skip
    rolls = frozenset(("draw", "envoys", "guard", "march", "pillage", "raid"))
    brought = BROUGHT
    ordered = ORDERED

    def setup(self, *, seats: int, seed: str, options: msgspec.Struct | None = None) -> ChState:
        state = prepare(seats, seed, options)
        self.advance(state, [])
        return state

    def view(self, state: ChState, seat: int | None) -> ChView:
        return build_view(state, seat)

    def reached(self, view: ChView, number: int) -> bool:
        return view.phase not in ("deploy", "event") and view.turn >= number

    def imagine(self, view: ChView, seed: str) -> ChState | None:
        return imagine(view, seed)

    def nearing(self, view: ChView) -> Nearing | None:
        return nearing(view)

    def figures(self, view: ChView, seat: int) -> Figures:
        return figures(view, seat)

    def correctables(self, state: ChState) -> dict[str, Correctable]:
        return correctables(state)

    def round_of(self, view: ChView) -> int:
        return view.turn

    def styles(self) -> dict[str, tuple[Action, ...]]:
        return dict(STYLES)

    def answer(self, state: ChState, seat: int, prompt: Prompt) -> Action | None:
        return decide(state, seat, prompt) if prompt.pace != "offer" else None

    def outcome(self, state: ChState) -> Outcome | None:
        if not isinstance(state.frames[-1], Over):
            return None
        score = parts(state)
        total = sum(score.values())
        ended = level(total, state.winner, state.reason)
        if state.reason == GIVEN_UP:
            ended = f"{GIVEN_UP}-{ended}"
        scores = {EMPIRE: {"points": total, **score}, TRIBAL: {"points": 0}}
        return Outcome([[state.winner], [1 - state.winner]], f"charlemagne-outcome-{ended}", scores)

    def _do(self, state: ChState, seat: int, action: Action) -> list[Event]:
        before = total(state)
        events = super()._do(state, seat, action)
        tell_score(before, total(state), events)
        return events

    def _faults(self, state: ChState, public: bool) -> Iterator[str]:
        return faults(state, public)

    def _migrate(self, data: bytes) -> ChState | None:
        return migrate(data)


CHARLEMAGNE = CharlemagneRules()
"""The rules; offered to the host when the rest of the game is."""
