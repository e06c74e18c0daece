"""What is counted over the game turns, from the public view."""

from __future__ import annotations

from engine.charlemagne.game_data import EMPIRE
from engine.charlemagne.view import ChView
from render.charlemagne import panel


def figures(view: ChView) -> dict[str, list[int]]:
    """Regions and markers of both sides, and the Empire's victory points, one number a seat."""
    return {
        "points": [panel.total(view) if seat == EMPIRE else 0 for seat in range(len(view.seats))],
        "regions": [seat.regions for seat in view.seats],
        "markers": [seat.markers for seat in view.seats],
    }
