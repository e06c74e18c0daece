"""What the commands of every game share: the table that is meant, options and their suggestions, a batch of actions."""

from __future__ import annotations

import dataclasses
import functools
import inspect
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, get_args

from discord import app_commands
from discord.app_commands import Choice

from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.presenter.words.slugs import seat_option
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView, TableInfo
from bot.ui.answer import Answer
from bot.ui.commands import command, group
from bot.ui.suggested import Suggest
from cogs.lookup import PLAYING, Interaction, find_table, narrow, narrow_several, suggest_tables, voice
from cogs.panel import own_look, play, show_panel
from cogs.ranges import Offer, One, Option, Range
from engine.core import Action, slug_seat

F = TypeVar("F", bound=Callable[..., Any])
KEPT = "positions"
"""Where an interaction keeps what was looked at for it."""
GIVEN = (SeatView, Voice, Answer)
"""What a command may ask for beside its options."""
TABLE = inspect.Parameter("table", inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=str | None)
"""The last option of every command."""


@dataclasses.dataclass(frozen=True, slots=True)
class GameCommands:
    """What the commands of one game do."""

    game: str
    """Its id."""
    label: Callable[[TableInfo, Voice, str], Option] = seat_option
    """How a slug is suggested."""
    group: app_commands.Group = dataclasses.field(init=False)
    """The commands."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", group(self.game))

    def command(self, name: str, /, **ranges: Range | list[Choice[str]]) -> Callable[[F], F]:
        """A command from what it means: a function of its options that returns actions. Where it returns none the asker
        sees their panel; a coroutine function has answered by itself then.

        ``ranges``: what options range over, or their fixed choices. The function may ask for the look at the asker's
        position, a voice and the answer; without any of them the actions are those of whichever seat of theirs can take
        them. A switch is off and an option that may be ``None`` is left out unless it is given.
        """

        def register(means: F) -> F:
            parameters = inspect.signature(means, eval_str=True).parameters.values()
            asks = {p.name: GIVEN.index(p.annotation) for p in parameters if p.annotation in GIVEN}
            options = [_optional(p) for p in parameters if p.name not in asks]

            @functools.wraps(means)
            async def run(interaction: Interaction, table: str | None = None, **given: Any) -> None:
                filled = {p.name: given.get(p.name, p.default) for p in options}
                if not asks:
                    await self.run(interaction, table, means(**filled))
                    return
                async with Answer(interaction) as answer:
                    look, seat = await self.position(interaction, table)
                    known = (look, voice(interaction, look.table), answer)
                    found = means(**{name: known[place] for name, place in asks.items()}, **filled)
                    actions = await found if inspect.iscoroutine(found) else found
                    if actions:
                        await play(answer, look.table, actions, seat)
                    elif actions is found:
                        await show_panel(answer, look.table, seat)

            asker = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
            run.__signature__ = inspect.Signature([asker, *options, TABLE])  # type: ignore[attr-defined]
            fixed = {each: one for each, one in ranges.items() if isinstance(one, list)}
            whole = {p.name for p in options if int in (p.annotation, *get_args(p.annotation))}
            typed = {
                each: self._suggesting(one, each in whole) for each, one in ranges.items() if not isinstance(one, list)
            }
            app_commands.choices(**fixed)(run)
            app_commands.autocomplete(**typed, table=suggest_tables)(run)
            command(self.group, name)(run)
            return means

        return register

    def _suggesting(self, one: Range, whole: bool) -> Suggest:
        """The suggestions of an option from its range; none where the table is not clear, or another option holds a
        name that nobody has. ``whole``: it is a number."""
        offer: Offer = one.offer if isinstance(one, One) else one

        async def suggestions(interaction: Interaction, current: str) -> list[Choice[Any]]:
            others = vars(interaction.namespace)
            try:
                look, _ = await self.position(interaction, others.get("table"))
                speak = voice(interaction, look.table)
                filled = defaultdict(str, {name: str(value) for name, value in others.items() if value})
                found = list(offer(look, speak, current, filled))
            except UserError:
                return []
            options = [self.label(look.table, speak, each) if isinstance(each, str) else each for each in found]
            seats = any(slug_seat(each) is not None for each in found if isinstance(each, str))  # names may have commas
            single = seats or isinstance(one, One)
            listed = (narrow if single else narrow_several)(options, current)
            return [Choice(name=c.name, value=int(c.value)) for c in listed] if whole else [*listed]

        return suggestions

    async def table(self, interaction: Interaction, name: str | None) -> TableInfo:
        """The table of this game that is meant. Raises ``UserError`` when that is a table of another game."""
        info = await find_table(interaction, name, statuses=PLAYING)
        if info.game != self.game:
            raise UserError("not-this-game", game=self.game)
        return info

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

    async def preview(self, interaction: Interaction, table: str | None, zoom: str = "") -> None:
        """The asker's private board, without controls."""
        async with Answer(interaction) as answer:
            info = await self.table(interaction, table)
            look, _ = await own_look(interaction, info)
            await answer.send(await herald(interaction).presenter.board(look, answer.locale, zoom=zoom, private=True))


def _optional(option: inspect.Parameter) -> inspect.Parameter:
    """An option with what it is unless it is given."""
    if option.default is option.empty and option.annotation is bool:
        return option.replace(default=False)
    empty = option.default is option.empty and type(None) in get_args(option.annotation)
    return option.replace(default=None) if empty else option
