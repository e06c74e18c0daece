"""Positions of the Roses with rare blocks in rare places, by kind and number."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from engine.roses.analysis.fighting import place_after_death
from engine.roses.board import (
    AREA,
    AREA_IDS,
    AREAS,
    BLOCK,
    BLOCK_IDS,
    BLOCKS,
    EXILE,
    HEIRS,
    SHIELDS,
    SIDE,
    STEPS,
    TURNS,
    TWIN,
)
from engine.roses.state import DEAD, MINOR, POOL, SPENT, Cards, Political, RosesState
from tests.engine.roses.board import Board, Place

Men = dict[str, Place]
BOTH = (0, 1)


def men_of(seat: int, *kinds: str) -> list[int]:
    """The blocks of a side by kind, of twins those with which a game begins; without kinds all but the rebel."""
    return [
        b for b, block in enumerate(BLOCKS)
        if SIDE[b] == seat and block.kind != "rebel" and (not kinds or block.kind in kinds)
        and (TWIN[b] < 0 or block.heir_rank or (not BLOCKS[TWIN[b]].heir_rank and seat == 0))
    ]  # fmt: skip


class Map:
    """Blocks laid on the map: areas of one side, none in the enemy's exile."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.men: Men = {}
        self.sides: dict[int, int] = {}

    def lay(self, blocks: Iterable[int], areas: Iterable[int], steps: int = 0) -> None:
        """Each of some blocks in one of some areas, as far as the areas are no enemy's."""
        among = list(areas)
        for block in blocks:
            seat = SIDE[block]
            goals = [n for n in among if self.sides.get(n, seat) == seat and EXILE[n] != 1 - seat]
            if goals:
                goal = self.rng.choice(goals)
                self.sides[goal] = seat
                self.men[BLOCK_IDS[block]] = (AREA_IDS[goal], min(steps or STEPS[block], STEPS[block]))


EVERYWHERE = range(len(AREAS))
ENGLAND = [n for n in EVERYWHERE if EXILE[n] < 0]


def everybody(lay: Map) -> None:
    """All blocks are on the map, heirs too."""
    for seat in BOTH:
        lay.lay(men_of(seat), lay.rng.sample(ENGLAND, 14))


def one_owner(seat: int) -> Callable[[Map], None]:
    """One side stands everywhere, the other has one weak heir in exile."""

    def make(lay: Map) -> None:
        lay.lay([HEIRS[1 - seat][0]], [n for n in EVERYWHERE if EXILE[n] == 1 - seat], 1)
        lay.lay(men_of(seat), ENGLAND)

    return make


def heads_alone(lay: Map) -> None:
    """Nobody is on the map but the two heads."""
    for seat in BOTH:
        lay.lay([HEIRS[seat][0]], ENGLAND, 1)


def in_exile(lay: Map) -> None:
    """Everybody is in exile, more than it feeds."""
    for seat in BOTH:
        lay.lay(men_of(seat, "heir", "noble"), [n for n in EVERYWHERE if EXILE[n] == seat])


def weak(lay: Map) -> None:
    """Everybody has one step."""
    for seat in BOTH:
        lay.lay(men_of(seat), lay.rng.sample(ENGLAND, 14), 1)


def turncoats(lay: Map) -> None:
    """Clarence and Exeter, and all Nevilles, serve the other side; York's shields are crowded."""
    york = [AREA[n] for n in ("south_yorks", "hereford", "rutland")]
    changed = ["lan_clarence", "yor_exeter", "yor_warwick", "yor_kent", "yor_salisbury"]
    lay.lay([HEIRS[0][0]], [*york, AREA["france"]])
    lay.lay([HEIRS[1][0]], [n for n in ENGLAND if n not in york])
    lay.lay([BLOCK[b] for b in changed], [*york, *ENGLAND[:8]])
    stay = {TWIN[BLOCK[b]] for b in changed}
    lay.lay([b for b in men_of(0, "noble") if b not in stay], [*york, *lay.rng.sample(ENGLAND, 6)])


def shut_out(lay: Map) -> None:
    """The nobles of each side stand on the other's shields."""
    for seat in BOTH:
        shields = sorted({n for b in men_of(1 - seat, "noble", "heir") for n in SHIELDS[b]})
        lay.lay([HEIRS[seat][0], *men_of(seat, "noble")], shields[seat::2])


KINDS: dict[str, Callable[[Map], None]] = {
    "everybody": everybody, "all-lancaster": one_owner(0), "all-york": one_owner(1), "heads-alone": heads_alone,
    "in-exile": in_exile, "weak": weak, "turncoats": turncoats, "shut-out": shut_out,
}  # fmt: skip


def rare(kind: str, number: int) -> RosesState:
    """A position of a kind: the first turn of a campaign, or the political turn behind its last."""
    rng = random.Random(f"{kind}-{number}")
    lay = Map(rng)
    KINDS[kind](lay)
    state = Board().position(lay.men, king=rng.randrange(2)).state
    state.dice.seed = f"rare-{kind}-{number}"
    if kind in ("heads-alone", "all-lancaster", "all-york"):  # no heir is left to come
        for block, place in enumerate(state.where):
            if place == MINOR:
                state.where[block] = DEAD
                if TWIN[block] >= 0:
                    state.where[TWIN[block]] = DEAD
    for block, place in enumerate(state.where):
        if place == SPENT and place_after_death(block) != SPENT:
            state.where[block] = POOL
    state.campaign, state.first = rng.choice((1, 2)), -1
    state.frames = [rng.choice((Political(0), Cards()))]
    if isinstance(state.frames[0], Political):
        state.turn = TURNS
        for player in state.players:
            player.hand, player.played = [], player.hand
    return state
