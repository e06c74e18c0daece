"""A family's sheet: its Nobles, its captives, and what it has.

Nobles are heraldic portraits with titles, servants and signs; beside them the sheet has the card in its slot,
treasures, pigeons, and what it has in reserve.
"""

from __future__ import annotations

from engine.fief.game_data import CITY, FAMILIES, N
from engine.fief.views.view import FamilyView, FiefView, NobleView
from render.core import fonts, icons, palette, phone
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.palette import GOLD, INK, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.fief import assembly, cards, layout, panel, pieces
from render.fief.private import site_text
from render.fief.words import capital, family_name, family_player, piece, place, title_name

WIDE = 1200.0
TOP = 150.0
ROW = 244.0
"""Height of a Noble's row."""
SIZE = 34.0
"""What is eleven pixels high where the sheet is 400 wide."""


def number(view: FiefView, slug: str) -> int:
    """The family that a colour names, -1 for none."""
    return FAMILIES.index(slug) if slug in FAMILIES[: len(view.families)] else -1


def title_line(noble: NobleView, words: Words) -> str:
    """All titles of a Noble."""
    return capital(", ".join(title_name(words, title) for title in noble.titles))


def where_text(view: FiefView, noble: NobleView, words: Words) -> str:
    """Where a Noble is, or who holds them."""
    if noble.captor is not None:
        holder = noble.captor.noble
        who = piece(words, holder) if holder else words(f"fief-picture-held-{noble.captor.kind}")
        return words("fief-picture-held", who=who, n=noble.ransom)
    if noble.place in CITY:
        return site_text(words, noble.place, noble.site)
    return place(words, noble.place) if noble.place else words("fief-picture-nowhere")


def _noble(stage: Stage, view: FiefView, noble: NobleView, caption: Caption, top: float) -> None:
    """A Noble's row: portrait, name, titles, place and servant, and the signs of what they have."""
    words = caption.words
    wide, high = WIDE - 28, ROW - 8
    hue = palette.seat_hue(noble.family)
    held = noble.captor is not None

    def paint(brush: Brush) -> None:
        brush.rect(0, 0, wide, high, palette.PARCHMENT_LIGHT, INK, 2.4, radius=12)
        brush.rect(6, 6, wide - 12, high - 12, None, hue, 4, radius=8)

    stage.draw(("noble-row", noble.family), 14, top, (-2, -2, wide + 2, high + 2), paint, 2.4)
    x, y = 114.0, top + high / 2 + 6
    assembly.portrait(stage, x, y, noble.slug, noble.family, layout.rank_of(noble), 1.4)
    if held:

        def bars(brush: Brush) -> None:
            for dx in (-44, -15, 15, 44):
                brush.line([(dx, -86), (dx, 86)], INK, 6)
            brush.line([(-66, -38), (66, -38)], INK, 5)
            brush.line([(-66, 44), (66, 44)], INK, 5)

        stage.draw(("gaol",), x, y, (-72, -92, 72, 92), bars)
    signs = _signs(noble, words)
    step = min(42.0, (high - 24) / len(signs))
    for n, (kind, text) in enumerate(signs):
        sy = top + 12 + step * (n + 0.5)
        if kind == "votes":
            stage.draw(("votes", 0.32), 838, sy, (-16, -18, 16, 18), sized(panel.ballot, 0.32), 1)
        else:
            pieces.sign(stage, 838, sy, kind, 32)
        stage.text(864, sy, text, SIZE, "bold", INK, "l", width=WIDE - 34 - 864, least=SIZE, kind="note")
    left, room = 216.0, 590.0
    stage.text(left, top + 36, piece(words, noble.slug), 46, "name", INK, "l", width=room, least=SIZE, kind="title")
    titles = title_line(noble, words)
    lines = fonts.wrapped(titles or words("fief-picture-untitled"), "bold", SIZE, room, 2)
    hue = panel.BROWN if titles else mix(panel.BROWN, palette.PARCHMENT, 0.4)
    for n, line in enumerate(lines):
        stage.text(left, top + 82 + n * 37, line, SIZE, "bold", hue, "l", width=room, least=SIZE, kind="note")
    stage.text(
        left, top + 164, where_text(view, noble, words), SIZE, "bold", palette.WAX if held else INK, "l", width=room,
        least=SIZE, kind="note",
    )  # fmt: skip
    if noble.servant:
        paint_text = INK if not noble.used else mix(INK, palette.PARCHMENT, 0.5)
        text = capital(piece(words, noble.servant))
        if noble.used:
            text = words("fief-picture-used", servant=text)
        stage.text(left, top + 205, text, SIZE, "name", paint_text, "l", width=room, least=SIZE, kind="note")


def _signs(noble: NobleView, words: Words) -> list[tuple[str, str]]:
    """What stands beside a Noble's portrait: sign and words."""
    found: list[tuple[str, str]] = []
    if noble.married:
        found.append(("ring", piece(words, noble.married)))
    if noble.sword:
        found.append(("blade", words("fief-picture-legend-sword")))
    found += [(r or "hidden", capital(words(f"fief-word-{r}")) if r else words("fief-picture-legend-hidden"))
              for r in noble.relics]  # fmt: skip
    if noble.guards:
        found.append(("guard", words("fief-picture-guards", n=noble.guards)))
    if noble.garter:
        found.append(("garter", words("fief-picture-legend-garter")))
    if noble.heresy:
        found.append(("heresy", words("fief-picture-legend-heresy")))
    return [*found, ("votes", words("fief-picture-votes", n=noble.votes))]


def _lands(family: FamilyView, words: Words) -> list[str]:
    """Fiefs and cities, in three lines at most."""
    lands = [place(words, r) for r in family.fiefs]
    cities = [place(words, c) for c in family.cities]
    text = words("fief-picture-lands", fiefs=", ".join(lands) or "–", cities=", ".join(cities) or "–")
    return fonts.wrapped(text, "bold", SIZE, WIDE - 70, 3)


def _held(family: FamilyView) -> float:
    """Height of the part with captives and the card in the slot; a line where there is neither."""
    return 190.0 if family.captives or family.slot else 62.0


def _foot(stage: Stage, view: FiefView, family: FamilyView, caption: Caption, top: float, high: float) -> None:
    """Captives and the card in the slot; treasures, pigeons, reserve; fiefs and cities."""
    words, known = caption.words, panel.nobles(view)
    panel.frame(stage, (14.0, top, WIDE - 14, top + high), "family-foot")
    y = top + 34
    text = words("fief-picture-captives")
    far = stage.text(34, y, text, SIZE, "name", panel.BROWN, "l", width=560, least=SIZE, kind="note")
    held = [known[s] for s in family.captives if s in known]
    for n, noble in enumerate(held[:4]):
        x = 104.0 + n * 150
        pieces.head(stage, x, y + 66, noble.slug, noble.family, layout.rank_of(noble), 72, lying=True)
        stage.text(x, y + 124, piece(words, noble.slug), SIZE, "bold", INK, width=148, least=SIZE, kind="note")
    if not held:
        stage.text(56 + far, y, "–", SIZE, "black", panel.BROWN, "l", kind="")
    x = 680.0
    text = words("fief-picture-slot")
    far = stage.text(x, y, text, SIZE, "name", panel.BROWN, "l", width=480, least=SIZE, kind="note")
    if family.slot:
        stage.draw(
            ("card", family.slot, 0.92), x + 46, y + 86, (-46, -58, 46, 58), sized(cards.paint, 0.92, family.slot), 2
        )
        text = piece(words, family.slot)
        if family.crossbows:
            text = f"{text} ({family.crossbows})"
        for n, line in enumerate(fonts.wrapped(text, "bold", SIZE, 370, 2)):
            stage.text(x + 110, y + 68 + n * 40, line, SIZE, "bold", INK, "l", width=370, least=SIZE, kind="note")
    else:
        stage.text(x + far + 22, y, "–", SIZE, "black", panel.BROWN, "l", kind="")
    y = top + _held(family) + 34
    for n, (kind, count, key) in enumerate(
        (("chest", family.treasures, "treasures"), ("pigeon", family.pigeons, "pigeons"))
    ):
        x = 34.0 + n * 274
        pieces.sign(stage, x + 26, y, kind, 54)
        stage.text(x + 60, y, str(count), 48, "black", INK, "l", kind="key")
        stage.text(x + 96, y, words(f"fief-picture-{key}"), SIZE, "bold", INK, "l", width=172, least=SIZE, kind="note")
    label = words("fief-picture-reserve")
    stage.text(596, y, label, SIZE, "name", panel.BROWN, "l", width=166, least=SIZE, kind="note")
    shown = [(k, n) for k, n in family.reserve.items() if k in pieces.UNITS and k != "crossbow"]
    for n, (kind, count) in enumerate(shown[:5]):
        pieces.sign(stage, 790 + n * 82, y, kind, 40)
        stage.text(812 + n * 82, y, str(count), 36, "black", INK, "l", kind="key")
    for n, line in enumerate(_lands(family, words)):
        stage.text(34, y + 64 + n * 40, line, SIZE, "bold", INK, "l", width=WIDE - 70, least=SIZE, kind="note")


def sheet(view: FiefView, caption: Caption, width: int, family: int) -> Stage:
    """The sheet of a family."""
    words = caption.words
    mine, known = view.families[family], panel.nobles(view)
    living = [known[slug] for slug in mine.nobles[: N.nobles] if slug in known]
    foot = TOP + len(living) * ROW
    high = _held(mine) + 40 * len(_lands(mine, words)) + 94
    stage = phone.sheet(width, WIDE, foot + high + 14)
    panel.frame(
        stage,
        (14.0, 14.0, WIDE - 14, TOP - 10),
        "family-head",
        mix(palette.PARCHMENT_LIGHT, palette.seat_hue(family), 0.16),
    )
    pieces.shield(stage, 70, 76, family, 1.4)
    name = family_player(view, caption, family)
    if view.seats != 2:
        name = f"{name}, {family_name(words, family)}"
    low = 54 if mine.ally >= 0 else 76
    stage.text(126, low, name, 44, "name", INK, "l", width=640, least=SIZE, kind="title")
    if mine.ally >= 0:
        pieces.sign(stage, 142, 108, "ring", 32)
        text = words("fief-picture-allied", name=family_player(view, caption, mine.ally))
        stage.text(168, 108, text, SIZE, "bold", panel.BROWN, "l", width=600, least=SIZE, kind="note")
    x = WIDE - 90
    stage.text(x, 58, str(mine.points), 76, "black", mix(palette.seat_hue(family), INK, 0.25), width=110, kind="key")
    text = words("fief-picture-points", n=mine.points)
    stage.text(x, 112, text, SIZE, "bold", panel.BROWN, width=126, least=SIZE, kind="note")
    x -= 200
    for kind, count in (("character", view.hands[mine.seat].characters), ("fortune", view.hands[mine.seat].fortunes)):
        stage.draw(("back", kind, 1), x, 76, (-24, -32, 24, 32), sized(pieces.back, 1, kind), 2)
        stage.text(x + 28, 76, str(count), 46, "black", INK, "l", kind="key")
        x += 84
    if view.gift == family:
        stage.draw(("gift",), WIDE - 378, 76, (-30, -30, 30, 30), sized(icons.star, 0.5, GOLD), 1.4)
    for n, noble in enumerate(living):
        _noble(stage, view, noble, caption, TOP + n * ROW)
    _foot(stage, view, mine, caption, foot, high)
    return stage


def text(view: FiefView, caption: Caption, family: int) -> str:
    """A family in words."""
    words, known = caption.words, panel.nobles(view)
    mine = view.families[family]
    people = []
    for slug in mine.nobles:
        if slug in known:
            titles = title_line(known[slug], words)
            name = f"{piece(words, slug)} ({titles})" if titles else piece(words, slug)
            people.append(f"{name}: {where_text(view, known[slug], words)}")
    return words(
        "fief-picture-alt-family", name=family_player(view, caption, family), family=family_name(words, family),
        points=mine.points, nobles="; ".join(people) or "–",
        fiefs=", ".join(place(words, r) for r in mine.fiefs) or "–",
        cities=", ".join(place(words, c) for c in mine.cities) or "–",
    )  # fmt: skip
