"""How a battle is likely to end: what Fate hands show, who is left, whether walls fall (K13.2-K13.4).

What a view tells is enough: strength, commanders and the Fate deck are public. Hands are taken for draws from a whole
deck, walls take casualties before Nobles do, and both sides name the commander who helps most; so chances are about
right, never certain.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import NamedTuple, cast

import msgspec
from msgspec.structs import replace

from engine.knights.board import LOSS, army_of
from engine.knights.fate import revolt_chance
from engine.knights.game_data import FATE, NONE, SHAPES, SQUARE, STAR, TRIANGLE, N
from engine.knights.mods import noble_mod
from engine.knights.routes import reach
from engine.knights.state.state import Position, players
from engine.knights.war.battle import (
    DRAW,
    INFLICT,
    OPEN,
    PREVENT,
    VICTORY,
    Attacking,
    attack_on,
    attack_strength,
    behind_walls,
    cards_drawn,
    cards_dropped,
    defence_strength,
    inside,
    may_besiege,
)
from engine.knights.war.targets_of_attack import CITY, fighters

_FOUND = Counter(card.battle for card in FATE)
_CARDS = [_FOUND[word] / (len(FATE) - _FOUND[DRAW]) for word in (VICTORY, INFLICT, PREVENT)]
"""Chances of a card's results; a card that draws another is that other."""
EXACT = 12
"""Decimals of a chance, so that what is certain is 0 or 1."""
HELP = (TRIANGLE, STAR, SQUARE)
"""Shapes whose ability helps in a battle, the best first."""


class Bonus(NamedTuple):
    """What a side shows beside its cards: its commander's ability, engines in an assault."""

    victories: int = 0
    """How many more count when victories are compared."""
    hits: int = 0
    """How many more tokens the other side takes."""
    shields: int = 0
    """How many of its own tokens it is spared."""


class Hand(NamedTuple):
    """What a side brings into a battle."""

    cards: int
    """Fate cards that it draws."""
    aside: int
    """How many of them it lays aside."""
    bonus: Bonus
    """What it shows beside them."""


class Odds(NamedTuple):
    """Chances of the attacker, from 0 to 1."""

    won: float
    """The attack succeeds: walls fall, or the foe in the open is beaten by a victory or more, or destroyed."""
    lost: float
    """The attacker is beaten by a victory or more, or destroyed."""
    crush: float
    """The defender's Nobles die: by a full victory, or all of their casualties."""
    rout: float
    """The attacker's Nobles die, likewise."""
    taken: float
    """Casualties of the attacker on average."""
    dealt: float
    """Casualties of the defender on average, walls counted."""


@lru_cache(maxsize=512)
def shown(hand: Hand) -> tuple[tuple[Bonus, float], ...]:
    """What a hand shows and how likely that is; prevented casualties are laid aside first, then inflicted ones."""
    found: defaultdict[Bonus, float] = defaultdict(float)
    v, h, s = _CARDS
    for wins in range(hand.cards + 1):
        for hits in range(hand.cards - wins + 1):
            shields = hand.cards - wins - hits
            chance = comb(hand.cards, wins) * comb(hand.cards - wins, hits) * v**wins * h**hits * s**shields
            kept, left = [wins, hits, shields], hand.aside
            for which in (2, 1, 0):
                gone = min(left, kept[which])
                kept[which], left = kept[which] - gone, left - gone
            found[Bonus(*(n + more for n, more in zip(kept, hand.bonus, strict=True)))] += chance
    return tuple(found.items())


@lru_cache(maxsize=4096)
def odds(attacker: Hand, defender: Hand, mine: int, theirs: int, *, people: bool) -> Odds:
    """What comes of two hands. ``mine``, ``theirs``: casualties that leave nothing of a side; ``people``: Nobles
    defend."""
    other = _table(defender)
    sums, top, full = other.sums, other.most + 1, N.full_victory
    won = lost = crush = rout = 0.0
    for one, p in shown(attacker):
        broken = top if theirs <= 0 else min(top, max(0, one.hits - theirs + 1))
        alive = 0 if mine <= 0 else min(len(sums), mine + one.shields)
        even = other.total - one.victories
        yes = no = high = low = 0.0
        for row in sums[:alive]:  # by hits of the other side; ``even`` shields: as many victories on both
            fell, every = row[broken], row[top]
            ahead, behind = min(top, max(broken, even + 1)), min(top, max(broken, even))
            far, fled = min(top, max(broken, even + full)), min(top, max(broken, even - full + 1))
            yes += fell + every - row[ahead]
            no += row[behind] - fell
            high += fell + every - row[far]
            low += row[fled] - fell
            even -= 1
        destroyed = sum(row[top] for row in sums[alive:])
        won, lost, rout = won + p * yes, lost + p * (no + destroyed), rout + p * (low + destroyed)
        crush += p * (high + sum(row[broken] for row in sums[alive:]))
    mean = _struck(defender, attacker, mine), _struck(attacker, defender, theirs)
    return Odds(*(round(n, EXACT) for n in (won, lost, people * crush, rout, *mean)))


class _Table(NamedTuple):
    """What a hand shows, by hits and shields: victories are what is left of its cards."""

    total: int
    """Victories, hits and shields together."""
    most: int
    """The most shields."""
    sums: list[list[float]]
    """By hits the chances of fewer than so many shields, from 0 on; the last is that of so many hits at all."""
    hits: list[float]
    """The chances of so many hits."""
    shields: list[float]
    """The chances of so many shields."""


@lru_cache(maxsize=512)
def _table(hand: Hand) -> _Table:
    found = shown(hand)
    most = max(it.shields for it, _ in found)
    grid = [[0.0] * (most + 1) for _ in range(max(it.hits for it, _ in found) + 1)]
    for it, chance in found:
        grid[it.hits][it.shields] += chance
    sums = [list(accumulate(row, initial=0.0)) for row in grid]
    columns = [sum(column) for column in zip(*grid, strict=True)]
    return _Table(sum(found[0][0]), most, sums, [row[-1] for row in sums], columns)


@lru_cache(maxsize=4096)
def _struck(one: Hand, other: Hand, most: int) -> float:
    """Casualties on average that a hand deals to another, of which ``most`` destroy it."""
    shields = list(enumerate(_table(other).shields))
    return sum(p * q * min(n - k, most) for n, p in enumerate(_table(one).hits) for k, q in shields if k < n)


def hand_of(state: Position, strength: int, leader: int | None, *, assaults: bool = False) -> Hand:
    """The hand of so much strength under a Noble, ``None`` nobody; who is exhausted has no ability (G31)."""
    cards = cards_drawn(strength, leader is not None)
    if leader is None:
        return Hand(cards, 0, Bonus())
    shape = -1 if state.nobles[leader].exhausted else leader % len(SHAPES)
    engines = (noble_mod(state, leader, "engines") or 0) // N.hit if assaults else 0
    bonus = Bonus(int(shape == TRIANGLE), int(shape == STAR) + engines, int(shape == SQUARE))
    return Hand(cards, cards_dropped(cards, led=True), bonus)


def leader_of(state: Position, armies: Sequence[int]) -> int | None:
    """Who commands best: who can still do something, the strongest of those; ``None`` without anybody."""

    def rank(noble: int) -> tuple[bool, int, int, int]:
        shape = noble % len(SHAPES)
        help_ = HELP.index(shape) if shape in HELP else len(HELP)
        return state.nobles[noble].exhausted, help_, -army_of(state, noble), noble

    return min(armies, key=rank, default=None)


def forecast(state: Position, attack: Attacking, armies: Sequence[int]) -> Odds:
    """How an attack by some armies is likely to end: an assault, or a battle in the open (K13.2-K13.4)."""
    assaults, foes = attack.target != OPEN, inside(state, attack)
    lead, behind = leader_of(state, armies), leader_of(state, foes)
    mine = hand_of(state, attack_strength(state, attack.seat, armies), lead, assaults=assaults)
    theirs = hand_of(state, defence_strength(state, attack), behind)
    walls = behind_walls(state, attack)
    room = -(-walls // LOSS) + tokens(state, foes)
    return odds(mine, theirs, tokens(state, armies), room, people=bool(foes))


class Exposure(NamedTuple):
    """What may become of a city where none of its Baron's Nobles are."""

    revolts: float
    """The chance, from 0 to 1, that it revolts in the Upkeep (K6.3)."""
    seat: int
    """The rival whose Nobles are there or can come by land with one card and are likeliest to take it; -1 nobody."""
    besieges: bool
    """They could besiege it."""
    falls: float
    """The chance that it falls to their assault."""


def exposure(state: Position, seat: int, area: int, gone: Collection[int]) -> Exposure:
    """What may become of a seat's city in an area once some Nobles have gone from it."""
    after, worst = without(state, gone), Exposure(revolt_chance(), NONE, False, 0.0)
    for rival in players(state):
        armies = [*fighters(after, rival, area), *reach(after, rival).get(area, ([], []))[0]]
        if rival == seat or not armies:
            continue
        attack = attack_on(after, rival, area, CITY)
        found = worst._replace(
            seat=rival, besieges=may_besiege(after, attack, armies), falls=forecast(after, attack, armies).won
        )
        worst = max(worst, found, key=lambda it: (it.besieges, it.falls))
    return worst


def without(state: Position, gone: Collection[int]) -> Position:
    """The position once more, some Nobles off the board."""
    nobles = [replace(it, area=NONE, sea=False) if n in gone else it for n, it in enumerate(state.nobles)]
    return cast(Position, replace(cast(msgspec.Struct, state), nobles=nobles))


def tokens(state: Position, armies: Sequence[int]) -> int:
    """Casualties that destroy all of some armies (G10)."""
    return sum(-(-army_of(state, n) // LOSS) for n in armies)
