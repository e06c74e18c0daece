"""Acting and undoing: every change of a position goes through here."""

from __future__ import annotations

import contextlib
import dataclasses
import logging
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.common.errors import RulesFault, StaleClick, UserError
from bot.common.rate_limit import Limit
from bot.store import models as m
from bot.store.models import SeatRecord
from bot.tables.model import Acted, TableStatus
from bot.tables.play import faults, idle, missed, questions, reconcile, views
from bot.tables.play.recent import recent
from bot.tables.unit import outgoing, stored_positions
from bot.tables.unit.change import Change, TableStore, must_run, seat_at
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.position import Cause, Position, answering, position_of
from bot.tables.unit.posts import PostKind
from bot.tables.unit.replay import Taken, borders_undo, hushed, openly, same_position, undone_events
from engine.core import Action, Draw, Event, IllegalAction, SaveError, encode_params, legal, prompt_of

log = logging.getLogger(__name__)

REFUSED = 60
"""Refused acts that a person may make at once; every ``AGAIN`` seconds one more. Each takes the table's lock."""
AGAIN = 3.0
DOUBLE = 2.0
"""Seconds within which a second press of a button that everybody shares is taken for a double click."""


class Play:
    """The moves of running games."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._refused = Limit(REFUSED, AGAIN, store.clock)
        self._undone: dict[tuple[int, int], float] = {}
        """By table and user: when something was last taken back by a button that everybody shares, as time passes."""

    @contextlib.contextmanager
    def _few_refusals(self, user_id: int) -> Iterator[None]:
        """Refuse at once whoever was refused too often; count the refusals of the block."""
        seconds = self._refused.wait(user_id)
        if seconds:
            raise UserError("slow-down", seconds=seconds)
        try:
            yield
        except UserError:
            self._refused.spend(user_id)
            raise

    # -- acting

    async def act(
        self,
        table_id: int,
        user_id: int,
        actions: Sequence[Action],
        *,
        seat: int | None = None,
        token: str | None = None,
        press: str = "",
        redraw: bool = False,
    ) -> Acted:
        """Take one action, or several of which all happen or none, for a seat of this user.

        ``token``: of the question they answer; ``StaleClick`` when it is answered, gone or replaced, or when the same
        control has done the last act. ``press``: the words of the control, where they are not those of the actions.
        ``redraw``: the seat's live panel is drawn anew by the same commit, for whoever did not act by it. A table that
        sleeps wakes.
        """
        if not actions:
            raise UserError("no-actions")
        with self._few_refusals(user_id):
            return await self._act(table_id, user_id, actions, seat, token, press, redraw)

    async def _act(
        self,
        table_id: int,
        user_id: int,
        actions: Sequence[Action],
        seat: int | None,
        token: str | None,
        press: str,
        redraw: bool,
    ) -> Acted:
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            held = held_seats(loaded, user_id, seat)
            position = self._awake(change, held)
            control = None if token is None else questions.press(token, press or "; ".join(map(str, actions)))
            if control is not None and any(questions.was_pressed(s, control) for s in held):
                raise StaleClick("stale-click")
            actor = choose_seat(loaded.seats, held, position, actions[0], token)
            asked = position.of_seat(actor.seat)
            answered = next((p.id for p in asked if token in questions.tokens(actor, p, loaded.seats)), "")
            acted = await self._by_hand(change, position, actor, user_id, actions)
            if control is not None:
                questions.note_press(actor, answered, control)
            if redraw:
                change.edit(PostKind.PANEL, actor)
            return acted

    async def must_be_possible(self, table_id: int, user_id: int, action: Action, *, seat: int | None = None) -> None:
        """Raise the refusal that an action of this user's seat would meet as things are. Nothing is done either way; a
        refusal counts like any other, for it tells as much."""
        with self._few_refusals(user_id):
            async with self.store.faults_of(table_id), self.store.db.read() as connection:
                loaded = await self.store.load(connection, table_id)
                must_run(loaded)
                position = position_of(self.store, loaded)
                actor = choose_seat(loaded.seats, held_seats(loaded, user_id, seat), position, action, None)
                refusal = position.rules.why_not(position.state, actor.seat, action)
            if refusal is not None:
                raise UserError(refusal.code, **refusal.params)

    async def set_style(self, table_id: int, user_id: int, style: str, *, seat: int | None = None) -> Acted | None:
        """Choose how one's seat is played, by a name that the rules know: its standing choices are taken at once, or,
        before the start, with the start."""
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            styles = self.store.rules(loaded.table.game).styles()
            if style not in styles:
                raise UserError("unknown-style", style=style, known=list(styles))
            held = held_seats(loaded, user_id, seat)
            if len(held) > 1:
                raise UserError("which-seat", seats=numbers(held))
            held[0].style = style
            if loaded.status is TableStatus.LOBBY:
                return None
            return await self._by_hand(change, self._awake(change, held), held[0], user_id, styles[style])

    def _awake(self, change: Change, held: list[SeatRecord]) -> Position:
        """The position for somebody who is about to move; whoever was absent is back with it."""
        loaded = change.loaded
        if loaded.table.asleep:
            idle.wake_up(change, change.loaded.called(held[0]))
        must_run(loaded)
        faults.lift(change)
        return Position.of(self.store.rules(loaded.table.game), self.store.state(loaded))

    async def _by_hand(
        self, change: Change, position: Position, actor: SeatRecord, user_id: int, actions: Sequence[Action]
    ) -> Acted:
        idle.take_back(change, actor, shown=True)
        before = position.prompts
        made = await self.perform(change, position, actor, actions, user_id)
        if user_id in change.loaded.closed | change.loaded.left:  # whoever is here may have opened their messages
            await change.connection.execute(m.users.update().where(m.users.c.id == user_id).values(dm="unknown"))
            await outgoing.hurry(change.connection, user_id, change.now)
            change.woken = True
            change.panel(actor, quiet=True)
        with answering(actor.seat, prompt_of(before.get(actor.seat, ()), actions[0]), actions[0]):
            acted = await self._acted(change, position, actor, made.told)
        return dataclasses.replace(acted, left=tuple(actions[len(made.rows) :]))

    async def _acted(
        self, change: Change, position: Position, actor: SeatRecord, told: list[tuple[int, Event]]
    ) -> Acted:
        events = [line.event for line in views.heard(told, actor.seat, change.now)]
        now = await recent(self.store, change.connection, change.loaded, position, actor)
        return Acted(views.seat_view(change.loaded, position, actor, now), events)

    async def act_for(
        self, table_id: int, seat: int, question: str, actions: Sequence[Action], *, acts: int, last: bool = True
    ) -> bool:
        """Answer a question for a seat that a computer runs.

        Nothing happens, and ``False`` is returned, when the seat has moved on since its ``acts``-th action, when the
        question is gone, when a person has taken the seat back, or when the table is stopped. Raises ``UserError`` for
        an illegal action. An offer counts as considered then. ``last``: there is nothing else to be tried.
        """
        async with self.store.change(table_id, last=last) as change:
            loaded = change.loaded
            actor = seat_at(loaded, seat)
            open_ = any(q.id == question for q in questions.standing(actor))
            runs = loaded.status is TableStatus.RUNNING and not loaded.table.stopped
            if not runs or actor.acts != acts or not actor.machine or not open_:
                return False
            questions.change(actor, question, weighed=True)
            if actions:
                position = Position.of(self.store.rules(loaded.table.game), self.store.state(loaded))
                word = missed.owed(change, actor)
                made = await self.perform(change, position, actor, actions, None)
                if word is not None:
                    word.played(made, position.rules.hidden_arguments)
            else:
                reconcile.set_bot_due(change)
        return True

    async def perform(
        self, change: Change, position: Position, actor: SeatRecord, actions: Sequence[Action], user_id: int | None
    ) -> Taken:
        """Apply actions of one seat and write what they bring.

        The first refusal raises ``UserError`` with the game's own code, and the transaction is rolled back. It comes
        before anything was learnt: see ``take``.
        """
        before = position.prompts
        with answering(actor.seat, prompt_of(before.get(actor.seat, ()), actions[0]), actions[0]):
            made = take(change, position, actor, actions, user_id)
            await self._write(change, position, made)
            heard = [event for _, event in made.told]
            cause = Cause(actor.seat, user_id is None, before, heard, made.rows[0]["seq"], made.phase_seq)
            await reconcile.settle(change, position, cause)
        return made

    async def _write(self, change: Change, position: Position, made: Taken) -> None:
        """Write actions, their events, and the position they led to."""
        connection = change.connection
        await connection.execute(m.actions.insert(), made.rows)
        await self._store(change, position.rules.dumps(position.state), made.base)
        if made.told:
            await self._tell(change, made.told)
        if made.snapshots:
            await connection.execute(m.snapshots.insert(), made.snapshots)

    async def begin(self, change: Change, position: Position) -> None:
        """Take the standing choices of the styles that were chosen before the start. A choice that the game does not
        take is left to its player."""
        styles = position.rules.styles()
        for seat in change.loaded.seats:
            if seat.style in styles:
                try:
                    made = take(change, position, seat, styles[seat.style], seat.user_id, whole=True)
                except RulesFault:
                    log.exception("style %s of seat %d failed at the start", seat.style, seat.seat)
                    continue
                except UserError:
                    continue
                made.base = (position.rules.dumps(position.state), change.loaded.table.seq)
                await self._write(change, position, made)
                seat.undoable = 0

    async def _store(self, change: Change, data: bytes, base: tuple[bytes, int] | None) -> None:
        values = stored_positions.columns(data)
        if base is not None:
            values |= stored_positions.base_columns(*base)
        change.loaded.put(values)
        await change.connection.execute(
            m.states.update().where(m.states.c.table_id == change.loaded.table.id).values(**values)
        )

    # -- undoing

    async def undo(
        self,
        table_id: int,
        user_id: int,
        *,
        seat: int | None = None,
        token: str | None = None,
        shared: bool = False,
        redraw: bool = False,
    ) -> Acted:
        """Take back this seat's last command (all actions of its batch) since the last thing that seals.

        What other seats did meanwhile stays. ``nothing-to-undo`` when the seat did nothing since;
        ``cannot-undo`` when another seat's action rests on it. ``token``: which command is meant; ``StaleClick`` when
        it is not the last one any more. ``shared``: by a button that everybody shares, so that it cannot say which:
        of a double click the second half is refused. ``redraw``: as for an act.
        """
        with self._few_refusals(user_id):
            if not shared:
                return await self._undo(table_id, user_id, seat, token, redraw)
            now, key = self.store.clock.monotonic(), (table_id, user_id)
            self._undone = {k: at for k, at in self._undone.items() if now - at < DOUBLE}
            if key in self._undone:
                raise UserError("undone-already")
            self._undone[key] = now  # before it is done: the other half may come meanwhile
            try:
                return await self._undo(table_id, user_id, seat, token, redraw)
            except BaseException:
                self._undone.pop(key, None)
                raise

    async def _undo(self, table_id: int, user_id: int, seat: int | None, token: str | None, redraw: bool) -> Acted:
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            held = held_seats(loaded, user_id, seat)
            must_run(loaded)
            faults.lift(change)
            if token is not None:
                held = [s for s in held if questions.undo_token(s) == token]
                if not held:
                    raise StaleClick("stale-click")
            actor = next((s for s in held if s.undoable), None)
            if actor is None:
                raise UserError("nothing-to-undo")
            if len([s for s in held if s.undoable]) > 1:
                raise UserError("which-seat", seats=numbers(held))
            rules = self.store.rules(loaded.table.game)
            before = rules.prompts(self.store.state(loaded))
            gone, state = await self._without_last(change, actor)
            position = Position.of(rules, state)
            idle.take_back(change, actor, shown=True)
            told = await self._take_back(change, actor, user_id, gone)
            await self._store(change, rules.dumps(state), None)
            await reconcile.settle(change, position, Cause(actor.seat, False, before, [event for _, event in told]))
            if redraw:
                change.edit(PostKind.PANEL, actor)
            return await self._acted(change, position, actor, told)

    async def _without_last(self, change: Change, actor: SeatRecord) -> tuple[list[Any], Any]:
        """The rows of a seat's last command, and the position without it."""
        loaded, a = change.loaded, m.actions.c
        rules = self.store.rules(loaded.table.game)
        s = m.states.c
        base = (
            await change.connection.execute(sa.select(s.base, s.base_digest).where(s.table_id == loaded.table.id))
        ).one()
        rows = (
            await change.connection.execute(
                sa.select(a.seq, a.seat, a.text, a.batch, a.secret, a.draws)
                .where(a.table_id == loaded.table.id, a.seq > loaded.base_seq, a.kind == "act", sa.not_(a.undone))
                .order_by(a.seq)
            )
        ).all()
        batch = max(row.batch for row in rows if row.seat == actor.seat)
        gone = [row for row in rows if row.seat == actor.seat and row.batch == batch]
        try:
            state = stored_positions.read(rules, base.base, base.base_digest, loaded.base_seq)
        except stored_positions.DamagedPosition as error:
            raise self.store.damaged(loaded) from error
        except SaveError as error:
            log.exception("the position at action %d of table %d cannot be read", loaded.base_seq, loaded.table.id)
            raise UserError("cannot-undo") from error
        whole = rules.loads(rules.dumps(state))
        try:
            for row in rows:
                rules.apply(whole, row.seat, Action.parse(row.text))
                if row not in gone:
                    rules.apply(state, row.seat, Action.parse(row.text))
                    if rules.draws(state) != msgspec.json.decode(row.draws, type=list[Draw]):
                        raise UserError("cannot-undo")  # luck that was drawn in private would fall otherwise
        except (IllegalAction, RulesFault) as error:
            raise UserError("cannot-undo") from error
        if not same_position(rules, rules.dumps(whole), loaded.data or b""):  # base or log are not what they were
            log.error("the log of table %d does not lead to its position from %d on", loaded.table.id, loaded.base_seq)
            raise UserError("cannot-undo")
        return gone, state

    async def _take_back(
        self, change: Change, actor: SeatRecord, user_id: int, gone: Sequence[Any]
    ) -> list[tuple[int, Event]]:
        """Write the undo into the log: its row, its events, and the mark on what it took back."""
        table = change.loaded.table
        hidden_arguments = self.store.rules(table.game).hidden_arguments
        seqs, texts = [row.seq for row in gone], [row.text for row in gone]
        aloud = [row.text for row in gone if not row.secret]
        table.seq += 1
        actor.undoable -= 1
        actor.acts += 1
        questions.tread(actor, "undo", *texts)
        if aloud:
            table.epoch += 1
        if aloud and not hushed(aloud, hidden_arguments):
            change.note(
                "note-undone",
                **change.loaded.about(actor),
                actions="; ".join(openly(text, hidden_arguments) for text in aloud),
            )
        row = _action_row(change.loaded, actor.seat, user_id, " ".join(map(str, seqs)), [], table.seq, change.now)
        await change.connection.execute(m.actions.insert(), [row | {"kind": "undo", "secret": not aloud}])
        for part in (m.actions, m.events):
            await change.connection.execute(
                part.update().where(part.c.table_id == table.id, part.c.seq.in_(seqs)).values(undone=True)
            )
        told = [(table.seq, event) for event in undone_events(actor.seat, texts, aloud, hidden_arguments)]
        await self._tell(change, told)
        return told

    async def _tell(self, change: Change, told: list[tuple[int, Event]]) -> None:
        """Write events; the seats hear what they may know."""
        questions.hear(change.loaded.seats, [event for _, event in told])
        await change.connection.execute(m.events.insert(), event_rows(change.loaded, told, change.now))


def take(
    change: Change,
    position: Position,
    actor: SeatRecord,
    actions: Sequence[Action],
    user_id: int | None,
    *,
    whole: bool = False,
) -> Taken:
    """Apply actions of one seat to a position; the row of the table and its seats follow. Nothing is written yet.

    What a user says in one breath ends where something seals: they have learnt something then, so what went before
    stands, and the rest is left for them to say again. A refusal that took it all back would be a free look.
    ``whole``: when one is refused, none may have been taken; the position is as it was.
    """
    loaded, rules = change.loaded, position.rules
    state = rules.loads(rules.dumps(position.state)) if whole else position.state
    table, seq, epoch, acts, trail = loaded.table, loaded.table.seq, loaded.table.epoch, actor.acts, actor.trail
    made = Taken(batch=table.seq + 1)
    counted = False
    prompts = position.prompts
    for action in actions:
        prompt = prompt_of(prompts.get(actor.seat, ()), action)
        try:
            events = rules.apply(state, actor.seat, action)
        except (IllegalAction, RulesFault) as error:
            if whole:
                table.seq, table.epoch, actor.acts, actor.trail = seq, epoch, acts, trail
            if isinstance(error, RulesFault):
                raise
            raise UserError(error.refusal.code, **error.refusal.params) from error
        table.seq += 1
        actor.acts += 1
        questions.tread(actor, str(action))
        draws = rules.draws(state)
        public = any(event.audience is None for event in events)
        row = _action_row(loaded, actor.seat, user_id, str(action), draws, made.batch, change.now)
        made.rows.append(row | {"secret": not public or (prompt is not None and prompt.secret)})
        made.told += [(table.seq, event) for event in events]
        table.epoch += public
        prompts = rules.prompts(state)
        if borders_undo(events):
            made.base = (rules.dumps(state), table.seq)
            for seat in loaded.seats:
                seat.undoable = 0
            counted = False
        elif draws or any(event.seals for event in events):  # sealed between a few: the others notice nothing
            heard = {actor.seat, *(seat for event in events for seat in event.audience or ())}
            for number in heard:
                loaded.seats[number].undoable = 0
            counted = False
            made.batch = table.seq + 1
        else:
            actor.undoable += not counted
            counted = True
        if any(event.audience is None and event.tell == "phase" for event in events):
            made.phase_seq = table.seq
            held = stored_positions.columns(rules.dumps(state))
            made.snapshots.append({"table_id": table.id, "seq": table.seq, "at": change.now, **held})
        if user_id is not None and not whole and (draws or any(event.seals for event in events)):
            break
    outcome = rules.outcome(state)
    position.state, position.prompts, position.outcome = state, {} if outcome else prompts, outcome
    return made


def held_seats(loaded: LoadedTable, user_id: int, seat: int | None) -> list[SeatRecord]:
    """The seats of a user, or the one they name. Raises ``not-seated`` and ``no-such-seat``."""
    if seat is not None:
        named = seat_at(loaded, seat)
        if named.user_id != user_id:
            raise UserError("not-seated")
        return [named]
    held = [s for s in loaded.seats if s.user_id == user_id]
    if not held:
        raise UserError("not-seated")
    return held


def choose_seat(
    seats: list[SeatRecord], held: list[SeatRecord], position: Position, action: Action, token: str | None
) -> SeatRecord:
    """The one of the ``held`` seats of a user that takes an action: the one whose question the token names, else the
    only one that may.

    Raises ``StaleClick`` when there is no such question or the action does not answer it, and ``which-seat``.
    """
    if token is not None:
        asked = [(s, p) for s in held for p in position.of_seat(s.seat) if token in questions.tokens(s, p, seats)]
        able = [s for s, p in asked if action in p.actions]
        if not able:
            raise StaleClick("stale-click")
    elif len(held) == 1:
        return held[0]
    else:
        able = [s for s in held if action in legal(position.of_seat(s.seat))]
    if len(able) == 1:
        return able[0]
    waiting = [s for s in held if questions.blocked(s)]
    if not able and len(waiting) == 1:
        return waiting[0]  # its refusal says best what is wrong
    raise UserError("which-seat", seats=numbers(able or held))


def numbers(seats: list[SeatRecord]) -> str:
    """Seat numbers as people count them."""
    return ", ".join(str(s.seat + 1) for s in seats)


def _action_row(
    loaded: LoadedTable, seat: int, user_id: int | None, text: str, draws: list[Draw], batch: int, now: float
) -> dict[str, Any]:
    return {
        "table_id": loaded.table.id,
        "seq": loaded.table.seq,
        "seat": seat,
        "user_id": user_id,
        "kind": "act",
        "text": text,
        "draws": msgspec.json.encode(draws).decode(),
        "batch": batch,
        "undone": False,
        "at": now,
    }


def event_rows(loaded: LoadedTable, told: list[tuple[int, Event]], now: float) -> list[dict[str, Any]]:
    """Events as rows, in their order."""
    return [
        {
            "table_id": loaded.table.id,
            "seq": seq,
            "place": place,
            "key": event.key,
            "params": encode_params(event.params),
            "audience": "" if event.audience is None else "," + "".join(f"{s}," for s in event.audience),
            "seals": event.seals,
            "tell": event.tell,
            "undone": False,
            "at": now,
        }
        for place, (seq, event) in enumerate(told)
    ]
