"""Points of an attempt at vassalage or conversion (9, 18): what markers are worth, and the differential they make."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from engine.charlemagne.frames import Attempt
from engine.charlemagne.game_data import (
    ASSEMBLY,
    AUSTRASIA,
    DONATION,
    DOUBLE,
    FACES,
    MARKERS,
    MISSIONARY,
    NATION,
    NEUTRAL,
    PLACES_OF,
    REGION_IDS,
    RING_MARKER,
    TRIBAL,
    VASSALAGE,
)
from engine.charlemagne.politics import (
    conversion_code,
    conversion_modifiers,
    present,
    vassalage_code,
    vassalage_modifiers,
)
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import no
from engine.charlemagne.units import Ground, Position
from engine.core import Params, Place, Refusal

Verdict = Literal["won", "freed", "revolt", "nothing"]
"""What an attempt comes to."""
CROWN = next(n for n, m in enumerate(MARKERS) if m.slug == "crown-of-pavia")
SPECIAL = (CROWN, DONATION, ASSEMBLY, RING_MARKER)
"""Markers that count for vassalage too, twice in their regions (9.5)."""


def marker_value(kind: int, region: int, conversion: bool) -> int:
    """Points of a marker in an attempt, 0 when it does not serve there."""
    if conversion:
        return 1 if kind == MISSIONARY else 2 if kind == DONATION else 0
    if kind == VASSALAGE:
        return 1
    if kind in SPECIAL:
        return 2 if region in DOUBLE[kind] else 1
    return 0


def points_of(markers: Sequence[int], region: int, conversion: bool) -> int:
    """Points of markers, so many of each kind, in an attempt."""
    return sum(n * marker_value(k, region, conversion) for k, n in enumerate(markers) if n)


def laid_points(frame: Attempt, seat: int) -> int:
    """Points a seat has laid down."""
    return points_of(frame.laid[seat], frame.region, frame.religion >= 0)


def no_vassal(state: Position, seat: int, region: int) -> Refusal | None:
    """Why a region is no goal of vassalage (9, 9.6)."""
    name: Params = {"region": Place(REGION_IDS[region])}
    if state.control[region] == seat:
        return no("own-region", name)
    if seat == TRIBAL and region == AUSTRASIA:
        return no("austrasia", name)
    return None


def may_answer(state: Position, seat: int, region: int, religion: int, ground: Ground | None = None) -> bool:
    """Whether the other seat may lay markers against an attempt of a seat: against a conversion only who has a unit in
    the region (ruling 10); with a neutral region its units go over to them (4.4)."""
    ground = ground or Ground(state)
    if religion < 0 or present(ground, 1 - seat, region):
        return True
    neutral = state.control[region] == NEUTRAL
    return neutral and any(NATION[c] == region for p in PLACES_OF[region] for c in ground.stacks.get(p, ()))


def attempt_code(religion: int, differential: int, die: int) -> str:
    """The code of the table of an attempt, ``religion`` -1 for vassalage."""
    return vassalage_code(differential, die) if religion < 0 else conversion_code(differential, die)


def attempt_outcome(state: Position, seat: int, region: int, religion: int, found: str) -> Verdict:
    """What a code of the table comes to (9.1, 18.1): only what is not yet free is set free; a region of one's own may
    revolt, Austrasia never (7.3)."""
    if found == "C":
        return "won"
    if found == "N" and state.control[region] == 1 - seat:
        return "freed"
    return "revolt" if found == "R" and state.control[region] == seat and region != AUSTRASIA else "nothing"


class Chances(NamedTuple):
    """Faces of the die, of six, by what they bring."""

    won: int
    """The region is won, or takes the faith."""
    freed: int
    """It gets free of the other seat."""
    revolt: int
    """It revolts against whoever preaches."""


def attempt_chances(state: Position, seat: int, region: int, religion: int, differential: int) -> Chances:
    """What an attempt of a seat at a differential may bring; ``religion`` -1 for vassalage."""
    won, freed, revolt = (
        n if n and attempt_outcome(state, seat, region, religion, found) != "nothing" else 0
        for found, n in zip("CNR", _faces(religion < 0, differential), strict=True)
    )
    return Chances(won, freed, revolt)


@lru_cache(maxsize=128)
def _faces(vassalage: bool, differential: int) -> tuple[int, int, int]:
    """Faces of the die that bring ``C``, ``N`` and ``R`` at a differential."""
    found = [attempt_code(-1 if vassalage else 0, differential, die) for die in FACES]
    return found.count("C"), found.count("N"), found.count("R")


def attempt_shift(state: Position, seat: int, region: int, religion: int, ground: Ground | None = None) -> int:
    """What all modifiers together add to the differential of an attempt; ``religion`` -1 for vassalage."""
    return sum(v for _, v in modifiers_of(state, seat, region, religion, ground))


def modifiers_of(
    state: Position, seat: int, region: int, religion: int, ground: Ground | None = None
) -> list[tuple[str, int]]:
    """What shifts the differential of an attempt, each with its reason; ``religion`` -1 for vassalage."""
    if religion < 0:
        return vassalage_modifiers(state, seat, region, ground)
    return conversion_modifiers(state, seat, region, religion, ground)


def modifiers(state: Position, frame: Attempt) -> list[tuple[str, int]]:
    """What shifts the differential."""
    return modifiers_of(state, frame.seat, frame.region, frame.religion)


def differential(state: Position, frame: Attempt) -> int:
    """The differential with its modifiers: the column that is used (9.1, 18.1)."""
    shifts = sum(v for _, v in modifiers(state, frame))
    return laid_points(frame, frame.seat) - laid_points(frame, 1 - frame.seat) + shifts


def payment(state: ChState, seat: int, region: int, conversion: bool, points: int) -> list[int] | None:
    """Markers of a seat that make at least some points, see ``paid_from``."""
    return paid_from(state.hands[seat], region, conversion, points)


def paid_from(hand: Sequence[int], region: int, conversion: bool, points: int) -> list[int] | None:
    """Markers by kind that make at least some points, plain ones first; ``None`` when the hand has not as many.
    ``hand``: how many it holds, by kind."""
    paid, left = [0] * len(MARKERS), points
    usable = [k for k in range(len(MARKERS)) if marker_value(k, region, conversion) and hand[k]]
    for kind in sorted(usable, key=lambda k: (k in SPECIAL, -marker_value(k, region, conversion), k)):
        worth = marker_value(kind, region, conversion)
        while left > 0 and paid[kind] < hand[kind]:
            paid[kind] += 1
            left -= worth
    return paid if left <= 0 else None
