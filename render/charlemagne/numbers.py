"""The numbers of the hexes that a question names, where nothing covers them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.charlemagne.analysis import asked_hexes
from engine.charlemagne.board import PLACES
from engine.charlemagne.view import ChView
from render.charlemagne import geography
from render.charlemagne.layout import Spot, apart
from render.core import palette
from render.core.palette import INK
from render.core.stage import Stage


def draw(stage: Stage, view: ChView, spots: Sequence[Spot], size: float) -> None:
    """The numbers of these hexes: under a stack, over it or beside it, else at the top or the foot of the hex, where
    neither a name nor a shield lies; left out where there is no such place."""
    stand = {spot.place: spot for spot in spots}
    taken = [piece.box for piece in stage.placed if piece.kind in ("burg", "region")]
    for each in spots:
        left, top, right, low = each.box
        wide = max(right - left, 13.0 * len(each.kinds) + 4)
        taken.append((each.x - wide / 2, top, each.x + wide / 2, low + 9))
    high, wide = size * 1.1, size * 2.5
    for place in sorted(asked_hexes(view, stand), key=lambda p: (p not in stand, p)):
        x, y = geography.middle(place)
        rim = geography.HIGH / 2 - size * 0.6 - 1
        tries = [(x, y - rim), (x, y + rim)]
        if (spot := stand.get(place)) is not None:
            left, top, right, low = spot.box
            aside = [(left - wide / 2 - 1, spot.y), (right + wide / 2 + 1, spot.y)]
            tries = [(spot.x, low + 9 + size * 0.6), (spot.x, top - size * 0.6), *aside]
        for at in tries:
            box = (at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2)
            if stage.shows((*at, *at), -size) and all(apart(box, other) for other in taken):
                taken.append(box)
                stage.text(
                    *at, PLACES[place][1:], size, "bold", INK, halo=palette.PARCHMENT_LIGHT, halo_width=size * 0.16,
                    kind="number",
                )  # fmt: skip
                break
