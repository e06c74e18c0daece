"""Who sits where before a game starts: seats are chosen, swapped by two who want it, drawn, or drafted."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bot.common.errors import UserError
from bot.store.models import SeatRecord
from bot.tables.model import TableInfo
from bot.tables.play import announce
from bot.tables.unit import motions
from bot.tables.unit.change import Change, TableStore, must_be_lobby, seat_at
from bot.tables.unit.motions import Motion, MotionKind
from engine.core import luck

_WHO = ("name", "user_id", "computer", "style", "word", "wishes")
"""What of a seat belongs to who holds it."""


class Seating:
    """Seats of tables that gather."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def take(self, table_id: int, user_id: int, seat: int, *, token: str | None = None) -> tuple[TableInfo, bool]:
        """Move to a seat that is free or a computer's, which takes one's own. Of one that somebody holds they are
        asked: when they want one's own, the two change. Also whether that has happened; else they know. ``token``: of
        the wish that a button answers, that of certain people for certain seats.

        Raises ``nothing-asked`` when that wish is gone, ``seat-own``, and ``seat-drawn`` or ``seat-drafted`` where
        that is settled at the start.
        """
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            must_be_lobby(loaded)
            held = [s for s in loaded.seats if s.user_id == user_id]
            if not held:
                raise UserError("not-seated")
            if loaded.table.drawn or loaded.table.anonymous:
                raise UserError("seat-drawn")
            if loaded.table.drafted:
                raise UserError("seat-drafted")
            wanted, own = seat_at(loaded, seat), held[0]
            if wanted in held:
                raise UserError("seat-own", seat=seat + 1)
            if token:
                asked = await motions.of_seat(change, MotionKind.SWAP, own.seat)
                if asked is None or asked.token != token or asked.by_user != wanted.user_id:
                    raise UserError("nothing-asked")
            done = wanted.user_id is None or await self._agreed(change, own, wanted)
            if done:
                exchange(own, wanted)
                for moved in (own.seat, wanted.seat):
                    await motions.clear(change, moved)
                announce.lobby(change)
        return change.loaded.info(), done

    async def wish(self, table_id: int, user_id: int, wishes: Sequence[int]) -> TableInfo:
        """Say which seats one would like at the start, the best first (from 0); none to take that back. Nobody else
        reads it before. Raises ``seat-no-draft`` where seats are not drafted, and ``seat-wishes`` for what names no
        seats, or one twice."""
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            must_be_lobby(loaded)
            held = [s for s in loaded.seats if s.user_id == user_id]
            if not held:
                raise UserError("not-seated")
            if not loaded.table.drafted or loaded.table.anonymous:
                raise UserError("seat-no-draft")
            if len(set(wishes)) != len(wishes) or not all(0 <= seat < len(loaded.seats) for seat in wishes):
                raise UserError("seat-wishes", seats=len(loaded.seats))
            for seat in held:
                seat.wishes = ",".join(map(str, wishes))
        return loaded.info()

    async def _agreed(self, change: Change, own: SeatRecord, wanted: SeatRecord) -> bool:
        """Whether the holder of a seat has asked for this one; if not they are asked now."""
        assert own.user_id is not None
        assert wanted.user_id is not None
        theirs = await motions.of_seat(change, MotionKind.SWAP, own.seat)
        if theirs is not None and theirs.by_user == wanted.user_id:
            return True
        mine = await motions.of_seat(change, MotionKind.SWAP, wanted.seat)
        if mine is None or mine.by_user != own.user_id:
            asked = Motion(change.loaded.table.id, MotionKind.SWAP, wanted.seat, own.user_id, change.now)
            asked.to_user = wanted.user_id
            await motions.keep(change, asked)
            change.whisper(
                wanted.user_id, "whisper-swap", button="swap", at=own.seat, token=asked.token,
                **change.loaded.about(own), yours=wanted.seat + 1,
            )  # fmt: skip
        return False


def exchange(one: SeatRecord, other: SeatRecord) -> None:
    """Two seats of a table that has not started change who holds them."""
    for name in _WHO:
        mine, theirs = getattr(one, name), getattr(other, name)
        setattr(one, name, theirs)
        setattr(other, name, mine)


def draft(seats: Sequence[SeatRecord], seed: str, words: str) -> list[tuple[SeatRecord, str]]:
    """Let everybody choose in an order that is drawn as in ``draw``: each has the seat they wish most of those that are
    left, or the first one. In this order their seats and what they wished (numbers from 1), for everybody to check."""
    order = list(seats)
    random.Random(luck(seed, f"draft {words}")).shuffle(order)
    people = [{name: getattr(seat, name) for name in _WHO} for seat in order]
    left = [seat.seat for seat in seats]
    told = []
    for who in people:
        wishes = [int(seat) for seat in who["wishes"].split(",") if seat]
        mine = next((seat for seat in wishes if seat in left), left[0])
        left.remove(mine)
        for name, value in who.items():
            setattr(seats[mine], name, value)
        told.append((seats[mine], ", ".join(str(seat + 1) for seat in wishes)))
    for seat in seats:
        seat.wishes = ""
    return told


def draw(seats: Sequence[SeatRecord], seed: str, words: str) -> None:
    """Draw who holds which seat from the luck of the game: whoever chose the seed could not know it once somebody has
    added a word, and everybody can check it when the seed is told."""
    order = list(seats)
    random.Random(luck(seed, f"seats {words}")).shuffle(order)
    before = [{name: getattr(seat, name) for name in _WHO} for seat in order]
    for seat, who in zip(seats, before, strict=True):
        for name, value in who.items():
            setattr(seat, name, value)
