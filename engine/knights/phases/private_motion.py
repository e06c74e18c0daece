"""Private Motions: a Baron whom Fate names has the Assembly vote on a matter of their own (K10.3, K10.10, K16.2)."""

from __future__ import annotations

from engine.core import Action, Event, Params, Refusal, seat_slug
from engine.knights.game_data import AGENDA_IDS, AGENDAS, NONE
from engine.knights.hall import (
    DECREE,
    DECREES,
    POSTPONE,
    REPEAL,
    REVIVE,
    UNBAN,
    matter_terms,
    repealable,
    revivable,
)
from engine.knights.phases.base import Asking
from engine.knights.state.frames_vote import Assembly, Motion, Proposal
from engine.knights.state.state import KnState, players
from engine.knights.terms import PASS, REFUSE, act, argument, no, seat_at, seat_term, told

LIFT = "lift"
"""A motion to allow again what an open private motion has forbidden; else it is like the one that forbade it."""


class ProposalPhase(Asking[Proposal]):
    """V2: rescind a ban; discard a law, charge or office; end the Assembly; vote on a discarded Agenda; with the option
    forbid sieges, roads or harbours, or allow them again. Who proposes need not attend, and may be banned (G8)."""

    verbs = frozenset({"propose", "pass"})
    step = "propose"

    def legal(self, state: KnState, frame: Proposal, seat: int) -> list[Action]:
        found = [act("propose", UNBAN, seat_slug(s)) for s in players(state) if state.barons[s].banned]
        found += [act("propose", REPEAL, AGENDAS[c].slug) for c in repealable(state)]
        found.append(act("propose", POSTPONE))
        found += [act("propose", REVIVE, AGENDAS[c].slug) for c in revivable(state)]
        if state.options.motions:
            found += [act("propose", LIFT if d in state.decrees else DECREE, d) for d in DECREES]
        return [*found, PASS]

    def default(self, state: KnState, frame: Proposal, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (PASS,)

    def params(self, state: KnState, frame: Proposal, seat: int) -> Params:
        return {"turn": state.turn}

    def refuse(self, state: KnState, frame: Proposal, seat: int, action: Action) -> Refusal:
        matter, what = argument(action, 0), argument(action, 1)
        rival = seat_at(action, 1)
        if matter == UNBAN and rival is not None and rival in players(state):
            return no("propose-unban", {"seat": seat_term(rival)})
        if matter in (REPEAL, REVIVE) and what in AGENDA_IDS:
            return no("propose-repeal") if matter == REPEAL else no("propose-revive")
        if matter in (DECREE, LIFT) and what in DECREES:
            if not state.options.motions:
                return no("propose-decree")
            return no("propose-forbidden") if matter == DECREE else no("propose-allowed")
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Proposal, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        if action == PASS:
            state.pending.remove(frame.card)
            state.agendas_out.append(frame.card)
            events.append(told("proposes-nothing", seals=True, seat=seat_term(seat)))
            return
        matter, name = argument(action, 0), argument(action, 1)
        motion = Motion(frame.card, DECREE if matter == LIFT else matter, self._target(state, matter, action, name))
        held = next(f for f in state.frames if isinstance(f, Assembly))
        held.motions.append(motion)
        events.append(told("proposes", "phase", seals=True, seat=seat_term(seat), **matter_terms(state, motion)))

    @staticmethod
    def _target(state: KnState, matter: str, action: Action, name: str) -> int:
        if matter == UNBAN:
            seat = seat_at(action, 1)
            assert seat is not None
            return seat
        if matter in (REPEAL, REVIVE):
            pool = repealable(state) if matter == REPEAL else revivable(state)
            return next(c for c in pool if AGENDAS[c].slug == name)
        return DECREES.index(name) if matter in (DECREE, LIFT) else NONE
