"""The treasury phase (10): income, mercenaries (11.2), building (23, 24), markers for sale, clearing pillage (17.4)."""

from __future__ import annotations

from engine.charlemagne import cup
from engine.charlemagne.board import HEXES, PLACES, PRINTED, SEA
from engine.charlemagne.frames import Spending
from engine.charlemagne.game_data import (
    AREA_OF,
    CHARLEMAGNE,
    EMPIRE,
    HIRE_TYPES,
    KIND,
    LEADER,
    PLACES_OF,
    REGIONS,
    SCARA,
    TYPE,
    TYPES,
)
from engine.charlemagne.levies import AREA_UNITS
from engine.charlemagne.phases.base import DONE, act, ask, not_now, place_at, stage_id, type_at
from engine.charlemagne.phases.flow import proceed
from engine.charlemagne.phases.stratagems import play, plays, why_not_play
from engine.charlemagne.prices import PRICES, building_price, hire_price
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import REFUSE, no, place_term, type_term
from engine.charlemagne.units import Ground, crowded, free_counter, is_burg, is_port
from engine.core import Action, Event, Params, Phase, Prompts, Refusal, SeatRef, Word

BUY = Action("draw")
BUILDINGS = ("burg", "civilisation")


class Market:
    """One look at the board for every purchase of a treasury phase: each rule stands here once."""

    def __init__(self, state: ChState, frame: Spending) -> None:
        self.state, self.frame, self.seat = state, frame, frame.seat
        self.ground = Ground(state)

    def _money(self, cost: int) -> Refusal | None:
        have = self.state.treasury[self.seat]
        return None if have >= cost else no("points", {"cost": cost, "have": have})

    def _open(self) -> Refusal | None:
        return no("closing") if self.frame.closing else None

    def hire(self, kind: int, place: int) -> Refusal | None:
        """Why a mercenary may not be hired at a place (11.2, 11.3, 11.4, 29)."""
        state, seat, t = self.state, self.seat, TYPES[kind]
        name: Params = {"unit": type_term(kind), "place": place_term(place)}
        if not KIND[t.kind].mercenary:
            return no("hire-kind", {"unit": type_term(kind)})
        if kind == TYPE["scara"]:
            if not state.options.scara or seat != EMPIRE:
                return no("scara") if not state.options.scara else no("scara-empire")
            if not is_burg(state, place):
                return no("scara-place", name)
            if not self._led(place):
                return no("scara-leader", name)
        else:
            if state.control[t.region] != seat:
                return no("hire-region", name)
            if place not in PLACES_OF[t.region]:
                return no("hire-home", name)
            if place < HEXES and not is_burg(state, place):
                return no("hire-burg", name)
            if place < HEXES and self.ground.held.get(place) != seat:
                return no("hire-held", name)
        if t.kind == "fleet" and not is_port(state, place):
            return no("hire-port", name)
        if place < HEXES and place in self.frame.hired:
            return no("hire-twice", name)
        if place >= HEXES and self.frame.hired.count(place) >= AREA_UNITS:
            return no("area-full", {"place": place_term(place), "most": AREA_UNITS})
        counter = SCARA if kind == TYPE["scara"] else free_counter(state, kind)
        if counter is None or state.where[counter] >= 0:
            return no("counters", {"unit": type_term(kind)})
        full = crowded(seat, [counter], place, self.ground.stacks.get(place, ()))
        return full or self._open() or self._money(hire_price(state, kind))

    def _led(self, place: int) -> bool:
        return self.ground.held.get(place) == EMPIRE and any(LEADER[c] for c in self.ground.stacks[place])

    def build(self, what: str, place: int) -> Refusal | None:
        """Why a burg or civilisation marker may not be built in a hex (10.2b, 23, 24, ruling 13)."""
        state, frame = self.state, self.frame
        name: Params = {"place": place_term(place)}
        if place >= HEXES:
            return no("build-area", name)
        if SEA[place]:
            return no("build-sea", name)
        if self.ground.held.get(place) != self.seat:
            return no("build-empty", name)
        if place in state.pillaged:
            return no("build-pillaged", name)
        if what == "burg" and (place in PRINTED or place in state.built):
            return no("build-burg", name)
        if what == "civilisation" and place in state.civilisation:
            return no("build-civilisation", name)
        if state.options.build_limit and frame.built >= state.options.build_limit:
            return no("build-limit", {"limit": state.options.build_limit})
        return self._open() or self._money(building_price(what))

    def buy(self) -> Refusal | None:
        """Why no marker may be bought (8.2c, ruling 20)."""
        if not sum(self.state.cup):
            return no("cup")
        return self._open() or self._money(PRICES.stratagem)

    def clear(self, place: int) -> Refusal | None:
        """Why pillage may not be cleared (17.4)."""
        name: Params = {"place": place_term(place)}
        if place not in self.state.pillaged:
            return no("clear-nothing", name)
        if self.ground.held.get(place) != self.seat:
            return no("clear-empty", name)
        return self._money(PRICES.remove_pillage)

    def offers(self) -> list[Action]:
        """Everything that may be bought now."""
        state, seat, found = self.state, self.seat, []
        if not self.frame.closing:
            for region in range(len(REGIONS)):
                if state.control[region] != seat:
                    continue
                spots = [p for p in PLACES_OF[region] if self.ground.held.get(p) == seat and is_burg(state, p)]
                spots += [AREA_OF[region]] if region in AREA_OF else []
                found += [
                    act("hire", TYPES[k].slug, PLACES[p])
                    for k in HIRE_TYPES[region]
                    for p in spots
                    if self.hire(k, p) is None
                ]
            if state.options.scara and seat == EMPIRE:
                spots = sorted({state.where[c] for c in range(SCARA, CHARLEMAGNE + 1) if state.where[c] >= 0})
                found += [act("hire", "scara", PLACES[p]) for p in spots if self.hire(TYPE["scara"], p) is None]
            if state.treasury[seat] >= min(map(building_price, BUILDINGS)):
                own = [p for p in self.ground.own(seat) if p < HEXES]
                found += [
                    act("build", what, PLACES[p]) for what in BUILDINGS for p in own if self.build(what, p) is None
                ]
            if self.buy() is None:
                found.append(BUY)
        return found + [act("clear", PLACES[p]) for p in state.pillaged if self.clear(p) is None]


class SpendingPhase(Phase[ChState, Spending]):
    """Income comes by itself; then the seat buys, one thing after the other, and clears pillage last."""

    verbs = frozenset({"hire", "build", "draw", "clear", "play", "done"})

    def prompts(self, state: ChState, frame: Spending) -> Prompts:
        seat = frame.seat
        actions = [DONE, *plays(state, frame, seat), *Market(state, frame).offers()]
        params: Params = {"points": state.treasury[seat]}
        return ask(state, seat, stage_id(state, "treasury"), "treasury", actions, (DONE,), params=params)

    def why_not(self, state: ChState, frame: Spending, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "treasury"):
            return refusal
        if action.verb == "play":
            return why_not_play(state, frame, seat, action)
        if action == DONE:
            return None
        market = Market(state, frame)
        if action == BUY:
            return market.buy()
        if action.verb == "hire" and len(action.args) == 2:
            kind, place = type_at(action, 0), place_at(action, 1)
            if kind is not None and place is not None:
                return market.hire(kind, place)
        if action.verb == "build" and len(action.args) == 2 and action.args[0] in BUILDINGS:
            place = place_at(action, 1)
            if place is not None:
                return market.build(str(action.args[0]), place)
        if action.verb == "clear" and len(action.args) == 1:
            place = place_at(action, 0)
            if place is not None:
                return market.clear(place)
        return REFUSE.words(action)

    def act(self, state: ChState, frame: Spending, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "play":
            play(state, frame, seat, action, events)
        elif action == DONE:
            proceed(state, events)
        elif action == BUY:
            state.treasury[seat] -= PRICES.stratagem
            cup.draw(state, seat, 1, events)
        elif action.verb == "hire":
            kind, place = type_at(action, 0), place_at(action, 1)
            assert kind is not None
            assert place is not None
            counter = free_counter(state, kind)
            assert counter is not None
            state.where[counter] = place
            state.treasury[seat] -= hire_price(state, kind)
            frame.hired.append(place)
            told: Params = {"seat": SeatRef(seat), "unit": type_term(kind), "place": place_term(place)}
            events.append(Event("charlemagne-hired", told))
        else:
            self._works(state, frame, seat, action, events)

    @staticmethod
    def _works(state: ChState, frame: Spending, seat: int, action: Action, events: list[Event]) -> None:
        place = place_at(action, len(action.args) - 1)
        assert place is not None
        if action.verb == "clear":
            frame.closing = True
            state.treasury[seat] -= PRICES.remove_pillage
            state.pillaged.remove(place)
            told: Params = {"seat": SeatRef(seat), "place": place_term(place)}
            events.append(Event("charlemagne-cleared", told))
            return
        what = str(action.args[0])
        frame.built += 1
        state.treasury[seat] -= building_price(what)
        marks = state.built if what == "burg" else state.civilisation
        marks.append(place)
        marks.sort()
        events.append(
            Event("charlemagne-built", {"seat": SeatRef(seat), "what": Word(what), "place": place_term(place)})
        )
