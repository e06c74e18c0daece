"""What is decided without arms: attempts at vassalage and conversion, revolts, and treaties, each as a sheet."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from engine.charlemagne.analysis import after_revolt, attempt_code, points_of, revolt_modifiers
from engine.charlemagne.deeds import Attempted, Deed, Revolted
from engine.charlemagne.game_data import FIRST_RELIGION, MARKER_IDS, REGION, REGION_IDS, RELIGIONS
from engine.charlemagne.view import AttemptView, ChView, Clause, TreatyView
from render.charlemagne import alt_text, conflict, markers, panel, pieces
from render.charlemagne.words import capital
from render.core import fonts, palette, parchment
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.palette import INK, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage

Shifts = tuple[tuple[str, int], ...]
"""What is added to points or a die, each with its reason."""
MOST_ROWS = 9
"""Regions in a revolt that are shown with their dice; the rest is counted."""


@dataclasses.dataclass(frozen=True, slots=True)
class Attempt:
    """An attempt to be drawn."""

    seat: int
    """The seat that makes it."""
    region: int
    """The region that it is about."""
    religion: int
    """The faith that a conversion goes for, -1 for vassalage."""
    laid: tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]
    """Markers laid down by seat, as (slug, count)."""
    points: int
    """The points of the attacker's markers."""
    shifts: Shifts
    """What shifts them, the defender's points left out."""
    differential: int
    """The column of the table that is used."""
    die: int = 0
    """What was rolled, 0 before it."""
    code: str = ""
    """The code of the table: ``-`` nothing, ``C`` success, ``N`` neutral, ``R`` a revolt; empty before the die."""
    loose: bool = True
    """Whether the region can be set free: before the die only a land of the other side."""

    @property
    def answer(self) -> int:
        """Points laid against it."""
        return self.points + sum(n for _, n in self.shifts) - self.differential

    def result(self, face: int) -> str:
        """The code of the table for a die."""
        return attempt_code(self.religion, self.differential, face)


@dataclasses.dataclass(frozen=True, slots=True)
class Roll:
    """A region that rolls for revolt."""

    region: int
    """The region for which the die is rolled."""
    die: int
    """What was rolled."""
    shifts: Shifts
    """What is added to it, each with its reason."""
    result: str
    """What comes of it: ``none``, ``neutral`` or ``tribal``."""

    @property
    def total(self) -> int:
        """The die with what is added."""
        return self.die + sum(n for _, n in self.shifts)


# -- what there is to show


def _done(view: ChView) -> list[Deed]:
    """What was done in the last player turn and in the running one."""
    return [deed for turn in view.deeds for deed in turn.deeds]


def running(view: ChView) -> AttemptView | None:
    """The attempt in hand, as far as the reader knows it."""
    return view.attempt or (view.own.attempt if view.own is not None else None)


def attempt(view: ChView) -> Attempt | None:
    """The attempt in hand, else the last one that was decided; ``None`` without any."""
    now = running(view)
    if now is not None:
        mine = tuple((m, now.laid[m]) for m in MARKER_IDS if now.laid.get(m))
        religion = RELIGIONS.index(now.religion) if now.religion else -1
        laid = (mine, ()) if now.seat == 0 else ((), mine)
        shifts = tuple((why, n) for why, n in now.modifiers)
        loose = view.control[REGION[now.region]] == 1 - now.seat
        return Attempt(now.seat, REGION[now.region], religion, laid, now.points, shifts, now.differential, loose=loose)
    last = next((deed for deed in reversed(_done(view)) if isinstance(deed, Attempted)), None)
    return decided(last) if last is not None else None


def decided(deed: Attempted) -> Attempt:
    """An attempt whose die has fallen."""
    one, other = (tuple((MARKER_IDS[k], n) for k, n in enumerate(laid) if n) for laid in (deed.laid[0], deed.laid[1]))
    points = points_of(deed.laid[deed.seat], deed.region, deed.religion >= 0)
    return Attempt(
        deed.seat, deed.region, deed.religion, (one, other), points, deed.shifts, deed.differential, deed.die,
        deed.code,
    )  # fmt: skip


def rolls(view: ChView) -> list[Roll]:
    """Who rolls for revolt: dice that may still be rolled again, else those of the last revolt that was decided."""
    if view.revolt is not None:
        return [
            Roll(REGION[slug], die, tuple(revolt_modifiers(view, REGION[slug])), result)
            for slug, die, result in zip(view.revolt.regions, view.revolt.dice, view.revolt.results, strict=True)
        ]
    found: list[Roll] = []
    for turn in reversed(view.deeds):
        for deed in reversed(turn.deeds):
            if isinstance(deed, Revolted):
                if any(roll.region == deed.region for roll in found):
                    return found[::-1]
                found.append(Roll(deed.region, deed.die, deed.shifts, deed.result))
            elif found and isinstance(deed, Attempted):
                return found[::-1]
        if found:
            return found[::-1]
    return []


def treaties(view: ChView) -> list[tuple[TreatyView, str]]:
    """Treaties with their state: in ``force``, ``offered``, or a ``draft`` of the reader's."""
    found = [(treaty, "force") for treaty in view.treaties]
    if view.own is not None:
        found += [(treaty, "offered") for treaty in view.own.offers]
        if view.own.draft and view.seat is not None:
            found.append((TreatyView(0, view.seat, view.own.draft), "draft"))
    return found


# -- attempts


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def _kind(shown: Attempt) -> str:
    return "vassalage" if shown.religion < 0 else "conversion"


def heading(shown: Attempt, words: Words) -> str:
    """Vassalage: Bavaria; or, conversion: Saxony (Christianity)."""
    text = words(f"charlemagne-picture-{_kind(shown)}", region=alt_text.region_name(words, shown.region))
    return f"{text} ({words(f'charlemagne-word-{RELIGIONS[shown.religion]}')})" if shown.religion >= 0 else text


def outcome(shown: Attempt, code: str, words: Words) -> str:
    """What a code of the table means."""
    key = {"C": "won", "N": "loose" if shown.loose else "nothing", "R": "revolt"}.get(code, "nothing")
    return words(f"charlemagne-picture-attempt-{key}")


def shifts_text(shifts: Sequence[tuple[str, int]], words: Words) -> list[str]:
    """Every shift with its reason."""
    return [f"{words(f'charlemagne-picture-shift-{why}')} {_signed(n)}" for why, n in shifts]


def _cards(stage: Stage, laid: Sequence[tuple[str, int]], left: float, top: float, words: Words) -> None:
    """Markers laid down, side by side."""
    wide, high = 68.0, 78.0
    for n, (marker, count) in enumerate(laid[:4]):
        x, y = left + wide / 2 + n * (wide + 8), top + high / 2

        def paint(pen: Brush, marker: str = marker) -> None:
            pen.rect(-wide / 2, -high / 2, wide, high, palette.PARCHMENT, INK, 2, radius=8)
            markers.paint(pen.moved(0, -12, 0.36), marker)

        stage.draw(("laid", marker), x, y, (-wide / 2 - 1, -high / 2 - 1, wide / 2 + 1, high / 2 + 1), paint, 1.5)
        stage.text(x, y + 23, str(count), 30, "black", INK, kind="key")


def draw_attempt(stage: Stage, shown: Attempt, caption: Caption, box: Box) -> None:
    """An attempt: who lays what, what shifts it, and what each die brings."""
    words = caption.words
    panel.frame(stage, box, "attempt")
    conflict.head(stage, box, heading(shown, words), shown.seat)
    wide = box[2] - box[0]
    half = wide / 2
    points = (shown.points, shown.answer)
    for n, seat in enumerate((shown.seat, 1 - shown.seat)):
        left = box[0] + 24 + n * half
        key = "tries" if n == 0 else "guards"
        text = f"{words(f'charlemagne-picture-{key}')}: {alt_text.player(caption, seat)}"
        stage.text(
            left, box[1] + 92, text, 25, "bold", palette.seat_hue(seat), "l", width=half - 44, least=14, kind="note"
        )
        laid = shown.laid[seat]
        known = n == 0 or shown.die or laid
        stage.text(
            left, box[1] + 152, str(points[n]) if known else "?", 58, "black", palette.seat_hue(seat), "l", kind="key"
        )
        if laid:
            _cards(stage, laid, left + 62, box[1] + 112, words)
        else:
            none = words("charlemagne-picture-own-none" if known else "charlemagne-picture-open")
            stage.text(left + 62, box[1] + 152, none, 22, "bold", panel.BROWN, "l", width=half - 130, kind="note")
    # The sum.
    shifts = ", ".join(shifts_text(shown.shifts, words)) or words("charlemagne-picture-shift-none")
    lines = fonts.wrapped(shifts, "bold", 21, wide - 250, 2)
    for k, line in enumerate(lines):
        y = box[1] + 226 + (k - (len(lines) - 1) / 2) * 23
        stage.text(box[0] + 24, y, line, 21, "bold", panel.BROWN, "l", width=wide - 250, least=12, kind="note")
    stage.text(
        box[2] - 84, box[1] + 226, words("charlemagne-picture-differential"), 21, "bold", INK, "r", width=140,
        least=12, kind="note",
    )  # fmt: skip
    stage.text(box[2] - 24, box[1] + 226, str(shown.differential), 46, "black", palette.WAX, "r", width=56, kind="key")
    step = (wide - 40) / 6
    for face in range(1, 7):
        code = shown.result(face)
        seat = shown.seat if code in "CN" else 1 - shown.seat if code == "R" else -1
        fill = mix(palette.PARCHMENT_LIGHT, palette.seat_hue(seat), 0.34 if code != "N" else 0.18)
        conflict.cell(
            stage, box[0] + 20 + step * (face - 0.5), box[1] + 262, step, face, shown.die,
            palette.PARCHMENT_LIGHT if seat < 0 else fill, outcome(shown, code, words),
        )  # fmt: skip


def attempt_text(shown: Attempt, caption: Caption) -> str:
    """An attempt in a sentence or two."""
    words = caption.words
    told = words(
        "charlemagne-picture-alt-attempt", title=heading(shown, words), side=alt_text.side_name(words, shown.seat),
        points=str(shown.points), answer=str(shown.answer), differential=str(shown.differential),
    )  # fmt: skip
    found = [told]
    for seat in (shown.seat, 1 - shown.seat):
        if shown.laid[seat]:
            hand = ", ".join(f"{words(f'charlemagne-piece-{m}')} {n}" for m, n in shown.laid[seat])
            found.append(f"{alt_text.side_name(words, seat)}: {hand}.")
    if shown.shifts:
        found.append(f"{capital(', '.join(shifts_text(shown.shifts, words)))}.")
    if shown.die:
        result = outcome(shown, shown.code, words)
        found.append(words("charlemagne-picture-alt-die", die=shown.die, result=result))
    return " ".join(found)


# -- revolts


def _comes_to(view: ChView, roll: Roll) -> int:
    """The side that a region obeys after its revolt: as things stand before its dice count, as it came after."""
    now = view.control[roll.region]
    return now if view.revolt is None else after_revolt(now, roll.result)


def draw_revolt(stage: Stage, view: ChView, found: Sequence[Roll], caption: Caption, box: Box) -> None:
    """Every region that rolls: its die, what is added, what comes of it."""
    words = caption.words
    panel.frame(stage, box, "revolt")
    title = words("charlemagne-picture-revolt" if view.revolt is None else "charlemagne-picture-revolt-open")
    wide = box[2] - box[0] - 32
    stage.text(box[0] + 28, box[1] + 42, title, 33, "name", INK, "l", width=wide - 140, least=17, kind="title")
    rows = found[:MOST_ROWS]
    high = min(74.0, (box[3] - box[1] - 112) / max(1, len(rows)))
    key = words("charlemagne-picture-revolt-key")
    stage.text(box[0] + 28, box[3] - 23, key, 20, "bold", panel.BROWN, "l", width=wide - 24, least=12, kind="note")
    for n, roll in enumerate(rows):
        _row(
            stage, view, roll, caption, (box[0] + 16, box[1] + 76 + n * high, box[2] - 16, box[1] + 76 + (n + 1) * high)
        )
    if len(found) > len(rows):
        more = words("charlemagne-picture-more", n=len(found) - len(rows))
        stage.text(box[2] - 30, box[1] + 42, more, 20, "bold", panel.BROWN, "r", kind="note")


def _row(stage: Stage, view: ChView, roll: Roll, caption: Caption, box: Box) -> None:
    """A region in revolt."""
    words = caption.words
    wide, high = box[2] - box[0], box[3] - box[1]
    middle, size = (box[1] + box[3]) / 2, min(30.0, high * 0.5)
    now, after = view.control[roll.region], _comes_to(view, roll)
    fill = palette.PARCHMENT_LIGHT
    if roll.result != "none" and (now != after or view.revolt is None):
        fill = mix(fill, palette.seat_hue(1) if after == 1 else pieces.NEUTRAL, 0.32)

    def paint(brush: Brush) -> None:
        brush.rect(0, 2, wide, high - 4, fill, mix(INK, palette.PARCHMENT, 0.4), 1.2, radius=7)

    stage.draw(("revolt-row", wide, high, fill), box[0], box[1], (0, 0, wide, high), paint)
    left = box[0] + 14
    faith = view.religion[roll.region]
    pieces.faith(stage, left + size / 2, middle, size * 1.1, faith, faith != FIRST_RELIGION[roll.region])
    name = capital(words(f"charlemagne-place-{REGION_IDS[roll.region]}"))
    stage.text(
        left + size * 1.4, middle, name, size, "name", INK, "l", width=wide * 0.27 - size * 1.4, least=13, kind="note"
    )
    x = box[0] + wide * 0.35
    conflict.dice(stage, x, middle, roll.die, high * 0.62)
    added = sum(value for _, value in roll.shifts)
    text = f"{_signed(added)} = {roll.total}" if roll.shifts else f"= {roll.total}"
    stage.text(
        x + high * 0.42, middle - (high * 0.18 if roll.shifts else 0), text, size * 0.9, "black", INK, "l",
        width=wide * 0.3, kind="note",
    )  # fmt: skip
    if roll.shifts:
        why = ", ".join(shifts_text(roll.shifts, words))
        stage.text(
            x + high * 0.42, middle + high * 0.22, why, size * 0.62, "bold", panel.BROWN, "l", width=wide * 0.31,
            least=11.2, kind="note",
        )  # fmt: skip
    right = box[2] - 14
    shield = high / 82
    for n, side in enumerate((after, now) if now != after else (after,)):
        at = right - 18 * shield - n * 62 * shield
        pieces.token(stage, at, middle, pieces.Token(side, 0), shield, kind="")
        if n:

            def arrow(brush: Brush) -> None:
                brush.poly([(-9, -8), (6, 0), (-9, 8)], INK)

            stage.draw(("revolt-arrow", shield), at + 31 * shield, middle, (-10, -9, 8, 9), sized(arrow, 0.9))
    result = words(f"charlemagne-picture-revolt-{roll.result}")
    stage.text(
        right - 108 * shield, middle, result, size * 0.84, "bold", INK if roll.result == "none" else palette.WAX, "r",
        width=wide * 0.2, least=12, kind="note",
    )  # fmt: skip


def revolt_text(found: Sequence[Roll], caption: Caption) -> str:
    """The dice of a revolt in words."""
    words = caption.words
    each = [
        words(
            "charlemagne-picture-alt-roll", region=alt_text.region_name(words, roll.region), die=roll.die,
            total=roll.total, result=words(f"charlemagne-picture-revolt-{roll.result}"),
        )
        for roll in found
    ]  # fmt: skip
    return words("charlemagne-picture-alt-revolt", list="; ".join(each)) if each else ""


# -- treaties


def clause_text(clause: Clause, words: Words) -> str:
    """What a clause says its seat does."""
    if clause.kind == "points":
        return words("charlemagne-picture-clause-points", n=clause.amount)
    if clause.kind == "peace":
        return words("charlemagne-picture-clause-peace")
    if clause.kind == "marker":
        return words("charlemagne-picture-clause-marker", what=words(f"charlemagne-piece-{clause.what}"))
    return words(f"charlemagne-picture-clause-{clause.kind}", what=words(f"charlemagne-place-{clause.what}"))


def state_text(treaty: TreatyView, state: str, caption: Caption) -> str:
    """How a treaty stands."""
    name = alt_text.player(caption, treaty.by)
    return caption.words(f"charlemagne-picture-treaty-{state}", name=name)


def _title(treaty: TreatyView, words: Words) -> str:
    return words("charlemagne-picture-treaty", n=str(treaty.number)) if treaty.number else ""


def draw_treaties(view: ChView, caption: Caption, width: int) -> Stage:
    """Every treaty the reader knows: what either side gives or keeps, and how it stands."""
    words = caption.words
    found = treaties(view)
    wide, line, gap = 1200.0, 52.0, 14.0
    blocks = [84 + line * max(1, *(sum(c.seat == s for c in t.clauses) for s in (0, 1))) for t, _ in found]
    high = 100 + sum(blocks) + gap * len(blocks) + 14 if found else 240.0
    scale = width / wide
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    for seat in (0, 1):
        left = 40 + seat * (wide / 2)
        panel.shield(stage, left + 26, 52, seat, 54)
        name = alt_text.player(caption, seat)
        stage.text(left + 66, 52, name, 42, "name", INK, "l", width=wide / 2 - 130, least=20, kind="title")
    if not found:
        stage.text(wide / 2, 160, words("charlemagne-picture-treaty-none"), 34, "bold", panel.BROWN, kind="note")
    top = 100.0
    for (treaty, state), tall in zip(found, blocks, strict=True):
        box = (14.0, top, wide - 14, top + tall)
        fill = palette.PARCHMENT_LIGHT if state == "force" else mix(palette.PARCHMENT_LIGHT, palette.PARCHMENT, 0.8)
        panel.frame(stage, box, f"treaty-{treaty.number}-{state}", fill)
        stage.draw(("sealed",), 54, top + 38, (-28, -28, 28, 28), sized(markers.scroll, 0.46), 1.5)
        text = " · ".join(part for part in (_title(treaty, words), state_text(treaty, state, caption)) if part)
        stage.text(94, top + 38, text, 32, "name", panel.BROWN, "l", width=wide - 140, least=16, kind="title")
        for seat in (0, 1):
            left = 40 + seat * (wide / 2)
            mine = [clause for clause in treaty.clauses if clause.seat == seat]
            for n, clause in enumerate(mine):
                y = top + 88 + n * line
                _clause_sign(stage, left + 22, y, clause)
                stage.text(
                    left + 58, y, clause_text(clause, words), 33, "bold", palette.seat_hue(seat), "l",
                    width=wide / 2 - 110, least=15, kind="note",
                )  # fmt: skip
            if not mine:
                stage.text(left + 12, top + 88, "–", 33, "bold", palette.INK_SOFT, "l", kind="note")
        top += tall + gap
    return stage


def _clause_sign(stage: Stage, x: float, y: float, clause: Clause) -> None:
    """What a clause is about, in a small drawing."""
    key = clause.what if clause.kind == "marker" else {"points": "tribute", "peace": "peace"}.get(clause.kind, "")

    def paint(brush: Brush) -> None:
        if clause.kind == "neutral":
            pieces.paint_token(brush.moved(0, 0, 1.9), pieces.Token(-1, 0))
        elif clause.kind == "peace":
            markers.paint(brush, "military-advance")
            brush.ellipse(0, 0, 46, outline=palette.WAX, width=9)
            brush.line([(-32, 32), (32, -32)], palette.WAX, 9)
        elif clause.kind in ("avoid", "leave"):
            pieces.paint_burg(brush.moved(0, 0, 1.9), False, False, False, False)
            if clause.kind == "leave":
                brush.line([(-6, 0), (40, 0)], palette.WAX, 12)
                brush.poly([(34, -18), (54, 0), (34, 18)], palette.WAX)
            else:
                brush.line([(-34, 34), (34, -34)], palette.WAX, 12)
        else:
            markers.paint(brush, key)

    stage.draw(("clause", clause.kind, key), x, y, (-24, -24, 26, 24), sized(paint, 0.42))


def treaties_text(view: ChView, caption: Caption) -> str:
    """The treaties in words: state, then what either side does."""
    words = caption.words
    found = []
    for treaty, state in treaties(view):
        each = [f"{alt_text.side_name(words, c.seat)}: {clause_text(c, words)}" for c in treaty.clauses]
        head = " ".join(part for part in (_title(treaty, words), f"({state_text(treaty, state, caption)})") if part)
        found.append(f"{head}: {'; '.join(each)}.")
    return " ".join(found)


# -- sheets


def sheet(view: ChView, caption: Caption, width: int, what: str) -> Stage:
    """An attempt or a revolt alone. Raises ``ValueError`` where there is none."""
    wide, high = 900.0, 490.0
    scale = width / wide
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    box = (14.0, 14.0, wide - 14, high - 14)
    if what == "attempt" and (shown := attempt(view)) is not None:
        draw_attempt(stage, shown, caption, box)
    elif what == "revolts" and (found := rolls(view)):
        draw_revolt(stage, view, found, caption, box)
    else:
        raise ValueError(f"there is no {what} to show")
    return stage
