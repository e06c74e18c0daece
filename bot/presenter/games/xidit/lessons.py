"""Lords of Xidit for newcomers: which topic of ``/rules`` fits each step; how many sit at a first game; what a lesson
says of the position."""

from __future__ import annotations

from typing import Any

from bot.presenter.words.voice import Voice
from engine.xidit import analysis
from engine.xidit.board import BARDS, THREATS, TITANS
from engine.xidit.view import Own, XiditView

GAME = "xidit"
TOPIC_OF = {
    "placement": "placement", "orders": "orders", "standing": "standing", "reward": "rewards", "bards": "bards",
    "titan": "titans", "spend": "titans", "phantom": "phantom", "raise": "guilds", "census": "census",
}  # fmt: skip
SEATS = 4
"""Seats of a first game: without the phantom, which is a rule of its own."""
FIGHTS = 3
"""The year whose lesson leads to a fight."""


def lesson(view: Any, step: str, voice: Voice) -> str:
    """What a first game teaches beside the lessons of its turns: where a hero starts, and whatever comes up first: a
    fight that can be won in the third year, bards, a census, Titans as long as nobody has beaten one, a level that
    waited; empty for nothing."""
    assert isinstance(view, XiditView)
    own = view.own
    if own is None:
        return ""
    match step:
        case "placement" if own.wishes:
            tracks = [voice.word(GAME, track) for track in view.tracks]
            return voice.text("xidit-taught-placement", n=len(own.wishes), tracks=tracks)
        case "bards" if view.year <= FIGHTS or own.bards_left == BARDS:
            return voice.text("xidit-taught-bards", n=own.pending)
        case "orders":
            fight = _fight(view, own, voice) if view.year == FIGHTS else ""
            asked = int(own.standing.census == "ask")
            counted = voice.text("xidit-taught-census", asked=asked) if _first_census(view) else ""
            return "\n".join(filter(None, (fight, counted, _titans(view, own, voice, "titans"))))
        case "census" if _first_census(view):
            return voice.text("xidit-taught-counts")
        case "titan":
            return _titans(view, own, voice, "titan")
        case "spend" if _unbeaten(view):
            return voice.text("xidit-taught-spend")
        case "raise":
            return voice.text("xidit-taught-raise")
    return ""


def _first_census(view: XiditView) -> bool:
    return view.year == view.census_years[0]


def _unbeaten(view: XiditView) -> bool:
    """Whether all Titans are still there."""
    return sum(stack.left for stack in view.titans) == len(TITANS)


def _titans(view: XiditView, own: Own, voice: Voice, what: str) -> str:
    """How a Titan is fought, once one is awake; empty as soon as one has been beaten."""
    awake = view.awake_titans()
    if not awake or not _unbeaten(view):
        return ""
    held = sum(own.held())
    return voice.text(f"xidit-taught-{what}", sizes=[*map(str, awake)], units=held, enough=int(held >= min(awake)))


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
