"""What a battle comes to, as the rules reckon it, and chances as the player tells them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.parameters import Params, Place
from engine.fief.analysis import NOBODY, Chance, Force, Odds, force_of, losses, odds, raiding, rough
from engine.players.reasons import Reason


def percent(chance: float) -> int:
    """A chance, 0 to 1, as times in a hundred."""
    return round(100 * chance)


def won(city: str, told: Chance, own: Force, foe: Force, worth: float) -> Reason:
    """How many of a hundred such battles in a city are won: as the panel tells it, with the points of both sides, or
    against troops that lie face down from the fewest to the most."""
    place = Place(city)
    if told.least == told.most:
        known: Params = {"city": place, "n": told.most, "own": own.points, "foe": foe.points}
        return Reason("fief-because-odds", known, worth)
    hidden: Params = {"city": place, "least": told.least, "most": told.most, "own": own.points}
    return Reason("fief-because-odds-between", hidden, worth)


def hits(what: str, likely: Sequence[float], worth: float) -> list[Reason]:
    """Hits that a side loses on average, from the fewest to the most; nothing where they are none."""
    least, most = round(min(likely)), round(max(likely))
    return (
        [Reason(f"fief-because-{what}", {"n": least, "most": most, "same": int(least == most)}, worth)] if most else []
    )


__all__ = ["NOBODY", "Force", "Odds", "force_of", "hits", "losses", "odds", "percent", "raiding", "rough", "won"]
