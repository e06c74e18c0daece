"""A battle: both armies under their banners, the Fate cards, the count step by step, and how it ended.

Of the cards each side shows what it kept and how many it laid aside. A siege is a camp with both strengths.
"""

from __future__ import annotations

import dataclasses

from engine.knights import analysis
from engine.knights.game_data import AREA, NOBLE, N
from engine.knights.views.view import Force, Fought, KnView
from render.core import fonts, palette, parchment
from render.core.api import NEAR, REST, Caption
from render.core.brush import Brush
from render.core.palette import INK, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.knights import heraldry
from render.knights.heraldry import BLOOD, BROWN
from render.knights.words_more import capital, piece, place, player, word

WIDE = 800.0
HEAD, CAMPS, HAND, ROW, FOOT, CAMP_SCENE = 92.0, 306.0, 112.0, 54.0, 92.0, 196.0
"""Heights of the parts: heading, both forces, a hand, a row of the count, the result, a besieged city."""
LEFT, RIGHT = 22.0, WIDE - 22
ATTACK, DEFENCE = 0, 1
NARROW = 140.0
"""Less room than this a Noble gets who is one of many."""
BEFORE = ("consent", "law", "kind", "armies")
"""Stages in which nothing of a battle has been written down yet."""


@dataclasses.dataclass(frozen=True, slots=True)
class Fight:
    """A battle to be drawn."""

    fought: Fought
    """The battle, as far as the table has seen it."""
    begun: bool
    """Its armies are known; else it shows everybody there who could fight."""
    side: int = -1
    """The side on which the reader's own Fate cards are still secret: 0 attacks, 1 defends, -1 neither."""
    hand: tuple[str, ...] = ()
    """What those cards say."""
    dropped: tuple[str, ...] = ()
    """What those of them say that the reader has laid aside."""


def fight(view: KnView) -> Fight | None:
    """The battle in hand, else the last one; ``None`` without any."""
    war, last = view.war, view.fought
    if war is None:
        return Fight(last, True) if last is not None else None
    if last is None or last.area != war.area or war.stage in BEFORE:
        return Fight(_coming(view), False)
    side = -1 if view.seat is None or not war.hand else (war.seat, war.foe).index(view.seat)
    return Fight(last, True, side, tuple(war.hand), tuple(war.dropped))


def _coming(view: KnView) -> Fought:
    """What is about to be attacked: everybody there who could fight."""
    war = view.war
    assert war is not None
    at, area = analysis.public_position(view), AREA[war.area]
    attack = analysis.Attack(war.seat, war.foe, area, analysis.OPEN)
    if war.target != analysis.OPEN:
        attack = analysis.attack_on(at, war.seat, area, war.target)
    mine = analysis.fighters(at, war.seat, area) or analysis.nobles_at(at, area, war.seat)
    forces = [
        _side(view, war.seat, mine, analysis.attack_strength(at, war.seat, mine)),
        _side(view, attack.foe, analysis.inside(at, attack), analysis.defence_strength(at, attack)),
    ]
    held = sum(hold.men for hold in view.strongholds if war.target == analysis.STRONGHOLD and hold.area == war.area)
    walls = analysis.behind_walls(at, attack) - held
    return Fought(view.turn, war.area, war.target, "", forces, walls, walls, held)


def _side(view: KnView, seat: int, nobles: list[int], strength: int) -> Force:
    here = [noble for noble in view.nobles if NOBLE[noble.slug] in nobles]
    return Force(seat, [n.slug for n in here], [n.men for n in here], [n.losses for n in here], strength=strength)


# -- drawing


def high(shown: Fight, zoom: str = "") -> float:
    """How high the picture is; with ``NEAR`` without hands that are counted, with ``REST`` these alone, 0 for none."""
    it = shown.fought
    hands = it.kind not in ("", "siege") and any(f.drew for f in it.forces)
    if zoom == REST:
        return HEAD + 2 * HAND + 24 if hands and _counted(it) else 0.0
    tall = HEAD + CAMPS + 14
    if it.kind == "siege":
        return tall + CAMP_SCENE + FOOT
    if hands:
        if zoom != NEAR or not _counted(it):
            tall += 2 * HAND + 10
        if _counted(it):
            tall += (4 if it.counted else 3) * ROW + 20
    return tall + (FOOT if it.result else 0)


def _counted(it: Fought) -> bool:
    """Whether both hands lie open."""
    return any(f.kept or f.dropped for f in it.forces) or bool(it.result)


def draw(stage: Stage, view: KnView, shown: Fight, caption: Caption, zoom: str = "") -> None:
    """The battle over the upper left corner of a stage; ``zoom``: as for its height."""
    it = shown.fought
    heraldry.frame(stage, (10, 10, WIDE - 10, high(shown, zoom) - 10), "battle")
    _heading(stage, it, caption)
    if zoom == REST:
        _hands(stage, view, shown, caption, HEAD)
        return
    half = (RIGHT - LEFT - 12) / 2
    for side in (ATTACK, DEFENCE):
        x = LEFT + side * (half + 12)
        _force(stage, view, it, side, caption, (x, HEAD, x + half, HEAD + CAMPS))
    y = HEAD + CAMPS + 14
    if it.kind == "siege":
        _siege(stage, view, it, caption, y)
        y += CAMP_SCENE
    elif it.kind and any(f.drew for f in it.forces):
        if zoom != NEAR or not _counted(it):
            _hands(stage, view, shown, caption, y)
            y += 2 * HAND + 10
        if _counted(it):
            y = _count(stage, it, caption, y)
    if it.result:
        _result(stage, it, caption, y)


def _hands(stage: Stage, view: KnView, shown: Fight, caption: Caption, y: float) -> None:
    for side in (ATTACK, DEFENCE):
        _hand(stage, view, shown, side, caption, y + side * HAND)


def draw_now(stage: Stage, view: KnView, caption: Caption, zoom: str = "") -> None:
    """The battle of a view, if there is one."""
    shown = fight(view)
    if shown is not None:
        draw(stage, view, shown, caption, zoom)


def _heading(stage: Stage, it: Fought, caption: Caption) -> None:
    words = caption.words
    heraldry.sign(stage, 62, 52, "siege" if it.kind == "siege" else "battle", 66)
    key = "siege" if it.kind == "siege" else "battle" if it.kind else "attack"
    title = words(f"knights-pic-{key}", place=place(words, it.area))
    stage.text(106, 52, title, 46, "name", INK, "l", width=430, least=26, kind="title")
    what = word(words, f"battle-{it.target}")
    if it.kind == "assault":
        what = f"{word(words, 'battle-assault')}: {what}"
    stage.text(RIGHT - 8, 38, capital(what), 27, "bold", BROWN, "r", width=230, least=22, kind="note")
    turn = words("knights-pic-turn", n=it.turn)
    stage.text(RIGHT - 8, 68, turn, 24, "bold", BROWN, "r", width=230, least=22, kind="note")


def _force(stage: Stage, view: KnView, it: Fought, side: int, caption: Caption, box: Box) -> None:
    """A camp: whose, its Nobles under their banners with troops and tokens, its strength."""
    words, mine = caption.words, it.forces[side]
    hue = heraldry.hue(view, mine.seat)
    heraldry.strip(stage, box, mix(palette.PARCHMENT_LIGHT, hue, 0.2))
    heraldry.shield(stage, box[0] + 42, box[1] + 46, heraldry.number(view, mine.seat), 0.56)
    role = words(f"knights-pic-{'defender' if side else 'attacker'}")
    room = box[2] - box[0] - 92
    stage.text(box[0] + 82, box[1] + 27, role, 24, "bold", BROWN, "l", width=room, least=22, kind="note")
    stage.text(box[0] + 82, box[1] + 58, player(caption, mine.seat), 34, "name", INK, "l", width=room, least=22,
               kind="note")  # fmt: skip
    low = box[3] - 34
    if mine.nobles:
        step = (box[2] - box[0] - 8) / max(2, len(mine.nobles))
        start = (box[0] + box[2]) / 2 - step * (len(mine.nobles) - 1) / 2
        for n in range(len(mine.nobles)):
            _noble(stage, view, mine, n, caption, start + n * step, box[1], step)
    elif side:
        _fortress(stage, view, it, (box[0] + box[2]) / 2, box[1] + 184, 1.0)
    text = words("knights-pic-strength")
    far = stage.text(box[0] + 14, low, text, 24, "bold", BROWN, "l", width=120, least=22, kind="note")
    x = box[0] + 14 + far + 12
    x += stage.text(x, low, str(mine.strength), 46, "black", INK, "l", kind="key") + 16
    if not side and it.kind == "siege":
        text = f"{mine.strength - N.commander}+{N.commander}"
        stage.text(x, low, text, 26, "bold", BROWN, "l", width=box[2] - x - 10, least=22, kind="note")
    if side and it.walls and it.kind != "open":
        broken = it.walls - it.left
        text = f"{it.walls}−{broken}" if broken else str(it.walls)
        drawn = mine.nobles and box[2] - 116 - x - 40 >= fonts.text_width(text, "black", 32)
        if drawn:
            _fortress(stage, view, it, box[2] - 58, low + 4, 0.32)
        far = box[2] - (116 if drawn else 14)
        wide = stage.text(far, low, text, 32, "black", BLOOD if broken else INK, "r", width=far - x - 40, least=22,
                          kind="key")  # fmt: skip
        heraldry.sign(stage, far - wide - 20, low, "walls", 32)


def _noble(
    stage: Stage, view: KnView, mine: Force, n: int, caption: Caption, x: float, top: float, step: float
) -> None:
    """A Noble's banner, name, troops and tokens."""
    slug = mine.nobles[n]
    shape = next(noble.shape for noble in view.nobles if noble.slug == slug)
    fallen = slug in mine.fallen
    heraldry.banner(stage, x, top + 126, heraldry.number(view, mine.seat), shape, 0.66, fallen)
    if slug == mine.commander:
        heraldry.sign(stage, x + 30, top + 96, "commander", 34)
    if fallen:
        heraldry.sign(stage, x + 6, top + 122, "dead", 50)
    name = piece(caption.words, slug)
    narrow = step < NARROW
    stage.text(x, top + 182, name, 23, "bold" if narrow else "name", INK, width=step - 2, least=22, kind="note")
    now = mine.after[n] if mine.after else mine.losses[n]
    text, before = str(mine.men[n]), mine.losses[n]
    tokens = str(before) if now == before else f"{before}+{now - before}" if before else f"+{now}"
    wide = 32.0 if narrow else 38.0
    far, near = fonts.text_width(text, "black", wide), fonts.text_width(tokens, "black", wide * 0.84)
    if not now:
        stage.text(x, top + 218, text, wide, "black", INK, kind="key")
    elif narrow:
        stage.text(x, top + 210, text, wide, "black", INK, kind="key")
        heraldry.sign(stage, x - near / 2 - 4, top + 238, "loss", 24)
        stage.text(x + 12, top + 238, tokens, wide * 0.84, "black", BLOOD, kind="key")
    else:
        left = x - (far + near + 26) / 2
        stage.text(left, top + 218, text, wide, "black", INK, "l", kind="key")
        heraldry.sign(stage, left + far + 14, top + 218, "loss", 26)
        stage.text(left + far + 27, top + 218, tokens, wide * 0.84, "black", BLOOD, "l", kind="key")


def paint_walls(brush: Brush, gaps: int, most: int) -> None:
    """A town behind its wall, in a box of 300 x 130; with a gap for each breach."""
    for x, w, h in ((-92, 30, 66), (-40, 26, 84), (10, 34, 58), (62, 26, 92), (100, 26, 60)):
        brush.rect(x - w / 2, 10 - h, w, h + 46, palette.STONE_DARK, INK, 2)
        brush.poly([(x - w / 2 - 4, 10 - h), (x, -14 - h), (x + w / 2 + 4, 10 - h)], palette.ROOF, INK, 2)
    parts = max(1, most)
    step = 300 / parts
    for n in range(parts):
        left = -150 + n * step
        if n >= parts - gaps:
            brush.poly(
                [(left + 2, 62), (left + 5, 40), (left + step * 0.3, 50), (left + step * 0.55, 42),
                 (left + step * 0.8, 52), (left + step - 4, 38), (left + step - 2, 62)],
                palette.STONE, INK, 2.4,
            )  # fmt: skip
            continue
        brush.rect(left, 4, step, 58, palette.STONE, INK, 2.6)
        count = max(2, round(step / 26))
        for k in range(count):
            brush.rect(left + k * step / count + 2, -10, step / count * 0.56, 15, palette.STONE, INK, 2.2)
        for y in (20, 36, 50):
            brush.line([(left + 4, y), (left + step - 4, y)], mix(palette.STONE, INK, 0.3), 1.4)
    if gaps < parts:
        brush.rect(-150 + step / 2 - 13, 24, 26, 38, INK, radius=12)


def _fortress(stage: Stage, view: KnView, it: Fought, x: float, y: float, size: float) -> None:
    """What is attacked, its walls gapped as they are."""
    most = max(1, it.walls // N.hit)
    gaps = (it.walls - it.left) // N.hit
    box = (-156 * size, -126 * size, 156 * size, 68 * size)
    stage.draw(("k-walls", gaps, most, size), x, y, box, sized(paint_walls, size, gaps, most), 2)


def _siege(stage: Stage, view: KnView, it: Fought, caption: Caption, y: float) -> None:
    """Tents around the walls, and both strengths compared."""
    mine, theirs = it.forces
    baron = heraldry.number(view, mine.seat)
    middle = y + CAMP_SCENE / 2 - 10
    _fortress(stage, view, it, WIDE / 2, middle + 14, 0.84)
    heraldry.shield(stage, WIDE / 2, middle + 34, heraldry.number(view, theirs.seat), 0.46)
    for dx, dy, size in ((-176, 44, 0.62), (-150, -34, 0.5), (176, 44, 0.62), (150, -34, 0.5), (-214, -4, 0.56),
                         (214, -4, 0.56)):  # fmt: skip
        half = 56 * size
        stage.draw(("k-tent", baron, size), WIDE / 2 + dx, middle + dy, (-half, -half, half, half),
                   sized(heraldry.tent, size, baron), 1.4)  # fmt: skip
    for side, force in enumerate(it.forces):
        x = (LEFT + 64, RIGHT - 64)[side]
        paint = INK if side else mix(heraldry.hue(view, mine.seat), INK, 0.25)
        stage.text(x, middle - 8, str(force.strength), 58, "black", paint, width=136, kind="key")
        text = caption.words(f"knights-pic-{'weaker' if side else 'stronger'}")
        stage.text(x, middle + 38, text, 23, "bold", BROWN, width=136, least=22, kind="note")


def _hand(stage: Stage, view: KnView, shown: Fight, side: int, caption: Caption, y: float) -> None:
    """A side's Fate cards: open ones, then the backs of those laid aside; before that all backs, or one's own."""
    it, mine = shown.fought, shown.fought.forces[side]
    hue = heraldry.hue(view, mine.seat)
    heraldry.strip(stage, (LEFT, y, RIGHT, y + HAND - 8), mix(palette.PARCHMENT_LIGHT, hue, 0.12))
    middle = y + HAND / 2 - 4
    heraldry.shield(stage, LEFT + 34, middle, heraldry.number(view, mine.seat), 0.48)
    lead = f"+{N.commander}" if mine.commander else ""
    stage.text(
        LEFT + 70, middle - 22, f"{mine.strength}{lead}", 25, "bold", BROWN, "l", width=92, least=22, kind="note"
    )
    text = caption.words("knights-pic-draw", n=mine.drew)
    stage.text(LEFT + 70, middle + 14, text, 30, "black", INK, "l", width=104, least=22, kind="key")
    cards: list[tuple[str, bool]] = []
    if side == shown.side:
        gone = list(shown.dropped)
        for card in shown.hand:
            cards.append((card.removeprefix("fate-"), card in gone))
            if card in gone:
                gone.remove(card)
    elif _counted(it):
        cards = [(card.removeprefix("fate-"), False) for card in mine.kept] + [("", True)] * mine.dropped
    else:
        cards = [("", False)] * mine.drew
    cards.sort(key=lambda card: card[1])
    left, room = LEFT + 216, RIGHT - LEFT - 266
    step = min(72.0, room / max(1, len(cards) - 1)) if len(cards) > 1 else 0.0
    for n, (card, aside) in enumerate(cards):
        x = left + n * step + (14 if aside else 0)
        heraldry.fate(stage, x, middle + (10 if aside else 0), card, 0.78 if aside else 1.02)
    if side == shown.side and not _counted(it):
        stage.note("hand", "own", (left - 30, y, RIGHT, y + HAND - 8))


def _sum(total: int, cards: int, sign: str) -> str:
    """A count with what the cards say and what comes on top of it."""
    return str(total) if total == cards else f"{cards}+{total - cards} = {total}"


def _less(inflicted: int, prevented: int) -> str:
    """What is inflicted less what of it is prevented."""
    return f"{inflicted}−{min(inflicted, prevented)}"


def _count(stage: Stage, it: Fought, caption: Caption, y: float) -> float:
    """The count, side by side with what it is of in the middle; where it ends."""
    words = caption.words
    rows: list[tuple[str, str, tuple[str, str]]] = []
    kept = [[k.removeprefix("fate-") for k in f.kept] for f in it.forces]
    one, other = it.forces
    rows.append(("inflicted", "inflict", tuple(_sum(f.inflicted, kept[n].count("inflict"), "+") for n, f in
                                              enumerate(it.forces))))  # type: ignore[arg-type]  # fmt: skip
    rows.append(("prevented", "prevent", tuple(_sum(f.prevented, kept[n].count("prevent"), "+") for n, f in
                                              enumerate(it.forces))))  # type: ignore[arg-type]  # fmt: skip
    rows.append(
        ("casualties", "loss", (f"{_less(other.inflicted, one.prevented)} = {one.tokens}",
                                f"{_less(one.inflicted, other.prevented)} = {other.tokens}"))
    )  # fmt: skip
    if it.counted:
        rows.append(("victories", "victory", (str(one.wins), str(other.wins))))
    for n, (key, sign, values) in enumerate(rows):
        fill = mix(palette.PARCHMENT_LIGHT, palette.PARCHMENT_DARK, 0.3 if n % 2 else 0.55)
        heraldry.strip(stage, (LEFT, y, RIGHT, y + ROW - 4), fill)
        middle = y + ROW / 2 - 2
        text = words(f"knights-pic-{key}")
        far = stage.text(WIDE / 2 + 18, middle, text, 27, "bold", BROWN, width=230, least=22, kind="note")
        if sign == "loss":
            heraldry.sign(stage, WIDE / 2 - far / 2 - 8, middle, "loss", 34)
        else:
            heraldry.fate(stage, WIDE / 2 - far / 2 - 8, middle, sign, 0.48)
        for side in (ATTACK, DEFENCE):
            paint = BLOOD if key == "casualties" and it.forces[side].tokens else INK
            x = LEFT + 16 if side == ATTACK else RIGHT - 16
            stage.text(x, middle, values[side], 40, "black", paint, "r" if side else "l", width=220, least=26,
                       kind="key")  # fmt: skip
        y += ROW
    return y + 20


def ended(it: Fought, caption: Caption) -> str:
    """How a battle ended."""
    lost = [f.seat for f in it.forces if f.nobles and len(f.fallen) == len(f.nobles)]
    if it.result == "wiped" and len(lost) == 1:
        return caption.words("knights-pic-wiped", name=player(caption, lost[0]))
    return capital(word(caption.words, f"result-{it.result}"))


def _result(stage: Stage, it: Fought, caption: Caption, y: float) -> None:
    """How it ended."""
    words = caption.words
    text, rule = ended(it, caption), ""
    if it.kind == "siege" and it.result == "siege-laid":
        rule = words("knights-pic-siege-rule")
    elif it.kind != "siege" and not it.counted and it.result != "empty":
        rule = words("knights-pic-uncounted")
    middle = y + FOOT / 2 - 14
    stage.text(WIDE / 2, middle - (16 if rule else 0), text, 36, "name", palette.WAX, width=RIGHT - LEFT - 10, least=22,
               kind="title")  # fmt: skip
    if rule:
        stage.text(WIDE / 2, middle + 22, rule, 24, "bold", BROWN, width=RIGHT - LEFT - 10, least=22, kind="note")


def sheet(view: KnView, caption: Caption, width: int) -> Stage:
    """The battle alone. Raises ``ValueError`` without one."""
    shown = fight(view)
    if shown is None:
        raise ValueError("there is no battle to show")
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(high(shown) * scale)), scale)
    draw(stage, view, shown, caption)
    return stage


# -- in words


def text(view: KnView, caption: Caption) -> str:
    """The battle in words."""
    shown, words = fight(view), caption.words
    if shown is None:
        return ""
    it = shown.fought
    key = "siege" if it.kind == "siege" else "battle" if it.kind else "attack"
    told = [f"{words(f'knights-pic-{key}', place=place(words, it.area))} ({word(words, f'battle-{it.target}')})"]
    for side, force in enumerate(it.forces):
        now = force.after or force.losses
        nobles = ", ".join(
            words("knights-pic-alt-noble", noble=piece(words, slug), men=force.men[n], n=now[n])
            for n, slug in enumerate(force.nobles)
        )
        role = words(f"knights-pic-{'defender' if side else 'attacker'}")
        told.append(words("knights-pic-alt-force", role=role, name=player(caption, force.seat), nobles=nobles,
                          count=len(force.nobles), strength=force.strength, walls=it.walls if side else 0))  # fmt: skip
        if force.kept:
            cards = ", ".join(word(words, card) for card in force.kept)
            told.append(words("knights-pic-alt-hand", name=player(caption, force.seat), cards=cards, n=force.dropped))
        if side == shown.side and shown.hand:
            told.append(words("knights-pic-hand", cards=", ".join(word(words, card) for card in shown.hand)))
    if it.kind and it.kind != "siege" and _counted(it):
        for force in it.forces:
            told.append(words("knights-pic-alt-count", name=player(caption, force.seat), inflicted=force.inflicted,
                              prevented=force.prevented, n=force.tokens, wins=force.wins))  # fmt: skip
    if it.result:
        told.append(ended(it, caption))
    return ". ".join(told) + "."
