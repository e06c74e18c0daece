"""Standing settings: what a seat lets be answered in its name, changed at any moment beside the stack.

A game states them as data: verbs, keys and values (``settings``), styles that set several at once (``style``), and by
type of frame which key answers its question (``Answers``). ``SettingsPhase`` offers them.
"""

from __future__ import annotations

import abc
from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Generic, TypeVar

from engine.core.action import Action
from engine.core.frames import Phase, Refusals
from engine.core.messages import Event, Prompt, Prompts, Refusal
from engine.core.rules import GameState

STANDING = "standing"
"""The id of the question under which a seat's settings can be changed at any time, and its step."""
S = TypeVar("S", bound=GameState)
F = TypeVar("F")
Answer = Action | Callable[[Prompt], Action]
"""What a word of a setting answers: always the same, or one of what the question offers."""
Answers = Mapping[type, tuple[str, Mapping[str | int, Answer]]]
"""By type of frame the key of the setting that answers its question, and what each of its words answers; of any other
word the seat is asked."""


def settings(verb: str, values: Mapping[str, Iterable[str | int]]) -> tuple[Action, ...]:
    """Every way to set a key to one of its values with a verb."""
    return tuple(Action(verb, (key, value)) for key, several in values.items() for value in several)


def style(verb: str, chosen: Mapping[str, str | int]) -> tuple[Action, ...]:
    """The settings that give several keys one value each."""
    return tuple(Action(verb, one) for one in chosen.items())


def change(kept: object, action: Action) -> None:
    """Carry out ``<verb> <key> <value>`` on what keeps the settings of a seat, a field for each key."""
    setattr(kept, str(action.args[0]).replace("-", "_"), action.args[1])


def silence(prompt: Prompt) -> Action:
    """The first action of what silence means."""
    return prompt.default[0]


def first(prompt: Prompt) -> Action:
    """The first legal answer."""
    return prompt.actions[0]


def second(prompt: Prompt) -> Action:
    """The second legal answer."""
    return prompt.actions[1]


def answered(word: str | int, answers: Mapping[str | int, Answer], prompt: Prompt) -> Action | None:
    """What a word answers to a question; ``None`` asks the seat."""
    answer = answers.get(word)
    return answer if answer is None or isinstance(answer, Action) else answer(prompt)


class Offered:
    """The settings that a seat may choose from."""

    def __init__(self, actions: Iterable[Action], *, secret: bool = False) -> None:
        self.prompt = Prompt(STANDING, STANDING, "offer", secret, False, False, list(actions), ())
        self.legal = frozenset(self.prompt.actions)


class SettingsPhase(Phase[S, F], Generic[S, F]):
    """An offer that stays open all game long; the game never waits for it, and nobody hears of it."""

    refusals: ClassVar[Refusals]
    """Under the game's prefix."""

    @abc.abstractmethod
    def offered(self, state: S, seat: int) -> Offered:
        """What a seat may set now."""

    @abc.abstractmethod
    def change(self, state: S, seat: int, action: Action) -> None:
        """Carry out a setting."""

    def seats(self, state: S, frame: F) -> Iterable[int]:
        """Whose settings a frame holds: those of ``frame.seat``, unless it says otherwise."""
        return (frame.seat,)  # type: ignore[attr-defined]

    def refuse(self, state: S, seat: int, action: Action) -> Refusal:
        """Why something is no setting of a seat."""
        return self.refusals.words(action)

    def claims(self, state: S, frame: F, seat: int, action: Action) -> bool:
        return action.verb in self.verbs and seat in self.seats(state, frame)

    def prompts(self, state: S, frame: F) -> Prompts:
        return {seat: [self.offered(state, seat).prompt] for seat in self.seats(state, frame)}

    def why_not(self, state: S, frame: F, seat: int, action: Action) -> Refusal | None:
        return None if action in self.offered(state, seat).legal else self.refuse(state, seat, action)

    def act(self, state: S, frame: F, seat: int, action: Action, events: list[Event]) -> None:
        self.change(state, seat, action)
