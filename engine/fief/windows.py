"""Opening and closing windows, beside the stack and on it (2.6, 10.0)."""

from __future__ import annotations

from engine.fief.state.state import FiefState, Marching, Window


def new_window(state: FiefState, kind: str) -> Window:
    """A window that nobody has answered yet, but for those whose orders let windows go by where these may speak."""
    said = [orders.windows == "pass" and not orders_wait(state) for orders in state.orders]
    return Window(kind, state.next(), said, [[] for _ in range(state.seats)])


def orders_wait(state: FiefState) -> bool:
    """Whether orders to let something pass that is asked of all without names are carried out when its time is up, as
    silence is. Where only two play, a window that stays open when one has answered would tell the other's orders."""
    return state.seats == 2


def open_window(state: FiefState, kind: str) -> None:
    """The game waits for everybody; a window that is still open beside the stack is closed first, so that an answer
    can only be meant for one."""
    before = [f for f in state.sides if isinstance(f, Window)]
    state.frames += [new_window(state, kind), *before]
    state.sides[:] = [f for f in state.sides if f not in before]


def after_moves(state: FiefState) -> None:
    """A family has moved: a window for everybody, which stays open while the next family moves; the one before is
    closed first. After the last family the game waits for it."""
    before = [f for f in state.sides if isinstance(f, Window)]
    window = new_window(state, "move")
    if before or not isinstance(state.frames[-1], Marching):
        state.frames += [window, *before]
        state.sides[:] = [f for f in state.sides if f not in before]
    else:
        state.sides.append(window)


def close_window(state: FiefState) -> bool:
    """A window beside the stack that all have answered is dealt with before anything else; whether there was one."""
    for frame in state.sides:
        if type(frame) is Window and all(frame.said):
            state.sides.remove(frame)
            state.frames.append(frame)
            return True
    return False
