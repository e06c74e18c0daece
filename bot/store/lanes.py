"""How the lanes of the outbox are shared out among processes that deliver, and which posts go first.

A lane belongs to one share for good; whoever holds a share delivers its lanes, so the order within a lane needs no
agreement among processes.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, cast

import sqlalchemy as sa

if TYPE_CHECKING:
    from sqlalchemy.engine.default import DefaultExecutionContext

SHARES = 32
"""Many more than there will be processes that deliver, so that each has nearly as many as the others."""
OPEN = ("pending", "sending")
"""The states of a row that is still to be delivered."""
OPEN_SQL = "status IN ('pending', 'sending')"
"""The same as the partial indexes say it: a database uses them only for this very text."""
URGENT, USUAL, TIDY = 0, 1, 2
"""Boards, panels and what others wait for; lines, reminders and digests; replays, and the closing of panels that are
done with."""
_URGENT = frozenset({"lobby", "thread", "opening", "phase", "result", "panel"})


FILMS = "r"
"""With this begin the lanes in which replays go out, and nothing else."""


def share_of(lane: str) -> int:
    """The share that a lane belongs to, 0 to ``SHARES`` - 1, the same in every process."""
    return zlib.crc32(lane.encode()) % SHARES


def urgency_of(kind: str, op: str) -> int:
    """How urgent a post is by itself: the lower, the sooner."""
    if op in ("close", "delete") or kind == "replay":
        return TIDY
    return URGENT if kind in _URGENT else USUAL


def _row(context: DefaultExecutionContext) -> dict[str, str]:
    return cast("dict[str, str]", cast(Any, context).get_current_parameters())


def _share(context: DefaultExecutionContext) -> int:
    return share_of(_row(context)["lane"])


def _urgency(context: DefaultExecutionContext) -> int:
    return urgency_of(_row(context)["kind"], _row(context)["op"])


SHARE = sa.Column(sa.SmallInteger, nullable=False, default=_share, server_default="0")
URGENCY = sa.Column(sa.SmallInteger, nullable=False, default=_urgency, server_default="1")
INDEXES = tuple(
    sa.Index(name, *columns)
    for name, columns in (
        ("ix_outbox_open", ("lane", "id")),
        ("ix_outbox_urgent", ("urgency", "id")),
        ("ix_outbox_later", ("not_before",)),
    )
)
"""Of the open rows alone, as the migration makes them: what is settled costs the delivery nothing, however much of it
there is. Saying so here would load the dialects of both databases at every start."""
