"""Wars of the Roses for newcomers: which topic of ``/rules`` fits each step; how many sit at a first game; what is
taught at the end of the first campaign."""

from __future__ import annotations

from typing import Any

from bot.presenter.words.voice import Voice
from engine.roses.board import SCENARIOS
from engine.roses.view import RosesView

TOPIC_OF = {
    "mulligan": "goal", "redeal": "cards", "cards": "cards", "action": "turn", "main": "battle", "battles": "battle",
    "event-treason": "treason", "briefing": "orders", "fight": "battle", "hits": "battle", "regroup": "retreat",
    "execute": "treason", "heir": "heirs", "loss": "supply", "home": "political", "dismiss": "exile",
    "standing": "orders",
}  # fmt: skip
SEATS = 2
"""Seats of a first game."""
POLITICAL = ("home", "dismiss")
"""Steps of the political turn, which comes after the turns that have lessons."""


def lesson(view: Any, step: str, voice: Voice) -> str:
    """What a first game teaches later than in its first turns: the steps of its first political turn; else empty."""
    assert isinstance(view, RosesView)
    first = view.campaign == SCENARIOS[view.scenario].first_campaign
    return voice.text(f"roses-lesson-{step}") if step in POLITICAL and first else ""
