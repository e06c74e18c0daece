"""How the throne stands as a seat can know it (8.2): what it counts itself, and the most that the enemy can."""

from __future__ import annotations

import dataclasses

from engine.roses.board import AREA, AREA_IDS, BLOCK, CARDS, COUNTS, LONDON, SIDE, SUPPORTER
from engine.roses.view import RosesView


@dataclasses.dataclass(frozen=True, slots=True)
class Count:
    """What both houses would count for the throne now, as far as a seat can know it (8.2)."""

    mine: int
    """Supporters of the seat, London included."""
    most: int
    """The most that the enemy can count, London and a prisoner included."""
    london: bool
    """Whether London counts for the seat."""
    theirs: bool
    """Whether London counts for the enemy."""


def throne(view: RosesView) -> Count:
    """How the throne stands as a seat can know it. Of the enemy's blocks it knows those that fight, and those of which
    everybody knows where they stand; any other may count, as long as there are so many who do."""
    assert view.own is not None
    assert view.seat is not None
    foe = 1 - view.seat
    counting = {a.area: (a.lancaster, a.york) for a in view.areas if _in_england(a.area)}
    mine = sum(_in_england(b.place) and _counts(b.block) for b in view.own.blocks)
    there = counting.get(AREA_IDS[LONDON], (0, 0))
    held = [there[seat] > 0 and not there[1 - seat] for seat in (view.seat, foe)]
    captive = bool(view.prisoner) and SIDE[BLOCK[view.prisoner]] == foe
    known = {face.block: face.area for face in view.faces if face.seat == foe}
    if view.battle is not None:
        known |= {fighter.block: view.battle.area for fighter in view.battle.fighters if fighter.seat == foe}
    common = sum(_in_england(area) and not _counts(block) for block, area in known.items())
    abroad = {block for block, area in known.items() if not _in_england(area)}
    gone = {*view.seats[foe].dead, *view.seats[foe].aside, *view.seats[foe].minors, view.prisoner, *abroad}
    alive = sum(SIDE[b] == foe and _counts(name) and name not in gone for name, b in BLOCK.items())
    most = min(sum(count[foe] for count in counting.values()) - common, alive)
    return Count(mine + held[0], most + held[1] + captive, held[0], held[1])


def _in_england(place: str) -> bool:
    """Whether a place is an area where blocks count for the throne (8.2)."""
    return place in AREA and COUNTS[AREA[place]]


def _counts(block: str) -> bool:
    return SUPPORTER[BLOCK[block]]


def still_to_act(view: RosesView) -> tuple[str, int, str]:
    """Whether the enemy acts ``now`` or ``later`` in this turn, with how many points and which event; ``no`` when not,
    or when nobody knows yet who is first."""
    if view.phase != "action" or view.seat is None:
        return "no", 0, ""
    foe = 1 - view.seat
    if view.action is not None and view.action.seat == foe:
        return "now", view.action.ap, view.action.event
    card = view.seats[foe].card
    if view.first != view.seat or view.seat not in view.acting or card not in CARDS:
        return "no", 0, ""
    return "later", CARDS[card].ap, card if CARDS[card].event else ""
