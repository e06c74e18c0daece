"""Laws that ask crowns: whom they bite, and whether he obeys (K10.9, N3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Word
from engine.knights.court import ban
from engine.knights.frames_vote import Comply
from engine.knights.phases.base import Asking, act, seat_term, told
from engine.knights.state import KnState

OBEY, DEFY = act("obey"), act("defy")


def bite(state: KnState, seat: int, law: str, crowns: int) -> None:
    """A law asks crowns of a Baron; a banned one refuses freely, and nobody pays more than he has."""
    crowns = min(crowns, state.barons[seat].crowns)
    if crowns > 0 and not state.barons[seat].banned:
        state.frames.append(Comply(seat, law, crowns, state.next()))


class ComplyPhase(Asking[Comply]):
    """N3: obey or be banned; silence obeys."""

    verbs = frozenset({"obey", "defy"})
    step = "comply"
    orders = True

    def asked(self, state: KnState, frame: Comply) -> Iterable[int]:
        return [frame.seat]

    def ident(self, state: KnState, frame: Comply, seat: int) -> str:
        return f"comply-{frame.number}"

    def legal(self, state: KnState, frame: Comply, seat: int) -> list[Action]:
        return [OBEY, DEFY]

    def default(self, state: KnState, frame: Comply, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (OBEY,)

    def params(self, state: KnState, frame: Comply, seat: int) -> Params:
        return {"law": Word(frame.law), "n": frame.crowns}

    def act(self, state: KnState, frame: Comply, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        if action == DEFY:
            events.append(told("defies", seals=True, seat=seat_term(seat), law=Word(frame.law)))
            ban(state, seat, events)
            return
        paid = min(frame.crowns, state.barons[seat].crowns)
        state.barons[seat].crowns -= paid
        events.append(told("obeys", seals=True, seat=seat_term(seat), law=Word(frame.law), n=paid))
