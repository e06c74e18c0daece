"""What matters now, large enough for a phone: the region in play, what goes on there, and one's own hand and troops."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from engine.fief.game_data import CITIES_OF, CITY, CITY_IDS, REGION
from engine.fief.views.view import FiefView
from render.core import phone
from render.core.api import Words
from render.core.sprites import Box
from render.fief import assembly, battle, geography, private
from render.fief.layout import Spot

WIDE, HIGH = 540.0, 560.0
"""The window on the map, in units of the plane."""
LEAST, ALONE = 640.0, 1120.0
"""How high it is at least, over what goes on and where nothing does, in units of the picture."""
REBELLION, VOLLEYS = 420.0, 4
"""How high a rebellion is, and how many volleys of a battle there are."""
HALVES = ((True, False), (False, True))
"""Hand and troops, as ``private.height`` takes them."""
WHOLE: Box = (0.0, geography.TOP, float(geography.WIDTH), geography.BOTTOM)
"""All of the map."""


@functools.cache
def windows(high: float = HIGH) -> dict[str, Box]:
    """The window around every city, by the city's slug."""
    return {slug: phone.around(*geography.city(CITY[slug]), WIDE, high, WHOLE) for slug in CITY_IDS}


def running(view: FiefView) -> float:
    """Height of what goes on, in units of the picture: a battle, a rebellion, an assembly."""
    fight = battle.fight(view)
    if view.battle is not None and fight is not None:
        return battle.sheet_height(fight, VOLLEYS) * phone.PLANE / battle.WIDE
    if view.battle is not None or view.rebellion is not None:
        return REBELLION
    return assembly.sheet_height(view) * phone.PLANE / assembly.WIDE if assembly.kind(view) else 0.0


def fit(view: FiefView, words: Words) -> tuple[float, tuple[bool, bool]]:
    """How high the map is, in units of the picture, and whether there is room under it for hand and for troops."""
    own, going = view.own, running(view)
    usual, least = HIGH * phone.PLANE / WIDE, LEAST if going else ALONE
    if homeless(view):
        usual = least = WHOLE[3] - WHOLE[1]
    boxes = [private.height(view, own, words, *half) for half in HALVES] if own is not None else [0.0, 0.0]
    high, (hand, troops) = phone.fitted(boxes, usual, least, going)
    return high, (hand, troops)


def subject(view: FiefView, focus: str) -> tuple[float, float] | None:
    """Where what the seat is asked about goes on: the battle or rebellion in a city, the city or the Noble of a
    question in between, whoever marches, or a city in which a battle or a Walled City may be chosen."""
    ask, trail = view.ask, view.march.trail if view.march is not None else []
    nobles = [n.place for n in view.nobles if ask is not None and n.slug == ask.noble]
    places = [focus, ask.city if ask is not None else "", *nobles, *trail[-1:], *choices(view)]
    return next((geography.city(CITY[place]) for place in places if place in CITY), None)


def choices(view: FiefView) -> list[str]:
    """Cities of the region in question: where the family whose turn it is stands beside others before a battle is
    declared, or whose fortress may become the Walled City."""
    region = getattr(view.course.frames[-1], "region", -1) if view.course is not None and view.course.frames else -1
    cities = [view.cities[c] for c in CITIES_OF[region]] if 0 <= region < len(CITIES_OF) else []
    if view.step == "walling":
        return [c.slug for c in cities if c.building == "fortress"]
    if view.step != "muster":
        return []
    there = {c.slug: {s.family for s in view.stacks if s.city == c.slug} for c in cities}
    for n in view.nobles:
        if n.place in there and n.captor is None:
            there[n.place].add(n.family)
    return [c.slug for c in cities if view.family in there[c.slug] and (len(there[c.slug]) > 1 or c.armies)]


def homeless(view: FiefView) -> bool:
    """Whether families still choose where they begin, and those of the seat have not: any city may matter then. For a
    spectator as long as anybody chooses."""
    begun = {n.family for n in view.nobles if n.place}
    return view.stage == "settle" and any(
        f.family not in begun for f in view.families if view.own is None or f.seat == view.seat
    )


def weights(view: FiefView, spots: Sequence[Spot], focus: str) -> list[phone.Weight]:
    """What matters: a battle or a rebellion, one's Nobles and troops, and the cities that one holds; for a spectator
    those of everybody. ``focus``: the city of a battle or a rebellion."""
    mine = {f.family for f in view.families if view.own is None or f.seat == view.seat}
    found = [(*geography.city(CITY[focus]), 100.0)] if focus else []
    for spot in spots:
        own = spot.group.family in mine
        heads = sum(head.family in mine for head in spot.group.heads)
        found.append((spot.x, spot.y, (3.0 if own else 0.5) + 3.0 * heads))
    found += [(*geography.city(CITY[c.slug]), 1.5) for c in view.cities if c.control in mine]
    return found


def point(name: str) -> phone.Point | None:
    """Where a city is, or the middle of a region; ``None`` for neither."""
    if name in REGION:
        x0, y0, x1, y1 = geography.bounds(name)
        return (x0 + x1) / 2, (y0 + y1) / 2
    return geography.city(CITY[name]) if name in CITY else None


def window(view: FiefView, spots: Sequence[Spot], focus: str, high: float, about: Sequence[str] = ()) -> Box:
    """The part of the plane that matters now, ``high`` units of the picture; all of it before the seat has anybody
    there. ``about``: as ``close_up`` takes it."""
    asked, goals = phone.points(about, point)
    if homeless(view):
        return WHOLE
    here = windows(high * WIDE / phone.PLANE)
    matter = weights(view, spots, focus) + ([(*asked, 100.0)] if asked else [])
    return here[phone.best(here, matter, asked or subject(view, focus), goals)]
