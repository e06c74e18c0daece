"""The words that the pictures of Warrior Knights ask for: those of the map here, the others in ``words_more``."""

from __future__ import annotations

from render.knights import words_more

BOARD: frozenset[str] = frozenset(
    f"knights-picture-{key}"
    for key in (
        "turn", "pile", "stage-setup", "stage-plan", "stage-actions", "stage-upkeep", "stage-over", "alt-board",
        "alt-baron", "alt-own", "besieged", "in-force", "no-laws", "pool", "majority", "piles", "own", "hand", "dead",
        "neutral",
    )
)  # fmt: skip
"""They stand in ``knights-picture.ftl``."""
KEYS: frozenset[str] = BOARD | words_more.KEYS
