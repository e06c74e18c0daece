"""What simulations count in games of Warrior Knights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import mean, median
from typing import Any

from engine.core import Event, Outcome, Piece, Word
from engine.knights.view import KnView

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
            "counts": dict(Counter(_EVENTS[e.key] for e in events if e.key in _EVENTS)),
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
            "lengths": {str(n): round(self.turns.count(n) / games, 4) for n in sorted(set(self.turns))},
            "endings": {name: round(self.endings[name] / games, 4) for name in ENDINGS},
            "influence": round(mean(self.influence), 2),
            "best": round(mean(self.best), 2),
            "cities": round(mean(self.cities), 2),
            "battles": {name: round(n / games, 2) for name, n in self.battles.most_common()},
            "events": {name: round(n / games, 2) for name, n in self.happened.most_common()},
            "agendas": {name: round(n / games, 2) for name, n in self.decided.most_common()},
            **{name: round(self.counts[name] / games, 2) for name in COUNTED},
        }

    @staticmethod
    def lines(report: dict[str, Any]) -> Iterator[str]:
        """The figures as text."""
        lengths = ", ".join(f"{n}: {100 * share:.0f} %" for n, share in report["lengths"].items())
        yield f"Turns: median {report['turns']} ({lengths})."
        yield (
            f"Influence: {report['influence']} a Baron, {report['best']} the best; "
            f"{report['cities']} cities a Baron at the end."
        )
        yield ""
        yield "| ending | share |"
        yield "|---|---|"
        for name, share in report["endings"].items():
            yield f"| {name} | {100 * share:.1f} % |"
        yield ""
        for name in ("battles", "events", "agendas"):
            yield f"{name.capitalize()} in a game: " + ", ".join(f"{k} {n}" for k, n in report[name].items()) + "."
        yield "Per game: " + ", ".join(f"{name} {report[name]}" for name in COUNTED) + "."
