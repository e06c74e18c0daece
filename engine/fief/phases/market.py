"""Phase 4 in secret: all write down what they buy at the same time (4.0).

Then it is carried out in the order of turns and shown together.
"""

from __future__ import annotations

import copy

from engine.core import SEAL, Action, Event, Params, Refusal, Said
from engine.fief.phases.base import Sealing
from engine.fief.phases.buy import BuyPhase
from engine.fief.state.state import Buying, Consent, FiefState, Market, Walling, seats_in_turn
from engine.fief.terms import DONE, REFUSE

STRIKE = Action("strike")
_BUY = BuyPhase()


def new_buying(state: FiefState, seat: int, wishes: list[str] | None = None) -> Buying:
    """A seat's purchases, none made yet."""
    return Buying(seat, [0] * len(state.towns), [0] * 6, wishes=wishes)


def drafted(state: FiefState, frame: Market, seat: int) -> tuple[FiefState, Buying]:
    """The position as it would be if a seat's list was carried out alone."""
    sim = copy.copy(state)
    buying = new_buying(state, seat)
    for name in ("purse", "towns", "stacks", "nobles", "fiefs", "dormant", "veils", "spare_veils"):
        setattr(sim, name, copy.deepcopy(getattr(state, name)))
    sim.frames = [buying]
    for text in frame.lists[seat]:
        action = Action.parse(text)
        if action in _BUY.legal(sim, buying, seat):
            _BUY.act(sim, buying, seat, action, [])
            sim.frames[:] = [f for f in sim.frames if not isinstance(f, Walling | Consent)]
    return sim, buying


class MarketPhase(Sealing[Market]):
    """4.0: a list that nobody sees until all have sealed theirs."""

    verbs = frozenset({*BuyPhase.verbs, "strike", "seal", "unseal"} - {"done"})
    step = "market"

    def ident(self, state: FiefState, frame: Market, seat: int) -> str:
        return f"market-{state.round}"

    def open(self, state: FiefState, frame: Market, seat: int) -> list[Action]:
        sim, buying = drafted(state, frame, seat)
        found = [a for a in _BUY.legal(sim, buying, seat) if a != DONE]
        return [*found, *([STRIKE] if frame.lists[seat] else []), SEAL]

    def params(self, state: FiefState, frame: Market, seat: int) -> Params:
        sim, _ = drafted(state, frame, seat)
        return {"n": sim.purse[seat], "list": [Said(text) for text in frame.lists[seat]]}

    def refuse(self, state: FiefState, frame: Market, seat: int, action: Action) -> Refusal:
        if action.verb in ("strike", "seal", "unseal"):
            return REFUSE.words(action)
        sim, buying = drafted(state, frame, seat)
        return _BUY.refuse(sim, buying, seat, action)

    def draft(self, state: FiefState, frame: Market, seat: int, action: Action, events: list[Event]) -> None:
        if action == STRIKE:
            frame.lists[seat].pop()
        else:
            frame.lists[seat].append(str(action))

    def show(self, state: FiefState, frame: Market, events: list[Event]) -> None:
        for seat in reversed(seats_in_turn(state)):
            state.frames.append(new_buying(state, seat, frame.lists[seat]))
