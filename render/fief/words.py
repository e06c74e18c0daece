"""The words that the pictures of Fief ask for.

``KEYS`` stand in the catalogue ``fief-picture.ftl``. Names of places, Nobles, cards and titles come from the game's own
words.
"""

from __future__ import annotations

import functools

from engine.fief.game_data import FAMILIES
from engine.fief.views.view import FiefView
from render.core import fonts
from render.core.api import Caption, Words

KEYS: frozenset[str] = frozenset(
    f"fief-picture-{key}"
    for key in (
        "game", "round", "stage-settle", "stage-court", "stage-discard", "stage-draw", "stage-fate", "stage-play",
        "stage-eve", "stage-income", "stage-burn", "stage-ransom", "stage-buy", "stage-move", "stage-raid",
        "stage-battle", "stage-pillage", "stage-dusk", "stage-over", "throne-empty", "points", "goal", "rank-barony",
        "rank-county", "rank-duchy", "church", "own-noble", "dormant", "see-exeter", "see-york", "see-norwich",
        "see-canterbury",
        "autumn-abbess", "spring-abbess", "winter-abbess", "discards", "track", "legend-controlled", "legend-inside",
        "legend-outside", "legend-port", "legend-cathedral", "legend-rock", "legend-road", "legend-bandits",
        "legend-fortress", "legend-walled", "legend-abbey", "legend-royal-fortress", "legend-royal-abbey",
        "legend-mill", "legend-sword", "legend-hidden", "legend-captive", "legend-catapult", "legend-bombard",
        "legend-works", "legend-crossbow", "legend-siege", "legend-raiders", "legend-guard", "legend-garter",
        "legend-heresy", "legend-grail", "legend-chasuble", "legend-skull", "legend-shin", "legend-asleep",
        "legend-battle", "legend-characters", "legend-fortunes",
        "legend-laurel", "legend-disaster", "legend-first", "legend-votes", "legend-ally",
        "untitled", "held", "held-invaders", "held-bandits", "nowhere",
        "married", "guards", "votes", "used", "captives", "slot", "treasures", "pigeons", "reserve", "lands",
        "allied", "alt-family", "battle", "attacker", "defender", "strength", "penalty", "bonus", "unit-soldier",
        "unit-archer", "unit-knight", "unit-crossbow", "unit-bombard", "unit-catapult", "unit-infantry",
        "unit-leader", "unit-royal-knight", "unit-royal-soldier", "alt-strength", "alt-fallen", "alt-volley",
        "rebellion", "rebel-gather", "rebel-calm", "rebel-strike", "rebel-calmed", "assembly-court",
        "assembly-election", "assembly-parliament", "offers", "candidates", "no-election", "tax-asked", "tax-granted",
        "tax-denied", "counted-election", "counted-parliament", "decoy", "elected", "elected-nobody", "alt-court",
        "alt-election", "alt-parliament", "own-title", "own-income", "own-plan", "own-armed", "own-deals",
        "own-company", "own-hand", "own-none", "site-sea", "site-forest", "site-parade",
        "site-captive", "site-road", "genealogy",
        "founder", "born", "died", "crowned", "ordained", "no-fief", "gift", "winner", "winner-nobody", "alt-board",
        "alt-turn", "alt-points", "alt-titles", "alt-seas", "alt-siege", "alt-troops", "alt-captive", "alt-outside",
        "alt-own", "alt-zoom", "tax-half", "replay", "alt-replay", "assembly-votes",
        "alt-votes", "sees", "abbeys",
    )
)  # fmt: skip
NUMERALS = ("I", "II", "III", "IV", "V", "VI")
"""The numbers of the regions and of their seas."""


@functools.lru_cache(maxsize=512)
def capital(text: str) -> str:
    """A name as it stands alone: with a capital letter."""
    return text[:1].upper() + text[1:]


def place(words: Words, slug: str) -> str:
    """A city, a region or the forest."""
    return words(f"fief-place-{slug}")


def piece(words: Words, slug: str) -> str:
    """A Noble, a card, a unit or a servant."""
    return words(f"fief-piece-{slug}")


def family_name(words: Words, family: int) -> str:
    """A family by its colour."""
    return words(f"fief-word-{FAMILIES[family]}")


def player(caption: Caption, seat: int) -> str:
    """Who plays a seat."""
    return fonts.shown_names(caption.names)[seat]


def family_player(view: FiefView, caption: Caption, family: int) -> str:
    """Who plays a family, with its colour where a seat has two of them (13.7)."""
    name = player(caption, view.families[family].seat)
    return f"{name}, {family_name(caption.words, family)}" if view.seats == 2 else name


def title_name(words: Words, title: str) -> str:
    """A title of a Noble: king, duchy-midlands, bishop."""
    return words(f"fief-word-{title}")
