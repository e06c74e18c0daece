"""What a table agrees on, by ``/terms`` and by the panel of settings: both say the same, in two languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.common.errors import UserError
from bot.tables.model import Cost, TableStatus
from tests.cogs.in_process_bot import flat, room, words_of
from tests.cogs.table_from_outside import card, labels


def unmarked(panel: Any) -> str:
    """The words of a panel without their marks."""
    return words_of(panel).replace("**", "")


def chosen(panel: Any) -> list[str]:
    """What stands in the lists of a panel."""
    return [o["label"] for item in flat(panel) for o in item.get("options", ()) if o.get("default")]


async def test_every_setting_by_command_and_by_button(tmp_path: Path) -> None:
    async with room(tmp_path) as place:
        ana, ben, cai = place.people[:3]  # Cai reads Spanish
        await ana.slash("table new", game="xidit", seats=4, name="Winter")

        async def info() -> Any:
            return await place.herald.tables.lookup.info(1)

        # who does not organise reads, and changes nothing
        before = (await info()).model_dump(exclude={"lobby_message_id"})  # the card may be on its way
        assert "Settings of #1 Winter" in words_of(await ben.slash("terms", table="1"))
        for change in ({"cost": "seat"}, {"misses": 2}, {"seating": "drawn"}, {"hints": True}, {"names": "on"}):
            assert words_of(await ben.slash("terms", table="1", **change)).startswith("Only the organiser")
        assert (await info()).model_dump(exclude={"lobby_message_id"}) == before

        # deadlines missed: the number is the table's, and everybody reads it before they join
        said = words_of(await ana.slash("terms", misses=2))
        assert "After 2 missed deadlines the seat is offered to others" in said
        assert ((await info()).policy.cost, (await info()).policy.strikes) == (Cost.SEAT, 2)
        assert "Si se pasan 2 plazos" in words_of(await cai.slash("terms", table="1"))
        await ana.slash("terms", misses=7)
        panel = await ana.press(await card(place, ana), "Settings")
        assert chosen(panel) == ["4 seats", "no", "6", "All give wishes at once"]
        assert "Short game: no" in unmarked(panel)
        panel = await ana.press(panel, "Time")
        assert chosen(panel) == ["2 days", "A computer answers", "Seat offered after 7 misses"]
        panel = await ana.pick(panel, "seat-1")
        assert "Seat offered after 1 miss" in chosen(panel)
        assert (await info()).policy.strikes == 1
        panel = await ana.pick(panel, "half")
        assert (await info()).policy.cost is Cost.HALF
        assert unmarked(panel).startswith("Saved.")
        await ana.slash("table deadline", deadline="36h")
        panel = await ana.press(panel, "People")
        panel = await ana.press(panel, "Time")
        assert "Time to answer: 36 hours to answer" in unmarked(panel)
        assert "Set with a command" in chosen(panel)
        panel = await ana.pick(panel, "own")  # as it is
        assert ((await info()).policy.hours, "Saved." in words_of(panel)) == (36.0, False)
        await ana.pick(panel, "48h")

        # everything else that the panel has
        said = words_of(await ana.slash("terms", gate=10, newcomers=False, seating="drawn", talk="public", hints=True))
        assert "at most 10%" in said
        assert "deadlines missed; no newcomers" in said
        now = await info()
        assert (now.drawn, now.drafted, now.press, now.hints) == (True, False, "public", True)
        await ana.slash("terms", seating="drafted", names="on", invited=True, language="es")
        now = await info()
        assert (now.drawn, now.drafted, now.anonymous, now.invited, now.locale) == (False, True, True, True, "es")

        # the options of the game, suggested and typed; what it does not know is one sentence
        listed = await ana.typing("terms", "variant", "", table="1")
        names = [choice["value"] for choice in listed]
        answers = []
        for choice in listed:  # sent as it is shown, which clients do after pasting
            shown = choice["name"].upper()
            values = await ana.typing("terms", "value", "", table="1", variant=shown)
            assert values == await ana.typing("terms", "value", "", table="1", variant=choice["value"])
            answers.append(words_of(await ana.slash("terms", variant=shown, value=values[-1]["name"])).splitlines()[0])
        assert {answer.partition(":")[0] for answer in answers} == {"Saved.", "These options do not work together"}
        kept = (await info()).options
        assert words_of(await ana.slash("terms", variant=names[0], value="moon")).startswith(f"{names[0]} can be: ")
        assert "There is no option moon" in words_of(await ana.slash("terms", variant="moon", value="1"))
        assert (await info()).options == kept
        assert place.sandbox.violations == []


async def test_seats_are_added_and_taken_away_from_the_panel(tmp_path: Path) -> None:
    """Who sits there moves up."""
    async with room(tmp_path) as place:
        ana, ben, cai = place.people[:3]
        await ana.slash("table new", game="xidit", seats=5, name="Winter")
        shown = await card(place, ana)
        for person in (ben, cai):
            await person.press(shown, "Join")
        await ben.press(shown, "Leave")
        panel = await ana.press(shown, "Settings")

        async def seats() -> list[int | None]:
            return [seat.user_id for seat in (await place.herald.tables.lookup.info(1)).seats]

        assert await seats() == [int(ana.id), None, int(cai.id), None, None]
        panel = await ana.pick(panel, "3")
        assert await seats() == [int(ana.id), int(cai.id), None]
        assert "Number of seats: 3 seats" in unmarked(panel)
        panel = await ana.pick(panel, "5")
        assert await seats() == [int(ana.id), int(cai.id), None, None, None]
        assert place.sandbox.violations == []


async def test_a_table_that_is_not_full_starts_with_those_who_are_there(tmp_path: Path) -> None:
    """Three of five can play Xidit: *Start* offers it; when somebody leaves meanwhile, two cannot, and that is said."""
    async with room(tmp_path) as place:
        ana, ben, cai = place.people[:3]
        await ana.slash("table new", game="xidit", seats=5, name="Winter")
        shown = await card(place, ana)
        assert "4 of the 5 seats are still free" in words_of(await ana.press(shown, "Start"))
        await ben.press(shown, "Join")
        two = await ana.press(shown, "Start")
        assert labels(two) == {"Start with 3 computers"}
        assert "fill them with </table computer add:" in words_of(two)
        await cai.press(shown, "Join")
        three = await ana.press(shown, "Start")
        assert labels(three) == {"Start with 3 seats", "Start with 2 computers"}
        assert "2 of the 5 seats are still free. You can start without them, because" in words_of(three)
        assert "Only the organiser" in words_of(await ben.slash("table start", table="1"))
        await cai.press(shown, "Leave")
        two = await ana.press(three, "Start with 3 seats")
        assert "3 of the 5 seats are still free. Wait" in words_of(two)
        assert labels(two) == {"Start with 3 computers"}, "it stands where the first offer stood"
        await cai.press(shown, "Join")
        begun = await ana.press(await ana.press(shown, "Start"), "Start with 3 seats")
        assert "Table #1 starts." in words_of(begun)
        assert labels(begun) == set()
        info = await place.herald.tables.lookup.info(1)
        assert (info.status, info.seat_count) == (TableStatus.RUNNING, 3)
        assert place.sandbox.violations == []


async def test_a_table_that_is_not_full_starts_with_computers(tmp_path: Path) -> None:
    """One press of its organiser fills it; nobody else's does."""
    async with room(tmp_path) as place:
        ana, ben = place.people[:2]
        await ana.slash("table new", game="xidit", seats=4, name="Winter")
        shown = await card(place, ana)
        asked = await ana.press(shown, "Start")
        await ben.press(shown, "Join")
        fill = next(x["custom_id"] for x in flat(asked) if x.get("label") == "Start with 3 computers")
        tables = place.herald.tables
        with pytest.raises(UserError, match="only-organiser"):
            await tables.lobby.fill(1, int(ben.id))
        begun = await ana.press_by(asked, fill)
        assert "Table #1 starts." in words_of(begun)
        assert labels(begun) == set(), "nothing is left to be pressed"
        info = await tables.lookup.info(1)
        assert [seat.user_id for seat in info.seats][:2] == [int(ana.id), int(ben.id)]
        assert [bool(seat.computer) for seat in info.seats] == [False, False, True, True]
        assert info.status is TableStatus.RUNNING
        assert place.sandbox.violations == []


async def test_a_table_opens_in_the_language_of_who_opens_it_or_of_its_server(tmp_path: Path) -> None:
    """That of their Discord, the one they chose instead, the one that the managers of the server chose for all."""
    async with room(tmp_path) as place:
        ana, _, cai = place.people[:3]  # Cai reads Spanish

        async def opens() -> str:
            await cai.slash("table new", game="xidit", seats=3, name=f"Winter {len(found)}")
            return (await place.herald.tables.lookup.info(len(found) + 1)).locale

        found = list[str]()
        found.append(await opens())
        await cai.slash("settings me", language="en")
        found.append(await opens())
        assert words_of(await ana.slash("settings server", language="es")).startswith("Language: Spanish")
        found.append(await opens())
        said = words_of(await ana.slash("settings server", language="opener"))
        assert said.startswith("Language: that of the person who opens a table")
        await cai.slash("settings me", language="auto")
        found.append(await opens())
        assert found == ["es", "en", "es", "es"]
