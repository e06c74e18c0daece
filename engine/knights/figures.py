"""What a Baron has, in numbers and names, from their own view."""

from __future__ import annotations

from engine.core import Figures, Piece, Place, Term, Word
from engine.knights.state.slugs import men_of
from engine.knights.views.view import KnView

BROUGHT: dict[str, frozenset[str]] = {"knights-toll": frozenset(), "knights-returns": frozenset(("place",))}
"""What comes by itself: see ``Rules.brought``."""
ORDERED = {f"knights-{key}": "seat" for key in (
    "blesses", "defies", "defies-decree", "defies-draft", "defies-law", "forbids", "hires", "invests", "musters",
    "obeys", "permits", "quells", "quells-faith", "refuses-attack", "serves", "starts",
)}  # fmt: skip
"""What standing orders may have chosen: see ``Rules.ordered``. Cards that are used without a choice are not among
them."""


def figures(view: KnView, seat: int) -> Figures:
    """All of it is open to everybody."""
    baron = view.barons[seat]
    nobles = [noble for noble in view.nobles if noble.seat == seat and not noble.gone]
    holds = [hold for hold in view.strongholds if hold.seat == seat]
    titles: list[Term] = [
        Word(f"title-{slug}") for slug, of in (("chair", view.chairman), ("head", view.head)) if of == seat
    ]
    titles += [Piece(slug) for slug in (*baron.charges, *(noble.office for noble in nobles)) if slug]
    inside = sum(men_of(hold.troops) for hold in holds)
    return Figures(
        {
            "influence": baron.influence,
            "crowns": baron.crowns,
            "votes": baron.votes,
            "faith": baron.faith,
            "troops": sum(noble.men for noble in nobles) + inside,
            "casualties": sum(noble.losses for noble in nobles) + sum(hold.losses for hold in holds),
        },
        {
            "titles": titles,
            "towns": [Place(city.slug) for city in view.cities if city.owner == seat],
            "stronghold": [Place(hold.area) for hold in holds if hold.area],
            "nobles": [Piece(noble.slug) for noble in nobles if not noble.dead],
        },
        {other.seat: other.influence for other in view.barons},
    )
