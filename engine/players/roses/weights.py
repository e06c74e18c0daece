"""The numbers of judgement, found by letting players with different ones play against each other."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True, slots=True)
class Weights:
    """How the player judges; everything is counted in points.

    ``power``: a hit that a block scores in a round on average. ``support``, ``support_turn``: a supporter at the
    political turn, at first and for every turn played; ``early``: both as a share where another campaign follows.
    ``heir``, ``last_heir``: the life of an heir, the second shared among the living. ``head``: the King or Pretender
    above that. ``lasting``: a block that dies for good, for every campaign to come. ``pooled``: share of its worth
    that a block in the pool has at the start of a campaign. ``abroad``: share of a supporter that exile costs at the
    start; both go to their extremes with the turns. ``fear_first``, ``fear_second``: how much of a possible enemy
    attack counts when the enemy still moves in this turn, and when he does not. ``help``: share of the enemy within
    reach that is thought to join a battle. ``caution``: what an own loss counts against an enemy one. ``thrift``:
    least gain for which a point is spent. ``hunger``: a step lost for want of supply. ``nerve``: how much a side that
    is behind dares, and one that is ahead spares. ``drive``: share of the best attack within reach that counts for an
    army that stands still. ``march``: what an area between an army and the enemy takes from it.
    ``flight``: a side is thought to leave a battle when its might falls below this share of the other's.
    """

    power: float = 1.6
    support: float = 4.0
    support_turn: float = 1.0
    early: float = 1.0
    heir: float = 4.0
    last_heir: float = 25.0
    head: float = 2.0
    lasting: float = 1.5
    pooled: float = 0.5
    abroad: float = 0.3
    fear_first: float = 0.6
    fear_second: float = 0.35
    help: float = 0.35
    caution: float = 1.0
    thrift: float = 0.2
    hunger: float = 1.5
    nerve: float = 1.0
    drive: float = 0.3
    march: float = 0.06
    flight: float = 0.4
