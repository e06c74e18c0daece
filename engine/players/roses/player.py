"""The player itself: prompts of Wars of the Roses in, actions out."""

from __future__ import annotations

from engine.core import Dice, Prompt
from engine.core.action import Action
from engine.players.roses.fight import Fray, order, regroup
from engine.players.roses.hand import card, points
from engine.players.roses.households import dismissal, heir, home, loss
from engine.players.roses.plan import Planner, goal, mains
from engine.players.roses.position import Position
from engine.players.roses.valuation import Worth
from engine.players.roses.weights import Weights
from engine.roses.board import AREA
from engine.roses.view import Own, RosesView

DONE, SEAL = Action("done"), Action("seal")
FAIR = 17
"""Points of an average hand."""


class RosesPlayer:
    """Plays one seat; keeps only its seed, which decides between equals."""

    def __init__(self, seed: str, weights: Weights | None = None) -> None:
        self._seed = seed
        self._weights = weights or Weights()

    def choose(self, view: RosesView, prompt: Prompt) -> list[Action]:
        """The next batch of actions; empty when the game does not wait for it or the view carries no hand."""
        if not prompt.blocks or view.own is None:
            return []
        actions = prompt.actions
        if len(actions) == 1 and prompt.step != "action":
            return [actions[0]]
        own = view.own
        position = Position(view, own)
        worth = Worth(position, self._weights)
        match prompt.step:
            case "mulligan":
                return [max(actions, key=lambda a: a.verb == "mulligan")]
            case "redeal":
                return [Action("keep" if points(own.hand) >= FAIR else "redeal")]
            case "cards":
                return [self._card(position, worth, own)]
            case "action":
                return self._act(position, worth, prompt)
            case "main":
                return [_main(prompt)]
            case "battles":
                return [order(position, worth, actions)]
            case "briefing":
                return self._brief(position, worth, own)
            case "event-treason" | "fight" | "hits":
                return [self._battle(position, worth, prompt)]
            case "regroup":
                return [regroup(position, worth, actions, DONE)]
            case "execute":
                return [Action("spare")]
            case "heir":
                return [heir(position, worth, actions)]
            case "loss":
                return [loss(position, worth, actions)]
            case "home":
                return [home(position, worth, [a for a in actions if a.args])]
            case _:
                return [dismissal(worth, actions)]

    def _card(self, position: Position, worth: Worth, own: Own) -> Action:
        label = f"{position.me}-{position.view.campaign}-{position.turn}"
        return Action("card", (card(position, own, Dice(self._seed).below(100, label)),))

    def _act(self, position: Position, worth: Worth, prompt: Prompt) -> list[Action]:
        action = position.view.action
        if action is None:
            return [prompt.actions[0]]
        if any(a.verb in ("muster", "plague") for a in prompt.actions):
            return [goal(position, worth, prompt)]
        if DONE not in prompt.actions:
            # A block on its way to a muster must arrive.
            return [next((a for a in prompt.actions if a.args[-1] == action.goal), prompt.actions[0])]
        operation = Planner(position, worth, action, prompt.actions).best()
        return [DONE, *mains(position, action)] if operation is None else list(operation.actions)

    def _brief(self, position: Position, worth: Worth, own: Own) -> list[Action]:
        """Orders for one battle: away from round 2 on where that promises more, else to the end."""
        battle, plan = position.view.battle, own.plan
        if battle is None or plan is None:
            return [SEAL]
        fray = Fray(position, worth, battle)
        leave = fray.outlook(leaver=position.me) > fray.outlook() + 0.5
        retreat = "round-2" if leave else "never"
        return [SEAL] if plan.retreat == retreat else [Action("plan", ("retreat", retreat)), SEAL]

    def _battle(self, position: Position, worth: Worth, prompt: Prompt) -> Action:
        battle = position.view.battle
        actions = prompt.actions
        if battle is None:
            return actions[0]
        fray = Fray(position, worth, battle)
        if prompt.step == "hits":
            return fray.hit(actions)
        if prompt.step == "event-treason":
            targets = [a for a in actions if a.verb == "event-treason"]
            return fray.event(targets, len(position.view.battles) > 1) or Action("pass-treason")
        return fray.decide(actions)


def _main(prompt: Prompt) -> Action:
    """The main attack where somebody else has marched: by land rather than by sea, in the order of the map."""
    return min(prompt.actions, key=lambda a: (str(a.args[1]) not in AREA, str(a)))
