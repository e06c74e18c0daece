"""What can still be taken back, by the view of whoever acts: nothing once a year or a census has gone on, everything
as long as the next question is the seat's own."""

from __future__ import annotations

from engine.core import SEAL, Action
from engine.xidit.analysis import growing, open_regions, room
from engine.xidit.board import TOWER
from engine.xidit.view import Own, XiditView


def lasts(view: XiditView, own: Own, seat: int, action: Action) -> bool | None:
    """Whether what an action does can never be taken back; ``None`` where the view does not tell."""
    if action == SEAL:
        return view.acting == [seat]
    match action.verb:
        case "pass-titan" | "phantom":
            return True
        case "titan":
            return False  # the units are asked next
        case "spend":
            return own.pending == 1
        case "bard" if own.pending > 1:
            return False
        case "bard":
            return not _phantom_asks(view, own) if view.phase == "resolution" else True
        case "raise":
            return _raise(view, own, seat, int(action.args[0]))
        case "reward":
            return _reward(view, own, seat, [str(kind) for kind in action.args])
    return None


def _phantom_asks(view: XiditView, own: Own) -> bool:
    """Whether a seat that has beaten something is asked for the phantom, once all of its reward is told."""
    return bool(view.phantom) and own.standing.phantom == "ask"


def _raise(view: XiditView, own: Own, seat: int, city: int) -> bool | None:
    """A level on one of several guilds: another that waits is asked for, unless only one guild is left for it."""
    left = growing(view, seat)
    full = view.guild_in(city)[1] + 1 == TOWER
    return False if own.pending > 1 and len(left) - full > 1 else None


def _reward(view: XiditView, own: Own, seat: int, kinds: list[str]) -> bool | None:
    """Two kinds: bards, levels that waited or the phantom may have to be asked for next."""
    here = view.hero_city(seat)
    sends = "bards" in kinds and len(open_regions(view, here)) > 1
    if _phantom_asks(view, own) or (sends and own.standing.bards == "ask" and not own.plan_of(view.step).bards):
        return False
    builds = "guild" in kinds and own.waiting and room(view, own, seat, here)
    planned = sends and own.standing.bards == "ask"
    return None if builds or planned else True
