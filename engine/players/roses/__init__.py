"""A computer player for Wars of the Roses.

``position`` reads a view into numbers, ``combat_odds`` fights battles on paper, ``valuation`` weighs blocks and areas,
``plan`` finds operations for action points, ``fight`` decides in battle, ``hand`` plays cards, ``households`` settles
supply and the political turn, ``player`` turns it all into actions. ``tally`` counts finished games.
"""

from engine.players.roses.player import RosesPlayer
from engine.players.roses.tally import RosesTally

PLAYER = RosesPlayer
TALLY = RosesTally

__all__ = ["PLAYER", "TALLY", "RosesPlayer", "RosesTally"]
