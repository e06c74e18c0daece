"""Frames of battles. Which Fate cards a side holds is hidden; how many, and who fights and commands, is not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, get_args

from engine.knights.board import city_at, nobles_at, stronghold_at
from engine.knights.game_data import AREA_IDS, CITY_IDS, NONE
from engine.knights.state.frames_war import (
    RESULTS,
    Ability,
    Battle,
    BattleStage,
    Consent,
    Death,
    Deserting,
    Hands,
    Losses,
    Retreat,
    Spoil,
    Surrender,
)
from engine.knights.state.state import KnState, nobles_of
from engine.knights.war.battle import OPEN, SIEGE, ability, seat_on
from engine.knights.war.deaths import led
from engine.knights.war.resolution import SIDES
from engine.knights.war.targets_of_attack import CITY, STRONGHOLD

STAGES: tuple[BattleStage, ...] = get_args(BattleStage)


def _foreign(state: KnState, seat: int, nobles: Sequence[int]) -> bool:
    """Whether some Nobles are not different ones of a seat."""
    return len(set(nobles)) != len(nobles) or not set(nobles) <= set(nobles_of(state, seat))


def _consent(state: KnState, frame: Consent) -> Iterator[str]:
    at = {CITY: city_at, STRONGHOLD: stronghold_at}.get(frame.target)
    if at is None or at(state, frame.area) == NONE:
        yield f"there is no {frame.target} in {AREA_IDS[frame.area]}"
    if frame.seat in (*frame.asked, *frame.said) or not set(frame.said) < set(frame.asked):
        yield f"the seats {frame.asked} are asked by {frame.seat} and {frame.said} have answered"


# --- battles ---------------------------------------------------------------------------------------------------------


def _battle(state: KnState, frame: Battle) -> Iterator[str]:
    begun = STAGES.index(frame.stage)
    if frame.target not in (OPEN, CITY, STRONGHOLD) or frame.result not in RESULTS:
        yield f"a battle for {frame.target} that ends as {frame.result}"
    elif frame.foe == frame.seat or (frame.foe == NONE and frame.target != CITY):
        yield f"seat {frame.foe} defends {frame.target} against {frame.seat}"
    elif begun < STAGES.index("settle") and not _stands(state, frame):
        yield f"seat {frame.foe} has no {frame.target} in {AREA_IDS[frame.area]}"
    if sum(isinstance(f, Battle) for f in state.frames) > 1:
        yield "there are two"
    if begun >= STAGES.index("armies") and (frame.kind == OPEN) != (frame.target == OPEN):
        yield f"{frame.target} is attacked by {frame.kind}"
    if begun >= STAGES.index("commanders") and not (frame.kind and frame.armies[0]):
        yield f"nobody attacks at {frame.stage}"
    if begun <= STAGES.index("armies") and not nobles_at(state, frame.area, frame.seat):
        yield f"seat {frame.seat} has no Noble in {AREA_IDS[frame.area]}"
    led_by_now = begun > STAGES.index("commanders") and frame.kind != SIEGE and frame.result != "empty"
    for side in SIDES:
        seat, army, chief = seat_on(frame, side), frame.armies[side], frame.commanders[side]
        if (seat == NONE and army) or (seat != NONE and _foreign(state, seat, army)):
            yield f"the Nobles {army} do not fight for seat {seat}"
        if chief not in (army or [NONE]) and chief != NONE:
            yield f"Noble {chief} commands and does not fight"
        if led_by_now and army and chief == NONE:
            yield f"nobody commands side {side}"


def _stands(state: KnState, frame: Battle) -> bool:
    """Whether what is attacked is there, and the foe's."""
    if frame.target == CITY:
        city = city_at(state, frame.area)
        return city != NONE and state.cities[city].owner == frame.foe
    return frame.target == OPEN or stronghold_at(state, frame.area) == frame.foe


def _beneath(state: KnState, frame: Any) -> Battle | None:
    """The battle that a frame belongs to, alone of its kind; casualties are allotted by both sides."""
    if sum(type(f) is type(frame) for f in state.frames) > (2 if isinstance(frame, Losses) else 1):
        return None
    return next((f for f in state.frames if isinstance(f, Battle)), None)


def _waits(frame: Hands | Ability, seats: list[int]) -> Iterator[str]:
    if all(frame.sealed[s] for s in seats if s != NONE):
        yield f"none of the seats {seats} is left to answer"


def _hands(state: KnState, frame: Hands) -> Iterator[str]:
    battle = _beneath(state, frame)
    if battle is None or battle.bare:
        yield "there are no hands to choose from"
    else:
        yield from _waits(frame, [seat_on(battle, side) for side in SIDES if battle.fate[side]])


def _ability(state: KnState, frame: Ability) -> Iterator[str]:
    battle = _beneath(state, frame)
    if battle is None:
        yield "there is no battle"
    else:
        yield from _waits(frame, [seat_on(battle, side) for side in SIDES if ability(state, battle, side, frame.when)])


def _losses(state: KnState, frame: Losses) -> Iterator[str]:
    if _beneath(state, frame) is None:
        yield "there is no battle"


def _dropped(state: KnState, frame: Hands) -> Iterator[str]:
    battle = next(f for f in state.frames if isinstance(f, Battle))
    for side in SIDES:
        hand, drops, seat = battle.fate[side], frame.drops[side], seat_on(battle, side)
        if len(set(drops)) != len(drops) or any(n >= len(hand) for n in drops):
            yield f"side {side} lays {drops} of {len(hand)} cards aside"
        if seat != NONE and frame.sealed[seat] and battle.commanders[side] != NONE and hand and not drops:
            yield f"seat {seat} has sealed and laid nothing aside"


# --- afterwards ------------------------------------------------------------------------------------------------------


def _retreat(state: KnState, frame: Retreat) -> Iterator[str]:
    if _foreign(state, frame.seat, frame.nobles):
        yield f"the Nobles {frame.nobles} do not retreat for seat {frame.seat}"


def _army(state: KnState, frame: Deserting | Death) -> Iterator[str]:
    if frame.noble != NONE and frame.noble not in nobles_of(state, frame.seat):
        yield f"Noble {frame.noble} does not serve seat {frame.seat}"
        return
    unknown = isinstance(frame, Death) and frame.stage == "pay" and frame.left == NONE
    if unknown and led(state, frame.seat, frame.noble):
        yield f"it is not known what seat {frame.seat} pays"


def _spoil(state: KnState, frame: Spoil) -> Iterator[str]:
    if state.cities[frame.city].owner != frame.seat:
        yield f"{CITY_IDS[frame.city]} is not held by seat {frame.seat}"


def _surrender(state: KnState, frame: Surrender) -> Iterator[str]:
    if frame.seat == frame.to or frame.to >= state.seats:
        yield f"seat {frame.seat} surrenders to {frame.to}"


PUBLIC: Mapping[type, Callable[[KnState, Any], Iterator[str]]] = {
    Consent: _consent,
    Battle: _battle,
    Hands: _hands,
    Ability: _ability,
    Losses: _losses,
    Retreat: _retreat,
    Deserting: _army,
    Death: _army,
    Spoil: _spoil,
    Surrender: _surrender,
}
HIDDEN: Mapping[type, Callable[[KnState, Any], Iterator[str]]] = {Hands: _dropped}
