"""``/fief``: the actions of Fief as commands with named options. Each is one batch of small actions.

Without the options that a command needs it shows the panel. Suggestions come from the asker's own questions alone.
"""

from __future__ import annotations

from discord import app_commands

from bot.presenter.games.fief import sheets, sight
from bot.presenter.games.fief.names import GAME
from bot.presenter.games.fief.panel import family_lines, parliament_lines
from bot.ui.answer import Answer
from bot.ui.commands import choices, command, group, word_choices
from cogs.fief import autocomplete, parsing
from cogs.fief.autocomplete import after, argument, words
from cogs.lookup import Interaction, suggest_tables, voice
from cogs.panel import own_look
from cogs.play.game_commands import GameCommands
from engine.fief.game_data import FAMILIES
from engine.fief.standing import VALUES

fief = group(GAME)
AT = GameCommands(GAME)
Few = app_commands.Range[int, 0, 60]
FIGHT = choices("fief-verb", ("fight", "stop", "siege", "surrender", "truce"))
PARLEY = choices("fief-verb", ("danegeld", "intercede", "calm", "preach", "grant", "refuse", "come-out", "stay-in",
                               "truce", "pass"))  # fmt: skip
PAPERS = choices("fief-verb", parsing.PAPERS)
WAYS = choices("fief-verb", ("go", "forest", "court", "slip"))
WORDS = word_choices(GAME, ("aye", "nay", "nothing"))
ARMS = word_choices(GAME, FAMILIES)


@command(fief, "marry")
@app_commands.autocomplete(
    noble=argument(0, "court", "marry", "spurn"), spouse=after(1, "noble", "court", "marry", "spurn"),
    table=suggest_tables,
)  # fmt: skip
async def marry(
    interaction: Interaction,
    noble: str | None = None,
    spouse: str | None = None,
    refuse: bool = False,
    table: str | None = None,
) -> None:
    """Offer, accept or refuse a marriage."""
    await AT.cast(interaction, table, lambda look: parsing.marry(look, noble, spouse, refuse))


@command(fief, "stand")
@app_commands.autocomplete(noble=argument(0, "stand"), table=suggest_tables)
async def stand(
    interaction: Interaction, noble: str | None = None, ready: bool = False, table: str | None = None
) -> None:
    """Name a candidate; ``ready``: nothing more at court."""
    await AT.cast(interaction, table, lambda look: parsing.stand(look, noble, ready))


@command(fief, "vote")
@app_commands.autocomplete(candidate=argument(1, "favour"), decoy=argument(1, "decoy"), table=suggest_tables)
@app_commands.choices(tax=WORDS, family=ARMS)
async def vote(
    interaction: Interaction,
    candidate: str | None = None,
    decoy: str | None = None,
    tax: str | None = None,
    family: str | None = None,
    burgher: bool = False,
    seal: bool = False,
    back: bool = False,
    table: str | None = None,
) -> None:
    """A vote or decoy in an election, a word in Parliament."""
    await AT.cast(
        interaction, table, lambda look: parsing.vote(look, candidate, decoy, tax, family, burgher, seal, back)
    )


@command(fief, "draw")
@app_commands.autocomplete(plan=argument(0, "plan"), table=suggest_tables)
@app_commands.choices(deck=word_choices(GAME, parsing.DECKS))
async def draw(
    interaction: Interaction,
    deck: str | None = None,
    plan: str | None = None,
    dare: Few | None = None,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Draw a card, or plan what will be drawn."""
    await AT.cast(interaction, table, lambda look: parsing.draw(look, deck, plan, dare, done))


@command(fief, "discard")
@app_commands.autocomplete(cards=argument(0, "discard"), retain=argument(0, "keep"), table=suggest_tables)
async def discard(
    interaction: Interaction,
    cards: str | None = None,
    retain: str | None = None,
    seal: bool = False,
    back: bool = False,
    table: str | None = None,
) -> None:
    """Lay cards aside, or keep them after all."""
    await AT.cast(interaction, table, lambda look: parsing.discard(look, cards, retain, seal, back))


@command(fief, "play")
@app_commands.autocomplete(
    card=autocomplete.hand, who=words(*autocomplete.PLAYED), where=words(*autocomplete.PLAYED),
    using=words(*autocomplete.PLAYED), table=suggest_tables,
)  # fmt: skip
async def play(
    interaction: Interaction,
    card: str | None = None,
    who: str | None = None,
    where: str | None = None,
    using: str | None = None,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Play a card; ``done``: no more cards, or pass in a window."""
    await AT.cast(interaction, table, lambda look: parsing.play(look, card, who, where, using, done))


@command(fief, "arm")
@app_commands.autocomplete(
    card=argument(0, "arm"), trigger=after(1, "card", "arm"), at=after(2, "trigger", "arm"),
    how=after(3, "at", "arm"), table=suggest_tables,
)  # fmt: skip
@app_commands.autocomplete(which=autocomplete.armed)
async def arm(
    interaction: Interaction,
    card: str | None = None,
    trigger: str | None = None,
    at: str | None = None,
    how: str | None = None,
    which: int | None = None,
    table: str | None = None,
) -> None:
    """Let a card play itself; ``which`` takes one back."""
    await AT.cast(interaction, table, lambda look: parsing.arm(look, card, trigger, at, how, which))


@command(fief, "tax")
@app_commands.autocomplete(region=argument(0, "tallage"), table=suggest_tables)
async def tax(interaction: Interaction, region: str | None = None, table: str | None = None) -> None:
    """A tallage on a fief."""
    await AT.cast(interaction, table, lambda look: parsing.tax(look, region))


@command(fief, "tithe")
@app_commands.autocomplete(district=argument(0, "tithe"), table=suggest_tables)
async def tithe(interaction: Interaction, district: str | None = None, table: str | None = None) -> None:
    """A tithe in a church district."""
    await AT.cast(interaction, table, lambda look: parsing.tithe(look, district))


@command(fief, "buy")
@app_commands.autocomplete(
    thing=argument(0, "buy", "build"), place=argument(1, "buy", "build", "hire"), title=argument(0, "title", "grant",
    "transfer"), noble=argument(1, "title", "grant", "transfer"), table=suggest_tables,
)  # fmt: skip
async def buy(
    interaction: Interaction,
    thing: str | None = None,
    count: Few | None = None,
    place: str | None = None,
    title: str | None = None,
    noble: str | None = None,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Buy units, buildings, titles; ``done`` ends the purchases."""
    await AT.cast(interaction, table, lambda look: parsing.buy(look, thing, count, place, title, noble, done))


@command(fief, "ransom")
@app_commands.autocomplete(noble=argument(0, "ransom"), table=suggest_tables)
async def ransom(
    interaction: Interaction,
    noble: str | None = None,
    count: Few | None = None,
    refuse: bool = False,
    table: str | None = None,
) -> None:
    """Offer less than the full ransom; take or decline what is offered for a captive."""
    await AT.cast(interaction, table, lambda look: parsing.ransom(look, noble, count, refuse))


@command(fief, "move")
@app_commands.autocomplete(
    noble=argument(0, "lead"), to=autocomplete.goals, units=autocomplete.takes, table=suggest_tables
)
@app_commands.choices(way=WAYS)
async def move(
    interaction: Interaction,
    noble: str | None = None,
    to: str | None = None,
    units: str | None = None,
    way: str | None = None,
    halt: bool = False,
    done: bool = False,
    table: str | None = None,
) -> None:
    """A Noble marches; ``to`` may be several cities; ``done`` ends the family's movement."""
    await AT.cast(interaction, table, lambda look: parsing.move(look, noble, to, units, way, halt, done))


@command(fief, "sail")
@app_commands.autocomplete(
    noble=argument(0, "lead"), to=argument(0, "sail"), units=autocomplete.takes, table=suggest_tables
)
async def sail(
    interaction: Interaction,
    noble: str | None = None,
    to: str | None = None,
    units: str | None = None,
    halt: bool = False,
    table: str | None = None,
) -> None:
    """A Noble goes by sea."""
    await AT.cast(interaction, table, lambda look: parsing.sail(look, noble, to, units, halt))


@command(fief, "attack")
@app_commands.autocomplete(
    place=argument(0, "attack", "sally", "occupy"), foe=argument(1, "attack", "sally"), aim=argument(0, "aim"),
    table=suggest_tables,
)  # fmt: skip
@app_commands.choices(answer=FIGHT)
async def attack(
    interaction: Interaction,
    place: str | None = None,
    foe: str | None = None,
    answer: str | None = None,
    aim: str | None = None,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Begin a battle, fight on; ``done``: no more battles in this region."""
    await AT.cast(interaction, table, lambda look: parsing.attack(look, place, foe, answer, aim, done))


@command(fief, "siege")
@app_commands.autocomplete(place=argument(0, "raise-siege", "engineer"), table=suggest_tables)
async def siege(
    interaction: Interaction,
    place: str | None = None,
    end: bool = False,
    engine: bool = False,
    table: str | None = None,
) -> None:
    """Lay siege after a roll, pay for its catapult, give it up."""
    await AT.cast(interaction, table, lambda look: parsing.siege(look, place, end, engine))


@command(fief, "parley")
@app_commands.autocomplete(
    noble=argument(0, "danegeld", "intercede", "calm", "preach", "grant", "refuse"), table=suggest_tables
)
@app_commands.choices(answer=PARLEY)
async def parley(
    interaction: Interaction, answer: str | None = None, noble: str | None = None, table: str | None = None
) -> None:
    """Answer invaders, rebels, or whoever asks for leave to pass."""
    await AT.cast(interaction, table, lambda look: parsing.parley(look, noble, answer))


@command(fief, "offer")
@app_commands.autocomplete(
    gives=autocomplete.articles("draft-give"), wants=autocomplete.articles("draft-want"), table=suggest_tables
)
@app_commands.choices(family=ARMS, route=choices("fief-word-route", parsing.ROUTES))
async def offer(
    interaction: Interaction,
    family: str | None = None,
    route: str | None = None,
    gives: str | None = None,
    wants: str | None = None,
    clear: bool = False,
    table: str | None = None,
) -> None:
    """Write an offer and send it."""
    await AT.cast(interaction, table, lambda look: parsing.offer(look, family, route, gives, wants, clear))


@command(fief, "accept")
@app_commands.autocomplete(table=suggest_tables)
@app_commands.autocomplete(which=autocomplete.numbers)
@app_commands.choices(answer=PAPERS)
async def accept(
    interaction: Interaction, which: int | None = None, answer: str | None = None, table: str | None = None
) -> None:
    """Accept an offer, decline or counter it, withdraw one's own."""
    await AT.cast(interaction, table, lambda look: parsing.accept(look, which, answer))


@command(fief, "pillage")
@app_commands.autocomplete(
    place=argument(0, "pillage", "burn"), thing=after(1, "place", "pillage"), table=suggest_tables
)
async def pillage(
    interaction: Interaction,
    place: str | None = None,
    thing: str | None = None,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Lay a mill or an abbey waste; after the income burn a mill."""
    await AT.cast(interaction, table, lambda look: parsing.pillage(look, place, thing, done))


@command(fief, "orders")
@app_commands.autocomplete(setting=autocomplete.settings, table=suggest_tables)
@app_commands.choices(
    subject=word_choices(GAME, tuple(VALUES)), family=ARMS, manner=word_choices(GAME, ("quick", "careful"))
)
async def orders(
    interaction: Interaction,
    subject: str | None = None,
    setting: str | None = None,
    family: str | None = None,
    manner: str | None = None,
    table: str | None = None,
) -> None:
    """Standing orders; leave to pass for one family; a style sets all of them."""
    await AT.cast(interaction, table, lambda look: parsing.orders(look, subject, setting, family, manner))


@command(fief, "start")
@app_commands.autocomplete(
    place=argument(0, "settle", "appear"), servant=argument(0, "serve"), noble=words("serve", "name"),
    table=suggest_tables,
)  # fmt: skip
async def start(
    interaction: Interaction,
    place: str | None = None,
    servant: str | None = None,
    noble: str | None = None,
    table: str | None = None,
) -> None:
    """Where to begin or to appear, whom a servant serves, who inherits."""
    await AT.cast(interaction, table, lambda look: parsing.start(look, place, servant, noble))


@command(fief, "answer")
@app_commands.autocomplete(choice=autocomplete.answers, table=suggest_tables)
async def answer(interaction: Interaction, choice: str | None = None, table: str | None = None) -> None:
    """Any answer to the question that waits."""
    await AT.cast(interaction, table, lambda look: parsing.answer(look, voice(interaction, look.table), choice))


@command(fief, "family")
@app_commands.autocomplete(table=suggest_tables)
@app_commands.choices(family=ARMS)
async def family(interaction: Interaction, family: str | None = None, table: str | None = None) -> None:
    """A family's sheet, one's own without ``family``; in words every family's Nobles, titles, captives, points."""
    async with Answer(interaction) as said:
        info = await AT.table(interaction, table)
        look, _ = await own_look(interaction, info, news=False)
        zoom = family or FAMILIES[sight.own_families(look.view)[0].family]
        await said.send(await sheets.sheet(said, look, zoom, family_lines))


@command(fief, "parliament")
@app_commands.autocomplete(table=suggest_tables)
async def parliament(
    interaction: Interaction,
    seat: app_commands.Range[int, 1, 4] | None = None,
    count: Few | None = None,
    summon: bool = False,
    done: bool = False,
    table: str | None = None,
) -> None:
    """Call Parliament, share the Royal Tax out; without options the assembly and the votes of every family."""
    if summon or done or (seat is not None and count is not None):
        await AT.cast(interaction, table, lambda look: parsing.parliament(look, seat, count, summon, done))
        return
    async with Answer(interaction) as said:
        info = await AT.table(interaction, table)
        look, _ = await own_look(interaction, info, news=False)
        await said.send(await sheets.sheet(said, look, sheets.VOTE, parliament_lines))
