"""The player itself: questions of Fief in, actions out."""

from __future__ import annotations

from collections.abc import Callable

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

    @staticmethod
    def _answer(position: Position, worth: Worth, prompt: Prompt) -> list[Action]:
        """What the tables say; a single action only where it is legal."""
        step, legal = prompt.step, prompt.actions
        if step == "market":
            return _list(position, worth, prompt)
        if step in VALUED:
            found = VALUED[step](position, worth, legal)
        elif step in PLAIN:
            found = PLAIN[step](position, legal)
        else:
            return []
        if isinstance(found, Action):
            return [found] if found in legal else []
        return found or []


def _list(position: Position, worth: Worth, prompt: Prompt) -> list[Action]:
    """A sealed list of purchases, one entry at a time (4.0)."""
    if SEAL not in prompt.actions:
        return []
    left, listed = prompt.params.get("n"), prompt.params.get("list")
    spent = position.own.purse - left if isinstance(left, int) else 0
    lines = [Action.parse(line.action) for line in listed if isinstance(line, Said)] if isinstance(listed, list) else []
    bought = Buyer(worth, prompt.actions, spent, lines).next()
    return [SEAL] if bought == DONE else [bought]


def _move(position: Position, worth: Worth, legal: list[Action]) -> list[Action]:
    sword = swords(legal)
    if sword:
        return sword
    family = position.view.family if position.view.family in position.families else position.families[0]
    leads = {str(a.args[0]) for a in legal if a.verb == "lead"}
    return Marshal(worth, family).best(leads) or [DONE]


def _march(position: Position, worth: Worth, legal: list[Action]) -> list[Action]:
    march = position.view.march
    noble = position.nobles.get(march.noble) if march is not None else None
    if noble is None or march is None or noble.place not in CITY:
        return []
    company = tuple(position.own.company.get(kind, 0) for kind in CARRIED)
    batch = Marshal(worth, noble.family).onward(noble, company, legal)
    return batch if batch[0] in legal else []


def _buy(position: Position, worth: Worth, legal: list[Action]) -> list[Action]:
    """A purchase; at the end of them what is proposed to others."""
    bought = Buyer(worth, legal).next()
    return [DONE, *proposal(position, worth)] if bought == DONE else [bought]


PLAIN: dict[str, Callable[[Position, list[Action]], Action | list[Action] | None]] = {
    "assign": hand.servants,
    "bestow": hand.bestowing,
    "burn": burning,
    "challenge": fight.challenged,
    "consent": fight.favouring,
    "discard": hand.discards,
    "draw": hand.drawing,
    "garter": fight.knighting,
    "heir": fight.naming,
    "leave": fight.granting,
    "lose": fight.losing,
    "parliament": court.parliament,
    "ransom": fight.ransoming,
    "renounce": fight.favouring,
    "settle": settling,
    "skull": fight.raising,
    "split": court.splitting,
    "vote": court.ballot,
    "wall": fight.walling,
}
"""What answers a question, by its step."""
VALUED: dict[str, Callable[[Position, Worth, list[Action]], Action | list[Action] | None]] = {
    "battle": fight.muster,
    "buy": _buy,
    "calm": fight.calming,
    "court": court.at_court,
    "fight": fight.fighting,
    "join": fight.joining,
    "march": _march,
    "move": _move,
    "parley": fight.parleying,
    "pillage": fight.pillaging,
    "play": hand.playing,
    "rebel": fight.joining_rebels,
    "refuge": fight.appearing,
    "window": sealing,
}
"""The same where values count."""

__all__ = ["FiefPlayer"]
