"""The player itself: prompts of Lords of Xidit in, actions out.

The year's orders come in two batches: first six orders, then, when the prompt shows which steps can be planned,
the plans and the seal. The standing choices of a quick style leave nothing to be asked while the year resolves. A
choice that is asked all the same (the seat was played carefully by somebody else until now) is answered on its own.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable

from engine.core import Dice, Prompt
from engine.core.action import Action
from engine.players.xidit.position import Position, Quarry, count, read
from engine.players.xidit.rivals import Rivals
from engine.players.xidit.search import Deed, Search
from engine.players.xidit.valuation import Worth
from engine.players.xidit.weights import Weights
from engine.xidit.board import CITIES, INDEX, SLUGS, THREATS, TOWER, UNITS
from engine.xidit.view import Own, XiditView

_LOOKED_AT = 7
"""Cities for which a first year is planned before the hero is placed: those with the best recruits around."""
_TITAN = Quarry((0, 0, 0, 0, 0), 4, 5, 5, 4)
"""What a Titan brings when its tile has just left the board: about this."""


class XiditPlayer:
    """Plays one seat; keeps only its seed, which decides between equals."""

    def __init__(self, seed: str, weights: Weights | None = None) -> None:
        self._seed = seed
        self._weights = weights or Weights()

    def choose(self, view: XiditView, prompt: Prompt) -> list[Action]:
        """The next batch of actions; empty when the seat need not act or the view carries no hand."""
        if not prompt.blocks or view.own is None:
            return []
        verbs = {a.verb for a in prompt.actions}
        if "order" in verbs:
            return self._orders(view, view.own, prompt)
        if "reveal" in verbs:
            return _census(view.own, prompt)
        if "wish" in verbs:
            cities = self._cities(view, view.own, range(1, CITIES + 1))
            wishes = [Action("wish", (rank, city)) for rank, city in enumerate(cities[: len(view.own.wishes)], 1)]
            return [*wishes, Action("seal")]
        if "place" in verbs:
            free = [int(a.args[0]) for a in prompt.actions]
            return [Action("place", (self._cities(view, view.own, free)[0],))]
        return [self._answer(view, view.own, prompt)]

    # -- the year

    def _orders(self, view: XiditView, own: Own, prompt: Prompt) -> list[Action]:
        written = all(own.orders)
        if written and not any(a.verb.startswith("plan-") for a in prompt.actions):
            return [Action("seal")]
        position = read(view, own)
        worth = Worth(position, self._weights)
        search = Search(position, worth, Rivals(position, worth), self._taste(view))
        if written:
            return [*self._plans(own, prompt, worth, search), Action("seal")]
        route = search.best()
        return [Action("order", (step, order)) for step, order in enumerate(route.orders, 1)]

    def _plans(self, own: Own, prompt: Prompt, worth: Worth, search: Search) -> Iterable[Action]:
        """Plans for every step that can be planned and has none yet."""
        offered = set(prompt.actions)
        steps = {a.args[0] for a in prompt.actions if a.verb == "plan-reward"}
        titans = {a.args[0] for a in prompt.actions if a.verb == "plan-titan"}
        left = own.bards_left - sum(sum(plan.bards.values()) for plan in own.plans.values())
        for deed in search.follow(own.orders):
            if deed.step not in steps or deed.step in own.plans:
                continue
            if deed.step in titans:
                yield Action("plan-titan", (deed.step, deed.titan or "skip"))
                if deed.titan:
                    yield from _spending(own, deed)
            if deed.quarry is None:
                continue
            pair = worth.pair(deed.city, deed.quarry)[1]
            reward = Action("plan-reward", (deed.step, pair))
            if reward not in offered:
                continue
            yield reward
            if "bards" in pair:
                for region, n in worth.bards(deed.city, deed.quarry.bards)[1].items():
                    action = Action("plan-bards", (deed.step, SLUGS[region], n))
                    if action in offered and n <= left:
                        left -= n
                        yield action

    def _taste(self, view: XiditView) -> Callable[[int], float]:
        """A whim between equally good places, so that equal players do not walk in step."""
        dice = Dice(self._seed)
        label = f"{view.seat}-{view.year}"
        whims = [dice.below(100, label) / 1000 for _ in range(CITIES + 1)]
        return whims.__getitem__

    def _cities(self, view: XiditView, own: Own, free: Iterable[int]) -> list[int]:
        """The cities from which the first year promises most, the best first."""
        position = read(view, own)
        taste = self._taste(view)
        worth = Worth(position, self._weights)
        rivals = Rivals(position, worth)
        near = Search(position, worth, rivals, taste)
        likely = sorted(free, key=near.camp, reverse=True)[:_LOOKED_AT]

        def promise(city: int) -> float:
            here = dataclasses.replace(position, city=city)
            return Search(here, worth, rivals, taste).best().value

        return sorted(likely, key=promise, reverse=True)

    # -- what is asked while a year resolves

    def _answer(self, view: XiditView, own: Own, prompt: Prompt) -> Action:
        position = read(view, own)
        worth = Worth(position, self._weights)
        actions = prompt.actions
        verb = actions[0].verb
        if verb == "reward":
            beaten = bool(view.threat_discard) and view.threat_discard[-1] == position.city
            kinds = worth.kinds(position.city, _threat(position.city) if beaten else _TITAN)
            return max(actions, key=lambda a: sum(kinds[str(k)] for k in a.args))
        if verb == "bard":
            return max(actions, key=lambda a: worth.gained(INDEX[str(a.args[0])], 1))
        if verb in ("titan", "pass-titan"):
            return max(actions, key=lambda a: _titan_gain(position, worth, a))
        if verb == "spend":
            return max(actions, key=lambda a: worth.hand(_without(position, str(a.args[0]))))
        if verb == "phantom":
            return max(actions, key=lambda a: worth.bar(str(a.args[0])))
        if verb == "raise":
            # The fullest tower first: the others keep room for whole rewards.
            return max(actions, key=lambda a: position.guilds.get(int(a.args[0]), (0, 0))[1] % TOWER)
        return actions[0]


def _threat(city: int) -> Quarry:
    tile = THREATS[city]
    return Quarry(count(tile.units), len(tile.units), tile.sovereigns, tile.bards, tile.guild)


def _without(position: Position, unit: str) -> tuple[int, int, int, int, int]:
    a, b, c, d, e = (n - (name == unit) for name, n in zip(UNITS, position.units, strict=True))
    return (a, b, c, d, e)


def _titan_gain(position: Position, worth: Worth, action: Action) -> float:
    """Reward of beating a Titan less the units for it; nothing for passing."""
    if not action.args:
        return 0.0
    size = int(action.args[0])
    reward = worth.pair(position.city, position.titans.get(size, _TITAN))[0]
    cheapest = sorted(w for w, n in zip(worth.unit, position.units, strict=True) for _ in range(n))
    return reward - sum(cheapest[:size])


def _spending(own: Own, deed: Deed) -> Iterable[Action]:
    """Which units pay for a planned Titan; recruits of this year cannot be named yet."""
    for n, unit in enumerate(UNITS):
        spent = min(deed.before[n] - deed.after[n], own.units.get(unit, 0))
        if spent > 0:
            yield Action("plan-spend", (deed.step, unit, spent))


def _census(own: Own, prompt: Prompt) -> list[Action]:
    """Show everything: prizes cost nothing."""
    shown = [Action("reveal", (unit, own.units.get(unit, 0))) for unit in UNITS]
    offered = set(prompt.actions)
    return [*(a for a in shown if a in offered), Action("seal")]
