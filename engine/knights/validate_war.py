"""Whether the frames of battles in a save can be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.knights.board import city_at, nobles_at, stronghold_at
from engine.knights.deaths import led
from engine.knights.frames_war import (
    Ability,
    Battle,
    Consent,
    Death,
    Deserting,
    Hands,
    Losses,
    Retreat,
    Spoil,
    Surrender,
)
from engine.knights.game_data import AREAS, CITIES, FATE, NATIONS, NONE, N
from engine.knights.state import KnState, nobles_of
from engine.knights.war import ASSAULT, CITY, OPEN, SIEGE, STRONGHOLD, ability, seat_on

STAGES = (
    "law", "kind", "armies", "commanders", "draw", "ability", "tally", "victory", "count", "settle", "spoils", "out",
    "over",
)  # fmt: skip
MOST = 1 << 31
SHORT = 100
"""More tokens than there can be."""
RESULTS = frozenset(
    {
        "", "siege", "empty", "broken", "ruin", "wiped", "stalemate", "won-full", "won-partial", "lost-full",
        "lost-partial",
    }
)  # fmt: skip


def _seat(state: KnState, seat: int) -> bool:
    return 0 <= seat < state.seats


def _mine(state: KnState, seat: int, nobles: Sequence[int]) -> bool:
    """Different Nobles of a seat."""
    return len(set(nobles)) == len(nobles) and all(n in nobles_of(state, seat) for n in nobles)


def _numbered(number: int) -> bool:
    return 0 <= number < MOST


def _by_seat(state: KnState, flags: Sequence[bool]) -> bool:
    return len(flags) == state.seats


def _target(state: KnState, area: int, target: str, foe: int) -> bool:
    """Whether what is attacked stands there."""
    if target == CITY:
        city = city_at(state, area)
        return city != NONE and state.cities[city].owner == foe
    return _seat(state, foe) and (target == OPEN or stronghold_at(state, area) == foe)


def _consent(state: KnState, frame: Consent) -> bool:
    if not (_seat(state, frame.seat) and 0 <= frame.area < len(AREAS) and _numbered(frame.number)):
        return False
    if frame.target == CITY:
        there = city_at(state, frame.area) != NONE
    else:
        there = frame.target == STRONGHOLD and stronghold_at(state, frame.area) != NONE
    others = all(_seat(state, s) and s != frame.seat for s in (*frame.asked, *frame.said))
    return there and others and set(frame.said) < set(frame.asked)


def _battle(state: KnState, frame: Battle) -> bool:
    if not (_seat(state, frame.seat) and 0 <= frame.area < len(AREAS) and _numbered(frame.number)):
        return False
    if frame.foe == frame.seat or not (frame.foe == NONE or _seat(state, frame.foe)):
        return False
    if frame.stage not in STAGES or frame.kind not in ("", OPEN, ASSAULT, SIEGE) or frame.result not in RESULTS:
        return False
    if frame.target not in (OPEN, CITY, STRONGHOLD) or (frame.foe == NONE and frame.target != CITY):
        return False
    pairs = (frame.armies, frame.commanders, frame.fate, frame.use, frame.tokens, frame.wins)
    if any(len(pair) != 2 for pair in pairs):
        return False
    if not all(0 <= n < SHORT for n in (*frame.tokens, *frame.wins)):
        return False
    cards = [*frame.fate[0], *frame.fate[1]]
    if len(set(cards)) != len(cards) or not all(0 <= c < len(FATE) for c in cards):
        return False
    if sum(isinstance(f, Battle) for f in state.frames) > 1:
        return False
    begun = STAGES.index(frame.stage)
    if begun < STAGES.index("settle") and not _target(state, frame.area, frame.target, frame.foe):
        return False
    if begun >= STAGES.index("armies") and (frame.kind == OPEN) != (frame.target == OPEN):
        return False
    return _sides(state, frame, begun)


def _sides(state: KnState, frame: Battle, begun: int) -> bool:
    """Who fights and commands, as far as the battle has come."""
    if begun >= STAGES.index("commanders") and (not frame.kind or not frame.armies[0]):
        return False
    if begun <= STAGES.index("armies") and not nobles_at(state, frame.area, frame.seat):
        return False
    for side in (0, 1):
        seat, army, chief = seat_on(frame, side), frame.armies[side], frame.commanders[side]
        if seat == NONE and (army or chief != NONE):
            return False
        if seat != NONE and not _mine(state, seat, army):
            return False
        if chief != NONE and chief not in army:
            return False
        late = STAGES.index("commanders") < begun and frame.kind != SIEGE and frame.result != "empty"
        if late and army and chief == NONE:
            return False
    return True


def _under(state: KnState, frame: Any) -> Battle | None:
    """The battle that a frame lies on, a frame of its kind alone; casualties are allotted by both sides."""
    if sum(type(f) is type(frame) for f in state.frames) > (2 if isinstance(frame, Losses) else 1):
        return None
    for other in state.frames:
        if isinstance(other, Battle):
            return other if _battle(state, other) else None
    return None


def _hands(state: KnState, frame: Hands) -> bool:
    battle = _under(state, frame)
    if battle is None or not _by_seat(state, frame.sealed) or len(frame.drops) != 2 or not _numbered(frame.number):
        return False
    for side in (0, 1):
        drops = frame.drops[side]
        if len(set(drops)) != len(drops) or not all(0 <= n < len(battle.fate[side]) for n in drops):
            return False
        seat = seat_on(battle, side)
        if seat != NONE and frame.sealed[seat] and battle.commanders[side] != NONE and not drops and battle.fate[side]:
            return False
    asked = [seat_on(battle, side) for side in (0, 1) if battle.fate[side] and seat_on(battle, side) != NONE]
    return not battle.bare and not all(frame.sealed[s] for s in asked)


def _ability(state: KnState, frame: Ability) -> bool:
    battle = _under(state, frame)
    fits = frame.when in ("tally", "victory") and len(frame.use) == 2 and _numbered(frame.number)
    if battle is None or not fits or not _by_seat(state, frame.sealed):
        return False
    asked = [seat_on(battle, side) for side in (0, 1) if ability(state, battle, side, frame.when)]
    return not all(frame.sealed[s] for s in asked)


def _losses(state: KnState, frame: Losses) -> bool:
    battle = _under(state, frame)
    fits = frame.side in (0, 1) and 0 <= frame.left < SHORT and _numbered(frame.number) and _numbered(frame.step)
    return battle is not None and fits


def _retreat(state: KnState, frame: Retreat) -> bool:
    if not (_seat(state, frame.seat) and 0 <= frame.area < len(AREAS) and _numbered(frame.number)):
        return False
    return _mine(state, frame.seat, frame.nobles)


def _army(state: KnState, seat: int, noble: int) -> bool:
    return _seat(state, seat) and (noble == NONE or noble in nobles_of(state, seat))


def _deserting(state: KnState, frame: Deserting) -> bool:
    return _army(state, frame.seat, frame.noble) and 0 <= frame.nation < len(NATIONS) and _numbered(frame.number)


def _death(state: KnState, frame: Death) -> bool:
    fits = frame.stage in ("desert", "pay") and NONE <= frame.left <= SHORT * N.hit and 0 <= frame.tokens < SHORT
    if not (fits and _army(state, frame.seat, frame.noble) and _numbered(frame.number) and _numbered(frame.step)):
        return False
    return frame.stage == "desert" or frame.left != NONE or not led(state, frame.seat, frame.noble)


def _spoil(state: KnState, frame: Spoil) -> bool:
    there = 0 <= frame.city < len(CITIES) and _seat(state, frame.seat) and _numbered(frame.number)
    return there and state.cities[frame.city].owner == frame.seat


def _surrender(state: KnState, frame: Surrender) -> bool:
    return _seat(state, frame.seat) and _seat(state, frame.to) and frame.seat != frame.to and _numbered(frame.number)


CHECKS: dict[type, Callable[[KnState, Any], bool]] = {
    Consent: _consent,
    Battle: _battle,
    Hands: _hands,
    Ability: _ability,
    Losses: _losses,
    Retreat: _retreat,
    Deserting: _deserting,
    Death: _death,
    Spoil: _spoil,
    Surrender: _surrender,
}
"""By type of frame: whether its numbers are places, seats and cards that exist."""
