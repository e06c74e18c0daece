"""Who stands where in a battle, whose turn it is, how well a block shoots, where it may go (2.2-2.6, 6.0)."""

from __future__ import annotations

from typing import Literal

from engine.roses.board import (
    BLOCK,
    BLOCKS,
    COMMON,
    CROWN,
    EXILE,
    HOME,
    LIMIT,
    NEIGHBOURS,
    NORTHERN,
    RANK,
    RESERVED,
    SAILS,
    SEA_BORDER,
    SHIELDS,
    SIDE,
    WALES,
    WARWICKS,
    WELSH,
    ZONES,
)
from engine.roses.bounds import Leader
from engine.roses.state import Battle, RosesState, held, is_dead, owner, present

ROUNDS = 4
FAMILY = frozenset(BLOCK[f"{s}_{n}"] for s in ("yor", "lan") for n in ("kent", "salisbury"))
"""Nevilles with Warwick's shield for a loyalty: two dice, one when Warwick rolls (6.91)."""


def line(state: RosesState, battle: Battle, seat: int) -> list[int]:
    """A seat's blocks that fight and can be hit: all but the reserves."""
    return [b for b in present(state, battle.area, seat) if b not in battle.reserve]


def reserves(state: RosesState, battle: Battle, seat: int) -> list[int]:
    """A seat's blocks that have not arrived."""
    return [b for b in present(state, battle.area, seat) if b in battle.reserve]


def letter(battle: Battle, block: int) -> str:
    """A block's initiative in this round; bombards open the battle and close every later round (6.2)."""
    kind = BLOCKS[block]
    return "A" if kind.kind == "bombard" and battle.round == 1 else kind.initiative


def on_turn(state: RosesState, battle: Battle) -> tuple[int, list[int]] | None:
    """The seat whose blocks of one letter act now, and those blocks; ``None`` when the round is over (6.2)."""
    waiting = {
        seat: [b for b in line(state, battle, seat) if b not in battle.acted and b not in battle.late]
        for seat in (1 - battle.attacker, battle.attacker)
    }
    for initiative in "ABCD":
        for seat, blocks in waiting.items():
            found = [b for b in blocks if letter(battle, b) == initiative]
            if found:
                return seat, found
    return None


def senior_heir(state: RosesState, battle: Battle, seat: int) -> int:
    """The senior heir of a seat in the line, -1 for none. Reserves do not count."""
    return min((b for b in line(state, battle, seat) if RANK[b]), key=lambda b: RANK[b], default=-1)


def bonus(state: RosesState, battle: Battle, block: int) -> int:
    """Extra fire power of a defender on their shield, crown, city or cathedral, or in Wales (2.2-2.6)."""
    seat, area = owner(state, block), battle.area
    if seat == battle.attacker:
        return 0
    if not RANK[block]:
        if BLOCKS[block].kind == "noble":
            return int(area in SHIELDS[block] and block != BLOCK["lan_clarence"])
        if block == WELSH:
            return int(area in WALES)
        return int(BLOCKS[block].kind in ("levy", "church") and HOME[block] == area)
    own = area in RESERVED.get(block, ())
    senior = senior_heir(state, battle, seat) == block
    shield = own or (senior and area in open_shields(state, block))
    return int(shield) + int(senior and seat == state.king and CROWN[area])


def open_shields(state: RosesState, heir: int) -> frozenset[int]:
    """Shields an heir may use: their own, those of the house, and in Lancaster those of dead heirs (2.2)."""
    found = COMMON[SIDE[heir]] | RESERVED.get(heir, frozenset())
    if SIDE[heir] == 0:
        for other, areas in RESERVED.items():
            if is_dead(state, other):
                found |= areas
    return found


def leader(state: RosesState, battle: Battle, block: int) -> Leader | Literal[""]:
    """The treachery roll a block may still make in this battle: king, pretender, warwick or none (6.9)."""
    word: Leader
    if block in WARWICKS:
        word = "warwick"
    elif block in state.heads:
        word = "king" if SIDE[block] == state.king else "pretender"
    else:
        return ""
    return "" if word in battle.rolls else word


def loyalty(block: int, roller: int = -1) -> int:
    """Dice of a treachery roll against a block; Warwick needs one for his family (6.91)."""
    return 1 if block in FAMILY and roller in WARWICKS else BLOCKS[block].loyalty


def fickle(state: RosesState, battle: Battle, seat: int, roller: int = -1) -> list[int]:
    """Blocks of ``seat`` that a treachery roll may be made on."""
    return [
        b
        for b in line(state, battle, seat)
        if BLOCKS[b].loyalty
        and b not in battle.turned
        and b not in state.heads
        and not (roller in WARWICKS and b in NORTHERN)
    ]


def closed(state: RosesState, area: int, seat: int, border: int) -> bool:
    """Whether the enemy came over a border; where both did, it stays open to Player 2 (6.6)."""
    users = {s for a, s, b in state.entries if a == area and b == border}
    return 1 - seat in users and not (seat in users and seat != state.first)


def havens(state: RosesState, area: int, block: int, used: list[int], fleeing: bool) -> list[int]:
    """Areas a block may retreat (6.6) or, when not ``fleeing``, regroup (6.7) to."""
    seat = owner(state, block)
    enemy = held(state)[1 - seat]
    came = state.came[block]
    if came > SEA_BORDER:
        zones = ZONES[came - SEA_BORDER - 1] & ZONES[area]
        return [n for n in SAILS[area] if ZONES[n] & zones and not enemy[n] and EXILE[n] != 1 - seat]
    return [
        n
        for n, border in NEIGHBOURS[area].items()
        if not enemy[n]
        and EXILE[n] != 1 - seat
        and used.count(border) < LIMIT[border]
        and not (fleeing and closed(state, area, seat, border))
    ]


def short_of_ways(state: RosesState, area: int, blocks: list[int], used: list[int]) -> bool:
    """Whether blocks that must leave have ways, but fewer than they are: then who goes first decides who dies (6.6).
    Pirates among them have the sea and take no way from the others."""
    by_land = [block for block in blocks if state.came[block] <= SEA_BORDER]
    ways: set[int] = set()
    for block in by_land:
        ways |= {NEIGHBOURS[area][n] for n in havens(state, area, block, used, True)}
    room = sum(LIMIT[border] - used.count(border) for border in ways)
    return 0 < room < len(by_land)


def leave(state: RosesState, area: int, block: int, to: int, used: list[int]) -> None:
    """A block retreats or regroups; the border remembers it, the sea does not."""
    if state.came[block] <= SEA_BORDER:
        used.append(NEIGHBOURS[area][to])
    state.came[block] = -1
    state.where[block] = to
