"""Where a battle can begin, and against whom (K13.1)."""

from __future__ import annotations

from engine.core import seat_slug, slug_seat
from engine.knights.board import city_at, holder_at, nobles_at, stronghold_at
from engine.knights.state.state import Position, nobles_of, players

CITY, STRONGHOLD = "city", "stronghold"


def fighters(state: Position, seat: int, area: int) -> list[int]:
    """A seat's Nobles in an area who may attack: not exhausted before this card."""
    return [n for n in nobles_at(state, area, seat) if not state.nobles[n].exhausted]


def walls_of(state: Position, seat: int, area: int) -> str:
    """What a seat could assault or besiege in an area: ``city``, ``stronghold``, or nothing."""
    if holder_at(state, area) == seat:
        return ""
    return CITY if city_at(state, area) >= 0 else STRONGHOLD if stronghold_at(state, area) >= 0 else ""


def targets(state: Position, seat: int, area: int) -> list[str]:
    """Whom a seat may attack in an area: a rival's Nobles in the open (``seat-n``), a city or stronghold that is not
    its own. Nobles of whoever holds the walls are inside and only reached so (B1)."""
    if not fighters(state, seat, area):
        return []
    holder = holder_at(state, area)
    found = [seat_slug(s) for s in players(state) if s not in (seat, holder) and nobles_at(state, area, s)]
    walls = walls_of(state, seat, area)
    return [*found, walls] if walls else found


def defender(state: Position, area: int, target: str) -> int:
    """The seat that a target of an attack belongs to, -1 a neutral city."""
    if target == CITY:
        return state.cities[city_at(state, area)].owner
    seat = slug_seat(target)
    return stronghold_at(state, area) if seat is None else seat


def battlefields(state: Position, seat: int) -> list[int]:
    """Areas in which a seat may begin a battle."""
    areas = {state.nobles[n].area for n in nobles_of(state, seat) if state.nobles[n].area >= 0}
    return sorted(a for a in areas if targets(state, seat, a))
