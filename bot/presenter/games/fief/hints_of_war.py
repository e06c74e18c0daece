"""What comes of acts of war: battles, sieges, losses, pillage, what clerics say and pay."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from bot.presenter.games.fief import lookup
from bot.presenter.games.fief.hints_of_arms import fires
from bot.presenter.panel_kit.screens import joined
from bot.presenter.words.voice import Voice
from engine.fief.analysis import (
    Position,
    Shooters,
    calm_price,
    danish_tax,
    edge,
    melee_dice,
    preach_faces,
    raiders_points,
    shooting,
    strength,
    strength_range,
    walls,
)
from engine.fief.game_data import CITY, FAMILY, NOBLE, UNIT, UNITS, N
from engine.fief.views.view import FiefView


class Notes(Protocol):
    """What is needed of ``bot.presenter.games.fief.hints.Notes``: a view, and words for what is in it."""

    view: FiefView
    """The position as the panel's seat sees it."""
    at: Position
    """The same in numbers, for the rules."""
    voice: Voice
    """Words in the panel's language."""

    def text(self, key: str, **params: object) -> str:
        """A text of the panel."""

    def word(self, slug: str) -> str:
        """What something is called."""

    def family(self, number: int) -> str:
        """A family by its colour."""

    def noble(self, slug: str) -> str:
        """Whose a Noble is, what they bear, where they are."""

    def here(self, slug: str) -> str:
        """Nobles and troops in a city, by family."""


def pillage(notes: Notes, city: str, what: str) -> str:
    """A mill or an abbey laid waste."""
    if what == "mill":
        return notes.text("pillage-mill", n=N.pillage_mill, each=N.mill_income)
    return notes.text("pillage-abbey", n=N.pillage_abbey)


def lose(notes: Notes, unit: str, *rest: str) -> str:
    """A unit that could be lost."""
    if unit not in UNIT:
        return ""
    it = UNITS[UNIT[unit]]
    return notes.text("loss", points=it.points, hits=it.hits, price=it.price)


def attack(notes: Notes, city: str, foe: str) -> str:
    """A battle: own points and dice, and what is known of the other side."""
    return _odds(notes, city, foe)


def first_told(notes: Notes, shots: Shooters) -> str:
    """Who shoots before the melee, with how many dice; empty for nobody."""
    by = {"by-engines": shots.catapults + shots.bombards, "by-archers": shots.archers}
    return notes.text("first", n=shots.dice, by=[notes.text(key) for key, n in by.items() if n]) if shots.dice else ""


def _odds(notes: Notes, city: str, foe: str, *, sally: bool = False) -> str:
    """Own points, dice and who shoots before the melee, and what is known of the other side; armed cards that go off,
    and that one attacks an ally, come first. Who sallies has no volleys (7.9)."""
    place, view = CITY[city], notes.view
    mine = [f for f in lookup.own_families(view) if strength(notes.at, place, f.family)]
    own = mine[0].family if mine else -1
    points = (strength(notes.at, place, own) or 0) if mine else 0
    number = FAMILY.get(foe, -1)
    if number < 0:
        least = most = raiders_points(notes.at, place)
    else:
        least, most = strength_range(notes.at, place, number)
    wall = 0 if sally else walls(notes.at, place, number)
    dice = melee_dice(points, wall)
    odds = notes.text("odds", points=points, dice=dice, extra=edge(notes.at, place, own) if dice and mine else 0,
                      least=least, most=most, known=int(least == most), walls=wall)  # fmt: skip
    shots = shooting(notes.at, place, own, number) if mine and not sally else None
    first = first_told(notes, shots) if shots is not None else ""
    there = [n for n in view.nobles if n.place == city and n.family == number and n.captor is None]
    ally = notes.text("on-ally") if any(f.ally == number for f in mine) else ""
    return joined([ally, fires(notes, "battle", there), first, odds])


def siege(notes: Notes, city: str) -> str:
    """A siege without a roll: what it costs."""
    return joined([notes.text("siege", n=N.catapult_work), notes.here(city)])


def sally(notes: Notes, city: str, foe: str) -> str:
    """Out of a besieged city."""
    return joined([notes.text("sally"), _odds(notes, city, foe, sally=True)])


def aim(notes: Notes, noble: str) -> str:
    """A Noble before the bows."""
    return joined([notes.text("aim"), notes.noble(noble)])


def danegeld(notes: Notes, noble: str) -> str:
    """The Danish tax."""
    cost = danish_tax(notes.at.nobles[NOBLE[noble]])
    return notes.text("danegeld", n=cost, left=lookup.purse(notes.view) - cost)


def intercede(notes: Notes, noble: str) -> str:
    """A cleric before invaders."""
    return notes.text("intercede")


def calm(notes: Notes, noble: str) -> str:
    """A cleric pays a rebellion off."""
    cost = calm_price(notes.at.nobles[NOBLE[noble]])
    return notes.text("calm", n=cost, left=lookup.purse(notes.view) - cost)


def preach(notes: Notes, noble: str) -> str:
    """A cleric speaks to a rebellion."""
    return notes.text("preach", faces=preach_faces(notes.at.nobles[NOBLE[noble]]))


NOTES: Mapping[str, Callable[..., str]] = {
    "pillage": pillage, "lose": lose, "attack": attack, "sally": sally, "besiege": siege, "aim": aim,
    "danegeld": danegeld, "intercede": intercede, "calm": calm, "preach": preach,
}  # fmt: skip
