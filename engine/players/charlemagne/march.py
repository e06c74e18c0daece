"""The force in operation: what it does next."""

from __future__ import annotations

from collections.abc import Iterable

from engine.charlemagne.analysis import COSTS, is_halted, is_naval
from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.game_data import LEADER, STRENGTH, TYPE_OF, TYPES
from engine.charlemagne.view import ForceView
from engine.core import Action
from engine.players.charlemagne.position import Position
from engine.players.charlemagne.promises import Deed
from engine.players.charlemagne.war import LAND, War

HALT = Action("halt")
FORCED = Action("play", ("forced-march",))
HURRY = 0.3
"""What a forced march must bring beyond its marker."""


class March:
    """A force in operation, and what it may do."""

    def __init__(self, position: Position, war: War, force: ForceView, actions: Iterable[Action]) -> None:
        self.position, self.war, self.force = position, war, force
        self.place, self.units, self.legal = PLACE[force.place], list(force.units), set(actions)
        self.naval = is_naval(self.units)
        self.halted = is_halted(position.ground, position.me, self.units, self.place, force.halted)

    @property
    def here(self) -> float:
        """What it is worth to stay."""
        return self.war.rest(self.units, self.place, naval=self.naval)

    def deeds(self, points: int) -> list[Deed]:
        """What it may do with so many points, best first."""
        return self.war.deeds(self.units, self.place, points, halted=self.halted, port=self.force.port)

    def best(self, points: int) -> Deed | None:
        """The best deed that betters the force's lot enough; none to stay where it is."""
        here, least = self.here, self.position.weights.bold / 2
        for deed in self.deeds(points):
            if deed.worth - here <= least:
                return None
            if deed.place != self.place or self.possible(deed):
                return deed
        return None

    def bar(self, deed: Deed | None) -> float:
        """What a deed after a forced march must be worth more than."""
        so_far = deed.worth if deed else self.war.rest(self.units, self.place)
        return so_far + self.position.marker + HURRY

    def possible(self, deed: Deed) -> bool:
        """Whether what a force does where it stands is legal, as far as that is known already."""
        return bool(deed.actions) and (deed.actions[0] in self.legal or deed.actions[0].verb == "battle")

    def guard(self) -> Action | None:
        """The unit that stays when the force leaves a place worth holding."""
        position, units, place = self.position, self.units, self.place
        if self.naval or position.worth(place) <= 0:
            return None
        if any(c not in units for c in position.ground.stacks.get(place, ())):
            return None  # somebody else of the seat holds it
        walkers = sorted((c for c in units if not LEADER[c]), key=lambda c: (STRENGTH[c], c))
        if len(walkers) < 2:
            return None
        return Action("drop", (TYPES[TYPE_OF[walkers[0]]].slug, 1))

    def answer(self) -> Action | list[Action]:
        """The way, and the deed at its end."""
        deed = self.best(self.force.points)
        if FORCED in self.legal:
            far = self.best(self.force.points + COSTS.forced_march)
            if far is not None and far.worth > self.bar(deed):
                return FORCED
        if deed is None:
            return HALT
        batch: list[Action] = []
        if deed.place != self.place:
            guard = self.guard()
            if guard is not None and guard in self.legal:
                batch.append(guard)
            batch.append(Action("move", (PLACES[deed.place],)))
            if deed.actions == (LAND,):
                return batch  # whether it is allowed there is seen there
        return [*batch, *(deed.actions or (HALT,))]
