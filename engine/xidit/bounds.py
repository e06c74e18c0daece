"""The numbers and words that a save holds, as widely as any version wrote them and any play can reach them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from engine.xidit.board import (
    BANK,
    BARDS,
    CITIES,
    COLOURS,
    LEVELS,
    REGIONS,
    SUPPLY,
    TITAN_SIZES,
    TITANS,
    TOWER,
    TRACKS,
    UNITS,
)

STEPS = 6
"""Orders of a year."""
CENSUS_YEARS = {False: (4, 8, 12), True: (3, 6, 9)}
"""Years that end with a census, by whether the game is short; the last of them is the last of the game (P13, P18)."""
YEARS = CENSUS_YEARS[False][-1]
"""Years of the longest game."""
FEWEST, MOST = 3, 5
"""How many play."""

Year = Annotated[int, Meta(ge=1, le=YEARS)]
Step = Annotated[int, Meta(ge=1, le=STEPS)]
Begun = Annotated[int, Meta(ge=0, le=MOST)]
"""How many seats have had their turn in something."""
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST)]
SeatOrNobody = Annotated[int, Meta(ge=-1, lt=MOST)]
CityNumber = Annotated[int, Meta(ge=1, le=CITIES)]
CityOrNone = Annotated[int, Meta(ge=0, le=CITIES)]
TitanNumber = Annotated[int, Meta(ge=0, lt=len(TITANS))]
TitanSize = Annotated[int, Meta(ge=TITAN_SIZES[0], le=TITAN_SIZES[-1])]
Sovereigns = Annotated[int, Meta(ge=0, le=BANK)]
Units = Annotated[int, Meta(ge=0, le=max(SUPPLY))]
Bards = Annotated[int, Meta(ge=0, le=BARDS)]
Levels = Annotated[int, Meta(ge=0, le=LEVELS)]
Tower = Annotated[int, Meta(ge=0, le=TOWER)]
Kills = Annotated[int, Meta(ge=0, le=STEPS * YEARS)]

PER_SEAT = Meta(min_length=FEWEST, max_length=MOST)
PER_STEP = Meta(min_length=STEPS, max_length=STEPS)
PER_UNIT = Meta(min_length=len(UNITS), max_length=len(UNITS))
PER_SIZE = Meta(min_length=len(TITAN_SIZES), max_length=len(TITAN_SIZES))
PER_TRACK = Meta(min_length=len(TRACKS), max_length=len(TRACKS))
PER_REGION = Meta(min_length=len(REGIONS), max_length=len(REGIONS))
PER_CITY = Meta(min_length=CITIES + 1, max_length=CITIES + 1)
"""Entry 0 is not used."""

ByUnit = Annotated[list[Units], PER_UNIT]
Reveals = Annotated[list[Annotated[int, Meta(ge=-1, le=max(SUPPLY))]], Meta(max_length=len(UNITS))]
"""Counts of a census by unit, -1 when not chosen; empty when there is none."""
BardsOnBoard = Annotated[list[Annotated[list[Bards], PER_SEAT]], PER_REGION]
"""By region, then by seat."""

ORDERS = (*COLOURS, "act", "wait")
"""What can be ordered for a step."""
Order = Literal["", "blue", "red", "black", "act", "wait"]
"""What is to be done in a step; empty when not chosen."""
Orders = Annotated[list[Order], PER_STEP]
Reward = Literal["", "sovereigns-bards", "sovereigns-guild", "bards-guild"]
"""A planned pair of rewards; empty for none."""
Aim = Literal["", "skip", "3", "4", "5"]
"""The size of a planned Titan, or none of them; empty when nothing is planned."""
DeedKind = Literal["move", "stay", "recruit", "kill", "titan", "nothing"]
Sent = Annotated[int, Meta(ge=1, le=BARDS)]
"""Bards that are planned for one region."""
Spent = Annotated[int, Meta(ge=1, le=TITAN_SIZES[-1])]
"""Units of one kind that are planned for a Titan."""
