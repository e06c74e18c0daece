"""What a battle comes to, as the rules reckon it, and chances as the player tells them."""

from __future__ import annotations

from engine.core.parameters import Params, Place
from engine.fief.analysis import NOBODY, Chance, Force, Odds, force_of, losses, odds, raiding, rough
from engine.players.reasons import Reason


def percent(chance: float) -> int:
    """A chance, 0 to 1, as times in a hundred."""
    return round(100 * chance)


def won(city: str, told: Chance, win: float, own: Force, foe: Force, worth: float) -> Reason:
    """How many of a hundred such battles in a city are won, with the points of both sides: as the panel tells it;
    against troops that lie face down also how likely the player takes it to be, ``win``, 0 to 1, and what it takes them
    for."""
    known: Params = {"city": Place(city), "n": told.most, "own": own.points, "foe": foe.points}
    if told.least == told.most:
        return Reason("fief-because-odds", known, worth)
    likely = min(max(percent(win), told.least), told.most)
    return Reason("fief-because-odds-between", {**known, "n": likely, "least": told.least, "most": told.most}, worth)


def hits(what: str, likely: float, worth: float) -> list[Reason]:
    """Hits that a side loses on average; nothing where they are none."""
    return [Reason(f"fief-because-{what}", {"n": round(likely)}, worth)] if round(likely) else []


__all__ = ["NOBODY", "Force", "Odds", "force_of", "hits", "losses", "odds", "percent", "raiding", "rough", "won"]
