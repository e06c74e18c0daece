"""What a house that chooses its card may take for the truth: the other's hand, and which of its blocks stands where.

It sees how many blocks stand in an area, lie in the pool or are spent, and the names of those that are minor, dead or
set aside. A block is spent only where its kind may be, and no mercenary but the Welsh lies in a pool.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.core import Dice
from engine.roses.analysis.fighting import place_after_death
from engine.roses.board import (
    AREA,
    BLOCK,
    BLOCKS,
    DECK,
    NEIGHBOURS,
    REBEL,
    SCENARIOS,
    SEA,
    SEA_BORDER,
    STEPS,
    WELSH,
)
from engine.roses.phases.cards import HAND
from engine.roses.setup import RULES_VERSION, SCHEMA_VERSION
from engine.roses.standing import STYLES, copy
from engine.roses.state import (
    ASIDE,
    DEAD,
    FALLEN,
    MINOR,
    NOWHERE,
    POOL,
    SPENT,
    Book,
    Cards,
    Frame,
    Options,
    RosesState,
    Seat,
    blocks_of,
    owner,
    reveal,
)
from engine.roses.view import Crossing, Own, RosesView

TRIES = 200
"""Deals of blocks that are tried before a plain one is taken that always fits."""


def imagine(view: RosesView, seed: str) -> RosesState | None:
    """The position as the seat of ``view`` might take it to be; ``None`` unless cards are chosen."""
    seat, own = view.seat, view.own
    if view.asked != "cards" or seat is None or own is None:
        return None
    luck = Dice(f"{seed}/imagined")
    state = known(view, own, [Cards()])
    other = state.players[1 - seat]
    left = Counter(DECK) - Counter([*own.hand, *state.players[seat].played, own.card, *other.played])
    deck = sorted(left.elements(), key=DECK.index)
    luck.shuffle(deck, "cards")
    other.hand = sorted(deck[: HAND - len(other.played)], key=DECK.index)
    draw(state, view, luck)
    state.dice = Dice(seed)
    return state


def known(view: RosesView, own: Own, frames: list[Frame]) -> RosesState:
    """What the view tells, as a position that lacks the enemy's unseen blocks and hand. The enemy plays by the quick
    style."""
    where, steps = [ASIDE] * len(BLOCKS), [0] * len(BLOCKS)
    for seat in view.seats:
        for place, names in ((DEAD, seat.dead), (MINOR, seat.minors)):
            for name in names:
                where[BLOCK[name]] = place
    for row in own.blocks:
        block = BLOCK[row.block]
        where[block] = AREA[row.place] if row.place in AREA else -1 - NOWHERE.index(row.place)
        steps[block] = row.steps
    if view.battle is not None:
        for fighter in view.battle.fighters:
            where[BLOCK[fighter.block]], steps[BLOCK[fighter.block]] = AREA[view.battle.area], fighter.steps
    for face in view.faces:
        where[BLOCK[face.block]] = AREA[face.area]
    prisoner = BLOCK[view.prisoner] if view.prisoner else -1
    if prisoner >= 0:
        where[prisoner], steps[prisoner] = AREA[view.prison], steps[prisoner] or STEPS[prisoner]
    scenario = SCENARIOS[view.scenario]
    campaigns = (view.last_campaign - scenario.first_campaign + 1) % scenario.campaigns  # 0 stands for all
    players = [Seat(card=s.card, played=list(s.played), standing=copy(next(iter(STYLES.values())))) for s in view.seats]
    assert view.seat is not None
    players[view.seat] = Seat(
        hand=list(own.hand),
        card=own.card,
        played=list(view.seats[view.seat].played),
        standing=copy(own.standing),
        orders=dict(own.orders),
    )
    state = RosesState(
        schema_version=SCHEMA_VERSION,
        rules_version=RULES_VERSION,
        seats=2,
        dice=Dice(""),
        options=msgspec.convert({"scenario": view.scenario, "campaigns": campaigns}, Options),
        campaign=view.campaign,
        last=view.last_campaign,
        turn=view.turn,
        king=view.king,
        heads=[BLOCK[s.head] if s.head else -1 for s in view.seats],
        frames=frames,
        players=players,
        where=where,
        steps=steps,
        due=[s.due for s in view.seats],
        prisoner=prisoner,
        first=view.first,
        entries=[_crossed(c) for c in view.entries],
        came=[-1] * len(BLOCKS),
        mains=[_crossed(c) for c in view.mains],
        treason=view.treason,
        reports=list(view.reports),
        support=list(view.support),
        sides=[Book()],
    )
    reveal(state, [BLOCK[face.block] for face in view.faces])
    return state


def _crossed(crossing: Crossing) -> tuple[int, int, int]:
    area = AREA[crossing.area]
    border = SEA_BORDER if crossing.origin == SEA else NEIGHBOURS[area][AREA[crossing.origin]]
    return area, crossing.seat, border


def draw(state: RosesState, view: RosesView, luck: Dice) -> list[int]:
    """Lay the enemy's blocks that are not seen where blocks of it are, in place, and give steps to those of which only
    the place is known; returns both. Before the first turn of a campaign everybody knows that the rebel is in the pool
    (8.1)."""
    assert view.seat is not None
    foe = 1 - view.seat
    shown = {BLOCK[f.block] for f in view.battle.fighters if f.seat == foe} if view.battle is not None else set()
    faces = {BLOCK[f.block]: AREA[f.area] for f in view.faces if f.seat == foe and BLOCK[f.block] not in shown}
    placed = Counter([*faces.values(), *(state.where[b] for b in shown)])
    out = {BLOCK[n] for s in view.seats for n in (*s.dead, *s.minors, *s.aside)} | {state.prisoner, *shown, *faces}
    pool = view.seats[foe].pool
    if view.turn == 1 and view.asked == "cards" and owner(state, REBEL) == foe:
        state.where[REBEL], pool = POOL, pool - 1
        out.add(REBEL)
    unseen = [b for b in blocks_of(state, foe) if b not in out]
    areas: list[int] = []
    for row in view.areas:
        area = AREA[row.area]
        areas += [area] * ((row.lancaster, row.york)[foe] - placed[area])
    where = dealt(unseen, view.seats[foe].spent, pool, sorted(areas), luck) | faces
    drawn = [*unseen, *faces]
    lay(state, drawn, where, luck)
    return drawn


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
