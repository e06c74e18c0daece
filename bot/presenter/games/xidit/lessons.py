"""Lords of Xidit for newcomers: which topic of ``/rules`` fits each step; how many sit at a first game; what a lesson
says of the position."""

from __future__ import annotations

from typing import Any

from bot.presenter.words.voice import Voice
from engine.xidit import analysis
from engine.xidit.board import THREATS, TITANS
from engine.xidit.view import Own, XiditView

GAME = "xidit"
TOPIC_OF = {
    "placement": "goal", "orders": "orders", "standing": "standing", "reward": "rewards", "bards": "bards",
    "titan": "titans", "spend": "titans", "phantom": "phantom", "raise": "guilds", "census": "census",
}  # fmt: skip
SEATS = 4
"""Seats of a first game: without the phantom, which is a rule of its own."""
FIGHTS = 3
"""The year whose lesson leads to a fight."""


def lesson(view: Any, step: str, voice: Voice) -> str:
    """What a first game teaches beside the lesson of the turn: a fight that can be won in the third year, the first
    census, and Titans as long as nobody has beaten one; empty for nothing."""
    assert isinstance(view, XiditView)
    own = view.own
    if own is None or step not in ("orders", "census", "titan"):
        return ""
    found = []
    if step == "orders" and view.year == FIGHTS:
        found.append(_fight(view, own, voice))
    if step != "titan" and view.year == view.census_years[0]:
        found.append(voice.text("xidit-taught-census", asked=int(own.standing.census == "ask")))
    awake = view.awake_titans()
    if awake and sum(stack.left for stack in view.titans) == len(TITANS) and step != "census":
        sizes = " / ".join(map(str, awake))
        found.append(voice.text("xidit-taught-titans", sizes=sizes, units=sum(own.held())))
    return "\n".join(filter(None, found))


def _fight(view: XiditView, own: Own, voice: Voice) -> str:
    """The soonest fight that nobody else can win first, else the soonest; empty where none can be won."""
    assert view.seat is not None
    seat, known = view.seat, analysis.fights(view, own, view.seat)
    if not known:
        return ""

    def rivals(fight: analysis.Fight) -> list[int]:
        return analysis.contenders(view, own, seat, fight.city, len(fight.orders))[0]

    fight = min(known, key=lambda each: bool(rivals(each)))
    others = [voice.seat(each) for each in rivals(fight)]
    orders = " · ".join(voice.word(GAME, order) for order in fight.orders)
    return voice.text(
        "xidit-taught-fight", creature=voice.word(GAME, THREATS[fight.city].creature),
        city=voice.place(GAME, fight.city), orders=orders, n=len(others), seats=others,
    )  # fmt: skip
