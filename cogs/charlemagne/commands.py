"""``/charlemagne``: the actions of Charlemagne as commands with named options. Each is one batch of small actions.

Without the options that a command needs it shows the panel. Suggestions come from the asker's own questions alone.
"""

from __future__ import annotations

from discord import app_commands

from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.games.charlemagne.panel import score_lines
from bot.ui.answer import Answer
from bot.ui.commands import choices, command, group, word_choices
from cogs.charlemagne import autocomplete, parsing
from cogs.charlemagne.autocomplete import argument, where
from cogs.lookup import Interaction, suggest_tables, voice
from cogs.panel import own_look
from cogs.play.game_commands import GameCommands
from engine.charlemagne.game_data import RELIGIONS
from engine.charlemagne.standing import VALUES

charlemagne = group(GAME)
AT = GameCommands(GAME)
Few = app_commands.Range[int, 0, 30]
ANSWERS = choices("charlemagne-verb", parsing.ANSWERS)
PAPERS = choices("charlemagne-verb", ("propose", "tear", "accept", "decline", "withdraw-offer", "renounce"))
SIDES = choices("charlemagne-panel-side", ("empire", "tribal"))


@command(charlemagne, "envoy")
@app_commands.autocomplete(
    region=argument(0, "envoy", "envoys", "name"), markers=argument(0, "lay"), table=suggest_tables
)
async def envoy(
    interaction: Interaction,
    region: str | None = None,
    markers: str | None = None,
    count: Few | None = None,
    send: bool = False,
    back: bool = False,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Strive for a region, answer an attempt (``count``), send royal envoys."""
    await AT.cast(interaction, table, lambda look: parsing.envoy(look, region, markers, count, send, back, done))


@command(charlemagne, "draw")
@app_commands.autocomplete(table=suggest_tables)
async def draw(interaction: Interaction, count: Few | None = None, table: str | None = None) -> None:
    """Buy markers."""
    await AT.cast(interaction, table, lambda look: parsing.draw(look, count))


@command(charlemagne, "spend")
@app_commands.autocomplete(places=argument(0, "clear"), table=suggest_tables)
async def spend(
    interaction: Interaction, places: str | None = None, done: bool = False, table: str | None = None
) -> None:
    """Clear pillage, end the spending."""
    await AT.cast(interaction, table, lambda look: parsing.spend(look, places, done))


@command(charlemagne, "levy")
@app_commands.autocomplete(
    unit=argument(0, "levy"), place=where("levy"), region=argument(0, "assemble"), table=suggest_tables
)
async def levy(
    interaction: Interaction,
    unit: str | None = None,
    place: str | None = None,
    region: str | None = None,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Raise a unit; ``region`` takes one more by the General Assembly."""
    await AT.cast(interaction, table, lambda look: parsing.levy(look, unit, place, region, done))


@command(charlemagne, "hire")
@app_commands.autocomplete(unit=argument(0, "hire"), place=where("hire"), table=suggest_tables)
async def hire(
    interaction: Interaction,
    unit: str | None = None,
    place: str | None = None,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Hire a mercenary."""
    await AT.cast(interaction, table, lambda look: parsing.hire(look, unit, place, done))


@command(charlemagne, "build")
@app_commands.autocomplete(place=argument(1, "build"), table=suggest_tables)
@app_commands.choices(what=word_choices(GAME, ("burg", "civilisation")))
async def build(
    interaction: Interaction, what: str | None = None, place: str | None = None, table: str | None = None
) -> None:
    """Build a burg or a civilisation marker."""
    await AT.cast(interaction, table, lambda look: parsing.build(look, what, place))


@command(charlemagne, "operate")
@app_commands.autocomplete(
    place=argument(0, "operate", "place-leader", "bury"), units=autocomplete.takes, table=suggest_tables
)
async def operate(
    interaction: Interaction,
    place: str | None = None,
    units: str | None = None,
    march: bool = False,
    back: bool = False,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Put a force together; ``march`` rolls its die, ``done`` ends the operations."""
    await AT.cast(interaction, table, lambda look: parsing.operate(look, place, units, march, back, done))


@command(charlemagne, "move")
@app_commands.autocomplete(to=argument(0, "move", "step"), unit=argument(0, "drop"), table=suggest_tables)
async def move(
    interaction: Interaction,
    to: str | None = None,
    one: bool = False,
    unit: str | None = None,
    count: Few | None = None,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Move the force; ``unit`` is left behind before; ``done``: it has done its work."""
    await AT.cast(interaction, table, lambda look: parsing.move(look, to, one, unit, count, done))


@command(charlemagne, "sail")
@app_commands.autocomplete(to=argument(0, "move"), table=suggest_tables)
async def sail(
    interaction: Interaction, to: str | None = None, land: bool = False, done: bool = False, table: str | None = None
) -> None:
    """Move a fleet; ``land`` sets its cargo ashore."""
    await AT.cast(interaction, table, lambda look: parsing.sail(look, to, land, done))


@command(charlemagne, "battle")
@app_commands.autocomplete(
    target=argument(0, "battle"), unit=argument(0, "lose"), to=argument(0, "retreat"), table=suggest_tables
)
@app_commands.choices(
    answer=ANSWERS,
    treachery=word_choices(GAME, ("leader", "ground")),
    champion=word_choices(GAME, ("leader", "charlemagne")),
)
async def battle(
    interaction: Interaction,
    target: str | None = None,
    answer: str | None = None,
    treachery: str | None = None,
    champion: str | None = None,
    unit: str | None = None,
    to: str | None = None,
    table: str | None = None,
) -> None:
    """Attack, prepare, fight; ``unit`` is lost, ``to`` is where the beaten go."""
    await AT.cast(interaction, table, lambda look: parsing.battle(look, target, answer, treachery, champion, unit, to))


@command(charlemagne, "pillage")
@app_commands.autocomplete(place=argument(0, "raid"), table=suggest_tables)
async def pillage(interaction: Interaction, place: str | None = None, table: str | None = None) -> None:
    """Pillage where the force is; ``place`` is the goal of raiders."""
    await AT.cast(interaction, table, lambda look: parsing.pillage(look, place))


@command(charlemagne, "convert")
@app_commands.autocomplete(markers=argument(0, "lay"), table=suggest_tables)
@app_commands.choices(religion=word_choices(GAME, RELIGIONS))
async def convert(
    interaction: Interaction,
    religion: str | None = None,
    markers: str | None = None,
    count: Few | None = None,
    send: bool = False,
    table: str | None = None,
) -> None:
    """Preach in the force's region; ``count`` answers the other side's missionaries."""
    await AT.cast(interaction, table, lambda look: parsing.convert(look, religion, markers, count, send))


@command(charlemagne, "stratagem")
@app_commands.autocomplete(marker=argument(0, "play", "discard"), bearer=argument(1, "play"), table=suggest_tables)
async def stratagem(
    interaction: Interaction,
    marker: str | None = None,
    bearer: str | None = None,
    back: bool = False,
    table: str | None = None,
) -> None:
    """Play a marker by itself; ``back`` returns it to the cup."""
    await AT.cast(interaction, table, lambda look: parsing.stratagem(look, marker, bearer, back))


@command(charlemagne, "supply")
@app_commands.autocomplete(unit=argument(0, "disband"), place=where("disband"), table=suggest_tables)
async def supply(
    interaction: Interaction,
    unit: str | None = None,
    place: str | None = None,
    pay: bool = False,
    table: str | None = None,
) -> None:
    """Send units home, pay for the rest."""
    await AT.cast(interaction, table, lambda look: parsing.supply(look, unit, place, pay))


@command(charlemagne, "treaty")
@app_commands.autocomplete(what=argument(2, "clause"), table=suggest_tables)
@app_commands.autocomplete(number=autocomplete.numbers)
@app_commands.choices(
    clause=choices("charlemagne-word-clause", ("points", "marker", "neutral", "peace", "avoid", "leave")),
    side=SIDES,
    answer=PAPERS,
)
async def treaty(
    interaction: Interaction,
    clause: str | None = None,
    side: str | None = None,
    what: str | None = None,
    count: Few | None = None,
    answer: str | None = None,
    number: int | None = None,
    table: str | None = None,
) -> None:
    """Write a clause, propose, answer, break a treaty."""
    await AT.cast(interaction, table, lambda look: parsing.treaty(look, clause, side, what, count, answer, number))


@command(charlemagne, "orders")
@app_commands.autocomplete(setting=autocomplete.settings, region=argument(1, "order-region"), table=suggest_tables)
@app_commands.choices(
    subject=word_choices(GAME, (*VALUES, "vassalage", "missionary")), manner=word_choices(GAME, ("quick", "careful"))
)
async def orders(
    interaction: Interaction,
    subject: str | None = None,
    setting: str | None = None,
    region: str | None = None,
    manner: str | None = None,
    table: str | None = None,
) -> None:
    """Standing orders, for one region with ``region``; a style sets all of them."""
    await AT.cast(interaction, table, lambda look: parsing.orders(look, subject, setting, region, manner))


@command(charlemagne, "score")
@app_commands.autocomplete(table=suggest_tables)
async def score(interaction: Interaction, table: str | None = None) -> None:
    """The Empire's points and where they come from."""
    async with Answer(interaction) as answer:
        info = await AT.table(interaction, table)
        look, _ = await own_look(interaction, info, news=False)
        await answer.send("\n".join(score_lines(look.view, voice(interaction, info))))
