"""What changed on the map between two views of the same reader."""

from __future__ import annotations

import dataclasses

from engine.fief.game_data import CITY
from engine.fief.views.view import FiefView
from render.core import marks
from render.core.api import Caption
from render.fief.words import capital, family_name, piece, place


@dataclasses.dataclass(frozen=True, slots=True)
class Moves(marks.Moves):
    """What changed."""

    marches: tuple[tuple[int, str, str, str], ...]
    """Nobles who went from city to city: family, Noble, from, to."""
    groups: frozenset[tuple[str, str, int]]
    """Groups that grew or came: place, site, family; the family of invaders is -1."""
    cities: frozenset[str]
    """Cities where control, building, mill or siege changed."""
    gone: tuple[str, ...]
    """Nobles who are no more."""


def between(before: FiefView, view: FiefView) -> Moves:
    """What the later view shows that the earlier one did not."""
    was = {n.slug: n for n in before.nobles}
    now = {n.slug: n for n in view.nobles}
    marches, groups = [], set()
    for slug, noble in now.items():
        old = was.get(slug)
        if noble.captor is None and noble.place and (old is None or (old.place, old.site) != (noble.place, noble.site)):
            groups.add((noble.place, noble.site, noble.family))
        if old is not None and old.place in CITY and noble.place in CITY and old.place != noble.place:
            marches.append((noble.family, slug, old.place, noble.place))
    counts = {(s.city, s.site, s.family): (s.troops, s.catapults, s.bombards) for s in before.stacks}
    for stack in view.stacks:
        key = (stack.city, stack.site, stack.family)
        had = counts.get(key, (0, 0, 0))
        if stack.troops > had[0] or stack.catapults > had[1] or stack.bombards > had[2]:
            groups.add(key)
    armies = {a.number: a for a in before.armies}
    for army in view.armies:
        old_army = armies.get(army.number)
        if old_army is None or (old_army.city, old_army.infantry) != (army.city, army.infantry):
            groups.add((army.city, army.site, -1))
    cities = frozenset(
        c.slug
        for b, c in zip(before.cities, view.cities, strict=True)
        if (b.control, b.building, b.mill, b.siege) != (c.control, c.building, c.mill, c.siege)
    )
    gone = tuple(slug for slug in was if slug not in now)
    return Moves(tuple(sorted(marches)), frozenset(groups), cities, gone)


def told(before: FiefView, view: FiefView, caption: Caption) -> list[str]:
    """The changes in words: marches first, then cities, then who is gone."""
    words, moves = caption.words, between(before, view)
    went = [(piece(words, slug), place(words, start), place(words, goal)) for _, slug, start, goal in moves.marches]
    turned = []
    for slug in sorted(moves.cities):
        control = view.cities[CITY[slug]].control
        owner = capital(family_name(words, control)) if control >= 0 else "–"
        turned.append(f"{place(words, slug)} ({owner})")
    return marks.changes(words, went, turned, [piece(words, slug) for slug in moves.gone])
