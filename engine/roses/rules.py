"""Wars of the Roses behind the contract of all games."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

import msgspec

from engine.core import Action, Event, Figures, FrameRules, Nearing, Outcome, Params, Prompt, Refusal, SeatRef
from engine.core.corrections import Correctable
from engine.roses.analysis.fighting import on_turn
from engine.roses.answers import answer
from engine.roses.board import BLOCK, BLOCK_IDS, SCENARIOS, TURNS, WARWICKS
from engine.roses.build_view import acting, build_view
from engine.roses.corrections import correctables
from engine.roses.figures import BROUGHT, ORDERED, figures
from engine.roses.imagine import imagine
from engine.roses.invariants import faults
from engine.roses.migrate import migrate
from engine.roses.nearing import nearing
from engine.roses.phases import PHASES
from engine.roses.phases.base import REFUSALS
from engine.roses.phases.political import support
from engine.roses.setup import RULES_VERSION, SCHEMA_VERSION, prepare
from engine.roses.standing import STYLES, surely_rolls
from engine.roses.state import (
    Acting,
    Briefing,
    Cards,
    Mulligan,
    Options,
    Over,
    Regroup,
    RosesState,
    conceal_all,
    living_heirs,
)
from engine.roses.view import BattleView, Own, RosesView
from engine.roses.whatif import BattleOdds, whatif

SECRET = ("mulligan", "cards", "briefing")
"""Steps of ``SIMULTANEOUS`` frames."""
SIMULTANEOUS = (Mulligan, Cards, Briefing)
"""Frames in which both seats choose in secret, at the same time."""


class RosesRules(FrameRules[RosesState, RosesView]):
    """The frame on top of the stack decides, standing orders lie open beside it; see ``engine.roses.phases``."""

    id = "roses"
    seats = range(2, 3)
    rules_version = RULES_VERSION
    schema_version = SCHEMA_VERSION
    Options = Options
    usual_turns = MappingProxyType({2: 3 * TURNS})
    State = RosesState
    View = RosesView
    phases = PHASES
    Over = Over
    refusals = REFUSALS
    preferences = ("style", "standing", "plan", "block-order")
    undoable = frozenset((
        "block-order", "move", "muster", "plan", "recruit", "sea", "standing", "style", "unseal",
    ))  # fmt: skip
    final = frozenset(("battle", "done", "execute", "heir", "pass-treason", "plague", "redeal/keep"))
    rolls = frozenset(("charge", "event-treason", "fire", "redeal", "treason"))
    brought = BROUGHT
    ordered = ORDERED
    by_hand = (Action("style", ("careful",)), Action("standing", ("act", "ask")))
    hidden_arguments = ("move", "sea", "recruit", "regroup", "loss", "home", "dismiss")

    def setup(self, *, seats: int, seed: str, options: msgspec.Struct | None = None) -> RosesState:
        return prepare(seats, seed, options)

    def imagine(self, view: RosesView, seed: str) -> RosesState | None:
        return imagine(view, seed)

    def forget(self, state: RosesState) -> None:
        """Whom everybody has seen, and where moves that may still be taken back began."""
        conceal_all(state)
        for frame in state.frames:
            if isinstance(frame, Acting):
                frame.trips = [msgspec.structs.replace(trip, origin=-1) for trip in frame.trips]
            elif isinstance(frame, Regroup):
                frame.gone = []

    def why_not(self, state: RosesState, seat: int, action: Action) -> Refusal | None:
        if seat not in (0, 1) and not self._is_over(state):
            return REFUSALS.seat(seat)
        return super().why_not(state, seat, action)

    def _do(self, state: RosesState, seat: int, action: Action) -> list[Event]:
        reports, support = state.reports, state.support
        state.reports, state.support = [], []
        events = super()._do(state, seat, action)
        if action.verb in self.preferences and not events:  # what nobody else notices changes nothing public
            state.reports, state.support = reports, support
        return events

    def advance(self, state: RosesState, events: list[Event]) -> None:
        """As in every game of frames, until somebody has won."""
        while state.winner < 0:
            frame = state.frames[-1]
            if PHASES[type(frame)].advance(state, frame, events) and not self._answered(state, events):
                return
        state.frames[:] = [Over()]
        conceal_all(state)
        won: Params = {"seat": SeatRef(state.winner)}
        events.append(Event(f"roses-won-{state.reason}", won, seals=True, tell="phase"))

    def lasts(self, step: str, action: Action, view: RosesView | None = None) -> bool | None:
        """What is sealed in secret can be taken back until the other seat has sealed as well. Then a battle goes on:
        its last seal lasts where the other seat has the first turn, and where one's own blocks that have it act by
        their orders; else it hangs on whether one of them asks."""
        sure = super().lasts(step, action, view)
        if sure is not None or view is None or view.seat is None or step not in SECRET:
            return sure
        if not view.seats[1 - view.seat].ready:
            return False
        turn = on_turn(view.battle) if view.battle is not None else None
        if view.battle is None or turn is None or turn[0] != view.seat or view.own is None:
            return True
        return self._surely_rolls(view, view.battle, view.own, turn[1]) or None

    @staticmethod
    def _surely_rolls(view: RosesView, battle: BattleView, own: Own, blocks: list[int]) -> bool:
        """Whether each of a seat's blocks that have the turn rolls dice by its orders; there is no retreat in the first
        round."""
        heads = {BLOCK[seat.head] for seat in view.seats if seat.head}
        plan = own.plan or own.standing
        return all(
            surely_rolls(
                plan, own.orders.get(BLOCK_IDS[block], ""), block,
                leads=block in WARWICKS or block in heads, leaves=battle.round > 1,
            )
            for block in blocks
        )  # fmt: skip

    def hands_over(self, state: RosesState, asked: Any, seat: int) -> bool:
        """The other seat decides now, so this choice stands. Where both choose in secret nobody is kept from thinking
        again, and nothing changes for the other."""
        in_secret = isinstance(asked, SIMULTANEOUS) and state.frames[-1] is asked
        return not in_secret and seat not in acting(state)

    def answer(self, state: RosesState, seat: int, prompt: Prompt) -> Action | None:
        return answer(state, seat, prompt)

    def styles(self) -> dict[str, tuple[Action, ...]]:
        return {name: (Action("style", (name,)),) for name in STYLES}

    def view(self, state: RosesState, seat: int | None) -> RosesView:
        return build_view(state, seat)

    def whatif(self, view: RosesView, runs: int) -> BattleOdds | None:
        return whatif(view, runs)

    def nearing(self, view: RosesView) -> Nearing | None:
        return nearing(view)

    def figures(self, view: RosesView, seat: int) -> Figures:
        return figures(view, seat)

    def correctables(self, state: RosesState) -> dict[str, Correctable]:
        return correctables(state)

    def round_of(self, view: RosesView) -> int:
        """A game round is a turn; a campaign has seven, and the political turn belongs to its last."""
        return (view.campaign - SCENARIOS[view.scenario].first_campaign) * TURNS + view.turn

    def reached(self, view: RosesView, number: int) -> bool:
        return view.phase == "cards" and self.round_of(view) >= number

    def outcome(self, state: RosesState) -> Outcome | None:
        if not self._is_over(state):
            return None
        counts = support(state)
        scores = {s: {"support": counts[s], "heirs": len(living_heirs(state, s))} for s in (0, 1)}
        return Outcome([[state.winner], [1 - state.winner]], f"roses-outcome-{state.reason}", scores)

    def _faults(self, state: RosesState, public: bool) -> Iterator[str]:
        return faults(state, public)

    def _migrate(self, data: bytes) -> RosesState | None:
        return migrate(data)


ROSES = RosesRules()
