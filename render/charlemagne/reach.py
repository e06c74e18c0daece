"""Where the reader's force may go: points left in every hex, enemy zones that stop it, ground that does not feed it."""

from __future__ import annotations

import functools
import math

from engine.charlemagne.analysis import Goal, outlook
from engine.charlemagne.board import HEXES, PLACE
from engine.charlemagne.view import ChView
from render.charlemagne import geography
from render.core import palette
from render.core.brush import Brush
from render.core.palette import INK
from render.core.sprites import Box
from render.core.stage import Stage


def shown(view: ChView) -> bool:
    """Whether the reader is the one who moves the force in operation."""
    force = view.force
    return force is not None and force.seat == view.seat and view.battle is None and force.points > 0


def paint(brush: Brush, stop: bool, hungry: bool, points: int) -> None:
    """A hex within reach: a light rim, red where an enemy zone of control stops; the points left there, on red ground
    where somebody would go hungry; a negative number is left out."""
    radius = geography.SIZE * 0.9
    corners = [(radius * math.cos(math.radians(60 * n)), radius * math.sin(math.radians(60 * n))) for n in range(6)]
    ring = [*corners, corners[0]]
    brush.line(ring, (*palette.WHITE, 220) if not stop else (*palette.WAX, 235), 2)
    if stop:
        inner = [(x * 0.84, y * 0.84) for x, y in ring]
        brush.line(inner, (*palette.WAX, 235), 1)
    ground = palette.WAX if hungry else palette.PARCHMENT_LIGHT
    brush.ellipse(0, 10.2, 8.4 if points > 9 else 7.2, 6.9, ground, INK, 0.8)
    if points >= 0:
        brush.text(0, 10.3, str(points), 11.2, "black", palette.WHITE if hungry else INK)


def goals(view: ChView, window: Box) -> list[Goal]:
    """Where the reader's force may go in a part of the plane; nothing unless they move one."""
    if not shown(view):
        return []
    left, top, right, bottom = window
    found = []
    for goal in outlook(view):
        x, y = geography.middle(PLACE[goal.place])
        if PLACE[goal.place] < HEXES and left - 22 < x < right + 22 and top - 22 < y < bottom + 22:
            found.append(goal)
    return found


def draw(stage: Stage, view: ChView) -> None:
    """Where the reader's force may go, in an enlarged picture."""
    for goal in outlook(view):
        x, y = geography.middle(PLACE[goal.place])
        if PLACE[goal.place] < HEXES and stage.shows((x, y, x, y), 22):
            hungry = goal.hungry > 0
            stage.draw(
                ("reach", goal.stop, hungry, goal.points), x, y, (-21, -19, 21, 19),
                functools.partial(paint, stop=goal.stop, hungry=hungry, points=goal.points),
            )  # fmt: skip
