"""What the fair adds to panels and ``/rules``."""

from __future__ import annotations

from bot.presenter.front import Front
from bot.presenter.words.voice import Voice
from herald_fair.pictures import stock
from herald_fair.view import FairView


def summary(view: FairView, voice: Voice) -> str:
    """What a seat has, in a line."""
    own = view.own
    return "" if own is None else voice.text("fair-picture-own", **stock(own.purse, own.cellar, own.cards))


FRONT = Front(topics=("goal",), summary=summary)

__all__ = ["FRONT"]
