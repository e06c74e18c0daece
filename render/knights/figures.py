"""What is counted over the turns, from the public view."""

from __future__ import annotations

from engine.knights.views.view import KnView


def figures(view: KnView) -> dict[str, list[int]]:
    """Influence, cities of the Kingdom, troops in the field and income, one number a seat."""
    barons = sorted(view.barons, key=lambda baron: baron.seat)
    return {
        "influence": [baron.influence for baron in barons],
        "cities": [baron.kingdom for baron in barons],
        "men": [sum(n.strength for n in view.nobles if n.seat == baron.seat) for baron in barons],
        "income": [baron.income for baron in barons],
    }
