"""Which card to lay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core import Dice
from engine.players.roses.position import Position
from engine.roses.analysis import plague_areas
from engine.roses.board import CARDS, TURNS
from engine.roses.view import Own

FAIR = 17
"""Points of an average hand."""
MANY = 4
"""Enemy blocks in a city for which the plague is worth its turn."""
_KIND = 10.0
"""More than any card has points: its kind counts first."""

Wish = Literal["plague", "event", "most", "least"]
"""What the next card is to be: an event that is worth its turn, one that is got rid of, a card of many points or of
few."""


def card(position: Position, own: Own, whim: int) -> str:
    """The card to lay: many points early, something left for the last landing."""
    wish = wished(position, own.hand, whim)
    return max(own.hand, key=lambda c: answers(position, wish, c))


def wished(position: Position, hand: Sequence[str], whim: int) -> Wish:
    """Which kind of card the turn asks for."""
    events = [c for c in hand if CARDS[c].event]
    plain = len(hand) - len(events)
    if any(fits(c, position) for c in events):
        return "plague"
    if events and (plain <= 1 or (position.turn in (4, 5) and whim < 50)):
        return "event"
    if position.turn <= 2 or position.turn == TURNS:
        return "most"
    best = max((CARDS[c].ap for c in hand if not CARDS[c].event), default=0)
    kept = sum(CARDS[c].ap == best for c in hand if not CARDS[c].event) > 1  # one of them is left for the end
    return "most" if kept and whim < 40 and position.turn < TURNS - 1 else "least"


def answers(position: Position, wish: Wish, name: str) -> tuple[float, float]:
    """How well a card is what the turn asks for: in its kind, then in its points."""
    event, ap = CARDS[name].event, CARDS[name].ap
    kind = fits(name, position) if wish == "plague" else event == (wish == "event")
    return _KIND if kind else 0.0, 0.0 if wish == "plague" else float(-ap if wish == "least" else ap)


def whim(position: Position, seed: str) -> int:
    """A number below 100, by the seed: it keeps the choice of a card from being foreseen."""
    return Dice(seed).below(100, f"{position.me}-{position.view.campaign}-{position.turn}")


def fits(name: str, position: Position) -> bool:
    """Whether an event is worth its turn now."""
    there = plague_areas(position.view.counts(), position.me) if name == "plague" else []
    return any(position.theirs[n] >= MANY for n in there)
