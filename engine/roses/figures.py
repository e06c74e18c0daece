"""What a house has, in numbers and names, from its own view."""

from __future__ import annotations

from engine.core import Figures, Piece, Place, Term, Word
from engine.roses.analysis.position import alone
from engine.roses.board import AREA, BLOCK, LONDON, RANK
from engine.roses.view import RosesView, counted

BROUGHT: dict[str, frozenset[str]] = {
    "roses-hit": frozenset(("hit",)),
    "roses-main": frozenset(("main",)),
    "roses-retreated": frozenset(("retreat",)),
    **dict.fromkeys(("roses-home", "roses-home-own"), frozenset(("home", "home-all"))),
    **dict.fromkeys((
        "roses-round", "roses-trapped", "roses-swapped", "roses-actions", "roses-treason-kept", "roses-starved",
        "roses-starved-own", "roses-disbanded", "roses-pooled", "roses-pooled-own",
    ), frozenset()),
}  # fmt: skip
"""What comes by itself: see ``Rules.brought``."""
ORDERED = {
    "roses-heir-enters": "seat", "roses-charged": "seat", "roses-treason-roll": "by",
}  # fmt: skip
"""What standing orders may have chosen, seldom and with much at stake: see ``Rules.ordered``."""


GONE = ("spent", "fallen")
"""Where own blocks are that were eliminated in this campaign."""


def figures(view: RosesView, seat: int) -> Figures:
    """Nobody has points: whoever is King at the end has won, or who alone has heirs left. Which blocks of a house
    stand where, and which are spent, is its own secret, and its heirs are known to all. Moves that may still be
    taken back count for nothing: the blocks are where they were before."""
    own, seen = view.own if view.seat == seat else None, view.seats[seat]
    alone: list[Term] = []
    blocks = 0
    draft = view.draft
    for area in view.areas if draft is None else draft.areas:
        mine, theirs = (area.lancaster, area.york)[:: -1 if seat else 1]
        blocks += mine
        if mine and not theirs:
            alone.append(Place(area.area))
    amounts = {"blocks": blocks}
    if own is not None:
        amounts["steps"] = sum(b.steps for b in own.blocks if b.place in AREA and b.block not in own.fresh)
    amounts["pool"] = seen.pool + (draft.recruits if draft is not None and draft.seat == seat else 0)
    crown: list[Term] = [Word("king")] if view.king == seat and seen.head else []
    heirs: list[Term] = [Piece(heir) for heir in seen.heirs]  # minors among them
    capital: list[Term] = [Word("london")] if _alone_in_london(view, seat) else []
    rivals: list[Term] = [Word("london")] if _alone_in_london(view, 1 - seat) else []
    of_own: list[Term] = [] if own is None else [Piece(block.block) for block in own.blocks]
    named: dict[str, list[Term]] = {
        "titles": crown,
        "capital": capital,
        "rival-capital": rivals,
        "heirs": heirs,
        "areas": alone,
    }
    if own is not None:  # heirs stand among the heirs; who died or is spent is told by name
        named["standing"] = [Piece(b.block) for b in own.blocks if b.place not in GONE and not RANK[BLOCK[b.block]]]
    return Figures(amounts, named, own=of_own)


def _alone_in_london(view: RosesView, seat: int) -> bool:
    """Whether London counts for a seat (8.2), as it was before moves that may still be taken back."""
    areas = view.areas if view.draft is None else view.draft.areas
    return alone(counted(areas), LONDON, seat)
