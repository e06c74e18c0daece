"""Who wins (K14)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Event, Outcome, seats
from engine.knights.board import cities_of, kingdom_cities_of, majority, sizes
from engine.knights.deals import lapse, wealth
from engine.knights.frames import Over
from engine.knights.game_data import NONE
from engine.knights.mods import maintained
from engine.knights.phases.base import told
from engine.knights.state import KnState, nobles_of, players
from engine.knights.witness import turn_over

MOST_TURNS = 4
"""A game that nobody ends is over after four turns more than twice its length (G28)."""


def last_turn(state: KnState) -> int:
    """The turn after which nothing more is played."""
    return 2 * state.options.length + MOST_TURNS


def troops_on_board(state: KnState, seat: int) -> int:
    """What breaks the last tie: troops of Nobles on the board, and in the stronghold."""
    hold = state.barons[seat].stronghold
    nobles = [n for n in nobles_of(state, seat) if state.nobles[n].area != NONE]
    troops = sum(sizes(state.nobles[n].troops) + maintained(state, n) for n in nobles)
    return troops + (sizes(hold.troops) if hold.area != NONE else 0)


def scores(state: KnState) -> dict[int, dict[str, int]]:
    """What is compared at the end, in order: Influence, cities, crowns with Faith and Votes, troops."""
    found = {}
    for seat, baron in enumerate(state.barons):
        found[seat] = {
            "influence": baron.influence,
            "cities": len(cities_of(state, seat)),
            "goods": wealth(state, seat) + baron.faith + baron.votes,
            "troops": troops_on_board(state, seat),
        }
    return found


def ranks(state: KnState) -> list[list[int]]:
    """All seats from best to worst; who is out comes last."""
    worth = {}
    for seat, mine in scores(state).items():
        first, *rest = mine.values()
        first = len(kingdom_cities_of(state, seat)) if state.options.mighty else first
        worth[seat] = (not state.barons[seat].out, first, *rest)
    return ranked(worth)


def ranked(worth: Mapping[int, tuple[int, ...]]) -> list[list[int]]:
    """Seats from best to worst by what each has, in the order in which it is compared."""
    order = sorted(set(worth.values()), reverse=True)
    return [[seat for seat, mine in worth.items() if mine == k] for k in order]


def end(state: KnState, victors: list[int], reason: str, events: list[Event]) -> None:
    """The game is over."""
    lapse(state)
    turn_over(state)
    state.victor, state.reason = victors, reason
    state.frames[:] = [Over()]
    state.sides.clear()
    events.append(told("won" if victors else "nobody", "phase", seals=True, seats=seats(victors), turn=state.turn))


def check_majority(state: KnState, events: list[Event]) -> bool:
    """Upkeep 1: whoever holds more than half of the Kingdom's cities that stand wins at once (K14.1)."""
    for seat in players(state):
        if len(kingdom_cities_of(state, seat)) >= majority(state):
            end(state, [seat], "majority", events)
            return True
    return False


def check_survivor(state: KnState, events: list[Event]) -> bool:
    """With elimination, who is left alone has won."""
    left = players(state)
    if len(left) == 1:
        end(state, left, "survivor", events)
        return True
    return False


def check_end(state: KnState, events: list[Event]) -> bool:
    """After the upkeep of the last turn the most Influence wins; a tie to the end crowns nobody (K14.3)."""
    if not state.last and state.turn < last_turn(state):
        return False
    if state.options.mighty:
        end(state, [], "nobody", events)
        return True
    best = ranks(state)[0]
    end(state, best if len(best) == 1 else [], "influence" if len(best) == 1 else "nobody", events)
    return True


def outcome(state: KnState) -> Outcome | None:
    """The result."""
    if not isinstance(state.frames[-1], Over):
        return None
    rest = [[s for s in rank if s not in state.victor] for rank in ranks(state)]
    places = [state.victor, *(rank for rank in rest if rank)] if state.victor else []
    return Outcome(places, f"knights-outcome-{state.reason}", scores(state))
