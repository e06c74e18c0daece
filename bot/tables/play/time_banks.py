"""The clocks of seats at a table with a budget: what is on them, what an answer puts back. Pure.

A clock runs while its seat is asked for a turn by name; what everybody is asked at once without names has a fixed
time, or the clock would tell who was missing. It stands by night, on days off, while the table is paused or sleeps and
while a computer acts. What was taken back runs on from where it was answered.
"""

from __future__ import annotations

import dataclasses

import msgspec

from bot.store.models import SeatRecord
from bot.tables.clock.availability import Rhythm
from bot.tables.model import DeadlinePolicy, Question

HOUR = 3600.0


def runs(question: Question) -> bool:
    """Whether a clock runs for a question."""
    return question.pace == "turn" and not question.anonymous and not question.gone


def full(policy: DeadlinePolicy) -> float:
    """Seconds on a clock at the start."""
    return policy.bank * HOUR


def held(seat: SeatRecord, policy: DeadlinePolicy) -> float:
    """Seconds on a seat's clock when it was last counted."""
    return full(policy) if seat.bank is None else seat.bank


def given(seat: SeatRecord, policy: DeadlinePolicy) -> float | None:
    """Seconds that a turn has which begins now; ``None`` at a table without clocks."""
    return max(held(seat, policy), policy.increment * HOUR) if policy.bank else None


def left(seat: SeatRecord, asked: list[Question], rhythm: Rhythm, now: float) -> float:
    """Seconds on a seat's clock at a moment."""
    bank = held(seat, rhythm.policy)
    running = [q for q in asked if runs(q)]
    if seat.machine or not running:
        return bank
    began = max(min(q.began for q in running), seat.bank_at or 0.0)
    return max(0.0, bank - _ticked(running[0], rhythm, began, now))


def count(seat: SeatRecord, asked: list[Question], rhythm: Rhythm, now: float) -> None:
    """Take what has run since the clock was last counted."""
    if rhythm.policy.bank and any(runs(q) for q in asked):
        seat.bank, seat.bank_at = left(seat, asked, rhythm, now), now


def shut(seat: SeatRecord, question: Question, rhythm: Rhythm, now: float, *, answered: bool) -> Question:
    """A question that is closed; an answer puts the increment back on its seat's clock."""
    policy = rhythm.policy
    got = 0.0
    if policy.bank and answered and runs(question):
        bank = held(seat, policy)
        seat.bank = max(bank, min(bank + policy.increment * HOUR, (policy.cap or policy.bank) * HOUR))
        got = seat.bank - bank
    return msgspec.structs.replace(question, shut=now, got=got)


def opened_again(seat: SeatRecord, question: Question, rhythm: Rhythm, now: float) -> Question:
    """A closed question that is asked again because somebody changed their mind: what its answer put back goes, and its
    time has run on."""
    if rhythm.policy.bank and question.pace == "turn" and not question.anonymous:
        since = max(question.shut, seat.bank_at or 0.0)
        gone = question.got + _ticked(question, rhythm, since, now)
        seat.bank, seat.bank_at = max(0.0, held(seat, rhythm.policy) - gone), now
    return msgspec.structs.replace(question, shut=0.0, got=0.0)


def emptied(seat: SeatRecord, now: float) -> None:
    """The clock has run out."""
    seat.bank, seat.bank_at = 0.0, now


def _ticked(question: Question, rhythm: Rhythm, start: float, now: float) -> float:
    """Seconds that a clock has run, by the hours of its person when they were asked: new ones do not change the
    past."""
    if rhythm.appointed:
        return max(0.0, now - start)
    own = rhythm.own
    zone, wake, sleep = question.hours or (own.zone, own.wake, own.sleep)
    return dataclasses.replace(own, zone=zone, wake=wake, sleep=sleep).ticking(start, now)
