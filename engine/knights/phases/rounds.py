"""The turn from planning to upkeep (K4, K6)."""

from __future__ import annotations

from typing import get_args

from engine.core import Action, Event, Phase, Prompts, Refusal
from engine.knights.board import influence_due, unguarded
from engine.knights.court import gain_influence
from engine.knights.deals import lapse
from engine.knights.game_data import NONE
from engine.knights.mods import baron_mod
from engine.knights.phases import planning
from engine.knights.score import check_end, check_majority
from engine.knights.state.frames import Actions, Founding, Returning, Revolts, Turn, TurnStage
from engine.knights.state.state import KnState, in_turn
from engine.knights.terms import REFUSE, area_term, noble_term, seat_term, told
from engine.knights.war.witness import turn_over

ORDER: tuple[TurnStage, ...] = get_args(TurnStage)


class TurnPhase(Phase[KnState, Turn]):
    """One stage after the other; each lays down the frames of those who decide in it."""

    def prompts(self, state: KnState, frame: Turn) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Turn, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Turn, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Turn, events: list[Event]) -> bool:
        stage = frame.stage
        frame.stage = ORDER[(ORDER.index(stage) + 1) % len(ORDER)]
        getattr(self, f"_{stage}")(state, events)
        return False

    def _plan(self, state: KnState, events: list[Event]) -> None:
        state.frames.append(planning.begin(state))

    def _act(self, state: KnState, events: list[Event]) -> None:
        state.frames.append(Actions())

    def _majority(self, state: KnState, events: list[Event]) -> None:
        """Upkeep 1."""
        events.append(told("upkeep", "phase", seals=True, turn=state.turn))
        check_majority(state, events)

    def _influence(self, state: KnState, events: list[Event]) -> None:
        """Upkeep 2: one for each city that is not besieged; none without a stronghold (K6.2)."""
        for seat in in_turn(state):
            faith = baron_mod(state, seat, "upkeep-faith")
            if faith and baron_mod(state, seat, "no-faith") is None:
                state.barons[seat].faith += faith
                events.append(told("faith", "log", seals=True, seat=seat_term(seat), n=faith))
            count = influence_due(state, seat)
            if not count:
                continue
            gain_influence(state, seat, count)
            events.append(
                told("influence", seals=True, seat=seat_term(seat), n=count, total=state.barons[seat].influence)
            )
        if state.last:
            events.append(told("last-turn", "phase", seals=True))

    def _revolts(self, state: KnState, events: list[Event]) -> None:
        """Upkeep 3: Chairman first; each of their cities without their Nobles on land (K6.3, G19, G20)."""
        state.frames.append(Revolts([c for s in in_turn(state) for c in unguarded(state, s)]))

    def _land(self, state: KnState, events: list[Event]) -> None:
        """Upkeep 4."""
        for noble, who in enumerate(state.nobles):
            if who.sea:
                who.sea = False
                events.append(told("lands", "log", seals=True, noble=noble_term(noble), area=area_term(who.area)))

    def _refresh(self, state: KnState, events: list[Event]) -> None:
        """Upkeep 5."""
        for who in state.nobles:
            who.exhausted = False

    def _return(self, state: KnState, events: list[Event]) -> None:
        """Upkeep 6: strongholds first, from the Chairman on, then Nobles of all Barons (G42)."""
        seats = in_turn(state)
        state.frames.append(Returning(seats, state.next()))
        for seat in reversed(seats):
            if state.barons[seat].stronghold.area == NONE:
                state.frames.append(Founding(seat, state.next(), again=True))

    def _close(self, state: KnState, events: list[Event]) -> None:
        turn_over(state)
        if check_end(state, events):
            return
        lapse(state, events)
        state.turn += 1
        events.append(told("turn", "phase", seals=True, n=state.turn))
