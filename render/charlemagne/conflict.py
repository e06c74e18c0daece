"""The force in operation and the battle in hand: where it is, what it can do, and how the odds come about."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence

from engine.charlemagne.analysis import (
    COLUMNS,
    ODDS_WORD,
    Ground,
    battle_now,
    eaters,
    faces,
    factor,
    forage,
    meaning,
    reasons,
    rolled,
    strength,
)
from engine.charlemagne.board import HEXES, PLACE
from engine.charlemagne.game_data import FACES, TYPE_OF, TYPES
from engine.charlemagne.view import ChView
from render.charlemagne import alt_text, geography, panel, pieces
from render.charlemagne.pieces import Token
from render.core import fonts, icons, palette, parchment
from render.core.api import Caption
from render.core.brush import Brush
from render.core.palette import GOLD, INK, Colour, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage

STRIP = 470.0
"""Height of the strip under the map, in units."""
CROP: Box = (10.0, 8.0, 800.0, 462.0)
"""The enlarged part of the map within the strip."""
TRAY: Box = (812.0, 8.0, 1590.0, 462.0)
AROUND = (780.0, 474.0)
"""A sheet around what is drawn into that box alone."""
_WIDE = 395.0
"""Units of the plane that the enlarged part shows: twice as large as on the map."""


def focus(view: ChView) -> int:
    """The place that matters now: the battle's, else the force's; -1 without either."""
    if view.battle is not None:
        return PLACE[view.battle.place]
    if view.force is not None:
        return PLACE[view.force.place]
    return -1


def window(place: int, wide: float = _WIDE, high: float = _WIDE * 454 / 790) -> Box:
    """The part of the plane around a place; it moves in steps, so that few maps need to be kept."""
    x, y = geography.middle(place)
    step_x, step_y = geography.STEP * 4, geography.HIGH * 2
    x, y = round(x / step_x) * step_x, geography.TOP + round((y - geography.TOP) / step_y) * step_y
    left = min(max(x - wide / 2, 0), geography.WIDTH - wide)
    low, most = (geography.TOP, geography.BOTTOM) if place < HEXES else (100.0, panel.HEIGHT)
    top = min(max(y - high / 2, low), most - high)
    return round(left), round(top), round(left) + round(wide), round(top) + round(high)


# -- numbers


@dataclasses.dataclass(frozen=True, slots=True)
class Side:
    """A side of a battle."""

    seat: int
    """The seat that fights on it."""
    kinds: tuple[tuple[str, int], ...]
    """Its units, as (kind, count); none where they are not known any more."""
    strength: int
    """Combat points before multipliers."""
    factor: int
    """What multiplies them (16.6d)."""
    why: tuple[str, ...]
    """What made the factor: ``leader``, ``king``, ``ground``, ``advance``."""

    @property
    def total(self) -> int:
        """Combat points multiplied."""
        return self.strength * self.factor


@dataclasses.dataclass(frozen=True, slots=True)
class Fight:
    """A battle to be drawn."""

    place: int
    """Where the defenders are."""
    origin: int
    """Where the attackers are."""
    sides: tuple[Side, Side]
    """The attackers and the defenders."""
    column: str
    """The column of odds of the battle table, such as ``3/1``."""
    die: int
    """What was rolled, 0 before it."""
    result: str
    """The code of the battle table, empty before the die."""


def kinds_of(units: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """Counters by kind."""
    found: dict[str, int] = {}
    for c in units:
        kind = pieces.KIND_OF[TYPES[TYPE_OF[c]].slug]
        found[kind] = found.get(kind, 0) + 1
    return tuple((k, found[k]) for k in pieces.KINDS if k in found)


def fight(view: ChView) -> Fight | None:
    """The battle in hand as its odds stand now, else the last one that was fought; ``None`` without any."""
    running, force = view.battle, view.force
    if running is not None and force is not None:
        seat, foe = running.seat, 1 - running.seat
        both = battle_now(view)
        assert both is not None
        one, other = (
            Side(who, kinds_of(units), both.strength[n], both.factor[n], tuple(both.reasons[n]))
            for n, (who, units) in enumerate(((seat, force.units), (foe, running.units)))
        )
        return Fight(PLACE[running.place], PLACE[force.place], (one, other), COLUMNS[both.column], 0, "")
    report = view.report
    if report is None:
        return None
    one, other = (
        Side(
            report.attacker if n == 0 else 1 - report.attacker, (), report.strength[n], report.factor[n],
            tuple(report.reasons[n]),
        )
        for n in (0, 1)
    )  # fmt: skip
    return Fight(report.place, report.origin, (one, other), report.column, report.die, report.result)


# -- drawing


def path(stage: Stage, view: ChView, numbered: bool) -> None:
    """The way of the force in operation in its colour; ``numbered``: with the numbers of its steps."""
    force = view.force
    if force is None:
        return
    steps = [geography.ground(PLACE[p]) for p in force.trail]
    hue = palette.seat_hue(force.seat)
    brush = stage.brush
    if len(steps) > 1:
        brush.line(steps, palette.PARCHMENT_LIGHT, 7)
        brush.line(steps, hue, 4.4)
    for n, (x, y) in enumerate(steps[:-1]):
        if not stage.shows((x, y, x, y), 12):
            continue
        again = n != max(i for i, p in enumerate(force.trail) if p == force.trail[n])
        if again:
            continue

        def paint(pen: Brush, n: int = n) -> None:
            pen.ellipse(0, 0, 8.6 if numbered else 4, fill=hue, outline=palette.PARCHMENT_LIGHT, width=1.4)
            if numbered:
                pen.text(0, 0.2, str(n), 11.2, "black", palette.WHITE)

        stage.draw(("step", force.seat, n if numbered else -1), x, y, (-10, -10, 10, 10), paint)


def clash(stage: Stage, one: int, other: int, size: float) -> None:
    """Crossed swords between two places, beside the shields that stand there."""
    (ax, ay), (bx, by) = sorted((geography.ground(one), geography.ground(other)))
    far = math.dist((ax, ay), (bx, by)) or 1.0
    half, aside = 52 * size, (8 + 40 * size) / far
    x, y = (ax + bx) / 2 + (by - ay) * aside, (ay + by) / 2 - (bx - ax) * aside
    stage.draw(
        ("clash", size), x, y, (-half, -half, half, half), sized(icons.clash, size), 1.5,
        "battle", str(other),
    )  # fmt: skip


def units(stage: Stage, x: float, y: float, kinds: Sequence[tuple[str, int]], step: float, size: float) -> None:
    """Units by kind in a row that starts at ``x``: a sign with its number."""
    for n, (kind, count) in enumerate(kinds):
        left = x + n * step
        stage.draw(
            ("kind", kind, size), left, y, (-size * 0.56, -size * 0.56, size * 0.56, size * 0.56),
            sized(pieces.paint_kind, size / 100, kind),
        )  # fmt: skip
        stage.text(left + size * 0.62, y, str(count), size * 0.95, "black", INK, "l", kind="key")


def dice(stage: Stage, x: float, y: float, face: int, size: float, won: bool = True) -> None:
    """A die."""

    def paint(brush: Brush) -> None:
        brush.rect(-45, -45, 90, 90, palette.WHITE if won else palette.STONE, INK, 7, radius=18)
        for px, py in icons.PIPS[face]:
            brush.ellipse(px * 23.5, py * 23.5, 9.5, fill=INK)

    half = size / 2 + 1
    stage.draw(("die", face, size, won), x, y, (-half, -half, half, half), sized(paint, size / 100), 1.5)


def head(stage: Stage, box: Box, text: str, seat: int) -> None:
    panel.shield(stage, box[0] + 42, box[1] + 44, seat, 52)
    stage.text(
        box[0] + 80, box[1] + 42, text, 33, "name", INK, "l", width=box[2] - box[0] - 100, least=17, kind="title"
    )


def tray(stage: Stage, view: ChView, caption: Caption, box: Box) -> None:
    """The force in operation: its units, strength, operations and forage."""
    force, words = view.force, caption.words
    assert force is not None
    panel.frame(stage, box, "tray")
    name = words("charlemagne-picture-force", place=alt_text.place_name(words, force.place))
    head(stage, box, name, force.seat)
    left, room = box[0] + 30, box[2] - box[0] - 60
    sorts = kinds_of(force.units)
    units(stage, left + 22, box[1] + 112, sorts, min(128.0, room / max(1, len(sorts))), 44)
    speed = rolled(view)
    why = reasons(view, force.units, None, False, "")
    times, power = factor(why), strength(force.units)
    text = words("charlemagne-picture-strength", n=power, factor=times, total=power * times)
    stage.text(left, box[1] + 172, text, 27, "bold", INK, "l", width=room, least=15, kind="note")
    # Operations: what was rolled, and a bar of what is left.
    y = box[1] + 222
    text = words("charlemagne-picture-operations")
    wide = stage.text(left, y, text, 27, "name", panel.BROWN, "l", width=room * 0.5, kind="note")
    if force.die and speed is not None:
        base, times = speed
        dice(stage, left + wide + 40, y, force.die, 36)
        text = words(
            "charlemagne-picture-rolled", base=base, die=force.die, factor=times, total=speed.points(force.die)
        )
        stage.text(
            left + wide + 70, y, text, 22, "bold", panel.BROWN, "l", width=room - wide - 70, least=13, kind="note"
        )
    y += 52
    stage.text(left, y, str(force.points), 60, "black", palette.seat_hue(force.seat), "l", kind="key")
    start = left + 96
    most = max(force.points, 24)
    step = min(22.0, (room - 100) / most)
    hue = palette.seat_hue(force.seat)

    def bar(brush: Brush) -> None:
        for n in range(most):
            fill = hue if n < force.points else mix(palette.PARCHMENT_LIGHT, palette.PARCHMENT_DARK, 0.6)
            brush.rect(n * step, -16, step - 3, 32, fill, INK, 1.4, radius=4)

    stage.draw(("bar", force.seat, force.points, most, step), start, y, (-2, -18, most * step + 2, 18), bar)
    y += 62
    place = PLACE[force.place]
    ground = Ground(view)
    feeds = forage(view, place)
    here = len(eaters(ground.stacks.get(place, [])))
    hungry = here > feeds
    text = words("charlemagne-picture-forage", feeds=feeds, units=here)
    stage.text(left, y, text, 27, "bold", palette.WAX if hungry else INK, "l", width=room, least=15, kind="note")
    y += 44
    if force.halted:
        stage.text(
            left,
            y,
            words("charlemagne-picture-halted"),
            25,
            "bold",
            palette.WAX,
            "l",
            width=room,
            least=15,
            kind="note",
        )
    elif len(force.trail) > 1:
        shown = [alt_text.place_name(words, p) for p in force.trail[-4:]]
        text = " → ".join([*(["…"] if len(force.trail) > 4 else []), *shown])
        stage.text(left, y, text.replace("→", "›"), 23, "bold", panel.BROWN, "l", width=room, least=13, kind="note")


def battle(stage: Stage, shown: Fight, caption: Caption, box: Box) -> None:
    """A battle: both sides' points and what multiplies them, the odds, and what each die brings."""
    words = caption.words
    panel.frame(stage, box, "battle")
    name = words("charlemagne-picture-battle", place=alt_text.place_name(words, shown.place))
    head(stage, box, name, shown.sides[0].seat)
    wide = box[2] - box[0]
    half = (wide - 150) / 2
    for n, side in enumerate(shown.sides):
        left = box[0] + 20 + n * (half + 110)
        middle = left + half / 2
        key = "attacker" if n == 0 else "defender"
        text = f"{words(f'charlemagne-picture-{key}')}: {alt_text.player(caption, side.seat)}"
        stage.text(
            middle, box[1] + 92, text, 24, "bold", palette.seat_hue(side.seat), width=half, least=14, kind="note"
        )
        step = min(76.0, (half - 64) / max(1, len(side.kinds)))
        pieces.token(
            stage,
            left + 36,
            box[1] + 150,
            Token(side.seat, 0, int("leader" in side.why), "king" in side.why),
            1.3,
            kind="",
        )
        if side.kinds:
            units(stage, left + 88, box[1] + 150, side.kinds, step, min(34.0, step * 0.5))
        sums = words("charlemagne-picture-strength", n=side.strength, factor=side.factor, total=side.total)
        stage.text(middle, box[1] + 204, sums, 25, "bold", INK, width=half, least=14, kind="note")
        why = ", ".join(words(f"charlemagne-picture-why-{reason}") for reason in side.why)
        stage.text(
            middle, box[1] + 234, why or words("charlemagne-picture-why-none"), 22, "bold", panel.BROWN, width=half,
            least=12, kind="note",
        )  # fmt: skip
    middle = (box[0] + box[2]) / 2
    stage.draw(("swords",), middle, box[1] + 122, (-34, -34, 34, 34), sized(icons.clash, 0.62), 2)
    odds = words(f"charlemagne-word-{ODDS_WORD[shown.column]}")
    stage.text(middle, box[1] + 186, odds, 40, "black", palette.WAX, width=150, least=20, kind="key")
    # The column of the table, die by die.
    step = (wide - 40) / len(FACES)
    for face, found in zip(FACES, faces(COLUMNS.index(shown.column)), strict=True):
        x = box[0] + 20 + step * (face - 0.5)
        hue = palette.seat_hue(shown.sides[0 if found.attacker_won and not found.both else 1].seat)
        tint = mix(palette.PARCHMENT_LIGHT, hue, 0.0 if found.both else 0.3)
        text = words(f"charlemagne-picture-result-{found.code.lower()}")
        prize = words("charlemagne-picture-prize", n=found.prize) if found.prize else ""
        cell(stage, x, box[1] + 262, step, face, shown.die, tint, text, prize)


def cell(
    stage: Stage, x: float, top: float, step: float, face: int, fallen: int, tint: Colour, text: str, foot: str = ""
) -> None:
    """What a face of the die brings; ``fallen``: the die that was rolled, 0 before."""
    chosen = face == fallen

    def paint(brush: Brush) -> None:
        brush.rect(-step / 2 + 4, 0, step - 8, 168, tint, GOLD if chosen else INK, 6 if chosen else 1.6, radius=9)

    stage.draw(("cell", chosen, tint, step), x, top, (-step / 2, -4, step / 2, 172), paint)
    dice(stage, x, top + 32, face, 44, chosen or not fallen)
    lines = fonts.wrapped(text, "bold", 22, step - 22, 4)
    middle = top + (97 if foot else 110)
    for n, line in enumerate(lines):
        y = middle + (n - (len(lines) - 1) / 2) * 23
        stage.text(x, y, line, 22, "bold", INK, width=step - 16, least=11.2, kind="note")
    if foot:
        stage.text(x, top + 154, foot, 21.6, "bold", panel.BROWN, width=step - 16, least=11.2, kind="note")


def sheet(view: ChView, caption: Caption, width: int) -> Stage:
    """The battle alone. Raises ``ValueError`` without one."""
    shown = fight(view)
    if shown is None:
        raise ValueError("there is no battle to show")
    wide, high = 900.0, 490.0
    scale = width / wide
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    battle(stage, shown, caption, (14.0, 14.0, wide - 14, high - 14))
    return stage


def around(width: int, draw: Callable[[Stage, Box], None]) -> Stage:
    """A sheet large enough for a phone around what is drawn into a box."""
    wide, high = AROUND
    scale = width / wide
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    draw(stage, (8.0, 8.0, wide - 8, high - 8))
    return stage


def report_text(shown: Fight, caption: Caption) -> str:
    """A battle in a sentence."""
    words = caption.words
    one, other = shown.sides
    params = {
        "place": alt_text.place_name(words, shown.place), "attacker": alt_text.side_name(words, one.seat),
        "attack": f"{one.strength} × {one.factor} = {one.total}",
        "defence": f"{other.strength} × {other.factor} = {other.total}",
        "odds": words(f"charlemagne-word-{ODDS_WORD[shown.column]}"),
    }  # fmt: skip
    told = words("charlemagne-picture-alt-battle", **params)
    if shown.die:
        outcome = words(f"charlemagne-picture-result-{meaning(shown.result).code.lower()}")
        told += " " + words("charlemagne-picture-alt-die", die=shown.die, result=outcome)
    return told
