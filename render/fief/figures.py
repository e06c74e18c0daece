"""What is counted over the rounds, from the public view."""

from __future__ import annotations

from engine.fief.views.view import FiefView


def figures(view: FiefView) -> dict[str, list[int]]:
    """Victory points, cities, troops and Nobles, one number a seat: of all its families together."""
    own = [[family for family in view.families if family.seat == seat] for seat in range(view.seats)]
    return {
        "points": [sum(family.points for family in mine) for mine in own],
        "cities": [sum(len(family.cities) for family in mine) for mine in own],
        "troops": [
            sum(stack.troops for stack in view.stacks if stack.family in {family.family for family in mine})
            for mine in own
        ],
        "nobles": [sum(len(family.nobles) for family in mine) for mine in own],
    }
