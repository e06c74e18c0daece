"""The player itself: questions of Charlemagne in, actions out."""

from __future__ import annotations

from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.game_data import FLEET, LEADER, STRENGTH, TABLES, TYPE_OF, TYPES
from engine.charlemagne.view import ChView
from engine.core import Action, Prompt
from engine.players.charlemagne.court import best_attempt, discards, laying
from engine.players.charlemagne.position import Position
from engine.players.charlemagne.purse import raise_units, spend
from engine.players.charlemagne.treaty import answer, breach, proposal
from engine.players.charlemagne.war import FIGHT, MARCH, Deed, War, ticks
from engine.players.charlemagne.weights import Weights

DONE, HALT, CANCEL = Action("done"), Action("halt"), Action("cancel")
FORCED, SPY = Action("play", ("forced-march",)), Action("play", ("espionage",))


class CharlemagnePlayer:
    """Plays one seat; keeps only its seed, which nothing depends on: it plays the same hand the same way."""

    def __init__(self, seed: str, weights: Weights | None = None) -> None:
        self._seed = seed
        self._weights = weights or Weights()

    def choose(self, view: ChView, prompt: Prompt) -> list[Action]:
        """The next batch of actions; an offer that is worth a message is answered, others are left alone."""
        if view.own is None:
            return []
        if not prompt.blocks:
            if not prompt.notify:
                return []
            position = Position(view, view.own, self._weights)
            return [answer(position, int(prompt.actions[-1].args[0]), prompt.actions)]
        if len(prompt.actions) == 1 and prompt.step not in ("envoy", "operations"):
            return [prompt.actions[0]]
        position = Position(view, view.own, self._weights)
        match prompt.step:
            case "envoy":
                return self._envoy(position, prompt)
            case "lay" | "lay-faith":
                return [laying(position, prompt.actions)]
            case "treasury":
                return spend(position, prompt.actions)
            case "levy":
                return raise_units(position, prompt.actions)
            case "operations":
                return self._operate(position, prompt)
            case "muster":
                return [MARCH] if MARCH in prompt.actions else [CANCEL]
            case "force":
                return self._force(position, prompt)
            case "battle":
                return _battle(position)
            case _:
                return list(prompt.default)

    @staticmethod
    def _envoy(position: Position, prompt: Prompt) -> list[Action]:
        """Offers, the crown, spies, attempts; at last what the hand has too many of."""
        offer = next((t for t in position.own.offers if t.by != position.me), None)
        if offer is not None:
            return [answer(position, offer.number)]
        crown = [a for a in prompt.actions if a.verb == "play" and a.args[0] == "augustus"]
        if crown:
            return crown[-1:]
        if SPY in prompt.actions:
            return [SPY]
        return best_attempt(position) or [DONE, *discards(position)]

    def _operate(self, position: Position, prompt: Prompt) -> list[Action]:
        """The force that promises most, put together and sent."""
        broken = breach(position)
        if broken:
            return broken
        legal = set(prompt.actions)
        for plan in War(position).plans():
            start = Action("operate", (PLACES[plan.place],))
            if start in legal:
                return [start, *ticks(position, plan.place, plan.units), MARCH]
        return [*proposal(position), DONE]

    def _force(self, position: Position, prompt: Prompt) -> list[Action]:
        """What the force in operation does next: the way and the deed at its end."""
        force = position.view.force
        if force is None or not force.points:
            return [HALT]
        place, units, legal = PLACE[force.place], list(force.units), set(prompt.actions)
        naval = any(FLEET[c] for c in units)
        war = War(position)
        halted = force.halted and place in position.ground.zone(
            position.me, fleets=naval, lands=not naval, without=units
        )
        deed = self._best(war, force.points, units, place, legal, halted=halted, port=force.port)
        if FORCED in legal:
            more = TABLES.operations.forced_march
            far = self._best(war, force.points + more, units, place, legal, halted=halted, port=force.port)
            if far is not None and far.worth > (deed.worth if deed else war.rest(units, place)) + position.marker + 0.3:
                return [FORCED]
        if deed is None:
            return [HALT]
        batch: list[Action] = []
        if deed.place != place:
            guard = None if naval else _guard(position, units, place)
            if guard is not None and guard in legal:
                batch.append(guard)
            batch.append(Action("move", (PLACES[deed.place],)))
            if deed.actions and deed.actions[0].verb != "battle":
                return batch  # whether it is allowed there is seen there
        return [*batch, *(deed.actions or (HALT,))]

    def _best(
        self, war: War, points: int, units: list[int], place: int, legal: set[Action], *, halted: bool, port: bool
    ) -> Deed | None:
        """The best deed that betters the force's lot enough; none to stay where it is."""
        here = war.rest(units, place, naval=any(FLEET[c] for c in units))
        for deed in war.deeds(units, place, points, halted=halted, port=port):
            gain = deed.worth - here
            if gain <= self._weights.bold / 2:
                return None
            if deed.place == place:
                if deed.actions and (deed.actions[0] in legal or deed.actions[0].verb == "battle"):
                    return deed
                continue
            return deed
        return None


def _others(position: Position, units: list[int], place: int) -> bool:
    """Whether somebody else of the seat holds a place."""
    return any(c not in units for c in position.ground.stacks.get(place, ()))


def _guard(position: Position, units: list[int], place: int) -> Action | None:
    """The unit that stays when a force leaves a place worth holding."""
    if position.worth(place) <= 0 or _others(position, units, place):
        return None
    walkers = sorted((c for c in units if not LEADER[c]), key=lambda c: (STRENGTH[c], c))
    if len(walkers) < 2:
        return None
    return Action("drop", (TYPES[TYPE_OF[walkers[0]]].slug, 1))


def _battle(position: Position) -> list[Action]:
    """The markers that serve in a battle, then the die."""
    view, battle = position.view, position.view.battle
    if battle is None or view.force is None or not battle.units:
        return [FIGHT]
    me = position.me
    units, enemy = tuple(view.force.units), tuple(battle.units)
    done, told = battle.advances[me], battle.treachery[me]
    return list(War(position).preparation(units, enemy, PLACE[battle.place], advanced=done, told=told)[1])


__all__ = ["CharlemagnePlayer"]
