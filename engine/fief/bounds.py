"""What a save of Fief may hold: numbers and words by name, with the widest bounds that any position needs.

The decoder of saves holds them; whoever reads a field sees a plain number or word. ``-1`` is nobody and nowhere.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from engine.fief.game_data import (
    ABBESSES,
    CARDS,
    CITIES,
    DISTRICTS,
    FAMILIES,
    MERCENARIES,
    NOBLES,
    NONE,
    REGIONS,
    SERVANTS,
    SHERWOOD,
    UNITS,
    N,
)

INSIDE = -1
"""The site of those in the middle of a city, behind its walls where it has some (5.0)."""
SEA = len(CITIES)
"""The site of those who landed at a port; every other site is the city whose road they stand on."""
FOREST = SEA + 1
"""The site of those who came by the bandits' path (13.4)."""
PARADE = FOREST + 1
"""The site of those who ride a parade, while it is fought (5.2)."""
FREE = -1
CAPTORS = len(NOBLES)
"""A captor below this number is a Noble, from it on an invaders' army."""
BANDITS = CAPTORS + N.armies
"""The captor of those who lie in Sherwood (13.4)."""
_MOST = 1 << 31
"""What grows with the game stays far below."""


def exactly(length: int) -> Meta:
    """A list that has so many entries at every number of seats."""
    return Meta(min_length=length, max_length=length)


PAIR = exactly(2)
"""A list with two entries, such as one by camp."""

# --- how many --------------------------------------------------------------------------------------------------------

Count = Annotated[int, Meta(ge=0, lt=_MOST)]
"""How many of something, or the number of a question."""
CountOrNone = Annotated[int, Meta(ge=NONE, lt=_MOST)]
"""The same, with -1 for none."""
Positive = Annotated[int, Meta(ge=1, lt=_MOST)]
"""How many of something that is not there with none."""
Units = Annotated[list[Count], exactly(len(UNITS))]
"""How many of each kind, by the order of ``game_data.UNITS``."""
Hired = Annotated[list[Count], exactly(len(MERCENARIES))]
"""How many crossbows of each Mercenary card, by the order of ``game_data.MERCENARIES``."""

# --- who and where ---------------------------------------------------------------------------------------------------

SeatNumber = Annotated[int, Meta(ge=0, lt=4)]
FamilyNumber = Annotated[int, Meta(ge=0, lt=len(FAMILIES))]
"""A family, or a position in the order of turns; at three seats there are only three."""
FamilyOrNobody = Annotated[int, Meta(ge=NONE, lt=len(FAMILIES))]
NobleNumber = Annotated[int, Meta(ge=0, lt=len(NOBLES))]
NobleOrNobody = Annotated[int, Meta(ge=NONE, lt=len(NOBLES))]
CaptorNumber = Annotated[int, Meta(ge=FREE, le=BANDITS)]
"""Who holds a Noble, or ``FREE``."""
AimNumber = Annotated[int, Meta(ge=NONE, lt=BANDITS)]
"""A Noble, from ``CAPTORS`` on an army of invaders, or nobody."""
ArmyNumber = Annotated[int, Meta(ge=0, lt=N.armies)]
ArmyOrNone = Annotated[int, Meta(ge=NONE, lt=N.armies)]
CityNumber = Annotated[int, Meta(ge=0, lt=len(CITIES))]
CityOrNowhere = Annotated[int, Meta(ge=NONE, lt=len(CITIES))]
PlaceNumber = Annotated[int, Meta(ge=0, le=SHERWOOD)]
"""A city, or Sherwood."""
PlaceOrNowhere = Annotated[int, Meta(ge=NONE, le=SHERWOOD)]
SiteNumber = Annotated[int, Meta(ge=INSIDE, le=PARADE)]
"""Where in a city; in Sherwood a Noble."""
RegionNumber = Annotated[int, Meta(ge=0, lt=len(REGIONS))]
DistrictNumber = Annotated[int, Meta(ge=0, lt=len(DISTRICTS))]
AbbeyNumber = Annotated[int, Meta(ge=0, lt=len(ABBESSES))]
AbbeyOrNone = Annotated[int, Meta(ge=NONE, lt=len(ABBESSES))]
CardNumber = Annotated[int, Meta(ge=0, lt=len(CARDS))]
CardOrNone = Annotated[int, Meta(ge=NONE, lt=len(CARDS))]
ServantNumber = Annotated[int, Meta(ge=0, lt=len(SERVANTS))]
ServantOrNone = Annotated[int, Meta(ge=NONE, lt=len(SERVANTS))]

# --- words -----------------------------------------------------------------------------------------------------------

Stage = Literal[
    "settle", "court", "discard", "fate", "play", "eve", "income", "purse", "buy", "move", "raid", "battle", "pillage",
    "dusk", "close",
]  # fmt: skip
"""The stages of a round, in their order."""
Building = Literal["", "fortress", "walled", "abbey", "royal-fortress", "royal-abbey"]
"""What stands in a city; empty: nothing."""
Way = Literal["road", "forest", "sail", "court", "enter"]
"""How somebody goes on."""
BattleKind = Literal["field", "assault", "sally", "parade", "invasion"]
"""What a battle is about."""
Answer = Literal["grant", "ask", "refuse"]
"""What is said to who asks for leave."""
Draws = Literal[
    "ask", "nothing", "fortune", "character", "character-fortune", "fortune-character", "fortune-fortune",
]  # fmt: skip
"""Decks that a seat draws from, joined with a dash; ``ask`` asks it, ``nothing`` draws none."""
