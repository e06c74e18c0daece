"""What the computer player weighs how much; a victory point is ten."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """What each thing is worth: a victory point is ten."""

    fief: float = 10.0
    """A victory point."""
    decisive: float = 2.0
    """How many times more an own point counts that wins the game."""
    deny: float = 0.3
    """What part of a victory point it is worth that an enemy does not get one."""
    alarm: float = 1.0
    """The same of an enemy who would win with it."""
    coin: float = 0.35
    """A shilling."""
    city: float = 0.6
    """Any city, beside its income."""
    troop: float = 0.25
    """A hit that own troops can take."""
    noble: float = 2.0
    """What a living Noble is worth."""
    honour: float = 0.8
    """Each title that a Noble has."""
    bold: float = 0.25
    """The least that a march must promise."""
    dare: float = 0.3
    """The least that a battle must promise."""
    fear: float = 0.5
    """How likely an enemy who could come does come, 0 to 1."""
    alliance: float = 0.7
    """What part of a victory one that is shared is worth."""
    fair: float = 0.4
    """The least that a deal must bring."""
    sword: float = 3.0
    """Excalibur in hand."""
    relic: float = 3.0
    """A relic in hand."""
    siege: float = 0.15
    """What part of a city's worth its siege is worth (7.9)."""
