"""Crowns change hands, at any moment and for anything; promises bind nobody (K17.6).

Written pacts do, with their option (K16.4).
"""

from __future__ import annotations

from engine.core import Event, Word
from engine.knights.court import ban
from engine.knights.state.frames import Offer, Revolt
from engine.knights.state.frames_vote import Comply, Paying
from engine.knights.state.state import KnState, Pact, Position
from engine.knights.terms import seat_term, told

FAVOURS = ("gift", "pass", "attack", "vote", "faith", "peace", "loan", "truce")
"""What crowns are offered or asked for. A truce is written down where pacts are (K16.4)."""
MOST_CROWNS = 20
"""The most crowns of one gift or offer (G32)."""
TRUCE = "truce"
TRUCE_TURNS = 1
"""A truce holds for the running turn and so many more."""


def laid_aside(state: Position, seat: int) -> int:
    """Crowns of a seat that lie in offers of its own. They are its own until an offer is taken."""
    return sum(o.crowns for o in state.offers if o.pays and o.maker == seat)


def wealth(state: Position, seat: int) -> int:
    """All crowns of a seat: in hand, and laid aside for offers of its own."""
    return state.barons[seat].crowns + laid_aside(state, seat)


def recall(state: KnState, seat: int, needed: int, events: list[Event]) -> None:
    """A seat must pay so many crowns now: where those in hand do not suffice, its own offers are taken back first, and
    everybody hears it (G53)."""
    if state.barons[seat].crowns >= needed:
        return
    for offer in [o for o in state.offers if o.pays and o.maker == seat and o.crowns]:
        take_back(state, offer)
        events.append(
            told("recalls", seals=True, seat=seat_term(seat), to=seat_term(offer.to), n=offer.crowns)
        )  # fmt: skip


def owing(state: KnState, seat: int) -> bool:
    """Whether a seat is asked for crowns right now: wages, a revolt, a law. Meanwhile it offers none (G53)."""
    return any(isinstance(f, Paying | Revolt | Comply) and f.seat == seat for f in state.frames)


def transfer(state: KnState, giver: int, to: int, crowns: int) -> None:
    """Crowns change hands."""
    state.barons[giver].crowns -= crowns
    state.barons[to].crowns += crowns


def make_offer(state: KnState, maker: int, to: int, crowns: int, favour: str, pays: bool, events: list[Event]) -> None:
    """An offer lies on the table; what its maker pays is laid aside. An older one to the same seat is withdrawn."""
    for old in [o for o in state.offers if (o.maker, o.to) == (maker, to)]:
        take_back(state, old)
    if pays:
        state.barons[maker].crowns -= crowns
    state.sides.append(Offer(state.next(), maker, to, crowns, favour, pays))
    key = "offers" if pays else "asks-price"
    events.append(
        told(key, seals=True, seat=seat_term(maker), to=seat_term(to), n=crowns, favour=Word(f"favour-{favour}"))
    )


def take_back(state: KnState, offer: Offer) -> None:
    """An offer leaves the table, what was laid aside goes back."""
    state.sides.remove(offer)
    if offer.pays:
        state.barons[offer.maker].crowns += offer.crowns


def strike(state: KnState, offer: Offer, events: list[Event]) -> None:
    """An offer is taken: the crowns change hands at once; a truce is written down with the option."""
    state.sides.remove(offer)
    if offer.pays:
        state.barons[offer.to].crowns += offer.crowns
    else:
        transfer(state, offer.to, offer.maker, offer.crowns)
    events.append(
        told("strikes", seals=True, seat=seat_term(offer.to), to=seat_term(offer.maker), n=offer.crowns,
             favour=Word(f"favour-{offer.favour}"))
    )  # fmt: skip
    if offer.favour == TRUCE and state.options.treason:
        state.pacts.append(Pact(offer.maker, offer.to, state.turn + TRUCE_TURNS))
        events.append(told("pact", seals=True, seat=seat_term(offer.maker), other=seat_term(offer.to)))


def lapse(state: KnState, events: list[Event]) -> None:
    """The turn is over: offers leave the table, pacts end; both are told."""
    for offer in state.offers:
        take_back(state, offer)
        events.append(
            told("lapses", seals=True, seat=seat_term(offer.maker), to=seat_term(offer.to), n=offer.crowns)
        )  # fmt: skip
    for ended in [p for p in state.pacts if p.until <= state.turn]:
        state.pacts.remove(ended)
        events.append(told("pact-ends", seals=True, seat=seat_term(ended.one), other=seat_term(ended.other)))


def pact(state: KnState, one: int, other: int) -> bool:
    """Whether two seats have a written truce."""
    return any({p.one, p.other} == {one, other} for p in state.pacts)


def betray(state: KnState, seat: int, foe: int, price: int, events: list[Event]) -> None:
    """A pact is broken: Influence goes back into the pool; who has too little is banned as a traitor (K16.4)."""
    state.pacts[:] = [p for p in state.pacts if {p.one, p.other} != {seat, foe}]
    baron = state.barons[seat]
    paid = min(price, baron.influence)
    baron.influence -= paid
    state.pool += 0 if state.options.mighty else paid
    events.append(told("betrays", "phase", seals=True, seat=seat_term(seat), other=seat_term(foe), n=paid))
    if paid < price:
        ban(state, seat, events)
