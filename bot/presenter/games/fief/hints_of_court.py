"""What comes of marriages, candidates, votes and titles: whose Noble it is, and to whom point, vote and city go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from bot.presenter.games.fief import hints_of_arms, lookup
from bot.presenter.panel_kit.screens import joined
from engine.fief.analysis import goal, title_price
from engine.fief.game_data import REGION
from engine.fief.views.view import NobleView


class Notes(hints_of_arms.Notes, Protocol):
    """What is needed of ``bot.presenter.games.fief.hints.Notes`` besides."""

    def noble(self, slug: str) -> str:
        """Whose a Noble is, what they bear, where they are."""

    def house(self, number: int) -> str:
        """A family in a line: points, votes, cities, its ally."""


def match(notes: Notes, one: str, other: str) -> str:
    """A marriage: armed cards that it sets off, the other family and what the two reach together."""
    view = notes.view
    a, b = lookup.noble(view, one), lookup.noble(view, other)
    if a is None or b is None:
        return ""
    theirs = b if lookup.is_own(view, a.family) else a
    total = view.families[a.family].points + view.families[b.family].points
    traps = hints_of_arms.weds(notes, (a.family, b.family))
    together = notes.text("together", n=total, need=goal(view.seats, True))
    return joined([traps, notes.family(theirs.family), together, notes.house(theirs.family)])


def stand(notes: Notes, noble: str) -> str:
    """A candidate: votes of their own family and of all."""
    who = lookup.noble(notes.view, noble)
    if who is None:
        return ""
    every = sum(f.votes for f in notes.view.families)
    return notes.text("candidate", n=notes.view.families[who.family].votes, all=every)


def favour(notes: Notes, arms: str, noble: str) -> str:
    """A vote for a candidate: whose they are, what the vote weighs."""
    found = lookup.family(notes.view, arms)
    weight = notes.text("weight", n=found.votes if found is not None else 0)
    return joined([weight, notes.noble(noble)])


def decoy(notes: Notes, arms: str, noble: str) -> str:
    """A decoy on a candidate: whose they are."""
    return joined([notes.text("decoy"), notes.noble(noble)])


def ballot(notes: Notes, arms: str, vote: str) -> str:
    """A word in Parliament."""
    found = lookup.family(notes.view, arms)
    return notes.text("weight", n=found.votes if found is not None else 0) if vote != "nothing" else ""


def burgher(notes: Notes, arms: str) -> str:
    """The Burgher's votes, for a treasure."""
    found = lookup.family(notes.view, arms)
    return notes.text("burgher", n=found.burgher, left=found.treasures) if found is not None else ""


# --- titles ----------------------------------------------------------------------------------------------------------


def _gains(notes: Notes, who: NobleView, region: str, *, point: bool) -> str:
    """What a title brings and to whom: a vote only to who has none yet (9.1), walls only where none stand (4.4)."""
    found = lookup.region(notes.view, region)
    vote = int(not who.votes and who.captor is None and not who.besieged)
    walls = int(found is not None and not found.walled)
    own = lookup.is_own(notes.view, who.family)
    allied = who.family in {f.ally for f in lookup.own_families(notes.view)}
    whose = "own" if own else "ally" if allied else "other"
    return notes.text("gains", point=int(point), vote=vote, walls=walls, whose=whose, family=notes.family(who.family))


def title(notes: Notes, region: str, noble: str, *rest: str) -> str:
    """A fief: its price, and what comes of it for whom, first where that is another family."""
    cost, who = title_price(REGION[region]), lookup.noble(notes.view, noble)
    price = notes.text("title", n=cost, left=lookup.purse(notes.view) - cost)
    if who is None:
        return price
    gains = _gains(notes, who, region, point=True)
    return joined([price, gains] if lookup.is_own(notes.view, who.family) else [gains, price])


def grant(notes: Notes, region: str, noble: str = "", *rest: str) -> str:
    """A fief given away by the Sovereign; leave to pass needs no note."""
    who = lookup.noble(notes.view, noble)
    if who is None:
        return ""
    return joined([_gains(notes, who, region, point=True), notes.text("gratis"), notes.noble(noble)])


def transfer(notes: Notes, region: str, noble: str) -> str:
    """A fief handed to kin, or to an ally's Noble, whose family then has the point."""
    who = lookup.noble(notes.view, noble)
    if who is None:
        return ""
    own = lookup.is_own(notes.view, who.family)
    return joined([_gains(notes, who, region, point=not own), notes.text("gratis"), notes.noble(noble)])


NOTES: Mapping[str, Callable[..., str]] = {
    "court": match, "marry": match, "stand": stand, "favour": favour, "decoy": decoy, "vote": ballot,
    "burgher": burgher, "title": title, "grant": grant, "transfer": transfer,
}  # fmt: skip
