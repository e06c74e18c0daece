"""``/fair``: a bid and a vote as commands; everything else is said by ``/act`` or pressed."""

from __future__ import annotations

from discord import app_commands

from bot.tables.model import SeatView
from bot.ui.commands import command, group, word_choices
from cogs.lookup import Interaction, suggest_tables
from cogs.play.game_commands import GameCommands
from engine.core import Action
from herald_fair.state import FULL

GROUP = group("fair")
AT = GameCommands("fair")


def bids(look: SeatView, coins: int) -> list[Action]:
    """A bid, sealed at once."""
    return [Action("bid", (coins,)), Action("seal")]


@command(GROUP, "bid")
@app_commands.autocomplete(table=suggest_tables)
async def bid(interaction: Interaction, coins: app_commands.Range[int, 0, FULL], table: str | None = None) -> None:
    """Bid for the pennant of the day."""
    await AT.cast(interaction, table, lambda look: bids(look, coins))


@command(GROUP, "vote")
@app_commands.choices(opinion=word_choices("fair", ("aye", "nay")))
@app_commands.autocomplete(table=suggest_tables)
async def vote(interaction: Interaction, opinion: str, table: str | None = None) -> None:
    """Vote on the toll."""
    await AT.cast(interaction, table, lambda look: [Action("vote", (opinion,))])


__all__ = ["GROUP"]
