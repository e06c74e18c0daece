"""Laws that ask crowns or Votes: whom they bite, and whether the Baron obeys (K10.9)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Word
from engine.knights.court import ban
from engine.knights.deals import recall
from engine.knights.mods import law_mod
from engine.knights.phases.base import Asking
from engine.knights.state.frames_vote import Comply
from engine.knights.state.state import KnState
from engine.knights.terms import act, seat_term, told

OBEY, DEFY = act("obey"), act("defy")
VOTES_CAP = "votes-cap"


def bite(state: KnState, seat: int, law: str, crowns: int, events: list[Event]) -> None:
    """A law asks crowns of a Baron; a banned one refuses freely, and nobody pays more than they have."""
    if state.barons[seat].banned:
        return
    recall(state, seat, crowns, events)
    crowns = min(crowns, state.barons[seat].crowns)
    if crowns > 0:
        state.frames.append(Comply(seat, law, crowns, state.next()))


def cap_votes(state: KnState, seat: int) -> None:
    """A law takes Votes above a number at the beginning of an Assembly."""
    cap, baron = law_mod(state, "votes-cap"), state.barons[seat]
    if cap is not None and baron.votes > cap and not baron.banned:
        state.frames.append(Comply(seat, VOTES_CAP, baron.votes - cap, state.next()))


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
        votes = [Word(VOTES_CAP)] if frame.law == VOTES_CAP else []
        return {"law": Word(frame.law), "n": frame.crowns, "votes": [*votes]}

    def act(self, state: KnState, frame: Comply, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        if action == DEFY:
            events.append(told("defies", seals=True, seat=seat_term(seat), law=Word(frame.law)))
            ban(state, seat, events)
            return
        if frame.law == VOTES_CAP:
            state.barons[seat].votes -= frame.crowns
            events.append(told("returns-votes", seals=True, seat=seat_term(seat), law=Word(frame.law), n=frame.crowns))
            return
        recall(state, seat, frame.crowns, events)
        paid = min(frame.crowns, state.barons[seat].crowns)
        state.barons[seat].crowns -= paid
        events.append(told("obeys", seals=True, seat=seat_term(seat), law=Word(frame.law), n=paid))
