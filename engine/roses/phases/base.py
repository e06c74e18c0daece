"""What every phase answers for the frame on top of the stack."""

from __future__ import annotations

import abc
from typing import Generic, TypeVar

from engine.core import Action, Event, Prompt, Refusal
from engine.roses.board import AREA, AREA_IDS, BLOCK, BORDERS, SEA, SEA_BORDER
from engine.roses.state import RosesState

F = TypeVar("F")


class Phase(abc.ABC, Generic[F]):
    """The rules of one kind of frame. Stateless."""

    @abc.abstractmethod
    def prompts(self, state: RosesState, frame: F) -> dict[int, Prompt]:
        """Who may do what."""

    @abc.abstractmethod
    def why_not(self, state: RosesState, frame: F, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not, or ``None``."""

    @abc.abstractmethod
    def act(self, state: RosesState, frame: F, seat: int, action: Action, events: list[Event]) -> None:
        """Carry out an action that ``why_not`` allows."""

    @abc.abstractmethod
    def advance(self, state: RosesState, frame: F, events: list[Event]) -> bool:
        """Do what happens without anyone; true when a seat must decide now, else the top frame goes on."""


def not_your_turn(seat: int) -> Refusal:
    """Another seat decides now."""
    return Refusal("roses-no-turn", {"seat": seat})


def wrong_verb(action: Action, step: str) -> Refusal:
    """The verb belongs to another part of the game."""
    return Refusal("roses-no-verb", {"verb": action.verb, "step": step})


def wrong_words(action: Action) -> Refusal:
    """The verb is right, what follows it is not."""
    return Refusal("roses-no-words", {"verb": action.verb, "action": str(action)})


def two(action: Action) -> tuple[int, int] | None:
    """The block and the area an action names, or ``None``."""
    if len(action.args) != 2:
        return None
    block, area = BLOCK.get(str(action.args[0])), AREA.get(str(action.args[1]))
    return None if block is None or area is None else (block, area)


def one_block(action: Action) -> int | None:
    """The block an action with a single word names, or ``None``."""
    return BLOCK.get(str(action.args[0])) if len(action.args) == 1 else None


def behind(border: int, area: int) -> str:
    """The name of a border of ``area``: the area behind it, or the sea."""
    if border >= SEA_BORDER:
        return SEA
    a, b = BORDERS[border]
    return AREA_IDS[b if a == area else a]
