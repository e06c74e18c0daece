"""A family's sheet: its Nobles as heraldic portraits with titles, servants and signs, captives, the card in its slot,
treasures, pigeons, what it has in reserve."""

from __future__ import annotations

from engine.fief.lore import CITY, FAMILIES
from engine.fief.view import FamilyView, FiefView, NobleView
from render.core import fonts, icons, palette, parchment
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.palette import GOLD, INK, mix
from render.core.sprites import sized
from render.core.stage import Stage
from render.fief import assembly, cards, layout, panel, pieces
from render.fief.private import site_text
from render.fief.words import capital, family_name, family_player, piece, place, title_name

WIDE, HIGH = 1200.0, 900.0
CARD = (386.0, 452.0)
TOP = 128.0


def number(view: FiefView, slug: str) -> int:
    """The family that a colour names, -1 for none."""
    return FAMILIES.index(slug) if slug in FAMILIES[: len(view.families)] else -1


def title_line(noble: NobleView, words: Words) -> str:
    """All titles of a Noble."""
    return capital(", ".join(title_name(words, title) for title in noble.titles))


def where_text(view: FiefView, noble: NobleView, words: Words) -> str:
    """Where a Noble is, or who holds him."""
    if noble.captor is not None:
        holder = noble.captor.noble
        who = piece(words, holder) if holder else words(f"fief-picture-held-{noble.captor.kind}")
        return words("fief-picture-held", who=who, n=noble.ransom)
    if noble.place in CITY:
        return site_text(words, noble.place, noble.site)
    return place(words, noble.place) if noble.place else words("fief-picture-nowhere")


def _noble(stage: Stage, view: FiefView, noble: NobleView, caption: Caption, left: float) -> None:
    """A Noble's card."""
    words = caption.words
    wide, high = CARD
    hue = palette.seat_hue(noble.family)
    held = noble.captor is not None

    def paint(brush: Brush) -> None:
        brush.rect(0, 0, wide, high, palette.PARCHMENT_LIGHT, INK, 2.4, radius=12)
        brush.rect(6, 6, wide - 12, high - 12, None, hue, 4, radius=8)

    stage.draw(("noble-card", noble.family), left, TOP, (-2, -2, wide + 2, high + 2), paint, 2.4)
    x, y = left + 104, TOP + 134
    assembly.portrait(stage, x, y, noble.slug, noble.family, layout.rank_of(noble), 1.5)
    if held:

        def bars(brush: Brush) -> None:
            for dx in (-48, -16, 16, 48):
                brush.line([(dx, -92), (dx, 92)], INK, 6)
            brush.line([(-70, -40), (70, -40)], INK, 5)
            brush.line([(-70, 46), (70, 46)], INK, 5)

        stage.draw(("gaol",), x, y, (-76, -98, 76, 98), bars)
    # Signs beside the portrait.
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
    found.append(("votes", words("fief-picture-votes", n=noble.votes)))
    sx = left + 206
    for n, (kind, text) in enumerate(found[:6]):
        sy = TOP + 44 + n * 38
        if kind == "votes":
            stage.draw(("votes", 0.3), sx + 12, sy, (-16, -18, 16, 18), sized(panel.ballot, 0.3), 1)
        else:
            pieces.sign(stage, sx + 12, sy, kind, 30)
        stage.text(sx + 34, sy, text, 27, "bold", INK, "l", width=wide - 206 - 44, least=12, kind="note")
    stage.text(
        left + wide / 2, TOP + 268, piece(words, noble.slug), 44, "name", INK, width=wide - 40, least=20, kind="title"
    )
    titles = title_line(noble, words)
    for n, line in enumerate(_lines(titles, wide - 44)):
        stage.text(
            left + wide / 2, TOP + 308 + n * 31, line, 29, "bold", panel.BROWN, width=wide - 40, least=12, kind="note"
        )
    if not titles:
        pale = mix(panel.BROWN, palette.PARCHMENT, 0.4)
        text = words("fief-picture-untitled")
        stage.text(left + wide / 2, TOP + 306, text, 29, "bold", pale, width=wide - 40, least=12, kind="note")
    stage.text(
        left + wide / 2, TOP + 380, where_text(view, noble, words), 29, "bold", palette.WAX if held else INK,
        width=wide - 36, least=12, kind="note",
    )  # fmt: skip
    if noble.servant:
        paint_text = INK if not noble.used else mix(INK, palette.PARCHMENT, 0.5)
        text = capital(piece(words, noble.servant))
        if noble.used:
            text = words("fief-picture-used", servant=text)
        stage.text(left + wide / 2, TOP + 420, text, 27, "name", paint_text, width=wide - 36, least=12, kind="note")


def _lines(text: str, room: float) -> list[str]:
    """Titles in at most two lines."""
    return fonts.wrapped(text, "bold", 29, room, 2) if text else []


def _foot(stage: Stage, view: FiefView, family: FamilyView, caption: Caption) -> None:
    """Captives, slot, treasures, pigeons, fiefs and cities, reserve."""
    words, known = caption.words, panel.nobles(view)
    top = TOP + CARD[1] + 14
    panel.frame(stage, (14.0, top, WIDE - 14, HIGH - 14), "family-foot")
    y = top + 34
    text = words("fief-picture-captives")
    stage.text(34, y, text, 29, "name", panel.BROWN, "l", width=240, least=13, kind="note")
    held = [known[s] for s in family.captives if s in known]
    for n, noble in enumerate(held[:4]):
        x = 70.0 + n * 104
        pieces.head(stage, x, y + 66, noble.slug, noble.family, layout.rank_of(noble), 72, lying=True)
        stage.text(x, y + 122, piece(words, noble.slug), 25, "bold", INK, width=102, least=12, kind="note")
    if not held:
        stage.text(34, y + 60, "–", 30, "black", panel.BROWN, "l", kind="")
    x = 500.0
    stage.text(x, y, words("fief-picture-slot"), 29, "name", panel.BROWN, "l", width=180, least=13, kind="note")
    if family.slot:
        stage.draw(
            ("card", family.slot, 0.92), x + 46, y + 78, (-46, -58, 46, 58), sized(cards.paint, 0.92, family.slot), 2
        )
        text = piece(words, family.slot)
        if family.crossbows:
            text = f"{text} ({family.crossbows})"
        stage.text(x + 46, y + 150, text, 24, "bold", INK, width=190, least=11.2, kind="note")
    else:
        stage.text(x, y + 60, "–", 30, "black", panel.BROWN, "l", kind="")
    x = 720.0
    for n, (kind, count, key) in enumerate(
        (("chest", family.treasures, "treasures"), ("pigeon", family.pigeons, "pigeons"))
    ):
        pieces.sign(stage, x + 26, y + 30 + n * 76, kind, 54)
        stage.text(x + 62, y + 30 + n * 76, str(count), 48, "black", INK, "l", kind="key")
        stage.text(x + 100, y + 30 + n * 76, words(f"fief-picture-{key}"), 25, "bold", INK, "l", width=116, least=11.5,
                   kind="note")  # fmt: skip
    x = 940.0
    stage.text(x, y, words("fief-picture-reserve"), 29, "name", panel.BROWN, "l", width=230, least=13, kind="note")
    shown = [(k, n) for k, n in family.reserve.items() if k in pieces.UNITS and k != "crossbow"]
    for n, (kind, count) in enumerate(shown[:6]):
        row, column = divmod(n, 3)
        ux, uy = x + 20 + column * 78, y + 48 + row * 58
        pieces.sign(stage, ux, uy, kind, 38)
        stage.text(ux + 22, uy, str(count), 36, "black", INK, "l", kind="key")
    low = HIGH - 64
    lands = [place(words, r) for r in family.fiefs]
    cities = [place(words, c) for c in family.cities]
    text = words("fief-picture-lands", fiefs=", ".join(lands) or "–", cities=", ".join(cities) or "–")
    for n, line in enumerate(fonts.wrapped(text, "bold", 28, WIDE - 70, 2)):
        stage.text(34, low + n * 32, line, 28, "bold", INK, "l", width=WIDE - 70, least=12, kind="note")


def sheet(view: FiefView, caption: Caption, width: int, family: int) -> Stage:
    """The sheet of a family."""
    words = caption.words
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(HIGH * scale)), scale)
    mine = view.families[family]
    panel.frame(
        stage,
        (14.0, 14.0, WIDE - 14, TOP - 14),
        "family-head",
        mix(palette.PARCHMENT_LIGHT, palette.seat_hue(family), 0.16),
    )
    pieces.shield(stage, 66, 64, family, 1.3)
    name = family_player(view, caption, family)
    if view.seats != 2:
        name = f"{name}, {family_name(words, family)}"
    stage.text(116, 50, name, 42, "name", INK, "l", width=660, least=20, kind="title")
    if mine.ally >= 0:
        pieces.sign(stage, 130, 92, "ring", 28)
        text = words("fief-picture-allied", name=family_player(view, caption, mine.ally))
        stage.text(152, 92, text, 23, "bold", panel.BROWN, "l", width=560, least=12, kind="note")
    x = WIDE - 80
    stage.text(x, 56, str(mine.points), 76, "black", mix(palette.seat_hue(family), INK, 0.25), width=90, kind="key")
    stage.text(
        x, 98, words("fief-picture-points", n=mine.points), 24, "bold", panel.BROWN, width=100, least=11.5, kind="note"
    )
    x -= 190
    for kind, count in (("character", view.hands[mine.seat].characters), ("fortune", view.hands[mine.seat].fortunes)):
        stage.draw(("back", kind, 1), x, 64, (-24, -32, 24, 32), sized(pieces.back, 1, kind), 2)
        stage.text(x + 28, 64, str(count), 46, "black", INK, "l", kind="key")
        x += 84
    if view.gift == family:
        stage.draw(("gift",), WIDE - 380, 64, (-30, -30, 30, 30), sized(icons.star, 0.5, GOLD), 1.4)
    known = panel.nobles(view)
    for n, slug in enumerate(mine.nobles[:3]):
        if slug in known:
            _noble(stage, view, known[slug], caption, 14 + n * (CARD[0] + 7))
    _foot(stage, view, mine, caption)
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
