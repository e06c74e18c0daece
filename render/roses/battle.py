"""A battle close up: two lines of blocks face to face, the reserves behind them, and whose turn it is."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence

from engine.roses.analysis import letter, on_turn
from engine.roses.board import BLOCK, ROUNDS, TURNS
from engine.roses.view import BattleView, Fighter, RosesView
from render.core import fonts, icons, palette, parchment
from render.core.api import Caption, Words
from render.core.cartouche import heading
from render.core.palette import GOLD, INK, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.roses import blocks, dice, panel, volleys
from render.roses.blocks import FACE, Face
from render.roses.words import short

WIDTH, FOOT = 1600.0, 112.0
"""The close-up: its width in units, and the height of its foot, which explains faces and dice."""
_ROWS = (306.0, 440.0)
"""Height of a side's band: for one row of blocks, and for several."""
_FIELDS = (mix(palette.PARCHMENT, blocks.FIELD[0], 0.2), mix(palette.PARCHMENT, blocks.EDGE[1], 0.2))
_TITLE = 286.0
TOLD = 44.0
"""Words that one must be able to read on a phone."""
_CALL = 62.0
"""Height of a line of what goes on, under the title."""


@dataclasses.dataclass(frozen=True, slots=True)
class Side:
    """One side's blocks."""

    seat: int
    """The seat that fights on it."""
    line: tuple[Face, ...]
    """Those in the line."""
    reserve: tuple[Face, ...]
    """Those in reserve that the reader may see."""
    hidden: int
    """How many reserves the reader may not see."""


def acting(fight: BattleView) -> list[int]:
    """The blocks that have their turn now."""
    turn = on_turn(fight)
    return [] if turn is None else turn[1]


def side(view: RosesView, fight: BattleView, seat: int, caption: Caption) -> Side:
    """A side as the viewer may know it; one's own reserves lie face up for oneself."""
    asked = view.asked == "fight"
    turn = acting(fight) if asked else []
    heads = {s.head: "king" if s.royal else "pretender" for s in view.seats if s.head}

    def shown(fighter: Fighter) -> Face:
        block = BLOCK[fighter.block]
        mark = "turn" if block in turn else "acted" if fighter.acted or fighter.place == "late" else ""
        rating = f"{letter(block, fight.round)}{fighter.power}"
        return Face(
            fighter.block,
            seat,
            short(fighter.block, caption.words),
            fighter.steps,
            heads.get(fighter.block, ""),
            mark,
            rating,
        )

    mine = [f for f in fight.fighters if f.seat == seat]
    line = sorted(
        (f for f in mine if f.place != "reserve"),
        key=lambda f: (letter(BLOCK[f.block], fight.round), -f.steps, f.block),
    )
    known = [shown(f) for f in mine if f.place == "reserve"]
    hidden = fight.hidden[seat]
    if view.own is not None and view.seat == seat:
        seen = {f.block for f in mine}
        strength = {b.block: b.steps for b in view.own.blocks}
        own = [b for b in view.own.reserves if b not in seen]
        known += [Face(b, seat, short(b, caption.words), strength.get(b, 0), heads.get(b, "")) for b in own]
        hidden -= len(own)
    return Side(seat, tuple(shown(f) for f in line), tuple(known), max(0, hidden))


def _fit(count: int, wide: float, high: float, most: float) -> tuple[float, int]:
    """The largest size at which ``count`` faces fill a box, and how many stand in a row."""
    best = (0.0, 1)
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        size = min(most, wide / (columns * (FACE + 4)), high / (rows * (FACE + 4)))
        best = max(best, (round(size, 3), columns))
    return best


def _faces(stage: Stage, faces: Sequence[Face], left: float, middle: float, room: tuple[float, float, float]) -> float:
    """Faces from ``left``, centred on a height; ``room``: width, height, largest size. Returns their right edge."""
    if not faces:
        return left
    wide, high, most = room
    size, columns = _fit(len(faces), wide, high, most)
    unit = (FACE + 4) * size
    rows = math.ceil(len(faces) / columns)
    for index, face in enumerate(faces):
        row, column = divmod(index, columns)
        y = middle + (row - (rows - 1) / 2) * unit
        blocks.face(stage, left + unit * (column + 0.5), y, face, size, "fighter")
    return left + unit * min(columns, len(faces))


def _dice(stage: Stage, faces: Sequence[Face], left: float, middle: float, high: float) -> None:
    """What those on turn roll: how many dice, and which numbers hit."""
    step = min(64.0, (high - 10) / len(faces))
    for index, face in enumerate(faces):
        y = middle + (index - (len(faces) - 1) / 2) * step
        name, _ = fonts.fit(face.name, "black", TOLD, 190, TOLD)
        stage.text(left + 250, y, f"{name} {face.steps}×", TOLD, "black", INK, "r", kind="battle-word")
        for number in range(1, 7):
            dice.die(stage, left + 256 + (number - 0.5) * 36, y, number, number <= face.need, 1)


def _notice(view: RosesView, fight: BattleView, seat: int, words: Words) -> str:
    """What the battle wants of a seat now; empty for nothing."""
    if seat not in view.acting:
        return ""
    if view.asked == "hits" and fight.left:
        return words("roses-picture-hits-left", count=fight.left)
    return words("roses-picture-to-act")


def _title(stage: Stage, view: RosesView, fight: BattleView, seat: int, caption: Caption, middle: float) -> None:
    """Whose band it is."""
    words = caption.words
    part = words("roses-picture-attacker" if seat == fight.attacker else "roses-picture-defender")
    notice = _notice(view, fight, seat, words)
    lines = [(part, INK), (fonts.shown_names(caption.names)[seat], panel.BROWN)]
    if notice:
        lines += [(line, palette.WAX) for line in fonts.wrapped(notice, "name", TOLD, _TITLE - 24, 2)]
    top = middle - (110 + len(lines) * 48) / 2
    panel.rose(stage, 18 + _TITLE / 2, top + 52, seat, 104)
    for index, (text, paint) in enumerate(lines):
        y = top + 134 + index * 48
        stage.text(18 + _TITLE / 2, y, text, TOLD, "name", paint, width=_TITLE - 20, least=TOLD, kind="battle-word")


def _row(
    stage: Stage, view: RosesView, fight: BattleView, own: Side, caption: Caption, top: float, high: float
) -> None:
    """One side's band: who it is, its line, the dice of who is on turn, its reserves."""
    seat = own.seat
    brush = stage.brush
    brush.rect(18, top, WIDTH - 36, high, _FIELDS[seat], INK, 2, radius=10)
    middle = top + high / 2
    _title(stage, view, fight, seat, caption, middle)
    behind = len(own.reserve) + (1 if own.hidden else 0)
    back = 0.0 if not behind else min(480.0, 70 + behind * 150)
    rolling = [face for face in own.line if face.mark == "turn"][:5]
    beside = 490.0 if rolling else 0.0
    left = 18 + _TITLE + 10
    room = WIDTH - 46 - _TITLE - back - beside
    edge = _faces(stage, own.line, left, middle, (room, high - 14, 3.3))
    if rolling:
        _dice(stage, rolling, edge + 12, middle, high - 16)
    if behind:
        start = WIDTH - 24 - back
        brush.line([(start, top + 12), (start, top + high - 12)], mix(INK, _FIELDS[seat], 0.4), 2)
        word = caption.words("roses-picture-reserves")
        stage.text(start + back / 2, top + 30, word, TOLD, "name", INK, width=back - 12, least=TOLD, kind="battle-word")
        after = start + 10
        if own.hidden:
            blocks.stack(stage, start + 62, middle + 22, seat, own.hidden, 1.8)
            after += 120
        shelf = (start + back - after - 8, high - 64, 3.0)
        _faces(stage, own.reserve, after, middle + 24, shelf)


def _step(view: RosesView, fight: BattleView) -> str:
    """What the battle waits for."""
    if view.asked in ("hits", "regroup", "briefing"):
        return view.asked
    return "fight" if view.asked == "fight" else fight.stage


def _initiative(view: RosesView, fight: BattleView) -> str:
    """The letter whose blocks act now; empty when nobody is asked."""
    return next((letter(block, fight.round) for block in acting(fight)), "")


def _head(stage: Stage, view: RosesView, fight: BattleView, caption: Caption, top: float) -> float:
    """Which battle and round it is, what it waits for and the newest dice; returns the lower edge."""
    words = caption.words
    size = 58.0
    name = words("roses-picture-battle-of", area=words(f"roses-place-{fight.area}"))
    mark = (-size * 0.6, -size * 0.6, size * 0.6, size * 0.6)
    y = top + size * 0.62
    stage.draw(("battle-head", size), 60, y, mark, sized(icons.clash, size / 90), 1.5)
    text = words("roses-picture-round", n=fight.round, of=ROUNDS)
    far = stage.text(WIDTH - 30, y, text, size, "name", GOLD, "r", width=420, least=TOLD, kind="key")
    room = WIDTH - 164 - far
    stage.text(104, y, name, size, "name", palette.VELLUM_TEXT, "l", width=room, least=TOLD, kind="key")
    y = top + size + 10 + _CALL / 2
    line = words(f"roses-picture-stage-{_step(view, fight)}", letter=_initiative(view, fight))
    room = WIDTH - 72
    stage.text(36, y, line, TOLD, "bold", palette.VELLUM_TEXT, "l", width=room, least=TOLD, kind="battle-word")
    if fight.volleys:
        y += _CALL
        volleys.last(stage, fight.volleys[-1], 36, y, room, words)
    return y + _CALL / 2


def _high(fight: BattleView) -> float:
    """How high each side's band is."""
    room = 4 if not any(fight.hidden) and all(f.place != "reserve" for f in fight.fighters) else 3
    lines = [sum(f.seat == seat and f.place != "reserve" for f in fight.fighters) for seat in (0, 1)]
    return _ROWS[max(lines) > room]


def height(fight: BattleView) -> float:
    """How high the close-up is, in units."""
    return 180 + _CALL * (2 if fight.volleys else 1) + _high(fight) * 2 + FOOT + 24


def sheet(view: RosesView, caption: Caption, width: int, more: float = 0) -> Stage:
    """The close-up, with room for ``more`` units below it. Raises ``ValueError`` when no battle runs."""
    fight = view.battle
    if fight is None:
        raise ValueError("no battle is running")
    scale = width / WIDTH
    stage = Stage(parchment.ground(width, round((height(fight) + more) * scale)), scale)
    words = caption.words
    turn = words("roses-picture-turn", n=view.turn, of=TURNS)
    heading(stage, fonts.printable(caption.title), words("roses-picture-game"), turn, "", (14, WIDTH - 14, 54))
    brush = stage.brush
    brush.rect(14, 104, WIDTH - 28, height(fight) - 116, mix(palette.THREAT, INK, 0.35), INK, 2, radius=12)
    top = _head(stage, view, fight, caption, 112)
    high = _high(fight)
    for index, seat in enumerate((fight.attacker, 1 - fight.attacker)):
        _row(stage, view, fight, side(view, fight, seat, caption), caption, top + index * (high + 4), high)
    _foot(stage, words, top + high * 2 + 8)
    return stage


def _foot(stage: Stage, words: Words, top: float) -> None:
    """What the marks on the faces and the dice mean."""
    for index, key in enumerate(("explained", "dice")):
        line = words(f"roses-picture-battle-{key}")
        y = top + FOOT * (index + 0.5) / 2 - 2
        stage.text(36, y, line, TOLD, "bold", palette.VELLUM_TEXT, "l", width=WIDTH - 72, least=TOLD, kind="note")
