"""Invitations to a table that gathers: whom to ask, and what they read who are asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.common.errors import Raw
from bot.presenter.pages.lobby import facts, seat_lines
from bot.presenter.pages.queues import length
from bot.presenter.words.voice import CONTENT, Voice, clean, cut, linked
from bot.tables.model import TableInfo, TableStatus
from bot.tables.service import Tables
from bot.tables.unit.posts import Message, Post
from bot.ui.components import Press, button
from bot.ui.ids import Id

MOST = 5
"""People who are asked with one choice."""


def picker(info: TableInfo, voice: Voice, *said: str) -> Message:
    """A list of the members of the server, to choose whom to ask. ``said``: what became of those chosen before."""
    view = discord.ui.View(timeout=None)
    free = sum(seat.user_id is None and not seat.computer for seat in info.seats)
    members: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        custom_id=str(Id("asked", info.id)), placeholder=voice.text("invite-pick"), max_values=max(1, min(MOST, free))
    )
    view.add_item(Press(members))
    ask = voice.text("invite-whom", number=str(info.id), table=clean(info.name))
    return Message(content=cut("\n".join([*said, ask]), CONTENT), view=view)


async def composed(tables: Tables, post: Post, info: TableInfo, voice: Voice) -> Message | None:
    """The message of a post that asks somebody to a table, or what stays of it; nothing where it was over before."""
    if "answered" in post.payload:
        return answered(info, voice, str(post.payload["answered"]))
    assert post.user_id is not None
    if info.status is not TableStatus.LOBBY or not await tables.invitations.asks(info.id, post.user_id):
        return None
    found = await tables.game_lengths.of(info.game, info.seat_count)
    takes = length(info.game, info.seat_count, found, voice, info.options)
    return invitation(info, voice, post.payload["params"], takes)


def invitation(info: TableInfo, voice: Voice, params: Mapping[str, Any], takes: str) -> Message:
    """What somebody reads who is asked: the game, how long it takes, what is agreed, who sits there, and two buttons.
    ``params``: who asks, and the game; ``takes``: how long such a game takes, empty when nobody knows."""
    game = Raw(voice.text(f"game-{info.game}"))
    asked = voice.say("whisper-invited", {**params, "game": game, "table": Raw(linked(info, voice.locale))})
    lines = [asked, *(f"-# {fact}" for fact in (*filter(None, [takes]), *facts(info, voice)))]
    lines += [voice.text("invite-there"), *seat_lines(info, voice)]
    if url := card_url(info):
        lines.append(voice.text("invite-card", url=url))
    view = discord.ui.View(timeout=None)
    view.add_item(button(Id("come", info.id), voice.text("button-come"), style=discord.ButtonStyle.success))
    view.add_item(button(Id("refuse", info.id), voice.text("button-refuse")))
    return Message(content=cut("\n".join(lines), CONTENT), view=view)


def answered(info: TableInfo, voice: Voice, how: str) -> Message:
    """What stays of an invitation that asks nothing any more. ``how``: what came of it, as ``Answered`` has it."""
    game = voice.text(f"game-{info.game}")
    return Message(content=voice.text("invite-over", how=how, game=game, table=linked(info, voice.locale)))


def card_url(info: TableInfo) -> str:
    """The address of the table's card; empty while it is not posted."""
    if info.alone or info.lobby_message_id is None:
        return ""
    return f"https://discord.com/channels/{info.guild_id}/{info.channel_id}/{info.lobby_message_id}"
