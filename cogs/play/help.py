"""``/help`` and ``/rules``: how to play, in the project's own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.common.errors import Raw, UserError
from bot.locale import command_name, text
from bot.presenter.front import front
from bot.presenter.pages import guide
from bot.presenter.pages import rules as pages
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer, locale_of
from bot.ui.commands import lone
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.lookup import Interaction, narrow
from cogs.table.lobby import game_of, suggest_games
from cogs.table.tutorial import taught
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
            await answer.send(pages.topics(slug, answer.locale))
            return
        wanted = topic.strip().casefold()
        if wanted not in topics:
            raise UserError("rules-unknown-topic", topic=Raw(topic[:40].replace("`", "'")), known=list(topics))
        await answer.send(pages.topic(slug, wanted, answer.locale))


@pressed("rules", idle=True)
async def press_rules(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """*Rules of this step* on a panel: the topic beside it, or the list of topics. They are everybody's to read."""
    await answer.send(_page(answer, *where.arg.partition("|")[::2]))


@pressed("topic", update=True)
async def press_topic(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Another topic, in the place of the one that was read."""
    await answer.edit(_page(answer, where.arg.partition("|")[0], values[0] if values else ""))


def _page(answer: Answer, game: str, wanted: str) -> Message:
    known = front(game).topics
    if game not in GAMES or not known or (wanted and wanted not in known):
        raise UserError("click-unknown")
    return pages.topic(game, wanted, answer.locale) if wanted else pages.topics(game, answer.locale)


async def suggest_commands(interaction: Interaction, current: str) -> list[Choice[str]]:
    locale = locale_of(interaction)
    return narrow([(command_name(locale, p), p) for p in paths(interaction.client.tree)], current)


@lone("help")
@app_commands.autocomplete(command=suggest_commands)
async def help_(interaction: Interaction, command: app_commands.Range[str, 1, 100] | None = None) -> None:
    async with Answer(interaction) as answer:
        tree = interaction.client.tree
        if command is None:
            await answer.send(guide.page(answer.locale, own_commands(tree)))
            return
        found = guide.named(command, paths(tree))
        if found is None:
            near = [Raw(f"`/{name}`") for name in guide.nearest(answer.locale, command, paths(tree))]
            typed = Raw(command[:40].lstrip("/").replace("`", "'"))
            raise UserError("command-unknown", command=typed, near=near)
        path, before = found
        line = guide.command_line(answer.locale, path)
        renamed = [answer.say("command-renamed", old=before, path=path)] if before else []
        await answer.send("\n".join([*renamed, line]))


@pressed("help", update=True)
async def press_help(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Another page, in the place of the one that was read."""
    wanted = values[0] if values else ""
    await answer.edit(guide.page(answer.locale, own_commands(answer.interaction.client.tree), wanted, taught=taught()))


def paths(tree: app_commands.CommandTree[Any]) -> list[str]:
    """Every command that can be used."""
    return [c.qualified_name for c in tree.walk_commands() if isinstance(c, app_commands.Command)]


def own_commands(tree: app_commands.CommandTree[Any]) -> dict[str, list[str]]:
    """The commands of each game that has some."""
    groups = {game: tree.get_command(game) for game in GAMES}
    return {
        game: [c.qualified_name for c in group.walk_commands() if isinstance(c, app_commands.Command)]
        for game, group in groups.items()
        if isinstance(group, app_commands.Group)
    }
