"""Treaties (26): what clauses say, whether they can be kept, what breaks them and what that costs."""

from __future__ import annotations

from engine.charlemagne.board import PLACE
from engine.charlemagne.bounds import ClauseKind
from engine.charlemagne.clauses import Clause, Treaty
from engine.charlemagne.cup import draw, lose, told
from engine.charlemagne.game_data import DEATH, LAND_OF, LEADER_MARKER, MARKER, MARKER_IDS, NEUTRAL, REGION
from engine.charlemagne.politics import change_control
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import no
from engine.charlemagne.units import Ground, Pact, Position, is_burg
from engine.core import Event, Place, Refusal, SeatRef

AT_ONCE: tuple[ClauseKind, ...] = ("points", "marker", "neutral")
LASTING: tuple[ClauseKind, ...] = ("peace", "avoid", "leave")
MOST_CLAUSES = 6
MOST_POINTS = 30
"""The most points that one clause may name."""
TRADED = tuple(m for n, m in enumerate(MARKER_IDS) if n not in (LEADER_MARKER, DEATH))
"""Markers that may change hands by a treaty: those that a hand may hold."""


def covers(what: str, place: int) -> bool:
    """Whether a region or a burg named in a clause has a place in it."""
    if what in REGION:
        return LAND_OF[place] == REGION[what]
    return PLACE.get(what) == place


def unsound(state: ChState, clause: Clause) -> Refusal | None:
    """Why a clause says nothing that the rules of the game know, by what everybody sees."""
    kind, what = clause.kind, clause.what
    if clause.seat not in (0, 1):
        return no("clause-side")
    if kind == "points":
        return None if 1 <= clause.amount <= MOST_POINTS and not what else no("clause-points", {"most": MOST_POINTS})
    if kind == "marker":
        if what not in MARKER:
            return no("clause-no-marker")
        return None if what in TRADED else no("clause-marker")
    if kind == "neutral":
        if what not in REGION:
            return no("clause-no-region")
        mine = state.control[REGION[what]] == clause.seat
        return None if mine else no("clause-control", {"region": Place(what)})
    if kind == "peace":
        return no("clause-no-place") if what else None
    if what not in (REGION | PLACE):
        return no("clause-no-place")
    return None if what in REGION or is_burg(state, PLACE[what]) else no("clause-burg", {"place": Place(what)})


def can_give(state: ChState, seat: int, clauses: list[Clause]) -> bool:
    """Whether a seat has what it is to hand over at once: points, markers, control."""
    mine = [c for c in clauses if c.seat == seat]
    if sum(c.amount for c in mine if c.kind == "points") > state.treasury[seat]:
        return False
    for slug in {c.what for c in mine if c.kind == "marker"}:
        if sum(c.what == slug for c in mine if c.kind == "marker") > state.hands[seat][MARKER[slug]]:
            return False
    return all(state.control[REGION[c.what]] == seat for c in mine if c.kind == "neutral")


def too_much(state: ChState, seat: int, clauses: list[Clause]) -> list[Clause]:
    """Of clauses that a seat cannot keep those that it cannot give each by itself; where it could, all that it owes at
    once."""
    mine = [c for c in clauses if c.seat == seat and c.kind in AT_ONCE]
    return [c for c in mine if not can_give(state, seat, [c])] or mine


def conclude(state: ChState, treaty: Treaty, events: list[Event]) -> None:
    """Both have agreed: what is due at once is handed over, the rest is in force until the game turn ends."""
    treaty.turn = state.turn
    for clause in treaty.clauses:
        giver, taker = clause.seat, 1 - clause.seat
        if clause.kind == "points":
            state.treasury[giver] -= clause.amount
            state.treasury[taker] += clause.amount
        elif clause.kind == "marker":
            state.hands[giver][MARKER[clause.what]] -= 1
            state.hands[taker][MARKER[clause.what]] += 1
        elif clause.kind == "neutral":
            change_control(state, REGION[clause.what], NEUTRAL, events, "treaty")
    treaty.clauses[:] = [c for c in treaty.clauses if c.kind in LASTING]
    if treaty.clauses:
        state.treaties.append(treaty)


def forbids_entry(state: Position, seat: int, start: int, place: int) -> Pact | None:
    """The treaty by which a seat's units do not enter a place. It bars entering a region or a burg, never leaving it
    nor moving within it (26.1)."""
    for treaty in state.treaties:
        for c in treaty.clauses:
            if c.kind == "avoid" and c.seat == seat and covers(c.what, place) and not covers(c.what, start):
                return treaty
    return None


def closed_to(state: Position, seat: int) -> tuple[str, ...]:
    """Slugs of the regions and burgs that treaties keep a seat's units from entering."""
    return tuple(c.what for t in state.treaties for c in t.clauses if c.kind == "avoid" and c.seat == seat)


def forbids_attack(state: Position, seat: int) -> Pact | None:
    """The treaty by which a seat attacks nobody of the other side."""
    return next((t for t in state.treaties if any(c.kind == "peace" and c.seat == seat for c in t.clauses)), None)


def breach(state: ChState, treaty: Treaty, seat: int, events: list[Event]) -> None:
    """A seat breaks a treaty (26.2): a die of markers lost at random; what it has not, the other draws."""
    state.treaties.remove(treaty)
    die = state.dice.roll("breach")
    lost = lose(state, seat, die)
    events.append(
        Event(
            "charlemagne-treaty-broken",
            {"seat": SeatRef(seat), "number": treaty.number, "die": die},
            seals=True,
            tell="line",
        )
    )
    told(seat, lost, "charlemagne-lost", events)
    if len(lost) < die:
        draw(state, 1 - seat, die - len(lost), events)


def end_of_player_turn(state: ChState, events: list[Event]) -> None:
    """What was offered to the seat whose turn ends lapses; if it has not left what it promised to leave, it breaks its
    treaty. Its own offers wait for the other's turn."""
    seat = state.phasing
    for offer in [o for o in state.proposals if o.by != seat]:
        events.append(Event("charlemagne-treaty-lapsed", {"seat": SeatRef(offer.by), "number": offer.number}))
        state.proposals.remove(offer)
    own = Ground(state).own(seat)
    for treaty in list(state.treaties):
        due = [c for c in treaty.clauses if c.kind == "leave" and c.seat == seat]
        if any(covers(c.what, p) for c in due for p in own):
            breach(state, treaty, seat, events)
