"""What everybody sees of an end that is near (K14)."""

from __future__ import annotations

from engine.core import Nearing, Params, seats
from engine.knights.score import ranked
from engine.knights.state.slugs import men_of
from engine.knights.views.view import BaronView, KnView

BEFORE = ("setup", "plan", "actions")
"""Stages before the upkeep, whose Influence is still to come."""


def nearing(view: KnView) -> Nearing | None:
    """Who wins in the upkeep of the running turn as it stands: with the majority, or with most Influence when the turn
    is the last, or becomes the last with the Influence that is due."""
    if view.stage == "over":
        return None
    early = view.stage in BEFORE
    able = [b for b in view.barons if not b.out]
    rules = next((b for b in able if early and b.kingdom >= view.majority), None)
    if rules is not None:
        return _won("majority", [rules.seat], rules.kingdom, view)
    due = sum(b.due for b in able) if early else 0
    last = view.last or view.turn >= view.last_turn
    if not last and (view.options.mighty or not due or view.pool > due):
        return None
    if view.options.mighty:
        return _won("nobody", [], 0, view)
    best = ranked({b.seat: _worth(view, b, early) for b in able})[0]
    kind = "influence" if last else "pool"
    top = view.barons[best[0]]
    held = top.influence + (top.due if early else 0)
    return _won(kind if len(best) == 1 else f"{kind}-tie", best if len(best) == 1 else [], held, view)


def _won(kind: str, winners: list[int], n: int, view: KnView) -> Nearing:
    params: Params = {"seats": seats(winners), "n": n, "turn": view.turn, "pool": view.pool}
    return Nearing(f"knights-nearing-{kind}", params, tuple(winners))


def _worth(view: KnView, baron: BaronView, early: bool) -> tuple[int, ...]:
    """What is compared at the end (``score.scores``), with the Influence that is due."""
    mine = [n.men for n in view.nobles if n.seat == baron.seat and n.area]
    mine += [men_of(h.troops) for h in view.strongholds if h.seat == baron.seat and h.area]
    influence = baron.influence + (baron.due if early else 0)
    aside = sum(o.crowns for o in view.offers if o.pays and o.maker == baron.seat)  # theirs until it is taken (G53)
    return influence, baron.cities, baron.crowns + aside + baron.faith + baron.votes, sum(mine)
