"""Tables before and around the game: opening, joining, settings, starting."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.common import safe_names
from bot.common.errors import UserError
from bot.locale import LANGUAGES
from bot.store import models as m
from bot.store.models import SeatRecord, TableRecord
from bot.tables.clock import availability, schedule
from bot.tables.lobby import invitations, seating
from bot.tables.lobby.setup import (
    NAME_LENGTH,
    check_locale,
    check_options,
    check_player,
    insert_table,
    resize,
    set_up,
    table_locale,
    tidy,
)
from bot.tables.members import moderation, seat_keys
from bot.tables.members.seats import give_seat, offer_seat, remember, vacate
from bot.tables.members.talk_rules import PRESS
from bot.tables.model import DeadlinePolicy, TableInfo, TableStatus, UserRef
from bot.tables.play import announce, reconcile, table_clock
from bot.tables.play.actions import Play
from bot.tables.unit import anonymity, motions, stored_positions
from bot.tables.unit.change import Change, TableStore, must_be_lobby, must_organise, must_run, seat_at
from bot.tables.unit.computers import NAMES, SUBSTITUTE
from bot.tables.unit.loaded import LoadedTable
from bot.tables.unit.position import Cause, Position
from bot.tables.unit.posts import PostKind
from bot.tables.unit.seed_words import tidy_word
from engine.core import seed_hash


class Lobby:
    """Tables that gather."""

    def __init__(self, store: TableStore, play: Play, locale: str) -> None:
        self.store = store
        self.play = play
        self.locale = locale
        self._teaching = asyncio.Lock()
        """Two calls at once must not begin two lessons."""

    # -- opening

    async def create(
        self,
        *,
        guild_id: int,
        channel_id: int,
        organiser: UserRef,
        game: str,
        seats: int,
        name: str = "",
        policy: DeadlinePolicy | None = None,
        locale: str = "",
        options: Mapping[str, Any] | None = None,
        practice: bool = False,
        private: bool = False,
        invited: bool = False,
        plays: bool = True,
    ) -> TableInfo:
        """Open a table; the organiser takes its first seat and the lobby card is posted to the channel.

        ``practice``: one person may take several seats; ``private``: the channel is a private thread made for this
        table, and everything stays in it; ``invited``: only who is asked may join; ``plays``: else the organiser takes
        no seat, and sees what all see.
        """
        rules = self.store.rules(game)
        chosen = check_options(rules, seats, options or {})
        policy = policy or DeadlinePolicy()
        schedule.check(policy)
        if locale:
            check_locale(locale)
        now, seed = self.store.clock.now(), secrets.token_hex(32)
        async with self.store.db.write() as connection:
            if not locale:
                locale = await table_locale(connection, guild_id, [organiser], self.locale)
            table = TableRecord(
                id=0,
                guild_id=guild_id,
                channel_id=channel_id,
                game=game,
                name=tidy(name, NAME_LENGTH),
                locale=locale,
                thread_id=channel_id if private else None,
                thread_state="open" if private else "none",
                private=private,
                invited=invited,
                practice=practice,
                organiser_id=organiser.id,
                seat_count=seats,
                options=chosen,
                policy=msgspec.json.encode(policy).decode(),
                seed=seed,
                seed_hash=seed_hash(seed),
                schema_version=rules.schema_version,
                rules_version=rules.rules_version,
                created_at=now,
            )
            await moderation.may_open(connection, guild_id, organiser.id)
            loaded = await insert_table(connection, table, [(organiser.name, organiser.id, "")] if plays else [])
            change = Change(self.store.db, connection, loaded, now, self.store)
            await remember(change, organiser)
            announce.created(change)
            await change.flush()
        self.store.work()
        return loaded.info()

    async def lesson(self, user: UserRef, game: str, *, seats: int, name: str = "") -> tuple[TableInfo, bool]:
        """Somebody's first game, alone against computers, started at once; the one that runs already instead, so that
        nobody can fill the machine with them. Nothing of it stands in any channel, it has no deadlines, and its seat
        may ask a computer player what it would do. Also whether nothing was done in it yet."""
        rules, t = self.store.rules(game), m.tables.c
        now, seed = self.store.clock.now(), secrets.token_hex(32)
        chosen = check_options(rules, seats, {})
        async with self._teaching, self.store.db.write() as connection:
            mine = sa.and_(t.organiser_id == user.id, t.game == game, t.lesson)
            alive = t.status.in_((TableStatus.RUNNING.value, TableStatus.PAUSED.value))
            held = sa.exists().where(m.seats.c.table_id == t.id, m.seats.c.user_id == user.id)
            known = await connection.scalar(sa.select(t.id).where(mine, alive, held).limit(1))
            if known is not None:
                old = await self.store.load(connection, int(known))
                return old.info(), not any(seat.acts for seat in old.seats if seat.user_id == user.id)
            table = TableRecord(
                id=0,
                guild_id=0,
                channel_id=0,
                game=game,
                name=tidy(name, NAME_LENGTH),
                locale=user.locale if user.locale in LANGUAGES else self.locale,
                private=True,
                lesson=True,
                hints=True,
                organiser_id=user.id,
                seat_count=seats,
                options=chosen,
                policy=msgspec.json.encode(DeadlinePolicy(hours=0)).decode(),
                seed=seed,
                seed_hash=seed_hash(seed),
                schema_version=rules.schema_version,
                rules_version=rules.rules_version,
                created_at=now,
            )
            others = [(called, None, SUBSTITUTE) for called in NAMES[: seats - 1]]
            loaded = await insert_table(connection, table, [(user.name, user.id, ""), *others])
            change = Change(self.store.db, connection, loaded, now, self.store)
            await remember(change, user)
            await self.begin(change)
            await change.flush()
        self.store.work()
        return loaded.info(), True

    async def configure(
        self,
        table_id: int,
        user_id: int,
        *,
        options: Mapping[str, Any] | None = None,
        policy: DeadlinePolicy | None = None,
        name: str | None = None,
        locale: str | None = None,
        seats: int | None = None,
        hints: bool | None = None,
        press: str | None = None,
        drawn: bool | None = None,
        drafted: bool | None = None,
        invited: bool | None = None,
        anonymous: bool | None = None,
        manager: bool = False,
    ) -> TableInfo:
        """Change settings of a table that has not started; name, language and deadlines also while it runs.

        A new deadline policy begins with the turn that runs, as if it had started now, but takes nothing away that was
        promised for it; everybody is told. ``options`` names only what changes.
        """
        async with self.store.change(table_id) as change:
            loaded, table = change.loaded, change.loaded.table
            must_organise(loaded, user_id, manager)
            if press is not None and press not in PRESS:
                raise UserError("bad-press")
            if any(
                setting is not None for setting in (options, seats, hints, press, drawn, drafted, invited, anonymous)
            ):
                must_be_lobby(loaded)
                table.press = table.press if press is None else press
                table.drawn = table.drawn if drawn is None else drawn
                table.drafted = table.drafted if drafted is None else drafted
                table.invited = table.invited if invited is None else invited
                if anonymous is not None:
                    anonymity.change(loaded, anonymous)
                table.hints = table.hints if hints is None else hints
                count = loaded.table.seat_count if seats is None else seats
                rules = self.store.rules(table.game)
                stored = msgspec.to_builtins(rules.options_of(loaded.options))
                table.options = check_options(rules, count, {**stored, **(options or {})})
                await resize(change, count)
            elif loaded.status is not TableStatus.LOBBY:
                must_run(loaded, paused=True)
            if policy is not None:
                schedule.check(policy)
                before = loaded.policy
                table.policy = msgspec.json.encode(policy).decode()
                if msgspec.structs.replace(before, **{n: getattr(policy, n) for n in schedule.BESIDE}) != policy:
                    await _apply_policy(change, user_id, before)
                if loaded.status is TableStatus.RUNNING:
                    reconcile.set_bot_due(change)
            if name is not None:
                table.name = tidy(name, NAME_LENGTH)
            if locale is not None:
                table.locale = check_locale(locale)
            announce.lobby(change)
        return change.loaded.info()

    async def close(self, table_id: int, user_id: int, *, manager: bool = False) -> TableInfo:
        """Close a table that has not started."""
        async with self.store.change(table_id) as change:
            must_organise(change.loaded, user_id, manager)
            must_be_lobby(change.loaded)
            change.loaded.table.status = TableStatus.CANCELLED.value
            change.loaded.table.finished_at = change.now
            await invitations.settle(change, "gone")
            announce.lobby(change)
        return change.loaded.info()

    # -- seats

    async def join(self, table_id: int, user: UserRef, *, offered: int | None = None) -> TableInfo:
        """Take the next free seat, at a practice table also a further one; of a running game a seat that is offered, if
        one has known no other of that table. ``offered``: that one of the seats on offer; ``seat-taken`` when it
        is not any more."""
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            if loaded.status not in (TableStatus.LOBBY, TableStatus.RUNNING, TableStatus.PAUSED):
                must_run(loaded)
            lobby = loaded.status is TableStatus.LOBBY
            sits = any(s.user_id == user.id for s in loaded.seats)
            if sits and not loaded.table.practice:
                raise UserError("already-seated")
            if await seat_keys.removed(change, user.id):
                raise UserError("table-closed")
            await moderation.may_sit(change, user.id)
            if lobby:
                await invitations.may_come(change, user.id)
            free = [s for s in loaded.seats if (s.free if lobby else s.offered)]
            if not free:
                raise UserError("already-seated" if sits else "table-full")
            if offered is not None and not lobby:
                free = [s for s in free if s.seat == offered]
                if not free:
                    raise UserError("seat-taken", seat=offered + 1)
            fitting = free if lobby else [s for s in free if await seat_keys.may_hold(change, s.seat, user.id)]
            if not fitting:
                raise UserError("seat-known")
            seat = fitting[0]
            await remember(change, user)
            if lobby:
                seat.user_id, seat.name, seat.style = user.id, safe_names.called(user.name, seat.seat), ""
                seat.word = ""
                anonymity.put_on(loaded.table, seat)
                if loaded.table.private:  # who was asked may come from outside its thread
                    change.members([user.id])
                await invitations.settle(change, "joined", user.id)
                announce.lobby(change)
            else:
                await give_seat(change, seat, user)
                change.note("note-joined", **change.loaded.about(seat))
        return change.loaded.info()

    async def add_word(self, table_id: int, user_id: int, text: str) -> TableInfo:
        """Add a word to the luck of a game that has not started, or another one instead. The seed is fixed and its hash
        shown by then: who adds a word does not know the seed, unless they run the bot, and who chose the seed did not
        know the word."""
        word = tidy_word(text)
        if not word:
            raise UserError("word-empty")
        async with self.store.change(table_id) as change:
            must_be_lobby(change.loaded)
            anonymity.must_show(change.loaded, "anonymous-word")
            held = [s for s in change.loaded.seats if s.user_id == user_id]
            if not held:
                raise UserError("not-seated")
            held[0].word = word
            announce.lobby(change)
        return change.loaded.info()

    async def leave(self, table_id: int, user_id: int) -> TableInfo:
        """Free one's seat; of a running game all one's seats are offered and played by a computer meanwhile."""
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            held = [s for s in loaded.seats if s.user_id == user_id]
            if not held:
                raise UserError("not-seated")
            if loaded.status is TableStatus.LOBBY:
                for seat in held:
                    vacate(seat)
                announce.lobby(change)
            else:
                must_run(loaded, paused=True)
                for seat in held:
                    await offer_seat(change, seat)
        return change.loaded.info()

    async def add_computer(
        self, table_id: int, user_id: int, player: str = "heuristic", seat: int | None = None, *, manager: bool = False
    ) -> TableInfo:
        """Give a free seat, or the next one, to a computer player. ``seat`` counts from 0."""
        check_player(player)
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            must_organise(loaded, user_id, manager)
            must_be_lobby(loaded)
            if seat is None:
                free = next((s for s in loaded.seats if s.free), None)
                if free is None:
                    raise UserError("table-full")
            else:
                free = seat_at(loaded, seat)
                if not free.free:
                    raise UserError("seat-taken", seat=seat + 1)
            _play_by(loaded, free, player)
            announce.lobby(change)
        return change.loaded.info()

    async def fill(self, table_id: int, user_id: int, player: str = "heuristic", *, manager: bool = False) -> TableInfo:
        """Give all seats that are free by now to computer players."""
        check_player(player)
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            must_organise(loaded, user_id, manager)
            must_be_lobby(loaded)
            for free in [seat for seat in loaded.seats if seat.free]:
                _play_by(loaded, free, player)
            announce.lobby(change)
        return change.loaded.info()

    async def remove_computer(
        self, table_id: int, user_id: int, seat: int | None = None, *, manager: bool = False
    ) -> TableInfo:
        """Take a computer player, or the last one, off the table."""
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            must_organise(loaded, user_id, manager)
            must_be_lobby(loaded)
            taken = [s for s in loaded.seats if s.computer] if seat is None else [seat_at(loaded, seat)]
            if not taken or not taken[-1].computer:
                raise UserError("no-computer-seat")
            taken[-1].computer = taken[-1].name = ""
            announce.lobby(change)
        return change.loaded.info()

    # -- starting

    async def start(self, table_id: int, user_id: int, *, seats: int | None = None, manager: bool = False) -> TableInfo:
        """Set the game up once every seat is taken: thread, opening, first board, status and panels follow. ``seats``:
        with so many, when just as many are taken, for which the free ones go."""
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            must_organise(loaded, user_id, manager)
            must_be_lobby(loaded)
            missing = sum(s.free for s in loaded.seats)
            if missing and seats == len(loaded.seats) - missing:
                rules = self.store.rules(loaded.table.game)
                check_options(rules, seats, msgspec.to_builtins(rules.options_of(loaded.options)))
                await resize(change, seats)
            elif missing:
                raise UserError("too-few-players", seats=len(loaded.seats), missing=missing)
            await self.begin(change)
        return change.loaded.info()

    async def shrinks(self, table_id: int) -> int | None:
        """With how many seats a table that has not started could start at once, its free ones gone; ``None`` where it
        is full, or where its game cannot be played like that."""
        loaded = await self.store.read(table_id)
        rules, taken = self.store.rules(loaded.table.game), sum(not s.free for s in loaded.seats)
        if loaded.status is not TableStatus.LOBBY or taken == len(loaded.seats):
            return None
        try:
            check_options(rules, taken, msgspec.to_builtins(rules.options_of(loaded.options)))
        except UserError:
            return None
        return taken

    async def begin(self, change: Change) -> None:
        """Set the game of a full table up, and whatever follows from that."""
        loaded, table = change.loaded, change.loaded.table
        rules = self.store.rules(table.game)
        await motions.clear(change)
        await invitations.settle(change, "begun")
        drafted = table.drafted and not table.anonymous and not table.drawn
        if table.drawn and not table.anonymous:  # where names are hidden seats are drawn anyway
            seating.draw(loaded.seats, table.seed, loaded.words)
        chosen = seating.draft(loaded.seats, table.seed, loaded.words) if drafted else []
        anonymity.draw(loaded)
        for seat in loaded.seats:
            if seat.user_id is None:  # whose word it was has left, and a computer has the seat
                seat.word = ""
        state = set_up(rules, loaded)
        held = stored_positions.columns(rules.dumps(state))
        both = held | stored_positions.base_columns(held["data"], 0)
        loaded.put(both)
        table.status, table.started_at = TableStatus.RUNNING.value, change.now
        table.rules_version, table.schema_version = rules.rules_version, rules.schema_version
        table.epoch = 1
        position = Position.of(rules, state)
        connection = change.connection
        await connection.execute(m.states.insert().values(table_id=table.id, **both))
        await connection.execute(m.snapshots.insert().values(table_id=table.id, seq=0, at=change.now, **held))
        await connection.execute(
            m.actions.insert().values(
                table_id=table.id,
                seq=0,
                seat=-1,
                user_id=None,
                kind="setup",
                text=loaded.words,
                batch=0,
                secret=False,
                draws=msgspec.json.encode(rules.draws(state)).decode(),
                undone=False,
                at=change.now,
            )
        )
        await seat_keys.remember(change)
        await self.play.begin(change, position)
        announce.opening(change)
        if chosen:
            change.note("note-drafted", order=[f"{loaded.called(seat)} ({wishes or '–'})" for seat, wishes in chosen])
        await reconcile.settle(change, position, Cause(start=True))


def _play_by(loaded: LoadedTable, free: SeatRecord, player: str) -> None:
    """Let a computer player take a free seat, by a name that no other seat has."""
    free.computer = player
    free.name = next(n for n in NAMES if all(s.name != n for s in loaded.seats))


async def _apply_policy(change: Change, user_id: int, before: DeadlinePolicy) -> None:
    """Let a changed policy rule what is asked now, as far as it takes no time away, and tell everybody. Where it is
    shorter than what people agreed on, what each seat is asked first has a day, and their hours hold on."""
    loaded = change.loaded
    if loaded.status is not TableStatus.LOBBY and availability.short(loaded.policy):
        loaded.table.shortened |= not before.hours or not availability.short(before)
    table_clock.restart(change)
    await table_clock.index(change)
    if loaded.status is TableStatus.LOBBY:
        return
    for seat in loaded.seats:
        seat.unwarned |= schedule.shorter(loaded.policy, before)
    if loaded.status is TableStatus.RUNNING and table_clock.missing(loaded.seats):
        change.edit(PostKind.STATUS)
    policy = msgspec.to_builtins(loaded.policy)
    for user in motions.people(change):
        if user != user_id:
            change.whisper(user, "whisper-deadline", policy=policy)
    change.note("note-deadline", name=motions.organising(change, user_id), policy=policy)
