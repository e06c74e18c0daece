"""What Fate hands are likely to show: victories, hits and shields of so many cards, some of them laid aside."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import lru_cache
from math import comb

import msgspec

from engine.knights.game_data import FATE, N

_FOUND = Counter(card.battle for card in FATE)
_CHANCE = {word: _FOUND[word] / len(FATE) for word in ("victory", "inflict", "prevent", "draw")}
_CARDS = {name: _CHANCE[name] / (1 - _CHANCE["draw"]) for name in ("victory", "inflict", "prevent")}
"""A card that draws another is that other."""


class Hand(msgspec.Struct, frozen=True):
    """What a hand is likely to show; an index is a number of results from 0."""

    victories: tuple[float, ...]
    """The chance of exactly so many victories."""
    hits: tuple[float, ...]
    """The chance of exactly so many hits."""
    shields: tuple[float, ...]
    """The chance of exactly so many prevented hits."""


class Odds(msgspec.Struct, frozen=True):
    """Chances of the attacker."""

    won: float
    """To win by one victory or more."""
    lost: float
    """To lose by one victory or more."""
    crush: float
    """To win by a full victory."""
    rout: float
    """To lose by a full victory."""
    breach: tuple[float, ...]
    """By number, from 0: to land so many hits or more that the defender does not prevent."""
    taken: float
    """Hits on the attacker on average, what is prevented taken off."""
    dealt: float
    """Hits by the attacker on average, what is prevented taken off."""


@lru_cache(maxsize=512)
def hand(cards: int, aside: int, star: bool, square: bool, triangle: bool) -> Hand:
    """The hand of a side that lays shields aside first, then hits."""
    sums: list[defaultdict[int, float]] = [defaultdict(float), defaultdict(float), defaultdict(float)]
    v, h, s = _CARDS["victory"], _CARDS["inflict"], _CARDS["prevent"]
    for wins in range(cards + 1):
        for hits in range(cards - wins + 1):
            shields = cards - wins - hits
            chance = comb(cards, wins) * comb(cards - wins, hits) * v**wins * h**hits * s**shields
            kept = [wins, hits, shields]
            left = min(aside, max(0, cards - 1))
            for which in (2, 1, 0):
                gone = min(left, kept[which])
                kept[which] -= gone
                left -= gone
            for which, bonus in enumerate((triangle, star, square)):
                sums[which][kept[which] + bonus] += chance
    return Hand(*(tuple(found[n] for n in range(cards + 2)) for found in sums))


def _apart(one: tuple[float, ...], other: tuple[float, ...]) -> dict[int, float]:
    """The chances of the difference of two numbers."""
    found: defaultdict[int, float] = defaultdict(float)
    for n, p in enumerate(one):
        for m, q in enumerate(other):
            found[n - m] += p * q
    return found


@lru_cache(maxsize=4096)
def odds(attacker: Hand, defender: Hand) -> Odds:
    """What comes of two hands."""
    lead = _apart(attacker.victories, defender.victories)
    through = _apart(attacker.hits, defender.shields)
    back = _apart(defender.hits, attacker.shields)
    most = max(through, default=0)
    return Odds(
        won=sum(p for n, p in lead.items() if n > 0),
        lost=sum(p for n, p in lead.items() if n < 0),
        crush=sum(p for n, p in lead.items() if n >= N.full_victory),
        rout=sum(p for n, p in lead.items() if n <= -N.full_victory),
        breach=tuple(sum(p for m, p in through.items() if m >= n) for n in range(max(1, most + 1))),
        taken=sum(n * p for n, p in back.items() if n > 0),
        dealt=sum(n * p for n, p in through.items() if n > 0),
    )


def cards_for(strength: int, commander: bool) -> int:
    """Fate cards that a side draws (K13.2)."""
    return min(N.drawn, (max(0, strength) + N.commander * commander) // N.hit)


def hand_for(strength: int, commander: str, *, tired: bool = False) -> Hand:
    """The hand of troops and walls led by a Noble of a shape, empty nobody; a tired one has no ability."""
    able = "" if tired else commander
    aside = N.discards if commander else 0
    return hand(cards_for(strength, bool(commander)), aside, able == "star", able == "square", able == "triangle")
