"""The tokens of the Chairman of the Assembly and the Head of the Church, Influence, banishment, elimination."""

from __future__ import annotations

from engine.core import Event
from engine.knights.fate import random_seat
from engine.knights.game_data import NONE, TROOPS
from engine.knights.state.frames import Offer
from engine.knights.state.state import KnState, Position, nobles_of, players
from engine.knights.terms import seat_term, told


def take_chair(state: KnState, seat: int, events: list[Event]) -> None:
    """A seat becomes Chairman."""
    if state.chairman != seat:
        state.chairman = seat
        events.append(told("chairman", seals=True, seat=seat_term(seat)))


def take_head(state: KnState, seat: int, events: list[Event]) -> None:
    """A seat becomes Head of the Church."""
    if state.head != seat:
        state.head = seat
        events.append(told("head", seals=True, seat=seat_term(seat)))


def most_votes(state: Position, seat: int, more: int) -> bool:
    """Whether a seat has more Votes than every other with so many more."""
    return all(state.barons[s].votes < state.barons[seat].votes + more for s in players(state) if s != seat)


def most_faith(state: Position, seat: int, more: int) -> bool:
    """Whether a seat has more Faith than every other with so much more."""
    return all(state.barons[s].faith < state.barons[seat].faith + more for s in players(state) if s != seat)


def pass_chair(state: KnState, events: list[Event]) -> None:
    """The Chairman was banned or is out: whoever of the others has most Votes follows, a tie by Fate (K10.9). A banned
    Baron never does; when all are banned the token stays."""
    able = [s for s in players(state) if not state.barons[s].banned]
    if state.chairman in able or not able:
        return
    most = max(state.barons[s].votes for s in able)
    take_chair(state, random_seat(state, events, [s for s in able if state.barons[s].votes == most]), events)


def pass_head(state: KnState, events: list[Event]) -> None:
    """The Head of the Church is out: whoever has most Faith follows, a tie by Fate (K16.5)."""
    able = players(state)
    if state.head in able or not able:
        return
    most = max(state.barons[s].faith for s in able)
    take_head(state, random_seat(state, events, [s for s in able if state.barons[s].faith == most]), events)


def ban(state: KnState, seat: int, events: list[Event]) -> None:
    """A seat is banned from the Assembly until that is rescinded (K10.9)."""
    if state.barons[seat].banned:
        return
    state.barons[seat].banned = True
    events.append(told("banned", "phase", seals=True, seat=seat_term(seat)))
    pass_chair(state, events)


def gain_influence(state: KnState, seat: int, count: int) -> None:
    """Influence out of the pool, and beyond it; with the last of the pool this turn is the last (K14.2, G22)."""
    state.barons[seat].influence += count
    state.pool = max(0, state.pool - count)
    if not state.pool and not state.options.mighty:
        state.last = True


def eliminate(state: KnState, seat: int, events: list[Event]) -> None:
    """With the option, who loses their stronghold is out: their Nobles leave, their cities are neutral, tokens pass
    on (K16.5)."""
    baron = state.barons[seat]
    baron.out = True
    for noble in nobles_of(state, seat):
        who = state.nobles[noble]
        who.area, who.sea, who.losses = -1, False, 0
        if who.office != NONE:
            state.agendas_out.append(who.office)
            who.office = NONE
        leave_service(state, who.troops)
    state.agendas_out += baron.charges
    baron.charges.clear()
    state.track[:] = [NONE if s == seat else s for s in state.track]
    leave_service(state, baron.stronghold.troops)
    baron.stronghold.area, baron.stronghold.losses, baron.stronghold.breaches = -1, 0, 0
    for city in state.cities:
        if city.owner == seat:
            city.owner, city.fortified = -1, False
    state.sieges[:] = [s for s in state.sieges if s.seat != seat]
    for who in state.nobles:  # heirs whom they held go home
        who.keeper = NONE if who.keeper == seat else who.keeper
    for offer in [f for f in state.sides if isinstance(f, Offer) and seat in (f.maker, f.to)]:
        state.sides.remove(offer)
        state.barons[offer.maker].crowns += offer.crowns * offer.pays
    events.append(told("eliminated", "phase", seals=True, seat=seat_term(seat)))
    pass_chair(state, events)
    pass_head(state, events)


def leave_service(state: KnState, troops: list[int]) -> None:
    """All troops of a list leave: mercenaries go back into their deck, regulars out of the game."""
    for card in list(troops):
        dismiss(state, troops, card)


def dismiss(state: KnState, troops: list[int], card: int) -> None:
    """A troop card leaves a Noble or stronghold: a mercenary is shuffled into the deck, a regular is out of the game
    (K13.8)."""
    troops.remove(card)
    if TROOPS[card].nation < 0:
        state.removed.append(card)
        return
    state.mercenaries.append(card)
    state.dice.shuffle(state.mercenaries, "mercenaries")
