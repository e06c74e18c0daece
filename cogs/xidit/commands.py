"""``/xidit``: the actions of Lords of Xidit as commands with named options. Each is one batch of small actions."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.tables.model import SeatView
from bot.ui.commands import choices, command, group, word_choices
from cogs.lookup import Interaction, narrow, suggest_tables, voice
from cogs.play.game_commands import GameCommands
from engine.core import Action

ORDERS = ("blue", "red", "black", "act", "wait")
REWARDS = ("least", "sovereigns-bards", "sovereigns-guild", "bards-guild", "ask")
KINDS = ("sovereigns", "bards", "guild")
BARDS = ("even", "richest", "bastion", "ask")
TITANS = ("meant", "always", "never", "ask")
TRACKS = ("wealth", "influence", "reputation")
LEVELS = ("fullest", "ask")
UNITS = ("militia", "archer", "infantry", "cleric", "mage")

Step = app_commands.Range[int, 1, 6]
Count = app_commands.Range[int, 0, 18]
xidit = group("xidit")
AT = GameCommands("xidit")
_orders = word_choices("xidit", ORDERS)


async def suggest_cities(interaction: Interaction, current: str) -> list[Choice[int]]:
    look, actions = await AT.offered(interaction, ("place", "wish", "raise"))
    if look is None:
        return []
    speak = voice(interaction, look.table)
    cities = dict.fromkeys(int(a.args[-1]) for a in actions)
    named = [(speak.place("xidit", c), str(c)) for c in cities]
    return [Choice(name=c.name, value=int(c.value)) for c in narrow(named, current)]


async def suggest_regions(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Regions that can take a bard now, or that a plan may name."""
    look, actions = await AT.offered(interaction, ("bard", "plan-bards"))
    if look is None:
        return []
    speak = voice(interaction, look.table)
    slugs = dict.fromkeys(str(a.args[0] if a.verb == "bard" else a.args[1]) for a in actions)
    return narrow([(speak.word("xidit", slug), slug) for slug in slugs], current)


@command(xidit, "place")
@app_commands.autocomplete(
    city=suggest_cities, city2=suggest_cities, city3=suggest_cities, city4=suggest_cities, city5=suggest_cities
)
@app_commands.autocomplete(table=suggest_tables)
async def place(
    interaction: Interaction,
    city: int,
    city2: int | None = None,
    city3: int | None = None,
    city4: int | None = None,
    city5: int | None = None,
    seal: bool = False,
    table: str | None = None,
) -> None:
    """Wishes for the hero's start, best first; where heroes are placed in turn, the city itself."""

    def actions(look: SeatView) -> list[Action]:
        if any(a.verb == "place" for a in look.legal):
            return [Action("place", (city,))]
        cities = [c for c in (city, city2, city3, city4, city5) if c is not None]
        wishes = [Action("wish", (rank, c)) for rank, c in enumerate(cities, 1)]
        return [*wishes, Action("seal")] if seal else wishes

    await AT.cast(interaction, table, actions)


@command(xidit, "orders")
@app_commands.autocomplete(table=suggest_tables)
@app_commands.choices(first=_orders, second=_orders, third=_orders, fourth=_orders, fifth=_orders, sixth=_orders)
async def orders(
    interaction: Interaction,
    first: str,
    second: str,
    third: str,
    fourth: str,
    fifth: str,
    sixth: str,
    seal: bool = False,
    table: str | None = None,
) -> None:
    actions = [Action("order", (step, o)) for step, o in enumerate((first, second, third, fourth, fifth, sixth), 1)]
    await AT.run(interaction, table, [*actions, Action("seal")] if seal else actions)


@command(xidit, "preview")
@app_commands.autocomplete(table=suggest_tables)
async def preview(interaction: Interaction, table: str | None = None) -> None:
    """The private board with the planned route, without controls."""
    await AT.preview(interaction, table)


@command(xidit, "seal")
@app_commands.autocomplete(table=suggest_tables)
async def seal(interaction: Interaction, table: str | None = None) -> None:
    await AT.run(interaction, table, [Action("seal")])


@command(xidit, "unseal")
@app_commands.autocomplete(table=suggest_tables)
async def unseal(interaction: Interaction, table: str | None = None) -> None:
    await AT.run(interaction, table, [Action("unseal")])


@command(xidit, "standing")
@app_commands.autocomplete(table=suggest_tables)
@app_commands.choices(
    reward=word_choices("xidit", REWARDS),
    bards=word_choices("xidit", BARDS),
    titan=word_choices("xidit", TITANS),
    level=word_choices("xidit", LEVELS),
    phantom=word_choices("xidit", ("safest", *TRACKS, "ask")),
    instead=word_choices("xidit", ("useful", "ask")),
    largest=word_choices("xidit", ("three", "four", "five")),
    rank=word_choices("xidit", UNITS),
    prize=word_choices("xidit", BARDS),
    manner=word_choices("xidit", ("quick", "careful")),
)
async def standing(
    interaction: Interaction,
    manner: str | None = None,
    reward: str | None = None,
    bards: str | None = None,
    titan: str | None = None,
    level: str | None = None,
    phantom: str | None = None,
    instead: str | None = None,
    largest: str | None = None,
    rank: str | None = None,
    prize: str | None = None,
    table: str | None = None,
) -> None:
    """Choices that hold until changed, all by a style and then one by one; without an option the panel."""
    wanted = {
        "reward": reward, "bards": bards, "titan": titan, "level": level, "phantom": phantom,
        "instead": instead, "size": largest, "rank": rank, "prize": prize,
    }  # fmt: skip
    actions = [Action("style", (manner,))] if manner else []
    actions += [Action(f"standing-{name}", (value,)) for name, value in wanted.items() if value]
    await AT.run(interaction, table, actions)


@command(xidit, "reward")
@app_commands.autocomplete(table=suggest_tables)
@app_commands.choices(kind=word_choices("xidit", KINDS), other=word_choices("xidit", KINDS))
async def reward(
    interaction: Interaction, kind: str, other: str, step: Step | None = None, table: str | None = None
) -> None:
    """Two different kinds, now or, with ``step``, planned for a step of this year."""
    pair = sorted((kind, other), key=KINDS.index)
    if step is None:
        await AT.run(interaction, table, [Action("reward", tuple(pair))])
    else:
        await AT.run(interaction, table, [Action("plan-reward", (step, "-".join(pair)))])


@command(xidit, "bards")
@app_commands.autocomplete(region=suggest_regions, table=suggest_tables)
async def bards(
    interaction: Interaction,
    region: str,
    count: app_commands.Range[int, 0, 20] = 1,
    step: Step | None = None,
    table: str | None = None,
) -> None:
    """Bards into a region, now or planned for a step of this year."""
    slug = region.strip().casefold()
    if step is None:
        await AT.run(interaction, table, [Action("bard", (slug,))] * max(count, 1))
    else:
        await AT.run(interaction, table, [Action("plan-bards", (step, slug, count))])


@command(xidit, "titan")
@app_commands.autocomplete(table=suggest_tables)
@app_commands.choices(size=choices("xidit-titan", ("3", "4", "5", "skip", "default")))
async def titan(interaction: Interaction, size: str, step: Step | None = None, table: str | None = None) -> None:
    """Fight a Titan or leave it, now or planned for a step of this year."""
    target: int | str = int(size) if size.isdecimal() else size
    if step is not None:
        await AT.run(interaction, table, [Action("plan-titan", (step, target))])
    elif isinstance(target, int):
        await AT.run(interaction, table, [Action("titan", (target,))])
    else:
        await AT.run(interaction, table, [Action("pass-titan")])


@command(xidit, "spend")
@app_commands.autocomplete(table=suggest_tables)
@app_commands.choices(unit=word_choices("xidit", ("militia", "archer", "infantry", "cleric", "mage")))
async def spend(
    interaction: Interaction, unit: str, count: Count = 1, step: Step | None = None, table: str | None = None
) -> None:
    """Units that go against a Titan, now or planned for a step of this year."""
    if step is None:
        await AT.run(interaction, table, [Action("spend", (unit,))] * max(count, 1))
    else:
        await AT.run(interaction, table, [Action("plan-spend", (step, unit, count))])


@command(xidit, "phantom")
@app_commands.autocomplete(table=suggest_tables)
@app_commands.choices(track=word_choices("xidit", TRACKS))
async def phantom(interaction: Interaction, track: str, table: str | None = None) -> None:
    await AT.run(interaction, table, [Action("phantom", (track,))])


@command(xidit, "raise")
@app_commands.autocomplete(city=suggest_cities)
@app_commands.autocomplete(table=suggest_tables)
async def raise_(interaction: Interaction, city: int, table: str | None = None) -> None:
    await AT.run(interaction, table, [Action("raise", (city,))])


@command(xidit, "census")
@app_commands.autocomplete(table=suggest_tables)
async def census(
    interaction: Interaction,
    militia: Count | None = None,
    archer: Count | None = None,
    infantry: Count | None = None,
    cleric: Count | None = None,
    mage: Count | None = None,
    everything: bool = False,
    seal: bool = False,
    table: str | None = None,
) -> None:
    """How many of each unit to show, or all there are; sealed with them if wished."""
    counts = {"militia": militia, "archer": archer, "infantry": infantry, "cleric": cleric, "mage": mage}
    actions = [Action("show-all")] if everything else []
    actions += [Action("reveal", (unit, n)) for unit, n in counts.items() if n is not None]
    if seal:
        actions.append(Action("seal"))
    await AT.run(interaction, table, actions)
