"""After battles: captured engines (7.2), pillage (7.10)."""

from __future__ import annotations

from engine.core import Action, Event, Params, Piece, Refusal, Word
from engine.fief.board import ABBEYS, families_at, nobles_at, reserve, stacks_at
from engine.fief.game_data import BOMBARD, CATAPULT, CITY_IDS, ENGINES, NOBLES, NONE, UNIT_IDS, N
from engine.fief.people import accuse
from engine.fief.phases.base import FamilyAsking
from engine.fief.pieces import stack_at, tidy
from engine.fief.state.state import INSIDE, FiefState, Pillaging, Spoils, Town, seat_of
from engine.fief.terms import (
    DONE,
    REFUSE,
    act,
    argument,
    city_at,
    city_term,
    family_term,
    no,
    noble_at,
    seat_term,
    told,
    unit_at,
)


class SpoilsPhase(FamilyAsking[Spoils]):
    """7.2: the winner keeps the loser's engines, as far as they have pieces, or destroys them."""

    verbs = frozenset({"keep-engines", "wreck"})
    step = "spoils"
    orders = True

    def legal(self, state: FiefState, frame: Spoils, seat: int) -> list[Action]:
        return [act("keep-engines"), act("wreck")]

    def default(self, state: FiefState, frame: Spoils, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[0],)

    def params(self, state: FiefState, frame: Spoils, seat: int) -> Params:
        return {"city": city_term(frame.city), "bombards": frame.engines[BOMBARD], "catapults": frame.engines[CATAPULT]}

    def act(self, state: FiefState, frame: Spoils, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        if action.verb == "keep-engines":
            for kind in (BOMBARD, CATAPULT):
                count = min(frame.engines[kind], reserve(state, frame.family, kind))
                if count:
                    stack_at(state, frame.city, frame.family, INSIDE).units[kind] += count
        key = "keeps-engines" if action.verb == "keep-engines" else "wrecks-engines"
        events.append(told(key, family=family_term(frame.family), city=city_term(frame.city)))


class PillagePhase(FamilyAsking[Pillaging]):
    """7.10: in turn families pillage mills and abbeys in cities they control, take over or destroy engines there.
    Standing orders say whether a family is asked: always, where it has taken a city this round, or never."""

    verbs = frozenset({"pillage", "wreck", "seize", "done"})
    step = "pillage"

    def ident(self, state: FiefState, frame: Pillaging, seat: int) -> str:
        return f"pillage-{state.round}-{frame.family}"

    def legal(self, state: FiefState, frame: Pillaging, seat: int) -> list[Action]:
        found = []
        for city, town in enumerate(state.towns):
            if town.control != frame.family:
                continue
            if town.mill:
                found.append(act("pillage", CITY_IDS[city], "mill"))
            if town.building in ABBEYS and _fell(town, frame.family):
                found += [act("pillage", CITY_IDS[city], NOBLES[n]) for n in nobles_at(state, city, frame.family)]
            if abandoned(state, city, frame.family):
                found.append(act("seize", CITY_IDS[city]))
            own = stacks_at(state, city, frame.family)
            found += [act("wreck", CITY_IDS[city], UNIT_IDS[k]) for k in ENGINES if any(s.units[k] for s in own)]
        return [*found, DONE]

    def advance(self, state: FiefState, frame: Pillaging, events: list[Event]) -> bool:
        word, legal = state.orders[seat_of(state, frame.family)].pillage, self.legal(state, frame, NONE)
        fresh = {CITY_IDS[c] for c, town in enumerate(state.towns) if town.won and town.control == frame.family}
        gains = {"ask": legal[:-1], "won": [a for a in legal[:-1] if a.args[0] in fresh]}
        gains["rich"] = [a for a in gains["won"] if a.verb == "seize" or a.args[-1] in NOBLES]
        if gains.get(word):
            return True
        state.frames.remove(frame)
        return False

    def default(self, state: FiefState, frame: Pillaging, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (DONE,)

    def params(self, state: FiefState, frame: Pillaging, seat: int) -> Params:
        return {"family": family_term(frame.family), "mill": N.pillage_mill, "abbey": N.pillage_abbey}

    def refuse(self, state: FiefState, frame: Pillaging, seat: int, action: Action) -> Refusal:
        city = city_at(action, 0)
        if city is None:
            return REFUSE.words(action)
        town = state.towns[city]
        at: Params = {"city": city_term(city)}
        if town.control != frame.family:
            return no("pillage-foreign", at)
        if action.verb == "seize":
            return no("seize-none", at)
        if action.verb == "wreck":
            return no("wreck-none", at)
        if argument(action, 1) not in NOBLES:
            return no("pillage-mill", at) if argument(action, 1) == "mill" else REFUSE.words(action)
        if town.building not in ABBEYS:
            return no("pillage-no-abbey", at)
        if not _fell(town, frame.family):
            return no("pillage-abbey", at)
        return no("pillage-noble", {**at, "noble": Piece(argument(action, 1))})

    def act(self, state: FiefState, frame: Pillaging, seat: int, action: Action, events: list[Event]) -> None:
        if action == DONE:
            state.frames.remove(frame)
            events.append(told("done", "log", seals=True, seat=seat_term(seat)))
            return
        city = city_at(action, 0)
        assert city is not None
        if action.verb == "seize":
            seize(state, city, frame.family, events)
        elif action.verb == "wreck":
            self._scuttle(state, frame, city, action, events)
        elif argument(action, 1) == "mill":
            state.towns[city].mill = False
            state.purse[seat] += N.pillage_mill
            events.append(told("pillages", family=family_term(frame.family), city=city_term(city), what=Word("mill")))
        else:
            noble = noble_at(action, 1)
            assert noble is not None
            sack_abbey(state, city, noble, events)

    @staticmethod
    def _scuttle(state: FiefState, frame: Pillaging, city: int, action: Action, events: list[Event]) -> None:
        kind = unit_at(action, 1)
        assert kind is not None
        stack = next(s for s in stacks_at(state, city, frame.family) if s.units[kind])
        stack.units[kind] -= 1
        stack.moved[kind] = min(stack.moved[kind], stack.units[kind])
        tidy(state)
        family = family_term(frame.family)
        events.append(told("scuttles", family=family, city=city_term(city), unit=Piece(UNIT_IDS[kind])))


def _fell(town: Town, family: int) -> bool:
    """Whether a family has won a city in battle this round, so that it may pillage its abbey (2.13)."""
    return town.won and any(family in pair for pair in town.fights)


def abandoned(state: FiefState, city: int, family: int) -> list[int]:
    """Other families whose engines stand in a city without anybody of theirs (7.10)."""
    there = families_at(state, city)
    return sorted(
        {s.family for s in stacks_at(state, city) if s.family != family and s.family not in there} - set(there)
    )


def seize(state: FiefState, city: int, family: int, events: list[Event]) -> None:
    """7.10: engines that nobody guards become the pillager's, as far as they have pieces; the others are destroyed."""
    for other in abandoned(state, city, family):
        for stack in stacks_at(state, city, other):
            for kind in ENGINES:
                count = min(stack.units[kind], reserve(state, family, kind))
                stack.units[kind], stack.works = 0, 0
                if count:
                    stack_at(state, city, family, INSIDE).units[kind] += count
    tidy(state)
    events.append(told("keeps-engines", family=family_term(family), city=city_term(city)))


def sack_abbey(state: FiefState, city: int, noble: int, events: list[Event]) -> None:
    """An abbey is destroyed: 10 shillings, its relics, and the sacker's heresy (2.13, 7.10, 12.0)."""
    town, family = state.towns[city], state.nobles[noble].family
    town.building, town.abbey = "", NONE
    state.purse[seat_of(state, family)] += N.pillage_abbey
    for relic in state.relics:
        if relic.city == city and not relic.gone:
            relic.city, relic.bearer, relic.known = NONE, noble, True
    events.append(told("pillages", seals=True, family=family_term(family), city=city_term(city), what=Word("abbey")))
    accuse(state, noble, events)
