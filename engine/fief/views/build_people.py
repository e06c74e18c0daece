"""Nobles and families as everybody sees them, for the view (``build_view``)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import add
from typing import Any

import msgspec

from engine.fief.board import (
    burgher_votes,
    fiefs_of,
    is_besieged,
    points,
    see_of,
    titles_of,
    veils_of,
    whereabouts,
)
from engine.fief.deals.ransoms import ransom_of
from engine.fief.game_data import (
    ABBESSES,
    CARDS,
    CATAPULT,
    CITY_IDS,
    CROSSBOW,
    DISTRICT_IDS,
    FAMILIES,
    MAN,
    MERCENARIES,
    NOBLES,
    NONE,
    PLACES,
    REGION_IDS,
    RELICS,
    RESERVE,
    SERVANT_IDS,
    UNIT_IDS,
)
from engine.fief.state.slugs import card_slug, noble_slug, site_slug
from engine.fief.state.state import BANDITS, CAPTORS, FiefState, Noble, seat_of
from engine.fief.views.view import Captor, FamilyView, NobleView

BOUGHT = tuple(kind for kind in range(len(UNIT_IDS)) if kind != CROSSBOW)
"""Kinds of which a family has a reserve; crossbows are on their card."""
_FIELDS = msgspec.structs.astuple
_REPLACE = msgspec.structs.replace


def place_slug(place: int) -> str:
    """A city or Sherwood, empty for nowhere."""
    return PLACES[place] if place >= 0 else ""


def counts(units: Sequence[int]) -> dict[str, int]:
    """Units by kind, none of which there are none."""
    return {UNIT_IDS[kind]: count for kind, count in enumerate(units) if count}


def nobles_view(state: FiefState, alive: list[int], titled: frozenset[int], weights: dict[int, int]) -> list[NobleView]:
    """Every living Noble. ``titled``: who has a title; ``weights``: what those who may vote weigh."""
    borne = frozenset(relic.bearer for relic in state.relics)
    found = []
    for n in alive:
        who, weight = state.nobles[n], weights.get(n, 0)
        if who.captor < 0 and n not in titled and n not in borne and n != state.bearer:
            found.append(_plain(n, _FIELDS(who), weight, is_besieged(state, n)))
        else:
            found.append(_noble(state, n, weight, titled))
    return found


@lru_cache(maxsize=1024)
def _plain(n: int, fields: tuple[Any, ...], weight: int, besieged: bool) -> NobleView:
    """A free Noble without a title, a relic or the sword; most are the same in one position after the other."""
    who = Noble(*fields)
    return NobleView(
        slug=NOBLES[n],
        man=MAN[n],
        family=who.family,
        place=place_slug(who.place),
        site=site_slug(who.site),
        captor=None,
        ransom=0,
        servant=SERVANT_IDS[who.servant] if who.servant >= 0 else "",
        used=who.used,
        married=noble_slug(who.spouse),
        heresy=who.heresy,
        garter=who.garter,
        prince=who.prince,
        guards=who.guards,
        titles=[],
        fiefs=[],
        see="",
        abbeys=[],
        votes=weight,
        besieged=besieged,
        relics=[],
        sword=False,
        steps=who.steps,
        faced=who.safe,
        tries=who.tries,
    )


def _noble(state: FiefState, n: int, weight: int, titled: frozenset[int]) -> NobleView:
    who = state.nobles[n]
    plain = _plain(n, _FIELDS(who), weight, is_besieged(state, n))
    captor, mine = _captor(who.captor), n in titled
    see = see_of(state, n) if mine else NONE
    return _REPLACE(
        plain,
        place=place_slug(whereabouts(state, n)),
        captor=captor,
        ransom=ransom_of(state, n) if captor is not None else 0,
        titles=titles_of(state, n) if mine else [],
        fiefs=[REGION_IDS[r] for r in fiefs_of(state, n)] if mine else [],
        see=DISTRICT_IDS[see] if see >= 0 else "",
        abbeys=[CARDS[ABBESSES[a]] for a in veils_of(state, n)] if mine else [],
        relics=[RELICS[k] if relic.known else "" for k, relic in enumerate(state.relics) if relic.bearer == n],
        sword=state.bearer == n,
    )


def _captor(captor: int) -> Captor | None:
    if captor < 0:
        return None
    if captor < CAPTORS:
        return Captor("noble", noble=NOBLES[captor])
    return Captor("bandits") if captor == BANDITS else Captor("invaders", army=captor - CAPTORS)


def families_view(state: FiefState, alive: list[int], weights: dict[int, int]) -> list[FamilyView]:
    """Every family. ``alive``: the living Nobles; ``weights``: what those who may vote weigh."""
    families = range(state.families)
    kin: list[list[int]] = [[] for _ in families]
    captives: dict[int, list[str]] = {}
    cities: list[list[str]] = [[] for _ in families]
    fiefs: list[list[str]] = [[] for _ in families]
    fielded = [[0] * len(UNIT_IDS) for _ in families]
    for n in alive:
        who = state.nobles[n]
        kin[who.family].append(n)
        if who.captor >= 0:
            captives.setdefault(who.captor, []).append(NOBLES[n])
    for city, town in enumerate(state.towns):
        if town.control >= 0:
            cities[town.control].append(CITY_IDS[city])
    for region, lord in enumerate(state.fiefs):
        if lord >= 0 and not state.nobles[lord].gone:
            fiefs[state.nobles[lord].family].append(REGION_IDS[region])
    for stack in state.stacks:
        total = [*map(add, fielded[stack.family], stack.units)]
        total[CATAPULT] += stack.works
        fielded[stack.family] = total
    return [
        FamilyView(
            family=family,
            colour=FAMILIES[family],
            seat=seat_of(state, family),
            nobles=[NOBLES[n] for n in kin[family]],
            captives=[name for n in kin[family] for name in captives.get(n, ())],
            lost=[NOBLES[n] for n in kin[family] if state.nobles[n].captor >= 0],
            cities=cities[family],
            fiefs=fiefs[family],
            points=points(state, family),
            votes=sum([weights.get(n, 0) for n in kin[family]]),
            burgher=burgher_votes(state, family),
            slot=card_slug(slot),
            crossbows=state.crossbows[MERCENARIES.index(slot)] if slot in MERCENARIES else 0,
            treasures=state.treasures[family],
            pigeons=state.pigeons[family],
            reserve={UNIT_IDS[kind]: RESERVE[kind] - fielded[family][kind] for kind in BOUGHT},
            fielded=counts(fielded[family]),
            ally=_ally(state, kin[family]),
        )
        for family, slot in enumerate(state.slots)
    ]


def _ally(state: FiefState, kin: list[int]) -> int:
    """The family with which one of these is married, -1 none (9.0)."""
    spouses = [state.nobles[n].spouse for n in kin]
    return next((state.nobles[spouse].family for spouse in spouses if spouse >= 0), NONE)
