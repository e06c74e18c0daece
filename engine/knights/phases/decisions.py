"""What the Assembly has decided is carried out (K10.7, K10.8, K10.10)."""

from __future__ import annotations

from engine.core import Event, Piece, Word, slug_seat
from engine.knights.board import cities_of
from engine.knights.files import AgendaCard, Effect
from engine.knights.game_data import AGENDAS, NONE, N
from engine.knights.hall import (
    AGENDA,
    DECREE,
    DECREES,
    NO,
    POSTPONE,
    REPEAL,
    UNBAN,
    assembly,
    card_of_ballot,
    elects,
    presiding,
)
from engine.knights.phases.effects import Struck, apply, strippable
from engine.knights.state.frames_vote import Appoint, Ballot, Discard
from engine.knights.state.state import KnState, Position, in_turn, nobles_of
from engine.knights.terms import noble_term, seat_term, told
from engine.knights.war.deaths import discard_office
from engine.knights.war.witness import vote_counted


def carry_out(state: KnState, vote: Ballot, events: list[Event]) -> None:
    """A ballot is over; its frame has left the stack and its card finds its place."""
    vote_counted(state, vote)
    card, number = card_of_ballot(vote), vote.agendas[0]
    if vote.matter != AGENDA:
        state.agendas_out.append(number)
        if vote.winner != NO:
            _private(state, vote, events)
        return
    seat = slug_seat(vote.winner) if elects(vote) else None
    if vote.winner == NO or (seat is not None and seat in vote.refused):
        state.agendas_out.append(number)
    elif card.kind == "law":
        state.laws.append(number)
        events.append(told("law", "phase", seals=True, agenda=Piece(card.slug)))
    elif card.kind == "charge" and seat is not None:
        _charge(state, seat, number, events)
    elif card.kind == "office" and seat is not None:
        _office(state, seat, number, events)
    else:
        state.agendas_out.append(number)
        _motion(state, vote, events)


def _motion(state: KnState, vote: Ballot, events: list[Event]) -> None:
    """A motion strikes who was elected, or by yes or no every Baron who does not refuse it."""
    seat = slug_seat(vote.winner) if elects(vote) else None
    seats = [s for s in in_turn(state) if s not in vote.refused] if seat is None else [seat]
    for effect in reversed(card_of_ballot(vote).effects):
        for each in seats:
            apply(state, effect, presiding(state), Struck(each), events)


def _private(state: KnState, vote: Ballot, events: list[Event]) -> None:
    if vote.matter == UNBAN:
        apply(state, Effect(op="unban"), presiding(state), Struck(vote.target), events)
    elif vote.matter == REPEAL:
        repeal(state, vote.target, events)
    elif vote.matter == POSTPONE:
        held = assembly(state)
        assert held is not None
        held.postponed = True
        held.motions.clear()
        events.append(told("postponed", "phase", seals=True))
    elif vote.matter == DECREE:
        decree = DECREES[vote.target]
        lifted = decree in state.decrees
        if lifted:
            state.decrees.remove(decree)
        else:
            state.decrees.append(decree)
        events.append(told("lifted" if lifted else "decreed", "phase", seals=True, decree=Word(f"decree-{decree}")))


def repeal(state: KnState, card: int, events: list[Event]) -> None:
    """A law, a charge or an office is discarded, wherever it lies."""
    events.append(told("repealed", "phase", seals=True, agenda=Piece(AGENDAS[card].slug)))
    for noble, who in enumerate(state.nobles):
        if who.office == card:
            discard_office(state, noble, events)
            return
    for pile in (state.laws, *(b.charges for b in state.barons)):
        if card in pile:
            pile.remove(card)
    state.agendas_out.append(card)


# --- charges and offices ---------------------------------------------------------------------------------------------


def _charge(state: KnState, seat: int, card: int, events: list[Event]) -> None:
    """Three at most: who has them gives one of the old ones up (V8)."""
    if len(state.barons[seat].charges) < N.charges:
        take_charge(state, seat, card, events)
    else:
        state.frames.append(Discard(seat, state.next(), [card]))


def take_charge(state: KnState, seat: int, card: int, events: list[Event]) -> None:
    """A charge lies before a Baron, the newest last."""
    state.barons[seat].charges.append(card)
    events.append(told("charge", "phase", seals=True, seat=seat_term(seat), agenda=Piece(AGENDAS[card].slug)))


def hitches(state: Position, seat: int, card: AgendaCard) -> list[str]:
    """What a Baron who is elected makes of an Agenda, beside what it says: ``none``, nothing comes of it, for want of a
    Noble to hold an office (V9) or of what it would change; ``free``, they are banned and may refuse it at no price
    (K10.9); ``full``, they have as many charges as one may, so that one of the old goes (V8)."""
    if card.kind == "office" and not eligible(state, seat):
        return ["none"]
    if card.effects and all(_idle(state, seat, effect) for effect in card.effects):
        return ["none"]
    free = card.refusable and state.barons[seat].banned
    full = card.kind == "charge" and len(state.barons[seat].charges) >= N.charges
    return [*(["free"] if free else []), *(["full"] if full else [])]


def _idle(state: Position, seat: int, effect: Effect) -> bool:
    """Whether an effect changes nothing for a Baron as things stand."""
    banned = state.barons[seat].banned
    match effect.op:
        case "strip":
            return not strippable(state, seat, effect.what)
        case "free-city":
            return not cities_of(state, seat)
        case "ban":
            return banned
        case "chairman":
            return banned or state.chairman == seat
        case "head":
            return state.head == seat
    return False


def eligible(state: Position, seat: int) -> list[int]:
    """Nobles who may hold an office: on the board or off it, not dead."""
    return [n for n in nobles_of(state, seat) if not state.nobles[n].dead and not state.nobles[n].gone]


def _office(state: KnState, seat: int, card: int, events: list[Event]) -> None:
    """At once to a Noble of the Baron's choice (V9); with none alive it is discarded."""
    able = eligible(state, seat)
    if len(able) > 1:
        state.frames.append(Appoint(seat, state.next(), [card]))
    elif able:
        appoint(state, able[0], card, events)
    else:
        state.agendas_out.append(card)


def appoint(state: KnState, noble: int, card: int, events: list[Event]) -> None:
    """A Noble takes an office; one that it had is discarded."""
    if state.nobles[noble].office != NONE:
        discard_office(state, noble, events)
    state.nobles[noble].office = card
    events.append(told("office", "phase", seals=True, noble=noble_term(noble), agenda=Piece(AGENDAS[card].slug)))
