"""The pictures of Warrior Knights: a view goes in, an encoded image comes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.knights.views.view import KnView
from render.core import encode, marks
from render.core.api import PAGES, Caption, Picture, parted
from render.core.palette import Colour
from render.knights import alt_text, animation, board, extra, figures, heraldry, moves


class KnightsRenderer:
    """The renderer of Warrior Knights. Holds no state of its own; what it caches depends on its arguments alone."""

    def board(
        self, view: KnView, caption: Caption, *, width: int = 1600, zoom: str = "", before: KnView | None = None
    ) -> Picture:
        """The Kingdom with everything on it, the Barons, the spaces and, while they go on, a battle, an Assembly or a
        Draft close up; with the view's own part the private band. ``zoom``: a part of the map, or a sheet."""
        stage = board.compose(view, caption, width, zoom, before)
        changed = marks.told(moves.told(before, view, caption), caption.words) if before is not None else ""
        return encode.picture(stage.image, alt_text.alt(view, caption, parted(zoom)[0], changed))

    def animation(self, view: KnView, caption: Caption, *, width: int = 800) -> Picture | None:
        """What the last turn brought, step by step; ``None`` when nothing was seen to happen."""
        return animation.Turn(view, caption).picture(width)

    def march(self, view: KnView, before: KnView, caption: Caption, *, width: int = 640) -> None:
        """Nothing: the animation moves."""

    def result(self, view: KnView, caption: Caption, *, width: int = 1200) -> Picture | None:
        """Who has won and how it came about; ``None`` before the end."""
        stage = extra.result(view, caption, width)
        if stage is None:
            return None
        return encode.picture(stage.image, encode.shortened(extra.result_text(view, caption)))

    def figures(self, view: KnView) -> Mapping[str, Sequence[int]]:
        """What is counted over the turns."""
        return figures.figures(view)

    def hue(self, view: KnView, seat: int) -> Colour:
        """The tincture of a seat."""
        return heraldry.hue(view, seat)

    def areas(self, view: KnView) -> Sequence[str]:
        """The parts of the map, the Barons by colour, the Assembly, the track, the race and the last battle."""
        return board.areas(view)

    def pages(self, view: KnView) -> Sequence[str]:
        """What is in play, large; then the whole board with the rest."""
        return PAGES

    def text(self, view: KnView, caption: Caption) -> str:
        """The board in words."""
        return alt_text.text(view, caption)


RENDERER = KnightsRenderer()

__all__ = ["RENDERER", "KnightsRenderer"]
