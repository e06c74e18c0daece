"""The colours of the house: parchment, ink, and the tinctures of the seats."""

from __future__ import annotations

Colour = tuple[int, int, int]


def hexed(code: str) -> Colour:
    """``#RRGGBB`` as three numbers 0-255."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """``a`` with ``share`` (0-1) of ``b`` stirred in."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


PARCHMENT = hexed("#EFE4CA")
PARCHMENT_LIGHT = hexed("#F8F0DD")
PARCHMENT_DARK = hexed("#D9C7A0")
INK = hexed("#2B2118")
INK_SOFT = hexed("#6B5A45")
SEA = hexed("#A9BDC0")
SEA_DEEP = hexed("#8FA8AE")
GOLD = hexed("#D9A441")
GOLD_DARK = hexed("#8A6116")
VELLUM = hexed("#1F3B2D")
VELLUM_LIGHT = hexed("#2F5542")
VELLUM_TEXT = hexed("#F1E7CC")
WAX = hexed("#A5281F")
STONE = hexed("#DDD2BC")
STONE_DARK = hexed("#A3957C")
ROOF = hexed("#9C4A33")
THREAT = hexed("#5A1F1B")
WHITE = hexed("#FFFBF0")

SEAT_HUES: tuple[Colour, ...] = (
    hexed("#B3382C"),  # gules
    hexed("#2F6690"),  # azure
    hexed("#4B7F52"),  # vert
    hexed("#D9A441"),  # or
    hexed("#3A3A3C"),  # sable
    hexed("#7A4A88"),  # purpure
)
SEAT_PATTERNS: tuple[str, ...] = ("chevron", "bend", "pale", "cross", "saltire", "roundels")
PHANTOM_HUE = hexed("#8E8A80")


def seat_hue(seat: int) -> Colour:
    """The tincture of a seat; the phantom (-1) is grey."""
    return PHANTOM_HUE if seat < 0 else SEAT_HUES[seat % len(SEAT_HUES)]


def seat_pattern(seat: int) -> str:
    """The ordinary that tells a seat apart without its hue."""
    return "plain" if seat < 0 else SEAT_PATTERNS[seat % len(SEAT_PATTERNS)]
