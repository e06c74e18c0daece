"""``/help`` and ``/rules``: how to play, in the project's own words."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.errors import Raw, UserError
from bot.locale import text
from bot.presenter.front import front
from bot.ui.answer import Answer, locale_of
from bot.ui.commands import lone
from cogs.common import Interaction, narrow
from cogs.lobby import game_of, suggest_games
from engine import GAMES


async def suggest_topics(interaction: Interaction, current: str) -> list[Choice[str]]:
    game = game_of(str(getattr(interaction.namespace, "game", "") or ""))
    locale = locale_of(interaction)
    return narrow([(text(locale, f"{game}-rules-{t}.name"), t) for t in front(game).topics], current)


@lone("rules")
@app_commands.autocomplete(game=suggest_games, topic=suggest_topics)
async def rules(interaction: Interaction, game: str, topic: str | None = None) -> None:
    async with Answer(interaction) as answer:
        slug = game_of(game)
        topics = front(slug).topics
        if slug not in GAMES or not topics:
            raise UserError("unknown-game", game=game[:40], known=list(GAMES))
        if topic is None:
            names = [f"- `{t}` {answer.say(f'{slug}-rules-{t}.name')}" for t in topics]
            head = answer.say("rules-topics", game=answer.say(f"game-{slug}"))
            await answer.send("\n".join([head, *names]))
            return
        wanted = topic.strip().casefold()
        if wanted not in topics:
            raise UserError("rules-unknown-topic", topic=Raw(topic[:40].replace("`", "'")), known=list(topics))
        await answer.send(f"### {answer.say(f'{slug}-rules-{wanted}.name')}\n{answer.say(f'{slug}-rules-{wanted}')}")


@lone("help")
async def help_(interaction: Interaction) -> None:
    async with Answer(interaction) as answer:
        await answer.send(answer.say("help-text"))
