"""What simulations count in games of Fief."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Any

from engine.core import Event, Outcome, Piece
from engine.fief.views.view import FiefView
from engine.players.tallies import counted, lengths, listed, means, said, table

_EVENTS = {
    "fief-wedding": "weddings",
    "fief-crowned": "crowns",
    "fief-tax-granted": "royal taxes",
    "fief-tallage": "tallages",
    "fief-tithe": "tithes",
    "fief-battle": "battles",
    "fief-siege-over": "sieges ended",
    "fief-captured": "captives",
    "fief-ransom": "ransoms",
    "fief-rebellion": "rebellions",
    "fief-dies": "deaths",
    "fief-lord": "titles",
    "fief-invaders-land": "landings",
    "fief-deal-done": "deals",
    "fief-relic-found": "relics found",
    "fief-gift": "gifts to the Sovereign",
    "fief-sword-drawn": "swords drawn",
}
COUNTED = tuple(_EVENTS.values())
_CARDS = {
    "fief-born": "noble",
    "fief-abbey": "abbess",
    "fief-ordained": "prelate",
    "fief-tallage": "tax",
    "fief-tithe": "tax",
    "fief-rebellion": "rebellion",
    "fief-rises": "rebellion",
}
"""Cards whose playing an event tells by what it does."""
_NAMED = ("fief-plays", "fief-installs")
ENDINGS = ("solo", "alliance", "rounds", "allied rounds")
"""Three points alone, four together, most points after the last round: of one family, of two allies."""


def _cards(events: list[Event]) -> Counter[str]:
    """How often each card was used."""
    found: Counter[str] = Counter()
    for event in events:
        if event.key in _CARDS:
            found[_CARDS[event.key]] += 1
        elif event.key in _NAMED:
            card = event.params.get("card")
            if isinstance(card, Piece):
                found[card.slug] += 1
    return found


class FiefTally:
    """Sums up finished games."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.endings: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.points: list[int] = []

    @staticmethod
    def read(view: FiefView, outcome: Outcome, events: list[Event]) -> dict[str, Any]:
        """The facts of one game: plain data, since it may come from another process."""
        won = {f.family for f in view.families if outcome.places and f.seat in outcome.places[0]}
        allied = view.ending == "rounds" and any(f.family in won and f.ally in won for f in view.families)
        return {
            "rounds": view.round,
            "ending": "allied " * allied + view.ending,
            "points": [f.points for f in view.families],
            "counts": counted(events, _EVENTS),
            "cards": dict(_cards(events)),
        }

    def add(self, facts: dict[str, Any], winners: list[int]) -> None:
        """Count one game in."""
        self.rounds.append(facts["rounds"])
        self.endings[facts["ending"] if winners else "nobody"] += 1
        self.points += facts["points"]
        self.counts.update(facts["counts"])
        self.cards.update(facts["cards"])

    def report(self) -> dict[str, Any]:
        """The figures; shares lie between 0 and 1."""
        games = len(self.rounds)
        return {
            "rounds": median(self.rounds),
            "lengths": lengths(self.rounds),
            "endings": means(self.endings, games, (*ENDINGS, "nobody"), 4),
            "points": round(sum(self.points) / len(self.points), 2),
            "cards": means(self.cards, games),
            **means(self.counts, games, COUNTED),
        }

    @staticmethod
    def lines(report: dict[str, Any]) -> Iterator[str]:
        """The figures as text."""
        yield f"Rounds: median {report['rounds']} ({said(report['lengths'])}); {report['points']} points a family."
        yield from table("ending", report["endings"])
        yield f"Cards used in a game: {listed(report['cards'])}."
        yield f"Per game: {listed(report, COUNTED)}."
