"""What simulations count in games of Warrior Knights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import mean, median
from typing import Any

from engine.core import Event, Outcome, Piece, Word
from engine.knights.views.view import KnView
from engine.players.tallies import counted, lengths, listed, means, said, table

_EVENTS = {
    "knights-assembly": "assemblies",
    "knights-taxes": "taxations",
    "knights-wages": "wages",
    "knights-draft": "hirings",
    "knights-hires": "mercenaries hired",
    "knights-deserts": "desertions",
    "knights-battle-over": "battles and sieges",
    "knights-dies": "Nobles dead",
    "knights-keeps": "cities taken",
    "knights-razes": "cities razed",
    "knights-free": "cities lost to revolt",
    "knights-revolt": "revolts",
    "knights-fortifies": "cities fortified",
    "knights-sails": "voyages",
    "knights-starts": "expeditions",
    "knights-banned": "bans",
    "knights-strikes": "offers taken",
}
COUNTED = tuple(dict.fromkeys(_EVENTS.values()))
ENDINGS = ("influence", "majority", "survivor", "nobody")
"""Most Influence after the last turn, most of the Kingdom's cities, alone left, nobody."""


class KnightsTally:
    """Sums up finished games."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.endings: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.battles: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()
        self.decided: Counter[str] = Counter()
        self.influence: list[int] = []
        self.best: list[int] = []
        self.cities: list[int] = []

    @staticmethod
    def read(view: KnView, outcome: Outcome, events: list[Event]) -> dict[str, Any]:
        """The facts of one game: plain data, since it may come from another process."""
        happened: Counter[str] = Counter()
        decided: Counter[str] = Counter()
        battles: Counter[str] = Counter()
        for event in events:
            card = event.params.get("event")
            if event.key == "knights-event" and isinstance(card, Piece):
                happened[card.slug] += 1
            card = event.params.get("agenda")
            if event.key in ("knights-law", "knights-charge", "knights-office") and isinstance(card, Piece):
                decided[card.slug] += 1
            result = event.params.get("result")
            if event.key == "knights-battle-over" and isinstance(result, Word):
                battles[result.slug.removeprefix("result-")] += 1
        return {
            "turns": view.turn,
            "ending": view.reason,
            "influence": [b.influence for b in view.barons],
            "cities": [b.cities for b in view.barons],
            "counts": counted(events, _EVENTS),
            "events": dict(happened),
            "agendas": dict(decided),
            "battles": dict(battles),
        }

    def add(self, facts: dict[str, Any], winners: list[int]) -> None:
        """Count one game in."""
        self.turns.append(facts["turns"])
        self.endings[facts["ending"] if winners else "nobody"] += 1
        self.influence += facts["influence"]
        self.best.append(max(facts["influence"]))
        self.cities += facts["cities"]
        self.counts.update(facts["counts"])
        self.happened.update(facts["events"])
        self.decided.update(facts["agendas"])
        self.battles.update(facts["battles"])

    def report(self) -> dict[str, Any]:
        """The figures; shares lie between 0 and 1."""
        games = len(self.turns)
        return {
            "turns": median(self.turns),
            "lengths": lengths(self.turns),
            "endings": means(self.endings, games, ENDINGS, 4),
            "influence": round(mean(self.influence), 2),
            "best": round(mean(self.best), 2),
            "cities": round(mean(self.cities), 2),
            "battles": means(self.battles, games),
            "events": means(self.happened, games),
            "agendas": means(self.decided, games),
            **means(self.counts, games, COUNTED),
        }

    @staticmethod
    def lines(report: dict[str, Any]) -> Iterator[str]:
        """The figures as text."""
        yield f"Turns: median {report['turns']} ({said(report['lengths'])})."
        yield (
            f"Influence: {report['influence']} a Baron, {report['best']} the best; "
            f"{report['cities']} cities a Baron at the end."
        )
        yield from table("ending", report["endings"])
        for name in ("battles", "events", "agendas"):
            yield f"{name.capitalize()} in a game: {listed(report[name])}."
        yield f"Per game: {listed(report, COUNTED)}."
