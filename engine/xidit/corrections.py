"""What may be corrected by hand in a game of Xidit: what lies open on the board."""

from __future__ import annotations

from functools import partial

from engine.core import Place, SeatRef
from engine.core.corrections import Correctable, stocked
from engine.xidit.board import CENTRAL, CITIES, REGIONS, TOWER
from engine.xidit.state import XiditState


def correctables(state: XiditState) -> dict[str, Correctable]:
    """Heroes, bards outside the Bastion and guild towers."""
    found: dict[str, Correctable] = {}
    for seat, player in enumerate(state.players):
        who = {"seat": SeatRef(seat)}
        if player.city:
            found[f"hero.{seat + 1}"] = Correctable("xidit-value-hero", who, player.city, partial(_hero, state, seat))
        for n, region in enumerate(REGIONS):
            if n != CENTRAL:
                found[f"bards.{region.slug}.{seat + 1}"] = Correctable(
                    "xidit-value-bards",
                    {**who, "region": Place(region.slug)},
                    state.bards[n][seat],
                    partial(_bards, state, n, seat),
                )
    for city, seat in enumerate(state.owner):
        if seat >= 0:
            found[f"tower.{city}"] = Correctable(
                "xidit-value-tower", {"place": Place(city), "seat": SeatRef(seat)}, state.levels[city],
                partial(_tower, state, city),
            )  # fmt: skip
    return found


def _hero(state: XiditState, seat: int, city: int) -> None:
    """Cities that a game leaves out have no tile, but heroes go there too (P17)."""
    if not 1 <= city <= CITIES:
        raise ValueError("no such city")
    state.players[seat].city = city


def _bards(state: XiditState, region: int, seat: int, bards: int) -> None:
    player = state.players[seat]
    [player.bards_left] = stocked([player.bards_left], bards, state.bards[region][seat])
    state.bards[region][seat] = bards


def _tower(state: XiditState, city: int, levels: int) -> None:
    """Levels that wait for a guild are the seat's secret: they are used after those in stock, so that what is refused
    does not tell how many wait."""
    if not 1 <= levels <= TOWER:
        raise ValueError("no tower is so high")
    player = state.players[state.owner[city]]
    player.levels_left, player.waiting = stocked([player.levels_left, player.waiting], levels, state.levels[city])
    state.levels[city] = levels
