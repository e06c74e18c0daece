"""Where a Noble can go with one card, and whose leave that takes (K12)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.knights.board import besieged, city_at, holder_at, seats_at, shut_in
from engine.knights.game_data import FORDS, NONE, PORTS, ROADS, STEPS, N
from engine.knights.mods import baron_mod, decreed, noble_mod, toll
from engine.knights.state.state import Position, nobles_of, seat_of

Route = tuple[int, ...]
"""The areas a Noble comes to, one after the other; the last one is where it stays."""


def can_move(state: Position, noble: int) -> bool:
    """Whether a Noble may move now: on land, not exhausted, not shut in, not with this card already."""
    who = state.nobles[noble]
    tired = who.exhausted or noble in state.worn
    return who.area != NONE and not who.sea and not tired and not shut_in(state, noble)


def routes(state: Position, noble: int) -> list[Route]:
    """Every way by land: one area, or up to three along the road. Who comes to their own walls under siege stays."""
    if not can_move(state, noble):
        return []
    start, seat = state.nobles[noble].area, seat_of(state, noble)
    near = set(STEPS[start])
    if noble_mod(state, noble, "fords") is not None:
        near |= FORDS[start]
    found: list[Route] = [(a,) for a in sorted(near)]
    if state.barons[seat].crowns < toll(state, seat, "road-toll") or decreed(state, seat, "roads"):
        return found
    return found + _by_road(state, noble)


def _by_road(state: Position, noble: int) -> list[Route]:
    """Ways along the road of more than one area, whatever laws say."""
    start, seat = state.nobles[noble].area, seat_of(state, noble)
    found: list[Route] = []
    paths: list[Route] = [(a,) for a in sorted(ROADS[start])]
    for _ in range(N.road - 1):
        paths = [
            (*p, a)
            for p in paths
            if not (besieged(state, p[-1]) and holder_at(state, p[-1]) == seat)
            for a in sorted(ROADS[p[-1]])
            if a != start and a not in p
        ]
        found += paths
    return found


def voyages(state: Position, noble: int) -> list[int]:
    """Ports to which a Noble can sail (K12.2)."""
    who = state.nobles[noble]
    if not can_move(state, noble) or who.area not in PORTS:
        return []
    seat = seat_of(state, noble)
    if state.barons[seat].crowns < sea_toll(state, seat) or decreed(state, seat, "harbours"):
        return []
    return sorted(PORTS - {who.area})


def land_toll(state: Position, seat: int, route: Sequence[int]) -> int:
    """Crowns that a law asks for a way by land: for more than one area by road."""
    return toll(state, seat, "road-toll") if len(route) > 1 else 0


def sea_toll(state: Position, seat: int) -> int:
    """Crowns that a law asks for a voyage."""
    return toll(state, seat, "sail-toll")


Comers = tuple[list[int], list[int]]
"""Nobles who can come by land, and those others who can sail."""


def comers(state: Position, seat: int, area: int) -> Comers:
    """Nobles of a seat who can come to an area with one card, where nobody refuses leave: by land, and those others
    who can sail there."""
    return reach(state, seat).get(area, ([], []))


def reach(state: Position, seat: int) -> dict[int, Comers]:
    """By area to which Nobles of a seat can come with one card, see ``comers``."""
    found: dict[int, Comers] = {}
    for noble in nobles_of(state, seat):
        ways = dict.fromkeys(route[-1] for route in routes(state, noble))
        for area in ways:
            found.setdefault(area, ([], []))[0].append(noble)
        for port in voyages(state, noble):
            if port not in ways:
                found.setdefault(port, ([], []))[1].append(noble)
    return found


def unpaid_toll(state: Position, noble: int, way: Route, *, by_sea: bool) -> int:
    """Crowns of the toll for want of which alone a Noble may not go a way; 0 where it has another reason, or none."""
    seat = seat_of(state, noble)
    if by_sea:
        open_to = state.nobles[noble].area in PORTS and way[-1] in PORTS - {state.nobles[noble].area}
        price, closed = sea_toll(state, seat), decreed(state, seat, "harbours")
    else:
        open_to, price, closed = (
            way in _by_road(state, noble),
            land_toll(state, seat, way),
            decreed(state, seat, "roads"),
        )
    return price if open_to and not closed and price > state.barons[seat].crowns else 0


def laws_bite(state: Position, noble: int, target: int, barred: list[int]) -> bool:
    """Whether a law or a decree takes a way from a Noble, or asks crowns for it, so that its Baron may defy it
    (K10.9, K16.2). ``target``: where it must go, -1 anywhere; ``barred``: areas through which leave was refused."""
    who, seat = state.nobles[noble], seat_of(state, noble)
    if not can_move(state, noble):
        return False
    if toll(state, seat, "road-toll") or decreed(state, seat, "roads"):
        ways = _by_road(state, noble)
        if any(target in (NONE, w[-1]) and not any(a in barred for a in w[:-1]) for w in ways):
            return True
    sails = bool(sea_toll(state, seat)) or decreed(state, seat, "harbours")
    return sails and who.area in PORTS and any(target in (NONE, p) for p in PORTS - {who.area})


def keepers(state: Position, seat: int, area: int) -> list[int]:
    """Seats whose leave it takes to go on through an area: those with a Noble there, and who holds its city; not for a
    stronghold alone (K12.1, FAQ 2)."""
    found = set(seats_at(state, area))
    city = city_at(state, area)
    if city >= 0:
        found.add(state.cities[city].owner)
    return sorted(found - {seat, NONE})


def leave_needed(state: Position, seat: int, route: Sequence[int]) -> list[tuple[int, int]]:
    """Whose leave a route takes, as (seat, area)."""
    if baron_mod(state, seat, "free-pass") is not None:
        return []
    return [(s, a) for a in route[:-1] for s in keepers(state, seat, a)]


def sources(state: Position, noble: int, trail: list[int]) -> list[int]:
    """From whom a Noble on its way may take troops: own Nobles who are not exhausted where it has come, -1 the
    stronghold (K12.3)."""
    seat = seat_of(state, noble)
    hold = state.barons[seat].stronghold
    found = [NONE] if hold.area in trail and hold.troops else []
    for other in nobles_of(state, seat):
        who = state.nobles[other]
        near = who.area in trail and not who.sea and bool(who.troops)
        if near and other != noble and not who.exhausted and other not in state.worn:
            found.append(other)
    return found
