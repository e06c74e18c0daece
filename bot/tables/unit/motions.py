"""What people of a table are asked beside the game: seats that are to change hands, votes. Their rows and times."""

from __future__ import annotations

import dataclasses
import enum
import hashlib
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import models as m
from bot.tables.unit import anonymity
from bot.tables.unit.change import Change

WHOLE = -1
"""The seat of what is about the whole table."""


class MotionKind(enum.StrEnum):
    """What is asked: a seat is to change hands, a person is to leave the running game, the game is to end without a
    result, with a draw, or with the victory of those who have not conceded, or to go back to an earlier moment; or
    it is to pause, or to go on: of a pause that runs RESUME also says when it ends by itself; or two people are to
    change seats before the start, or a value of the position is to be corrected."""

    HANDOVER = "handover"
    REMOVAL = "removal"
    CANCEL = "cancel"
    DRAW = "draw"
    CONCEDE = "concede"
    REWIND = "rewind"
    PAUSE = "pause"
    RESUME = "resume"
    SWAP = "swap"
    CORRECT = "correct"


class Facts(msgspec.Struct, omit_defaults=True):
    """What a motion is about besides its row, and what has been answered so far."""

    holder: int | None = None
    """Who held the seat when it was asked, ``None`` where it is about no held seat."""
    absent: float | None = None
    """Since when they were absent then, in seconds since 1970; ``None`` where nobody asks because of that."""
    given: bool = False
    """Its holder agrees to give it."""
    taken: bool = False
    """Who is to have the seat agrees to take it."""
    votes: dict[int, bool] = {}
    """Whether somebody agrees, by user; who has not answered is left out."""
    path: str = ""
    """Which value of the position is to be corrected; empty where none is."""
    old: str = ""
    """That value now, as JSON."""
    new: str = ""
    """What it is to become, as JSON."""
    first: int = 0
    """The number of the first action that is to be taken back, 0 where none is."""
    event: dict[str, Any] = {}
    """What everybody heard of that action, or what is to be corrected, as a payload holds an event; empty for
    neither."""


@dataclasses.dataclass(slots=True)
class Motion:
    """One thing that is asked: a row of ``motions``."""

    table_id: int
    """The table at which it is asked."""
    kind: MotionKind
    """What is asked."""
    seat: int
    """The seat it is about, ``WHOLE`` for a vote of the whole table."""
    by_user: int
    """Who asked."""
    asked_at: float
    """When it was asked, in seconds since 1970."""
    due_at: float | None = None
    """When it is decided at the latest, in seconds since 1970; ``None`` for never."""
    to_user: int | None = None
    """Who is to have the seat; ``None`` where no seat changes hands."""
    to_name: str = ""
    """What they are called, empty without ``to_user``."""
    facts: Facts = dataclasses.field(default_factory=Facts)
    """What it is about besides, and what has been answered."""

    @property
    def token(self) -> str:
        """What a button carries that answers this and nothing that is asked later. Who asked cannot be read from it."""
        text = f"{self.kind.value}/{self.seat}/{self.to_user}/{self.asked_at!r}"
        return hashlib.blake2s(text.encode(), digest_size=4).hexdigest()


async def load(connection: AsyncConnection, table_id: int, *kinds: MotionKind) -> list[Motion]:
    """What is asked at a table, in the order of time."""
    c = m.motions.c
    query = sa.select(m.motions).where(c.table_id == table_id).order_by(c.asked_at, c.kind, c.seat)
    if kinds:
        query = query.where(c.kind.in_([kind.value for kind in kinds]))
    return [_motion(row) for row in (await connection.execute(query)).mappings()]


async def of_seat(change: Change, kind: MotionKind, seat: int = WHOLE) -> Motion | None:
    """What of one kind is asked about a seat, or about the whole table."""
    return next((x for x in await load(change.connection, change.loaded.table.id, kind) if x.seat == seat), None)


async def keep(change: Change, motion: Motion) -> None:
    """Write a motion. The clock must know of it."""
    row = {field.name: getattr(motion, field.name) for field in dataclasses.fields(Motion)}
    row |= {"kind": motion.kind.value, "facts": msgspec.json.encode(motion.facts).decode()}
    keys = ("table_id", "kind", "seat")
    await change.db.upsert(change.connection, m.motions, row, tuple(name for name in row if name not in keys))
    change.woken = True


async def drop(change: Change, motion: Motion) -> None:
    """Forget a motion that is decided."""
    c = m.motions.c
    await change.connection.execute(
        m.motions.delete().where(c.table_id == motion.table_id, c.kind == motion.kind.value, c.seat == motion.seat)
    )


async def clear(change: Change, seat: int | None = None, *, leaver: int | None = None) -> None:
    """Forget what was asked about a seat that has changed hands, or everything. ``leaver``: who has left it, or is
    back; nobody escapes their removal by that."""
    for motion in await load(change.connection, change.loaded.table.id):
        stays = motion.kind is MotionKind.REMOVAL and leaver is not None and motion.facts.holder == leaver
        if seat in (None, motion.seat) and not stays:
            await drop(change, motion)


def people(change: Change) -> list[int]:
    """Who sits at a table, each once."""
    return list(dict.fromkeys(s.user_id for s in change.loaded.seats if s.user_id is not None))


def present(change: Change, user_id: int) -> bool:
    """Whether somebody has missed no deadline since they were last there."""
    return any(s.absent_since is None for s in change.loaded.seats if s.user_id == user_id)


def called(change: Change, user_id: int) -> str:
    """What a person is called at a table: as their first seat is; empty for whoever has none."""
    return next((change.loaded.called(s) for s in change.loaded.seats if s.user_id == user_id), "")


def organising(change: Change, user_id: int) -> str:
    """What somebody is called who does what only the organiser may: nothing where that would tell which seat they
    have."""
    return "" if anonymity.hides(change.loaded.table) else called(change, user_id)


def _motion(row: Any) -> Motion:
    fields = {name: row[name] for name in ("table_id", "seat", "by_user", "asked_at", "due_at", "to_user", "to_name")}
    return Motion(**fields, kind=MotionKind(row["kind"]), facts=msgspec.json.decode(row["facts"], type=Facts))
