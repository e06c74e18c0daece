"""What is counted over the years, from the public view."""

from __future__ import annotations

from engine.xidit.view import XiditView


def figures(view: XiditView) -> dict[str, list[int]]:
    """Guild levels, bards on the board and threats beaten, one number a seat."""
    return {
        "guilds": [seat.guild_levels for seat in view.seats],
        "bards": [seat.bards_on_board for seat in view.seats],
        "kills": [seat.kills for seat in view.seats],
    }
