"""Buttons that name people and seats, pressed after those have changed: they do what they said, or nothing."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from bot.common.errors import StaleClick, UserError
from bot.store import models as m
from bot.tables.model import TableInfo, UserRef
from bot.tables.service import Tables
from bot.ui.ids import Id
from cogs.table import lobby, seating
from engine.core import Action, seat_slug, slug_seat
from tests.bot.helpers import ANA, BEN, CAI, DOT, hand_over, rows, running
from tests.bot.helpers import lobby as gathering
from tests.cogs.fake_answer import Told
from tests.cogs.toy_table import PEOPLE, Fair


async def sent(tables: Tables, key: str) -> dict[str, Any]:
    """The last post of a kind, with its seat."""
    posts = [(json.loads(row.payload), row.seat) for row in await rows(tables.store.db, m.outbox)]
    return next(payload | {"at": seat} for payload, seat in reversed(posts) if payload.get("key") == key)


def sitting(info: TableInfo) -> list[int | None]:
    return [seat.user_id for seat in info.seats]


async def test_a_wish_for_a_seat_is_that_persons(tables: Tables) -> None:
    """Ben would like Ana's seat and leaves; Cai has Ben's by then. Ana agrees with Ben alone: they move nowhere, and
    Cai is asked nothing in Ana's name."""
    table = await gathering(tables, 2)
    await tables.seating.take(table.id, BEN.id, 0)
    asked = await sent(tables, "whisper-swap")
    where = Id("swap", table.id, asked["at"], asked["token"])
    await tables.lobby.leave(table.id, BEN.id)
    for user, seats in ((None, [ANA.id, None]), (CAI, [ANA.id, CAI.id])):
        if user is not None:
            await tables.lobby.join(table.id, user)
        with pytest.raises(UserError, match="nothing-asked"):
            await seating.press_swap(cast(Any, Told(tables, ANA)), where, [])
        assert sitting(await tables.lookup.info(table.id)) == seats
    await tables.seating.take(table.id, CAI.id, 0)
    asked = await sent(tables, "whisper-swap")
    await seating.press_swap(cast(Any, Told(tables, ANA)), Id("swap", table.id, asked["at"], asked["token"]), [])
    assert sitting(await tables.lookup.info(table.id)) == [CAI.id, ANA.id]


async def test_a_note_offers_the_seat_that_it_names(tables: Tables) -> None:
    """Two seats are free; under the note about the second one stands that one, and none when somebody has it."""
    table = await running(tables, 3)
    await tables.lobby.leave(table.id, BEN.id)
    await tables.lobby.leave(table.id, CAI.id)
    note = await sent(tables, "note-left")
    assert (note["button"], note["at"]) == ("claim", 2)
    where = Id("claim", table.id, note["at"])
    await lobby.press_claim(cast(Any, Told(tables, DOT)), where, [])
    info = await tables.lookup.info(table.id)
    assert sitting(info) == [ANA.id, None, DOT.id]
    assert [seat.arrivals for seat in info.seats] == [0, 0, 1]
    with pytest.raises(UserError, match="seat-taken"):
        await lobby.press_claim(cast(Any, Told(tables, CAI)), where, [])


async def test_what_is_chosen_for_somebody_is_not_for_who_comes_after(fair: Fair) -> None:
    """An offer to somebody stands on the panel, and a substitute comes: what is asked about that seat is stale, for the
    tables themselves too, and nothing else is."""
    where, text = await fair.component(0, "offer")
    whom = next(seat for a in Action.parse(text).args if (seat := slug_seat(a)) is not None)
    before = await fair.look(0)
    await hand_over(fair.tables, fair.table, whom, UserRef(900, "Newcomer"))
    after = await fair.look(0)
    assert before.prompts == after.prompts
    moved = {p.id for p in before.prompts if before.tokens[p.id] != after.tokens[p.id]}
    assert moved == {p.id for p in before.prompts if any(seat_slug(whom) in a.args for a in p.actions)}
    assert after.prompt_at(where.token) is None
    with pytest.raises(StaleClick):
        await fair.tables.play.act(fair.table, PEOPLE[0].id, [Action.parse(text)], seat=0, token=where.token)
    fresh, text = await fair.component(0, "offer")
    await fair.tables.play.act(fair.table, PEOPLE[0].id, [Action.parse(text)], seat=0, token=fresh.token)
