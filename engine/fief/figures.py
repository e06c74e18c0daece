"""What a seat of Fief has, in numbers and names, from its own view."""

from __future__ import annotations

from engine.core import Figures, Piece, Place, Term, Word
from engine.fief.views.view import FiefView

BROUGHT: dict[str, frozenset[str]] = {
    f"fief-{key}": frozenset()
    for key in (
        "income-own",
        "holds",
        "city-free",
        "freed",
        "title-vacant",
        "heresy",
        "dispersed",
        "slot-empty",
        "reinforced",
        "invaders-delayed",
        "invaders-leave",
        "invaders-wait",
        "leader-falls",
        "relic-dropped",
        "undrawn-own",
        "sword-taken",
    )
} | {f"fief-{key}": frozenset(("lose",)) for key in ("loses", "loses-unit", "loses-own")}
"""What comes by itself: see ``Rules.brought``. Who marches out of a city may not have meant to lose it."""
ORDERED = {
    "fief-leave-granted": "family", "fief-leave-refused": "family", "fief-keeps-engines": "family",
    "fief-wrecks-engines": "family", "fief-aims": "seat", "fief-sword-drawn": "noble", "fief-sword-sticks": "noble",
    "fief-deal-declined": "other", "fief-deal-done": "other",
}  # fmt: skip
"""What standing orders may have chosen: see ``Rules.ordered``. Not what is written down in a window: it happens later,
and by hand. Of an armed card the game says itself that it has played."""


def figures(view: FiefView, seat: int) -> Figures:
    """Points are open to everybody; what is in the purse and the hand is the seat's own secret."""
    mine = [family for family in view.families if family.seat == seat]
    numbers = {family.family for family in mine}
    nobles = [noble for noble in view.nobles if noble.family in numbers]
    scores: dict[int, int] = {}
    for family in view.families:
        scores[family.seat] = scores.get(family.seat, 0) + family.points
    amounts = {"points": scores[seat]}
    if view.own is not None and view.seat == seat:
        amounts |= {"shillings": view.own.purse, "cards": len(view.own.hand)}
    amounts |= {
        "troops": sum(stack.troops for stack in view.stacks if stack.family in numbers),
        "votes": sum(family.votes for family in mine),
        "treasures": sum(family.treasures for family in mine),
    }
    held: dict[str, list[Term]] = {
        "titles": [Word(title) for noble in nobles for title in noble.titles],
        "nobles": [Piece(noble.slug) for noble in nobles if noble.captor is None],
        "captured": [Piece(noble.slug) for noble in nobles if noble.captor is not None],
        "captives": [Piece(captive) for family in mine for captive in family.captives],
        "allies": [Word(view.families[family.ally].colour) for family in mine if family.ally >= 0],
        "cities": [Place(city.slug) for city in view.cities if city.control in numbers],
        "relics": [Word(relic) for noble in nobles for relic in noble.relics if relic],
    }
    regions = dict.fromkeys(city.region for city in view.cities if city.control in numbers and city.region)
    own: list[Term] = [*(Word(family.colour) for family in mine), *map(Place, regions)]
    return Figures(amounts, held, scores, own)
