"""The words that the pictures of Fief ask for.

``KEYS`` stand in the catalogue ``fief-picture.ftl``. Names of places, Nobles, cards and titles come from the game's own
words.
"""

from __future__ import annotations

import functools

from engine.fief.lore import FAMILIES
from engine.fief.view import FiefView
from render.core import fonts
from render.core.api import Caption, Words

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
