"""``/queue``: a game that opens when enough people want it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.presenter.pages import queues
from bot.presenter.words.voice import Voice, clean, moment
from bot.tables.lobby.matchmaking import HOURS, Wish
from bot.ui.answer import Answer
from bot.ui.commands import command, group, said
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.lookup import Interaction, me
from cogs.table.lobby import check_place, game_of, suggest_games, usual_seats
from engine import GAMES

queue = group("queue", guild_only=True)
USUAL = 24
"""Hours of a turn for which somebody waits who names none."""

TURNS = [app_commands.Choice(name=said(f"turn-{hours}"), value=hours) for hours in HOURS]


def wanted(game: str, seats: int | None, hours: int) -> Wish:
    """The game that is meant; without a number of seats four, or as near to that as there may be."""
    slug = game_of(game)
    rules = GAMES.get(slug)
    if rules is None:
        raise UserError("unknown-game", game=game[:40], known=sorted(GAMES))
    return Wish(slug, seats or usual_seats(rules), hours)


@command(queue, "join")
@app_commands.autocomplete(game=suggest_games)
@app_commands.choices(hours=TURNS)
async def join(
    interaction: Interaction, game: str, seats: app_commands.Range[int, 2, 12] | None = None, hours: int = USUAL
) -> None:
    async with Answer(interaction) as answer:
        await _join(answer, wanted(game, seats, hours))


@command(queue, "leave")
@app_commands.autocomplete(game=suggest_games)
@app_commands.choices(hours=TURNS)
async def leave(
    interaction: Interaction,
    game: str | None = None,
    seats: app_commands.Range[int, 2, 12] | None = None,
    hours: int | None = None,
) -> None:
    """Wait no longer for whatever fits what is named, without anything for nothing."""
    async with Answer(interaction) as answer:
        slug = "" if game is None else game_of(game)
        await herald(interaction).tables.matchmaking.leave(
            interaction.guild_id or 0, interaction.user.id, game=slug, seats=seats, hours=hours
        )
        everything = (game, seats, hours) == (None, None, None)
        key = "queue-left-all" if everything else "queue-left-these"
        await answer.send(await _board(answer, answer.say(key)))


@command(queue, "show")
async def show(interaction: Interaction) -> None:
    async with Answer(interaction) as answer:
        await answer.send(await _board(answer))


@pressed("queue", update=True)
async def press_queue(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await answer.edit(await _board(answer))


@pressed("queue-in")
async def press_in(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _join(answer, _pressed(where))


@pressed("queue-out")
async def press_out(answer: Answer, where: Id, values: Sequence[str]) -> None:
    interaction, wish = answer.interaction, _pressed(where)
    await herald(interaction).tables.matchmaking.leave(
        interaction.guild_id or 0, interaction.user.id, game=wish.game, seats=wish.seats, hours=wish.hours
    )
    said = answer.say("queue-left", wish=queues.said(wish, Voice(answer.locale, ())))
    await answer.send(await _board(answer, said))


def _pressed(where: Id) -> Wish:
    wish = queues.wish_of(where.arg)
    if wish is None or wish.game not in GAMES:
        raise UserError("click-unknown")
    return wish


async def _join(answer: Answer, wish: Wish) -> None:
    interaction = answer.interaction
    guild, channel = await check_place(interaction)
    until, info = await herald(interaction).tables.matchmaking.join(guild, channel, me(interaction), wish)
    game = queues.said(wish, Voice(answer.locale, ()))
    if info is None:
        await answer.send(await _board(answer, answer.say("queue-joined", wish=game, until=moment(until, "f"))))
    else:
        await answer.send(answer.say("queue-opened", wish=game, table=clean(info.name), number=str(info.id)))


async def _board(answer: Answer, note: str = "") -> Any:
    interaction, voice = answer.interaction, Voice(answer.locale, ())
    tables = herald(interaction).tables
    waiting = await tables.matchmaking.show(interaction.guild_id or 0, interaction.user.id)
    lengths = {
        one.wish: queues.length(
            one.wish.game, one.wish.seats, await tables.game_lengths.of(one.wish.game, one.wish.seats), voice
        )
        for one in waiting[:10]
    }
    return queues.board(waiting, lengths, voice, note)


COMMANDS: tuple[Any, ...] = (queue,)
