"""A computer player for Lords of Xidit.

``position`` reads a view into numbers, ``valuation`` weighs the three tracks and what rewards bring, ``rivals`` guesses
what the other heroes do this year, ``search`` finds the best six orders, ``player`` turns it all into
actions; ``tally`` counts what happens in games.
"""

from engine.players.xidit.player import XiditPlayer
from engine.players.xidit.tally import XiditTally

PLAYER = XiditPlayer
TALLY = XiditTally

__all__ = ["PLAYER", "TALLY", "XiditPlayer", "XiditTally"]
