"""The pictures of Charlemagne: a view goes in, an encoded image comes out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.charlemagne.view import ChView
from render.charlemagne import alt_text, animation, board, conflict, figures, moves, politics, sheets
from render.core import encode, marks, palette
from render.core.api import PAGES, Caption, Picture, parted
from render.core.palette import Colour


class CharlemagneRenderer:
    """The renderer of Charlemagne. Holds no state of its own; what it caches depends on its arguments alone."""

    def board(
        self, view: ChView, caption: Caption, *, width: int = 1600, zoom: str = "", before: ChView | None = None
    ) -> Picture:
        """The map with everything on it and, while a force operates, its ground and its numbers close up; with the
        view's own part the private band shows treasure and stratagem markers."""
        stage = board.compose(view, caption, width, zoom, before)
        zoom, _ = parted(zoom)
        if zoom in (board.CONTROL, board.SCORE):
            return encode.picture(stage.image, alt_text.score_alt(view, caption))
        if zoom == board.TREATIES:
            told = f"{alt_text.heading(view, caption)} {politics.treaties_text(view, caption)}"
            return encode.picture(stage.image, encode.shortened(told))
        changed = marks.told(moves.told(before, view, caption), caption.words) if before is not None else ""
        fight = " ".join(_matters(view, caption, zoom))
        return encode.picture(stage.image, alt_text.alt(view, caption, zoom=zoom, changed=changed, fight=fight))

    def animation(self, view: ChView, caption: Caption, *, width: int = 800) -> Picture | None:
        """What the forces of the last player turn did, step by step; ``None`` when none moved."""
        return animation.picture(view, caption, width)

    def march(self, view: ChView, before: ChView, caption: Caption, *, width: int = 640) -> None:
        """Nothing: the animation moves."""

    def result(self, view: ChView, caption: Caption, *, width: int = 1200) -> Picture | None:
        """The winner, the level of victory and the course of the score; ``None`` before the end."""
        if view.winner < 0:
            return None
        return encode.picture(sheets.result(view, caption, width).image, alt_text.score_alt(view, caption))

    def figures(self, view: ChView) -> Mapping[str, Sequence[int]]:
        """What is counted over the turns."""
        return figures.figures(view)

    def hue(self, view: ChView, seat: int) -> Colour:
        """The tincture of a seat."""
        return palette.seat_hue(seat)

    def areas(self, view: ChView) -> Sequence[str]:
        """The regions, ``control``, ``score`` and, while there is one, ``force`` and ``battle``."""
        return board.areas(view)

    def pages(self, view: ChView) -> Sequence[str]:
        """What is in play, large; then the whole board with the rest."""
        return PAGES

    def text(self, view: ChView, caption: Caption) -> str:
        """The board in words."""
        return alt_text.text(view, caption)


def _matters(view: ChView, caption: Caption, zoom: str) -> Iterator[str]:
    """What is shown close up, in words: attempt, revolt, battle."""
    attempt, battle = politics.attempt(view), conflict.fight(view)
    if attempt is not None and (zoom == board.ATTEMPT or politics.running(view) is not None):
        yield politics.attempt_text(attempt, caption)
    if zoom == board.REVOLT or view.revolt is not None:
        yield politics.revolt_text(politics.rolls(view), caption)
    if battle is not None and (zoom == board.BATTLE or view.battle is not None):
        yield conflict.report_text(battle, caption)


RENDERER = CharlemagneRenderer()

__all__ = ["RENDERER", "CharlemagneRenderer"]
