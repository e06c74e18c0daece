"""What the computer player of Fief answers in a position, its batches tried out."""

from __future__ import annotations

from engine.core import Prompt, blocking
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from engine.players.fief import FiefPlayer
from engine.players.fief.position import Position
from engine.players.fief.weights import Weights
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board


def waiting(state: FiefState) -> tuple[int, Prompt]:
    """The seat the game waits for, and what it is asked."""
    seat, (prompt, *_) = next(iter(blocking(RULES.prompts(state)).items()))
    return seat, prompt


def try_out(state: FiefState, seat: int, prompt: Prompt) -> list[str]:
    """What a new player answers, as texts; every action is legal in its turn."""
    batch = FiefPlayer("seed").choose(RULES.view(state, seat), prompt)
    copy = RULES.loads(RULES.dumps(state))
    for action in batch:
        refusal = RULES.why_not(copy, seat, action)
        assert refusal is None, (prompt.step, list(map(str, batch)), str(action), refusal)
        RULES.apply(copy, seat, action)
    return list(map(str, batch))


def chosen(state: FiefState, seat: int) -> list[str]:
    """What a seat answers to what the game waits for."""
    return try_out(state, seat, next(p for p in Board(state).asked(seat) if p.blocks))


def through(state: FiefState, seat: int, most: int = 40) -> list[str]:
    """Everything a seat does until somebody else is asked."""
    found: list[str] = []
    while len(found) < most and Board(state).waits() and waiting(state)[0] == seat:
        batch = FiefPlayer("seed").choose(RULES.view(state, seat), waiting(state)[1])
        for action in batch:
            RULES.apply(state, seat, action)
            found.append(str(action))
        if batch[-1].verb == "done":
            break
    return found


def reading(state: FiefState, seat: int) -> Position:
    """The position as the player reads it."""
    view = RULES.view(state, seat)
    assert view.own is not None
    return Position(view, view.own, Weights())


def courting() -> Board:
    """Two families of two points each, two of none, in the fifth round."""
    board = Board().position(number=5)
    board.noble("henri", GULES, "york", lord=["north", "marches"])
    board.noble("lucia", AZURE, "london", lord=["south-east", "wales"])
    board.noble("hugh", VERT, "oxford")
    board.noble("estrid", OR, "bristol")
    return board
