"""Standing orders for neutral cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Action, Prompt
from engine.knights.frames_cards import Averting, Leaving, Muster, Pool, Upgrade, Venture
from engine.knights.phases.base import PASS, SEAL
from engine.knights.phases.event import AVERT, WAIT
from engine.knights.state import KnState

VALUES: dict[str, tuple[str | int, ...]] = {
    "upgrade": ("ask", "pass"),
    "muster": ("ask", "all", "pass"),
    "invest": ("ask", "most", "never"),
    "bless": ("ask", "always", "never"),
    "cancel": ("late", "ask", "always", "never"),
    "pool": ("late", "ask", "never"),
}
"""What may be set with ``order <key> <value>``; every key is a field of ``state.Orders``."""


def upgrade(state: KnState, seat: int, frame: Upgrade, prompt: Prompt) -> Action | None:
    """Nothing is repaired or fortified."""
    return PASS if state.orders[seat].upgrade == "pass" else None


def muster(state: KnState, seat: int, frame: Muster, prompt: Prompt) -> Action | None:
    """As many casualties of one army as can be paid, or none."""
    word = state.orders[seat].muster
    if word == "all":
        return max(prompt.actions[:-1], key=lambda a: int(a.args[1]), default=PASS)
    return PASS if word == "pass" else None


def venture(state: KnState, seat: int, frame: Venture, prompt: Prompt) -> Action | None:
    """Everything or nothing is invested; an expedition is blessed or not."""
    orders = state.orders[seat]
    if frame.stage == "invest":
        return {"never": PASS, "most": (prompt.actions[-2:] or [PASS])[0]}.get(orders.invest)
    if frame.stage == "bless":
        return {"never": PASS, "always": prompt.actions[0]}.get(orders.bless)
    return None


def averting(state: KnState, seat: int, frame: Averting, prompt: Prompt) -> Action | None:
    """``late``: wait for the target, then be asked; ``always``: pay as soon as it is known."""
    word = state.orders[seat].cancel
    if word == "never" or (word in ("late", "always") and not frame.late):
        return WAIT
    return AVERT if word == "always" else None


def pooling(state: KnState, seat: int, frame: Pool, prompt: Prompt) -> Action | None:
    """``late``: pledge nothing before the target is known."""
    if not prompt.blocks:
        return None
    word = state.orders[seat].pool
    return SEAL if word == "never" or (word == "late" and not frame.late) else None


def leaving(state: KnState, seat: int, frame: Leaving, prompt: Prompt) -> Action | None:
    """The smallest deserts where the order for deserters says so."""
    return prompt.default[0] if state.orders[seat].deserters == "smallest" else None


DECIDERS: dict[type, Callable[[KnState, int, Any, Prompt], Action | None]] = {
    Upgrade: upgrade,
    Muster: muster,
    Venture: venture,
    Averting: averting,
    Pool: pooling,
    Leaving: leaving,
}
"""By type of frame: what the orders of a seat answer to a question of it; ``None`` asks the seat."""
