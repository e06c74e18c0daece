"""The race for victory: Influence and cities of the Kingdom turn by turn, with what wins; and the result of a game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.knights import analysis
from engine.knights.views.view import KnView, Standing
from render.core import fonts, palette, parchment
from render.core.api import Caption
from render.core.brush import Point
from render.core.palette import GOLD, INK, mix
from render.core.sprites import Box
from render.core.stage import Stage
from render.knights import heraldry
from render.knights.heraldry import BROWN
from render.knights.words_more import capital, place, player

WIDE = 800.0
HEAD, PLOT, ROW, WINNER = 92.0, 368.0, 62.0, 176.0
"""Heights: heading, a plot, a Baron's line, who has won."""
LEFT, RIGHT = 22.0, WIDE - 22


def standings(view: KnView) -> list[Standing]:
    """Turn by turn, and how it stands now as the last one while the turn goes on."""
    found = list(view.standings)
    if view.stage != "over":
        found.append(
            Standing(
                [b.influence for b in view.barons], [b.kingdom for b in view.barons], [b.cities for b in view.barons]
            )
        )
    return found


def order(view: KnView) -> list[int]:
    """Seats from first to last, in the order of the rules."""
    ranked = [seat for rank in analysis.ranks(analysis.public_position(view)) for seat in rank]
    return sorted(ranked, key=lambda seat: seat not in view.victor)


def reason(view: KnView, caption: Caption) -> str:
    """How it ended, and what broke a tie."""
    found = analysis.verdict(analysis.public_position(view), view.reason or "nobody")
    return caption.words(f"knights-outcome-{found}")


def high(view: KnView) -> float:
    """How high the race is."""
    plots = 1 if view.options.mighty else 2
    return HEAD + PLOT * plots + ROW * view.seats + 30


def draw(stage: Stage, view: KnView, caption: Caption) -> None:
    """The race over the upper left corner of a stage."""
    words = caption.words
    heraldry.frame(stage, (10, 10, WIDE - 10, high(view) - 10), "race")
    heraldry.sign(stage, 60, 54, "influence", 54)
    stage.text(100, 52, words("knights-pic-race"), 46, "name", INK, "l", width=440, least=26, kind="title")
    stage.text(RIGHT - 8, 52, words("knights-pic-turn", n=view.turn), 30, "bold", BROWN, "r", width=200, least=22,
               kind="note")  # fmt: skip
    y = _plots(stage, view, caption, HEAD)
    for place_of, seat in enumerate(order(view)):
        _line(stage, view, caption, seat, place_of, y)
        y += ROW


def _plots(stage: Stage, view: KnView, caption: Caption, y: float) -> float:
    """Influence and cities; where they end."""
    words, past = caption.words, standings(view)
    if not view.options.mighty:
        text = words("knights-pic-influence-plot", n=view.pool)
        _plot(stage, view, [s.influence for s in past], text, 0, (LEFT, y, RIGHT, y + PLOT - 14), "influence")
        y += PLOT
    text = words("knights-pic-cities-plot", n=view.majority)
    _plot(stage, view, [s.kingdom for s in past], text, view.majority, (LEFT, y, RIGHT, y + PLOT - 14), "cities")
    return y + PLOT


def _plot(
    stage: Stage, view: KnView, table: Sequence[Sequence[int]], title: str, goal: int, box: Box, sign: str
) -> None:
    """One line for each Baron over the turns; ``goal``: what wins at once, 0 nothing."""
    heraldry.strip(stage, box, palette.PARCHMENT)
    heraldry.sign(stage, box[0] + 30, box[1] + 28, sign, 38)
    stage.text(
        box[0] + 58, box[1] + 28, title, 27, "bold", BROWN, "l", width=box[2] - box[0] - 80, least=22, kind="note"
    )
    left, top, right, bottom = box[0] + 62, box[1] + 64, box[2] - 66, box[3] - 46
    most = max([4, goal + 1 if goal else 0, *(n + 1 for line in table for n in line)])
    step = max(1, -(-most // 5))
    most = -(-most // step) * step
    turns = max(5, len(table))
    brush = stage.brush

    def at(turn: int, n: float) -> Point:
        return left + turn / turns * (right - left), bottom - n / most * (bottom - top)

    for value in range(0, most + 1, step):
        y = at(0, value)[1]
        brush.line([(left, y), (right, y)], mix(INK, palette.PARCHMENT, 0.7), 1.4)
        stage.text(left - 12, y, str(value), 26, "bold", INK, "r", kind="panel")
    if goal:
        y = at(0, goal)[1]
        brush.line([(left, y), (right, y)], palette.WAX, 3.4)
        stage.text(right + 10, y, str(goal), 30, "black", palette.WAX, "l", kind="key")
    every = max(1, -(-turns // 12))
    for turn in range(every, turns + 1, every):
        stage.text(at(turn, 0)[0], bottom + 24, str(turn), 26, "bold", INK, kind="panel")
    ends = _apart([at(len(table), table[-1][s] if table else 0)[1] for s in range(view.seats)], 21.0, (top, bottom + 6))
    for seat in reversed(order(view)):
        tint = heraldry.hue(view, seat)
        shift = (seat - (view.seats - 1) / 2) * 3.4
        line = [at(0, 0), *(at(n, values[seat]) for n, values in enumerate(table, 1))]
        line = [(x, y + shift) for x, y in line]
        brush.line(line, palette.PARCHMENT_LIGHT, 9)
        brush.line(line, tint, 5.4)
        for x, y in line[1:]:
            brush.ellipse(x, y, 6, fill=tint, outline=INK, width=1.4)
    if not goal:
        for seat in range(view.seats):
            x = at(len(table), 0)[0]
            heraldry.shield(stage, min(x + 26, right + 40), ends[seat], heraldry.number(view, seat), 0.24)


def _apart(heights: list[float], gap: float, room: tuple[float, float]) -> list[float]:
    """Heights moved as little as it takes to lie a gap apart, within a room."""
    found = list(heights)
    ranked = sorted(range(len(found)), key=lambda n: (found[n], n))
    low = room[0]
    for n in ranked:
        found[n] = low = max(found[n], low)
        low += gap
    high_end = room[1]
    for n in reversed(ranked):
        found[n] = min(found[n], high_end)
        high_end = found[n] - gap
    return found


def _line(stage: Stage, view: KnView, caption: Caption, seat: int, rank: int, y: float) -> None:
    """A Baron's line: rank, arms, name, Influence with what they would gain, cities, crowns."""
    it = view.barons[seat]
    heraldry.strip(stage, (LEFT, y, RIGHT, y + ROW - 6), mix(palette.PARCHMENT_LIGHT, heraldry.hue(view, seat), 0.16))
    middle = y + ROW / 2 - 3
    stage.text(LEFT + 26, middle, str(rank + 1), 34, "black", BROWN, kind="key")
    heraldry.shield(stage, LEFT + 72, middle, heraldry.number(view, seat), 0.42)
    name = player(caption, seat)
    stage.text(LEFT + 102, middle, name, 32, "name", INK, "l", width=286, least=22, kind="note")
    for x, sign, value in (
        (LEFT + 410, "influence", f"{it.influence}"), (LEFT + 540, "cities", f"{it.cities}"),
        (LEFT + 640, "crowns", f"{it.crowns}"),
    ):  # fmt: skip
        heraldry.sign(stage, x, middle, sign, 36)
        stage.text(x + 26, middle, value, 38, "black", INK, "l", width=70, least=24, kind="key")
    if view.stage != "over" and it.due:
        far = fonts.text_width(str(it.influence), "black", 38)
        stage.text(LEFT + 442 + far, middle, f"+{it.due}", 26, "black", BROWN, "l", width=70, least=22, kind="note")


def sheet(view: KnView, caption: Caption, width: int) -> Stage:
    """The race alone."""
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(high(view) * scale)), scale)
    draw(stage, view, caption)
    return stage


def text(view: KnView, caption: Caption) -> str:
    """The race in words."""
    words = caption.words
    lines = [
        words("knights-pic-alt-line", name=player(caption, s), influence=view.barons[s].influence,
              cities=view.barons[s].cities, due=view.barons[s].due)
        for s in order(view)
    ]  # fmt: skip
    return f"{words('knights-pic-race')}. {words('knights-pic-turn', n=view.turn)}. {'; '.join(lines)}."


# -- the result


def result_high(view: KnView) -> float:
    """How high the result is."""
    return HEAD + WINNER + ROW * view.seats + PLOT * (1 if view.options.mighty else 2) + 24


def result(view: KnView, caption: Caption, width: int) -> Stage:
    """The end of a game: who has won and how, everybody's standing, the race."""
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(result_high(view) * scale)), scale)
    heraldry.frame(
        stage, (10, 10, WIDE - 10, result_high(view) - 10), "result", mix(palette.PARCHMENT_LIGHT, GOLD, 0.06)
    )
    title = fonts.printable(caption.title)
    stage.text(WIDE / 2, 52, title, 46, "name", INK, width=WIDE - 80, least=26, kind="title")
    heraldry.strip(stage, (LEFT, HEAD, RIGHT, HEAD + WINNER - 12), mix(palette.PARCHMENT_LIGHT, GOLD, 0.34))
    middle = HEAD + WINNER / 2 - 4
    left = LEFT + 30.0
    for n, seat in enumerate(view.victor[:3]):
        x = LEFT + 82 + n * 110
        heraldry.shield(stage, x, middle + 14, heraldry.number(view, seat), 0.98)
        heraldry.sign(stage, x, middle - 56, "influence", 52)
        left = x + 74
    room = RIGHT - left - 16
    stage.text(left, middle - 24, winner(view, caption), 48, "name", INK, "l", width=room, least=26, kind="title")
    for n, line in enumerate(fonts.wrapped(reason(view, caption), "bold", 28, room, 2)):
        stage.text(left, middle + 24 + n * 32, line, 28, "bold", BROWN, "l", width=room, least=22, kind="note")
    y = HEAD + WINNER
    for rank, seat in enumerate(order(view)):
        _line(stage, view, caption, seat, rank, y)
        y += ROW
    _plots(stage, view, caption, y + 6)
    return stage


def winner(view: KnView, caption: Caption) -> str:
    """Who has won."""
    if not view.victor:
        return caption.words("knights-pic-nobody")
    names = " + ".join(player(caption, s) for s in view.victor)
    return caption.words("knights-pic-winner", names=names, n=len(view.victor))


def result_text(view: KnView, caption: Caption) -> str:
    """The result in words."""
    words = caption.words
    towns = "; ".join(
        f"{player(caption, b.seat)}: {', '.join(place(words, c.area) for c in view.cities if c.owner == b.seat) or '–'}"
        for b in view.barons
    )
    told = f"{winner(view, caption)}. {reason(view, caption).rstrip('.')}. {text(view, caption)}"
    return f"{told} {capital(words('knights-pic-cities'))}: {towns}."
