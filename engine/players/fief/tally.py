"""What simulations count in games of Fief."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Any

from engine.core import Event, Outcome, Piece
from engine.fief.view import FiefView

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
            "counts": dict(Counter(_EVENTS[e.key] for e in events if e.key in _EVENTS)),
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
            "lengths": {str(n): round(self.rounds.count(n) / games, 4) for n in sorted(set(self.rounds))},
            "endings": {name: round(self.endings[name] / games, 4) for name in (*ENDINGS, "nobody")},
            "points": round(sum(self.points) / len(self.points), 2),
            "cards": {name: round(n / games, 2) for name, n in self.cards.most_common()},
            **{name: round(self.counts[name] / games, 2) for name in COUNTED},
        }

    @staticmethod
    def lines(report: dict[str, Any]) -> Iterator[str]:
        """The figures as text."""
        lengths = ", ".join(f"{n}: {100 * share:.0f} %" for n, share in report["lengths"].items())
        yield f"Rounds: median {report['rounds']} ({lengths}); {report['points']} points a family."
        yield ""
        yield "| ending | share |"
        yield "|---|---|"
        for name, share in report["endings"].items():
            yield f"| {name} | {100 * share:.1f} % |"
        yield ""
        yield "Cards used in a game: " + ", ".join(f"{name} {n}" for name, n in report["cards"].items()) + "."
        yield "Per game: " + ", ".join(f"{name} {report[name]}" for name in COUNTED) + "."
