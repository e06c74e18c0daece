"""What a side has, in numbers and names, from its own view."""

from __future__ import annotations

from engine.charlemagne.board import PLACES, PRINTED
from engine.charlemagne.lore import EMPIRE, LEADER, REGION_IDS, TYPE_OF, TYPES
from engine.charlemagne.units import Ground
from engine.charlemagne.view import ChView
from engine.core import Figures, Piece, Place


def figures(view: ChView, seat: int) -> Figures:
    """Treasure is the seat's own secret; only the Empire has points, which everybody sees."""
    ground = Ground(view)
    mine = [c for stack in ground.stacks.values() for c in stack if ground.board.sides[c] == seat]
    amounts = {} if view.own is None or view.seat != seat else {"treasure": view.own.treasury}
    amounts |= {"units": sum(not LEADER[c] for c in mine), "markers": view.seats[seat].markers}
    working = sorted({*(PRINTED - {*view.pillaged}), *view.built})
    return Figures(
        amounts,
        {
            "regions": [Place(slug) for slug, side in zip(REGION_IDS, view.control, strict=True) if side == seat],
            "burgs": [Place(PLACES[p]) for p in working if ground.held.get(p) == seat],
            "leaders": [Piece(TYPES[TYPE_OF[c]].slug) for c in mine if LEADER[c]],
        },
        {EMPIRE: sum(view.points.values())},
    )
