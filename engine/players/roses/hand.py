"""Cards and standing orders: which card to lay, and orders that let the seat decide in battle itself."""

from __future__ import annotations

from engine.core.action import Action
from engine.players.roses.position import Position
from engine.roses.board import AREA, CARDS
from engine.roses.standing import VALUES
from engine.roses.view import Own, Plan

_WISH = Plan(
    act="ask",
    retreat="never",
    haven="ask",
    charge="ask",
    treason="ask",
    hits="ask",
    regroup="ask",
    brief="never",
    hand="poor",
    entry="ask",
    loss="ask",
    home="ask",
)


def points(hand: list[str]) -> int:
    """Action points of a hand, events counted."""
    return sum(CARDS[name].ap for name in hand)


def orders(own: Own) -> list[Action]:
    """Standing orders that are still lacking, so that every decision is asked for; what stands is not given again."""
    found = [
        Action("standing", (key, getattr(_WISH, key)))
        for key in VALUES
        if getattr(own.standing, key) != getattr(_WISH, key)
    ]
    on_map = {row.block for row in own.blocks if row.place in AREA}
    return found + [Action("block-order", (block, "default")) for block in sorted(own.orders) if block in on_map]


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
