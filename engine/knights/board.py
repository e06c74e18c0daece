"""Reading the position: who stands where, how strong, what is whose."""

from __future__ import annotations

from engine.knights.game_data import AREA_OF, CITIES, CITY_IN, HOME, KINGDOM_CITIES, NONE, RING, STRONGHOLD, TROOPS, N
from engine.knights.mods import maintained
from engine.knights.state.state import Position, nobles_of, players, seat_of

LOSS = BREACH = N.hit
"""What a casualty token and a breach take away (FAQ 1)."""


SIZES: tuple[int, ...] = tuple(t.size for t in TROOPS)
"""By troop card."""


# --- armies ----------------------------------------------------------------------------------------------------------


def left(troops: int, losses: int) -> int:
    """The strength of so many troops, so many casualty markers taken off."""
    return max(0, troops - LOSS * losses)


def spent(troops: int, losses: int) -> bool:
    """Whether casualties have reached the troops that take them (G10)."""
    return losses > 0 and LOSS * losses >= troops


def sizes(troops: list[int]) -> int:
    """The troops on some cards."""
    return sum(map(SIZES.__getitem__, troops))


def troops_of(state: Position, noble: int) -> int:
    """A Noble's troops by number, casualties not taken off."""
    return sizes(state.nobles[noble].troops) + maintained(state, noble)


def army_of(state: Position, noble: int) -> int:
    """The strength of a Noble's army: troops less casualties."""
    return left(troops_of(state, noble), state.nobles[noble].losses)


def garrison_of(state: Position, seat: int) -> int:
    """The strength of the troops in a stronghold without Nobles."""
    hold = state.barons[seat].stronghold
    return left(sizes(hold.troops), hold.losses)


def doomed(state: Position, noble: int) -> bool:
    """Whether an army's casualties have reached its troops, so that its Noble dies (G10)."""
    return spent(troops_of(state, noble), state.nobles[noble].losses)


# --- places ----------------------------------------------------------------------------------------------------------


def on_board(state: Position, noble: int) -> bool:
    """Whether a Noble stands in an area or sails to one."""
    return state.nobles[noble].area >= 0


def nobles_at(state: Position, area: int, seat: int) -> list[int]:
    """A seat's Nobles on land in an area; those at sea have not come yet."""
    return [n for n in nobles_of(state, seat) if state.nobles[n].area == area and not state.nobles[n].sea]


def seats_at(state: Position, area: int) -> list[int]:
    """Seats with Nobles on land in an area."""
    return [s for s in players(state) if nobles_at(state, area, s)]


def city_at(state: Position, area: int) -> int:
    """The city that stands in an area, -1 none or a razed one."""
    city = CITY_IN[area]
    return city if city >= 0 and not state.cities[city].razed else NONE


def stronghold_at(state: Position, area: int) -> int:
    """The seat whose stronghold stands in an area, -1 nobody's."""
    return next((s for s in players(state) if state.barons[s].stronghold.area == area), NONE)


def holder_at(state: Position, area: int) -> int:
    """The seat whose city or stronghold an area has, -1 nobody's."""
    city = city_at(state, area)
    return state.cities[city].owner if city >= 0 else stronghold_at(state, area)


def walls_at(state: Position, area: int) -> int:
    """The strength of the city or stronghold in an area, breaches taken off; 0 without one."""
    city, seat = city_at(state, area), stronghold_at(state, area)
    if city >= 0:
        return city_strength(state, city)
    return STRONGHOLD - BREACH * state.barons[seat].stronghold.breaches if seat >= 0 else 0


def most_breaches(city: int) -> int:
    """The most breaches of a city that is not fortified."""
    return CITIES[city].strength // BREACH


def besiegers(state: Position, area: int) -> list[int]:
    """Seats that besiege what stands in an area."""
    return [s.seat for s in state.sieges if s.area == area]


def besieged(state: Position, area: int) -> bool:
    """Whether what stands in an area is under siege."""
    return any(s.area == area for s in state.sieges)


def shut_in(state: Position, noble: int) -> bool:
    """Whether a Noble stands in a city or stronghold of its own Baron under siege and may not leave it."""
    who = state.nobles[noble]
    there = who.area >= 0 and not who.sea and besieged(state, who.area)
    return there and holder_at(state, who.area) == seat_of(state, noble)


# --- cities ----------------------------------------------------------------------------------------------------------


def city_strength(state: Position, city: int) -> int:
    """Printed strength, more when it is fortified, less its breaches."""
    return full_strength(state, city) - BREACH * state.cities[city].breaches


def city_income(state: Position, city: int) -> int:
    """Crowns that a city brings at Taxation, where alone its walls are worth one more (G41)."""
    return CITIES[city].income + N.fortified_income * state.cities[city].fortified


def full_strength(state: Position, city: int) -> int:
    """Printed strength, more when it is fortified."""
    return CITIES[city].strength + N.fortified_strength * state.cities[city].fortified


def cities_of(state: Position, seat: int) -> list[int]:
    """The cities that a seat controls."""
    return [c for c, it in enumerate(state.cities) if it.owner == seat]


def influence_due(state: Position, seat: int) -> int:
    """Influence that a seat gains in the upkeep: one for each city that is not besieged; none without a stronghold
    (K6.2)."""
    if state.barons[seat].stronghold.area == NONE:
        return 0
    return sum(not besieged(state, AREA_OF[c]) for c in cities_of(state, seat))


def kingdom_cities_of(state: Position, seat: int) -> list[int]:
    """Those of the Kingdom: overseas ones bring neither Votes nor the majority."""
    return [c for c in KINGDOM_CITIES if state.cities[c].owner == seat]


def unguarded(state: Position, seat: int) -> list[int]:
    """A seat's cities without its Nobles on land, which may revolt (K6.3, G19)."""
    return [c for c in cities_of(state, seat) if not nobles_at(state, AREA_OF[c], seat)]


def standing_cities(state: Position) -> list[int]:
    """Cities of the Kingdom that are not razed."""
    return [c for c in KINGDOM_CITIES if not state.cities[c].razed]


def majority(state: Position) -> int:
    """How many cities of the Kingdom win at once: more than half of those that stand; five with two players (G23)."""
    return N.cities_two if state.seats == 2 else len(standing_cities(state)) // 2 + 1


# --- where things may stand ------------------------------------------------------------------------------------------


def stronghold_sites(state: Position, seat: int) -> list[int]:
    """Areas of the Kingdom without a city that stands, a rival stronghold or a rival Noble; off the ring with two or
    three players (K2.11, K15.2, K13.6)."""
    closed = RING if state.seats <= N.closed_ring else frozenset()
    return [
        a
        for a in HOME
        if a not in closed
        and city_at(state, a) < 0
        and stronghold_at(state, a) < 0
        and not [s for s in seats_at(state, a) if s != seat]
    ]


def entrances(state: Position, seat: int) -> list[int]:
    """Where a Noble may come back to the board: the stronghold, even besieged, and cities that are not (K17.5)."""
    home = state.barons[seat].stronghold.area
    found = [home] if home >= 0 else []
    return found + sorted(AREA_OF[c] for c in cities_of(state, seat) if not besieged(state, AREA_OF[c]))
