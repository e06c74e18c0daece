"""A rebellion close up."""

from __future__ import annotations

from engine.fief.views.view import FiefView
from render.core import palette
from render.core.api import Caption
from render.core.brush import Brush
from render.core.palette import INK
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.fief import cards, panel, pieces
from render.fief.words import piece, place


def draw(stage: Stage, view: FiefView, caption: Caption, box: Box) -> None:
    """A rebellion: its dice, who added to it, and what walls take away."""
    risen, words = view.rebellion, caption.words
    assert risen is not None
    large = box[2] - box[0] > 1200  # alone on a sheet for a phone
    head, note = (46, 44) if large else (36, 26)
    panel.frame(stage, box, "rebellion")
    title = words("fief-picture-rebellion", place=place(words, risen.city), n=risen.force)
    stage.draw(
        ("card", "rebellion", 1), box[0] + 76, box[1] + 84, (-50, -62, 50, 62), sized(cards.paint, 1, "rebellion"), 2
    )
    stage.text(
        box[0] + 146,
        box[1] + 60,
        title,
        head,
        "name",
        INK,
        "l",
        width=box[2] - box[0] - 170,
        least=head * 0.5,
        kind="title",
    )
    text = words(f"fief-picture-rebel-{risen.stage}")
    stage.text(
        box[0] + 146,
        box[1] + (118 if large else 108),
        text,
        note,
        "bold",
        panel.BROWN,
        "l",
        width=box[2] - box[0] - 170,
        least=13,
        kind="note",
    )
    for n in range(risen.force):
        stage.draw(("die-blank",), box[0] + 60 + n * 74, box[1] + 220, (-36, -36, 36, 36), sized(_blank, 0.68), 1.5)
    x = box[0] + 60
    for seat in risen.by:
        family = next(f.family for f in view.families if f.seat == seat)
        pieces.shield(stage, x, box[1] + 330, family, 1)
        x += 74
    extra = []
    if risen.calmed:
        extra.append(words("fief-picture-rebel-calmed", n=risen.calmed))
    if risen.tunnel:
        extra.append(piece(words, "passage"))
    if extra:
        stage.text(
            box[0] + 30,
            box[1] + (380 if large else 412),
            ", ".join(extra),
            note,
            "bold",
            INK,
            "l",
            width=box[2] - box[0] - 60,
            least=13,
            kind="note",
        )


def _blank(brush: Brush) -> None:
    brush.rect(-46, -46, 92, 92, palette.WHITE, INK, 7, radius=18)
    brush.text(0, 0, "?", 66, "black", palette.WAX)
