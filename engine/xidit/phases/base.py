"""What every phase answers for the frame on top of the stack."""

from __future__ import annotations

import abc
from typing import ClassVar, Generic, Protocol, TypeVar

from engine.core import Action, Event, Prompt, Refusal
from engine.xidit.state import XiditState


class HasSeat(Protocol):
    """A frame in which one seat decides."""

    seat: int


F = TypeVar("F")
C = TypeVar("C", bound=HasSeat)


class Phase(abc.ABC, Generic[F]):
    """The rules of one kind of frame. Stateless."""

    @abc.abstractmethod
    def prompts(self, state: XiditState, frame: F) -> dict[int, Prompt]:
        """Who may do what."""

    @abc.abstractmethod
    def why_not(self, state: XiditState, frame: F, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not, or ``None``."""

    @abc.abstractmethod
    def act(self, state: XiditState, frame: F, seat: int, action: Action, events: list[Event]) -> None:
        """Carry out an action that ``why_not`` allows."""

    @abc.abstractmethod
    def advance(self, state: XiditState, frame: F, events: list[Event]) -> bool:
        """Do what happens without anyone; true when a seat must decide now, else the top frame goes on."""


class Choice(Phase[C]):
    """A decision of one seat with a short list of answers."""

    step: ClassVar[str]
    verbs: ClassVar[tuple[str, ...]]

    @abc.abstractmethod
    def answers(self, state: XiditState, frame: C) -> list[Action]:
        """Every legal answer."""

    @abc.abstractmethod
    def refuse(self, state: XiditState, frame: C, action: Action) -> Refusal:
        """The reason for an answer with a fitting verb that is not among them."""

    def prompts(self, state: XiditState, frame: C) -> dict[int, Prompt]:
        return {frame.seat: Prompt(self.step, True, False, self.answers(state, frame))}

    def why_not(self, state: XiditState, frame: C, seat: int, action: Action) -> Refusal | None:
        if seat != frame.seat:
            return not_your_turn(frame.seat)
        if action.verb not in self.verbs:
            return wrong_verb(action, self.step)
        if action in self.answers(state, frame):
            return None
        return self.refuse(state, frame, action)


def not_your_turn(seat: int) -> Refusal:
    """Another seat decides now."""
    return Refusal("xidit-no-turn", {"seat": seat})


def wrong_verb(action: Action, step: str) -> Refusal:
    """The verb belongs to another part of the game."""
    return Refusal("xidit-no-verb", {"verb": action.verb, "step": step})


def wrong_words(action: Action) -> Refusal:
    """The verb is right, what follows it is not."""
    return Refusal("xidit-no-words", {"verb": action.verb, "action": str(action)})
