"""The contract shared by all games."""

from engine.core.action import Action
from engine.core.dice import Dice, Draw, check, derive, seed_hash
from engine.core.messages import Event, IllegalAction, Outcome, Param, Prompt, Refusal, told_once, visible_to
from engine.core.rules import GameState, Rules, SaveError

__all__ = [
    "Action",
    "Dice",
    "Draw",
    "Event",
    "GameState",
    "IllegalAction",
    "Outcome",
    "Param",
    "Prompt",
    "Refusal",
    "Rules",
    "SaveError",
    "check",
    "derive",
    "seed_hash",
    "told_once",
    "visible_to",
]
