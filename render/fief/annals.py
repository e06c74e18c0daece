"""Genealogy: who was born into each family, whom they married, what they became and how they ended; and the result."""

from __future__ import annotations

import dataclasses
import itertools

from engine.fief.lore import N
from engine.fief.view import FiefView
from render.core import fonts, icons, palette, parchment
from render.core.api import Caption, Words
from render.core.brush import Brush
from render.core.cartouche import heading
from render.core.palette import GOLD, INK, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.fief import layout, panel, pieces
from render.fief.words import capital, family_name, family_player, piece, place, title_name

WIDE = 1200.0
LIFE = (176.0, 214.0)
"""A Noble in the tree."""


@dataclasses.dataclass(slots=True)
class Person:
    """A Noble's life: family, born in (0 for a founder), spouses, highest honours, died in (0 while alive) and how."""

    slug: str
    family: int
    born: int
    founder: bool
    spouses: list[str]
    honours: list[str]
    died: int
    cause: str
    rank: str


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


def _life(stage: Stage, person: Person, caption: Caption, x: float, top: float) -> None:
    """One life: portrait, name, rounds, honours, spouse."""
    words = caption.words
    hue = palette.seat_hue(person.family)
    wide, high = LIFE[0] - 10, LIFE[1] - 10

    def paint(brush: Brush) -> None:
        fill = mix(palette.PARCHMENT_LIGHT, hue, 0.1) if not person.died else palette.STONE
        brush.rect(-wide / 2, 0, wide, high, fill, INK, 1.8, radius=9)
        edge = hue if not person.died else mix(hue, palette.STONE, 0.5)
        brush.rect(-wide / 2 + 4, 4, wide - 8, high - 8, None, edge, 2.4, radius=6)

    stage.draw(
        ("life", person.family, bool(person.died)), x, top, (-wide / 2 - 1, -1, wide / 2 + 1, high + 1), paint, 1.8
    )
    pieces.head(stage, x, top + 58, person.slug, person.family, person.rank, 76)
    if person.died:
        stage.draw(("rip",), x + 48, top + 34, (-18, -20, 18, 20), _cross)
    stage.text(x, top + 116, piece(words, person.slug), 25, "name", INK, width=wide - 14, least=13, kind="note")
    begun = words("fief-picture-founder") if person.founder else words("fief-picture-born", n=person.born)
    years = [begun, *([words("fief-picture-died", n=person.died)] if person.died else [])]
    for n, line in enumerate(years):
        stage.text(x, top + 138 + n * 19, line, 18, "bold", panel.BROWN, width=wide - 12, least=11.2, kind="note")
    honours = list(dict.fromkeys(person.honours))
    lines = fonts.wrapped(capital(", ".join(honours)), "bold", 16.5, wide - 14, 2) if honours else []
    for n, line in enumerate(lines):
        stage.text(
            x, top + 140 + (len(years) + n) * 19, line, 16.5, "bold", INK, width=wide - 12, least=11.2, kind="note"
        )
    if person.spouses:
        spouse = piece(words, person.spouses[-1])
        y = top + high - 14
        far = fonts.text_width(spouse, "bold", 16.5)
        far = min(far, wide - 44)
        pieces.sign(stage, x - far / 2 - 4, y, "ring", 20)
        stage.text(x + 11, y, spouse, 16.5, "bold", palette.WAX, width=wide - 44, least=11.2, kind="note")


def _cross(brush: Brush) -> None:
    brush.line([(0, -16), (0, 17)], INK, 6)
    brush.line([(-10, -6), (10, -6)], INK, 6)


def tree(view: FiefView, caption: Caption, width: int) -> Stage:
    """The genealogy of all families, a row each, or more where a family is large."""
    words = caption.words
    found = people(view, words)
    per = 6
    rows = [max(1, -(-len(family) // per)) for family in found]
    high = 116 + sum(n * LIFE[1] + 10 for n in rows) + 8
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    heading(
        stage, fonts.printable(caption.title), words("fief-picture-game"), words("fief-picture-genealogy"), "",
        (14, WIDE - 14, 54),
    )  # fmt: skip
    top = 110.0
    for number, family in enumerate(found):
        tall = rows[number] * LIFE[1] + 4
        hue = palette.seat_hue(number)
        panel.frame(
            stage, (14.0, top, WIDE - 14, top + tall), f"tree-{number}", mix(palette.PARCHMENT_LIGHT, hue, 0.16)
        )
        pieces.shield(stage, 66, top + 62, number, 1.2)
        name = family_player(view, caption, number)
        for k, line in enumerate(fonts.wrapped(name, "name", 20, 92, 2)):
            stage.text(66, top + 122 + k * 21, line, 20, "name", INK, width=92, least=11.2, kind="note")
        lines = []
        for n, person in enumerate(family):
            row, column = divmod(n, per)
            x, y = 122 + LIFE[0] * (column + 0.5), top + 6 + row * LIFE[1]
            lines.append((x, y, person))
        brush = stage.brush
        for (x, y, _), (nx, ny, _) in itertools.pairwise(lines):
            if y == ny:
                brush.line([(x + 60, y + 58), (nx - 60, ny + 58)], hue, 4)
        for x, y, person in lines:
            _life(stage, person, caption, x, y)
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
