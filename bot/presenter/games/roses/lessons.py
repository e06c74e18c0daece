"""Wars of the Roses for newcomers: which topic of ``/rules`` fits each step; how many sit at a first game; the lessons
that hang on what a seat holds, and what is taught at the end of the first campaign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.presenter.games.roses.names import GAME
from bot.presenter.panels.panel import TAUGHT
from bot.presenter.words.voice import Voice
from engine.roses import analysis
from engine.roses.board import BLOCK, CARDS, RANK, ROUNDS, SCENARIOS
from engine.roses.view import Own, RosesView

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
    """What a first game teaches besides: what hangs on the position in its first turns, and the steps of its first
    political turn; else empty."""
    assert isinstance(view, RosesView)
    if view.campaign != SCENARIOS[view.scenario].first_campaign:
        return ""
    if step in POLITICAL:
        return voice.text(f"roses-lesson-{step}")
    about = ABOUT.get(step)
    return "" if about is None or view.own is None or view.turn > TAUGHT else about(view, view.own, voice)


def _hand(view: RosesView, own: Own, voice: Voice) -> str:
    """Only a poor hand can be replaced (5.1)."""
    return voice.text("roses-taught-mulligan", poor="yes" if analysis.poor(own.hand) else "no")


def _cards(view: RosesView, own: Own, voice: Voice) -> str:
    """The best card of those that the seat holds, and its events."""
    plain = [card for card in own.hand if not CARDS[card].event]
    best = max(plain or own.hand, key=lambda card: CARDS[card].ap)
    plague = "yes" if "plague" in own.hand else "no"
    return voice.text(
        f"roses-taught-cards-{view.turn}", card=voice.word(GAME, best), plain=len(plain),
        events=len(own.hand) - len(plain), plague=plague,
    )  # fmt: skip


def _action(view: RosesView, own: Own, voice: Voice) -> str:
    """What the points are for: all that is left is the end, an event, or whatever the turn teaches."""
    action = view.action
    what = str(view.turn) if action is None or action.ap else "spent"
    return voice.text(f"roses-taught-action-{'event' if action is not None and action.event else what}")


def _fight(view: RosesView, own: Own, voice: Voice) -> str:
    """Nobody retreats in round 1, and attackers have to in the last one (6.2)."""
    battle = view.battle
    if battle is None:
        return ""
    last = battle.round == ROUNDS and battle.attacker == view.seat
    return voice.text("roses-taught-fight", when="first" if battle.round == 1 else "last" if last else "later")


def _hits(view: RosesView, own: Own, voice: Voice) -> str:
    """How many of those who may take the hits are heirs (6.4)."""
    if view.battle is None:
        return ""
    mine = {BLOCK[f.block]: f.steps for f in view.battle.fighters if f.seat == view.seat and f.place != "reserve"}
    heirs = [RANK[b] > 0 for b in analysis.strongest(mine)]
    return voice.text("roses-taught-hits", heirs="all" if all(heirs) else "some" if any(heirs) else "none")


ABOUT: dict[str, Callable[[RosesView, Own, Voice], str]] = {
    "mulligan": _hand, "cards": _cards, "action": _action, "fight": _fight, "hits": _hits,
}  # fmt: skip
"""The lessons that hang on the position, by their step."""
