"""Around the map: heading, the round, the throne, titles and church, decks and track, the families, the legend."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.fief.analysis import title_price
from engine.fief.game_data import N
from engine.fief.views.view import FiefView, NobleView
from render.core import fonts, icons, marks, palette
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.cartouche import heading as cartouche
from render.core.cartouche import plaque
from render.core.palette import GOLD, INK, Colour, hexed, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.fief import geography, layout, pieces, terrain
from render.fief.layout import Spot
from render.fief.words import NUMERALS, capital, family_player, piece, place, player, title_name

BROWN = hexed("#7A3B20")
PHONE = 44.0
"""What is eleven pixels high where the board is 400 wide."""
STATUS: Box = (10.0, 106.0, 490.0, 232.0)
THRONE: Box = (10.0, 240.0, 490.0, 346.0)
TITLES: Box = (10.0, 354.0, 490.0, 716.0)
FAMILIES: Box = (1246.0, 106.0, 1590.0, 506.0)
DECKS: Box = (10.0, geography.BOTTOM + 8, 1590.0, geography.BOTTOM + 92)
CHURCH: Box = (10.0, geography.BOTTOM + 100, 1590.0, geography.BOTTOM + 276)
LEGEND_TOP = CHURCH[3] + 8
COLUMNS = 3
"""Under the map all stands in so many columns, large enough for a phone."""
TITLE = "title"
"""Of a line that says what stands below it."""
LINE = 50.0
"""Height of a line of the legend."""


def frame(stage: Stage, box: Box, key: str, fill: Colour = palette.PARCHMENT_LIGHT) -> None:
    """A panel."""
    wide, high = box[2] - box[0], box[3] - box[1]

    def paint(brush: Brush) -> None:
        plaque(brush, wide, high, fill)

    stage.draw(("panel", key, wide, high, fill), box[0], box[1], (-2, -2, wide + 2, high + 2), paint, shadow=2)


def head(stage: Stage, x: float, y: float, noble: NobleView, wide: float) -> None:
    """A Noble's medallion with the sign of their rank."""
    pieces.head(stage, x, y, noble.slug, noble.family, layout.rank_of(noble), wide)


def nobles(view: FiefView) -> dict[str, NobleView]:
    """The living Nobles by slug."""
    return {n.slug: n for n in view.nobles}


def phase(view: FiefView, words: Words) -> str:
    """What part of the round it is."""
    return words(f"fief-picture-stage-{view.stage}")


def heading(stage: Stage, view: FiefView, caption: Caption) -> None:
    """The title cartouche."""
    words = caption.words
    cartouche(
        stage, fonts.printable(caption.title), words("fief-picture-game"),
        words("fief-picture-round", n=view.round, of=N.rounds), "", (14, 1586, 54),
    )  # fmt: skip


def status(stage: Stage, view: FiefView, caption: Caption) -> None:
    """The rounds as a track, from the fifth on with a laurel for whoever wins; whose turn it is, in what."""
    words = caption.words
    frame(stage, STATUS, "status")
    step = 60.0
    for n in range(1, N.rounds + 1):
        now, gone = n == view.round and view.stage != "over", n < view.round or view.stage == "over"

        def paint(brush: Brush, now: bool = now, gone: bool = gone, n: int = n) -> None:
            fill = GOLD if now else palette.STONE_DARK if gone else palette.PARCHMENT
            if n >= N.first_victory:
                for turn in range(12):
                    brush.ellipse(
                        25.5 * _COS[turn], 25.5 * _SIN[turn], 5, fill=hexed("#6F8F4E"), outline=INK, width=1.2
                    )
            brush.ellipse(0, 0, 24 if now else 21, fill=fill, outline=INK, width=2.6 if now else 1.8)
            brush.text(0, 0, str(n), 44 if now else 30, "black", INK)

        stage.draw(("round", n, now, gone), STATUS[0] + 62 + (n - 1) * step, STATUS[1] + 42, (-32, -32, 32, 32), paint)
    stage.note(
        "key", str(view.round), layout.around(STATUS[0] + 62 + (view.round - 1) * step, STATUS[1] + 42, 44, 40), 44
    )
    left = STATUS[0] + 18
    family = view.family
    if family >= 0:
        pieces.shield(stage, left + 16, STATUS[1] + 98, family, 0.6)
        left += 42
        name = family_player(view, caption, family)
    elif view.seat_in_turn >= 0:
        own = next(f.family for f in view.families if f.seat == view.seat_in_turn)
        pieces.shield(stage, left + 16, STATUS[1] + 98, own, 0.6)
        left += 42
        name = player(caption, view.seat_in_turn)
    else:
        name = ""
    what = capital(phase(view, words))
    right = STATUS[2] - 16
    if name:
        stage.text(left, STATUS[1] + 82, name, 38, "name", INK, "l", width=right - left, least=22, kind="panel")
        stage.text(left, STATUS[1] + 111, what, 24, "bold", BROWN, "l", width=right - left, least=14, kind="panel")
    else:
        stage.text(left, STATUS[1] + 97, what, PHONE, "name", INK, "l", width=right - left, least=26, kind="panel")


_COS = (1.0, 0.866, 0.5, 0.0, -0.5, -0.866, -1.0, -0.866, -0.5, 0.0, 0.5, 0.866)
_SIN = (0.0, 0.5, 0.866, 1.0, 0.866, 0.5, 0.0, -0.5, -0.866, -1.0, -0.866, -0.5)


def throne(stage: Stage, view: FiefView, words: Words) -> None:
    """The Royal Family, or an empty throne; who holds Excalibur."""
    frame(stage, THRONE, "throne", mix(palette.PARCHMENT_LIGHT, GOLD, 0.12))
    known = nobles(view)
    royal = [(slug, key) for slug, key in (
        (view.sovereign, "sovereign"), (view.queen, "queen"), (view.prince, "prince")) if slug in known]  # fmt: skip
    middle = (THRONE[1] + THRONE[3]) / 2
    bearer = known.get(view.bearer)
    right = THRONE[2] - (96 if bearer is not None else 12)
    if not royal:
        stage.draw(("crown", 0.62), THRONE[0] + 50, middle, (-34, -34, 34, 34), sized(icons.crown, 0.62), 1.5)
        stage.text(
            THRONE[0] + 96, middle, words("fief-picture-throne-empty"), PHONE, "name", BROWN, "l",
            width=right - THRONE[0] - 100, least=14, kind="panel",
        )  # fmt: skip
    step = (right - THRONE[0] - 8) / max(2, len(royal))
    for n, (slug, key) in enumerate(royal):
        noble = known[slug]
        x = THRONE[0] + 44 + n * step
        head(stage, x, middle + 4, noble, 68)
        room = step - 84
        stage.text(x + 40, middle - 13, piece(words, slug), PHONE, "name", INK, "l", width=room, least=14, kind="lord")
        title = noble.titles[0] if key == "sovereign" and noble.titles else key
        stage.text(
            x + 40, middle + 24, title_name(words, title), 18, "bold", BROWN, "l", width=room, least=11.5, kind="panel"
        )
    if bearer is not None:
        stage.draw(("sword-out",), right + 20, middle, (-26, -30, 26, 30), sized(pieces.sword, 0.56, False), 1.4)
        head(stage, right + 60, middle + 4, bearer, 52)


def titles(stage: Stage, view: FiefView, words: Words) -> None:
    """The six fiefs: number, kind, and who bears the title."""
    frame(stage, TITLES, "titles")
    known = nobles(view)
    step = (TITLES[3] - TITLES[1] - 12) / len(view.regions)
    for n, region in enumerate(view.regions):
        y = TITLES[1] + 6 + step * (n + 0.5)
        tint = terrain.TINTS[region.slug]
        wide = TITLES[2] - TITLES[0] - 16

        def row(brush: Brush, tint: Colour = tint, n: int = n, wide: float = wide) -> None:
            brush.rect(0, -step / 2 + 2, wide, step - 4, mix(palette.PARCHMENT_LIGHT, tint, 0.75), None, 1, radius=7)
            brush.ellipse(25, 0, 19.5, fill=tint, outline=INK, width=2)
            brush.text(25, 0.5, NUMERALS[n], 25 if n != 2 else 22, "name", INK)

        stage.draw(("title", n), TITLES[0] + 8, y, (-1, -step / 2, wide + 1, step / 2), row)
        title = capital(place(words, region.slug))
        stage.text(TITLES[0] + 56, y - 8, title, 40, "name", INK, "l", width=196, least=26, kind="panel")
        rank = words(f"fief-picture-rank-{region.kind}", n=title_price(n))
        stage.text(TITLES[0] + 56, y + 19, rank, 19, "bold", BROWN, "l", width=196, least=13, kind="panel")
        lord = known.get(region.lord)
        if lord is not None:
            head(stage, TITLES[2] - 204, y, lord, 46)
            stage.text(
                TITLES[2] - 176, y, piece(words, lord.slug), PHONE, "bold", INK, "l", width=168, least=20, kind="lord"
            )
        elif region.dormant >= 0:
            pieces.shield(stage, TITLES[2] - 204, y, region.dormant, 0.5)
            stage.text(
                TITLES[2] - 176, y, words("fief-picture-dormant"), 30, "bold", BROWN, "l", width=168, least=11.2,
                kind="panel",
            )  # fmt: skip
        else:
            stage.text(TITLES[2] - 204, y, "–", 30, "black", BROWN, kind="")


def church(stage: Stage, view: FiefView, words: Words) -> None:
    """The four prelates and the three abbesses, by name, each under what they are."""
    frame(stage, CHURCH, "church", mix(palette.PARCHMENT_LIGHT, hexed("#7A4A88"), 0.08))
    known = nobles(view)
    seats = [("", words("fief-picture-sees"), TITLE)]
    seats += [(d.prelate, words(f"fief-picture-see-{d.slug}"), d.rank) for d in view.districts]
    seats += [("", words("fief-picture-abbeys"), TITLE)]
    seats += [(a.abbess, words(f"fief-picture-{a.card}"), "abbess") for a in view.abbeys]
    wide, high = (CHURCH[2] - CHURCH[0] - 12) / COLUMNS, (CHURCH[3] - CHURCH[1] - 12) / 3
    for n, (slug, name, rank) in enumerate(seats):
        column, row = divmod(n, 3)
        x, y = CHURCH[0] + 6 + column * wide, CHURCH[1] + 6 + (row + 0.5) * high
        noble = known.get(slug)
        text = capital(name)
        if rank == TITLE:
            stage.text(x + 16, y, text, PHONE, "name", BROWN, "l", width=wide - 24, least=30, kind="panel")
            continue
        if noble is not None:
            pieces.head(stage, x + 34, y, slug, noble.family, rank, 50)
            text = words("fief-picture-church", see=text, noble=piece(words, slug))
        else:

            def empty(brush: Brush, rank: str = rank) -> None:
                brush.ellipse(0, 0, 22, fill=palette.PARCHMENT, outline=mix(INK, palette.PARCHMENT, 0.4), width=2)
                grey = mix(INK, palette.STONE, 0.3)
                if rank == "abbess":
                    brush.poly([(-9, 13), (-11, -4), (0, -14), (11, -4), (9, 13)], None, grey, 3)
                else:
                    fill = palette.WHITE if rank == "bishop" else hexed("#E7C46A")
                    brush.poly([(-9, 10), (-11, -2), (0, -15), (11, -2), (9, 10)], fill, grey, 2.4)

            stage.draw(("see", rank), x + 34, y, (-25, -25, 25, 25), empty)
        paint = INK if noble is not None else BROWN
        stage.text(x + 70, y, text, PHONE, "bold", paint, "l", width=wide - 78, least=30, kind="panel")


def decks(stage: Stage, view: FiefView, words: Words) -> None:
    """Both decks with what lies on top and what is laid aside, the disasters on the track."""
    frame(stage, DECKS, "decks")
    y = (DECKS[1] + DECKS[3]) / 2
    x = DECKS[0] + 40
    kinds = (("character", view.characters), ("disaster" if view.fortunes.disaster else "fortune", view.fortunes))
    for kind, deck in kinds:
        stage.draw(("back", kind, 1), x, y, (-24, -32, 24, 32), sized(pieces.back, 1, kind), 2)
        stage.text(x + 34, y, str(deck.cards), 52, "black", INK, "l", kind="deck")
        aside = words("fief-picture-discards", n=deck.discards)
        stage.text(x + 104, y + 2, aside, PHONE, "bold", BROWN, "l", width=400, least=34, kind="panel")
        x += 525
    track = words("fief-picture-track")
    stage.text(x - 24, y + 2, track, PHONE, "bold", BROWN, "l", width=330, least=34, kind="panel")
    for n in range(3):
        full = n < view.track

        def slot(brush: Brush, full: bool = full) -> None:
            if full:
                pieces.back(brush.moved(0, 0, 0.94), "disaster")
            else:
                brush.rect(-20, -28, 40, 56, palette.PARCHMENT, mix(INK, palette.PARCHMENT, 0.4), 2, radius=6)

        stage.draw(("slot", full), DECKS[2] - 140 + n * 48, y, (-24, -32, 24, 32), slot, 1)


def families(stage: Stage, view: FiefView, caption: Caption) -> None:
    """Every family: who plays it, victory points, hand, votes, pigeons, treasures, whom it is allied with."""
    words = caption.words
    step = (FAMILIES[3] - FAMILIES[1]) / 4
    for n, family in enumerate(view.families):
        box = (FAMILIES[0], FAMILIES[1] + n * step, FAMILIES[2], FAMILIES[1] + (n + 1) * step - 6)
        won = family.family in view.winners
        frame(stage, box, f"family-{n}", mix(palette.PARCHMENT_LIGHT, GOLD, 0.34) if won else palette.PARCHMENT_LIGHT)
        pieces.shield(stage, box[0] + 38, box[1] + 46, family.family, 0.98)
        if family.seat == view.first and (view.seats != 2 or family.family % 2 == 0):
            icons_star(stage, box[0] + 16, box[1] + 16, 24)
        name = family_player(view, caption, family.family)
        room = 136 if family.ally >= 0 else 192
        stage.text(box[0] + 74, box[1] + 24, name, 40, "name", INK, "l", width=room, least=20, kind="panel")
        hue = mix(palette.seat_hue(family.family), INK, 0.25)
        stage.text(box[2] - 36, box[1] + 36, str(family.points), 60, "black", hue, width=60, kind="key")
        text = words("fief-picture-points", n=family.points)
        stage.text(box[2] - 36, box[1] + 76, text, 17, "bold", BROWN, width=62, least=11.2, kind="panel")
        y, x = box[1] + 64, box[0] + 90
        hand = view.hands[family.seat]
        if view.seats != 2 or family.family % 2 == 0:
            for kind, count in (("character", hand.characters), ("fortune", hand.fortunes)):
                stage.draw(("back", kind, 0.68), x, y, (-16, -22, 16, 22), sized(pieces.back, 0.68, kind), 1)
                stage.text(x + 17, y, str(count), 44, "black", INK, "l", kind="key")
                x += 58
        else:
            x += 116
        stage.draw(("votes",), x + 2, y, (-14, -20, 14, 20), sized(ballot, 0.36), 1)
        stage.text(x + 18, y, str(family.votes), PHONE, "black", INK, "l", kind="key")
        if family.ally >= 0:
            pieces.sign(stage, box[2] - 116, box[1] + 20, "ring", 28)
            pieces.shield(stage, box[2] - 88, box[1] + 22, family.ally, 0.46)


def ballot(brush: Brush) -> None:
    """A hand's vote: a folded paper with a mark, in a box of 100 x 100."""
    brush.poly([(-34, -44), (20, -44), (38, -24), (38, 46), (-34, 46)], palette.WHITE, INK, 6)
    brush.poly([(20, -44), (20, -24), (38, -24)], palette.PARCHMENT_DARK, INK, 4)
    brush.line([(-20, 6), (-4, 24), (24, -10)], palette.WAX, 10)


def icons_star(stage: Stage, x: float, y: float, wide: float) -> None:
    """The first player's star."""

    def paint(brush: Brush) -> None:
        icons.star(brush.moved(0, 0, wide / 100), INK, 5, 50)
        icons.star(brush.moved(0, 0, wide / 100), marks.BRIGHT, 5, 38)

    half = wide * 0.56
    stage.draw(("first", wide), x, y, (-half, -half, half, half), paint)


# -- the legend


def entries(
    view: FiefView, spots: Sequence[Spot], fight: bool, changed: bool
) -> list[tuple[str, Callable[[Brush], None]]]:
    """The marks in use, each with its drawing in a box about 44 wide. ``fight``: a city is marked as fought for."""
    groups = [spot.group for spot in spots]
    heads = [h for g in groups for h in g.heads]
    badges = {badge for h in heads for badge, _ in h.badges}
    built = {c.building for c in view.cities}
    found: list[tuple[str, Callable[[Brush], None]]] = [
        ("port", sized(pieces.anchor, 0.34)), ("cathedral", sized(pieces.cross, 0.32)),
        ("rock", sized(pieces.rock, 0.34)), ("road", _road), ("bandits", _path),
    ]  # fmt: skip
    if any(c.control >= 0 for c in view.cities):
        found.insert(0, ("controlled", sized(pieces.paint_shield, 0.62, 1, 3)))
    boxed = [spot.group for spot in spots if not spot.bare]
    found += [(k, sized(_sample, 1, k == "inside")) for k, within in (("inside", True), ("outside", False))
              if any(g.inside == within for g in boxed)]  # fmt: skip
    for kind in ("fortress", "walled", "abbey", "royal-fortress", "royal-abbey"):
        if kind in built:
            found.append((kind, sized(pieces.building, 0.42, kind)))
    if any(c.mill for c in view.cities):
        found.append(("mill", sized(pieces.mill, 0.82)))
    if view.sword or view.bearer:
        found.append(("sword", sized(pieces.sword, 0.4)))
    lying = {relic or "hidden" for node in layout.nodes(view) for relic in node.relics[:2]}
    if "hidden" in lying | badges:
        found.append(("hidden", sized(pieces.reliquary, 0.36)))
    if any(h.bound for h in heads):
        found.append(("captive", _captive))
    engines = {kind for g in groups for kind, _ in g.engines}
    found += [(k, sized(pieces.UNITS[k], 0.38)) for k in ("catapult", "bombard", "works", "crossbow") if k in engines]
    if any(c.siege >= 0 for c in view.cities):
        found.append(("siege", _palisade))
    if any(g.army >= 0 for g in groups):
        found.append(("raiders", sized(pieces.paint_raiders, 0.6, 3, True)))
    for badge in ("guard", "garter", "heresy", "grail", "chasuble", "skull", "shin"):
        if badge in badges | lying:
            found.append((badge, sized(pieces.SIGNS[badge], 0.36)))
    cards = [card for region in view.regions for card in region.sea[:5]]
    found += [(k, sized(pieces.weather_card, 0.6, k)) for k in pieces.WEATHER if any(c.card == k for c in cards)]
    if any(not c.awake for c in cards):
        found.append(("asleep", sized(pieces.weather_card, 0.6, "plague", True)))
    if fight:
        found.append(("battle", sized(icons.clash, 0.36)))
    found += [("characters", sized(pieces.back, 0.6, "character")), ("fortunes", sized(pieces.back, 0.6, "fortune"))]
    if view.fortunes.disaster or view.track:
        found.append(("disaster", sized(pieces.back, 0.6, "disaster")))
    found.append(("laurel", sized(_laurel, 0.66)))
    if any(f.seat == view.first for f in view.families):
        found.append(("first", _first))
    found.append(("votes", sized(ballot, 0.36)))
    if any(f.ally >= 0 for f in view.families):
        found.append(("ally", sized(pieces.ring, 0.36)))
    if changed:
        found.append(("changed", sized(marks.sample, 0.8)))
    return found


def _sample(brush: Brush, inside: bool) -> None:
    fill = mix(pieces.STONE, palette.PARCHMENT_LIGHT, 0.55) if inside else palette.PARCHMENT_LIGHT
    if inside:
        for n in range(3):
            brush.rect(-18 + n * 13, -15, 8, 6, fill, INK, 1.3)
    else:
        brush.line([(-24, 12), (-6, 2)], palette.seat_hue(1), 4)
        brush.ellipse(-22, 12, 5, fill=palette.seat_hue(1))
    brush.rect(
        -20 if inside else -10, -11, 40 if inside else 32, 24, fill, palette.seat_hue(1), 3, radius=2 if inside else 8
    )


def _laurel(brush: Brush) -> None:
    for x, y in zip(_COS, _SIN, strict=True):
        brush.ellipse(25.5 * x, 25.5 * y, 5, fill=hexed("#6F8F4E"), outline=INK, width=1.2)
    brush.ellipse(0, 0, 21, fill=palette.PARCHMENT, outline=INK, width=1.8)


def _road(brush: Brush) -> None:
    brush.line([(-22, 4), (20, -2)], mix(INK, terrain.ROAD, 0.35), 8)
    brush.line([(-22, 4), (20, -2)], mix(palette.PARCHMENT_LIGHT, terrain.ROAD, 0.45), 5)
    brush.ellipse(-10, 2, 9, fill=palette.PARCHMENT_LIGHT, outline=INK, width=1.4)
    brush.text(-10, 2.2, "N", 12.5, "black", BROWN)


def _path(brush: Brush) -> None:
    for x in (-20, -4, 12):
        brush.line([(x, 0), (x + 8, 0)], terrain.PATH, 4.4)


def _captive(brush: Brush) -> None:
    brush.ellipse(0, 0, 17, fill=palette.PARCHMENT, outline=INK, width=3)
    for x in (-8, 0, 8):
        brush.line([(x, -17), (x, 17)], INK, 2.4)


def _palisade(brush: Brush) -> None:
    for n in range(-3, 4):
        brush.line([(n * 7, 8), (n * 7, -8)], INK, 6)
        brush.line([(n * 7, 7), (n * 7, -7)], palette.seat_hue(0), 3.6)


def _first(brush: Brush) -> None:
    icons.star(brush.moved(0, 0, 0.32), INK, 5, 50)
    icons.star(brush.moved(0, 0, 0.32), marks.BRIGHT, 5, 38)


def rows(view: FiefView, spots: Sequence[Spot], fight: bool, changed: bool = False) -> int:
    """How many lines the legend has."""
    return -(-len(entries(view, spots, fight, changed)) // COLUMNS)


def height(view: FiefView, spots: Sequence[Spot], fight: bool, changed: bool = False) -> float:
    """Where the sheet of the map, the panels and the legend ends, in units."""
    return LEGEND_TOP + rows(view, spots, fight, changed) * LINE + 24


def legend(
    stage: Stage, view: FiefView, words: Words, spots: Sequence[Spot], fight: bool, changed: bool = False
) -> None:
    """Last: exactly the marks in use."""
    shown, many = entries(view, spots, fight, changed), rows(view, spots, fight, changed)
    box = (CHURCH[0], LEGEND_TOP, CHURCH[2], height(view, spots, fight, changed) - 10)
    frame(stage, box, "legend")
    wide = (box[2] - box[0] - 12) / COLUMNS
    for n, (key, paint) in enumerate(shown):
        column, row = divmod(n, many)
        x, y = box[0] + 6 + column * wide, box[1] + 7 + (row + 0.5) * LINE
        stage.draw(("fief-legend", key, paint), x + 34, y, (-27, -22, 27, 22), paint)
        kind = f"fief-piece-{key}" if key in pieces.WEATHER else f"fief-picture-legend-{key}"
        text = words("render-legend-changed" if key == "changed" else kind)
        stage.text(x + 70, y, text, PHONE, "bold", INK, "l", width=wide - 78, least=30, kind="legend")


def around_map(stage: Stage, view: FiefView, caption: Caption) -> None:
    """Everything that is always in view beside the map."""
    words = caption.words
    heading(stage, view, caption)
    status(stage, view, caption)
    throne(stage, view, words)
    titles(stage, view, words)
    church(stage, view, words)
    decks(stage, view, words)
    families(stage, view, caption)
