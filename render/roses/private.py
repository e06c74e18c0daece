"""The dark green band that only its owner sees: the hand of cards and the blocks off the map."""

from __future__ import annotations

from collections.abc import Sequence

from engine.roses.view import Own, RosesView
from render.core import cartouche, fonts, palette
from render.core.api import Caption
from render.core.brush import Brush
from render.core.palette import GOLD, mix
from render.core.stage import Stage
from render.roses import blocks, geography, panel
from render.roses.blocks import FACE, Face
from render.roses.words import short

BAND = 246.0
"""Height of the band in units."""
_CARD = (66.0, 96.0)


def _cards(stage: Stage, own: Own, left: float, top: float) -> None:
    """The hand in a row; the card that lies face down on the table stands higher with a gold rim."""
    wide, high = _CARD
    cards = [(card, False) for card in own.hand]
    if own.card:
        cards.append((own.card, True))
    for index, (card, chosen) in enumerate(cards):
        x, y = left + wide / 2 + index * (wide + 7), top + high / 2 - (10 if chosen else 0)

        def paint(brush: Brush, card: str = card, chosen: bool = chosen) -> None:
            if chosen:
                brush.rect(-wide / 2 - 5, -high / 2 - 5, wide + 10, high + 10, GOLD, None, 1, radius=11)
            panel.card_face(brush, card, wide, high)

        box = (-wide / 2 - 6, -high / 2 - 6, wide / 2 + 6, high / 2 + 6)
        stage.draw(("hand", card, chosen), x, y, box, paint, 2)
        stage.note("key", card, (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2), 48)


def _reserve(stage: Stage, title: str, faces: Sequence[Face], left: float, top: float, wide: float, none: str) -> None:
    """Blocks off the map under their heading, in two rows."""
    stage.text(left, top + 20, title, 26, "name", GOLD, "l", width=wide, least=14, kind="band")
    if not faces:
        soft = mix(palette.VELLUM_TEXT, palette.VELLUM, 0.3)
        stage.text(left, top + 60, none, 22, "bold", soft, "l", width=wide, least=14, kind="band")
        return
    columns = -(-len(faces) // 2) if len(faces) > 3 else len(faces)
    size = min(1.25, wide / (columns * (FACE + 4)), 92 / FACE)
    unit = (FACE + 4) * size
    for index, face in enumerate(faces):
        row, column = divmod(index, columns)
        blocks.face(stage, left + unit * (column + 0.5), top + 44 + unit * (row + 0.5), face, size)


def band(stage: Stage, view: RosesView, own: Own, caption: Caption, top: float) -> None:
    """The dark green band under the map with what only its owner may see."""
    words = caption.words
    seat = view.seat
    assert seat is not None
    cartouche.vellum(stage, geography.WIDTH, top, BAND)
    panel.rose(stage, 82, top + 108, seat, 112)
    lines = fonts.wrapped(words("roses-picture-own-title"), "name", 22, 130, 2)
    for index, line in enumerate(lines):
        stage.text(82, top + 186 + index * 24, line, 22, "name", GOLD, width=126, least=14, kind="band")
    left = 170.0
    stage.text(left, top + 38, words("roses-picture-own-hand"), 26, "name", GOLD, "l", width=480, least=14, kind="band")
    _cards(stage, own, left, top + 74)
    cards = len(own.hand) + (1 if own.card else 0)
    by_place: dict[str, list[Face]] = {}
    for block in own.blocks:
        mark = "acted" if block.place in ("spent", "fallen") else ""
        face = Face(block.block, seat, short(block.block, words), block.steps, "", mark)
        by_place.setdefault(block.place, []).append(face)
    start = left + max(3, cards) * (_CARD[0] + 7) + 24
    asleep = [*by_place.get("spent", []), *by_place.get("fallen", [])]
    others = [("pool", by_place.get("pool", [])), ("spent", asleep), ("minor", by_place.get("minor", []))]
    shown = [(key, faces) for key, faces in others if faces or key == "pool"]
    room = geography.WIDTH - 28 - start - 22 * (len(shown) - 1)
    weights = [max(2.0, -(-len(faces) // 2)) for _, faces in shown]
    for (key, faces), weight in zip(shown, weights, strict=True):
        wide = min(room * weight / sum(weights), weight * 92 + 40)
        title = words(f"roses-picture-own-{key}")
        _reserve(stage, fonts.printable(title), faces, start, top + 18, wide, words("roses-picture-own-none"))
        start += wide + 22
