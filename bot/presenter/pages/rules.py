"""Topics of ``/rules`` as messages: a list of them, one of them, and from each a way to the others."""

from __future__ import annotations

import discord

from bot.common import discord_limits
from bot.locale import text
from bot.presenter.front import front
from bot.presenter.panel_kit.controls import PanelContext
from bot.tables.unit.posts import Message
from bot.ui.components import Press, button, option, select
from bot.ui.ids import Id
from engine.core.standing import STANDING


def topics(game: str, locale: str) -> Message:
    """The topics of a game in reading order, as a list to choose from."""
    head = text(locale, "rules-topics", game=text(locale, f"game-{game}"))
    names = [f"- `{topic}` {text(locale, f'{game}-rules-{topic}.name')}" for topic in front(game).topics]
    return Message(content="\n".join([head, *names]), view=_others(game, locale))


def topic(game: str, wanted: str, locale: str) -> Message:
    """One topic, with the others to turn to."""
    words = f"### {text(locale, f'{game}-rules-{wanted}.name')}\n{text(locale, f'{game}-rules-{wanted}')}"
    return Message(content=words, view=_others(game, locale, wanted))


def step_button(ctx: PanelContext) -> Press | None:
    """*Rules of this step*, for the question that is shown; without one it opens the list. ``None`` for a game that
    brings no topics. It is never stale: rules do not change with the position."""
    brought = front(ctx.game)
    if not brought.topics:
        return None
    step = "" if ctx.prompt is None else STANDING if ctx.prompt.id == STANDING else ctx.prompt.step
    where = Id("rules", ctx.look.table.id, ctx.seat, arg=f"{ctx.game}|{brought.topic_of.get(step, '')}")
    return button(where, ctx.voice.text("panel-rules" if step else "panel-rules-all"), emoji="📖")


def _others(game: str, locale: str, shown: str = "") -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    all_of = front(game).topics
    for start in range(0, len(all_of), discord_limits.SELECT_OPTIONS):
        options = [
            option(text(locale, f"{game}-rules-{name}.name"), name, default=name == shown)
            for name in all_of[start : start + discord_limits.SELECT_OPTIONS]
        ]
        where = Id("topic", 0, arg=game if not start else f"{game}|{start}")
        view.add_item(select(where, options, placeholder=text(locale, "rules-choose")))
    return view
