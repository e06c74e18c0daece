"""What was thrown in battles: the last dice of a running one, and a sheet of those that are over, round by round."""

from __future__ import annotations

from PIL import Image

from engine.roses.board import ROUNDS, TURNS
from engine.roses.view import BattleReport, RosesView, Volley
from render.core import encode, fonts, icons, palette, parchment
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.cartouche import heading
from render.core.palette import GOLD, INK, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.roses import alt_text, blocks, dice, panel
from render.roses.blocks import FACE, Face
from render.roses.words import short

WIDTH = 1200.0
_TOP, _BAR, _SIDES, _ROUND, _LINE, _FOOT, _GAP = 122.0, 76.0, 66.0, 46.0, 88.0, 96.0, 18.0
READ = 34.0
"""Words that one must be able to read on a phone, on a sheet of 1,200 units."""
TOLD = 44.0
"""Words about a running battle, for a phone."""
_SIZE = 0.84
"""Of the faces in a line."""


def outcome(volley: Volley, words: Words) -> str:
    """What the dice did: hits, whom they were meant for, or whether a block came over."""
    if volley.how == "treason":
        key = "treason-won" if volley.hits else "treason-lost"
        return words(f"roses-picture-{key}", name=short(volley.target, words))
    hits = words("roses-picture-hits", count=volley.hits)
    if not volley.target:
        return hits
    return words("roses-picture-hits-on", hits=hits, name=short(volley.target, words))


def last(stage: Stage, volley: Volley, left: float, y: float, room: float, words: Words) -> float:
    """The newest dice of a running battle in a line from ``left``, within ``room``; returns its width."""
    name = short(volley.block, words) if volley.block else words("roses-piece-treason")
    name = words("roses-picture-last-throw", name=name)
    wide = stage.text(
        left, y + 1, name, TOLD, "bold", palette.VELLUM_TEXT, "l", width=room * 0.5, least=TOLD, kind="battle-word"
    )
    edge = dice.row(stage, left + wide + 14, y, volley.dice, volley.need, 1.3) + 14
    text = outcome(volley, words)
    rest = max(60.0, room - (edge - left))
    told = stage.text(edge, y + 1, text, TOLD, "bold", GOLD, "l", width=rest, least=TOLD, kind="battle-word")
    return edge + told - left


def _lines(report: BattleReport) -> list[tuple[int, list[list[Volley]]]]:
    """The dice by round, and in a round by side: first the one that attacked at first."""
    out = []
    for number in range(1, report.rounds + 1):
        mine = [v for v in report.volleys if v.round == number]
        if mine:
            out.append((number, [[v for v in mine if v.seat == s] for s in (report.attacker, 1 - report.attacker)]))
    return out


def _high(report: BattleReport) -> float:
    rounds = sum(_ROUND + _LINE * max(map(len, sides)) for _, sides in _lines(report))
    return _BAR + _SIDES + rounds + (_FOOT if report.lost else 20.0)


def _volley(stage: Stage, volley: Volley, left: float, y: float, wide: float, words: Words) -> None:
    """One throw: whose, the dice, what came of it."""
    if volley.block:
        shown = Face(volley.block, volley.seat, short(volley.block, words), len(volley.dice))
        blocks.face(stage, left + 34, y, shown, _SIZE, "thrower")
    else:
        panel.rose(stage, left + 34, y, volley.seat, 52)
    name = short(volley.block, words) if volley.block else words("roses-piece-treason")
    stage.text(left + 76, y - 20, name, READ, "bold", INK, "l", width=wide - 80, least=READ, kind="throw")
    edge = dice.row(stage, left + 76, y + 20, volley.dice, volley.need) + 12
    paint = palette.WAX if volley.hits else palette.INK_SOFT
    room = left + wide - edge
    stage.text(edge, y + 20, outcome(volley, words), READ, "bold", paint, "l", width=room, least=READ, kind="throw")


def _side(stage: Stage, report: BattleReport, seat: int, caption: Caption, left: float, y: float, wide: float) -> None:
    words = caption.words
    part = words("roses-picture-attacker" if seat == report.attacker else "roses-picture-defender")
    panel.rose(stage, left + 30, y, seat, 50)
    name = stage.text(
        left + 64,
        y + 1,
        alt_text.player(caption, seat),
        READ,
        "name",
        INK,
        "l",
        width=wide * 0.56,
        least=READ,
        kind="name",
    )
    stage.text(
        left + 64 + name + 14, y + 3, part, READ, "bold", panel.BROWN, "l", width=wide * 0.31, least=READ, kind="note"
    )


def _fallen(brush: Brush) -> None:
    half = FACE / 2
    for sign in (-1, 1):
        brush.line([(-half, -half * sign), (half, half * sign)], palette.WAX, 5)


def _battle(stage: Stage, report: BattleReport, caption: Caption, top: float) -> None:
    words = caption.words
    high = _high(report)
    stage.brush.rect(18, top, WIDTH - 36, high, palette.PARCHMENT_LIGHT, INK, 2.4, radius=10)
    stage.brush.rect(18, top, WIDTH - 36, _BAR - 8, mix(palette.THREAT, INK, 0.35), INK, 2.4, radius=10)
    middle = top + (_BAR - 8) / 2
    stage.draw(("report-mark",), 62, middle, (-30, -30, 30, 30), sized(icons.clash, 0.58), 1.5)
    name = words("roses-picture-battle-of", area=alt_text.area_name(words, report.area))
    held = words("roses-picture-holds", name=alt_text.player(caption, report.winner))
    far = stage.text(WIDTH - 44, middle, held, READ, "name", GOLD, "r", width=WIDTH * 0.5, least=READ, kind="key")
    stage.text(106, middle, name, 42, "name", palette.VELLUM_TEXT, "l", width=WIDTH - 180 - far, least=READ, kind="key")
    wide = (WIDTH - 36 - 60) / 2
    columns = (36.0, 36.0 + wide + 24)
    y = top + _BAR + _SIDES / 2
    for seat, left in zip((report.attacker, 1 - report.attacker), columns, strict=True):
        _side(stage, report, seat, caption, left, y, wide)
    y += _SIDES / 2
    for number, sides in _lines(report):
        text = words("roses-picture-round", n=number, of=ROUNDS)
        stage.brush.line([(36, y + _ROUND / 2), (WIDTH - 36, y + _ROUND / 2)], mix(INK, palette.PARCHMENT, 0.6), 1.6)
        half = fonts.text_width(text, "name", READ) / 2 + 14
        stage.brush.rect(WIDTH / 2 - half, y + 2, half * 2, _ROUND - 4, palette.PARCHMENT_LIGHT)
        stage.text(WIDTH / 2, y + _ROUND / 2, text, READ, "name", panel.BROWN, kind="note")
        y += _ROUND
        for volleys, left in zip(sides, columns, strict=True):
            for index, volley in enumerate(volleys):
                _volley(stage, volley, left, y + (index + 0.5) * _LINE, wide, words)
        y += _LINE * max(len(volleys) for volleys in sides)
    if report.lost:
        _losses(stage, report, words, y + _FOOT / 2)


def _losses(stage: Stage, report: BattleReport, words: Words, y: float) -> None:
    """The blocks that fell, struck out."""
    told = stage.text(
        44, y, words("roses-picture-fell"), READ, "name", palette.WAX, "l", width=170, least=READ, kind="note"
    )
    step = min((FACE + 10) * _SIZE, (WIDTH - 110 - told) / len(report.lost))
    for index, block in enumerate(report.lost):
        x = 44 + told + 44 + index * step
        seat = 0 if block in report.lancaster else 1
        half = (FACE / 2 + 3) * _SIZE
        blocks.face(stage, x, y, Face(block, seat, short(block, words), 0, mark="acted"), _SIZE, "fallen")
        stage.draw(("fallen",), x, y, (-half, -half, half, half), sized(_fallen, _SIZE))


def compose(view: RosesView, caption: Caption, width: int) -> Stage:
    """The battles that ended in the last action, one below the other."""
    scale = width / WIDTH
    high = _TOP + sum(_high(report) + _GAP for report in view.reports)
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    words = caption.words
    turn = words("roses-picture-turn", n=view.turn, of=TURNS)
    heading(stage, fonts.printable(caption.title), words("roses-picture-game"), turn, "", (20, WIDTH - 20, 60))
    top = _TOP
    for report in view.reports:
        _battle(stage, report, caption, top)
        top += _high(report) + _GAP
    return stage


def alt(view: RosesView, caption: Caption) -> str:
    """Who won where, and who fell."""
    words = caption.words
    parts = []
    for report in view.reports:
        fallen = ", ".join(alt_text.block_name(words, block) for block in report.lost)
        parts.append(
            words(
                "roses-picture-alt-report",
                battle=words("roses-picture-battle-of", area=alt_text.area_name(words, report.area)),
                held=words("roses-picture-holds", name=alt_text.player(caption, report.winner)),
                list=fallen or words("roses-picture-nobody"),
            )
        )
    return encode.shortened(" ".join(parts))


def below(first: Image.Image, second: Image.Image) -> Image.Image:
    """Two sheets of the same width as one."""
    sheet = Image.new("RGB", (first.width, first.height + second.height))
    sheet.paste(first, (0, 0))
    sheet.paste(second, (0, first.height))
    return sheet
