"""The levy phase (11.1): free units of the regions that a seat controls."""

from __future__ import annotations

from engine.charlemagne.board import COAST, HEXES, PLACES
from engine.charlemagne.game_data import LEVY_TYPES, PLACES_OF, REGION_IDS, REGIONS, TYPES
from engine.charlemagne.phases.base import (
    DONE,
    REFUSE,
    act,
    ask,
    no,
    place_at,
    place_term,
    region_at,
    stage_id,
    type_at,
    type_term,
)
from engine.charlemagne.phases.flow import proceed
from engine.charlemagne.phases.money import AREA_UNITS
from engine.charlemagne.phases.stratagems import play, plays, why_not_play
from engine.charlemagne.state import ChState, Levying
from engine.charlemagne.units import Ground, free_counter, may_stack
from engine.core import Action, Event, Params, Phase, Place, Prompts, Refusal, SeatRef


class Call:
    """One look at the board for every levy: each rule stands here once."""

    def __init__(self, state: ChState, frame: Levying) -> None:
        self.state, self.frame, self.seat = state, frame, frame.seat
        self.ground = Ground(state)
        self.zone = self.ground.zone(self.seat, fleets=True, lands=True)

    def kind(self, kind: int) -> Refusal | None:
        """Why a type is not raised at all now (11.1a, 11.1b, 11.4)."""
        region = TYPES[kind].region
        if region < 0 or kind not in LEVY_TYPES[region]:
            return no("levy-kind", {"unit": type_term(kind)})
        if self.state.control[region] != self.seat:
            return no("levy-region", {"region": Place(REGION_IDS[region])})
        if not self.frame.left[region]:
            return no("levy-done", {"region": Place(REGION_IDS[region])})
        if free_counter(self.state, kind) is None:
            return no("counters", {"unit": type_term(kind)})
        return None

    def place(self, kind: int, place: int) -> Refusal | None:
        """Why a type is not raised in one place (11.1c, 11.3, 11.5a)."""
        state = self.state
        name: Params = {"place": place_term(place)}
        if place not in PLACES_OF[TYPES[kind].region]:
            return no("levy-home", {"unit": type_term(kind), "place": place_term(place)})
        if TYPES[kind].kind == "fleet" and not COAST[place]:
            return no("levy-coast", name)
        if place >= HEXES:
            full = self.frame.used.count(place) >= AREA_UNITS
            return no("area-full", name) if full else None
        if place in self.frame.used:
            return no("levy-twice", name)
        if self.ground.held.get(place, self.seat) != self.seat:
            return no("levy-held", name)
        if place in self.zone:
            return no("levy-zone", name)
        if place in state.pillaged:
            return no("levy-pillaged", name)
        counter = free_counter(state, kind)
        if counter is None or not may_stack(state, self.seat, [counter], place, self.ground.stacks.get(place, ())):
            return no("stack", name)
        return None

    def offers(self) -> list[Action]:
        """Every unit that may be raised now."""
        found: list[Action] = []
        for region in range(len(REGIONS)):
            if not self.frame.left[region]:
                continue
            kinds = [k for k in LEVY_TYPES[region] if self.kind(k) is None]
            if not kinds:
                continue
            spots = PLACES_OF[region]
            taken = self.ground.held
            for k in kinds:
                slug, fleet = TYPES[k].slug, TYPES[k].kind == "fleet"
                for p in spots:
                    if p in taken or p >= HEXES or fleet:
                        if self.place(k, p) is None:
                            found.append(act("levy", slug, PLACES[p]))
                    elif p not in self.frame.used and p not in self.zone and p not in self.state.pillaged:
                        found.append(act("levy", slug, PLACES[p]))
        return found

    def assemble(self, region: int) -> Refusal | None:
        """Why the General Assembly gives a region nothing."""
        name: Params = {"region": Place(REGION_IDS[region])}
        if not self.frame.assembly:
            return no("assembly-over")
        if self.state.control[region] != self.seat:
            return no("levy-region", name)
        return no("assembly-twice", name) if region in self.frame.called else None


class LevyingPhase(Phase[ChState, Levying]):
    """Units are raised one by one; what is not raised is lost."""

    verbs = frozenset({"levy", "assemble", "play", "done"})

    def prompts(self, state: ChState, frame: Levying) -> Prompts:
        seat, muster = frame.seat, Call(state, frame)
        offers, left = muster.offers(), sum(frame.left)
        actions = [DONE, *plays(state, frame, seat), *offers]
        if frame.assembly:
            actions += [act("assemble", name) for n, name in enumerate(REGION_IDS) if muster.assemble(n) is None]
        return ask(
            state, seat, stage_id(state, "levy"), "levy", actions, (DONE,),
            params={"left": left, "lost": 0 if offers else left},
        )  # fmt: skip

    def why_not(self, state: ChState, frame: Levying, seat: int, action: Action) -> Refusal | None:
        if seat != frame.seat:
            return REFUSE.turn(frame.seat)
        if action.verb not in self.verbs:
            return REFUSE.verb(action, "levy")
        if action.verb == "play":
            return why_not_play(state, frame, seat, action)
        if action == DONE:
            return None
        muster = Call(state, frame)
        if action.verb == "assemble" and len(action.args) == 1:
            region = region_at(action, 0)
            if region is not None:
                return muster.assemble(region)
        if action.verb == "levy" and len(action.args) == 2:
            kind, place = type_at(action, 0), place_at(action, 1)
            if kind is not None and place is not None:
                return muster.kind(kind) or muster.place(kind, place)
        return REFUSE.words(action)

    def act(self, state: ChState, frame: Levying, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "play":
            play(state, frame, seat, action, events)
        elif action == DONE:
            proceed(state, events)
        elif action.verb == "assemble":
            region = region_at(action, 0)
            assert region is not None
            frame.assembly -= 1
            frame.called.append(region)
            frame.left[region] += 1
        else:
            kind, place = type_at(action, 0), place_at(action, 1)
            assert kind is not None
            assert place is not None
            counter = free_counter(state, kind)
            assert counter is not None
            state.where[counter] = place
            frame.left[TYPES[kind].region] -= 1
            frame.used.append(place)
            told: Params = {"seat": SeatRef(seat), "unit": type_term(kind), "place": place_term(place)}
            events.append(Event("charlemagne-levied", told))
