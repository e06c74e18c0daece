"""Seats that change hands in a running game.

A seat goes to somebody else only when its holder agrees, or when they have missed a deadline, everybody was told what
will happen and when, and they have not come back by then. Whoever is to have it must agree as well, and must never have
known another seat of the table. Nobody looks into a seat by any of this: a computer acts until a person has it.
"""

from __future__ import annotations

from typing import Any

from bot.common.errors import UserError
from bot.common.rate_limit import Limit
from bot.common.safe_names import called, incoming
from bot.store.models import SeatRecord
from bot.tables.clock import schedule
from bot.tables.members import moderation, seat_keys
from bot.tables.members.seats import give_seat, give_up, here, offer_seat, remember, vacate
from bot.tables.model import TableInfo, TableStatus, UserRef
from bot.tables.play import announce
from bot.tables.unit import anonymity, motions
from bot.tables.unit.change import Change, TableStore, must_run, seat_at
from bot.tables.unit.motions import Motion, MotionKind

ASKED = 10
"""Handovers that a person may propose at once; every ``AGAIN`` seconds one more. Each sends messages to others."""
AGAIN = 600.0


class Handovers:
    """Asking for seats to change hands, answering, and what happens when the time is over."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._asked = Limit(ASKED, AGAIN, store.clock)

    async def replace(
        self, table_id: int, user_id: int, seat: int, user: UserRef | None = None, *, manager: bool = False
    ) -> tuple[TableInfo, Motion | None]:
        """Ask that a seat of a running game goes to somebody else; without ``user`` to whoever takes it.

        Its holder may ask, and the organiser. Returns what is asked now, ``None`` when nothing is left to be answered.
        """
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            wanted = seat_at(loaded, seat)
            own = wanted.user_id == user_id
            if not own and user_id != loaded.table.organiser_id and not manager:
                raise UserError("only-organiser")
            must_run(loaded, paused=True)
            if user is not None:
                anonymity.must_show(loaded, "anonymous-replace")
            if wanted.computer:
                raise UserError("seat-played", seat=seat + 1)
            given = own or wanted.user_id is None
            if user is None:
                if given:
                    raise UserError("replace-nobody")
                if wanted.absent_since is None:
                    raise UserError("not-absent", **change.loaded.about(wanted))
            else:
                if wanted.user_id == user.id:
                    raise UserError("same-user", seat=seat + 1)
                await seat_keys.must_know_no_other(change, seat, user.id)
                await moderation.may_sit(change, user.id, other=user.id != user_id)
                await remember(change, user)
            motion = Motion(
                table_id, MotionKind.HANDOVER, seat, user_id, change.now, change.now + schedule.patience(loaded.policy)
            )
            motion.facts.holder, motion.facts.given = wanted.user_id, given
            motion.facts.absent = None if given else wanted.absent_since
            if user is not None:
                motion.to_user, motion.to_name = user.id, called(user.name, seat)
                motion.facts.taken = user.id == user_id
            asked = await motions.of_seat(change, MotionKind.HANDOVER, seat)
            if asked is not None and _same(asked, motion):  # asking again announces nothing, and takes no consent back
                asked.facts.given |= motion.facts.given
                asked.facts.taken |= motion.facts.taken
                motion = asked
            if not await self._go(change, motion):
                await motions.keep(change, motion)
                if motion is not asked:
                    self._asks(user_id, change.now)
                    _announce(change, motion, wanted)
                return loaded.info(), motion
        return change.loaded.info(), None

    def _asks(self, user_id: int, now: float) -> None:
        """Somebody has people asked, who may never have heard of them. Raises ``too-often``."""
        seconds = self._asked.wait(user_id)
        if seconds:
            raise UserError("too-often", when=now + seconds)
        self._asked.spend(user_id)

    async def answer(
        self, table_id: int, user_id: int, seat: int, yes: bool, *, token: str | None = None
    ) -> tuple[TableInfo, Motion | None]:
        """Say whether one gives one's seat away, or takes the one that is meant for one. Returns what is still asked.
        ``token``: what the button answers; nothing that was asked later."""
        async with self.store.change(table_id) as change:
            must_run(change.loaded, paused=True)
            wanted = seat_at(change.loaded, seat)
            motion = await motions.of_seat(change, MotionKind.HANDOVER, seat)
            if motion is None or token not in (None, motion.token):
                raise UserError("nothing-asked")
            if user_id not in (motion.to_user, wanted.user_id):
                raise UserError("nothing-asked")
            if not yes:
                await motions.drop(change, motion)
                change.note("note-handover-refused", **change.loaded.about(wanted))
                if user_id == wanted.user_id:
                    await here(change, user_id)
                return change.loaded.info(), None
            if user_id == motion.to_user:
                await seat_keys.must_know_no_other(change, seat, user_id)
                await moderation.may_sit(change, user_id)
                motion.facts.taken = True
            else:
                motion.facts.given = True
            if not await self._go(change, motion):
                await motions.keep(change, motion)
                return change.loaded.info(), motion
        return change.loaded.info(), None

    async def _go(self, change: Change, motion: Motion) -> bool:
        """Let the seat change hands when both agree; whether it did."""
        if not (motion.facts.given and motion.facts.taken) or motion.to_user is None:
            return False
        await _hand_over(change, motion, UserRef(motion.to_user, motion.to_name))
        return True

    async def remove(
        self, table_id: int, user_id: int, who: int, *, manager: bool = False, allow: bool = False
    ) -> tuple[TableInfo, Motion | None]:
        """Take somebody off a table. Before the start the organiser may, at once; whoever was removed does not come
        back of their own accord, to the running game neither. In a running game only somebody who manages the server
        and has no part in the game may: it is announced, and when the time is over a computer plays the seat to the
        end, whoever has left and come back meanwhile. ``allow`` takes it back."""
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            if user_id != loaded.table.organiser_id and not manager:
                raise UserError("only-organiser")
            held = [s for s in loaded.seats if s.user_id == who]
            if allow and not held and await seat_keys.let_in(change, who):
                return loaded.info(), None
            if loaded.status is TableStatus.LOBBY:
                _remove_from_lobby(change, user_id, who, held, allow)
                await seat_keys.hold(change, seat_keys.REMOVED, who)
                return loaded.info(), None
            must_run(loaded, paused=True)
            anonymity.must_show(loaded, "anonymous-remove")
            if not manager or await seat_keys.known(change.connection, table_id, user_id):
                raise UserError("remove-running")
            if not held:
                raise UserError("not-there")
            asked = await motions.load(change.connection, table_id, MotionKind.REMOVAL)
            asked = [motion for motion in asked if motion.facts.holder == who]
            if allow:
                if not asked:
                    raise UserError("nothing-asked")
                for motion in asked:
                    await motions.drop(change, motion)
                change.note("note-removal-off", **change.loaded.about(held[0]))
                return loaded.info(), None
            if asked:
                return loaded.info(), asked[0]
            due_at = change.now + schedule.patience(loaded.policy)
            for seat in held:
                motion = Motion(table_id, MotionKind.REMOVAL, seat.seat, user_id, change.now, due_at)
                motion.facts.holder = who
                await motions.keep(change, motion)
                change.note("note-removal", until=due_at, **change.loaded.about(seat))
            change.whisper(who, "whisper-removal", until=due_at)
        return change.loaded.info(), motion


def _remove_from_lobby(change: Change, by: int, who: int, held: list[SeatRecord], allow: bool) -> None:
    """Free somebody's seats before the start."""
    if allow:
        raise UserError("nothing-asked")
    if not held:
        raise UserError("not-there")
    if who == by:
        raise UserError("remove-yourself")
    for seat in held:
        vacate(seat)
    change.whisper(who, "whisper-removed")
    announce.lobby(change)


async def settle_due(change: Change, motion: Motion) -> None:
    """The time of a handover or a removal is over."""
    seat = change.loaded.seats[motion.seat]
    facts = motion.facts
    await motions.drop(change, motion)
    if motion.kind is MotionKind.REMOVAL and facts.holder is not None:  # not even if they have left of their own accord
        await seat_keys.hold(change, seat_keys.REMOVED, facts.holder)
    if seat.user_id != facts.holder:
        return
    if motion.kind is MotionKind.REMOVAL:
        await give_up(change, seat, "note-removed")
        return
    gone = facts.absent is not None and seat.absent_since == facts.absent
    if motion.to_user is None:
        if gone:
            await offer_seat(change, seat, "note-handover-offered")
            return
    elif facts.taken and (facts.given or gone) and await seat_keys.may_hold(change, seat.seat, motion.to_user):
        await _hand_over(change, motion, UserRef(motion.to_user, motion.to_name))
        return
    change.note("note-handover-lapsed", **change.loaded.about(seat))


async def _hand_over(change: Change, motion: Motion, user: UserRef) -> None:
    seat = change.loaded.seats[motion.seat]
    old, old_user = change.loaded.called(seat), seat.user_id
    if old_user is not None:
        change.whisper(old_user, "whisper-replaced", seat=seat.seat + 1)
    await give_seat(change, seat, user)
    change.note("note-replaced", old=old, **change.loaded.about(seat))


def _same(asked: Motion, motion: Motion) -> bool:
    """Whether the same is asked already: of the same holder, because of the same absence or of their own accord, for
    the same person."""
    before, now = asked.facts, motion.facts
    why = now.given or before.given or before.absent == now.absent
    return (asked.to_user, before.holder) == (motion.to_user, now.holder) and why


def _announce(change: Change, motion: Motion, seat: SeatRecord) -> None:
    """Tell the thread, the holder and who is to have the seat what will happen, when, and how to object."""
    facts = motion.facts
    what: dict[str, Any] = {"seat": seat.seat + 1, "until": motion.due_at}
    who = incoming(motion.to_name, seat.seat, change.loaded.names)
    to: dict[str, Any] = {} if motion.to_user is None else {"to": who}
    where: dict[str, Any] = {"at": seat.seat, "token": motion.token}
    told, buttons, key = None, "", "note-handover-given"
    if facts.holder is not None and not facts.given:
        if facts.absent is None:
            key, buttons = "note-handover-asked", "give keep"
            told = change.whisper(facts.holder, "whisper-handover-asked", button=buttons, **where, **what, **to)
            if facts.holder in change.loaded.left:  # they are for somebody who is not there
                told, buttons = None, ""
        else:
            key, buttons = "note-handover-absent" if to else "note-handover-open", "back"
            told = change.whisper(facts.holder, "whisper-handover-absent", button=buttons, **what)
    if motion.to_user is not None and not facts.taken:
        buttons = f"{buttons} take decline".strip()
        change.whisper(motion.to_user, "whisper-handover-take", button="take decline", **where, **what)
    change.note(key, button=buttons, after=told, **where, **change.loaded.about(seat), until=motion.due_at, **to)
