"""``/knights``: the actions of Warrior Knights as commands with named options. Each is one batch of small actions.

``choice`` is any answer of the command as it is suggested. Without the options that a command needs it shows the panel.
Suggestions come from the asker's own questions alone.
"""

from __future__ import annotations

from discord import app_commands

from bot.presenter.games.knights import sheets
from bot.presenter.games.knights.names import GAME
from bot.presenter.games.knights.panel import baron_lines, hall_lines, law_lines
from bot.presenter.words.named_seats import as_one
from bot.ui.answer import Answer
from bot.ui.commands import choices, command, group, word_choices
from cogs.knights import autocomplete, parsing
from cogs.knights.autocomplete import answers, argument, suggest
from cogs.lookup import Interaction, suggest_tables, voice
from cogs.panel import own_look
from cogs.play.game_commands import GameCommands
from engine.knights.deals import FAVOURS

knights = group(GAME)
AT = GameCommands(GAME)
Few = app_commands.Range[int, 0, 60]
KINDS = choices("knights-verb", ("give", "bid", "price"))


async def answered(interaction: Interaction, name: str, choice: str | None, table: str | None) -> None:
    """Answer with what a command's ``choice`` says."""
    await AT.cast(interaction, table, lambda look: parsing.answer(look, voice(interaction, look.table), name, choice))


@command(knights, "plan")
@app_commands.autocomplete(
    first=suggest(autocomplete.hand),
    second=suggest(autocomplete.hand),
    third=suggest(autocomplete.hand),
    table=suggest_tables,
)
async def plan(
    interaction: Interaction,
    first: str | None = None,
    second: str | None = None,
    third: str | None = None,
    again: bool = False,
    seal: bool = False,
    back: bool = False,
    table: str | None = None,
) -> None:
    """The three piles in one message; ``again``: last turn's."""
    await AT.cast(interaction, table, lambda look: parsing.planned(look, (first, second, third), again, seal, back))


@command(knights, "allocate")
@app_commands.autocomplete(choice=answers("allocate"), table=suggest_tables)
async def allocate(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """What a card does and where it goes."""
    await answered(interaction, "allocate", choice, table)


@command(knights, "move")
@app_commands.autocomplete(
    noble=argument(0, "march", "sail", "deploy", "place"), to=suggest(autocomplete.goals), area=argument(0, "target"),
    choice=answers("move"), table=suggest_tables,
)  # fmt: skip
async def move(
    interaction: Interaction,
    noble: str | None = None,
    to: str | None = None,
    area: str | None = None,
    done: bool = False,
    choice: str | None = None,
    table: str | None = None,
) -> None:
    """A Noble goes, sails, comes on the board; troops."""
    if choice is not None:
        await answered(interaction, "move", choice, table)
        return
    await AT.cast(interaction, table, lambda look: parsing.moved(look, noble, to, area, done))


@command(knights, "permit")
@app_commands.autocomplete(table=suggest_tables)
async def permit(interaction: Interaction, agree: bool | None = None, table: str | None = None) -> None:
    """Leave to pass or to attack."""
    await AT.cast(interaction, table, lambda look: parsing.permitted(look, agree))


@command(knights, "attack")
@app_commands.autocomplete(
    area=argument(0, "attack"), foe=suggest(autocomplete.foes), choice=answers("attack"), table=suggest_tables
)
async def attack(
    interaction: Interaction,
    area: str | None = None,
    foe: str | None = None,
    nobles: str | None = None,
    choice: str | None = None,
    table: str | None = None,
) -> None:
    """Begin a battle, storm walls, name the armies."""
    if choice is not None:
        await answered(interaction, "attack", choice, table)
        return
    await AT.cast(
        interaction, table, lambda look: parsing.attacked(look, voice(interaction, look.table), area, foe, nobles)
    )


@command(knights, "siege")
@app_commands.autocomplete(choice=answers("siege"), table=suggest_tables)
async def siege(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """Lay siege instead of storming."""
    await answered(interaction, "siege", choice, table)


@command(knights, "commander")
@app_commands.autocomplete(choice=answers("commander"), table=suggest_tables)
async def commander(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """Who commands, and whether it uses its ability."""
    await answered(interaction, "commander", choice, table)


@command(knights, "discard")
@app_commands.autocomplete(
    cards=suggest(autocomplete.fate), retain=suggest(autocomplete.fate), choice=answers("discard"), table=suggest_tables
)
async def discard(
    interaction: Interaction,
    cards: str | None = None,
    retain: str | None = None,
    seal: bool = False,
    back: bool = False,
    choice: str | None = None,
    table: str | None = None,
) -> None:
    """Fate cards laid aside; a charge given up."""
    if choice is not None:
        await answered(interaction, "discard", choice, table)
        return
    await AT.cast(interaction, table, lambda look: parsing.laid(look, cards, retain, seal, back))


@command(knights, "casualties")
@app_commands.autocomplete(choice=answers("casualties"), table=suggest_tables)
async def casualties(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """Who takes casualties; which Mercenaries go."""
    await answered(interaction, "casualties", choice, table)


@command(knights, "retreat")
@app_commands.autocomplete(choice=answers("retreat"), table=suggest_tables)
async def retreat(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """Where a beaten Noble goes."""
    await answered(interaction, "retreat", choice, table)


@command(knights, "keep")
@app_commands.autocomplete(choice=answers("keep"), table=suggest_tables)
async def keep(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """Keep a captured city; or which one is given up."""
    await answered(interaction, "keep", choice, table)


@command(knights, "raze")
@app_commands.autocomplete(choice=answers("raze"), table=suggest_tables)
async def raze(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """Raze a captured city."""
    await answered(interaction, "raze", choice, table)


@command(knights, "draft")
@app_commands.autocomplete(choice=answers("draft"), table=suggest_tables)
async def draft(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """A marker on the Mercenary Track; whom to hire."""
    await answered(interaction, "draft", choice, table)


@command(knights, "pay")
@app_commands.autocomplete(choice=answers("pay"), table=suggest_tables)
async def pay(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """Wages, revolts, laws, walls, troops, Events."""
    await answered(interaction, "pay", choice, table)


@command(knights, "invest")
@app_commands.autocomplete(choice=answers("invest"), table=suggest_tables)
async def invest(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """Start an expedition, put crowns into one."""
    await answered(interaction, "invest", choice, table)


@command(knights, "bless")
@app_commands.autocomplete(choice=answers("bless"), table=suggest_tables)
async def bless(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """What the Head of the Church decides."""
    await answered(interaction, "bless", choice, table)


@command(knights, "vote")
@app_commands.autocomplete(agenda=argument(0, "cast"), choice=argument(1, "say"), table=suggest_tables)
async def vote(
    interaction: Interaction,
    count: Few | None = None,
    agenda: str | None = None,
    choice: str | None = None,
    seal: bool = False,
    back: bool = False,
    table: str | None = None,
) -> None:
    """Votes in secret."""
    await AT.cast(
        interaction, table,
        lambda look: parsing.voted(look, voice(interaction, look.table), count, agenda, choice, seal, back),
    )  # fmt: skip


@command(knights, "declare")
@app_commands.autocomplete(choice=answers("declare"), table=suggest_tables)
async def declare(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """What the Votes are for; break a tie."""
    await answered(interaction, "declare", choice, table)


@command(knights, "refuse")
@app_commands.autocomplete(choice=answers("refuse"), table=suggest_tables)
async def refuse(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """Refuse a decision and be banned, or abide by it."""
    await answered(interaction, "refuse", choice, table)


@command(knights, "offer")
@app_commands.autocomplete(baron=suggest(autocomplete.seats), table=suggest_tables)
@app_commands.choices(favour=word_choices(GAME, FAVOURS), way=KINDS)
async def offer(
    interaction: Interaction,
    baron: str | None = None,
    favour: str | None = None,
    count: Few | None = None,
    way: str | None = None,
    table: str | None = None,
) -> None:
    """Give, offer or ask crowns."""
    await AT.cast(
        interaction,
        table,
        lambda look: parsing.offered(look, voice(interaction, look.table), baron, favour, count, way),
    )


@command(knights, "accept")
@app_commands.autocomplete(choice=answers("accept"), table=suggest_tables)
async def accept(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """Take, decline or withdraw an offer."""
    await answered(interaction, "accept", choice, table)


@command(knights, "orders")
@app_commands.autocomplete(
    subject=autocomplete.subjects,
    setting=suggest(autocomplete.settings),
    baron=suggest(autocomplete.seats),
    table=suggest_tables,
)
@app_commands.choices(manner=word_choices(GAME, ("quick", "careful")))
async def orders(
    interaction: Interaction,
    subject: str | None = None,
    setting: str | None = None,
    baron: str | None = None,
    manner: str | None = None,
    table: str | None = None,
) -> None:
    """Standing orders; leave to pass for one Baron."""
    await AT.cast(
        interaction, table,
        lambda look: parsing.ordered(look, voice(interaction, look.table), subject, setting, baron, manner),
    )  # fmt: skip


@command(knights, "assembly")
@app_commands.autocomplete(choice=answers("assembly"), table=suggest_tables)
async def assembly(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """The Assembly as a picture; preside, propose, order the Agendas, give an office."""
    if choice is not None:
        await answered(interaction, "assembly", choice, table)
        return
    async with Answer(interaction) as said:
        look, _ = await own_look(interaction, await AT.table(interaction, table), news=False)
        await said.send(await sheets.sheet(said, look, sheets.ASSEMBLY, hall_lines))


@command(knights, "laws")
@app_commands.autocomplete(table=suggest_tables)
async def laws(interaction: Interaction, table: str | None = None) -> None:
    """What laws, charges, offices and lasting Events say."""
    async with Answer(interaction) as said:
        look, _ = await own_look(interaction, await AT.table(interaction, table), news=False)
        await said.send(sheets.words(said, look, law_lines))


@command(knights, "baron")
@app_commands.autocomplete(baron=suggest(autocomplete.seats), table=suggest_tables)
async def sheet(interaction: Interaction, baron: str | None = None, table: str | None = None) -> None:
    """A Baron's sheet, one's own without ``baron``."""
    async with Answer(interaction) as said:
        look, seat = await own_look(interaction, await AT.table(interaction, table), news=False)
        number = as_one(look.table, voice(interaction, look.table), baron) if baron else seat
        mine = look.view.barons[number]
        await said.send(await sheets.sheet(said, look, mine.baron, baron_lines))
