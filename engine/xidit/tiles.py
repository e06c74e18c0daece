"""Phase three: how city tiles leave and enter the board, Titans awake and reinforcements arrive (P10-P12).

A tile is the number of its city; the list it stands in tells which side is up.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Protocol

from engine.core import Event, Piece, Place, pieces
from engine.xidit.board import THREATS, TILES, TITAN_SIZES, UNITS
from engine.xidit.state import XiditState

_THREE = {r.city: tuple(UNITS.index(u) for u in r.units) for r in TILES.recruits_three}
_MORE = {r.city: tuple(UNITS.index(u) for u in r.units) for r in TILES.recruits_more}
REINFORCED = 2
"""Tiles in the recruitment pile after reinforcements."""


class Tiles(Protocol):
    """What the tiles need of a position, or of one that is foreseen. There a tile whose city nobody knows is 0."""

    @property
    def seat_count(self) -> int: ...
    @property
    def barracks(self) -> list[int]: ...
    @property
    def recruits(self) -> list[list[int]]: ...
    @property
    def threats(self) -> list[int]: ...
    @property
    def threat_discard(self) -> list[int]: ...
    @property
    def recruit_discard(self) -> list[int]: ...

    recruit_pile: list[int]
    """Recruitment tiles to come after the next one, by their cities, the top last."""
    threat_pile: list[int]
    """Threat tiles to come after the next one, by their cities, the top last."""
    next_recruit: int
    """City of the recruitment tile that comes in next."""
    next_threat: int
    """City of the threat tile that comes in next."""


def sides(seats: int) -> int:
    """How many tiles of each side lie on the board (P5, P18)."""
    return 4 if seats == 3 else 5


def recruit_side(seats: int, city: int) -> tuple[int, ...]:
    """The units printed on a tile, as indices, weakest first."""
    return (_THREE if seats == 3 else _MORE)[city]


def places(seats: int) -> int:
    """How many units a full recruitment tile holds (P10, P18)."""
    return len(recruit_side(seats, 1))


def enter_recruit(tiles: Tiles, city: int) -> None:
    """Lay a recruitment tile and fill it; what the barracks lack leaves a hole (P10)."""
    units = [0] * len(UNITS)
    for unit in recruit_side(tiles.seat_count, city):
        if tiles.barracks[unit]:
            tiles.barracks[unit] -= 1
            units[unit] += 1
    tiles.recruits[city] = units


def enter_threat(tiles: Tiles, city: int) -> None:
    """Lay a threat tile."""
    insort(tiles.threats, city)


def leave_recruit(tiles: Tiles, city: int) -> None:
    """Take an emptied recruitment tile off the board."""
    tiles.recruits[city] = []
    tiles.recruit_discard.append(city)


def leave_threat(tiles: Tiles, city: int) -> None:
    """Take a beaten threat off the board."""
    tiles.threats.remove(city)
    tiles.threat_discard.append(city)


def return_units(tiles: Tiles, units: Sequence[int]) -> None:
    """Lay paid units, counted by kind, back into the barracks (P8, P13)."""
    for unit, n in enumerate(units):
        tiles.barracks[unit] += n


def _turn_over(pile: list[int], discard: list[int]) -> None:
    """Make the other side's discard the new pile of an exhausted one; what was discarded first lies on top."""
    if not pile:
        pile.extend(reversed(discard))
        discard.clear()


def refill_recruit(tiles: Tiles) -> None:
    """Fill the empty space of the next recruitment tile (P10).

    When pile and threat discard have nothing, the top threat tile is turned. There is always one: the tile that
    has just left the board lies in the recruitment discard, which refills an empty threat pile.
    """
    _turn_over(tiles.recruit_pile, tiles.threat_discard)
    if tiles.recruit_pile:
        tiles.next_recruit = tiles.recruit_pile.pop()
        _turn_over(tiles.recruit_pile, tiles.threat_discard)
        return
    _turn_over(tiles.threat_pile, tiles.recruit_discard)
    tiles.next_recruit = tiles.threat_pile.pop()
    _turn_over(tiles.threat_pile, tiles.recruit_discard)


def reserve_is_dry(tiles: Tiles) -> bool:
    """Whether there is nothing to fill the empty space of the next threat tile (P11)."""
    _turn_over(tiles.threat_pile, tiles.recruit_discard)
    return not tiles.threat_pile


def next_threat(tiles: Tiles) -> None:
    """Fill the empty space of the next threat tile from its pile."""
    tiles.next_threat = tiles.threat_pile.pop()
    _turn_over(tiles.threat_pile, tiles.recruit_discard)


def refill_threat(state: XiditState, events: list[Event]) -> None:
    """Fill the empty space of the next threat tile; when nothing is left, Titans and reinforcements come (P11)."""
    if reserve_is_dry(state):
        _awaken(state, events)
        mix_reserves(state)
        state.dice.shuffle(state.threat_pile, "reinforcements")
        events.append(Event("xidit-reinforcements", {"n": len(state.threat_pile)}, seals=True))
    next_threat(state)


def _awaken(state: XiditState, events: list[Event]) -> None:
    """Wake the sleeping top of every stack; a Titan already awake stays as it is, an empty stack stays empty (P12)."""
    sizes = []
    for n, stack in enumerate(state.titans):
        if stack and not state.awake[n]:
            state.awake[n] = True
            sizes.append(TITAN_SIZES[n])
    if sizes:
        events.append(Event("xidit-awakening", {"sizes": [*sizes], "n": len(sizes)}, seals=True, tell="line"))


def mix_reserves(tiles: Tiles) -> None:
    """Make new piles of the threat discard and the recruitment pile, that of the threats to be shuffled (P12).

    With the whole threat reserve and the recruitment discard empty, at least seven tiles take part in every set.
    """
    pile = tiles.threat_discard[::-1] + tiles.recruit_pile
    tiles.threat_discard.clear()
    tiles.recruit_pile = pile[-REINFORCED:]
    tiles.threat_pile = pile[:-REINFORCED]


def renew_recruit(state: XiditState, events: list[Event]) -> None:
    """The next recruitment tile comes in and the space behind it is filled."""
    city = state.next_recruit
    enter_recruit(state, city)
    units = [unit for unit, n in zip(UNITS, state.recruits[city], strict=True) for _ in range(n)]
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
