"""What was done in a player turn, step by step: where everybody stood before it, and what each deed changes."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

from engine.charlemagne.analysis import ODDS_WORD, meaning
from engine.charlemagne.deeds import (
    Attacked,
    Attempted,
    Believed,
    Deed,
    Dueled,
    Escaped,
    Fought,
    Left,
    Lost,
    Marched,
    Moved,
    Pillaged,
    PlayerTurn,
    Retreated,
    Revolted,
    Turned,
)
from engine.charlemagne.game_data import CHARLEMAGNE, RELIGIONS
from engine.charlemagne.view import ChView
from render.charlemagne import alt_text, politics
from render.charlemagne.owners import Lands, lands
from render.core.api import Caption


def shown(view: ChView) -> PlayerTurn | None:
    """The last player turn in which a force did something, else the last in which a region was courted."""
    for kinds in ((Moved, Fought, Pillaged), (Attempted,)):
        for turn in reversed(view.deeds):
            if any(isinstance(deed, kinds) for deed in turn.deeds):
                return turn
    return None


@dataclasses.dataclass(frozen=True, slots=True)
class Scene:
    """A deed with where everybody stands after it."""

    deed: Deed
    """What happens in it."""
    number: int
    """Which force of the turn it is, from 1; 0 for none."""
    units: tuple[int, ...]
    """The counters that move in it."""
    path: tuple[int, ...]
    """Where they go, the start first; empty where nobody moves."""
    where: tuple[int, ...]
    """By counter, the place where it stands after the deed; -1 for who is out of play."""
    lands: Lands
    """Whose the regions are after the deed, what they believe, what is burnt."""


def _movers(deeds: Sequence[Deed]) -> Iterator[tuple[Deed, tuple[int, ...], int]]:
    """Each deed with the counters of its force at that moment, and the force's number in the turn."""
    units: dict[int, tuple[int, ...]] = {}
    for deed in deeds:
        if isinstance(deed, Marched):
            units[deed.force] = deed.units
        elif isinstance(deed, Left):
            units[deed.force] = tuple(c for c in units.get(deed.force, ()) if c not in deed.units)
        elif isinstance(deed, Lost):
            units = {force: tuple(c for c in mine if c not in deed.units) for force, mine in units.items()}
        force = getattr(deed, "force", 0)
        number = list(units).index(force) + 1 if force in units else 0
        yield deed, units.get(force, ()), number


def before(view: ChView, turn: PlayerTurn) -> list[int]:
    """Where every counter stood before a player turn's deeds, as far as they tell."""
    where = list(view.where)
    for each in reversed(view.deeds):
        for deed, units, _ in reversed(list(_movers(each.deeds))):
            if isinstance(deed, Moved):
                _carry(where, units, deed.path[::-1])
            elif isinstance(deed, Retreated):
                _carry(where, deed.units, deed.path[::-1])
            elif isinstance(deed, Lost):
                for c in deed.units:
                    where[c] = deed.place
            elif isinstance(deed, Escaped):
                where[CHARLEMAGNE] = deed.origin
        if each is turn:
            break
    return where


def _carry(where: list[int], units: Sequence[int], path: Sequence[int]) -> None:
    for c in units:
        if where[c] == path[0]:
            where[c] = path[-1]


def scenes(view: ChView, turn: PlayerTurn) -> list[Scene]:
    """The deeds of a player turn one after the other."""
    where, found = before(view, turn), list[Scene]()
    for (deed, units, number), shown_after in zip(_movers(turn.deeds), lands(view, turn)[1:], strict=True):
        path: tuple[int, ...] = ()
        moved: tuple[int, ...] = ()
        if isinstance(deed, Moved | Retreated):
            path = deed.path
            moved = tuple(c for c in (deed.units if isinstance(deed, Retreated) else units) if where[c] == path[0])
            _carry(where, moved, path)
        elif isinstance(deed, Lost):
            for c in deed.units:
                where[c] = -1
        elif isinstance(deed, Escaped):
            where[CHARLEMAGNE] = deed.place
        found.append(Scene(deed, number, moved, path, tuple(where), shown_after))
    return found


def told(scene: Scene, caption: Caption) -> str:
    """A deed in words; empty for one that the picture alone shows."""
    words, deed = caption.words, scene.deed

    def at(place: int) -> str:
        return alt_text.place_name(words, place)

    def key(name: str) -> str:
        return f"charlemagne-picture-deed-{name}"

    match deed:
        case Marched():
            side = alt_text.side_name(words, deed.seat)
            return words(key("marched"), side=side, n=scene.number, place=at(deed.place), points=deed.points)
        case Moved():
            goal = words(key("moved"), n=scene.number, goal=at(deed.path[-1]), points=deed.points)
            return f"{goal}, {words('charlemagne-picture-halted')}" if deed.halted else goal
        case Fought():
            attack, defence = (
                f"{power} × {times} = {power * times}" for power, times in zip(deed.strength, deed.factor, strict=True)
            )
            result = words(f"charlemagne-picture-result-{meaning(deed.result).code.lower()}")
            odds = words(f"charlemagne-word-{ODDS_WORD[deed.column]}")
            return words(key("fought"), place=at(deed.place), attack=attack, defence=defence, odds=odds, result=result)
        case Dueled():
            one, other = deed.totals[deed.seat], deed.totals[1 - deed.seat]
            return words(key("dueled"), place=at(deed.place), one=one, other=other)
        case Lost():
            return words(
                key("lost"), side=alt_text.side_name(words, deed.seat), n=len(deed.units), place=at(deed.place)
            )
        case Retreated():
            return words(key("retreated"), side=alt_text.side_name(words, deed.seat), goal=at(deed.path[-1]))
        case Escaped():
            return words(key("escaped"), goal=at(deed.place))
        case Pillaged():
            side = alt_text.side_name(words, deed.seat)
            if not deed.success:
                return words(key("spared"), side=side, place=at(deed.place))
            return words(key("pillaged"), side=side, place=at(deed.place), n=deed.booty)
        case Attempted():
            attempt = politics.decided(deed)
            result = politics.outcome(attempt, deed.code, words)
            return words(
                key("attempted"), side=alt_text.side_name(words, deed.seat), title=politics.heading(attempt, words),
                differential=str(deed.differential), result=result,
            )  # fmt: skip
        case Revolted():
            total = deed.die + sum(n for _, n in deed.shifts)
            return words(
                "charlemagne-picture-alt-roll", region=alt_text.region_name(words, deed.region), die=deed.die,
                total=total, result=words(f"charlemagne-picture-revolt-{deed.result}"),
            )  # fmt: skip
        case Turned():
            side = alt_text.side_name(words, deed.side)
            return words("charlemagne-picture-alt-turned", region=alt_text.region_name(words, deed.region), side=side)
        case Believed():
            faith = words(f"charlemagne-word-{RELIGIONS[deed.religion]}")
            return words("charlemagne-picture-alt-turned", region=alt_text.region_name(words, deed.region), side=faith)
        case Attacked() | Left():
            return ""


def die(deed: Deed) -> int:
    """The die that a deed rolled, 0 for none."""
    return int(getattr(deed, "die", 0))


def seat(deed: Deed) -> int:
    """Whose deed it is, -1 for nobody's."""
    return int(getattr(deed, "seat", -1))
