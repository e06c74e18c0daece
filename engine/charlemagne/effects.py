"""What markers bring that are played by themselves (8.4), in numbers."""

from __future__ import annotations

from engine.charlemagne.game_data import ASSEMBLY, MARCH, MARKER, MARKERS, RING_MARKER, TABLES

CALLED = 3
"""Regions in which the General Assembly raises a unit more."""


def marker_number(slug: str) -> int:
    """The number of what a marker brings when it is played by itself: operations points, treasure or units; 0 where it
    has none."""
    return {
        MARCH: TABLES.operations.forced_march, RING_MARKER: TABLES.treasury.ring, ASSEMBLY: CALLED,
    }.get(MARKER[slug], 0)  # fmt: skip


def double_regions(slug: str) -> tuple[str, ...]:
    """The regions in which a marker counts two points of vassalage (9.5); empty for most."""
    return tuple(MARKERS[MARKER[slug]].double)
