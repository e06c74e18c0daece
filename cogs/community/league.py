"""``/league``: several rounds of a game, at tables that open by themselves."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.common.errors import UserError
from bot.common.safe_names import clean, spoken
from bot.presenter.client import herald
from bot.presenter.pages import leagues as told
from bot.presenter.words.deadlines import parse
from bot.tables.lobby.leagues import CLOSED, OPEN, OVER, RUNNING, League
from bot.ui.answer import Answer
from bot.ui.commands import command
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.command_groups import league as group
from cogs.lookup import Interaction, me, narrow
from cogs.table.lobby import check_place, game_of, suggest_deadlines, suggest_games
from engine import GAMES


async def suggest_leagues(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The leagues of this server."""
    found = await herald(interaction).tables.leagues.find(interaction.guild_id)
    return narrow([(clean(league.name), str(league.id)) for league in found], current)


async def find_league(interaction: Interaction, league: str | None, *statuses: str) -> League:
    """The league that is meant by number or name; without, the only one of this server, of ``statuses`` if any are
    given. Raises ``no-such-league``, ``league-none`` and ``league-several``."""
    leagues = herald(interaction).tables.leagues
    if league is not None and league.isdecimal() and len(league) < 18:
        return await leagues.get(int(league), interaction.guild_id)
    found = await leagues.find(interaction.guild_id)
    if league is not None:
        found = [one for one in found if spoken(one.name) == spoken(league)]
        if not found:
            raise UserError("no-such-league")
    else:
        found = [one for one in found if not statuses or one.status in statuses]
        if not found:
            raise UserError("league-none")
    if len(found) > 1:
        raise UserError("league-several")
    return found[0]


def managed(interaction: Interaction) -> bool:
    """Whether the asker manages this server."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


@command(group, "new")
@app_commands.autocomplete(game=suggest_games, deadline=suggest_deadlines)
async def new(
    interaction: Interaction,
    name: app_commands.Range[str, 1, 50],
    game: str,
    seats: app_commands.Range[int, 2, 12],
    rounds: app_commands.Range[int, 1, 12],
    deadline: app_commands.Range[str, 1, 60] | None = None,
) -> None:
    async with Answer(interaction) as answer:
        tables = herald(interaction).tables
        guild, channel = await check_place(interaction)
        slug = game_of(game)
        if slug not in GAMES:
            raise UserError("unknown-game", game=game[:40], known=sorted(GAMES))
        home = (await tables.preferences.user(interaction.user.id)).zone
        policy = parse(deadline, home=home) if deadline else None
        found = await tables.leagues.create(
            guild_id=guild, channel_id=channel, organiser=me(interaction), name=name, game=slug, seats=seats,
            rounds=rounds, policy=policy,
        )  # fmt: skip
        answer.public()
        await answer.send(told.card(found, answer.locale))


@command(group, "join")
@app_commands.autocomplete(league=suggest_leagues)
async def join(interaction: Interaction, league: str | None = None) -> None:
    async with Answer(interaction) as answer:
        found = await find_league(interaction, league, OPEN, RUNNING)
        await _join(answer, found.id)


async def _join(answer: Answer, number: int) -> None:
    interaction = answer.interaction
    found = await herald(interaction).tables.leagues.join(number, interaction.guild_id, me(interaction))
    key = "league-joined" if found.status == OPEN else "league-joined-late"
    await answer.send(answer.say(key, league=told.name_of(found), round=found.round + 1))


@pressed("league-in")
async def press_join(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _join(answer, where.row)


@pressed("league")
async def press_show(answer: Answer, where: Id, values: Sequence[str]) -> None:
    interaction = answer.interaction
    found = await herald(interaction).tables.leagues.get(where.row, interaction.guild_id)
    await answer.send(told.card(found, answer.locale))


@command(group, "leave")
@app_commands.autocomplete(league=suggest_leagues)
async def leave(interaction: Interaction, league: str | None = None) -> None:
    async with Answer(interaction) as answer:
        found = await find_league(interaction, league, OPEN, RUNNING)
        found = await herald(interaction).tables.leagues.leave(found.id, interaction.guild_id, interaction.user.id)
        key = "league-left" if found.status == OPEN else "league-left-running"
        await answer.send(answer.say(key, league=told.name_of(found)))


@command(group, "start")
@app_commands.autocomplete(league=suggest_leagues)
async def start(interaction: Interaction, league: str | None = None) -> None:
    async with Answer(interaction) as answer:
        found = await find_league(interaction, league, OPEN)
        found = await herald(interaction).tables.leagues.start(
            found.id, interaction.guild_id, interaction.user.id, manager=managed(interaction)
        )
        answer.public()
        await answer.send(told.card(found, answer.locale))


@command(group, "show")
@app_commands.autocomplete(league=suggest_leagues)
async def show(interaction: Interaction, league: str | None = None) -> None:
    """How a league stands."""
    async with Answer(interaction) as answer:
        await answer.send(told.card(await find_league(interaction, league, OPEN, RUNNING, OVER), answer.locale))


@command(group, "close")
@app_commands.autocomplete(league=suggest_leagues)
async def close(interaction: Interaction, league: str | None = None) -> None:
    async with Answer(interaction) as answer:
        found = await find_league(interaction, league, OPEN, RUNNING)
        found = await herald(interaction).tables.leagues.close(
            found.id, interaction.guild_id, interaction.user.id, manager=managed(interaction)
        )
        assert found.status == CLOSED
        await answer.send(answer.say("league-closed", league=told.name_of(found)))
