"""The player itself: questions of Charlemagne in, actions out."""

from __future__ import annotations

from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.view import ChView, Own
from engine.core import Action
from engine.players.charlemagne.battle import FIGHT, defending
from engine.players.charlemagne.court import SPY, best_attempt, crowns, discards, envoys, guarding, laying
from engine.players.charlemagne.march import HALT, March
from engine.players.charlemagne.position import Position
from engine.players.charlemagne.purse import DONE, raise_units, spend
from engine.players.charlemagne.reasons import REASONS
from engine.players.charlemagne.treaty import answer, breach, proposal
from engine.players.charlemagne.war import MARCH, War, ticks
from engine.players.charlemagne.weights import Weights
from engine.players.steps import Asked, Found, Table, TablePlayer, judged, plain

CANCEL = Action("cancel")


def _envoy(position: Position, legal: list[Action]) -> Found:
    """Offers, the crown, spies, attempts; at last what the hand has too many of."""
    offer = next((t for t in position.own.offers if t.by != position.me), None)
    if offer is not None:
        return [answer(position, offer.number)]
    crown = crowns(legal)
    if crown:
        return crown[-1:]
    if SPY in legal:
        return SPY
    return best_attempt(position) or [DONE, *discards(position)]


def _muster(position: Position, legal: list[Action]) -> Action:
    return MARCH if MARCH in legal else CANCEL


def _operate(asked: Asked[Position, War]) -> list[Action]:
    """The force that promises most of those that can do something with a usual die, put together and sent."""
    position = asked.position
    broken = breach(position)
    if broken:
        return broken
    legal = set(asked.prompt.actions)
    for plan in asked.judgement.plans():
        start = Action("operate", (PLACES[plan.place],))
        if start in legal and asked.judgement.outing(plan.units, plan.place) is not None:
            return [start, *ticks(position, plan.place, plan.units), MARCH]
    return [*proposal(position), DONE]


def _force(asked: Asked[Position, War]) -> Found:
    """What the force in operation does next: the way and the deed at its end."""
    force = asked.position.view.force
    if force is None or not force.points:
        return HALT
    return March(asked.position, asked.judgement, force, asked.prompt.actions).answer()


def _battle(position: Position, war: War, legal: list[Action]) -> list[Action]:
    """The markers that serve in a battle, then the die."""
    view, battle = position.view, position.view.battle
    if battle is None or view.force is None or not battle.units:
        return [FIGHT]
    me = position.me
    units, enemy = tuple(view.force.units), tuple(battle.units)
    done, told = battle.advances[me], battle.treachery[me]
    return list(war.preparation(units, enemy, PLACE[battle.place], advanced=done, told=told).batch)


def _offer(position: Position, legal: list[Action]) -> Action:
    return answer(position, int(legal[-1].args[0]), legal)


TABLE: Table[Position, War] = {
    **plain({
        "defend": defending,
        "envoy": _envoy,
        "envoys": envoys,
        "guard": guarding,
        "guard-faith": guarding,
        "lay": laying,
        "lay-faith": laying,
        "levy": raise_units,
        "muster": _muster,
        "offer": _offer,
        "treasury": spend,
    }),
    **plain({"renounce": lambda position, _: breach(position), "treaty": lambda position, _: proposal(position)}),
    **judged({"battle": _battle}),
    "force": _force,
    "operations": _operate,
}  # fmt: skip


class CharlemagnePlayer(TablePlayer[ChView, Position, War, Weights]):
    """Judges by the ways of a force."""

    table = TABLE
    reasons = REASONS
    unweighed = frozenset({"muster"})
    usual = Weights()
    weighed = frozenset({"envoy", "operations"})

    def read(self, view: ChView, own: Own) -> Position:
        return Position(view, own, self._weights)

    def judge(self, position: Position) -> War:
        return War(position)

    def offered(self, asked: Asked[Position, War]) -> list[Action]:
        return [_offer(asked.position, asked.prompt.actions)]


__all__ = ["CharlemagnePlayer"]
