"""What a battle comes to, as the rules reckon it, and chances as the player tells them."""

from __future__ import annotations

from engine.core.parameters import Place
from engine.fief.analysis import NOBODY, Chance, Force, Odds, force_of, losses, odds, raiding
from engine.players.reasons import Reason


def percent(chance: float) -> int:
    """A chance, 0 to 1, as times in a hundred."""
    return round(100 * chance)


def won(city: str, win: float, own: Force, foe: Force, worth: float, *, hidden: bool = False) -> Reason:
    """How likely a battle in a city is won, 0 to 1; ``hidden``: against troops that lie face down, of which the kinds
    are guessed."""
    key = "fief-because-odds-guess" if hidden else "fief-because-odds"
    return Reason(key, {"city": Place(city), "n": percent(win), "own": own.points, "foe": foe.points}, worth)


def between(city: str, told: Chance, worth: float) -> Reason:
    """How likely an attack on troops that lie face down is won, with the strongest and the weakest that they can be."""
    return Reason("fief-because-odds-between", {"city": Place(city), "least": told.least, "most": told.most}, worth)


__all__ = ["NOBODY", "Force", "Odds", "between", "force_of", "losses", "odds", "percent", "raiding", "won"]
