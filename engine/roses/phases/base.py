"""What the phases of roses share: refusals, the names in an action, the ids of questions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action, Params, Place, Prompt, Refusals, Word
from engine.roses.board import AREA, AREA_IDS, BLOCK, BORDERS, SEA, SEA_BORDER
from engine.roses.state import RosesState

REFUSALS = Refusals("roses")
not_your_turn, wrong_verb, wrong_words = REFUSALS.turn, REFUSALS.verb, REFUSALS.words
DONE, SEAL, UNSEAL = Action("done"), Action("seal"), Action("unseal")


def ask(
    state: RosesState,
    step: str,
    actions: list[Action],
    default: Sequence[Action],
    params: Params,
    *about: str | int,
    secret: bool = False,
) -> Prompt:
    """A question for which the game waits. Its id tells the step, the turn and what it is ``about``: public facts.

    ``default``: what silence means. ``params``: the numbers and names the question is put with.
    """
    return Prompt(question(state, step, *about), step, "turn", secret, False, False, actions, tuple(default), params)


def sealed(state: RosesState, step: str, params: Params, *about: str | int) -> Prompt:
    """The same question of a seat that has answered: it may take that back until the other has answered too."""
    return Prompt(question(state, step, *about), step, "offer", True, False, False, [UNSEAL], (), params)


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


def behind(border: int, area: int) -> str:
    """The name of a border of ``area``: the area behind it, or the sea."""
    if border >= SEA_BORDER:
        return SEA
    a, b = BORDERS[border]
    return AREA_IDS[b if a == area else a]


def origin(name: str) -> Place | Word:
    """Where a border of that name comes from, as a parameter."""
    return Word(name) if name == SEA else Place(name)
