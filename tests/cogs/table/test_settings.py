"""What a table agrees on, by ``/terms`` and by the panel of settings: both say the same, in two languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.tables.model import Cost
from tests.cogs.in_process_bot import flat, room, words_of
from tests.cogs.table_from_outside import card


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
        assert "Tras perder 2 plazos" in words_of(await cai.slash("terms", table="1"))
        await ana.slash("terms", misses=7)
        panel = await ana.press(await card(place, ana), "Settings")
        assert "After 7 missed deadlines the seat is offered to others" in chosen(panel)
        panel = await ana.pick(panel, "seat-1")
        assert "After a missed deadline the seat is offered to others" in chosen(panel)
        assert (await info()).policy.strikes == 1
        await ana.pick(panel, "half")
        assert (await info()).policy.cost is Cost.HALF

        # everything else that the panel has
        said = words_of(await ana.slash("terms", gate=10, newcomers=False, seating="drawn", talk="public", hints=True))
        assert "at most 10 %" in said
        assert "must have played before" in said
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
        assert {answer.partition(":")[0] for answer in answers} == {"Saved.", "These options do not go together"}
        kept = (await info()).options
        assert words_of(await ana.slash("terms", variant=names[0], value="moon")).startswith(f"{names[0]} can be: ")
        assert "There is no option moon" in words_of(await ana.slash("terms", variant="moon", value="1"))
        assert (await info()).options == kept
        assert place.sandbox.violations == []
