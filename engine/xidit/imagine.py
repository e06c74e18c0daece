"""What a seat that writes its orders may take for the truth: everything it cannot see, drawn anew.

Of the others it sees where heroes stand, what they have built and beaten, and how many units of each kind are in all
hands together. Piles are known by their length and their top, sleeping Titans by their size.
"""

from __future__ import annotations

from engine.core import Dice
from engine.xidit.board import BANK, BARDS, CENTRAL, LEVELS, SUPPLY, UNITS
from engine.xidit.standing import choices_of
from engine.xidit.state import Orders, Seat, XiditState

PER_KILL = 3
"""Sovereigns that another seat has at most for each threat it has beaten, as far as is imagined."""


def imagine(state: XiditState, seat: int, seed: str) -> XiditState | None:
    """The position as ``seat`` might take it to be, in place; ``None`` while no orders are written."""
    if not isinstance(state.frames[-1], Orders):
        return None
    luck = Dice(f"{seed}/imagined")
    held = [sum(row[unit] for row in state.recruits if row) for unit in range(len(UNITS))]
    own = state.players[seat]
    abroad = [
        most - there - laid - mine
        for most, there, laid, mine in zip(SUPPLY, state.barracks, held, own.units, strict=True)
    ]
    others = [n for n in range(state.seats) if n != seat]
    units = {n: [0] * len(UNITS) for n in others}
    for unit, left in enumerate(abroad):
        for _ in range(left):
            units[others[luck.below(len(others), "units")]][unit] += 1
    purse = BANK - own.sovereigns
    for n in others:
        old = state.players[n]
        shown = sum(row[n] for region, row in enumerate(state.bards) if region != CENTRAL)
        bastion = luck.below(min(BARDS - shown, state.year) + 1, "bards")  # one for each year at most
        gold = luck.below(min(purse, old.kills * PER_KILL) + 1, "sovereigns")
        purse -= gold
        state.bards[CENTRAL][n] = bastion
        built = sum(levels for city, levels in enumerate(state.levels) if state.owner[city] == n)
        state.players[n] = Seat(
            city=old.city,
            units=units[n],
            sovereigns=gold,
            bards_left=BARDS - shown - bastion,
            levels_left=LEVELS - built,
            kills=old.kills,
            standing=choices_of("quick"),
        )
    _redraw_piles(state, luck)
    state.dice = Dice(seed)
    return state


def _redraw_piles(state: XiditState, luck: Dice) -> None:
    """The tiles below the tops of the piles, and the Titans that nobody has seen."""
    piles = (state.recruit_pile, state.threat_pile)
    below = sorted(city for pile in piles for city in pile[:-1])
    luck.shuffle(below, "tiles")
    for pile in piles:
        for place in range(len(pile) - 1):
            pile[place] = below.pop()
    for stack, awake in zip(state.titans, state.awake, strict=True):
        if not awake:  # of each size there are two: below one that is awake lies the other, or none
            stack.sort()
            luck.shuffle(stack, "titans")
