"""Secret steps of several seats: each answers in a draft of its own and seals it; the last seal shows all drafts."""

from __future__ import annotations

import abc
from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

from engine.core.action import Action
from engine.core.asking import Asking
from engine.core.messages import Event, Prompt, Prompts, Refusal
from engine.core.parameters import SeatRef
from engine.core.rules import GameState

S = TypeVar("S", bound=GameState)
F = TypeVar("F")
SEAL, UNSEAL = Action("seal"), Action("unseal")


class Sealing(Asking[S, F], Generic[S, F]):
    """A secret step of several seats; a seal can be opened until the last one.

    ``open``: what a seat that has not sealed may do, ``SEAL`` among it when its draft is whole. Everybody hears who has
    sealed. Where all have, ``show`` goes on. Who has sealed stands in ``frame.sealed`` by seat, unless ``sealed`` and
    ``put`` say otherwise.
    """

    secret = True
    keys: ClassVar[tuple[str, str]]
    """The events that a seat, their ``seat``, has sealed, and that it has opened its seal again."""
    binding: ClassVar[bool] = False
    """Whether the last seal can never be taken back, whatever it shows."""
    unsealed: ClassVar[bool] = False
    """Whether the game has a refusal of its own for opening what is not sealed (``<game>-no-unsealed``)."""

    @abc.abstractmethod
    def open(self, state: S, frame: F, seat: int) -> list[Action]:
        """Every legal action of a seat that has not sealed; a seat without any is not asked."""

    @abc.abstractmethod
    def draft(self, state: S, frame: F, seat: int, action: Action, events: list[Event]) -> None:
        """Write an answer into the seat's draft; one that is whole by itself may seal as well."""

    @abc.abstractmethod
    def show(self, state: S, frame: F, events: list[Event]) -> None:
        """All have sealed; the frame has left the stack."""

    def sealed(self, state: S, frame: F, seat: int) -> bool:
        """Whether a seat has sealed."""
        return bool(frame.sealed[seat])  # type: ignore[attr-defined]

    def put(self, state: S, frame: F, seat: int, sealed: bool) -> None:
        """Seal a draft or open it again."""
        frame.sealed[seat] = sealed  # type: ignore[attr-defined]

    def complete(self, state: S, frame: F) -> bool:
        """Whether nobody is left to seal."""
        return all(self.sealed(state, frame, seat) for seat in self.asked(state, frame))

    def hidden(self, state: S, frame: F) -> bool:
        """Whether all choose at once and unseen, as in ``Prompt.secret``."""
        return self.secret

    def asked(self, state: S, frame: F) -> Iterable[int]:
        return range(state.seats)

    def legal(self, state: S, frame: F, seat: int) -> list[Action]:
        return [UNSEAL] if self.sealed(state, frame, seat) else self.open(state, frame, seat)

    def default(self, state: S, frame: F, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (SEAL,)

    def prompts(self, state: S, frame: F) -> Prompts:
        found: Prompts = {}
        hidden = self.hidden(state, frame)
        for seat in self.asked(state, frame):
            sealed, legal = self.sealed(state, frame, seat), self.legal(state, frame, seat)
            if not legal:
                continue
            default = () if sealed else self.default(state, frame, seat, legal)
            ident, topic = self.ident(state, frame, seat), self.topic(state, frame, seat)
            if sealed and self.pace == "window":  # a window is one question for all whom it is put to
                ident, topic = f"{ident}-sealed", "sealed"
            pace = "offer" if sealed else self.pace
            params = self.params(state, frame, seat)
            found[seat] = [Prompt(ident, topic, pace, hidden, False, False, legal, default, params)]
        return found

    def why_not(self, state: S, frame: F, seat: int, action: Action) -> Refusal | None:
        if action.verb in self.verbs and seat in self.asked(state, frame):
            sealed = self.sealed(state, frame, seat)
            if sealed and action != UNSEAL:
                return self.refusals.sealed()
            if self.unsealed and not sealed and action == UNSEAL:
                return self.refusals.unsealed()
        return super().why_not(state, frame, seat, action)

    def act(self, state: S, frame: F, seat: int, action: Action, events: list[Event]) -> None:
        before = self.sealed(state, frame, seat)
        if action in (SEAL, UNSEAL):
            self.put(state, frame, seat, action == SEAL)
        else:
            self.draft(state, frame, seat, action, events)
        after = self.sealed(state, frame, seat)
        if before != after:
            binding = self.binding and self.complete(state, frame)
            events.append(Event(self.keys[before], {"seat": SeatRef(seat)}, seals=binding))

    def advance(self, state: S, frame: F, events: list[Event]) -> bool:
        if not self.complete(state, frame):
            return True
        state.frames.remove(frame)  # type: ignore[attr-defined]
        self.show(state, frame, events)
        return False
