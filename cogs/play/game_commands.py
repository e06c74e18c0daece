"""What the commands of every game share: the table that is meant, what is legal there, a batch of actions."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.tables.model import SeatView, TableInfo
from bot.ui.answer import Answer
from cogs.lookup import PLAYING, Interaction, find_table
from cogs.panel import own_look, play, show_panel
from engine.core import Action

KEPT = "positions"
"""Where an interaction keeps what was looked at for it."""


@dataclasses.dataclass(frozen=True, slots=True)
class GameCommands:
    """What the commands of one game do."""

    game: str
    """Its id."""

    async def table(self, interaction: Interaction, name: str | None) -> TableInfo:
        """The table of this game that is meant. Raises ``UserError`` when that is a table of another game."""
        info = await find_table(interaction, name, statuses=PLAYING)
        if info.game != self.game:
            raise UserError("not-this-game", game=self.game)
        return info

    async def offered(self, interaction: Interaction, verbs: Sequence[str]) -> tuple[SeatView | None, list[Action]]:
        """The asker's legal actions of some verbs, for suggestions; nothing where the table is not clear."""
        try:
            look, _ = await self.position(interaction, getattr(interaction.namespace, "table", None))
        except UserError:
            return None, []
        return look, [a for a in look.legal if a.verb in verbs]

    async def position(self, interaction: Interaction, table: str | None) -> tuple[SeatView, int]:
        """The position as the asker's seat sees it, and the seat. It is looked at once for each interaction, however
        many options are read and suggested."""
        kept = interaction.extras.setdefault(KEPT, {})
        if (self.game, table) not in kept:
            info = await self.table(interaction, table)
            kept[self.game, table] = await own_look(interaction, info, news=False)
        found: tuple[SeatView, int] = kept[self.game, table]
        return found

    async def run(self, interaction: Interaction, table: str | None, actions: Sequence[Action]) -> None:
        """Take a batch of actions at the table that is meant; without any, show the asker's panel there."""
        async with Answer(interaction) as answer:
            info = await self.table(interaction, table)
            if actions:
                await play(answer, info, actions)
            else:
                await show_panel(answer, info)

    async def cast(
        self, interaction: Interaction, table: str | None, read: Callable[[SeatView], Sequence[Action]]
    ) -> None:
        """Take the actions that a command means in the asker's position; where it means none, show their panel."""
        async with Answer(interaction) as answer:
            look, seat = await self.position(interaction, table)
            actions = read(look)
            if actions:
                await play(answer, look.table, actions, seat)
            else:
                await show_panel(answer, look.table, seat)

    async def preview(self, interaction: Interaction, table: str | None, zoom: str = "") -> None:
        """The asker's private board, without controls."""
        async with Answer(interaction) as answer:
            info = await self.table(interaction, table)
            look, _ = await own_look(interaction, info)
            await answer.send(await herald(interaction).presenter.board(look, answer.locale, zoom=zoom, private=True))
