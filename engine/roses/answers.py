"""What standing orders answer before a seat is asked; in battle ``standing.decide`` speaks for the blocks."""

from __future__ import annotations

from engine.core import Action, Prompt
from engine.roses.board import SCENARIOS, YORK
from engine.roses.phases.cards import KEEP, MULLIGAN
from engine.roses.phases.political import last_place
from engine.roses.state import RosesState

SUBJECT = {"battles": "battles", "heir": "entry", "loss": "loss", "home": "home", "dismiss": "home"}
"""What a question is about; unless the order is to ask, it takes its course as silence would."""


def answer(state: RosesState, seat: int, prompt: Prompt) -> Action | None:
    """The action that the orders of a seat give, or ``None`` when it must be asked itself."""
    plan = state.players[seat].standing
    if prompt.step in SUBJECT:
        if getattr(plan, SUBJECT[prompt.step]) == "ask" or (
            prompt.step == "home" and seat == YORK and last_place(state)
        ):
            return None
        return prompt.default[0]
    if KEEP not in prompt.actions or plan.hand == "ask":
        return None
    if state.campaign == SCENARIOS[state.options.scenario].first_campaign:
        return None  # the game has only begun: nobody has had the time to give orders
    return MULLIGAN if plan.hand == "poor" and MULLIGAN in prompt.actions else KEEP
