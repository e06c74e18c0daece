"""A computer player for Charlemagne: campaigns for burgs, regions and markers, from the view and one question.

``position`` reads a view and says what things are worth, ``war`` plans a force, ``march`` moves it, ``battle`` weighs
its battles, ``purse`` spends and raises, ``court`` strives for regions, ``treaty`` deals; ``player`` puts it together,
``reasons`` says why. ``promises`` holds what a force's plans are made of.
"""

from engine.players.charlemagne.player import CharlemagnePlayer
from engine.players.charlemagne.tally import CharlemagneTally

PLAYER = CharlemagnePlayer
TALLY = CharlemagneTally

__all__ = ["PLAYER", "TALLY", "CharlemagnePlayer", "CharlemagneTally"]
