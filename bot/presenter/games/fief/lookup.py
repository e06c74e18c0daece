"""Looking things up in a seat's view by their slugs: whose they are, where, how many. The rest says ``analysis``."""

from __future__ import annotations

from engine.fief.analysis import companions, raiders, seen, units_at
from engine.fief.game_data import CITY, FAMILY, NOBLE, REGION, REGION_IDS, REGION_OF, UNIT_IDS
from engine.fief.views.view import CityView, FamilyView, FiefView, NobleView, RegionView


def own_families(view: FiefView) -> list[FamilyView]:
    """The families of the seat, two in a game of two (13.7)."""
    return [f for f in view.families if f.seat == view.seat]


def is_own(view: FiefView, family: int) -> bool:
    """Whether a family is the seat's."""
    return 0 <= family < len(view.families) and view.families[family].seat == view.seat


def city(view: FiefView, slug: str) -> CityView | None:
    """A city by its slug."""
    return view.cities[CITY[slug]] if slug in CITY else None


def noble(view: FiefView, slug: str) -> NobleView | None:
    """A living Noble on the board by their slug."""
    return next((n for n in view.nobles if n.slug == slug), None)


def region(view: FiefView, slug: str) -> RegionView | None:
    """A region by its slug."""
    return view.regions[REGION[slug]] if slug in REGION else None


def family(view: FiefView, slug: str) -> FamilyView | None:
    """A family by its colour."""
    return view.families[FAMILY[slug]] if slug in FAMILY and FAMILY[slug] < len(view.families) else None


def home(slug: str) -> str:
    """The region printed for a city."""
    return REGION_IDS[REGION_OF[CITY[slug]]] if slug in CITY else ""


def purse(view: FiefView) -> int:
    """The seat's shillings."""
    return view.own.purse if view.own is not None else 0


def fighters(view: FiefView, slug: str, number: int) -> list[NobleView]:
    """A family's free Nobles in a city."""
    return [n for n in view.nobles if n.place == slug and n.family == number and n.captor is None]


def kin(view: FiefView, number: int) -> list[NobleView]:
    """A family's Nobles, captive ones too."""
    return [n for n in view.nobles if n.family == number]


def catapults(view: FiefView, slug: str, number: int) -> int:
    """A family's catapults in a city, and those in the making."""
    return sum(s.catapults + s.works for s in view.stacks if s.city == slug and s.family == number)


def troops(view: FiefView, slug: str, number: int | None = None) -> int:
    """Troops in a city, of one family or of all; engines and royal guards aside."""
    return sum(s.troops for s in view.stacks if s.city == slug and (number is None or s.family == number))


def horde(view: FiefView, slug: str) -> tuple[int, int]:
    """Infantry and leaders of invaders in a city."""
    return raiders(seen(view), CITY[slug]) if slug in CITY else (0, 0)


def units(view: FiefView, slug: str, number: int) -> dict[str, int]:
    """A family's units in a city by kind; nothing where their kinds are hidden."""
    return by_kind(units_at(seen(view), CITY[slug], number) or []) if slug in CITY else {}


def beside(view: FiefView, who: NobleView) -> dict[str, int]:
    """Units by kind that one of the seat's Nobles could take along where they stand (5.0)."""
    return by_kind(companions(seen(view), NOBLE[who.slug])) if who.place in CITY else {}


def marching(view: FiefView, who: NobleView) -> int:
    """Troops that a Noble could take along, engines aside."""
    return sum(n for kind, n in beside(view, who).items() if kind != "bombard")


def by_kind(counts: list[int]) -> dict[str, int]:
    """Counts in the order of ``game_data.UNITS`` by slug; kinds of which there are none are left out."""
    return {kind: n for kind, n in zip(UNIT_IDS, counts, strict=False) if n}
