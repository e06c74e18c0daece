"""Phases whose questions and refusals follow from a list of legal actions."""

from __future__ import annotations

import abc
from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from engine.core.action import Action
from engine.core.frames import Phase, Refusals
from engine.core.messages import Pace, Prompt, Prompts, Refusal
from engine.core.parameters import Params
from engine.core.rules import GameState

S = TypeVar("S", bound=GameState)
F = TypeVar("F")


class Asking(Phase[S, F], Generic[S, F]):
    """A phase that lists the legal actions of a seat; prompts and refusals follow from the list.

    It asks ``frame.seat`` under the id ``<step>-<frame.number>``, unless ``asked`` and ``ident`` say otherwise.
    """

    refusals: ClassVar[Refusals]
    """Under the game's prefix, ``<game>-no-answered`` among them."""
    step: ClassVar[str]
    """The key of the question (``<game>-ask-<step>``), unless ``topic`` gives another for a position."""
    pace: ClassVar[Pace] = "turn"
    """How urgent its questions are, as in ``Prompt.pace``."""
    secret: ClassVar[bool] = False
    """Whether all who are asked choose at once and unseen, as in ``Prompt.secret``."""
    anonymous: ClassVar[bool] = False
    """Whether nobody is told who has answered, as in ``Prompt.anonymous``."""
    notify: ClassVar[bool] = False
    """Whether it is worth a message though the game does not wait, as in ``Prompt.notify``."""

    def asked(self, state: S, frame: F) -> Iterable[int]:
        """The seats that are asked."""
        return [frame.seat]  # type: ignore[attr-defined]

    @abc.abstractmethod
    def legal(self, state: S, frame: F, seat: int) -> list[Action]:
        """Every legal action of a seat that is asked; one without any gets no question."""

    def ident(self, state: S, frame: F, seat: int) -> str:
        """The id of the question, from public facts."""
        return f"{self.step}-{frame.number}"  # type: ignore[attr-defined]

    @abc.abstractmethod
    def default(self, state: S, frame: F, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """What silence means."""

    def topic(self, state: S, frame: F, seat: int) -> str:
        """The catalogue key of what is asked."""
        return self.step

    def params(self, state: S, frame: F, seat: int) -> Params:
        """The numbers and names with which the question is put."""
        return {}

    def refuse(self, state: S, frame: F, seat: int, action: Action) -> Refusal:
        """Why not, for a fitting verb of a seat that is asked."""
        return self.refusals.words(action)

    def absent(self, state: S, frame: F, asked: Sequence[int]) -> Refusal:
        """Why a seat is none of those that are asked. Where they are who they are by something hidden, say nothing of
        them."""
        return self.refusals.turn(asked[0]) if len(asked) == 1 and not self.anonymous else self.refusals.answered()

    def prompts(self, state: S, frame: F) -> Prompts:
        found: Prompts = {}
        for seat in self.asked(state, frame):
            legal = self.legal(state, frame, seat)
            if not legal:
                continue
            prompt = Prompt(
                self.ident(state, frame, seat), self.topic(state, frame, seat), self.pace, self.secret, self.anonymous,
                self.notify, legal, self.default(state, frame, seat, legal), self.params(state, frame, seat),
            )  # fmt: skip
            found.setdefault(seat, []).append(prompt)
        return found

    def why_not(self, state: S, frame: F, seat: int, action: Action) -> Refusal | None:
        asked = list(self.asked(state, frame))
        if seat not in asked:
            return self.absent(state, frame, asked)
        if action.verb not in self.verbs:
            return self.refusals.verb(action, self.topic(state, frame, seat))
        if action in self.legal(state, frame, seat):
            return None
        return self.refuse(state, frame, seat, action)
