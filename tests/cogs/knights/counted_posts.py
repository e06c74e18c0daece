"""What a table of six people posts: boards, other posts and direct messages of each game turn.

``python -m tests.cogs.knights.counted_posts 3`` plays so many games with the shipped orders and prints what a game turn
brings. Everybody comes when they are asked something, answers all of it and what follows at once, and goes; between two
visits all that was written is delivered.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path

from bot.presenter.front import board_key
from bot.store import Database
from bot.store import models as m
from bot.tables.model import SeatView, TableStatus, UserRef
from bot.tables.service import Tables
from bot.tables.unit.computers import SUBSTITUTE, make
from bot.workers.outbox.outbox import Outbox
from cogs import games
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.standing.standing import QUICK
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import FakeClock, rows
from tests.cogs.knights.seated_tables import PATIENT
from tests.support.databases import ready

SIX = tuple(UserRef(601 + n, name) for n, name in enumerate(("Ana", "Ben", "Cai", "Dot", "Eve", "Fay")))
BOARD, DIRECT = "phase", ("panel", "whisper", "digest")
STANDING = frozenset(action.verb for action in QUICK)


async def seated(tables: Tables, seed: str) -> int:
    """A running table of six with the orders of a new seat."""
    info = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=SIX[0], game="knights", seats=6, policy=PATIENT, name=seed
    )
    for user in SIX[1:]:
        await tables.lobby.join(info.id, user)
    info = await tables.lobby.start(info.id, SIX[0].id)
    for seat in info.seats:
        assert seat.user_id is not None
        await tables.play.act(info.id, seat.user_id, list(QUICK), seat=seat.seat)
    return info.id


async def visit(tables: Tables, table: int, user: int, seat: int) -> SeatView:
    """A seat answers all that waits for it; what it saw last."""
    player = make("knights", SUBSTITUTE, f"posts {seat}")
    look = await tables.views.look(table, user, seat=seat)
    for _ in range(200):
        asked = next((p for p in look.prompts if p.blocks), None)
        if asked is None:
            break
        chosen = [a for a in player.choose(look.view, asked) if a.verb not in STANDING] or list(asked.default)
        look = (await tables.play.act(table, user, chosen, seat=seat)).look
    return look


async def posted(db: Database, seed: str, turns: int = 99) -> list[Counter[str]]:
    """What each of the first ``turns`` game turns posted, the set-up among the first: new messages by kind, edits."""
    tables = Tables(db, FakeClock(), games={"knights": RULES}, board_key=board_key)
    table = await seated(tables, seed)
    outbox = Outbox(tables.store, FakePresenter(), FakeDiscord())
    found: list[Counter[str]] = []
    seen = 0
    while True:
        await outbox.drain()
        new = await rows(db, m.outbox, m.outbox.c.id > seen)
        state = tables.store.state(await tables.store.read(table))
        while len(found) < max(1, state.turn):
            found.append(Counter())
        found[-1].update(row.kind if row.op == "send" else f"{row.op} {row.kind}" for row in new)
        seen = max([seen, *(row.id for row in new)])
        info = await tables.lookup.info(table)
        waited = [s for s in info.seats if RULES.prompts(state).get(s.seat) and s.user_id is not None]
        if info.status is not TableStatus.RUNNING or len(found) > turns:
            return found[:turns]
        for seat in waited:
            assert seat.user_id is not None
            await visit(tables, table, seat.user_id, seat.seat)


async def _report(games_: int) -> None:
    turns: list[Counter[str]] = []
    for n in range(games_):
        with tempfile.TemporaryDirectory() as folder:
            db = Database(f"sqlite+aiosqlite:///{Path(folder) / 'herald.db'}")
            await ready(db)
            turns += await posted(db, f"posts {n}")
            await db.close()
    total: Counter[str] = sum(turns, Counter())
    print(f"{games_} games of six, {len(turns)} turns; the most boards of a turn: {max(t[BOARD] for t in turns)}")
    for kind, count in total.most_common():
        print(f"| {kind} | {count / len(turns):.1f} |")
    print(f"| direct messages to each | {sum(total[k] for k in DIRECT) / len(turns) / 6:.1f} |")


if __name__ == "__main__":
    games()
    asyncio.run(_report(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
