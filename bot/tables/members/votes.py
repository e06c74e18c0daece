"""What people agree on: cancelling, a draw by secret votes, conceding, going back, a correction, a pause.

A vote that is open is told to everybody with its time. To cancel, a majority of those who are there is enough when the
time is over; a draw or a rewind needs everybody, a pause and its end more than half; nobody learns who voted how.
Whoever votes is there: a computer that played for them stops. Only who proposes a draw is not told by that.
"""

from __future__ import annotations

import dataclasses
import logging
from typing import Any

from bot.common.errors import UserError
from bot.common.rate_limit import Limit
from bot.tables.clock import schedule
from bot.tables.history import corrections, rewind
from bot.tables.members import seat_keys, seats
from bot.tables.model import TableInfo, TableStatus
from bot.tables.play import ending, pauses
from bot.tables.unit import motions
from bot.tables.unit.change import Change, TableStore, must_run
from bot.tables.unit.motions import WHOLE, Facts, Motion, MotionKind, called, people, present
from engine.core.corrections import Correctable

_log = logging.getLogger(__name__)
BY_MAJORITY = (MotionKind.PAUSE, MotionKind.RESUME)
"""What more than half of all decide at once."""
ASKED = 5
"""Rewinds, pauses and corrections that a person may propose at once, each of which sends messages to others; every
``AGAIN`` seconds one more."""
AGAIN = 1800.0


@dataclasses.dataclass(frozen=True, slots=True)
class _Words:
    """What is said of a vote, as messages of the catalogues, and what is pressed."""

    note: str
    """To everybody, when it begins."""
    whisper: str
    """To each who is asked."""
    failed: str
    """To everybody, when it has failed."""
    agreed: str
    """To everybody, when it is agreed."""
    buttons: str
    """The buttons that answer it, with spaces between: yes first, then no where there is one."""


_WORDS = {
    MotionKind.CANCEL: _Words(
        "note-cancel", "whisper-cancel", "note-cancel-failed", "note-cancel-agreed", "agree object"
    ),
    MotionKind.DRAW: _Words("note-draw", "whisper-draw", "note-draw-failed", "note-draw-agreed", "draw nodraw"),
    MotionKind.REWIND: _Words(
        "note-rewind", "whisper-rewind", "note-rewind-failed", "note-rewind-agreed", "rewind norewind"
    ),
    MotionKind.PAUSE: _Words("note-pause", "whisper-pause", "note-pause-failed", "note-pause-agreed", "pause nopause"),
    MotionKind.RESUME: _Words("note-resume", "whisper-resume", "note-pause-over", "note-resume-agreed", "resume"),
    MotionKind.CORRECT: _Words(
        "note-correct", "whisper-correct", "note-correct-failed", "note-correct-agreed", "correct nocorrect"
    ),
}


@dataclasses.dataclass(frozen=True, slots=True)
class Voted:
    """What a vote led to."""

    table: TableInfo
    """The table, as it is now."""
    motion: Motion | None = None
    """The vote as it stands, ``None`` when it is decided."""


class Votes:
    """Votes of the people of a table."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._asked = Limit(ASKED, AGAIN, store.clock)

    async def cancel(self, table_id: int, user_id: int, *, manager: bool = False) -> Voted:
        """Ask everybody to cancel a running game, or agree to it. Whoever manages the server and has no part in it
        cancels it at once; so does whoever is alone with computers."""
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            must_run(loaded, paused=True)
            sits = user_id in people(change)
            if not sits and user_id != loaded.table.organiser_id and not manager:
                raise UserError("only-organiser")
            apart = manager and not await seat_keys.known(change.connection, table_id, user_id)
            if apart or people(change) in ([], [user_id]):
                await ending.end(change, ending.CANCELLED)
                return Voted(loaded.info())
            return await self._voted(change, MotionKind.CANCEL, user_id, True if sits else None)

    async def draw(self, table_id: int, user_id: int) -> Voted:
        """Propose a draw, or agree to one. Nobody learns who did."""
        async with self.store.change(table_id) as change:
            must_run(change.loaded, paused=True)
            if user_id not in people(change):
                raise UserError("not-seated")
            if len(people(change)) < 2:
                raise UserError("draw-alone")
            return await self._voted(change, MotionKind.DRAW, user_id, True)

    async def pause(self, table_id: int, user_id: int) -> Voted:
        """Ask the others to pause the game, or agree to it: more than half of all must. Whoever is alone with computers
        pauses at once."""
        async with self.store.change(table_id) as change:
            must_run(change.loaded)
            if user_id not in people(change):
                raise UserError("not-seated")
            if await motions.of_seat(change, MotionKind.PAUSE) is None:
                self._asks(user_id, change.now)
            return await self._voted(change, MotionKind.PAUSE, user_id, True)

    async def resume(self, table_id: int, user_id: int) -> Voted:
        """Ask the others to let a paused game go on, or agree to it: more than half of all must."""
        async with self.store.change(table_id) as change:
            must_run(change.loaded, paused=True)
            if user_id not in people(change):
                raise UserError("not-seated")
            motion = await motions.of_seat(change, MotionKind.RESUME)
            if change.loaded.status is not TableStatus.PAUSED or motion is None:
                raise UserError("not-paused")
            if not motion.facts.votes:
                self._asks(user_id, change.now)
                _announce(change, dataclasses.replace(motion, by_user=user_id))
            return await self._voted(change, MotionKind.RESUME, user_id, True)

    async def vote(
        self, table_id: int, user_id: int, kind: MotionKind, yes: bool, *, token: str | None = None
    ) -> Voted:
        """Vote on what is asked; a vote may be changed while it is open. ``token``: which vote the button is of."""
        async with self.store.change(table_id) as change:
            must_run(change.loaded, paused=True)
            if user_id not in people(change):
                raise UserError("not-seated")
            motion = await motions.of_seat(change, kind)
            if motion is None or token not in (None, motion.token):
                raise UserError("nothing-asked")
            if kind is MotionKind.RESUME and not motion.facts.votes:  # nobody has asked; the pause has its own end
                raise UserError("nothing-asked")
            return await self._voted(change, kind, user_id, yes)

    async def moments(self, table_id: int) -> list[rewind.Point]:
        """The moments to which a table may go back, the last one first, as everybody may know them."""
        async with self.store.db.read() as connection:
            must_run(await self.store.load(connection, table_id), paused=True)
            return await rewind.points(connection, table_id)

    async def rewind(self, table_id: int, user_id: int, token: str) -> Voted:
        """Propose to go back to the moment before something that everybody heard of, or agree to that. ``token``: of
        that moment (``rewind.Point``). Whoever is alone with computers goes back at once."""
        async with self.store.change(table_id) as change:
            must_run(change.loaded, paused=True)
            if user_id not in people(change):
                raise UserError("not-seated")
            point = await rewind.find(change.connection, table_id, token)
            motion = await motions.of_seat(change, MotionKind.REWIND)
            if motion is None:
                self._asks(user_id, change.now)
            elif motion.facts.first != point.seq:
                raise UserError("rewind-asked")
            facts = Facts(first=point.seq, event=point.event)
            return await self._voted(change, MotionKind.REWIND, user_id, True, facts)

    async def correctables(self, table_id: int) -> dict[str, Correctable]:
        """What may be corrected at a table, by name: what everybody sees."""
        async with self.store.faults_of(table_id):
            loaded = await self.store.read(table_id)
            must_run(loaded, paused=True)
            return self.store.rules(loaded.table.game).correctables(self.store.state(loaded))

    async def correct(self, table_id: int, user_id: int, path: str, value: str, *, manager: bool = False) -> Voted:
        """Propose that a public value of the position becomes another. Only somebody who manages the server and has no
        part in the game may; everybody who plays must agree. What is refused for the position's sake is kept in the
        operator's log and counts like what is proposed (``too-often``)."""
        async with self.store.change(table_id) as change:
            must_run(change.loaded, paused=True)
            if not manager or await seat_keys.known(change.connection, table_id, user_id):
                raise UserError("correct-not-you")
            if await motions.of_seat(change, MotionKind.CORRECT) is not None:
                raise UserError("correct-asked")
            rules, state = self.store.rules(change.loaded.table.game), self.store.state(change.loaded)
            name = path.strip()
            item = corrections.find(rules, state, name)
            new = corrections.read_value(value, item)
            self._asks(user_id, change.now)
            try:
                corrections.corrected(rules, state, name, new)
            except UserError as error:
                tried = (table_id, user_id, name, new, error.key)
                _log.warning("table %d: user %d tried to correct %s to %r: %s", *tried)
                raise
            facts = corrections.facts_of(rules, state, name, item.value, new)
            return await self._voted(change, MotionKind.CORRECT, user_id, None, facts)

    def _asks(self, user_id: int, now: float) -> None:
        """Somebody has everybody asked. Raises ``too-often``."""
        seconds = self._asked.wait(user_id)
        if seconds:
            raise UserError("too-often", when=now + seconds)
        self._asked.spend(user_id)

    async def _voted(
        self, change: Change, kind: MotionKind, user_id: int, yes: bool | None, facts: Facts | None = None
    ) -> Voted:
        loaded = change.loaded
        motion = await motions.of_seat(change, kind)
        hidden = motion is None and kind is MotionKind.DRAW  # who is back just then would have proposed it
        if motion is None:
            due_at = change.now + schedule.patience(loaded.policy)
            motion = Motion(loaded.table.id, kind, WHOLE, user_id, change.now, due_at, facts=facts or Facts())
            if kind is not MotionKind.REWIND or people(change) != [user_id]:
                _announce(change, motion)
        if yes is not None:
            motion.facts.votes[user_id] = yes
        decided = await _decide(change, motion, over=False)
        if not decided:
            await motions.keep(change, motion)
        if yes is not None and not hidden and loaded.status in (TableStatus.RUNNING, TableStatus.PAUSED):
            await seats.here(change, user_id)
        return Voted(loaded.info(), None if decided else motion)

    async def concede(self, table_id: int, user_id: int, *, withdraw: bool = False, ends: bool = True) -> Voted:
        """Concede the game for all one's seats, or take that back. When at most one person has not conceded, the game
        ends: who has not has won, computers included. ``ends``: they know that it would, else ``concede-ends``."""
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            must_run(loaded, paused=True)
            held = [s for s in loaded.seats if s.user_id == user_id]
            if not held:
                raise UserError("not-seated")
            asked = await motions.load(change.connection, table_id, MotionKind.CONCEDE)
            given = {motion.seat for motion in asked}
            mine = {s.seat for s in held}
            if withdraw != bool(mine & given):
                raise UserError("nothing-asked" if withdraw else "conceded-already")
            if withdraw:
                for motion in asked:
                    if motion.seat in mine:
                        await motions.drop(change, motion)
                change.note("note-conceded-back", name=called(change, user_id))
                await seats.here(change, user_id)
                return Voted(loaded.info())
            given |= mine
            left = {s.user_id for s in loaded.seats if s.user_id is not None and s.seat not in given}
            winners = [s.seat for s in loaded.seats if s.seat not in given]
            if not winners:  # practice against oneself
                raise UserError("concede-alone")
            if len(left) <= 1 and not ends:
                raise UserError("concede-ends")
            if len(left) > 1:
                for seat in held:
                    await motions.keep(change, Motion(table_id, MotionKind.CONCEDE, seat.seat, user_id, change.now))
                change.note("note-conceded", name=called(change, user_id))
                await seats.here(change, user_id)
                return Voted(loaded.info(), Motion(table_id, MotionKind.CONCEDE, held[0].seat, user_id, change.now))
            change.note("note-conceded-over", name=called(change, user_id))
            await ending.end(change, ending.CONCEDED, [winners, sorted(given)])
        return Voted(loaded.info())


async def settle_due(change: Change, motion: Motion) -> None:
    """The time of a vote, or of a pause, is over."""
    if motion.kind is MotionKind.RESUME:
        if change.loaded.status is TableStatus.PAUSED and not change.loaded.table.asleep:
            await pauses.end(change, _WORDS[motion.kind].failed)
        else:
            await motions.drop(change, motion)
        return
    if not await _decide(change, motion, over=True):
        await motions.drop(change, motion)
        change.note(_WORDS[motion.kind].failed)


async def _decide(change: Change, motion: Motion, *, over: bool) -> bool:
    """Do what is agreed, if it is; whether it is. Votes of people who have left count no more; whoever they leave
    alone with computers has nobody to draw with."""
    everybody = people(change)
    if motion.kind is MotionKind.DRAW and len(everybody) < 2:
        return False
    votes = {user: yes for user, yes in motion.facts.votes.items() if user in everybody}
    if all(votes.get(user) for user in everybody):
        await _agreed(change, motion)
        return True
    if motion.kind in BY_MAJORITY and sum(votes.values()) * 2 > len(everybody):
        await _agreed(change, motion)
        return True
    if not over or motion.kind is not MotionKind.CANCEL:
        return False
    counted = [user for user in everybody if user in votes or present(change, user)]
    if sum(votes.values()) * 2 > len(counted):
        await _agreed(change, motion)
        return True
    return False


async def _agreed(change: Change, motion: Motion) -> None:
    if motion.kind is MotionKind.REWIND:
        await motions.drop(change, motion)
        await rewind.go_back(change, motion)
        return
    if motion.kind is MotionKind.PAUSE:
        await pauses.begin(change, _WORDS[motion.kind].agreed, by_user=motion.by_user)
        return
    if motion.kind is MotionKind.RESUME:
        await pauses.end(change, _WORDS[motion.kind].agreed)
        return
    if motion.kind is MotionKind.CORRECT:
        await motions.drop(change, motion)
        await corrections.apply(change, motion)
        return
    change.note(_WORDS[motion.kind].agreed)
    if motion.kind is MotionKind.DRAW:
        await ending.end(change, ending.DRAWN, [[s.seat for s in change.loaded.seats]])
    else:
        await ending.end(change, ending.CANCELLED)


def _announce(change: Change, motion: Motion) -> None:
    """Tell everybody what is proposed, until when, and what silence means. Of a draw not by whom."""
    words = _WORDS[motion.kind]
    asked: dict[str, Any] = {"button": words.buttons, "token": motion.token, "until": motion.due_at}
    who: dict[str, Any] = {} if motion.kind is MotionKind.DRAW else {"name": called(change, motion.by_user)}
    if motion.kind is MotionKind.REWIND:
        asked["event"] = motion.facts.event
    if motion.kind is MotionKind.CORRECT:
        who = {}
        asked |= corrections.spoken(motion.facts)
    for user in people(change):
        if user != motion.by_user:
            change.whisper(user, words.whisper, **asked)
    change.note(words.note, **asked, **who)
