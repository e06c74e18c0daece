"""Acting, undoing, looking: every change of a position goes through here."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.errors import StaleClick, UserError
from bot.store import models as m
from bot.store.records import Case, SeatRecord
from bot.tables import seats, settle
from bot.tables.change import Change, TableStore, must_run, seat_at
from bot.tables.model import Acted, LoggedEvent, SeatView, TableStatus, Waiting
from bot.tables.replay import hushed, openly, undone_events
from bot.tables.settle import Cause, Position
from engine.core import Action, Draw, Event, IllegalAction, told_once


class Play:
    """The moves of running games."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    # -- acting

    async def act(
        self,
        table_id: int,
        user_id: int,
        actions: Sequence[Action],
        *,
        seat: int | None = None,
        token: str | None = None,
    ) -> Acted:
        """Take one action, or several of which all happen or none, for a seat of this user."""
        if not actions:
            raise UserError("no-actions")
        async with self.store.change(table_id) as change:
            case = change.case
            held = held_seats(case, user_id, seat)
            must_run(case)
            if token is not None and token != settle.token(case):
                raise StaleClick("stale-click")
            position = Position.of(self.store.rules(case.table.game), self.store.state(case))
            actor = choose_seat(held, position, actions[0])
            seats.take_back(change, actor)
            events = await self.perform(change, position, actor, actions, user_id)
            await change.connection.execute(
                m.users.update().where(m.users.c.id == user_id, m.users.c.dm == "closed").values(dm="unknown")
            )
        return Acted(settle.look(case, position, actor.seat), settle.events_of(events, actor.seat))

    async def act_for(
        self, table_id: int, seat: int, actions: Sequence[Action], *, acts: int, turn_number: int | None = None
    ) -> bool:
        """Act for a seat without its user: for a computer, or at the end of turn ``turn_number`` for a person.

        Nothing happens, and ``False`` is returned, when the seat has moved on since its ``acts``-th action, when a
        person has taken it back, or when the turn is another. Raises ``UserError`` for an illegal action.
        """
        async with self.store.change(table_id) as change:
            case = change.case
            actor = seat_at(case, seat)
            due = actor.machine if turn_number is None else case.table.turns == turn_number
            if case.status is not TableStatus.RUNNING or actor.acts != acts or not actor.step or not due:
                return False
            position = Position.of(self.store.rules(case.table.game), self.store.state(case))
            await self.perform(change, position, actor, actions, None)
        return True

    async def perform(
        self, change: Change, position: Position, actor: SeatRecord, actions: Sequence[Action], user_id: int | None
    ) -> list[tuple[int, Event]]:
        """Apply actions of one seat and write what they bring. Returns the events with their sequence numbers.

        The first refusal raises ``UserError`` with the game's own code, and the transaction is rolled back.
        """
        case, rules, state = change.case, position.rules, position.state
        table = case.table
        batch = table.seq + 1
        rows: list[dict[str, Any]] = []
        told: list[tuple[int, Event]] = []
        snapshots: list[dict[str, Any]] = []
        base: tuple[bytes, int] | None = None
        counted = public = milestone = False
        prompts = position.prompts
        for action in actions:
            prompt = prompts.get(actor.seat)
            secret = prompt is not None and prompt.secret
            try:
                events = rules.apply(state, actor.seat, action)
            except IllegalAction as error:
                raise UserError(error.refusal.code, **error.refusal.params) from error
            table.seq += 1
            actor.acts += 1
            draws = rules.draws(state)
            rows.append(_action_row(case, actor.seat, user_id, action, draws, batch, secret, change.now))
            told += [(table.seq, event) for event in events]
            if draws or any(event.seals or event.milestone for event in events):
                base = (rules.dumps(state), table.seq)
                for seat in case.seats:
                    seat.undoable = 0
                counted, sealed = False, True
            else:
                actor.undoable += not counted
                counted, sealed = True, False
            if sealed or not secret:
                table.epoch += 1
                public = True
            if any(event.milestone for event in events):
                milestone = True
                snapshots.append({"table_id": table.id, "seq": table.seq, "data": rules.dumps(state), "at": change.now})
            prompts = rules.prompts(state)
        position.prompts, position.outcome = prompts, rules.outcome(state)
        await change.connection.execute(m.actions.insert(), rows)
        await self._store(change, rules.dumps(state), base)
        if told:
            await change.connection.execute(m.events.insert(), event_rows(case, told, change.now))
        if snapshots:
            await change.connection.execute(m.snapshots.insert(), snapshots)
        await settle.settle(change, position, Cause(actor.seat, user_id is None, public, base is not None, milestone))
        return told

    async def _store(self, change: Change, data: bytes, base: tuple[bytes, int] | None) -> None:
        values: dict[str, Any] = {"data": data}
        if base is not None:
            values |= {"base": base[0], "base_seq": base[1]}
            change.case.base_seq = base[1]
        change.case.data = data
        await change.connection.execute(
            m.states.update().where(m.states.c.table_id == change.case.table.id).values(**values)
        )

    # -- undoing

    async def undo(self, table_id: int, user_id: int, *, seat: int | None = None) -> Acted:
        """Take back this seat's last command (all actions of its batch) since the last thing that seals.

        What other seats did meanwhile stays. ``nothing-to-undo`` when the seat did nothing since;
        ``cannot-undo`` when another seat's action rests on it.
        """
        async with self.store.change(table_id) as change:
            case = change.case
            held = held_seats(case, user_id, seat)
            must_run(case)
            actor = next((s for s in held if s.undoable), None)
            if actor is None:
                raise UserError("nothing-to-undo")
            if len([s for s in held if s.undoable]) > 1:
                raise UserError("which-seat", seats=numbers(held))
            seats.take_back(change, actor)
            rules = self.store.rules(case.table.game)
            self.store.state(case)
            base = (
                await change.connection.execute(sa.select(m.states.c.base).where(m.states.c.table_id == table_id))
            ).scalar_one()
            a = m.actions.c
            rows = (
                await change.connection.execute(
                    sa.select(a.seq, a.seat, a.text, a.batch, a.secret)
                    .where(a.table_id == table_id, a.seq > case.base_seq, a.kind == "act", sa.not_(a.undone))
                    .order_by(a.seq)
                )
            ).all()
            batch = max(row.batch for row in rows if row.seat == actor.seat)
            gone = [row for row in rows if row.seat == actor.seat and row.batch == batch]
            state = rules.loads(base)
            try:
                for row in rows:
                    if row not in gone:
                        rules.apply(state, row.seat, Action.parse(row.text))
            except IllegalAction as error:
                raise UserError("cannot-undo") from error
            position = Position.of(rules, state)
            secret = all(row.secret for row in gone)
            events = await self._take_back(
                change, actor, user_id, [row.seq for row in gone], [row.text for row in gone], secret
            )
            await self._store(change, rules.dumps(state), None)
            await settle.settle(change, position, Cause(actor.seat, False, not secret))
        return Acted(settle.look(case, position, actor.seat), settle.events_of(events, actor.seat))

    async def _take_back(
        self, change: Change, actor: SeatRecord, user_id: int, seqs: list[int], texts: list[str], secret: bool
    ) -> list[tuple[int, Event]]:
        """Write the undo into the log: its row, its events, and the mark on what it took back."""
        table = change.case.table
        veiled = self.store.rules(table.game).veiled
        table.seq += 1
        actor.undoable -= 1
        actor.acts += 1
        if not secret:
            table.epoch += 1
        if not secret and not hushed(texts, veiled):
            change.note(
                "note-undone",
                name=actor.name,
                seat=actor.seat + 1,
                actions="; ".join(openly(text, veiled) for text in texts),
            )
        await change.connection.execute(
            m.actions.insert().values(
                table_id=table.id,
                seq=table.seq,
                seat=actor.seat,
                user_id=user_id,
                kind="undo",
                text=" ".join(map(str, seqs)),
                draws="[]",
                batch=table.seq,
                secret=secret,
                undone=False,
                at=change.now,
            )
        )
        for part in (m.actions, m.events):
            await change.connection.execute(
                part.update().where(part.c.table_id == table.id, part.c.seq.in_(seqs)).values(undone=True)
            )
        told = [(table.seq, event) for event in undone_events(actor.seat, texts, secret, veiled)]
        await change.connection.execute(m.events.insert(), event_rows(change.case, told, change.now))
        return told

    # -- looking

    async def look(self, table_id: int, user_id: int | None, *, seat: int | None = None) -> SeatView:
        """The position as a seat of this user, else as a spectator, may see it."""
        case = await self.store.read(table_id)
        held = [s for s in case.seats if user_id is not None and s.user_id == user_id]
        if seat is not None:
            wanted = seat_at(case, seat)
            if wanted not in held:
                raise UserError("not-seated")
            held = [wanted]
        position = None if case.data is None else Position.of(self.store.rules(case.table.game), self.store.state(case))
        first = next((s for s in held if s.step), held[0] if held else None)
        return settle.look(case, position, first.seat if first else None)

    async def blocking(self, table_id: int) -> list[Waiting]:
        """Whom the table waits for."""
        case = await self.store.read(table_id)
        return [Waiting(s.seat, s.step, s.since) for s in case.seats if s.step]

    async def log(
        self, table_id: int, user_id: int | None, *, since: int | None = None, limit: int = 200
    ) -> list[LoggedEvent]:
        """The last ``limit`` events this user may know: after action ``since``, or from his own last action on.

        A finished game hides nothing. What was taken back is left out.
        """
        async with self.store.db.read() as connection:
            case = await self.store.load(connection, table_id)
            if since is None:
                since = -1
                if user_id is not None:
                    own = await connection.execute(
                        sa.select(sa.func.max(m.actions.c.seq)).where(
                            m.actions.c.table_id == table_id, m.actions.c.user_id == user_id
                        )
                    )
                    since = (own.scalar() or 0) - 1
            e = m.events.c
            query = sa.select(e.seq, e.at, e.key, e.params, e.audience, e.seals, e.milestone).where(
                e.table_id == table_id, e.seq > since, sa.not_(e.undone)
            )
            if case.status is not TableStatus.FINISHED:
                query = query.where(
                    audible([s.seat for s in case.seats if user_id is not None and s.user_id == user_id])
                )
            rows = (
                await connection.execute(query.order_by(e.seq.desc(), e.place.desc()).limit(max(1, min(limit, 5000))))
            ).all()
        logged = [LoggedEvent(row.seq, row.at, _event(row)) for row in reversed(rows)]
        kept = {id(event) for event in told_once([line.event for line in logged])}
        return [line for line in logged if id(line.event) in kept]


def held_seats(case: Case, user_id: int, seat: int | None) -> list[SeatRecord]:
    """The seats of a user, or the one he names. Raises ``not-seated`` and ``no-such-seat``."""
    if seat is not None:
        named = seat_at(case, seat)
        if named.user_id != user_id:
            raise UserError("not-seated")
        return [named]
    held = [s for s in case.seats if s.user_id == user_id]
    if not held:
        raise UserError("not-seated")
    return held


def choose_seat(held: list[SeatRecord], position: Position, action: Action) -> SeatRecord:
    """Of several seats of one user the only one that may take the action. Raises ``which-seat``."""
    if len(held) == 1:
        return held[0]
    able = [s for s in held if (p := position.prompts.get(s.seat)) is not None and action in p.actions]
    if len(able) == 1:
        return able[0]
    waiting = [s for s in held if s.step]
    if not able and len(waiting) == 1:
        return waiting[0]  # its refusal says best what is wrong
    raise UserError("which-seat", seats=numbers(able or held))


def numbers(seats: list[SeatRecord]) -> str:
    """Seat numbers as people count them."""
    return ", ".join(str(s.seat + 1) for s in seats)


def audible(seats: list[int]) -> sa.ColumnElement[bool]:
    """The condition on events that one of these seats may know."""
    e = m.events.c
    return sa.or_(e.audience == "", *(e.audience.contains(f",{seat},") for seat in seats))


def _action_row(
    case: Case, seat: int, user_id: int | None, action: Action, draws: list[Draw], batch: int, secret: bool, now: float
) -> dict[str, Any]:
    return {
        "table_id": case.table.id,
        "seq": case.table.seq,
        "seat": seat,
        "user_id": user_id,
        "kind": "act",
        "text": str(action),
        "draws": msgspec.json.encode(draws).decode(),
        "batch": batch,
        "secret": secret,
        "undone": False,
        "at": now,
    }


def event_rows(case: Case, told: list[tuple[int, Event]], now: float) -> list[dict[str, Any]]:
    """Events as rows, in their order."""
    return [
        {
            "table_id": case.table.id,
            "seq": seq,
            "place": place,
            "key": event.key,
            "params": json.dumps(event.params, ensure_ascii=False),
            "audience": "" if event.audience is None else "," + "".join(f"{s}," for s in event.audience),
            "seals": event.seals,
            "milestone": event.milestone,
            "undone": False,
            "at": now,
        }
        for place, (seq, event) in enumerate(told)
    ]


def audience_of(text: str) -> tuple[int, ...] | None:
    """The audience of an event from its column."""
    return tuple(int(seat) for seat in text.split(",") if seat) if text else None


def _event(row: Any) -> Event:
    return Event(row.key, json.loads(row.params), audience_of(row.audience), bool(row.seals), bool(row.milestone))
