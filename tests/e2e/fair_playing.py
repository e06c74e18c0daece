"""The fair of the tests in the tests of the whole: what neither real game does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core import Action, seat_slug
from engine.players import make
from herald_fair.state import GOODS
from tests.e2e.campaign import Campaign
from tests.e2e.playing import SOAKING, Playing, Way

KILLS_BEFORE, KILLS_A_DAY = 3, 4
BY_PANEL = frozenset({"vote", "silent", "object", "stay", "cart"})
"""Verbs whose question is the first of a panel."""


class FairPlaying(Playing):
    """Six people and three days, in the suite two. The first morning follows a script: an offer is refused, renewed and
    accepted, a toll is laid and vetoed out of turn, a window runs out."""

    game = "fair"
    options: ClassVar[Mapping[str, Any]] = {} if SOAKING else {"rounds": 2}
    """The days that are played: two in the suite, as many as usual in the soak."""
    seats = 6
    kills = 14
    least = 8
    posts = 20
    seen = frozenset({"sign", "vote", "bid", "seal", "offer", "refuse", "accept", "veto", "silent"})
    chapters = ("Day 1", "Day 2", "Day 3")
    module = "tests.toy.small_bot"

    def due(self, state: Any) -> float:
        return KILLS_BEFORE + KILLS_A_DAY * float(state.day)

    async def begin(self, campaign: Campaign) -> None:
        mirror = campaign.mirror
        for seat in range(self.seats):
            await self.asked(campaign, seat)
        for seat in range(self.seats):  # four ayes lay the toll
            await campaign.do(seat, [Action("vote", ("aye" if seat < 4 else "nay",))])
        # Everybody has found something; seat 0 wants what seat 1 has.
        good = next(good for good, n in zip(GOODS, mirror.state.cellar[1], strict=True) if n)
        await campaign.do(0, [Action("offer", (seat_slug(1), 20, good))])
        first = self.number(campaign, 1)
        await campaign.do(1, [Action("refuse", (first,))])
        await campaign.do(0, [Action("offer", (seat_slug(1), 40, good))])
        second = self.number(campaign, 1)
        assert first != second
        await campaign.do(1, [Action("accept", (second,))])
        holder = next(s for s in range(self.seats) if any(Action("veto") in p.actions for p in mirror.prompts(s)))
        await campaign.do(holder, [Action("veto")])
        while not any(p.pace == "window" for p in mirror.asked().values()):
            await self.asked(campaign, min(mirror.asked()))
        # Two answer the window, the others are away until it is over.
        for seat in sorted(mirror.asked())[:2]:
            await campaign.do(seat, [Action("silent")])
        window = next(iter(mirror.asked().values())).id
        await campaign.passing(17, lambda: all(p.id != window for p in mirror.asked().values()))

    async def asked(self, campaign: Campaign, seat: int) -> None:
        for actions in self.decide(campaign, seat):
            await campaign.do(seat, actions)

    @staticmethod
    def number(campaign: Campaign, seat: int) -> int:
        """The number of the offer that stands before a seat."""
        offer = next(p for p in campaign.mirror.prompts(seat) if p.step == "offer")
        return int(offer.default[0].args[0])

    def decide(self, campaign: Campaign, seat: int) -> list[list[Action]]:
        prompt, view = campaign.mirror.asked()[seat], campaign.mirror.view(seat)
        if prompt.step == "sign":
            return [[campaign.rng.choice(prompt.actions)]]
        if prompt.step == "cart":
            carts = [a for a in prompt.actions if a.verb == "cart"]
            first = campaign.mirror.state.day == 1
            return [[campaign.rng.choice(carts if carts and first else prompt.actions)]]
        return [make("fair", "heuristic", f"{seat}").choose(view, prompt)]

    def beside(self, campaign: Campaign) -> tuple[int, list[Action]] | None:
        if campaign.rng.random() < 0.85:
            return None
        seat = campaign.rng.randrange(self.seats)
        offers = [p for p in campaign.mirror.prompts(seat) if p.step in ("offer", "market") and p.actions]
        if not offers:
            return None
        return seat, [campaign.rng.choice(campaign.rng.choice(offers).actions)]

    def ways(self, campaign: Campaign, seat: int, actions: list[Action]) -> list[Way]:
        if len(actions) == 1 and actions[0].verb in BY_PANEL:
            return [("panel", lambda: campaign.by_panel(seat, str(actions[0])))] * 2
        return []
