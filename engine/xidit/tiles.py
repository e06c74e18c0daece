"""Phase three: how city tiles leave and enter the board, Titans awake and reinforcements arrive (P10-P12).

A tile is the number of its city; the list it stands in tells which side is up.
"""

from __future__ import annotations

from bisect import insort

from engine.core import Event, Piece, Place, pieces
from engine.xidit.board import THREATS, TILES, TITAN_SIZES, UNITS
from engine.xidit.state import XiditState

_THREE = {r.city: tuple(UNITS.index(u) for u in r.units) for r in TILES.recruits_three}
_MORE = {r.city: tuple(UNITS.index(u) for u in r.units) for r in TILES.recruits_more}
REINFORCED = 2
"""Tiles in the recruitment pile after reinforcements."""


def recruit_side(seats: int, city: int) -> tuple[int, ...]:
    """The units printed on a tile, as indices, weakest first."""
    return (_THREE if seats == 3 else _MORE)[city]


def enter_recruit(state: XiditState, city: int) -> None:
    """Lay a recruitment tile and fill it; what the barracks lack leaves a hole (P10)."""
    units = [0] * len(UNITS)
    for unit in recruit_side(state.seats, city):
        if state.barracks[unit]:
            state.barracks[unit] -= 1
            units[unit] += 1
    state.recruits[city] = units


def enter_threat(state: XiditState, city: int) -> None:
    """Lay a threat tile."""
    insort(state.threats, city)


def _turn_over(pile: list[int], discard: list[int]) -> None:
    """Make the other side's discard the new pile of an exhausted one; what was discarded first lies on top."""
    if not pile:
        pile.extend(reversed(discard))
        discard.clear()


def refill_recruit(state: XiditState) -> None:
    """Fill the empty space of the next recruitment tile (P10).

    When pile and threat discard have nothing, the top threat tile is turned. There is always one: the tile that
    has just left the board lies in the recruitment discard, which refills an empty threat pile.
    """
    _turn_over(state.recruit_pile, state.threat_discard)
    if state.recruit_pile:
        state.next_recruit = state.recruit_pile.pop()
        _turn_over(state.recruit_pile, state.threat_discard)
        return
    _turn_over(state.threat_pile, state.recruit_discard)
    state.next_recruit = state.threat_pile.pop()
    _turn_over(state.threat_pile, state.recruit_discard)


def refill_threat(state: XiditState, events: list[Event]) -> None:
    """Fill the empty space of the next threat tile; when nothing is left, Titans and reinforcements come (P11)."""
    _turn_over(state.threat_pile, state.recruit_discard)
    if not state.threat_pile:
        _awaken(state, events)
        _reinforce(state, events)
    state.next_threat = state.threat_pile.pop()
    _turn_over(state.threat_pile, state.recruit_discard)


def _awaken(state: XiditState, events: list[Event]) -> None:
    """Wake the sleeping top of every stack; a Titan already awake stays as it is, an empty stack stays empty (P12)."""
    sizes = []
    for n, stack in enumerate(state.titans):
        if stack and not state.awake[n]:
            state.awake[n] = True
            sizes.append(TITAN_SIZES[n])
    if sizes:
        events.append(Event("xidit-awakening", {"sizes": [*sizes], "n": len(sizes)}, seals=True, tell="line"))


def _reinforce(state: XiditState, events: list[Event]) -> None:
    """Mix the threat discard and the recruitment pile anew (P12).

    With the whole threat reserve and the recruitment discard empty, at least seven tiles take part in every set.
    """
    pile = state.threat_discard[::-1] + state.recruit_pile
    state.threat_discard.clear()
    state.recruit_pile = pile[-REINFORCED:]
    state.threat_pile = pile[:-REINFORCED]
    state.dice.shuffle(state.threat_pile, "reinforcements")
    events.append(Event("xidit-reinforcements", {"n": len(state.threat_pile)}, seals=True))


def renew_recruit(state: XiditState, events: list[Event]) -> None:
    """The next recruitment tile comes in and the space behind it is filled."""
    city = state.next_recruit
    enter_recruit(state, city)
    units = [u for u, n in zip(UNITS, state.recruits[city], strict=True) for _ in range(n)]
    events.append(
        Event("xidit-tile-recruit", {"city": Place(city), "units": pieces(units), "n": len(units)}, seals=True)
    )
    refill_recruit(state)


def renew_threat(state: XiditState, events: list[Event]) -> None:
    """The next threat tile comes in and the space behind it is filled."""
    city = state.next_threat
    enter_threat(state, city)
    creature = Piece(THREATS[city].creature)
    events.append(Event("xidit-tile-threat", {"city": Place(city), "creature": creature}, seals=True))
    refill_threat(state, events)
