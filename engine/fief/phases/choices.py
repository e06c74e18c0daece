"""Questions that come in between: the skull, heirs, refuges, the Garter (4.7, 4.8, 7.6, 12.3, 13.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Refusal, Word
from engine.fief.board import family_nobles, is_free
from engine.fief.game_data import CITIES, CITY_IDS, NOBLES, NONE, SKULL
from engine.fief.garter import worthy
from engine.fief.people import appear, bury, crown_lord, refuges
from engine.fief.phases.base import Asking, FamilyAsking
from engine.fief.pieces import settle, site_for
from engine.fief.state.state import (
    FREE,
    INSIDE,
    PARADE,
    Deathbed,
    FiefState,
    Heir,
    Knighting,
    Refuge,
    seat_of,
)
from engine.fief.terms import (
    PASS,
    REFUSE,
    act,
    city_at,
    city_term,
    family_term,
    no,
    noble_at,
    noble_term,
    region_term,
    seat_term,
    told,
)


def skull_seat(state: FiefState) -> int:
    """The seat that may use the skull, -1 nobody (12.3)."""
    skull = state.relics[SKULL]
    if skull.spent or skull.gone or skull.bearer < 0 or not is_free(state.nobles[skull.bearer]):
        return NONE
    return seat_of(state, state.nobles[skull.bearer].family)


class DeathbedPhase(Asking[Deathbed]):
    """12.3: whoever has the skull may raise a Noble where they died, once in the game; else they are buried (4.8)."""

    verbs = frozenset({"raise", "let-die"})
    step = "skull"
    pace = "window"
    orders = True

    def asked(self, state: FiefState, frame: Deathbed) -> Iterable[int]:
        seat = skull_seat(state)
        return [] if seat < 0 or frame.asked or frame.city not in range(len(CITIES)) else [seat]

    def legal(self, state: FiefState, frame: Deathbed, seat: int) -> list[Action]:
        return [act("raise", NOBLES[frame.noble]), act("let-die", NOBLES[frame.noble])]

    def default(self, state: FiefState, frame: Deathbed, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[1],)

    def params(self, state: FiefState, frame: Deathbed, seat: int) -> Params:
        return {"noble": noble_term(frame.noble), "city": city_term(frame.city), "cause": Word(f"death-{frame.cause}")}

    def advance(self, state: FiefState, frame: Deathbed, events: list[Event]) -> bool:
        if list(self.asked(state, frame)):
            return True
        state.frames.remove(frame)
        bury(state, frame, events)
        return False

    def act(self, state: FiefState, frame: Deathbed, seat: int, action: Action, events: list[Event]) -> None:
        frame.asked = True
        if action.verb == "let-die":
            events.append(told("done", "log", seals=True, seat=seat_term(seat)))
            return
        state.frames.remove(frame)
        who = state.nobles[frame.noble]
        site = where_raised(state, frame)
        who.gone, who.captor, who.place, who.site = False, FREE, frame.city, site
        state.relics[SKULL].spent = True
        events.append(told("raised", "phase", seals=True, noble=noble_term(frame.noble), city=city_term(frame.city)))
        settle(state, frame.city)


def where_raised(state: FiefState, bed: Deathbed) -> int:
    """The site where a Noble stands again who is raised: where they died, never within walls that are another's by now;
    whoever died as a captive or in a parade stands as one who appears there (5.0, 12.3)."""
    who, town = state.nobles[bed.noble], state.towns[bed.city]
    lost = who.site == INSIDE and town.won and town.control != who.family
    if who.captor != FREE or who.site == PARADE or lost:
        return site_for(state, bed.city, who.family)
    return who.site


class HeirPhase(FamilyAsking[Heir]):
    """4.7, 4.8: a family names the Noble who becomes Lord."""

    verbs = frozenset({"name"})
    step = "heir"

    def legal(self, state: FiefState, frame: Heir, seat: int) -> list[Action]:
        return [act("name", NOBLES[n]) for n in family_nobles(state, frame.family)]

    def default(self, state: FiefState, frame: Heir, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[0],)

    def params(self, state: FiefState, frame: Heir, seat: int) -> Params:
        return {"region": region_term(frame.region), "family": family_term(frame.family)}

    def refuse(self, state: FiefState, frame: Heir, seat: int, action: Action) -> Refusal:
        noble = noble_at(action, 0)
        return REFUSE.words(action) if noble is None else no("not-yours", {"noble": noble_term(noble)})

    def advance(self, state: FiefState, frame: Heir, events: list[Event]) -> bool:
        nobles = family_nobles(state, frame.family)
        if len(nobles) > 1:
            return True
        state.frames.remove(frame)
        if nobles:
            crown_lord(state, frame.region, nobles[0], events)
        else:
            events.append(told("title-vacant", region=region_term(frame.region)))
        return False

    def act(self, state: FiefState, frame: Heir, seat: int, action: Action, events: list[Event]) -> None:
        noble = noble_at(action, 0)
        assert noble is not None
        state.frames.remove(frame)
        crown_lord(state, frame.region, noble, events)


class RefugePhase(FamilyAsking[Refuge]):
    """7.6: where a freed Noble appears."""

    verbs = frozenset({"appear"})
    step = "refuge"
    orders = True

    def legal(self, state: FiefState, frame: Refuge, seat: int) -> list[Action]:
        return [act("appear", CITY_IDS[c]) for c in self._places(state, frame)]

    def default(self, state: FiefState, frame: Refuge, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[0],)

    def params(self, state: FiefState, frame: Refuge, seat: int) -> Params:
        return {"noble": noble_term(frame.noble)}

    def refuse(self, state: FiefState, frame: Refuge, seat: int, action: Action) -> Refusal:
        city = city_at(action, 0)
        return REFUSE.words(action) if city is None else no("refuge", {"city": city_term(city)})

    def advance(self, state: FiefState, frame: Refuge, events: list[Event]) -> bool:
        who = state.nobles[frame.noble]
        if who.gone:
            state.frames.remove(frame)
            return False
        places = self._places(state, frame)
        if len(places) > 1:
            return True
        self._put(state, frame, places[0], events)
        return False

    @staticmethod
    def _places(state: FiefState, frame: Refuge) -> list[int]:
        return refuges(state, frame.family, frame.noble, secret=frame.secret)

    @staticmethod
    def _put(state: FiefState, frame: Refuge, city: int, events: list[Event]) -> None:
        state.frames.remove(frame)
        appear(state, frame.noble, city, events)

    def act(self, state: FiefState, frame: Refuge, seat: int, action: Action, events: list[Event]) -> None:
        city = city_at(action, 0)
        assert city is not None
        self._put(state, frame, city, events)


class KnightingPhase(Asking[Knighting]):
    """13.3: the Sovereign may take a Lord who has rid England of invaders into the Order of the Garter, one a round."""

    verbs = frozenset({"knight", "pass"})
    step = "garter"
    pace = "window"

    def asked(self, state: FiefState, frame: Knighting) -> Iterable[int]:
        return [] if not worthy(state, frame.noble) else [seat_of(state, state.nobles[state.sovereign].family)]

    def legal(self, state: FiefState, frame: Knighting, seat: int) -> list[Action]:
        return [act("knight", NOBLES[frame.noble]), PASS]

    def default(self, state: FiefState, frame: Knighting, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (PASS,)

    def params(self, state: FiefState, frame: Knighting, seat: int) -> Params:
        return {"noble": noble_term(frame.noble)}

    def refuse(self, state: FiefState, frame: Knighting, seat: int, action: Action) -> Refusal:
        noble = noble_at(action, 0)
        return REFUSE.words(action) if noble is None else no("garter", {"noble": noble_term(frame.noble)})

    def advance(self, state: FiefState, frame: Knighting, events: list[Event]) -> bool:
        if list(self.asked(state, frame)):
            return True
        state.frames.remove(frame)
        return False

    def act(self, state: FiefState, frame: Knighting, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        if action == PASS:
            events.append(told("done", "log", seals=True, seat=seat_term(seat)))
            return
        state.nobles[frame.noble].garter = True
        state.knighted = True
        state.garters -= 1
        events.append(told("garter", "phase", seals=True, noble=noble_term(frame.noble)))
