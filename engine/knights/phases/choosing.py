"""Choices inside Events and motions (E4): deserters, a city that is freed, a charge or office that is lost."""

from __future__ import annotations

from engine.core import Action, Event, Params, Piece, Refusal, Word
from engine.knights.board import cities_of, city_income
from engine.knights.court import dismiss
from engine.knights.game_data import AGENDAS, CITY, CITY_IDS, NATIONS, NOBLE, NOBLE_IDS, NONE, TROOPS
from engine.knights.phases.base import Asking
from engine.knights.phases.effects import mercenaries, strippable
from engine.knights.phases.upkeep import set_free
from engine.knights.phases.wages import forsaken
from engine.knights.state.frames_cards import Freeing, Leaving, Strip
from engine.knights.state.slugs import KEEP, TROOP_IDS, TROOP_SLUGS, card_in, troop_of
from engine.knights.state.state import KnState, nobles_of
from engine.knights.terms import REFUSE, act, argument, city_term, no, seat_term, told, troop_term
from engine.knights.war.deaths import discard_office


class LeavingPhase(Asking[Leaving]):
    """Which mercenary goes back into the deck; silence lets the smallest go."""

    verbs = frozenset({"discharge"})
    step = "leaving"
    orders = True

    def legal(self, state: KnState, frame: Leaving, seat: int) -> list[Action]:
        pairs = sorted(mercenaries(state, seat, frame.nation), key=lambda p: (TROOPS[p[1]].size, p))
        return list(
            dict.fromkeys(act("discharge", TROOP_IDS[t], KEEP if n == NONE else NOBLE_IDS[n]) for n, t in pairs)
        )

    def default(self, state: KnState, frame: Leaving, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[0],)

    def params(self, state: KnState, frame: Leaving, seat: int) -> Params:
        return {"nations": [Word(NATIONS[frame.nation])] if frame.nation != NONE else []}

    def refuse(self, state: KnState, frame: Leaving, seat: int, action: Action) -> Refusal:
        known = argument(action, 0) in TROOP_SLUGS and (argument(action, 1) == KEEP or argument(action, 1) in NOBLE)
        if not known:
            return REFUSE.words(action)
        if frame.nation not in (NONE, troop_of(argument(action, 0)).nation):
            return no("leaving-nation", {"nation": Word(NATIONS[frame.nation])})
        return no("leaving")

    def advance(self, state: KnState, frame: Leaving, events: list[Event]) -> bool:
        legal = self.legal(state, frame, frame.seat)
        if len(legal) > 1:
            return True
        state.frames.remove(frame)
        if legal:
            self._go(state, frame, legal[0], events)
        return False

    def act(self, state: KnState, frame: Leaving, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        self._go(state, frame, action, events)

    @staticmethod
    def _go(state: KnState, frame: Leaving, action: Action, events: list[Event]) -> None:
        holder = NOBLE.get(argument(action, 1), NONE)
        troops = state.barons[frame.seat].stronghold.troops if holder == NONE else state.nobles[holder].troops
        nation = [t for t in troops if frame.nation in (NONE, TROOPS[t].nation)]
        card = card_in(nation, argument(action, 0))
        dismiss(state, troops, card)
        events.append(told("deserts", seals=True, seat=seat_term(frame.seat), troop=troop_term(card)))
        forsaken(state, holder, events)


class FreeingPhase(Asking[Freeing]):
    """Which city turns neutral; silence gives the one with least income."""

    verbs = frozenset({"free"})
    step = "free-city"

    def legal(self, state: KnState, frame: Freeing, seat: int) -> list[Action]:
        mine = sorted(cities_of(state, seat), key=lambda c: (city_income(state, c), c))
        return [act("free", CITY_IDS[c]) for c in mine]

    def default(self, state: KnState, frame: Freeing, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[0],)

    def refuse(self, state: KnState, frame: Freeing, seat: int, action: Action) -> Refusal:
        name = argument(action, 0)
        return no("free-city", {"city": city_term(CITY[name])}) if name in CITY else REFUSE.words(action)

    def advance(self, state: KnState, frame: Freeing, events: list[Event]) -> bool:
        cities = cities_of(state, frame.seat)
        if len(cities) > 1:
            return True
        state.frames.remove(frame)
        if cities:
            set_free(state, cities[0], events)
        return False

    def act(self, state: KnState, frame: Freeing, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        set_free(state, CITY[argument(action, 0)], events)


class StripPhase(Asking[Strip]):
    """Which charge or office is lost."""

    verbs = frozenset({"strip"})
    step = "strip"

    def legal(self, state: KnState, frame: Strip, seat: int) -> list[Action]:
        return [act("strip", AGENDAS[a].slug) for a in strippable(state, frame.foe, frame.what)]

    def default(self, state: KnState, frame: Strip, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[0],)

    def params(self, state: KnState, frame: Strip, seat: int) -> Params:
        return {"seat": seat_term(frame.foe), "what": Word(frame.what)}

    def advance(self, state: KnState, frame: Strip, events: list[Event]) -> bool:
        legal = self.legal(state, frame, frame.seat)
        if len(legal) > 1:
            return True
        state.frames.remove(frame)
        if legal:
            self._strip(state, frame, argument(legal[0], 0), events)
        return False

    def act(self, state: KnState, frame: Strip, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        self._strip(state, frame, argument(action, 0), events)

    @staticmethod
    def _strip(state: KnState, frame: Strip, slug: str, events: list[Event]) -> None:
        baron = state.barons[frame.foe]
        if frame.what == "charge":
            card = next(a for a in baron.charges if AGENDAS[a].slug == slug)
            baron.charges.remove(card)
            state.agendas_out.append(card)
        else:
            mine = nobles_of(state, frame.foe)
            noble = next(
                n for n in mine if state.nobles[n].office != NONE and AGENDAS[state.nobles[n].office].slug == slug
            )
            discard_office(state, noble, events)
        events.append(told("strips", seals=True, seat=seat_term(frame.foe), agenda=Piece(slug)))
