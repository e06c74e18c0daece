"""A Baron's sheet: what the Baron has, where their Nobles are and what they lead, stronghold, cities and charges.

Its owner alone sees the plan on three piles and the hand of action cards as well.
"""

from __future__ import annotations

from collections import Counter

from engine.knights.game_data import BARON_IDS
from engine.knights.views.view import BaronView, CityView, KnView, NobleView, StrongholdView
from render.core import fonts, palette, parchment
from render.core.api import Caption, Words
from render.core.cartouche import vellum
from render.core.palette import GOLD, INK, mix
from render.core.stage import Stage
from render.knights import heraldry, private
from render.knights.heraldry import BLOOD, BROWN
from render.knights.words_more import capital, piece, place, player, word

WIDE = 800.0
HEAD, STATS, LABEL, NOBLE, HOLD, INSIDE, CITY, CHARGE, OWN = (
    122.0, 104.0, 42.0, 172.0, 104.0, 54.0, 48.0, 178.0, 356.0,
)  # fmt: skip
"""Heights: heading, figures, a heading within, a row of Nobles, the stronghold, troops in it, a row of cities, charges,
what only the owner sees."""
LEFT, RIGHT = 22.0, WIDE - 22
FEW, MANY = 6, 12


def seat_named(view: KnView, slug: str) -> int:
    """The seat whose Baron has a colour, -1 nobody's."""
    if slug not in BARON_IDS:
        return -1
    return next((b.seat for b in view.barons if b.baron == slug), -1)


def cities(view: KnView, seat: int) -> list[CityView]:
    """The cities that a seat holds, the richest first."""
    return sorted((c for c in view.cities if c.owner == seat), key=lambda c: (-c.income, c.slug))


def nobles(view: KnView, seat: int) -> list[NobleView]:
    """The Nobles of a seat."""
    return [n for n in view.nobles if n.seat == seat]


def hold_of(view: KnView, seat: int) -> StrongholdView:
    """The stronghold of a seat."""
    return next(h for h in view.strongholds if h.seat == seat)


def mine(view: KnView, seat: int) -> bool:
    """Whether the reader sees their own sheet."""
    return view.own is not None and view.seat == seat


def high(view: KnView, seat: int) -> float:
    """How high the picture is."""
    tall = HEAD + STATS + 2 * NOBLE + _hold_high(view, seat) + 26
    count = len(cities(view, seat))
    tall += LABEL + CITY * -(-count // 2) if count else 0
    tall += LABEL + CHARGE if view.barons[seat].charges else 0
    return tall + (OWN if mine(view, seat) else 0)


def _hold_high(view: KnView, seat: int) -> float:
    """How high the stronghold's part is."""
    return HOLD + (INSIDE if hold_of(view, seat).troops else 0)


def draw(stage: Stage, view: KnView, caption: Caption, seat: int) -> None:
    """The sheet over the upper left corner of a stage."""
    words, it = caption.words, view.barons[seat]
    tall = high(view, seat) - (OWN if mine(view, seat) else 0)
    tint = heraldry.hue(view, seat)
    heraldry.frame(stage, (10, 10, WIDE - 10, tall - 8), "baron", mix(palette.PARCHMENT_LIGHT, tint, 0.08))
    _heading(stage, view, it, caption)
    y = HEAD
    _figures(stage, view, it, words, y)
    y += STATS
    for n, noble in enumerate(nobles(view, seat)):
        half = (RIGHT - LEFT) / 2
        _noble(stage, view, noble, caption, LEFT + (n % 2) * half, y + (n // 2) * NOBLE, half)
    y += 2 * NOBLE
    _hold(stage, view, seat, caption, y)
    y += _hold_high(view, seat)
    held = cities(view, seat)
    if held:
        y = _label(stage, capital(words("knights-pic-cities")), y)
        for n, city in enumerate(held):
            _city(stage, view, city, caption, LEFT + (n % 2) * (RIGHT - LEFT) / 2, y + (n // 2) * CITY)
        y += CITY * -(-len(held) // 2)
    if it.charges:
        y = _label(stage, words("knights-pic-charges"), y)
        step = (RIGHT - LEFT) / 3
        for n, slug in enumerate(it.charges):
            heraldry.agenda(stage, LEFT + step * (n + 0.5), y + 64, slug, 0.96)
            stage.text(LEFT + step * (n + 0.5), y + 146, piece(words, slug), 27, "name", INK, width=step - 10, least=22,
                       kind="note")  # fmt: skip
    if mine(view, seat):
        _own(stage, view, words, tall)


def _label(stage: Stage, text: str, y: float) -> float:
    stage.text(LEFT + 8, y + LABEL / 2, text, 28, "name", palette.WAX, "l", width=RIGHT - LEFT - 20, least=22,
               kind="title")  # fmt: skip
    return y + LABEL


def _heading(stage: Stage, view: KnView, it: BaronView, caption: Caption) -> None:
    words = caption.words
    heraldry.shield(stage, 72, 66, heraldry.number(view, it.seat), 0.82)
    x = 128.0
    stage.text(x, 46, player(caption, it.seat), 44, "name", INK, "l", width=430, least=26, kind="title")
    notes = [capital(word(words, it.baron))]
    for flag, key, name in ((it.seat == view.chairman, "chairman", "chair"), (it.seat == view.head, "head", "head"),
                            (it.banned, "banned", "banned"), (it.out, "out", "dead")):  # fmt: skip
        if flag:
            heraldry.sign(stage, x + 16, 88, name, 36)
            x += 42
            notes.append(words(f"knights-pic-{key}"))
    stage.text(x, 90, ", ".join(notes), 26, "bold", BROWN, "l", width=566 - x, least=22, kind="note")
    heraldry.sign(stage, RIGHT - 150, 62, "influence", 70)
    stage.text(RIGHT - 104, 60, str(it.influence), 72, "black", mix(heraldry.hue(view, it.seat), INK, 0.3), "l",
               width=100, least=44, kind="key")  # fmt: skip


def _figures(stage: Stage, view: KnView, it: BaronView, words: Words, y: float) -> None:
    """Purse, Votes, Faith, cities, income, wages."""
    shown = (
        ("crowns", str(it.crowns)), ("votes", str(it.votes)), ("faith", str(it.faith)),
        ("cities", f"{it.kingdom}/{view.majority}"), ("income", f"+{it.income}"), ("wages", f"−{it.wages}"),
    )  # fmt: skip
    step = (RIGHT - LEFT) / len(shown)
    for n, (key, value) in enumerate(shown):
        x = LEFT + step * n
        heraldry.strip(stage, (x + 3, y, x + step - 3, y + STATS - 12), palette.PARCHMENT_LIGHT)
        heraldry.sign(stage, x + 30, y + 34, "crowns" if key == "income" else key, 40)
        paint = BLOOD if key == "wages" and it.wages > it.crowns + it.income else INK
        stage.text(x + 56, y + 34, value, 40, "black", paint, "l", width=step - 62, least=24, kind="key")
        stage.text(x + step / 2, y + 74, words(f"knights-pic-{key}"), 23, "bold", BROWN, width=step - 12, least=22,
                   kind="note")  # fmt: skip


def where(noble: NobleView, words: Words) -> str:
    """Where a Noble is."""
    if noble.gone or noble.dead:
        return words("knights-pic-gone" if noble.gone else "knights-pic-dead")
    if not noble.area:
        return words("knights-pic-off")
    at = place(words, noble.area)
    if noble.sea:
        return words("knights-pic-sails", place=at)
    return words("knights-pic-shut", place=at) if noble.shut else at


def _noble(stage: Stage, view: KnView, noble: NobleView, caption: Caption, x: float, y: float, wide: float) -> None:
    """A Noble: banner, name, where it is, its troops, tokens and office."""
    words = caption.words
    baron = heraldry.number(view, noble.seat)
    away = noble.gone or noble.dead
    fill = palette.PARCHMENT_LIGHT if not away else palette.STONE
    heraldry.strip(stage, (x + 3, y, x + wide - 3, y + NOBLE - 10), fill)
    heraldry.banner(stage, x + 46, y + 64, baron, noble.shape, 0.76, away)
    if away:
        heraldry.sign(stage, x + 50, y + 58, "dead", 52)
    elif noble.exhausted:
        heraldry.sign(stage, x + 72, y + 100, "asleep", 34)
    left, room = x + 96, wide - 106
    stage.text(left, y + 24, piece(words, noble.slug), 30, "name", INK, "l", width=room, least=22, kind="note")
    text = where(noble, words)
    paint = palette.WAX if away or noble.shut else BROWN
    stage.text(left, y + 54, text, 25, "bold", paint, "l", width=room, least=22, kind="note")
    men = str(noble.men)
    if not away:
        far = stage.text(left, y + 92, men, 42, "black", INK, "l", kind="key")
        end = x + wide - (124 if noble.keeper >= 0 else 60)
        office = piece(words, noble.office) if noble.office else ""
        if office and end - left - far - (94 if noble.losses else 10) >= fonts.text_width(office, "bold", 23):
            stage.text(end, y + 94, office, 23, "bold", BROWN, "r", kind="note")
        if noble.losses:
            heraldry.sign(stage, left + far + 24, y + 92, "loss", 34)
            stage.text(left + far + 42, y + 92, str(noble.losses), 36, "black", BLOOD, "l", kind="key")
    if noble.office:
        heraldry.agenda(stage, x + wide - 32, y + 94, noble.office, 0.46)
    if noble.keeper >= 0:
        heraldry.shield(stage, x + wide - 88, y + 94, heraldry.number(view, noble.keeper), 0.32)
        heraldry.sign(stage, x + wide - 70, y + 104, "pledge", 26)
    _troops(stage, noble.troops, baron, x + 14, y + 138, wide - 28)


def _troops(stage: Stage, slugs: list[str], baron: int, x: float, y: float, room: float) -> None:
    """Troop cards, the largest first, those that are alike once with their number; closer where there are many."""
    kinds = sorted(Counter(slugs).items(), key=lambda item: (-int(item[0].rsplit("-", 1)[1]), item[0]))
    wides = [100.0 if count > 1 else 68.0 for _, count in kinds]
    share = min(1.0, (room - wides[-1]) / sum(wides[:-1])) if len(wides) > 1 else 1.0
    for (slug, count), wide in zip(kinds, wides, strict=True):
        heraldry.troop(stage, x + 33, y, slug, 0.76, baron)
        if count > 1 and share == 1:
            stage.text(x + 67, y, f"×{count}", 24, "black", INK, "l", kind="key")
        x += wide * share


def _hold(stage: Stage, view: KnView, seat: int, caption: Caption, y: float) -> None:
    """The stronghold: where, its walls, who besieges it, the troops in it."""
    words, it = caption.words, hold_of(view, seat)
    heraldry.strip(
        stage,
        (LEFT + 3, y, RIGHT - 3, y + _hold_high(view, seat) - 10),
        mix(palette.PARCHMENT_LIGHT, palette.STONE, 0.6),
    )
    heraldry.sign(stage, LEFT + 42, y + 46, "walls", 66)
    title = capital(word(words, "stronghold"))
    stage.text(LEFT + 86, y + 30, title, 29, "name", INK, "l", width=190, least=22, kind="note")
    at = place(words, it.area) if it.area else words("knights-pic-off")
    stage.text(LEFT + 86, y + 62, at, 25, "bold", BROWN, "l", width=190, least=22, kind="note")
    x = LEFT + 280
    if it.area:
        far = stage.text(x, y + 46, str(it.walls), 42, "black", BLOOD if it.breaches else INK, "l", kind="key")
        for n, other in enumerate(it.besiegers[:2]):
            heraldry.sign(stage, x + far + 28 + n * 46, y + 46, "siege", 40)
            heraldry.shield(stage, x + far + 38 + n * 46, y + 60, heraldry.number(view, other), 0.24)
    if it.troops:
        men = str(it.men)
        far = stage.text(RIGHT - 130, y + 46, men, 42, "black", INK, "r", kind="key")
        heraldry.sign(stage, RIGHT - 130 - far - 26, y + 46, "troops", 40)
        _troops(stage, it.troops, heraldry.number(view, seat), LEFT + 18, y + HOLD + 10, RIGHT - LEFT - 40)
    if it.losses:
        heraldry.sign(stage, RIGHT - 100, y + 46, "loss", 34)
        stage.text(RIGHT - 80, y + 46, str(it.losses), 36, "black", BLOOD, "l", kind="key")


def _city(stage: Stage, view: KnView, city: CityView, caption: Caption, x: float, y: float) -> None:
    """A city: name, strength, income, its besiegers."""
    middle = y + CITY / 2
    heraldry.sign(stage, x + 26, middle, "ship" if city.overseas else "cities", 36)
    half = (RIGHT - LEFT) / 2
    stage.text(x + 52, middle, place(caption.words, city.area), 27, "name", INK, "l", width=half - 228, least=22,
               kind="note")  # fmt: skip
    end = x + half - 18
    far = stage.text(end, middle, str(city.income), 32, "black", INK, "r", kind="key")
    heraldry.sign(stage, end - far - 18, middle, "crowns", 28)
    paint = BLOOD if city.breaches else INK
    far = stage.text(end - 66, middle, str(city.strength), 30, "black", paint, "r", kind="key")
    heraldry.sign(stage, end - 66 - far - 18, middle, "walls", 30)
    if city.besiegers:
        heraldry.sign(stage, end - 66 - far - 50, middle, "siege", 30)


def _own(stage: Stage, view: KnView, words: Words, top: float) -> None:
    """The plan and the hand, for the owner's eyes."""
    assert view.own is not None
    vellum(stage, WIDE, top, OWN)
    pale = palette.VELLUM_TEXT
    text = words("knights-pic-eyes")
    stage.text(LEFT + 12, top + 38, text, 28, "name", GOLD, "l", width=RIGHT - LEFT - 24, least=22, kind="band")
    step = (RIGHT - LEFT - 10) / 3
    for n, pile in enumerate(private.piles(view)):
        x = LEFT + 5 + step * n
        stage.text(x + 12, top + 126, str(n + 1), 60, "black", mix(palette.VELLUM, GOLD, 0.75), "l", kind="key")
        for k in range(2):
            kind = pile[k] if k < len(pile) else None
            if kind is None:
                heraldry.slot(stage, x + 94 + k * 86, top + 124, 0.98)
            else:
                heraldry.action(stage, x + 94 + k * 86, top + 124, kind, 0.98)
    stage.text(LEFT + 12, top + 212, words("knights-pic-hand-cards"), 28, "name", GOLD, "l", width=RIGHT - LEFT - 24,
               least=22, kind="band")  # fmt: skip
    shown = [(kind, n) for kind, n in view.own.hand.items() if n]
    step = (RIGHT - LEFT - 10) / max(FEW, len(shown))
    for n, (kind, count) in enumerate(shown):
        x = LEFT + 5 + step * n
        heraldry.action(stage, x + 46, top + 282, kind, 0.98)
        stage.text(x + 92, top + 282, f"×{count}", 30, "black", pale, "l", width=step - 94, least=22, kind="key")
    if not shown:
        stage.text(LEFT + 30, top + 282, "–", 34, "black", pale, "l", kind="")


def sheet(view: KnView, caption: Caption, width: int, seat: int) -> Stage:
    """The sheet alone."""
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(high(view, seat) * scale)), scale)
    draw(stage, view, caption, seat)
    return stage


def text(view: KnView, caption: Caption, seat: int) -> str:
    """The sheet in words."""
    words, it = caption.words, view.barons[seat]
    people = "; ".join(
        words("knights-pic-alt-person", noble=piece(words, n.slug), shape=word(words, n.shape), where=where(n, words),
              men=n.men, n=n.losses)
        for n in nobles(view, seat)
    )  # fmt: skip
    hold = hold_of(view, seat)
    told = words(
        "knights-pic-alt-baron", name=player(caption, seat), baron=word(words, it.baron), crowns=it.crowns,
        votes=it.votes, faith=it.faith, influence=it.influence, kingdom=it.kingdom, majority=view.majority,
        nobles=people, cities=", ".join(place(words, c.area) for c in cities(view, seat)) or "–",
        charges=", ".join(piece(words, c) for c in it.charges) or "–",
        hold=f"{place(words, hold.area)} ({hold.walls})" if hold.area else words("knights-pic-off"),
    )  # fmt: skip
    if mine(view, seat) and view.own is not None:
        piles = "; ".join(
            f"{n}: {', '.join(piece(words, k) for k in p) or '–'}" for n, p in enumerate(private.piles(view), 1)
        )
        told = f"{told} {words('knights-pic-alt-plan', piles=piles)}"
    return told
