"""The pictures of Wars of the Roses: a view goes in, an encoded image comes out."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from engine.roses.view import RosesView
from render.core import encode, marks
from render.core.api import PAGES, Caption, Picture, parted
from render.core.brush import Brush
from render.core.palette import Colour
from render.roses import alt_text, blocks, board, charges, figures, film, moves, result, volleys


class RosesRenderer:
    """The renderer of roses. Holds no state of its own; what it caches depends on its arguments alone."""

    def board(
        self, view: RosesView, caption: Caption, *, width: int = 1600, zoom: str = "", before: RosesView | None = None
    ) -> Picture:
        """The map with everything on it and, while one runs, the battle close up; with the view's own part its
        blocks lie face up and the private band shows hand and pool."""
        if zoom == board.SUPPORT:
            alt = result.support_alt(view, caption)
        else:
            changed = marks.told(moves.told(before, view, caption), caption.words) if before is not None else ""
            alt = alt_text.alt(view, caption, parted(zoom)[0], changed)
        return encode.picture(board.compose(view, caption, width, zoom, before).image, alt)

    def animation(self, view: RosesView, caption: Caption, *, width: int = 1200) -> Picture | None:
        """What came of the last action, still: the dice of battles that ended in it, and the count of the throne while
        the game goes on; ``None`` without either."""
        counted = bool(view.support) and view.winner < 0
        if not view.reports and not counted:
            return None
        sheets, told = [], []
        if view.reports:
            sheets.append(volleys.compose(view, caption, width).image)
            told.append(volleys.alt(view, caption))
        if counted:
            sheets.append(result.compose(view, caption, width).image)
            told.append(result.support_alt(view, caption))
        return encode.picture(functools.reduce(volleys.below, sheets), " ".join(told))

    def march(self, view: RosesView, before: RosesView, caption: Caption, *, width: int = 640) -> Picture | None:
        """The blocks' marches, moving; ``None`` where nobody is known to have marched."""
        march = film.frames(view, before, caption, width)
        if not march.images:
            return None
        told = marks.told(moves.told(before, view, caption), caption.words)
        return march.picture(alt_text.alt(view, caption, "", told))

    def result(self, view: RosesView, caption: Caption, *, width: int = 1200) -> Picture | None:
        """The winner and the support of both houses; ``None`` before the end."""
        if view.winner < 0:
            return None
        return encode.picture(result.compose(view, caption, width).image, result.alt(view, caption))

    def figures(self, view: RosesView) -> Mapping[str, Sequence[int]]:
        """What is counted over the turns."""
        return figures.figures(view)

    def hue(self, view: RosesView, seat: int) -> Colour:
        """The colour of a house: red, and for the white rose the blue of its edges, which is seen on parchment."""
        return (blocks.FIELD[0], blocks.EDGE[1])[seat]

    def sign(self, brush: Brush, seat: int) -> None:
        """The badge of a seat's house where a table waits for its players, around the origin."""
        charges.house_rose(brush, seat)

    def areas(self, view: RosesView) -> Sequence[str]:
        """The ids of the areas, ``support`` and, while one runs, ``battle``."""
        return board.areas(view)

    def pages(self, view: RosesView) -> Sequence[str]:
        """The battle that runs, else the areas in play; then the whole map with the rest."""
        return PAGES

    def text(self, view: RosesView, caption: Caption) -> str:
        """The board in words."""
        return alt_text.text(view, caption)


RENDERER = RosesRenderer()

__all__ = ["RENDERER", "RosesRenderer"]
