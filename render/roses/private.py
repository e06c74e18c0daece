"""The dark green band that only its owner sees: the hand of cards and one's blocks by name, area by area."""

from __future__ import annotations

import dataclasses

from engine.roses.board import AREA, AREA_IDS
from engine.roses.view import Own, RosesView
from render.core import cartouche, fonts, palette
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.palette import GOLD, mix
from render.core.stage import Stage
from render.roses import blocks, geography, panel
from render.roses.blocks import Face
from render.roses.words import short

_HEAD, _TITLE, RIM = 158.0, 84.0, 24.0
"""Heights in units: the band's first line, with the cards; the title of blocks that stand alone; what lies below."""
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


LINE, TEXT = 74.0, 44.0
"""Height of a line of blocks, and of its words: large enough for a phone."""
_LEFT, _RIGHT = 40.0, 1560.0


@dataclasses.dataclass(frozen=True, slots=True)
class Word:
    """A heading or a block with its words, on a line of the band."""

    text: str
    """The words."""
    face: Face | None
    """The block, ``None`` for a heading."""
    left: float
    """Its left edge, in units of the plane."""
    line: int
    """The line of the band, from 0."""


def _told(face: Face) -> str:
    """A block in words: name, rating, strength of what it has at most."""
    strength = f" {face.steps}/{face.most}" if face.steps else ""
    return f"{face.name} {face.rating}{strength}"


def _sections(view: RosesView, own: Own, words: Words) -> list[tuple[str, list[Face]]]:
    """One's blocks by area and then those off the map, each under its heading."""
    assert view.seat is not None
    by_place: dict[str, list[Face]] = {}
    for block in own.blocks:
        mark = "acted" if block.place in ("spent", "fallen") else "moved" if block.block in own.moved else ""
        off = block.place not in AREA
        face = Face(block.block, view.seat, short(block.block, words), 0 if off else block.steps, "", mark)
        by_place.setdefault(block.place, []).append(face)
    found = [(words(f"roses-place-{area}"), by_place[area]) for area in AREA_IDS if area in by_place]
    asleep = [*by_place.get("spent", []), *by_place.get("fallen", [])]
    off_map = [("pool", by_place.get("pool", [])), ("spent", asleep), ("minor", by_place.get("minor", []))]
    return found + [(words(f"roses-picture-own-{key}"), faces) for key, faces in off_map if faces or key == "pool"]


def _flow(view: RosesView, own: Own, words: Words) -> list[Word]:
    """The lines of the band: heading after heading, each with its blocks; a heading stays with its first block."""
    found: list[Word] = []
    x, line = _LEFT, 0
    for title, faces in _sections(view, own, words):
        title = fonts.printable(title)
        if not faces:
            title = f"{title}: {words('roses-picture-own-none')}"
        wide = fonts.text_width(title, "name", TEXT) + 24
        first = LINE + fonts.text_width(_told(faces[0]), "bold", TEXT) if faces else 0.0
        if x > _LEFT and x + wide + first > _RIGHT:
            x, line = _LEFT, line + 1
        found.append(Word(title, None, x, line))
        x += wide
        for face in faces:
            wide = LINE + fonts.text_width(_told(face), "bold", TEXT) + 26
            if x + wide - 26 > _RIGHT:
                x, line = _LEFT, line + 1
            found.append(Word(_told(face), face, x, line))
            x += wide
        x += 20
    return found


def height(view: RosesView, words: Words, hand: bool = True, named: bool = True) -> float:
    """How high the band is, in units: of the cards in ``hand``, of one's blocks by name, or of both; nothing for who
    has no hand."""
    if view.own is None or not (hand or named):
        return 0.0
    lines = _flow(view, view.own, words)[-1].line + 1 if named else 0
    return (_HEAD if hand else _TITLE) + lines * LINE + RIM


def band(
    stage: Stage, view: RosesView, own: Own, caption: Caption, top: float, hand: bool = True, named: bool = True
) -> None:
    """The dark green band under the map with what only its owner may see, or one of its halves (``height``)."""
    if not (hand or named):
        return
    words = caption.words
    cartouche.vellum(stage, geography.WIDTH, top, height(view, words, hand, named))
    if hand:
        _hand(stage, view, own, words, top)
    else:
        title = words("roses-picture-own-title")
        stage.text(_LEFT, top + 48, title, TEXT, "name", GOLD, "l", width=_RIGHT - _LEFT, least=TEXT, kind="band")
    if named:
        _named(stage, view, own, words, top + (_HEAD if hand else _TITLE))


def _hand(stage: Stage, view: RosesView, own: Own, words: Words, top: float) -> None:
    """Whose band it is, and the hand of cards."""
    seat = view.seat
    assert seat is not None
    panel.rose(stage, 92, top + 80, seat, 112)
    lines = fonts.wrapped(words("roses-picture-own-title"), "name", TEXT, 300, 2)
    for index, line in enumerate(lines):
        y = top + 80 + (index - (len(lines) - 1) / 2) * 50
        stage.text(166, y, line, TEXT, "name", GOLD, "l", kind="band")
    word = words("roses-picture-own-hand")
    wide = stage.text(560, top + 80, word, TEXT, "name", GOLD, "l", kind="band")
    _cards(stage, own, 590 + wide, top + 32)


def _named(stage: Stage, view: RosesView, own: Own, words: Words, top: float) -> None:
    """One's blocks by name."""
    for each in _flow(view, own, words):
        y = top + (each.line + 0.5) * LINE
        if each.face is None:
            stage.text(each.left, y, each.text, TEXT, "name", GOLD, "l", kind="band")
            continue
        blocks.face(stage, each.left + LINE / 2 - 2, y, each.face, 1)
        soft = mix(palette.VELLUM_TEXT, palette.VELLUM, 0.4) if each.face.mark == "acted" else palette.VELLUM_TEXT
        stage.text(each.left + LINE, y, each.text, TEXT, "bold", soft, "l", kind="band")
