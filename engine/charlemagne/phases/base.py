"""What the phases share: questions, refusals, and reading what an action names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.game_data import MARKER, REGION, TYPE, TYPES
from engine.charlemagne.state import ChState
from engine.charlemagne.units import Ground
from engine.core import Action, Pace, Params, Piece, Place, Prompt, Refusal, Refusals

REFUSE = Refusals("charlemagne")
DONE = Action("done")
PASS = Action("pass")
CANCEL = Action("cancel")


def no(code: str, params: Params | None = None) -> Refusal:
    """A refusal of this game."""
    return Refusal(f"charlemagne-no-{code}", params or {})


@cache
def act(verb: str, *args: str | int) -> Action:
    """An action; the same one is made once. Only for words that come from the tables, never for what a user wrote."""
    return Action(verb, args)


def ask(
    state: ChState, seat: int, ident: str, step: str, actions: Sequence[Action], default: tuple[Action, ...], *,
    pace: Pace | None = None, notify: bool = False, params: Params | None = None,
) -> dict[int, list[Prompt]]:  # fmt: skip
    """One question for one seat: a turn for the phasing player, a window for the other, unless ``pace`` says so."""
    pace = pace or ("turn" if seat == state.phasing else "window")
    prompt = Prompt(ident, step, pace, False, False, notify, list(actions), default, params or {})
    return {seat: [prompt]}


def stage_id(state: ChState, step: str) -> str:
    """The id of a question that is asked once in a player turn."""
    return f"{step}-{state.turn}-{state.phasing}"


def place_at(action: Action, index: int) -> int | None:
    """The place that an argument names."""
    return PLACE.get(str(action.args[index])) if index < len(action.args) else None


def region_at(action: Action, index: int) -> int | None:
    """The region that an argument names."""
    return REGION.get(str(action.args[index])) if index < len(action.args) else None


def marker_at(action: Action, index: int) -> int | None:
    """The kind of marker that an argument names."""
    return MARKER.get(str(action.args[index])) if index < len(action.args) else None


def type_at(action: Action, index: int) -> int | None:
    """The type of unit that an argument names."""
    return TYPE.get(str(action.args[index])) if index < len(action.args) else None


def number_at(action: Action, index: int) -> int | None:
    """The amount that an argument names."""
    value = action.args[index] if index < len(action.args) else None
    return value if isinstance(value, int) else None


def place_term(place: int) -> Place:
    """A place as a parameter."""
    return Place(PLACES[place])


def type_term(kind: int) -> Piece:
    """A type of unit as a parameter."""
    return Piece(TYPES[kind].slug)


def held_by(ground: Ground, place: int, seat: int) -> bool:
    """Whether a seat's units stand at a place."""
    return ground.held.get(place) == seat
