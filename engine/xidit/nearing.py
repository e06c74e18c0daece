"""What everybody sees of an end that is near (P15)."""

from __future__ import annotations

from engine.core import Nearing, Params, seats, words
from engine.xidit.analysis import drops
from engine.xidit.view import XiditView


def nearing(view: XiditView) -> Nearing | None:
    """That the last year is running, what throws seats out at its end, and who has fewest guild levels, which are open.
    Who would win nobody can know: sovereigns, units and the bards of the Bastion are hidden."""
    if view.phase == "over" or view.year < view.years:
        return None
    most = max(seat.guild_levels for seat in view.seats)
    leaders = [seat.seat for seat in view.seats if seat.guild_levels == most]
    few = min(seat.guild_levels for seat in view.seats)
    least = [seat.seat for seat in view.seats if seat.guild_levels == few]
    told: Params = {"tracks": words(view.tracks), "leaders": seats(leaders), "n": most}
    key = "xidit-nearing-last" if drops(view.seat_count, 0) == 1 else "xidit-nearing-two"
    return Nearing(key, {**told, "least": seats(least), "few": few})
