"""The start: servants are given out (P10), families settle in a city (P14, 13.6)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Piece, Refusal, places
from engine.fief.board import family_nobles
from engine.fief.game_data import (
    ARCHER,
    CITIES,
    CITIES_OF,
    CITY_IDS,
    KNIGHT,
    NOBLES,
    REGION_IDS,
    SERVANT,
    SERVANT_IDS,
    SOLDIER,
    N,
)
from engine.fief.phases.base import Asking, FamilyAsking
from engine.fief.pieces import add
from engine.fief.state.state import Assign, FiefState, Settle, families_of
from engine.fief.terms import REFUSE, act, argument, city_at, city_term, family_term, no, noble_at, noble_term, told


class AssignPhase(Asking[Assign]):
    """P10: each family gives one of its two servants to the one Noble, the other to the other."""

    verbs = frozenset({"serve"})
    step = "assign"

    def _open(self, state: FiefState, frame: Assign, seat: int) -> list[int]:
        return [f for f in families_of(state, seat) if frame.servants[f]]

    def asked(self, state: FiefState, frame: Assign) -> Iterable[int]:
        return [s for s in range(state.seats) if self._open(state, frame, s)]

    def legal(self, state: FiefState, frame: Assign, seat: int) -> list[Action]:
        return [
            act("serve", SERVANT_IDS[frame.servants[family][0]], NOBLES[noble])
            for family in self._open(state, frame, seat)
            for noble in family_nobles(state, family)
        ]

    def ident(self, state: FiefState, frame: Assign, seat: int) -> str:
        return f"assign-{len(self._open(state, frame, seat))}"

    def default(self, state: FiefState, frame: Assign, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return tuple(legal[::2])

    def params(self, state: FiefState, frame: Assign, seat: int) -> Params:
        given = [s for family in self._open(state, frame, seat) for s in frame.servants[family]]
        return {"servants": [Piece(SERVANT_IDS[s]) for s in given]}

    def act(self, state: FiefState, frame: Assign, seat: int, action: Action, events: list[Event]) -> None:
        noble = noble_at(action, 1)
        assert noble is not None
        family = state.nobles[noble].family
        other = next(n for n in family_nobles(state, family) if n != noble)
        one, two = frame.servants[family]
        last = (
            len(self._open(state, frame, seat)) == 1
        )  # a seat of two families gives both their servants in one breath
        for who, servant in ((noble, one), (other, two)):
            state.nobles[who].servant = servant
            events.append(told("serves", "log", seals=last, noble=noble_term(who), servant=Piece(SERVANT_IDS[servant])))
        frame.servants[family] = []

    def advance(self, state: FiefState, frame: Assign, events: list[Event]) -> bool:
        if any(frame.servants):
            return True
        state.frames.pop()
        return False

    def refuse(self, state: FiefState, frame: Assign, seat: int, action: Action) -> Refusal:
        if argument(action, 0) in SERVANT and noble_at(action, 1) is not None:
            return no("serve")
        return REFUSE.words(action)


class SettlePhase(FamilyAsking[Settle]):
    """P14: a family sets its Nobles, a fortress and its first troops into a city nobody has; with 13.6 in the region
    its die has given it."""

    verbs = frozenset({"settle"})
    step = "settle"

    def cities(self, state: FiefState, frame: Settle) -> list[int]:
        """Where the family may begin."""
        region = frame.regions[frame.family] if frame.regions else -1
        return [c for c in (CITIES_OF[region] if region >= 0 else range(len(CITIES))) if state.towns[c].control < 0]

    def legal(self, state: FiefState, frame: Settle, seat: int) -> list[Action]:
        return [act("settle", CITY_IDS[c]) for c in self.cities(state, frame)]

    def ident(self, state: FiefState, frame: Settle, seat: int) -> str:
        return f"settle-{frame.family}"

    def default(self, state: FiefState, frame: Settle, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[0],)

    def params(self, state: FiefState, frame: Settle, seat: int) -> Params:
        return {
            "family": family_term(frame.family),
            "n": N.start.knight + N.start.archer + N.start.soldier,
        }

    def refuse(self, state: FiefState, frame: Settle, seat: int, action: Action) -> Refusal:
        city = city_at(action, 0)
        if city is None or len(action.args) != 1:
            return REFUSE.words(action)
        taken = state.towns[city].control >= 0
        return no("settle" if taken else "settle-region", {"city": city_term(city)})

    def act(self, state: FiefState, frame: Settle, seat: int, action: Action, events: list[Event]) -> None:
        city, family = city_at(action, 0), frame.family
        assert city is not None
        town = state.towns[city]
        town.control, town.building = family, "fortress"
        for kind, count in ((KNIGHT, N.start.knight), (ARCHER, N.start.archer), (SOLDIER, N.start.soldier)):
            add(state, city, family, kind, count)
        for noble in family_nobles(state, family):
            state.nobles[noble].place = city
        events.append(told("settles", seals=True, family=family_term(family), city=city_term(city)))
        state.frames.pop()


def draw_regions(state: FiefState, order: list[int], events: list[Event]) -> list[int]:
    """13.6: in turn each family throws for a region; one that is taken is thrown for again."""
    regions = [-1] * state.families
    for family in order:
        while regions[family] < 0:
            die = state.dice.below(len(REGION_IDS), "region")
            if die not in regions:
                regions[family] = die
    events.append(told("regions", seals=True, regions=places(REGION_IDS[regions[f]] for f in order)))
    return regions
