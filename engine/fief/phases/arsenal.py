"""Cards are armed and disarmed (2.6, 10.0), in secret; ``arms`` says when they fire."""

from __future__ import annotations

from engine.core import Action, Event, Params, Phase, Piece, Prompt, Prompts, Refusal, Said, words
from engine.fief.game_data import CARD_SLUGS
from engine.fief.phases.arms import TRIGGERS, choices, written
from engine.fief.phases.parlour import is_open
from engine.fief.state.state import Armed, Arsenal, FiefState
from engine.fief.terms import REFUSE, act, argument, card_in, no, number_at

MOST_ARMED = 8
"""Cards a seat may have armed; one card may wait for several things."""


class ArsenalPhase(Phase[FiefState, Arsenal]):
    """What a seat lets happen by itself."""

    verbs = frozenset({"arm", "disarm"})

    def claims(self, state: FiefState, frame: Arsenal, seat: int, action: Action) -> bool:
        return seat == frame.seat and action.verb in self.verbs

    def prompts(self, state: FiefState, frame: Arsenal) -> Prompts:
        if not is_open(state):
            return {}
        armed = state.armed[frame.seat]
        actions = [act("disarm", a.number) for a in armed]
        if len(armed) < MOST_ARMED:
            actions += choices(state, frame.seat)
        if not actions:
            return {}
        params: Params = {"armed": [Said(written(a)) for a in armed]}
        return {frame.seat: [Prompt("arsenal", "arsenal", "offer", True, False, False, actions, (), params)]}

    def why_not(self, state: FiefState, frame: Arsenal, seat: int, action: Action) -> Refusal | None:
        if not is_open(state):
            return no("arm-closed")
        armed = state.armed[seat]
        if action.verb == "disarm":
            number = number_at(action, 0)
            if number is None or len(action.args) != 1:
                return REFUSE.words(action)
            return None if any(a.number == number for a in armed) else no("armed-none", {"n": number})
        card = argument(action, 0)
        if card not in CARD_SLUGS:
            return REFUSE.words(action)
        if card not in TRIGGERS:
            return no("arm-card", {"card": Piece(card)})
        if card_in(state.hands[seat], card) is None:
            return no("card", {"card": Piece(card)})
        if len(armed) >= MOST_ARMED:
            return no("armed-full", {"n": MOST_ARMED})
        if action in choices(state, seat):
            return None
        if any(written(a) == str(action) for a in armed):
            return no("armed-twice")
        if argument(action, 1) not in TRIGGERS[card]:
            return no("arm-trigger", {"card": Piece(card), "triggers": words(TRIGGERS[card])})
        return REFUSE.words(action)

    def act(self, state: FiefState, frame: Arsenal, seat: int, action: Action, events: list[Event]) -> None:
        armed = state.armed[seat]
        if action.verb == "disarm":
            armed[:] = [a for a in armed if a.number != number_at(action, 0)]
            return
        number = max((a.number for a in armed), default=0) + 1
        armed.append(Armed(number, *(argument(action, n) for n in range(4))))
