"""Games of computer players, one of whom is told everything as a person would be: what their panels say is noted."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from bot.measure.driver import Driver
from bot.presenter.front import front
from bot.presenter.panels.recap import chosen, sums, told
from bot.presenter.words.telling import Weight
from bot.presenter.words.voice import Voice
from bot.tables.model import LoggedEvent
from bot.tables.play.recent import MOST_NEWS, chosen_alone, told_by_act
from engine.core import Action, Event, Figures, Prompt, told_once, visible_to

ME = 0
"""The seat of the person."""
ROOM = 2400
"""Characters that a panel has for what happened, beside its question."""
HEADS = (
    "game", "panels", "own changes", "first line", "lines", "thread", "nowhere",
    "great events", "recap", "own act", "at the end", "thread", "nowhere",
)  # fmt: skip


@dataclasses.dataclass(slots=True)
class Counts:
    """What the panels of a person told of, and what nobody did. A panel may tell in its first line or in a line of its
    events."""

    panels: int = 0
    """That the person was shown."""
    changes: int = 0
    """Actions by which the person's own figures changed."""
    summed: int = 0
    """Of these changes: told in a panel's first line."""
    lined: int = 0
    """Of these changes: told in a line of a panel's events."""
    threaded: int = 0
    """Of these changes: told in the thread."""
    untold: int = 0
    """Of these changes: told nowhere."""
    great: int = 0
    """Events of weight ``GREAT`` that the person may know."""
    great_told: int = 0
    """Of these events: told in a line of a panel's events."""
    great_acted: int = 0
    """Of these events: of the person's own act, and told by that."""
    great_ended: int = 0
    """Of these events: after the last panel of all, and told by the result."""
    great_threaded: int = 0
    """Of these events: told in the thread."""
    great_untold: int = 0
    """Of these events: told nowhere."""
    missed: list[str] = dataclasses.field(default_factory=list)
    """The sentences of great events of which no panel told, in English."""

    def row(self) -> list[object]:
        """The figures as they are printed."""
        return [
            self.panels, self.changes, self.summed, self.lined, self.threaded, self.untold,
            self.great, self.great_told, self.great_acted, self.great_ended, self.great_threaded, self.great_untold,
        ]  # fmt: skip


@dataclasses.dataclass(frozen=True, slots=True)
class Step:
    """What an action brought."""

    heard: tuple[LoggedEvent, ...]
    """The events that the person may know, as their log has them."""
    public: tuple[Event, ...]
    """The events that everybody may know."""
    before: Figures
    """The person's own figures before it."""
    after: Figures
    """The person's own figures after it."""


class Reader(Driver):
    """A game in which the first seat reads its panel before each of its answers, and some seconds go by."""

    def __init__(self, game: str, kinds: Sequence[str], seed: str, counts: Counts) -> None:
        self.steps: list[Step] = []
        self.counts = counts
        self.voice = Voice("en", [f"P{n + 1}" for n in range(len(kinds))], game)
        self._mark = 0
        self._had: Figures | None = None
        self._weights: dict[str, Weight] = {}
        super().__init__(game, kinds, seed)
        self._had = self._figures()

    def _figures(self) -> Figures:
        return self.rules.figures(self.rules.view(self.state, ME), ME)

    def _apply(self, seat: int, action: Action) -> None:
        before, known = self._figures(), len(self.events)
        super()._apply(seat, action)
        new = self.events[known:]
        mine = seat == ME and not self.rules.draws(self.state)
        heard = chosen_alone(
            LoggedEvent(len(self.steps), 0.0, event, mine and told_by_act(event, ME, action.verb, self.rules.brought))
            for event in told_once(visible_to(new, ME))
        )
        self.steps.append(Step(tuple(heard), tuple(visible_to(new, None)), before, self._figures()))

    def answer(self, seat: int, prompt: Prompt) -> None:
        """Whoever is asked reads first."""
        if seat == ME:
            self.read()
        super().answer(seat, prompt)

    def read(self, *, shown: bool = True) -> None:
        """A panel with what happened since the last one; ``shown`` is not what came after the last panel of all."""
        steps, counts, game, now = self.steps[self._mark :], self.counts, self.rules.id, self._figures()
        counts.panels += shown
        logged = [line for step in steps for line in step.heard]
        recent = {id(line) for line in logged[-MOST_NEWS:]}
        news = [line for line in logged if id(line) in recent or self._weight(line.event) is Weight.GREAT]
        lines = told(news, game, self.rules.view(self.state, ME), ME, self.voice, self._had, now) if shown else []
        kept = chosen(lines, ROOM)
        inside = {id(event) for n in kept for event in lines[n].events}
        summed = shown and bool(sums(self._had, now, game, self.voice))
        for step in steps:
            self._count(step, inside, self._threaded(step), summed, shown)
        self._mark, self._had = len(self.steps), now

    def _count(self, step: Step, inside: set[int], threaded: set[int], summed: bool, shown: bool) -> None:
        counts = self.counts
        events = {id(line.event): line for line in step.heard}
        if step.before != step.after:
            counts.changes += 1
            lined, heard = bool(inside & events.keys()), bool(threaded)
            counts.summed += summed
            counts.lined += lined
            counts.threaded += heard
            counts.untold += not (summed or lined or heard)
        for number, line in events.items():
            if self._weight(line.event) is not Weight.GREAT:
                continue
            heard, told_of = number in threaded, number in inside or line.own
            counts.great += 1
            counts.great_told += number in inside
            counts.great_acted += line.own
            counts.great_ended += not (shown or line.own)
            counts.great_threaded += heard
            counts.great_untold += not (heard or told_of)
            if shown and not told_of:
                counts.missed.append(self.voice.say(line.event.key, line.event.params))

    def _threaded(self, step: Step) -> set[int]:
        """The events of which the thread tells."""
        lines = front(self.rules.id).tell(self.rules.view(self.state, None), step.public, self.voice, None)
        said = [t for t in lines if t.weight > Weight.SMALL or any(event.tell != "log" for event in t.events)]
        return {id(event) for each in said for event in each.events}

    def _weight(self, event: Event) -> Weight:
        """How much an event weighs by itself; it depends on its key alone."""
        if event.key not in self._weights:
            view = self.rules.view(self.state, ME)
            lines = front(self.rules.id).tell(view, [event], self.voice, ME)
            self._weights[event.key] = max((line.weight for line in lines), default=Weight.NONE)
        return self._weights[event.key]


def played(game: str, seats: int, seed: str, counts: Counts) -> None:
    """Play one game to its end, and count."""
    reader = Reader(game, ["heuristic"] * seats, seed, counts)
    while reader.wait():
        pass
    reader.read(shown=False)


def row(*cells: object) -> str:
    """One line of the table."""
    return "  ".join(str(cell).rjust(max(len(head), 7)) for cell, head in zip(cells, HEADS, strict=True))
