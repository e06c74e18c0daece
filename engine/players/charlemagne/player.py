"""The player itself: questions of Charlemagne in, actions out."""

from __future__ import annotations

from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.combat import odds
from engine.charlemagne.lore import LEADER, STRENGTH, TYPE_OF, TYPES
from engine.charlemagne.units import counts
from engine.charlemagne.view import ChView
from engine.core import Action, Prompt
from engine.players.charlemagne.court import best_attempt, laying
from engine.players.charlemagne.position import Position
from engine.players.charlemagne.purse import raise_units, spend
from engine.players.charlemagne.temper import Temper
from engine.players.charlemagne.war import War, fresh, levied, likely_points

DONE, HALT, MARCH, CANCEL = Action("done"), Action("halt"), Action("march"), Action("cancel")
ADVANCE, FIGHT = Action("advance"), Action("fight")


class CharlemagnePlayer:
    """Plays one seat; keeps only its seed, which nothing depends on: it plays the same hand the same way."""

    def __init__(self, seed: str, temper: Temper | None = None) -> None:
        self._seed = seed
        self._temper = temper or Temper()

    def choose(self, view: ChView, prompt: Prompt) -> list[Action]:
        """The next batch of actions; offers worth a message are declined, others left alone."""
        if not prompt.blocks or view.own is None:
            return list(prompt.default) if prompt.notify else []
        if len(prompt.actions) == 1:
            return [prompt.actions[0]]
        position = Position(view, view.own, self._temper)
        match prompt.step:
            case "envoy":
                crown = [a for a in prompt.actions if a.verb == "play" and a.args[0] == "augustus"]
                return crown[-1:] or best_attempt(position) or [DONE]
            case "lay" | "lay-faith":
                return [laying(position, prompt.actions)]
            case "treasury":
                return [spend(position, prompt.actions)]
            case "levy":
                return raise_units(position, prompt.actions)
            case "operations":
                return self._operate(position, prompt)
            case "muster":
                return _muster(position, prompt)
            case "force":
                return self._force(position, prompt)
            case "battle":
                return [_battle(position, prompt)]
            case _:
                return list(prompt.default)

    def _operate(self, position: Position, prompt: Prompt) -> list[Action]:
        """The place whose force promises most."""
        war = War(position)
        best, choice = self._temper.bold, DONE
        for action in prompt.actions:
            if action.verb != "operate":
                continue
            place = PLACE[str(action.args[0])]
            units = levied(position, place)
            if not units:
                continue
            points = likely_points(units, position.view.winter)
            here = war.rest(units, place)
            gain = max((d.worth for d in war.deeds(units, place, points, quick=True)), default=here) - here
            if gain > best:
                best, choice = gain, action
        return [choice]

    def _force(self, position: Position, prompt: Prompt) -> list[Action]:
        """What the force in operation does next."""
        force = position.view.force
        if force is None:
            return [HALT]
        place, units = PLACE[force.place], list(force.units)
        if any(TYPES[TYPE_OF[c]].kind == "fleet" for c in units):
            return [HALT]
        legal = set(prompt.actions)
        war = War(position)
        here = war.rest(units, place)
        found = sorted(
            war.deeds(units, place, force.points, halted=force.halted),
            key=lambda d: (-d.worth, d.action is None, d.place),
        )
        for deed in found:
            if deed.worth - here <= self._temper.bold / 2:
                break
            if deed.place == place:
                if deed.action in legal:
                    assert deed.action is not None
                    return [deed.action]
                continue
            move = Action("move", (PLACES[deed.place],))
            if move not in legal:
                continue
            guard = self._guard(position, units, place)
            if guard is not None and guard in legal:
                return [guard]
            loss = position.worth(place) if not _others(position, units, place) else 0.0
            if guard is None and loss > deed.worth - here + loss:
                continue
            return [move]
        return [HALT]

    @staticmethod
    def _guard(position: Position, units: list[int], place: int) -> Action | None:
        """The unit that stays when a force leaves a place worth holding."""
        if position.worth(place) <= 0 or _others(position, units, place):
            return None
        walkers = sorted((c for c in units if not LEADER[c]), key=lambda c: (STRENGTH[c], c))
        if len(walkers) < 2:
            return None
        return Action("drop", (TYPES[TYPE_OF[walkers[0]]].slug, 1))


def _others(position: Position, units: list[int], place: int) -> bool:
    """Whether somebody else of the seat holds a place."""
    mine = set(units)
    return any(c not in mine for c in position.ground.stacks.get(place, ()))


def _muster(position: Position, prompt: Prompt) -> list[Action]:
    """Tick the force that leaves, then march."""
    muster = position.view.muster
    if muster is None:
        return [CANCEL]
    place = PLACE[muster.place]
    wanted = {TYPES[k].slug: n for k, n in counts(levied(position, place)).items()}
    there = {TYPES[k].slug for k in counts(fresh(position, place))}
    batch = [
        Action("take", (slug, wanted.get(slug, 0)))
        for slug in sorted(there | set(muster.picked))
        if wanted.get(slug, 0) != muster.picked.get(slug, 0)
    ]
    if not wanted:
        return [CANCEL]
    return [*batch, MARCH]


def _battle(position: Position, prompt: Prompt) -> Action:
    """A military advance where it betters the odds."""
    view, battle = position.view, position.view.battle
    if battle is None or view.force is None:
        return FIGHT
    if ADVANCE in prompt.actions:
        now = odds(view, view.force.units, battle.units, PLACE[battle.place])
        then = odds(view, view.force.units, battle.units, PLACE[battle.place], advances=(True, False))
        if then > now and now < 5:
            return ADVANCE
    return FIGHT


__all__ = ["CharlemagnePlayer"]
