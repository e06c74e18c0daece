"""The blocks: standing with a plain back for who may not see them, lying face up for who may."""

from __future__ import annotations

import dataclasses

from engine.roses.board import BLOCK, BLOCKS, HOUSES
from render.core import fonts, icons, palette
from render.core.brush import Brush
from render.core.palette import GOLD, INK, Colour, hexed, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.roses import charges, heraldry

FIELD: tuple[Colour, Colour] = (hexed("#A3211A"), hexed("#FBF6E9"))
"""The body of a block by seat: red and white, far apart in lightness too."""
EDGE: tuple[Colour, Colour] = (hexed("#4A0E0A"), hexed("#24466B"))
MARK: tuple[Colour, Colour] = (hexed("#FFF6E4"), hexed("#1B3A5C"))
"""Ciphers on a block's body."""
SABLE = hexed("#2A2624")

STACK = (58.0, 60.0)
"""Width and height of a standing stack."""
NAMED = 14.8
"""From this size of its words on, in units of a block, its name has no room."""
FACE = 66.0
"""Side of a block that lies face up, at full size."""


def stem(block: str) -> str:
    """A block's id without its side: what both versions of a noble share."""
    return block if block == "rebel" else block.split("_", 1)[1]


def arms_key(block: str) -> str:
    """Whose arms a block bears: its shield's, else its own."""
    return BLOCKS[BLOCK[block]].shield or stem(block)


@dataclasses.dataclass(frozen=True, slots=True)
class Face:
    """What a block's face shows."""

    block: str
    """Its id."""
    seat: int
    """The seat that it fights for."""
    name: str
    """Its short name in the reader's language."""
    steps: int
    """Strength left, 0 for who is off the map and comes at full strength."""
    head: str = ""
    """``king``, ``pretender`` or empty."""
    mark: str = ""
    """A gold rim for ``moved`` and for ``turn`` (may act now), dim for ``acted``; empty for none."""
    rated: str = ""
    """The rating with what the ground adds, such as ``B4``; empty for the block's own."""

    @property
    def most(self) -> int:
        """Full strength."""
        return BLOCKS[BLOCK[self.block]].steps

    @property
    def rating(self) -> str:
        """Initiative and fire power, such as B3, or as they are where it fights."""
        kind = BLOCKS[BLOCK[self.block]]
        return self.rated or f"{kind.initiative}{kind.firepower}"

    @property
    def need(self) -> int:
        """The highest number on a die that hits."""
        return int(self.rating[1:])

    @property
    def rank(self) -> int:
        """An heir's place in the succession, 0 for others."""
        return BLOCKS[BLOCK[self.block]].heir_rank

    @property
    def body(self) -> Colour:
        """The wood's colour."""
        return SABLE if self.block == "rebel" else FIELD[self.seat]


# -- standing


def _prism(brush: Brush, seat: int, x: float, y: float) -> None:
    """One standing block, its front's lower left corner on (x, y)."""
    body, edge = FIELD[seat], EDGE[seat]
    w, h, d = 42.0, 44.0, 8.0
    light, dark = mix(body, palette.WHITE, 0.35), mix(body, INK, 0.3 if seat == 0 else 0.22)
    brush.poly([(x, y - h), (x + d, y - h - d), (x + w + d, y - h - d), (x + w, y - h)], light, edge, 1.8)
    brush.poly([(x + w, y), (x + w + d, y - d), (x + w + d, y - h - d), (x + w, y - h)], dark, edge, 1.8)
    brush.poly([(x, y), (x + w, y), (x + w, y - h), (x, y - h)], body, edge, 2.6)


def paint_stack(brush: Brush, seat: int, count: int) -> None:
    """Up to three standing blocks, the number on the foremost, the house's rose at its corner."""
    behind = min(count, 3) - 1
    for index in range(behind, -1, -1):
        _prism(brush, seat, -27 + index * 4.5, 30 - index * 4.5)
    text = str(count)
    brush.text(-5.5, 9, text, 46 if len(text) == 1 else 40, "black", MARK[seat])
    charges.house_rose(brush.moved(-21, -18, 0.25), seat)


def stack(stage: Stage, x: float, y: float, seat: int, count: int, size: float = 1.0) -> None:
    """Blocks seen from behind: the house's colour and how many there are."""
    box = (-31 * size, -34 * size, 31 * size, 33 * size)
    draw = sized(paint_stack, size, seat, count)
    stage.draw(("stack", seat, count, size), x, y, box, draw, shadow=3 * size)
    w, h = STACK
    stage.note(
        "stack",
        f"{HOUSES[seat]}:{count}",
        (x - w / 2 * size, y - h / 2 * size, x + w / 2 * size, y + h / 2 * size),
        46 * size,
    )


# -- face up


def _pips(brush: Brush, face: Face, y: float, room: float, radius: float) -> None:
    """Strength: a filled diamond for every step left, an empty one for every step lost."""
    step = min(radius * 2.5, room / face.most)
    for index in range(face.most):
        x = (index - (face.most - 1) / 2) * step
        full = index < (face.steps or face.most)
        points = [(x - radius, y), (x, y - radius), (x + radius, y), (x, y + radius)]
        brush.poly(points, GOLD if full else mix(face.body, INK, 0.28), INK, 1.3)


def _face(brush: Brush, face: Face, least: float) -> None:
    """A block in a box of 66 x 66 around the origin: strength over arms and rating over the name.

    ``least``: the smallest size of its words. Where that is more than a name may have, a rank stands in its place.
    """
    named = least < NAMED
    dim = 0.45 if face.mark == "acted" else 0.0
    body = mix(face.body, palette.STONE_DARK, dim)
    edge = INK if face.block == "rebel" else EDGE[face.seat]
    light = MARK[0] if face.block == "rebel" else MARK[face.seat]
    half = FACE / 2
    if face.mark in ("moved", "turn"):
        brush.rect(-half, -half, FACE, FACE, GOLD, INK, 1.2, radius=9)
    brush.rect(-half + 3, -half + 3, FACE - 6, FACE - 6, body, edge, 2.2, radius=6)
    _pips(brush, face, -half + 10.5, FACE - 14, 5.0)
    paper = palette.PARCHMENT_LIGHT if face.seat == 0 or face.block == "rebel" else hexed("#E4DCC4")
    brush.rect(-half + 6, -half + 17, FACE - 12, 31, paper, mix(edge, paper, 0.4), 1, radius=3)
    heraldry.arms(brush.moved(-15, -half + 32.5, 0.235), arms_key(face.block))
    brush.text(12, -half + 32.5, face.rating, 26, "black", INK)
    if face.rank:
        x, y, radius, size = (
            (-26.0, 1.0, max(7.0, least * 0.54), max(13.0, least)) if named else (0.0, half - 12.5, least * 0.56, least)
        )
        brush.ellipse(x, y, radius, fill=GOLD, outline=INK, width=1.2)
        brush.text(x, y + 0.2, str(face.rank), size, "black", INK)
    if face.head:
        icons.crown(brush.moved(half - 13, -half + 9, 0.22), GOLD if face.head == "king" else hexed("#C9CCD2"))
    if not named:
        return
    text, size = fonts.fit(face.name, "bold", 14.5, FACE - 11, least)
    if text != face.name:
        text, size = fonts.fit(face.name, "bold", 14.5, FACE - 5, least)
    brush.text(0, half - 11.5, text, size, "bold", light)


def face(stage: Stage, x: float, y: float, shown: Face, size: float = 1.0, kind: str = "face") -> None:
    """A block face up with its middle on (x, y)."""
    half = (FACE / 2 + 3) * size
    box = (-half, -half, half, half)
    stage.draw(("face", shown, size), x, y, box, sized(_face, size, shown, 11.2 / size), shadow=2.4 * size)
    far = FACE / 2 * size
    if kind:
        stage.note(kind, shown.block, (x - far, y - far, x + far, y + far), 26 * size)


def under(stage: Stage, x: float, y: float, count: int, shown: Face, size: float) -> None:
    """On a block face up with its middle on (x, y): how many more of its owner's lie under it."""
    far, radius = FACE / 2 * size, max(15.0 * size, 13.0)
    at = x + far + radius * 0.4, y - far + radius * 0.1  # beside its strength and its rating

    def paint(brush: Brush) -> None:
        brush.ellipse(0, 0, radius, fill=palette.PARCHMENT_LIGHT, outline=EDGE[shown.seat], width=2.6)
        brush.text(0, 0.5, f"+{count}", radius * 1.35, "black", INK)

    box = (-radius - 2, -radius - 2, radius + 2, radius + 2)
    stage.draw(("under", count, shown.seat, radius), *at, box, paint, 1.5, "under", f"{shown.block}:{count}")
