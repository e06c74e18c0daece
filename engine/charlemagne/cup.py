"""The cup of stratagem markers (8): drawing, taking, returning; leaders that come out of it (21.1, 30)."""

from __future__ import annotations

from engine.charlemagne.board import HEXES
from engine.charlemagne.frames import LoseLeader, PlaceLeader
from engine.charlemagne.game_data import (
    AUGUSTUS,
    CHARLEMAGNE,
    DEATH,
    FLEET,
    LEADER,
    LEADER_MARKER,
    LEADERS,
    MARKER_IDS,
    MARKERS,
    TYPE_OF,
    TYPES,
)
from engine.charlemagne.state import ChState
from engine.charlemagne.units import Ground, side_of
from engine.core import Event, SeatRef, pieces


def full_cup(leader_death: bool) -> list[int]:
    """Every marker in the cup; the leader's death only with its option (30)."""
    return [m.count if n != DEATH or leader_death else 0 for n, m in enumerate(MARKERS)]


def names(hand: list[int]) -> list[str]:
    """The markers of a hand, one slug for each."""
    return [MARKER_IDS[n] for n, count in enumerate(hand) for _ in range(count)]


def _nth(counts: list[int], pick: int) -> int:
    """The kind of the marker with a number, counted through the kinds."""
    for kind, there in enumerate(counts):
        if pick < there:
            return kind
        pick -= there
    raise ValueError("there are not as many markers")


def draw(state: ChState, seat: int, count: int, events: list[Event]) -> None:
    """Draw markers at random (8.1); an empty cup gives none (ruling 20). Leaders and their death act at once."""
    drawn: list[int] = []
    for _ in range(count):
        total = sum(state.cup)
        if not total:
            break
        pick = state.dice.below(total, "cup")
        kind = _nth(state.cup, pick)
        drawn.append(kind)
        receive(state, seat, kind)
    if count:
        told(seat, drawn, "charlemagne-drew", events)
        for kind in (LEADER_MARKER, DEATH):
            if kind in drawn:
                events.append(
                    Event(
                        "charlemagne-showed",
                        {"seat": SeatRef(seat), "markers": pieces([MARKER_IDS[kind]])},
                        tell="line",
                    )
                )


def take(state: ChState, seat: int, kind: int, events: list[Event]) -> None:
    """Take one marker of a known kind, when the cup has one; everybody sees it."""
    key = "charlemagne-took" if state.cup[kind] else "charlemagne-took-none"
    if state.cup[kind]:
        receive(state, seat, kind)
    events.append(Event(key, {"seat": SeatRef(seat), "markers": pieces([MARKER_IDS[kind]])}, seals=True, tell="line"))


def receive(state: ChState, seat: int, kind: int) -> None:
    """A marker leaves the cup for a seat: into the hand, or at once into play."""
    if kind == DEATH:
        if any(state.where[c] >= 0 and side_of(state, c) == seat for c in LEADERS):
            state.frames.append(LoseLeader(seat, state.next()))
        return
    state.cup[kind] -= 1
    if kind == LEADER_MARKER:
        state.frames.append(PlaceLeader(seat, state.next()))
    else:
        state.hands[seat][kind] += 1


def told(seat: int, markers: list[int], key: str, events: list[Event]) -> None:
    """Everybody hears how many markers a seat drew, the seat which."""
    shown = pieces(MARKER_IDS[k] for k in markers)
    events.append(Event(key, {"seat": SeatRef(seat), "count": len(markers)}, seals=True))
    events.append(
        Event(f"{key}-own", {"seat": SeatRef(seat), "count": len(markers), "markers": shown}, (seat,), seals=True)
    )


def give_back(state: ChState, seat: int, kind: int) -> None:
    """A marker of a hand returns to the cup (8.4b)."""
    state.hands[seat][kind] -= 1
    state.cup[kind] += 1


def return_all(state: ChState, seat: int, events: list[Event]) -> None:
    """All markers of a seat return, the placed Augustus among them; leaders stay (ruling 17, 21.4e)."""
    count = sum(state.hands[seat])
    for kind, held in enumerate(state.hands[seat]):
        state.cup[kind] += held
    state.hands[seat] = [0] * len(MARKERS)
    if state.augustus >= 0 and side_of(state, state.augustus) == seat:
        state.augustus = -1
        state.cup[AUGUSTUS] += 1
        count += 1
    events.append(Event("charlemagne-returned-all", {"seat": SeatRef(seat), "count": count}, seals=True, tell="line"))


def lose(state: ChState, seat: int, count: int) -> list[int]:
    """Markers of a hand return at random (8.5); what was lost, fewer when the hand has not as many."""
    lost: list[int] = []
    for _ in range(min(count, sum(state.hands[seat]))):
        pick = state.dice.below(sum(state.hands[seat]), "loss")
        kind = _nth(state.hands[seat], pick)
        give_back(state, seat, kind)
        lost.append(kind)
    return lost


def yearly(state: ChState, seat: int, ground: Ground) -> int:
    """Markers drawn in the stratagem phase (8.2b): one, one for each civilisation marker held, Augustus."""
    bearer = state.augustus if state.augustus >= 0 and side_of(state, state.augustus) == seat else -1
    crown = 0 if bearer < 0 else 2 if bearer == CHARLEMAGNE else 1
    return 1 + sum(ground.held.get(h) == seat for h in state.civilisation) + crown


def leader_places(state: ChState, seat: int, ground: Ground) -> list[int]:
    """Where a drawn leader may be placed: on any friendly units on the map, a leader alone among them (21.1, 21.2).
    Areas are for their own nation."""
    return [p for p in ground.own(seat) if p < HEXES]


def place_leader(state: ChState, seat: int, place: int) -> int:
    """A leader marker becomes a unit; on the sea it goes aboard."""
    counter = next(c for c in LEADERS if state.where[c] < 0)
    state.where[counter] = place
    state.leaders[counter - LEADERS.start] = seat
    if any(FLEET[c] for c, p in enumerate(state.where) if p == place) and not any(
        not FLEET[c] and not LEADER[c] and c not in state.aboard for c, p in enumerate(state.where) if p == place
    ):
        state.aboard.append(counter)
    return counter


def slug_of(counter: int) -> str:
    """The type of a counter by name."""
    return TYPES[TYPE_OF[counter]].slug
