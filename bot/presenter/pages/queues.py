"""The queue as a message: what people wait for, how long that takes, the ways in and out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.common import discord_limits
from bot.presenter.front import front
from bot.presenter.words.voice import Voice, cut, moment
from bot.tables.lobby.matchmaking import Waiting, Wish
from bot.tables.play.game_length import Length
from bot.tables.unit.posts import Message
from bot.ui.components import button
from bot.ui.ids import Id

EVERYWHERE = 0
"""The number in the ids of components that are about no single table."""
ROWS = 4
"""Games that have buttons; the others are joined by command."""


def wish_of(arg: str) -> Wish | None:
    """The game that a button of the queue names, ``fief.4.24``; ``None`` for anything else."""
    game, _, rest = arg.partition(".")
    seats, _, hours = rest.partition(".")
    return Wish(game, int(seats), int(hours)) if seats.isdecimal() and hours.isdecimal() else None


def arg_of(wish: Wish) -> str:
    """What a button of the queue carries."""
    return f"{wish.game}.{wish.seats}.{wish.hours}"


def said(wish: Wish, voice: Voice) -> str:
    """A game that somebody wants, in words."""
    return voice.text("queue-wish", game=voice.text(f"game-{wish.game}"), seats=wish.seats, hours=wish.hours)


def length(game: str, seats: int, found: Length | None, voice: Voice, options: Mapping[str, Any] | None = None) -> str:
    """How long a game takes: as those took that were played here, else as its makers found; empty when nobody knows.
    ``options``: of the table, where they are chosen already."""
    if found is not None:
        return voice.text(
            "length-found", games=found.games, days=_days(found.median), low=_days(found.low), high=_days(found.high)
        )
    usual = round(front(game).days.get(seats, 0) * front(game).length_factor(options or {}))
    return voice.text("length-usual", days=usual) if usual else ""


def _days(days: float) -> int:
    return max(1, round(days))


def board(waiting: Sequence[Waiting], lengths: Mapping[Wish, str], voice: Voice, note: str = "") -> Message:
    """What people of a server wait for. ``lengths``: how long each takes, in words."""
    lines = [note] if note else []
    lines.append(voice.text("queue-head") if waiting else voice.text("queue-empty"))
    view = discord.ui.View(timeout=None)
    for place, one in enumerate(waiting):
        mine = voice.text("queue-mine", until=moment(one.until, "f")) if one.until is not None else ""
        lines.append(voice.text("queue-line", wish=said(one.wish, voice), others=one.others))
        lines += [f"-# {text}" for text in (mine, lengths.get(one.wish, "")) if text]
        if place < ROWS:
            verb = "queue-in" if one.until is None else "queue-out"
            style = discord.ButtonStyle.success if one.until is None else discord.ButtonStyle.secondary
            game = voice.text(f"game-{one.wish.game}")
            label = voice.text(f"button-{verb}", game=game, seats=one.wish.seats, hours=one.wish.hours)
            view.add_item(button(Id(verb, EVERYWHERE, arg=arg_of(one.wish)), label, style=style))
    view.add_item(button(Id("queue", EVERYWHERE), voice.text("button-queue"), emoji="🔄"))
    return Message(content=cut("\n".join(lines), discord_limits.CONTENT), view=view)
