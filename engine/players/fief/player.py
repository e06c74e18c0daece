"""The player itself: questions of Fief in, actions out."""

from __future__ import annotations

from engine.core import Action, Prompt, Said
from engine.fief.game_data import CITY
from engine.fief.view import FiefView
from engine.players.fief import court, fight, hand
from engine.players.fief.arming import readiness
from engine.players.fief.home import settling
from engine.players.fief.march import CARRIED, DONE, Marshal, swords
from engine.players.fief.moments import sealing, stroke
from engine.players.fief.position import Position
from engine.players.fief.purse import Buyer, burning
from engine.players.fief.treaty import answers, proposal
from engine.players.fief.valuation import Worth
from engine.players.fief.weights import Weights

SEAL = Action("seal")
STRIKES = frozenset({"buy", "move", "battle", "fight", "play", "court"})
"""Questions before which a card for any moment may be played."""
READY = frozenset({"court", "play", "buy", "move"})
"""Questions before which cards are armed and disarmed."""


class FiefPlayer:
    """Plays one seat; keeps only its seed, which nothing depends on: it plays the same position the same way."""

    def __init__(self, seed: str, weights: Weights | None = None) -> None:
        self._seed = seed
        self._weights = weights or Weights()

    def choose(self, view: FiefView, prompt: Prompt) -> list[Action]:
        """The next batch of actions; an offer that is worth a message is answered, others are left alone."""
        if view.own is None:
            return []
        position = Position(view, view.own, self._weights)
        if not prompt.blocks:
            return answers(position, prompt.actions) if prompt.notify else []
        worth = Worth(position)
        if prompt.step in STRIKES:
            struck = stroke(position, worth, prompt.step)
            if struck:
                return struck
        if prompt.step in READY:
            ready = readiness(position, worth)
            if ready:
                return ready
        if len(prompt.actions) == 1 and prompt.step != "buy":
            return [prompt.actions[0]]
        return self._answer(position, worth, prompt) or list(prompt.default) or [prompt.actions[0]]

    def _answer(self, position: Position, worth: Worth, prompt: Prompt) -> list[Action]:
        legal = prompt.actions
        match prompt.step:
            case "court":
                return [court.at_court(position, worth, legal)]
            case "vote":
                return court.ballot(position, legal)
            case "parliament":
                return court.parliament(position, legal)
            case "split":
                return court.splitting(position, legal)
            case "discard":
                return hand.discards(position, legal)
            case "move":
                return self._move(position, worth, legal)
            case "march":
                return self._march(position, worth, legal)
            case "buy":
                bought = Buyer(worth, legal).next()
                return [DONE, *proposal(position, worth)] if bought == DONE else [bought]
            case "market":
                return self._list(position, worth, prompt)
            case "window":
                return sealing(position, worth, legal)
            case _:
                action = self._single(position, worth, prompt)
                return [action] if action is not None and action in legal else []

    @staticmethod
    def _single(position: Position, worth: Worth, prompt: Prompt) -> Action | None:
        """Questions that one action answers."""
        legal = prompt.actions
        match prompt.step:
            case "assign":
                return hand.servants(position, legal)
            case "settle":
                return settling(position, legal)
            case "draw":
                return hand.drawing(position, legal)
            case "play":
                return hand.playing(position, worth, legal)
            case "burn":
                return burning(position, legal)
            case "battle":
                return fight.muster(position, worth, legal)
            case "join":
                return fight.joining(position, worth, legal)
            case "fight":
                return fight.fighting(position, worth, legal)
            case "pillage":
                return fight.pillaging(position, worth, legal)
            case "challenge":
                return fight.challenged(position, legal)
            case "leave":
                return fight.granting(position, legal)
            case "parley":
                return fight.parleying(position, worth, legal)
            case "calm":
                return fight.calming(position, worth, legal)
            case "rebel":
                return fight.joining_rebels(position, worth, legal)
            case "heir":
                return fight.naming(position, legal)
            case "refuge":
                return fight.appearing(position, worth, legal)
            case "ransom":
                return fight.ransoming(position, legal)
            case "skull":
                return fight.raising(position, legal)
            case "garter":
                return fight.knighting(position, legal)
            case "lose":
                return fight.losing(position, legal)
            case "wall":
                return fight.walling(position, legal)
            case "consent" | "renounce":
                return fight.favouring(position, legal)
            case "bestow":
                return hand.bestowing(position, legal)
            case _:
                return None

    @staticmethod
    def _list(position: Position, worth: Worth, prompt: Prompt) -> list[Action]:
        """A sealed list of purchases, one entry at a time (4.0)."""
        if SEAL not in prompt.actions:
            return []
        left, listed = prompt.params.get("n"), prompt.params.get("list")
        spent = position.own.purse - left if isinstance(left, int) else 0
        lines = (
            [Action.parse(line.action) for line in listed if isinstance(line, Said)] if isinstance(listed, list) else []
        )
        bought = Buyer(worth, prompt.actions, spent, lines).next()
        return [SEAL] if bought == DONE else [bought]

    @staticmethod
    def _move(position: Position, worth: Worth, legal: list[Action]) -> list[Action]:
        sword = swords(legal)
        if sword:
            return sword
        family = position.view.family if position.view.family in position.families else position.families[0]
        leads = {str(a.args[0]) for a in legal if a.verb == "lead"}
        return Marshal(worth, family).best(leads) or [DONE]

    @staticmethod
    def _march(position: Position, worth: Worth, legal: list[Action]) -> list[Action]:
        march = position.view.march
        noble = position.nobles.get(march.noble) if march is not None else None
        if noble is None or march is None or noble.place not in CITY:
            return []
        company = tuple(position.own.company.get(kind, 0) for kind in CARRIED)
        batch = Marshal(worth, noble.family).onward(noble, company, legal)
        return batch if batch[0] in legal else []


__all__ = ["FiefPlayer"]
