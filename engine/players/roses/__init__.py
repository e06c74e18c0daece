"""A computer player for Wars of the Roses.

``position`` reads a view into numbers, ``clash`` fights battles on paper, ``worth`` weighs blocks and areas, ``plan``
finds operations for action points, ``fight`` decides in battle, ``hand`` plays cards, ``households`` settles supply
and the political turn, ``player`` turns it all into actions.
"""

from engine.players.roses.player import RosesPlayer

PLAYER = RosesPlayer
"""The class that the list of players finds."""

__all__ = ["PLAYER", "RosesPlayer"]
