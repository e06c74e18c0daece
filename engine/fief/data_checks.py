"""What the data files must fulfil: every figure of the rulebook that they rest on, so that no change goes unseen."""

from __future__ import annotations

from itertools import combinations

from engine.core.graph import distances
from engine.fief.game_data import (
    CARDS,
    CATHEDRALS,
    CHARACTERS,
    CITIES,
    CITIES_OF,
    CITY,
    CITY_IDS,
    DISASTERS,
    DISTRICT_OF,
    DISTRICTS,
    EXCALIBUR_OF,
    EXITS,
    FORTUNES,
    MAP,
    PORT_OF,
    PORTS,
    REGION_IDS,
    REGION_OF,
    REGIONS,
    ROADS,
    SERVANTS,
    UNITS,
    N,
)

OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


def check_map() -> list[str]:
    """What is wrong with regions, cities and roads; empty when they are sound."""
    found: list[str] = []
    if len(CITIES) != 18 or len(set(CITY_IDS) | set(REGION_IDS)) != 24:
        found.append("there are eighteen cities and six regions, all of different names")
    kinds = {r.slug: (r.kind, r.cost, len(r.cities)) for r in REGIONS}
    wanted = {
        "south-west": ("county", 6, 3), "wales": ("barony", 4, 2), "marches": ("barony", 4, 2),
        "north": ("county", 6, 3), "midlands": ("duchy", 8, 4), "south-east": ("duchy", 8, 4),
    }  # fmt: skip
    if kinds != wanted or tuple(wanted) != REGION_IDS:
        found.append("two baronies, two counties, two duchies; a title costs 2 a city (4.3)")
    if [r.port for r in REGIONS] != ["plymouth", "cardiff", "berwick", "whitby", "kings-lynn", "london"]:
        found.append("every region has its port (5.4)")
    if sorted(c for cities in CITIES_OF for c in cities) != list(range(len(CITIES))):
        found.append("every city lies in one region")
    for region, cities in enumerate(CITIES_OF):
        if any(REGION_OF[c] != region for c in cities) or PORT_OF[region] not in cities:
            found.append(f"{REGION_IDS[region]} and its cities do not agree")
        if EXCALIBUR_OF[region] not in cities or EXCALIBUR_OF[region] in PORTS:
            found.append(f"the stone of {REGION_IDS[region]} stands elsewhere (13.2)")
    if MAP.sea_ring != (1, 2, 3, 4, 5, 6):
        found.append("the seas are numbered I to VI around England (5.4)")
    return found + _roads() + _church()


def _roads() -> list[str]:
    found: list[str] = []
    ends = {frozenset(road.ends) for road in MAP.roads}
    drawn = {frozenset((CITY_IDS[c], CITY_IDS[d])) for c, exits in enumerate(EXITS) for d in exits.values()}
    if ends != drawn:
        found.append("the roads are not the exits of the cities")
    for city, exits in enumerate(EXITS):
        if any(city not in ROADS[other] for other in exits.values()):
            found.append(f"a road from {CITY_IDS[city]} has one end")
        if len(set(exits.values())) != len(exits) or not set(exits) <= set(OPPOSITE):
            found.append(f"two roads of {CITY_IDS[city]} leave by one point of the compass, or lead to one city (6.3)")
    if any(a in PORTS and b in PORTS for a in range(len(CITIES)) for b in ROADS[a]):
        found.append("a road joins two ports (6.9)")
    for one, other in combinations(sorted(ends, key=sorted), 2):
        if not one & other and _cross(*sorted(one), *sorted(other)):
            found.append(f"roads cross: {sorted(one)}, {sorted(other)}")
    reach = distances(lambda c: ROADS[c], CITY["london"])
    if len(reach) != len(CITIES):
        found.append("a city cannot be reached")
    if distances(lambda c: ROADS[c], CITY["york"])[CITY["kings-lynn"]] != 3 or CITY["lincoln"] in ROADS[CITY["york"]]:
        found.append("York to King's Lynn is three moves, by Whitby (13-A)")
    if "S" in EXITS[CITY["kings-lynn"]] or CITY["london"] in ROADS[CITY["winchester"]]:
        found.append("King's Lynn has no road south, Winchester none to London (6-B, 5-B)")
    if set(MAP.sherwood.links) != {"york", "lincoln", "kings-lynn", "nottingham"}:
        found.append("four cities border on Sherwood (13.4)")
    return found


def _cross(a: str, b: str, c: str, d: str) -> bool:
    """Whether two roads cross as they are drawn."""
    p, q, r, s = (CITIES[CITY[slug]].draw for slug in (a, b, c, d))

    def left(o: tuple[float, float], e: tuple[float, float], x: tuple[float, float]) -> bool:
        return (e[0] - o[0]) * (x[1] - o[1]) > (e[1] - o[1]) * (x[0] - o[0])

    return left(p, q, r) != left(p, q, s) and left(r, s, p) != left(r, s, q)


def _church() -> list[str]:
    found: list[str] = []
    wanted = {
        "exeter": ("bishop", ["south-west", "wales"]), "york": ("archbishop", ["marches", "north"]),
        "norwich": ("bishop", ["midlands"]), "canterbury": ("archbishop", ["south-east"]),
    }  # fmt: skip
    if {d.cathedral: (d.rank, sorted(d.regions)) for d in DISTRICTS} != wanted:
        found.append("four districts with their cathedrals (2.14)")
    if len(DISTRICT_OF) != len(REGIONS) or [CITY_IDS[c] for c in CATHEDRALS] != [d.cathedral for d in DISTRICTS]:
        found.append("a region lies in no district")
    if {c.slug for c in CITIES if c.cathedral} != {d.cathedral for d in DISTRICTS}:
        found.append("a cathedral stands elsewhere")
    return found


def check_cards() -> list[str]:
    """What is wrong with the cards and the servants."""
    found: list[str] = []
    kinds = [c.kind for c in CHARACTERS]
    counts = {kind: kinds.count(kind) for kind in set(kinds)}
    if counts != {"man": 10, "woman": 10, "abbess": 3, "prelate": 4, "mercenary": 2, "burgher": 2}:
        found.append("twenty Nobles, seven church titles, two mercenaries, two burghers (2.2)")
    fortunes = {f.slug: f.count for f in FORTUNES}
    if fortunes != {"harvest": 2, "fair-weather": 2, "tax": 5, "rebellion": 2, "passage": 2, "assassination": 1,
                    "justice": 1, "ambush": 1}:  # fmt: skip
        found.append("sixteen Fortunes (2.7, 2.8, 10)")
    if {f.slug for f in FORTUNES if not f.opportunity} != {"harvest", "tax"}:
        found.append("Harvest and Tax alone are no opportunities (2.6)")
    if sum(d.count for d in DISASTERS) != 9 or any(d.count < 2 for d in DISASTERS):
        found.append("nine Disasters, two of each at least (2.4)")
    if len(CARDS) != 31 + 16 + 9 or len({c.slug for c in CHARACTERS}) != 31:
        found.append("there are 31 Characters, 16 Fortunes and 9 Disasters")
    if [c.slug.rsplit("-", 1)[1] for c in CHARACTERS if c.kind == "burgher"] != ["3", "5"]:
        found.append("a Burgher has three votes, the other five (11.2)")
    if len(SERVANTS) != 23 or SERVANTS[0].slug != "mata" or {s.use for s in SERVANTS} != {"passive", "round", "once"}:
        found.append("twenty-three servants, Mata the rulebook's (2.12)")
    return found


def check_numbers() -> list[str]:
    """What is wrong with prices, pieces and sums."""
    found: list[str] = []
    units = {u.slug: (u.price, u.points, u.hits, u.reserve) for u in UNITS}
    if units != {"soldier": (1, 1, 1, 12), "archer": (2, 1, 1, 4), "knight": (3, 3, 3, 8), "crossbow": (2, 2, 2, 0),
                 "bombard": (3, 0, 0, 3), "catapult": (5, 0, 0, 2)}:  # fmt: skip
        found.append("units have the prices and values of 4.0 and 11.1")
    if sorted(N.dice) != [0, 1, 1, 2, 2, 3]:
        found.append("a battle die shows nothing, F twice, FF twice, FFF (7.1)")
    if (N.fortress, N.mill, N.royal_fortress, N.new_units, N.catapult_work) != (5, 3, 5, 4, 5):
        found.append("a fortress costs 5, a mill 3; four new units a city (4.0, 4.2, 4.9)")
    if (N.hand, N.draws, N.characters, N.nobles, N.pigeons, N.treasures) != (3, 2, 1, 3, 3, 2):
        found.append("three cards in a hand, two drawn, three Nobles, three pigeons, two treasures")
    if (N.hand_two, N.draws_two, N.characters_two, N.wedded_two) != (5, 4, 2, 4):
        found.append("in a game of two hands hold five, four are drawn (13.7)")
    if (N.tallage, N.royal_tax, N.city_income, N.mill_income, N.queen_income) != (2, 12, 1, 2, 2):
        found.append("income and taxes are those of 2.8, 3.0 and 9.2")
    if (N.rounds, N.first_victory, N.solo, N.alliance) != (7, 5, 3, 4):
        found.append("victory is counted from round 5, with 3 points or 4, the last round is 7 (8.1-8.4)")
    if (N.ransom, N.ransom_title, N.calm, N.danish_tax, N.burn, N.pillage_mill, N.pillage_abbey) != (
        2,
        2,
        3,
        5,
        2,
        2,
        10,
    ):
        found.append("burning and plunder bring what 3.4 and 7.10 say")
    if (N.fortress_mason, N.ransom_advocate, N.ransom_gaoler, N.calm_almoner, N.danish_tax_interpreter) != (
        3,
        2,
        2,
        2,
        3,
    ):
        found.append("servants make cheaper or dearer what 2.12 says")
    if (N.preach, N.preach_almoner, N.intercede, N.plague, N.plague_herbwife) != (4, 5, 3, 3, 1):
        found.append("clerics are heard on 4 by rebels, on 3 by invaders; the plague kills on 3 (10.1, 6.10, 2.5)")
    if (N.sword, N.sword_arthur, N.sherwood.caught, N.sherwood.caught_woodward) != (1, 3, 2, 1):
        found.append("a six draws the sword, Arthur's four; bandits catch on 1 and 2 (13.2, 13.4)")
    if (N.armies, N.infantry, N.reinforcement) != (4, 5, 3) or (N.mills, N.forts, N.heresies, N.garters) != (
        12,
        9,
        2,
        4,
    ):
        found.append("there are as many armies, mills, forts and markers as in the box")
    return found


def check_data() -> list[str]:
    """Everything that is wrong with the data files; empty when they are sound."""
    return [*check_map(), *check_cards(), *check_numbers()]
