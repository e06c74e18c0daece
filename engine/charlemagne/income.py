"""What a player turn brings by itself: taxes (10.1) and levies (11.1)."""

from __future__ import annotations

from engine.charlemagne.game_data import LEVY, REGION, REGIONS, TABLES
from engine.charlemagne.state import ChState
from engine.charlemagne.turns import first_seat
from engine.charlemagne.units import Ground, Position, is_burg
from engine.core import Event, SeatRef


def income(state: Position, seat: int, ground: Ground) -> tuple[int, int]:
    """Points from burgs that a seat holds, and from the regions that pay by themselves (10.1)."""
    prices = TABLES.treasury
    burgs = sum(side == seat and is_burg(state, p) for p, side in ground.held.items())
    lands = sum(n for r, n in prices.region_income.items() if state.control[REGION[r]] == seat)
    return burgs * prices.burg, lands


def collect(state: ChState, seat: int, events: list[Event]) -> None:
    """Taxes come in at the start of the treasury phase."""
    burgs, lands = income(state, seat, Ground(state))
    state.treasury[seat] += burgs + lands
    events.append(
        Event("charlemagne-income", {"seat": SeatRef(seat), "burgs": burgs, "lands": lands, "points": burgs + lands})
    )


def has_had_income(state: Position, seat: int) -> bool:
    """Whether a seat began with points or has had taxes since (10.1); points by treaty aside. To be asked of the seat
    that is not phasing: its player turn of this game turn is over if it is the first."""
    return bool(TABLES.treasury.start[seat]) or state.turn > 1 or first_seat(state) == seat


def raising(state: Position, seat: int) -> list[int]:
    """Units that each region raises for a seat this turn (11.1a, 11.1d)."""
    return [LEVY[r] if state.control[r] == seat else 0 for r in range(len(REGIONS))]
