"""What a computer player would do in a seat's place, found from the seat's own view and its question alone.

The player gets a seed that has nothing to do with the table's luck, so that what it says tells nothing of what
computers in other seats will do, and the same question in the same view has the same answer.
"""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import logging
from collections import OrderedDict
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

Stays = tuple[str, Action]
"""What of a plan nobody can take back: the key of the sentence that says why, and the action."""

REMEMBERED = 64
"""People whose last advice is known still."""

_thinking: set[int] = set()
_found: OrderedDict[int, tuple[SeatView, Prompt, Advice]] = OrderedDict()
"""By person what they were last advised, and what that was about: whoever tries it need not wait for it again."""
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
    stays: Stays | None = None
    """What of it nobody can take back, as far as the seat can know."""


def advice(look: SeatView, prompt: Prompt) -> Advice:
    """How to answer a question. It depends on view and question only. What would follow the end of the step is left
    out: that is another question, and others may be asked first."""
    player = make(look.table.game, SUBSTITUTE, f"advice {prompt.id}")
    explains = player if isinstance(player, Explains) else None
    plan = list((player.choose if explains is None else explains.answer)(look.view, prompt))
    ends = next((n for n, action in enumerate(plan, 1) if action.verb in ENDS), len(plan))
    plan = plan[:ends]
    reasons = explains.explain(look.view, prompt, plan) if plan and explains is not None else []
    alone = prompt.pace == "turn" and not prompt.secret  # else what comes of it hangs on what others answer
    stays = staying(look.table.game, prompt.step, plan, look.view, look.seat if alone else None)
    return Advice(plan, reasons, prompt.step, stays)


async def ask(look: SeatView, prompt: Prompt, user_id: int) -> Advice:
    """The same, thought out beside the answers to other people. Raises ``hint-off`` where the table does not allow it,
    ``hint-busy`` for a person whose last question is still thought about, ``hint-none`` when there is no plan."""
    if not may_ask(look.table):
        raise UserError("hint-off")
    found = _known(look, prompt, user_id)
    if found is None:
        if user_id in _thinking:
            raise UserError("hint-busy")
        _thinking.add(user_id)
        work = asyncio.get_running_loop().run_in_executor(_thinkers, advice, look, prompt)
        work.add_done_callback(functools.partial(_thought, look, prompt, user_id))
        try:
            found = await asyncio.wait_for(asyncio.shield(work), PATIENCE)
        except TimeoutError as error:
            raise UserError("hint-busy") from error
        except Exception as error:
            _log.exception("no plan for step %s of %s", prompt.step, look.table.game)
            raise UserError("hint-none") from error
    if begins(look, found.plan) is None:
        raise UserError("hint-none")
    return found


def begins(look: SeatView, plan: Sequence[Action]) -> Prompt | None:
    """The question of which the first action of a plan is an answer: mostly the one that was asked, another where
    something comes first, as the crowns that are offered for a permission. ``None`` for none."""
    return next((p for p in look.prompts if plan and plan[0] in p.actions), None)


def _thought(look: SeatView, prompt: Prompt, user_id: int, work: asyncio.Future[Advice]) -> None:
    """Somebody's question is thought about no more; what was found is kept, also when nobody waited so long."""
    _thinking.discard(user_id)
    if work.cancelled() or work.exception() is not None:
        return
    _found[user_id] = look, prompt, work.result()
    _found.move_to_end(user_id)
    while len(_found) > REMEMBERED:
        _found.popitem(last=False)


def _known(look: SeatView, prompt: Prompt, user_id: int) -> Advice | None:
    """What somebody was advised last, if that was about the same question of the same position."""
    if user_id not in _found:
        return None
    then, asked, found = _found[user_id]
    same = (then.table.game, then.seat, then.prompts, then.view) == (
        look.table.game,
        look.seat,
        look.prompts,
        look.view,
    )
    return found if same and asked == prompt else None


def tried(plan: Sequence[Action]) -> list[Action]:
    """What is done when somebody tries a plan: everything but the seal, which is theirs, if anything else is left."""
    return list(plan[:-1] if len(plan) > 1 and plan[-1].verb in ENDS else plan)


def staying(game: str, step: str, plan: Sequence[Action], view: Any = None, seat: int | None = None) -> Stays | None:
    """What could not be taken back once a plan is tried, as ``Rules.stays`` tells it."""
    rules = GAMES.get(game)
    found = rules.stays(step, tried(plan), view, seat) if rules is not None else None
    return found and ("hint-rolls" if found[1] else "hint-lasts", found[0])


def worded(game: str, step: str, plan: Sequence[Action], voice: Voice, view: Any = None) -> list[str]:
    """The actions of a plan, each by what stands on its button."""
    named = front(game).named(view, step, plan, voice) if view is not None else [""] * len(plan)
    return [name or voice.action(game, action) for name, action in zip(named, plan, strict=True)]


def said(game: str, advice: Advice, voice: Voice, view: Any = None, *, end: str | None = None) -> str:
    """A plan in words, with what the player reckoned with. ``end``: what stands on the button of its last action, where
    that is a single word, such as what ends a step; empty where it has no name that lasts, ``None`` for its words."""
    plan, step = advice.plan, advice.step
    left = len(tried(plan)) < len(plan)
    named = worded(game, step, plan, voice, view)
    if end is not None and plan and not plan[-1].args and (end or left):
        over = voice.text("act-ended", step=voice.step(game, step))
        named[-1] = end or over[:1].upper() + over[1:]
    lines = [voice.text("hint-title"), *(f"- {each}" for each in named[:LINES])]
    if len(plan) > LINES:
        lines.append(voice.text("and-more", n=len(plan) - LINES))
    if left:
        lines.append(voice.text("hint-end") if end == "" else voice.text("hint-seal", last=named[-1]))
    lines += front(game).warns(view, tried(plan), voice) if view is not None else []
    if advice.stays is not None:
        key, lasts = advice.stays
        lines.append(voice.text(key, what=named[plan.index(lasts)]))
    if advice.reasons:
        told = list(dict.fromkeys(voice.say(r.key, r.params) for r in weightiest(advice.reasons, REASONS)))
        lines.append(voice.text("hint-because", reasons="; ".join(told)))
    return "\n".join([*lines, ""])
