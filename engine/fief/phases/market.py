"""Phase 4 in secret: all write down what they buy at the same time (4.0).

Then it is carried out in the order of turns and shown together.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable

from engine.core import Action, Event, Params, Prompt, Prompts, Refusal, Said
from engine.fief.phases.base import DONE, REFUSE, SEAL, UNSEAL, Asking, no, sealing
from engine.fief.phases.buy import BuyPhase
from engine.fief.state import Buying, Consent, FiefState, Market, Walling, seats_in_turn

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


class MarketPhase(Asking[Market]):
    """4.0: a list that nobody sees until all have sealed theirs."""

    verbs = frozenset({*BuyPhase.verbs, "strike", "seal", "unseal"} - {"done"})
    step = "market"
    secret = True

    def asked(self, state: FiefState, frame: Market) -> Iterable[int]:
        return range(state.seats)

    def ident(self, state: FiefState, frame: Market, seat: int) -> str:
        return f"market-{state.round}"

    def legal(self, state: FiefState, frame: Market, seat: int) -> list[Action]:
        if frame.sealed[seat]:
            return [UNSEAL]
        sim, buying = drafted(state, frame, seat)
        found = [a for a in _BUY.legal(sim, buying, seat) if a != DONE]
        return [*found, *([STRIKE] if frame.lists[seat] else []), SEAL]

    def default(self, state: FiefState, frame: Market, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (SEAL,)

    def params(self, state: FiefState, frame: Market, seat: int) -> Params:
        sim, _ = drafted(state, frame, seat)
        return {"n": sim.purse[seat], "list": [Said(text) for text in frame.lists[seat]]}

    def prompts(self, state: FiefState, frame: Market) -> Prompts:
        found: Prompts = {}
        for seat in range(state.seats):
            sealed = frame.sealed[seat]
            found[seat] = [
                Prompt(
                    self.ident(state, frame, seat), self.step, "offer" if sealed else "turn", True, False, False,
                    self.legal(state, frame, seat), () if sealed else (SEAL,), self.params(state, frame, seat),
                )
            ]  # fmt: skip
        return found

    def refuse(self, state: FiefState, frame: Market, seat: int, action: Action) -> Refusal:
        if action.verb in ("strike", "seal", "unseal"):
            return REFUSE.words(action)
        sim, buying = drafted(state, frame, seat)
        return _BUY.refuse(sim, buying, seat, action)

    def why_not(self, state: FiefState, frame: Market, seat: int, action: Action) -> Refusal | None:
        if frame.sealed[seat]:
            return None if action == UNSEAL else no("sealed")
        return super().why_not(state, frame, seat, action)

    def act(self, state: FiefState, frame: Market, seat: int, action: Action, events: list[Event]) -> None:
        if action in (SEAL, UNSEAL):
            frame.sealed[seat] = action == SEAL
            events.append(sealing(seat, action, frame.sealed))
        elif action == STRIKE:
            frame.lists[seat].pop()
        else:
            frame.lists[seat].append(str(action))

    def advance(self, state: FiefState, frame: Market, events: list[Event]) -> bool:
        if not all(frame.sealed):
            return True
        state.frames.remove(frame)
        for seat in reversed(seats_in_turn(state)):
            state.frames.append(new_buying(state, seat, frame.lists[seat]))
        return False
