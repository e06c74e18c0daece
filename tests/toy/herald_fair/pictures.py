"""The pictures of the fair: lines of text on a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageDraw

from herald_fair.state import GOODS
from herald_fair.view import FairView
from render.core import encode
from render.core.api import Caption, Picture
from render.core.fonts import font


def lines(view: FairView, caption: Caption) -> list[str]:
    """The position in lines of text."""
    words = caption.words
    own = view.own
    return [
        words("fair-picture-day", day=view.day, days=view.days),
        *(
            words(
                "fair-picture-seat",
                name=caption.names[seat],
                pennants=count,
                sign=words(f"fair-word-{view.signs[seat]}") if view.signs[seat] else "-",
            )
            for seat, count in enumerate(view.pennants)
        ),
        *(
            words(
                "fair-picture-offer",
                number=str(offer.number),
                maker=caption.names[offer.maker],
                to=caption.names[offer.to],
                good=words(f"fair-piece-{offer.good}"),
                price=offer.price,
            )
            for offer in view.offers
        ),
        *([] if own is None else [words("fair-picture-own", **stock(own.purse, own.cellar, own.cards))]),
    ]


def stock(purse: int, cellar: Sequence[int], cards: int) -> dict[str, int]:
    return {"purse": purse, "cards": cards, **dict(zip(GOODS, cellar, strict=True))}


class FairRenderer:
    """The pictures of the fair."""

    def board(
        self, view: FairView, caption: Caption, *, width: int = 1600, zoom: str = "", before: FairView | None = None
    ) -> Picture:
        if zoom:
            raise ValueError(f"the fair has no area {zoom!r}")
        told = lines(view, caption)
        size = width // 40
        sheet = Image.new("RGB", (width, (len(told) + 2) * size * 3 // 2), (244, 234, 212))
        pen = ImageDraw.Draw(sheet)
        for row, line in enumerate([caption.title, *told]):
            pen.text((size, size * (3 * row + 1) // 2), line, (60, 40, 20), font("bold", size))
        return encode.picture(sheet, f"{caption.title}: {' '.join(told)}")

    def animation(self, view: FairView, caption: Caption, *, width: int = 800) -> Picture | None:
        return None

    def march(self, view: FairView, before: FairView, caption: Caption, *, width: int = 640) -> None:
        """Nobody goes anywhere at the fair."""

    def result(self, view: FairView, caption: Caption, *, width: int = 1200) -> Picture | None:
        return self.board(view, caption, width=width) if view.step == "over" else None

    def areas(self, view: Any) -> Sequence[str]:
        return ()

    def pages(self, view: Any) -> Sequence[str]:
        return ("",)

    def text(self, view: FairView, caption: Caption) -> str:
        return "\n".join(lines(view, caption))[:1900]


RENDERER = FairRenderer()

__all__ = ["RENDERER", "stock"]
