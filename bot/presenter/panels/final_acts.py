"""What of a question can never be undone once it is done, said before somebody presses it.

``Rules.lasts`` tells it of each answer by what its seat sees. Verbs are named, not every answer; a verb of which that
cannot be known, or of which some answers stay and others do not, is told with what decides it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

import discord

from bot.presenter.front import front
from bot.presenter.panel_kit.choices import by_verb
from bot.presenter.panel_kit.controls import CLOSES, SEALS, PanelContext, Row
from bot.ui.components import Press
from bot.ui.ids import Id
from engine import GAMES
from engine.core import Action, Prompt

STEP = CLOSES - SEALS
"""Verbs that end a step and say no more than that."""


def finality(ctx: PanelContext, prompt: Prompt, below: Iterable[Row] = ()) -> dict[str, bool | None]:
    """The verbs of a question, each with whether what it does can never be undone; ``None`` where that hangs on more
    than the verb and what the seat sees. Of what one press of its controls ``below`` does beside the first of several
    actions only what always holds is known."""
    rules, found = GAMES[ctx.game], dict[str, bool | None]()
    for verb, actions in by_verb(prompt.actions).items():
        told = {rules.lasts(prompt.step, action, ctx.look.view) for action in actions}
        found[verb] = told.pop() if len(told) == 1 else None
    for plan in at_once(ctx, below):
        for action in plan[1:]:
            later = rules.lasts("", action)
            known = {found.get(action.verb, later), later}
            found[action.verb] = True if True in known else None if None in known else False
    return found


def at_once(ctx: PanelContext, below: Iterable[Row]) -> Iterator[Sequence[Action]]:
    """The actions of controls that stand for several."""
    for item in (item for row in below if isinstance(row, discord.ui.ActionRow) for item in row.children):
        inner = item.item if isinstance(item, Press) else item
        where = Id.parse(getattr(inner, "custom_id", None) or "")
        if where is not None and where.verb == "batch":
            for words in [option.value for option in getattr(inner, "options", ())] or [""]:
                yield front(ctx.game).batch(ctx.look, f"{where.arg} {words}".strip())[0]


def final_acts(ctx: PanelContext, prompt: Prompt, below: Iterable[Row] = ()) -> list[str]:
    """What of a question cannot be undone, in at most two lines; nothing of one whose only answer the table waits for,
    where there is nothing to choose. ``below``: its controls."""
    if ctx.game not in GAMES or (prompt.blocks and len(prompt.actions) == 1):
        return []
    found, voice = finality(ctx, prompt, below), ctx.voice
    sure = [verb for verb, stays in found.items() if stays]
    perhaps = [verb for verb, stays in found.items() if stays is None]
    if len(prompt.actions) > 1 and len(sure) == len(found):
        return [voice.text("panel-final-all")]
    lines = list[str]()
    if sure:
        lines.append(
            voice.text("panel-end-final") if STEP.issuperset(sure)
            else voice.text("panel-final-some", acts=_named(ctx, sure))
        )  # fmt: skip
    if perhaps:
        lines.append(voice.text("panel-final-perhaps", acts=_named(ctx, perhaps)))
    return lines


def _named(ctx: PanelContext, verbs: Collection[str]) -> list[str]:
    """Verbs by the headings of their lists; of what ends the step that it does."""
    voice = ctx.voice
    names = (voice.text("panel-final-end") if verb in STEP else voice.verb(ctx.game, verb) for verb in verbs)
    return list(dict.fromkeys(names))
