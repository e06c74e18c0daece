"""What standing orders answer before a seat is asked; in battle ``standing.decide`` speaks for the blocks."""

from __future__ import annotations

from engine.core import Action, Prompt
from engine.roses.analysis.fighting import loyalty
from engine.roses.board import BLOCK, SCENARIOS, YORK
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
    if prompt.step == "event-treason":
        return _card(prompt) if plan.treason == "card" else None
    if KEEP not in prompt.actions or plan.hand == "ask":
        return None
    if state.campaign == SCENARIOS[state.options.scenario].first_campaign:
        return None  # the game has only begun: nobody has had the time to give orders
    return MULLIGAN if plan.hand == "poor" and MULLIGAN in prompt.actions else KEEP


def _card(prompt: Prompt) -> Action:
    """What becomes of the card Treason before a battle: a roll where one die decides, and before the last battle of the
    turn on the most fickle in any case; else it is kept (5.1, 6.9)."""
    best = min((a for a in prompt.actions if a.args), key=lambda a: loyalty(BLOCK[str(a.args[0])]))
    likely = loyalty(BLOCK[str(best.args[0])]) == 1
    return best if likely or not prompt.params["n"] else prompt.default[0]
