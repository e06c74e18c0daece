"""Points of an attempt at vassalage or conversion (9, 18): what markers are worth, and the differential they make."""

from __future__ import annotations

from engine.charlemagne.game_data import ASSEMBLY, DONATION, DOUBLE, MARKERS, MISSIONARY, RING_MARKER, VASSALAGE
from engine.charlemagne.politics import conversion_modifiers, vassalage_modifiers
from engine.charlemagne.state import Attempt, ChState

CROWN = next(n for n, m in enumerate(MARKERS) if m.slug == "crown-of-pavia")
SPECIAL = (CROWN, DONATION, ASSEMBLY, RING_MARKER)
"""Markers that count for vassalage too, twice in their regions (9.5)."""


def value(kind: int, region: int, conversion: bool) -> int:
    """Points of a marker in an attempt, 0 when it does not serve there."""
    if conversion:
        return 1 if kind == MISSIONARY else 2 if kind == DONATION else 0
    if kind == VASSALAGE:
        return 1
    if kind in SPECIAL:
        return 2 if region in DOUBLE[kind] else 1
    return 0


def laid_points(frame: Attempt, seat: int) -> int:
    """Points a seat has laid down."""
    return sum(n * value(k, frame.region, frame.religion >= 0) for k, n in enumerate(frame.laid[seat]))


def modifiers(state: ChState, frame: Attempt) -> list[tuple[str, int]]:
    """What shifts the differential."""
    if frame.religion < 0:
        return vassalage_modifiers(state, frame.seat, frame.region)
    return conversion_modifiers(state, frame.seat, frame.region, frame.religion)


def differential(state: ChState, frame: Attempt) -> int:
    """The differential with its modifiers: the column that is used (9.1, 18.1)."""
    shifts = sum(v for _, v in modifiers(state, frame))
    return laid_points(frame, frame.seat) - laid_points(frame, 1 - frame.seat) + shifts


def payment(state: ChState, seat: int, region: int, conversion: bool, points: int) -> list[int] | None:
    """Markers by kind that make at least some points, plain ones first; ``None`` when the hand has not as many."""
    hand, paid, left = state.hands[seat], [0] * len(MARKERS), points
    usable = [k for k in range(len(MARKERS)) if value(k, region, conversion) and hand[k]]
    for kind in sorted(usable, key=lambda k: (k in SPECIAL, -value(k, region, conversion), k)):
        worth = value(kind, region, conversion)
        while left > 0 and paid[kind] < hand[kind]:
            paid[kind] += 1
            left -= worth
    return paid if left <= 0 else None
