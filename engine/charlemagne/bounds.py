"""Types of what a save holds: numbers with their bounds, and words of small sets. The bounds are the widest that any
version wrote and play can reach; what grows without limit has none."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.charlemagne.board import HEXES, PLACES
from engine.charlemagne.game_data import COUNTERS, MARKERS, NEUTRAL, REGIONS, RELIGIONS, TURNS

NOWHERE = -1
"""Where a counter is that is not in play."""

Count = Annotated[int, msgspec.Meta(ge=0)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=1)]
Owner = Annotated[int, msgspec.Meta(ge=NEUTRAL, le=1)]
"""A seat, or ``NEUTRAL`` for nobody."""
Turn = Annotated[int, msgspec.Meta(ge=1, le=TURNS)]
Die = Annotated[int, msgspec.Meta(ge=1, le=6)]
PlaceNumber = Annotated[int, msgspec.Meta(ge=0, lt=len(PLACES))]
Spot = Annotated[int, msgspec.Meta(ge=NOWHERE, lt=len(PLACES))]
"""A place, or ``NOWHERE``."""
Hex = Annotated[int, msgspec.Meta(ge=0, lt=HEXES)]
Counter = Annotated[int, msgspec.Meta(ge=0, lt=COUNTERS)]
RegionNumber = Annotated[int, msgspec.Meta(ge=0, lt=len(REGIONS))]
Faith = Annotated[int, msgspec.Meta(ge=0, lt=len(RELIGIONS))]
Goal = Annotated[int, msgspec.Meta(ge=-1, lt=len(RELIGIONS))]
"""The faith that an attempt goes for, -1 for vassalage."""
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Hand = Annotated[list[Count], msgspec.Meta(min_length=len(MARKERS), max_length=len(MARKERS))]
"""How many markers of each kind."""
TWO = msgspec.Meta(min_length=2, max_length=2)
"""A value for each seat, or for the attacker and the defender."""
EVERY_REGION = msgspec.Meta(min_length=len(REGIONS), max_length=len(REGIONS))
"""A value for each region."""

Champion = Literal["leader", "charlemagne"]
Prey = Literal["leader", "ground"]
"""What treachery takes from the enemy."""
Stage = Literal["withdraw", "challenge", "plan", "answer", "done"]
"""The step of a battle."""
ClauseKind = Literal["points", "marker", "neutral", "peace", "avoid", "leave"]
LossReason = Literal["battle", "plague", "desertion"]
Ending = Literal["points", "capitulation"]
Cause = Literal["vassalage", "revolt", "treaty", "attack", "pillage", "conversion"]
"""By what a region changed hands."""
Unrest = Literal["none", "neutral", "tribal"]
"""What a revolt came to."""
