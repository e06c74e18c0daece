"""What simulations count in games of Wars of the Roses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.core import Event, Outcome, Piece, SeatRef
from engine.players.tallies import counted, means
from engine.roses.board import BLOCK, HOUSES, RANK, TURNS
from engine.roses.view import RosesView

_EVENTS = {
    "roses-battle": "battles",
    "roses-retreated": "retreats",
    "roses-charged": "charges",
    "roses-treason-roll": "treachery_rolls",
    "roses-defected": "defections",
    "roses-killed": "killed",
    "roses-fell": "fallen",
    "roses-lost": "fallen",
    "roses-usurped": "usurpations",
    "roses-recruited": "recruited",
    "roses-executed": "executions",
}
"""Events that are simply counted, and under which name."""
COUNTED = tuple(dict.fromkeys(_EVENTS.values()))


class RosesTally:
    """Sums up finished games."""

    def __init__(self) -> None:
        self.games = 0
        self.campaigns = 0
        self.turns = 0
        self.wins: Counter[tuple[str, str]] = Counter()
        self.counts: Counter[str] = Counter()
        self.heirs: Counter[str] = Counter()
        self.support: Counter[str] = Counter()

    @staticmethod
    def read(view: RosesView, outcome: Outcome, events: list[Event]) -> dict[str, Any]:
        """The facts of one game: plain data, since it may come from another process.

        ``heirs``: heirs of each house who died; ``support``: supporters of each house at the end.
        """
        heirs: Counter[str] = Counter()
        campaigns = 0
        for event in events:
            if event.key == "roses-political":
                campaigns += 1
            elif event.key == "roses-killed":
                block, seat = event.params["block"], event.params["seat"]
                if isinstance(block, Piece) and isinstance(seat, SeatRef) and RANK[BLOCK[block.slug]]:
                    heirs[HOUSES[seat.seat]] += 1
        reason = outcome.reason.removeprefix("roses-outcome-")
        return {
            "winner": HOUSES[outcome.places[0][0]],
            "reason": reason,
            # An instant win ends a campaign before its political turn.
            "campaigns": campaigns + (reason == "heirs"),
            "turns": TURNS * campaigns + (view.turn if reason == "heirs" else 0),
            "counts": counted(events, _EVENTS),
            "heirs": dict(heirs),
            "support": {HOUSES[seat]: scores["support"] for seat, scores in outcome.scores.items()},
        }

    def add(self, facts: dict[str, Any], winners: list[int]) -> None:
        """Count one game in."""
        self.games += 1
        self.campaigns += facts["campaigns"]
        self.turns += facts["turns"]
        self.wins[facts["winner"], facts["reason"]] += 1
        self.counts.update(facts["counts"])
        self.heirs.update(facts["heirs"])
        self.support.update(facts["support"])

    def report(self) -> dict[str, Any]:
        """The figures per game; shares lie between 0 and 1."""
        games = self.games
        reasons = ("throne", "heirs")
        return {
            "wins": {
                house: {reason: round(self.wins[house, reason] / games, 4) for reason in reasons} for house in HOUSES
            },
            "campaigns": round(self.campaigns / games, 2),
            "turns": round(self.turns / games, 2),
            **means(self.counts, games, COUNTED),
            "heirs_killed": means(self.heirs, games, HOUSES),
            "support": means(self.support, games, HOUSES),
        }

    @staticmethod
    def lines(report: dict[str, Any]) -> Iterator[str]:
        """The figures as text."""
        yield "| house | wins by the throne | wins by heirs | heirs lost | supporters at the end |"
        yield "|---|---|---|---|---|"
        for house, wins in report["wins"].items():
            shares = " | ".join(f"{100 * share:.1f} %" for share in wins.values())
            yield f"| {house} | {shares} | {report['heirs_killed'][house]} | {report['support'][house]} |"
        yield ""
        counted = ", ".join(f"{name.replace('_', ' ')} {report[name]}" for name in COUNTED)
        yield f"Per game: campaigns {report['campaigns']}, turns {report['turns']}, {counted}."
