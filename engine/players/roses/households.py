"""Heirs who come of age, blocks that starve, and the ways home (7.0, 8.0)."""

from __future__ import annotations

from engine.core.action import Action
from engine.players.roses.position import Position
from engine.players.roses.valuation import Worth
from engine.roses.board import AREA, BLOCK, EXILE, HOME, STEPS, SUPPLY


def heir(position: Position, worth: Worth, actions: list[Action]) -> Action:
    """Where a minor heir enters: where it is worth most."""

    def gain(action: Action) -> float:
        block, area = BLOCK[str(action.args[0])], AREA[str(action.args[1])]
        stay = position.at[area]
        return worth.area(area, tuple(sorted((*stay, block)))) - worth.area(area, stay)

    return max(actions, key=gain)


def loss(position: Position, worth: Worth, actions: list[Action]) -> Action:
    """Who starves: somebody who lives through it, else whose life is worth least."""

    def cost(action: Action) -> float:
        block = BLOCK[str(action.args[0])]
        steps = position.steps[block]
        return worth.life(block) * (1.0 if steps == 1 else 0.3 / STEPS[block])

    return min(actions, key=cost)


def home(position: Position, worth: Worth, actions: list[Action]) -> Action:
    """The way home: in exile where there is room, in England where friends are near and the enemy is not."""

    def gain(action: Action) -> float:
        area = AREA.get(str(action.args[1]), -1)
        if area < 0:  # the pool: no better than a crowd
            return -3.0
        there = [b for b in position.at[area] if HOME[b] != area]
        if EXILE[area] >= 0:
            return (SUPPLY[area] - len(there)) + (5.0 if len(there) < SUPPLY[area] else 0.0)
        crowd = 3.0 if len(there) >= SUPPLY[area] else 0.0
        return 0.6 * len(there) - 0.5 * position.nearby(area) - crowd

    return max(actions, key=gain)


def dismissal(worth: Worth, actions: list[Action]) -> Action:
    """Who leaves a crowded exile for the pool: whose life is worth least."""
    return min(actions, key=lambda a: worth.life(BLOCK[str(a.args[0])]))
