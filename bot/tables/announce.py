"""Which posts follow from a change. Nothing secret is put into a payload: panels are drawn at delivery."""

from __future__ import annotations

from typing import Any

from bot.tables.change import Change
from bot.tables.post import PostKind


def created(change: Change) -> None:
    """The lobby card of a new table."""
    change.send(PostKind.LOBBY)


def lobby(change: Change) -> None:
    """The lobby card shows something else now."""
    change.edit(PostKind.LOBBY)


def opening(change: Change) -> None:
    """The game starts: its thread, and what everybody should know of it."""
    change.edit(PostKind.LOBBY)
    change.send(PostKind.THREAD)
    change.send(PostKind.OPENING)


def phase(change: Change, view: Any, events: list[dict[str, Any]]) -> None:
    """A phase ended or the game begins: the board, a new status, a new panel for everybody who must decide."""
    change.send(PostKind.PHASE, payload={"view": view, "events": _told(events)})
    change.send(PostKind.STATUS)
    for seat in change.case.seats:
        seat.panel_step = ""
        seat.dm_noted = False
        if seat.step and not seat.machine:
            seat.panel_step = seat.step
            change.panel(seat)


def within_phase(change: Change, actor: int | None, machine: bool, public: bool) -> None:
    """A step inside a phase: the status is edited, and those get a panel who have something new to decide.

    The panel of the seat that moved is redrawn by the answer to its click. Others' panels are redrawn when the
    position moved under them, so that their buttons stay good.
    """
    before = {s.seat: s.step for s in (change.seat_before(seat.seat) for seat in change.case.seats)}
    if any(before[s.seat] != s.step for s in change.case.seats):
        change.edit(PostKind.STATUS)
    for seat in change.case.seats:
        moved = seat.seat == actor
        if seat.step and not seat.machine:
            if seat.step != seat.panel_step or (not before[seat.seat] and not moved):
                seat.panel_step = seat.step
                change.panel(seat)
            elif public and not moved:
                change.edit(PostKind.PANEL, seat)
        elif before[seat.seat] and (machine or not moved):
            change.edit(PostKind.PANEL, seat)


def over(change: Change, view: Any, before: list[dict[str, Any]], after: list[dict[str, Any]], outcome: Any) -> None:
    """The end: the board of the last phase if one ended with it, the result with the seed, the finished card.

    The last status is edited, so that it waits for nobody any more and has no buttons; there is no new one.
    """
    change.edit(PostKind.STATUS)
    if before:
        change.send(PostKind.PHASE, payload={"view": view, "events": _told(before)})
    change.send(
        PostKind.RESULT,
        payload={"view": view, "events": _told(after), "outcome": outcome, "seed": change.case.table.seed},
    )
    change.edit(PostKind.LOBBY)


def _told(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"key": e["key"], "params": e["params"]} for e in events]
