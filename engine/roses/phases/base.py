"""What the phases of roses share: refusals, the names in an action, the ids of questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from engine import core
from engine.core import Action, Params, Place, Prompt, Refusals, Word
from engine.roses.board import AREA, BLOCK, SEA
from engine.roses.state import RosesState

F = TypeVar("F")
REFUSALS = Refusals("roses")
not_your_turn, wrong_verb, wrong_words = REFUSALS.turn, REFUSALS.verb, REFUSALS.words
DONE = Action("done")


def ask(
    state: RosesState,
    step: str,
    actions: list[Action],
    default: Sequence[Action],
    params: Params,
    *about: str | int,
) -> Prompt:
    """A question for which the game waits. Its id tells the step, the turn and what it is ``about``: public facts.

    ``default``: what silence means. ``params``: the numbers and names the question is put with.
    """
    return Prompt(question(state, step, *about), step, "turn", False, False, False, actions, tuple(default), params)


class Sealing(core.Sealing[RosesState, F], Generic[F]):
    """Both seats choose in secret; who has may take it back until the other has chosen too."""

    refusals = REFUSALS
    unsealed = True

    def ident(self, state: RosesState, frame: F, seat: int) -> str:
        return question(state, self.step)


def question(state: RosesState, step: str, *about: str | int) -> str:
    """The id of a question in this turn."""
    return "-".join(str(part).replace("_", "-") for part in (step, state.campaign, state.turn, *about))


def two(action: Action) -> tuple[int, int] | None:
    """The block and the area an action names, or ``None``."""
    if len(action.args) != 2:
        return None
    block, area = BLOCK.get(str(action.args[0])), AREA.get(str(action.args[1]))
    return None if block is None or area is None else (block, area)


def one_block(action: Action) -> int | None:
    """The block an action with a single word names, or ``None``."""
    return BLOCK.get(str(action.args[0])) if len(action.args) == 1 else None


def origin(name: str) -> Place | Word:
    """Where a border of that name comes from, as a parameter."""
    return Word(name) if name == SEA else Place(name)
