"""What can be read off the board: who stands where, who controls what, titles, votes, points, reserves.

Nothing here changes the position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from engine.fief.game_data import (
    ARCHBISHOP,
    BURGHERS,
    CARDS,
    CITIES,
    CITIES_OF,
    MAN,
    NOBLES,
    NONE,
    RANK,
    REGION_OF,
    REGIONS,
    RESERVE,
    N,
)
from engine.fief.state.position import Pieces, Position, PositionOf
from engine.fief.state.state import BANDITS, CAPTORS, FREE, INSIDE, Deal, FiefState, Noble, seat_of

S = TypeVar("S", bound=Pieces)

FORTS = frozenset({"fortress", "walled", "royal-fortress"})
ABBEYS = frozenset({"abbey", "royal-abbey"})
PENALTY = {"fortress": 1, "royal-fortress": 1, "walled": 2}
"""Dice that an attacker in melee loses, rebellions that are cancelled (7.4, 10.1)."""


# --- Nobles ----------------------------------------------------------------------------------------------------------


def family_nobles(state: Position, family: int) -> list[int]:
    """The Nobles on a family's board, captives among them (2.11)."""
    return [n for n, noble in enumerate(state.nobles) if noble.family == family and not noble.gone]


def is_free(noble: Noble) -> bool:
    """Whether a Noble is alive and nobody's captive."""
    return noble.captor == FREE and noble.family >= 0 and not noble.gone


def captives_of(state: Position, captor: int) -> list[int]:
    """Who is held by a Noble, by an army of invaders or by the bandits."""
    return [n for n, noble in enumerate(state.nobles) if noble.captor == captor and not noble.gone]


def captor_family(state: Position, noble: int) -> int:
    """The family whose Noble holds a captive; -1 for invaders and bandits."""
    captor = state.nobles[noble].captor
    return state.nobles[captor].family if 0 <= captor < CAPTORS else NONE


def held_by_bandits(noble: Noble) -> bool:
    """Whether a Noble lies in Sherwood (13.4)."""
    return noble.captor == BANDITS


def nobles_at(state: Position, city: int, family: int | None = None, site: int | None = None) -> list[int]:
    """Free Nobles in a city, of one family, at one site."""
    return [
        n
        for n, noble in enumerate(state.nobles)
        if noble.place == city
        and noble.captor == FREE
        and noble.family >= 0
        and not noble.gone
        and (family is None or noble.family == family)
        and (site is None or noble.site == site)
    ]


def is_besieged(state: Position, noble: int) -> bool:
    """Whether a Noble stands inside a city under siege."""
    who = state.nobles[noble]
    return 0 <= who.place < len(CITIES) and state.towns[who.place].siege >= 0 and who.site == INSIDE


def whereabouts(state: Position, noble: int) -> int:
    """The place of a Noble, of their captor when they are held; -1 nowhere."""
    who = state.nobles[noble]
    if 0 <= who.captor < CAPTORS:
        return state.nobles[who.captor].place
    if who.captor >= CAPTORS:
        army = who.captor - CAPTORS
        return state.armies[army].city if army < len(state.armies) else len(CITIES)
    return who.place


# --- titles ----------------------------------------------------------------------------------------------------------


def fiefs_of(state: Position, noble: int) -> list[int]:
    """The regions of which a Noble is Lord, the largest first (4.6)."""
    return sorted((r for r, lord in enumerate(state.fiefs) if lord == noble), key=lambda r: (-RANK[REGIONS[r].kind], r))


def is_lord(state: Position, noble: int) -> bool:
    """Whether a Noble has a feudal title (glossary)."""
    return noble in state.fiefs


def see_of(state: Position, noble: int) -> int:
    """The district whose bishop or archbishop a Noble is, -1 none."""
    return state.sees.index(noble) if noble in state.sees else NONE


def veils_of(state: Position, noble: int) -> list[int]:
    """The abbeys of which a Noble is abbess; they may lead several (2.13)."""
    return [a for a, abbess in enumerate(state.veils) if abbess == noble]


def is_cleric(state: Position, noble: int) -> bool:
    """Bishop, archbishop or abbess."""
    return noble in state.sees or noble in state.veils


def titles_of(state: Position, noble: int) -> list[str]:
    """A Noble's titles as slugs, the highest first: what ransoms count (7.7; ruling 31: no Garter)."""
    found = []
    if state.sovereign == noble:
        found.append("king" if MAN[noble] else "sovereign-queen")
    if state.queen == noble:
        found.append("queen")
    if state.nobles[noble].prince:
        found.append("prince")
    found += [f"{REGIONS[r].kind}-{REGIONS[r].slug}" for r in fiefs_of(state, noble)]
    see = see_of(state, noble)
    if see >= 0:
        found.append("archbishop" if ARCHBISHOP[see] else "bishop")
    return found + ["abbess"] * len(veils_of(state, noble))


def royals(state: Position) -> list[int]:
    """The Royal Family: King or Sovereign Queen, Queen, Prince of Wales (glossary)."""
    found = [n for n in (state.sovereign, state.queen) if n >= 0]
    return found + [n for n, noble in enumerate(state.nobles) if noble.prince and not noble.gone]


def royal_families(state: Position) -> set[int]:
    """The families that have a part in the crown."""
    return {state.nobles[n].family for n in royals(state)}


def ally_of(state: Position, family: int) -> int:
    """The family to which a marriage binds another, -1 none (9.0)."""
    for n in family_nobles(state, family):
        spouse = state.nobles[n].spouse
        if spouse >= 0:
            return state.nobles[spouse].family
    return NONE


# --- control ---------------------------------------------------------------------------------------------------------


def region_of(state: Position, city: int) -> int:
    """The region a city belongs to; -1 for the city of the Royal Fortress, which has left its own (4.9)."""
    return NONE if state.towns[city].building == "royal-fortress" else REGION_OF[city]


def cities_in(state: Position, region: int) -> list[int]:
    """The cities that a region has now (4.9)."""
    return [c for c in CITIES_OF[region] if state.towns[c].building != "royal-fortress"]


def lord_family(state: Position, region: int) -> int:
    """The family that governs a region, -1 where nobody does."""
    lord = state.fiefs[region] if region >= 0 else NONE
    return state.nobles[lord].family if lord >= 0 else NONE


def stacks_at(state: PositionOf[S], city: int, family: int | None = None, site: int | None = None) -> list[S]:
    """The stacks in a city, of one family, at one site."""
    return [
        s
        for s in state.stacks
        if s.city == city and (family is None or s.family == family) and (site is None or s.site == site)
    ]


def troops(stack: Pieces) -> int:
    """Troops in a stack, engines aside (glossary)."""
    return stack.troops


def troops_at(state: Position, city: int, family: int) -> int:
    """A family's troops in a city, royal guards among them (ruling 15)."""
    guards = sum(state.nobles[n].guards for n in nobles_at(state, city, family))
    return guards + sum(troops(s) for s in stacks_at(state, city, family))


def families_at(state: Position, city: int) -> list[int]:
    """Families with a free Noble or a troop in a city, engines alone do not count, in their order."""
    found = {who.family for who in state.nobles if who.place == city and is_free(who)}
    found.update([s.family for s in state.stacks if s.city == city and s.family not in found and troops(s)])
    return sorted(found)


def invaders_at(state: Position, city: int) -> list[int]:
    """Armies of invaders in a city."""
    return [a for a, army in enumerate(state.armies) if army.city == city and (army.leader or army.infantry)]


def is_independent(state: Position, city: int) -> bool:
    """Nobody's city, and nobody in it (glossary)."""
    return state.towns[city].control < 0 and not families_at(state, city)


def keeps(state: Position, city: int, family: int) -> bool:
    """Whether a family controls a city that it has left: its Lord's, or with its fort (ruling 13)."""
    return lord_family(state, region_of(state, city)) == family or state.towns[city].building in FORTS


def rightful(state: Position, city: int) -> int:
    """Who controls a city now, whoever did before: who does and is there or keeps it, else the strongest that stands
    there, else its Lord (5.1)."""
    control = state.towns[city].control
    if any(army.stays and army.city == city for army in state.armies):
        return NONE  # 6.6
    there = families_at(state, city)
    if control >= 0 and (control in there or keeps(state, city, control)):
        return control
    if there:
        return max(there, key=lambda f: (troops_at(state, city, f), -f))
    return lord_family(state, region_of(state, city))


def is_held(state: Position, city: int) -> bool:
    """Whether whoever controls a city is in it, with a Noble or troops: strangers need their leave to go on (5.0)."""
    return state.towns[city].control in families_at(state, city)


def controlled(state: Position, family: int) -> list[int]:
    """The cities a family controls."""
    return [c for c, town in enumerate(state.towns) if town.control == family]


class TitleWants(NamedTuple):
    """What a family still wants for the title of a region without a Lord, besides its price (4.3)."""

    cities: list[int]
    """Cities of the region that it does not control."""
    fort: bool
    """Whether none that it controls has a fortress or is the Walled City of a former fief."""


def title_wants(state: Position, family: int, region: int) -> TitleWants | None:
    """What a family still wants for a title; ``None`` where a Lord has it (4.3)."""
    if state.fiefs[region] >= 0:
        return None
    lands = cities_in(state, region)
    held = [c for c in lands if state.towns[c].control == family]
    fort = any(state.towns[c].building in ("fortress", "walled") for c in held)
    return TitleWants([c for c in lands if c not in held], not fort)


def may_buy_title(state: Position, family: int, region: int) -> bool:
    """Whether a family has all cities of a lordless region, one with a fortress or the Walled City of a former fief
    (4.3)."""
    return title_wants(state, family, region) == ([], False)


def walled_city(state: Position, region: int) -> int:
    """The Walled City of a fief, -1 none (4.4)."""
    return next((c for c in cities_in(state, region) if state.towns[c].building == "walled"), NONE)


# --- weather ---------------------------------------------------------------------------------------------------------


def has_card(state: Position, region: int, slug: str) -> bool:
    """Whether such a card lies in a sea and is at work."""
    here = state.settled[region]
    return bool(here) and slug in [CARDS[c] for c in here]


def weather(state: Position, city: int) -> list[str]:
    """The cards at work in the sea of a city's region, each once."""
    return list(dict.fromkeys(CARDS[c] for c in state.settled[REGION_OF[city]]))


# --- votes, points ---------------------------------------------------------------------------------------------------


def voters(state: Position, family: int) -> Iterator[tuple[int, int]]:
    """The Nobles of a family that have a vote, and how many: one, an archbishop two (9.1; ruling 10)."""
    for n in family_nobles(state, family):
        if not is_free(state.nobles[n]) or is_besieged(state, n):
            continue
        see = see_of(state, n)
        if see >= 0 and ARCHBISHOP[see]:
            yield n, 2
        elif see >= 0 or is_lord(state, n):
            yield n, 1


def votes(state: Position, family: int) -> int:
    """What a family's vote weighs (9.1)."""
    return sum(weight for _, weight in voters(state, family))


def burgher_votes(state: Position, family: int) -> int:
    """What its Burgher can add in Parliament (11.2)."""
    return BURGHERS.get(state.slots[family], 0)


def points(state: Position, family: int) -> int:
    """Victory points of a family: one for each fief, one for the first relic given (8.1; ruling 9)."""
    fiefs = sum(lord >= 0 and state.nobles[lord].family == family for lord in state.fiefs)
    return fiefs + (state.gift == family)


def can_elect(state: Position) -> bool:
    """Whether a Sovereign can be elected: an empty throne, three Lord titles and a prelate in play (9.1)."""
    return state.sovereign < 0 and sum(lord >= 0 for lord in state.fiefs) >= 3 and any(p >= 0 for p in state.sees)


# --- pieces ----------------------------------------------------------------------------------------------------------


def reserve(state: FiefState, family: int, kind: int) -> int:
    """Pieces of a kind that a family has left; crossbows are on their card."""
    used = sum(s.units[kind] + (s.works if kind == len(RESERVE) - 1 else 0) for s in state.stacks if s.family == family)
    return RESERVE[kind] - used


def forts_left(state: Position) -> int:
    """Fortress markers left; a Walled City is the back of one (P11)."""
    return N.forts - len([t for t in state.towns if t.building in ("fortress", "walled")])


def mills_left(state: Position) -> int:
    """Mills left."""
    return N.mills - len([t for t in state.towns if t.mill])


def heresies_left(state: Position) -> int:
    """Heresy markers left (ruling 23)."""
    return N.heresies - len([n for n in state.nobles if n.heresy and not n.gone])


def hand_limit(state: Position) -> int:
    """Cards a hand may hold (2.0, 13.7)."""
    return N.hand_two if state.seats == 2 else N.hand


def deal_seats(state: FiefState, deal: Deal) -> tuple[int, ...]:
    """The seats that know what a deal says."""
    return tuple(sorted({seat_of(state, deal.maker), seat_of(state, deal.to)}))


def open_deals(state: FiefState, seat: int) -> list[Deal]:
    """The offers that a seat has made or been made."""
    return [d for d in state.sides if type(d) is Deal and seat in deal_seats(state, d)]


ALL_NOBLES = range(len(NOBLES))
