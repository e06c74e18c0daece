"""The pictures of Lords of Xidit: a view goes in, an encoded image comes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.xidit.view import XiditView
from render.core import encode, marks, palette
from render.core.api import NEAR, PAGES, Caption, Picture, parted
from render.core.palette import Colour
from render.core.replay import WIDEST
from render.xidit import alt_text, animation, board, figures, moves, phone_view, result


class XiditRenderer:
    """The renderer of Xidit. Holds no state of its own; what it caches depends on its arguments alone."""

    def board(
        self, view: XiditView, caption: Caption, *, width: int = 1600, zoom: str = "", before: XiditView | None = None
    ) -> Picture:
        """The map with everything on it; with the view's own part also the private band and the planned route."""
        changed = marks.told(moves.told(before, view, caption), caption.words) if before is not None else ""
        sheet = board.compose(view, caption, width, zoom, before)
        zoom, about = parted(zoom)
        inside = phone_view.cities(view, about) if zoom == NEAR else ()
        return encode.picture(sheet.image, alt_text.alt(view, caption, zoom, changed, inside))

    def animation(self, view: XiditView, caption: Caption, *, width: int = 800) -> Picture | None:
        """The running or last year step by step; ``None`` while no step has been taken. Never wider than 900 pixels."""
        if len(view.moments) < 2:
            return None
        film = animation.frames(view, caption, min(width, WIDEST))
        return film.picture(alt_text.animation_alt(view, caption))

    def march(self, view: XiditView, before: XiditView, caption: Caption, *, width: int = 640) -> None:
        """Nothing: the animation moves."""

    def result(self, view: XiditView, caption: Caption, *, width: int = 1200) -> Picture | None:
        """The evaluations and the winner; ``None`` before the end."""
        if not view.rankings:
            return None
        return encode.picture(result.compose(view, caption, width).image, alt_text.result_alt(view, caption))

    def figures(self, view: XiditView) -> Mapping[str, Sequence[int]]:
        """What is counted over the turns."""
        return figures.figures(view)

    def hue(self, view: XiditView, seat: int) -> Colour:
        """The tincture of a seat."""
        return palette.seat_hue(seat)

    def areas(self, view: Any) -> Sequence[str]:
        """``city-1`` to ``city-21`` and the regions' slugs."""
        return board.areas(view)

    def pages(self, view: XiditView) -> Sequence[str]:
        """One's hero and what it can reach, or where most happens; then the whole map."""
        return PAGES

    def text(self, view: XiditView, caption: Caption) -> str:
        """The board in words."""
        return alt_text.text(view, caption)


RENDERER = XiditRenderer()

__all__ = ["RENDERER", "XiditRenderer"]
