"""The words that the pictures beside the map ask for.

``KEYS`` stand in the catalogue ``knights-pictures.ftl``. Names of places, Nobles and cards come from the game's own
words.
"""

from __future__ import annotations

import functools

from render.core import fonts
from render.core.api import Caption, Words

KEYS: frozenset[str] = frozenset(
    f"knights-pic-{key}"
    for key in (
        "battle", "attack", "siege", "turn", "attacker", "defender", "strength", "draw", "wiped",
        "inflicted", "prevented", "casualties", "victories", "uncounted", "siege-rule", "stronger",
        "weaker", "hand", "alt-force", "alt-noble", "alt-count", "alt-hand",
        "assembly", "counted", "voting", "pending", "coming", "in-force", "no-votes", "elected", "passed", "rejected",
        "refused", "alt-votes", "track", "mercenaries", "expeditions", "spaces", "of", "best", "harbour",
        "alt-expedition", "cities", "charges", "chairman", "head", "banned", "out", "crowns", "votes", "faith",
        "income", "wages", "gone", "dead", "off", "sails", "shut", "eyes", "hand-cards", "alt-person", "alt-baron",
        "alt-plan",
        "alt-spot",
        "alt-hired",
        "race", "influence-plot", "cities-plot", "alt-line", "nobody", "winner",
        "legend-fortified", "legend-razed", "legend-hold", "legend-strength", "legend-income", "legend-breached",
        "legend-siege", "legend-square", "legend-circle", "legend-triangle", "legend-star", "legend-exhausted",
        "legend-loss", "legend-port", "legend-bridge", "legend-mountains", "legend-road", "legend-chair",
        "legend-head", "legend-men", "legend-sea", "legend-office", "legend-banned", "legend-out", "legend-sealed",
        "legend-lead", "legend-influence", "legend-votes", "legend-faith", "replay", "alt-replay",
    )
)  # fmt: skip


@functools.lru_cache(maxsize=512)
def capital(text: str) -> str:
    """A name as it stands alone: with a capital letter."""
    return text[:1].upper() + text[1:]


def place(words: Words, slug: str) -> str:
    """An area or the city in it."""
    return words(f"knights-place-{slug}")


def piece(words: Words, slug: str) -> str:
    """A Noble or a card."""
    return words(f"knights-piece-{slug}")


def word(words: Words, slug: str) -> str:
    """Any other word of the game."""
    return words(f"knights-word-{slug}")


def player(caption: Caption, seat: int) -> str:
    """Who plays a seat; the neutral city."""
    if seat < 0:
        return capital(word(caption.words, "neutral-city"))
    return fonts.shown_names(caption.names)[seat]
