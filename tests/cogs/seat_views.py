"""Looks at positions without a bot: tables, and what a seat sees of one."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import discord

from bot.presenter.words.voice import voice_of
from bot.tables.model import DeadlinePolicy, SeatInfo, SeatView, TableInfo, TableStatus, Waiting
from engine.core import Action, Prompt, blocking
from render.core.api import Picture

NAMES = ["Ana *la* Brava", "Ben", "Cleo @everyone", "Dov", "Eva", "Finn"]
COMMAND = discord.InteractionType.application_command
PICTURE = Picture(b"", "png", 1, 1, "The board. " * 60)


def table(seats: int = 4, game: str = "nowhere", status: TableStatus = TableStatus.RUNNING) -> TableInfo:
    return TableInfo(
        id=987654321, guild_id=1, channel_id=2, thread_id=3, lobby_message_id=4, game=game, name="The **long** winter",
        locale="en", status=status, organiser_id=100, seat_count=seats, options={}, policy=DeadlinePolicy(),
        seats=[SeatInfo(n, NAMES[n], 100 + n) for n in range(seats)], seq=5, epoch=3, seed_hash="0" * 64, seed="",
        due_at=1.8e9, created_at=0.0, started_at=1.0, finished_at=None,
    )  # fmt: skip


def token(prompt: Prompt) -> str:
    """What a component of a question carries here."""
    return hashlib.blake2s(prompt.id.encode(), digest_size=4).hexdigest()


def seat_view(prompts: Sequence[Prompt], *, game: str = "nowhere", seat: int = 0, **more: Any) -> SeatView:
    """What a seat sees that is asked these questions."""
    defaults: dict[str, Any] = {
        "table": table(game=game), "seat": seat, "prompts": tuple(prompts), "can_undo": True, "undo_token": "0123abcd",
        "tokens": {p.id: token(p) for p in prompts}, "due": {p.id: 1.8e9 for p in prompts if p.blocks or p.default},
    }  # fmt: skip
    return SeatView(**(defaults | more))


def look_at(rules: Any, state: Any, seat: int) -> SeatView:
    """What a seat sees of a position."""
    asked = rules.prompts(state)
    waits = blocking(asked)
    return seat_view(
        asked.get(seat, []), seat=seat, table=table(state.seats, rules.id), view=rules.view(state, seat),
        outcome=rules.outcome(state), hushed=any(p.anonymous for mine in waits.values() for p in mine),
        waiting=tuple(
            Waiting(s, mine[0].step, 0.0) for s, mine in waits.items() if s != seat and not mine[0].anonymous
        ),
    )  # fmt: skip


def meant(options: ModuleType, look: SeatView, name: str, /, **given: Any) -> list[Action]:
    """The actions that a command of a game stands for, its options that are not given left out."""
    reads = getattr(options, name)
    empty = {p.name: False if p.annotation == "bool" else None for p in inspect.signature(reads).parameters.values()}
    del empty["look"]
    empty |= {name: voice_of(look.table, "en") for name in ("voice", "speak") if name in empty}
    assert given.keys() <= empty.keys()
    actions: list[Action] = reads(look, **{**empty, **given})
    return actions
