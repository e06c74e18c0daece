"""The time that whoever missed a deadline has to come back before a computer decides anything else for them. Pure.

A computer that takes over answers what was missed, so that the table goes on. What is asked next it leaves alone for a
quarter of the time to answer, an hour at least, and never longer than its person would have had for it: a table waits
no longer for somebody who is absent than for somebody who thinks.
"""

from __future__ import annotations

from bot.store.models import SeatRecord
from bot.tables.model import DeadlinePolicy, Question
from bot.tables.play import questions

SHARE = 0.25
"""The part of the time to answer that somebody has to come back."""
LEAST = 3600.0
"""Seconds that they have at least."""


def until(policy: DeadlinePolicy, seat: SeatRecord) -> float | None:
    """Until when a computer leaves to the person of a seat what they have not missed, in seconds since 1970; ``None``
    where no computer has taken over because of a missed deadline. A rest of the table does not put it off: it was
    told as a moment."""
    if not seat.autopilot or seat.user_id is None or seat.absent_since is None:
        return None
    return seat.absent_since + max(policy.hours * 3600 * SHARE, LEAST)


def left_alone(policy: DeadlinePolicy, seat: SeatRecord, question: Question, now: float) -> float | None:
    """Until when the computer of a seat leaves a question alone, ``None`` where it may answer. What was missed it
    answers at once, and what all are asked without names, where a moment that everybody knows would tell who was
    missing."""
    end = until(policy, seat)
    if end is None or questions.missed(question) or question.anonymous:
        return None
    moment = end if question.act_at is None else min(end, question.act_at)
    return moment if moment > now else None


def asked(policy: DeadlinePolicy, seat: SeatRecord, now: float) -> list[Question]:
    """The open questions of a seat that a computer may answer now."""
    return [q for q in questions.standing(seat) if left_alone(policy, seat, q, now) is None] if seat.machine else []


def moments(policy: DeadlinePolicy, seat: SeatRecord, now: float) -> list[float]:
    """When the computer of a seat may answer what it leaves alone now."""
    if until(policy, seat) is None:
        return []
    kept = [left_alone(policy, seat, q, now) for q in questions.standing(seat) if q.blocks or q.notify]
    return [moment for moment in kept if moment is not None]
