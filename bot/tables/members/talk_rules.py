"""What a table lets its people say to each other in private."""

from __future__ import annotations

from bot.common.errors import UserError
from bot.tables.play import questions
from bot.tables.unit.change import AnyRules, must_run
from bot.tables.unit.loaded import LoadedTable

PRESS = ("rulebook", "free", "public", "none")
"""rulebook: where its game's players bargain with each other; free: always; public: only in the thread, where everybody
reads it; none: not at all, in the thread neither."""
PLAIN = PRESS[0]


def must_talk(loaded: LoadedTable, rules: AnyRules, now: float) -> None:
    """Raise the fitting refusal unless people of a table may talk in private now.

    In a grace time, between a deadline and what happens then, nobody does: those who have answered would talk while one
    is missing. That is so where the table waits for somebody by name; who is asked without names gives nothing away.
    """
    must_run(loaded, paused=True)
    if loaded.table.press == "none":
        raise UserError("talk-none")
    if loaded.table.press == "public":
        raise UserError("talk-public")
    if loaded.table.press == PLAIN and not rules.negotiates:
        raise UserError("talk-rulebook")
    if loaded.policy.grace > 0 and any(
        q.blocks and not q.anonymous and q.due_at is not None and q.due_at <= now
        for seat in loaded.seats
        if not seat.machine
        for q in questions.standing(seat)
    ):
        raise UserError("talk-grace")
