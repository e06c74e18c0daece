"""Standing orders for battles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import SEAL, Action, Prompt
from engine.knights.frames_war import (
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
from engine.knights.laws import DEFY, OBEY
from engine.knights.state import KnState

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


def consent(state: KnState, seat: int, frame: Consent, prompt: Prompt) -> Action | None:
    """Leave to attack a city or stronghold."""
    return {"allow": prompt.actions[0], "refuse": prompt.actions[1]}.get(state.orders[seat].attacks)


def ability(state: KnState, seat: int, frame: Ability, prompt: Prompt) -> Action | None:
    """A commander uses what it can; what the seat has changed itself stays."""
    return SEAL if state.orders[seat].ability == "use" else None


def hands(state: KnState, seat: int, frame: Hands, prompt: Prompt) -> Action | None:
    """Cards laid aside by the fixed rule of silence."""
    return prompt.default[0] if state.orders[seat].hands == "auto" else None


def losses(state: KnState, seat: int, frame: Losses, prompt: Prompt) -> Action | None:
    """Casualties by the rule of silence."""
    return prompt.default[0] if state.orders[seat].losses == "auto" else None


def retreats(state: KnState, seat: int, frame: Retreat, prompt: Prompt) -> Action | None:
    """Towards the stronghold."""
    return prompt.default[0] if state.orders[seat].retreats == "home" else None


def deserting(state: KnState, seat: int, frame: Deserting | Death, prompt: Prompt) -> Action | None:
    """The smallest goes; for casualties the first that fits."""
    return prompt.default[0] if state.orders[seat].deserters == "smallest" else None


def spoils(state: KnState, seat: int, frame: Spoil, prompt: Prompt) -> Action | None:
    """What was captured is kept."""
    return prompt.default[0] if state.orders[seat].spoils == "keep" else None


def surrender(state: KnState, seat: int, frame: Surrender, prompt: Prompt) -> Action | None:
    """For a stronghold the city with the least income is given."""
    return prompt.default[0] if state.orders[seat].surrender == "poorest" else None


DECIDERS: dict[type, Callable[[KnState, int, Any, Prompt], Action | None]] = {
    Battle: law,
    Consent: consent,
    Ability: ability,
    Hands: hands,
    Losses: losses,
    Retreat: retreats,
    Deserting: deserting,
    Death: deserting,
    Spoil: spoils,
    Surrender: surrender,
}
"""By type of frame: what the orders of a seat answer to a question of it; ``None`` asks the seat."""
