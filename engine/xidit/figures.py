"""What a seat has, in numbers and names, from its own view."""

from __future__ import annotations

from engine.core import Figures, Place
from engine.xidit.analysis import reputation
from engine.xidit.board import BARDS
from engine.xidit.view import XiditView

BROUGHT: dict[str, frozenset[str]] = {
    **dict.fromkeys(
        ("xidit-reward", "xidit-reward-sovereigns", "xidit-reward-bards", "xidit-reward-guild"), frozenset(("reward",))
    ),
    "xidit-bards": frozenset(("bard",)),
    "xidit-bards-bastion": frozenset(("bard",)),
    "xidit-raised": frozenset(("raise",)),
    "xidit-phantom-raised": frozenset(("phantom",)),
    **{
        f"xidit-{key}": frozenset()
        for key in (
            "year-begins", "orders-shown", "guild-occupied", "no-bards", "level-waits", "prize-sovereigns",
            "prize-bards", "prize-level", "no-levels", "ranked", "ranked-phantom", "eliminated", "eliminated-phantom",
        )
    },
}  # fmt: skip
"""What comes by itself: see ``Rules.brought``."""


def figures(view: XiditView, seat: int) -> Figures:
    """Nobody has points: three evaluations decide. Sovereigns, units and the Bastion are the seat's own secret."""
    own, seen = view.own if view.seat == seat else None, view.seats[seat]
    amounts = {} if own is None else {"sovereigns": own.sovereigns, "units": sum(own.units.values())}
    amounts |= {
        "guilds": seen.guild_levels,
        "bards": seen.bards_on_board if own is None else BARDS - own.bards_left,
        "kills": seen.kills,
        "reputation": reputation(view)[seat],
    }
    return Figures(amounts, {"cities": [Place(guild.city) for guild in view.guilds if guild.seat == seat]})
