"""What may be corrected by hand in a game of Xidit: what lies open on the board."""

from __future__ import annotations

from functools import partial

from engine.core import Place, SeatRef, Step
from engine.core.corrections import Correctable, stocked
from engine.xidit.board import CENTRAL, CITIES, REGIONS, TOWER
from engine.xidit.state import Bards, Raise, Resolve, XiditState


def correctables(state: XiditState) -> dict[str, Correctable]:
    """Heroes, bards outside the Bastion and guild towers. While somebody places bards, or levels that waited, nobody's
    are corrected: they must have them, and nobody else knows how many more are left. While orders are carried out and a
    Titan is awake, no hero is: its seat may just be asked, unheard by the others, whether to fight the Titan there."""
    found: dict[str, Correctable] = {}
    open_now = {type(frame) for frame in state.frames}
    placing = Step("bards") if Bards in open_now else None
    raising = Step("raise") if Raise in open_now else None
    meeting = Step("titan") if Resolve in open_now and any(state.awake) else None
    for seat, player in enumerate(state.players):
        who = {"seat": SeatRef(seat)}
        if player.city:
            found[f"hero.{seat + 1}"] = Correctable(
                "xidit-value-hero", who, player.city, partial(_hero, state, seat), bound=meeting
            )
        for n, region in enumerate(REGIONS):
            if n != CENTRAL:
                found[f"bards.{region.slug}.{seat + 1}"] = Correctable(
                    "xidit-value-bards",
                    {**who, "region": Place(region.slug)},
                    state.bards[n][seat],
                    partial(_bards, state, n, seat),
                    bound=placing,
                )
    for city, seat in enumerate(state.owner):
        if seat >= 0:
            found[f"tower.{city}"] = Correctable(
                "xidit-value-tower", {"place": Place(city), "seat": SeatRef(seat)}, state.levels[city],
                partial(_tower, state, city), bound=raising,
            )  # fmt: skip
    return found


def _hero(state: XiditState, seat: int, city: int) -> None:
    """Cities that a game leaves out have no tile, but heroes go there too (P17)."""
    if not 1 <= city <= CITIES:
        raise ValueError("no such city")
    state.players[seat].city = city


def _bards(state: XiditState, region: int, seat: int, bards: int) -> None:
    """Bards in the Bastion are the seat's secret: they are taken after those in stock, so that what is refused does not
    tell how many stand there."""
    player, bastion = state.players[seat], state.bards[CENTRAL]
    player.bards_left, bastion[seat] = stocked([player.bards_left, bastion[seat]], bards, state.bards[region][seat])
    state.bards[region][seat] = bards


def _tower(state: XiditState, city: int, levels: int) -> None:
    """Levels that wait for a guild are the seat's secret: they are used after those in stock, so that what is refused
    does not tell how many wait."""
    if not 1 <= levels <= TOWER:
        raise ValueError("no tower is so high")
    player = state.players[state.owner[city]]
    player.levels_left, player.waiting = stocked([player.levels_left, player.waiting], levels, state.levels[city])
    state.levels[city] = levels
