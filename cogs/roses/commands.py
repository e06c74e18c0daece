"""``/roses``: the actions of Wars of the Roses as commands with named options. Each is one batch of small actions.

Without the options that a command needs it shows the panel. Suggestions come from the asker's own view alone.
"""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.presenter.games.roses.names import GAME
from bot.ui.commands import choices, command, group, said, word_choices
from cogs.lookup import Interaction, suggest_tables
from cogs.play.game_commands import GameCommands
from cogs.roses import autocomplete, parsing
from cogs.roses.autocomplete import suggest
from engine.roses.standing import STYLES, VALUES

roses = group(GAME)
AT = GameCommands(GAME)
SUBJECTS = [
    Choice(name=said("roses-panel-treachery"), value=c.value) if c.value == "treason" else c
    for c in word_choices(GAME, tuple(VALUES))
]
"""What orders are about; the word for treason is that of the card, orders are about all treachery rolls."""


@command(roses, "card")
@app_commands.autocomplete(card=suggest(autocomplete.cards), table=suggest_tables)
@app_commands.choices(hand=word_choices(GAME, ("keep", "mulligan", "redeal")))
async def card(
    interaction: Interaction,
    card: str | None = None,
    hand: str | None = None,
    back: bool = False,
    table: str | None = None,
) -> None:
    """Lay a card or take it back; keep or change a hand at the start of a campaign."""
    await AT.cast(interaction, table, lambda look: parsing.card(look, card, hand, back))


@command(roses, "move")
@app_commands.autocomplete(
    blocks=suggest(autocomplete.movers),
    to=suggest(autocomplete.goals),
    via=suggest(autocomplete.vias),
    table=suggest_tables,
)
async def move(
    interaction: Interaction,
    blocks: str | None = None,
    to: str | None = None,
    via: str | None = None,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Blocks march together; ``done`` ends the actions."""
    await AT.cast(interaction, table, lambda look: parsing.move(look, blocks, to, via, done))


@command(roses, "sea")
@app_commands.autocomplete(blocks=suggest(autocomplete.sailors), to=suggest(autocomplete.coasts), table=suggest_tables)
async def sea(
    interaction: Interaction,
    blocks: str | None = None,
    to: str | None = None,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Blocks sail together."""
    await AT.cast(interaction, table, lambda look: parsing.sea(look, blocks, to, done))


@command(roses, "recruit")
@app_commands.autocomplete(
    block=suggest(autocomplete.recruits), area=suggest(autocomplete.recruit_areas), table=suggest_tables
)
async def recruit(
    interaction: Interaction,
    block: str | None = None,
    area: str | None = None,
    done: bool = False,
    table: str | None = None,
) -> None:
    """A block of the pool comes in."""
    await AT.cast(interaction, table, lambda look: parsing.recruit(look, block, area, done))


@command(roses, "event")
@app_commands.autocomplete(area=suggest(autocomplete.event_areas), table=suggest_tables)
async def event(
    interaction: Interaction, area: str | None = None, done: bool = False, table: str | None = None
) -> None:
    """Name the area of a muster or of the plague."""
    await AT.cast(interaction, table, lambda look: parsing.event(look, area, done))


@command(roses, "battle")
@app_commands.autocomplete(
    area=suggest(autocomplete.battles), origin=suggest(autocomplete.origins), table=suggest_tables
)
async def battle(
    interaction: Interaction, area: str | None = None, origin: str | None = None, table: str | None = None
) -> None:
    """Choose the next battle, or with ``origin`` the main attack."""
    await AT.cast(interaction, table, lambda look: parsing.battle(look, area, origin))


@command(roses, "fire")
@app_commands.autocomplete(block=suggest(autocomplete.shooters), table=suggest_tables)
async def fire(
    interaction: Interaction, block: str | None = None, wait: bool = False, table: str | None = None
) -> None:
    """A block fires or waits; it need not be named when it is the only one."""
    await AT.cast(interaction, table, lambda look: parsing.fire(look, block, wait))


@command(roses, "charge")
@app_commands.autocomplete(
    target=suggest(autocomplete.charged), block=suggest(autocomplete.chargers), table=suggest_tables
)
async def charge(
    interaction: Interaction, target: str | None = None, block: str | None = None, table: str | None = None
) -> None:
    """The senior heir charges an enemy."""
    await AT.cast(interaction, table, lambda look: parsing.charge(look, target, block))


@command(roses, "retreat")
@app_commands.autocomplete(to=suggest(autocomplete.havens), block=suggest(autocomplete.leavers), table=suggest_tables)
async def retreat(
    interaction: Interaction, to: str | None = None, block: str | None = None, table: str | None = None
) -> None:
    """A block leaves the battle."""
    await AT.cast(interaction, table, lambda look: parsing.retreat(look, to, block))


@command(roses, "treason")
@app_commands.autocomplete(
    target=suggest(autocomplete.tempted), block=suggest(autocomplete.leaders), table=suggest_tables
)
async def treason(
    interaction: Interaction,
    target: str | None = None,
    block: str | None = None,
    keep: bool = False,
    table: str | None = None,
) -> None:
    """A treachery roll of a leader or of the card; ``keep`` keeps the card for later."""
    await AT.cast(interaction, table, lambda look: parsing.treason(look, target, block, keep))


@command(roses, "regroup")
@app_commands.autocomplete(
    blocks=suggest(autocomplete.regroupers), to=suggest(autocomplete.regroup_areas), table=suggest_tables
)
async def regroup(
    interaction: Interaction,
    blocks: str | None = None,
    to: str | None = None,
    stay: bool = False,
    table: str | None = None,
) -> None:
    """Blocks leave after a victory; ``stay`` ends that."""
    await AT.cast(interaction, table, lambda look: parsing.regroup(look, blocks, to, stay))


@command(roses, "hits")
@app_commands.autocomplete(block=suggest(autocomplete.struck), table=suggest_tables)
async def hits(interaction: Interaction, block: str | None = None, table: str | None = None) -> None:
    """Who takes the hits."""
    await AT.cast(interaction, table, lambda look: parsing.hits(look, block))


@command(roses, "supply")
@app_commands.autocomplete(
    block=suggest(autocomplete.hungry), area=suggest(autocomplete.heir_areas), table=suggest_tables
)
@app_commands.choices(hostage=choices("roses-verb", ("execute", "spare")))
async def supply(
    interaction: Interaction,
    block: str | None = None,
    area: str | None = None,
    hostage: str | None = None,
    table: str | None = None,
) -> None:
    """Who lacks supply, where an heir enters, what becomes of a hostage."""
    await AT.cast(interaction, table, lambda look: parsing.supply(look, block, area, hostage))


@command(roses, "home")
@app_commands.autocomplete(block=suggest(autocomplete.travellers), to=suggest(autocomplete.homes), table=suggest_tables)
async def home(
    interaction: Interaction,
    block: str | None = None,
    to: str | None = None,
    leave: bool = False,
    rest: bool = False,
    table: str | None = None,
) -> None:
    """Where a block goes home to; ``leave``: it leaves a crowded exile for the pool; ``rest``: so do all others."""
    await AT.cast(interaction, table, lambda look: parsing.home(look, block, to, leave, rest))


@command(roses, "orders")
@app_commands.autocomplete(
    setting=suggest(autocomplete.settings),
    block=suggest(autocomplete.ordered),
    order=suggest(autocomplete.orders),
    table=suggest_tables,
)
@app_commands.choices(subject=SUBJECTS, manner=word_choices(GAME, tuple(STYLES)))
async def orders(
    interaction: Interaction,
    subject: str | None = None,
    setting: str | None = None,
    block: str | None = None,
    order: str | None = None,
    manner: str | None = None,
    seal: bool = False,
    back: bool = False,
    table: str | None = None,
) -> None:
    """A style, standing orders, those of the battle that begins, those of one block; ``seal`` starts the battle."""
    await AT.cast(
        interaction, table, lambda look: parsing.orders(look, subject, setting, block, order, manner, seal, back)
    )
