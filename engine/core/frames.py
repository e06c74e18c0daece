"""Games of frames: a stack for the procedure in hand, side frames for what lives on its own beside it.

The frame on top of the stack says who must decide; side frames (offers, windows, armed cards, order books) ask at the
same time. What every game of frames does alike - collecting prompts, finding whose action it is, advancing until
somebody must decide, letting standing orders answer first - stands here once.
"""

from __future__ import annotations

import abc
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from engine.core.action import Action
from engine.core.messages import Event, Prompt, Prompts, Refusal, StandingOrderError, by_urgency
from engine.core.parameters import Params, Said, SeatRef, Step, Verb, seats_in
from engine.core.rules import GameState, Rules


class Framed(Protocol):
    """A state of frames."""

    frames: list[Any]
    """The procedures in hand, each begun within the one before it; the last one is the top and says who decides."""
    sides: list[Any]
    """What lives beside them (offers, windows, armed cards, order books), in the order in which it was put there."""


class HasSeat(Protocol):
    """A frame in which one seat decides."""

    seat: int
    """Who decides, counted from 0."""


S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=msgspec.Struct)
F = TypeVar("F")
C = TypeVar("C", bound=HasSeat)


class Refusals:
    """The refusals that every game has, under its own prefix ``<game>-no-``."""

    def __init__(self, game: str) -> None:
        self.game = game

    def no(self, code: str, params: Params | None = None) -> Refusal:
        """One of the game's own, by the end of its key."""
        return Refusal(f"{self.game}-no-{code}", params or {})

    def over(self) -> Refusal:
        """The game is over."""
        return Refusal(f"{self.game}-no-over")

    def seat(self, seat: int) -> Refusal:
        """There is no such seat."""
        return Refusal(f"{self.game}-no-seat", {"seat": seat})

    def turn(self, seat: int) -> Refusal:
        """Another seat decides now."""
        return Refusal(f"{self.game}-no-turn", {"seat": SeatRef(seat)})

    def answered(self) -> Refusal:
        """Of several who were asked this seat is none, or has answered."""
        return Refusal(f"{self.game}-no-answered")

    def sealed(self) -> Refusal:
        """What the seat has chosen in secret is sealed."""
        return Refusal(f"{self.game}-no-sealed")

    def unsealed(self) -> Refusal:
        """The seat has sealed nothing. Not every game has it."""
        return Refusal(f"{self.game}-no-unsealed")

    def verb(self, action: Action, step: str) -> Refusal:
        """The verb belongs to another part of the game."""
        return Refusal(f"{self.game}-no-verb", {"verb": Verb(action.verb), "step": Step(step)})

    def words(self, action: Action) -> Refusal:
        """The verb is right, what follows it is not."""
        return Refusal(f"{self.game}-no-words", {"verb": Verb(action.verb), "action": Said(str(action))})


class Phase(abc.ABC, Generic[S, F]):
    """The rules of one kind of frame. Stateless."""

    verbs: ClassVar[frozenset[str]] = frozenset()
    """What its prompts may offer."""
    orders: ClassVar[bool] = False
    """Whether standing orders may answer its questions (``Rules.answer``); frames that leave it off cost nothing."""

    @abc.abstractmethod
    def prompts(self, state: S, frame: F) -> Prompts:
        """Who is asked what."""

    @abc.abstractmethod
    def why_not(self, state: S, frame: F, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not, or ``None``."""

    @abc.abstractmethod
    def act(self, state: S, frame: F, seat: int, action: Action, events: list[Event]) -> None:
        """Carry out an action that ``why_not`` allows."""

    def advance(self, state: S, frame: F, events: list[Event]) -> bool:
        """Do what happens without anyone; true when a seat must decide now, else the top frame goes on. A side frame
        is never advanced."""
        return True

    def claims(self, state: S, frame: F, seat: int, action: Action) -> bool:
        """Whether an action is meant for this frame. Frames of one kind that lie side by side tell them apart by what
        the action names."""
        return action.verb in self.verbs


class Choice(Phase[S, C]):
    """A decision of one seat with a short list of answers."""

    step: ClassVar[str]
    """The key of the question; a verb that does not belong to it is refused with its name."""
    refusals: ClassVar[Refusals]
    """Under the game's prefix."""

    @abc.abstractmethod
    def answers(self, state: S, frame: C) -> list[Action]:
        """Every legal answer."""

    @abc.abstractmethod
    def refuse(self, state: S, frame: C, action: Action) -> Refusal:
        """The reason for an answer with a fitting verb that is not among them."""

    @abc.abstractmethod
    def prompt(self, state: S, frame: C, answers: list[Action]) -> Prompt:
        """The question, its answers given."""

    def prompts(self, state: S, frame: C) -> Prompts:
        return {frame.seat: [self.prompt(state, frame, self.answers(state, frame))]}

    def why_not(self, state: S, frame: C, seat: int, action: Action) -> Refusal | None:
        if seat != frame.seat:
            return self.refusals.turn(frame.seat)
        if action.verb not in self.verbs:
            return self.refusals.verb(action, self.step)
        if action in self.answers(state, frame):
            return None
        return self.refuse(state, frame, action)


class FrameRules(Rules[S, V]):
    """A game whose state is ``Framed``: the phases of its frames do everything."""

    phases: ClassVar[Mapping[type, Phase[Any, Any]]]
    """The rules of each kind of frame, by its type; every type that may be in ``frames`` or ``sides``, but for
    ``Over``."""
    Over: ClassVar[type]
    """The type of the frame on top of a game that has ended."""
    refusals: ClassVar[Refusals]
    """Under the game's prefix."""

    def prompts(self, state: S) -> Prompts:
        if self._is_over(state):
            return {}
        found: Prompts = {}
        for frame, phase in self._live(state):
            for seat, asked in phase.prompts(state, frame).items():
                found.setdefault(seat, []).extend(asked)
        return {seat: mine if len(mine) == 1 else by_urgency(mine) for seat, mine in sorted(found.items()) if mine}

    def why_not(self, state: S, seat: int, action: Action) -> Refusal | None:
        if self._is_over(state):
            return self.refusals.over()
        if not 0 <= seat < state.seats:
            return self.refusals.seat(seat)
        frame, phase = self._claimed(state, seat, action)
        return phase.why_not(state, frame, seat, action)

    def _do(self, state: S, seat: int, action: Action) -> list[Event]:
        events: list[Event] = []
        frame, phase = self._claimed(state, seat, action)
        phase.act(state, frame, seat, action, events)
        done = len(events)
        self.advance(state, events)
        if events and not any(e.seals for e in events):
            others = any(seats_in(e.params) - {seat} for e in events[done:])
            if others or self.hands_over(state, frame, seat):
                _seal(events)
        return events

    def advance(self, state: S, events: list[Event]) -> None:
        """Go on until a seat must decide or the game is over; standing orders answer before a seat is asked."""
        framed: Framed = state  # type: ignore[assignment]
        while not self._is_over(state):
            if self.between(state, events):
                continue
            frame = framed.frames[-1]
            if not self.phases[type(frame)].advance(state, frame, events):
                continue
            if not self._answered(state, events):
                return

    def between(self, state: S, events: list[Event]) -> bool:
        """What lies in wait beside the stack happens, between two steps of the procedure in hand; whether something
        did."""
        return False

    def hands_over(self, state: S, asked: Any, seat: int) -> bool:
        """Whether an action of ``seat`` in the frame ``asked`` has ended its part, so that undo must stop before it:
        another seat decides now. (Where the standing orders of another seat have decided already, it stops as well:
        what they say was hidden.) A simultaneous secret step hands nothing over before its last seal."""
        framed: Framed = state  # type: ignore[assignment]
        top = framed.frames[-1]
        if top is asked or asked in framed.sides:
            return False
        return seat not in self.phases[type(top)].prompts(state, top)

    def _answered(self, state: S, events: list[Event]) -> bool:
        """Let one standing order answer one question; whether there was one."""
        for frame, phase in self._live(state):
            if not phase.orders:
                continue
            for seat, asked in phase.prompts(state, frame).items():
                for prompt in asked:
                    try:
                        action = self.answer(state, seat, prompt)
                        if action is not None:
                            phase.act(state, frame, seat, action, events)
                            return True
                    except Exception as error:
                        raise StandingOrderError(seat, prompt.step) from error
        return False

    def _is_over(self, state: S) -> bool:
        framed: Framed = state  # type: ignore[assignment]
        return isinstance(framed.frames[-1], self.Over)

    def _live(self, state: S) -> Iterator[tuple[Any, Phase[Any, Any]]]:
        """The frames that ask, with their phases: the top one, then the side frames."""
        framed: Framed = state  # type: ignore[assignment]
        top = framed.frames[-1]
        yield top, self.phases[type(top)]
        for frame in framed.sides:
            yield frame, self.phases[type(frame)]

    def _claimed(self, state: S, seat: int, action: Action) -> tuple[Any, Phase[Any, Any]]:
        """The frame an action is meant for; the top one when none claims it, since its refusal says what is asked."""
        framed: Framed = state  # type: ignore[assignment]
        top = framed.frames[-1]
        for frame, phase in self._live(state):
            if phase.claims(state, frame, seat, action):
                return frame, phase
        return top, self.phases[type(top)]


def _seal(events: list[Event]) -> None:
    """Let undo stop at the last event that everybody hears, so that nobody else goes back behind it either; else at the
    last one."""
    number = max((n for n, e in enumerate(events) if e.audience is None), default=len(events) - 1)
    events[number] = msgspec.structs.replace(events[number], seals=True)
