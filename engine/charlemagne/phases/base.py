"""What the phases share: questions, whose turn it is to answer them, and reading what an action names."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine import core
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import MARKER, REGION, TYPE
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import REFUSE
from engine.core import Action, Pace, Params, Prompt, Refusal, argument

DONE = Action("done")
PASS = Action("pass")
CANCEL = Action("cancel")
act, number_at = core.act, core.number_at


def ask(
    state: ChState, seat: int, ident: str, step: str, actions: Sequence[Action], default: tuple[Action, ...], *,
    pace: Pace | None = None, notify: bool = False, params: Params | None = None,
) -> dict[int, list[Prompt]]:  # fmt: skip
    """One question for one seat: a turn for the phasing player, a window for the other, unless ``pace`` says so."""
    pace = pace or ("turn" if seat == state.phasing else "window")
    prompt = Prompt(ident, step, pace, False, False, notify, list(actions), default, params or {})
    return {seat: [prompt]}


def not_now(action: Action, seat: int, mover: int, verbs: Collection[str], step: str) -> Refusal | None:
    """Why an action answers no question that a seat is asked: it is ``mover``'s turn, or ``step`` knows other verbs."""
    if seat != mover:
        return REFUSE.turn(mover)
    return None if action.verb in verbs else REFUSE.verb(action, step)


def stage_id(state: ChState, step: str) -> str:
    """The id of a question that is asked once in a player turn."""
    return f"{step}-{state.turn}-{state.phasing}"


def place_at(action: Action, index: int) -> int | None:
    """The place that an argument names."""
    return PLACE.get(argument(action, index))


def region_at(action: Action, index: int) -> int | None:
    """The region that an argument names."""
    return REGION.get(argument(action, index))


def marker_at(action: Action, index: int) -> int | None:
    """The kind of marker that an argument names."""
    return MARKER.get(argument(action, index))


def type_at(action: Action, index: int) -> int | None:
    """The type of unit that an argument names."""
    return TYPE.get(argument(action, index))
