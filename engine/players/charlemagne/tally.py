"""What simulations count in games of Charlemagne."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import median, quantiles
from typing import Any

from engine.charlemagne.analysis import PARTS
from engine.charlemagne.game_data import TABLES
from engine.charlemagne.view import ChView
from engine.core import Event, Outcome, Piece
from engine.players.tallies import counted, listed, means, table

_EVENTS = {
    "charlemagne-battle": "battles",
    "charlemagne-pillaged": "pillages",
    "charlemagne-built": "built",
    "charlemagne-attempt": "attempts",
    "charlemagne-attempt-won": "attempts won",
    "charlemagne-control-empire": "regions won by the Empire",
    "charlemagne-control-tribal": "regions won by the Tribes",
    "charlemagne-control-neutral": "regions gone neutral",
    "charlemagne-converted": "conversions",
    "charlemagne-treaty-offered": "treaties offered",
    "charlemagne-treaty-agreed": "treaties agreed",
    "charlemagne-treaty-broken": "treaties broken",
}
COUNTED = tuple(_EVENTS.values())


_PLAYED = ("charlemagne-attempt", "charlemagne-guarded", "charlemagne-played")
_ALONE = {
    "charlemagne-advance": "military-advance",
    "charlemagne-treachery": "treachery",
    "charlemagne-envoys": "royal-envoys",
    "charlemagne-leader": "leader",
}


def _markers(events: list[Event]) -> Counter[str]:
    """How often each marker was used."""
    found: Counter[str] = Counter()
    for event in events:
        if event.key in _ALONE:
            found[_ALONE[event.key]] += 1
        elif event.key in _PLAYED:
            for term in (event.params.get("marker"), event.params.get("markers")):
                found.update(_slugs(term))
    return found


def _slugs(term: Any) -> Iterator[str]:
    """The markers that a parameter names."""
    if isinstance(term, Piece):
        yield term.slug
    elif isinstance(term, list):
        for one in term:
            yield from _slugs(one)


class CharlemagneTally:
    """Sums up finished games."""

    def __init__(self) -> None:
        self.points: list[int] = []
        self.bands: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.parts: Counter[str] = Counter()
        self.markers: Counter[str] = Counter()
        self.regions: list[list[int]] = []
        self.wins = 0
        self.deaths = 0

    @staticmethod
    def read(view: ChView, outcome: Outcome, events: list[Event]) -> dict[str, Any]:
        """The facts of one game: plain data, since it may come from another process."""
        return {
            "points": sum(view.points.values()),
            "band": view.band,
            "parts": dict(view.points),
            "empire": outcome.places[0] == [0],
            "dead": view.dead,
            "regions": [seat.regions for seat in view.seats],
            "counts": counted(events, _EVENTS),
            "markers": dict(_markers(events)),
        }

    def add(self, facts: dict[str, Any], winners: list[int]) -> None:
        """Count one game in."""
        self.points.append(facts["points"])
        self.bands[facts["band"]] += 1
        self.parts.update(facts["parts"])
        self.counts.update(facts["counts"])
        self.markers.update(facts["markers"])
        self.regions.append(facts["regions"])
        self.wins += facts["empire"]
        self.deaths += facts["dead"]

    def report(self) -> dict[str, Any]:
        """The figures; shares lie between 0 and 1."""
        games = len(self.points)
        spread = quantiles(self.points, n=4) if games > 1 else [float(self.points[0])] * 3
        return {
            "empire": round(self.wins / games, 4),
            "median": median(self.points),
            "quartiles": [round(spread[0], 1), round(spread[2], 1)],
            "bands": means(self.bands, games, [name for _, name in TABLES.victory.bands], 4),
            "parts": means(self.parts, games, PARTS),
            "king_dead": round(self.deaths / games, 4),
            "wiped_out": [round(sum(not r[seat] for r in self.regions) / games, 4) for seat in (0, 1)],
            "markers": means(self.markers, games),
            **means(self.counts, games, COUNTED),
        }

    @staticmethod
    def lines(report: dict[str, Any]) -> Iterator[str]:
        """The figures as text."""
        low, high = report["quartiles"]
        share = 100 * report["empire"]
        yield f"The Empire wins {share:.1f} %; median {report['median']} points, middle half {low}-{high}."
        yield from table("band", report["bands"])
        yield f"Points a game: {listed(report['parts'])}. Charlemagne dies in {100 * report['king_dead']:.1f} %."
        none = [f"{100 * share:.1f} %" for share in report["wiped_out"]]
        yield f"Without a region at the end: the Empire in {none[0]}, the Tribes in {none[1]}."
        yield f"Markers used in a game: {listed(report['markers'])}."
        yield f"Per game: {listed(report, COUNTED)}."
