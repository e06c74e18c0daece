"""Tables without people: they pause by themselves, say so, and one click of a person wakes them."""

from __future__ import annotations

from collections.abc import Collection

from bot.store.models import SeatRecord
from bot.tables.model import TableStatus
from bot.tables.play import announce, faults, questions, table_clock
from bot.tables.unit.change import Change
from bot.tables.unit.posts import PostKind


def covered(change: Change) -> bool:
    """Whether computers act for every person of the table."""
    people = change.loaded.people
    return bool(people) and all(seat.machine for seat in people)


def fall_asleep(change: Change, why: str, missed: Collection[int | None] = ()) -> None:
    """Pause a table because nobody is there. The caller writes its clock. ``missed``: users whose deadline has just
    passed, who hear of both at once; so do those who have not been told yet that a computer took over."""
    loaded = change.loaded
    if loaded.status is not TableStatus.RUNNING:
        return
    faults.lift(change)
    table_clock.halt(change)
    loaded.table.status, loaded.table.asleep = TableStatus.PAUSED.value, True
    late = {*missed, *(seat.user_id for seat in loaded.seats if seat.untold)}
    for seat in loaded.seats:
        seat.untold = False
    for user_id in dict.fromkeys(seat.user_id for seat in loaded.seats):
        if user_id is not None:
            key = "whisper-asleep-missed" if user_id in late else "whisper-asleep"
            change.whisper(user_id, key, button="wake")
    change.note(why, button="wake")
    change.edit(PostKind.STATUS)
    announce.lobby(change)


def if_covered(change: Change, missed: Collection[int | None] = ()) -> None:
    """Put the table to sleep when its last person is covered by a computer. ``missed`` as in ``fall_asleep``."""
    if covered(change):
        fall_asleep(change, "note-asleep-covered", missed)


def wake_up(change: Change, name: str) -> None:
    """Let a sleeping table go on with the time its questions had left. The caller writes its clock."""
    loaded = change.loaded
    if not loaded.table.asleep:
        return
    loaded.table.status, loaded.table.asleep = TableStatus.RUNNING.value, False
    table_clock.carry_on(change)
    loaded.table.person_round = -1
    change.note("note-woken", name=name)
    change.edit(PostKind.STATUS)
    announce.lobby(change)


def take_back(change: Change, seat: SeatRecord, *, shown: bool = False) -> bool:
    """Its user is there: end the absence of a seat. Where a computer acted for it they get the whole time for what they
    are asked, and a panel; where the table waited for them, the whole time for what they missed. Who has woken the
    table with that was named already. ``shown``: what answers them is a panel, so that the live one is drawn anew and
    no other comes beside it."""
    absent, seat.absent_since, seat.untold = seat.absent_since is not None, None, False
    if not seat.autopilot:
        if absent:  # a table that waits would wait for ever for somebody who is there and does nothing
            questions.renew(seat, change.loaded.rhythms()[seat.seat], table_clock.clock(change), overdue=True)
        return absent
    seat.autopilot = False
    questions.renew(seat, change.loaded.rhythms()[seat.seat], table_clock.clock(change))
    if not change.was_asleep:
        change.note("note-back", **change.loaded.about(seat))
    if shown:
        change.edit(PostKind.PANEL, seat)
    else:
        change.panel(seat)
    return True
