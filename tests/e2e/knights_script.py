"""What people do in a campaign of Warrior Knights, by a script that proves what such a game is there to prove.

Where the script says nothing they play as the computer would.

The first Noble who can go on through an area of another's does so; its Baron offers crowns for leave, and they are
taken. The first Baron whom the Assembly strikes refuses. Sieges are laid and come to their end, Strongholds fall and
are built again, and an expedition founders by the seed of the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action, Event, Prompt, Word, seat_slug
from engine.knights.game_data import AREA
from engine.knights.routes import leave_needed
from engine.knights.rules import KNIGHTS
from engine.knights.standing.standing import QUICK
from engine.knights.state.frames import Permit
from engine.knights.state.state import KnState
from engine.players import make

BRIBE, FAVOUR = 2, "pass"
ASKED = frozenset({0, 3})
"""Seats that are asked everything; the others have the shipped orders."""
PLAYER = make("knights", "heuristic", "campaign")


class Past:
    """What has happened so far, by the keys of events without the game's name; ``sold``: leave to pass was."""

    def __init__(self, told: Sequence[tuple[int, Event]]) -> None:
        self.keys = {event.key.removeprefix("knights-") for _, event in told}
        deals = [event for _, event in told if event.key == "knights-strikes"]
        if any(event.params["favour"] == Word(f"favour-{FAVOUR}") for event in deals):
            self.keys.add("sold")

    def __contains__(self, key: str) -> bool:
        return key in self.keys


def begin(seats: int) -> list[tuple[int, list[Action]]]:
    """The orders with which people begin: most of them are asked only for what matters, and for leave."""
    easy = [seat for seat in range(seats) if seat not in ASKED]
    return [(s, orders) for s in easy for orders in (list(QUICK), [Action("order", ("passage", "ask"))])]


def choose(state: KnState, seat: int, prompt: Prompt, past: Past) -> list[Action]:
    """What a seat answers to the question for which the game waits."""
    legal = prompt.actions
    if prompt.step == "abide" and "refuses" not in past and Action("refuse") in legal:
        return [Action("refuse")]
    if prompt.step == "permit" and "sold" not in past:
        bids = [o for o in state.offers if o.to == seat and o.favour == FAVOUR and o.pays]
        return [*(Action("take-offer", (o.number,)) for o in bids[:1]), legal[0]]
    if prompt.step == "march" and "sold" not in past:
        through = [a for a in legal if _leave(state, seat, a)]
        if through and state.barons[seat].crowns >= BRIBE:
            return through[:1]
    found = list(PLAYER.choose(KNIGHTS.view(state, seat), prompt)) or list(prompt.default) or legal[:1]
    if found[0].verb == "lay":  # pile by pile
        found.sort(key=lambda a: (a.verb != "lay", a.args[1] if a.verb == "lay" else 0))
    return found


def _leave(state: KnState, seat: int, action: Action) -> bool:
    """Whether a march takes the leave of one other Baron."""
    if action.verb != "march":
        return False
    needed = leave_needed(state, seat, tuple(AREA[str(a)] for a in action.args[1:]))
    return len({other for other, _ in needed}) == 1


def beside(state: KnState, past: Past) -> tuple[int, list[Action]] | None:
    """Crowns for leave that was asked."""
    frame = state.frames[-1]
    if not isinstance(frame, Permit) or "sold" in past:
        return None
    to = next((s for s in frame.asked if s not in frame.said), -1)
    if to < 0 or state.barons[frame.seat].crowns < BRIBE:
        return None
    if any((o.maker, o.to) == (frame.seat, to) for o in state.offers):
        return None
    return frame.seat, [Action("terms", (seat_slug(to), FAVOUR)), Action("bid", (BRIBE,))]
