"""Whether a save has the shape the rules rely on, so that a damaged file is refused and not played."""

from __future__ import annotations

from collections.abc import Iterator

from engine.roses.board import AREAS, BLOCK_IDS, BLOCKS, CARDS, EXILE, SIDE, STEPS, TWIN
from engine.roses.standing import VALUES
from engine.roses.state import (
    ASIDE,
    DEAD,
    FALLEN,
    Acting,
    Battle,
    Battles,
    Briefing,
    Cards,
    Hits,
    Mains,
    Mulligan,
    Over,
    Political,
    Redeal,
    Regroup,
    RosesState,
    Supply,
)

_BOTTOM = (Mulligan, Cards, Acting, Mains, Battles, Supply, Political, Over)


def validate(state: RosesState) -> str | None:
    """The first thing wrong with the shape of a position, or ``None``. Counts and places, not the course of play."""
    if state.seats != 2 or len(state.players) != 2 or len(state.heads) != 2 or len(state.due) != 2:
        return "the number of seats is wrong"
    if len(state.where) != len(BLOCKS) or len(state.steps) != len(BLOCKS):
        return "blocks are missing or double"
    return next(_faults(state), None)


def _faults(state: RosesState) -> Iterator[str]:
    if not state.frames or not isinstance(state.frames[0], _BOTTOM):
        yield "it does not say what is going on"
    yield from _frames(state)
    if state.king not in (0, 1) or state.first not in (-1, 0, 1) or state.treason not in (-1, 0, 1):
        yield "a seat is unknown"
    if state.winner not in (-1, 0, 1) or not all(-1 <= h < len(BLOCKS) for h in (*state.heads, state.prisoner)):
        yield "a seat or a block is unknown"
    if not 1 <= state.campaign <= state.last <= 3 or not 1 <= state.turn <= 7:
        yield "campaign or turn are wrong"
    where, pretender = state.where, 1 - state.king
    areas = len(AREAS)
    for block, (place, steps, most, twin, side) in enumerate(zip(where, state.steps, STEPS, TWIN, SIDE, strict=True)):
        if not FALLEN <= place < areas or not 0 <= steps <= most:
            yield f"{BLOCK_IDS[block]} is nowhere or has too many steps"
        elif place >= 0:
            if not steps or EXILE[place] == 1 - (side if side >= 0 else pretender):
                yield f"{BLOCK_IDS[block]} cannot stand where it is"
            if twin >= 0 and where[twin] != ASIDE:
                yield f"{BLOCK_IDS[block]} is in play on both sides"
        elif twin >= 0 and place != DEAD and (place == ASIDE) == (where[twin] == ASIDE):
            yield f"{BLOCK_IDS[block]} is in play on both sides or on none"
    for player in state.players:
        if len(player.hand) > 7 or not {*player.hand, *player.played, player.card or "plague"} <= set(CARDS):
            yield "a hand is wrong"
        if not set(player.orders) <= set(BLOCK_IDS):
            yield "a standing order is wrong"
        if any(getattr(player.standing, key) not in values for key, values in VALUES.items()):
            yield "a standing order is wrong"


def _frames(state: RosesState) -> Iterator[str]:
    battles = sum(isinstance(f, Battle) for f in state.frames)
    for frame in state.frames:
        if isinstance(frame, Acting | Mains | Hits | Regroup | Redeal) and frame.seat not in (0, 1):
            yield "an unknown seat is asked"
        if isinstance(frame, Hits | Briefing) and battles != 1:
            yield "there is no battle"
        if isinstance(frame, Battle) and not (
            0 <= frame.area < len(AREAS) and len(frame.plans) == len(frame.used) == 2
        ):
            yield "the battle is wrong"
        if isinstance(frame, Acting) and frame.ap < 0:
            yield "action points are below zero"
        if isinstance(frame, Briefing) and len(frame.sealed) != 2:
            yield "the number of seats is wrong"
        if isinstance(frame, Mulligan) and len(frame.choices) != 2:
            yield "the number of seats is wrong"
