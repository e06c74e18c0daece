"""Markers that the phasing player uses in any phase of their own turn (8.4): ``play <marker> [argument]``."""

from __future__ import annotations

from engine.charlemagne.board import PLACES
from engine.charlemagne.cup import give_back, names
from engine.charlemagne.effects import CALLED
from engine.charlemagne.frames import Campaign, Envoy, Force, Frame, Levying, Spending
from engine.charlemagne.game_data import (
    ASSEMBLY,
    AUGUSTUS,
    CHARLEMAGNE,
    EMPIRE,
    ESPIONAGE,
    LEADERS,
    MARCH,
    MARKER,
    MARKER_IDS,
    RING,
    RING_MARKER,
    TABLES,
    TRIBUTE,
)
from engine.charlemagne.phases.base import act, marker_at
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import no
from engine.charlemagne.units import holder, side_of
from engine.core import Action, Event, Params, Piece, Refusal, SeatRef, pieces

STAGES: dict[int, tuple[type, ...]] = {
    ESPIONAGE: (Envoy, Spending, Levying, Campaign),
    AUGUSTUS: (Envoy, Spending, Levying, Campaign),
    TRIBUTE: (Spending,),
    RING_MARKER: (Spending,),
    ASSEMBLY: (Levying,),
    MARCH: (Force,),
}
"""When a marker may be played by itself; the others are part of attempts, battles and revolts."""


def bearers(state: ChState, seat: int) -> list[int]:
    """Leaders that Augustus may be placed on, one for each place; Charlemagne is named on his own."""
    found: dict[int, int] = {}
    for c in (*LEADERS, CHARLEMAGNE):
        if state.where[c] >= 0 and side_of(state, c) == seat:
            found.setdefault(-1 if c == CHARLEMAGNE else state.where[c], c)
    return list(found.values())


def bearer_slug(state: ChState, counter: int) -> str:
    """How a bearer is named: Charlemagne, or the place of a leader."""
    return "charlemagne" if counter == CHARLEMAGNE else PLACES[state.where[counter]]


def plays(state: ChState, frame: Frame, seat: int) -> list[Action]:
    """Every marker of a hand that may be played by itself now."""
    found: list[Action] = []
    for kind, stages in STAGES.items():
        if not isinstance(frame, stages) or not state.hands[seat][kind]:
            continue
        slug = MARKER_IDS[kind]
        if kind == AUGUSTUS:
            options = [act("play", slug, bearer_slug(state, c)) for c in bearers(state, seat)]
        else:
            options = [act("play", slug)]
        found += [a for a in options if why_not_play(state, frame, seat, a) is None]
    return found


def why_not_play(state: ChState, frame: Frame, seat: int, action: Action) -> Refusal | None:
    """Why a marker may not be played by itself now."""
    kind = marker_at(action, 0)
    if kind is None or len(action.args) != (2 if kind == AUGUSTUS else 1):
        return no("marker-words")
    shown: Params = {"marker": Piece(MARKER_IDS[kind])}
    if kind not in STAGES or not isinstance(frame, STAGES[kind]):
        return no("marker-now", shown)
    if not state.hands[seat][kind]:
        return no("marker", shown)
    if kind == ESPIONAGE and state.spied:
        return no("marker-twice", shown)
    if kind == TRIBUTE and state.taken:
        return no("marker-twice", shown)
    if kind == MARCH and isinstance(frame, Force) and frame.march:
        return no("march-twice")
    if kind == RING_MARKER and holder(state, RING) != seat:
        return no("ring")
    if kind == ASSEMBLY and seat != EMPIRE:
        return no("assembly")
    if kind == AUGUSTUS:
        known = {bearer_slug(state, c) for c in bearers(state, seat)}
        return None if str(action.args[1]) in known else no("bearer") if known else no("bearer-none")
    return None


def play(state: ChState, frame: Frame, seat: int, action: Action, events: list[Event]) -> None:
    """Use a marker that ``why_not_play`` allows; all but Augustus return to the cup at once (8.4b)."""
    kind = MARKER[str(action.args[0])]
    told: Params = {"seat": SeatRef(seat), "marker": Piece(MARKER_IDS[kind])}
    if kind == AUGUSTUS:
        state.hands[seat][kind] -= 1
        slug = str(action.args[1])
        state.augustus = next(c for c in bearers(state, seat) if bearer_slug(state, c) == slug)
        events.append(Event("charlemagne-played", told))
        return
    give_back(state, seat, kind)
    events.append(Event("charlemagne-played", told, seals=kind in (ESPIONAGE, TRIBUTE)))
    foe = 1 - seat
    if kind == ESPIONAGE:
        state.spied = True
        seen: Params = {
            "seat": SeatRef(foe),
            "points": state.treasury[foe],
            "markers": pieces(names(state.hands[foe])),
        }
        events.append(Event("charlemagne-spied", seen, (seat,), seals=True))
    elif kind == TRIBUTE:
        state.taken = True
        die = state.dice.roll("tribute")
        points = min(die, state.treasury[foe] // 2)
        state.treasury[foe] -= points
        state.treasury[seat] += points
        events.append(Event("charlemagne-tribute", {"seat": SeatRef(seat), "die": die}, seals=True, tell="line"))
        events.append(
            Event("charlemagne-tribute-own", {"seat": SeatRef(seat), "die": die, "points": points}, (0, 1), seals=True)
        )
    elif kind == RING_MARKER:
        state.treasury[seat] += TABLES.treasury.ring
    elif kind == ASSEMBLY and isinstance(frame, Levying):
        frame.assembly = CALLED
        frame.called = []
    elif kind == MARCH and isinstance(frame, Force):
        frame.points += TABLES.operations.forced_march
        frame.march = True
