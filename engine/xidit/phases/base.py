"""What the phases of Xidit share beyond the frames of every game: single questions, and procedures that ask nobody."""

from __future__ import annotations

import abc
from typing import Generic, TypeVar

from engine import core
from engine.core import Action, Choice, Event, HasSeat, Params, Phase, Prompt, Prompts, Refusal, Refusals
from engine.xidit.board import CITIES
from engine.xidit.state import Census, Resolve, XiditState

REFUSE = Refusals("xidit")

F = TypeVar("F")
C = TypeVar("C", bound=HasSeat)


def when(state: XiditState) -> str:
    """The moment of the game, as part of the name of a question asked in it; everybody knows it."""
    bottom = state.frames[0]
    if isinstance(bottom, Resolve):
        return f"{state.year}-{bottom.step}-{bottom.turn}"
    return f"{state.year}-census-{bottom.unit}" if isinstance(bottom, Census) else str(state.year)


def no_city(city: int) -> Refusal:
    """There is no city of that number."""
    return Refusal("xidit-no-city", {"n": city, "most": CITIES})


class Sealing(core.Sealing[XiditState, F], Generic[F]):
    """A simultaneous hidden step; a seat has sealed one at a time."""

    refusals = REFUSE
    unsealed = True

    def sealed(self, state: XiditState, frame: F, seat: int) -> bool:
        return state.players[seat].sealed

    def put(self, state: XiditState, frame: F, seat: int, sealed: bool) -> None:
        state.players[seat].sealed = sealed


class Question(Choice[XiditState, C]):
    """A decision of one seat with a short list of answers, for which the game waits."""

    refusals = REFUSE

    @abc.abstractmethod
    def default(self, state: XiditState, frame: C) -> tuple[Action, ...]:
        """What silence means."""

    @abc.abstractmethod
    def told(self, state: XiditState, frame: C) -> Params:
        """The numbers and names with which it is asked."""

    def prompt(self, state: XiditState, frame: C, answers: list[Action]) -> Prompt:
        name = f"{self.step}-{when(state)}"
        default, told = self.default(state, frame), self.told(state, frame)
        return Prompt(name, self.step, "turn", False, False, False, answers, default, told)


class Quiet(Phase[XiditState, F]):
    """A procedure that asks nobody; the frames it lays on top of itself do."""

    def prompts(self, state: XiditState, frame: F) -> Prompts:
        return {}

    def why_not(self, state: XiditState, frame: F, seat: int, action: Action) -> Refusal | None:
        return REFUSE.turn(seat)

    def act(self, state: XiditState, frame: F, seat: int, action: Action, events: list[Event]) -> None:
        raise AssertionError("nobody decides here")
