"""The player itself: prompts of Wars of the Roses in, actions out."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import SEAL, Action
from engine.players.roses.fight import DONE, STAYS, STEADY, Fray, order, regroup
from engine.players.roses.hand import FAIR, card, whim
from engine.players.roses.households import dismissal, heir, home, loss
from engine.players.roses.plan import Planner, goal, mains
from engine.players.roses.position import Position
from engine.players.roses.reasons import REASONS, UNWEIGHED
from engine.players.roses.valuation import Worth
from engine.players.roses.weights import Weights
from engine.players.steps import Asked, Found, Table, TablePlayer, judged, plain
from engine.roses.analysis import main_attack, points
from engine.roses.board import AREA, BLOCK_IDS
from engine.roses.view import Own, RosesView


def _card(asked: Asked[Position, Worth]) -> Action:
    position = asked.position
    return Action("card", (card(position, position.own, whim(position, asked.seed)),))


def _redeal(position: Position, legal: list[Action]) -> Action:
    return Action("keep" if points(position.own.hand) >= FAIR else "redeal")


def _act(position: Position, worth: Worth, legal: list[Action]) -> Found:
    """What is worth most of the points that are left; at their end the main attacks."""
    action = position.view.action
    if action is None:
        return legal[0]
    if any(a.verb in ("muster", "plague") for a in legal):
        return goal(position, worth, legal)
    if DONE not in legal:
        # A block on its way to a muster must arrive.
        return next((a for a in legal if a.args[-1] == action.goal), legal[0])
    operation = Planner(position, worth, action, legal).best()
    return [DONE, *mains(position, action)] if operation is None else list(operation.actions)


def _main(position: Position, legal: list[Action]) -> Action:
    """In the first battle that lacks one, the main attack that its odds are reckoned with."""
    area = legal[0].args[0]
    ways = {BLOCK_IDS[b]: position.own.came.get(BLOCK_IDS[b], "") for b in position.at[AREA[str(area)]]}
    return next(a for a in legal if a.args == (area, main_attack(position.own, ways)))


def _in_battle(answer: Callable[[Fray, list[Action]], Found]) -> Callable[[Position, Worth, list[Action]], Found]:
    """What answers in the running battle."""

    def found(position: Position, worth: Worth, legal: list[Action]) -> Found:
        battle = position.view.battle
        return None if battle is None else answer(Fray(position, worth, battle), legal)

    return found


def _brief(fray: Fray, legal: list[Action]) -> Found:
    """Orders for one battle: away from round 2 on where that promises more, else at the last step."""
    plan = fray.position.own.plan
    if plan is None:
        return SEAL
    leave = fray.outlook(leaver=fray.position.me) > fray.outlook() + STEADY
    retreat = "round-2" if leave else STAYS
    return SEAL if plan.retreat == retreat else [Action("plan", ("retreat", retreat)), SEAL]


TABLE: Table[Position, Worth] = {
    **plain({
        "execute": lambda position, legal: Action("spare"),
        "main": _main,
        "mulligan": lambda position, legal: max(legal, key=lambda a: a.verb == "mulligan"),
        "redeal": _redeal,
    }),
    **judged({
        "action": _act,
        "battles": order,
        "briefing": _in_battle(_brief),
        "dismiss": dismissal,
        "event-treason": _in_battle(Fray.event),
        "fight": _in_battle(Fray.decide),
        "heir": heir,
        "hits": _in_battle(Fray.hit),
        "home": home,
        "loss": loss,
        "regroup": regroup,
    }),
    "cards": _card,
}  # fmt: skip


class RosesPlayer(TablePlayer[RosesView, Position, Worth, Weights]):
    """Draws a whim from its seed when it lays a card."""

    table = TABLE
    reasons = REASONS
    unweighed = UNWEIGHED
    usual = Weights()
    weighed = frozenset({"action"})

    def read(self, view: RosesView, own: Own) -> Position:
        return Position(view, own)

    def judge(self, position: Position) -> Worth:
        return Worth(position, self._weights)
