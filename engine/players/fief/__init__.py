"""A computer player for Fief England: fiefs, crowns and marriages, from the view and one question.

``position`` reads a view, ``valuation`` says what cities, regions and Nobles are worth, ``combat_odds`` reckons
battles, ``home`` chooses where to begin, ``march`` sends Nobles out, ``fight`` leads battles, ``purse`` buys, ``court``
marries and votes, ``hand`` draws and plays cards, ``moments`` plays those that fit any moment, ``treaty`` deals,
``reasons`` says what was reckoned with, ``player`` puts it together.
"""

from engine.players.fief.player import FiefPlayer
from engine.players.fief.tally import FiefTally

PLAYER = FiefPlayer
TALLY = FiefTally

__all__ = ["PLAYER", "TALLY", "FiefPlayer", "FiefTally"]
