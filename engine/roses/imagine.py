"""What a house that chooses its card may take for the truth: the other's hand, and which of its blocks stands where.

It sees how many blocks stand in an area, lie in the pool or are spent, and the names of those that are minor, dead or
set aside. A block is spent only where its kind may be, and no mercenary but the Welsh lies in a pool.
"""

from __future__ import annotations

from collections import Counter

from engine.core import Dice
from engine.roses.board import BLOCKS, DECK, REBEL, STEPS, WELSH
from engine.roses.fate import place_after_death
from engine.roses.phases.cards import HAND
from engine.roses.standing import STYLES, copy
from engine.roses.state import FALLEN, POOL, SPENT, Cards, RosesState, Seat, blocks_of, faces, owner

TRIES = 200
"""Deals of blocks that are tried before a plain one is taken that always fits."""


def imagine(state: RosesState, seat: int, seed: str) -> RosesState | None:
    """The position as ``seat`` might take it to be, in place; ``None`` unless cards are chosen."""
    if len(state.frames) != 1 or not isinstance(state.frames[0], Cards):
        return None
    luck = Dice(f"{seed}/imagined")
    mine, other = state.players[seat], state.players[1 - seat]
    left = Counter(DECK) - Counter([*mine.hand, *mine.played, mine.card, *other.played])
    deck = sorted(left.elements(), key=DECK.index)
    luck.shuffle(deck, "cards")
    hand = sorted(deck[: HAND - len(other.played)], key=DECK.index)
    state.players[1 - seat] = Seat(hand=hand, played=list(other.played), standing=copy(next(iter(STYLES.values()))))
    _deal_blocks(state, 1 - seat, luck)
    state.dice = Dice(seed)
    return state


def _deal_blocks(state: RosesState, other: int, luck: Dice) -> None:
    """Lay the blocks of a house that the enemy does not see where blocks of it are. Before the first turn of a campaign
    everybody knows that the rebel is in the pool (8.1)."""
    seen = [b for b in faces(state) if owner(state, b) == other]
    known = {state.prisoner, *seen} | ({REBEL} if state.turn == 1 else set())
    unseen = [
        b
        for b in blocks_of(state, other)
        if b not in known and (state.where[b] >= 0 or state.where[b] in (POOL, SPENT, FALLEN))
    ]
    areas = sorted(state.where[b] for b in unseen if state.where[b] >= 0)
    pool = sum(state.where[b] == POOL for b in unseen)
    spent = len(unseen) - len(areas) - pool
    where = dealt(unseen, spent, pool, areas, luck) | {b: state.where[b] for b in seen}
    lay(state, [*unseen, *seen], where, luck)


def lay(state: RosesState, unseen: list[int], where: dict[int, int], luck: Dice) -> None:
    """Put unseen blocks where they were dealt, those on the map with all their steps or one less."""
    for block in unseen:
        state.where[block] = where[block]
        least = max(1, STEPS[block] - 1)
        state.steps[block] = least + luck.below(STEPS[block] - least + 1, "steps") if where[block] >= 0 else 0


def dealt(unseen: list[int], spent: int, pool: int, areas: list[int], luck: Dice) -> dict[int, int]:
    """By block where it lies: so many spent, so many in the pool, the others in these areas."""
    order = list(unseen)
    for _ in range(TRIES):
        luck.shuffle(order, "blocks")
        found = _taken(order, spent, pool, areas)
        if found is not None:
            return found
    luck.shuffle(order, "blocks")
    order.sort(key=lambda b: (not _spends(b), _pools(b)))  # mercenaries are spent first, as they fit nowhere else
    found = _taken(order, spent, pool, areas)
    if found is None:
        raise ValueError("the blocks of a house lie where they cannot")
    return found


def _taken(order: list[int], spent: int, pool: int, areas: list[int]) -> dict[int, int] | None:
    """Blocks dealt in an order; ``None`` when that leaves a place without one that fits."""
    gone = [b for b in order if _spends(b)][:spent]
    rest = [b for b in order if b not in gone]
    waiting = [b for b in rest if _pools(b)][:pool]
    if len(gone) < spent or len(waiting) < pool:
        return None
    found = {b: place_after_death(b) for b in gone} | dict.fromkeys(waiting, POOL)
    return found | dict(zip([b for b in rest if b not in waiting], areas, strict=True))


def _spends(block: int) -> bool:
    return place_after_death(block) in (SPENT, FALLEN)


def _pools(block: int) -> bool:
    return BLOCKS[block].kind != "mercenary" or block == WELSH
