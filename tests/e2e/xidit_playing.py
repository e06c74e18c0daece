"""Lords of Xidit in the tests of the whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core import Action
from engine.players import make
from tests.e2e.campaign import Campaign
from tests.e2e.clients import Answered
from tests.e2e.playing import SOAKING, Playing, Way

KILLS_BEFORE, KILLS_A_YEAR = (3, 2) if SOAKING else (4, 5)
ENOUGH = 3
"""Years that the suite plays at least."""
NAMES = ("first", "second", "third", "fourth", "fifth", "sixth")


class XiditPlaying(Playing):
    """Four people, twelve years. The first two seats are played carefully and plan nothing in advance, so that they are
    asked."""

    game = "xidit"
    seats = 4
    options: ClassVar[Mapping[str, Any]] = {}
    """The usual ones."""
    kills = 22
    least = 20
    posts = 61
    seen = frozenset({"wish", "order", "seal", "reward", "reveal", "style"})
    chapters = tuple(f"ear {year} " for year in range(1, 13))

    def enough(self, campaign: Campaign) -> bool:
        """In the suite some years in which all happened that must happen."""
        return not SOAKING and campaign.mirror.state.year > ENOUGH and self.seen <= campaign.verbs

    def due(self, state: Any) -> float:
        return KILLS_BEFORE + KILLS_A_YEAR * float(state.year)

    async def begin(self, campaign: Campaign) -> None:
        for seat in (0, 1):
            await campaign.do(seat, list(campaign.mirror.rules.styles()["careful"]))

    def decide(self, campaign: Campaign, seat: int) -> list[list[Action]]:
        prompt, view = campaign.mirror.asked()[seat], campaign.mirror.view(seat)
        actions = make("xidit", "heuristic", f"{seat}/{campaign.mirror.seq}").choose(view, prompt)
        if prompt.step == "orders":
            if seat < 2:
                actions = [a for a in actions if not a.verb.startswith("plan-")]
            if "" not in view.own.orders and not actions:
                actions = [Action("seal")]
            return self.split_orders(campaign, actions)
        return [actions] if campaign.rng.random() < 0.5 else [[a] for a in actions]

    @staticmethod
    def split_orders(campaign: Campaign, actions: list[Action]) -> list[list[Action]]:
        """The year's orders as one batch, the rest by itself, the seal now and then by itself too."""
        orders = [a for a in actions if a.verb == "order"]
        rest = [a for a in actions if a.verb not in ("order", "seal")]
        seal = [a for a in actions if a.verb == "seal"]
        if campaign.rng.random() < 0.1:
            batches = [[a] for a in orders]
        else:
            batches = [orders]
        return [b for b in (*batches, rest, seal) if b]

    def ways(self, campaign: Campaign, seat: int, actions: list[Action]) -> list[Way]:
        if [a.verb for a in actions] == ["order"] * 6:

            async def by_orders() -> Answered:
                chosen = {name: a.args[1] for name, a in zip(NAMES, actions, strict=True)}
                return await campaign.people[seat].use("xidit orders", channel=campaign.thread, **chosen)

            return [("orders", by_orders)] * 2
        if actions[0].verb == "style":  # the panel has it behind the question that is more urgent
            manner = str(actions[0].args[0])
            return [("standing", lambda: self.by_standing(campaign, seat, manner))]
        if len(actions) == 1 and not actions[0].verb.startswith("plan-"):
            return [("panel", lambda: campaign.by_panel(seat, str(actions[0])))] * 2
        return []

    @staticmethod
    async def by_standing(campaign: Campaign, seat: int, manner: str) -> Answered:
        """``/xidit standing``."""
        return await campaign.people[seat].use("xidit standing", channel=campaign.thread, manner=manner)
