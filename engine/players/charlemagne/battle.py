"""A battle weighed: what its die promises, and which markers serve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.charlemagne.analysis import Weighed, column, faces, factor, prey, reasons_of, strength, weigh
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import FACES
from engine.core import Action
from engine.players.charlemagne.position import UNIT, Position

FIGHT, ADVANCE = Action("fight"), Action("advance")


READY = Action("ready")
STAKE = 6
"""The least strength of the defenders for which a marker is played."""


def defended(position: Position, plan: Sequence[Action]) -> Weighed | None:
    """What both sides set against each other when the defender has played the markers of a plan; ``None`` without a
    battle."""
    view, battle = position.view, position.view.battle
    if battle is None or view.force is None:
        return None
    me, foe = position.me, position.foe
    told = next((str(act.args[0]) for act in plan if act.verb == "treachery"), battle.treachery[me])
    advances = battle.advances[foe], battle.advances[me] or ADVANCE in plan
    tricks = battle.treachery[foe], told
    return weigh(view, view.force.units, battle.units, PLACE[battle.place], advances=advances, treachery=tricks)


def defending(position: Position, actions: list[Action]) -> list[Action]:
    """The defender's markers, each only where the odds drop by it, then the die."""
    view, battle = position.view, position.view.battle
    if battle is None or view.force is None or strength(battle.units) < STAKE:
        return [READY]
    found: list[Action] = []
    for play in (Action("treachery", ("leader",)), ADVANCE):
        now, then = defended(position, found), defended(position, [*found, play])
        if play in actions and now is not None and then is not None and then.column < now.column:
            found.append(play)
    return [*found, READY]


class Promise(NamedTuple):
    """What the die of a battle promises on average, in victory points; ``worth`` is the sum of the rest."""

    worth: float
    """All of it."""
    killed: float
    """Units of the other side that fall."""
    lost: float
    """Units of the seat's own that fall, at most 0."""
    glory: float
    """Markers won, less those that the other side wins."""
    won: float
    """The ground."""


class Prepared(NamedTuple):
    """A way to prepare a battle."""

    worth: float
    """What it promises, less the markers that it takes, in victory points."""
    plays: tuple[Action, ...]
    """The markers to be played for it."""
    attack: int
    """Strength of the attacker, multiplied."""
    defence: int
    """The same of the defender."""
    promise: Promise
    """What the die promises then."""

    @property
    def batch(self) -> tuple[Action, ...]:
        """The markers, then the die."""
        return (*self.plays, FIGHT)


@lru_cache(maxsize=4096)
def _promise(
    index: int, mine: tuple[float, ...], theirs: tuple[float, ...], burg: bool, prize: float, marker: float
) -> Promise:
    """What a battle at some odds promises: units lost and killed, cheapest first, the ground won, markers."""
    total = killed = lost = glory = won = 0.0
    for found in faces(index):
        mine_lost, theirs_lost = found.losses(len(mine)), found.losses(len(theirs))
        kill = loss = stars = ground = 0.0
        if found.both:
            kill, loss = sum(theirs[:theirs_lost]), sum(mine[:mine_lost])
            ground = prize if theirs_lost == len(theirs) else 0.0
        elif found.attacker_won:
            kept = burg and theirs_lost < len(theirs)  # who is beaten in a burg may hold it (16.8a)
            kill, stars = sum(theirs[:theirs_lost]), marker * found.prize
            ground = 0.0 if kept else prize
        else:
            loss, stars = sum(mine[:mine_lost]), -marker * found.prize
        total += kill - loss + stars + ground
        killed, lost, glory, won = killed + kill, lost - loss, glory + stars, won + ground
    sides = len(FACES)
    return Promise(total / sides, killed / sides, lost / sides, glory / sides, won / sides)


def ways(
    units: tuple[int, ...], enemy: tuple[int, ...], burg: bool, high: bool, prize: float, marker: float,
    advance: tuple[bool, bool], treachery: tuple[str, bool],
) -> Iterator[Prepared]:  # fmt: skip
    """Every preparation of a battle: ``advance`` and ``treachery`` have been played, or may be."""
    mine = tuple(sorted(UNIT[c] for c in units))
    theirs = tuple(sorted(UNIT[c] for c in enemy))
    power, wall = strength(units), strength(enemy)
    tricks = [treachery[0]]
    if treachery[1] and not treachery[0]:
        tricks += prey(reasons_of(enemy, high, False, ""))
    guards = [(trick, factor(reasons_of(enemy, high, False, trick))) for trick in tricks]
    for up in (advance[0], True) if advance[1] and not advance[0] else (advance[0],):
        times = factor(reasons_of(units, False, up, ""))
        for trick, guard in guards:
            plays = [ADVANCE] * (up and not advance[0])
            plays += [Action("treachery", (trick,))] * (trick != treachery[0])
            promise = _promise(column(power * times, wall * guard), mine, theirs, burg, prize, marker)
            worth = promise.worth - marker * len(plays)
            yield Prepared(worth, tuple(plays), power * times, wall * guard, promise)


@lru_cache(maxsize=20_000)
def prepare(
    units: tuple[int, ...], enemy: tuple[int, ...], burg: bool, high: bool, prize: float, marker: float,
    advance: tuple[bool, bool], treachery: tuple[str, bool],
) -> Prepared:  # fmt: skip
    """The best of them; of equals the first."""
    found = ways(units, enemy, burg, high, prize, marker, advance, treachery)
    best = next(found)
    for way in found:
        if way.worth > best.worth + 1e-9:
            best = way
    return best
