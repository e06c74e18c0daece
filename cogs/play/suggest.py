"""*Suggest* and *Try it* on a panel: what a computer player would do in one's place, where the table allows it."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from bot.common.errors import StaleClick
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panel_update import redraw
from bot.presenter.panels import advice
from bot.presenter.panels.labels import label_of
from bot.ui.answer import Answer
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.lookup import voice
from cogs.panel import asked, take


@pressed("suggest", update=True, idle=True)
async def press_suggest(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Show the plan above the panel. Nothing is done yet, and nobody else learns of it."""
    look, seat, prompt = await asked(answer, where, news=True)
    found = await advice.ask(look, prompt, answer.interaction.user.id)
    ctx = PanelContext(look, seat, voice(answer.interaction, look.table), prompt=prompt)
    end = label_of(ctx, found.plan[-1])
    lasting = "" if found.plan[1:] and any(map(str.isdigit, end)) else end  # a plan that is tried changes numbers
    said = advice.said(look.table.game, found, ctx.voice, look.view, end=lasting)
    await redraw(answer, look, seat, note=said, prompt=prompt, tip=True)


@pressed("try", update=True)
async def press_try(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Do what is suggested, short of the seal: the person looks at it, takes it back or seals by themselves."""
    look, _, prompt = await asked(answer, where)
    if where.token != look.tokens[prompt.id]:  # in a secret step it lives on; what was suggested was for that moment
        raise StaleClick("stale-click")
    plan = (await advice.ask(look, prompt, answer.interaction.user.id)).plan
    now, first = advice.tried(plan), advice.begins(look, plan)
    if first is not None and plan[0] not in prompt.actions:
        where = dataclasses.replace(where, token=look.tokens[first.id])
    await take(answer, where, prompt, now, press="try", rest=plan[len(now) :])
