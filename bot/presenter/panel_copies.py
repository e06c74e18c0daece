"""Copies of panels that their person alone sees: they follow what happens, as long as Discord lets them be edited.

A copy is the answer to a press or a command. Only with what came with that it can be edited, and only for a quarter of
an hour. It follows what is done in this process; nothing is kept of it.
"""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, cast

import discord
import msgspec

from bot.common.errors import UserError
from bot.presenter.front import front
from bot.presenter.panel_kit.controls import PanelContext, first
from bot.presenter.panels.panel import placed
from bot.presenter.panels.panel_cache import Pressed
from bot.presenter.words.voice import voice_of
from bot.tables.model import SeatView
from bot.tables.service import Tables
from bot.tables.unit.posts import TOP, Message
from bot.ui import clicks
from bot.ui.answer import Answering, files, locale_of

LASTS = 14 * 60.0
"""Seconds for which a copy follows; Discord lets it be edited a minute longer."""
MOST = 64
"""Copies that follow at a time, the latest ones."""
RUSH = 1.0
"""Seconds until a copy follows: what happens in a rush is shown at once."""
Compose: TypeAlias = Callable[..., Awaitable[Message]]
"""``HeraldPresenter.panel``."""
_log = logging.getLogger(__name__)


@dataclasses.dataclass(frozen=True, slots=True)
class Copy:
    """A copy as it was last shown."""

    interaction: discord.Interaction[Any]
    """By which it can be edited."""
    message: int
    """Its number, 0 where Discord has not told it."""
    seat: int
    """Whose panel it is."""
    look: SeatView | None
    """What it shows; ``None`` for one that was left as it stood, and waits for what comes."""
    at: float
    """When that was, by the clock that nobody sets."""
    turned: bool = False
    """Another question has come since its person's press."""


class Copies:
    """The copies that follow, by table and person: of each the one that was pressed last."""

    def __init__(self, tables: Tables, compose: Compose) -> None:
        self._tables, self._compose = tables, compose
        self._copies: OrderedDict[tuple[int, int], Copy] = OrderedDict()
        self._following: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._stirred: set[tuple[int, int]] = set()
        """Copies at whose table something was done that they do not show yet."""
        tables.when_moved(self.moved)

    def shows(
        self, interaction: discord.Interaction[Any], message: int, seat: int, table: int, look: SeatView | None
    ) -> None:
        """A copy shows a position from now on, or ``None`` when it waits for the next."""
        now = self._tables.clock.monotonic()
        key = table, interaction.user.id
        self._copies.pop(key, None)
        self._copies[key] = Copy(interaction, message, seat, look, now)
        while len(self._copies) > MOST:
            self._copies.popitem(last=False)
        if look is None:
            self.moved(table)

    def moved(self, table: int) -> None:
        """Something was done at a table."""
        stirred = [key for key in self._copies if key[0] == table]
        self._stirred.update(stirred)
        for key in [key for key in stirred if key not in self._following]:
            task = asyncio.create_task(self._followed(key), name=f"copy of {key}")
            self._following[key] = task
            task.add_done_callback(functools.partial(self._followed_up, key))

    async def close(self) -> None:
        """Follow no more."""
        self._copies.clear()
        for task in list(self._following.values()):
            task.cancel()
        await asyncio.gather(*self._following.values(), return_exceptions=True)

    def _followed_up(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        self._following.pop(key, None)

    async def _followed(self, key: tuple[int, int]) -> None:
        while key in self._stirred:
            await self._tables.clock.sleep(RUSH)
            self._stirred.discard(key)
            try:
                await self._follow(key)
            except (discord.HTTPException, UserError) as error:  # too late, dismissed, or the seat is another's by now
                _log.debug("a copy of a panel of table %d follows no more: %s", key[0], error)
                self._copies.pop(key, None)
            except Exception:
                _log.exception("a copy of a panel of table %d could not follow", key[0])
                self._copies.pop(key, None)

    async def _follow(self, key: tuple[int, int]) -> None:
        """Show on a copy what its person is asked by now, with the view that is open there as far as it still is."""
        copy = self._copies.get(key)
        clock = self._tables.clock
        if copy is None or clock.monotonic() - copy.at > LASTS or copy.interaction.client.is_closed():
            self._copies.pop(key, None)
            return
        look = await self._tables.views.look(key[0], key[1], seat=copy.seat)
        if copy.look is not None and _asked(look) == _asked(copy.look):
            return
        locale = locale_of(copy.interaction)
        ctx = PanelContext(look, copy.seat, voice_of(look.table, locale))
        at = placed(ctx, clicks.left_at(copy.message) or TOP)
        turned = copy.look is not None and _first(look) != _first(copy.look)
        if turned and copy.turned:  # what a press did is told with what comes next, and no longer
            at = msgspec.structs.replace(at, note="", tip=False)
        ctx = dataclasses.replace(ctx, open=at.opened, page=at.page, prompt=ctx.find(at.prompt), tip=at.tip)
        shown = await self._compose(
            look, copy.seat, locale, opened=at.opened, page=at.page, note=at.note, prompt=ctx.prompt, tip=at.tip
        )
        client = cast(Answering, copy.interaction.client)
        with clicks.clicking(copy.message or None, 0) as pressed:
            async with pressed.lock:
                if self._copies.get(key) is not copy or pressed.shown > (0, 0):
                    return  # a press shows what has happened meanwhile
                assert isinstance(shown.view, discord.ui.LayoutView)
                client.mentions.fill(shown.view)
                shown.view.stop()
                await copy.interaction.edit_original_response(view=shown.view, attachments=files(shown))
        self._copies[key] = dataclasses.replace(copy, look=look, turned=turned or copy.turned)
        if copy.message:
            clicks.leaves(copy.message, at)
            clicks.shows(copy.message, Pressed(look, front(ctx.game).about(ctx)))
        if shown.told is not None and copy.message:
            await client.displayed(shown.told, copy.message)


def _first(look: SeatView) -> str:
    """The id of the question that a panel shows by itself, empty where there is none."""
    prompt = first(look)
    return prompt.id if prompt is not None else ""


def _asked(look: SeatView) -> tuple[Any, ...]:
    """What makes a panel another one."""
    return look.prompts, look.tokens, look.outcome, look.table.status
