"""Reading a seat's view: who and what stands where, and what follows from that in shillings, points and dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.fief.board import ABBEYS, FORTS, PENALTY
from engine.fief.combat import melee_dice, points_of
from engine.fief.game_data import (
    CITY,
    CITY_IDS,
    DISTRICTS,
    FAMILIES,
    FAMILY,
    PORTS,
    REGION,
    REGION_IDS,
    REGION_OF,
    REGIONS,
    ROADS,
    SHERWOOD_LINKS,
    TROOPS,
    UNIT,
    UNIT_IDS,
    N,
    seas_beside,
)
from engine.fief.view import CityView, FamilyView, FiefView, NobleView, RegionView, StackView

CARRIED = tuple(u for u in UNIT_IDS if u != "catapult")
"""Kinds that march (7.2)."""
MOVES = 2
DISASTERS = ("storms", "famine", "plague", "invaders")
RAID = 6
"""The phase in which invaders land."""


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


def colour(view: FiefView, number: int) -> str:
    """A family's colour, empty for nobody."""
    return FAMILIES[number] if 0 <= number < len(FAMILIES) else ""


def home(slug: str) -> str:
    """The region printed for a city."""
    return REGION_IDS[REGION_OF[CITY[slug]]] if slug in CITY else ""


def weather(view: FiefView, slug: str) -> list[str]:
    """The cards at work in the sea of a city's region."""
    found = region(view, home(slug))
    return [] if found is None else [c.card for c in found.sea if c.awake]


def disasters(view: FiefView) -> dict[str, list[str]]:
    """The Disasters at work where the seat has cities, troops or free Nobles: each with the regions."""
    mine = {c.slug for c in view.cities if is_own(view, c.control)}
    mine |= {s.city for s in view.stacks if is_own(view, s.family)}
    mine |= {n.place for n in view.nobles if is_own(view, n.family) and n.captor is None}
    lands = [r for r in view.regions if any(home(slug) == r.slug for slug in mine)]
    found: dict[str, list[str]] = {}
    for land in lands:
        for card in dict.fromkeys(c.card for c in land.sea if c.awake and c.card in DISASTERS):
            found.setdefault(card, []).append(land.slug)
    return found


def landing(view: FiefView, slug: str) -> bool:
    """Whether invaders may land in a city this round: it is the port beside a sea in which their card lies (6.2)."""
    return is_port(slug) and "invaders" in weather(view, slug) and view.phase < RAID


def stormy(view: FiefView, slug: str) -> bool:
    """Whether storms close a city (2.5)."""
    return "storms" in weather(view, slug)


def stacks(view: FiefView, slug: str, number: int | None = None) -> Iterator[StackView]:
    """The stacks in a city, of one family."""
    for stack in view.stacks:
        if stack.city == slug and (number is None or stack.family == number):
            yield stack


def troops(view: FiefView, slug: str, number: int | None = None) -> int:
    """Troops in a city, engines aside."""
    return sum(s.troops for s in stacks(view, slug, number))


def units(view: FiefView, slug: str, number: int) -> dict[str, int]:
    """Own units in a city by kind."""
    found: dict[str, int] = {}
    for stack in stacks(view, slug, number):
        for kind, n in (stack.units or {}).items():
            found[kind] = found.get(kind, 0) + n
        found["bombard"] = found.get("bombard", 0) + stack.bombards
        found["catapult"] = found.get("catapult", 0) + stack.catapults
    return {kind: n for kind, n in found.items() if n}


def beside(view: FiefView, who: NobleView) -> dict[str, int]:
    """Units that a Noble could take along where they stand: those that have not marched this round (5.0)."""
    found: dict[str, int] = {}
    for stack in stacks(view, who.place, who.family):
        if stack.site != who.site:
            continue
        there = {**(stack.units or {}), "bombard": stack.bombards}
        moved = stack.moved or {}
        for kind in CARRIED:
            n = there.get(kind, 0) - moved.get(kind, 0)
            if n > 0:
                found[kind] = found.get(kind, 0) + n
    return found


def fighters(view: FiefView, slug: str, number: int) -> list[NobleView]:
    """A family's free Nobles in a city."""
    return [n for n in view.nobles if n.place == slug and n.family == number and n.captor is None]


def points(view: FiefView, slug: str, number: int) -> int:
    """What a family of the seat is worth in melee in a city (7.3); nothing without troops."""
    there = units(view, slug, number)
    counts = [there.get(kind, 0) for kind in UNIT_IDS]
    nobles = fighters(view, slug, number)
    guards = {n.slug: n.guards for n in nobles if n.guards}
    knights = guards.get(view.sovereign, 0)
    soldiers = sum(guards.values()) - knights
    if not any(counts[k] for k in TROOPS) and not guards:
        return 0
    leading = sum(n.man or bool(n.fiefs) for n in nobles)
    return points_of(counts, leading, knights, soldiers)


def reckoned(view: FiefView, slug: str, foe: int) -> tuple[int, int]:
    """The least and the most that another family's people in a city can be worth: one to three points a troop."""
    n = troops(view, slug, foe)
    leading = sum(x.man or bool(x.fiefs) for x in fighters(view, slug, foe)) if n else 0
    return n + leading, 3 * n + leading


def walls(view: FiefView, slug: str, foe: int) -> int:
    """Dice that an attacker loses to the walls behind which a family stands (7.4)."""
    found = city(view, slug)
    if found is None or found.control != foe or found.building not in FORTS:
        return 0
    outside = any(s.site and s.troops for s in stacks(view, slug, foe))
    return 0 if outside else PENALTY[found.building]


def dice(points: int, penalty: int = 0) -> int:
    """Dice in melee."""
    return melee_dice(points, penalty)


def horde(view: FiefView, slug: str) -> tuple[int, int]:
    """Infantry and leaders of invaders in a city."""
    there = [a for a in view.armies if a.city == slug]
    return sum(a.infantry for a in there), sum(a.leader for a in there)


# --- money -----------------------------------------------------------------------------------------------------------


def purse(view: FiefView) -> int:
    """The seat's shillings."""
    return view.own.purse if view.own is not None else 0


def price_of_title(view: FiefView, slug: str) -> int:
    """Two shillings for each city that a region has now (4.3, 4.9)."""
    return 2 * sum(c.region == slug for c in view.cities)


def wanting(view: FiefView, slug: str, family: int) -> tuple[list[str], bool] | None:
    """What a family still wants for the title of a region without a Lord (4.3): the one city of it that it does not
    control, if any, and whether one of the others has walls. ``None`` where it is no nearer than that."""
    here = [c for c in view.cities if c.region == slug]
    lost = [c.slug for c in here if c.control != family]
    region_ = region(view, slug)
    if region_ is None or region_.lord or len(here) < 2 or len(lost) > 1:
        return None
    return lost, any(c.building in ("fortress", "walled") for c in here if c.control == family)


def tallage(view: FiefView, slug: str) -> tuple[int, int]:
    """Cities that would pay a tallage on a region, and what that brings (2.8)."""
    paying = sum(c.region == slug and c.siege < 0 for c in view.cities)
    return paying, paying * N.tallage


def tithe(view: FiefView, slug: str) -> tuple[int, int]:
    """Mills that would pay a tithe in a district, and what that brings (2.8)."""
    mills = total = 0
    for found in view.cities:
        inside = any(d.slug == slug and home(found.slug) in _regions(slug) for d in view.districts)
        cards = weather(view, found.slug)
        if not inside or not found.mill or found.siege >= 0 or found.building in ABBEYS or "famine" in cards:
            continue
        mills += 1
        total += N.mill_income + ("harvest" in cards) + ("fair-weather" in cards)
    return mills, total


def _regions(district: str) -> Iterable[str]:
    return next((d.regions for d in DISTRICTS if d.slug == district), ())


# --- ways ------------------------------------------------------------------------------------------------------------


def sea_steps(start: str, to: str) -> int:
    """Moves from one port to another by sea, 9 where that is too far (5.4)."""
    one, two = REGION_OF[CITY[start]], REGION_OF[CITY[to]]
    if one == two:
        return 9
    if two in seas_beside(one):
        return 1
    return 2 if any(two in seas_beside(r) for r in seas_beside(one)) else 9


def calm(view: FiefView, start: str, to: str) -> bool:
    """Whether a shortest course between two ports meets no storm (5.5)."""
    one, two = REGION_OF[CITY[start]], REGION_OF[CITY[to]]
    shut = {n for n, r in enumerate(view.regions) if any(c.card == "storms" and c.awake for c in r.sea)}
    if shut & {one, two}:
        return False
    return two in seas_beside(one) or any(r not in shut for r in seas_beside(one) if two in seas_beside(r))


def ways(view: FiefView, who: NobleView, left: int) -> list[tuple[str, str]]:
    """Where a Noble could go next with so many moves left, as far as their seat can see: verb and city."""
    if who.place not in CITY or who.captor is not None or left < 1:
        return []
    here = CITY[who.place]
    found: list[tuple[str, str]] = []
    if not stormy(view, who.place):
        found += [("go", CITY_IDS[c]) for c in ROADS[here] if not stormy(view, CITY_IDS[c])]
        if view.options.sherwood and here in SHERWOOD_LINKS:
            linked = sorted(SHERWOOD_LINKS - {here})
            found += [("forest", CITY_IDS[c]) for c in linked if not stormy(view, CITY_IDS[c])]
    if here in PORTS and who.steps == 0:
        for port in sorted(PORTS - {here}):
            to = CITY_IDS[port]
            if sea_steps(who.place, to) <= left and calm(view, who.place, to):
                found.append(("sail", to))
    return found


def roads(slug: str) -> int:
    """Roads out of a city."""
    return len(ROADS[CITY[slug]])


def is_port(slug: str) -> bool:
    """Whether ships land there."""
    return CITY[slug] in PORTS


def kind_of(slug: str) -> str:
    """What a region's title is: barony, county, duchy."""
    return REGIONS[REGION[slug]].kind


def price(unit: str) -> int:
    """What a unit costs."""
    return N.units[UNIT[unit]].price
