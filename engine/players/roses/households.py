"""Heirs who come of age, blocks that starve, and the ways home (7.0, 8.0)."""

from __future__ import annotations

from engine.core.action import Action
from engine.players.roses.plan import Change
from engine.players.roses.position import Position
from engine.players.roses.valuation import Worth
from engine.roses.analysis import fed_besides, guests
from engine.roses.board import AREA, BLOCK, EXILE, STEPS, SUPPLY


def heir(position: Position, worth: Worth, actions: list[Action]) -> Action:
    """Where a minor heir enters: where it is worth most."""
    return max(actions, key=lambda action: entered(position, action).gain(worth))


def entered(position: Position, action: Action) -> Change:
    """What an heir who enters an area changes there."""
    block, area = BLOCK[str(action.args[0])], AREA[str(action.args[1])]
    stay = position.at[area]
    return Change(area, stay, tuple(sorted((*stay, block))))


def loss(position: Position, worth: Worth, actions: list[Action]) -> Action:
    """Who starves: somebody who lives through it, else whose life is worth least."""

    return min(actions, key=lambda action: starves(position, worth, BLOCK[str(action.args[0])]))


def starves(position: Position, worth: Worth, block: int) -> float:
    """What it costs that a block loses a step."""
    return worth.life(block) * (1.0 if position.steps[block] == 1 else 0.3 / STEPS[block])


def home(position: Position, worth: Worth, actions: list[Action]) -> Action:
    """The way home: in exile where there is room, in England where friends are near and the enemy is not."""
    return max((a for a in actions if a.args), key=lambda action: sum(homely(position, action)))


def homely(position: Position, action: Action) -> tuple[float, float, float]:
    """What speaks for a way home: friends, against it the enemy nearby, and the room that is there."""
    area = AREA.get(str(action.args[1]), -1)
    if area < 0:  # the pool: no better than a crowd
        return 0.0, 0.0, -3.0
    there = len(guests(position.at[area], area))
    fed = fed_besides(area, there) > 0
    if EXILE[area] >= 0:
        return 0.0, 0.0, SUPPLY[area] - there + (5.0 if fed else 0.0)
    return 0.6 * there, -0.5 * position.nearby(area), 0.0 if fed else -3.0


def dismissal(position: Position, worth: Worth, actions: list[Action]) -> Action:
    """Who leaves a crowded exile for the pool: whose life is worth least."""
    return min(actions, key=lambda a: worth.life(BLOCK[str(a.args[0])]))
