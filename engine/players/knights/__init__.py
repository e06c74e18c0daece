"""A computer player for Warrior Knights: cities by siege, from the view and one question.

``position`` reads a view and says what things are worth, ``odds`` reckons Fate hands, ``war`` finds attacks and places
for Nobles, ``home`` sets up and brings Nobles back, ``plan`` lays piles, ``fight`` marches and leads battles, ``purse``
pays, hires and builds, ``hall`` votes, ``moments`` answers Events, ``treaty`` deals, ``player`` puts it together.
``terms`` says what all of them add up, ``reasons`` tells it.
"""

from engine.players.knights.player import KnightsPlayer
from engine.players.knights.tally import KnightsTally

PLAYER = KnightsPlayer
TALLY = KnightsTally

__all__ = ["PLAYER", "TALLY", "KnightsPlayer", "KnightsTally"]
