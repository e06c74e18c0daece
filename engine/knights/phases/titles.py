"""Who is given a charge or an office chooses what gives way, and whom they appoint (K10.8)."""

from __future__ import annotations

from engine.core import Action, Event, Params, Piece, Refusal
from engine.knights.board import army_of, on_board
from engine.knights.game_data import AGENDA_IDS, AGENDAS, NOBLE, NOBLE_IDS
from engine.knights.phases.base import Asking
from engine.knights.phases.decisions import appoint, eligible, take_charge
from engine.knights.state.frames_vote import Appoint, Discard
from engine.knights.state.state import KnState, nobles_of
from engine.knights.terms import REFUSE, act, argument, no, noble_at, noble_term, seat_term, told


class DiscardPhase(Asking[Discard]):
    """V8: one of the three old charges, never the new one; the oldest by silence."""

    verbs = frozenset({"discard"})
    step = "discard-charge"

    def legal(self, state: KnState, frame: Discard, seat: int) -> list[Action]:
        return [act("discard", AGENDAS[c].slug) for c in state.barons[seat].charges]

    def default(self, state: KnState, frame: Discard, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[0],)

    def params(self, state: KnState, frame: Discard, seat: int) -> Params:
        return {"agenda": Piece(AGENDAS[frame.agendas[0]].slug)}

    def refuse(self, state: KnState, frame: Discard, seat: int, action: Action) -> Refusal:
        slug = argument(action, 0)
        if slug not in AGENDA_IDS:
            return REFUSE.words(action)
        new = AGENDAS[frame.agendas[0]].slug
        return no("discard-charge-new" if slug == new else "discard-charge", {"agenda": Piece(slug)})

    def act(self, state: KnState, frame: Discard, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        charges = state.barons[seat].charges
        old = next(c for c in charges if AGENDAS[c].slug == argument(action, 0))
        charges.remove(old)
        state.agendas_out.append(old)
        events.append(
            told("gives-up", seals=True, seat=seat_term(seat), agenda=Piece(AGENDAS[old].slug))
        )  # fmt: skip
        take_charge(state, seat, frame.agendas[0], events)


class AppointPhase(Asking[Appoint]):
    """V9: one Noble; the strongest on the board by silence."""

    verbs = frozenset({"appoint"})
    step = "appoint"
    orders = True

    def legal(self, state: KnState, frame: Appoint, seat: int) -> list[Action]:
        return [act("appoint", NOBLE_IDS[n]) for n in eligible(state, seat)]

    def default(self, state: KnState, frame: Appoint, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        best = max(eligible(state, seat), key=lambda n: (on_board(state, n), army_of(state, n)))
        return (act("appoint", NOBLE_IDS[best]),)

    def params(self, state: KnState, frame: Appoint, seat: int) -> Params:
        return {"agenda": Piece(AGENDAS[frame.agendas[0]].slug)}

    def refuse(self, state: KnState, frame: Appoint, seat: int, action: Action) -> Refusal:
        noble = noble_at(action, 0)
        if noble is None:
            return REFUSE.words(action)
        mine = noble in nobles_of(state, seat)
        return no("appoint", {"noble": noble_term(noble)}) if mine else no("not-yours", {"noble": noble_term(noble)})

    def act(self, state: KnState, frame: Appoint, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        appoint(state, NOBLE[argument(action, 0)], frame.agendas[0], events)
