"""What stands around the map: the two houses, what goes on, the cards of the campaign, and the legend."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.roses.board import BLOCK, BLOCK_IDS, BLOCKS, CARDS, HEIRS, HOUSES
from engine.roses.view import RosesView, SeatView
from render.core import fonts, icons, marks, palette
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.cartouche import plaque
from render.core.palette import GOLD, INK, hexed, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.roses import alt_text, blocks, charges, heraldry, signs
from render.roses.terrain import paint_border

BROWN = hexed("#7A3B20")
SEATS: Box = (1258, 108, 1588, 745)
STATUS: Box = (14, 108, 256, 412)
TRACK: Box = (354, 1466, 818, 1588)
LEGEND: Box = (14, 760, 256, 1586)
"""Where the legend may stand; it takes as much of it, from below, as it needs."""
PRINTED = ("yellow", "blue", "red", "supply", "shield", "crown", "city", "cathedral", "port", "haven")
"""Marks that every board has."""
SILVER = hexed("#C9CCD2")


def frame(stage: Stage, box: Box, name: str, accent: palette.Colour | None = None) -> None:
    """A panel over the sea, with a bar of a house's colour at its left edge if asked."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top

    def paint(brush: Brush) -> None:
        plaque(brush, wide, high)
        if accent:
            brush.rect(7, 7, 10, high - 14, accent, mix(accent, INK, 0.5), 1, radius=4)

    stage.draw(("frame", name, box, accent), left, top, (-2, -2, wide + 2, high + 2), paint, shadow=2)


def rose(stage: Stage, x: float, y: float, seat: int, size: float) -> None:
    """A house's rose, ``size`` units wide."""
    half = size / 2 + 1
    draw = sized(charges.house_rose, size / 100, seat)
    stage.draw(("rose", seat, size), x, y, (-half, -half, half, half), draw)


# -- the houses


def tally_sign(brush: Brush, which: str, seat: int) -> None:
    """The sign over a number, in a box of 40 x 40: cards, block, sleeping block, map."""
    if which == "hand":
        for lean in (-7, 0, 7):
            brush.rect(lean - 9, -14 + abs(lean) * 0.3, 18, 27, mix(palette.VELLUM, GOLD, 0.12), INK, 1.6, radius=3)
        brush.rect(-5.5, -9, 11, 17, None, GOLD, 1.4, radius=2)
    elif which == "map":
        folds = ((-17, -11), (-6, -15), (6, -11), (17, -15), (17, 11), (6, 15), (-6, 11), (-17, 15))
        brush.poly(folds, palette.PARCHMENT_DARK, INK, 2)
        brush.line([(-6, -15), (-6, 11)], INK, 1.4)
        brush.line([(6, -11), (6, 15)], INK, 1.4)
    else:
        body = blocks.FIELD[seat] if which == "pool" else mix(blocks.FIELD[seat], palette.STONE_DARK, 0.55)
        if which == "pool":
            brush.rect(-12, -13, 24, 26, body, blocks.EDGE[seat], 2.2, radius=3)
        else:
            brush.poly([(-17, 3), (-9, -6), (17, -6), (9, 3)], mix(body, palette.WHITE, 0.3), blocks.EDGE[seat], 1.8)
            brush.rect(-17, 3, 26, 9, body, blocks.EDGE[seat], 1.8)


def on_map(view: RosesView, seat: int) -> int:
    """Blocks of a seat on the map, exile and Man included, and a prisoner."""
    return sum((area.lancaster, area.york)[seat] for area in view.areas)


def _heir(brush: Brush, block: str, seat: int, state: str, head: str) -> None:
    """An heir's medallion in a box of 60 x 62: arms, rank, crown; crossed out when it is dead or serves the enemy."""
    heraldry.arms(brush.moved(0, 0, 0.4), blocks.arms_key(block))
    if state in ("dead", "gone"):
        brush.line([(-22, -24), (22, 24)], INK, 5)
        brush.line([(22, -24), (-22, 24)], INK, 5)
    rank = BLOCKS[BLOCK[block]].heir_rank
    brush.ellipse(-18, 18, 11, fill=GOLD if state == "alive" else palette.STONE, outline=INK, width=1.6)
    brush.text(-18, 18.4, str(rank), 18, "black")
    if head:
        icons.crown(brush.moved(0, -24, 0.28), GOLD if head == "king" else SILVER)


def heir_state(seat: SeatView, block: str) -> str:
    """How an heir is: alive, minor, dead, or gone to the other house."""
    if block in seat.minors:
        return "minor"
    if block in seat.heirs:
        return "alive"
    return "dead" if block in seat.dead else "gone"


def heirs(stage: Stage, view: RosesView, seat: SeatView, left: float, y: float, room: float, words: Words) -> None:
    """The five heirs in the order of succession: alive, minor, dead, or serving the enemy."""
    step = room / 5
    for index, number in enumerate(HEIRS[seat.seat]):
        block = BLOCK_IDS[number]
        state = heir_state(seat, block)
        head = ("king" if seat.royal else "pretender") if block == seat.head else ""
        x = left + step * (index + 0.5)

        def paint(brush: Brush, block: str = block, state: str = state, head: str = head) -> None:
            _heir(brush, block, seat.seat, state, head)
            if state != "alive":
                fog = 150 if state == "minor" else 120
                veil = brush.image.getchannel("A").point([round(v * fog / 255) for v in range(256)])
                brush.image.paste((*palette.PARCHMENT_LIGHT, 255), (0, 0), veil)
            if state in ("dead", "gone"):
                brush.line([(-20, -22), (20, 22)], palette.WAX, 5)
                brush.line([(20, -22), (-20, 22)], palette.WAX, 5)

        stage.draw(("heir", block, state, head), x, y, (-30, -38, 30, 31), paint, kind="heir", what=block)
        name = blocks_short(block, words)
        stage.text(
            x,
            y + 40,
            name,
            15,
            "bold",
            INK if state == "alive" else palette.INK_SOFT,
            width=step - 3,
            least=11,
            kind="panel",
        )


def blocks_short(block: str, words: Words) -> str:
    """A block's short name."""
    return words(f"roses-picture-short-{blocks.stem(block)}")


def seat_card(stage: Stage, view: RosesView, seat: SeatView, caption: Caption, box: Box) -> None:
    """A house: who plays it, its head, its numbers, its heirs, its card."""
    words = caption.words
    left, top, right, _ = box
    n = seat.seat
    frame(stage, box, "seat", blocks.FIELD[n] if n == 0 else hexed("#FFFDF5"))
    rose(stage, left + 54, top + 44, n, 62)
    name = fonts.shown_names(caption.names)[n]
    waits = view.phase != "over" and n in view.acting
    room = right - left - (146 if waits else 108)
    stage.text(left + 96, top + 28, name, 31, "name", INK, "l", width=room, least=22, kind="name")
    title = words("roses-picture-king" if seat.royal else "roses-picture-pretender")
    head = blocks_short(seat.head, words) if seat.head else words("roses-picture-no-king")
    line = f"{words(f'roses-house-{HOUSES[n]}')}"
    stage.text(
        left + 96, top + 56, line, 19, "bold", palette.INK_SOFT, "l", width=right - left - 108, least=14, kind="panel"
    )
    if seat.royal or seat.head:
        draw = sized(icons.crown, 0.26, GOLD if seat.royal else SILVER)
        stage.draw(("head", seat.royal), left + 108, top + 80, (-14, -13, 14, 12), draw)
    stage.text(
        left + 128,
        top + 81,
        f"{title}: {head}",
        21,
        "bold",
        BROWN,
        "l",
        width=right - left - 140,
        least=14,
        kind="panel",
    )
    if waits:
        stage.draw(("turn",), right - 26, top + 26, (-18, -18, 18, 18), waiting, 1.5)
    step = (right - left - 24) / 4
    columns = (("hand", seat.hand), ("map", on_map(view, n)), ("pool", seat.pool), ("spent", seat.spent))
    for index, (which, count) in enumerate(columns):
        x = left + 18 + step * (index + 0.5)
        stage.draw(("tally", which, n), x - 23, top + 126, (-18, -18, 18, 18), sized(tally_sign, 0.78, which, n))
        stage.text(x + 15, top + 126, str(count), 44, "black", kind="key")
        stage.text(
            x,
            top + 158,
            words(f"roses-picture-{which}"),
            16,
            "bold",
            palette.INK_SOFT,
            width=step - 3,
            least=11,
            kind="panel",
        )
    heirs(stage, view, seat, left + 14, top + 208, right - left - 24, words)
    y = top + 284
    card = words("roses-picture-card")
    wide = stage.text(left + 26, y, card, 19, "bold", palette.INK_SOFT, "l", kind="panel", width=110)
    if seat.card:
        shown, paint = words(f"roses-piece-{seat.card}"), BROWN
    elif seat.ready:
        shown, paint = words("roses-picture-face-down"), INK
    else:
        shown, paint = words("roses-picture-no-card"), palette.INK_SOFT
    stage.text(
        left + 36 + wide, y, shown, 25, "name", paint, "l", width=right - left - wide - 50, least=15, kind="panel"
    )


def waiting(brush: Brush) -> None:
    brush.ellipse(0, 0, 17, fill=palette.PARCHMENT_LIGHT, outline=INK, width=2)
    icons.hourglass(brush.moved(0, 0, 0.23))


def seats(stage: Stage, view: RosesView, caption: Caption) -> None:
    """Both houses, Lancaster over York."""
    left, top, right, bottom = SEATS
    high = (bottom - top - 6) / 2
    for seat in view.seats:
        start = top + seat.seat * (high + 6)
        seat_card(stage, view, seat, caption, (left, start, right, start + high))


# -- what goes on


def news(view: RosesView, caption: Caption) -> list[tuple[str, palette.Colour]]:
    """What else everybody should know, the most pressing first."""
    words = caption.words
    names = fonts.shown_names(caption.names)
    lines: list[tuple[str, palette.Colour]] = []
    if view.battles and view.battle is None:
        where = ", ".join(alt_text.area_name(words, area) for area in view.battles)
        lines.append((f"{words('roses-picture-battles')}: {where}", palette.WAX))
    if view.losses:
        where = ", ".join(f"{alt_text.area_name(words, area)}\u00a0{count}" for area, count in view.losses.items())
        lines.append((f"{words('roses-picture-losses')}: {where}", palette.WAX))
    if view.treason >= 0:
        lines.append((f"{words('roses-picture-treason')}: {names[view.treason]}", BROWN))
    if view.prisoner:
        who = f"{alt_text.block_name(words, view.prisoner)}, {alt_text.area_name(words, view.prison)}"
        lines.append((f"{words('roses-picture-prisoner')}: {who}", INK))
    if view.first >= 0 and view.phase != "over":
        lines.append((f"{words('roses-picture-first')}: {names[view.first]}", palette.INK_SOFT))
    return lines


def status(stage: Stage, view: RosesView, caption: Caption) -> None:
    """The phase, who is on turn, points left, the event, battles, losses, the prisoner; as high as it must be."""
    words = caption.words
    left, top, right, bottom = STATUS
    room = right - left - 28
    names = fonts.shown_names(caption.names)
    acting = view.acting if view.phase != "over" else [view.winner]
    action = view.action
    told = [
        (part, paint, index == 0)
        for text, paint in news(view, caption)
        for index, part in enumerate(fonts.wrapped(text, "bold", 20, room, 3))
    ]
    high = 58 + 44 * len(acting) + (72 if action is not None else 0)
    told = told[: int((bottom - top - high - 14) // 25)]
    high += len(told) * 25 + 4 * sum(first for *_, first in told) + (12 if told else 0)
    frame(stage, (left, top, right, top + high), "status")
    x, y = left + 14, top + 32
    title = words(f"roses-picture-phase-{alt_text.phase(view)}")
    stage.text(
        x,
        y,
        title,
        30,
        "name",
        BROWN,
        "l",
        width=room,
        least=18,
        kind="panel",
    )
    y += 44
    for seat in acting:
        rose(stage, x + 20, y, seat, 42)
        stage.text(x + 48, y, names[seat], 26, "name", INK, "l", width=room - 50, least=15, kind="panel")
        y += 44
    if action is not None:
        points = words("roses-picture-ap")

        def disc(brush: Brush) -> None:
            brush.ellipse(0, 0, 30, fill=GOLD, outline=INK, width=2.4)
            brush.ellipse(0, 0, 25, outline=mix(GOLD, INK, 0.4), width=1.4)
            brush.text(0, 1, str(action.ap), 46, "black")

        stage.draw(("ap", action.ap), x + 32, y + 12, (-32, -32, 32, 32), disc, 1.5, "key", str(action.ap))
        middle = y - 2 if action.event else y + 12
        stage.text(x + 74, middle, points, 20, "bold", INK, "l", width=room - 76, least=13, kind="panel")
        if action.event:
            event = words(f"roses-piece-{action.event}")
            stage.text(x + 74, y + 26, event, 24, "name", palette.WAX, "l", width=room - 76, least=15, kind="panel")
        y += 72
    y -= 10
    for text, paint, first in told:
        y += 29 if first else 25
        stage.text(x, y - 15, text, 20, "bold", paint, "l", width=room, least=13, kind="panel")


# -- the cards of the campaign


def _event_sign(brush: Brush, card: str, paint: palette.Colour = INK) -> None:
    """An event's sign in a box of 100 x 100 around the origin."""
    if card == "force_march":
        for x in (-34, -4, 26):
            brush.line([(x, -30), (x + 24, 0), (x, 30)], paint, 12)
    elif card == "muster":
        brush.line([(-24, 44), (-24, -44)], paint, 9)
        brush.poly([(-20, -42), (38, -30), (14, -16), (38, 0), (-20, -4)], palette.WAX, paint, 4)
    elif card == "piracy":
        brush.poly([(-42, 14), (42, 14), (28, 38), (-28, 38)], paint)
        brush.line([(0, 14), (0, -44)], paint, 8)
        brush.poly([(6, -40), (36, 4), (6, 4)], paint)
        brush.poly([(-6, -34), (-30, 4), (-6, 4)], mix(paint, palette.PARCHMENT_LIGHT, 0.4))
    elif card == "plague":
        brush.ellipse(0, -10, 30, 28, fill=paint)
        brush.rect(-15, 8, 30, 24, paint, radius=4)
        for x in (-11, 11):
            brush.ellipse(x, -8, 8, fill=palette.PARCHMENT_LIGHT)
        brush.poly([(0, 2), (-5, 12), (5, 12)], palette.PARCHMENT_LIGHT)
        for x in (-7, 0, 7):
            brush.line([(x, 20), (x, 32)], palette.PARCHMENT_LIGHT, 3)
    elif card == "surprise":
        icons.star(brush.moved(0, 0), palette.WAX, 8, 46, 0.5)
        brush.rect(-5, -24, 10, 28, palette.PARCHMENT_LIGHT, radius=4)
        brush.ellipse(0, 16, 6.5, fill=palette.PARCHMENT_LIGHT)
    else:
        brush.line([(0, -44), (0, 22)], paint, 11)
        brush.poly([(-7, 18), (7, 18), (0, 46)], paint)
        brush.line([(-22, -16), (22, -16)], paint, 10)
        brush.ellipse(0, -44, 9, fill=palette.WAX)


def card_face(brush: Brush, card: str, wide: float, high: float) -> None:
    """A card's face in a box around the origin: its points, and the sign of an event."""
    kind = CARDS[card]
    fill = palette.PARCHMENT_LIGHT if not kind.event else mix(palette.PARCHMENT_LIGHT, GOLD, 0.34)
    brush.rect(-wide / 2, -high / 2, wide, high, fill, INK, 2, radius=wide * 0.12)
    if kind.event:
        _event_sign(brush.moved(0, -high * 0.14, wide / 150), card)
        brush.text(0, high * 0.3, str(kind.ap), wide * 0.46, "black", BROWN)
    else:
        brush.text(0, 0, str(kind.ap), wide * 0.95, "black", INK)


def track(stage: Stage, view: RosesView, words: Words) -> None:
    """The seven turns of the campaign with the cards both houses played."""
    left, top, right, _ = TRACK
    frame(stage, TRACK, "track")
    start, step = left + 62.0, (right - left - 72) / 7
    for seat in (0, 1):
        rose(stage, left + 36, top + 50 + seat * 44, seat, 38)
    for turn in range(1, 8):
        x = start + step * (turn - 0.5)
        now = turn == view.turn and view.phase != "over"

        def cell(brush: Brush, turn: int = turn, now: bool = now) -> None:
            brush.rect(
                -step / 2 + 2,
                -10,
                step - 4,
                112,
                GOLD if now else palette.PARCHMENT,
                INK,
                1.6 if now else 0.8,
                radius=6,
            )
            brush.text(0, 3, str(turn), 22, "black", INK)

        stage.draw(("turn-cell", turn, now, step), x, top + 14, (-step / 2, -12, step / 2, 104), cell)
        stage.note("panel", str(turn), (x - 8, top + 8, x + 8, top + 26), 22)
        for house in view.seats:
            if turn > len(house.played):
                continue
            y, card = top + 50 + house.seat * 44, house.played[turn - 1]

            def paint(brush: Brush, card: str = card) -> None:
                small_card(brush, card)

            stage.draw(("small-card", card), x, y, (-22, -20, 22, 20), paint, kind="card", what=card)


def small_card(brush: Brush, card: str) -> None:
    """A played card in a box of 40 x 36: points, or the sign of the event."""
    kind = CARDS[card]
    brush.rect(-20, -18, 40, 36, palette.PARCHMENT_LIGHT, INK, 1.8, radius=5)
    if kind.event:
        _event_sign(brush.moved(-6, 0, 0.26), card)
        brush.text(12, 0, str(kind.ap), 20, "black", BROWN)
    else:
        brush.text(0, 0.5, str(kind.ap), 33, "black", INK)


# -- the legend


def _sample(brush: Brush, colour: str) -> None:
    paint_border(brush, colour, tuple((float(step * 4 - 24), 0.0) for step in range(13)))


def arrow(brush: Brush, seat: int, main: bool) -> None:
    """An arrow to the right, about 60 long, in a house's colour; a main attack's has a gold rim and is stouter."""
    half = 9.0 if main else 6.0
    shape = [(-28, -half), (2, -half), (2, -half * 2.3), (28, 0), (2, half * 2.3), (2, half), (-28, half)]
    if main:
        brush.poly(shape, GOLD, GOLD, 9)
    brush.poly(shape, blocks.FIELD[seat], blocks.EDGE[seat], 2.6)


def supply_mark(brush: Brush, count: int, over: bool) -> None:
    """An ear of wheat and how many blocks it feeds, in a box of 30 x 24; white on red when more are there."""
    fill, paint = (palette.WAX, palette.WHITE) if over else (palette.PARCHMENT_LIGHT, INK)
    brush.rect(-15, -12, 30, 24, fill, INK, 1.4, radius=6)
    corn = GOLD if over else palette.GOLD_DARK
    brush.line([(-8, 10), (-8, -3)], corn, 1.6)
    for y in (-7, -2.5, 2):
        brush.ellipse(-10.4, y, 2.6, 2.2, fill=corn)
        brush.ellipse(-5.6, y, 2.6, 2.2, fill=corn)
    brush.text(5.5, 0.5, str(count), 22, "black", paint)


def _used(brush: Brush) -> None:
    brush.ellipse(0, 0, 15, fill=palette.PARCHMENT_LIGHT, outline=blocks.EDGE[0], width=2.4)
    brush.text(0, 0.5, "2", 23, "black", INK)


def _active(brush: Brush) -> None:
    brush.rect(-18, -16, 36, 32, None, INK, 5.6, radius=8)
    brush.rect(-17, -15, 34, 30, None, GOLD, 3.6, radius=7)


def _tray(brush: Brush) -> None:
    brush.line([(-22, 12), (8, -2)], INK, 3)
    brush.ellipse(-22, 12, 5, fill=INK)
    brush.rect(-4, -16, 28, 26, palette.PARCHMENT, INK, 2, radius=5)


def _heir_sample(brush: Brush, minor: bool) -> None:
    heraldry.arms(brush.moved(0, 0, 0.3), blocks.arms_key(BLOCK_IDS[HEIRS[0][1]]))
    fog = brush.image.getchannel("A").point([round(v * (150 if minor else 120) / 255) for v in range(256)])
    brush.image.paste((*palette.PARCHMENT_LIGHT, 255), (0, 0), fog)
    if not minor:
        brush.line([(-15, -17), (15, 17)], palette.WAX, 4)
        brush.line([(15, -17), (-15, 17)], palette.WAX, 4)


def _bars(brush: Brush) -> None:
    brush.rect(-15, -15, 30, 30, palette.PARCHMENT, INK, 1.6, radius=3)
    for x in (-9, 0, 9):
        brush.line([(x, -17), (x, 17)], INK, 2.6)


def _own(brush: Brush) -> None:
    brush.rect(-18, -16, 36, 32, blocks.FIELD[0], blocks.EDGE[0], 1.6, radius=4)
    for x in (-10, 0, 10):
        brush.poly([(x - 4.4, -9), (x, -13.4), (x + 4.4, -9), (x, -4.6)], GOLD, INK, 1)
    brush.rect(-15, -3, 30, 17, palette.PARCHMENT_LIGHT, None, 1, radius=2)
    brush.text(0, 5.6, "B3", 17, "black", INK)


def _moved(brush: Brush) -> None:
    brush.rect(-18, -16, 36, 32, GOLD, INK, 1.2, radius=6)
    brush.rect(-14, -12, 28, 24, blocks.FIELD[0], blocks.EDGE[0], 1.6, radius=4)


def _event(brush: Brush, card: str) -> None:
    brush.rect(-16, -15, 32, 30, palette.PARCHMENT_LIGHT, INK, 1.6, radius=4)
    _event_sign(brush.moved(0, 0, 0.25), card)


def legend(stage: Stage, words: Words, used: Collection[str]) -> None:
    """Lower left: borders and how many blocks may cross, the signs, and of the other marks those in use, events that
    were played by the name of their card."""
    left, most, right, bottom = LEGEND
    rows: list[tuple[str, Callable[[Brush], None]]] = [
        ("yellow", sized(_sample, 1, "yellow")),
        ("blue", sized(_sample, 1, "blue")),
        ("red", sized(_sample, 1, "red")),
        ("supply", sized(supply_mark, 1.2, 4, False)),
        ("over", sized(supply_mark, 1.2, 4, True)),
        ("shield", sized(signs.paint, 0.86, "shield", "Warwick")),
        ("crown", sized(signs.paint, 1, "crown", "")),
        ("city", sized(signs.paint, 0.86, "city", "")),
        ("cathedral", sized(signs.paint, 0.8, "cathedral", "")),
        ("port", sized(signs.paint, 1, "port", "")),
        ("haven", sized(signs.paint, 1, "haven", "")),
        ("stack", sized(blocks.paint_stack, 0.5, 0, 3)),
        ("own", _own),
        ("moved", _moved),
        ("tray", _tray),
        ("prisoner", _bars),
        ("waiting", sized(waiting, 0.9)),
        ("minor", sized(_heir_sample, 1, True)),
        ("dead", sized(_heir_sample, 1, False)),
        ("battle", sized(icons.clash, 0.36)),
        ("entry", sized(arrow, 0.8, 0, False)),
        ("main", sized(arrow, 0.8, 0, True)),
        ("used", _used),
        ("active", _active),
        ("changed", marks.sample),
    ]
    rows = [(key, paint) for key, paint in rows if key in PRINTED or key in used]
    rows += [(card, sized(_event, 1, card)) for card in CARDS if card in used]
    top = max(most, min(bottom - 516, bottom - 52 - 31 * len(rows)))
    frame(stage, (left, top, right, bottom), "legend")
    title = words("roses-picture-legend")
    stage.text(left + 14, top + 26, title, 25, "name", BROWN, "l", width=right - left - 28, kind="panel")
    step = (bottom - top - 52) / len(rows)
    size = min(18.0, step * 0.5)
    for index, (key, paint) in enumerate(rows):
        y = top + 46 + step * (index + 0.5)
        drop = 8 if key in ("shield", "city") else 0
        stage.draw(("legend-sign", key, paint), left + 42, y + drop, (-30, -24, 30, 24), paint)
        kind = f"roses-piece-{key}" if key in CARDS else f"roses-picture-legend-{key}"
        text = words("render-legend-changed" if key == "changed" else kind)
        parts = fonts.wrapped(text, "bold", size, right - left - 92, 2)
        for line, part in enumerate(parts):
            at = y + (line - (len(parts) - 1) / 2) * (size + 1)
            stage.text(left + 80, at, part, size, "bold", INK, "l", width=right - left - 88, least=12, kind="panel")
