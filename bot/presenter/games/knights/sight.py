"""Reading a seat's view: who and what stands where, and in which part of the Kingdom."""

from __future__ import annotations

from engine.knights.game_data import AREA, AREAS, FORDS, LAST, ROADS, STEPS
from engine.knights.views.view import BaronView, CityView, KnView, NobleView, StrongholdView

QUARTERS = ("nw", "ne", "sw", "se", "overseas")


def quarter(area: str) -> str:
    """In which part of the Kingdom an area lies, or overseas; empty for none."""
    if area not in AREA:
        return ""
    it = AREAS[AREA[area]]
    if it.overseas:
        return "overseas"
    return ("n" if 2 * it.row <= LAST else "s") + ("w" if 2 * it.col <= LAST else "e")


def own(view: KnView) -> BaronView | None:
    """What the seat has."""
    return view.barons[view.seat] if view.seat is not None else None


def crowns(view: KnView) -> int:
    """The seat's purse."""
    mine = own(view)
    return mine.crowns if mine is not None else 0


def noble(view: KnView, slug: str) -> NobleView | None:
    """A Noble by its slug."""
    return next((n for n in view.nobles if n.slug == slug), None)


def city(view: KnView, slug: str) -> CityView | None:
    """A city that stands, by its own or its area's slug; they are the same."""
    return next((c for c in view.cities if slug in (c.slug, c.area) and not c.razed), None)


def stronghold(view: KnView, area: str) -> StrongholdView | None:
    """The stronghold in an area."""
    return next((s for s in view.strongholds if area and s.area == area), None)


def nobles(view: KnView, area: str, seat: int | None = None) -> list[NobleView]:
    """Nobles on land in an area, of one seat."""
    return [n for n in view.nobles if n.area == area and not n.sea and (seat is None or n.seat == seat)]


def holder(view: KnView, area: str) -> int:
    """The seat whose city or stronghold stands there, -1 nobody's."""
    it, hold = city(view, area), stronghold(view, area)
    return it.owner if it is not None else hold.seat if hold is not None else -1


def rivals(view: KnView, area: str) -> list[int]:
    """Other seats with Nobles on land in an area."""
    return sorted({n.seat for n in nobles(view, area) if n.seat != view.seat})


def near(area: str) -> set[str]:
    """Areas beside an area, by land or by road."""
    n = AREA[area]
    return {AREAS[a].slug for a in (*STEPS[n], *ROADS[n], *FORDS[n])}
