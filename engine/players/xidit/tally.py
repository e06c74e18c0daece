"""What ``simulate`` counts in games of Lords of Xidit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.core import Event, Outcome, Word
from engine.xidit.analysis import NEED, PHANTOM, saviour
from engine.xidit.board import KINDS, TITAN_SIZES, TRACKS
from engine.xidit.view import XiditView

_SIZES = sorted({sum(need) for need in NEED.values()})
"""How many units a threat demands."""
_PLACES = ("first", "second", "third")


class XiditTally:
    """Sums up finished games."""

    def __init__(self) -> None:
        self.games = 0
        self.phantom = 0
        self.seats = 0
        self.counts: Counter[str] = Counter()
        self.ousted: Counter[tuple[str, int]] = Counter()
        self.turned: Counter[str] = Counter()
        self.totals: dict[str, Counter[str]] = {"all": Counter(), "winner": Counter()}

    @staticmethod
    def read(view: XiditView, outcome: Outcome, events: list[Event]) -> dict[str, Any]:
        """The facts of one game: plain data, since it may come from another process."""
        counts: Counter[str] = Counter()
        for event in events:
            if event.key == "xidit-threat-beaten":
                units = event.params["units"]
                assert isinstance(units, list)
                counts[f"threat-{len(units)}"] += 1
            elif event.key == "xidit-titan-beaten":
                counts[f"titan-{event.params['n']}"] += 1
            elif event.key == "xidit-reward":
                kinds = event.params["kinds"]
                assert isinstance(kinds, list)
                counts.update(f"reward-{kind.slug}" for kind in kinds if isinstance(kind, Word))
            elif event.key in ("xidit-recruit", "xidit-awakening"):
                counts[event.key.removeprefix("xidit-")] += 1
            elif event.key in ("xidit-act-nothing", "xidit-threat-stands", "xidit-recruited-before", "xidit-no-road"):
                counts["in-vain"] += 1
        winner = saviour(view.rankings)
        return {
            "years": view.years,
            "seats": len(view.seats),
            "counts": dict(counts),
            "evaluations": [[r.track, sum(row[3] and row[0] >= 0 for row in r.rows)] for r in view.rankings],
            "turned": [t for t in TRACKS if saviour(view.rankings, t) != winner],
            "phantom": winner == PHANTOM,
            "scores": {str(seat): scores for seat, scores in outcome.scores.items()},
        }

    def add(self, facts: dict[str, Any], winners: list[int]) -> None:
        """Count one game in."""
        self.games += 1
        self.seats = facts["seats"]
        self.phantom += facts["phantom"]
        self.counts.update(facts["counts"])
        self.counts["years"] += facts["years"]
        for place, (track, ousted) in enumerate(facts["evaluations"]):
            self.ousted[track, place] += ousted
        self.turned.update(facts["turned"])
        for seat, scores in facts["scores"].items():
            self.totals["all"].update(scores)
            if int(seat) in winners:
                self.totals["winner"].update(scores)

    def report(self) -> dict[str, Any]:
        """The figures per game; shares lie between 0 and 1."""
        games = self.games
        won = max(1, games - self.phantom)
        titans = sum(n for name, n in self.counts.items() if name.startswith("titan-"))
        return {
            "years": self.counts["years"] / games,
            "evaluations": {
                track: {
                    **{f"eliminated_{place}": self.ousted[track, n] for n, place in enumerate(_PLACES)},
                    "decided": round(self.turned[track] / games, 4),
                }
                for track in TRACKS
            },
            "phantom_wins": round(self.phantom / games, 4),
            "threats_by_size": {str(n): round(self.counts[f"threat-{n}"] / games, 2) for n in _SIZES},
            "titans_by_size": {str(n): round(self.counts[f"titan-{n}"] / games, 2) for n in TITAN_SIZES},
            "titans": round(titans / games, 2),
            "awakenings": round(self.counts["awakening"] / games, 2),
            "rewards": {kind: round(self.counts[f"reward-{kind}"] / games, 2) for kind in KINDS},
            "recruited": round(self.counts["recruit"] / games, 1),
            "orders_in_vain": round(self.counts["in-vain"] / games, 1),
            "mean": {
                "all": _mean(self.totals["all"], games * self.seats),
                "winner": _mean(self.totals["winner"], won),
            },
        }

    @staticmethod
    def lines(report: dict[str, Any]) -> Iterator[str]:
        """The figures as text."""
        yield "| evaluation | seats it eliminated as first | as second | as third | games it decided |"
        yield "|---|---|---|---|---|"
        for track, row in report["evaluations"].items():
            cells = " | ".join(str(row[f"eliminated_{place}"]) for place in _PLACES)
            yield f"| {track} | {cells} | {100 * row['decided']:.1f} % |"
        yield ""
        yield "| mean | wealth | influence | reputation | units left |"
        yield "|---|---|---|---|---|"
        for who, row in report["mean"].items():
            yield f"| {who} | {row['wealth']} | {row['influence']} | {row['reputation']} | {row['units']} |"
        yield ""
        threats = ", ".join(f"{n} units {x}" for n, x in report["threats_by_size"].items())
        titans = ", ".join(f"{n} units {x}" for n, x in report["titans_by_size"].items())
        rewards = ", ".join(f"{kind} {x}" for kind, x in report["rewards"].items())
        yield f"Per game: {report['years']:g} years; threats beaten: {threats}; Titans beaten: {titans}; "
        yield f"awakenings {report['awakenings']}; rewards taken: {rewards}; units recruited {report['recruited']}; "
        yield f"action orders and moves in vain {report['orders_in_vain']}; won by the phantom "
        yield f"{100 * report['phantom_wins']:.1f} % of the games."


def _mean(totals: Counter[str], n: int) -> dict[str, float]:
    return {name: round(totals[name] / n, 2) for name in (*TRACKS, "units")}
