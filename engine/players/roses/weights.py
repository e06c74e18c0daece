"""The numbers of judgement, found by letting players with different ones play against each other."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True, slots=True)
class Weights:
    """How the player judges; everything is counted in points, unless it is a share."""

    power: float = 1.6
    """A hit that a block scores in a round on average."""
    support: float = 4.0
    """A supporter at the political turn, at first."""
    support_turn: float = 1.0
    """What is added to ``support`` for every turn played."""
    early: float = 1.0
    """Share of ``support`` and ``support_turn`` that counts where another campaign follows."""
    heir: float = 4.0
    """The life of an heir."""
    last_heir: float = 25.0
    """Shared among the living heirs: the fewer, the more each one's life is worth besides ``heir``."""
    head: float = 2.0
    """The King or Pretender, above an heir."""
    lasting: float = 1.5
    """A block that dies for good, for every campaign to come."""
    pooled: float = 0.5
    """Share of its worth that a block in the pool has at the start of a campaign; it goes to nothing with the turns."""
    abroad: float = 0.3
    """Share of a supporter that exile costs at the start of a campaign; it goes to the whole with the turns."""
    fear_first: float = 0.6
    """How much of a possible enemy attack counts when the enemy still moves in this turn, as a share."""
    fear_second: float = 0.35
    """The same when the enemy does not move any more in this turn."""
    help: float = 0.35
    """Share of the enemy within reach that is thought to join a battle."""
    caution: float = 1.0
    """What an own loss counts against an enemy one, as a factor."""
    thrift: float = 0.2
    """Least gain for which a point is spent."""
    hunger: float = 1.5
    """A step lost for want of supply."""
    nerve: float = 1.0
    """How much a side that is behind dares, and one that is ahead spares, as an exponent."""
    drive: float = 0.3
    """Share of the best attack within reach that counts for an army that stands still."""
    march: float = 0.06
    """What an area between an army and the enemy takes from the army's worth, as a share of its strength."""
    flight: float = 0.4
    """A side is thought to leave a battle when its might falls below this share of the other's."""
