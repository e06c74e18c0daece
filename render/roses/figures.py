"""What is counted over the turns, from the public view."""

from __future__ import annotations

from engine.roses.view import RosesView


def figures(view: RosesView) -> dict[str, list[int]]:
    """Blocks on the map, areas that a house holds alone and Nobles lost, one number a seat."""
    return {
        "blocks": [sum(a.lancaster for a in view.areas), sum(a.york for a in view.areas)],
        "areas": [
            sum(a.lancaster > 0 and not a.york for a in view.areas),
            sum(a.york > 0 and not a.lancaster for a in view.areas),
        ],
        "lost": [len(seat.dead) for seat in sorted(view.seats, key=lambda seat: seat.seat)],
    }
