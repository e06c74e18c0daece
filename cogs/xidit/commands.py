"""``/xidit``: the actions of Lords of Xidit as commands with named options. Each is one batch of small actions."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.commands import choices, command, word_choices
from cogs.lookup import Interaction, suggest_tables
from cogs.play.game_commands import GameCommands
from cogs.ranges import Filled, One, Option, legal
from engine.core import Action
from engine.xidit.analysis import ORDERS, STEPS
from engine.xidit.board import BARDS, KINDS, SUPPLY, TITAN_SIZES, TRACKS, UNITS
from engine.xidit.standing import STANDING, STYLE

Step = app_commands.Range[int, 1, STEPS]
Count = app_commands.Range[int, 0, max(SUPPLY)]
AT = GameCommands("xidit")
_orders = word_choices("xidit", ORDERS)
_units = word_choices("xidit", UNITS)
_kinds = word_choices("xidit", KINDS)


def _standing(name: str) -> list[app_commands.Choice[str]]:
    return word_choices("xidit", STANDING[f"standing-{name}"])


def _sealed(actions: list[Action], seal: bool) -> list[Action]:
    return [*actions, Action("seal")] if seal else actions


@One
def cities(look: SeatView, speak: Voice, typed: str, filled: Filled) -> Iterable[Option]:
    """Cities to begin in, and those that can take a guild level."""
    numbers = dict.fromkeys(int(a.args[-1]) for a in legal(look, "place", "wish", "raise"))
    return [(speak.place("xidit", city), str(city)) for city in numbers]


@One
def regions(look: SeatView, speak: Voice, typed: str, filled: Filled) -> Iterable[str]:
    """Regions that can take a bard now, or that a plan may name."""
    return [str(a.args[0] if a.verb == "bard" else a.args[1]) for a in legal(look, "bard", "plan-bards")]


@AT.command("place", city=cities, city2=cities, city3=cities, city4=cities, city5=cities)
def place(
    look: SeatView, city: int, city2: int | None, city3: int | None, city4: int | None, city5: int | None, seal: bool
) -> list[Action]:
    """Wishes for the hero's start, best first; where heroes are placed in turn, the city itself."""
    if legal(look, "place"):
        return [Action("place", (city,))]
    wished = [c for c in (city, city2, city3, city4, city5) if c is not None]
    return _sealed([Action("wish", (rank, c)) for rank, c in enumerate(wished, 1)], seal)


@AT.command("orders", first=_orders, second=_orders, third=_orders, fourth=_orders, fifth=_orders, sixth=_orders)
def orders(first: str, second: str, third: str, fourth: str, fifth: str, sixth: str, seal: bool) -> list[Action]:
    """An order for each step of the year."""
    given = (first, second, third, fourth, fifth, sixth)
    return _sealed([Action("order", (step, o)) for step, o in enumerate(given, 1)], seal)


@command(AT.group, "preview")
@app_commands.autocomplete(table=suggest_tables)
async def preview(interaction: Interaction, table: str | None = None) -> None:
    """The private board with the planned route, without controls."""
    await AT.preview(interaction, table)


@AT.command("seal")
def seal() -> list[Action]:
    """Seal what is chosen."""
    return [Action("seal")]


@AT.command("unseal")
def unseal() -> list[Action]:
    """Open it again."""
    return [Action("unseal")]


@AT.command(
    "standing",
    reward=_standing("reward"), bards=_standing("bards"), titan=_standing("titan"), level=_standing("level"),
    phantom=_standing("phantom"), instead=_standing("instead"), largest=_standing("size"), rank=_standing("rank"),
    prize=_standing("prize"), census=_standing("census"), manner=word_choices("xidit", tuple(STYLE)),
)  # fmt: skip
def standing(
    manner: str | None, reward: str | None, bards: str | None, titan: str | None, level: str | None,
    phantom: str | None, instead: str | None, largest: str | None, rank: str | None, prize: str | None,
    census: str | None,
) -> list[Action]:  # fmt: skip
    """Choices that hold until changed, all by a style and then one by one; without an option the panel."""
    wanted = {
        "reward": reward, "bards": bards, "titan": titan, "level": level, "phantom": phantom,
        "instead": instead, "size": largest, "rank": rank, "prize": prize, "census": census,
    }  # fmt: skip
    actions = [Action("style", (manner,))] if manner else []
    return actions + [Action(f"standing-{name}", (value,)) for name, value in wanted.items() if value]


@AT.command("reward", kind=_kinds, other=_kinds)
def reward(kind: str, other: str, step: Step | None) -> list[Action]:
    """Two different kinds, now or, with ``step``, planned for a step of this year."""
    pair = sorted((kind, other), key=KINDS.index)
    return [Action("reward", tuple(pair)) if step is None else Action("plan-reward", (step, "-".join(pair)))]


@AT.command("bards", region=regions)
def bards(region: str, count: app_commands.Range[int, 0, BARDS] = 1, step: Step | None = None) -> list[Action]:
    """Bards into a region, now or planned for a step of this year."""
    slug = region.strip().casefold()
    return [Action("bard", (slug,))] * max(count, 1) if step is None else [Action("plan-bards", (step, slug, count))]


@AT.command("titan", size=choices("xidit-titan", (*map(str, TITAN_SIZES), "skip", "default")))
def titan(size: str, step: Step | None) -> list[Action]:
    """Fight a Titan or leave it, now or planned for a step of this year."""
    target: int | str = int(size) if size.isdecimal() else size
    if step is not None:
        return [Action("plan-titan", (step, target))]
    return [Action("titan", (target,)) if isinstance(target, int) else Action("pass-titan")]


@AT.command("spend", unit=_units)
def spend(unit: str, count: Count = 1, step: Step | None = None) -> list[Action]:
    """Units that go against a Titan, now or planned for a step of this year."""
    return [Action("spend", (unit,))] * max(count, 1) if step is None else [Action("plan-spend", (step, unit, count))]


@AT.command("phantom", track=word_choices("xidit", TRACKS))
def phantom(track: str) -> list[Action]:
    """Raise the phantom on one track."""
    return [Action("phantom", (track,))]


@AT.command("raise", city=cities)
def raise_(city: int) -> list[Action]:
    """Build a waiting guild level in a city."""
    return [Action("raise", (city,))]


@AT.command("census")
def census(
    militia: Count | None, archer: Count | None, infantry: Count | None, cleric: Count | None, mage: Count | None,
    everything: bool, seal: bool,
) -> list[Action]:  # fmt: skip
    """How many of each unit to show, or all there are; sealed with them if wished."""
    counts = zip(UNITS, (militia, archer, infantry, cleric, mage), strict=True)
    actions = [Action("show-all")] if everything else []
    return _sealed(actions + [Action("reveal", (unit, n)) for unit, n in counts if n is not None], seal)
