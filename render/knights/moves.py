"""What changed on the map between two views of the same reader."""

from __future__ import annotations

import dataclasses

from engine.knights.views.view import KnView
from render.core import marks
from render.core.api import Caption
from render.knights.words_more import capital, piece, place, player


@dataclasses.dataclass(frozen=True, slots=True)
class Moves(marks.Moves):
    """What changed on the map."""

    marches: tuple[tuple[int, str, str], ...]
    """Who went to another area: seat, Noble, and the area it left."""
    nobles: tuple[str, ...]
    """Nobles that moved, came or changed in strength."""
    places: tuple[str, ...]
    """Areas whose city or stronghold changed hands, walls or besiegers."""
    gone: tuple[str, ...]
    """Nobles that left the board."""


def between(before: KnView, view: KnView) -> Moves:
    """What the later view shows that the earlier one did not."""
    was = {n.slug: n for n in before.nobles}
    marches, nobles, gone = [], [], []
    for noble in view.nobles:
        old = was.get(noble.slug)
        there = bool(noble.area) and not noble.dead
        stood = old is not None and bool(old.area) and not old.dead
        if stood and not there:
            gone.append(noble.slug)
        elif there and not stood:
            nobles.append(noble.slug)
        elif there and old is not None and (old.area, old.sea) != (noble.area, noble.sea):
            nobles.append(noble.slug)
            if old.area != noble.area:
                marches.append((noble.seat, noble.slug, old.area))
        elif there and old is not None and old.strength != noble.strength:
            nobles.append(noble.slug)
    places = {
        new.area
        for old, new in zip(before.cities, view.cities, strict=True)
        if (old.owner, old.strength, old.fortified, old.razed, old.besiegers)
        != (new.owner, new.strength, new.fortified, new.razed, new.besiegers)
    }
    for one, other in zip(before.strongholds, view.strongholds, strict=True):
        if other.area and (one.area, one.walls, one.besiegers) != (other.area, other.walls, other.besiegers):
            places.add(other.area)
    return Moves(tuple(sorted(marches)), tuple(nobles), tuple(sorted(places)), tuple(gone))


def told(before: KnView, view: KnView, caption: Caption) -> list[str]:
    """The changes in words: marches first, then places, then who is gone."""
    words, moves = caption.words, between(before, view)
    now = {n.slug: n.area for n in view.nobles}
    went = [
        (capital(piece(words, slug)), place(words, start), place(words, now[slug])) for _, slug, start in moves.marches
    ]
    turned = []
    for area in moves.places:
        city = next((c for c in view.cities if c.area == area and not c.razed), None)
        owner = next((h.seat for h in view.strongholds if h.area == area), -1) if city is None else city.owner
        whose = player(caption, owner) if owner >= 0 else words("knights-picture-neutral", n=1)
        turned.append(f"{place(words, area)} ({whose})")
    return marks.changes(words, went, turned, [capital(piece(words, slug)) for slug in moves.gone])
