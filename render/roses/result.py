"""Who counts for whom: the support of both houses, and at the end of a game who won and why."""

from __future__ import annotations

import dataclasses

from engine.roses.analysis import captive, london, most, supports
from engine.roses.board import AREA, BLOCK, COUNTS
from engine.roses.view import RosesView
from render.core import encode, fonts, icons, palette, parchment
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.cartouche import heading, plaque
from render.core.palette import GOLD, INK, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.roses import alt_text, blocks, charges, panel

WIDTH, HEIGHT = 1200.0, 1180.0


@dataclasses.dataclass(frozen=True, slots=True)
class Tally:
    """A house's support (8.2)."""

    blocks: int
    """How many blocks count."""
    london: int
    """1 where London counts for the house, else 0."""
    prisoner: int
    """1 where a prisoner counts for the house, else 0."""
    exact: bool
    """Whether the viewer can know it; else it is the most there can be."""
    where: tuple[tuple[str, int], ...]
    """(area, blocks) that count."""

    @property
    def total(self) -> int:
        """What the house has, or at most has."""
        return self.blocks + self.london + self.prisoner


def tally(view: RosesView, seat: int) -> Tally:
    """The support of a house as the viewer can reckon it, or as it was when the throne was counted just now.

    Once the levies have gone home every block on the map is a noble, an heir or a church, and the public counts are
    exact; before that, and when a house without heirs ends the game in a battle, they are the most there can be, save
    for one's own side.
    """
    if view.support:
        counted = view.support[seat]
        return Tally(
            sum(count for _, count in counted.where), counted.london, counted.prisoner, True, tuple(counted.where)
        )
    spread: list[tuple[str, int]] = []
    mine: dict[str, int] | None = None
    if view.own is not None and view.seat == seat:
        mine = {}
        for own in view.own.blocks:
            if supports(BLOCK[own.block], AREA.get(own.place, -1)) and own.block != view.prisoner:
                mine[own.place] = mine.get(own.place, 0) + 1
    for area in view.areas:
        held = (area.lancaster, area.york)[seat]
        count = held if mine is None else mine.get(area.area, 0)
        if count and COUNTS[AREA[area.area]]:
            spread.append((area.area, count))
    home = view.phase == "political" or (view.winner >= 0 and reason(view) == "throne")
    exact = mine is not None or home
    blocks = sum(count for _, count in spread)
    known = blocks if exact else min(blocks, most(view, seat))
    return Tally(known, int(london(view, seat)), int(captive(view, seat)), exact, tuple(spread))


def reason(view: RosesView) -> str:
    """Why the winner won: heirs (the other house has none left) or throne."""
    return "throne" if view.seats[1 - view.winner].heirs else "heirs"


def decided(view: RosesView) -> str:
    """The same as a sentence's key, a tie for the throne told apart (8.2)."""
    tied = tally(view, 0).total == tally(view, 1).total
    return "tie" if reason(view) == "throne" and tied else reason(view)


def _column(stage: Stage, view: RosesView, seat: int, caption: Caption, left: float, wide: float, top: float) -> None:
    words = caption.words
    own = view.seats[seat]
    won = view.winner == seat
    high = HEIGHT - top - 30

    def paint(brush: Brush) -> None:
        plaque(brush, wide, high, mix(palette.PARCHMENT_LIGHT, GOLD, 0.3) if won else palette.PARCHMENT_LIGHT)
        brush.rect(7, 7, wide - 14, 12, blocks.FIELD[seat], blocks.EDGE[seat], 1.4, radius=5)

    stage.draw(("support", seat, won, wide, high), left, top, (-2, -2, wide + 2, high + 2), paint, shadow=2)
    panel.rose(stage, left + 74, top + 84, seat, 100)
    names = fonts.shown_names(caption.names)
    x = left + 138
    stage.text(x, top + 56, names[seat], 38, "name", INK, "l", width=wide - 160, least=22, kind="name")
    house = words(f"roses-house-{('lancaster', 'york')[seat]}")
    stage.text(x, top + 98, house, 34, "bold", palette.INK_SOFT, "l", width=wide - 160, least=20, kind="note")
    title = words("roses-picture-king" if own.royal else "roses-picture-pretender")
    head = panel.blocks_short(own.head, words) if own.head else words("roses-picture-no-king")
    paint_crown = sized(icons.crown, 0.3, GOLD if own.royal else panel.SILVER)
    stage.draw(("result-head", own.royal), x - 12, top + 142, (-16, -15, 16, 14), paint_crown)
    stage.text(
        x + 12, top + 144, f"{title}: {head}", 34, "bold", panel.BROWN, "l", width=wide - 170, least=20, kind="note"
    )
    panel.heirs(stage, view, own, left + 20, top + 222, wide - 40, words)
    y = top + 316
    found = tally(view, seat)
    rows = [("support-blocks" if found.exact else "support-atmost", found.blocks), ("support-london", found.london)]
    if view.prisoner:
        rows.append(("support-prisoner", found.prisoner))
    for key, count in rows:
        stage.text(
            left + 30, y, words(f"roses-picture-{key}"), 34, "bold", INK, "l", width=wide - 130, least=20, kind="note"
        )
        stage.text(left + wide - 44, y, str(count), 40, "black", INK, "r", kind="note")
        y += 46
    brush = stage.brush
    brush.line([(left + 28, y - 14), (left + wide - 28, y - 14)], mix(INK, palette.PARCHMENT, 0.3), 2.4)
    word = "support-total" if found.exact else "support-most"
    stage.text(
        left + 30,
        y + 24,
        words(f"roses-picture-{word}"),
        36,
        "name",
        panel.BROWN,
        "l",
        width=wide - 160,
        least=18,
        kind="note",
    )
    stage.text(left + wide - 40, y + 24, str(found.total), 64, "black", INK, "r", kind="key")
    y += 82
    _where(stage, found, seat, caption.words, (left + 30, y, wide - 60, HEIGHT - 48 - y))


def _where(stage: Stage, found: Tally, seat: int, words: Words, box: Box) -> None:
    """A rose for every block that counts, area by area, the strongest first; ``box``: left, top, width, height."""
    left, top, wide, high = box
    columns = 1 if len(found.where) <= 8 else 2
    step = min(42.0, high / max(1, -(-len(found.where) // columns)))
    room = wide / columns
    for index, (area, count) in enumerate(sorted(found.where, key=lambda each: -each[1])):
        x, y = left + (index % columns) * room, top + (index // columns + 0.5) * step
        name = alt_text.area_name(words, area)
        letters = 34 if columns == 1 else 24
        stage.text(
            x,
            y,
            name,
            letters,
            "bold",
            palette.INK_SOFT,
            "l",
            width=room * 0.42,
            least=13,
            kind="note",
        )
        start = x + room * 0.44
        size = min(34.0, step - 3, (room * 0.54) / count)
        for number in range(count):
            panel.rose(stage, start + size * (number + 0.5), y, seat, size)


def compose(view: RosesView, caption: Caption, width: int) -> Stage:
    """The sheet: the winner over both houses' columns, or, while the game goes on, how the support stands."""
    words = caption.words
    over = view.winner >= 0
    scale = width / WIDTH
    stage = Stage(parchment.ground(width, round(HEIGHT * scale)), scale)
    title = words("roses-picture-result-title" if over else "roses-picture-support")
    heading(stage, fonts.printable(caption.title), words("roses-picture-game"), title, "", (20, WIDTH - 20, 62))
    top = 128.0
    if over:
        seat = view.winner

        def paint(brush: Brush) -> None:
            charges.house_rose(brush.moved(0, 22, 1.1), seat)
            icons.crown(brush.moved(0, -52, 0.72))

        text, size = fonts.fit(
            words("roses-picture-winner", name=alt_text.player(caption, seat)), "name", 46, WIDTH - 300, 24
        )
        wide = fonts.text_width(text, "name", size)
        start = WIDTH / 2 - (wide + 150) / 2
        stage.draw(("victor", seat), start + 60, 206, (-70, -96, 70, 84), paint, shadow=2)
        stage.text(start + 150, 192, text, size, "name", panel.BROWN, "l", kind="key")
        why = words(f"roses-picture-reason-{decided(view)}")
        stage.text(start + 150, 238, why, 34, "bold", INK, "l", width=WIDTH - start - 190, least=20, kind="note")
        top = 312.0
    column = (WIDTH - 80 - 24) / 2
    for seat in (0, 1):
        _column(stage, view, seat, caption, 40 + seat * (column + 24), column, top)
    return stage


def alt(view: RosesView, caption: Caption) -> str:
    """The end of a game in words."""
    words = caption.words
    parts = [
        words(
            "roses-picture-alt-result",
            title=fonts.printable(caption.title),
            winner=words("roses-picture-winner", name=alt_text.player(caption, view.winner)),
        ),
        words(f"roses-picture-reason-{decided(view)}"),
    ]
    if reason(view) == "throne":
        parts.append(
            ", ".join(
                f"{alt_text.house_name(words, seat)}: {words('roses-picture-support')} {tally(view, seat).total}"
                for seat in (0, 1)
            )
            + "."
        )
    parts += [alt_text.seat_line(view, seat, caption) for seat in view.seats]
    return encode.shortened(" ".join(parts))


def support_alt(view: RosesView, caption: Caption) -> str:
    """Who counts for whom, in words."""
    words = caption.words
    shown = []
    for seat in (0, 1):
        found = tally(view, seat)
        word = words("roses-picture-support-total" if found.exact else "roses-picture-support-most")
        where = ", ".join(f"{alt_text.area_name(words, area)} {count}" for area, count in found.where)
        shown.append(f"{alt_text.house_name(words, seat)}: {word} {found.total}{f' ({where})' if where else ''}")
    return encode.shortened(words("roses-picture-alt-support", list="; ".join(shown)))
