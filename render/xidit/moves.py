"""What changed on the map between two views of the same reader."""

from __future__ import annotations

import dataclasses
import itertools

from engine.xidit.analysis import FAR
from engine.xidit.board import ROADS
from engine.xidit.view import Moment, XiditView
from render.core import marks
from render.core.api import Caption
from render.xidit import alt_text


@dataclasses.dataclass(frozen=True, slots=True)
class Moves(marks.Moves):
    """What has changed."""

    paths: dict[int, list[int]]
    """By seat: the cities that its hero passed along the roads, from the old to the new one; who stayed is missing."""
    tiles: frozenset[int]
    """Cities where a tile has come."""
    beaten: frozenset[int]
    """Cities whose threat has gone and left the place empty."""
    guilds: frozenset[int]
    """Cities where levels were built or changed hands."""
    bards: frozenset[tuple[str, int]]
    """(region slug, seat) with more bards."""
    titans: frozenset[int]
    """Sizes of the stacks that have changed."""


def between(before: XiditView, view: XiditView) -> Moves:
    """What the later view shows that the earlier one did not."""
    old_recruits = {tile.city for tile in before.recruits}
    old_threats = {tile.city: tile.creature for tile in before.threats}
    recruits = {tile.city for tile in view.recruits}
    threats = {tile.city: tile.creature for tile in view.threats}
    guilds = {guild.city: (guild.seat, guild.levels) for guild in before.guilds}
    bards = {region.slug: region.bards for region in before.regions}
    titans = {stack.size: (stack.left, stack.awake) for stack in before.titans}
    return Moves(
        paths=_paths(before, view),
        tiles=frozenset(recruits - old_recruits) | {c for c, kind in threats.items() if old_threats.get(c) != kind},
        beaten=frozenset(set(old_threats) - set(threats) - recruits),
        guilds=frozenset(g.city for g in view.guilds if guilds.get(g.city) != (g.seat, g.levels)),
        bards=frozenset(
            (region.slug, seat)
            for region in view.regions
            for seat, count in enumerate(region.bards)
            if count > _at(bards.get(region.slug, []), seat)
        ),
        titans=frozenset(s.size for s in view.titans if titans.get(s.size) != (s.left, s.awake)),
    )


def _at(counts: list[int], seat: int) -> int:
    return counts[seat] if seat < len(counts) else 0


def _paths(before: XiditView, view: XiditView) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for old, new in zip(before.seats, view.seats, strict=False):
        if old.city and new.city:
            path = [city for city, _ in itertools.groupby(_walked(before, view, new.seat))]
            if not path or path[-1] != new.city:
                path = [new.city]
            path = _by_road([old.city, *path])
            if len(path) > 1:
                found[new.seat] = path
    return found


def _by_road(cities: list[int]) -> list[int]:
    """A way through some cities along the roads: of what nobody has told the shortest."""
    found = cities[:1]
    for goal in cities[1:]:
        while (here := found[-1]) != goal:
            found.append(min(ROADS[here].values(), key=lambda city: (FAR[city][goal], city)))
    return found


def _walked(before: XiditView, view: XiditView, seat: int) -> list[int]:
    """The cities a hero stood in since the earlier view, as far as the year's moments tell."""
    seen, moments = before.moments, view.moments
    if seen and _same(moments[: len(seen)], seen):
        moments = moments[len(seen) - 1 :]
    return [moment.cities[seat] for moment in moments if seat < len(moment.cities) and moment.cities[seat]]


def _same(some: list[Moment], others: list[Moment]) -> bool:
    return [(m.step, m.cities) for m in some] == [(m.step, m.cities) for m in others]


def told(before: XiditView, view: XiditView, caption: Caption) -> list[str]:
    """The changes in words, the heroes first."""
    words = caption.words
    moves = between(before, view)
    went = [
        (alt_text.participant(seat, caption), alt_text.city_name(words, path[0]), alt_text.city_name(words, path[-1]))
        for seat, path in moves.paths.items()
        if path[0] != path[-1]
    ]
    found = marks.changes(words, went)
    old = {guild.city: guild for guild in before.guilds}
    for guild in view.guilds:
        if guild.city in moves.guilds:
            was = old.get(guild.city)
            found.append(
                words(
                    "render-alt-count",
                    where=alt_text.city_name(words, guild.city),
                    who=alt_text.participant(guild.seat, caption),
                    count=guild.levels,
                    before=was.levels if was is not None and was.seat == guild.seat else 0,
                )
            )
    bards = {region.slug: region.bards for region in before.regions}
    found += [
        words(
            "render-alt-count",
            where=words(f"xidit-place-{region.slug}"),
            who=alt_text.participant(seat, caption),
            count=count,
            before=_at(bards.get(region.slug, []), seat),
        )
        for region in view.regions
        for seat, count in enumerate(region.bards)
        if (region.slug, seat) in moves.bards
    ]
    came = [f"{words(f'xidit-piece-{t.creature}')} ({t.city})" for t in view.threats if t.city in moves.tiles]
    gone = [f"{words(f'xidit-piece-{t.creature}')} ({t.city})" for t in before.threats if t.city in moves.beaten]
    return found + marks.changes(words, (), came, gone)
