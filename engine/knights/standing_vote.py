"""Standing orders for special phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Action, Prompt
from engine.knights.frames_vote import Comply, Paying
from engine.knights.laws import DEFY, OBEY
from engine.knights.phases.wages import SETTLE
from engine.knights.state import KnState

VALUES: dict[str, tuple[str | int, ...]] = {
    "wages": ("all", "afford", "ask"),
    "laws": ("obey", "defy", "ask"),
}
"""What may be set with ``order <key> <value>``; every key is a field of ``state.Orders``."""


def comply(state: KnState, seat: int, frame: Comply, prompt: Prompt) -> Action | None:
    """Laws are obeyed or not."""
    return {"obey": OBEY, "defy": DEFY}.get(state.orders[seat].laws)


def paying(state: KnState, seat: int, frame: Paying, prompt: Prompt) -> Action | None:
    """``all``: pay everybody while that is possible; ``afford``: else let the dearest go."""
    word = state.orders[seat].wages
    if word == "ask":
        return None
    return prompt.default[0] if SETTLE in prompt.actions or word == "afford" else None


DECIDERS: dict[type, Callable[[KnState, int, Any, Prompt], Action | None]] = {Comply: comply, Paying: paying}
"""By type of frame: what the orders of a seat answer to a question of it; ``None`` asks the seat."""
