"""``/fair``: a bid and a vote as commands; everything else is said by ``/act`` or pressed."""

from __future__ import annotations

from discord import app_commands

from bot.ui.commands import word_choices
from cogs.play.game_commands import GameCommands
from engine.core import Action
from herald_fair.state import FULL

AT = GameCommands("fair")
GROUP = AT.group


@AT.command("bid")
def bid(coins: app_commands.Range[int, 0, FULL]) -> list[Action]:
    """Bid for the pennant of the day, sealed at once."""
    return [Action("bid", (coins,)), Action("seal")]


@AT.command("vote", opinion=word_choices("fair", ("aye", "nay")))
def vote(opinion: str) -> list[Action]:
    """Vote on the toll."""
    return [Action("vote", (opinion,))]


__all__ = ["GROUP"]
