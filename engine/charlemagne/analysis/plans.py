"""What a seat may do with what it has: markers in an attempt, a whole levy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from engine.charlemagne.attempt import (
    Chances,
    attempt_chances,
    attempt_shift,
    no_vassal,
    paid_from,
    points_of,
)
from engine.charlemagne.board import PLACE
from engine.charlemagne.frames import Levying
from engine.charlemagne.game_data import LEVY, MARKER, MARKERS, REGIONS, TYPE
from engine.charlemagne.levies import Due, Levies, raise_unit
from engine.charlemagne.state import ChState
from engine.charlemagne.units import Position
from engine.charlemagne.view import ChView
from engine.core import Action


def hand_of(position: ChState | ChView, seat: int) -> list[int] | None:
    """The markers that a seat holds, by kind; ``None`` where the view does not tell."""
    if isinstance(position, ChState):
        return list(position.hands[seat])
    if position.own is None or position.seat != seat:
        return None
    counts = [0] * len(MARKERS)
    for slug, n in position.own.hand.items():
        counts[MARKER[slug]] = n
    return counts


def vassal_points(position: ChState | ChView, seat: int, region: int) -> int | None:
    """Points of vassalage that the whole hand of a seat makes for a region; ``None`` where the view does not tell."""
    hand = hand_of(position, seat)
    return None if hand is None else points_of(hand, region, False)


def prospect(position: Position, seat: int, region: int, religion: int, points: int) -> Chances:
    """What an attempt with so many points brings while nobody answers it; ``religion`` -1 for vassalage."""
    return attempt_chances(position, seat, region, religion, points + attempt_shift(position, seat, region, religion))


def vassal_hopes(view: ChView) -> list[int]:
    """The regions that a seat may win over or set free with its whole hand while nobody answers, the likeliest first;
    nothing where the view does not tell its hand."""
    seat, found = view.seat, dict[int, Chances]()
    hand = hand_of(view, seat) if seat is not None else None
    if seat is None or hand is None or paid_from(hand, -1, False, 1) is None:
        return []
    for region in range(len(REGIONS)):
        if no_vassal(view, seat, region) is None:
            found[region] = prospect(view, seat, region, -1, points_of(hand, region, False))
    open_ = [r for r, chances in found.items() if chances.won or chances.freed]
    return sorted(open_, key=lambda r: (found[r].won, found[r].freed, LEVY[r]), reverse=True)


def whole_levy(
    view: ChView, left: list[int], used: list[int], choose: Callable[[ChView, Sequence[Action]], Iterable[Action]]
) -> list[Action]:
    """One unit after the other as long as any may be raised. ``choose``: which of all that are offered come next, one
    for each region at most; each of them is raised before the next one is asked for."""
    if view.seat is None:
        return []
    board = msgspec.structs.replace(view, where=[*view.where])
    frame = Levying(view.seat, [*left], [*used])
    raised: list[Action] = []
    while offers := Levies(board, frame).offers():
        for action in choose(board, offers):
            raise_unit(board, frame, TYPE[str(action.args[0])], PLACE[str(action.args[1])])
            raised.append(action)
    return raised


def levy_due(view: ChView) -> list[Due]:
    """By region what becomes of the levy that is under way; nothing outside one."""
    frame = view.frames[-1] if view.frames else None
    if not isinstance(frame, Levying):
        return []
    muster = Levies(view, frame)
    return muster.due(muster.offers())


def assembly_serves(view: ChView) -> frozenset[int]:
    """The regions in which one more unit that the General Assembly gives could be raised; none outside the levy."""
    frame = view.frames[-1] if view.frames else None
    if not isinstance(frame, Levying):
        return frozenset()
    more = msgspec.structs.replace(frame, left=[n + 1 for n in frame.left])
    muster = Levies(view, more)
    due = muster.due(muster.offers())
    return frozenset(region for region, n in enumerate(frame.left) if due[region].can > n)
