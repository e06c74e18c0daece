"""Reading the position: who stands where, how strong, what is whose."""

from __future__ import annotations

from engine.knights.game_data import AREA_OF, CITIES, CITY_IN, HOME, KINGDOM_CITIES, NONE, RING, STRONGHOLD, TROOPS, N
from engine.knights.mods import maintained
from engine.knights.state import KnState, nobles_of, players, seat_of

LOSS = BREACH = N.hit
"""What a casualty token and a breach take away (FAQ 1)."""


SIZES: tuple[int, ...] = tuple(t.size for t in TROOPS)
"""By troop card."""


# --- armies ----------------------------------------------------------------------------------------------------------


def sizes(troops: list[int]) -> int:
    """The troops on some cards."""
    return sum(map(SIZES.__getitem__, troops))


def troops_of(state: KnState, noble: int) -> int:
    """A Noble's troops by number, casualties not taken off."""
    return sizes(state.nobles[noble].troops) + maintained(state, noble)


def army_of(state: KnState, noble: int) -> int:
    """The strength of a Noble's army: troops less casualties."""
    return max(0, troops_of(state, noble) - LOSS * state.nobles[noble].losses)


def garrison_of(state: KnState, seat: int) -> int:
    """The strength of the troops in a stronghold without Nobles."""
    hold = state.barons[seat].stronghold
    return max(0, sizes(hold.troops) - LOSS * hold.losses)


def doomed(state: KnState, noble: int) -> bool:
    """Whether an army's casualties have reached its troops, so that its Noble dies (G10)."""
    who = state.nobles[noble]
    return who.losses > 0 and LOSS * who.losses >= troops_of(state, noble)


# --- places ----------------------------------------------------------------------------------------------------------


def on_board(state: KnState, noble: int) -> bool:
    """Whether a Noble stands in an area or sails to one."""
    return state.nobles[noble].area >= 0


def nobles_at(state: KnState, area: int, seat: int) -> list[int]:
    """A seat's Nobles on land in an area; those at sea have not come yet."""
    return [n for n in nobles_of(state, seat) if state.nobles[n].area == area and not state.nobles[n].sea]


def seats_at(state: KnState, area: int) -> list[int]:
    """Seats with Nobles on land in an area."""
    return [s for s in players(state) if nobles_at(state, area, s)]


def city_at(state: KnState, area: int) -> int:
    """The city that stands in an area, -1 none or a razed one."""
    city = CITY_IN[area]
    return city if city >= 0 and not state.cities[city].razed else NONE


def stronghold_at(state: KnState, area: int) -> int:
    """The seat whose stronghold stands in an area, -1 nobody's."""
    return next((s for s in players(state) if state.barons[s].stronghold.area == area), NONE)


def holder_at(state: KnState, area: int) -> int:
    """The seat whose city or stronghold an area has, -1 nobody's."""
    city = city_at(state, area)
    return state.cities[city].owner if city >= 0 else stronghold_at(state, area)


def walls_at(state: KnState, area: int) -> int:
    """The strength of the city or stronghold in an area, breaches taken off; 0 without one."""
    city, seat = city_at(state, area), stronghold_at(state, area)
    if city >= 0:
        return city_strength(state, city)
    return STRONGHOLD - BREACH * state.barons[seat].stronghold.breaches if seat >= 0 else 0


def besiegers(state: KnState, area: int) -> list[int]:
    """Seats that besiege what stands in an area."""
    return [s.seat for s in state.sieges if s.area == area]


def besieged(state: KnState, area: int) -> bool:
    """Whether what stands in an area is under siege."""
    return any(s.area == area for s in state.sieges)


def shut_in(state: KnState, noble: int) -> bool:
    """Whether a Noble stands in a city or stronghold of its own Baron under siege and may not leave it."""
    who = state.nobles[noble]
    there = who.area >= 0 and not who.sea and besieged(state, who.area)
    return there and holder_at(state, who.area) == seat_of(state, noble)


# --- cities ----------------------------------------------------------------------------------------------------------


def city_strength(state: KnState, city: int) -> int:
    """Printed strength, more when it is fortified, less its breaches."""
    it = state.cities[city]
    return CITIES[city].strength + N.fortified_strength * it.fortified - BREACH * it.breaches


def city_income(state: KnState, city: int) -> int:
    """Crowns that a city brings at Taxation, where alone its walls are worth one more (G41)."""
    return CITIES[city].income + N.fortified_income * state.cities[city].fortified


def cities_of(state: KnState, seat: int) -> list[int]:
    """The cities that a seat controls."""
    return [c for c, it in enumerate(state.cities) if it.owner == seat]


def kingdom_cities_of(state: KnState, seat: int) -> list[int]:
    """Those of the Kingdom: overseas ones bring neither Votes nor the majority."""
    return [c for c in KINGDOM_CITIES if state.cities[c].owner == seat]


def standing_cities(state: KnState) -> list[int]:
    """Cities of the Kingdom that are not razed."""
    return [c for c in KINGDOM_CITIES if not state.cities[c].razed]


def majority(state: KnState) -> int:
    """How many cities of the Kingdom win at once: more than half of those that stand; five with two players (G23)."""
    return N.cities_two if state.seats == 2 else len(standing_cities(state)) // 2 + 1


# --- where things may stand ------------------------------------------------------------------------------------------


def stronghold_sites(state: KnState, seat: int) -> list[int]:
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


def entrances(state: KnState, seat: int) -> list[int]:
    """Where a Noble may come back to the board: the stronghold, even besieged, and cities that are not (K17.5)."""
    home = state.barons[seat].stronghold.area
    found = [home] if home >= 0 else []
    return found + sorted(AREA_OF[c] for c in cities_of(state, seat) if not besieged(state, AREA_OF[c]))
