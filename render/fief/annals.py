"""Genealogy: who was born into each family, whom they married, what they became and how they ended; and the result."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from engine.fief.game_data import N
from engine.fief.views.view import FiefView
from render.core import fonts, icons, palette, parchment, phone
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.cartouche import heading
from render.core.palette import GOLD, INK, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.fief import layout, panel, pieces
from render.fief.words import capital, family_name, family_player, piece, place, title_name

WIDE = 1200.0
COLUMNS = 3
"""Lives that stand side by side."""
LIFE = (WIDE - 34.0) / COLUMNS
"""How wide a Noble's place in the tree is."""
SIZE, LINE = 34.0, 38.0
"""Letters eleven pixels high where the sheet is 400 wide, and what a line of them takes."""
BANNER, HEAD = 76.0, 100.0
"""Height of what stands over a family, and over the lines of a life."""


@dataclasses.dataclass(slots=True)
class Person:
    """A Noble's life."""

    slug: str
    """Who it is."""
    family: int
    """The family to which they belong."""
    born: int
    """The round in which they came into the game; 0 for a founder."""
    founder: bool
    """Whether their family began with them."""
    spouses: list[str]
    """Whom they married, in order."""
    honours: list[str]
    """The honours they came to, in words, in order."""
    died: int
    """The round in which they died; 0 while they live."""
    cause: str
    """How they died; empty while they live."""
    rank: str
    """What their portrait wears: the highest of ``_ORDER`` they came to, of the living what they have now."""


_RANKS = {"crowned": "king", "prince": "prince", "lord": "lord", "ordained": "bishop", "abbey": "abbess"}
_ORDER = ("", "lord", "abbess", "bishop", "archbishop", "prince", "king")


def people(view: FiefView, words: Words) -> list[list[Person]]:
    """The lives of every family, in the order in which they came into it."""
    known: dict[str, Person] = {}
    found: list[list[Person]] = [[] for _ in view.families]
    for life in view.annals:
        who = known.get(life.noble)
        if life.what in ("founder", "born") or who is None:
            if not 0 <= life.family < len(found):
                continue
            who = Person(life.noble, life.family, life.round, life.what == "founder", [], [], 0, "", "")
            known[life.noble] = who
            found[life.family].append(who)
        if life.what == "wedding":
            who.spouses.append(life.other)
            if life.other in known:
                known[life.other].spouses.append(life.noble)
        elif life.what == "dies":
            who.died, who.cause = life.round, life.detail
        elif life.what == "raised":
            who.died, who.cause = 0, ""
        elif life.what == "lord":
            who.honours.append(place(words, life.detail))
        elif life.what == "crowned":
            who.honours.append(words("fief-picture-crowned"))
        elif life.what in ("prince", "garter"):
            who.honours.append(
                title_name(words, "prince") if life.what == "prince" else words("fief-picture-legend-garter")
            )
        elif life.what == "ordained":
            who.honours.append(
                piece(words, life.detail) if life.detail in _PRELATES else words("fief-picture-ordained")
            )
        elif life.what == "abbey":
            who.honours.append(title_name(words, "abbess"))
        rank = _RANKS.get(life.what, "")
        if life.what == "ordained" and "archbishop" in life.detail:
            rank = "archbishop"
        if _ORDER.index(rank) > _ORDER.index(who.rank):
            who.rank = rank
    living = panel.nobles(view)
    for each in (p for family in found for p in family):
        if each.slug in living and not each.died:
            each.rank = layout.rank_of(living[each.slug]) or each.rank
    return found


_PRELATES = frozenset(("bishop-exeter", "archbishop-york", "bishop-norwich", "archbishop-canterbury"))


Line = tuple[str, str]
"""What is said of a life, and as what: years, honour, ring."""


def _lines(person: Person, words: Words) -> list[Line]:
    """What is said of a life under its portrait: rounds, honours in two lines at most, the last spouse."""
    begun = words("fief-picture-founder") if person.founder else words("fief-picture-born", n=person.born)
    found = [(begun, "years")]
    if person.died:
        found.append((words("fief-picture-died", n=person.died), "years"))
    honours = capital(", ".join(dict.fromkeys(person.honours)))
    found += [(line, "honour") for line in (fonts.wrapped(honours, "bold", SIZE, LIFE - 40, 2) if honours else [])]
    return [*found, *([(piece(words, person.spouses[-1]), "ring")] if person.spouses else [])]


def _tall(lives: Sequence[Person], words: Words) -> float:
    """How high a row of lives is: as its longest."""
    return HEAD + LINE * max(len(_lines(p, words)) for p in lives) + 22


def _life(stage: Stage, person: Person, caption: Caption, left: float, top: float, tall: float) -> None:
    """One life: portrait and name, under them rounds, honours, spouse."""
    words = caption.words
    hue = palette.seat_hue(person.family)
    wide, high = LIFE - 10, tall - 10

    def paint(brush: Brush) -> None:
        fill = mix(palette.PARCHMENT_LIGHT, hue, 0.1) if not person.died else palette.STONE
        brush.rect(0, 0, wide, high, fill, INK, 1.8, radius=9)
        edge = hue if not person.died else mix(hue, palette.STONE, 0.5)
        brush.rect(4, 4, wide - 8, high - 8, None, edge, 2.4, radius=6)

    stage.draw(("life", person.family, bool(person.died), tall), left, top, (-1, -1, wide + 1, high + 1), paint, 1.8)
    pieces.head(stage, left + 58, top + 56, person.slug, person.family, person.rank, 80)
    name = piece(words, person.slug)
    room = wide - 122 - (40 if person.died else 0)
    far = stage.text(left + 112, top + 56, name, 42, "name", INK, "l", width=room, least=SIZE, kind="title")
    if person.died:
        stage.draw(("rip",), left + 112 + far + 24, top + 54, (-18, -20, 18, 20), _cross)
    inks = {"years": panel.BROWN, "honour": INK, "ring": palette.WAX}
    for n, (line, kind) in enumerate(_lines(person, words)):
        y, x, space = top + HEAD + LINE * (n + 0.5), left + 18, wide - 30
        if kind == "ring":
            pieces.sign(stage, x + 14, y, "ring", 30)
            x, space = x + 38, space - 38
        stage.text(x, y, line, SIZE, "bold", inks[kind], "l", width=space, least=SIZE, kind="note")


def _cross(brush: Brush) -> None:
    brush.line([(0, -16), (0, 17)], INK, 6)
    brush.line([(-10, -6), (10, -6)], INK, 6)


def tree(view: FiefView, caption: Caption, width: int) -> Stage:
    """The genealogy of all families: under its name each one's lives, three in a row."""
    words = caption.words
    found = people(view, words)
    rows = [[family[n : n + COLUMNS] for n in range(0, len(family), COLUMNS)] for family in found]
    highs = [[_tall(row, words) for row in each] for each in rows]
    top = phone.HEAD * WIDE + 6
    stage = phone.sheet(width, WIDE, top + sum(BANNER + sum(each) + 12 for each in highs) + 8)
    phone.heading(stage, caption.title, words("fief-picture-genealogy"), WIDE)
    for number, each in enumerate(rows):
        tall = BANNER + sum(highs[number]) + 6
        hue = palette.seat_hue(number)
        panel.frame(
            stage, (14.0, top, WIDE - 14, top + tall), f"tree-{number}", mix(palette.PARCHMENT_LIGHT, hue, 0.16)
        )
        pieces.shield(stage, 56, top + 42, number, 0.86)
        name = family_player(view, caption, number)
        stage.text(100, top + 42, name, 42, "name", INK, "l", width=WIDE - 130, least=SIZE, kind="title")
        low = top + BANNER
        for row, high in zip(each, highs[number], strict=True):
            for column, person in enumerate(row):
                _life(stage, person, caption, 22 + LIFE * column, low, high)
            low += high
        top += tall + 6
    return stage


def tree_text(view: FiefView, caption: Caption) -> str:
    """The genealogy in words."""
    words = caption.words
    told = [words("fief-picture-genealogy")]
    for number, family in enumerate(people(view, words)):
        lives = []
        for person in family:
            parts = [*dict.fromkeys(person.honours)]
            if person.spouses:
                parts.append(words("fief-picture-married", name=piece(words, person.spouses[-1])))
            if person.died:
                parts.append(words("fief-picture-died", n=person.died))
            lives.append(f"{piece(words, person.slug)} ({', '.join(parts)})" if parts else piece(words, person.slug))
        told.append(f"{capital(family_name(words, number))}: {', '.join(lives)}")
    return ". ".join(told) + "."


# -- the result


def _plot(stage: Stage, view: FiefView, words: Words, box: Box) -> None:
    """Victory points of every family round by round."""
    panel.frame(stage, box, "plot")
    left, top, right, bottom = box[0] + 64, box[1] + 26, box[2] - 40, box[3] - 52
    most = max([4, *(n for each in view.points for n in each), *(f.points for f in view.families)])
    rounds = max(1, N.rounds)
    brush = stage.brush

    def at(number: int, points: float) -> tuple[float, float]:
        return left + number / rounds * (right - left), bottom - points / most * (bottom - top)

    for value in range(most + 1):
        y = at(0, value)[1]
        brush.line([(left, y), (right, y)], INK if value == N.solo else mix(INK, palette.PARCHMENT, 0.6),
                   2.4 if value == N.solo else 1)  # fmt: skip
        stage.text(left - 14, y, str(value), 34, "bold", INK, "r", kind="panel")
    goal = words("fief-picture-goal", n=N.solo)
    stage.text(right, at(0, N.solo)[1] - 20, goal, 34, "bold", panel.BROWN, "r", width=760, least=20, kind="panel")
    for number in range(1, rounds + 1):
        stage.text(at(number, 0)[0], bottom + 28, str(number), 34, "bold", INK, kind="panel")
    for family in range(len(view.families)):
        shift = (family - (len(view.families) - 1) / 2) * 5
        line = [at(0, 0), *(at(n, each[family]) for n, each in enumerate(view.points, 1) if family < len(each))]
        line = [(x + shift, y + shift) for x, y in line]
        if len(line) > 1:
            brush.line(line, palette.PARCHMENT_LIGHT, 8)
            brush.line(line, palette.seat_hue(family), 5)
        for x, y in line[1:]:
            brush.ellipse(x, y, 6, fill=palette.seat_hue(family), outline=INK, width=1.4)


def result(view: FiefView, caption: Caption, width: int) -> Stage:
    """The end of a game: who has won, how, and everybody's points."""
    words = caption.words
    rows = len(view.families)
    high = 116 + 200 + rows * 116 + 360
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    text = words("fief-picture-round", n=view.round, of=N.rounds)
    heading(stage, fonts.printable(caption.title), words("fief-picture-game"), text, "", (14, WIDE - 14, 54))
    panel.frame(stage, (14.0, 110.0, WIDE - 14, 300.0), "winner", mix(palette.PARCHMENT_LIGHT, GOLD, 0.26))
    for n, won in enumerate(view.winners):
        pieces.shield(stage, 84 + n * 104, 216, won, 1.7)
    left = 100.0 + 104 * len(view.winners)
    if view.winners:
        stage.draw(("crown", 0.66), 84, 142, (-42, -38, 42, 38), sized(icons.crown, 0.66), 2)
    stage.text(
        left, 178, winner_text(view, caption), 46, "name", INK, "l", width=WIDE - left - 40, least=20, kind="key"
    )
    ending = words(f"fief-outcome-{view.ending or 'nobody'}")
    for n, line in enumerate(fonts.wrapped(ending, "bold", 34, WIDE - left - 40, 2)):
        stage.text(left, 232 + n * 36, line, 34, "bold", panel.BROWN, "l", width=WIDE - left - 40, kind="panel")
    top = 312.0
    order = sorted(view.families, key=lambda f: (f.family not in view.winners, -f.points, f.family))
    known = panel.nobles(view)
    for family in order:
        fill = mix(palette.PARCHMENT_LIGHT, palette.seat_hue(family.family), 0.16)
        panel.frame(stage, (14.0, top, WIDE - 14, top + 108), f"row-{family.family}", fill)
        pieces.shield(stage, 66, top + 54, family.family, 1.2)
        name = family_player(view, caption, family.family)
        stage.text(116, top + 34, name, 34, "name", INK, "l", width=400, least=16, kind="key")
        lands = ", ".join(place(words, r) for r in family.fiefs) or words("fief-picture-no-fief")
        if view.gift == family.family:
            lands = f"{lands}, {words('fief-picture-gift')}"
        stage.text(116, top + 76, lands, 34, "bold", panel.BROWN, "l", width=500, least=20, kind="panel")
        for k, slug in enumerate(family.nobles[:3]):
            if slug in known:
                x = 690 + k * 128
                panel.head(stage, x, top + 38, known[slug], 62)
                stage.text(x, top + 88, piece(words, slug), 34, "bold", INK, width=126, least=26, kind="lord")
        hue = mix(palette.seat_hue(family.family), INK, 0.25)
        stage.text(WIDE - 86, top + 40, str(family.points), 66, "black", hue, width=110, kind="key")
        text = words("fief-picture-points", n=family.points)
        stage.text(WIDE - 86, top + 87, text, 34, "bold", panel.BROWN, width=130, least=20, kind="panel")
        top += 116
    _plot(stage, view, words, (14.0, top, WIDE - 14, high - 14))
    return stage


def winner_text(view: FiefView, caption: Caption) -> str:
    """Who has won."""
    words = caption.words
    if not view.winners:
        return words("fief-picture-winner-nobody")
    names = " + ".join(family_player(view, caption, f) for f in view.winners)
    return words("fief-picture-winner", names=names, n=len(view.winners))
