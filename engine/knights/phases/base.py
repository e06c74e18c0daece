"""What the phases share: questions, refusals, and reading what an action names."""

from __future__ import annotations

import abc
from collections.abc import Iterable
from functools import cache
from typing import Generic, Protocol, TypeVar

from engine import core
from engine.core import (
    Action,
    Event,
    Params,
    Piece,
    Place,
    Prompt,
    Prompts,
    Refusal,
    Refusals,
    SeatRef,
    Tell,
    Term,
    Word,
    slug_seat,
)
from engine.knights.game_data import AREA, AREA_IDS, CITY_IDS, NOBLE, NOBLE_IDS
from engine.knights.state import KnState
from engine.knights.words import TROOP_IDS

F = TypeVar("F")
REFUSE = Refusals("knights")
DONE, PASS, BACK = Action("done"), Action("pass"), Action("back")
SEAL, UNSEAL = Action("seal"), Action("unseal")


def no(code: str, params: Params | None = None) -> Refusal:
    """A refusal of this game."""
    return Refusal(f"knights-no-{code}", params or {})


@cache
def act(verb: str, *args: str | int) -> Action:
    """An action; the same one is made once. Only for words that come from the tables, never for what a user wrote."""
    return Action(verb, args)


class Asking(core.Asking[KnState, F], Generic[F]):
    """A phase that lists the legal actions of a seat; prompts and refusals follow from the list."""

    refusals = REFUSE


class HasSeals(Protocol):
    """A frame of a secret step."""

    sealed: list[bool]
    """By seat, whether it has sealed."""


G = TypeVar("G", bound=HasSeals)


class Sealing(Asking[G], Generic[G]):
    """A secret step of several seats: each answers in its own draft and seals; a seal can be opened until the last one.

    ``open``: what a seat that has not sealed may do, ``SEAL`` among it when its draft is whole. Everybody hears who has
    sealed. Where all have, ``show`` goes on.
    """

    secret = True

    @abc.abstractmethod
    def open(self, state: KnState, frame: G, seat: int) -> list[Action]:
        """Every legal action of a seat that has not sealed."""

    @abc.abstractmethod
    def draft(self, state: KnState, frame: G, seat: int, action: Action, events: list[Event]) -> None:
        """Write an answer into the seat's draft."""

    @abc.abstractmethod
    def show(self, state: KnState, frame: G, events: list[Event]) -> None:
        """All have sealed."""

    def asked(self, state: KnState, frame: G) -> Iterable[int]:
        return [s for s in range(state.seats) if not state.barons[s].out]

    def legal(self, state: KnState, frame: G, seat: int) -> list[Action]:
        return [UNSEAL] if frame.sealed[seat] else self.open(state, frame, seat)

    def prompts(self, state: KnState, frame: G) -> Prompts:
        found: Prompts = {}
        for seat in self.asked(state, frame):
            sealed, legal = frame.sealed[seat], self.legal(state, frame, seat)
            default = () if sealed else self.default(state, frame, seat, legal)
            ident, topic = self.ident(state, frame, seat), self.topic(state, frame, seat)
            if sealed and self.pace == "window":  # a window is one question for all whom it is put to
                ident, topic = f"{ident}-sealed", "sealed"
            pace = "offer" if sealed else self.pace
            params = self.params(state, frame, seat)
            found[seat] = [Prompt(ident, topic, pace, True, False, False, legal, default, params)]
        return found

    def why_not(self, state: KnState, frame: G, seat: int, action: Action) -> Refusal | None:
        if frame.sealed[seat] and action.verb in self.verbs and action != UNSEAL:
            return no("sealed")
        return super().why_not(state, frame, seat, action)

    def act(self, state: KnState, frame: G, seat: int, action: Action, events: list[Event]) -> None:
        if action not in (SEAL, UNSEAL):
            self.draft(state, frame, seat, action, events)
            return
        frame.sealed[seat] = action == SEAL
        events.append(told("sealed" if action == SEAL else "unsealed", "log", seat=seat_term(seat)))

    def advance(self, state: KnState, frame: G, events: list[Event]) -> bool:
        if not all(frame.sealed[s] for s in self.asked(state, frame)):
            return True
        state.frames.remove(frame)  # type: ignore[arg-type]
        self.show(state, frame, events)
        return False


# --- reading actions -------------------------------------------------------------------------------------------------


def argument(action: Action, index: int) -> str:
    """An argument as text, empty when there is none."""
    return str(action.args[index]) if index < len(action.args) else ""


def area_at(action: Action, index: int) -> int | None:
    """The area that an argument names."""
    return AREA.get(argument(action, index))


def noble_at(action: Action, index: int) -> int | None:
    """The Noble that an argument names."""
    return NOBLE.get(argument(action, index))


def seat_at(action: Action, index: int) -> int | None:
    """The seat that an argument names."""
    return slug_seat(argument(action, index))


def number_at(action: Action, index: int) -> int | None:
    """The amount that an argument names."""
    value = action.args[index] if index < len(action.args) else None
    return value if isinstance(value, int) else None


# --- parameters ------------------------------------------------------------------------------------------------------


def area_term(area: int) -> Place:
    """An area as a parameter."""
    return Place(AREA_IDS[area])


def city_term(city: int) -> Place:
    """A city as a parameter."""
    return Place(CITY_IDS[city])


def noble_term(noble: int) -> Piece:
    """A Noble as a parameter."""
    return Piece(NOBLE_IDS[noble])


def troop_term(card: int) -> Piece:
    """A troop card as a parameter."""
    return Piece(TROOP_IDS[card])


def seat_term(seat: int) -> SeatRef:
    """A seat as a parameter."""
    return SeatRef(seat)


def rival_term(seat: int) -> Term:
    """A seat as a parameter, or a neutral city where nobody plays."""
    return SeatRef(seat) if seat >= 0 else Word("neutral-city")


def space_term(space: str) -> Word:
    """Where action cards lie, as a parameter."""
    return Word(space)


def told(key: str, tell: Tell = "line", *, seals: bool = False, **params: object) -> Event:
    """A public event."""
    return Event(f"knights-{key}", params, None, seals, tell)  # type: ignore[arg-type]
