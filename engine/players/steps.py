"""A player that answers by a table from a question's step to a function.

A game says how it reads a view (``read``), how it judges what it has read (``judge``), and its ``table``; what such
players do alike stands here once.
"""

from __future__ import annotations

import abc
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from engine.core import Action, Prompt
from engine.players.reasons import Reason


class Seen(Protocol):
    """A view."""

    @property
    def own(self) -> Any | None:
        """What only its seat knows; ``None`` for who sees no more than everybody."""


V = TypeVar("V", bound=Seen)
P = TypeVar("P")
J = TypeVar("J")
W = TypeVar("W")
Found: TypeAlias = Action | list[Action] | None
"""An answer: a batch, or a single action, which counts only where it is legal. Without one silence speaks."""


class Asked(Generic[P, J]):
    """A question; position and judgement are made when somebody needs them."""

    def __init__(self, prompt: Prompt, seed: str, read: Callable[[], P], judge: Callable[[P], J]) -> None:
        self.prompt, self.seed = prompt, seed
        self._read, self._judge = read, judge

    @cached_property
    def position(self) -> P:
        """The view as the player reads it."""
        return self._read()

    @cached_property
    def judgement(self) -> J:
        """What things are worth in the position."""
        return self._judge(self.position)


Answer: TypeAlias = Callable[[Asked[P, J]], Found]
Table: TypeAlias = dict[str, Answer[P, J]]
"""What answers a question, by its step."""
Reasons: TypeAlias = Mapping[str, Callable[[Asked[P, J], Sequence[Action]], list[Reason]]]
"""By step the terms of an answer that ``Table`` has given."""


def plain(answers: Mapping[str, Callable[[P, list[Action]], Found]]) -> Table[P, Any]:
    """A table of functions of a position and the legal actions."""

    def of(by: Callable[[P, list[Action]], Found]) -> Answer[P, Any]:
        return lambda asked: by(asked.position, asked.prompt.actions)

    return {step: of(by) for step, by in answers.items()}


def judged(answers: Mapping[str, Callable[[P, J, list[Action]], Found]]) -> Table[P, J]:
    """The same where the judgement counts as well."""

    def of(by: Callable[[P, J, list[Action]], Found]) -> Answer[P, J]:
        return lambda asked: by(asked.position, asked.judgement, asked.prompt.actions)

    return {step: of(by) for step, by in answers.items()}


class TablePlayer(abc.ABC, Generic[V, P, J, W]):
    """Plays one seat; keeps only its seed, which decides between equals at most: it plays the same position the same
    way."""

    table: Table[P, J]
    """Answers by step; a step that is not in it is left to the question's default."""
    reasons: Reasons[P, J] = MappingProxyType({})
    """What it reckoned with, by step. It answers for any single act that a question allows, so that the one which is
    chosen has the largest sum; of a plan of several acts it gives the terms by which the whole was chosen."""
    unweighed: frozenset[str] = frozenset()
    """Steps at which it weighs nothing: what it does there is always the same."""
    usual: W
    """How it judges unless it is told otherwise."""
    weighed: frozenset[str] = frozenset()
    """Steps at which a single legal action is not yet the answer."""
    gradual: bool = False
    """Whether of a default only the first action is done where nothing is sealed: the next time it may be another."""

    def __init__(self, seed: str, weights: W | None = None) -> None:
        self._seed = seed
        self._weights = weights or self.usual

    @abc.abstractmethod
    def read(self, view: V, own: Any) -> P:
        """The position that a view shows, ``own`` what only its seat knows."""

    @abc.abstractmethod
    def judge(self, position: P) -> J:
        """What things are worth there."""

    def offered(self, asked: Asked[P, J]) -> list[Action]:
        """The answer to an offer that is worth a message; empty to leave it alone."""
        return []

    def before(self, asked: Asked[P, J]) -> list[Action]:
        """What is done before a question is answered; it is asked again afterwards."""
        return []

    def choose(self, view: V, prompt: Prompt) -> list[Action]:
        """The next batch of actions; empty where the seat need not act or the view shows nothing of its own."""
        return self._chosen(view, prompt, self.before)

    def answer(self, view: V, prompt: Prompt) -> list[Action]:
        """The same without what could be done before: the answer to the very question."""
        return self._chosen(view, prompt, lambda asked: [])

    def _chosen(self, view: V, prompt: Prompt, before: Callable[[Asked[P, J]], list[Action]]) -> list[Action]:
        own = view.own
        if own is None or not (prompt.blocks or prompt.notify):
            return []
        asked = Asked(prompt, self._seed, lambda: self.read(view, own), self.judge)
        if not prompt.blocks:
            return self.offered(asked)
        first = before(asked)
        if first:
            return first
        if len(prompt.actions) == 1 and prompt.step not in self.weighed:
            return [prompt.actions[0]]
        answer = self.table.get(prompt.step)
        found = answer(asked) if answer is not None else None
        if isinstance(found, Action):
            found = [found] if found in prompt.actions else []
        return found or list(prompt.default[:1] if self.gradual and not prompt.secret else prompt.default)

    def explain(self, view: V, prompt: Prompt, plan: Sequence[Action]) -> list[Reason]:
        """The terms by which ``choose`` has come to a plan for a question; empty where it weighed nothing."""
        found = self.reasons.get(prompt.step)
        own = view.own
        if found is None or own is None:
            return []
        return found(Asked(prompt, self._seed, lambda: self.read(view, own), self.judge), plan)
