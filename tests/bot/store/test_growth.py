"""How much room the outbox takes on a PostgreSQL server after a day of forty posts a second."""

from __future__ import annotations

import os
from typing import Any

import asyncpg
import pytest

from bot.store import Database, upgrade
from tests.bot.process_group import lay_tables
from tests.support import skips
from tests.support.clusters import Alone, programs

HOURS = 24 if int(os.environ.get("HERALD_SOAK") or 0) else 6
KEPT = HOURS // 6
"""Hours for which settled posts are kept here; fourteen days of them would be fifty million."""
RATE = 40
"""Posts a second."""
MINUTE = f"""
CREATE OR REPLACE PROCEDURE growth_minute(since BIGINT) LANGUAGE plpgsql AS $$
DECLARE first BIGINT;
BEGIN
    FOR second IN since .. since + 59 LOOP
        INSERT INTO outbox (table_id, lane, share, urgency, kind, op, status, seat, payload, attempts, not_before,
                            fingerprint, error, created_at)
        SELECT 1 + n % 6, 'thread:' || n % 6, n % 16, 1, 'lines', 'send', 'pending', -1, repeat(md5(n::text), 20), 0, 0,
               '', '', second
        FROM generate_series(1, {RATE}) AS n;
        COMMIT;
        first := currval(pg_get_serial_sequence('outbox', 'id')) - {RATE} + 1;
        UPDATE outbox SET status = 'sending' WHERE id BETWEEN first AND first + {RATE} - 1;
        COMMIT;
        UPDATE outbox SET fingerprint = md5(id::text), first_try_at = second, channel_id = 1
        WHERE id BETWEEN first - {RATE} AND first - 1;
        COMMIT;
        UPDATE outbox SET status = 'sent', payload = '{{}}', message_id = 10000000 + id, done_at = second
        WHERE id BETWEEN first - {2 * RATE} AND first - {RATE} - 1;
        COMMIT;
    END LOOP;
END $$"""
"""A minute of posts, as the outbox writes them: planned, begun, composed a second later, sent after two."""
SETTING = """
SELECT split_part(o, '=', 2)::float FROM pg_class, unnest(reloptions) AS o
WHERE oid = 'outbox'::regclass AND o LIKE 'autovacuum_vacuum_scale_factor=%'"""
"""The part of a table that may be dead before the server tidies it."""
ALWAYS = 50
"""Rows that may be, however small it is."""


@pytest.mark.slow
async def test_a_day_of_posts_takes_no_more_than_twice_their_room() -> None:
    """From the hour on in which as much goes as comes, the table and its indexes do not come to be twice as big, nor
    twice as big as a packed copy of them. What the server's own vacuum does each minute by the settings of the table is
    done here, on a server on which nothing else happens: whatever looks at the same database for some seconds, an
    analysis of its own among it, keeps the dead rows of a whole hour alive."""
    skips.unless(programs(), skips.SERVERS)
    async with Alone() as server:
        db = Database(server.at(0))
        await upgrade(db)
        await lay_tables(db, 6)
        await db.close()
        control = await asyncpg.connect(server.at(0))
        try:
            await control.execute(MINUTE)
            sizes = await _hours(control)
            await control.execute("CREATE TABLE packed (LIKE outbox INCLUDING ALL)")
            await control.execute("INSERT INTO packed SELECT * FROM outbox")
            packed = await _size(control, "packed")
        finally:
            await control.close()
    print(f"MB at the end of each hour: {[round(size / 1e6) for size in sizes]}, packed {packed / 1e6:.0f}")  # noqa: T201
    assert sizes[-1] <= 2 * sizes[KEPT - 1]
    assert sizes[-1] <= 2 * packed


async def _hours(control: asyncpg.Connection[Any]) -> list[int]:
    """The size after each hour. Every minute the server looks whether the table has to be tidied, and every hour what
    has had its time goes."""
    share = await control.fetchval(SETTING)
    sizes, dead, live = [], 0, 0
    for hour in range(HOURS):
        for minute in range(60):
            await control.execute(f"CALL growth_minute({3600 * hour + 60 * minute})")
            live, dead = live + 60 * RATE, dead + 3 * 60 * RATE
            if minute == 0 and hour >= KEPT:
                gone = await control.execute(f"DELETE FROM outbox WHERE done_at < {3600 * (hour - KEPT + 1)}")
                dead, live = dead + int(gone.split()[-1]), live - int(gone.split()[-1])
            if dead > ALWAYS + share * live:
                await control.execute("VACUUM outbox")
                dead = 0
        sizes.append(await _size(control, "outbox"))
    return sizes


async def _size(control: asyncpg.Connection[Any], table: str) -> int:
    """Bytes of a table with its indexes."""
    return int(await control.fetchval("SELECT pg_total_relation_size($1::regclass)", table))
