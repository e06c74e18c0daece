"""What the computer player weighs how much; a point of Influence is one."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """What the computer player weighs how much. Without another unit: in points of Influence."""

    coin: float = 0.12
    """A crown."""
    poor: float = 0.25
    """A crown while wages ask for it."""
    vote: float = 0.15
    """What a Vote is worth."""
    faith: float = 0.4
    """What a point of Faith is worth."""
    troop: float = 0.5
    """A hundred troops."""
    deny: float = 0.35
    """The share of what a rival gains or loses that counts for oneself, with the other sign; all of it with two
    players."""
    alarm: float = 0.7
    """That share for the rival who leads."""
    majority: float = 20.0
    """The city that wins, or that keeps a rival from winning."""
    begun: float = 0.55
    """The share of a city's worth that a first siege of it brings."""
    march: float = 0.3
    """The share of a city's worth that a march towards it brings."""
    noble: float = 1.5
    """A Noble's life."""
    ban: float = 2.5
    """Being banned from the Assembly."""
    token: float = 0.5
    """The token of Chairman, or that of Head of the Church."""
    leave: float = 0.3
    """How likely it is, from 0 to 1, that a rival gives permission."""
    bold: float = 0.3
    """The least that an attack must promise."""
    bribe: int = 2
    """Crowns offered for permission."""
    fee: int = 2
    """The fewest crowns for which permission is given."""
