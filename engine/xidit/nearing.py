"""What everybody sees of an end that is near (P15)."""

from __future__ import annotations

from engine.core import Nearing, seats, words
from engine.xidit.view import XiditView


def nearing(view: XiditView) -> Nearing | None:
    """That the last year is running, and by what its end is judged. Who would win nobody can know: sovereigns, units
    and the bards of the Bastion are hidden. Guild levels are open."""
    if view.phase == "over" or view.year < view.years:
        return None
    most = max(seat.guild_levels for seat in view.seats)
    leaders = [seat.seat for seat in view.seats if seat.guild_levels == most]
    return Nearing("xidit-nearing-last", {"tracks": words(view.tracks), "leaders": seats(leaders), "n": most})
