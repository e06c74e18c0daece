"""A copy of a panel that its person alone sees follows what is done elsewhere, as long as it can be edited."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.presenter import panel_copies
from bot.tables.unit.posts import Message, PanelPlace
from bot.ui import clicks
from tests.cogs.in_process_bot import EPHEMERAL, ROOM, Person, Room, flat, room
from tests.support.sandbox import Json


async def now(person: Person, message: Json) -> Json:
    """A message in the room as this person sees it by now."""
    return next(x for x in await person.messages(ROOM) if x["id"] == message["id"])


async def first_year(person: Person, message: Json) -> Json | None:
    """The same once it asks for orders."""
    found = await now(person, message)
    choices = [each["value"] for part in flat(found) for each in part.get("options", ())]
    return found if any("order" in value for value in choices) else None


async def begun(place: Room) -> tuple[Person, Person]:
    """Two people who place their heroes; a third has done so."""
    ana, ben, cai = place.people[:3]
    await ana.slash("table new", game="xidit", seats=3, name="Winter")
    for person in (ben, cai):
        await person.slash("table join", table="1")
    await ana.slash("table start", table="1")
    await places(place, cai)
    return ana, ben


async def places(place: Room, person: Person) -> None:
    """What silence would do, beside the copy."""
    look = await place.herald.tables.views.look(1, int(person.id))
    assert look.blocked is not None
    await place.herald.tables.play.act(1, int(person.id), look.blocked.default)


async def test_a_copy_follows_until_it_can_be_edited_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has sealed waits before the copy: the next question comes by itself, with nothing pressed. A quarter of
    an hour after the last press it stays as it is."""
    async with room(tmp_path) as place:
        ana, ben = await begun(place)
        copy = await ana.slash("table panel", table="1")
        assert copy["flags"] & EPHEMERAL
        assert not await first_year(ana, copy)
        for person in (ana, ben):
            await places(place, person)
        assert await place.until(lambda: first_year(ana, copy))
        monkeypatch.setattr(panel_copies, "LASTS", -1.0)
        await places(place, ben)
        copies = place.herald.presenter.copies
        await place.until(lambda: forgotten(copies))
        assert await first_year(ana, copy), "as it was"
        assert place.sandbox.violations == []


async def forgotten(copies: panel_copies.Copies) -> bool | None:
    return not copies._copies or None


async def test_a_copy_on_which_a_phase_ended_goes_on_with_the_next(tmp_path: Path) -> None:
    """It stands with its buttons off and says so, and then the next question stands there."""
    async with room(tmp_path) as place:
        ana, ben = await begun(place)
        await places(place, ben)
        copy = await ana.slash("table panel", table="1")
        look = await place.herald.tables.views.look(1, int(ana.id))
        assert look.blocked is not None
        *wishes, _ = look.blocked.default
        await place.herald.tables.play.act(1, int(ana.id), wishes)
        seal = await place.until(lambda: sealable(ana, copy))
        await ana.press_by(seal, next(x["custom_id"] for x in flat(seal) if x.get("custom_id", "").endswith(":seal")))
        assert await place.until(lambda: first_year(ana, copy))
        assert place.sandbox.violations == []


async def test_what_a_press_did_is_told_with_the_next_question_and_no_longer(tmp_path: Path) -> None:
    """Done in year 1, it is no word about year 2."""
    async with room(tmp_path) as place:
        ana, ben = await begun(place)
        copy = await ana.slash("table panel", table="1")
        clicks.leaves(int(copy["id"]), PanelPlace(note="Done: placed."))
        for person in (ana, ben):
            await places(place, person)
        year = await place.until(lambda: first_year(ana, copy))
        assert "Done: placed." in str(year)
        for person in place.people[:3]:
            await places(place, person)

        async def other() -> bool | None:
            found = await now(ana, copy)
            return str(found["components"]) != str(year["components"]) or None

        await place.until(other)
        assert "Done: placed." not in str(await now(ana, copy))


async def test_what_happens_while_a_copy_is_drawn_is_shown_too(tmp_path: Path) -> None:
    async with room(tmp_path) as place:
        ana, ben = await begun(place)
        copies = place.herald.presenter.copies
        copy = await ana.slash("table panel", table="1")
        drawn, acted = copies._compose, asyncio.Event()

        async def slow(*args: Any, **named: Any) -> Message:
            found = await drawn(*args, **named)
            if not acted.is_set():
                acted.set()
                await places(place, ben)
            return found

        copies._compose = slow
        await places(place, ana)
        assert await place.until(lambda: first_year(ana, copy))
        assert acted.is_set()


async def test_a_copy_of_a_seat_that_one_has_left_shows_nothing_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """What the seat is asked from then on is its new holder's to see: the copy is never edited again."""
    async with room(tmp_path) as place:
        ana, ben = await begun(place)
        copies = place.herald.presenter.copies
        copy = await ana.slash("table panel", table="1")
        before = await now(ana, copy)
        await place.herald.tables.lobby.leave(1, int(ana.id))
        await places(place, ben)
        await place.until(lambda: followed(copies))
        assert await now(ana, copy) == before
        assert "could not follow" not in caplog.text


async def followed(copies: panel_copies.Copies) -> bool | None:
    """Once every copy has followed, or has found that it may not."""
    return (not copies._following and not copies._stirred) or None


async def sealable(person: Person, message: Json) -> Json | None:
    """The message once all that was chosen elsewhere stands on it."""
    found = await now(person, message)
    ends = [x for x in flat(found) if x.get("custom_id", "").endswith(":seal") and not x.get("disabled")]
    return found if ends else None
