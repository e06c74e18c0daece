"""Where a Noble can come to, and with whom: the moves of a round one after the other (5.0-5.5, 13.4)."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

from engine.fief.board import has_card, invaders_at, is_free
from engine.fief.game_data import PLAGUE, REGION_OF
from engine.fief.roads import MOVES, could_join, setting_out
from engine.fief.roads import ways as open_ways
from engine.fief.state.position import Position
from engine.fief.war.camps import foes_at

Move = tuple[str, int]
"""A move: by ``road``, ``forest``, ``sail`` or ``court``, and the city it leads to."""
ROYAL = "court"
"""The royal journey, which takes both moves and no troops (4.9)."""
P = TypeVar("P", bound=Position)


def ways(position: Position, noble: int) -> list[Move]:
    """Every next move of a Noble who has not been refused any leave, as far as the weather, the moves left and the sea
    let them; whose leave it needs is another matter. Empty for captives and for who is nowhere."""
    who = position.nobles[noble]
    if not is_free(who) or who.place not in range(len(position.towns)):
        return []
    return open_ways(position, setting_out(position, noble))


def moved(position: P, noble: int, city: int, steps: int) -> P:
    """The same position with a Noble in another city, who has made so many moves more; nobody else has moved."""
    nobles = list(position.nobles)
    who = nobles[noble]
    nobles[noble] = msgspec.structs.replace(who, place=city, steps=who.steps + steps)
    return cast(P, msgspec.structs.replace(cast(msgspec.Struct, position), nobles=nobles))


def journeys(position: Position, noble: int) -> list[tuple[Move, ...]]:
    """Where a Noble can come to by road, forest and sea with the moves they have left: by each first move, then by two,
    as far as nobody else in the city between, and no plague, could come in the way. Each city once, shortest way."""
    who = position.nobles[noble]
    near: list[tuple[Move, ...]] = [(move,) for move in ways(position, noble) if move[0] != ROYAL]
    found = {who.place, *(way[-1][1] for way in near)}
    far: list[tuple[Move, ...]] = []
    for ((way, between),) in near if who.steps == 0 else ():
        if way == "sail" or not _undisturbed(position, between, who.family):
            continue
        for move in ways(moved(position, noble, between, MOVES - 1), noble):
            if move[0] != ROYAL and move[1] not in found:
                found.add(move[1])
                far.append(((way, between), move))
    return [*near, *far]


def _undisturbed(position: Position, city: int, family: int) -> bool:
    """Whether nobody but one family is in a city, and no plague."""
    plague = has_card(position, REGION_OF[city], PLAGUE)
    return not plague and not foes_at(position, city, family) and not invaders_at(position, city)


def companions(position: Position, noble: int) -> list[int]:
    """Units by kind that could go along with a Noble who sets out: beside them, and not led by another this round
    (5.0). Of another seat's Noble it cannot be seen: none."""
    return could_join(position, setting_out(position, noble))
