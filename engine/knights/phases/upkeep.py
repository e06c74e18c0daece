"""Upkeep: revolts (K6.3) and Nobles who come back to the board (K6.6, K17.5)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Phase, Prompts, Refusal
from engine.knights.board import doomed, entrances, most_breaches, nobles_at, shut_in, sizes, spent, troops_of
from engine.knights.deals import recall
from engine.knights.fate import bury, draw
from engine.knights.game_data import AREA_IDS, AREA_OF, CITIES, CITY_IDS, FATE, NOBLE, NOBLE_IDS, NONE, N
from engine.knights.phases.base import Asking
from engine.knights.state.frames import Returning, Revolt, Revolts
from engine.knights.state.slugs import KEEP, TROOP_SLUGS, card_in, slugs_of
from engine.knights.state.state import KnState, Noble, Position, Stronghold, nobles_of
from engine.knights.terms import (
    DONE,
    REFUSE,
    act,
    area_at,
    area_term,
    argument,
    city_term,
    no,
    noble_at,
    noble_term,
    seat_term,
    told,
    troop_term,
)
from engine.knights.war.capture import loser_of

ALL = "all"


class RevoltsPhase(Phase[KnState, Revolts]):
    """A Fate card for each city."""

    def prompts(self, state: KnState, frame: Revolts) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Revolts, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Revolts, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Revolts, events: list[Event]) -> bool:
        if not frame.cities:
            state.frames.remove(frame)
            return False
        city = frame.cities.pop(0)
        owner = state.cities[city].owner
        if owner != NONE and not nobles_at(state, AREA_OF[city], owner):
            turn_over(state, city, events)
        return False


def turn_over(state: KnState, city: int, events: list[Event]) -> None:
    """A Fate card says whether a city revolts."""
    card = draw(state)
    bury(state, card)
    if not FATE[card].revolt:
        events.append(told("quiet", "log", seals=True, city=city_term(city)))
        return
    revolt(state, city, events)


def revolt(state: KnState, city: int, events: list[Event]) -> None:
    """A city revolts: its owner is asked."""
    seat = state.cities[city].owner
    events.append(told("revolt", seals=True, city=city_term(city), seat=seat_term(seat)))
    state.frames.append(Revolt(seat, city, state.next()))


def set_free(state: KnState, city: int, events: list[Event]) -> None:
    """A city is neutral again and no longer fortified; breaches stay (K17.3)."""
    it, loser = state.cities[city], loser_of(state, city)
    it.owner, it.fortified = NONE, False
    it.breaches = min(it.breaches, most_breaches(city))
    events.append(told("free", seals=True, city=city_term(city), **loser))


def revolt_price(city: int) -> int:
    """Crowns that keep a city that revolts (K6.3)."""
    return N.revolt_income * CITIES[city].income


class RevoltPhase(Asking[Revolt]):
    """R1: pay Faith, pay crowns, or let the city go."""

    verbs = frozenset({"pay", "yield"})
    step = "revolt"
    orders = True

    def legal(self, state: KnState, frame: Revolt, seat: int) -> list[Action]:
        baron, name = state.barons[seat], CITY_IDS[frame.city]
        found = [act("pay", name, "faith")] if baron.faith >= N.revolt_faith else []
        if baron.crowns >= revolt_price(frame.city):
            found.append(act("pay", name, "crowns"))
        return [*found, act("yield", name)]

    def default(self, state: KnState, frame: Revolt, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[-1],)

    def params(self, state: KnState, frame: Revolt, seat: int) -> Params:
        return {"city": city_term(frame.city), "n": revolt_price(frame.city), "faith": N.revolt_faith}

    def refuse(self, state: KnState, frame: Revolt, seat: int, action: Action) -> Refusal:
        if action.verb == "pay" and argument(action, 0) == CITY_IDS[frame.city]:
            baron = state.barons[seat]
            price, faith = revolt_price(frame.city), N.revolt_faith
            return no("revolt-pay", {"n": price, "faith": faith, "have": baron.crowns, "held": baron.faith})
        return REFUSE.words(action)

    def advance(self, state: KnState, frame: Revolt, events: list[Event]) -> bool:
        recall(state, frame.seat, revolt_price(frame.city), events)
        if len(self.legal(state, frame, frame.seat)) > 1:
            return True
        state.frames.remove(frame)
        set_free(state, frame.city, events)
        return False

    def act(self, state: KnState, frame: Revolt, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        if action.verb == "yield":
            set_free(state, frame.city, events)
            return
        faith = argument(action, 1) == "faith"
        price = N.revolt_faith if faith else revolt_price(frame.city)
        if faith:
            state.barons[seat].faith -= price
        else:
            state.barons[seat].crowns -= price
        key = "quells-faith" if faith else "quells"
        events.append(told(key, seals=True, seat=seat_term(seat), city=city_term(frame.city), n=price))


# --- Nobles come back ------------------------------------------------------------------------------------------------


def away(state: Position, seat: int) -> list[int]:
    """Nobles off the board who can come back: a dead one as its heir, whoever keeps the heir willing."""
    return [
        n
        for n in nobles_of(state, seat)
        if state.nobles[n].area == NONE and not state.nobles[n].gone and not held(state, n)
    ]


def held(state: Position, noble: int) -> bool:
    """Whether a dead Noble's heir is in another Baron's hand (option ``heirs``)."""
    who = state.nobles[noble]
    return who.dead and who.keeper != NONE


def needed(state: KnState, seat: int) -> bool:
    """Whether a Noble can come back: more is to be decided than who of those on the board has which troops."""
    out = away(state, seat)
    filled = state.barons[seat].stronghold.troops or any(troops_of(state, n) and not doomed(state, n) for n in out)
    return bool(out and filled and entrances(state, seat))


def ruins(state: Position, it: Noble | Stronghold, to: int) -> bool:
    """Whether a Noble's army would be dead with all these troops and their casualties: it does not take them (G55)."""
    return it.losses > 0 and spent(troops_of(state, to) + sizes(it.troops), it.losses + state.nobles[to].losses)


class ReturnPhase(Asking[Returning]):
    """R3 to R6: troops are divided among Nobles off the board, from the stronghold too; then all of them with troops
    come back. Nobles in one area may exchange troops (G2)."""

    verbs = frozenset({"shift", "place", "done"})
    step = "return"
    orders = True

    def asked(self, state: KnState, frame: Returning) -> Iterable[int]:
        return frame.seats

    @staticmethod
    def waiting(state: KnState, seat: int) -> list[int]:
        """Nobles off the board with troops, who must be placed where there is room; an army whose casualties have
        reached its troops waits for men or for Muster Troops (G55)."""
        ready = [n for n in away(state, seat) if troops_of(state, n) and not doomed(state, n)]
        return ready if entrances(state, seat) else []

    @staticmethod
    def receivers(state: KnState, seat: int, source: int) -> list[int]:
        """To whom troops may go from a Noble, or from the stronghold (-1)."""
        out = away(state, seat)
        if source == NONE:
            return out
        who = state.nobles[source]
        if who.area == NONE:
            return [n for n in out if n != source]
        if who.sea or shut_in(state, source):
            return []
        return [n for n in nobles_at(state, who.area, seat) if n != source]

    def _shifts(self, state: KnState, seat: int) -> list[Action]:
        found: list[Action] = []
        hold = state.barons[seat].stronghold
        for source in (NONE, *nobles_of(state, seat)):
            it: Noble | Stronghold = hold if source == NONE else state.nobles[source]
            if not it.troops or (source != NONE and state.nobles[source].gone):
                continue
            name = KEEP if source == NONE else NOBLE_IDS[source]
            whats = [ALL] if it.losses or len(it.troops) == 1 else [ALL, *slugs_of(it.troops)]
            found += [
                act("shift", what, name, NOBLE_IDS[to])
                for to in self.receivers(state, seat, source)
                for what in whats
                if not ruins(state, it, to)
            ]
        return found

    def legal(self, state: KnState, frame: Returning, seat: int) -> list[Action]:
        waiting = self.waiting(state, seat)
        places = [act("place", NOBLE_IDS[n], AREA_IDS[a]) for n in waiting for a in entrances(state, seat)]
        return [*places, *self._shifts(state, seat), *([] if waiting else [DONE])]

    def default(self, state: KnState, frame: Returning, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """Everybody to the first place; then nothing more. What is forced by then is not said."""
        waiting, places = self.waiting(state, seat), entrances(state, seat)
        if not waiting:
            return (DONE,)
        forced = len(places) == 1 and not self._busy(state, seat, waiting[:-1], places[0])
        named = waiting[:-1] if forced else waiting
        placed = tuple(act("place", NOBLE_IDS[n], AREA_IDS[places[0]]) for n in named)
        return (*placed, DONE) if self._busy(state, seat, waiting, places[0]) else placed

    def _busy(self, state: KnState, seat: int, waiting: list[int], where: int) -> bool:
        """Whether the seat is still asked when Nobles have come to a place: troops can be exchanged, and no order
        answers that."""
        for noble in waiting:
            state.nobles[noble].area = where
        found = bool(self._shifts(state, seat)) and not (
            state.orders[seat].returning == "needed" and not needed(state, seat)
        )
        for noble in waiting:
            state.nobles[noble].area = NONE
        return found

    def params(self, state: KnState, frame: Returning, seat: int) -> Params:
        return {"n": len(self.waiting(state, seat)), "turn": state.turn}

    def refuse(self, state: KnState, frame: Returning, seat: int, action: Action) -> Refusal:
        if action == DONE:
            return no("return-left", {"n": len(self.waiting(state, seat))})
        if action.verb == "place":
            noble, area = noble_at(action, 0), area_at(action, 1)
            if noble is None or area is None:
                return REFUSE.words(action)
            return self._no_place(state, seat, noble, area)
        what, source, to = argument(action, 0), argument(action, 1), noble_at(action, 2)
        if (what != ALL and what not in TROOP_SLUGS) or to is None or (source not in NOBLE and source != KEEP):
            return REFUSE.words(action)
        it: Noble | Stronghold = state.barons[seat].stronghold if source == KEEP else state.nobles[NOBLE[source]]
        if what == ALL and to in self.receivers(state, seat, NOBLE.get(source, NONE)) and ruins(state, it, to):
            return no("shift-dead", {"noble": noble_term(to), "n": it.losses + state.nobles[to].losses})
        for noble in (to, NOBLE.get(source, to)):
            if noble not in nobles_of(state, seat):
                return no("not-yours", {"noble": noble_term(noble)})
        if to not in self.receivers(state, seat, NOBLE.get(source, NONE)):
            return no("shift", {"noble": noble_term(to)})
        if what != ALL and card_in(it.troops, what) != NONE:
            return no("shift-all", {"n": it.losses})
        return no("shift-card")

    @staticmethod
    def _no_place(state: KnState, seat: int, noble: int, area: int) -> Refusal:
        """Why a Noble does not come back to the board in an area."""
        who, named = state.nobles[noble], noble_term(noble)
        if noble not in nobles_of(state, seat):
            return no("not-yours", {"noble": named})
        if who.area != NONE:
            return no("noble-placed", {"noble": named})
        if who.gone:
            return no("noble-gone", {"noble": named})
        if held(state, noble):
            return no("noble-held", {"noble": named})
        if not troops_of(state, noble):
            return no("noble-empty", {"noble": named})
        if doomed(state, noble):
            return no("shift-dead", {"noble": named, "n": who.losses})
        return no("place", {"noble": named, "area": area_term(area)})

    def advance(self, state: KnState, frame: Returning, events: list[Event]) -> bool:
        for seat in list(frame.seats):
            legal = self.legal(state, frame, seat)
            if legal == [DONE]:
                frame.seats.remove(seat)
            elif len(legal) == 1:  # one Noble, one place
                self.act(state, frame, seat, legal[0], events)
                return False
        if frame.seats:
            return True
        state.frames.remove(frame)
        return False

    def act(self, state: KnState, frame: Returning, seat: int, action: Action, events: list[Event]) -> None:
        if action == DONE:
            frame.seats.remove(seat)
        elif action.verb == "place":
            noble, area = noble_at(action, 0), area_at(action, 1)
            assert noble is not None
            assert area is not None
            who = state.nobles[noble]
            who.area, who.dead = area, False
            events.append(told("returns", noble=noble_term(noble), area=area_term(area)))
        else:
            self._shift(state, seat, argument(action, 0), argument(action, 1), argument(action, 2), events)
        if action == DONE or self.legal(state, frame, seat) == [DONE]:
            events.append(told("done", "log", seals=True, seat=seat_term(seat)))

    @staticmethod
    def _shift(state: KnState, seat: int, what: str, source: str, to: str, events: list[Event]) -> None:
        it: Noble | Stronghold = state.barons[seat].stronghold if source == KEEP else state.nobles[NOBLE[source]]
        who = state.nobles[NOBLE[to]]
        cards = list(it.troops) if what == ALL else [card_in(it.troops, what)]
        for card in cards:
            it.troops.remove(card)
            who.troops.append(card)
        who.troops.sort()
        if what == ALL:
            who.losses += it.losses
            it.losses = 0
        events.append(
            told("shifts", "log", seat=seat_term(seat), noble=noble_term(NOBLE[to]),
                 troops=[troop_term(t) for t in cards])
        )  # fmt: skip
