"""What monitoring reads, and to whom it is told."""

from __future__ import annotations

import asyncio
import datetime
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import StartupError, UserError
from bot.serving import health
from bot.serving.health import Health, served
from bot.store import Database
from bot.store.lanes import SHARES
from bot.tables.model import DeadlinePolicy, OnMiss
from bot.tables.service import Tables
from bot.workers.backups import Backups, Plan
from bot.workers.timer import Timer
from engine.core import Prompts
from tests.bot.helpers import ANA, FakeClock, running
from tests.bot.toy import Toy, ToyState, acts
from tests.support.idle_loop import rest
from tests.support.ports import free_port


class Bot:
    connected = True
    shares = 32
    keeps_time = True
    limited = 3
    backups: Backups | None = None


@asynccontextmanager
async def asked(looked_at: Health) -> AsyncIterator[aiohttp.ClientSession]:
    port = free_port()
    async with served(looked_at, port), aiohttp.ClientSession(f"http://127.0.0.1:{port}") as http:
        yield http


async def figures(http: aiohttp.ClientSession) -> dict[str, float]:
    async with http.get("/metrics") as answer:
        assert answer.status == 200
        families = list(text_string_to_metric_families(await answer.text()))
    assert all(family.documentation for family in families)
    return {sample.name: sample.value for family in families for sample in family.samples}


async def test_figures_for_monitoring(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables)
    before = tables.store.acts
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    with pytest.raises(UserError):
        await tables.play.act(table.id, ANA.id, acts("finish"))
    clock.add(seconds=90)
    async with asked(Health(Bot(), tables.store)) as http:
        told = await figures(http)
    assert told["herald_acts_total"] == before + 2
    assert told["herald_refusals_total"] == 1
    assert told["herald_rate_limited_total"] == 3
    assert told["herald_oldest_undelivered_seconds"] == 90
    assert told["herald_posts_undelivered"] > 0
    assert (told["herald_gateway"], told["herald_database"], told["herald_keeps_time"]) == (1, 1, 1)
    assert told["herald_shares"] == SHARES


class Forgetful(Toy):
    """A game whose silence says one act too many."""

    def prompts(self, state: ToyState) -> Prompts:
        found = super().prompts(state)
        for mine in found.values():
            mine[:] = [msgspec.structs.replace(p, default=(*p.default, *p.default[-1:])) for p in mine]
        return found


async def test_a_default_that_its_game_refuses_is_counted(db: Database, clock: FakeClock) -> None:
    """The table goes on with another answer, and monitoring sees that a game is mistaken."""
    tables = Tables(db, clock, games={"toy": Forgetful()})
    table = await running(tables, policy=DeadlinePolicy(hours=10, on_miss=OnMiss.HOLD))
    clock.add(hours=10)
    await Timer(tables.store, tables.play).run_due()
    assert (await tables.views.look(table.id, ANA.id)).view.own == 1
    async with asked(Health(Bot(), tables.store)) as http:
        assert (await figures(http))["herald_silences_refused_total"] == 2


async def test_what_is_not_well_is_a_503(tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Bot()
    looked_at = Health(bot, tables.store)
    async with asked(looked_at) as http:

        async def ask() -> tuple[int, dict[str, float]]:
            async with http.get("/healthz") as answer:
                return answer.status, json.loads(await answer.text())

        status, said = await ask()
        assert (status, said["ok"]) == (200, True)
        bot.connected = False
        status, said = await ask()
        assert (status, said["ok"], said["gateway"], said["database"]) == (503, False, 0, 1)
        bot.connected = True
        monkeypatch.setattr(health, "PATIENCE", 0.0)  # the database answers too late
        status, said = await ask()
        assert (status, said["database"]) == (503, 0)
        assert "oldest_undelivered_seconds" not in said
        assert (await figures(http))["herald_database"] == 0


async def test_however_many_ask_one_connection_is_enough(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are for those who play; and whoever gives up waiting takes the answer from nobody."""
    read, open_, looks, asking = tables.store.db.read, [0], [0], asyncio.Event()

    @asynccontextmanager
    async def counted() -> AsyncIterator[AsyncConnection]:
        open_[0] += 1
        looks[0] += 1
        assert open_ == [1]
        await asking.wait()
        async with read() as connection:
            yield connection
        open_[0] -= 1

    monkeypatch.setattr(tables.store.db, "read", counted)
    looked_at = Health(Bot(), tables.store)
    first, *others = [asyncio.create_task(looked_at.look()) for _ in range(30)]
    await rest()
    first.cancel()
    await rest()
    asking.set()
    assert [seen["database"] for seen in await asyncio.gather(*others)] == [1.0] * 29
    assert looks == [1]
    assert (await looked_at.look())["database"] == 1.0
    assert looks == [2]


async def test_a_loop_that_hangs_is_seen(tables: Tables, clock: FakeClock) -> None:
    """By a clock of its own, so that no test has to hang."""
    now = [0.0]
    looked_at = Health(Bot(), tables.store, lambda: now[0])
    watching = asyncio.create_task(looked_at.watch())
    await rest()
    now[0] = health.LAG + 1  # so much time has passed since it went to sleep
    await clock.pass_by(seconds=health.TICK)
    assert looked_at.lag > health.LAG
    watching.cancel()
    async with asked(looked_at) as http, http.get("/healthz") as answer:
        assert answer.status == 503


async def test_only_this_machine_is_told(tables: Tables) -> None:
    """Not another address of it, and not a page that made its own name lead here."""
    port = free_port()
    async with served(Health(Bot(), tables.store), port):
        async with aiohttp.ClientSession() as http:
            for host in (f"rebound.example.org:{port}", "example.org"):
                async with http.get(f"http://127.0.0.1:{port}/healthz", headers={"Host": host}) as answer:
                    assert answer.status == 403
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.close()
        with pytest.raises(OSError, match=r"127\.0\.0\.2"):
            await asyncio.open_connection("127.0.0.2", port)
        with pytest.raises(StartupError, match="HERALD_HEALTH_PORT"):
            async with served(Health(Bot(), tables.store), port):
                pass


async def test_how_old_the_newest_back_up_is(tables: Tables, clock: FakeClock, tmp_path: Path) -> None:
    class Kept(Bot):
        backups = Backups(Plan(tmp_path, 3600, 7), clock, _silent)

    async with asked(Health(Kept(), tables.store)) as http:
        told = await figures(http)
        assert told["herald_backup_fails"] == 0
        assert "herald_backup_age_seconds" not in told
        made = datetime.datetime.fromtimestamp(clock.now() - 90, datetime.UTC)
        (tmp_path / f"herald-{made:%Y%m%dT%H%M%SZ}.db").touch()
        Kept.backups.failed = "No space left."
        told = await figures(http)
        assert told["herald_backup_fails"] == 1
        assert 89 <= told["herald_backup_age_seconds"] <= 91


async def _silent(_: str) -> None:
    raise AssertionError("nothing is to be told")
