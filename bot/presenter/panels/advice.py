"""What a computer player would do in a seat's place, found from the seat's own view and its question alone.

The player gets a seed that has nothing to do with the table's luck, so that what it says tells nothing of what
computers in other seats will do, and the same question in the same view has the same answer.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bot.common.errors import UserError
from bot.presenter.front import front
from bot.presenter.panel_kit.controls import ENDS
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView, TableInfo
from bot.tables.unit.computers import SUBSTITUTE, make
from engine import GAMES
from engine.core import Action, Prompt
from engine.players import Explains, Reason, weightiest

PATIENCE = 15.0
"""Seconds after which somebody is told that no plan was found in time."""
LINES = 12
"""Actions that a plan names."""
REASONS = 4
"""Reasons that are told of one."""

_thinking: set[int] = set()
_thinkers = ThreadPoolExecutor(2, thread_name_prefix="advice")
_log = logging.getLogger(__name__)


def may_ask(info: TableInfo) -> bool:
    """Whether a table lets its people ask a computer player, and play *What if*: where its organiser allowed it, and
    where one person plays against computers; not at an anonymous table, where that is nobody's to know."""
    alone = not info.anonymous and len(info.seats) > 1 and sum(not s.computer for s in info.seats) == 1
    return info.hints or alone


@dataclasses.dataclass(frozen=True, slots=True)
class Advice:
    """What a computer player would do."""

    plan: list[Action]
    """One action after the other; empty for an offer that is better left alone."""
    reasons: list[Reason]
    """What it reckoned with."""
    step: str
    """The step of the question that the plan answers."""


def advice(look: SeatView, prompt: Prompt) -> Advice:
    """What to do about a question. It depends on view and question only. What would follow the end of the step is left
    out: that is another question, and others may be asked first."""
    player = make(look.table.game, SUBSTITUTE, f"advice {prompt.id}")
    plan = list(player.choose(look.view, prompt))
    ends = next((n for n, action in enumerate(plan, 1) if action.verb in ENDS), len(plan))
    plan = plan[:ends]
    meant = (answered(look, prompt, plan) if plan else None) or prompt
    reasons = player.explain(look.view, meant, plan) if plan and isinstance(player, Explains) else []
    return Advice(plan, reasons, meant.step)


async def ask(look: SeatView, prompt: Prompt, user_id: int) -> Advice:
    """The same, thought out beside the answers to other people. Raises ``hint-off`` where the table does not allow it,
    ``hint-busy`` for a person whose last question is still thought about, ``hint-none`` when there is no plan."""
    if not may_ask(look.table):
        raise UserError("hint-off")
    if user_id in _thinking:
        raise UserError("hint-busy")
    _thinking.add(user_id)
    work = asyncio.get_running_loop().run_in_executor(_thinkers, advice, look, prompt)
    work.add_done_callback(lambda _: _thinking.discard(user_id))
    try:
        found = await asyncio.wait_for(asyncio.shield(work), PATIENCE)
    except TimeoutError as error:
        raise UserError("hint-busy") from error
    except Exception as error:
        _log.exception("no plan for step %s of %s", prompt.step, look.table.game)
        raise UserError("hint-none") from error
    if not found.plan or answered(look, prompt, found.plan) is None:
        raise UserError("hint-none")
    return found


def answered(look: SeatView, prompt: Prompt, plan: Sequence[Action]) -> Prompt | None:
    """The question that a plan answers: the one it was asked for, or another that lies open, such as a card to arm
    before a move."""
    return next((p for p in (prompt, *look.prompts) if plan[0] in p.actions), None)


def tried(plan: Sequence[Action]) -> list[Action]:
    """What is done when somebody tries a plan: everything but the seal, which is theirs, if anything else is left."""
    return list(plan[:-1] if len(plan) > 1 and plan[-1].verb in ENDS else plan)


def final(game: str, step: str, plan: Sequence[Action], voice: Voice, view: Any = None) -> list[str]:
    """What is said, before a plan is tried, of what could not be taken back afterwards: what will draw luck, what is
    final, or else what might be; nothing where all of it can be undone. The ``view`` tells of the first action that
    depends on it: those after that find another."""
    rules = GAMES.get(game)
    rolled, sure, doubtful = list[Action](), list[Action](), list[Action]()
    for action in tried(plan):
        if rules is not None and action.verb in rules.rolls:
            rolled.append(action)
            continue
        lasting = None if rules is None else rules.lasts(step, action)
        if rules is not None and lasting is None and view is not None:
            lasting, view = rules.lasts(step, action, view), None
        if lasting is not False:
            (sure if lasting else doubtful).append(action)
    for key, found in (("hint-rolls", rolled), ("hint-lasts", sure), ("hint-final", doubtful)):
        if found:
            return [voice.text(key, what=voice.action(game, found[0]))]
    return []


def worded(game: str, step: str, action: Action, voice: Voice, view: Any = None) -> str:
    """An action of a plan by what stands on its button."""
    return (front(game).named(view, step, action, voice) if view is not None else "") or voice.action(game, action)


def said(game: str, advice: Advice, voice: Voice, view: Any = None) -> str:
    """A plan in words, with what the player reckoned with."""
    plan, step = advice.plan, advice.step
    named = [worded(game, step, action, voice, view) for action in plan]
    lines = [voice.text("hint-title"), *(f"- {each}" for each in named[:LINES])]
    if len(plan) > LINES:
        lines.append(voice.text("and-more", n=len(plan) - LINES))
    if len(tried(plan)) < len(plan):
        lines.append(voice.text("hint-seal", last=named[-1]))
    lines += front(game).warns(view, tried(plan), voice) if view is not None else []
    lines += final(game, step, plan, voice, view)
    if advice.reasons:
        told = list(dict.fromkeys(voice.say(r.key, r.params) for r in weightiest(advice.reasons, REASONS)))
        lines.append(voice.text("hint-because", reasons="; ".join(told)))
    return "\n".join([*lines, ""])
