"""What is bought in the treasury phase costs (10, 11.2, 17.4, 23, 24), in points of treasure."""

from __future__ import annotations

from engine.charlemagne.game_data import KIND, TABLES, TYPES
from engine.charlemagne.units import Position

PRICES = TABLES.treasury


def hire_price(state: Position, kind: int) -> int:
    """What a mercenary of a type costs: half, rounded up, while they are cheap (event 51)."""
    full = KIND[TYPES[kind].kind].mercenary
    return (full + 1) // 2 if state.cheap else full


def building_price(what: str) -> int:
    """What a marker costs: ``burg`` (23.1) or ``civilisation`` (24.1)."""
    return PRICES.build_burg if what == "burg" else PRICES.build_civilisation
