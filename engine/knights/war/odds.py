"""How a battle is likely to end: what Fate hands show, who is left, whether walls fall (K13.2-K13.4).

What a view tells is enough: strength, commanders and the Fate deck are public. Hands are taken for draws from a whole
deck, walls take casualties before Nobles do, and both sides name the commander who helps most; so chances are about
right, never certain.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from engine.knights.board import LOSS, army_of
from engine.knights.game_data import FATE, SHAPES, SQUARE, STAR, TRIANGLE, N
from engine.knights.mods import noble_mod
from engine.knights.state.state import Position
from engine.knights.war.battle import (
    DRAW,
    INFLICT,
    OPEN,
    PREVENT,
    VICTORY,
    Attacking,
    attack_strength,
    behind_walls,
    cards_drawn,
    cards_dropped,
    defence_strength,
    inside,
)

_FOUND = Counter(card.battle for card in FATE)
_CARDS = [_FOUND[word] / (len(FATE) - _FOUND[DRAW]) for word in (VICTORY, INFLICT, PREVENT)]
"""Chances of a card's results; a card that draws another is that other."""
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
    won = lost = crush = rout = taken = dealt = 0.0
    for one, p in shown(attacker):
        for other, q in shown(defender):
            chance = p * q
            back, through = max(0, other.hits - one.shields), max(0, one.hits - other.shields)
            taken += chance * min(back, mine)
            dealt += chance * min(through, theirs)
            dead, broken = back >= mine, through >= theirs
            lead = 0 if dead or broken else one.victories - other.victories
            won += chance * (not dead and (broken or lead > 0))
            lost += chance * (dead or lead < 0)
            crush += chance * (people and (broken or lead >= N.full_victory))
            rout += chance * (dead or lead <= -N.full_victory)
    return Odds(won, lost, crush, rout, taken, dealt)


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


def tokens(state: Position, armies: Sequence[int]) -> int:
    """Casualties that destroy all of some armies (G10)."""
    return sum(-(-army_of(state, n) // LOSS) for n in armies)
