"""What a side has, in numbers and names, from its own view; and when the score of the game becomes another one."""

from __future__ import annotations

from engine.charlemagne.board import PLACES
from engine.charlemagne.game_data import EMPIRE, LEADER, REGION_IDS, TYPE_OF, TYPES
from engine.charlemagne.units import Ground, Position, working_burgs
from engine.charlemagne.victory import points
from engine.charlemagne.view import ChView
from engine.core import Event, Figures, Piece, Place, SeatRef

SCORING = frozenset(f"charlemagne-{key}" for key in (
    "control-empire", "control-tribal", "control-neutral", "converted", "king-dead", "moved", "retreated", "eliminated",
    "eliminated-neutral", "disbanded", "pillaged", "raided", "built", "cleared", "hired", "levied",
))  # fmt: skip
"""Events that may bring the Empire points or cost it some: for regions, faith and what it occupies."""

BROUGHT: dict[str, frozenset[str]] = {
    f"charlemagne-{key}": frozenset()
    for key in ("income", "supplied", "score", "leader-none", "nowhere", "stranded", "showed", "treaty-lapsed")
} | {"charlemagne-eliminated": frozenset(("lose", "bury"))}
"""What comes by itself: see ``Rules.brought``."""
ORDERED = {f"charlemagne-{key}": "seat" for key in ("advance", "treachery", "envoys", "guarded", "withdrew", "duel")}
"""Markers, an escape and a call that standing orders may have made: see ``Rules.ordered``."""


def figures(view: ChView, seat: int) -> Figures:
    """Treasure is the seat's own secret; only the Empire has points, which everybody sees."""
    ground = Ground(view)
    mine = [c for stack in ground.stacks.values() for c in stack if ground.board.sides[c] == seat]
    amounts = {} if view.own is None or view.seat != seat else {"treasure": view.own.treasury}
    amounts |= {"units": sum(not LEADER[c] for c in mine), "markers": view.seats[seat].markers}
    working = sorted(working_burgs(view))
    return Figures(
        amounts,
        {
            "regions": [Place(slug) for slug, side in zip(REGION_IDS, view.control, strict=True) if side == seat],
            "burgs": [Place(PLACES[p]) for p in working if ground.held.get(p) == seat],
            "leaders": [Piece(TYPES[TYPE_OF[c]].slug) for c in mine if LEADER[c]],
        },
        {EMPIRE: sum(view.points.values())},
    )


def total(state: Position) -> int:
    """The Empire's points, worked out once for each board."""
    ground = Ground(state)
    marks = tuple(state.religion), tuple(state.built), tuple(state.civilisation), tuple(state.pillaged), state.dead
    return ground.note(("total", marks), lambda: points(state))


def tell_score(before: int, now: int, events: list[Event]) -> None:
    """The Empire's points have changed with an action: said right after the last event that may have done it."""
    if now != before:
        place = max((n for n, e in enumerate(events, 1) if e.key in SCORING), default=len(events))
        told = Event("charlemagne-score", {"seat": SeatRef(EMPIRE), "before": before, "points": now})
        events.insert(place, told)
