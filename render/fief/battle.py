"""A battle: where it is, both forces, every volley, what fell, and how it ended.

It shows the walls, the forces with their points and dice, and the dice and hits of every volley.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from engine.fief.views.view import FiefView
from engine.fief.views.view_war import BattleView, CampView, ReportView, VolleyView
from render.core import fonts, palette, parchment, phone
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.palette import INK, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.fief import panel, pieces
from render.fief.words import capital, family_name, piece, place

ORDER = (
    "knight", "soldier", "archer", "crossbow", "royal-knight", "royal-soldier", "infantry", "leader", "bombard",
    "catapult",
)  # fmt: skip
"""Kinds of unit in the order in which they are listed."""
ROW = 58.0
"""Height of a volley."""
CAMPS = 206.0
"""Height of the two forces."""
HEAD = 70.0
WIDE = 900.0
SMALL = phone.least(WIDE)
"""Height of letters that a phone shows on the battle's own sheet."""


@dataclasses.dataclass(frozen=True, slots=True)
class Side:
    """A camp."""

    families: tuple[int, ...]
    """Its families; none for invaders."""
    invaders: bool
    """Whether it is the invaders."""
    nobles: tuple[str, ...]
    """Its Nobles, while the battle is in hand."""
    units: dict[str, int]
    """What it had at the start by kind, guards as ``royal-knight`` and ``royal-soldier``."""
    fallen: dict[str, int]
    """What fell of that by kind."""
    camp: CampView | None = None
    """The camp with its points and dice in melee; ``None`` of a battle that is over."""


@dataclasses.dataclass(frozen=True, slots=True)
class Fight:
    """A battle to be drawn: the one in hand, or the last one."""

    city: str
    """Where it is fought."""
    kind: str
    """``field``, ``assault``, ``sally``, ``parade`` or ``invasion``."""
    sides: tuple[Side, Side]
    """Who began it, who defends."""
    volleys: tuple[VolleyView, ...]
    """Its volleys, in order."""
    losses: tuple[tuple[dict[str, int], ...], ...]
    """What fell in each volley: by volley, then by side, by kind."""
    result: str
    """How it ended, such as ``truce`` or ``victory-attack``; empty while it is in hand."""


def fight(view: FiefView) -> Fight | None:
    """The battle in hand, else the last one that was fought; ``None`` without any."""
    if view.battle is not None:
        return _running(view.battle)
    return _over(view.report) if view.report is not None else None


def _missing(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What stood before and stands no longer, by kind."""
    return {kind: n - after.get(kind, 0) for kind, n in before.items() if n > after.get(kind, 0)}


def _standing(camp: CampView) -> dict[str, int]:
    """Everything that stands in a camp now, royal guards by their kinds."""
    knights, soldiers = camp.guards
    return {k: n for k, n in {**camp.units, "royal-knight": knights, "royal-soldier": soldiers}.items() if n}


def _fight(
    city: str, kind: str, volleys: Sequence[VolleyView], begin: Sequence[dict[str, int]], now: Sequence[dict[str, int]],
    camps: Sequence[CampView], families: Sequence[Sequence[int]], result: str,
) -> Fight:  # fmt: skip
    first = volleys[0].left if volleys and volleys[0].left else begin
    sides = []
    for n in (0, 1):
        units = dict(first[n]) if n < len(first) else {}
        after = now[n] if n < len(now) else units
        camp = camps[n] if camps else None
        sides.append(
            Side(
                tuple(families[n]), camp.invaders if camp is not None else not families[n],
                tuple(camp.nobles) if camp is not None else (), {**after, **units}, _missing(units, after), camp,
            )
        )  # fmt: skip
    losses = []
    for k, volley in enumerate(volleys):
        after_it = volleys[k + 1].left if k + 1 < len(volleys) else now
        losses.append(
            tuple(
                _missing(volley.left[n], after_it[n]) if n < len(volley.left) and n < len(after_it) else {}
                for n in (0, 1)
            )
        )
    return Fight(city, kind, (sides[0], sides[1]), tuple(volleys), tuple(losses), result)


def _running(battle: BattleView) -> Fight:
    now = [_standing(camp) for camp in battle.camps]
    families = [camp.families for camp in battle.camps]
    return _fight(battle.city, battle.kind, battle.volleys, now, now, battle.camps, families, "")


def _over(report: ReportView) -> Fight:
    left = [sum(n for kind, n in camp.items() if kind not in ("bombard", "catapult")) for camp in report.left]
    result = report.result
    if result == "victory" and len(left) > 1 and bool(left[0]) != bool(left[1]):
        result = f"victory-{'attack' if left[0] else 'defence'}"
    return _fight(report.city, report.kind, report.volleys, report.begin, report.left, (), report.families, result)


# -- drawing


def die(stage: Stage, x: float, y: float, hits: int, size: float) -> None:
    """A die of battle: as many red marks as it hits."""

    def paint(brush: Brush) -> None:
        brush.rect(-46, -46, 92, 92, palette.WHITE if hits else palette.STONE, INK, 7, radius=18)
        for px, py in {0: (), 1: ((0, 0),), 2: ((-20, 0), (20, 0)), 3: ((0, -20), (-22, 18), (22, 18))}[hits]:
            brush.line([(px, py - 17), (px, py + 15)], palette.WAX, 12)
            brush.line([(px - 9, py + 4), (px + 9, py + 4)], palette.WAX, 7)

    half = size / 2 + 1
    stage.draw(("f-die", hits, size), x, y, (-half, -half, half, half), sized(paint, size / 100), 1.5)


_SIGN = {"leader": "helm", "royal-knight": "guard", "royal-soldier": "guard"}


def unit_sign(stage: Stage, x: float, y: float, kind: str, wide: float) -> None:
    """The sign of a kind of unit, invaders' ones among them."""
    if kind == "infantry":
        half = wide * 0.6
        stage.draw(("raider", wide), x, y, (-half, -half, half, half),
                   sized(pieces.paint_raiders, wide / 56, 0, False))  # fmt: skip
    else:
        pieces.sign(stage, x, y, _SIGN.get(kind, kind), wide)


def _force(stage: Stage, view: FiefView, side: Side, caption: Caption, box: Box, attack: bool) -> None:
    """A camp in the upper part of the picture."""
    words, known = caption.words, panel.nobles(view)
    family = side.families[0] if side.families else -1
    hue = palette.seat_hue(family) if family >= 0 else pieces.RAIDERS
    wide, high = box[2] - box[0], box[3] - box[1]

    def field(brush: Brush) -> None:
        brush.rect(0, 0, wide, high, mix(palette.PARCHMENT_LIGHT, hue, 0.14), hue, 2.4, radius=9)

    stage.draw(("camp", wide, high, family), box[0], box[1], (-2, -2, wide + 2, high + 2), field)
    x = box[0] + 38
    for each in side.families:
        pieces.shield(stage, x, box[1] + 42, each, 1)
        x += 60
    if side.invaders:
        stage.draw(("raid",), x, box[1] + 44, (-32, -46, 32, 32), sized(pieces.paint_raiders, 1, 0, True), 1.6)
        x += 60
    name = ", ".join(family_name(words, f) for f in side.families) or piece(words, "invaders")
    role = words(f"fief-picture-{'attacker' if attack else 'defender'}")
    heads = [known[slug] for slug in side.nobles if slug in known]
    step = min(54.0, (box[2] - x - 176) / max(1, len(heads)))
    for n, noble in enumerate(reversed(heads)):
        panel.head(stage, box[2] - 34 - n * step, box[1] + 40, noble, min(52.0, max(38.0, step * 1.15)))
    room = box[2] - x - 6 - step * len(heads)
    stage.text(x - 20, box[1] + 28, role, SMALL, "bold", panel.BROWN, "l", width=room, least=SMALL, kind="note")
    stage.text(x - 20, box[1] + 56, capital(name), 29, "name", INK, "l", width=room, least=SMALL, kind="note")
    # Units.
    kinds = [k for k in ORDER if side.units.get(k)]
    left = box[0] + 12
    step = min(88.0, (box[2] - left - 6) / max(1, len(kinds)))
    for n, kind in enumerate(kinds):
        count = side.units[kind]
        ux = left + n * step
        size = min(34.0, step * 0.5)
        unit_sign(stage, ux + size * 0.55, box[1] + 104, kind, size)
        stage.text(ux + size * 1.1, box[1] + 104, str(count), min(44.0, size * 1.2), "black", INK, "l", kind="key")
        if side.fallen.get(kind):
            lost = f"−{side.fallen[kind]}"
            stage.text(ux + size * 0.9, box[1] + 136, lost, 25, "black", palette.WAX, kind="note")
    # Points, dice, bonus.
    y = box[3] - 27
    if side.camp is not None:
        camp = side.camp
        text = words("fief-picture-strength", points=camp.points)
        far = stage.text(box[0] + 14, y, text, 26, "black", INK, "l", width=wide * 0.42, least=13, kind="note")
        x = box[0] + 14 + far + 26
        for n in range(camp.dice):
            die(stage, x + n * 36, y, 1, 31)
        x += camp.dice * 36 - 12
        extra = []
        if camp.penalty:
            extra.append(words("fief-picture-penalty", n=camp.penalty))
        if camp.bonus:
            extra.append(words("fief-picture-bonus", n=camp.bonus))
        if camp.tunnel:
            extra.append(piece(words, "passage"))
        if extra:
            stage.text(
                x, y, ", ".join(extra), SMALL, "bold", panel.BROWN, "l", width=box[2] - x - 8, least=11.5, kind="note"
            )


def _lines(
    stage: Stage, x: float, y: float, text: str, face: fonts.Face, paint: palette.Colour, align: str, room: float
) -> None:
    """A caption of one line, or of two where one would be too small."""
    lines = fonts.wrapped(text, face, SMALL, room, 2)
    for n, line in enumerate(lines):
        at = y + (n - (len(lines) - 1) / 2) * SMALL
        stage.text(x, at, line, SMALL, face, paint, align, width=room, least=12, kind="note")


def _volley(
    stage: Stage, shown: VolleyView, lost: Sequence[dict[str, int]], words: Words, left: float, y: float, wide: float
) -> None:
    """One volley: its name in the middle, each side's dice with their hits, and at the rim what fell of it."""
    middle = left + wide / 2

    def bar(brush: Brush) -> None:
        brush.rect(-wide / 2, -ROW / 2 + 3, wide, ROW - 6, mix(palette.PARCHMENT_LIGHT, palette.PARCHMENT_DARK, 0.3),
                   None, radius=8)  # fmt: skip

    stage.draw(("volley", wide), middle, y, (-wide / 2, -ROW / 2, wide / 2, ROW / 2), bar)
    _lines(stage, middle, y, words(f"fief-word-shot-{shown.what}"), "name", INK, "m", 148)
    for n, faces in enumerate(shown.faces[:2]):
        sign = -1 if n == 0 else 1
        x = middle + sign * (wide / 2 - 10)
        fallen = [(k, lost[n][k]) for k in ORDER if n < len(lost) and lost[n].get(k)]
        for kind, count in fallen[:3]:
            text = f"−{count}"
            far = fonts.text_width(text, "black", 30)
            end = x - sign * (far + 34)
            stage.text(max(x, end), y, text, 30, "black", palette.WAX, "r", kind="note")
            unit_sign(stage, min(x, end) + 15, y, kind, 28)
            x = end - sign * 8
        x = middle + sign * 84
        if not faces and not shown.hits[n]:
            continue
        paint = palette.WAX if shown.hits[n] else panel.BROWN
        far = stage.text(
            x, y, str(shown.hits[n]), 44, "black", paint, "r" if sign < 0 else "l", width=104, least=14, kind="key"
        )
        x += sign * (far + 26)
        room = (wide / 2 - 84 - far - 36 - 72 * len(fallen[:3])) / max(1, len(faces))
        step = min(44.0, room)
        for k, face in enumerate(faces):
            die(stage, x + sign * k * step, y, face, min(38.0, step - 2))


def draw(stage: Stage, view: FiefView, shown: Fight, caption: Caption, box: Box) -> None:
    """The battle within a box; the latest volleys where there is no room for all."""
    words = caption.words
    panel.frame(stage, box, "battle")
    fort = shown.sides[1].camp.fort if shown.sides[1].camp is not None else ""
    left, right = box[0] + 16, box[2] - 16
    title = words("fief-picture-battle", place=place(words, shown.city))
    icon = box[0] + 52
    stage.draw(("fort", fort), icon, box[1] + 36, (-40, -50, 40, 24), sized(pieces.building, 0.62, fort), 1.4)
    far = stage.text(
        icon + 44, box[1] + 36, title, 36, "name", INK, "l", width=right - icon - 350, least=18, kind="title"
    )
    kind = capital(words(f"fief-word-battle-{shown.kind}"))
    if fort:
        # Where this takes two lines, the walls stand in the second.
        kind = " ".join(each.replace(" ", "\N{NO-BREAK SPACE}") for each in (f"{kind};", words(f"fief-word-{fort}")))
    _lines(stage, right, box[1] + 36, kind, "bold", panel.BROWN, "r", right - icon - 64 - far)
    half = (right - left - 12) / 2
    for n, side in enumerate(shown.sides):
        x = left + n * (half + 12)
        _force(stage, view, side, caption, (x, box[1] + HEAD, x + half, box[1] + HEAD + CAMPS - 10), n == 0)
    y = box[1] + HEAD + CAMPS + ROW / 2
    foot = 52.0 if shown.result else 8.0
    room = int((box[3] - box[1] - HEAD - CAMPS - foot) // ROW)
    latest = list(zip(shown.volleys, shown.losses, strict=True))[-room:] if room > 0 else []
    for volley, lost in latest:
        _volley(stage, volley, lost, words, left, y, right - left)
        y += ROW
    if shown.result:
        text = capital(words(f"fief-word-result-{shown.result}"))
        stage.text(
            (left + right) / 2, box[3] - 28, text, 29, "name", palette.WAX, width=right - left, least=14, kind="title"
        )


def sheet_height(shown: Fight, most: int) -> float:
    """How high the sheet is with ``most`` volleys at most, in its units."""
    return HEAD + CAMPS + ROW * min(most, max(1, len(shown.volleys))) + (52 if shown.result else 8) + 36


def sheet(view: FiefView, caption: Caption, width: int, most: int = 14) -> Stage:
    """The battle alone, with its latest volleys, ``most`` at most. Raises ``ValueError`` without one."""
    shown = fight(view)
    if shown is None:
        raise ValueError("there is no battle to show")
    high = sheet_height(shown, most)
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    draw(stage, view, shown, caption, (14.0, 14.0, WIDE - 14, high - 14))
    return stage


# -- in words


def _camp_text(side: Side, caption: Caption) -> str:
    words = caption.words
    name = ", ".join(family_name(words, f) for f in side.families) or piece(words, "invaders")
    units = [f"{words(f'fief-picture-unit-{k}')} {side.units[k]}" for k in ORDER if side.units.get(k)]
    told = f"{capital(name)}: {', '.join([*(piece(words, n) for n in side.nobles), *units])}"
    if side.camp is not None:
        told += f"; {words('fief-picture-alt-strength', points=side.camp.points, dice=side.camp.dice)}"
    if side.fallen:
        lost = ", ".join(f"{words(f'fief-picture-unit-{k}')} {n}" for k, n in side.fallen.items())
        told += f"; {words('fief-picture-alt-fallen', list=lost)}"
    return told


def text(shown: Fight, caption: Caption) -> str:
    """A battle in words."""
    words = caption.words
    parts = [words("fief-picture-battle", place=place(words, shown.city))]
    parts += [_camp_text(side, caption) for side in shown.sides]
    for volley in shown.volleys[-6:]:
        dice = [" ".join(str(f) for f in faces) or "–" for faces in volley.faces]
        hits = [*volley.hits, 0, 0]
        parts.append(
            words(
                "fief-picture-alt-volley", what=words(f"fief-word-shot-{volley.what}"), one=dice[0],
                other=dice[1] if len(dice) > 1 else "–", hits=hits[0], back=hits[1],
            )
        )  # fmt: skip
    if shown.result:
        parts.append(capital(words(f"fief-word-result-{shown.result}")))
    return ". ".join(parts) + "."
