"""Bounds of what a position holds: how many there are of everything, and what no play exceeds.

``-1`` is nobody and nowhere, as in ``game_data.NONE``. That a seat plays in this very game is asked by ``invariants``.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

from msgspec import Meta

from engine.knights.game_data import (
    ACTIONS,
    AGENDAS,
    AREAS,
    BARONS,
    CITIES,
    COPIES,
    EVENTS,
    EXPEDITIONS,
    EXPEDITIONS_FILE,
    FATE,
    KINDS,
    NATIONS,
    NEUTRALS,
    NOBLE_IDS,
    TRACK,
    TROOPS,
    N,
)

T = TypeVar("T")
MOST = 1 << 31
"""More than any count can reach: what grows without limit stays far below it."""
MOST_SEATS = 6
MOST_TOKENS = 100
"""More casualty markers or victories than a battle can bring."""
MOST_LOSSES = N.drawn * 3
"""The most casualty markers that lie on an army before it is looked after."""
ACTION_CARDS = len(BARONS) * len(KINDS) + len(NEUTRALS)

Count = Annotated[int, Meta(ge=0, lt=MOST)]
"""How much of something, the number of a question, or a turn."""
TurnNumber = Annotated[int, Meta(ge=1, lt=MOST)]
NumberOrNone = Annotated[int, Meta(ge=-1, lt=MOST)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
SeatOrNobody = Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]
AreaNumber = Annotated[int, Meta(ge=0, lt=len(AREAS))]
AreaOrNowhere = Annotated[int, Meta(ge=-1, lt=len(AREAS))]
CityNumber = Annotated[int, Meta(ge=0, lt=len(CITIES))]
CityOrNone = Annotated[int, Meta(ge=-1, lt=len(CITIES))]
BaronNumber = Annotated[int, Meta(ge=0, lt=len(BARONS))]
NobleNumber = Annotated[int, Meta(ge=0, lt=len(NOBLE_IDS))]
NobleOrNobody = Annotated[int, Meta(ge=-1, lt=len(NOBLE_IDS))]
NationNumber = Annotated[int, Meta(ge=0, lt=len(NATIONS))]
NationOrNone = Annotated[int, Meta(ge=-1, lt=len(NATIONS))]
ExpeditionOrNone = Annotated[int, Meta(ge=-1, lt=len(EXPEDITIONS))]
Spot = Annotated[int, Meta(ge=0, le=EXPEDITIONS_FILE.spaces)]
KindNumber = Annotated[int, Meta(ge=0, lt=len(KINDS))]
ActionNumber = Annotated[int, Meta(ge=0, lt=ACTION_CARDS)]
TroopNumber = Annotated[int, Meta(ge=0, lt=len(TROOPS))]
FateNumber = Annotated[int, Meta(ge=0, lt=len(FATE))]
EventNumber = Annotated[int, Meta(ge=0, lt=len(EVENTS))]
EventOrNone = Annotated[int, Meta(ge=-1, lt=len(EVENTS))]
AgendaNumber = Annotated[int, Meta(ge=0, lt=len(AGENDAS))]
AgendaOrNone = Annotated[int, Meta(ge=-1, lt=len(AGENDAS))]
Pile = Annotated[int, Meta(ge=0, le=N.piles)]
LossMarkers = Annotated[int, Meta(ge=0, le=MOST_LOSSES)]
Tokens = Annotated[int, Meta(ge=0, lt=MOST_TOKENS)]
Side = Annotated[int, Meta(ge=0, le=1)]

BySide = Annotated[list[T], Meta(min_length=2, max_length=2)]
ByPile = Annotated[list[T], Meta(min_length=N.piles, max_length=N.piles)]
BySeat = Annotated[list[T], Meta(min_length=2, max_length=MOST_SEATS)]
OneAgenda = Annotated[list[AgendaNumber], Meta(min_length=1, max_length=1)]
Hand = Annotated[list[Annotated[int, Meta(ge=0, le=max(COPIES))]], Meta(min_length=len(KINDS), max_length=len(KINDS))]
Charges = Annotated[list[AgendaNumber], Meta(max_length=N.charges)]
BySpace = Annotated[list[T], Meta(min_length=len(ACTIONS.areas), max_length=len(ACTIONS.areas))]
BySpot = Annotated[list[T], Meta(min_length=len(TRACK), max_length=len(TRACK))]
ByNoble = Annotated[list[T], Meta(min_length=len(NOBLE_IDS), max_length=len(NOBLE_IDS))]
ByCity = Annotated[list[T], Meta(min_length=len(CITIES), max_length=len(CITIES))]
ByExpedition = Annotated[list[T], Meta(min_length=len(EXPEDITIONS), max_length=len(EXPEDITIONS))]
