"""The numbers and words that a save may hold, by kind: what is outside of them is no save.

Which of them a position may hold at the same time says ``engine.roses.invariants``.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from msgspec import Meta

from engine.roses.board import (
    AREAS,
    BLOCKS,
    CARDS,
    FACES,
    FORCED_MARCH,
    HEIRS,
    ROUNDS,
    SCENARIOS,
    SEA_BORDER,
    STEPS,
    TURNS,
)

T = TypeVar("T")
PerSeat = Annotated[list[T], Meta(min_length=2, max_length=2)]
PerBlock = Annotated[list[T], Meta(min_length=len(BLOCKS), max_length=len(BLOCKS))]

SeatNumber = Annotated[int, Meta(ge=0, le=1)]
SeatOrNobody = Annotated[int, Meta(ge=-1, le=1)]
AreaNumber = Annotated[int, Meta(ge=0, lt=len(AREAS))]
AreaOrNone = Annotated[int, Meta(ge=-1, lt=len(AREAS))]
PlaceNumber = Annotated[int, Meta(ge=-6, lt=len(AREAS))]
"""An area, or one of ``state.POOL`` to ``state.FALLEN``."""
BlockNumber = Annotated[int, Meta(ge=0, lt=len(BLOCKS))]
BlockOrNone = Annotated[int, Meta(ge=-1, lt=len(BLOCKS))]
LandBorder = Annotated[int, Meta(ge=0, lt=SEA_BORDER)]
LandBorderOrNone = Annotated[int, Meta(ge=-1, lt=SEA_BORDER)]
AnyBorder = Annotated[int, Meta(ge=0, le=SEA_BORDER)]
"""A border, or ``board.SEA_BORDER``."""
CameOver = Annotated[int, Meta(ge=-1, le=SEA_BORDER + len(AREAS))]
"""-1, a border, or ``board.SEA_BORDER + 1 +`` an area."""

Campaign = Annotated[int, Meta(ge=1, le=max(scenario.last_campaign for scenario in SCENARIOS.values()))]
Turn = Annotated[int, Meta(ge=1, le=TURNS)]
Round = Annotated[int, Meta(ge=1, le=ROUNDS)]
ActionPoints = Annotated[int, Meta(ge=0, le=max(card.ap for card in CARDS.values()))]
Strength = Annotated[int, Meta(ge=0, le=max(STEPS))]
HitCount = Annotated[int, Meta(ge=1, le=max(STEPS))]
"""Hits that are left of one volley, at most one for each step of who threw it."""
Crossed = Annotated[int, Meta(ge=0, le=FORCED_MARCH)]
"""Borders that a block has crossed in one action phase, three on a forced march."""
HeirsDue = Annotated[int, Meta(ge=0, le=max(map(len, HEIRS)))]
Flag = Annotated[int, Meta(ge=0, le=1)]
Supporters = Annotated[int, Meta(ge=1, le=len(BLOCKS))]
Die = Annotated[int, Meta(ge=1, le=FACES)]
Rolled = Annotated[list[Die], Meta(min_length=1, max_length=max(STEPS))]
Need = Annotated[int, Meta(ge=0, le=FACES)]

Order = Literal["fire", "pass", "retreat", "weak-1", "weak-2", "weak-3", "round-2", "round-3", "ask", "charge"]
"""A standing order for one block."""
Shot = Literal["fired", "charged", "answered", "treason"]
"""How dice were thrown in a battle."""
Leader = Literal["king", "pretender", "warwick"]
"""Who may roll for treachery (6.9)."""
BattleStage = Literal["treason", "brief", "fight"]
Choice = Literal["", "keep", "mulligan"]
EndReason = Literal["", "heirs", "throne"]
