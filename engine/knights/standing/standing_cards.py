"""Standing orders for neutral cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import SEAL, Action, Prompt
from engine.core.standing import Answers, silence
from engine.knights.phases.event import AVERT, WAIT, card_of, happening, ordered, orders_wait, strikes
from engine.knights.phases.wages import payroll
from engine.knights.state.frames_cards import Averting, Happening, Leaving, Muster, Pool, Upgrade, Venture
from engine.knights.state.state import KnState
from engine.knights.terms import PASS, act

VALUES: dict[str, tuple[str | int, ...]] = {
    "upgrade": ("ask", "pass"),
    "muster": ("ask", "all", "pass"),
    "invest": ("ask", "spare", "most", "never"),
    "bless": ("ask", "always", "never"),
    "cancel": ("late", "ask", 1, 2, 3, "never"),
    "pool": ("late", "struck", "ask", 1, 2, 3, "never"),
    "drawer": ("ask", "free"),
    "start": ("ask", "next", "never"),
}
"""What may be set with ``order <key> <value>``; every key is a field of ``state.Orders``."""


def muster(state: KnState, seat: int, frame: Muster, prompt: Prompt) -> Action | None:
    """As many casualties of one army as can be paid, or none."""
    word = state.orders[seat].muster
    if word == "all":
        return max(prompt.actions[:-1], key=lambda a: int(a.args[1]), default=PASS)
    return PASS if word == "pass" else None


def venture(state: KnState, seat: int, frame: Venture, prompt: Prompt) -> Action | None:
    """The next one that lies idle is started, or none; half of what the wages leave, everything or nothing is
    invested; one is blessed or not."""
    orders = state.orders[seat]
    if frame.stage == "start":
        return {"never": PASS, "next": prompt.actions[0]}.get(orders.start)
    if frame.stage == "invest":
        amounts = prompt.actions[:-1]  # from 1 crown to the most
        half = max(0, state.barons[seat].crowns - payroll(state, seat)) // 2
        spare = amounts[min(half, len(amounts)) - 1] if half else PASS
        return {"never": PASS, "spare": spare, "most": amounts[-1]}.get(orders.invest)
    if frame.stage == "bless":
        return {"never": PASS, "always": prompt.actions[0]}.get(orders.bless)
    return None


def averting(state: KnState, seat: int, frame: Averting, prompt: Prompt) -> Action | None:
    """``late``: wait for the target, then be asked; a number: pay up to so much Faith as soon as it is known."""
    word = state.orders[seat].cancel
    if word == "ask" or (word == "late" and frame.late):
        return None
    pays = isinstance(word, int) and frame.late and card_of(happening(state)).cost <= word
    return AVERT if pays else WAIT


def pooling(state: KnState, seat: int, frame: Pool, prompt: Prompt) -> Action | None:
    """``late``: pledge nothing before the target is known, ``struck``: nor where it does not strike the seat; a number:
    then pledge up to so much Faith where it does. Of two players nothing is said before the window's time is up: there
    it is what silence means."""
    word = state.orders[seat].pool
    asks = word == "late" or (word == "struck" and strikes(state, happening(state), seat))
    if orders_wait(state) or not prompt.blocks or word == "ask" or (asks and frame.late):
        return None
    wanted = ordered(state, frame, seat)
    return SEAL if wanted in (0, frame.pledges[seat]) else act("pledge-faith", wanted)


def drawing(state: KnState, seat: int, frame: Happening, prompt: Prompt) -> Action | None:
    """The Head of the Church spends no Faith on who draws an Event; whom it strikes is always asked."""
    return prompt.default[0] if frame.stage == "draw" and state.orders[seat].drawer == "free" else None


ANSWERS: Answers = {
    Upgrade: ("upgrade", {"pass": PASS}),
    Leaving: ("deserters", {"smallest": silence}),
}
DECIDERS: dict[type, Callable[[KnState, int, Any, Prompt], Action | None]] = {
    Muster: muster,
    Venture: venture,
    Averting: averting,
    Pool: pooling,
    Happening: drawing,
}
"""By type of frame: what the orders of a seat answer to a question of it; ``None`` asks the seat."""
