"""Who stands where in a battle, whose turn it is, how well a block shoots, where it may go (2.2-2.6, 6.0)."""

from __future__ import annotations

from typing import Literal

from engine.roses.analysis.fighting import defence, senior, turn_of, without_a_way
from engine.roses.analysis.marching import barred, room_left
from engine.roses.board import BLOCKS, NEIGHBOURS, NORTHERN, SAILS, SEA_BORDER, SIDE, WARWICKS, ZONES
from engine.roses.bounds import Leader
from engine.roses.state import Battle, RosesState, held, owner, present


def line(state: RosesState, battle: Battle, seat: int) -> list[int]:
    """A seat's blocks that fight and can be hit: all but the reserves."""
    return [b for b in present(state, battle.area, seat) if b not in battle.reserve]


def reserves(state: RosesState, battle: Battle, seat: int) -> list[int]:
    """A seat's blocks that have not arrived."""
    return [b for b in present(state, battle.area, seat) if b in battle.reserve]


def on_turn(state: RosesState, battle: Battle) -> tuple[int, list[int]] | None:
    """The seat whose blocks of one letter act now, and those blocks; ``None`` when the round is over (6.2)."""
    waiting = {
        seat: [b for b in line(state, battle, seat) if b not in battle.acted and b not in battle.late]
        for seat in (1 - battle.attacker, battle.attacker)
    }
    return turn_of(waiting, battle.round)


def senior_heir(state: RosesState, battle: Battle, seat: int) -> int:
    """The senior heir of a seat in the line, -1 for none. Reserves do not count."""
    return senior(line(state, battle, seat))


def power(state: RosesState, battle: Battle, block: int) -> int:
    """The highest number with which a block of the battle hits now, defence included (2.2-2.6, 3.12)."""
    seat = owner(state, block)
    if seat == battle.attacker:
        return BLOCKS[block].firepower
    return BLOCKS[block].firepower + defence(state, battle.area, block, line(state, battle, seat))


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
        return [n for n in SAILS[area] if ZONES[n] & zones and not enemy[n] and not barred(n, seat)]
    return [
        n
        for n, border in NEIGHBOURS[area].items()
        if not enemy[n]
        and not barred(n, seat)
        and room_left(border, used) > 0
        and not (fleeing and closed(state, area, seat, border))
    ]


def short_of_ways(state: RosesState, area: int, blocks: list[int], used: list[int]) -> bool:
    """Whether blocks that must leave have ways, but fewer than they are: then who goes first decides who dies (6.6).
    Pirates among them have the sea and take no way from the others."""
    by_land = [block for block in blocks if state.came[block] <= SEA_BORDER]
    ways: set[int] = set()
    for block in by_land:
        ways |= {NEIGHBOURS[area][n] for n in havens(state, area, block, used, True)}
    room = sum(room_left(border, used) for border in ways)
    return room > 0 and without_a_way(len(by_land), room) > 0


def leave(state: RosesState, area: int, block: int, to: int, used: list[int]) -> None:
    """A block retreats or regroups; the border remembers it, the sea does not."""
    if state.came[block] <= SEA_BORDER:
        used.append(NEIGHBOURS[area][to])
    state.came[block] = -1
    state.where[block] = to
