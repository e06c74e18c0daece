"""What the computer player weighs how much; a victory point is ten."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """``fief``: a victory point; ``decisive``: how much more one counts that wins the game; ``deny``: an enemy's point,
    ``alarm``: that of an enemy who would win. ``coin``: a shilling; ``city``: any city beside its income. ``troop``: a
    hit that own troops can take. ``noble``, ``honour``: a Noble, and each title he has. ``bold``: the least that a
    march must promise, ``dare``: a battle. ``fear``: how likely an enemy comes who could. ``alliance``: a victory
    shared. ``fair``: the least that a deal must bring. ``sword``, ``relic``: Excalibur and a relic in hand.
    """

    fief: float = 10.0
    decisive: float = 2.0
    deny: float = 0.3
    alarm: float = 1.0
    coin: float = 0.35
    city: float = 0.6
    troop: float = 0.25
    noble: float = 2.0
    honour: float = 0.8
    bold: float = 0.25
    dare: float = 0.3
    fear: float = 0.5
    alliance: float = 0.7
    fair: float = 0.4
    sword: float = 3.0
    relic: float = 3.0
