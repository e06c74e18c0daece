"""Whom or what an Event strikes (``game_data``): drawn by Fate, chosen, or plain."""

from __future__ import annotations

from engine.core import Event
from engine.knights.board import cities_of, unguarded
from engine.knights.fate import consult, random_city, random_noble, random_seat
from engine.knights.files import EventCard, Target
from engine.knights.game_data import CITIES, NONE, SHAPES
from engine.knights.phases.effects import Struck, amount, mercenaries
from engine.knights.state.state import KnState, in_turn, nobles_of, players, seat_of


def by_fate(card: EventCard) -> bool:
    """Whether Fate names the target, so that there are two moments to cancel (K8.1)."""
    return card.target.by == "fate"


def by_choice(card: EventCard) -> bool:
    """Whether the drawer names it."""
    return card.target.by == "choice"


def able(state: KnState, noble: int, where: str) -> bool:
    """Whether a Noble may be struck: on the board, or anywhere but dead for good."""
    who = state.nobles[noble]
    return seat_of(state, noble) in players(state) and not who.gone and (where != "board" or who.area != NONE)


def choices(state: KnState, card: EventCard, drawer: int) -> list[Struck]:
    """Everything that the drawer may choose, or that strikes without a choice."""
    target = card.target
    if target.kind == "baron":
        return _barons(state, target, drawer)
    if target.kind == "noble":
        return [Struck(drawer, n) for n in nobles_of(state, drawer) if able(state, n, target.where)]
    if target.kind == "army":
        mine = [Struck(drawer, n) for n in nobles_of(state, drawer) if state.nobles[n].area != NONE]
        return [*mine, Struck(drawer)] if state.barons[drawer].stronghold.troops else mine
    if target.kind == "stronghold":
        return [Struck(drawer)] if state.barons[drawer].stronghold.area != NONE else []
    if target.kind == "city":
        return [Struck(state.cities[c].owner, city=c) for c in _cities(state, target, drawer)]
    return [Struck()]


def _barons(state: KnState, target: Target, drawer: int) -> list[Struck]:
    if target.by == "all":
        return [Struck(s) for s in in_turn(state)]
    if target.by == "choice":
        return [Struck(s) for s in players(state) if target.of != "rival" or s != drawer]
    return [Struck(drawer)]


def _cities(state: KnState, target: Target, drawer: int) -> list[int]:
    if target.of == "own":
        return cities_of(state, drawer)
    if target.of == "unguarded":
        return [c for s in in_turn(state) for c in unguarded(state, s)]
    return [c for c in range(len(CITIES)) if not state.cities[c].razed]


def fated(state: KnState, card: EventCard, drawer: int, events: list[Event]) -> list[Struck]:
    """Fate names the target; nothing when nothing fits."""
    target = card.target
    if target.kind == "baron":
        seats = [s for s in players(state) if not (_chair(card) and state.barons[s].banned)]
        seat = random_seat(state, events, seats)
        return [Struck(seat)] if seat != NONE else []
    if target.kind == "city":
        city = random_city(state, events, _cities(state, target, drawer))
        return [Struck(state.cities[city].owner, city=city)] if city != NONE else []
    if target.kind == "nationality":
        found = consult(state, events, lambda c: any(mercenaries(state, s, c.nation) for s in players(state)))
        return [Struck(nation=found.nation)] if found else []
    if target.of == "own":
        first = nobles_of(state, drawer)[0]
        named = [n for n in nobles_of(state, drawer) if able(state, n, target.where)]
        found = consult(state, events, lambda c: first + c.shape in named) if named else None
        return [Struck(drawer, first + found.shape)] if found else []
    noble = random_noble(state, events, [n for n in range(len(SHAPES) * 6) if able(state, n, target.where)])
    return [Struck(seat_of(state, noble), noble)] if noble != NONE else []


def _chair(card: EventCard) -> bool:
    return any(e.op == "chairman" for e in card.effects)


def foremost(state: KnState, card: EventCard, events: list[Event]) -> list[Struck]:
    """Who has most of something; Fate parts a tie."""
    what = card.target.measure
    most = max(amount(state, s, what) for s in players(state))
    seat = random_seat(state, events, [s for s in players(state) if amount(state, s, what) == most])
    return [Struck(seat)]
