"""A game without a host that keeps its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.presenter.pictures.replay import Job
from bot.tables.unit.replay import LogLine
from engine.core import Action, Prompt

SEED = "replay"


class Play:
    """A game without a host that keeps its log."""

    def __init__(self, rules: Any, seats: int) -> None:
        self.rules, self.state = rules, rules.setup(seats=seats, seed=SEED)
        self.lines = [LogLine(0, -1, "setup", "", 0, 1e9, draws=list(rules.draws(self.state)))]
        self.names = ["Ana", "<Ben>", "Cai", "Dot", "Eve", "Fay"][:seats]
        self.phases = 0

    def act(self, seat: int, words: str, at: float = 0.0) -> None:
        """Do and log an action, at a time in seconds, or each a second after the one before."""
        number = len(self.lines)
        events = self.rules.apply(self.state, seat, Action.parse(words))
        draws = list(self.rules.draws(self.state))
        self.lines.append(LogLine(number, seat, "act", words, number, at or 1e9 + number, draws=draws))
        self.phases += any(e.tell == "phase" for e in events)

    def asked(self) -> tuple[int, Prompt]:
        """A seat for which the game waits, and its question."""
        return next((s, p) for s, ps in self.rules.prompts(self.state).items() for p in ps if p.blocks)

    def until(self, phases: int) -> Play:
        """Everybody does what silence would mean until so many phases have ended."""
        while self.phases < phases:
            seat, prompt = self.asked()
            self.act(seat, str(prompt.default[0] if prompt.default else prompt.actions[0]))
        return self

    def job(self, lines: Sequence[LogLine] = (), title: str = "#7 </script><b>", **more: Any) -> Job:
        """What is needed to replay the game, or some lines of it."""
        lines = lines or self.lines
        seats = len(self.names)
        return Job(self.rules, self.rules.id, seats, SEED, None, lines, self.names, title, "Seven", "en", **more)
