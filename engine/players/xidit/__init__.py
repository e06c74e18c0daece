"""A computer player for Lords of Xidit.

``position`` reads a view into numbers, ``worth`` weighs the three tracks and what rewards bring, ``rivals`` guesses
what the other heroes do this year, ``search`` finds the best six orders, ``player`` turns it all into actions.
"""

from engine.players.xidit.player import XiditPlayer

__all__ = ["XiditPlayer"]
