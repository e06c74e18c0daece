"""What everybody sees of an end that is near (9.0)."""

from __future__ import annotations

from engine.core import Nearing, SeatRef
from engine.roses.board import TURNS
from engine.roses.view import RosesView


def nearing(view: RosesView) -> Nearing | None:
    """Who wins when the last campaign is over as it stands: the King, for the other house's support is counted only
    then, and nobody sees all of it before."""
    if view.winner >= 0 or view.campaign < view.last_campaign or view.turn < TURNS:
        return None
    return Nearing("roses-nearing-throne", {"seat": SeatRef(view.king), "other": SeatRef(1 - view.king)}, (view.king,))
