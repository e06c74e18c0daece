"""What people see of a table in its channel, and how much the database holds."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store import models as m
from tests.cogs.in_process_bot import EPHEMERAL, ROOM, Person, Room, flat
from tests.support.sandbox import Json


def private(message: Json) -> bool:
    """Whether one person alone sees it."""
    return bool(message["flags"] & EPHEMERAL)


def labels(message: Json) -> set[str]:
    """What stands on its buttons."""
    return {c.get("label", "") for c in flat(message) if c["type"] == 2}


async def card(place: Room, person: Person, label: str = "Join") -> Json:
    """The lobby card as it is now, once it has a button."""

    async def find() -> Json | None:
        return next((x for x in await person.messages(ROOM) if not private(x) and label in labels(x)), None)

    return dict(await place.until(find))


async def thread(place: Room) -> str:
    """The first thread of a table, once its board is there."""

    async def find() -> str | None:
        channels = (await place.people[0].user.bootstrap())["channels"]
        threads = [c["id"] for c in channels if c["type"] == 11]
        if not threads:
            return None
        posts = await place.people[0].messages(threads[0])
        return str(threads[0]) if any(p["attachments"] for p in posts) else None

    return str(await place.until(find))


async def contents(place: Room) -> dict[str, int]:
    """How many rows every table of the database has, and the sum of sequence numbers: nothing moves unseen. Of what is
    to be posted only new messages count: an earlier one that arrives meanwhile closes its forerunner."""
    found: dict[str, int] = {}
    async with place.herald.db.read() as connection:
        for name in ("tables", "actions", "events", "seats", "outbox"):
            count = sa.select(sa.func.count()).select_from(getattr(m, name))
            if name == "outbox":
                count = count.where(m.outbox.c.op == "send")
            found[name] = (await connection.execute(count)).scalar_one()
        found["seq"] = (await connection.execute(sa.select(sa.func.sum(m.tables.c.seq)))).scalar_one() or 0
    return found
