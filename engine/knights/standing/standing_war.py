"""Standing orders for battles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import SEAL, Action, Prompt
from engine.core.standing import Answers, first, second, silence
from engine.knights.phases.laws import DEFY, OBEY
from engine.knights.state.frames_war import (
    Ability,
    Battle,
    Consent,
    Death,
    Deserting,
    Hands,
    Losses,
    Retreat,
    Spoil,
    Surrender,
)
from engine.knights.state.state import KnState

VALUES: dict[str, tuple[str | int, ...]] = {
    "ability": ("use", "ask"),
    "hands": ("ask", "auto"),
    "losses": ("ask", "auto"),
    "retreats": ("ask", "home"),
    "deserters": ("ask", "smallest"),
    "spoils": ("ask", "keep"),
    "surrender": ("ask", "poorest"),
}
"""What may be set with ``order <key> <value>``; every key is a field of ``state.Orders``."""


def law(state: KnState, seat: int, frame: Battle, prompt: Prompt) -> Action | None:
    """A law that weakens who attacks is obeyed or not, as all laws; nothing else of a battle is answered so."""
    return {"obey": OBEY, "defy": DEFY}.get(state.orders[seat].laws) if frame.stage == "law" else None


ANSWERS: Answers = {
    Consent: ("attacks", {"allow": first, "refuse": second}),
    Ability: ("ability", {"use": SEAL}),  # what the seat has changed itself stays
    Hands: ("hands", {"auto": silence}),
    Losses: ("losses", {"auto": silence}),
    Retreat: ("retreats", {"home": silence}),
    Deserting: ("deserters", {"smallest": silence}),
    Death: ("deserters", {"smallest": silence}),
    Spoil: ("spoils", {"keep": silence}),
    Surrender: ("surrender", {"poorest": silence}),
}
DECIDERS: dict[type, Callable[[KnState, int, Any, Prompt], Action | None]] = {Battle: law}
"""By type of frame: what the orders of a seat answer to a question of it; ``None`` asks the seat."""
