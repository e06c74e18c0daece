"""Which card to lay."""

from __future__ import annotations

from engine.players.roses.position import Position
from engine.roses.board import CARDS
from engine.roses.view import Own


def points(hand: list[str]) -> int:
    """Action points of a hand, events counted."""
    return sum(CARDS[name].ap for name in hand)


def card(position: Position, own: Own, whim: int) -> str:
    """The card to lay: many points early, something left for the last landing."""
    hand = own.hand
    plain = sorted((c for c in hand if not CARDS[c].event), key=lambda c: CARDS[c].ap)
    events = [c for c in hand if CARDS[c].event]
    useful = [c for c in events if _fits(c, position)]
    if useful:
        return useful[0]
    if events and (not plain or len(hand) - len(events) <= 1 or (position.turn in (4, 5) and whim < 50)):
        return min(events, key=lambda c: -CARDS[c].ap)
    if position.turn == 6 and len(plain) > 1:
        return plain[0]
    return plain[-1] if position.turn <= 2 or position.turn == 7 or whim < 40 else plain[0]


def _fits(name: str, position: Position) -> bool:
    """Whether an event is worth its turn now."""
    if name == "plague":
        return any(n >= 4 for n in position.theirs)
    return False
