"""The action log as it is read from the database, and numbered for those who may read a part of it."""

from __future__ import annotations

import bisect
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import models as m
from bot.tables.unit.replay import LogLine, rewound
from bot.tables.unit.stored_positions import fits
from engine.core import Draw


async def log_lines(connection: AsyncConnection, table_id: int) -> list[LogLine]:
    """The action log of a table."""
    a = m.actions.c
    rows = await connection.execute(
        sa.select(a.seq, a.seat, a.kind, a.text, a.digest, a.batch, a.at, a.secret, a.user_id, a.draws)
        .where(a.table_id == table_id)
        .order_by(a.seq)
    )
    return [
        LogLine(
            r.seq,
            r.seat,
            r.kind,
            r.text,
            r.batch,
            r.at,
            bool(r.secret),
            r.user_id,
            msgspec.json.decode(r.draws, type=list[Draw]),
            not fits(r.text, r.digest),
        )
        for r in rows
    ]


def is_public(line: LogLine) -> bool:
    """Whether everybody may know that a line stands in the log while the game runs."""
    return not (line.secret or line.kind in ("setup", "fork"))


def renumbered(lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines that one user may see, with their numbers among these: gaps would tell how often others changed their
    minds. Of a command or an undo that is seen in part, only that part is told."""
    number = {line.seq: place for place, line in enumerate(lines, 1)}
    first: dict[int, int] = {}
    shown = []
    for line in lines:
        text = line.text
        if line.kind == "undo":
            text = " ".join(str(number[seq]) for seq in map(int, text.split()) if seq in number)
        elif line.kind == "rewind":
            since, heard = rewound(text)
            text = f"{bisect.bisect_left(list(number), since) + 1} {heard}"
        place = number[line.seq]
        batch = first.setdefault(line.batch, place)
        shown.append(msgspec.structs.replace(line, seq=place, batch=batch, text=text))
    return shown
