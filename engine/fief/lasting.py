"""What of an act nobody can take back afterwards, as far as a seat can see it before: for what a suggestion says."""

from __future__ import annotations

from engine.core import Action
from engine.fief.board import FORTS
from engine.fief.estates import fortress_price
from engine.fief.game_data import CATHEDRALS, CITY, PORTS, REGION_IDS, REGION_OF, N
from engine.fief.views.seen import seen
from engine.fief.views.view import CityView, FiefView

WAYS = ("go", "sail")
HURT = ("plague", "famine")
"""Cards at work that roll for whoever comes, or make cities restless."""


def lasts(view: FiefView, action: Action) -> bool | None:
    """Whether an act stays done: a servant helps, or others learn of it. ``None`` where the seat cannot know."""
    match action.verb, [str(a) for a in action.args]:
        case "build", ["fortress", city]:
            position, place = seen(view), CITY[city]
            return fortress_price(position, position.towns[place].control, place) < N.fortress
        case "buy", [unit, city, n] if n.isdecimal() and view.own is not None:
            return unit == "free-soldier" or view.own.placed.get(city, 0) + int(n) > N.new_units
        case verb, [city] if verb in WAYS and city in CITY:
            return _comes(view, verb, view.cities[CITY[city]])
    return None


def _comes(view: FiefView, way: str, to: CityView) -> bool | None:
    """Whether a Noble who comes to a city stays there. Somebody who has a Noble in it may have armed a card for them,
    so that it falls or does not is something to know (10.0)."""
    if any(who.place == to.slug and who.captor is None and not _mine(view, who.family) for who in view.nobles):
        return True
    who = next((n for n in view.nobles if view.march is not None and n.slug == view.march.noble), None)
    if who is None or who.place not in CITY or who.site:
        return None
    start = view.cities[CITY[who.place]]
    land = REGION_IDS[REGION_OF[CITY[to.slug]]]
    hurt = [r.slug for r in view.regions if any(c.card in HURT and c.awake for c in r.sea)]
    taxed = any(tax.kind != "tallage" or tax.area == land for tax in view.taxes)
    unrest = view.rebellious or taxed or (land in hurt if way == "go" else hurt)
    hidden = any(CITY[to.slug] in CATHEDRALS and r.city == to.slug and not r.slug for r in view.relics)
    kept = to.building in FORTS and not _mine(view, to.control)
    asked = start.siege >= 0 or any(s.city == start.slug and not _mine(view, s.family) for s in view.stacks)
    by_servant = way == "sail" and CITY[who.place] not in PORTS
    return None if unrest or hidden or kept or asked or by_servant or not _mine(view, start.control) else False


def _mine(view: FiefView, family: int) -> bool:
    return 0 <= family < len(view.families) and view.families[family].seat == view.seat
