"""Which places what is asked now is about: pictures show them, and what lies beside them."""

from __future__ import annotations

from engine.knights.game_data import AREA, AREA_OF, CITY, NONE
from engine.knights.state.frames import Fight, March, Permit, Play, Revolt
from engine.knights.state.frames_cards import Happening
from engine.knights.state.frames_war import Consent, Retreat, Spoil
from engine.knights.views.view import KnView


def asked_places(view: KnView) -> list[int]:
    """The areas that the question in hand names, the one that matters most first: where a battle is fought, where a
    march leads and who goes through, the city that revolts, was taken or is struck. Everybody sees all of it."""
    if not view.frames:
        return []
    match view.frames[-1]:
        case Revolt(city=city) | Spoil(city=city):
            return [AREA_OF[city]]
        case Retreat(area=area) | Consent(area=area):
            return [area]
        case Permit(route=route):
            return [*reversed(route)]
        case Fight(area=area) | Play(area=area) if area != NONE:
            return [area]
        case March(target=target, trail=trail):
            return [*([target] if target != NONE else []), *reversed(trail)]
        case Happening():
            return _struck(view)
        case _:
            return [AREA[view.war.area]] if view.war is not None else _struck(view)


def _struck(view: KnView) -> list[int]:
    """Where an Event strikes a city or a Noble, as far as that is known."""
    targets = view.cards.targets if view.cards is not None else []
    stands = {n.slug: n.area for n in view.nobles}
    cities = [AREA_OF[CITY[t.city]] for t in targets if t.city]
    return cities + [AREA[area] for t in targets if t.noble and (area := stands.get(t.noble, ""))]
