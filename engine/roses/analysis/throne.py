"""Who counts for the throne (8.2), how it stands as a seat can know it, and what may still change that."""

from __future__ import annotations

import dataclasses

from engine.roses.analysis.position import Position, alone
from engine.roses.board import AREA, BLOCK, CARDS, COUNTS, LONDON, SIDE, SUPPORTER
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


def supports(block: int, area: int) -> bool:
    """Whether a block counts for the throne in an area, -1 for none: an heir, noble or church, neither in exile nor on
    Man (8.2)."""
    return area >= 0 and COUNTS[area] and SUPPORTER[block]


def london(position: Position, seat: int) -> bool:
    """Whether London counts for a seat, which holds it alone (8.2)."""
    return alone(position.counts(), LONDON, seat)


def margin(mine: float, theirs: float, royal: bool) -> float:
    """Supporters of a house beyond those that the throne takes: as many as the other house for the King, one more for
    the Pretender (8.2). Below zero it lacks so many."""
    return mine - theirs - (not royal)


def throne(view: RosesView) -> Count:
    """How the throne stands as a seat can know it."""
    assert view.own is not None
    assert view.seat is not None
    foe = 1 - view.seat
    mine = sum(supports(BLOCK[b.block], AREA.get(b.place, -1)) for b in view.own.blocks)
    held = london(view, view.seat), london(view, foe)
    return Count(mine + held[0], most(view, foe) + held[1] + captive(view, foe), held[0], held[1])


def captive(view: RosesView, seat: int) -> bool:
    """Whether a prisoner counts for a house."""
    if not view.prisoner:
        return False
    block = BLOCK[view.prisoner]
    return SIDE[block] == seat and supports(block, AREA[view.prison])


def most(view: RosesView, seat: int) -> int:
    """The most blocks of a house that can count for the throne, a prisoner left out. Everybody knows those that fight,
    and those of which it is known where they stand; any other may count, as long as there are so many who do."""
    known = {BLOCK[face.block]: AREA[face.area] for face in view.faces if face.seat == seat}
    if view.battle is not None:
        known |= {BLOCK[f.block]: AREA[view.battle.area] for f in view.battle.fighters if f.seat == seat}
    common = sum(COUNTS[area] and not SUPPORTER[block] for block, area in known.items())
    house = view.seats[seat]
    gone = {BLOCK[name] for name in (*house.dead, *house.aside, *house.minors, *filter(None, (view.prisoner,)))}
    gone |= {block for block, area in known.items() if not COUNTS[area]}
    alive = sum(side == seat and SUPPORTER[b] and b not in gone for b, side in enumerate(SIDE))
    there = sum(n for area, n in enumerate(view.counts()[seat]) if COUNTS[area])
    return min(there - common, alive)


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
