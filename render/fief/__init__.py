"""The pictures of Fief: a view goes in, an encoded image comes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.fief.views.view import FiefView
from render.core import encode, marks, palette
from render.core.api import PAGES, Caption, Picture, parted
from render.core.palette import Colour
from render.fief import alt_text, animation, annals, assembly, battle, board, family, figures, moves


class FiefRenderer:
    """The renderer of Fief. Holds no state of its own; what it caches depends on its arguments alone."""

    def board(
        self, view: FiefView, caption: Caption, *, width: int = 1600, zoom: str = "", before: FiefView | None = None
    ) -> Picture:
        """England and Wales with everything on them and, while it goes on, a battle, a rebellion or an assembly close
        up; with the view's own part the private band shows purse, hand and troops by kind. ``zoom``: a region, a
        family's sheet by its colour, ``genealogy``, ``battle``, ``vote``."""
        stage = board.compose(view, caption, width, zoom, before)
        return encode.picture(stage.image, _alt(view, caption, parted(zoom)[0], before))

    def animation(self, view: FiefView, caption: Caption, *, width: int = 800) -> Picture | None:
        """What the last round brought, step by step; ``None`` when nothing was seen to happen."""
        return animation.Round(view, caption).picture(width)

    def march(self, view: FiefView, before: FiefView, caption: Caption, *, width: int = 640) -> None:
        """Nothing: the animation moves."""

    def result(self, view: FiefView, caption: Caption, *, width: int = 1200) -> Picture | None:
        """Who has won and how the points went; ``None`` before the end."""
        if view.stage != "over":
            return None
        heading, standing = alt_text.heading(view, caption), alt_text.standing(view, caption)
        told = f"{heading} {standing} {alt_text.titles(view, caption.words)}"
        return encode.picture(annals.result(view, caption, width).image, encode.shortened(told))

    def figures(self, view: FiefView) -> Mapping[str, Sequence[int]]:
        """What is counted over the turns."""
        return figures.figures(view)

    def hue(self, view: FiefView, seat: int) -> Colour:
        """The tincture of a seat."""
        return palette.seat_hue(next((f.family for f in view.families if f.seat == seat), seat))

    def areas(self, view: FiefView) -> Sequence[str]:
        """The regions, the families, ``genealogy``, ``vote`` and, while there is one, ``battlefield``."""
        return board.areas(view)

    def pages(self, view: FiefView) -> Sequence[str]:
        """What is in play, large; then the whole board with the rest."""
        return PAGES

    def text(self, view: FiefView, caption: Caption) -> str:
        """The board in words."""
        return alt_text.text(view, caption)


def _alt(view: FiefView, caption: Caption, zoom: str, before: FiefView | None) -> str:
    """What a picture shows, in words."""
    number = family.number(view, zoom)
    if number >= 0:
        return encode.shortened(f"{alt_text.heading(view, caption)} {family.text(view, caption, number)}")
    if zoom == board.GENEALOGY:
        return encode.shortened(annals.tree_text(view, caption))
    shown = battle.fight(view)
    if zoom == board.BATTLE and shown is not None:
        return encode.shortened(battle.text(shown, caption))
    if zoom == board.VOTE:
        return encode.shortened(assembly.text(view, caption))
    changed = marks.told(moves.told(before, view, caption), caption.words) if before is not None else ""
    return alt_text.alt(view, caption, zoom=zoom, changed=changed)


RENDERER = FiefRenderer()

__all__ = ["RENDERER", "FiefRenderer"]
