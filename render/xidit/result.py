"""The Hall of Fame: the three evaluations side by side, who fell in each, and the winner crowned."""

from __future__ import annotations

from collections.abc import Sequence

from engine.xidit.analysis import saviour
from engine.xidit.view import Ranking, XiditView
from render.core import cartouche, fonts, icons, palette, parchment, shields
from render.core.api import Caption
from render.core.brush import Brush
from render.core.palette import GOLD, INK, hexed, mix
from render.core.stage import Stage
from render.xidit import alt_text, panel
from render.xidit.pieces import Arms

WIDTH, HEIGHT = 1200, 1010
_ROW = 104.0


def _arms(seat: int, arms: Sequence[Arms]) -> Arms:
    return Arms(-1, "?") if seat < 0 else arms[seat]


def _row(
    stage: Stage,
    x: float,
    y: float,
    wide: float,
    row: tuple[int, int, int, bool, bool],
    caption: Caption,
    arms: Sequence[Arms],
    won: bool,
) -> None:
    seat, value, units, eliminated, before = row
    own = _arms(seat, arms)
    words = caption.words

    def paint(brush: Brush) -> None:
        fill = palette.PARCHMENT_LIGHT
        if eliminated:
            fill = mix(palette.PARCHMENT_LIGHT, palette.WAX, 0.16)
        if before:
            fill = mix(palette.PARCHMENT, palette.STONE_DARK, 0.3)
        if won:
            fill = mix(palette.PARCHMENT_LIGHT, GOLD, 0.45)
        cartouche.plaque(brush, wide, _ROW - 8, fill)
        shields.paint_shield(brush.moved(46, (_ROW - 8) / 2, 0.56), own.seat, own.initial, 70)
        if eliminated or before:
            brush.line([(20, 14), (72, _ROW - 22)], palette.WAX if eliminated else palette.INK_SOFT, 6)

    stage.draw(("ladder", own, wide, eliminated, before, won), x, y, (-2, -2, wide + 2, _ROW - 6), paint, shadow=2)
    ink = palette.INK_SOFT if before else INK
    middle = y + (_ROW - 8) / 2
    low = eliminated or before or (units >= 0 and not won)
    stage.text(
        x + 88,
        middle - (20 if low else 0),
        alt_text.participant(seat, caption),
        36,
        "name",
        ink,
        "l",
        width=wide - 160,
        least=30,
        kind="name",
    )
    if eliminated or before:
        note = words("xidit-picture-result-out") if eliminated else words("xidit-picture-result-out-before")
        if eliminated and units >= 0:  # what broke a tie stands with the loser as well
            note = f"{note} · {words('xidit-picture-result-units', count=units)}"
        stage.text(
            x + 88,
            middle + 20,
            note,
            34,
            "bold",
            palette.WAX if eliminated else palette.INK_SOFT,
            "l",
            width=wide - 104,
            least=29,
            kind="note",
        )
    elif units >= 0 and not won:
        stage.text(
            x + 88,
            middle + 20,
            words("xidit-picture-result-units", count=units),
            34,
            "bold",
            palette.INK_SOFT,
            "l",
            width=wide - 104,
            least=29,
            kind="note",
        )
    if not before:
        stage.text(x + wide - 46, middle - (16 if low else 0), str(value), 54, "black", ink, kind="key")


def _column(
    stage: Stage,
    left: float,
    wide: float,
    ranking: Ranking,
    caption: Caption,
    arms: Sequence[Arms],
    champion: int | None,
) -> None:
    name = caption.words(f"xidit-word-{ranking.track}")
    sign = panel.SIGNS.get(ranking.track, "coin")

    def paint(brush: Brush) -> None:
        brush.rect(-wide / 2, -36, wide, 72, palette.VELLUM, INK, 2.4, radius=9)
        brush.rect(-wide / 2 + 5, -31, wide - 10, 62, None, GOLD, 1.8, radius=6)
        brush.ellipse(-wide / 2 + 46, 0, 27, fill=palette.PARCHMENT_LIGHT, outline=GOLD, width=2)
        panel.track_icon(brush.moved(-wide / 2 + 46, 0, 0.4), sign)

    stage.draw(
        ("track-head", ranking.track, wide),
        left + wide / 2,
        300,
        (-wide / 2 - 2, -38, wide / 2 + 2, 38),
        paint,
        shadow=2,
    )
    stage.text(left + wide / 2 + 30, 300, name, 38, "name", palette.VELLUM_TEXT, width=wide - 110, kind="key")
    # Who had left before stands below those who were still in it.
    for index, row in enumerate(sorted(ranking.rows, key=lambda row: row[4])):
        _row(stage, left, 352 + index * _ROW, wide, row, caption, arms, row[0] == champion)


def compose(view: XiditView, caption: Caption, width: int) -> Stage:
    """The sheet of a finished game; its height follows the number of participants."""
    arms = panel.arms_of(caption)
    words = caption.words
    rows = max(len(ranking.rows) for ranking in view.rankings)
    high = 352 + rows * _ROW + 36
    scale = width / WIDTH
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    cartouche.heading(
        stage, caption.title, words("game-xidit"), words("xidit-picture-result-title"), "", (20, WIDTH - 20, 62)
    )
    champion = saviour(view.rankings)
    crowned = _arms(champion, arms)

    def paint(brush: Brush) -> None:
        for turn in range(-5, 6):
            lean = turn * 15
            brush.poly(
                [(lean * 1.2 - 5, 40), (lean * 3.6 - 12, -86), (lean * 3.6 + 12, -86), (lean * 1.2 + 5, 40)],
                (217, 164, 65, 60),
            )
        shields.paint_shield(brush.moved(0, 16, 0.98), crowned.seat, crowned.initial, 70)
        icons.crown(brush.moved(0, -56, 0.72))

    text = alt_text.winner(view, caption)
    text, size = fonts.fit(text, "name", 46, WIDTH - 380, 24)
    wide = fonts.text_width(text, "name", size)
    start = WIDTH / 2 - (wide + 150) / 2
    stage.draw(("champion", crowned), start + 60, 190, (-330, -104, 330, 90), paint, shadow=2)
    stage.text(start + 150, 200, text, size, "name", hexed("#7A3B20"), "l", kind="key")
    gap = 22.0
    column = (WIDTH - 80 - gap * 2) / 3
    for index, ranking in enumerate(view.rankings):
        last = index == len(view.rankings) - 1
        _column(stage, 40 + index * (column + gap), column, ranking, caption, arms, champion if last else None)
        if not last:
            x = 40 + (index + 1) * (column + gap) - gap / 2
            stage.draw(
                ("onward",), x, 300, (-12, -14, 12, 14), lambda b: b.poly([(-8, -12), (9, 0), (-8, 12)], GOLD, INK, 2)
            )
    return stage
