"""Battles: whose turn it is, how well a block shoots, what dice promise, who may be lost (2.2-2.6, 6.0)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import comb

from engine.roses.analysis.position import Deaths
from engine.roses.board import (
    BLOCK,
    BLOCKS,
    COMMON,
    CROWN,
    FACES,
    HOME,
    LANCASTER,
    NEVILLES,
    RANK,
    RESERVED,
    SHIELDS,
    SIDE,
    TURNCOATS,
    WALES,
    WARWICKS,
    WELSH,
)
from engine.roses.state import DEAD, FALLEN, SPENT
from engine.roses.view import BattleView

LETTERS = "ABCD"
"""Initiatives in the order in which blocks have their turn (3.12)."""
CLARENCE = BLOCK["lan_clarence"]
_WORTH = {"levy": 0, "bombard": 1, "rebel": 1, "mercenary": 2, "church": 3, "noble": 4, "heir": 5}
FAMILY = NEVILLES - WARWICKS
"""Nevilles with Warwick's shield for a loyalty: two dice, one when Warwick rolls (6.91)."""


def letter(block: int, number: int) -> str:
    """A block's initiative in a round; bombards open the battle and close every later round (6.2)."""
    kind = BLOCKS[block]
    return LETTERS[0] if kind.kind == "bombard" and number == 1 else kind.initiative


def turn_of(waiting: Mapping[int, Sequence[int]], number: int) -> tuple[int, list[int]] | None:
    """The seat whose blocks of one letter act now in a round, and those blocks; ``None`` when it is over (6.2).

    ``waiting``: by seat, the defender first, the blocks of the line that have not had their turn.
    """
    for initiative in LETTERS:
        for seat, blocks in waiting.items():
            found = [b for b in blocks if letter(b, number) == initiative]
            if found:
                return seat, found
    return None


def on_turn(battle: BattleView) -> tuple[int, list[int]] | None:
    """The same of the battle that everybody sees."""
    waiting = {
        seat: [BLOCK[f.block] for f in battle.fighters if f.seat == seat and f.place == "line" and not f.acted]
        for seat in (1 - battle.attacker, battle.attacker)
    }
    return turn_of(waiting, battle.round)


def senior(blocks: Iterable[int]) -> int:
    """The senior heir among blocks of one side, -1 for none (3.21)."""
    return min((b for b in blocks if RANK[b]), key=RANK.__getitem__, default=-1)


def open_shields(position: Deaths, heir: int) -> frozenset[int]:
    """Shields an heir may use: their own, those of the house, and in Lancaster those of dead heirs (2.2)."""
    found = COMMON[SIDE[heir]] | RESERVED.get(heir, frozenset())
    if SIDE[heir] == LANCASTER:
        for other, areas in RESERVED.items():
            if position.is_dead(other):
                found |= areas
    return found


def defence(position: Deaths, area: int, block: int, line: Iterable[int]) -> int:
    """Extra fire power of a defender on their shield, crown, city or cathedral, or in Wales (2.2-2.6).

    ``line``: the blocks of its side that fight beside it; of these the senior heir alone has more than their own
    shield.
    """
    if not RANK[block]:
        if BLOCKS[block].kind == "noble":
            return int(area in SHIELDS[block] and block != CLARENCE)
        if block == WELSH:
            return int(area in WALES)
        return int(BLOCKS[block].kind in ("levy", "church") and HOME[block] == area)
    leads = senior(line) == block
    shield = area in RESERVED.get(block, ()) or (leads and area in open_shields(position, block))
    return int(shield) + int(leads and SIDE[block] == position.king and CROWN[area])


def loyalty(block: int, roller: int = -1) -> int:
    """Dice of a treachery roll against a block; Warwick needs one for his family (6.91)."""
    return 1 if block in FAMILY and roller in WARWICKS else BLOCKS[block].loyalty


def turning(block: int, roller: int = -1) -> float:
    """The odds that a treachery roll succeeds: all its dice are even (6.9)."""
    even: float = 0.5 ** loyalty(block, roller)
    return even


def hit_chance(power: float) -> float:
    """The odds that a die hits: at or below the fire power (3.12)."""
    return power / FACES


def hits(dice: int, chance: float) -> list[float]:
    """The odds of every number of hits that some dice may score, from none to all."""
    return [comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1)]


def strongest(steps: Mapping[int, int]) -> list[int]:
    """Blocks of which hits take the first: the strongest; of several their owner chooses (6.4). ``steps``: the strength
    of the blocks in the line."""
    most = max(steps.values(), default=0)
    return [b for b, n in steps.items() if n == most > 0]


def rank_of(block: int) -> tuple[int, int, int]:
    """Common men before nobles before heirs, junior heirs before senior ones; of equals the first of the list."""
    return _WORTH[BLOCKS[block].kind], -RANK[block], block


def nobles_first(block: int) -> tuple[int, int, int]:
    """The same order with nobles before all others."""
    worth, heir, number = rank_of(block)
    return -1 if BLOCKS[block].kind == "noble" else worth, heir, number


def without_a_way(leaving: int, room: int) -> int:
    """How many of those who must leave find no way out, as the borders take fewer (6.6)."""
    return max(0, leaving - room)


def place_after_death(block: int) -> int:
    """Where an eliminated block goes (6.82-6.86)."""
    if RANK[block] or block in TURNCOATS or block in NEVILLES or BLOCKS[block].rose:
        return DEAD
    return FALLEN if BLOCKS[block].kind == "mercenary" and block != WELSH else SPENT


def for_good(block: int) -> bool:
    """Whether a block that is eliminated never comes back (6.82, 6.83)."""
    return place_after_death(block) == DEAD
