"""Who wins (K14)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Event, Outcome, seats
from engine.knights.board import cities_of, influence_due, kingdom_cities_of, majority, sizes
from engine.knights.deals import lapse, wealth
from engine.knights.game_data import NONE
from engine.knights.mods import maintained
from engine.knights.state.frames import Over
from engine.knights.state.state import KnState, Position, nobles_of, players
from engine.knights.terms import told
from engine.knights.war.witness import turn_over

MOST_TURNS = 4
"""A game that nobody ends is over after four turns more than twice its length (G28)."""


def last_turn(state: Position) -> int:
    """The turn after which nothing more is played."""
    return 2 * state.options.length + MOST_TURNS


def troops_on_board(state: Position, seat: int) -> int:
    """What breaks the last tie: troops of Nobles on the board, and in the stronghold."""
    hold = state.barons[seat].stronghold
    nobles = [n for n in nobles_of(state, seat) if state.nobles[n].area != NONE]
    troops = sum(sizes(state.nobles[n].troops) + maintained(state, n) for n in nobles)
    return troops + (sizes(hold.troops) if hold.area != NONE else 0)


def empties(state: Position) -> bool:
    """Whether the Influence that is due in an upkeep now takes the last of the pool, so that the turn is the last one
    (K14.2)."""
    return not state.options.mighty and sum(influence_due(state, s) for s in players(state)) >= state.pool


def scores(state: Position) -> dict[int, dict[str, int]]:
    """What is compared at the end, in order: Influence, where only cities win those of the Kingdom; cities, crowns with
    Faith and Votes, troops."""
    found = {}
    for seat, baron in enumerate(state.barons):
        mighty = {"kingdom": len(kingdom_cities_of(state, seat))}
        found[seat] = (mighty if state.options.mighty else {"influence": baron.influence}) | {
            "cities": len(cities_of(state, seat)),
            "goods": wealth(state, seat) + baron.faith + baron.votes,
            "troops": troops_on_board(state, seat),
        }
    return found


def ranks(state: Position) -> list[list[int]]:
    """All seats from best to worst; who is out comes last."""
    return ranked({s: (not state.barons[s].out, *mine.values()) for s, mine in scores(state).items()})


def decider(state: Position) -> str:
    """What of ``scores`` puts the first before the second; empty where those are tied to the end, or one is left."""
    best, *others = ranks(state)
    if len(best) > 1 or not others or state.barons[others[0][0]].out:
        return ""
    first, second = (scores(state)[seat] for seat in (best[0], others[0][0]))
    return next(name for name, n in first.items() if n != second[name])


def verdict(state: Position, reason: str) -> str:
    """How a game ended for the given reason (``KnState.reason``), with what broke a tie: ``majority``, ``influence``,
    ``influence-cities``, ``influence-goods``, ``influence-troops``, ``survivor``, ``tie``, ``nobody``."""
    if reason == "nobody":
        return "nobody" if state.options.mighty else "tie"
    found = decider(state) if reason == "influence" else ""
    return f"{reason}-{found}" if found not in ("", "influence") else reason


def ranked(worth: Mapping[int, tuple[int, ...]]) -> list[list[int]]:
    """Seats from best to worst by what each has, in the order in which it is compared."""
    order = sorted(set(worth.values()), reverse=True)
    return [[seat for seat, mine in worth.items() if mine == k] for k in order]


def end(state: KnState, victors: list[int], reason: str, events: list[Event]) -> None:
    """The game is over."""
    lapse(state, events)
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
    return Outcome(places, f"knights-outcome-{verdict(state, state.reason)}", scores(state))
